/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Something to remember. Nothing follows from it. */

#include "config.h"

#include "cb-entry-kind.h"
#include "cb-note.h"

CbEntry *
cb_note_new (const char *text)
{
  CbEntry *entry = cb_entry_new (&cb_note_kind);

  ((CbNote *) entry)->text = g_strdup (text);
  return entry;
}

const CbNote *
cb_entry_get_note (const CbEntry *entry)
{
  return entry->kind == &cb_note_kind ? (const CbNote *) entry : NULL;
}

static void
cb_note_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  ((CbNote *) entry)->text = cb_members_get_string (in, "text");
}

static void
cb_note_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  json_object_set_string_member (out, "text", ((const CbNote *) entry)->text);
}

static char *
cb_note_title (const CbEntry *entry, const CbSetup *setup)
{
  return g_strdup (((const CbNote *) entry)->text);
}

const CbEntryKind cb_note_kind = {
  .type = "note",
  .size = sizeof (CbNote),
  .read = cb_note_read,
  .write = cb_note_write,
  .texts = { G_STRUCT_OFFSET (CbNote, text) },
  .title = cb_note_title,
  .icon = "pencil",
};
