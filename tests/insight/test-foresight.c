/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that are played to their end: the positions they are played from are as likely as going
 * through all worlds makes them, with what everybody could know worked out from the list of all
 * deals; and where the next player is sure to win, the share of games that a question wins is the
 * chance that it proves the envelope at once, which counts more than what it tells. */

#include <math.h>

#include "cb-advice-private.h"
#include "cb-foresight-private.h"
#include "cb-small-game.h"
#include "cb-suggestion.h"
#include "cb-value-private.h"

#define N_SEEDS 12
#define CLOSE   0.04
#define SURE    0.75

/* How likely it is that somebody who wants @first, else @second, else any of @all names @named. */
static double
want (guint32 named, guint32 all, guint32 first, guint32 second, gboolean far)
{
  guint32 wanted = all & first ? all & first : all & second ? all & second : all;
  double misses = far ? pow (2.0 / 3, cb_card_set_size (wanted)) : 0;

  return (named & wanted ? (1 - misses) / cb_card_set_size (wanted) : 0) + misses / 3;
}

/* How likely each style names that, with either reach. */
static void
name (const CbPlain *before, guint32 hand, guint32 named, double likely[2][CB_N_STYLES])
{
  guint32 open = before->possible[0] & ~before->certain[0], quiet = hand | before->certain[0];

  for (guint far = 0; far < 2; far++)
    for (guint i = 0; i < 3; i++)
      {
        guint32 all = 7u << 3 * i;
        double seeks = want (named & all, all, open, quiet, far && i == 2);
        double hides = want (named & all, all, quiet, 0, far && i == 2);

        likely[far][CB_STYLE_SEEKS] *= 0.95 * seeks + 0.05 / 3;
        likely[far][CB_STYLE_ANY] *= 1.0 / 3;
        likely[far][CB_STYLE_PROBES] *= 0.95 * (seeks + 2 * hides) / 3 + 0.05 / 3;
      }
}

/* Whoever showed a card shows it again, nine times of ten; by the rules any is as likely. */
static double
show (const CbSmallGame *game, const CbPlainWorld *world, const CbKnowledge *knowledge, guint entry)
{
  const CbSuggestion *suggestion = cb_entry_get_suggestion (
    g_ptr_array_index (knowledge->entries, entry));
  const CbAnswer *last = &suggestion->answers.list[suggestion->answers.n - 1];
  guint32 could, before = 0;

  if (last->did == CB_DID_PASS || (last->by == (int) game->me && last->card >= 0))
    return 1;
  could = world->hands[1 + last->by] & suggestion->cards;
  for (guint i = 0; i < entry; i++)
    {
      const CbSuggestion *other = cb_entry_get_suggestion (
        g_ptr_array_index (knowledge->entries, i));
      const CbAnswer *answer = &other->answers.list[other->answers.n - 1];

      if (other->by == suggestion->by && answer->by == last->by && world->shown[i] >= 0)
        before |= could & 1u << world->shown[i];
    }
  if (before == 0)
    return 1;
  return 0.1 + (before >> world->shown[entry] & 1
                  ? 0.9 * cb_card_set_size (could) / cb_card_set_size (before)
                  : 0);
}

static void
know (const CbSmallGame *game,
      const CbPlainWorld *world,
      guint seat,
      guint n_entries,
      CbPlain *plain)
{
  CbPlainView view = cb_plain_worlds_see (game->worlds, world, seat, n_entries);

  cb_plain_deals_sum (view.deals, view.entries, plain);
}

/* How likely the world is, with all that was done in it. */
static double
weigh (const CbSmallGame *game, const CbPlainWorld *world, const CbKnowledge *knowledge)
{
  double likely[4][2][CB_N_STYLES], weight = world->chance, sum = 0;

  for (guint seat = 0; seat < 4; seat++)
    for (guint i = 0; i < CB_N_STYLES; i++)
      likely[seat][0][i] = likely[seat][1][i] = 1;
  for (guint i = 0; i < game->n_entries; i++)
    {
      const CbSuggestion *suggestion = cb_entry_get_suggestion (
        g_ptr_array_index (knowledge->entries, i));
      guint by = (guint) suggestion->by;
      CbPlain plain;

      weight *= show (game, world, knowledge, i);
      if (by == game->me)
        continue;
      know (game, world, by, i, &plain);
      weight *= plain.possible[0] == plain.certain[0] ? 0.1 : 1;
      name (&plain, world->hands[1 + by], suggestion->cards, likely[by]);
      know (game, world, by, i + 1, &plain);
      weight *= plain.possible[0] == plain.certain[0] ? CB_HESITATES : 1;
    }
  for (guint far = 0; far < 2; far++)
    {
      double product = 1;

      for (guint seat = 0; seat < game->n_players; seat++)
        if (seat != game->me)
          product *= likely[seat][far][0] + likely[seat][far][1] + likely[seat][far][2];
      sum += product;
    }
  return weight * sum;
}

