/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the others name suggests what they hold. A player who seeks does not name his own cards; one
 * who names any cards names his own by chance; and one who probes names his own on purpose, except
 * for one card, so that only that one can be shown. Each of the others is taken to have one of
 * these habits, all equally likely beforehand, and what is proved of his hand tells which: one who
 * has named his own cards does not seek, whatever he names later. And a player who asked, was shown
 * nothing and did not accuse most likely holds one of the cards himself. Advice takes that into
 * account, as good listeners do; the sheet and its odds do not.
 *
 * This does what cb-habits.c does for a whole supposition, but without what the player may have
 * seen: it takes only a few operations a deal, for thousands of deals. */

#include "config.h"

#include <math.h>

#include "cb-accusation.h"
#include "cb-habits-private.h"
#include "cb-naming-private.h"
#include "cb-suggestion.h"

/* The least weight of a deal, compared with the likeliest one: people may name anything, so that no
 * deal becomes impossible. */
#define LEAST 1e-6

/* A question of another player. */
typedef struct
{
  int by;
  CbCardSet cards;
  gboolean silent; /* whether nobody showed a card, and the asker then did not accuse */
} OthersQuestion;

/* The habits that are compared with naming any cards. */
typedef enum
{
  SEEKS,
  PROBES,
  N_HABITS,
} Habit;

/* How often a prober wants to name a card of his own in a category: two times in three. */
#define PROBES_OWN (2.0 / 3)

/* How much likelier a player with a habit names a card of a category than one who names any cards,
 * as a logarithm: a card of his own, and another one, by how many of the category he holds. */
typedef struct
{
  CbCardSet cards;
  double own[N_HABITS][CB_MAX_CARDS + 1];
  double other[N_HABITS][CB_MAX_CARDS + 1];
} Naming;

typedef struct
{
  const CbSetup *setup;
  guint n_categories;
  Naming namings[CB_MAX_CARDS];
  GArray *questions; /* of OthersQuestion */
} NamingWeighing;

static Naming
compute_naming (const CbSetup *setup, guint category)
{
  CbCardSet all = cb_edition_get_category (setup->edition, category)->cards;
  Naming self = { .cards = all & ~setup->removed };
  guint n = cb_card_set_size (self.cards);

  for (guint k = 1; k < n; k++)
    {
      double seeks = cb_habits_get_misses (setup, all, n - k);
      double owns[N_HABITS] = {
        [SEEKS] = seeks,
        [PROBES] = PROBES_OWN * (1 - cb_habits_get_misses (setup, all, k)) +
                   (1 - PROBES_OWN) * seeks,
      };

      for (Habit habit = 0; habit < N_HABITS; habit++)
        {
          self.own[habit][k] = log (owns[habit] * n / k);
          self.other[habit][k] = log ((1 - owns[habit]) * n / (n - k));
        }
    }
  return self;
}

static gboolean
was_silent (const CbKnowledge *knowledge, guint position, const CbSuggestion *suggestion)
{
  for (guint i = 0; i < suggestion->answers.n; i++)
    if (suggestion->answers.list[i].did != CB_DID_PASS)
      return FALSE;
  if (suggestion->answers.n + 1 < knowledge->setup->n_players)
    return FALSE; /* somebody may have shown a card, which was not recorded */
  for (guint i = position + 1; i < knowledge->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (knowledge->entries, i);
      const CbAccusation *accusation = cb_entry_get_accusation (entry);

      if (cb_entry_get_suggestion (entry) != NULL)
        return TRUE;
      if (accusation != NULL && accusation->by == suggestion->by)
        return FALSE;
    }
  return TRUE;
}

/* (transfer full) (element-type OthersQuestion) */
static GArray *
list_questions (const CbKnowledge *knowledge)
{
  GArray *questions = g_array_new (FALSE, FALSE, sizeof (OthersQuestion));

  for (guint i = 0; i < knowledge->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (knowledge->entries, i);
      const CbSuggestion *suggestion = entry->uncertain ? NULL : cb_entry_get_suggestion (entry);
      OthersQuestion question;

      if (suggestion == NULL || suggestion->by == knowledge->setup->me)
        continue;
      question = (OthersQuestion) { suggestion->by, suggestion->cards,
                                    was_silent (knowledge, i, suggestion) };
      g_array_append_val (questions, question);
    }
  return questions;
}

/* Adds to @weights, by habit, the logarithm of how much likelier the question is with this habit
 * than if the player names any cards. */
static void
weigh_question (const NamingWeighing *self,
                const OthersQuestion *question,
                CbCardSet hand,
                double weights[N_HABITS])
{
  for (guint i = 0; i < self->n_categories; i++)
    {
      const Naming *naming = &self->namings[i];
      CbCardSet named = naming->cards & question->cards;
      guint n = cb_card_set_size (naming->cards & hand);

      for (; named != 0; named &= named - 1)
        for (Habit habit = 0; habit < N_HABITS; habit++)
          weights[habit] += (named & -named & hand) != 0 ? naming->own[habit][n]
                                                         : naming->other[habit][n];
    }
}

/* The likelihood of what somebody named, added up over the habits, as a logarithm. */
static double
sum_habits (const double weights[N_HABITS])
{
  double sum = 0;

  for (Habit habit = 0; habit < N_HABITS; habit++)
    sum = cb_log_of_sum (sum, weights[habit]);
  return sum;
}

/* How likely all that the others named would be if the cards lay as in @deal, as a logarithm. */
static double
weigh_deal (const NamingWeighing *self, const CbWeighedDeal *deal)
{
  double habits[CB_MAX_PLAYERS][N_HABITS] = { { 0 } };
  double weight = 0;

  for (guint i = 0; i < self->questions->len; i++)
    {
      const OthersQuestion *question = &g_array_index (self->questions, OthersQuestion, i);

      weigh_question (self, question, deal->hands[CB_HOLDER_OF_SEAT (question->by)],
                      habits[question->by]);
      /* A question that names fewer cards than an accusation does not tell the asker the
       * solution. */
      if (question->silent && question->cards == deal->hands[CB_HOLDER_ENVELOPE])
        weight += log (CB_HESITATES);
    }
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    weight += sum_habits (habits[seat]);
  return weight;
}

gboolean
cb_naming_weigh_deals (const CbKnowledge *knowledge, CbDeals *deals)
{
  const CbSetup *setup = knowledge->setup;
  NamingWeighing self = { setup, cb_edition_get_n_categories (setup->edition), { { 0 } }, NULL };
  g_autoptr (GArray) questions = list_questions (knowledge);
  g_autofree double *weights = g_new (double, deals->list->len);
  double best = -INFINITY;

  if (questions->len == 0)
    return FALSE;
  self.questions = questions;
  for (guint i = 0; i < self.n_categories; i++)
    self.namings[i] = compute_naming (setup, i);
  for (guint i = 0; i < deals->list->len; i++)
    {
      weights[i] = weigh_deal (&self, cb_deals_get (deals, i));
      best = MAX (best, weights[i]);
    }
  for (guint i = 0; i < deals->list->len; i++)
    g_array_index (deals->list, CbWeighedDeal, i).weight *= MAX (exp (weights[i] - best), LEAST);
  return TRUE;
}
