/* Something to remember.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-event-kind.h"
#include "cb-note.h"
#include "cb-text.h"

static void
find_lacks (CbDraft *self)
{
  const char *text = cb_draft_get_text (self);

  if (cb_text_is_blank (text))
    _cb_draft_need (self, CB_DRAFT_NO_FIELD, _ ("Write the note."));
}

static void
make_entries (CbDraft *self, GPtrArray *entries)
{
  g_ptr_array_add (entries, cb_note_new (cb_draft_get_text (self)));
}

static void
take_entry (CbDraft *self, const CbEntry *entry)
{
  cb_draft_set_text (self, cb_entry_get_note (entry)->text);
}

static const CbFormField FORM[] = {
  { CB_PICKER_TEXT, .label = N_ ("Note") },
  { CB_PICKER_NONE },
};

const CbEventKind cb_note_event = {
  .id = "note",
  .name = N_ ("Note"),
  .form = FORM,
  .always = TRUE,
  .check = find_lacks,
  .make = make_entries,
  .entry = &cb_note_kind,
  .take = take_entry,
};
