/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes out all hands that the rules of one holder allow. Card after card is taken or left. How
 * many more of its cards each constraint can do with, and without, is a byte; eight of them are
 * counted down at once, and one that falls below nothing shows in its top bit.
 *
 * Many cards are halved. All ways to take from the one half meet all those from the other where
 * they make up what the constraints "just so many of these" ask for: each way has a key, the sum
 * of weights of its cards, and the keys of two that fit have a known sum. */

#include "cb-hands-private.h"

#include <string.h>

/* So many cards are not worth halving; and without so many constraints that ask for a number, too
 * many halves fit. */
#define FEW_CARDS   14
#define MIN_NUMBERS 3

/* What takes about a millionth of a second: so many cards looked at, or pairs of halves. */
#define STEPS_PER_UNIT 128

#define BYTES     8
#define TOP_BITS  0x8080808080808080u
#define MAX_WORDS 32

/* Constraints that are counted down side by side. */
typedef struct
{
  guint64 left[MAX_WORDS];
  guint64 part[CB_MAX_CARDS][MAX_WORDS]; /* by card: a one for each constraint it counts in */
  guint n;
} Counts;

typedef struct _Listing Listing;

struct _Listing
{
  const CbHandRules *rules;
  Counts taken;
  Counts skipped;
  guint8 cards[CB_MAX_CARDS]; /* the open ones, the highest first */
  guint n_cards;
  guint64 weights[CB_MAX_CARDS]; /* by card */
  guint64 sum;                   /* of the weights, in every hand */
  guint n_numbers;               /* constraints that ask for just so many */
  CbEffort *effort;
  guint n_steps;
  gboolean given_up;
  void (*found) (Listing *self, CbCardSet cards, guint64 key);
  GArray *rows;
  guint max_rows;
  GArray *halves;
  guint *starts;
};

/* A hand's part in one half of the cards. */
typedef struct
{
  guint64 key;
  CbCardSet cards;
} Half;

/* Halves are found by the top bits of their keys. */
#define N_GROUPS 32768

static inline guint
get_group (guint64 key)
{
  return (guint) (key * 0x9e3779b97f4a7c15u >> 49);
}

/* Constraints beyond those there is room for are only looked at in the end. */
static void
add_count (Counts *self, CbCardSet cards, guint left)
{
  guint word = self->n / BYTES, shift = 8 * (self->n % BYTES);

  if (word == MAX_WORDS)
    return;
  self->left[word] |= (guint64) (left | 0x80) << shift;
  for (; cards != 0; cards &= cards - 1)
    self->part[cb_card_set_first (cards)][word] |= (guint64) 1 << shift;
  self->n++;
}

static void
fill_words (Counts *self)
{
  while (self->n % BYTES != 0)
    add_count (self, 0, 0);
}

/* Returns whether every constraint can do with it. */
static inline gboolean
count_down (Counts *self, guint card)
{
  guint64 all = TOP_BITS;

  for (guint i = 0; i < self->n / BYTES; i++)
    all &= self->left[i] -= self->part[card][i];
  return all == TOP_BITS;
}

static inline void
count_up (Counts *self, guint card)
{
  for (guint i = 0; i < self->n / BYTES; i++)
    self->left[i] += self->part[card][i];
}

/* Any numbers do, as long as they differ much. */
static guint64
get_weight (guint constraint)
{
  guint64 z = (constraint + 1) * 0x9e3779b97f4a7c15u;

  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  return z ^ z >> 31;
}

static void
add_weights (Listing *self, CbCardSet cards, guint n, guint64 weight)
{
  self->n_numbers++;
  self->sum += n * weight;
  for (; cards != 0; cards &= cards - 1)
    self->weights[cb_card_set_first (cards)] += weight;
}

/* Gets ready to count; returns whether each constraint can hold. */
static gboolean
count_rules (Listing *self, CbCardSet open, CbCardSet certain)
{
  const CbHandRules *rules = self->rules;

  for (guint i = 0; i < rules->n_options; i += rules->options[i].left + 1u)
    {
      const CbOption *option = &rules->options[i];
      CbCardSet cards = option->cards & open;
      guint n_has = cb_card_set_size (option->cards & certain);
      guint n = cb_card_set_size (cards);

      if (option->left > 0)
        continue;
      if (n_has > option->max || n_has + n < option->min)
        return FALSE;
      if (option->max < n_has + n)
        add_count (&self->taken, cards, option->max - n_has);
      if (option->min > n_has)
        add_count (&self->skipped, cards, n_has + n - option->min);
      if (option->min == option->max)
        add_weights (self, cards, option->min - n_has, get_weight (i));
    }
  fill_words (&self->taken);
  fill_words (&self->skipped);
  return TRUE;
}

static void
step (Listing *self, guint n)
{
  self->n_steps += n;
  if (self->n_steps < STEPS_PER_UNIT)
    return;
  if (!cb_effort_spend (self->effort, self->n_steps / STEPS_PER_UNIT))
    self->given_up = TRUE;
  self->n_steps %= STEPS_PER_UNIT;
}

