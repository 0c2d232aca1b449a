/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-file.h"
#include "cb-case-look-private.h"
#include "cb-case-writing-private.h"

/* After how long a file that may be half written is read again, in milliseconds: programs that do
 * not write in one step are done by then. */
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
  CbCasePlace *place; /* a new place for the file; NULL where none is wanted any more */
  CbFileStamp stamp;  /* what was last read there, or written */
  CbFileLock *lock;   /* NULL unless others are kept from writing the file */

  gboolean read_only;
  gboolean background;
  CbCaseFileState state;
  guint timer_id;      /* the timeout that ends the current state */
  gboolean wants_look; /* others may have changed the file */
  GTask *move;         /* NULL unless somebody asked for another place */
  GFileMonitor *monitor;
  CbFileStamp doubted;  /* what was seen in the file that may be half written */
  gint64 doubted_since; /* 0 for nothing */

  CbCaseLook *seen; /* what others wrote, or NULL */
  GError *save_error;
  gboolean waiting;
  guint slow_id;
  GSList *flushes; /* of GTask: callers that wait until nothing is being saved any more */
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

/* Waiting for the disk. */
void _cb_case_file_set_waiting (CbCaseFile *self, gboolean waiting);
void _cb_case_file_watch_time (CbCaseFile *self);

/* What others wrote. */
void _cb_case_file_take_in (CbCaseFile *self, CbCaseLook *look);
void _cb_case_file_use_look (CbCaseFile *self, CbCaseLook *look);

/* Another place. */
void _cb_case_file_end_move (CbCaseFile *self, CbCaseWriting *writing, const GError *error);
