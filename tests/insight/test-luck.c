/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How lucky the answers to my questions were: how likely it was that they would tell less, from all
 * deals that were possible then; and how good the questions were, by the advice of that time. */

#include <math.h>

#include "cb-advice-private.h"
#include "cb-skill.h"
#include "cb-small-game.h"
#include "cb-suggestion.h"

/* The answers that there may be, and with which of the named cards in the envelope. */
typedef struct
{
  const CbSmallGame *game;
  guint32 named;
  double chances[64][512]; /* by ten times the place of who shows, and the card as it is named */
  double before[512];
  double sum;
} Answers;

static guint
get_answer (const Answers *self, guint place, guint card)
{
  return 10 * place + cb_card_set_size (self->named & ((1u << card) - 1));
}

static void
add_answers (const guint32 *hands, double weight, gpointer data)
{
  Answers *self = data;
  guint32 class = hands[0] & self->named, could = 0;
  guint place = 0, n;

  self->sum += weight;
  self->before[class] += weight;
  while (could == 0 && ++place < self->game->n_players)
    could = hands[1 + (self->game->me + place) % self->game->n_players] & self->named;
  n = cb_card_set_size (could);
  if (n == 0)
    self->chances[0][class] += weight;
  for (; could != 0; could &= could - 1)
    self->chances[get_answer (self, place, cb_card_set_first (could))][class] += weight / n;
}

/* How far an answer moves the chances of which of the cards are in the envelope. */
static double
move (const Answers *self, guint answer, double *likely)
{
  double bits = 0;

  *likely = 0;
  for (guint i = 0; i < 512; i++)
    *likely += self->chances[answer][i];
  for (guint i = 0; i < 512; i++)
    if (self->chances[answer][i] > 0)
      bits += self->chances[answer][i] / *likely *
              log2 (self->chances[answer][i] / *likely * self->sum / self->before[i]);
  *likely /= self->sum;
  return bits;
}

/* How likely less was told; what tells as much counts half. */
static double
count_less (const Answers *self, guint answer)
{
  double likely, bits = move (self, answer, &likely), less = 0;

  for (guint i = 0; i < G_N_ELEMENTS (self->chances); i++)
    {
      double other = move (self, i, &likely);

      if (likely > 0)
        less += fabs (other - bits) < 1e-9 ? likely / 2 : other < bits ? likely : 0;
    }
  return less;
}

static void
assert_luck (const CbSmallGame *game, guint position)
{
  g_autofree CbJudgedTurn *turn = cb_case_judge_turn (game->case_, position, CB_EFFORT_ENDLESS);
  const CbSuggestion *mine = cb_entry_get_suggestion (
    cb_log_get_entry (cb_case_get_log (game->case_), position));
  const CbAnswer *last = &mine->answers.list[mine->answers.n - 1];
  CbPlainView view = cb_small_game_see_mine (game, position);
  Answers answers = { game, mine->cards };
  double spread = 0;

  cb_plain_deals_foreach (view.deals, view.entries, add_answers, &answers);
  g_assert_cmpint (turn->knew, ==, cb_plain_view_solve (&view).n == 1);
  if (turn->knew)
    return;
  g_assert_cmpfloat_with_epsilon (
    turn->luck,
    count_less (&answers,
                last->did == CB_DID_PASS
                  ? 0
                  : get_answer (&answers,
                                ((guint) last->by + game->n_players - game->me) % game->n_players,
                                (guint) last->card)),
    1e-9);
  for (guint i = 0; i < G_N_ELEMENTS (answers.chances); i++)
    {
      double likely;

      move (&answers, i, &likely);
      if (likely > 0)
        spread += likely * pow (count_less (&answers, i) - 0.5, 2);
    }
  g_assert_cmpfloat_with_epsilon (turn->spread, spread, 1e-9);
}

/* Of my questions, as long as nobody else asked anything. */
static void
test_luck (void)
{
  for (guint32 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, 4, TRUE);

      for (guint i = 0; i < game->n_entries; i++)
        assert_luck (game, i);
    }
}

/* Where a question of mine stands between the worst and the best that I could ask in that room. */
static void
assert_skill (const CbSmallGame *game, guint position)
{
  g_autofree CbJudgedTurn *turn = cb_case_judge_turn (game->case_, position, CB_EFFORT_ENDLESS);
  const CbQuestion question = { .askable = { .within = turn->asked & 0x1c0 }, .seed = 1 };
  g_autoptr (CbAdvice) advice = cb_question_answer (&question, game->case_, position,
                                                    cb_advice_weigh, CB_EFFORT_ENDLESS);
  guint n = cb_advice_get_n_suggestions (advice), at = 0;
  const CbAdvisedSuggestion *best = cb_advice_get_suggestion (advice, 0), *asked;
  double least = best->worth, share;

  for (guint i = 0; i < n; i++)
    {
      least = MIN (least, cb_advice_get_suggestion (advice, i)->worth);
      if (cb_advice_get_suggestion (advice, i)->cards == turn->asked)
        at = i;
    }
  asked = cb_advice_get_suggestion (advice, at);
  share = (asked->worth - least) / (best->worth - least);
  if (turn->knew)
    return;
  g_assert_cmphex (turn->better, ==, best->cards);
  g_assert_cmpfloat (turn->asked_bits, ==, asked->bits);
  g_assert_cmpfloat (turn->better_bits, ==, best->bits);
  g_assert_cmpfloat_with_epsilon (turn->loss, best->worth - asked->worth, 1e-9);
  /* What is hardly worse is as good. */
  if (turn->loss > 0.02 || turn->skill < CB_MOST_SKILL)
    g_assert_cmpfloat_with_epsilon (turn->skill, CB_MOST_SKILL * share, 0.51);
}

/* Also where the others asked before. */
static void
test_skill (void)
{
  for (guint32 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, 7, FALSE);
      g_autoptr (GArray) turns = cb_case_list_my_turns (game->case_, 7);

      for (guint i = 0; i < turns->len; i++)
        assert_skill (game, g_array_index (turns, guint, i));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/luck/answers", test_luck);
  g_test_add_func ("/luck/skill", test_skill);
  return g_test_run ();
}
