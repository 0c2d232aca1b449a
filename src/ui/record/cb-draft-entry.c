/* cb-draft-entry.c: between a draft and the entry it stands for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-draft"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-event-kind.h"

static const CbEventKind *const KINDS[CB_N_DRAFT_KINDS] = {
  [CB_DRAFT_SUGGESTION] = &cb_suggestion_event,
  [CB_DRAFT_TRAIT] = &cb_trait_event,
  [CB_DRAFT_TIP] = &cb_tip_event,
  [CB_DRAFT_SNOOP] = &cb_snoop_event,
  [CB_DRAFT_SNOOP_ALL] = &cb_snoop_all_event,
  [CB_DRAFT_PEEK] = &cb_peek_event,
  [CB_DRAFT_LOOK] = &cb_look_event,
  [CB_DRAFT_EXPOSED] = &cb_exposed_event,
  [CB_DRAFT_SEEN] = &cb_seen_event,
  [CB_DRAFT_ACCUSATION] = &cb_accusation_event,
  [CB_DRAFT_ENVELOPE] = &cb_envelope_event,
  [CB_DRAFT_POWER] = &cb_power_event,
  [CB_DRAFT_NOTE] = &cb_note_event,
};

const CbEventKind *
_cb_event_kind_at (CbDraftKind kind)
{
  return KINDS[kind];
}

const CbEventKind *
_cb_draft_get_event_kind (CbDraft *self)
{
  return KINDS[self->kind];
}

/* Whether a card of each category is named. */
gboolean
cb_draft_names_every_category (CbDraft *self)
{
  const CbEdition *edition;

  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  edition = cb_case_get_edition (self->case_);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if ((cb_draft_get_cards (self) & cb_edition_get_category (edition, i)->cards) == 0)
      return FALSE;
  return TRUE;
}

/**
 * cb_draft_is_offered:
 * @first: (out): whether it stands with those offered first, as every game or this edition has it
 *
 * Returns: whether such a thing can happen in this case
 */
gboolean
cb_draft_is_offered (CbDraft *self, CbDraftKind kind, gboolean *first)
{
  const CbSetup *setup;

  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);
  g_return_val_if_fail (kind < CB_N_DRAFT_KINDS, FALSE);

  setup = cb_case_get_setup (self->case_);
  *first = KINDS[kind]->always;
  return KINDS[kind]->is_possible == NULL || KINDS[kind]->is_possible (setup);
}

/* (transfer none): translated, or in the words of the edition */
const char *
cb_draft_get_kind_name (CbDraft *self, CbDraftKind kind)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);
  g_return_val_if_fail (kind < CB_N_DRAFT_KINDS, NULL);

  return _ (KINDS[kind]->name);
}

static gboolean
has_fields (CbDraft *self)
{
  return self->by_chosen || self->kind != CB_DRAFT_SUGGESTION || cb_draft_get_cards (self) != 0 ||
         *self->text != '\0' || _cb_draft_has_answer (self);
}

/* Whether it is as it starts, for a new, last entry. */
gboolean
_cb_draft_is_blank (CbDraft *self)
{
  return self->target == NULL && !has_fields (self);
}

/* Whether it is a player's turn that is told of, so that it matters whose. */
gboolean
cb_draft_takes_turn (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return KINDS[self->kind]->takes_turn;
}

gboolean
_cb_draft_is_complete (CbDraft *self)
{
  return !cb_case_get_read_only (self->case_) && KINDS[self->kind]->is_complete (self);
}

/* Whether it is complete and nothing is left out that is always there. */
gboolean
cb_draft_is_whole (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return self->complete &&
         (KINDS[self->kind]->is_whole == NULL || KINDS[self->kind]->is_whole (self));
}

/* What the composer does not show stays as it was. */
static void
keep_the_rest (CbDraft *self, CbEntry *entry, const CbEntry *old)
{
  entry->uncertain = old->uncertain;
  g_set_str (&entry->note, old->note);
  g_set_str (&entry->time, old->time);
  if (entry->kind != old->kind)
    return;

  if (old->extra != NULL)
    entry->extra = json_object_ref (old->extra);
  if (KINDS[self->kind]->keep != NULL)
    KINDS[self->kind]->keep (entry, old);
}

/* (transfer full) (element-type CbEntry): what goes into the log, the entry that is edited last */
GPtrArray *
_cb_draft_make_entries (CbDraft *self)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

  KINDS[self->kind]->make (self, entries);
  g_assert (entries->len > 0);
  if (cb_draft_get_editing (self))
    keep_the_rest (self, g_ptr_array_index (entries, entries->len - 1),
                   cb_log_item_get_entry (self->target));
  return entries;
}

/* (nullable): the kind of event that the entry is */
static const CbEventKind *
find_kind (const CbEntry *entry, CbDraftKind *index)
{
  for (guint kind = 0; kind < CB_N_DRAFT_KINDS; kind++)
    if (KINDS[kind]->can_take (entry))
      {
        *index = kind;
        return KINDS[kind];
      }
  return NULL;
}

gboolean
_cb_draft_can_take_entry (const CbEntry *entry)
{
  CbDraftKind index;

  return find_kind (entry, &index) != NULL;
}

/* Fills a draft that is clear with what @entry says. */
void
_cb_draft_take_entry (CbDraft *self, const CbEntry *entry)
{
  CbDraftKind index;
  const CbEventKind *kind = find_kind (entry, &index);

  g_assert (kind != NULL);
  cb_draft_set_kind (self, index);
  kind->take (self, entry);
}

/* Whether something would be lost with the draft: more was entered than an insertion begins with,
 * or anything else than what the entry that is edited says already. */
gboolean
cb_draft_has_input (CbDraft *self)
{
  const CbSetup *setup;
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (JsonNode) before = NULL;
  g_autoptr (JsonNode) after = NULL;

  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  if (!cb_draft_get_editing (self))
    return has_fields (self);
  if (!self->complete)
    return TRUE;

  setup = cb_case_get_setup (self->case_);
  entries = _cb_draft_make_entries (self);
  if (entries->len > 1)
    return TRUE;
  before = cb_entry_write (cb_log_item_get_entry (self->target), setup);
  after = cb_entry_write (g_ptr_array_index (entries, 0), setup);
  return !json_node_equal (before, after);
}
