/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-id.h"
#include "cb-setup.h"

#define CB_TYPE_ENTRY (cb_entry_get_type ())

/**
 * CbEntry:
 *
 * One thing that happened at the table. It is a value: reference counted, and never changed once it
 * is in a log. Each kind has a structure of its own that begins with this one, and a file of its
 * own in entries/ that says what it is in files, in words, and for the deduction.
 */
typedef struct _CbEntry CbEntry;
typedef struct _CbEntryKind CbEntryKind;

/* How many of its earlier versions an entry lists. */
#define CB_ENTRY_N_KNOWN 4

/**
 * CbEntryTag:
 * @id: identifies the entry on every device; "" if it has no id yet
 * @rev: the number of this version of the entry: of two versions, the greater number counts
 * @was: the numbers of the versions before this one, newest first; 0 after the last that is known
 * @at: (nullable): the place of the entry in the log; see cb-order.c
 * @print: a hash, as an id, of what the file says of the entry; "" if not computed
 *
 * What an entry carries so that versions of a case from several devices can be joined.
 */
typedef struct
{
  CbId id;
  gint64 rev;
  gint64 was[CB_ENTRY_N_KNOWN];
  char *at;
  CbId print;
} CbEntryTag;

struct _CbEntry
{
  const CbEntryKind *kind;
  CbEntryTag tag;
  gboolean uncertain; /* kept, but not used for deduction */
  char *note;         /* the user's note on it, or NULL */
  char *time;         /* when it was recorded, ISO 8601, or NULL */
  JsonObject *extra;  /* members of the file that this version does not know */
};

extern const CbEntryKind cb_accusation_kind;
extern const CbEntryKind cb_draw_kind;
extern const CbEntryKind cb_envelope_kind;
extern const CbEntryKind cb_exposed_kind;
extern const CbEntryKind cb_look_kind;
extern const CbEntryKind cb_note_kind;
extern const CbEntryKind cb_play_kind;
extern const CbEntryKind cb_power_kind;
extern const CbEntryKind cb_roll_kind;
extern const CbEntryKind cb_seen_kind;
extern const CbEntryKind cb_statement_kind;
extern const CbEntryKind cb_suggestion_kind;
extern const CbEntryKind cb_swap_kind;
extern const CbEntryKind cb_tip_kind;
extern const CbEntryKind cb_trait_kind;

GType cb_entry_get_type (void) G_GNUC_CONST;

CbEntry *cb_entry_ref (CbEntry *self);
void cb_entry_unref (CbEntry *self);

/* (transfer full): the same entry, set aside or not. */
CbEntry *cb_entry_set_aside (const CbEntry *self, gboolean uncertain);
/* (transfer full): the same entry with another note or time; NULL for none. */
CbEntry *cb_entry_with_note (const CbEntry *self, const char *note);
CbEntry *cb_entry_with_time (const CbEntry *self, const char *time);
/* (transfer full): the same entry with another tag. */
CbEntry *cb_entry_with_tag (const CbEntry *self, const CbEntryTag *tag);

/* (transfer full): the entry's object, as in files. */
JsonNode *cb_entry_write (const CbEntry *self, const CbSetup *setup);

/* The traits that the entry depends on and whose cards are only guessed, bit by index. */
guint32 cb_entry_get_guesses (const CbEntry *self, const CbSetup *setup);

/* (transfer full): in words, what happened; what came of it (nullable); both in one line. */
char *cb_entry_get_title (const CbEntry *self, const CbSetup *setup);
char *cb_entry_get_detail (const CbEntry *self, const CbSetup *setup);
gboolean cb_entry_is_long (const CbEntry *self);
char *cb_entry_describe (const CbEntry *self, const CbSetup *setup);
/* The seat whose turn it was, or CB_NOBODY where the entry does not tell. */
int cb_entry_get_turn (const CbEntry *self);
/* Whether everybody knows the envelope from here on. */
gboolean cb_entry_opens_envelope (const CbEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbEntry, cb_entry_unref)
