/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How likely a player does what he did: what he may name by each habit adds up to one, and is what
 * going through all places within his reach says; what he notes is never more than what follows;
 * and who knows, and does not accuse, is unlikely. */

#include <math.h>

#include "cb-habits-private.h"
#include "cb-mind-private.h"
#include "cb-small-game.h"

#define N_QUESTIONS 27

/* (transfer full): the same notebook, with a question of @seat after all that is there. */
static CbCase *
ask_besides (const CbSmallGame *game, guint seat, guint index)
{
  static const char *const IDS[] = { "anna", "bert",  "cleo", "axe",   "belt",
                                     "club", "attic", "barn", "cellar" };
  g_autoptr (JsonNode) node = json_from_string (game->json, NULL);
  JsonArray *log = json_object_get_array_member (json_node_get_object (node), "log");
  g_autofree char *entry = g_strdup_printf (
    "{\"type\":\"suggestion\",\"by\":%u,\"cards\":[\"%s\",\"%s\",\"%s\"],\"answers\":[]}", seat,
    IDS[index % 3], IDS[3 + index / 3 % 3], IDS[6 + index / 9]);
  g_autofree char *text = NULL;

  json_array_add_element (log, json_from_string (entry, NULL));
  text = json_to_string (node, FALSE);
  return cb_test_read_case (text);
}

/* What a player thinks in that world, after so many entries of the case. */
static void
think (CbMind *self, CbCase *case_, const CbPlainWorld *world, guint seat, guint n_entries)
{
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, n_entries);
  g_autofree CbSupposition *supposition = cb_plain_world_suppose (world, knowledge);

  cb_mind_init (self, knowledge, (int) seat, supposition);
}

/* How likely a player does what he did, by the model of advice. */
static double
weigh_simply (CbCase *case_, const CbPlainWorld *world, guint seat, guint n_entries)
{
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, n_entries);
  g_autofree CbSupposition *supposition = cb_plain_world_suppose (world, knowledge);

  return exp (cb_habits_weigh (knowledge, (int) seat, supposition));
}

/* How much likelier he names each of the questions now than who names any, by habit and reach; less
 * where he should have accused. */
static void
weigh_questions (const CbSmallGame *game,
                 const CbPlainWorld *world,
                 guint seat,
                 double ratios[N_QUESTIONS][CB_N_REACHES][CB_N_HABITS],
                 double *left)
{
  CbMind before;

  think (&before, game->case_, world, seat, game->n_entries);
  *left = cb_mind_count_left (&before);
  for (guint i = 0; i < N_QUESTIONS; i++)
    {
      g_autoptr (CbCase) case_ = ask_besides (game, seat, i);
      CbMind after;

      think (&after, case_, world, seat, game->n_entries + 1);
      for (guint reach = 0; reach < CB_N_REACHES; reach++)
        for (guint habit = 0; habit < CB_N_HABITS; habit++)
          ratios[i][reach][habit] = after.likely[reach][habit] / before.likely[reach][habit];
      cb_mind_clear (&after);
    }
  cb_mind_clear (&before);
}

/* Then he has let time pass by asking again, too. */
static gboolean
asked_last (const CbSmallGame *game, guint seat)
{
  CbLog *log = cb_case_get_log (game->case_);

  return game->n_entries > 0 &&
         cb_entry_get_turn (cb_log_get_entry (log, game->n_entries - 1)) == (int) seat;
}

/* Whatever the habit, one of all questions is asked; by those who know, seldom any. */
static void
test_adds_up (void)
{
  guint n_knowing = 0;

  for (guint32 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, seed % 7, FALSE);
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, 0);

      for (guint seat = 0; seat < game->n_players; seat++)
        {
          double ratios[N_QUESTIONS][CB_N_REACHES][CB_N_HABITS], left;

          if (asked_last (game, seat))
            continue;
          weigh_questions (game, world, seat, ratios, &left);
          n_knowing += left <= CB_GAMBLE;
          for (guint reach = 0; reach < CB_N_REACHES; reach++)
            for (CbHabit habit = 0; habit < CB_N_HABITS; habit++)
              {
                gboolean ready = left <= (habit == CB_HABIT_GAMBLES ? CB_GAMBLE : 1);
                double sum = 0;

                for (guint i = 0; i < N_QUESTIONS; i++)
                  sum += ratios[i][reach][habit] / N_QUESTIONS;
                g_assert_cmpfloat_with_epsilon (sum, ready ? CB_HESITATES : 1, 1e-9);
              }
        }
    }
  g_assert_cmpuint (n_knowing, >, 3);
}

