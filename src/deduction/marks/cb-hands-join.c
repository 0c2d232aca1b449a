/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for a deal among listed hands, one for each holder, which share out the cards. Whatever is
 * settled takes hands out of the lists; what the rest of a list has in common is settled in turn.
 * Guesses are made where they settle the most for their number: one hand of a short list, or one
 * place of a card. A holder without a list has only the cheap rules, until so much is settled that
 * his hands can be listed as well; and when two such holders are left, what one of them has the
 * other one has not, so that the rules of both make one list. */

#include "cb-hands-private.h"

#include <string.h>

/* So many hands are looked at in about a millionth of a second. */
#define ROWS_PER_UNIT 1024

/* A list made on the way may have so many hands, of so many open cards, and cost so much. */
#define MAX_ROWS  16384
#define MAX_CARDS 22
#define MAX_UNITS 500

/* The next attempt at a list is made when so many cards more are settled. */
#define CARDS_BETWEEN 3

/* What may be spent on the hands of the last two holders. */
#define PAIR_UNITS 20000

/* These are found after so many others at most: 16 times the logarithm of their number. */
#define MAX_LOG_BEFORE_PAIR (12 * 16)

/* A list of more hands is not worth going through one by one. */
#define MAX_HANDS_TO_GUESS 16

/* What is left at a point of the search. */
typedef struct
{
  CbMarks marks;
  const CbCardSet *rows[CB_MAX_HOLDERS];
  guint n_rows[CB_MAX_HOLDERS];
  guint8 max_open[CB_MAX_HOLDERS]; /* no list is tried with more open cards */
  guint8 max_open_of_pair;
} Point;

typedef struct
{
  const CbProblem *problem;
  const CbMarks *wanted;
  CbEffort *effort;
  guint n_looked_at;
  gboolean given_up;
  CbCardSet *store; /* of lists cut down or made on the way, one point after the other */
  guint n_stored;
  guint max_stored;
  CbSeenFunc func;
  gpointer user_data;
  guint salt;        /* where to begin among equals */
  gboolean sees_all; /* goes on as long as a wanted place is possible */
} Join;

/* What to guess: a hand of a list, or the place of a card. */
typedef struct
{
  guint score;
  guint holder;
  CbCardSet card; /* 0 for a hand */
} Guess;

static void
look_at (Join *self, guint n)
{
  self->n_looked_at += n;
  if (self->n_looked_at < ROWS_PER_UNIT)
    return;
  if (!cb_effort_spend (self->effort, self->n_looked_at / ROWS_PER_UNIT))
    self->given_up = TRUE;
  self->n_looked_at %= ROWS_PER_UNIT;
}

/* Keeps the rows that agree with the marks, and adds to the marks what these have in common; FALSE
 * if there are none. Where the store is full the rows stay, and are looked at again. */
static gboolean
cut_list (Join *self, Point *point, guint h)
{
  CbCardSet wrong = ~point->marks.possible[h], certain = point->marks.certain[h];
  CbCardSet any = 0, all = ~(CbCardSet) 0;
  const CbCardSet *rows = point->rows[h];
  gboolean stores = self->n_stored + point->n_rows[h] <= self->max_stored;
  CbCardSet *kept = self->store + self->n_stored;
  guint n = 0;

  look_at (self, 16 + point->n_rows[h]);
  for (guint i = 0; i < point->n_rows[h]; i++)
    {
      CbCardSet row = rows[i];

      if (((row & wrong) | (certain & ~row)) != 0)
        continue;
      if (stores)
        kept[n] = row;
      n++;
      any |= row;
      all &= row;
    }
  if (n > 0 && n < point->n_rows[h] && stores)
    {
      point->rows[h] = kept;
      point->n_rows[h] = n;
      self->n_stored += n;
    }
  point->marks.possible[h] = any;
  point->marks.certain[h] = all;
  return n > 0;
}

/* Lists the hands of a holder if they are few. */
static void
try_list (Join *self, Point *point, guint h)
{
  CbCardSet possible = point->marks.possible[h], certain = point->marks.certain[h];
  guint n_open = cb_card_set_size (possible & ~certain);
  g_autoptr (GArray) rows = NULL;
  CbEffort part;

  if (n_open == 0 || n_open > point->max_open[h])
    return;
  rows = g_array_new (FALSE, FALSE, sizeof (CbCardSet));
  part = cb_effort_take (self->effort, MAX_UNITS);
  if (cb_hand_rules_list (&self->problem->hands[h], possible, certain, MAX_ROWS, &part, rows) &&
      self->n_stored + rows->len <= self->max_stored)
    {
      for (guint i = 0; i < rows->len; i++)
        self->store[self->n_stored + i] = g_array_index (rows, CbCardSet, i);
      point->rows[h] = self->store + self->n_stored;
      point->n_rows[h] = rows->len;
      self->n_stored += rows->len;
    }
  else
    point->max_open[h] = (guint8) (n_open > CARDS_BETWEEN ? n_open - CARDS_BETWEEN : 0);
  cb_effort_give_back (self->effort, &part);
}

