/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-file.h"
#include "cb-case-look-private.h"
#include "cb-case-writing-private.h"

/* After how many milliseconds a file that may be half written is read again: programs that write in
 * several steps are done by then. */
#define CB_CASE_FILE_HALF_WRITTEN 1000

/* See cb-case-file.c. */
typedef enum
{
  CB_CASE_FILE_SAVED,
  CB_CASE_FILE_READING,
  CB_CASE_FILE_DOUBTED,
  CB_CASE_FILE_WRITING,
  CB_CASE_FILE_ELSEWHERE,
  CB_CASE_FILE_FAILED,
} CbCaseFileState;

struct _CbCaseFile
{
  GObject parent_instance;

  CbContents *wanted; /* what the case says */
  CbContents *saved;  /* what the file says; NULL where that is not known */
  GFile *location;
  CbCasePlace *place; /* where to make a new file; NULL if none is to be made */
  CbFileStamp stamp;  /* what was last read from the file, or written to it */
  CbFileLock *lock;   /* NULL unless others are kept from writing the file */

  gboolean read_only;
  gboolean background;
  CbCaseFileState state;
  guint timer_id;      /* the timeout that ends the current state */
  gboolean wants_look; /* others may have changed the file */
  GTask *move;         /* NULL unless the case is to move to another place */
  GFileMonitor *monitor;
  CbFileStamp doubted;  /* the stamp of contents that may be half written */
  gint64 doubted_since; /* when they were first seen; 0 for never */

  CbCaseLook *seen; /* what others wrote, or NULL */
  GError *save_error;
  gboolean waiting;
  guint slow_id;
  GSList *flushes; /* of GTask: callers that wait for saving to end */
};

gboolean _cb_case_file_is_on_its_way (CbCaseFile *self);
void _cb_case_file_settle (CbCaseFile *self);
void _cb_case_file_set_saved (CbCaseFile *self, CbContents *saved, const CbFileStamp *stamp);
void _cb_case_file_set_save_error (CbCaseFile *self, const GError *error);
void _cb_case_file_set_seen (CbCaseFile *self, CbCaseLook *look);
void _cb_case_file_enter (CbCaseFile *self, CbCaseFileState state);
void _cb_case_file_note_written (CbCaseFile *self, CbCaseWriting *writing);
CbCaseWriting *_cb_case_file_make_writing (CbCaseFile *self);
void _cb_case_file_start_writing (CbCaseFile *self);
void _cb_case_file_work (CbCaseFile *self);

/* cb-case-file-waiting.c: waiting for the disk. */
void _cb_case_file_set_waiting (CbCaseFile *self, gboolean waiting);
void _cb_case_file_watch_time (CbCaseFile *self);

/* cb-case-file-others.c: what others wrote. */
void _cb_case_file_take_in (CbCaseFile *self, CbCaseLook *look);
void _cb_case_file_use_look (CbCaseFile *self, CbCaseLook *look);

/* cb-case-file-places.c: moving to another place. */
void _cb_case_file_end_move (CbCaseFile *self, CbCaseWriting *writing, const GError *error);
