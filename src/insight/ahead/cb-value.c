/* How good a position is, without playing it to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What decides a race is how many solutions each player has left, and whose turn comes first. Of
 * each player who still takes turns, in their order and beginning with me, five figures are taken;
 * then three more of all. A logistic function of these was fitted to games that were played to
 * their end (tests/simulation/fit-value.c, which prints the table below). */

#include "config.h"

#include <math.h>

#include "cb-value-private.h"

/* How many figures there are of each player, and how many more of all. */
#define N_OF_PLAYER 5
#define N_OF_ALL    3

/* With more players than these, only the first ones are looked at. */
#define MAX_PLAYERS 6

/* With fewer than this many bits left a player knows the solution, may know it after his next
 * question, or is not far from it. */
static const double CLOSE[] = { 0.5, 1.3, 2.4 };

/* By how many players there are, what each figure counts. */
static const double WEIGHTS[MAX_PLAYERS + 1][CB_VALUE_MAX_FIGURES] = {
  [3] = { -0.686, 0.000, 0.592, 0.219, 0.386, 0.345, -2.127, -1.732, -0.157, -0.138, 0.384, -2.339,
          -2.139, -0.255, -0.407, 0.047, 0.019, -1.059 },
  [4] = { -0.359, 0.000,  0.535,  0.332,  0.424,  0.205,  -2.795, -0.815,
          -0.270, -0.211, 0.208,  -1.859, -1.360, -0.078, -0.206, 0.276,
          -2.344, -1.380, -0.187, -0.425, 0.269,  -0.027, -2.028 },
  [5] = { -0.255, 0.000,  0.451,  0.259,  0.326,  0.115, -2.422, -0.484, -0.334, -0.113,
          0.166,  -2.405, -1.429, -0.161, -0.062, 0.156, -2.265, -1.114, -0.185, -0.239,
          0.204,  -2.051, -1.473, -0.240, -0.385, 0.256, -0.033, -2.288 },
  [6] = { -0.300, 0.000,  -0.058, 0.315,  0.439,  0.111,  -1.551, -1.301, -0.152, -0.158, 0.080,
          -2.210, -0.845, -0.117, -0.044, 0.136,  -1.954, -0.947, -0.429, -0.213, 0.134,  -2.052,
          -1.202, -0.137, -0.139, 0.114,  -1.592, -1.510, -0.334, -0.232, 0.209,  -0.024, -2.379 },
};

/* How likely a game is won that is judged to be: of a logistic function, the constant, what a
 * player at the table counts, and what the logarithm of the judged odds counts. Fitted to games at
 * mixed tables of the strategies of src/simulation (tests/simulation/fit-chance.c 10000). */
static const double CHANCE[] = { 1.4689, -0.1486, 0.6123 };

/* Added to the logarithm of the odds that I win while my suggestion is still to be made. Positions
 * are judged then after a suggestion taken at random, and I will make the one that is advised.
 * Fitted by the same program to games of somebody who does. */
#define WELL_CHOSEN 0.25

/* No game is judged to be won or lost before it is over. */
#define LEAST_JUDGED 0.0005

/* How many solutions are left without those of cards in @found, as a logarithm, and how many
 * categories are open. */
static double
count_left (const CbNotes *notes, CbCardSet found, guint *n_open)
{
  double bits = 0;

  *n_open = 0;
  for (guint i = 0; i < notes->n_categories; i++)
    {
      guint n_in = notes->n_in_envelope[i];
      guint n = cb_card_set_size (notes->categories[i] & ~found);

      if (n <= n_in)
        continue;
      bits += n_in * log2 ((double) n / n_in);
      (*n_open)++;
    }
  return bits;
}

guint
cb_value_measure (const CbPosition *position,
                  const CbScene *scene,
                  double figures[CB_VALUE_MAX_FIGURES])
{
  guint n_players = scene->knowledge->setup->n_players, n = 0;
  double mine = 0, least = INFINITY;

  for (guint i = 0; i < MIN (n_players, MAX_PLAYERS); i++)
    {
      guint seat = (scene->me + i) % n_players, n_open;
      const CbNotes *notes = &position->notes[seat];
      CbCardSet found = (scene->resting >> seat & 1) != 0 ? 0 : notes->lacks[CB_HOLDER_ENVELOPE];
      double bits = count_left (notes, found, &n_open);

      if (i == 0)
        mine = bits;
      else
        least = MIN (least, bits);
      figures[n++] = bits;
      for (guint k = 0; k < G_N_ELEMENTS (CLOSE); k++)
        figures[n++] = bits < CLOSE[k];
      figures[n++] = n_open;
    }
  figures[n++] = least;
  figures[n++] = least * mine;
  figures[n++] = 1;
  return n;
}

double
cb_value_judge (const CbPosition *position, const CbScene *scene)
{
  double figures[CB_VALUE_MAX_FIGURES], sum = 0;
  guint n;

  if ((position->solved >> scene->me & 1) != 0)
    return 1;
  n = cb_value_measure (position, scene, figures);
  for (guint i = 0; i < n; i++)
    sum += WEIGHTS[(n - N_OF_ALL) / N_OF_PLAYER][i] * figures[i];
  return 1 / (1 + exp (-sum));
}

double
cb_value_get_chance (double judged, guint n_players, gboolean choosing)
{
  double share = CLAMP (judged, LEAST_JUDGED, 1 - LEAST_JUDGED);
  double sum = CHANCE[0] + CHANCE[1] * MIN (n_players, MAX_PLAYERS) +
               CHANCE[2] * log (share / (1 - share)) + (choosing ? WELL_CHOSEN : 0);

  return 1 / (1 + exp (-sum));
}