/* (transfer full): how likely each world is */
static double *
weigh_all (const CbSmallGame *game, const CbKnowledge *knowledge)
{
  guint n = cb_plain_worlds_get_n (game->worlds);
  double *chances = g_new (double, n), sum = 0;

  for (guint i = 0; i < n; i++)
    sum += chances[i] = weigh (game, cb_plain_worlds_get (game->worlds, i), knowledge);
  for (guint i = 0; i < n; i++)
    chances[i] /= sum;
  return chances;
}

/* A game of that seed in which my turn was @n_later turns ago and nobody accused; NULL if it is
 * another. */
static CbSmallGame *
begin_later (guint32 seed, guint n_entries, guint n_later, CbKnowledge **knowledge)
{
  CbSmallGame *game = cb_small_game_new (seed, n_entries, FALSE);

  *knowledge = cb_small_game_know (game, n_entries);
  for (guint i = 0; game != NULL && i < n_entries; i++)
    if (cb_entry_get_suggestion (g_ptr_array_index ((*knowledge)->entries, i)) == NULL)
      g_clear_pointer (&game, cb_small_game_free);
  if (game != NULL && (!cb_scene_is_plain (*knowledge) ||
                       n_entries % game->n_players != (game->me + n_later) % game->n_players))
    g_clear_pointer (&game, cb_small_game_free);
  if (game == NULL)
    g_clear_pointer (knowledge, cb_knowledge_unref);
  return game;
}

/* The same where it is my turn. */
static CbSmallGame *
begin (guint32 seed, guint n_entries, CbKnowledge **knowledge)
{
  return begin_later (seed, n_entries, 0, knowledge);
}

/* By where everybody’s cards are, whatever was shown. */
static double
compare_deals (const CbSmallGame *game, const CbKnowledge *knowledge)
{
  g_autofree double *chances = weigh_all (game, knowledge);
  guint n = cb_plain_worlds_get_n (game->worlds);
  g_autofree double *often = g_new0 (double, n);
  double off = 0;

  for (guint64 seed = 1; seed <= N_SEEDS; seed++)
    {
      g_autoptr (CbPositions)
        positions = cb_positions_new (knowledge, 0, seed, 1000, CB_EFFORT_ENDLESS);
      double sum = 0;

      for (guint i = 0; i < positions->weights->len; i++)
        sum += g_array_index (positions->weights, double, i);
      for (guint i = 0; i < positions->weights->len; i++)
        for (guint k = 0; k < n; k++)
          if (memcmp (cb_positions_get (positions, i)->hands,
                      cb_plain_worlds_get (game->worlds, k)->hands, sizeof (CbCardSet) * 5) == 0)
            {
              often[k] += g_array_index (positions->weights, double, i) / sum / N_SEEDS;
              break;
            }
    }
  for (guint k = 0; k < n; k++)
    {
      double chance = 0;
      gboolean first = TRUE;

      for (guint i = 0; i < n; i++)
        if (memcmp (cb_plain_worlds_get (game->worlds, i)->hands,
                    cb_plain_worlds_get (game->worlds, k)->hands, sizeof (guint32) * 5) == 0)
          {
            first = first && i >= k;
            chance += chances[i];
          }
      off += first ? fabs (often[k] - chance) / 2 : 0;
    }
  return off;
}

static void
test_positions (void)
{
  guint n_games = 0;

  for (guint32 seed = 1; seed < 300 && n_games < 6; seed++)
    {
      g_autoptr (CbKnowledge) knowledge = NULL;
      g_autoptr (CbSmallGame) game = begin (seed, 3 + seed % 4, &knowledge);
      double off;

      if (game == NULL || cb_plain_worlds_get_n (game->worlds) < 10)
        continue;
      off = compare_deals (game, knowledge);
      g_test_message ("seed %u: %u worlds, %.4f off", seed, cb_plain_worlds_get_n (game->worlds),
                      off);
      g_assert_cmpfloat (off, <, CLOSE);
      n_games++;
    }
  g_assert_cmpuint (n_games, ==, 6);
}

