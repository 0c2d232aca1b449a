/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "cb-advice-private.h"
#include "cb-foresight-private.h"
#include "cb-case-private.h"
#include "cb-naming-private.h"
#include "cb-question-private.h"
#include "cb-shared.h"

G_DEFINE_BOXED_TYPE (CbAdvice, cb_advice, cb_advice_ref, cb_advice_unref)

/* How many pairs of a deal and a suggestion are weighed at first, in some 10 ms; by which factor
 * that number grows each time the advice is refined; and the most deals drawn. */
#define FIRST_WORK (5 << 17)
#define MORE_WORK  4
#define MAX_DRAWN  (1 << 16)
#define MAX_WORK   (1 << 25)
#define MIN_DRAWN  512
/* The most units of effort for the sampler: at first, and after any number of refinements, about a
 * second. And how many pairs of a deal and a suggestion are weighed for one unit. */
#define FIRST_UNITS      100000
#define MAX_UNITS        1000000
#define WEIGHED_PER_UNIT 50

/* All deals are listed, instead of drawn, if there are at most this many times as many of them as
 * would be drawn. */
#define LISTED_SHARE 2

/* What the others would learn is computed for supposed tables: at first for so many that there are
 * about N_VIEWS views of other players in all. */
#define N_VIEWS 8

/* A suggestion that tells less than this, in bits, tells nothing. */
#define NOTHING 0.005

/* It is too early to name cards while the suggestions of cards that may be in the envelope differ
 * in worth by less than this, in bits; estimates are off by as much. */
#define ALIKE 0.15

/* What else counts in the worth of a suggestion, in bits of the envelope, besides CB_SHEET_SHARE. A
 * bit that the others learn of the hands reduces my lead. Naming one of my own cards wastes one of
 * the few answers I could get, which later suggestions have to make up for. With these figures most
 * games were won; see "simulate". */
#define TOLD_SHARE 0.2
#define OWN_CARD   0.3

/* Differences smaller than this, in bits, are ignored while figures are estimates. */
#define SAME_BITS 0.01

static void
cb_advice_clear (CbAdvice *self)
{
  cb_knowledge_unref (self->knowledge);
  g_array_unref (self->items);
}

CB_DEFINE_SHARED (CbAdvice, cb_advice)

/* Adds the sets that have up to @n more cards of @choice than @set, and at most @most cards in
 * all. */
static void
extend (GArray *sets, CbCardSet set, CbCardSet choice, guint n, guint most)
{
  for (CbCardSet left = choice; n > 0 && left != 0 && cb_card_set_size (set) < most;
       left &= left - 1)
    extend (sets, set | (left & -left), left & (left - 1), n - 1, most);
  g_array_append_val (sets, set);
}

/* Adds cards of @choice to each of the sets in every way: none, one, or several where that is
 * allowed. */
static GArray *
combine (GArray *sets, CbCardSet choice, const CbRules *rules)
{
  GArray *combined = g_array_new (FALSE, FALSE, sizeof (CbCardSet));

  for (guint i = 0; i < sets->len; i++)
    extend (combined, g_array_index (sets, CbCardSet, i), choice, (guint) rules->n_alike,
            (guint) rules->n_asked);
  g_array_unref (sets);
  return combined;
}

/* Whether the cards name a suspect and the room where the suspect stands, if that matters. */
static gboolean
is_in_place (const CbAskable *askable, CbCardSet cards)
{
  gboolean found = askable->n_pairs == 0;

  for (guint i = 0; i < askable->n_pairs; i++)
    found = found || (askable->pairs[i] & ~cards) == 0;
  return found;
}

/* Suggestions name cards as the edition's rules say, but none that is out of play. */
GArray *
cb_advice_list_suggestions (const CbSetup *setup, const CbAskable *askable)
{
  g_autoptr (GArray) sets = g_array_new (FALSE, FALSE, sizeof (CbCardSet));
  GArray *suggestions = g_array_new (FALSE, FALSE, sizeof (CbCardSet));
  CbCardSet nothing = 0;

  g_array_append_val (sets, nothing);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    {
      CbCardSet cards = cb_edition_get_category (setup->edition, i)->cards & ~setup->removed;

      if ((cards & askable->within) != 0)
        cards &= askable->within;
      sets = combine (sets, cards, cb_edition_get_rules (setup->edition));
    }
  for (guint i = 0; i < sets->len; i++)
    {
      CbCardSet cards = g_array_index (sets, CbCardSet, i);

      if (cb_edition_is_whole_question (setup->edition, cards) && is_in_place (askable, cards))
        g_array_append_val (suggestions, cards);
    }
  return suggestions;
}

