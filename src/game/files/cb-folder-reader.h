/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/**
 * CbFolderReading:
 * @file: the file
 * @modified: when it was changed last, in local time; NULL if it is not there
 * @what: what the kind's function made of it; NULL if it is not there, or does not answer
 *
 * What came of reading one file.
 */
typedef struct
{
  GFile *file;
  GDateTime *modified;
  gpointer what;
} CbFolderReading;

void cb_folder_reading_free (CbFolderReading *reading);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbFolderReading, cb_folder_reading_free)

/* Reads a file, in another thread, however long its medium takes. Returns: (transfer full): what it
 * says, or what is wrong with it */
typedef gpointer (*CbFolderRead) (GFile *file, GCancellable *cancellable);

/**
 * CbFolderKind:
 * @suffix: what the names of the files end with, from the dot on
 * @renames: whether a file can be called otherwise and is the same
 * @get_item_type: of the items of the list
 * @compare: which of two items comes first in it
 * @read: reads one file, in another thread; says itself what is wrong with it
 * @free_what: frees what @read returned
 *
 * What is read in a folder, and how it is listed.
 */
typedef struct
{
  const char *suffix;
  gboolean renames;
  GType (*get_item_type) (void);
  int (*compare) (gpointer a, gpointer b);
  CbFolderRead read;
  GDestroyNotify free_what;
} CbFolderKind;

/* (element-type CbFolderReading) @readings: each @what is the function's */
typedef void (*CbFolderTake) (gpointer list, GPtrArray *readings);
typedef void (*CbFolderChanged) (gpointer list);

#define CB_TYPE_FOLDER_READER (cb_folder_reader_get_type ())

/**
 * CbFolderReader:
 *
 * Reads the files of a folder that is shown as a list, and those that change there, in another
 * thread. Nothing in the folder keeps the list waiting: what does not answer is left out.
 */
G_DECLARE_FINAL_TYPE (CbFolderReader, cb_folder_reader, CB, FOLDER_READER, GObject)

CbFolderReading *cb_folder_read (GFile *file, const CbFolderKind *kind, GCancellable *cancellable);

CbFolderReader *cb_folder_reader_new (GFile *folder,
                                      const CbFolderKind *kind,
                                      CbFolderTake take,
                                      CbFolderChanged changed,
                                      gpointer list);
void cb_folder_reader_stop (CbFolderReader *self);
void cb_folder_reader_follow (CbFolderReader *self);
void cb_folder_reader_read (CbFolderReader *self, GFile *file);
gboolean cb_folder_reader_get_busy (CbFolderReader *self);
const GError *cb_folder_reader_get_error (CbFolderReader *self);
