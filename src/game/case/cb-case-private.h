/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-conclusions.h"
#include "cb-conflict.h"
#include "cb-contents.h"
#include "cb-edit.h"

struct _CbCase
{
  GObject parent_instance;

  CbContents *contents;
  gboolean sample; /* to be looked at only */
  CbConclusions *conclusions;
  GCancellable *thinking; /* while another thread completes the conclusions */
  gboolean thought;       /* it did what it can */
  GPtrArray *searches;    /* for conflicts */
  guint generation;       /* of the log */
  CbLog *log;

  GPtrArray *undo; /* of CbEdit, turned round, newest last */
  GPtrArray *redo; /* of CbEdit, newest last */

  /* An edit that is done, but not told of before it is on disk; NULL else. What it leads to is
   * what the file has got. */
  CbEdit *pending;
  GPtrArray *pending_to; /* undo or redo */

  CbCaseFile *file;
  gboolean takes_in;
  guint n_taken_in; /* not told of yet */
};

/* The only way a case changes: (transfer full) @edit. */
void cb_case_do (CbCase *self, CbEdit *edit);
/* Tells everybody who listens of an edit that was done, and changed what was @old. */
void cb_case_tell (CbCase *self, const CbEdit *edit, const CbContents *old);
/* Completes the conclusions in another thread. */
void cb_case_think (CbCase *self);
void cb_case_stop_thinking (CbCase *self);
void cb_case_notify_thinking (CbCase *self);
gboolean cb_case_has_listener (CbCase *self);
void cb_case_tell_concluded (CbCase *self);
void cb_case_free_search (gpointer data);
/* Does what waits to be told of. */
void cb_case_settle (CbCase *self);
guint cb_case_settle_at (CbCase *self, guint position);
void cb_case_follow_file (CbCase *self);
void cb_case_tell_taken_in (CbCase *self);
