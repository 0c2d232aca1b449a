/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Joins two versions of a case without knowing what they came from. Every entry, mark and other
 * member has a version number (cb-versions.c). Of two versions of one thing, that with the greater
 * number counts; if the numbers are equal, that whose bytes are greater. A removal is a version,
 * too. So it does not matter who merges, in which order, and how often: nothing that was recorded
 * is lost, and nothing that was removed comes back. */

#include "config.h"

#include <string.h>

#include "cb-entry-kind.h"
#include "cb-merge.h"
#include "cb-shared.h"
#include "cb-versions.h"

/* The most seconds between two devices' records of one turn: less than a round takes. */
#define SAME_TURN 120

/* The merging of two versions of a case, as far as it has come. */
typedef struct
{
  CbContents *mine;
  CbContents *theirs;
  CbContents *result;
  CbMergeLost *lost;  /* NULL if nobody asks */
  gboolean is_mine;   /* whether the result says nothing that mine does not say */
  gboolean is_theirs; /* whether the result says nothing that theirs does not say */
  gboolean disputed;
  gboolean is_doubtful;  /* whether a side may have entries that do not fit the other's table */
  gboolean is_senseless; /* whether the result had such entries, or members that do not fit */
} CbMerging;

/* The members of the deal: if each side has changed one, only people can settle which is right. */
static const char *const OF_THE_DEAL[] = { "edition", "players",  "me",         "hand", "faceUp",
                                           "removed", "faceDown", "firstDealt", NULL };

/* The members that no entry depends on. */
static const char *const OF_THE_HELP[] = { "title", "assist", "everyDealAlike", NULL };

/* An entry that only one side has ever heard of. */
typedef struct
{
  CbEntry *entry;
  gboolean is_mine;
  char *event; /* what the entry says, without when it was recorded */
  gint64 time; /* as from cb_versions_read_time() */
} Single;

/* Joining two logs: of each entry the version with the greater number counts, even if that is a
 * removal. In addition, if both sides recorded the same turn within a short time, one of the two
 * entries is removed, as a person who sees both would do. */

/* Chooses theirs if @order is less than 0, mine if greater, what both have if 0, and notes from
 * which side the result then differs. Returns whether to take mine. */
static gboolean
choose (CbMerging *self, int order)
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

static int
compare_entries (const CbEntry *mine, const CbEntry *theirs)
{
  int order = compare_revs (mine->tag.rev, theirs->tag.rev);

  if (order == 0)
    order = strcmp (mine->tag.print, theirs->tag.print);
  if (order == 0)
    order = strcmp (mine->tag.at, theirs->tag.at);
  for (guint i = 0; i < CB_ENTRY_N_KNOWN && order == 0; i++)
    order = compare_revs (mine->tag.was[i], theirs->tag.was[i]);
  return order;
}

/* Whether the author of the version in @tag knew the version @rev: it is listed among the earlier
 * ones, or too old for the list. */
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

/* Joins what both sides say of one entry: a side without it has removed it, or never had it. If
 * only one side has ever had it, adds it to @singles. */
static void
join_entry (CbMerging *self, const char *id, CbEntry *mine, CbEntry *theirs, GArray *singles)
{
  gint64 my_rev = mine != NULL ? mine->tag.rev : cb_versions_get_gone (self->mine, id);
  gint64 their_rev = theirs != NULL ? theirs->tag.rev : cb_versions_get_gone (self->theirs, id);
  int order = mine != NULL && theirs != NULL ? compare_entries (mine, theirs)
                                             : compare_revs (my_rev, their_rev);
  CbEntry *taken, *other;

  if (order == 0)
    order = (mine == NULL) - (theirs == NULL);
  taken = choose (self, order) ? mine : theirs;
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

/* Notes what the entry says apart from its time, and the time. */
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

  return order != 0 ? order : compare_revs (first->time, second->time);
}

/* Whether two neighbours in the list may record the same turn. */
static gboolean
are_one_turn (GArray *singles, guint a, guint b)
{
  const Single *first = &g_array_index (singles, Single, a);
  const Single *second = &g_array_index (singles, Single, b);

  return b < singles->len && g_str_equal (first->event, second->event) &&
         second->time - first->time <= SAME_TURN;
}

/* If both sides recorded the same turn, removes the entry with the greater id. The version number
 * of the removal depends on the entry alone, so it is the same on all devices. */
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

      /* If one side has recorded the turn twice, it is not clear which entry matches. */
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

/* Replaces the log of the result with the joined log of both sides. */
static void
join_logs (CbMerging *self)
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

