/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a question is expected to tell. The answer O is who shows which cards; or that nobody does,
 * and which card at the side the asker then looks at. A player who holds several of the named cards
 * shows each of them with the same chance. What O tells of the envelope E is their mutual
 * information I(O;E) = H(O) + H(E) − H(O,E), and what it tells of all hands is H(O) less the part
 * that is due to chance.
 *
 * Drawn deals make entropies too small, the more so the more cells they are spread over, so that
 * I(O;E) comes out too large. So it is taken in two parts. X, which of the named cards are in the
 * envelope, has but a few values and tells most: I(O;X) is taken as drawn, with the correction of
 * Miller and Madow (1955). The rest, I(O;E|X), is little and spread over many cells: there
 * Pearson's χ² less its degrees of freedom is used, which is 0 on average where nothing is told,
 * however few deals a cell has. */

#include "cb-inquiry.h"

#include <math.h>
#include <string.h>

#include "cb-showings.h"

/* The place of a card that nobody who is asked has. */
#define NO_PLACE 0xff
#define NO_CARD  CB_MAX_CARDS

/* What a player shows who holds some of the named cards: each with the same chance. */
typedef struct
{
  double log; /* the logarithm of how many cards these are */
  double shares[CB_MAX_NAMED];
} ShownChoice;

#define SHARE(held, i) ((held) >> (i) & 1 ? 1.0 / __builtin_popcount (held) : 0)
#define CHOICE(held, log)                                                \
  {                                                                      \
    log,                                                                 \
    {                                                                    \
      SHARE (held, 0), SHARE (held, 1), SHARE (held, 2), SHARE (held, 3) \
    }                                                                    \
  }

#define LOG_OF_3 1.5849625007211562

static const ShownChoice choices[1 << CB_MAX_NAMED] = {
  { 0 },          CHOICE (1, 0),         CHOICE (2, 0),         CHOICE (3, 1),
  CHOICE (4, 0),  CHOICE (5, 1),         CHOICE (6, 1),         CHOICE (7, LOG_OF_3),
  CHOICE (8, 0),  CHOICE (9, 1),         CHOICE (10, 1),        CHOICE (11, LOG_OF_3),
  CHOICE (12, 1), CHOICE (13, LOG_OF_3), CHOICE (14, LOG_OF_3), CHOICE (15, 2),
};
#define MAX_CLASSES (1u << CB_MAX_NAMED)

/* Deals with the same envelope, one after another. */
typedef struct
{
  CbCardSet envelope;
  guint first;
} Group;

struct _CbInquiry
{
  guint n_deals;
  gboolean complete;
  /* By deal and card, the place of its holder among those asked; the place after the last stands
   * for all others. */
  guint8 (*places)[CB_MAX_CARDS + 1];
  CbCardSet *down; /* (nullable): by deal, the face-down cards that may be looked at */
  double *weights; /* the weights of the deals, 1 on average */
  GArray *groups;  /* of Group, and one more in the end */
  CbAnswerer answerers[CB_MAX_HOLDERS];
  guint n_answerers;
  gboolean several; /* whether more than one can show */
};

/* The expected number of each answer in n deals, and the squares of the terms that these sums
 * consist of. */
typedef struct
{
  double n;
  double *counts;
  double *squares;
} AnswerRow;

/* The answers to one question are numbered: first who shows which of the named cards (where several
 * can show, as #CbWayToShow says), then that nobody shows, then, by card, that nobody shows and the
 * asker looks at that card. */
typedef struct
{
  const CbInquiry *inquiry;
  guint cards[CB_MAX_NAMED];
  guint n_cards;
  guint n_answers;
  AnswerRow all;
  AnswerRow classes[MAX_CLASSES]; /* by X */
  double *spread[MAX_CLASSES];    /* by X: Σ o²/n of the groups */
  guint n_groups[MAX_CLASSES];
  double *cells;   /* the memory for all numbers above */
  double *group;   /* the counts of the current group, most of which are 0 */
  guint touched;   /* the places that answer in the group, bit by bit */
  guint *answered; /* the answers that occur in the group, where several can show */
  guint n_answered;
  guint nobody;  /* index of the answer that nobody shows */
  double joint;  /* Σ o log2 o of the groups */
  double chosen; /* Σ log2 of the number of cards that the shower could choose from */
} InquiryWeighing;