/* The simpler model of advice: whether he seeks or names any, one of all questions is asked; and
 * one that he knows the answer of, seldom. */
static void
test_simply_adds_up (void)
{
  guint n_knowing = 0;

  for (guint32 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, seed % 7, FALSE);
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, 0);

      for (guint seat = 0; seat < game->n_players; seat++)
        {
          double before = weigh_simply (game->case_, world, seat, game->n_entries), sum = 0;
          gboolean knows;
          CbMind mind;

          think (&mind, game->case_, world, seat, game->n_entries);
          knows = cb_mind_count_left (&mind) <= 1;
          n_knowing += knows;
          cb_mind_clear (&mind);
          for (guint i = 0; i < N_QUESTIONS; i++)
            {
              g_autoptr (CbCase) case_ = ask_besides (game, seat, i);

              sum += weigh_simply (case_, world, seat, game->n_entries + 1) / N_QUESTIONS;
            }
          g_assert_cmpfloat_with_epsilon (sum / before, knows ? CB_HESITATES : 1, 1e-9);
        }
    }
  g_assert_cmpuint (n_knowing, >, 1);
}

/* How likely he names @card of three, who wants @first, else @second, else any, and can name only
 * what is within reach: all of the eight ways in which that can be, but for the one with nothing.
 */
static double
name_one (guint card, guint first, guint second, gboolean far)
{
  double sum = 0, all = 0;

  for (guint within = far ? 1 : 7; within < 8; within++)
    {
      guint n = (guint) __builtin_popcount (within);
      guint wanted = (within & first) != 0    ? within & first
                     : (within & second) != 0 ? within & second
                                              : within;
      double chance = far ? pow (CB_OUT_OF_REACH, 3 - n) * pow (1 - CB_OUT_OF_REACH, n) : 1;

      all += chance;
      if ((wanted >> card & 1) != 0)
        sum += chance / __builtin_popcount (wanted);
    }
  return sum / all;
}

/* A world in which Bob holds belt and barn. */
static const CbPlainWorld *
find_bob (const CbSmallGame *game)
{
  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    if (cb_plain_worlds_get (game->worlds, i)->hands[2] == 0x090)
      return cb_plain_worlds_get (game->worlds, i);
  g_assert_not_reached ();
}

/* Bob holds belt and barn, and knows no more. Now and then anything is named, against all habit. */
static void
test_names (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE, "");
  const CbPlainWorld *world = find_bob (game);
  const guint own[3] = { 0, 2, 2 };
  double ratios[N_QUESTIONS][CB_N_REACHES][CB_N_HABITS], left, slips;

  weigh_questions (game, world, 1, ratios, &left);
  /* He has no suspect; with the belt he names his own, whatever he names else. */
  slips = (ratios[3][0][CB_HABIT_SEEKS] + ratios[12][0][CB_HABIT_SEEKS] +
           ratios[21][0][CB_HABIT_SEEKS]) /
          3;
  for (guint i = 0; i < N_QUESTIONS; i++)
    for (guint reach = 0; reach < CB_N_REACHES; reach++)
      {
        const guint cards[3] = { i % 3, i / 3 % 3, i / 9 };
        double seeks[3], hides[3], probes = 0;

        for (guint k = 0; k < 3; k++)
          {
            gboolean far = reach == 1 && k == 2;

            seeks[k] = slips + (1 - slips) * 3 * name_one (cards[k], 7 & ~own[k], own[k], far);
            hides[k] = slips + (1 - slips) * 3 * name_one (cards[k], own[k], 0, far);
          }
        for (guint k = 0; k < 3; k++)
          probes += seeks[k] * hides[(k + 1) % 3] * hides[(k + 2) % 3] / 3;
        g_assert_cmpfloat_with_epsilon (ratios[i][reach][CB_HABIT_ANY], 1, 1e-9);
        g_assert_cmpfloat_with_epsilon (ratios[i][reach][CB_HABIT_SEEKS],
                                        seeks[0] * seeks[1] * seeks[2], 1e-9);
        g_assert_cmpfloat_with_epsilon (ratios[i][reach][CB_HABIT_GAMBLES],
                                        ratios[i][reach][CB_HABIT_SEEKS], 1e-9);
        g_assert_cmpfloat_with_epsilon (ratios[i][reach][CB_HABIT_PROBES], probes, 1e-9);
      }
}

