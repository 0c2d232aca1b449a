/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"

/* What a gauge shows, told apart by shape. */
typedef enum
{
  CB_GAUGE_NOW,    /* a bar from the beginning */
  CB_GAUGE_LATER,  /* a circle */
  CB_GAUGE_OTHERS, /* a diamond */
  CB_N_GAUGE_MARKS
} CbGaugeMark;

/* Chances, 0…1 each, on an arc. They grow with large texts; the figures stand beside them. */
void cb_dial_show_ring (CbPainting *painting, double share);
void cb_dial_show_gauge (CbPainting *painting, const double shares[CB_N_GAUGE_MARKS]);
void cb_dial_show_key (CbPainting *painting, CbGaugeMark mark);
