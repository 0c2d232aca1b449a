/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* What a gauge shows, told apart by shape. */
typedef enum
{
  CB_GAUGE_NOW,    /* a bar from the beginning */
  CB_GAUGE_LATER,  /* a circle */
  CB_GAUGE_OTHERS, /* a diamond */
  CB_N_GAUGE_MARKS
} CbGaugeMark;

#define CB_TYPE_GAUGE (cb_gauge_get_type ())

/**
 * CbGauge:
 *
 * Three chances on one arc, open below; the figures stand beside it. For assistive technology an
 * image; whoever uses it says what it shows. It grows with large texts.
 */
G_DECLARE_FINAL_TYPE (CbGauge, cb_gauge, CB, GAUGE, GtkWidget)

void cb_gauge_set (CbGauge *self, CbGaugeMark mark, double share);

#define CB_TYPE_GAUGE_KEY (cb_gauge_key_get_type ())

/**
 * CbGaugeKey:
 *
 * One of the marks of a gauge, beside the words that say what it stands for. Property: mark (uint,
 * a CbGaugeMark, construct only).
 */
G_DECLARE_FINAL_TYPE (CbGaugeKey, cb_gauge_key, CB, GAUGE_KEY, GtkWidget)