/* Meets every choice of the cards from the @i-th to the one before @end that the counts leave. */
static void
choose_cards (Listing *self, guint i, guint end, CbCardSet hand, guint64 key)
{
  guint card;

  if (i == end)
    {
      self->found (self, hand, key);
      return;
    }
  card = self->cards[i];
  step (self, 2 + (self->taken.n + self->skipped.n) / 64);
  if (self->given_up)
    return;
  if (count_down (&self->skipped, card))
    choose_cards (self, i + 1, end, hand, key);
  count_up (&self->skipped, card);
  if (count_down (&self->taken, card))
    choose_cards (self, i + 1, end, hand | cb_card_set_of (card), key + self->weights[card]);
  count_up (&self->taken, card);
}

/* Adds a hand, if all rules allow it. */
static void
add_hand (Listing *self, CbCardSet hand, guint64 key)
{
  step (self, 2 + self->rules->n_options / 8);
  if (!cb_hand_rules_allow (self->rules, hand))
    return;
  if (self->rows->len == self->max_rows)
    self->given_up = TRUE;
  else
    g_array_append_val (self->rows, hand);
}

static void
add_half (Listing *self, CbCardSet cards, guint64 key)
{
  Half half = { key, cards };

  g_array_append_val (self->halves, half);
}

/* Half by half, those with the same top bits of the keys together. The first place of each such
 * group is in @starts. */
static GArray *
group_halves (Listing *self)
{
  GArray *grouped = g_array_sized_new (FALSE, FALSE, sizeof (Half), self->halves->len);

  step (self, self->halves->len * 4);
  g_array_set_size (grouped, self->halves->len);
  for (guint i = 0; i < self->halves->len; i++)
    self->starts[get_group (g_array_index (self->halves, Half, i).key) + 1]++;
  for (guint i = 0; i < N_GROUPS; i++)
    self->starts[i + 1] += self->starts[i];
  for (guint i = self->halves->len; i-- > 0;)
    {
      const Half *half = &g_array_index (self->halves, Half, i);

      g_array_index (grouped, Half, --self->starts[get_group (half->key) + 1]) = *half;
    }
  memmove (self->starts, self->starts + 1, N_GROUPS * sizeof *self->starts);
  self->starts[N_GROUPS] = grouped->len;
  return grouped;
}

/* Adds what one half of a hand makes up with others. */
static void
add_pairs (Listing *self, CbCardSet cards, guint64 key)
{
  guint64 wanted = self->sum - key;
  guint group = get_group (wanted);

  for (guint i = self->starts[group]; i < self->starts[group + 1] && !self->given_up; i++)
    {
      const Half *half = &g_array_index (self->halves, Half, i);

      step (self, 1);
      if (half->key == wanted)
        add_hand (self, cards | half->cards, 0);
    }
}

static void
list_by_halves (Listing *self, CbCardSet certain)
{
  guint middle = self->n_cards / 2;
  GArray *grouped;

  self->halves = g_array_new (FALSE, FALSE, sizeof (Half));
  self->starts = g_new0 (guint, N_GROUPS + 2);
  self->found = add_half;
  choose_cards (self, middle, self->n_cards, 0, 0);
  grouped = group_halves (self);
  g_array_unref (self->halves);
  self->halves = grouped;
  self->found = add_pairs;
  choose_cards (self, 0, middle, certain, 0);
  g_array_unref (self->halves);
  g_free (self->starts);
}

/**
 * cb_hand_rules_list:
 * @possible: the cards that can be in the hand
 * @certain: those that are
 * @max_rows: gives up where there are more hands
 * @effort: how much may be spent
 * @rows: (element-type CbCardSet): empty; the hands are added, ascending
 *
 * Returns: whether it did not give up. Where it did, some of the hands were perhaps added
 */
gboolean
cb_hand_rules_list (const CbHandRules *self,
                    CbCardSet possible,
                    CbCardSet certain,
                    guint max_rows,
                    CbEffort *effort,
                    GArray *rows)
{
  g_autofree Listing *listing = g_new0 (Listing, 1);
  CbCardSet open = possible & ~certain;

  listing->rules = self;
  listing->effort = effort;
  listing->rows = rows;
  listing->max_rows = max_rows;
  for (guint card = CB_MAX_CARDS; card-- > 0;)
    if (cb_card_set_has (open, card))
      listing->cards[listing->n_cards++] = (guint8) card;
  if (!count_rules (listing, open, certain))
    return TRUE;

  if (listing->n_cards > FEW_CARDS && listing->n_numbers >= MIN_NUMBERS)
    list_by_halves (listing, certain);
  else
    {
      listing->found = add_hand;
      choose_cards (listing, 0, listing->n_cards, certain, 0);
    }
  return !listing->given_up;
}
