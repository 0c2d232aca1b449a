/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which card to show: what each would tell who asks, against what his notebook would prove before
 * and after, in each world there is. */

#include <math.h>

#include "cb-rivals.h"
#include "cb-show-advice.h"
#include "cb-small-game.h"

/* Some tables are drawn each time. */
#define N_TIMES 40
#define CLOSE   0.03

#define I_ASKED                                                  \
  "{'type':'suggestion','by':0,'cards':['bert','axe','cellar']," \
  "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'cellar'}]}"
#define CY_SAW_AND_I_ASKED "{'type':'seen','player':0,'by':2,'card':'anna'}," I_ASKED

static const char *const IDS[] = { "anna", "bert",  "cleo", "axe",   "belt",
                                   "club", "attic", "barn", "cellar" };

/* (transfer full): the game in which I have shown that card to @asker, who asked for these two and
 * the barn. */
static CbSmallGame *
show (const char *log, guint asker, guint card)
{
  g_autofree char *more = g_strdup_printf (
    "%s%s{'type':'suggestion','by':%u,'cards':['anna','axe','barn'],'answers':"
    "[{'by':0,'did':'show','card':'%s'}]}",
    log, *log != '\0' ? "," : "", asker, IDS[card]);

  return cb_small_game_new_of (CB_TEST_THREE, more);
}

/* What @asker learns from it, on average over all worlds; of what he has seen nothing, as people
 * show that again. */
static CbShowOption
show_plainly (CbSmallGame *game, const char *log, guint asker, guint card)
{
  g_autoptr (CbSmallGame) after = show (log, asker, card);
  CbCardSet seen = cb_case_get_seen (game->case_, game->n_entries, asker, NULL);
  CbShowOption option = { .card = card, .seen = cb_card_set_has (seen, card) };

  g_assert_cmpuint (cb_plain_worlds_get_n (game->worlds), ==,
                    cb_plain_worlds_get_n (after->worlds));
  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    {
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);
      CbPlainView view = cb_plain_worlds_see (game->worlds, world, asker, game->n_entries);
      CbPlainView told = cb_plain_worlds_see (after->worlds, cb_plain_worlds_get (after->worlds, i),
                                              asker, after->n_entries);
      CbPlainSolutions before = cb_plain_view_solve (&view), then = cb_plain_view_solve (&told);
      CbPlain plain;

      cb_plain_deals_sum (view.deals, view.entries, &plain);
      option.known += (plain.certain[1] >> card & 1) * world->chance;
      if (option.seen)
        continue;
      option.bits += (before.doubt - then.doubt) * world->chance;
      option.total_bits += log2 ((double) before.n_deals / then.n_deals) * world->chance;
    }
  return option;
}

/* (transfer full): what is advised, on average over many times. */
static CbShowOption
show_advised (const CbSmallGame *game, guint asker, guint card)
{
  CbShowOption sum = { .card = card };

  for (guint seed = 1; seed <= N_TIMES; seed++)
    {
      g_autoptr (CbShowAdvice) advice = cb_case_advise_show (game->case_, game->n_entries, asker,
                                                             0x089, seed, CB_EFFORT_ENDLESS);
      const CbShowOption *first = cb_show_advice_get_option (advice, 0);
      const CbShowOption *second = cb_show_advice_get_option (advice, 1);
      const CbShowOption *option = first->card == card ? first : second;

      g_assert_cmpuint (option->card, ==, card);
      g_assert_false (!first->seen && second->seen);
      g_assert_true (first->seen || first->bits <= second->bits ||
                     first->total_bits <= second->total_bits);
      sum.seen = option->seen;
      sum.known += option->known / N_TIMES;
      sum.bits += option->bits / N_TIMES;
      sum.total_bits += option->total_bits / N_TIMES;
    }
  return sum;
}

static void
check_showing (const char *log)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE, log);

  for (guint asker = 1; asker <= 2; asker++)
    for (guint card = 0; card <= 3; card += 3)
      {
        CbShowOption plain = show_plainly (game, log, asker, card);
        CbShowOption advised = show_advised (game, asker, card);

        g_assert_cmpint (advised.seen, ==, plain.seen);
        g_assert_cmpfloat_with_epsilon (advised.known, plain.known, CLOSE);
        g_assert_cmpfloat_with_epsilon (advised.bits, plain.bits, CLOSE);
        g_assert_cmpfloat_with_epsilon (advised.total_bits, plain.total_bits, CLOSE);
      }
}

static void
test_showing (void)
{
  check_showing ("");
  check_showing (I_ASKED);
  check_showing (CY_SAW_AND_I_ASKED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/showing/options", test_showing);
  return g_test_run ();
}
