/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two versions of a case as one. Nothing has to be known of what they came from: every entry, mark
 * and other member has a number of its version (cb-versions.c), and of two versions of the same the
 * one with the greater number counts; where the numbers are the same, the one whose bytes are
 * greater. Taking away is a version, too. So it does not matter who merges, in which order, and how
 * often; nothing that was recorded is lost, and nothing that was taken away comes back.
 *
 * One thing is added: where the same turn was told on both sides within a short time, one of the
 * two entries is taken away, as somebody would do who sees both. */

#include "config.h"

#include <string.h>

#include "cb-merge.h"
#include "cb-versions.h"

/* How far apart the same turn is told on two devices at most, in seconds: a round takes longer. */
#define SAME_TURN 120

/* What is joined so far. */
typedef struct
{
  CbContents *mine;
  CbContents *theirs;
  CbContents *result;
  gboolean is_mine;   /* whether it says nothing that mine does not say */
  gboolean is_theirs; /* whether it says nothing that theirs does not say */
  gboolean disputed;
  gboolean is_doubtful; /* whether each side may have entries that do not fit the other's table */
} Merge;

/* Notes which side has what was chosen: @order is less than 0 if it is theirs, greater if it is
 * mine, and 0 if both are the same. Returns whether to take mine. */
static gboolean
choose (Merge *self, int order)
{
  self->is_mine = self->is_mine && order >= 0;
  self->is_theirs = self->is_theirs && order <= 0;
  return order >= 0;
}

static int
compare_revs (gint64 mine, gint64 theirs)
{
  return mine < theirs ? -1 : mine > theirs ? 1 : 0;
}

/* The version at which an entry was taken away; 0 if it was not. */
static gint64
get_gone (const CbContents *self, const char *id)
{
  return self->gone != NULL && json_object_has_member (self->gone, id)
           ? json_object_get_int_member (self->gone, id)
           : 0;
}

static int
compare_entries (const CbEntry *mine, const CbEntry *theirs)
{
  int order = compare_revs (mine->tag.rev, theirs->tag.rev);

  if (order == 0)
    order = strcmp (mine->tag.print, theirs->tag.print);
  return order != 0 ? order : strcmp (mine->tag.at, theirs->tag.at);
}

/* Takes @entry, which only one side has, unless the other side knows that it is gone.
 * @order: 1 if it is mine, −1 if it is theirs */
static void
take_single (Merge *self, CbEntry *entry, const CbContents *other, int order, GPtrArray *singles)
{
  gint64 gone = get_gone (other, entry->tag.id);

  if (gone >= entry->tag.rev)
    {
      choose (self, -order);
      return;
    }
  choose (self, order);
  g_ptr_array_add (self->result->entries, cb_entry_ref (entry));
  if (gone == 0)
    g_ptr_array_add (singles, entry);
}

/* Joins the logs, in no order.
 * @my_singles, @their_singles: filled with the entries that only one side has ever heard of */
static void
join_logs (Merge *self, GPtrArray *my_singles, GPtrArray *their_singles)
{
  g_autoptr (GHashTable) my_index = cb_contents_index (self->mine);
  g_autoptr (GHashTable) their_index = cb_contents_index (self->theirs);

  for (guint i = 0; i < self->mine->entries->len; i++)
    {
      CbEntry *mine = g_ptr_array_index (self->mine->entries, i);
      CbEntry *theirs = g_hash_table_lookup (their_index, mine->tag.id);

      if (theirs == NULL)
        take_single (self, mine, self->theirs, 1, my_singles);
      else
        g_ptr_array_add (
          self->result->entries,
          cb_entry_ref (choose (self, compare_entries (mine, theirs)) ? mine : theirs));
    }
  for (guint i = 0; i < self->theirs->entries->len; i++)
    {
      CbEntry *theirs = g_ptr_array_index (self->theirs->entries, i);

      if (!g_hash_table_contains (my_index, theirs->tag.id))
        take_single (self, theirs, self->mine, -1, their_singles);
    }
}

/* What the entry says, but not when it was recorded. */
static char *
write_event (const CbEntry *entry, const CbSetup *setup)
{
  g_autoptr (JsonNode) node = cb_entry_write (entry, setup);

  json_object_remove_member (json_node_get_object (node), "time");
  return json_to_string (node, FALSE);
}

/* (transfer full): from what an entry says to the entry; to NULL where several say the same. */
static GHashTable *
index_events (GPtrArray *entries, const CbSetup *setup)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (entries, i);
      char *event = write_event (entry, setup);
      gboolean is_first = !g_hash_table_contains (index, event);

      g_hash_table_insert (index, event, is_first ? entry : NULL);
    }
  return index;
}

