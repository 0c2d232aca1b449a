/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players who have Casebook at hand. One reads its complete sheet, but otherwise plays like a
 * careful human; the others also follow its advice. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-advice-private.h"
#include "cb-conclusions.h"
#include "cb-decision-private.h"
#include "cb-show-advice-private.h"
#include "cb-strategy-private.h"
#include "cb-suggestion.h"

/* Advice is based on this many drawn deals, and on this many guesses of what the others know. */
#define N_DEALS  600
#define N_TABLES 2

/* How many drawn deals are looked at to find what showing a card would reveal. */
#define N_SHOW_DEALS 12

typedef struct
{
  CbSetup *setup;
  GPtrArray *entries;
  CbConclusions *conclusions;
  CbCardSet told[CB_MAX_PLAYERS]; /* by seat, which of the player’s cards were shown to it */
  gboolean asked;                 /* in this turn */
  CbRandom random;
} SheetPlayer;

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  SheetPlayer *self = g_new0 (SheetPlayer, 1);

  self->setup = cb_setup_ref (setup);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->conclusions = cb_conclusions_new (setup);
  cb_random_init (&self->random, seed);
  return self;
}

static void
leave (gpointer player)
{
  SheetPlayer *self = player;

  cb_setup_unref (self->setup);
  g_ptr_array_unref (self->entries);
  cb_conclusions_free (self->conclusions);
  g_free (self);
}

static void
note_told (SheetPlayer *self, const CbSuggestion *suggestion)
{
  for (guint i = 0; i < suggestion->answers.n; i++)
    if (suggestion->answers.list[i].by == self->setup->me && suggestion->answers.list[i].card >= 0)
      self->told[suggestion->by] |= cb_card_set_of ((guint) suggestion->answers.list[i].card);
}

static void
hear (gpointer player, CbEntry *entry)
{
  SheetPlayer *self = player;
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);

  if (suggestion != NULL)
    note_told (self, suggestion);
  g_ptr_array_add (self->entries, cb_entry_ref (entry));
  cb_conclusions_splice (self->conclusions, self->entries->len - 1, self->entries);
}

static const CbMarks *
get_marks (SheetPlayer *self)
{
  cb_conclusions_complete (self->conclusions, self->entries->len, CB_EFFORT_ENDLESS);
  return cb_conclusions_get_marks (self->conclusions, self->entries->len);
}

static CbCardSet
accuse (gpointer player)
{
  const CbMarks *marks = get_marks (player);

  return marks->certain[0] == marks->possible[0] ? marks->certain[0] : 0;
}

static CbCardSet
ask_for_unsettled (gpointer player, CbCardSet reach)
{
  SheetPlayer *self = player;
  const CbMarks *marks = get_marks (self);

  return cb_strategy_name_cards (self->setup, reach, marks->possible[0] & ~marks->certain[0],
                                 self->setup->hand | marks->certain[0], &self->random);
}

static CbCardSet
show_again (gpointer player, int asker, CbCardSet asked)
{
  SheetPlayer *self = player;

  return cb_strategy_show_again (asked, self->told[asker], &self->random);
}

static CbKnowledge *
get_knowledge (SheetPlayer *self)
{
  cb_conclusions_complete (self->conclusions, self->entries->len, CB_EFFORT_ENDLESS);
  return cb_knowledge_new (cb_conclusions_get_thought (self->conclusions, self->entries->len));
}

/* Accuses when it is advised. What has to be asked first is asked first: that cannot harm. */
static CbCardSet
accuse_as_advised (gpointer player)
{
  SheetPlayer *self = player;
  gboolean asked = self->asked;
  CbCardSet sure = accuse (self);
  g_autoptr (CbKnowledge) knowledge = NULL;
  g_autoptr (CbDecision) decision = NULL;

  self->asked = FALSE;
  if (sure != 0 || !asked)
    return sure;
  knowledge = get_knowledge (self);
  decision = cb_decision_new (knowledge, cb_random_next (&self->random), 0, CB_EFFORT_ENDLESS);
  return decision != NULL && cb_decision_get_kind (decision) == CB_DECISION_ACCUSE
           ? cb_decision_get_solution (decision, NULL)
           : 0;
}

static CbCardSet
follow_advice (SheetPlayer *self, CbCardSet reach, gboolean farsighted)
{
  g_autoptr (CbKnowledge) knowledge = NULL;
  g_autoptr (CbAdvice) advice = NULL;

  self->asked = TRUE;
  if (accuse (self) != 0)
    return ask_for_unsettled (self, reach);
  knowledge = get_knowledge (self);
  advice = cb_advice_new_quick (knowledge, reach, cb_random_next (&self->random), N_DEALS, N_TABLES,
                                CB_EFFORT_ENDLESS);
  if (farsighted)
    {
      CbAdvice *first = g_steal_pointer (&advice);

      advice = cb_advice_look_ahead (first, CB_EFFORT_ENDLESS);
      cb_advice_unref (first);
    }
  return cb_advice_get_n_suggestions (advice) > 0 ? cb_advice_get_suggestion (advice, 0)->cards
                                                  : ask_for_unsettled (self, reach);
}

static CbCardSet
ask_as_advised (gpointer player, CbCardSet reach)
{
  return follow_advice (player, reach, FALSE);
}

static CbCardSet
ask_farsightedly (gpointer player, CbCardSet reach)
{
  return follow_advice (player, reach, TRUE);
}

static CbCardSet
show_as_advised (gpointer player, int asker, CbCardSet asked)
{
  SheetPlayer *self = player;
  g_autoptr (CbKnowledge) knowledge = NULL;
  g_autoptr (CbShowAdvice) advice = NULL;

  if (cb_card_set_size (asked) == 1)
    return asked;
  knowledge = get_knowledge (self);
  advice = cb_show_advice_new (knowledge, asker, asked, cb_random_next (&self->random),
                               N_SHOW_DEALS, CB_EFFORT_ENDLESS);
  return advice != NULL ? cb_card_set_of (cb_show_advice_get_option (advice, 0)->card)
                        : show_again (self, asker, asked);
}

const CbStrategy cb_strategy_logic = {
  .name = "logic",
  .summary = N_ ("like careful, with the complete sheet"),
  .sit_down = sit_down,
  .leave = leave,
  .hear = hear,
  .ask = ask_for_unsettled,
  .show = show_again,
  .accuse = accuse,
};

const CbStrategy cb_strategy_advised = {
  .name = "advised",
  .summary = N_ ("follows the first advice, which looks at the race after each suggestion"),
  .sit_down = sit_down,
  .leave = leave,
  .hear = hear,
  .ask = ask_as_advised,
  .show = show_as_advised,
  .accuse = accuse_as_advised,
};

const CbStrategy cb_strategy_farsighted = {
  .name = "farsighted",
  .summary = N_ ("follows the advice that looks to the end of the game"),
  .sit_down = sit_down,
  .leave = leave,
  .hear = hear,
  .ask = ask_farsightedly,
  .show = show_as_advised,
  .accuse = accuse_as_advised,
};
