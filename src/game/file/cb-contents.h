/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-assist.h"
#include "cb-entry.h"
#include "cb-setup.h"

/* What the names of case files end with. */
#define CB_CASE_SUFFIX ".casebook"

/* Practice cases have the numbers from 1 on. */
#define CB_PRACTICE_MAX 999999

/* The newest version of case files that can be read and written. A file has the lowest one that has
 * all that is in it, so that older programs open what they understand. */
#define CB_FORMAT_VERSION 2
/* The largest case file that is read, and so the largest that is written. A case with thousands of
 * entries stays far below. */
#define CB_CONTENTS_MAX_BYTES (8 * 1024 * 1024)

/* How the levels of help are called in files, by #CbAssist; ends with NULL. */
extern const char *const cb_assist_ids[];

/* The user's own mark beside the deduction. @text is what is written, as in the file, and "" where
 * it was taken away; @rev is the number of its version; @extra are members of the file that this
 * version does not know, or NULL. */
typedef struct
{
  guint card;
  guint holder;
  char *text;
  gint64 rev;
  JsonObject *extra;
} CbPencilMark;

/**
 * CbContents:
 * @version: of the file it was read from
 * @title: of the case, as it was typed
 * @shown_title: the same, fit to be shown; "" where nothing of it can be seen
 * @created: (nullable): when, ISO 8601
 * @setup: the table and the deal
 * @assist: how much help is wanted
 * @practice: the number of a case that Casebook plays by itself for practice; 0 for a real game
 * @entries: (element-type CbEntry): the log
 * @pencil: (element-type CbPencilMark): the user's own marks, by card and holder
 * @shared: whether the file tells ids and versions: more was done than adding to the case
 * @newest: the greatest number of a version in it
 * @gone: (nullable): ids of entries that were taken away, with the number of that version
 * @revs: (nullable): the numbers of versions of other members, as far as they changed, newest first
 * @extra: (nullable): members of the file that this version does not know
 *
 * What a case file says. Reading fills a fresh one and checks it whole; a case never half loads.
 * A value: reference counted, from any thread, and never changed once it is a case's. Lists are
 * shared between those that were made from each other.
 */
typedef struct
{
  int version;
  char *title;
  char *shown_title;
  char *created;
  CbSetup *setup;
  CbAssist assist;
  guint practice;
  GPtrArray *entries;
  GPtrArray *pencil;
  gboolean shared;
  gint64 newest;
  JsonObject *gone;
  JsonObject *revs;
  JsonObject *extra;
} CbContents;

CbPencilMark *cb_pencil_mark_new (guint card, guint holder, const char *text, JsonObject *extra);
CbPencilMark *cb_pencil_mark_ref (CbPencilMark *self);
void cb_pencil_mark_unref (CbPencilMark *self);

CbContents *cb_contents_new (void);
CbContents *cb_contents_copy (const CbContents *self);
CbContents *cb_contents_ref (CbContents *self);
void cb_contents_unref (CbContents *self);

void cb_contents_set_title (CbContents *self, const char *title);
void cb_contents_splice (CbContents *self, guint position, guint n_removed, GPtrArray *added);
void cb_contents_count_shared (const CbContents *a, const CbContents *b, guint *start, guint *end);
GHashTable *cb_contents_index (const CbContents *self);
void cb_contents_set_setup (CbContents *self, CbSetup *setup);
CbPencilMark *cb_contents_find_mark (const CbContents *self, guint card, guint holder);
void cb_contents_put_mark (CbContents *self, CbPencilMark *mark);
const CbPencilMark *cb_contents_get_pencil (const CbContents *self, guint card, guint holder);
void cb_contents_set_pencil (CbContents *self, guint card, guint holder, const char *text);

CbContents *cb_contents_read (GBytes *bytes, GError **error);
GBytes *cb_contents_write (const CbContents *self);
CbContents *cb_contents_read_rest (JsonObject *rest);
JsonObject *cb_contents_write_rest (const CbContents *self);
gboolean cb_contents_check_writable (const CbContents *self, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbContents, cb_contents_unref)
