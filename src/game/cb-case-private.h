/* cb-case-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-case.h"
#include "cb-conclusions.h"
#include "cb-conflict.h"
#include "cb-contents.h"
#include "cb-edit.h"
#include "cb-file.h"

G_BEGIN_DECLS

struct _CbCase
{
  GObject parent_instance;

  CbContents *contents;
  CbConclusions *conclusions;
  CbConflict *conflict; /* the one asked for last; NULL also where there was none */
  guint conflict_at;    /* after so many entries */
  guint generation;     /* of the conclusions */
  CbLog *log;

  GPtrArray *undo; /* of CbEdit, turned round, newest last */
  GPtrArray *redo; /* of CbEdit, newest last */

  GFile *file;
  CbFileStamp stamp; /* what was last read there, or written */
  CbFileLock *lock;  /* NULL but while nobody else may write there */
  GError *save_error;
  guint retry_id;
};

/* The only way a case changes: (transfer full) @edit. */
void cb_case_do (CbCase *self, CbEdit *edit);
/* Tells everybody who listens of an edit that was done, and changed what was @old. */
void cb_case_tell (CbCase *self, const CbEdit *edit, const CbContents *old);
/* Whether @seat takes no more turns from here on. */
gboolean cb_entry_puts_out (const CbEntry *entry, int seat);
void cb_case_notify_save_error (CbCase *self);
gboolean cb_case_check_writable (CbCase *self, GError **error);

G_END_DECLS