static double
round_bits (const CbAdvice *self, double bits)
{
  double step = self->exact ? 1e-9 : SAME_BITS;

  return floor (bits / step + 0.5);
}

/* Sorts the best suggestion first: those played to the end stay in their order before all others,
 * which go by worth; equal ones keep their order. */
static int
compare_items (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const CbAdvice *self = user_data;
  const CbAdvisedSuggestion *first = &((const CbAdviceItem *) a)->advised;
  const CbAdvisedSuggestion *second = &((const CbAdviceItem *) b)->advised;
  double worth = round_bits (self, second->worth) - round_bits (self, first->worth);
  double bits = round_bits (self, second->bits) - round_bits (self, first->bits);

  if (first->foreseen != second->foreseen)
    return first->foreseen - 1 < second->foreseen - 1 ? -1 : 1;
  if (worth != 0)
    return worth > 0 ? 1 : -1;
  return (bits > 0) - (bits < 0);
}

/* The data that suggestions are weighed with. */
typedef struct
{
  CbInquiry *proved;      /* (nullable): deals weighed only by what is proved */
  CbInquiry *believed;    /* (nullable): deals weighed by what the others named, too */
  CbListeners *listeners; /* (nullable) */
} Scales;

static void
scales_clear (Scales *self)
{
  g_clear_pointer (&self->proved, cb_inquiry_free);
  g_clear_pointer (&self->believed, cb_inquiry_free);
  g_clear_pointer (&self->listeners, cb_listeners_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scales, scales_clear)

static void
add_item (CbAdvice *self, const Scales *scales, CbCardSet cards)
{
  CbAdviceItem item = { 0 };
  CbAdvisedSuggestion *advised = &item.advised;
  CbGain believed;

  if (scales->believed != NULL)
    cb_inquiry_weigh (scales->believed, cards, &believed);
  if (scales->proved != NULL)
    cb_inquiry_weigh (scales->proved, cards, &item.gain);
  else
    item.gain = believed;
  if (scales->believed == NULL)
    believed = item.gain;
  if (scales->listeners != NULL)
    item.lesson = cb_listeners_weigh (scales->listeners, cards);
  *advised = (CbAdvisedSuggestion) { .cards = cards,
                                     .bits = item.gain.envelope,
                                     .total_bits = item.gain.sheet,
                                     .told_bits = item.lesson.sheet,
                                     .nobody = CLAMP (item.gain.nobody, 0, 1) };
  if (self->items->len < self->n_foreseen)
    advised->foreseen = self->items->len + 1;
  advised->worth = believed.envelope + CB_SHEET_SHARE * believed.sheet -
                   TOLD_SHARE * advised->told_bits -
                   OWN_CARD * cb_card_set_size (cards & self->knowledge->setup->hand);
  g_array_append_val (self->items, item);
}

/* The most deals that are drawn for @n_suggestions. */
static guint
get_max_drawn (guint n_suggestions)
{
  return CLAMP (MAX_WORK / MAX (n_suggestions, 1), MIN_DRAWN, MAX_DRAWN);
}

/* How many deals are drawn at @stage for @n_suggestions. */
static guint
get_n_drawn (guint stage, guint n_suggestions)
{
  guint64 n = FIRST_WORK / MAX (n_suggestions, 1);

  for (guint i = 0; i < stage; i++)
    n *= MORE_WORK;
  return (guint) CLAMP (n, MIN_DRAWN, get_max_drawn (n_suggestions));
}

/* (transfer full) (nullable): a sampler as exact as it can be at this stage. */
static CbSampler *
create_sampler (const CbAdvice *self, CbEffort *effort)
{
  const CbKnowledge *knowledge = self->knowledge;
  guint64 n_units = FIRST_UNITS;
  CbSampler *sampler;
  CbEffort part;

  for (guint i = 0; i < self->stage; i++)
    n_units *= MORE_WORK;
  part = cb_effort_take (effort, MIN (n_units, MAX_UNITS));
  sampler = cb_deduction_new_sampler (knowledge->deduction, knowledge->entries->len,
                                      self->seed + self->stage, &part);
  cb_effort_give_back (effort, &part);
  return sampler;
}

/* Weighs the deals by what is believed; at first only half of those drawn, to save time. */
static void
weigh_believed (const CbAdvice *self, CbDeals *deals, const CbInquiryLook *look, Scales *scales)
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint n = cb_knowledge_list_answerers (self->knowledge, self->knowledge->setup->me, answerers);

  if (scales->proved != NULL && self->stage == 0 && !deals->complete)
    g_array_set_size (deals->list, (deals->list->len + 1) / 2);
  if (cb_naming_weigh_deals (self->knowledge, deals) || scales->proved == NULL)
    scales->believed = cb_inquiry_new (deals, answerers, n, look);
}