static void
add_hands (const guint32 *hands, double weight, gpointer data)
{
  CbPlain *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->certain); i++)
    {
      self->certain[i] &= hands[i];
      self->possible[i] |= hands[i];
    }
}

/* In no world anybody notes what does not follow from what he was told. */
static void
test_notes (void)
{
  guint n_found = 0;

  for (guint32 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, seed % 9, FALSE);

      for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
        for (guint seat = 0; seat < game->n_players; seat++)
          {
            const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);
            CbPlainView view = cb_plain_worlds_see (game->worlds, world, seat, game->n_entries);
            CbPlain plain = { 0 };
            CbMind mind;

            memset (plain.certain, 0xff, sizeof plain.certain);
            cb_plain_deals_foreach (view.deals, view.entries, add_hands, &plain);
            think (&mind, game->case_, world, seat, game->n_entries);
            for (guint holder = 0; holder <= game->n_players; holder++)
              {
                g_assert_cmphex (mind.notes.has[holder] & ~plain.certain[holder], ==, 0);
                g_assert_cmphex (mind.notes.lacks[holder] & plain.possible[holder], ==, 0);
              }
            g_assert_true (cb_notes_fit (&mind.notes));
            g_assert_cmpfloat (cb_mind_count_left (&mind), >=, cb_plain_view_solve (&view).n);
            n_found += cb_notes_get_solution (&mind.notes) == world->hands[0];
            cb_mind_clear (&mind);
          }
    }
  g_assert_cmpuint (n_found, >, 20);
}

/* What Bob notes where he holds belt and barn: what he sees is nowhere else; what nobody has, and
 * the last one of a category, is in the envelope; and who showed one of three, and has not two of
 * them, has the third. */
static void
test_crosses (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (
    CB_TEST_THREE, "{'type':'suggestion','by':0,'cards':['anna','club','cellar'],'answers':"
                   "[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'cellar'}]},"
                   "{'type':'suggestion','by':1,'cards':['anna','belt','barn'],'answers':"
                   "[{'by':2,'did':'pass'},{'by':0,'did':'show','card':'anna'}]},"
                   "{'type':'suggestion','by':1,'cards':['cleo','club','barn'],'answers':"
                   "[{'by':2,'did':'show'}]},"
                   "{'type':'suggestion','by':1,'cards':['bert','club','barn'],'answers':"
                   "[{'by':2,'did':'pass'},{'by':0,'did':'pass'}]}");
  const guint left[] = { 12, 12, 8, 4, 1 };
  const CbPlainWorld *world = find_bob (game);

  for (guint n = 0; n < G_N_ELEMENTS (left); n++)
    {
      CbMind mind;

      think (&mind, game->case_, world, 1, n);
      g_assert_cmpfloat (cb_mind_count_left (&mind), ==, left[n]);
      cb_mind_clear (&mind);
    }
}

/* How likely what he did is made, by habit, by the entries from @before to @after. */
static void
assert_ratio (const CbSmallGame *game,
              const CbPlainWorld *world,
              guint seat,
              guint n_before,
              CbHabit habit,
              double expected)
{
  CbMind before, after;

  think (&before, game->case_, world, seat, n_before);
  think (&after, game->case_, world, seat, n_before + 1);
  for (guint reach = 0; reach < CB_N_REACHES; reach++)
    g_assert_cmpfloat_with_epsilon (after.likely[reach][habit] / before.likely[reach][habit],
                                    expected, 1e-9);
  cb_mind_clear (&before);
  cb_mind_clear (&after);
}

