/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is believed is as likely as counting all worlds makes it: how likely a world is by the
 * rules, times how likely everybody does in it what he did. How likely that is a mind says, which
 * has its own tests; here, that it is reckoned with, and that nothing else is. */

#include <math.h>

#include "cb-belief-private.h"
#include "cb-habits-private.h"
#include "cb-mind-private.h"
#include "cb-round-private.h"
#include "cb-small-game.h"

#define N_DRAWN    20000
#define N_SUPPOSED 2000
#define CLOSE      0.005

/* Bob may have had more to show. */
#define BOB_SHOWS                                                \
  "{'type':'suggestion','by':0,'cards':['bert','belt','attic']," \
  "'answers':[{'by':1,'did':'show','card':'attic'}]}"
/* Bob is shown something by Cy, and asks on: whoever seeks does not name again what he has seen. */
#define BOB_ASKS_ON                                                        \
  "{'type':'suggestion','by':1,'cards':['bert','club','barn'],'answers':"  \
  "[{'by':2,'did':'pass'},{'by':0,'did':'pass'}]},"                        \
  "{'type':'suggestion','by':1,'cards':['cleo','belt','attic'],'answers':" \
  "[{'by':2,'did':'show'}]},"                                              \
  "{'type':'suggestion','by':1,'cards':['cleo','club','barn'],'answers':"  \
  "[{'by':2,'did':'pass'},{'by':0,'did':'pass'}]}"
/* And is shown something for the second time; I ask, too, and am shown a card. */
#define BOB_ASKS_AGAIN                                                        \
  BOB_ASKS_ON ",{'type':'suggestion','by':1,'cards':['bert','belt','attic']," \
              "'answers':[{'by':2,'did':'show'}]},"                           \
              "{'type':'suggestion','by':0,'cards':['anna','axe','attic'],"   \
              "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'attic'}]}"

/* By the rules any card that he has may be shown; but whoever showed one shows that one again. */
static double
show_again (const CbPlainWorld *world, const CbKnowledge *knowledge)
{
  double factor = 1;

  for (guint i = 0; i < knowledge->sights->len; i++)
    {
      const CbSight *sight = &g_array_index (knowledge->sights, CbSight, i);
      guint32 could = world->hands[sight->holder] & sight->among, before = 0;

      for (guint k = 0; k < i; k++)
        {
          const CbSight *other = &g_array_index (knowledge->sights, CbSight, k);

          if (other->viewer == sight->viewer && other->holder == sight->holder)
            before |= could & 1u << world->shown[other->entry];
        }
      if (before != 0 && sight->cards == 0)
        factor *= (before >> world->shown[sight->entry] & 1) != 0
                    ? (double) cb_card_set_size (could) / cb_card_set_size (before)
                    : 0;
    }
  return factor;
}

/* How likely everybody does what he did in that world: all have the same way to go to the rooms,
 * each of the two ways as likely. */
static double
act (const CbPlainWorld *world, const CbKnowledge *knowledge)
{
  g_autofree CbSupposition *supposition = cb_plain_world_suppose (world, knowledge);
  double likely[CB_N_REACHES] = { 1, 1 };

  for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
    {
      CbMind mind;

      if (seat == knowledge->setup->me)
        continue;
      cb_mind_init (&mind, knowledge, seat, supposition);
      for (guint reach = 0; reach < CB_N_REACHES; reach++)
        likely[reach] *= cb_mind_sum_habits (&mind, reach);
      cb_mind_clear (&mind);
    }
  return likely[0] + likely[1];
}

/* How likely each world is, by its index. */
static double *
weigh_worlds (const CbSmallGame *game, const CbKnowledge *knowledge)
{
  guint n = cb_plain_worlds_get_n (game->worlds);
  double *chances = g_new (double, n);
  double sum = 0;

  for (guint i = 0; i < n; i++)
    {
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);

      chances[i] = world->chance * show_again (world, knowledge) * act (world, knowledge);
      sum += chances[i];
    }
  for (guint i = 0; i < n; i++)
    chances[i] /= sum;
  return chances;
}

static double
get_chance (const CbSmallGame *game, const double *chances, guint32 envelope)
{
  double sum = 0;

  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    sum += cb_plain_worlds_get (game->worlds, i)->hands[0] == envelope ? chances[i] : 0;
  return sum;
}

static guint
find_world (const CbSmallGame *game, const CbKnowledge *knowledge, const CbSupposition *one)
{
  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    {
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);
      g_autofree CbSupposition *other = cb_plain_world_suppose (world, knowledge);

      if (memcmp (one, other, cb_supposition_get_size (knowledge)) == 0)
        return i;
    }
  g_assert_not_reached ();
}

/* Each world is drawn as often as it is likely, and the likeliest solution is the one counted. */
static void
check_belief (const CbSmallGame *game)
{
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, game->n_entries);
  g_autoptr (CbBelief) belief = cb_belief_new (knowledge, 1, N_DRAWN, CB_EFFORT_ENDLESS);
  g_autoptr (GArray) drawn = NULL;
  g_autofree double *chances = weigh_worlds (game, knowledge);
  g_autofree double *often = g_new0 (double, cb_plain_worlds_get_n (game->worlds));
  double off = 0, chance;
  CbRandom random;
  CbCardSet solution;

  cb_random_init (&random, 1);
  drawn = cb_belief_draw (belief, N_DRAWN, &random);
  for (guint i = 0; i < drawn->len; i++)
    often[find_world (game, knowledge,
                      cb_belief_get (belief, g_array_index (drawn, guint, i)))] += 1.0 / drawn->len;
  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    off += fabs (often[i] - chances[i]) / 2;
  g_test_message ("%u worlds, %.4f off", cb_plain_worlds_get_n (game->worlds), off);
  g_assert_cmpfloat (off, <, 2 * CLOSE);
  solution = cb_belief_get_solution (belief, &chance);
  g_assert_cmpfloat_with_epsilon (chance, get_chance (game, chances, solution), CLOSE);
  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    g_assert_cmpfloat (get_chance (game, chances, cb_plain_worlds_get (game->worlds, i)->hands[0]),
                       <=, chance + CLOSE);
}

