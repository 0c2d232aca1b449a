/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-assist.h"
#include "cb-entry.h"
#include "cb-setup.h"

/* What the names of case files end with. */
#define CB_CASE_SUFFIX ".casebook"

/* Practice cases have numbers from 1 to this. */
#define CB_PRACTICE_MAX 999999

/* The newest version of case files that can be read and written. A file is written in the lowest
 * version that can hold it, so that older programs can open it. */
#define CB_FORMAT_VERSION 2
/* The most bytes of a case file that is read or written. Cases with thousands of entries stay far
 * below. */
#define CB_CONTENTS_MAX_BYTES (8 * 1024 * 1024)

/* The names of the levels of help in files, by #CbAssist; ends with NULL. */
extern const char *const cb_assist_ids[];

/* The user's own mark beside the deduction. @text is as in the file, and "" if the mark was
 * removed; @rev is the number of its version; @extra are members of the file that this version does
 * not know, or NULL. */
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
 * @version: the version of the file that it was read from
 * @title: the title of the case, as it was typed
 * @shown_title: the title made safe to show; "" if nothing of it is visible
 * @created: (nullable): when the case was made, ISO 8601
 * @setup: the table and the deal
 * @assist: how much help is wanted
 * @practice: the number of a case that Casebook plays by itself for practice; 0 for a real game
 * @entries: (element-type CbEntry): the log
 * @pencil: (element-type CbPencilMark): the user's own marks, by card and holder
 * @shared: whether the file has ids and versions: more was done than adding to the case
 * @newest: the greatest version number in the case
 * @gone: (nullable): ids of removed entries, each with the version number of its removal
 * @revs: (nullable): for each other member that changed, its version numbers, newest first
 * @extra: (nullable): members of the file that this version does not know
 *
 * What a case file says. Reading fills a fresh one and checks it whole; a case never half loads. A
 * value: reference counted, usable from any thread, and never changed once it belongs to a case.
 * Contents that were made from each other share their lists.
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
