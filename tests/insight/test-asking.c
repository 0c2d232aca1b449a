/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to ask: what each suggestion is expected to tell me, who can show, and what the others learn
 * of it, against all deals that each of them has to reckon with. */

#include <math.h>

#include "cb-advice.h"
#include "cb-listeners-private.h"
#include "cb-plain-worth.h"
#include "cb-small-game.h"

/* The others learn something at so many tables that are drawn, so many times. */
#define N_TABLES 20
#define N_TIMES  20

typedef struct
{
  const CbSmallGame *game;
  guint32 named;
} Question;

/* What is expected to be heard, by the place of who shows, 0 where nobody does. If nobody shows and
 * I do not accuse, not all of the cards are in the envelope: @nobody has that, too. */
typedef struct
{
  Question question;
  double sum;
  double nobody;
  double places[CB_MAX_PLAYERS];
} Expected;

/* One card of each category. */
static gboolean
is_question (guint32 cards)
{
  return cb_card_set_size (cards & 0x007) == 1 && cb_card_set_size (cards & 0x038) == 1 &&
         cb_card_set_size (cards & 0x1c0) == 1;
}

/* Of the player at that place from me on. */
static guint32
get_hand (const Question *self, const guint32 *hands, guint place)
{
  return hands[1 + (self->game->me + place) % self->game->n_players];
}

/* The place of who shows first, from my left; 0 where nobody does. */
static guint
find_shower (const Question *self, const guint32 *hands)
{
  for (guint place = 1; place < self->game->n_players; place++)
    if ((get_hand (self, hands, place) & self->named) != 0)
      return place;
  return 0;
}

static void
ask_plainly (const guint32 *hands, gpointer data, CbPlainOutcomes *outcomes)
{
  const Question *self = data;
  guint place = find_shower (self, hands);
  guint32 could = place > 0 ? get_hand (self, hands, place) & self->named : 0;
  guint n = MAX (cb_card_set_size (could), 1);

  for (guint32 left = could; left != 0; left &= left - 1)
    cb_plain_outcomes_add (outcomes, 100 * place + cb_card_set_first (left), 1.0 / n);
  if (could == 0)
    cb_plain_outcomes_add (outcomes, 0, 1);
}

static void
expect (const guint32 *hands, double weight, gpointer data)
{
  Expected *self = data;
  guint place = find_shower (&self->question, hands);

  self->sum += weight;
  self->nobody += place == 0 ? weight : 0;
  if (hands[0] != self->question.named)
    self->places[place] += weight;
}

/* In small random games, for each suggestion there is. */
static void
test_gains (void)
{
  guint n_asked = 0;

  for (guint32 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, seed % 8, FALSE);
      CbPlainView view = cb_small_game_see_mine (game, game->n_entries);
      g_autoptr (CbAdvice)
        advice = cb_case_advise (game->case_, game->n_entries, NULL, 1, CB_EFFORT_ENDLESS);

      g_assert_true (cb_advice_is_exact (advice));
      g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, 27);
      for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
        {
          const CbAdvisedSuggestion *advised = cb_advice_get_suggestion (advice, i);
          Question question = { game, advised->cards };
          CbPlainWorth worth = cb_plain_weigh (view.deals, view.entries, ask_plainly, &question);
          Expected expected = { .question = question };

          cb_plain_deals_foreach (view.deals, view.entries, expect, &expected);
          g_assert_cmpfloat_with_epsilon (advised->bits, worth.envelope, 1e-9);
          g_assert_cmpfloat_with_epsilon (advised->total_bits, worth.sheet, 1e-9);
          g_assert_cmpfloat_with_epsilon (advised->nobody, expected.nobody / expected.sum, 1e-9);
          n_asked += worth.envelope > 0.1;
        }
    }
  g_assert_cmpuint (n_asked, >, 100);
}

/* How surprising what everybody hears will be to @seat, in bits, as I expect it. */
static double
surprise (const Question *question, const Expected *mine, const CbPlainWorld *world, guint seat)
{
  const CbSmallGame *game = question->game;
  CbPlainView view = cb_plain_worlds_see (game->worlds, world, seat, game->n_entries);
  Expected his = { .question = *question };
  double bits = 0, heard = 0;

  cb_plain_deals_foreach (view.deals, view.entries, expect, &his);
  for (guint place = 0; place < game->n_players; place++)
    if (his.places[place] > 0)
      {
        heard += mine->places[place];
        bits -= mine->places[place] * log2 (his.places[place] / his.sum);
      }
  return heard > 0 ? bits / heard : 0;
}

/* The same, of each of the others in each world, but for who is @out. */
static double
tell_plainly (const Question *question, guint out)
{
  const CbSmallGame *game = question->game;
  CbPlainView view = cb_small_game_see_mine (game, game->n_entries);
  Expected mine = { .question = *question };
  double told = 0, sum = 0;

  cb_plain_deals_foreach (view.deals, view.entries, expect, &mine);
  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    for (guint seat = 1; seat < game->n_players; seat++)
      if (seat != out)
        {
          const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i);

          told += world->chance * surprise (question, &mine, world, seat);
          sum += world->chance;
        }
  return told / sum;
}

