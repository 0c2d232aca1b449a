/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether to accuse or to wait: how likely the likeliest solution is, by counting worlds, and what
 * a round of the others brings, where it can be counted. How likely things are in the next turn is
 * a curve fitted to many games; of that only what has to hold whatever its weights. */

#include <math.h>

#include "cb-decision.h"
#include "cb-mind-private.h"
#include "cb-round-private.h"
#include "cb-small-game.h"
#include "cb-suggestion.h"

/* Six cards: I hold two, of different categories, and Bob the third one that is not in the
 * envelope; of two suspects and two weapons he has not seen any. */
#define TINY                                                                           \
  "{'format':'casebook','version':1,'title':'','edition':{'id':'tiny','name':'Tiny',"  \
  "'minPlayers':2,'maxPlayers':2,'deal':'all','categories':["                          \
  "{'id':'s','name':'S','cards':[{'id':'s0','name':'S0'},{'id':'s1','name':'S1'}]},"   \
  "{'id':'w','name':'W','cards':[{'id':'w0','name':'W0'},{'id':'w1','name':'W1'}]},"   \
  "{'id':'r','name':'R','cards':[{'id':'r0','name':'R0'},{'id':'r1','name':'R1'}]}]}," \
  "'players':[{'name':'Ann'},{'name':'Bob'}],'me':0,'firstDealt':0,'hand':['s0','w0'],'log':[]}"

#define N_PLAYED 10000

static CbDecision *
decide (CbCase *case_, guint n_entries)
{
  return cb_case_decide (case_, n_entries, 1, CB_EFFORT_ENDLESS);
}

/* Whether I am the next who asks, by who asked last. */
static gboolean
is_my_turn (CbCase *case_, guint n_entries)
{
  guint n = cb_case_get_setup (case_)->n_players;
  int last = CB_NOBODY;

  for (guint i = 0; i < n_entries; i++)
    {
      const CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), i);
      const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);

      if (suggestion != NULL && !entry->uncertain)
        last = suggestion->by;
    }
  for (guint i = 1; last != CB_NOBODY && i <= n; i++)
    {
      guint seat = ((guint) last + i) % n;

      if (cb_case_get_seat_state (case_, n_entries, seat) == CB_SEAT_PLAYING)
        return (int) seat == cb_case_get_setup (case_)->me;
    }
  return FALSE;
}

/* What has to hold whatever the weights are: nobody can be first twice. @mine: whether it is my
 * turn to ask, so that I may win before the others can */
static void
assert_sound (const CbDecision *decision, gboolean mine)
{
  double now, later = cb_decision_get_later (decision), others = cb_decision_get_others (decision);
  double waiting = cb_decision_get_waiting (decision);

  cb_decision_get_solution (decision, &now);
  g_assert_true (now > 0 && now <= 1 && others >= 0 && others <= 1 && later >= 0);
  g_assert_cmpfloat (later + others, <=, 1 + 1e-12);
  if (!mine)
    g_assert_cmpfloat (waiting + others, <=, 1 + 1e-12);
  g_assert_cmpint (cb_decision_get_kind (decision), ==,
                   now >= waiting + 0.6 * (1 - waiting) ? CB_DECISION_ACCUSE
                   : now >= waiting                     ? CB_DECISION_GAMBLE
                                                        : CB_DECISION_WAIT);
  if (now == 1)
    g_assert_cmpfloat (later, ==, 1 - others);
}

/* As long as the others only answer, the likeliest solution is what the rules make it; what is
 * proved is certain, and what is not proved never is. */
static void
test_now (void)
{
  guint n_solved = 0;

  for (guint32 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, 8, TRUE);

      for (guint n = 0; n <= game->n_entries; n += 2)
        {
          CbPlainView view = cb_small_game_see_mine (game, n);
          CbPlainSolutions solutions = cb_plain_view_solve (&view);
          g_autoptr (CbDecision) decision = decide (game->case_, n);
          double now;
          CbCardSet solution = cb_decision_get_solution (decision, &now);

          assert_sound (decision, is_my_turn (game->case_, n));
          g_assert_true (cb_decision_is_exact (decision));
          g_assert_cmpfloat_with_epsilon (now, solutions.chance, 1e-9);
          g_assert_cmpfloat_with_epsilon (cb_plain_view_get_chance (&view, solution), now, 1e-9);
          g_assert_cmpint (now == 1, ==, solutions.n == 1);
          n_solved += now == 1;
        }
    }
  g_assert_cmpuint (n_solved, >, 10);
}

/* Also where the others asked; and where nobody else is likely to end the round, that bound is met
 * before what is proved. */
static void
test_sound (void)
{
  guint n_bound = 0;

  for (guint32 seed = 20; seed <= 40; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, 9, FALSE);

      for (guint n = 1; n <= game->n_entries; n++)
        {
          CbPlainView view = cb_small_game_see_mine (game, n);
          g_autoptr (CbDecision) decision = decide (game->case_, n);
          double now;
          CbCardSet solution = cb_decision_get_solution (decision, &now);

          assert_sound (decision, is_my_turn (game->case_, n));
          g_assert_cmpint (now == 1, ==, cb_plain_view_solve (&view).n == 1);
          g_assert_cmpfloat (cb_plain_view_get_chance (&view, solution), >, 0);
          n_bound += now < 1 && cb_decision_get_others (decision) > 0 &&
                     cb_decision_get_later (decision) == 1 - cb_decision_get_others (decision);
        }
    }
  g_assert_cmpuint (n_bound, >, 5);
}

