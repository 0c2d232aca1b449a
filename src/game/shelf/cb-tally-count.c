/* Counts the games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "cb-tally-private.h"

static void
row_free (gpointer data)
{
  CbTallyRow *row = data;

  g_free (row->name);
  g_free (row);
}

static void
series_free (gpointer data)
{
  CbTallySeries *series = data;

  g_free (series->people);
  g_ptr_array_unref (series->games);
  g_free (series);
}

static void
add (CbTallyRow *row, const CbTallyGame *game, int seat)
{
  row->played++;
  row->won += seat >= 0 && game->winner == seat;
  row->turns += game->turns;
  row->latest = game;
  row->place = seat;
}

/* Counts @game in the row called @name, from the point of view of @seat. */
static void
add_to (GPtrArray *rows, const char *name, const CbTallyGame *game, int seat)
{
  CbTallyRow *row = NULL;

  for (guint i = 0; i < rows->len && row == NULL; i++)
    if (g_str_equal (((CbTallyRow *) g_ptr_array_index (rows, i))->name, name))
      row = g_ptr_array_index (rows, i);
  if (row == NULL)
    {
      row = g_new0 (CbTallyRow, 1);
      row->name = g_strdup (name);
      g_ptr_array_add (rows, row);
    }
  add (row, game, seat);
}

static void
add_game (CbTally *self, const CbTallyGame *game)
{
  add (&self->total, game, game->me);
  if (game->me >= 0)
    add (&self->mine, game, game->me);
  add_to (self->editions, game->edition, game, game->me);
  if (game->me >= 0 && game->ordered)
    add (&self->seats[game->me], game, game->me);
  for (guint i = 0; game->people[i] != NULL; i++)
    add_to (self->people, game->people[i], game, (int) i);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (transfer full): the names of all who played, sorted, one to a line */
static char *
list_people (const CbTallyGame *game)
{
  g_auto (GStrv) people = g_strdupv (game->people);

  qsort (people, g_strv_length (people), sizeof *people, compare_names);
  return g_strjoinv ("\n", people);
}

static CbTallySeries *
find_series (GPtrArray *all, const CbTallyGame *game)
{
  g_autofree char *people = list_people (game);
  CbTallySeries *series;

  for (guint i = 0; i < all->len; i++)
    {
      series = g_ptr_array_index (all, i);
      if (g_str_equal (series->people, people))
        return series;
    }
  series = g_new0 (CbTallySeries, 1);
  series->people = g_steal_pointer (&people);
  series->games = g_ptr_array_new ();
  g_ptr_array_add (all, series);
  return series;
}

static void
find_all_series (CbTally *self)
{
  for (guint i = 0; i < self->games->len; i++)
    {
      CbTallyGame *game = g_ptr_array_index (self->games, i);

      g_ptr_array_add (find_series (self->series, game)->games, game);
    }
  for (guint i = self->series->len; i-- > 0;)
    if (((const CbTallySeries *) g_ptr_array_index (self->series, i))->games->len < 2)
      g_ptr_array_remove_index (self->series, i);
}

static int
compare_rows (gconstpointer a, gconstpointer b)
{
  const CbTallyRow *one = a, *other = b;

  if (one->played != other->played)
    return one->played > other->played ? -1 : 1;
  return strcmp (one->name, other->name);
}

static int
compare_series (gconstpointer a, gconstpointer b)
{
  const CbTallySeries *one = a, *other = b;

  if (one->games->len != other->games->len)
    return one->games->len > other->games->len ? -1 : 1;
  return strcmp (one->people, other->people);
}

/* Compares games by time, for a list with the oldest first. */
static int
compare_games (gconstpointer a, gconstpointer b)
{
  const CbTallyGame *one = a, *other = b;

  return g_date_time_compare (one->when, other->when);
}

/* Spells each player's name alike in all games, as in the oldest one: “ann” becomes “Ann” if the
 * oldest game has “Ann”. */
static void
spell_alike (CbTally *self)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; i < self->games->len; i++)
    {
      CbTallyGame *game = g_ptr_array_index (self->games, i);

      for (guint j = 0; game->people[j] != NULL; j++)
        {
          g_autofree char *key = g_utf8_casefold (game->people[j], -1);
          const char *met = g_hash_table_lookup (names, key);

          if (met != NULL)
            g_set_str (&game->people[j], met);
          else
            g_hash_table_insert (names, g_steal_pointer (&key), g_strdup (game->people[j]));
        }
    }
}

