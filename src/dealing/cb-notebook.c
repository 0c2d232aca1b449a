/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-file.h"
#include "cb-merge.h"
#include "cb-notebook-item.h"
#include "cb-notebook.h"
#include "cb-order.h"

/* Stands between the name of the deal and the seat, from 1, in the file name of a notebook. */
#define SEPARATOR '-'

static gboolean
is_same_hand (const CbSetup *a, const CbSetup *b)
{
  return a->n_players == b->n_players && a->me == b->me && a->hand == b->hand &&
         a->face_up == b->face_up && a->removed == b->removed && a->face_down == b->face_down &&
         g_str_equal (cb_edition_get_id (a->edition), cb_edition_get_id (b->edition));
}

static const CbEntry *
find_entry (const CbContents *self, const char *id)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (self->entries, i);

      if (g_str_equal (entry->tag.id, id))
        return entry;
    }
  return NULL;
}

/* (transfer full): the entries of @self, at the places that @kept has for them; new entries come
 * after all of @kept */
static GPtrArray *
place_entries (const CbContents *self, const CbContents *kept)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  const CbEntry *end = kept->entries->len > 0
                         ? g_ptr_array_index (kept->entries, kept->entries->len - 1)
                         : NULL;
  g_autofree char *last = end != NULL ? g_strdup (end->tag.at) : NULL;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (self->entries, i);
      const CbEntry *known = find_entry (kept, entry->tag.id);
      CbEntryTag tag = entry->tag;

      if (known == NULL)
        {
          char *next = cb_order_append (last, -1);

          g_free (last);
          last = next;
        }
      tag.at = known != NULL ? known->tag.at : last;
      g_ptr_array_add (entries, cb_entry_with_tag (entry, &tag));
    }
  return entries;
}

CbContents *
cb_notebook_join (CbContents *self, CbContents *kept, GError **error)
{
  g_autoptr (CbContents) theirs = cb_contents_copy (kept);
  g_autoptr (CbContents) read = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CbContents) joined = NULL;

  if (!is_same_hand (self->setup, kept->setup))
    {
      g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT,
                           _ ("This is not a notebook of this hand."));
      return NULL;
    }
  if (!cb_contents_check_writable (kept, error))
    return NULL;
  g_ptr_array_unref (theirs->entries);
  theirs->entries = place_entries (self, kept);
  g_clear_pointer (&theirs->gone, json_object_unref);
  if (self->gone != NULL)
    theirs->gone = json_object_ref (self->gone);
  theirs->shared = TRUE;
  bytes = cb_contents_write (theirs);
  read = cb_contents_read (bytes, error);
  if (read == NULL)
    return NULL;
  cb_merge (kept, read, &joined, NULL);
  return cb_notebook_take_names (joined, self, kept);
}

/* (transfer full) (nullable): what @file says, merged with @self. The caller has locked @file. */
static CbContents *
join_file (CbContents *self, GFile *file, CbFileStamp *stamp, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CbContents) kept = NULL;

  if (!cb_file_read_if_any (file, CB_CONTENTS_MAX_BYTES, &bytes, stamp, error))
    return NULL;
  if (bytes == NULL)
    return cb_contents_ref (self);
  kept = cb_contents_read (bytes, error);
  return kept != NULL ? cb_notebook_join (self, kept, error) : NULL;
}

CbContents *
cb_notebook_write (CbContents *self, GFile *file, GError **error)
{
  g_autoptr (CbFileLock) lock = cb_file_lock (file, NULL, error);
  CbFileStamp stamp;
  g_autoptr (CbContents) joined = lock != NULL ? join_file (self, file, &stamp, error) : NULL;
  g_autoptr (GBytes) bytes = joined != NULL ? cb_contents_write (joined) : NULL;

  if (bytes == NULL || !cb_file_check_size (bytes, CB_CONTENTS_MAX_BYTES, error) ||
      !cb_file_write_locked (lock, bytes, &stamp, NULL, error))
    return NULL;
  return g_steal_pointer (&joined);
}

GFile *
cb_notebook_make_file (CbSealedDeal *deal, guint seat)
{
  GFile *file;
  g_autoptr (GFile) folder = NULL;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (deal), NULL);
  g_return_val_if_fail (seat < cb_sealed_deal_get_table (deal)->n_players, NULL);

  file = cb_sealed_deal_get_file (deal);
  if (file == NULL)
    return NULL;
  folder = g_file_get_parent (file);
  base = g_file_get_basename (file);
  if (g_str_has_suffix (base, CB_SEALED_DEAL_SUFFIX))
    base[strlen (base) - strlen (CB_SEALED_DEAL_SUFFIX)] = '\0';
  name = g_strdup_printf ("%s%c%u" CB_CASE_SUFFIX, base, SEPARATOR, seat + 1);
  return g_file_get_child (folder, name);
}

/* Whether the deal of the notebook called @name is gone; FALSE if the disk does not say. */
static gboolean
is_left_behind (GFile *folder, const char *name)
{
  const char *end = strrchr (name, SEPARATOR);
  g_autofree char *stem = NULL;
  g_autofree char *deal_name = NULL;
  g_autoptr (GFile) deal = NULL;
  g_autoptr (GFileInfo) info = NULL;
  g_autoptr (GError) error = NULL;

  if (end == NULL || !g_str_has_suffix (name, CB_CASE_SUFFIX))
    return FALSE;
  stem = g_strndup (name, (gsize) (end - name));
  deal_name = g_strconcat (stem, CB_SEALED_DEAL_SUFFIX, NULL);
  deal = g_file_get_child (folder, deal_name);
  info = g_file_query_info (deal, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL,
                            &error);
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

void
cb_notebook_sweep (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (
    folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
  GFileInfo *info;
  GFile *file;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) &&
         info != NULL)
    if (is_left_behind (folder, g_file_info_get_name (info)))
      g_file_delete (file, NULL, NULL);
}
