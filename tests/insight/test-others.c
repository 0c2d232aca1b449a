/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the others know, against all worlds there are: which of my cards they have seen, which cards
 * they are certain of, and how many solutions they have left. */

#include "cb-rivals-private.h"
#include "cb-small-game.h"

/* The cards of mine that @seat was shown, in each world. */
static void
test_seen (void)
{
  guint n_sure = 0, n_maybe = 0;

  for (guint32 seed = 1; seed <= 100; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, 6, FALSE);

      for (guint seat = 0; seat < game->n_players; seat++)
        {
          guint32 always = G_MAXUINT32, ever = 0;
          CbCardSet maybe, sure = cb_case_get_seen (game->case_, game->n_entries, seat, &maybe);

          if (seat == game->me)
            continue;
          for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
            {
              const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);
              guint32 seen = 0;

              for (guint k = 0; k < game->n_entries; k++)
                if (world->shown[k] >= 0 && cb_entry_get_turn (cb_log_get_entry (
                                              cb_case_get_log (game->case_), k)) == (int) seat)
                  seen |= world->hands[1 + game->me] & 1u << world->shown[k];
              always &= seen;
              ever |= seen;
            }
          g_assert_cmphex (sure, ==, always);
          g_assert_cmphex (maybe, ==, ever & ~always);
          n_sure += always != 0;
          n_maybe += maybe != 0;
        }
    }
  g_assert_cmpuint (n_sure, >, 20);
  g_assert_cmpuint (n_maybe, >, 5);
}

typedef struct
{
  guint32 always[13];
  guint32 ever[13];
} Hands;

static void
add_hands (const guint32 *hands, double weight, gpointer data)
{
  Hands *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->always); i++)
    {
      self->always[i] &= hands[i];
      self->ever[i] |= hands[i];
    }
}

/* In each world everybody's sheet is what his own notebook proves, no more and no less. */
static void
assert_knows (CbSmallGame *game,
              const CbKnowledge *knowledge,
              const CbPlainWorld *world,
              guint seat)
{
  CbPlainView view = cb_plain_worlds_see (game->worlds, world, seat, knowledge->entries->len);
  g_autofree CbSupposition *supposition = cb_plain_world_suppose (world, knowledge);
  g_autoptr (CbDeduction)
    deduction = cb_knowledge_imagine (knowledge, (int) seat, supposition, CB_EFFORT_ENDLESS);
  const CbMarks *marks = cb_deduction_get_marks (deduction, 2);
  Hands hands = { 0 };

  memset (hands.always, 0xff, sizeof hands.always);
  cb_plain_deals_foreach (view.deals, view.entries, add_hands, &hands);
  for (guint holder = 0; holder <= game->n_players; holder++)
    {
      g_assert_cmphex (marks->certain[holder], ==, hands.always[holder]);
      g_assert_cmphex (marks->possible[holder], ==, hands.ever[holder]);
    }
}

static void
test_sheets (void)
{
  for (guint32 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, seed % 7, FALSE);
      g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, game->n_entries);

      for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
        for (guint seat = 0; seat < game->n_players; seat++)
          assert_knows (game, knowledge, cb_plain_worlds_get (game->worlds, i), seat);
    }
}

/* How likely @seat has @n solutions left, by @n, where the rules alone say how likely worlds are.
 */
static void
count_left (CbSmallGame *game, guint seat, double chances[28])
{
  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    {
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);
      CbPlainView view = cb_plain_worlds_see (game->worlds, world, seat, game->n_entries);

      chances[cb_plain_view_solve (&view).n] += world->chance;
    }
}

/* Of me it is exact; of the others tables are drawn. */
static void
assert_left (CbSmallGame *game, const CbRivals *rivals, guint seat)
{
  double chances[28] = { 0 }, sum = 0;

  count_left (game, seat, chances);
  for (guint n = 0; n < G_N_ELEMENTS (chances); n++)
    {
      sum += chances[n];
      g_assert_cmpfloat_with_epsilon (cb_rivals_get_chance (rivals, seat, n), sum,
                                      seat == game->me ? 1e-9 : 0.05);
    }
}

/* Whether nobody had a card to show again: people do so rather than show another one. */
static gboolean
shows_once (const CbSmallGame *game)
{
  const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, 0);
  guint shown = 0;

  for (guint i = 0; i < game->n_entries; i++)
    for (guint seat = 0; seat < game->n_players && world->shown[i] >= 0; seat++)
      if ((world->hands[1 + seat] >> world->shown[i] & 1) != 0)
        {
          if ((shown >> seat & 1) != 0)
            return FALSE;
          shown |= 1u << seat;
        }
  return TRUE;
}

/* Where nobody else did anything but answer, nothing but the rules says how likely a world is. */
static void
test_left (void)
{
  guint n_games = 0;

  for (guint32 seed = 1; seed <= 24; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, seed % 5, TRUE);
      g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, game->n_entries);
      g_autoptr (CbRivals) rivals = cb_rivals_new (knowledge, seed, 500, CB_EFFORT_ENDLESS);

      if (!shows_once (game))
        continue;
      n_games++;
      for (guint seat = 0; seat < game->n_players; seat++)
        {
          assert_left (game, rivals, seat);
          g_assert_true (cb_rivals_is_exact (rivals, seat));
          g_assert_cmpfloat (cb_rivals_get_ready (rivals, seat), ==,
                             cb_rivals_get_chance (rivals, seat, 1));
        }
    }
  g_assert_cmpuint (n_games, >, 8);
}

/* Who accused wrongly has looked, and may accuse no more; I know that it was wrong. */
static void
test_out (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['cleo','club','attic'],'result':'wrong'}");
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, 1);
  g_autoptr (CbRivals) rivals = cb_rivals_new (knowledge, 1, 50, CB_EFFORT_ENDLESS);

  assert_left (game, rivals, 0);
  assert_left (game, rivals, 1);
  g_assert_cmpfloat (cb_rivals_get_chance (rivals, 1, 1), ==, 1);
  g_assert_cmpfloat (cb_rivals_get_ready (rivals, 1), ==, 0);
  g_assert_cmpuint (cb_rivals_get_quantile (rivals, 0, 1), ==, 11);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/others/seen", test_seen);
  g_test_add_func ("/others/sheets", test_sheets);
  g_test_add_func ("/others/left", test_left);
  g_test_add_func ("/others/out", test_out);
  return g_test_run ();
}