static int
compare_deals (gconstpointer a, gconstpointer b)
{
  const CbWeighedDeal *first = a;
  const CbWeighedDeal *second = b;

  if (first->hands[0] != second->hands[0])
    return first->hands[0] < second->hands[0] ? -1 : 1;
  return (first > second) - (first < second);
}

static void
add_deal (CbInquiry *self, const CbWeighedDeal *deal, guint index, const CbInquiryLook *look)
{
  const Group *last = self->groups->len > 0
                        ? &g_array_index (self->groups, Group, self->groups->len - 1)
                        : NULL;

  if (last == NULL || last->envelope != deal->hands[0])
    {
      Group group = { deal->hands[0], index };

      g_array_append_val (self->groups, group);
    }
  memset (self->places[index], (int) self->n_answerers, sizeof self->places[index]);
  self->places[index][NO_CARD] = NO_PLACE;
  for (guint i = 0; i < self->n_answerers; i++)
    for (CbCardSet hand = deal->hands[self->answerers[i].holder]; hand != 0; hand &= hand - 1)
      self->places[index][cb_card_set_first (hand)] = (guint8) i;
  self->weights[index] = deal->weight;
  if (look != NULL)
    self->down[index] = deal->hands[look->holder] & ~look->seen;
}

/**
 * cb_inquiry_new:
 * @deals: at least one
 * @answerers: (array length=n_answerers): who is asked
 * @n_answerers: up to %CB_MAX_ANSWERERS
 * @look: (nullable): what the asker looks at where nobody shows; NULL for nothing
 *
 * Returns: (transfer full): the deals made ready
 */
CbInquiry *
cb_inquiry_new (const CbDeals *deals,
                const CbAnswerer *answerers,
                guint n_answerers,
                const CbInquiryLook *look)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  CbInquiry *self;
  Group end;
  double sum = 0;

  g_return_val_if_fail (deals != NULL && deals->list->len > 0, NULL);
  g_return_val_if_fail (n_answerers <= CB_MAX_ANSWERERS, NULL);

  self = g_new0 (CbInquiry, 1);
  self->n_deals = deals->list->len;
  self->complete = deals->complete;
  self->places = g_malloc_n (self->n_deals, sizeof *self->places);
  self->weights = g_new (double, self->n_deals);
  self->down = look != NULL ? g_new (CbCardSet, self->n_deals) : NULL;
  self->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  self->n_answerers = n_answerers;
  memcpy (self->answerers, answerers, n_answerers * sizeof *answerers);
  for (guint i = 0; i < n_answerers; i++)
    self->several = self->several || answerers[i].before[0] != (1u << i) - 1 ||
                    answerers[i].before[1] != (1u << i) - 1;
  for (guint i = 0; i < self->n_deals; i++)
    {
      g_ptr_array_add (sorted, (gpointer) cb_deals_get (deals, i));
      sum += cb_deals_get (deals, i)->weight;
    }
  g_ptr_array_sort_values (sorted, compare_deals);
  for (guint i = 0; i < self->n_deals; i++)
    add_deal (self, g_ptr_array_index (sorted, i), i, look);
  for (guint i = 0; i < self->n_deals; i++)
    self->weights[i] *= self->n_deals / sum;
  end = (Group) { .first = self->n_deals };
  g_array_append_val (self->groups, end);
  return self;
}

void
cb_inquiry_free (CbInquiry *self)
{
  g_free (self->places);
  g_free (self->weights);
  g_free (self->down);
  g_array_unref (self->groups);
  g_free (self);
}

static inline double
n_log_n (double n)
{
  return n > 0 ? n * log2 (n) : 0;
}

static void
row_add_row (AnswerRow *self, const AnswerRow *other, guint n_answers)
{
  self->n += other->n;
  for (guint i = 0; i < n_answers; i++)
    {
      self->counts[i] += other->counts[i];
      self->squares[i] += other->squares[i];
    }
}

/* The degrees of freedom of the answers: one less than their number, or fewer where they are
 * expected only in fractions. */
static double
row_get_freedom (const AnswerRow *self, guint n_answers)
{
  double sum = 0;

  for (guint i = 0; i < n_answers; i++)
    if (self->counts[i] > 0)
      sum += self->squares[i] / self->counts[i] - self->counts[i] / self->n;
  return sum;
}

/* Σ o log2 o of the answers less n log2 n. */
static double
row_get_sum (const AnswerRow *self, guint n_answers)
{
  double sum = -n_log_n (self->n);

  for (guint i = 0; i < n_answers; i++)
    sum += n_log_n (self->counts[i]);
  return sum;
}