/* Where all the others have accused wrongly, there is only my own turn. */
static void
test_alone (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['cleo','club','attic'],'result':'wrong'},"
                   "{'type':'accusation','by':2,'cards':['cleo','club','barn'],'result':'wrong'}");
  g_autoptr (CbDecision) decision = decide (game->case_, 2);

  g_assert_cmpfloat (cb_decision_get_others (decision), ==, 0);
  assert_sound (decision, FALSE);
  g_assert_cmpint (cb_decision_get_kind (decision), ==, CB_DECISION_WAIT);
}

/* How many of the rounds nobody else ends, in the first world; what is heard is true in it. */
static guint
play (const CbKnowledge *knowledge, const CbPlainWorld *world, guint n_heard)
{
  g_autofree CbSupposition *supposition = cb_plain_world_suppose (world, knowledge);
  g_autoptr (GArray) heard = g_array_new (FALSE, FALSE, sizeof (CbHeard));
  CbRandom random = { { 1, 2, 3, 4 } };
  guint n_open = 0;

  for (guint i = 0; i < N_PLAYED; i++)
    {
      gboolean open = cb_round_play (knowledge, supposition, &random, heard, CB_EFFORT_ENDLESS);

      n_open += open;
      if (open)
        g_assert_cmpuint (heard->len, ==, n_heard);
      g_assert_cmpfloat (cb_round_weigh (heard, supposition->hands), >, 0);
      for (guint k = 0; k < heard->len; k++)
        {
          const CbHeard *one = &g_array_index (heard, CbHeard, k);

          g_assert_cmpint (one->something || one->shown != 0, ==, one->shower != 0);
          g_assert_cmpuint (one->passed & 1u << one->shower, ==, 0);
          g_assert_cmphex (one->shown & ~one->named, ==, 0);
        }
    }
  return n_open;
}

/* Bob asks for one of two suspects and of two weapons. Unless both are in the envelope I show one,
 * and he has two solutions left: one time in four he knows. Who gambles then accuses one of these
 * two; if it is the wrong one, he is out and the round goes on. */
static void
test_round (void)
{
  g_autofree char *json = cb_test_json (TINY);
  g_autoptr (CbCase) case_ = cb_test_read_case (json);
  g_autoptr (CbPlainWorlds) worlds = cb_plain_worlds_new (json);
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, 0);
  const CbPlainWorld *world = cb_plain_worlds_get (worlds, 0);
  g_autofree CbSupposition *supposition = cb_plain_world_suppose (world, knowledge);
  double gambles;
  CbMind mind;

  g_assert_true (cb_knowledge_read (knowledge, CB_EFFORT_ENDLESS));
  g_assert_cmpuint (cb_plain_worlds_get_n (worlds), ==, 2);
  cb_mind_init (&mind, knowledge, 1, supposition);
  gambles = mind.likely[0][CB_HABIT_GAMBLES] / cb_mind_sum_habits (&mind, 0);
  cb_mind_clear (&mind);
  g_assert_cmpfloat_with_epsilon ((double) play (knowledge, world, 2) / N_PLAYED,
                                  (1 - gambles) * 3 / 4 + gambles * 3 / 8, 0.015);
}

/* Who has seen all my cards, and so knows the envelope, ends every round; and who is out ends none.
 */
static void
test_ends (void)
{
  g_autoptr (CbSmallGame) knows = cb_small_game_new_of (
    "'players':[{'name':'Ann'},{'name':'Bob'}],'me':0,'firstDealt':0,'hand':['anna','axe','attic']",
    "{'type':'seen','player':0,'by':1,'card':'anna'},"
    "{'type':'seen','player':0,'by':1,'card':'axe'},"
    "{'type':'seen','player':0,'by':1,'card':'attic'}");
  g_autoptr (CbSmallGame) out = cb_small_game_new_of (
    "'players':[{'name':'Ann'},{'name':'Bob'}],'me':0,'firstDealt':0,'hand':['anna','axe','attic']",
    "{'type':'accusation','by':1,'cards':['anna','axe','attic'],'result':'wrong'}");
  g_autoptr (CbKnowledge) known = cb_small_game_know (knows, 3);
  g_autoptr (CbKnowledge) alone = cb_small_game_know (out, 1);

  g_assert_cmpuint (play (known, cb_plain_worlds_get (knows->worlds, 0), 2), ==, 0);
  g_assert_cmpuint (play (alone, cb_plain_worlds_get (out->worlds, 0), 1), ==, N_PLAYED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decision/now", test_now);
  g_test_add_func ("/decision/sound", test_sound);
  g_test_add_func ("/decision/alone", test_alone);
  g_test_add_func ("/decision/round", test_round);
  g_test_add_func ("/decision/ends", test_ends);
  return g_test_run ();
}