static void
test_by_hand (void)
{
  const char *const logs[] = {
    "", BOB_SHOWS, BOB_ASKS_ON, BOB_ASKS_AGAIN,
    "{'type':'accusation','by':1,'cards':['cleo','club','attic'],'result':'wrong'}"
  };

  for (guint i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE, logs[i]);

      check_belief (game);
    }
}

static void
test_random (void)
{
  for (guint32 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, 6, FALSE);

      check_belief (game);
    }
}

/* Advice has a simpler model of how likely people do what they do; what it supposes comes as often
 * as that makes it. Here any card that somebody has may be shown again. */
static void
test_supposed (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE, BOB_ASKS_AGAIN);
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, game->n_entries);
  g_autoptr (GPtrArray)
    supposed = cb_knowledge_suppose (knowledge, 1, N_SUPPOSED, CB_EFFORT_ENDLESS);
  guint n = cb_plain_worlds_get_n (game->worlds);
  g_autofree double *chances = g_new (double, n);
  g_autofree double *often = g_new0 (double, n);
  double sum = 0, off = 0;

  g_assert_cmpuint (supposed->len, ==, N_SUPPOSED);
  for (guint i = 0; i < n; i++)
    {
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);
      g_autofree CbSupposition *supposition = cb_plain_world_suppose (world, knowledge);

      chances[i] = world->chance * exp (cb_habits_weigh (knowledge, 1, supposition) +
                                        cb_habits_weigh (knowledge, 2, supposition));
      sum += chances[i];
    }
  for (guint i = 0; i < supposed->len; i++)
    often[find_world (game, knowledge, g_ptr_array_index (supposed, i))] += 1.0 / N_SUPPOSED;
  for (guint i = 0; i < n; i++)
    off += fabs (often[i] - chances[i] / sum) / 2;
  g_test_message ("%u worlds, %.4f off", n, off);
  g_assert_cmpfloat (off, <, 0.03);
}

/* How likely that is heard where the hands are so: who shows chooses any of his cards. */
static double
hear (const CbHeard *heard, const guint32 *hands)
{
  guint32 could = hands[heard->shower] & heard->named;

  for (guint holder = 0; holder < 13; holder++)
    if ((heard->passed >> holder & 1) != 0 && (hands[holder] & heard->named) != 0)
      return 0;
  if (heard->shown != 0)
    return (could & heard->shown) != 0 ? 1.0 / cb_card_set_size (could) : 0;
  return heard->something && could == 0 ? 0 : 1;
}

/* The likeliest solution once that is heard; 0 where another one is nearly as likely. */
static guint32
guess (const CbSmallGame *game, const double *chances, const CbHeard *heard)
{
  guint n = cb_plain_worlds_get_n (game->worlds);
  g_autofree double *after = g_new (double, n);
  double most = 0, second = 0, sum = 0;
  guint32 best = 0;

  for (guint i = 0; i < n; i++)
    sum += after[i] = chances[i] * hear (heard, cb_plain_worlds_get (game->worlds, i)->hands);
  for (guint i = 0; i < n; i++)
    {
      guint32 envelope = cb_plain_worlds_get (game->worlds, i)->hands[0];
      double chance = get_chance (game, after, envelope) / sum;

      if (chance > most && envelope != best)
        second = most;
      if (chance > most)
        best = envelope;
      else if (envelope != best)
        second = MAX (second, chance);
      most = MAX (most, chance);
    }
  return most - second > 2 * CLOSE ? best : 0;
}

/* What will be heard in the next round changes what is believed as the rules have it. */
static void
test_guesses (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE, BOB_ASKS_ON);
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, game->n_entries);
  g_autoptr (CbBelief) belief = cb_belief_new (knowledge, 1, N_DRAWN, CB_EFFORT_ENDLESS);
  g_autofree double *chances = weigh_worlds (game, knowledge);
  const CbHeard heard[] = {
    { .named = 0x111, .passed = 1 << 2, .shower = 3, .shown = 0x100 },
    { .named = 0x111, .passed = 1 << 2, .shower = 3, .something = TRUE },
    { .named = 0x062, .passed = 1 << 3 | 1 << 1, .shower = 2, .something = TRUE },
    { .named = 0x049, .passed = 1 << 2 | 1 << 3 },
  };
  guint n_clear = 0;

  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    {
      g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (CbHeard));
      guint32 best = guess (game, chances, &heard[i]);

      g_array_append_val (all, heard[i]);
      n_clear += best != 0;
      for (guint k = 0; best != 0 && k < 100; k++)
        {
          const CbCardSet *hands = cb_belief_get (belief, 190 * k)->hands;

          g_assert_cmpfloat (cb_round_weigh (all, hands), ==, hear (&heard[i], hands));
          g_assert_cmpint (cb_belief_guesses (belief, 190 * k, all), ==, hands[0] == best);
        }
    }
  g_assert_cmpuint (n_clear, >=, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/belief/by-hand", test_by_hand);
  g_test_add_func ("/belief/random", test_random);
  g_test_add_func ("/belief/supposed", test_supposed);
  g_test_add_func ("/belief/guesses", test_guesses);
  return g_test_run ();
}