/* What I hear of a question in a world, as a number; each card that may be shown by itself. */
static guint
hear (const CbSmallGame *game,
      const CbKnowledge *knowledge,
      const CbPlainWorld *world,
      guint32 named,
      guint which,
      double *chance)
{
  for (guint i = 1; i < game->n_players; i++)
    {
      guint holder = 1 + (game->me + i) % game->n_players, n_cards, n_before;
      guint32 could = world->hands[holder] & named, before = 0, card = could;

      if (could == 0)
        continue;
      for (guint k = 0; k < game->n_entries; k++)
        {
          const CbSuggestion *past = cb_entry_get_suggestion (
            g_ptr_array_index (knowledge->entries, k));

          if (past->by == (int) game->me &&
              past->answers.list[past->answers.n - 1].by == (int) holder - 1 &&
              world->shown[k] >= 0)
            before |= could & 1u << world->shown[k];
        }
      n_cards = cb_card_set_size (could);
      n_before = cb_card_set_size (before);
      for (guint k = which; k > 0 && (card & (card - 1)) != 0; k--)
        card &= card - 1;
      card &= -card;
      *chance = which >= n_cards       ? 0
                : n_before == 0        ? 1.0 / n_cards
                : (card & before) != 0 ? 1.0 / n_before
                                       : 0;
      return 100 * holder + cb_card_set_first (card);
    }
  *chance = which == 0;
  return 0;
}

/* How likely the answer to a question leaves one envelope. */
static double
prove (const CbSmallGame *game, const CbKnowledge *knowledge, const double *chances, guint32 named)
{
  guint n = cb_plain_worlds_get_n (game->worlds);
  g_autofree guint32 *envelopes = g_new0 (guint32, 500);
  g_autofree double *sums = g_new0 (double, 500);
  double sum = 0;

  for (guint i = 0; i < 3 * n; i++)
    {
      const CbPlainWorld *world = cb_plain_worlds_get (game->worlds, i / 3);
      double chance;
      guint heard = hear (game, knowledge, world, named, i % 3, &chance);
      guint32 *envelope = &envelopes[heard];

      if (chance <= 0)
        continue;
      sums[heard] += chances[i / 3] * chance;
      *envelope = *envelope == 0 || *envelope == world->hands[0] ? world->hands[0] : G_MAXUINT32;
    }
  for (guint heard = 0; heard < 500; heard++)
    sum += envelopes[heard] != G_MAXUINT32 ? sums[heard] : 0;
  return sum;
}

/* How likely the next player knows the envelope. */
static double
get_danger (const CbSmallGame *game, const double *chances)
{
  double sum = 0;

  for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
    {
      CbPlain plain;

      know (game, cb_plain_worlds_get (game->worlds, i), (game->me + 1) % game->n_players,
            game->n_entries, &plain);
      sum += plain.possible[0] == plain.certain[0] ? chances[i] : 0;
    }
  return sum;
}

static GArray *
list_questions (void)
{
  GArray *candidates = g_array_new (FALSE, TRUE, sizeof (CbForeseen));

  for (guint i = 0; i < 27; i++)
    {
      CbForeseen one = { .named = 1u << i % 3 | 8u << i / 3 % 3 | 64u << i / 9 };

      g_array_append_val (candidates, one);
    }
  return candidates;
}

/* How likely the question proves the envelope that does so most likely. */
static double
get_best_proof (const CbSmallGame *game, const CbKnowledge *knowledge, const double *chances)
{
  g_autoptr (GArray) questions = list_questions ();
  double most = 0;

  for (guint i = 0; i < questions->len; i++)
    most = MAX (most,
                prove (game, knowledge, chances, g_array_index (questions, CbForeseen, i).named));
  return most;
}

static double
get_share (const CbForeseen *foreseen)
{
  return foreseen->won / foreseen->n_games;
}

/* Plays on from it, and compares what is won with the chance of a proof; returns whether another
 * question tells clearly more, but proves less. */