/* Counts that nobody shows, and that the asker looks at one of the face-down cards not looked at
 * yet, if there are any. */
static void
count_look (InquiryWeighing *self, guint deal, AnswerRow *row)
{
  CbCardSet down = self->inquiry->down[deal];
  guint n = cb_card_set_size (down);
  double part = self->inquiry->weights[deal] / MAX (n, 1);

  if (n == 0)
    {
      self->group[self->nobody] += part;
      row->squares[self->nobody] += part * part;
    }
  else
    self->chosen += self->inquiry->weights[deal] * log2 (n);
  for (; down != 0; down &= down - 1)
    {
      guint answer = self->nobody + 1 + cb_card_set_first (down);

      self->group[answer] += part;
      row->squares[answer] += part * part;
    }
}

/* Counts the answers expected in one deal. There are many deals, and the processor cannot predict
 * who shows in the next one: so there are hardly any branches here, and nothing is added for most
 * cards. */
static inline void
count_deal (InquiryWeighing *self, guint deal, AnswerRow *row)
{
  const guint8 *places = self->inquiry->places[deal];
  double weight = self->inquiry->weights[deal];
  guint first = places[self->cards[0]], second = places[self->cards[1]];
  guint third = places[self->cards[2]], fourth = places[self->cards[3]];
  guint best = MIN (MIN (first, second), MIN (third, fourth));
  guint held = (guint) (first == best) | (guint) (second == best) << 1 |
               (guint) (third == best) << 2 | (guint) (fourth == best) << 3;
  gboolean nobody = best == self->inquiry->n_answerers;
  const ShownChoice *choice = &choices[nobody ? 1 : held];
  double *group = &self->group[best * self->n_cards];
  double *squares = &row->squares[best * self->n_cards];

  self->touched |= 1u << best;
  if (nobody && self->inquiry->down != NULL)
    {
      count_look (self, deal, row);
      return;
    }
  self->chosen += weight * choice->log;
  for (guint i = 0; i < CB_MAX_NAMED; i++)
    {
      double part = weight * choice->shares[i];

      group[i] += part;
      squares[i] += part * part;
    }
}

/* Does what count_deal() does where several players can show. */
static void
count_several (InquiryWeighing *self, guint deal, AnswerRow *row)
{
  const CbInquiry *inquiry = self->inquiry;
  CbWayToShow showings[CB_MAX_SHOWINGS];
  guint8 places[CB_MAX_NAMED];
  guint n;

  for (guint i = 0; i < self->n_cards; i++)
    places[i] = inquiry->places[deal][self->cards[i]];
  n = cb_showings_list (inquiry->answerers, inquiry->n_answerers, places, self->n_cards, showings);
  if (showings[0].answer == self->nobody)
    {
      self->touched = 1u << inquiry->n_answerers;
      if (inquiry->down != NULL)
        {
          count_look (self, deal, row);
          return;
        }
    }
  self->chosen += inquiry->weights[deal] * log2 (n);
  for (guint i = 0; i < n; i++)
    {
      guint answer = showings[i].answer;
      double part = inquiry->weights[deal] * showings[i].share;

      if (answer != self->nobody && self->group[answer] == 0)
        self->answered[self->n_answered++] = answer;
      self->group[answer] += part;
      row->squares[answer] += part * part;
    }
}

static guint
get_class (const guint *cards, guint n_cards, CbCardSet envelope)
{
  guint class = 0;

  for (guint i = 0; i < n_cards; i++)
    class |= (guint) cb_card_set_has (envelope, cards[i]) << i;
  return class;
}

/* Moves some answers of the current group, of @n deals, to those of its class. */
static inline void
take_answers (InquiryWeighing *self, guint class, double n, guint first, guint end)
{
  double *group = self->group;
  double *counts = self->classes[class].counts;
  double *spread = self->spread[class];

  for (guint i = first; self->inquiry->complete && i < end; i++)
    self->joint += n_log_n (group[i]);
  for (guint i = first; i < end; i++)
    {
      counts[i] += group[i];
      spread[i] += group[i] * group[i] / n;
      group[i] = 0;
    }
}

/* Adds a group of deals with the same envelope. Only few answers occur in it, so only these are
 * looked at. */