/* What the others learn, from many drawn deals and tables, as there are not many at once. */
static void
check_told (CbSmallGame *game, guint out)
{
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, game->n_entries);
  double told[512] = { 0 };

  for (guint seed = 1; seed <= N_TIMES; seed++)
    {
      g_autoptr (CbSampler) sampler = cb_deduction_new_sampler (
        knowledge->deduction, game->n_entries, seed, CB_EFFORT_ENDLESS);
      g_autoptr (CbListeners)
        listeners = cb_listeners_new (knowledge, sampler, seed, N_TABLES, CB_EFFORT_ENDLESS);

      for (guint32 named = 0; named < G_N_ELEMENTS (told); named++)
        if (is_question (named))
          told[named] += cb_listeners_weigh (listeners, named).sheet / N_TIMES;
    }
  for (guint32 named = 0; named < G_N_ELEMENTS (told); named++)
    if (is_question (named))
      g_assert_cmpfloat_with_epsilon (told[named], tell_plainly (&(Question) { game, named }, out),
                                      0.04);
}

static void
test_told (void)
{
  g_autoptr (CbSmallGame) fresh = cb_small_game_new_of (CB_TEST_THREE, "");
  g_autoptr (CbSmallGame) late = cb_small_game_new_of (
    CB_TEST_THREE, "{'type':'suggestion','by':0,'cards':['bert','axe','attic'],'answers':"
                   "[{'by':1,'did':'show','card':'attic'}]},"
                   "{'type':'suggestion','by':0,'cards':['cleo','belt','barn'],'answers':"
                   "[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'belt'}]}");

  g_autoptr (CbSmallGame) alone = cb_small_game_new_of (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['cleo','club','attic'],'result':'wrong'}");

  check_told (fresh, 0);
  check_told (late, 0);
  check_told (alone, 1);
}

/* What a suggestion is worth beside what it tells of the envelope, and what that is made of. */
static void
fill_in_row (const CbAdvisedSuggestion *suggestion, guint32 hand, double row[4])
{
  row[0] = suggestion->total_bits;
  row[1] = suggestion->told_bits;
  row[2] = cb_card_set_size (suggestion->cards & hand);
  row[3] = suggestion->worth - suggestion->bits;
}

/* Three shares, of what is told of all cards, of what the others are told, and of cards of mine
 * that are named, as three suggestions have them. */
static void
find_shares (const CbAdvice *advice, guint32 hand, double shares[3])
{
  double rows[3][4] = { { 0 } };

  for (guint i = 0, n = 0; n < 3; i++)
    {
      g_assert_cmpuint (i, <, cb_advice_get_n_suggestions (advice));
      fill_in_row (cb_advice_get_suggestion (advice, i), hand, rows[n]);
      for (guint k = 0; k < n; k++)
        for (guint column = 4; column-- > k;)
          rows[n][column] -= rows[n][k] / rows[k][k] * rows[k][column];
      n += fabs (rows[n][n]) > 0.01;
    }
  for (guint n = 3; n-- > 0;)
    {
      shares[n] = rows[n][3];
      for (guint k = n + 1; k < 3; k++)
        shares[n] -= rows[n][k] * shares[k];
      shares[n] /= rows[n][n];
    }
}

/* How far the worth of a suggestion is from what these shares make it, at most. */
static double
compare_worth (const CbAdvice *advice, guint32 hand, const double shares[3])
{
  double most = 0;

  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    {
      double row[4];

      fill_in_row (cb_advice_get_suggestion (advice, i), hand, row);
      for (guint k = 0; k < 3; k++)
        row[3] -= shares[k] * row[k];
      most = MAX (most, fabs (row[3]));
    }
  return most;
}

/* Whatever the shares: what a suggestion is worth is what it tells of the envelope, and some of
 * what it tells of the rest, less some of what it tells others, and gives away of mine. What the
 * others have named makes it worth something else. */
static void
test_worth (void)
{
  g_autoptr (CbSmallGame) quiet = cb_small_game_new (2, 2, TRUE);
  g_autoptr (CbSmallGame) named = cb_small_game_new_of (
    CB_TEST_THREE, "{'type':'suggestion','by':1,'cards':['cleo','club','attic'],"
                   "'answers':[{'by':2,'did':'show'}]}");
  g_autoptr (CbAdvice) advice = cb_case_advise (quiet->case_, 2, NULL, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) believed = cb_case_advise (named->case_, 1, NULL, 1, CB_EFFORT_ENDLESS);
  guint32 hand = cb_case_get_setup (quiet->case_)->hand;
  double shares[3];

  find_shares (advice, hand, shares);
  g_assert_true (shares[0] > 0 && shares[1] < 0 && shares[2] < 0);
  g_assert_cmpfloat (compare_worth (advice, hand, shares), <, 1e-6);
  g_assert_cmpfloat (compare_worth (believed, 0x009, shares), >, 0.01);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/asking/gains", test_gains);
  g_test_add_func ("/asking/told", test_told);
  g_test_add_func ("/asking/worth", test_worth);
  return g_test_run ();
}