static gboolean
check_proofs (const CbSmallGame *game, CbKnowledge *knowledge, const double *chances, double danger)
{
  g_autoptr (GArray) candidates = list_questions ();
  g_autoptr (CbAdvice)
    advice = cb_case_advise (game->case_, game->n_entries, NULL, 1, CB_EFFORT_ENDLESS);
  const CbForeseen *best = &g_array_index (candidates, CbForeseen, 0);
  double most = 0, most_bits = 0, bits_of_best = 0, told;

  g_assert_true (cb_foresee (knowledge, 0, 1, candidates, CB_EFFORT_ENDLESS));
  most = get_best_proof (game, knowledge, chances);
  told = prove (game, knowledge, chances, best->named);
  g_test_message ("best proves %.3f, won %.3f of %u; most is %.3f", told, get_share (best),
                  best->n_games, most);
  g_assert_cmpfloat (get_share (best), >, told - 1.5 * CLOSE);
  g_assert_cmpfloat (get_share (best), <, told + (1 - danger) + 1.5 * CLOSE);
  g_assert_cmpfloat (told, >=, most - (1 - danger) - CLOSE);
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    {
      const CbAdvisedSuggestion *one = cb_advice_get_suggestion (advice, i);

      if (one->cards == best->named)
        bits_of_best = one->bits;
      if (prove (game, knowledge, chances, one->cards) < told - 3 * CLOSE)
        most_bits = MAX (most_bits, one->bits);
    }
  return most_bits > bits_of_best + 0.05;
}

/* Judged without playing on, the question that proves most comes first, too. */
static void
check_rough_proofs (const CbSmallGame *game,
                    CbKnowledge *knowledge,
                    const double *chances,
                    double danger)
{
  g_autoptr (GArray) candidates = list_questions ();
  double told;

  g_assert_true (cb_foresee_roughly (knowledge, 0, 1, candidates, CB_EFFORT_ENDLESS));
  told = prove (game, knowledge, chances, g_array_index (candidates, CbForeseen, 0).named);
  g_assert_cmpfloat (told, >=,
                     get_best_proof (game, knowledge, chances) - (1 - danger) - 2 * CLOSE);
}

/* The next player knows: only what I prove at once counts. */
static void
test_proves_first (void)
{
  guint n_games = 0, n_telling = 0;

  for (guint32 seed = 1; seed < 2000 && n_games < 3; seed++)
    {
      g_autoptr (CbKnowledge) knowledge = NULL;
      g_autoptr (CbSmallGame) game = begin (seed, 3 + seed % 6, &knowledge);
      g_autofree double *chances = NULL;
      double danger;

      if (game == NULL || cb_plain_worlds_get_n (game->worlds) > 150)
        continue;
      if (cb_marks_are_solved (
            cb_deduction_get_marks (knowledge->deduction, knowledge->entries->len)))
        continue;
      chances = weigh_all (game, knowledge);
      danger = get_danger (game, chances);
      if (danger < SURE || fabs (get_best_proof (game, knowledge, chances) - 0.5) > 0.45)
        continue;
      n_games++;
      n_telling += check_proofs (game, knowledge, chances, danger);
      check_rough_proofs (game, knowledge, chances, danger);
    }
  g_test_message ("%u of %u", n_telling, n_games);
  g_assert_cmpuint (n_games, ==, 3);
  g_assert_cmpuint (n_telling, >, 0);
}

/* How many solutions of twenty-seven the seat has left, and how many categories are open. */
static guint
count_solutions (const CbPosition *position, guint seat, guint *n_open)
{
  CbCardSet lacks = position->notes[seat].lacks[CB_HOLDER_ENVELOPE];
  guint n = 1;

  *n_open = 0;
  for (guint i = 0; i < 3; i++)
    {
      guint left = 3 - cb_card_set_size (lacks & 7u << 3 * i);

      n *= left;
      *n_open += left > 1;
    }
  return n;
}

/* Five figures of each seat, in the order of turns from mine on: bits, whether these are few, open
 * categories; then the fewest bits of the others, these times mine, and 1. Who is out has found
 * nothing. */