static gboolean
is_one_turn (const CbEntry *a, const CbEntry *b)
{
  gint64 a_time = cb_versions_read_time (a);
  gint64 b_time = cb_versions_read_time (b);

  return a_time < 0 || b_time < 0 || ABS (a_time - b_time) <= SAME_TURN;
}

/* Of the same turn told on both sides, takes away the entry with the greater id. */
static void
join_turns (Merge *self, GPtrArray *my_singles, GPtrArray *their_singles, JsonObject *gone)
{
  g_autoptr (GHashTable) mine = NULL;
  g_autoptr (GHashTable) theirs = NULL;
  gint64 rev = MIN (MAX (self->mine->newest, self->theirs->newest) + 1, CB_REV_MAX);
  GHashTableIter iter;
  gpointer event, entry;

  if (my_singles->len == 0 || their_singles->len == 0)
    return;
  mine = index_events (my_singles, self->mine->setup);
  theirs = index_events (their_singles, self->theirs->setup);
  g_hash_table_iter_init (&iter, mine);
  while (g_hash_table_iter_next (&iter, &event, &entry))
    {
      CbEntry *my_entry = entry;
      CbEntry *their_entry = g_hash_table_lookup (theirs, event);
      CbEntry *greater;

      if (my_entry == NULL || their_entry == NULL || !is_one_turn (my_entry, their_entry))
        continue;
      greater = strcmp (my_entry->tag.id, their_entry->tag.id) > 0 ? my_entry : their_entry;
      json_object_set_int_member (gone, greater->tag.id, rev);
      g_ptr_array_remove (self->result->entries, greater);
      self->result->newest = rev;
      self->is_mine = self->is_theirs = FALSE;
    }
}

/* Adds what @from knows to be gone to @gone, unless a newer version is there again. */
static void
join_gone (JsonObject *gone, const CbContents *from, GHashTable *entries)
{
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  if (from->gone == NULL)
    return;
  json_object_iter_init (&iter, from->gone);
  while (json_object_iter_next (&iter, &id, &node))
    {
      gint64 known = json_object_has_member (gone, id) ? json_object_get_int_member (gone, id) : 0;

      if (!g_hash_table_contains (entries, id) && json_node_get_int (node) > known)
        json_object_set_int_member (gone, id, json_node_get_int (node));
    }
}

/* Which side knows all that is gone now. */
static void
choose_gone (Merge *self, JsonObject *gone)
{
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  json_object_iter_init (&iter, gone);
  while (json_object_iter_next (&iter, &id, &node))
    choose (self, compare_revs (get_gone (self->mine, id), get_gone (self->theirs, id)));
}

static int
compare_places_cb (gconstpointer a, gconstpointer b)
{
  return cb_versions_compare_places (*(CbEntry *const *) a, *(CbEntry *const *) b);
}

static void
merge_logs (Merge *self)
{
  g_autoptr (GPtrArray) my_singles = g_ptr_array_new ();
  g_autoptr (GPtrArray) their_singles = g_ptr_array_new ();
  g_autoptr (JsonObject) gone = json_object_new ();
  g_autoptr (GHashTable) entries = NULL;
  CbContents *result = self->result;

  g_ptr_array_unref (result->entries);
  result->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  join_logs (self, my_singles, their_singles);
  entries = cb_contents_index (result);
  join_gone (gone, self->mine, entries);
  join_gone (gone, self->theirs, entries);
  choose_gone (self, gone);
  join_turns (self, my_singles, their_singles, gone);
  g_ptr_array_sort (result->entries, compare_places_cb);
  g_clear_pointer (&result->gone, json_object_unref);
  if (json_object_get_size (gone) > 0)
    result->gone = g_steal_pointer (&gone);
}

static void
merge_marks (Merge *self)
{
  CbContents *result = self->result;

  for (guint i = 0; i < self->mine->pencil->len; i++)
    {
      const CbPencilMark *mine = g_ptr_array_index (self->mine->pencil, i);

      if (cb_contents_find_mark (self->theirs, mine->card, mine->holder) == NULL)
        choose (self, 1);
    }
  for (guint i = 0; i < self->theirs->pencil->len; i++)
    {
      CbPencilMark *theirs = g_ptr_array_index (self->theirs->pencil, i);
      const CbPencilMark *mine = cb_contents_find_mark (self->mine, theirs->card, theirs->holder);
      int order = mine != NULL ? compare_revs (mine->rev, theirs->rev) : -1;

      if (order == 0)
        order = strcmp (mine->text, theirs->text);
      if (!choose (self, order))
        cb_contents_put_mark (result, cb_pencil_mark_ref (theirs));
    }
}

