/* cb-draft-entry.c: between a draft and the entry it stands for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include "cb-draft-private.h"
#include "cb-note.h"
#include "cb-seen.h"
#include "cb-suggestion.h"

static gboolean
names_every_category (CbDraft *self)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if ((self->cards & cb_edition_get_category (edition, i)->cards) == 0)
      return FALSE;
  return TRUE;
}

static gboolean
has_unseen_show (CbDraft *self)
{
  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);

      if (cb_draft_answer_get_showed (answer) && cb_draft_answer_get_card (answer) < 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_answer (CbDraft *self)
{
  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    if (cb_draft_answer_is_given (_cb_draft_get_answer (self, i)))
      return TRUE;
  return FALSE;
}

static gboolean
has_fields (CbDraft *self)
{
  return self->by_chosen || self->kind != CB_DRAFT_SUGGESTION || self->cards != 0 ||
         *self->text != '\0' || has_answer (self);
}

/* Whether it is as it starts, for a new, last entry. */
gboolean
_cb_draft_is_blank (CbDraft *self)
{
  return self->target == NULL && !has_fields (self);
}

/* A question may be recorded in part, except where somebody showed a card that I did not see: with
 * a card left out, the record would say more than what happened. */
gboolean
_cb_draft_is_complete (CbDraft *self)
{
  if (cb_case_get_read_only (self->case_))
    return FALSE;

  switch (self->kind)
    {
    case CB_DRAFT_SUGGESTION:
      return self->by >= 0 && self->cards != 0 &&
             (names_every_category (self) || !has_unseen_show (self));
    case CB_DRAFT_SEEN:
      return self->player >= 0 && self->player != self->viewer &&
             (self->card >= 0 || self->viewer >= 0);
    case CB_DRAFT_ACCUSATION:
      return self->by >= 0 && names_every_category (self);
    case CB_DRAFT_NOTE:
      return self->text[strspn (self->text, " \t\n")] != '\0';
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Whether it is complete and nothing is left out that is always there: a card of each category, and
 * somebody's answer. */
gboolean
cb_draft_is_whole (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  if (!self->complete || self->kind != CB_DRAFT_SUGGESTION)
    return self->complete;
  return names_every_category (self) && (has_answer (self) || _cb_draft_get_n_answers (self) == 0);
}

static CbEntry *
make_suggestion (CbDraft *self)
{
  CbEntry *entry = cb_suggestion_new (self->by, self->cards);

  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);

      if (cb_draft_answer_is_given (answer))
        cb_suggestion_add_answer (entry, (int) cb_draft_answer_get_seat (answer),
                                  cb_draft_answer_get_showed (answer) ? CB_DID_SHOW : CB_DID_PASS,
                                  cb_draft_answer_get_card (answer));
    }
  return entry;
}

static void
keep_the_rest_of_answers (CbAnswers *answers, const CbAnswers *old)
{
  for (guint i = 0; i < answers->n; i++)
    for (guint j = 0; j < old->n; j++)
      if (answers->list[i].by == old->list[j].by && answers->list[i].extra == NULL &&
          old->list[j].extra != NULL)
        answers->list[i].extra = json_object_ref (old->list[j].extra);
}

/* What the composer does not show stays as it was. */
static void
keep_the_rest (CbEntry *entry, const CbEntry *old)
{
  entry->uncertain = old->uncertain;
  g_set_str (&entry->note, old->note);
  g_set_str (&entry->time, old->time);
  if (entry->kind == old->kind && old->extra != NULL)
    entry->extra = json_object_ref (old->extra);

  if (cb_entry_get_suggestion (entry) != NULL && cb_entry_get_suggestion (old) != NULL)
    keep_the_rest_of_answers (&((CbSuggestion *) entry)->answers,
                              &cb_entry_get_suggestion (old)->answers);
  if (cb_entry_get_seen (entry) != NULL && cb_entry_get_seen (old) != NULL)
    g_set_str (&((CbSeen *) entry)->how, cb_entry_get_seen (old)->how);
}