static void
check_figures (const CbPosition *position, const CbScene *scene)
{
  double figures[CB_VALUE_MAX_FIGURES], mine = 0, least = 99;
  guint n = cb_value_measure (position, scene, figures);

  g_assert_cmpuint (n, ==, 5 * 3 + 3);
  for (guint i = 0; i < 3; i++)
    {
      guint n_open, seat = (scene->me + i) % 3;
      double bits = log2 (count_solutions (position, seat, &n_open));

      if ((scene->resting >> seat & 1) != 0)
        bits = log2 (27), n_open = 3;
      g_assert_cmpfloat_with_epsilon (figures[5 * i], bits, 1e-9);
      g_assert_cmpfloat (figures[5 * i + 1], ==, bits < 0.5);
      g_assert_cmpfloat (figures[5 * i + 2], ==, bits < 1.3);
      g_assert_cmpfloat (figures[5 * i + 3], ==, bits < 2.4);
      g_assert_cmpfloat (figures[5 * i + 4], ==, n_open);
      if (i == 0)
        mine = bits;
      else
        least = MIN (least, bits);
    }
  g_assert_cmpfloat_with_epsilon (figures[15], least, 1e-9);
  g_assert_cmpfloat_with_epsilon (figures[16], least * mine, 1e-9);
  g_assert_cmpfloat (figures[17], ==, 1);
}

/* What a position is judged by, and what is better for me: to know more than before, and that the
 * next player does not know the envelope; all there is if I know it. */
static void
test_value (void)
{
  guint n_positions = 0, n_better = 0;

  for (guint32 seed = 1; seed < 300 && n_positions < 20; seed++)
    {
      g_autoptr (CbKnowledge) knowledge = NULL;
      g_autoptr (CbSmallGame) game = begin (seed, 3 + seed % 6, &knowledge);
      g_autoptr (CbPositions)
        positions = game != NULL ? cb_positions_new (knowledge, 0, seed, 50, CB_EFFORT_ENDLESS)
                                 : NULL;
      CbPosition *position;
      CbScene *scene;
      guint next, n_open;
      double before;

      if (positions == NULL || game->n_players != 3)
        continue;
      scene = positions->scene;
      position = cb_positions_get (positions, 0);
      next = (scene->me + 1) % 3;
      check_figures (position, scene);
      scene->resting |= 1u << next;
      check_figures (position, scene);
      scene->resting = 0;
      before = cb_value_judge (position, scene);
      g_assert_true (before >= 0 && before <= 1);
      if (count_solutions (position, scene->me, &n_open) < 4 ||
          count_solutions (position, next, &n_open) < 4)
        continue;
      n_positions++;
      position->notes[next].lacks[CB_HOLDER_ENVELOPE] |= ~position->hands[CB_HOLDER_ENVELOPE];
      g_assert_cmpfloat (cb_value_judge (position, scene), <, 0.25);
      g_assert_cmpfloat (cb_value_judge (position, scene), <, before);
      position = cb_positions_get (positions, 1);
      before = cb_value_judge (position, scene);
      position->notes[scene->me].lacks[CB_HOLDER_ENVELOPE] |= 7 & ~position->hands[0];
      n_better += cb_value_judge (position, scene) > before;
      position->solved |= 1u << scene->me;
      g_assert_cmpfloat (cb_value_judge (position, scene), ==, 1);
    }
  g_test_message ("%u of %u", n_better, n_positions);
  g_assert_cmpuint (n_positions, ==, 20);
  g_assert_cmpuint (n_better, >=, 17);
}

/* How good positions are on average, each as often as it is likely, once it is as after my
 * question:
 * @seat and all after him up to me ask first. */
static double
average (const CbKnowledge *knowledge, guint seat, guint64 seed)
{
  g_autoptr (CbPositions)
    positions = cb_positions_new (knowledge, 0, seed, 4000, CB_EFFORT_ENDLESS);
  const CbScene *scene = positions->scene;
  CbRandom random = { { 1, 2, 3, 4 } };
  double sum = 0, all = 0;

  for (guint i = 0; i < positions->weights->len; i++)
    {
      CbPosition *position = cb_positions_get (positions, i);
      double weight = g_array_index (positions->weights, double, i);
      int winner = seat == (scene->me + 1) % 3
                     ? CB_NOBODY
                     : cb_position_play_to_me (position, scene, seat, &random);

      sum += weight *
             (winner == CB_NOBODY ? cb_value_judge (position, scene) : winner == (int) scene->me);
      all += weight;
    }
  return sum / all;
}