/* Computes how likely each card is in the envelope, by what is proved. */
static void
find_chances (CbAdvice *self, const CbDeals *deals)
{
  double all = 0;

  memset (self->chances, 0, sizeof (self->chances));
  for (guint i = 0; i < deals->list->len; i++)
    {
      const CbWeighedDeal *deal = cb_deals_get (deals, i);

      all += deal->weight;
      for (CbCardSet left = deal->hands[CB_HOLDER_ENVELOPE]; left != 0; left &= left - 1)
        self->chances[cb_card_set_first (left)] += deal->weight;
    }
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    self->chances[card] = CLAMP (self->chances[card] / all, 0, 1);
}

/* Weighs the suggestions in the order given. Returns whether all were weighed. The first advice
 * weighs all, however small the effort, unless it is cancelled. */
static gboolean
weigh (CbAdvice *self,
       GArray *suggestions,
       guint n_drawn,
       guint n_listed,
       guint n_tables,
       gboolean quick,
       CbEffort *effort)
{
  const CbKnowledge *knowledge = self->knowledge;
  g_autoptr (CbSampler) sampler = create_sampler (self, effort);
  g_autoptr (CbDeals) deals = NULL;
  g_auto (Scales) scales = { NULL };
  CbInquiryLook look;
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint n_answerers = cb_knowledge_list_answerers (knowledge, knowledge->setup->me, answerers);
  gboolean looks = cb_setup_must_look (knowledge->setup);

  if (sampler == NULL)
    return FALSE;
  deals = cb_sampler_list_deals (sampler, n_listed);
  if (deals == NULL)
    deals = cb_sampler_draw_deals (sampler, n_drawn);
  self->exact = deals->complete;
  self->n_deals = deals->list->len;
  find_chances (self, deals);
  look = (CbInquiryLook) { CB_HOLDER_OF_SEAT (knowledge->setup->n_players),
                           cb_knowledge_get_looked_at (knowledge) };
  if (!quick)
    scales.proved = cb_inquiry_new (deals, answerers, n_answerers, looks ? &look : NULL);
  weigh_believed (self, deals, looks ? &look : NULL, &scales);
  scales.listeners = cb_listeners_new (knowledge, sampler, self->seed + self->stage, n_tables,
                                       effort);
  for (guint i = 0; i < suggestions->len; i++)
    {
      cb_effort_spend (effort, self->n_deals / WEIGHED_PER_UNIT);
      if (self->stage > 0 ? cb_effort_is_spent (effort) : cb_effort_is_cancelled (effort))
        return FALSE;
      add_item (self, &scales, g_array_index (suggestions, CbCardSet, i));
    }
  return TRUE;
}

static CbAdvice *
cb_advice_alloc (CbKnowledge *knowledge, CbCardSet within, guint64 seed)
{
  CbAdvice *self = g_atomic_rc_box_new0 (CbAdvice);

  self->knowledge = cb_knowledge_ref (knowledge);
  self->within = within;
  self->seed = seed;
  self->items = g_array_new (FALSE, FALSE, sizeof (CbAdviceItem));
  return self;
}

/* Copies advice, without its items. */
static CbAdvice *
copy_empty (const CbAdvice *before)
{
  CbAdvice *self = cb_advice_alloc (before->knowledge, before->within, before->seed);

  self->looks_ahead = before->looks_ahead;
  self->n_foreseen = before->n_foreseen;
  self->stage = before->stage;
  return self;
}

