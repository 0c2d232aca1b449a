/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two versions of a log as one. Of each entry the version with the greater number counts, and that
 * it was taken away is a version, too. One thing is added: where the same turn was told on both
 * sides within a short time, one of the two entries is taken away, as somebody would do who sees
 * both. */

#include "config.h"

#include <string.h>

#include "cb-entry-kind.h"
#include "cb-merge-private.h"
#include "cb-versions.h"

/* How far apart the same turn is told on two devices at most, in seconds: a round takes longer. */
#define SAME_TURN 120

/* An entry that only one side has ever heard of. */
typedef struct
{
  CbEntry *entry;
  gboolean is_mine;
  char *event; /* what it says, but not when it was recorded */
  gint64 time; /* as from cb_versions_read_time() */
} Single;

/* Notes which side has what was chosen: @order is less than 0 if it is theirs, greater if it is
 * mine, and 0 if both are the same. Returns whether to take mine. */
gboolean
_cb_merge_choose (CbMerging *self, int order)
{
  self->is_mine = self->is_mine && order >= 0;
  self->is_theirs = self->is_theirs && order <= 0;
  return order >= 0;
}

int
_cb_merge_compare_revs (gint64 mine, gint64 theirs)
{
  return mine < theirs ? -1 : mine > theirs ? 1 : 0;
}

static int
compare_entries (const CbEntry *mine, const CbEntry *theirs)
{
  int order = _cb_merge_compare_revs (mine->tag.rev, theirs->tag.rev);

  if (order == 0)
    order = strcmp (mine->tag.print, theirs->tag.print);
  if (order == 0)
    order = strcmp (mine->tag.at, theirs->tag.at);
  for (guint i = 0; i < CB_ENTRY_N_KNOWN && order == 0; i++)
    order = _cb_merge_compare_revs (mine->tag.was[i], theirs->tag.was[i]);
  return order;
}

/* Whether who made a version knew an older one: that is one of those before it, or so old that
 * nobody can tell. */
static gboolean
knew (const CbEntryTag *tag, gint64 rev)
{
  gboolean is_among = FALSE;

  for (guint i = 0; i < CB_ENTRY_N_KNOWN && tag->was[i] > 0; i++)
    {
      if (tag->was[i] == rev)
        return TRUE;
      is_among = is_among || tag->was[i] < rev;
    }
  return !is_among;
}

/* Joins what both sides say of one entry: where a side does not have it, it is gone there, or was
 * never heard of. Notes in @singles if only one side has ever heard of it. */
static void
join_entry (CbMerging *self, const char *id, CbEntry *mine, CbEntry *theirs, GArray *singles)
{
  gint64 my_rev = mine != NULL ? mine->tag.rev : cb_versions_get_gone (self->mine, id);
  gint64 their_rev = theirs != NULL ? theirs->tag.rev : cb_versions_get_gone (self->theirs, id);
  int order = mine != NULL && theirs != NULL ? compare_entries (mine, theirs)
                                             : _cb_merge_compare_revs (my_rev, their_rev);
  CbEntry *taken, *other;

  if (order == 0)
    order = (mine == NULL) - (theirs == NULL);
  taken = _cb_merge_choose (self, order) ? mine : theirs;
  other = taken == mine ? theirs : mine;
  if (taken == NULL)
    {
      json_object_set_int_member (self->result->gone, id, MAX (my_rev, their_rev));
      return;
    }
  g_ptr_array_add (self->result->entries, cb_entry_ref (taken));
  if (MIN (my_rev, their_rev) == 0)
    {
      Single single = { taken, taken == mine, NULL, 0 };

      g_array_append_val (singles, single);
    }
  else if (other != NULL && self->lost != NULL && !knew (&taken->tag, other->tag.rev) &&
           !g_str_equal (taken->tag.print, other->tag.print))
    g_ptr_array_add (self->lost->entries, cb_entry_ref (other));
}

