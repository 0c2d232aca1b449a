/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Figures are not stored: they are counted from the case files whenever somebody wants to see them.
 * So they stay right after a case was corrected, deleted or copied from another device; a file that
 * cannot be read is just not counted.
 *
 * A game is identified by the time it was begun, which is the same in all copies of its file; only
 * one copy is counted. Cases without that time, such as practice cases, are not counted. */

#include "config.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cb-accusation.h"
#include "cb-contents.h"
#include "cb-envelope.h"
#include "cb-file-private.h"
#include "cb-folder.h"
#include "cb-seats.h"
#include "cb-tally-private.h"

static void
game_free (gpointer data)
{
  CbTallyGame *game = data;

  g_free (game->title);
  g_object_unref (game->file);
  cb_setup_unref (game->setup);
  g_free (game->edition);
  g_free (game->id);
  g_clear_pointer (&game->when, g_date_time_unref);
  g_strfreev (game->people);
  g_free (game);
}

static void
left_out_free (gpointer data)
{
  CbTallyLeftOut *left_out = data;

  g_object_unref (left_out->file);
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
  g_clear_pointer (&self->editions, g_ptr_array_unref);
  g_ptr_array_unref (self->left_out);
  g_ptr_array_unref (self->games);
  g_free (self);
}

/* (transfer full) (nullable): when the case was begun, in local time, if it says so */
static GDateTime *
find_time (const CbContents *contents)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime)
    time = contents->created != NULL ? g_date_time_new_from_iso8601 (contents->created, utc) : NULL;

  return time != NULL ? g_date_time_to_local (time) : NULL;
}

static int
get_turn (const CbEntry *entry)
{
  return entry->uncertain ? CB_NOBODY : cb_entry_get_turn (entry);
}

/* Counts turns: successive entries of a player, such as a question and an accusation, are one. */
static guint
count_turns (GPtrArray *entries)
{
  int last = CB_NOBODY;
  guint n = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (entries, i);
      int turn = get_turn (entry);

      if (turn == CB_NOBODY || turn == last)
        continue;
      last = turn;
      n++;
    }
  return n;
}

/* The first seat whose turn is known, or %CB_NOBODY. */
static int
find_first (GPtrArray *entries)
{
  int first = CB_NOBODY;

  for (guint i = 0; i < entries->len && first == CB_NOBODY; i++)
    first = get_turn (g_ptr_array_index (entries, i));
  return first;
}

/* The cards that were named when everybody got to know the envelope. */
static CbCardSet
find_envelope (GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (entries, i);
      const CbAccusation *right = cb_entry_get_accusation (entry);
      const CbEnvelope *opened = cb_entry_get_envelope (entry);

      if (cb_entry_opens_envelope (entry))
        return right != NULL ? right->cards : opened != NULL ? opened->cards : 0;
    }
  return 0;
}

static gboolean
is_same_name (const char *one, const char *other)
{
  g_autofree char *a = g_utf8_casefold (one, -1);
  g_autofree char *b = g_utf8_casefold (other, -1);

  return g_str_equal (a, b);
}

/* (transfer full): the name of @seat; the second Ann at a table is “Ann (2)” */
static char *
make_name (const CbSetup *setup, guint seat)
{
  const char *name = setup->players[seat].name;
  guint n = 1;

  for (guint i = 0; i < seat; i++)
    n += is_same_name (setup->players[i].name, name);
  return n > 1 ? g_strdup_printf ("%s (%u)", name, n) : g_strdup (name);
}

/* (transfer full): the names in seating order, beginning with seat @first */
static GStrv
list_people (const CbSetup *setup, guint first)
{
  g_autoptr (GStrvBuilder) people = g_strv_builder_new ();

  for (guint i = 0; i < setup->n_players; i++)
    g_strv_builder_take (people, make_name (setup, (first + i) % setup->n_players));
  return g_strv_builder_end (people);
}

/* The place of @seat in the order of play that begins with seat @first; −1 for nobody. */
static int
find_place (const CbSetup *setup, int seat, int first)
{
  int n = (int) setup->n_players;

  return seat >= 0 ? (seat - first + n) % n : -1;
}

