/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How even chance falls over many rolls and deals, that of the system and that of numbers:
 * chi-square, as standard deviations from its average. Fair is what stays near 0; beyond 4 on
 * either side is worth a look. */

#include <locale.h>

#include "cb-dice.h"
#include "cb-first-player.h"
#include "cb-statistics.h"
#include "cb-table-promise.h"

#define N_ROLLS 2000000
#define N_DEALS 300000

static void
report (const char *what, const guint *counts, guint n_counts, guint n, gint64 since)
{
  double seconds = (double) (g_get_monotonic_time () - since) / G_USEC_PER_SEC;

  g_print ("%-34s %8u  chi-square %+.2f deviations  %6.2f µs each\n", what, n,
           cb_statistics_test_even (counts, n_counts), seconds / n * 1e6);
}

static void
bench_dice (CbRandomSource *random)
{
  gint64 since = g_get_monotonic_time ();
  guint counts[36] = { 0 };
  CbDice dice;

  cb_dice_init (&dice, 2);
  for (guint i = 0; i < N_ROLLS; i++)
    {
      CbDiceRoll roll = cb_dice_roll (&dice, random);

      counts[(roll.faces[0] - 1u) * 6 + roll.faces[1] - 1u]++;
    }
  report ("two dice, 36 rolls", counts, 36, N_ROLLS, since);
}

static void
bench_first_player (CbRandomSource *random)
{
  gint64 since = g_get_monotonic_time ();
  guint counts[6] = { 0 };
  CbDice dice;

  cb_dice_init (&dice, 1);
  for (guint i = 0; i < N_DEALS; i++)
    {
      g_autoptr (CbFirstPlayer) first = cb_first_player_new (6);

      while (cb_first_player_get_winner (first) < 0)
        {
          CbDiceRoll roll = cb_dice_roll (&dice, random);

          cb_first_player_roll (first, (guint) cb_first_player_get_next (first),
                                cb_dice_roll_get_total (&roll));
        }
      counts[cb_first_player_get_winner (first)]++;
    }
  report ("who of six starts", counts, 6, N_DEALS, since);
}

static const CbTableDealRules rules = { .n_cards = 21,
                                        .n_categories = 3,
                                        .categories = { 0x3f, 0xfc0, 0x1ff000 },
                                        .n_in_envelope = { 1, 1, 1 },
                                        .n_seats = 6 };

/* What a number of a player makes of a secret, which stays the same or not. */
static gboolean
draw_from_numbers (guint i, CbRandomSource *random, CbTableDeal *deal)
{
  static const char *const cards[] = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k",
                                       "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", NULL };
  static const char *const players[] = { "A", "B", "C", "D", "E", "F", NULL };
  CbTablePromise promise = { .edition = "e", .cards = cards, .players = players, .rules = rules };
  g_autofree char *secret = random != NULL ? cb_secret_new (random) : g_strnfill (64, '0');
  const int numbers[] = { CB_TABLE_NO_NUMBER, CB_TABLE_NO_NUMBER, (int) (i % 1000000),
                          CB_TABLE_NO_NUMBER, CB_TABLE_NO_NUMBER, CB_TABLE_NO_NUMBER };

  g_strlcpy (promise.secret, secret, sizeof promise.secret);
  return cb_table_promise_draw (&promise, numbers, deal, NULL);
}

typedef gboolean (*DrawFunc) (guint i, CbRandomSource *random, CbTableDeal *deal);

static gboolean
draw_at_once (guint i, CbRandomSource *random, CbTableDeal *deal)
{
  return cb_table_deal_draw (deal, &rules, random, NULL);
}

/* The envelopes, and where a card and the cards of a category go. */
static void
bench_deals (const char *how, DrawFunc draw, CbRandomSource *random)
{
  gint64 since = g_get_monotonic_time ();
  guint envelopes[324] = { 0 }, hands[6] = { 0 }, rooms[6 * 9] = { 0 };

  for (guint i = 0; i < N_DEALS; i++)
    {
      CbTableDeal deal;

      if (!draw (i, random, &deal))
        g_assert_not_reached ();
      envelopes[((guint) __builtin_ctz (deal.envelope) * 6 +
                 (guint) __builtin_ctz (deal.envelope >> 6)) *
                  9 +
                (guint) __builtin_ctz (deal.envelope >> 12)]++;
      for (guint seat = 0; seat < 6; seat++)
        {
          hands[seat] += deal.hands[seat] & 1;
          for (guint room = 0; room < 9; room++)
            rooms[seat * 9 + room] += deal.hands[seat] >> (12 + room) & 1;
        }
    }
  g_print ("%s\n", how);
  report ("324 classic envelopes", envelopes, 324, N_DEALS, since);
  report ("who of six holds the first card", hands, 6, N_DEALS, since);
  report ("who of six holds which room", rooms, 54, N_DEALS, since);
}

int
main (int argc, char **argv)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new ();

  setlocale (LC_ALL, "");
  bench_dice (random);
  bench_first_player (random);
  bench_deals ("dealt from the system’s chance", draw_at_once, random);
  bench_deals ("from a secret and a number, both another each time", draw_from_numbers, random);
  bench_deals ("from one secret and another number each time", draw_from_numbers, NULL);
  return 0;
}
