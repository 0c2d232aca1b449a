/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of case files. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-clock.h"
#include "cb-fields.h"
#include "cb-shelf-private.h"

#define AN_EVENING (6 * G_TIME_SPAN_HOUR)

G_DEFINE_FINAL_TYPE (CbShelf, cb_shelf, CB_TYPE_FOLDER_LIST)

static int
compare_items (gpointer a, gpointer b)
{
  return g_date_time_compare (cb_folder_item_get_modified (b), cb_folder_item_get_modified (a));
}

static const CbFolderKind KIND = {
  .suffix = CB_CASE_SUFFIX,
  .renames = TRUE,
  .get_item_type = cb_shelf_item_get_type,
  .compare = compare_items,
  .read = (CbFolderRead) cb_shelf_summary_read,
  .free_what = (GDestroyNotify) cb_shelf_summary_unref,
};

/* Lists a case that is in memory, and was just written. */
CbShelfItem *
cb_shelf_show_case (CbShelf *self, CbCase *case_)
{
  const CbFileStamp *stamp = cb_case_file_get_stamp (case_->file);
  g_autoptr (GDateTime) modified = stamp->modified > 0
                                     ? g_date_time_new_from_unix_local_usec (stamp->modified)
                                     : g_date_time_new_now_local ();
  CbShelfSummary *summary = cb_shelf_summary_new (case_->contents, stamp);

  return cb_folder_list_show (CB_FOLDER_LIST (self), cb_case_file_get_location (case_->file),
                              summary, modified);
}

void
cb_shelf_update (CbShelf *self, CbCase *case_)
{
  GFile *file;

  g_return_if_fail (CB_IS_SHELF (self));

  file = cb_case_file_get_location (case_->file);
  if (file == NULL || cb_folder_list_find (CB_FOLDER_LIST (self), file) == NULL)
    return;
  if (cb_case_file_get_save_error (case_->file) == NULL && !cb_case_get_read_only (case_))
    cb_shelf_show_case (self, case_);
  cb_folder_list_refresh (CB_FOLDER_LIST (self), file);
}

static void
cb_shelf_class_init (CbShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbShelf, cancellable, g_object_unref);
  CB_OWNS (object_class, CbShelf, wanted, g_ptr_array_unref);
  CB_FOLDER_LIST_CLASS (klass)->shown = cb_shelf_work;
}

static void
cb_shelf_init (CbShelf *self)
{
  self->wanted = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * cb_shelf_new:
 * @folder: (nullable): the folder of the cases; NULL for the user's own folder
 *
 * Returns: (transfer full): the shelf; its cases appear as they are read
 */
CbShelf *
cb_shelf_new (GFile *folder)
{
  g_autoptr (GFile)
    own = g_file_new_build_filename (g_get_user_data_dir (), "casebook", "cases", NULL);

  return cb_folder_list_new (CB_TYPE_SHELF, folder != NULL ? folder : own, &KIND);
}

/* Whether the case was changed within the last six hours, as part of the same evening. */
gboolean
cb_shelf_item_is_of_evening (CbShelfItem *self)
{
  g_autoptr (GDateTime) now = cb_clock_now ();

  return g_date_time_difference (now, cb_folder_item_get_modified (CB_FOLDER_ITEM (self))) <
         AN_EVENING;
}

GStrv
cb_shelf_get_titles_of_evening (CbShelf *self)
{
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  CbShelfItem *item;

  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  for (guint i = 0; (item = cb_folder_list_peek (CB_FOLDER_LIST (self), i)) != NULL; i++)
    if (cb_shelf_item_is_of_evening (item))
      g_strv_builder_add (titles, cb_shelf_item_get_summary (item)->title);
  return g_strv_builder_end (titles);
}

GStrv
cb_shelf_get_player_names (CbShelf *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  CbShelfItem *item;

  g_return_val_if_fail (CB_IS_SHELF (self), NULL);

  for (guint i = 0; (item = cb_folder_list_peek (CB_FOLDER_LIST (self), i)) != NULL; i++)
    {
      const CbSetup *setup = cb_shelf_item_get_summary (item)->setup;

      for (guint j = 0; setup != NULL && j < setup->n_players; j++)
        if (g_hash_table_add (seen, setup->players[j].name))
          g_strv_builder_add (names, setup->players[j].name);
    }
  return g_strv_builder_end (names);
}

char *
cb_shelf_describe_failure (GFile *folder)
{
  g_autofree char *name = g_file_get_parse_name (folder);

  /* Translators: %s is a folder. */
  return g_strdup_printf (
    _ ("Casebook could not open the folder of your cases, “%s”. Check that it "
       "exists and that you have permission to read it."),
    name);
}