static void
count_group (InquiryWeighing *self, const Group *group, const Group *next)
{
  guint class = get_class (self->cards, self->n_cards, group->envelope);
  double n = 0;

  self->touched = self->n_answered = 0;
  for (guint deal = group->first; deal < next->first; deal++)
    {
      n += self->inquiry->weights[deal];
      if (self->inquiry->several)
        count_several (self, deal, &self->classes[class]);
      else
        count_deal (self, deal, &self->classes[class]);
    }
  self->classes[class].n += n;
  self->n_groups[class]++;
  if (self->inquiry->complete)
    self->joint -= n_log_n (n);
  for (guint i = 0; i < self->n_answered; i++)
    take_answers (self, class, n, self->answered[i], self->answered[i] + 1);
  for (guint left = self->touched; left != 0; left &= left - 1)
    {
      guint place = (guint) __builtin_ctz (left);
      guint answer = place * self->n_cards;

      if (place < self->inquiry->n_answerers)
        take_answers (self, class, n, answer, answer + self->n_cards);
      else
        take_answers (self, class, n, self->nobody, self->n_answers);
    }
}

/* What the rest of the envelope reveals in the answers of one class, in nats: half of (χ² of the
 * groups against the answers, less its degrees of freedom). */
static double
get_rest (const InquiryWeighing *self, guint class, double freedom)
{
  const AnswerRow *row = &self->classes[class];
  double chi = -1;

  for (guint i = 0; i < self->n_answers; i++)
    if (row->counts[i] > 0)
      chi += self->spread[class][i] / row->counts[i];
  return (chi * row->n - freedom * (self->n_groups[class] - 1.0)) / 2;
}

/* Estimates I(O;E) from drawn deals, in bits. */
static double
estimate (const InquiryWeighing *self)
{
  double n = self->inquiry->n_deals;
  double told = -row_get_sum (&self->all, self->n_answers);
  double correction = row_get_freedom (&self->all, self->n_answers) / 2;
  double rest = 0;

  for (guint class = 0; class < 1u << self->n_cards; class ++)
    {
      const AnswerRow *row = &self->classes[class];
      double freedom;

      if (self->n_groups[class] == 0)
        continue;
      freedom = row_get_freedom (row, self->n_answers);
      told += row_get_sum (row, self->n_answers);
      correction -= freedom / 2;
      rest += get_rest (self, class, freedom);
    }
  return told / n + (correction + MAX (rest, 0)) / (n * G_LN2);
}

/* Lists the named cards; returns how many there are. */
static guint
list_cards (CbCardSet named, guint cards[CB_MAX_NAMED])
{
  guint n = 0;

  for (guint i = 0; i < CB_MAX_NAMED; i++)
    cards[i] = NO_CARD;
  for (; named != 0; named &= named - 1)
    cards[n++] = cb_card_set_first (named);
  return n;
}

static void
row_init (AnswerRow *self, double **cells, guint n_answers)
{
  self->n = 0;
  self->counts = *cells;
  self->squares = *cells + n_answers;
  *cells += 2 * n_answers;
}

/* Begins to weigh the question for @named; end with weighing_clear(). */
static void
weighing_init (InquiryWeighing *self, const CbInquiry *inquiry, CbCardSet named)
{
  double *cells;

  self->inquiry = inquiry;
  self->n_cards = list_cards (named, self->cards);
  self->nobody = inquiry->several ? cb_showings_count (inquiry->n_answerers, self->n_cards) - 1
                                  : inquiry->n_answerers * self->n_cards;
  self->n_answers = self->nobody + 1 + (inquiry->down != NULL ? CB_MAX_CARDS : 0);
  self->joint = self->chosen = 0;
  memset (self->n_groups, 0, sizeof self->n_groups);
  /* count_deal() always writes CB_MAX_NAMED counts, 0 for most, so there is room after the end. */
  self->cells = g_new0 (double, self->n_answers * (3 + (3u << self->n_cards)) + CB_MAX_NAMED);
  self->answered = inquiry->several ? g_new (guint, self->n_answers) : NULL;
  cells = self->cells;
  row_init (&self->all, &cells, self->n_answers);
  for (guint class = 0; class < 1u << self->n_cards; class ++)
    {
      row_init (&self->classes[class], &cells, self->n_answers);
      self->spread[class] = cells;
      cells += self->n_answers;
    }
  self->group = cells;
  for (guint i = 0; i + 1 < inquiry->groups->len; i++)
    count_group (self, &g_array_index (inquiry->groups, Group, i),
                 &g_array_index (inquiry->groups, Group, i + 1));
  for (guint class = 0; class < 1u << self->n_cards; class ++)
    row_add_row (&self->all, &self->classes[class], self->n_answers);
}

