/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "cb-advice-private.h"
#include "cb-case-private.h"
#include "cb-odds.h"
#include "cb-question-private.h"
#include "cb-sampler.h"
#include "cb-shared.h"
#include "cb-show-advice-private.h"
#include "cb-supposition-private.h"

#define N_DEALS 48

/* From this chance on a card is said to be known to the asker. */
#define MOST_LIKELY 0.9

/* An asker who learns less than this, in bits, learns nothing. */
#define NOTHING 0.005

struct _CbShowAdvice
{
  CbKnowledge *knowledge;
  int asker;
  GArray *options; /* of CbShowOption */
  guint n_weighed; /* in how many deals the options were weighed */
};

G_DEFINE_BOXED_TYPE (CbShowAdvice, cb_show_advice, cb_show_advice_ref, cb_show_advice_unref)

static void
cb_show_advice_clear (CbShowAdvice *self)
{
  cb_knowledge_unref (self->knowledge);
  g_array_unref (self->options);
}

CB_DEFINE_SHARED (CbShowAdvice, cb_show_advice)

/* How much is unknown, in bits: about the envelope, and about all hands. */
typedef struct
{
  double envelope;
  double sheet;
} Doubt;

/* Computes the doubt; returns FALSE, with a doubt of 0, where that cannot be computed. */
static gboolean
get_doubt (const CbDeduction *deduction, Doubt *doubt, CbEffort *effort)
{
  guint n = cb_deduction_get_n_entries (deduction);
  g_autoptr (CbOdds) odds = cb_deduction_compute_odds (deduction, n, effort);

  *doubt = (Doubt) { 0 };
  if (odds == NULL || cb_odds_get_n_deals (odds) == 0)
    return FALSE;
  for (guint i = 0; i < cb_odds_get_n_solutions (odds); i++)
    {
      double chance = cb_odds_get_solution (odds, i)->chance;

      doubt->envelope -= chance > 0 ? chance * log2 (chance) : 0;
    }
  doubt->sheet = log2 ((double) cb_odds_get_n_deals (odds));
  return TRUE;
}

/* Adds what the asker learns in a supposed deal if shown that card; where that cannot be computed,
 * he is taken to learn everything. */
static void
add_gain (const CbShowAdvice *self,
          CbShowOption *option,
          CbDeduction *deduction,
          const Doubt *before,
          CbCardSet named,
          CbEffort *effort)
{
  guint me = CB_HOLDER_OF_SEAT (self->knowledge->setup->me);
  g_autoptr (CbFacts) facts = cb_facts_new ();
  CbEffort part = cb_effort_take (effort, effort->n_left / 2);
  Doubt after;

  cb_facts_add_range (facts, me, cb_card_set_of (option->card), 1, 1);
  cb_facts_add_showing (facts, me, named);
  cb_deduction_append (deduction, facts, &part);
  cb_effort_give_back (effort, &part);
  get_doubt (deduction, &after, effort);
  option->bits += before->envelope - after.envelope;
  option->total_bits += before->sheet - after.sheet;
  cb_deduction_truncate (deduction, 2);
}

/* Adds what each card would tell the asker in a supposed deal. */
static void
add_supposition (CbShowAdvice *self,
                 CbCardSet named,
                 const CbSupposition *supposition,
                 CbEffort *effort)
{
  g_autoptr (CbDeduction)
    deduction = cb_knowledge_imagine (self->knowledge, self->asker, supposition, effort);
  CbEffort part = cb_effort_take_share (effort, self->options->len + 1, CB_ODDS_LEAST_UNITS);
  Doubt before;
  gboolean told = get_doubt (deduction, &before, &part);
  CbCardSet certain;

  cb_effort_give_back (effort, &part);
  if (!told)
    return;
  self->n_weighed++;
  certain = cb_deduction_get_marks (deduction, cb_deduction_get_n_entries (deduction))
              ->certain[CB_HOLDER_OF_SEAT (self->knowledge->setup->me)];
  for (guint i = 0; i < self->options->len; i++)
    {
      CbShowOption *option = &g_array_index (self->options, CbShowOption, i);

      option->known += cb_card_set_has (certain, option->card);
      if (option->seen)
        continue;
      part = cb_effort_take_share (effort, self->options->len - i, CB_ODDS_LEAST_UNITS);
      add_gain (self, option, deduction, &before, named, &part);
      cb_effort_give_back (effort, &part);
    }
}

/* How much the card helps the asker to be first, in bits of the envelope. */
static double
get_cost (const CbShowOption *option)
{
  return option->bits + CB_SHEET_SHARE * option->total_bits;
}

static int
compare_options (gconstpointer a, gconstpointer b)
{
  const CbShowOption *first = a;
  const CbShowOption *second = b;

  if (first->seen != second->seen)
    return first->seen ? -1 : 1;
  if (get_cost (first) != get_cost (second))
    return get_cost (first) < get_cost (second) ? -1 : 1;
  return (first->card > second->card) - (first->card < second->card);
}

