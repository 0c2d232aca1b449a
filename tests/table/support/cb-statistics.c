/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "cb-statistics.h"

double
cb_statistics_test_even (const guint *counts, guint n_counts)
{
  double expected = 0, chi_square = 0;

  for (guint i = 0; i < n_counts; i++)
    expected += (double) counts[i] / n_counts;
  for (guint i = 0; i < n_counts; i++)
    chi_square += (counts[i] - expected) * (counts[i] - expected) / expected;
  return (chi_square - (n_counts - 1)) / sqrt (2.0 * (n_counts - 1));
}