/* Whether the version that is the newest on the one side was known on the other. */
static gboolean
knows (JsonObject *revs, const char *name, gint64 rev)
{
  JsonArray *known = revs != NULL && json_object_has_member (revs, name)
                       ? json_object_get_array_member (revs, name)
                       : NULL;

  for (guint i = 0; known != NULL && i < json_array_get_length (known); i++)
    if (json_array_get_int_element (known, i) == rev)
      return TRUE;
  return rev == 0;
}

static int
compare_numbers_cb (gconstpointer a, gconstpointer b)
{
  return compare_revs (*(const gint64 *) b, *(const gint64 *) a);
}

/* (transfer full): all versions of a member that either side knows, newest first. */
static JsonArray *
join_revs (const Merge *self, const char *name)
{
  JsonObject *const sides[] = { self->mine->revs, self->theirs->revs };
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  JsonArray *joined = json_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      JsonArray *known = sides[i] != NULL && json_object_has_member (sides[i], name)
                           ? json_object_get_array_member (sides[i], name)
                           : NULL;

      for (guint j = 0; known != NULL && j < json_array_get_length (known); j++)
        {
          gint64 number = json_array_get_int_element (known, j);

          g_array_append_val (numbers, number);
        }
    }
  g_array_sort (numbers, compare_numbers_cb);
  for (guint i = 0; i < numbers->len && json_array_get_length (joined) < CB_VERSIONS_KNOWN; i++)
    if (i == 0 || g_array_index (numbers, gint64, i) != g_array_index (numbers, gint64, i - 1))
      json_array_add_int_element (joined, g_array_index (numbers, gint64, i));
  return joined;
}

/* What only people can settle if each side gave something else. */
static const char *const OF_THE_DEAL[] = { "edition", "players",  "me",         "hand", "faceUp",
                                           "removed", "faceDown", "firstDealt", NULL };

/* Chooses one member of @mine and @theirs, and puts it into @merged. */
static void
merge_member (Merge *self,
              JsonObject *mine,
              JsonObject *theirs,
              JsonObject *merged,
              const char *name)
{
  JsonNode *my_node = json_object_get_member (mine, name);
  JsonNode *their_node = json_object_get_member (theirs, name);
  gint64 my_rev = cb_versions_get_rev (self->mine->revs, name);
  gint64 their_rev = cb_versions_get_rev (self->theirs->revs, name);
  int order = compare_revs (my_rev, their_rev);
  gboolean differ = my_node == NULL || their_node == NULL ? my_node != their_node
                                                          : !json_node_equal (my_node, their_node);
  JsonNode *node;

  if (order == 0 && differ)
    {
      g_autofree char *my_text = my_node != NULL ? json_to_string (my_node, FALSE) : NULL;
      g_autofree char *their_text = their_node != NULL ? json_to_string (their_node, FALSE) : NULL;

      order = g_strcmp0 (my_text, their_text);
    }
  if (differ && g_strv_contains (OF_THE_DEAL, name) &&
      (my_rev == their_rev ||
       (!knows (self->mine->revs, name, their_rev) && !knows (self->theirs->revs, name, my_rev))))
    self->disputed = TRUE;
  if (differ && !g_str_equal (name, "title") && !g_str_equal (name, "assist"))
    self->is_doubtful = TRUE;
  node = choose (self, order) ? my_node : their_node;
  if (node != NULL)
    json_object_set_member (merged, name, json_node_copy (node));
}

static void
merge_revs (Merge *self)
{
  JsonObject *const sides[] = { self->mine->revs, self->theirs->revs };
  g_autoptr (JsonObject) revs = json_object_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr (GList) names = sides[i] != NULL ? json_object_get_members (sides[i]) : NULL;

      for (GList *l = names; l != NULL; l = l->next)
        if (!json_object_has_member (revs, l->data))
          {
            JsonArray *joined = join_revs (self, l->data);

            for (guint j = 0; j < json_array_get_length (joined); j++)
              choose (self, (int) knows (self->mine->revs, l->data,
                                         json_array_get_int_element (joined, j)) -
                              (int) knows (self->theirs->revs, l->data,
                                           json_array_get_int_element (joined, j)));
            json_object_set_array_member (revs, l->data, joined);
          }
    }
  g_clear_pointer (&self->result->revs, json_object_unref);
  if (json_object_get_size (revs) > 0)
    self->result->revs = g_steal_pointer (&revs);
}

/* Gives the result the members in @merged. Returns whether they make sense together. */
static gboolean
take_members (Merge *self, JsonObject *merged)
{
  g_autoptr (CbContents) rest = cb_contents_read_rest (merged);
  CbContents *result = self->result;

  if (rest == NULL)
    return FALSE;
  cb_setup_unref (result->setup);
  result->setup = cb_setup_ref (rest->setup);
  cb_contents_set_title (result, rest->title);
  result->assist = rest->assist;
  g_clear_pointer (&result->extra, json_object_unref);
  result->extra = rest->extra != NULL ? json_object_ref (rest->extra) : NULL;
  return TRUE;
}