/* Who asks after the last suggestion, where all three play. */
static guint
find_turn (const CbKnowledge *knowledge)
{
  guint seat = (guint) knowledge->setup->me + 1;

  for (guint i = 0; i < knowledge->entries->len; i++)
    {
      const CbSuggestion *suggestion = cb_entry_get_suggestion (
        g_ptr_array_index (knowledge->entries, i));

      if (suggestion != NULL)
        seat = (guint) suggestion->by + 1;
    }
  return seat % 3;
}

/* Up to my question, everybody asks once in the order of seats; who knows the envelope in his turn
 * wins. */
static void
test_to_me (void)
{
  guint n_played = 0;

  for (guint32 seed = 1; seed < 300 && n_played < 20; seed++)
    {
      g_autoptr (CbKnowledge) knowledge = NULL;
      g_autoptr (CbSmallGame) game = begin (seed, 3 + seed % 3, &knowledge);
      g_autoptr (CbPositions)
        positions = game != NULL ? cb_positions_new (knowledge, 0, seed, 50, CB_EFFORT_ENDLESS)
                                 : NULL;
      CbRandom random = { { 1, 2, 3, 4 } };
      CbPosition *position;
      guint me = game != NULL ? game->me : 0, next = (me + 1) % 3, last = (me + 2) % 3;

      if (positions == NULL || game->n_players != 3)
        continue;
      position = cb_positions_get (positions, 0);
      position->solved = 1u << last;
      g_assert_cmpint (cb_position_play_to_me (position, positions->scene, last, &random), ==,
                       (int) last);
      position->solved = 1u << next;
      g_assert_cmpint (cb_position_play_to_me (position, positions->scene, next, &random), ==,
                       (int) next);
      position->solved = 1u << me | 1u << next;
      g_assert_cmpint (cb_position_play_to_me (position, positions->scene, me, &random), ==,
                       (int) me);
      positions->scene->resting = 1u << last;
      position = cb_positions_get (positions, 1);
      position->solved = 1u << last | 1u << next;
      g_assert_cmpint (cb_position_play_to_me (position, positions->scene, last, &random), !=,
                       (int) last);
      positions->scene->resting = 0;
      n_played++;
    }
  g_assert_cmpuint (n_played, ==, 20);
}

/* To wait is as good as the positions are that the game may be in after my question, and less good
 * the more others there are; what is judged better is likelier won. */
static void
test_waiting (void)
{
  guint n_judged = 0, n_played = 0;
  double sum_off = 0;

  for (guint32 seed = 1; seed < 600 && n_judged < 30; seed++)
    {
      g_autoptr (CbKnowledge) knowledge = NULL;
      g_autoptr (CbSmallGame) game = begin_later (seed, 3 + seed / 3 % 6, seed % 2, &knowledge);
      CbForeseen foreseen;
      double off;
      guint seat;

      if (game == NULL || game->n_players != 3 ||
          !cb_foresee_waiting (knowledge, seed, &foreseen, CB_EFFORT_ENDLESS))
        continue;
      g_assert_cmphex (foreseen.named, ==, 0);
      seat = find_turn (knowledge);
      off = foreseen.won / foreseen.n_games - average (knowledge, seat, seed);
      g_assert_cmpfloat (fabs (off), <, 2 * CLOSE);
      sum_off += off;
      n_played += seat != (game->me + 1) % 3;
      g_assert_cmpfloat (foreseen.chance, ==,
                         cb_value_get_chance (foreseen.won / foreseen.n_games, game->n_players,
                                              seat != (game->me + 1) % 3));
      n_judged++;
    }
  g_assert_cmpuint (n_judged, ==, 30);
  g_assert_cmpfloat (fabs (sum_off / n_judged), <, 0.01);
  g_assert_cmpuint (n_played, >, 5);
  g_assert_cmpuint (n_judged - n_played, >, 3);
  for (guint n = 3; n < 6; n++)
    for (double judged = 0; judged < 0.99; judged += 0.1)
      {
        double chance = cb_value_get_chance (judged, n, FALSE);

        g_assert_true (chance > 0 && chance < 1);
        g_assert_cmpfloat (cb_value_get_chance (judged, n + 1, FALSE), <, chance);
        g_assert_cmpfloat (cb_value_get_chance (judged + 0.1, n, FALSE), >, chance);
        g_assert_cmpfloat (cb_value_get_chance (judged, n, TRUE), >, chance);
      }
  g_assert_cmpfloat (cb_value_get_chance (1, 9, FALSE), ==, cb_value_get_chance (1, 6, FALSE));
}

