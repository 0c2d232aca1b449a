/* cb-tally.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Nothing of the figures is kept: they are counted from the files of the cases whenever somebody
 * wants to see them. So they are right after a case was corrected, deleted or copied from another
 * device, and a file that cannot be read only is missing. */

#include "config.h"

#include <string.h>

#include "cb-contents.h"
#include "cb-file.h"
#include "cb-folder.h"
#include "cb-seats.h"
#include "cb-tally-private.h"

static void
game_free (gpointer data)
{
  CbTallyGame *game = data;

  g_free (game->title);
  g_free (game->edition);
  g_free (game->created);
  g_clear_pointer (&game->when, g_date_time_unref);
  g_strfreev (game->people);
  g_free (game);
}

static void
left_out_free (gpointer data)
{
  CbTallyLeftOut *left_out = data;

  g_free (left_out->file);
  g_free (left_out->why);
  g_free (left_out);
}

static CbTally *
tally_new (void)
{
  CbTally *self = g_new0 (CbTally, 1);

  self->games = g_ptr_array_new_with_free_func (game_free);
  self->left_out = g_ptr_array_new_with_free_func (left_out_free);
  return self;
}

void
cb_tally_free (CbTally *self)
{
  g_clear_pointer (&self->series, g_ptr_array_unref);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_clear_pointer (&self->seats, g_ptr_array_unref);
  g_clear_pointer (&self->editions, g_ptr_array_unref);
  g_ptr_array_unref (self->left_out);
  g_ptr_array_unref (self->games);
  g_free (self);
}

/* When the case was begun, in local time. */
static GDateTime *
find_time (const CbContents *contents, const CbFileStamp *stamp)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime)
    time = contents->created != NULL ? g_date_time_new_from_iso8601 (contents->created, utc) : NULL;

  if (time == NULL && stamp->modified > 0)
    time = g_date_time_new_from_unix_utc_usec (stamp->modified);
  return time != NULL ? g_date_time_to_local (time) : NULL;
}

/* Several entries of one player in a row are one turn: a suggestion and the accusation after it. */
static guint
count_turns (GPtrArray *entries)
{
  int last = CB_NOBODY;
  guint n = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (entries, i);
      int turn = entry->uncertain ? CB_NOBODY : cb_entry_get_turn (entry);

      if (turn == CB_NOBODY || turn == last)
        continue;
      last = turn;
      n++;
    }
  return n;
}

/* @when: (transfer full) (nullable) */
static CbTallyGame *
game_new (const CbContents *contents, GDateTime *when, int winner)
{
  CbTallyGame *game = g_new0 (CbTallyGame, 1);
  const CbSetup *setup = contents->setup;
  g_autoptr (GStrvBuilder) people = g_strv_builder_new ();

  for (guint i = 0; i < setup->n_players; i++)
    g_strv_builder_add (people, setup->players[i].name);
  game->title = g_strdup (contents->shown_title);
  game->edition = g_strdup (cb_edition_get_name (setup->edition));
  game->created = g_strdup (contents->created);
  game->when = when;
  game->people = g_strv_builder_end (people);
  game->me = setup->me;
  game->winner = winner;
  game->turns = count_turns (contents->entries);
  return game;
}

static void
leave_out (CbTally *self, GFile *file, const char *why)
{
  CbTallyLeftOut *left_out = g_new0 (CbTallyLeftOut, 1);
  g_autofree char *name = g_file_get_basename (file);

  left_out->file = g_filename_display_name (name);
  left_out->why = g_strdup (why);
  g_ptr_array_add (self->left_out, left_out);
}

static void
read_file (CbTally *self, GFile *file, gint64 since, GCancellable *cancellable)
{
  CbFileStamp stamp = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes)
    bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, &stamp, cancellable, &error);
  g_autoptr (CbContents) contents = bytes != NULL ? cb_contents_read (bytes, &error) : NULL;
  g_autoptr (GDateTime) when = contents != NULL ? find_time (contents, &stamp) : NULL;
  int winner;

  if (contents == NULL)
    leave_out (self, file, error->message);
  else if (when != NULL && g_date_time_to_unix (when) < since)
    self->n_before++;
  else if (!cb_seats_find_over (contents->setup, contents->entries, &winner))
    self->n_unfinished++;
  else
    g_ptr_array_add (self->games, game_new (contents, g_steal_pointer (&when), winner));
}

static int
compare_files (gconstpointer a, gconstpointer b)
{
  g_autofree char *one = g_file_get_uri ((GFile *) a);
  g_autofree char *other = g_file_get_uri ((GFile *) b);

  return strcmp (one, other);
}

/**
 * cb_tally_list_files:
 * @folder: where cases are
 *
 * Returns: (transfer full) (nullable) (element-type GFile): the files that are called cases there,
 *   %CB_TALLY_MAX_FILES at most; fails if the folder cannot be listed. Takes as long as its medium
 */
GPtrArray *
cb_tally_list_files (GFile *folder, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileEnumerator) enumerator = g_file_enumerate_children (
    folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, cancellable, error);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GFileInfo *info;
  GFile *file;

  if (enumerator == NULL)
    return NULL;
  while (files->len < CB_TALLY_MAX_FILES)
    {
      if (!g_file_enumerator_iterate (enumerator, &info, &file, cancellable, error))
        return NULL;
      if (info == NULL)
        break;
      if (cb_folder_lists (g_file_info_get_name (info), CB_CASE_SUFFIX))
        g_ptr_array_add (files, g_object_ref (file));
    }
  g_ptr_array_sort_values (files, compare_files);
  return g_steal_pointer (&files);
}

/**
 * cb_tally_read:
 * @files: (element-type GFile): cases
 * @since: in seconds since 1970; cases that were begun before are not counted
 *
 * Returns: (transfer full) (nullable): the figures; fails only if cancelled. Takes as long as the
 *   files’ medium
 */
CbTally *
cb_tally_read (GPtrArray *files, gint64 since, GCancellable *cancellable, GError **error)
{
  g_autoptr (CbTally) self = tally_new ();

  for (guint i = 0; i < files->len; i++)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      read_file (self, g_ptr_array_index (files, i), since, cancellable);
    }
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  cb_tally_count (self);
  return g_steal_pointer (&self);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const gint64 *since = data;
  GError *error = NULL;
  g_autoptr (GPtrArray) files = cb_tally_list_files (source, cancellable, &error);
  CbTally *self = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_clear_error (&error);
      files = g_ptr_array_new ();
    }
  if (files != NULL)
    self = cb_tally_read (files, *since, cancellable, &error);
  if (self != NULL)
    g_task_return_pointer (task, self, (GDestroyNotify) cb_tally_free);
  else
    g_task_return_error (task, error);
}

/* In another thread, of all cases in @folder, which may not be there yet; see cb_tally_read(). */
void
cb_tally_read_async (GFile *folder,
                     gint64 since,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (folder, cancellable, callback, user_data);

  g_task_set_task_data (task, g_memdup2 (&since, sizeof since), g_free);
  g_task_run_in_thread (task, read_in_thread);
}

/* Returns: (transfer full) (nullable): see cb_tally_read(); fails if cancelled, or the folder
 * cannot be read */
CbTally *
cb_tally_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
