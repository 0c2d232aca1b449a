/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"

/* The marks on a gauge, which differ in shape. */
typedef enum
{
  CB_GAUGE_NOW,     /* a bar from the start of the arc */
  CB_GAUGE_WAITING, /* a circle */
  CB_GAUGE_OTHERS,  /* a diamond */
  CB_N_GAUGE_MARKS
} CbGaugeMark;

/* Chances of 0…1 each on an arc, which grows with large texts. The figures are beside it in
 * words. */
/* The value of a mark that is left out. */
#define CB_GAUGE_NOT_MARKED (-1)

void cb_dial_show_ring (CbPainting *painting, double share);
void cb_dial_show_gauge (CbPainting *painting, const double shares[CB_N_GAUGE_MARKS]);
void cb_dial_show_key (CbPainting *painting, CbGaugeMark mark);
