/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-folder-list.h"

typedef struct
{
  GFile *folder;
  const CbFolderKind *kind;
  GPtrArray *items;    /* of CbFolderItem, in order */
  GHashTable *by_file; /* of CbFolderItem, by its GFile */
  GHashTable *removed; /* names of the files that can be put back */

  GThreadPool *pool;    /* the threads that read; NULL once reading has ended */
  GHashTable *readings; /* of CbFolderReading in the pool, by its GFile */
  GPtrArray *taken;     /* of CbFolderReading that are finished, and not shown yet */
  GCancellable *cancellable;
  GFileMonitor *monitor;
  GError *error;
  guint n_silent; /* the number of files that do not respond */
  guint show_id;
  guint watch_id;
  gboolean missing; /* the folder was not there when it was listed */
  gboolean loaded;  /* whether everything that was there at the start has been read */
} CbFolderListPrivate;

CbFolderListPrivate *cb_folder_list_get_private (gpointer self);
void cb_folder_list_drop (CbFolderList *self, CbFolderItem *item);
void cb_folder_list_tell_loading (CbFolderList *self);

typedef struct _CbFolderReading CbFolderReading;

/**
 * CbFolderReading:
 * @list: (not owned): the list that it is for; NULL once reading has ended
 * @file: what is read: a file, or the folder itself
 * @read: reads it, in another thread
 * @done: called in the main thread when it has been read
 * @free_what: frees @what
 * @modified: when the file was changed last, in local time; NULL if it is not there
 * @what: (nullable): what @read made of it
 * @begun: whether @read was called; atomic
 * @n_seconds: for how many seconds the file has not responded
 * @silent: whether the file was given up for the time being
 * @again: whether the file has changed since reading began, so that it must be read once more
 *
 * One file or folder that is being read, or is waiting for its turn.
 */
struct _CbFolderReading
{
  CbFolderList *list;
  GFile *file;
  const CbFolderKind *kind;
  GCancellable *cancellable;
  void (*read) (CbFolderReading *self);
  void (*done) (CbFolderList *list, CbFolderReading *self);
  GDestroyNotify free_what;
  GDateTime *modified;
  gpointer what;
  GError *error;
  gint begun;
  guint n_seconds;
  gboolean silent;
  gboolean again;
};

gpointer cb_folder_read (GFile *file,
                         const CbFolderKind *kind,
                         GCancellable *cancellable,
                         GDateTime **modified);
void cb_folder_list_take (CbFolderList *self, GPtrArray *readings);
void cb_folder_list_begin (CbFolderList *self);
void cb_folder_list_follow (CbFolderList *self);
void cb_folder_list_end (CbFolderList *self);
