/* What a draft lacks to be recorded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Each kind of event says what it cannot do without, and what is always known at a table but may be
 * left out on purpose. If several things are missing, the first is reported; the draft can be
 * recorded only if all of them may be left out. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"

static void
take_lack (CbDraft *self, CbDraftField field, gboolean missing, gboolean optional, char *words)
{
  CbDraftLack *lack = &self->lack;

  if (lack->words == NULL)
    *lack = (CbDraftLack) { field, missing, optional, words };
  else
    {
      lack->may_be_left_out = lack->may_be_left_out && optional;
      g_free (words);
    }
}

/* Reports a field that must be filled. @field: or %CB_DRAFT_NO_FIELD; @words: what to do */
void
_cb_draft_need (CbDraft *self, CbDraftField field, const char *words)
{
  take_lack (self, field, TRUE, FALSE, g_strdup (words));
}

/* Reports a field that may be left out on purpose, though its value is always known. @words:
 * (transfer full) */
void
_cb_draft_ask_for (CbDraft *self, CbDraftField field, char *words)
{
  take_lack (self, field, TRUE, TRUE, words);
}

/* Reports a field whose value is impossible. @words: (transfer full) */
void
_cb_draft_refuse (CbDraft *self, CbDraftField field, char *words)
{
  take_lack (self, field, FALSE, FALSE, words);
}

/* Refuses the cards in @strange, which cannot be an answer to what was asked. */
void
_cb_draft_refuse_unasked (CbDraft *self, CbDraftField field, CbCardSet strange)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  _cb_draft_refuse (
    self, field,
    g_strdup_printf (_ ("%s was not asked for."),
                     cb_edition_get_card (edition, cb_card_set_first (strange))->name));
}

/* (nullable) (transfer none): what the draft lacks with its present values */
const CbDraftLack *
_cb_draft_find_lack (CbDraft *self)
{
  g_clear_pointer (&self->lack.words, g_free);
  _cb_draft_get_event_kind (self)->check (self);
  return self->lack.words != NULL ? &self->lack : NULL;
}

void
_cb_draft_need_player (CbDraft *self, CbDraftField field)
{
  if (cb_draft_get (self, field) < 0)
    _cb_draft_need (self, field, _ ("Name a player."));
}

/* How many cards of a category the question, accusation or envelope needs. */
static guint
get_n_needed (CbDraft *self, guint category)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  if (!_cb_draft_is_question (self))
    return cb_edition_get_category (edition, category)->n_in_envelope;
  return cb_edition_get_rules (edition)->asked_categories >> category & 1;
}

static char *
describe_missing_cards (CbDraft *self)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  guint n_asked = (guint) cb_edition_get_rules (edition)->n_asked, n_kinds = 0;
  const char *kind = NULL;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      guint n = get_n_needed (self, i);

      n_kinds += n;
      if (kind == NULL && cb_card_set_size (cb_draft_get_cards (self) & category->cards) < n)
        kind = category->name;
    }
  if (!_cb_draft_is_question (self))
    /* Translators: a category as Weapons. */
    return g_strdup_printf (_ ("%s: which one?"), kind);
  if (n_asked == n_kinds && kind != NULL && cb_edition_get_rules (edition)->n_alike == 1)
    return g_strdup_printf (
      self->typed
        /* Translators: a category as Weapons. The question mark stays as it is. */
        ? _ ("%s: which one? Type “?” if you didn’t hear it.")
        /* Translators: a category as Weapons. */
        : _ ("%s: which one? Leave it out if you didn’t hear it."),
      kind);
  return g_strdup_printf (
    self->typed
      /* Translators: how many cards a question names. The question mark stays as it is. */
      ? ngettext ("Name %u card. Type “?” if you didn’t hear it.",
                  "Name %u cards. Type “?” for what you didn’t hear.", n_asked)
      /* Translators: how many cards a question names. */
      : ngettext ("Choose %u card. Leave it out if you didn’t hear it.",
                  "Choose %u cards. Leave out what you didn’t hear.", n_asked),
    n_asked);
}

/* A question may be recorded without the cards that were not heard, but needs at least one card. */
void
_cb_draft_need_cards (CbDraft *self)
{
  CbCardSet cards = cb_draft_get_cards (self);

  if (!_cb_draft_names_enough (self))
    take_lack (self, CB_DRAFT_CARDS, TRUE, _cb_draft_is_question (self) && cards != 0,
               describe_missing_cards (self));
  else if (cards == 0)
    _cb_draft_refuse (self, CB_DRAFT_CARDS, g_strdup (_ ("Name at least one card.")));
}

const char *
cb_draft_get_missing (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->lack.words;
}

gboolean
_cb_draft_is_complete (CbDraft *self)
{
  const CbDraftLack *lack = _cb_draft_find_lack (self);

  return !cb_case_get_read_only (self->case_) && (lack == NULL || lack->may_be_left_out) &&
         self->question == NULL;
}

/* Whether a draft that can be recorded leaves out nothing that is always known at the table. */
static gboolean
is_whole (CbDraft *self)
{
  const CbEventKind *kind = _cb_draft_get_event_kind (self);

  return self->lack.words == NULL && (kind->is_whole == NULL || kind->is_whole (self));
}

CbDraftState
cb_draft_get_state (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), CB_DRAFT_LACKING);

  if (self->question != NULL)
    return CB_DRAFT_ASKING;
  if (!self->complete)
    return CB_DRAFT_LACKING;
  if (!is_whole (self))
    return CB_DRAFT_PARTLY;
  return self->warning != NULL ? CB_DRAFT_ODD : CB_DRAFT_WHOLE;
}

/* (transfer full) (nullable): why a draft that can be recorded is not whole; NULL if it is */
char *
_cb_draft_describe_gap (CbDraft *self)
{
  gboolean mine;

  return self->lack.words != NULL ? g_strdup (self->lack.words)
                                  : cb_draft_describe_open (self, &mine);
}