/* (transfer full): the entry, not yet in the log */
CbEntry *
_cb_draft_make_entry (CbDraft *self)
{
  CbEntry *entry = NULL;

  switch (self->kind)
    {
    case CB_DRAFT_SUGGESTION:
      entry = make_suggestion (self);
      break;
    case CB_DRAFT_SEEN:
      entry = cb_seen_new (self->player, self->card, self->viewer, NULL);
      break;
    case CB_DRAFT_ACCUSATION:
      entry = cb_accusation_new (self->by, self->cards, self->result);
      break;
    case CB_DRAFT_NOTE:
      entry = cb_note_new (self->text);
      break;
    default:
      g_return_val_if_reached (NULL);
    }

  if (cb_draft_get_editing (self))
    keep_the_rest (entry, cb_log_item_get_entry (self->target));
  return entry;
}

/* Without what would follow from it. */
void
_cb_draft_take_answer (CbDraft *self, const CbAnswer *given)
{
  CbDraftAnswer *answer = _cb_draft_get_seat (self, (guint) given->by);

  cb_draft_answer_set_passed (answer, given->did == CB_DID_PASS);
  cb_draft_answer_set_showed (answer, given->did == CB_DID_SHOW);
  cb_draft_answer_set_card (answer, given->card);
}

static void
take_suggestion (CbDraft *self, const CbSuggestion *suggestion)
{
  cb_draft_set_kind (self, CB_DRAFT_SUGGESTION);
  cb_draft_set_by (self, suggestion->by);
  _cb_draft_set_cards (self, suggestion->cards);
  for (guint i = 0; i < suggestion->answers.n; i++)
    _cb_draft_take_answer (self, &suggestion->answers.list[i]);
}

static void
take_seen (CbDraft *self, const CbSeen *seen)
{
  cb_draft_set_kind (self, CB_DRAFT_SEEN);
  cb_draft_set_player (self, seen->player);
  cb_draft_set_viewer (self, seen->by);
  cb_draft_set_card (self, seen->card);
}

static void
take_accusation (CbDraft *self, const CbAccusation *accusation)
{
  cb_draft_set_kind (self, CB_DRAFT_ACCUSATION);
  cb_draft_set_by (self, accusation->by);
  _cb_draft_set_cards (self, accusation->cards);
  cb_draft_set_result (self, accusation->result);
}

gboolean
_cb_draft_can_take_entry (CbEntry *entry)
{
  return cb_entry_get_suggestion (entry) != NULL || cb_entry_get_seen (entry) != NULL ||
         cb_entry_get_accusation (entry) != NULL || cb_entry_get_note (entry) != NULL;
}

/* Fills a draft that is clear with what @entry says. */
void
_cb_draft_take_entry (CbDraft *self, CbEntry *entry)
{
  if (cb_entry_get_suggestion (entry) != NULL)
    take_suggestion (self, cb_entry_get_suggestion (entry));
  else if (cb_entry_get_seen (entry) != NULL)
    take_seen (self, cb_entry_get_seen (entry));
  else if (cb_entry_get_accusation (entry) != NULL)
    take_accusation (self, cb_entry_get_accusation (entry));
  else if (cb_entry_get_note (entry) != NULL)
    {
      cb_draft_set_kind (self, CB_DRAFT_NOTE);
      cb_draft_set_text (self, cb_entry_get_note (entry)->text);
    }
}

/* Whether something would be lost with the draft: more was entered than an insertion begins with,
 * or anything else than what the entry that is edited says already. */
gboolean
cb_draft_has_input (CbDraft *self)
{
  const CbSetup *setup;
  g_autoptr (CbEntry) entry = NULL;
  g_autoptr (JsonNode) before = NULL;
  g_autoptr (JsonNode) after = NULL;

  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  if (!cb_draft_get_editing (self))
    return has_fields (self);
  if (!self->complete)
    return TRUE;

  setup = cb_case_get_setup (self->case_);
  entry = _cb_draft_make_entry (self);
  before = cb_entry_write (cb_log_item_get_entry (self->target), setup);
  after = cb_entry_write (entry, setup);
  return !json_node_equal (before, after);
}
