/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-writing-private.h"
#include "cb-shared.h"

CbCasePlace *
cb_case_place_new (GFile *folder, GFile *reserved, const char *stem)
{
  CbCasePlace *self = g_atomic_rc_box_new0 (CbCasePlace);

  self->folder = g_object_ref (folder);
  self->reserved = reserved != NULL ? g_object_ref (reserved) : NULL;
  self->stem = g_strdup (stem);
  return self;
}

static void
cb_case_place_clear (CbCasePlace *self)
{
  g_object_unref (self->folder);
  g_clear_object (&self->reserved);
  g_free (self->stem);
}

CB_DEFINE_SHARED (CbCasePlace, cb_case_place)

CbCaseWriting *
cb_case_writing_new (CbContents *contents)
{
  CbCaseWriting *self = g_new0 (CbCaseWriting, 1);

  self->contents = cb_contents_ref (contents);
  return self;
}

void
cb_case_writing_free (CbCaseWriting *self)
{
  cb_contents_unref (self->contents);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_object (&self->file);
  g_clear_pointer (&self->place, cb_case_place_unref);
  g_free (self);
}

static gboolean
write_contents (CbCaseWriting *self,
                GFile *file,
                CbContents *contents,
                GCancellable *cancellable,
                GError **error)
{
  g_autoptr (GBytes) bytes = self->bytes != NULL ? g_bytes_ref (self->bytes)
                                                 : cb_contents_write (contents);

  if (!cb_file_check_size (bytes, CB_CONTENTS_MAX_BYTES, error))
    return FALSE;
  return self->lock != NULL
           ? cb_file_write_locked (self->lock, bytes, &self->stamp, cancellable, error)
           : cb_file_write (file, bytes, &self->stamp, cancellable, error);
}

static gboolean
is_reserved (const CbCasePlace *place, const char *name)
{
  g_autoptr (GFile) file = place->reserved != NULL ? g_file_get_child (place->reserved, name)
                                                   : NULL;

  return file != NULL && g_file_query_exists (file, NULL);
}

/* (transfer full): the contents with the number of the file in their title. */
static CbContents *
number_title (CbCaseWriting *self, guint number)
{
  CbContents *contents = NULL;

  if (number == 1 || !self->place->numbers_title)
    return cb_contents_ref (self->contents);
  contents = cb_contents_copy (self->contents);
  g_free (contents->title);
  /* Translators: the title of a case, and the number of its version: “Friday (2)”. */
  contents->title = g_strdup_printf (_ ("%s (%u)"), self->contents->title, number);
  return contents;
}

/* Tries one file name after the other until one is free. */
static gboolean
write_new_file (CbCaseWriting *self, GCancellable *cancellable, GError **error)
{
  const CbCasePlace *place = self->place;

  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (place->stem, CB_CASE_SUFFIX, NULL)
                                     : g_strdup_printf ("%s (%u)" CB_CASE_SUFFIX, place->stem, i);
      g_autoptr (GFile) file = g_file_get_child (place->folder, name);
      g_autoptr (CbContents) contents = number_title (self, i);
      g_autoptr (GError) problem = NULL;
      gboolean written;

      if (is_reserved (place, name))
        continue;
      self->stamp = (CbFileStamp) { .sight = CB_FILE_ABSENT };
      written = write_contents (self, file, contents, cancellable, &problem);
      if (g_error_matches (problem, CB_FILE_ERROR, CB_FILE_ERROR_EXISTS))
        continue;
      if (problem != NULL)
        g_propagate_error (error, g_steal_pointer (&problem));
      if (!written && self->stamp.sight == CB_FILE_ABSENT)
        return FALSE;
      g_set_object (&self->file, file);
      cb_contents_unref (self->contents);
      self->contents = g_steal_pointer (&contents);
      return written;
    }
}

/**
 * cb_case_writing_run:
 *
 * Writes the case. Takes as long as the medium does.
 *
 * Returns: whether it is on disk; if not, @error is from cb_file_write()
 */
gboolean
cb_case_writing_run (CbCaseWriting *self, GCancellable *cancellable, GError **error)
{
  CbFileStamp before = self->stamp;
  gboolean written = self->file != NULL
                       ? write_contents (self, self->file, self->contents, cancellable, error)
                       : write_new_file (self, cancellable, error);

  self->is_there = written || !cb_file_stamp_equal (&before, &self->stamp);
  return written;
}