static gboolean
settle_hand (Join *self, Point *point, guint h)
{
  const CbHandRules *rules = &self->problem->hands[h];

  if (point->rows[h] == NULL)
    {
      look_at (self, 64 + 4 * rules->n_options);
      if (!cb_hand_rules_settle (rules, &point->marks.possible[h], &point->marks.certain[h]))
        return FALSE;
      try_list (self, point, h);
    }
  return point->rows[h] == NULL || cut_list (self, point, h);
}

/* Goes on until the marks say nothing more; @changed are the holders of whom there is news. FALSE
 * where it is impossible, or was given up. */
static gboolean
settle (Join *self, Point *point, guint changed)
{
  while (cb_problem_settle_places (self->problem, &point->marks, &changed))
    {
      guint h;

      if (changed == 0)
        return TRUE;
      h = (guint) __builtin_ctz (changed);
      changed &= changed - 1;
      if (!settle_hand (self, point, h) || self->given_up)
        return FALSE;
    }
  return FALSE;
}

/* Sixteen times the logarithm to the base of two, roughly. */
static guint
get_log (guint n)
{
  guint log = 31 - (guint) __builtin_clz (n);

  return log * 16 + ((n << 4 >> log) & 15);
}

static void
prefer (Guess *best, Guess guess)
{
  if (guess.score < best->score)
    *best = guess;
}

/* Where two holders are without a list, their hands are found together as soon as the others are
 * settled: so these come first, if there are not too many ways. */
static Guess
choose_for_pair (const Join *self, const Point *point)
{
  Guess best = { .score = G_MAXUINT };
  guint n_unlisted = 0;
  guint log = 0;

  for (guint h = 0; h < self->problem->n_holders; h++)
    {
      if ((point->marks.possible[h] & ~point->marks.certain[h]) == 0)
        continue;
      n_unlisted += point->rows[h] == NULL;
      if (point->rows[h] == NULL)
        continue;
      log += get_log (point->n_rows[h]);
      prefer (&best, (Guess) { get_log (point->n_rows[h]), h, 0 });
    }
  return n_unlisted == 2 && log <= MAX_LOG_BEFORE_PAIR ? best : (Guess) { .score = G_MAXUINT };
}

/* The ways there are, by the number of cards they settle. */
static Guess
choose (const Join *self, const Point *point)
{
  guint8 n_places[CB_MAX_CARDS] = { 0 };
  Guess best = { .score = G_MAXUINT };
  CbCardSet all = 0;

  for (guint h = 0; h < self->problem->n_holders; h++)
    {
      CbCardSet open = point->marks.possible[h] & ~point->marks.certain[h];

      all |= open;
      if (open != 0 && point->rows[h] != NULL && point->n_rows[h] <= MAX_HANDS_TO_GUESS)
        prefer (&best, (Guess) { get_log (point->n_rows[h]) /
                                   MAX (cb_card_set_size (point->rows[h][0] & open), 1),
                                 h, 0 });
      for (; open != 0; open &= open - 1)
        n_places[cb_card_set_first (open)]++;
    }
  for (guint i = 0; i < CB_MAX_CARDS; i++)
    {
      guint card = (i + self->salt) % CB_MAX_CARDS;

      if (cb_card_set_has (all, card))
        prefer (&best, (Guess) { get_log (n_places[card]), 0, cb_card_set_of (card) });
    }
  return best;
}

/* Whether all deals are to be seen and none of these hands has anything new. */
static gboolean
is_wanted (const Join *self, const CbCardSet hands[CB_MAX_HOLDERS])
{
  for (guint h = 0; self->sees_all && h < self->problem->n_holders; h++)
    if ((hands[h] & self->wanted->possible[h]) != 0)
      return TRUE;
  return !self->sees_all;
}

static gboolean find_deal (Join *self, Point *point);

