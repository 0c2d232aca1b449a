/* A question for cards, answered in turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-power.h"
#include "cb-quick-phrase-private.h"
#include "cb-suggestion.h"

/* Whether a typed line says that nobody showed and that the asker therefore looked at a card that
 * lies face down. */
static gboolean
asker_looked (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_LOOKED) != 0;
}

/* Whether a player showed, but it was missed who. Where the first show ends the chain, that player
 * answered after all whose answers are given. */
static gboolean
somebody_showed (CbDraft *self)
{
  return cb_draft_get (self, CB_DRAFT_SOMEBODY) != 0;
}

/* Whether nobody is left who can have shown. Where the first show ends the chain, that is so once
 * the last player in order has answered; else once all have. */
static gboolean
have_all_answered (CbDraft *self)
{
  CbAnswering how = cb_setup_get_answering (cb_case_get_setup (self->case_));
  guint n = _cb_draft_get_n_answers (self);

  for (guint i = how == CB_ANSWERS_FIRST && n > 0 ? n - 1 : 0; i < n; i++)
    if (!cb_draft_answer_is_given (_cb_draft_get_answer (self, i)))
      return FALSE;
  return n > 0;
}

/* A question may be recorded in part: the other cards were not heard. */
static void
find_lacks (CbDraft *self)
{
  _cb_draft_need_player (self, CB_DRAFT_BY);
  _cb_draft_need_cards (self);
  if (somebody_showed (self) && have_all_answered (self))
    _cb_draft_refuse (self, CB_DRAFT_NO_FIELD,
                      g_strdup (_ ("Nobody is left who can have shown a card.")));
  if (asker_looked (self))
    _cb_draft_check_look (self);
}

/* Whether all cards and all answers of the question are entered. */
static gboolean
is_whole (CbDraft *self)
{
  return cb_draft_names_all (self) && _cb_draft_find_open_answer (self) == NULL;
}

/* The cards that the rules let players ask for. */
static CbCardSet
get_choices (CbDraft *self)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  CbCardSet choices = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if ((cb_edition_get_rules (edition)->asked_categories >> i & 1) != 0)
      choices |= cb_edition_get_category (edition, i)->cards;
  return choices;
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  CbEntry *entry = cb_suggestion_new (cb_draft_get_by (self), cb_draft_get_cards (self));

  _cb_draft_add_answers (self, entry, cb_suggestion_add_answer);
  if (somebody_showed (self))
    cb_suggestion_add_answer (entry, CB_NOBODY, CB_DID_SHOW, -1);
  cb_suggestion_note_unheard (entry, cb_case_get_setup (self->case_));
  g_ptr_array_add (entries, entry);
  if (asker_looked (self))
    _cb_draft_make_look (self, entries);
}

static gboolean
is_remote_possible (const CbSetup *setup)
{
  return _cb_event_find_power (setup->edition, CB_EVENT_ID_REMOTE) != NULL ||
         cb_edition_find_event (setup->edition, CB_EVENT_ID_REMOTE) >= 0;
}

/* Records the use of the power and the suggestion as two entries. */
static void
make_remote (CbDraft *self, GPtrArray *entries)
{
  const CbEditionPower *power = _cb_event_find_power (cb_case_get_edition (self->case_),
                                                      CB_EVENT_ID_REMOTE);

  g_ptr_array_add (entries, cb_power_use_new (cb_draft_get_by (self),
                                              power != NULL ? power->id : CB_EVENT_ID_REMOTE));
  make_entries (self, entries);
}

static void
add_warnings (CbDraft *self, GStrvBuilder *builder)
{
  _cb_draft_warn_of_turn (self, builder);
  _cb_draft_warn_of_answers (self, cb_draft_get_cards (self), builder);
  if (asker_looked (self))
    _cb_draft_warn_of_look (self, builder);
}

static void
warn_of_remote (CbDraft *self, GStrvBuilder *builder)
{
  const CbEditionPower *power = _cb_event_find_power (cb_case_get_edition (self->case_),
                                                      CB_EVENT_ID_REMOTE);

  if (power != NULL)
    _cb_draft_warn_of_power (self, power->id, cb_draft_get_by (self), _cb_event_names_power,
                             builder);
  add_warnings (self, builder);
}

/* In a draft, an unknown player who showed can only be the last to answer. */
static gboolean
can_take (const CbEntry *entry)
{
  const CbAnswers *answers = &cb_entry_get_suggestion (entry)->answers;

  for (guint i = 0; i + 1 < answers->n; i++)
    if (answers->list[i].by == CB_NOBODY)
      return FALSE;
  return cb_entry_get_suggestion (entry)->cards != 0;
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  guint n = suggestion->answers.n;

  cb_draft_set_by (self, suggestion->by);
  cb_draft_set (self, CB_DRAFT_CARDS, (int) suggestion->cards);
  _cb_draft_take_answers (self, &suggestion->answers);
  cb_draft_set (self, CB_DRAFT_SOMEBODY, n > 0 && suggestion->answers.list[n - 1].by == CB_NOBODY);
}

static void
keep_unshown (CbDraft *self, CbEntry *entry, const CbEntry *old)
{
  const CbSuggestion *before = cb_entry_get_suggestion (old);
  CbSuggestion *suggestion = (CbSuggestion *) entry;

  if (suggestion->cards == before->cards)
    suggestion->n_unheard = MAX (suggestion->n_unheard, before->n_unheard);
  _cb_draft_keep_answers (&suggestion->answers, &before->answers);
}

/* Whether a question can be about something other than cards. */
static gboolean
has_traits (const CbSetup *setup)
{
  return cb_edition_get_n_traits (setup->edition) > 0;
}

/* “green asks: plum rope hall, white shows” */
static const CbPhrasing asks = {
  .verb = CB_QUICK_ASKS,
  .is_offered = has_traits,
  .read = cb_quick_read_question,
};

static const CbPhrasing asks_from_afar = {
  .verb = CB_QUICK_NO_VERB,
  .read = cb_quick_read_question,
};

const CbEventKind cb_suggestion_event = {
  .id = CB_EVENT_ID_SUGGESTION,
  .name = N_ ("Suggestion"),
  .line = { &asks },
  .form = _cb_form_of_cards,
  .always = TRUE,
  .takes_turn = TRUE,
  .asks = CB_ASKS_UNTIL_SHOWN,
  .told = CB_DRAFT_CARDS,
  .get_choices = get_choices,
  .check = find_lacks,
  .is_whole = is_whole,
  .make = make_entries,
  .entry = &cb_suggestion_kind,
  .can_take = can_take,
  .take = take_entry,
  .keep = keep_unshown,
  .warn = add_warnings,
};

/* The event becomes two entries, each of which is edited on its own. */
const CbEventKind cb_remote_event = {
  .id = CB_EVENT_ID_REMOTE,
  /* Translators: a kind of event: a suggestion that a power allows, in a room one is not in. */
  .name = N_ ("Remote Suggestion"),
  .line = { &asks_from_afar },
  .form = _cb_form_of_cards,
  .takes_turn = TRUE,
  .asks = CB_ASKS_UNTIL_SHOWN,
  .is_possible = is_remote_possible,
  .told = CB_DRAFT_CARDS,
  .get_choices = get_choices,
  .check = find_lacks,
  .is_whole = is_whole,
  .make = make_remote,
  .keep = keep_unshown,
  .warn = warn_of_remote,
};
