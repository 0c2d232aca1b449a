/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define CB_FIT_MAX_FIGURES 33

/**
 * CbSample:
 * @n: how many figures there are
 * @won: whether the game was won
 * @figures: what was known before
 */
typedef struct
{
  guint n;
  gboolean won;
  double figures[CB_FIT_MAX_FIGURES];
} CbSample;

/* Fits a logistic function of the figures to @samples (element-type CbSample), which have equally
 * many, by the method of Newton. @weights: (out): of each figure. Returns how much a game’s outcome
 * surprises then, in bits. */
double cb_fit_logistic (const GArray *samples, double weights[CB_FIT_MAX_FIGURES]);