/* Looks on with one guess about @h. */
static gboolean
try_guess (Join *self, const Point *point, guint h, CbCardSet possible, CbCardSet certain)
{
  Point next = *point;
  guint n_stored = self->n_stored;
  gboolean found;

  next.marks.possible[h] = possible;
  next.marks.certain[h] = certain;
  found = settle (self, &next, 1u << h) && find_deal (self, &next);
  self->n_stored = n_stored;
  return found;
}

/* The row with the most cards that are wanted there. */
static guint
find_start (const Join *self, const Point *point, guint h)
{
  guint best = 0, n_best = 0;

  for (guint i = 0; i < point->n_rows[h]; i++)
    {
      guint n = cb_card_set_size (point->rows[h][i] & self->wanted->possible[h]);

      if (n > n_best)
        {
          best = i;
          n_best = n;
        }
    }
  return best;
}

static gboolean
try_hands (Join *self, const Point *point, guint h)
{
  guint n = point->n_rows[h];
  guint start = find_start (self, point, h);

  look_at (self, n);
  for (guint i = 0; i < n && !self->given_up; i++)
    {
      CbCardSet row = point->rows[h][(start + i) % n];

      if (((row & ~point->marks.possible[h]) | (point->marks.certain[h] & ~row)) == 0 &&
          try_guess (self, point, h, row, row))
        return TRUE;
    }
  return FALSE;
}

/* The holders who may have @card, those first where it is wanted. */
static gboolean
try_places (Join *self, const Point *point, CbCardSet card)
{
  guint n_holders = self->problem->n_holders;

  for (guint i = 0; i < 2 * n_holders && !self->given_up; i++)
    {
      guint h = (i + self->salt) % n_holders;

      if ((point->marks.possible[h] & card) != 0 &&
          ((self->wanted->possible[h] & card) != 0) == (i < n_holders) &&
          try_guess (self, point, h, point->marks.possible[h], point->marks.certain[h] | card))
        return TRUE;
    }
  return FALSE;
}

/* Adds to the rules of one hand what those of another mean for it, where the two share out the
 * @open cards. */
static void
add_mirrored (GArray *options, const CbHandRules *rules, CbCardSet open, CbCardSet certain)
{
  for (guint i = 0; i < rules->n_options; i++)
    {
      CbOption option = rules->options[i];
      guint n_has = cb_card_set_size (option.cards & certain);
      guint n;

      option.cards &= open;
      n = n_has + cb_card_set_size (option.cards);
      option.min = (guint8) (n > rules->options[i].max ? n - rules->options[i].max : 0);
      if (n >= rules->options[i].min)
        option.max = (guint8) (n - rules->options[i].min);
      else
        option = (CbOption) { 0, 1, 0, option.left, option.holder };
      g_array_append_val (options, option);
    }
}

/* Tells of a deal; returns whether that is enough. */
static gboolean
tell (Join *self, const CbCardSet hands[CB_MAX_HOLDERS])
{
  CbDeal deal;

  memcpy (deal.hands, hands, sizeof deal.hands);
  self->func (&deal, self->user_data);
  return !self->sees_all;
}

/* Tells of the deals where @one has one of the rows and @other the rest, if there is news in it. */
static gboolean
tell_pairs (Join *self, const Point *point, guint one, guint other, GArray *rows)
{
  CbMarks marks = point->marks;
  CbCardSet both = marks.possible[one] | marks.possible[other];

  for (guint i = 0; i < rows->len; i++)
    {
      marks.certain[one] = g_array_index (rows, CbCardSet, i);
      marks.certain[other] = both & ~marks.certain[one];
      if (is_wanted (self, marks.certain) && tell (self, marks.certain))
        return TRUE;
    }
  return FALSE;
}

/* Where only two holders are left, one of them without a list, tries to find the hands for one of
 * them that leave the other what his rules allow. Returns whether it did not give up. */
static gboolean
find_pair (Join *self, Point *point, guint one, guint other, gboolean *found)
{
  const CbHandRules *rules = &self->problem->hands[one];
  const CbMarks *marks = &point->marks;
  CbCardSet open = marks->possible[one] & ~marks->certain[one];
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (CbOption));
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (CbCardSet));
  guint n_open = cb_card_set_size (open);
  CbEffort part;
  CbHandRules both;
  gboolean listed;

  if (n_open > point->max_open_of_pair)
    return FALSE;
  part = cb_effort_take (self->effort, PAIR_UNITS);

  g_array_append_vals (options, rules->options, rules->n_options);
  add_mirrored (options, &self->problem->hands[other], open, marks->certain[other]);
  both = (CbHandRules) { (CbOption *) (gpointer) options->data, options->len, options->len };
  listed = cb_hand_rules_list (&both, marks->possible[one], marks->certain[one],
                               self->sees_all ? MAX_ROWS : 1, &part, rows);
  cb_effort_give_back (self->effort, &part);
  *found = tell_pairs (self, point, one, other, rows);
  if (!*found && !listed)
    point->max_open_of_pair = (guint8) (n_open > CARDS_BETWEEN ? n_open - CARDS_BETWEEN : 0);
  return *found || listed;
}