static CbAdvice *
copy (const CbAdvice *before)
{
  CbAdvice *self = copy_empty (before);

  self->n_deals = before->n_deals;
  self->exact = before->exact;
  memcpy (self->chances, before->chances, sizeof (self->chances));
  g_array_append_vals (self->items, before->items->data, before->items->len);
  return self;
}

/* (transfer full): the suggestions in their present order. */
static GArray *
get_suggestions (const CbAdvice *self)
{
  GArray *suggestions = g_array_new (FALSE, FALSE, sizeof (CbCardSet));

  for (guint i = 0; i < self->items->len; i++)
    g_array_append_val (suggestions, g_array_index (self->items, CbAdviceItem, i).advised.cards);
  return suggestions;
}

static gboolean
can_advise (const CbKnowledge *knowledge)
{
  return knowledge->setup->me != CB_NOBODY && cb_knowledge_is_consistent (knowledge);
}

/* (transfer full) (element-type CbForeseen): the best suggestions, whose games are worth playing to
 * the end. */
static GArray *
list_candidates (const CbAdvice *self)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (CbForeseen));

  for (guint i = 0; i < MIN (self->items->len, CB_FORESIGHT_CANDIDATES); i++)
    {
      const CbAdvisedSuggestion *advised = cb_advice_get_suggestion (self, i);
      CbForeseen candidate = { .named = advised->cards, .worth = advised->worth };

      g_array_append_val (candidates, candidate);
    }
  return candidates;
}

/* Puts the candidates, the first suggestions, in the order in which they are. */
static void
put_first (CbAdvice *self, const GArray *candidates)
{
  self->n_foreseen = 0;
  for (guint i = 0; i < candidates->len; i++)
    for (guint k = 0; k < candidates->len; k++)
      if (g_array_index (self->items, CbAdviceItem, k).advised.cards ==
          g_array_index (candidates, CbForeseen, i).named)
        g_array_index (self->items, CbAdviceItem, k).advised.foreseen = ++self->n_foreseen;
  g_array_sort_with_data (self->items, compare_items, self);
}

/* Sorts the best of the first advice by how the game stands after each suggestion. */
static void
judge_first (CbAdvice *self, CbEffort *effort)
{
  g_autoptr (GArray) candidates = list_candidates (self);

  if (candidates->len > 1 &&
      cb_foresee_roughly (self->knowledge, self->within, self->seed, candidates, effort))
    put_first (self, candidates);
}

static CbAdvice *
advise_on (CbAdvice *self, GArray *suggestions, CbEffort *effort)
{
  guint n_drawn = get_n_drawn (self->stage, suggestions->len);
  guint n_others = MAX (self->knowledge->setup->n_players, 2) - 1;
  guint n_tables = MAX (N_VIEWS / n_others, 1) << MIN (self->stage, 2);

  if (!weigh (self, suggestions, n_drawn, LISTED_SHARE * n_drawn, n_tables, FALSE, effort))
    {
      cb_advice_unref (self);
      return NULL;
    }
  g_array_sort_with_data (self->items, compare_items, self);
  return self;
}

/**
 * cb_advice_new_quick:
 * @n_deals: how many deals to draw, or to list, at most
 * @n_tables: for how many supposed tables to compute what the others would learn
 *
 * Suggestions are weighed only by what is believed, not also by what is proved.
 *
 * Returns: (transfer full): advice, which is empty where there is nothing to advise
 */
CbAdvice *
cb_advice_new_quick (CbKnowledge *knowledge,
                     CbCardSet within,
                     guint64 seed,
                     guint n_deals,
                     guint n_tables,
                     CbEffort *effort)
{
  const CbAskable askable = { .within = within };
  g_autoptr (GArray) suggestions = cb_advice_list_suggestions (knowledge->setup, &askable);
  CbAdvice *self = cb_advice_alloc (knowledge, within, seed);

  weigh (self, suggestions, n_deals, n_deals, n_tables, TRUE, effort);
  g_array_sort_with_data (self->items, compare_items, self);
  judge_first (self, effort);
  return self;
}

guint
cb_advice_get_n_suggestions (const CbAdvice *self)
{
  return self->items->len;
}