/**
 * cb_tally_choose:
 * @series: (nullable): a series of @self, whose games to count; NULL for all games
 *
 * Counts all rows again, for these games only.
 */
void
cb_tally_choose (CbTally *self, const CbTallySeries *series)
{
  self->chosen = series != NULL ? series->games : self->games;
  self->total = self->mine = (CbTallyRow) { 0 };
  memset (self->seats, 0, sizeof self->seats);
  g_ptr_array_set_size (self->editions, 0);
  g_ptr_array_set_size (self->people, 0);
  for (guint i = 0; i < self->chosen->len; i++)
    add_game (self, g_ptr_array_index (self->chosen, i));
  g_ptr_array_sort_values (self->editions, compare_rows);
  g_ptr_array_sort_values (self->people, compare_rows);
}

void
cb_tally_count (CbTally *self)
{
  self->editions = g_ptr_array_new_with_free_func (row_free);
  self->people = g_ptr_array_new_with_free_func (row_free);
  self->series = g_ptr_array_new_with_free_func (series_free);
  g_ptr_array_sort_values (self->games, compare_games);
  spell_alike (self);
  find_all_series (self);
  g_ptr_array_sort_values (self->series, compare_series);
  cb_tally_choose (self, NULL);
}

static gboolean
is_last (gconstpointer game, gconstpointer file)
{
  return g_file_equal (((const CbTallyGame *) game)->file, (GFile *) file);
}

/**
 * cb_tally_list_wins:
 * @last: the file of the latest game
 * @n_games: how many games the people of @last have played together, including that one
 * @seat: the seat of one of these players in @last
 *
 * Returns: (transfer container) (element-type CbTallyGame): those of these games that the player
 *   won, oldest first; games whose files are missing are left out
 */
GPtrArray *
cb_tally_list_wins (const CbTally *self, GFile *last, guint n_games, guint seat)
{
  GPtrArray *wins = g_ptr_array_new ();
  const CbTallyGame *latest;
  g_autofree char *people = NULL;
  const char *name = NULL;
  guint at;

  if (!g_ptr_array_find_with_equal_func (self->games, last, is_last, &at))
    return wins;
  latest = g_ptr_array_index (self->games, at);
  people = list_people (latest);
  for (guint i = 0; latest->people[i] != NULL; i++)
    if (latest->seats[i] == seat)
      name = latest->people[i];
  for (guint i = at + 1, n = 0; i-- > 0 && n < n_games;)
    {
      const CbTallyGame *game = g_ptr_array_index (self->games, i);
      g_autofree char *theirs = list_people (game);

      if (!g_str_equal (theirs, people))
        continue;
      n++;
      if (game->winner >= 0 && g_strcmp0 (game->people[game->winner], name) == 0)
        g_ptr_array_insert (wins, 0, (gpointer) game);
    }
  return wins;
}

static guint
find_first_judged (const CbTally *self)
{
  return self->chosen->len - MIN (self->chosen->len, CB_TALLY_MAX_JUDGED);
}

/* Returns: (transfer none) (nullable): the latest of the chosen games that is still to be judged */
CbTallyGame *
cb_tally_find_unjudged (const CbTally *self)
{
  for (guint i = self->chosen->len; i-- > find_first_judged (self);)
    {
      CbTallyGame *game = g_ptr_array_index (self->chosen, i);

      if (game->skill == CB_TALLY_UNJUDGED)
        return game;
    }
  return NULL;
}

/**
 * cb_tally_count_judged:
 * @hopefully: whether to count games that are still to be judged, too
 *
 * Returns: how many of the chosen games have a known skill and luck
 */
guint
cb_tally_count_judged (const CbTally *self, gboolean hopefully)
{
  guint n = 0;

  for (guint i = find_first_judged (self); i < self->chosen->len; i++)
    {
      const CbTallyGame *game = g_ptr_array_index (self->chosen, i);

      n += game->skill >= 0 || (hopefully && game->skill == CB_TALLY_UNJUDGED);
    }
  return n;
}