/* (transfer full): a finished game. @when: (transfer full): when it was begun */
static CbTallyGame *
game_new (GFile *file, const CbContents *contents, GDateTime *when, int winner)
{
  CbTallyGame *game = g_new0 (CbTallyGame, 1);
  const CbSetup *setup = contents->setup;
  int first = find_first (contents->entries);

  game->title = g_strdup (contents->shown_title);
  game->file = g_object_ref (file);
  game->setup = cb_setup_ref (contents->setup);
  game->edition = g_strdup (cb_edition_get_name (setup->edition));
  game->id = g_strdup_printf ("%s\n%s\n%u", contents->created, cb_edition_get_id (setup->edition),
                              setup->n_players);
  game->when = when;
  game->ordered = first != CB_NOBODY;
  first = MAX (first, 0);
  for (guint i = 0; i < setup->n_players; i++)
    game->seats[i] = ((guint) first + i) % setup->n_players;
  game->people = list_people (setup, (guint) first);
  game->me = find_place (setup, setup->me, first);
  game->winner = find_place (setup, winner, first);
  game->turns = count_turns (contents->entries);
  game->envelope = find_envelope (contents->entries);
  game->skill = game->me >= 0 ? CB_TALLY_UNJUDGED : CB_TALLY_NO_SKILL;
  return game;
}

static void
leave_out (CbTally *self, GFile *file, const char *why)
{
  CbTallyLeftOut *left_out = g_new0 (CbTallyLeftOut, 1);

  left_out->file = g_object_ref (file);
  left_out->why = g_strdup (why);
  g_ptr_array_add (self->left_out, left_out);
}

/* Adds @game (transfer full), unless another copy of it is there already.
 * @met: (element-type utf8): the ids of the games added so far */
static void
take_in (CbTally *self, CbTallyGame *game, GHashTable *met)
{
  if (g_hash_table_add (met, g_strdup (game->id)))
    g_ptr_array_add (self->games, game);
  else
    {
      self->n_copies++;
      game_free (game);
    }
}

static void
read_file (CbTally *self, GFile *file, gint64 since, GHashTable *met, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, NULL, cancellable, &error);
  g_autoptr (CbContents) contents = bytes != NULL ? cb_contents_read (bytes, &error) : NULL;
  g_autoptr (GDateTime) when = contents != NULL ? find_time (contents) : NULL;
  int winner;

  if (contents == NULL)
    leave_out (self, file, error->message);
  else if (when != NULL && g_date_time_to_unix (when) < since)
    self->n_before++;
  else if (!cb_seats_find_over (contents->setup, contents->entries, &winner))
    self->n_unfinished++;
  else if (when == NULL)
    self->n_undated++;
  else
    take_in (self, game_new (file, contents, g_steal_pointer (&when), winner), met);
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
 * @folder: a folder of cases
 *
 * Returns: (transfer full) (nullable) (element-type GFile): the files there that are case files by
 *   name, %CB_TALLY_MAX_FILES at most; fails if the folder cannot be listed. As slow as its medium
 */
GPtrArray *
cb_tally_list_files (GFile *folder, GCancellable *cancellable, GError **error)
{
  const char *path = g_file_peek_path (folder);
  g_autoptr (GFileEnumerator) enumerator = NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  GFileInfo *info;
  GFile *file;

  /* Checked here because the error message of GIO would name the folder a second time. */
  if (path != NULL && access (path, R_OK) < 0)
    {
      cb_file_fail_with_errno (error, errno);
      return NULL;
    }
  enumerator = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                          G_FILE_QUERY_INFO_NONE, cancellable, error);
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
 * @files: (element-type GFile): case files
 * @since: in seconds since 1970: cases that were begun earlier are not counted
 *
 * Returns: (transfer full) (nullable): the figures; fails only if cancelled. Takes as long as the
 *   medium of the files
 */
CbTally *
cb_tally_read (GPtrArray *files, gint64 since, GCancellable *cancellable, GError **error)
{
  g_autoptr (CbTally) self = tally_new ();
  g_autoptr (GHashTable) met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < files->len; i++)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      read_file (self, g_ptr_array_index (files, i), since, met, cancellable);
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

/* Runs cb_tally_read() in another thread, for all cases in @folder, which need not exist. */
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
