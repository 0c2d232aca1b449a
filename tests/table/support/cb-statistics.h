/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Pearson's chi-square of counts that should all be alike, as standard deviations from what it is
 * on average: a fair thing stays between −4 and 4, but for one time in thousands. */
double cb_statistics_test_even (const guint *counts, guint n_counts);