#define BOB_ASKS(cards)                              \
  "{'type':'suggestion','by':1,'cards':[" cards "]," \
  "'answers':[{'by':2,'did':'pass'},{'by':0,'did':'pass'}]}"
#define CY_ASKS                                                 \
  ",{'type':'suggestion','by':2,'cards':['anna','axe','barn']," \
  "'answers':[{'by':0,'did':'show','card':'axe'}]}"

/* Bob finds two, or all, of what is in the envelope by asking, and does not accuse. Only once
 * somebody else goes on that tells anything; and where two are left, of who gambles. */
static void
test_waits (void)
{
  g_autoptr (CbSmallGame)
    knows = cb_small_game_new_of (CB_TEST_THREE, BOB_ASKS ("'bert','club','attic'") CY_ASKS);
  g_autoptr (CbSmallGame)
    doubts = cb_small_game_new_of (CB_TEST_THREE, BOB_ASKS ("'bert','belt','attic'") CY_ASKS);

  for (CbHabit habit = 0; habit < CB_N_HABITS; habit++)
    {
      assert_ratio (knows, find_bob (knows), 1, 1, habit, CB_HESITATES);
      assert_ratio (doubts, find_bob (doubts), 1, 1, habit,
                    habit == CB_HABIT_GAMBLES ? CB_HESITATES : 1);
    }
}

/* Bob accused wrongly: of what he held nothing, or hardly ever; and else one solution was as good
 * to him as another. */
static void
test_wrong (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['cleo','club','attic'],'result':'wrong'}");
  double own = 0, other = 0;

  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    {
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);
      double *likely = (world->hands[2] & 0x064) != 0 ? &own : &other;
      double sum;
      CbMind before, after;

      think (&before, game->case_, world, 1, 0);
      think (&after, game->case_, world, 1, 1);
      sum = cb_mind_sum_habits (&after, 0) * (likely == &other ? cb_mind_count_left (&before) : 1);
      if (*likely > 0)
        g_assert_cmpfloat_with_epsilon (sum / *likely, 1, 1e-9);
      *likely = sum;
      cb_mind_clear (&before);
      cb_mind_clear (&after);
    }
  g_assert_true (own > 0);
  g_assert_cmpfloat (own, <, other / 12);
}

#define I_GET(cards, card)                           \
  "{'type':'suggestion','by':0,'cards':[" cards "]," \
  "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'" card "'}]}"

/* Cy has belt and attic, and is asked for both after he showed me the attic. By the rules he shows
 * each one time in two; but who has a habit nearly always the same one again. */
static void
test_again (void)
{
  g_autoptr (CbSmallGame) same = cb_small_game_new_of (
    CB_TEST_THREE,
    I_GET ("'anna','axe','attic'", "attic") "," I_GET ("'anna','belt','attic'", "attic"));
  g_autoptr (CbSmallGame) other = cb_small_game_new_of (
    CB_TEST_THREE,
    I_GET ("'anna','axe','attic'", "attic") "," I_GET ("'anna','belt','attic'", "belt"));
  const CbPlainWorld *world = cb_plain_worlds_get (other->worlds, 0);
  CbMind before, after;

  assert_ratio (same, world, 2, 1, CB_HABIT_SEEKS, 2);
  assert_ratio (same, world, 2, 1, CB_HABIT_ANY, 1);
  assert_ratio (other, world, 2, 1, CB_HABIT_ANY, 1);
  think (&before, other->case_, world, 2, 1);
  think (&after, other->case_, world, 2, 2);
  g_assert_cmpfloat (after.likely[0][CB_HABIT_SEEKS], <, before.likely[0][CB_HABIT_SEEKS] / 10);
  cb_mind_clear (&before);
  cb_mind_clear (&after);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mind/adds-up", test_adds_up);
  g_test_add_func ("/mind/simply-adds-up", test_simply_adds_up);
  g_test_add_func ("/mind/names", test_names);
  g_test_add_func ("/mind/notes", test_notes);
  g_test_add_func ("/mind/crosses", test_crosses);
  g_test_add_func ("/mind/waits", test_waits);
  g_test_add_func ("/mind/wrong", test_wrong);
  g_test_add_func ("/mind/again", test_again);
  return g_test_run ();
}