/* Returns: (transfer none): the suggestion in place @index; the best is 0 */
const CbAdvisedSuggestion *
cb_advice_get_suggestion (const CbAdvice *self, guint index)
{
  g_return_val_if_fail (index < self->items->len, NULL);

  return &g_array_index (self->items, CbAdviceItem, index).advised;
}

gboolean
cb_advice_is_empty (const CbAdvice *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (cb_advice_get_suggestion (self, i)->bits >= NOTHING)
      return FALSE;
  return TRUE;
}

gboolean
cb_advice_is_flat (const CbAdvice *self)
{
  const CbKnowledge *knowledge = self->knowledge;
  const CbMarks *marks = cb_deduction_get_marks (knowledge->deduction, knowledge->entries->len);
  double least = G_MAXDOUBLE;
  double most = -G_MAXDOUBLE;

  for (guint i = 0; i < self->items->len; i++)
    {
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (self, i);

      most = MAX (most, suggestion->worth);
      if ((suggestion->cards & ~marks->possible[CB_HOLDER_ENVELOPE]) == 0)
        least = MIN (least, suggestion->worth);
    }
  return marks->certain[CB_HOLDER_ENVELOPE] == 0 && least < G_MAXDOUBLE && most - least < ALIKE;
}

gboolean
cb_advice_is_exact (const CbAdvice *self)
{
  return self->exact;
}

gboolean
cb_advice_looks_ahead (const CbAdvice *self)
{
  return self->looks_ahead;
}

/* Whether drawing more deals would make nothing better. */
static gboolean
is_fine (const CbAdvice *self)
{
  return self->exact || self->spent || self->n_deals >= get_max_drawn (self->items->len);
}

gboolean
cb_advice_is_final (const CbAdvice *self)
{
  return self->looks_ahead && is_fine (self);
}

/* @input: a #CbQuestion */
gpointer
cb_advice_weigh (gpointer input, CbEffort *effort)
{
  const CbQuestion *question = input;
  g_autoptr (GArray) suggestions = NULL;

  if (!can_advise (question->knowledge))
    return NULL;
  suggestions = cb_advice_list_suggestions (question->knowledge->setup, &question->askable);
  return advise_on (cb_advice_alloc (question->knowledge, question->askable.within, question->seed),
                    suggestions, effort);
}

/* @input: a #CbQuestion */
gpointer
cb_advice_answer (gpointer input, CbEffort *effort)
{
  CbAdvice *self = cb_advice_weigh (input, effort);

  if (self != NULL)
    judge_first (self, effort);
  return self;
}

CbAdvice *
cb_case_advise (CbCase *self,
                guint n_entries,
                const CbAskable *askable,
                guint64 seed,
                CbEffort *effort)
{
  CbQuestion question = { .seed = seed };

  if (askable != NULL)
    question.askable = *askable;
  return cb_question_answer (&question, self, n_entries, cb_advice_answer, effort);
}

CbAdvice *
cb_advice_look_ahead (const CbAdvice *before, CbEffort *effort)
{
  CbAdvice *self = copy (before);
  g_autoptr (GArray) candidates = list_candidates (self);

  self->looks_ahead = TRUE;
  if (cb_foresee (self->knowledge, self->within, self->seed, candidates, effort))
    put_first (self, candidates);
  if (cb_effort_is_cancelled (effort))
    g_clear_pointer (&self, cb_advice_unref);
  return self;
}

gpointer
cb_advice_answer_finer (gpointer input, CbEffort *effort)
{
  const CbAdvice *before = input;
  g_autoptr (GArray) suggestions = get_suggestions (before);
  CbAdvice *finer;

  if (!before->looks_ahead)
    return cb_advice_look_ahead (before, effort);
  if (is_fine (before))
    return NULL;
  finer = copy_empty (before);
  finer->stage++;
  finer = advise_on (finer, suggestions, effort);
  if (finer == NULL && !cb_effort_is_cancelled (effort))
    {
      finer = copy (before);
      finer->spent = TRUE; /* refining it further takes too much work */
    }
  return finer;
}

CbAdvice *
cb_advice_refine (CbAdvice *self, CbEffort *effort)
{
  return cb_advice_answer_finer (self, effort);
}
