/* How a draft becomes an entry, and an entry a draft.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"

const CbEventKind *
_cb_draft_get_event_kind (CbDraft *self)
{
  return _cb_event_kind_at (self->kind);
}

static gboolean
has_fields (CbDraft *self)
{
  if (self->proposes)
    return FALSE;
  return self->by_chosen || self->kind != CB_DRAFT_SUGGESTION || cb_draft_get_cards (self) != 0 ||
         *self->text != '\0' || _cb_draft_has_answer (self);
}

/* Whether the draft is a new, last entry into which nothing was entered. */
gboolean
_cb_draft_is_blank (CbDraft *self)
{
  return self->target == NULL && !has_fields (self);
}

/* Keeps what the old entry says and the composer does not show. */
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
  if (_cb_draft_get_event_kind (self)->keep != NULL)
    _cb_draft_get_event_kind (self)->keep (self, entry, old);
}

/* (transfer full) (element-type CbEntry): the entries for the log; if one is being edited, its new
 * version comes last */
GPtrArray *
_cb_draft_make_entries (CbDraft *self)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

  _cb_draft_get_event_kind (self)->make (self, entries);
  g_assert (entries->len > 0);
  if (cb_draft_get_editing (self))
    keep_the_rest (self, g_ptr_array_index (entries, entries->len - 1),
                   cb_log_item_get_entry (self->target));
  return entries;
}

/* Whether the entry can be composed. One that is too long for the list is too long for a text
 * field, which would take minutes to lay it out. */
gboolean
_cb_draft_can_take_entry (const CbEntry *entry)
{
  CbDraftKind kind;

  return _cb_event_kind_find (entry, &kind) && !cb_entry_is_long (entry);
}

/* Fills a draft that is clear with what @entry says. */
void
_cb_draft_take_entry (CbDraft *self, const CbEntry *entry)
{
  CbDraftKind kind;

  if (!_cb_event_kind_find (entry, &kind))
    g_return_if_reached ();
  cb_draft_set_kind (self, kind);
  _cb_draft_get_event_kind (self)->take (self, entry);
}

/* Whether discarding the draft would lose something: more was entered than a new entry begins with,
 * or something different from the entry that is being edited. */
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