static void
list_options (CbShowAdvice *self, CbCardSet asked)
{
  CbCardSet maybe;
  CbCardSet seen = cb_knowledge_get_seen (self->knowledge, self->asker, &maybe);

  for (; asked != 0; asked &= asked - 1)
    {
      guint card = cb_card_set_first (asked);
      CbShowOption option = { .card = card, .seen = cb_card_set_has (seen, card) };

      g_array_append_val (self->options, option);
    }
}

/* Weighs the options in as many deals as the effort allows, at least in one. */
static void
weigh_options (CbShowAdvice *self, CbCardSet named, guint64 seed, guint n_deals, CbEffort *effort)
{
  g_autoptr (GPtrArray)
    suppositions = cb_knowledge_suppose (self->knowledge, seed, n_deals, effort);

  for (guint i = 0; suppositions != NULL && i < n_deals; i++)
    {
      CbEffort part = cb_effort_take_share (effort, n_deals - i,
                                            (self->options->len + 1) * CB_ODDS_LEAST_UNITS);

      if (i > 0 && cb_effort_is_spent (&part))
        break;
      add_supposition (self, named, g_ptr_array_index (suppositions, i), &part);
      cb_effort_give_back (effort, &part);
    }
  for (guint i = 0; i < self->options->len; i++)
    {
      CbShowOption *option = &g_array_index (self->options, CbShowOption, i);

      option->known /= MAX (self->n_weighed, 1);
      option->bits /= MAX (self->n_weighed, 1);
      option->total_bits /= MAX (self->n_weighed, 1);
    }
}

CbShowAdvice *
cb_show_advice_new (CbKnowledge *knowledge,
                    int asker,
                    CbCardSet named,
                    guint64 seed,
                    guint n_deals,
                    CbEffort *effort)
{
  g_autoptr (CbShowAdvice) self = NULL;
  CbCardSet asked = named & knowledge->setup->hand;

  if (asked == 0 || asker == knowledge->setup->me || !cb_knowledge_is_consistent (knowledge))
    return NULL;
  self = g_atomic_rc_box_new0 (CbShowAdvice);
  self->knowledge = cb_knowledge_ref (knowledge);
  self->asker = asker;
  self->options = g_array_new (FALSE, FALSE, sizeof (CbShowOption));
  list_options (self, asked);
  weigh_options (self, named, seed, n_deals, effort);
  g_array_sort (self->options, compare_options);
  return cb_effort_is_cancelled (effort) ? NULL : g_steal_pointer (&self);
}

/* Returns: (transfer none): the option in place @index; the best is 0 */
const CbShowOption *
cb_show_advice_get_option (const CbShowAdvice *self, guint index)
{
  g_return_val_if_fail (index < self->options->len, NULL);

  return &g_array_index (self->options, CbShowOption, index);
}

char *
cb_show_advice_explain (const CbShowAdvice *self, guint index)
{
  const CbShowOption *option = cb_show_advice_get_option (self, index);
  const char *asker = self->knowledge->setup->players[self->asker].name;

  g_return_val_if_fail (option != NULL, NULL);

  if (option->seen)
    /* Translators: a player; why to show him this card. */
    return g_strdup_printf (_ ("%s has seen it already"), asker);
  if (self->options->len == 1)
    return g_strdup (_ ("it’s the only one you have"));
  if (self->n_weighed == 0)
    /* Translators: a player; why to show him this card, or another. */
    return g_strdup_printf (_ ("there’s no telling what %s would learn from it"), asker);
  if (option->known >= MOST_LIKELY)
    /* Translators: a player; why to show him this card. */
    return g_strdup_printf (_ ("%s most likely knows that you have it"), asker);
  if (index == 0 && option->bits < NOTHING)
    /* Translators: a player; why to show him this card. */
    return g_strdup_printf (_ ("%s learns nothing about the envelope from it"), asker);
  if (index == 0)
    /* Translators: a player; why to show him this card. */
    return g_strdup_printf (_ ("%s learns least from it"), asker);
  /* Translators: a player; why not to show him this card. */
  return g_strdup_printf (_ ("%s would learn more from it"), asker);
}

static gpointer
advise (gpointer input, CbEffort *effort)
{
  const CbQuestion *question = input;

  return cb_show_advice_new (question->knowledge, question->asker, question->cards, question->seed,
                             N_DEALS, effort);
}

CbShowAdvice *
cb_case_advise_show (CbCase *self,
                     guint n_entries,
                     guint asker,
                     CbCardSet named,
                     guint64 seed,
                     CbEffort *effort)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (asker < self->contents->setup->n_players, NULL);

  return cb_question_answer (&(CbQuestion) { .asker = (int) asker, .cards = named, .seed = seed },
                             self, n_entries, advise, effort);
}

void
cb_case_advise_show_async (CbCase *self,
                           guint n_entries,
                           guint asker,
                           CbCardSet named,
                           guint64 seed,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (asker < self->contents->setup->n_players);

  cb_question_answer_async (&(CbQuestion) { .asker = (int) asker, .cards = named, .seed = seed },
                            self, n_entries, advise, (GDestroyNotify) cb_show_advice_unref,
                            "card to show", cancellable, callback, user_data);
}