/* Whether just two holders have open cards, and one of them has no list. */
static gboolean
is_pair (const Join *self, const Point *point, guint *one, guint *other)
{
  guint open = 0;
  gboolean listed = TRUE;

  for (guint h = 0; h < self->problem->n_holders; h++)
    if ((point->marks.possible[h] & ~point->marks.certain[h]) != 0)
      {
        listed = listed && point->rows[h] != NULL;
        open |= 1u << h;
      }
  if (listed || __builtin_popcount (open) != 2)
    return FALSE;
  *one = (guint) __builtin_ctz (open);
  *other = 31 - (guint) __builtin_clz (open);
  return TRUE;
}

static gboolean
find_deal (Join *self, Point *point)
{
  guint one, other;
  gboolean found;
  Guess guess;

  if (!is_wanted (self, point->marks.possible))
    return FALSE;
  if (is_pair (self, point, &one, &other) && find_pair (self, point, one, other, &found))
    return found;
  guess = choose_for_pair (self, point);
  if (guess.score == G_MAXUINT)
    guess = choose (self, point);
  if (guess.score == G_MAXUINT)
    return tell (self, point->marks.certain);
  return guess.card == 0 ? try_hands (self, point, guess.holder)
                         : try_places (self, point, guess.card);
}

/* Searches among @hands, as @join says, within the marks. */
static CbSearchResult
run (Join *join, const CbHands *hands, const CbMarks *marks)
{
  guint64 max_stored = MIN (CB_MAX_ROWS,
                            (MIN (join->effort->n_left, CB_MAX_ROWS) + 16) * ROWS_PER_UNIT);
  g_autofree CbCardSet *store = g_new (CbCardSet, max_stored);
  Point point = { .marks = *marks, .max_open_of_pair = CB_MAX_CARDS };

  join->store = store;
  join->max_stored = (guint) max_stored;
  for (guint h = 0; h < join->problem->n_holders; h++)
    {
      point.rows[h] = hands->rows[h];
      point.n_rows[h] = hands->n_rows[h];
      point.max_open[h] = MAX_CARDS;
    }
  if (marks->consistent && settle (join, &point, (1u << join->problem->n_holders) - 1) &&
      find_deal (join, &point))
    return CB_SEARCH_FOUND;
  return join->given_up ? CB_SEARCH_GAVE_UP : CB_SEARCH_NONE;
}

static void
keep_deal_cb (const CbDeal *deal, gpointer user_data)
{
  *(CbDeal *) user_data = *deal;
}

/**
 * cb_hands_join:
 * @problem: what is open
 * @marks: where cards can be and where they are
 * @wanted: these places come first where there is a choice
 * @salt: any number; with another one it looks in another order
 * @effort: how much may be spent
 * @deal: (out): a deal, if there is one
 *
 * Returns: whether there is a deal within the marks, or it gave up
 */
CbSearchResult
cb_hands_join (const CbHands *self,
               const CbProblem *problem,
               const CbMarks *marks,
               const CbMarks *wanted,
               guint salt,
               CbEffort *effort,
               CbDeal *deal)
{
  Join join = { problem, wanted, effort, .func = keep_deal_cb, .user_data = deal, .salt = salt };

  return run (&join, self, marks);
}

/**
 * cb_hands_join_all:
 * @wanted: the places that are to be seen; @func takes away those it has seen
 * @func: called for deals until no place is wanted any more
 *
 * Like cb_hands_join(), for all of them.
 *
 * Returns: whether the effort was enough. Then there is no deal for the places still wanted
 */
gboolean
cb_hands_join_all (const CbHands *self,
                   const CbProblem *problem,
                   const CbMarks *marks,
                   const CbMarks *wanted,
                   CbEffort *effort,
                   CbSeenFunc func,
                   gpointer user_data)
{
  Join join = { problem, wanted, effort, .func = func, .user_data = user_data, .sees_all = TRUE };

  return run (&join, self, marks) == CB_SEARCH_NONE;
}