/* Whether a case is sound. Each side is, but together they may not be: one may have entries about a
 * hand that the other has changed. */
static gboolean
makes_sense (const CbContents *self)
{
  g_autoptr (GBytes) bytes = cb_contents_write (self);
  g_autoptr (CbContents) scratch = cb_contents_read (bytes, NULL);

  return scratch != NULL;
}

/* Joins what is neither log nor marks. Members that do not make sense together are left as they are
 * here, and disputed. */
static void
merge_rest (Merge *self)
{
  g_autoptr (JsonObject) mine = cb_contents_write_rest (self->mine);
  g_autoptr (JsonObject) theirs = cb_contents_write_rest (self->theirs);
  g_autoptr (JsonObject) merged = json_object_new ();
  g_autoptr (GList) my_names = json_object_get_members (mine);
  g_autoptr (GList) their_names = json_object_get_members (theirs);

  if (json_object_equal (mine, theirs))
    return;
  for (GList *l = my_names; l != NULL; l = l->next)
    merge_member (self, mine, theirs, merged, l->data);
  for (GList *l = their_names; l != NULL; l = l->next)
    if (!json_object_has_member (mine, l->data))
      merge_member (self, mine, theirs, merged, l->data);
  if (!take_members (self, merged) || (self->is_doubtful && !makes_sense (self->result)))
    self->disputed = TRUE;
}

/* Whether both are of the same game at the same table. */
static gboolean
is_same_case (const CbContents *a, const CbContents *b)
{
  return g_strcmp0 (a->created, b->created) == 0 && a->practice == b->practice &&
         a->setup->n_players == b->setup->n_players &&
         (a->setup->face_down > 0) == (b->setup->face_down > 0) &&
         g_str_equal (cb_edition_get_id (a->setup->edition),
                      cb_edition_get_id (b->setup->edition)) &&
         cb_edition_get_n_cards (a->setup->edition) == cb_edition_get_n_cards (b->setup->edition);
}

/* Joins all there is, but for which hands and players are right. */
static void
run (Merge *self, CbContents *mine, CbContents *theirs)
{
  *self = (Merge) { mine, theirs, cb_contents_copy (mine), TRUE, TRUE, FALSE, FALSE };
  self->result->newest = MAX (mine->newest, theirs->newest);
  self->result->shared = TRUE;
  merge_logs (self);
  merge_marks (self);
  merge_revs (self);
  merge_rest (self);
}

/**
 * cb_merge:
 * @mine: what a case says
 * @theirs: what it says elsewhere
 * @merged: (out) (transfer full): both, unless they are two cases; @mine or @theirs itself if it
 *   says all. Where hands or players are disputed, this has those with the greater numbers
 *
 * For a worker: costs some milliseconds per thousand entries.
 */
CbMergeResult
cb_merge (CbContents *mine, CbContents *theirs, CbContents **merged)
{
  Merge self;

  if (theirs->version > CB_FORMAT_VERSION || !is_same_case (mine, theirs))
    return CB_MERGE_OTHER;
  run (&self, mine, theirs);
  if (self.is_mine || self.is_theirs)
    {
      cb_contents_unref (self.result);
      self.result = cb_contents_ref (self.is_mine ? mine : theirs);
    }
  *merged = self.result;
  if (self.disputed)
    return CB_MERGE_DISPUTED;
  return self.is_mine && self.is_theirs ? CB_MERGE_SAME : CB_MERGE_JOINED;
}

/**
 * cb_merge_settle:
 * @keep_mine: whether the hands and players of @mine hold; else those of @theirs
 *
 * Settles what cb_merge() left in dispute. Where what was recorded on the other side does not fit
 * these, it is taken away.
 *
 * Returns: (transfer full): what the case says then
 */
CbContents *
cb_merge_settle (CbContents *mine, CbContents *theirs, gboolean keep_mine)
{
  CbContents *kept = keep_mine ? mine : theirs;
  CbContents *other = keep_mine ? theirs : mine;
  g_autoptr (CbContents) settled = NULL;
  Merge self;

  run (&self, mine, theirs);
  settled = cb_contents_copy (self.result);
  cb_contents_set_setup (settled, kept->setup);
  if (!makes_sense (settled))
    {
      cb_contents_unref (settled);
      settled = cb_contents_copy (kept);
    }
  /* As if the other one had held until now: so what is kept is a newer version. */
  cb_contents_set_setup (self.result, other->setup);
  cb_versions_follow (settled, self.result);
  cb_contents_unref (self.result);
  return g_steal_pointer (&settled);
}
