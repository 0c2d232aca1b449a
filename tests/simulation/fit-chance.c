/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fits how likely a game is won that is judged to be (CHANCE and WELL_CHOSEN in
 * src/insight/ahead/cb-value.c), in games with other seeds than those of the tests, and prints the
 * weights. */

#include <math.h>
#include <stdlib.h>

#include "cb-fit.h"
#include "cb-follower.h"

#define SEED        19860000
#define SEED_CHOSEN 19880000

/* No game is judged to be won or lost before it is over. */
#define LEAST_JUDGED 0.0005

static void
add_sample (GArray *samples, const CbForeseen *told, guint n_players, gboolean won)
{
  double judged;
  CbSample sample = { .n = 3, .won = won };

  if (told->n_games == 0)
    return;
  judged = CLAMP (told->won / told->n_games, LEAST_JUDGED, 1 - LEAST_JUDGED);
  sample.figures[0] = 1;
  sample.figures[1] = n_players;
  sample.figures[2] = log (judged / (1 - judged));
  g_array_append_val (samples, sample);
}

static void
fit_asked (guint n_games)
{
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (CbSample));
  double weights[CB_FIT_MAX_FIGURES], surprise;

  for (guint i = 0; i < n_games; i++)
    {
      guint n_players = 3 + i % 4;
      CbTold told;
      gboolean won = cb_follower_play (n_players, TRUE, SEED + i, &told);

      add_sample (samples, &told.asking, n_players, won);
      add_sample (samples, &told.waiting, n_players, won);
    }
  surprise = cb_fit_logistic (samples, weights);
  g_printerr ("%u situations, %.4f bits\n", samples->len, surprise);
  g_print ("CHANCE { %.4f, %.4f, %.4f }\n", weights[0], weights[1], weights[2]);
}

/* Prints what is to be added to WELL_CHOSEN: how often games are won of which that was said at the
 * beginning of a turn, compared with what was said, both as the logarithm of odds. */
static void
fit_chosen (guint n_games)
{
  double said = 0, n_won = 0, n = 0;

  for (guint i = 0; i < n_games; i++)
    {
      CbTold told;
      gboolean won = cb_follower_play (3 + i % 4, FALSE, SEED_CHOSEN + i, &told);

      if (told.before.n_games == 0)
        continue;
      said += told.before.chance;
      n_won += won;
      n++;
    }
  g_printerr ("%.0f situations, %.4f said, %.4f won\n", n, said / n, n_won / n);
  g_print ("WELL_CHOSEN + %.4f\n", log (n_won / (n - n_won)) - log (said / (n - said)));
}

int
main (int argc, char *argv[])
{
  guint n_games = argc > 1 ? (guint) atoi (argv[1]) : 20000;

  fit_asked (n_games);
  fit_chosen (n_games);
  return 0;
}
