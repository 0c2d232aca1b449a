/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two versions of a case as one. Nothing has to be known of what they came from: every entry, mark
 * and other member has a number of its version (cb-versions.c), and of two versions of the same the
 * one with the greater number counts; where the numbers are the same, the one whose bytes are
 * greater. Taking away is a version, too. So it does not matter who merges, in which order, and how
 * often; nothing that was recorded is lost, and nothing that was taken away comes back. */

#include "config.h"

#include <string.h>

#include "cb-entry-kind.h"
#include "cb-merge-private.h"
#include "cb-shared.h"
#include "cb-versions.h"

static void
merge_marks (CbMerging *self)
{
  CbContents *result = self->result;

  for (guint i = 0; i < self->mine->pencil->len; i++)
    {
      const CbPencilMark *mine = g_ptr_array_index (self->mine->pencil, i);

      if (cb_contents_find_mark (self->theirs, mine->card, mine->holder) == NULL)
        _cb_merge_choose (self, 1);
    }
  for (guint i = 0; i < self->theirs->pencil->len; i++)
    {
      CbPencilMark *theirs = g_ptr_array_index (self->theirs->pencil, i);
      const CbPencilMark *mine = cb_contents_find_mark (self->mine, theirs->card, theirs->holder);
      int order = mine != NULL ? _cb_merge_compare_revs (mine->rev, theirs->rev) : -1;

      if (order == 0)
        order = strcmp (mine->text, theirs->text);
      if (!_cb_merge_choose (self, order))
        cb_contents_put_mark (result, cb_pencil_mark_ref (theirs));
    }
}

/* Whether the version that is the newest on the one side was known on the other. */
static gboolean
knows (JsonObject *revs, const char *name, gint64 rev)
{
  guint age = 0;

  while (rev > 0 && cb_versions_get_rev (revs, name, age) > rev)
    age++;
  return rev == 0 || cb_versions_get_rev (revs, name, age) == rev;
}

/* What only people can settle if each side gave something else. */
static const char *const OF_THE_DEAL[] = { "edition", "players",  "me",         "hand", "faceUp",
                                           "removed", "faceDown", "firstDealt", NULL };

/* Chooses one member of @mine and @theirs, and puts it into @merged. */
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
  int order = _cb_merge_compare_revs (my_rev, their_rev);
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
  if (differ && !g_str_equal (name, "title") && !g_str_equal (name, "assist"))
    self->is_doubtful = TRUE;
  is_mine = _cb_merge_choose (self, order);
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
      _cb_merge_choose (self, _cb_merge_compare_revs (mine, theirs));
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
 * other has changed. Returns whether all did. */
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

/* Joins what is neither log nor marks. Members that do not make sense together are left as they are
 * here, entries that do not fit them are left out, and all that is disputed. */
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

/* Joins all there is. */
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
  _cb_merge_join_logs (self);
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
 * @merged: (out) (transfer full) (nullable): both, unless they are two cases; @mine or @theirs
 *   itself if it says all. Where hands or players are disputed, this has those with the greater
 *   numbers; NULL if what one side recorded makes no sense with these
 * @lost: (nullable): what both changed and is not in @merged is added to it
 *
 * For a worker: costs some milliseconds per thousand entries.
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
 * Settles what cb_merge() left in dispute. What was recorded on the other side is taken away where
 * it does not fit these.
 *
 * Returns: (transfer full): what the case says then
 */
CbContents *
cb_merge_settle (CbContents *mine, CbContents *theirs, gboolean keep_mine)
{
  CbContents *settled;
  CbMerging self;

  run (&self, mine, theirs, NULL);
  /* Once more, with what did not fit. */
  _cb_merge_join_logs (&self);
  settled = cb_contents_copy (self.result);
  cb_contents_set_setup (settled, keep_mine ? mine->setup : theirs->setup);
  drop_misfits (settled);
  /* As if the other one had held until now: so what is kept is a newer version. */
  cb_contents_set_setup (self.result, keep_mine ? theirs->setup : mine->setup);
  cb_versions_follow (settled, self.result);
  cb_contents_unref (self.result);
  return settled;
}
