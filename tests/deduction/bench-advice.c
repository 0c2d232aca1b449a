/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it is until all suggestions are ranked for the first time, on random games with fixed
 * seeds, as I see them. Figures, nothing to pass or fail; see BENCHMARKS.md. */

#include "cb-full-cases.h"
#include "cb-inquiry.h"
#include "cb-sampler.h"
#include "cb-timing.h"

#define N_GAMES 20

/* Of each game, after so many entries, early, in the middle and late. */
#define N_POINTS 8

/* As the game does: so many times a deal is weighed; deals are listed if they are at most so many
 * times those to be drawn. */
#define FIRST_WORK   (3 << 19)
#define LISTED_SHARE 2

static const guint tables[] = { 1, 2, 3, 4, 6, 8, 10 };

static GArray *
list_questions (const CbRandomGame *game)
{
  GArray *questions = g_array_new (FALSE, FALSE, sizeof (CbCardSet));

  for (CbCardSet a = game->categories[0]; a != 0; a &= a - 1)
    for (CbCardSet b = game->categories[1]; b != 0; b &= b - 1)
      for (CbCardSet c = game->categories[2]; c != 0; c &= c - 1)
        {
          CbCardSet set = (a & -a) | (b & -b) | (c & -c);

          g_array_append_val (questions, set);
        }
  return questions;
}

static void
rank (const CbRandomGame *game, const CbDeduction *deduction, guint n_entries, GArray *questions)
{
  g_autoptr (CbSampler)
    sampler = cb_deduction_new_sampler (deduction, n_entries, 1, CB_EFFORT_ENDLESS);
  guint n = FIRST_WORK / questions->len;
  g_autoptr (CbDeals) deals = cb_sampler_list_deals (sampler, LISTED_SHARE * n);
  g_autoptr (CbInquiry) inquiry = NULL;
  CbAnswerer answerers[CB_MAX_HOLDERS];

  if (deals == NULL)
    deals = cb_sampler_draw_deals (sampler, n);
  for (guint i = 1; i < game->form.n_players; i++)
    answerers[i - 1] = (CbAnswerer) {
      (guint8) (1 + i), { (guint16) ((1u << (i - 1)) - 1), (guint16) ((1u << (i - 1)) - 1) }
    };
  inquiry = cb_inquiry_new (deals, answerers, game->form.n_players - 1, NULL);
  for (guint i = 0; i < questions->len; i++)
    {
      CbGain gain;

      cb_inquiry_weigh (inquiry, g_array_index (questions, CbCardSet, i), &gain);
    }
}

static void
measure (guint table)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char *remark = NULL;

  cb_memory_reset_peak ();
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (CbRandomGame) game = cb_full_game_new (table, CB_VIEW_HAND, i);
      g_autoptr (CbDeduction) deduction = cb_random_game_deduce (game, game->entries->len);
      g_autoptr (GArray) questions = list_questions (game);

      for (guint k = 0; k < N_POINTS; k++)
        {
          double start = cb_timing_now ();

          rank (game, deduction, game->entries->len * k / (2 * N_POINTS), questions);
          cb_timing_add (times, start);
        }
    }
  remark = g_strdup_printf ("  %.0f MiB", cb_memory_get_peak ());
  cb_timing_print (cb_full_cases[table].name, times, 100, remark);
}

int
main (void)
{
  cb_timing_print_head ("First ranking of all suggestions, ms");
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    measure (tables[i]);
  return 0;
}
