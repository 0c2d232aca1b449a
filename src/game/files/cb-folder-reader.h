/* cb-folder-reader.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * CbFolderReading:
 * @file: the file
 * @modified: when it was changed last, in local time; NULL if it is not there
 * @what: what the reader's function made of it; NULL if it is not there, or does not answer
 *
 * What came of reading one file.
 */
typedef struct
{
  GFile *file;
  GDateTime *modified;
  gpointer what;
} CbFolderReading;

/**
 * CbFolderKind:
 * @suffix: what the names of the files end with
 * @read: reads one file, in another thread; says itself what is wrong with it
 * @free_what: frees what @read returned
 * @take: is given what was read, newest files first, as it comes (element-type CbFolderReading)
 * @changed: whether the reader is busy, or its error, may be another now
 *
 * What to read in a folder, and who is told.
 */
typedef struct
{
  const char *suffix;
  gpointer (*read) (GFile *file, GObject *list_data, GCancellable *cancellable);
  GDestroyNotify free_what;
  void (*take) (gpointer list, GPtrArray *readings);
  void (*changed) (gpointer list);
} CbFolderKind;

#define CB_TYPE_FOLDER_READER (cb_folder_reader_get_type ())

/**
 * CbFolderReader:
 *
 * Reads the files of a folder that is shown as a list, and those that change there, in another
 * thread. Nothing in the folder keeps the list waiting: what does not answer is left out.
 */
G_DECLARE_FINAL_TYPE (CbFolderReader, cb_folder_reader, CB, FOLDER_READER, GObject)

CbFolderReader *cb_folder_reader_new (GFile *folder,
                                      GFile *removed,
                                      const CbFolderKind *kind,
                                      gpointer list,
                                      GObject *list_data);
void cb_folder_reader_stop (CbFolderReader *self);
void cb_folder_reader_read (CbFolderReader *self, GFile *file);
gboolean cb_folder_reader_get_busy (CbFolderReader *self);
const GError *cb_folder_reader_get_error (CbFolderReader *self);

G_END_DECLS