/* The same seed, the same order and the same games; in advice, too. */
static void
test_same_seed (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE ",'firstDealt':0", "");
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, 0);
  g_autoptr (GArray) one = list_questions ();
  g_autoptr (GArray) two = list_questions ();
  g_autoptr (GArray) other = list_questions ();

  g_assert_true (cb_foresee (knowledge, 0, 7, one, CB_EFFORT_ENDLESS));
  g_assert_true (cb_foresee (knowledge, 0, 7, two, CB_EFFORT_ENDLESS));
  g_assert_true (cb_foresee (knowledge, 0, 8, other, CB_EFFORT_ENDLESS));
  g_assert_cmpmem (one->data, one->len * sizeof (CbForeseen), two->data,
                   two->len * sizeof (CbForeseen));
  g_assert_cmpint (memcmp (one->data, other->data, one->len * sizeof (CbForeseen)), !=, 0);
}

/* Of twenty-seven the worse half is dropped again and again, and more games are played from the
 * others. */
static void
test_halves (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE ",'firstDealt':0", "");
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, 0);
  g_autoptr (GArray) all = list_questions ();
  guint n_games = 0;

  g_assert_true (cb_foresee (knowledge, 0, 1, all, CB_EFFORT_ENDLESS));
  for (guint i = 0; i < all->len; i++)
    {
      const CbForeseen *one = &g_array_index (all, CbForeseen, i);

      g_assert_cmpuint (one->n_games, >, 0);
      g_assert_cmpfloat (one->won, <=, one->n_games);
      g_assert_cmpuint (one->n_games, <=, n_games > 0 ? n_games : G_MAXUINT);
      n_games = one->n_games;
    }
  g_assert_cmpuint (g_array_index (all, CbForeseen, 0).n_games, >, 10 * n_games);
}

/* What is spent is what may be, but for one game from each question; then no more is played, and
 * nothing once nobody wants it any more. */
static void
test_effort (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE ",'firstDealt':0", "");
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, 0);
  g_autoptr (CbAdvice) advice = cb_case_advise (game->case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  const gint cancelled = TRUE;
  guint before = 0;

  for (guint64 n = 10; n < 100000; n *= 5)
    {
      g_autoptr (GArray) all = list_questions ();
      CbEffort effort = { .n_left = n };
      guint n_games = 0;

      cb_foresee (knowledge, 0, 1, all, &effort);
      for (guint i = 0; i < all->len; i++)
        n_games += g_array_index (all, CbForeseen, i).n_games;
      g_assert_cmpuint (n_games, <=, n + all->len);
      g_assert_cmpuint (n_games, >=, before);
      before = n_games;
    }
  g_assert_cmpuint (before, >, 1000);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GArray) all = list_questions ();
      CbEffort effort = { .n_left = i == 0 ? G_MAXUINT64 : 0,
                          .cancelled = i == 0 ? &cancelled : NULL };

      g_assert_false (cb_foresee (knowledge, 0, 1, all, &effort));
      g_assert_cmpuint (g_array_index (all, CbForeseen, 0).n_games, ==, 0);
      if (i == 0)
        g_assert_null (cb_advice_refine (advice, &effort));
    }
}

static void
assert_not_foreseen (const char *setup)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (setup, "");
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, 0);
  g_autoptr (CbAdvice) advice = cb_case_advise (game->case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) finer = cb_advice_refine (advice, CB_EFFORT_ENDLESS);

  g_assert_false (cb_scene_is_plain (knowledge));
  g_assert_false (cb_advice_looks_ahead (advice));
  g_assert_true (cb_advice_looks_ahead (finer));
  for (guint i = 0; i < cb_advice_get_n_suggestions (finer); i++)
    {
      g_assert_cmpuint (cb_advice_get_suggestion (finer, i)->foreseen, ==, 0);
      g_assert_cmpuint (cb_advice_get_suggestion (finer, i)->cards, ==,
                        cb_advice_get_suggestion (advice, i)->cards);
    }
}

/* Where more happens than is modelled, or less is known, the first advice stays. */
static void
test_not_plain (void)
{
  assert_not_foreseen ("'players':[{'name':'Ann'},{'name':'Bob'}],'me':0,"
                       "'hand':['anna','axe','attic']");
  assert_not_foreseen ("'players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'},{'name':'Di'}],"
                       "'me':0,'hand':['anna','axe']");
}

