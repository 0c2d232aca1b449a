/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-fit.h"

#include <math.h>

/* Keeps weights of figures small that say nearly the same. */
#define RIDGE 1.0

#define N_STEPS 12

static double
get_sum (const CbSample *sample, const double *weights)
{
  double sum = 0;

  for (guint i = 0; i < sample->n; i++)
    sum += weights[i] * sample->figures[i];
  return sum;
}

/* Solves the symmetric system of @n equations in place, by elimination. */
static void
solve (double a[][CB_FIT_MAX_FIGURES], double *b, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      {
        double factor = a[k][i] / a[i][i];

        for (guint j = i; j < n; j++)
          a[k][j] -= factor * a[i][j];
        b[k] -= factor * b[i];
      }
  for (guint i = n; i-- > 0;)
    {
      for (guint j = i + 1; j < n; j++)
        b[i] -= a[i][j] * b[j];
      b[i] /= a[i][i];
    }
}

/* Improves the weights by one step; returns how much a game's outcome surprises, in bits. */
static double
step (const GArray *samples, double *weights, guint n)
{
  double a[CB_FIT_MAX_FIGURES][CB_FIT_MAX_FIGURES] = { { 0 } };
  double b[CB_FIT_MAX_FIGURES] = { 0 }, surprise = 0;

  for (guint i = 0; i < n; i++)
    {
      a[i][i] = RIDGE;
      b[i] = -RIDGE * weights[i];
    }
  for (guint s = 0; s < samples->len; s++)
    {
      const CbSample *sample = &g_array_index (samples, CbSample, s);
      double chance = 1 / (1 + exp (-get_sum (sample, weights)));

      surprise -= log2 (sample->won ? chance : 1 - chance);
      for (guint i = 0; i < n; i++)
        {
          b[i] += (sample->won - chance) * sample->figures[i];
          for (guint k = 0; k < n; k++)
            a[i][k] += chance * (1 - chance) * sample->figures[i] * sample->figures[k];
        }
    }
  solve (a, b, n);
  for (guint i = 0; i < n; i++)
    weights[i] += b[i];
  return surprise / samples->len;
}

double
cb_fit_logistic (const GArray *samples, double weights[CB_FIT_MAX_FIGURES])
{
  double surprise = 0;

  for (guint i = 0; i < CB_FIT_MAX_FIGURES; i++)
    weights[i] = 0;
  for (guint i = 0; i < N_STEPS; i++)
    surprise = step (samples, weights, g_array_index (samples, CbSample, 0).n);
  return surprise;
}