static void
merge_marks (CbMerging *self)
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

/* Whether the side with the versions @revs knew @rev, the other side's newest version. */
static gboolean
knows (JsonObject *revs, const char *name, gint64 rev)
{
  guint age = 0;

  while (rev > 0 && cb_versions_get_rev (revs, name, age) > rev)
    age++;
  return rev == 0 || cb_versions_get_rev (revs, name, age) == rev;
}

/* Chooses the member @name of @mine or of @theirs, and puts it into @merged. */
static void
merge_member (CbMerging *self,
              JsonObject *mine,
              JsonObject *theirs,
              JsonObject *merged,
              const char *name)
{
  JsonNode *my_node = json_object_get_member (mine, name);
  JsonNode *their_node = json_object_get_member (theirs, name);
  gint64 my_rev = cb_versions_get_rev (self->mine->revs, name, 0);
  gint64 their_rev = cb_versions_get_rev (self->theirs->revs, name, 0);
  int order = compare_revs (my_rev, their_rev);
  gboolean differ = !cb_versions_are_equal (mine, theirs, name);
  gboolean unknown = my_rev == their_rev || (!knows (self->mine->revs, name, their_rev) &&
                                             !knows (self->theirs->revs, name, my_rev));
  gboolean is_mine;
  JsonNode *node;

  if (order == 0 && differ)
    {
      g_autofree char *my_text = my_node != NULL ? json_to_string (my_node, FALSE) : NULL;
      g_autofree char *their_text = their_node != NULL ? json_to_string (their_node, FALSE) : NULL;

      order = g_strcmp0 (my_text, their_text);
    }
  if (differ && unknown && g_strv_contains (OF_THE_DEAL, name))
    self->disputed = TRUE;
  if (differ && !g_strv_contains (OF_THE_HELP, name))
    self->is_doubtful = TRUE;
  is_mine = choose (self, order);
  if (differ && unknown && self->lost != NULL && g_str_equal (name, "variants"))
    {
      self->lost->has_rules = TRUE;
      self->lost->rules = (is_mine ? self->theirs : self->mine)->setup->variants;
    }
  node = is_mine ? my_node : their_node;
  if (node != NULL)
    json_object_set_member (merged, name, json_node_copy (node));
}

/* Joins the numbers of all versions of a member that either side knows, newest first. */
static void
merge_revs (CbMerging *self, JsonObject *revs, const char *name)
{
  JsonArray *joined = json_array_new ();
  gint64 mine, theirs;
  guint i = 0;
  guint j = 0;

  json_object_set_array_member (revs, name, joined);
  while (json_array_get_length (joined) < CB_VERSIONS_KNOWN)
    {
      mine = cb_versions_get_rev (self->mine->revs, name, i);
      theirs = cb_versions_get_rev (self->theirs->revs, name, j);
      if (mine == 0 && theirs == 0)
        break;
      choose (self, compare_revs (mine, theirs));
      json_array_add_int_element (joined, MAX (mine, theirs));
      i += mine >= theirs;
      j += theirs >= mine;
    }
}

static void
merge_all_revs (CbMerging *self)
{
  g_autoptr (GPtrArray) names = cb_versions_list_members (self->mine->revs, self->theirs->revs);
  g_autoptr (JsonObject) revs = json_object_new ();

  for (guint i = 0; i < names->len; i++)
    merge_revs (self, revs, g_ptr_array_index (names, i));
  g_clear_pointer (&self->result->revs, json_object_unref);
  if (names->len > 0)
    self->result->revs = g_steal_pointer (&revs);
}

/* Gives the result the members in @merged. Returns whether they make sense together. */
static gboolean
take_members (CbMerging *self, JsonObject *merged)
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

/* Whether an entry of the log makes sense at that table. */
static gboolean
fits (const CbEntry *entry, const CbSetup *setup)
{
  g_autoptr (JsonNode) node = cb_entry_write (entry, setup);
  g_autoptr (GError) problem = NULL;
  g_autoptr (CbMembers) in = cb_members_new (node, "", &problem);
  g_autoptr (CbEntry) again = cb_entry_read (in, setup);

  return again != NULL;
}

/* Takes away whatever makes no sense at the table: one side may have entries about a hand that the
 * other has changed. Returns whether all entries fit. */
static gboolean
drop_misfits (CbContents *self)
{
  g_autoptr (GPtrArray) entries = self->entries;

  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  for (guint i = 0; i < entries->len; i++)
    if (fits (g_ptr_array_index (entries, i), self->setup))
      g_ptr_array_add (self->entries, cb_entry_ref (g_ptr_array_index (entries, i)));
  return self->entries->len == entries->len;
}