/* The first advice has the best suggestions in the order in which they are judged. */
static void
test_first_advice (void)
{
  const CbQuestion question = { .seed = 1 };
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE ",'firstDealt':0", "");
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, 0);
  g_autoptr (CbAdvice) advice = cb_case_advise (game->case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice)
    weighed = cb_question_answer (&question, game->case_, 0, cb_advice_weigh, CB_EFFORT_ENDLESS);
  g_autoptr (GArray) candidates = g_array_new (FALSE, TRUE, sizeof (CbForeseen));
  const CbForeseen *all;

  for (guint i = 0; i < CB_FORESIGHT_CANDIDATES; i++)
    {
      const CbAdvisedSuggestion *one = cb_advice_get_suggestion (weighed, i);
      CbForeseen candidate = { .named = one->cards, .worth = one->worth };

      g_assert_cmpuint (one->foreseen, ==, 0);
      g_array_append_val (candidates, candidate);
    }
  g_assert_true (cb_foresee_roughly (knowledge, 0, 1, candidates, CB_EFFORT_ENDLESS));
  all = (const CbForeseen *) (gpointer) candidates->data;
  for (guint i = 0; i < CB_FORESIGHT_CANDIDATES; i++)
    {
      const CbAdvisedSuggestion *one = cb_advice_get_suggestion (advice, i);

      g_assert_cmpuint (one->foreseen, ==, i + 1);
      g_assert_cmphex (one->cards, ==, all[i].named);
      g_assert_cmpfloat (all[i].won + 0.1 * all[i].n_games * all[i].worth, <=,
                         all[MAX (i, 1) - 1].won +
                           0.1 * all[i].n_games * all[MAX (i, 1) - 1].worth);
    }
  g_assert_cmpuint (cb_advice_get_suggestion (advice, CB_FORESIGHT_CANDIDATES)->foreseen, ==, 0);
}

/* Those played to the end come first, in the order of what they won, and stay so when more deals
 * are drawn. */
static void
test_advice (void)
{
  g_autoptr (CbSmallGame) game = cb_small_game_new_of (CB_TEST_THREE ",'firstDealt':0", "");
  g_autoptr (CbAdvice) advice = cb_case_advise (game->case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) finer = cb_advice_refine (advice, CB_EFFORT_ENDLESS);
  g_autoptr (CbKnowledge) knowledge = cb_small_game_know (game, 0);
  g_autoptr (GArray) candidates = g_array_new (FALSE, TRUE, sizeof (CbForeseen));

  g_assert_cmpuint (cb_advice_get_n_suggestions (finer), ==, 27);
  for (guint i = 0; i < CB_FORESIGHT_CANDIDATES; i++)
    {
      const CbAdvisedSuggestion *advised = cb_advice_get_suggestion (advice, i);
      CbForeseen one = { .named = advised->cards, .worth = advised->worth };

      g_array_append_val (candidates, one);
    }
  g_assert_true (cb_foresee (knowledge, 0, 1, candidates, CB_EFFORT_ENDLESS));
  for (guint i = 0; i < 27; i++)
    {
      const CbAdvisedSuggestion *one = cb_advice_get_suggestion (finer, i);

      g_assert_cmpuint (one->foreseen, ==, i < CB_FORESIGHT_CANDIDATES ? i + 1 : 0);
      if (i < CB_FORESIGHT_CANDIDATES)
        g_assert_cmpuint (one->cards, ==, g_array_index (candidates, CbForeseen, i).named);
    }
  g_assert_true (cb_advice_is_final (finer));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foresight/positions", test_positions);
  g_test_add_func ("/foresight/proves-first", test_proves_first);
  g_test_add_func ("/foresight/value", test_value);
  g_test_add_func ("/foresight/to-me", test_to_me);
  g_test_add_func ("/foresight/waiting", test_waiting);
  g_test_add_func ("/foresight/first-advice", test_first_advice);
  g_test_add_func ("/foresight/same-seed", test_same_seed);
  g_test_add_func ("/foresight/halves", test_halves);
  g_test_add_func ("/foresight/effort", test_effort);
  g_test_add_func ("/foresight/not-plain", test_not_plain);
  g_test_add_func ("/foresight/advice", test_advice);
  return g_test_run ();
}
