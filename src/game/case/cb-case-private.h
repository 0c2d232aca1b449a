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
  gboolean sample; /* a case that can only be looked at */
  CbConclusions *conclusions;
  GCancellable *thinking; /* NULL unless another thread is completing the conclusions */
  gboolean thought;       /* whether that thread has done all it can */
  GPtrArray *searches;    /* searches for conflicts */
  guint generation;       /* changes with the log */
  CbLog *log;

  GPtrArray *undo; /* of CbEdit, each ready to take back a change; newest last */
  GPtrArray *redo; /* of CbEdit, newest last */

  /* An edit that is done, but not announced, because it is still being saved; else NULL. @file
   * already has the contents that the edit leads to. */
  CbEdit *pending;
  GPtrArray *pending_to; /* the list that @pending joins once it is announced: undo or redo */

  CbCaseFile *file;
  char *news; /* in words, what was taken in from others and is not announced yet; else NULL */
  guint news_position;
};

/* Does @edit (transfer full). A case changes in no other way. */
void cb_case_do (CbCase *self, CbEdit *edit);
/* Announces an edit that was done; @old is what the case said before. */
void cb_case_tell (CbCase *self, const CbEdit *edit, const CbContents *old);
/* Completes the conclusions in another thread. */
void cb_case_think (CbCase *self);
void cb_case_stop_thinking (CbCase *self);
void cb_case_notify_thinking (CbCase *self);
gboolean cb_case_has_listener (CbCase *self);
void cb_case_tell_concluded (CbCase *self);
void cb_case_free_search (gpointer data);
/* Announces the change that is still being saved, if there is one. */
void cb_case_settle (CbCase *self);
guint cb_case_settle_at (CbCase *self, guint position);
void cb_case_follow_file (CbCase *self);
void cb_case_tell_taken_in (CbCase *self);