static void
single_clear (gpointer data)
{
  g_free (((Single *) data)->event);
}

/* Notes what an entry says but for the time. */
static void
read_single (Single *self, const CbSetup *setup)
{
  g_autoptr (JsonNode) node = cb_entry_write (self->entry, setup);

  json_object_remove_member (json_node_get_object (node), "time");
  self->event = json_to_string (node, FALSE);
  self->time = cb_versions_read_time (self->entry);
}

static int
compare_singles_cb (gconstpointer a, gconstpointer b)
{
  const Single *first = a;
  const Single *second = b;
  int order = strcmp (first->event, second->event);

  return order != 0 ? order : _cb_merge_compare_revs (first->time, second->time);
}

/* Whether two neighbours in the list may be the same turn. */
static gboolean
are_one_turn (GArray *singles, guint a, guint b)
{
  const Single *first = &g_array_index (singles, Single, a);
  const Single *second = &g_array_index (singles, Single, b);

  return b < singles->len && g_str_equal (first->event, second->event) &&
         second->time - first->time <= SAME_TURN;
}

/* Of the same turn told on both sides, takes away the entry with the greater id. When that was
 * follows from the entry alone, so that whoever joins the two comes to the same. */
static void
join_turns (CbMerging *self, GArray *singles)
{
  guint n_mine = 0;

  for (guint i = 0; i < singles->len; i++)
    n_mine += g_array_index (singles, Single, i).is_mine ? 1 : 0;
  if (n_mine == 0 || n_mine == singles->len)
    return;
  for (guint i = 0; i < singles->len; i++)
    {
      Single *single = &g_array_index (singles, Single, i);

      read_single (single, single->is_mine ? self->mine->setup : self->theirs->setup);
    }
  g_array_sort (singles, compare_singles_cb);
  for (guint i = 0; i < singles->len; i++)
    {
      const Single *first = &g_array_index (singles, Single, i);
      const Single *second = first + 1;
      const Single *greater;
      gint64 rev;

      /* Where one side has told it twice, nobody knows which of the two is meant. */
      if (!are_one_turn (singles, i, i + 1) || are_one_turn (singles, i + 1, i + 2) ||
          (i > 0 && are_one_turn (singles, i - 1, i)) || first->is_mine == second->is_mine)
        continue;
      greater = strcmp (first->entry->tag.id, second->entry->tag.id) > 0 ? first : second;
      rev = CLAMP (greater->time, greater->entry->tag.rev, CB_REV_MAX);
      json_object_set_int_member (self->result->gone, greater->entry->tag.id, rev);
      g_ptr_array_remove (self->result->entries, greater->entry);
      self->result->newest = MAX (self->result->newest, rev);
      self->is_mine = self->is_theirs = FALSE;
    }
}

/* Gives the result the log of both, whatever it has. */
void
_cb_merge_join_logs (CbMerging *self)
{
  g_autoptr (GHashTable) mine = cb_contents_index (self->mine);
  g_autoptr (GHashTable) theirs = cb_contents_index (self->theirs);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GArray) singles = g_array_new (FALSE, FALSE, sizeof (Single));
  CbContents *result = self->result;
  GHashTableIter iter;
  gpointer id;

  g_array_set_clear_func (singles, single_clear);
  g_ptr_array_unref (result->entries);
  result->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  g_clear_pointer (&result->gone, json_object_unref);
  result->gone = json_object_new ();
  cb_versions_add_ids (self->mine, ids);
  cb_versions_add_ids (self->theirs, ids);
  g_hash_table_iter_init (&iter, ids);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    join_entry (self, id, g_hash_table_lookup (mine, id), g_hash_table_lookup (theirs, id),
                singles);
  join_turns (self, singles);
  g_ptr_array_sort_values (result->entries, (GCompareFunc) cb_versions_compare_places);
  if (json_object_get_size (result->gone) == 0)
    g_clear_pointer (&result->gone, json_object_unref);
}