/* Joins all but the log and the marks. If members make no sense together, those of @mine stay;
 * entries that do not fit the table are left out. Either causes a dispute. */
static void
merge_rest (CbMerging *self)
{
  g_autoptr (JsonObject) mine = cb_contents_write_rest (self->mine);
  g_autoptr (JsonObject) theirs = cb_contents_write_rest (self->theirs);
  g_autoptr (JsonObject) merged = json_object_new ();
  g_autoptr (GPtrArray) names = cb_versions_list_members (mine, theirs);

  if (json_object_equal (mine, theirs))
    return;
  for (guint i = 0; i < names->len; i++)
    merge_member (self, mine, theirs, merged, g_ptr_array_index (names, i));
  if (!take_members (self, merged) || (self->is_doubtful && !drop_misfits (self->result)))
    self->disputed = self->is_senseless = TRUE;
}

/* Whether @a and @b are of the same game at the same table. */
static gboolean
is_same_case (const CbContents *a, const CbContents *b)
{
  return g_strcmp0 (a->created, b->created) == 0 && a->practice == b->practice &&
         a->setup->n_players == b->setup->n_players &&
         (a->setup->face_down > 0) == (b->setup->face_down > 0) &&
         cb_setup_get_face_up_holder (a->setup) == cb_setup_get_face_up_holder (b->setup) &&
         g_str_equal (cb_edition_get_id (a->setup->edition),
                      cb_edition_get_id (b->setup->edition)) &&
         cb_edition_get_n_cards (a->setup->edition) == cb_edition_get_n_cards (b->setup->edition);
}

/* Joins @mine and @theirs completely. */
static void
run (CbMerging *self, CbContents *mine, CbContents *theirs, CbMergeLost *lost)
{
  *self = (CbMerging) { .mine = mine,
                        .theirs = theirs,
                        .result = cb_contents_copy (mine),
                        .lost = lost,
                        .is_mine = TRUE,
                        .is_theirs = TRUE };
  self->result->newest = MAX (mine->newest, theirs->newest);
  self->result->shared = TRUE;
  join_logs (self);
  merge_marks (self);
  merge_all_revs (self);
  merge_rest (self);
}

CbMergeLost *
cb_merge_lost_new (void)
{
  CbMergeLost *self = g_atomic_rc_box_new0 (CbMergeLost);

  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  return self;
}

static void
cb_merge_lost_clear (CbMergeLost *self)
{
  g_ptr_array_unref (self->entries);
}

CB_DEFINE_SHARED (CbMergeLost, cb_merge_lost)

/**
 * cb_merge:
 * @mine: what a case says
 * @theirs: what it says elsewhere
 * @merged: (out) (transfer full) (nullable): both joined; NULL if they are two cases; @mine or
 *   @theirs itself if it says all. If hands or players are disputed, those with the greater version
 *   numbers are in it; NULL if what one side recorded makes no sense with these
 * @lost: (nullable): gets what both sides changed and @merged leaves out
 *
 * Costs some milliseconds per thousand entries, so a window calls it in another thread.
 */
CbMergeResult
cb_merge (CbContents *mine, CbContents *theirs, CbContents **merged, CbMergeLost *lost)
{
  CbMerging self;

  if (theirs->version > CB_FORMAT_VERSION || !is_same_case (mine, theirs))
    return CB_MERGE_OTHER;
  run (&self, mine, theirs, lost);
  if (self.is_senseless)
    g_clear_pointer (&self.result, cb_contents_unref);
  else if (self.is_mine || self.is_theirs)
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
 * Settles what cb_merge() left in dispute. What does not fit the hands and players kept is removed.
 *
 * Returns: (transfer full): what the case says after that
 */
CbContents *
cb_merge_settle (CbContents *mine, CbContents *theirs, gboolean keep_mine)
{
  CbContents *settled;
  CbMerging self;

  run (&self, mine, theirs, NULL);
  /* Joins the logs again, with the entries that run() has left out because they did not fit. */
  join_logs (&self);
  settled = cb_contents_copy (self.result);
  cb_contents_set_setup (settled, keep_mine ? mine->setup : theirs->setup);
  drop_misfits (settled);
  /* First gives the result the table that is given up, so that the kept one counts as newer. */
  cb_contents_set_setup (self.result, keep_mine ? theirs->setup : mine->setup);
  cb_versions_follow (settled, self.result);
  cb_contents_unref (self.result);
  return settled;
}