static void
weighing_clear (InquiryWeighing *self)
{
  g_free (self->cells);
  g_free (self->answered);
}

/* Notes that the player at @place may show @card, in the answer numbered @answer. */
static void
tell_show (const InquiryWeighing *self, CbGain *gain, guint answer, guint place, guint card)
{
  if (place == self->inquiry->n_answerers || self->all.counts[answer] <= 0)
    return;
  gain->shows[self->inquiry->answerers[place].holder] += self->all.counts[answer] / self->all.n;
  gain->shown |= cb_card_set_of (self->cards[card]);
}

static void
tell_shows (const InquiryWeighing *self, CbGain *gain)
{
  for (guint i = 0; i < self->nobody; i++)
    if (!self->inquiry->several)
      tell_show (self, gain, i, i / self->n_cards, i % self->n_cards);
    else
      for (guint card = 0; card < self->n_cards; card++)
        tell_show (self, gain, i, cb_showings_get_place (i, self->inquiry->n_answerers, card),
                   card);
  for (guint i = self->nobody; i < self->n_answers; i++)
    gain->nobody += self->all.counts[i] / self->all.n;
}

/**
 * cb_inquiry_weigh:
 * @named: 1…%CB_MAX_NAMED cards
 * @gain: (out): what can be expected of naming them
 *
 * Exact where the deals are all there are. Cost: some nanoseconds a deal.
 */
void
cb_inquiry_weigh (const CbInquiry *self, CbCardSet named, CbGain *gain)
{
  InquiryWeighing weighing;
  double all, n;

  g_return_if_fail (self != NULL && gain != NULL);
  g_return_if_fail (named != 0 && cb_card_set_size (named) <= CB_MAX_NAMED);

  *gain = (CbGain) { 0 };
  weighing_init (&weighing, self, named);
  n = self->n_deals;
  all = row_get_sum (&weighing.all, weighing.n_answers);
  gain->sheet = -(all + weighing.chosen) / n;
  if (self->complete)
    gain->envelope = (weighing.joint - all) / n;
  else
    {
      gain->envelope = estimate (&weighing);
      gain->sheet += row_get_freedom (&weighing.all, weighing.n_answers) / (2 * n * G_LN2);
    }
  gain->sheet = MAX (gain->sheet, 0);
  gain->envelope = CLAMP (gain->envelope, 0, gain->sheet);
  tell_shows (&weighing, gain);
  weighing_clear (&weighing);
}

/* Returns what is heard: the place of whoever shows; where several can, all places bit by bit. */
static guint
find_heard (const CbInquiry *self, const guint8 *places, const guint *cards)
{
  guint can = 0;

  if (!self->several)
    return MIN (MIN (places[cards[0]], places[cards[1]]), MIN (places[cards[2]], places[cards[3]]));
  for (guint i = 0; i < CB_MAX_NAMED; i++)
    if (places[cards[i]] < self->n_answerers)
      can |= 1u << places[cards[i]];
  return cb_answerers_find_shows (self->answerers, self->n_answerers, can);
}

/**
 * cb_inquiry_forecast:
 * @named: 1…%CB_MAX_NAMED cards
 * @forecast: (out): what will be heard
 *
 * Exact where the deals are all there are. Cost: a few nanoseconds a deal.
 */
void
cb_inquiry_forecast (const CbInquiry *self, CbCardSet named, CbForecast *forecast)
{
  guint cards[CB_MAX_NAMED], n_cards;

  g_return_if_fail (self != NULL && forecast != NULL);
  g_return_if_fail (named != 0 && cb_card_set_size (named) <= CB_MAX_NAMED);

  forecast->n = self->several ? 1u << self->n_answerers : self->n_answerers + 1;
  forecast->nobody = self->several ? 0 : self->n_answerers;
  memset (forecast->chances, 0, forecast->n * sizeof *forecast->chances);
  n_cards = list_cards (named, cards);
  for (guint i = 0; i + 1 < self->groups->len; i++)
    {
      const Group *group = &g_array_index (self->groups, Group, i);
      guint class = get_class (cards, n_cards, group->envelope);

      for (guint deal = group->first; deal < group[1].first; deal++)
        forecast->chances[find_heard (self, self->places[deal], cards)][class] += self
                                                                                    ->weights[deal];
    }
  for (guint i = 0; i < forecast->n; i++)
    for (guint class = 0; class < 1u << n_cards; class ++)
      forecast->chances[i][class] /= self->n_deals;
}
