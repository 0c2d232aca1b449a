/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-look-private.h"
#include "cb-case-writing-private.h"
#include "cb-case.h"
#include "cb-conclusions.h"
#include "cb-conflict.h"
#include "cb-contents.h"
#include "cb-edit.h"
#include "cb-file.h"

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

  /* An edit that is done, but not told of before it is on disk; NULL else. */
  CbEdit *pending;
  GPtrArray *pending_to; /* undo or redo */
  CbContents *next;      /* what it leads to */

  GFile *file;
  CbCasePlace *place; /* where it gets one; NULL if that is not wanted, or it has it */
  CbContents *saved;  /* what the file says; NULL where that is not known */
  CbFileStamp stamp;  /* what was last read there, or written */
  CbFileLock *lock;   /* NULL but while nobody else may write there */
  GError *save_error;
  guint retry_id;

  /* Saving in the background. */
  gboolean background;
  gboolean busy;          /* another thread has the file */
  GCancellable *patience; /* for what that thread does */
  guint slow_id;
  gboolean waiting;
  GTask *move;     /* to another place, as somebody asked; NULL else */
  GSList *flushes; /* of GTask: for all who want to know when nothing is on its way any more */

  /* What others do with the file. */
  GFileMonitor *monitor;
  gboolean wants_look;
  guint look_id;
  CbFileStamp suspect;  /* what was seen there, that may be half written */
  gint64 suspect_since; /* 0 for nothing */
  CbElsewhere elsewhere;
  CbContents *theirs;
  CbFileStamp their_stamp;
  char *their_problem;
  gboolean takes_in;
  guint n_taken_in; /* not told of yet */
};

CbCase *cb_case_new_from_contents (CbContents *contents);
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
/* What the case says, with what is not told yet. */
CbContents *cb_case_get_newest (CbCase *self);
gboolean cb_case_has_place (CbCase *self);
CbCaseWriting *cb_case_begin_writing (CbCase *self);
void cb_case_note_written (CbCase *self, CbCaseWriting *writing);
gboolean cb_case_write (CbCase *self);
void cb_case_work (CbCase *self);
void cb_case_set_saved (CbCase *self, CbContents *saved, const CbFileStamp *stamp);
void cb_case_set_save_error (CbCase *self, GError *error);
void cb_case_notify_save_error (CbCase *self);
void cb_case_set_waiting (CbCase *self, gboolean waiting);
void cb_case_notify_waiting (CbCase *self);
void cb_case_move_beside (CbCase *self,
                          GFile *folder,
                          const char *stem,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
void cb_case_start_look (CbCase *self);
void cb_case_watch_anew (CbCase *self);
void cb_case_forget_elsewhere (CbCase *self);
void cb_case_notify_elsewhere (CbCase *self);
void cb_case_tell_taken_in (CbCase *self);
