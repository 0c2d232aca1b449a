/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"
#include "cb-facts.h"
#include "cb-setup-members.h"
#include "cb-outline.h"
#include "cb-sight.h"

/**
 * CbEntryKind:
 * @type: the member "type" of files
 * @get_version: (nullable): the first version of files that can hold the entry; NULL: 1
 * @size: the size of the kind's structure, which begins with a #CbEntry
 * @read: reads the kind's own members; problems stay in the reader
 * @write: writes the kind's own members, without those that every entry has
 * @texts: (array zero-terminated=1): offsets of the texts in the structure
 * @answers: the offset of #CbAnswers, or 0
 * @array: the offset of a #JsonArray, or 0
 * @title: what happened, in words
 * @detail: (nullable): what came of it, in words; may return NULL
 * @outline: (nullable): adds other parts to an outline in which @by, @icon and, except for
 *   suggestions, @words are set already
 * @icon: (nullable): a picture of what was done, a name as in cb_icons
 * @actor: the offset of the seat that did it, or 0 if that player had the turn
 * @imply: (nullable): what follows for the deduction, with what I saw
 * @imply_open: (nullable): what follows for everybody at the table; NULL: the same
 * @tell_sights: (nullable): appends to @sights (element-type CbSight) what somebody alone saw
 * @turn: the offset of the seat whose turn it was, or 0
 * @get_turn: (nullable): whose turn it was, for kinds that are not always a turn
 * @opens_envelope: (nullable): whether everybody knows the envelope from here on
 * @get_traits: (nullable): the traits, bit by index, on whose cards the facts depend
 *
 * Everything there is to say of one kind of entry. To add a kind, write a file like the others in
 * entries/ and put its kind in the table in cb-entry.c.
 */
struct _CbEntryKind
{
  const char *type;
  int (*get_version) (const CbEntry *entry);
  gsize size;
  void (*read) (CbEntry *entry, CbMembers *in, const CbSetup *setup);
  void (*write) (const CbEntry *entry, JsonObject *out, const CbSetup *setup);
  gsize texts[4];
  gsize answers;
  gsize array;
  char *(*title) (const CbEntry *entry, const CbSetup *setup);
  char *(*detail) (const CbEntry *entry, const CbSetup *setup);
  void (*outline) (const CbEntry *entry, const CbSetup *setup, CbOutline *outline);
  const char *icon;
  gsize actor;
  void (*imply) (const CbEntry *entry, const CbSetup *setup, CbFacts *facts);
  void (*imply_open) (const CbEntry *entry, const CbSetup *setup, CbFacts *facts);
  void (*tell_sights) (const CbEntry *entry, const CbSetup *setup, GArray *sights);
  gsize turn;
  int (*get_turn) (const CbEntry *entry);
  gboolean (*opens_envelope) (const CbEntry *entry);
  guint32 (*get_traits) (const CbEntry *entry, const CbSetup *setup);
};

CbEntry *cb_entry_new (const CbEntryKind *kind);

CbEntry *cb_entry_read (CbMembers *in, const CbSetup *setup);
/* The lowest version of a case file that can hold the entry. */
int cb_entry_get_version (const CbEntry *self);
/* (transfer full): the facts that follow; none for an entry that is set aside. */
CbFacts *cb_entry_get_facts (const CbEntry *self, const CbSetup *setup);
/* (transfer full): the sure facts: for an entry that rests on a guess, only the cards I saw. */
CbFacts *cb_entry_get_sure_facts (const CbEntry *self, const CbSetup *setup);
/* Adds to @facts what everybody at the table can tell from the entry. */
void cb_entry_add_open_facts (const CbEntry *self, const CbSetup *setup, CbFacts *facts);
/* Appends to @sights (element-type CbSight) what only one player saw, if the entry is true. */
void cb_entry_tell_sights (const CbEntry *self, const CbSetup *setup, GArray *sights);
