/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a changed case the next version of the case that it was made from. */

#include "config.h"

#include <string.h>

#include "cb-clock.h"
#include "cb-order.h"
#include "cb-versions-private.h"

/* How long it is remembered that something was taken away, in seconds. */
#define GONE_FOR ((gint64) 90 * 24 * 60 * 60)
/* Version numbers below this are no times: a table gave them to all of its notebooks alike. Codes
 * that the table sends later build on removals with such numbers, so these are never forgotten. */
#define FIRST_TIME 1000

typedef struct
{
  CbContents *self;
  const CbContents *old;
  gint64 rev;    /* the version number for whatever changed */
  gint64 cutoff; /* removals before this time are forgotten */
} Step;

static CbEntry *
get_entry (GPtrArray *entries, guint position)
{
  return g_ptr_array_index (entries, position);
}

/* (transfer full): a copy of the list, in which entries can be exchanged. */
static GPtrArray *
copy_list (GPtrArray *entries)
{
  GPtrArray *copy = g_ptr_array_new_full (entries->len, (GDestroyNotify) cb_entry_unref);

  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (copy, cb_entry_ref (g_ptr_array_index (entries, i)));
  return copy;
}

/* Replaces the entry at @position by a copy with the tag @tag. */
static void
exchange (GPtrArray *entries, guint position, const CbEntryTag *tag)
{
  CbEntry *entry = g_ptr_array_index (entries, position);

  entries->pdata[position] = cb_entry_with_tag (entry, tag);
  cb_entry_unref (entry);
}

/* Makes the entries from @start on first versions, in their present order: their tags are derived
 * from what they say. */
static void
begin_log (CbContents *self, guint start)
{
  g_autoptr (GHashTable) prints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) entries = self->entries;
  const char *place = NULL;

  self->entries = copy_list (entries);
  for (guint i = 0; i < entries->len; i++)
    {
      CbEntry *entry = get_entry (entries, i);
      g_autofree char *at = i < start ? g_strdup (entry->tag.at)
                                      : cb_order_append (place, cb_versions_read_time (entry));
      CbEntryTag tag = { .rev = CB_FIRST_REV, .at = at };

      if (i < start)
        memcpy (tag.id, entry->tag.id, sizeof tag.id);
      if (entry->tag.print[0] == '\0')
        _cb_versions_make_print (tag.print, entry, self->setup);
      else
        memcpy (tag.print, entry->tag.print, sizeof tag.print);
      _cb_versions_derive_id (&tag, prints, NULL);
      if (!g_str_equal (tag.id, entry->tag.id) || g_strcmp0 (at, entry->tag.at) != 0 ||
          entry->tag.rev != CB_FIRST_REV || !g_str_equal (tag.print, entry->tag.print))
        exchange (self->entries, i, &tag);
      place = get_entry (self->entries, i)->tag.at;
    }
}

/* Drops the empty marks that record that a mark was removed. */
static void
forget_empty_marks (CbContents *self)
{
  g_autoptr (GPtrArray) marks = self->pencil;

  self->pencil = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_pencil_mark_unref);
  for (guint i = 0; i < marks->len; i++)
    if (*((CbPencilMark *) g_ptr_array_index (marks, i))->text != '\0')
      g_ptr_array_add (self->pencil, cb_pencil_mark_ref (g_ptr_array_index (marks, i)));
}

/**
 * cb_versions_begin:
 * @self: made of a case that is in no file yet, so that no other device has it; not yet shared
 *
 * Makes everything in @self a first version, whatever was done before.
 */
void
cb_versions_begin (CbContents *self)
{
  begin_log (self, 0);
  forget_empty_marks (self);
}

/* Which entries from @start on can keep their places: all from @end on, and as many as possible of
 * those before, so that the places kept are in the order of the list. */
static gboolean *
choose_keepers (GPtrArray *entries, guint start, guint end)
{
  guint n = end - start;
  gboolean *keeps = g_new0 (gboolean, entries->len - start);
  g_autofree guint *lasts = g_new (guint, n);   /* by length: the last entry of the best row */
  g_autofree guint *befores = g_new (guint, n); /* by entry: the one before it in its row */
  guint n_rows = 0;

  for (guint i = 0; i < n; i++)
    {
      CbEntry *entry = get_entry (entries, start + i);
      guint low = 0;
      guint high = n_rows;

      if (entry->tag.at == NULL ||
          (start > 0 && cb_versions_compare_places (get_entry (entries, start - 1), entry) >= 0) ||
          (end < entries->len && cb_versions_compare_places (entry, get_entry (entries, end)) >= 0))
        continue;
      while (low < high)
        {
          guint middle = (low + high) / 2;

          if (cb_versions_compare_places (get_entry (entries, start + lasts[middle]), entry) < 0)
            low = middle + 1;
          else
            high = middle;
        }
      befores[i] = low > 0 ? lasts[low - 1] : n;
      lasts[low] = i;
      n_rows = MAX (n_rows, low + 1);
    }
  for (guint i = n_rows > 0 ? lasts[n_rows - 1] : n; i < n; i = befores[i])
    keeps[i] = TRUE;
  for (guint i = end; i < entries->len; i++)
    keeps[i - start] = TRUE;
  return keeps;
}

/* The first place greater than @place that an entry from @position on keeps; NULL if none. */
static const char *
find_next_place (GPtrArray *entries,
                 guint position,
                 guint start,
                 const gboolean *keeps,
                 const char *place)
{
  for (guint i = position; i < entries->len; i++)
    {
      const char *at = get_entry (entries, i)->tag.at;

      if (keeps[i - start] && (place == NULL || strcmp (at, place) > 0))
        return at;
    }
  return NULL;
}

/* Gives places to those entries of a part of the log that have none, or one that is not in order.
 * If two entries have the same place, made on several devices, later ones may have to move, too. */
static void
give_places (GPtrArray *entries, guint start, guint end, gint64 rev)
{
  g_autofree gboolean *keeps = choose_keepers (entries, start, end);

  for (guint i = start; i < entries->len; i++)
    {
      CbEntry *entry = get_entry (entries, i);
      CbEntry *last = i > 0 ? get_entry (entries, i - 1) : NULL;
      const char *place = last != NULL ? last->tag.at : NULL;
      g_autofree char *at = NULL;
      CbEntryTag tag = entry->tag;
      const char *next;

      if (keeps[i - start] && (last == NULL || cb_versions_compare_places (last, entry) < 0))
        continue;
      next = find_next_place (entries, i + 1, start, keeps, place);
      at = next != NULL ? cb_order_between (place, next)
                        : cb_order_append (place, cb_versions_read_time (entry));
      tag.at = at;
      tag.rev = rev;
      exchange (entries, i, &tag);
    }
}

/* Removes an id from an entry in a part of the log if another entry has it: ids are unique. */
static void
drop_ids (GPtrArray *entries, guint start, guint end, GHashTable *ids)
{
  const CbEntryTag none = { .id = "" };

  for (guint i = 0; i < entries->len; i++)
    if (i < start || i >= end)
      g_hash_table_add (ids, g_strdup (get_entry (entries, i)->tag.id));
  for (guint i = start; i < end; i++)
    {
      CbEntry *entry = get_entry (entries, i);

      if (entry->tag.id[0] != '\0' && !g_hash_table_add (ids, g_strdup (entry->tag.id)))
        exchange (entries, i, &none);
    }
}

/* Gives ids to the entries from @start to @end. An edited entry takes over the id of the entry that
 * it replaces: the next of @places (the old entries) that is no longer in the log. */
static void
give_ids (const Step *step, guint start, guint end, GPtrArray *places, GHashTable *ids)
{
  GPtrArray *entries = step->self->entries;
  guint next = 0;

  drop_ids (entries, start, end, ids);
  for (guint i = start; i < end; i++)
    {
      CbEntry *entry = get_entry (entries, i);
      CbEntryTag tag = entry->tag;

      if (g_ptr_array_find (places, entry, NULL))
        continue;
      _cb_versions_make_print (tag.print, entry, step->self->setup);
      while (tag.id[0] == '\0' && next < places->len)
        {
          CbEntry *was = g_ptr_array_index (places, next++);

          if (g_hash_table_contains (ids, was->tag.id))
            continue;
          memcpy (tag.id, was->tag.id, sizeof tag.id);
          tag.at = was->tag.at;
        }
      if (tag.id[0] == '\0')
        cb_id_draw (tag.id);
      tag.rev = step->rev;
      exchange (entries, i, &tag);
      g_hash_table_add (ids, g_strdup (tag.id));
    }
}

/* (transfer full) (nullable): the removed entries of the case: those of @places that are no longer
 * there, and earlier ones, except those removed long ago. */
static JsonObject *
follow_gone (const Step *step, GPtrArray *places, GHashTable *ids)
{
  g_autoptr (JsonObject) gone = json_object_new ();
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  if (step->old->gone != NULL)
    {
      json_object_iter_init (&iter, step->old->gone);
      while (json_object_iter_next (&iter, &id, &node))
        if ((json_node_get_int (node) >= step->cutoff || json_node_get_int (node) < FIRST_TIME) &&
            !g_hash_table_contains (ids, id))
          json_object_set_int_member (gone, id, json_node_get_int (node));
    }
  for (guint i = 0; i < places->len; i++)
    if (!g_hash_table_contains (ids, get_entry (places, i)->tag.id))
      json_object_set_int_member (gone, get_entry (places, i)->tag.id, step->rev);
  return json_object_get_size (gone) > 0 ? g_steal_pointer (&gone) : NULL;
}

/* Notes for each entry with a new version which versions came before it, so that a merge can tell
 * whether its author knew another version. */
static void
note_replaced (const Step *step)
{
  g_autoptr (GHashTable) before = cb_contents_index (step->old);

  for (guint i = 0; i < step->self->entries->len; i++)
    {
      CbEntry *entry = get_entry (step->self->entries, i);
      const CbEntry *was = g_hash_table_lookup (before, entry->tag.id);

      if (was == entry)
        continue;
      memset (entry->tag.was, 0, sizeof entry->tag.was);
      if (was != NULL)
        memcpy (entry->tag.was + 1, was->tag.was, sizeof entry->tag.was - sizeof was->tag.rev);
      entry->tag.was[0] = was != NULL ? was->tag.rev
                                      : cb_versions_get_gone (step->old, entry->tag.id);
    }
}

static void
follow_log (Step *step)
{
  CbContents *self = step->self;
  GPtrArray *before = step->old->entries;
  g_autoptr (GPtrArray) after = g_ptr_array_ref (self->entries);
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint start, n_after, end;

  cb_contents_count_shared (step->old, self, &start, &n_after);
  end = after->len - n_after;
  if (start == end && before->len == after->len)
    return;
  if (!step->old->shared && start == before->len)
    {
      begin_log (self, start);
      return;
    }
  g_ptr_array_unref (self->entries);
  self->entries = copy_list (after);
  for (guint i = start; i < before->len - n_after; i++)
    g_ptr_array_add (places, get_entry (before, i));
  give_ids (step, start, end, places, ids);
  give_places (self->entries, start, end, step->rev);
  note_replaced (step);
  g_clear_pointer (&self->gone, json_object_unref);
  self->gone = follow_gone (step, places, ids);
  self->shared = TRUE;
  self->newest = step->rev;
}

static void
follow_mark (Step *step, CbPencilMark *mark, guint card, guint holder)
{
  CbPencilMark *was = cb_contents_find_mark (step->old, card, holder);
  gboolean is_first = was == NULL && !step->self->shared;

  if (mark != NULL && mark == was)
    return;
  if (was != NULL && g_str_equal (was->text, mark != NULL ? mark->text : ""))
    cb_contents_put_mark (step->self, cb_pencil_mark_ref (was));
  else
    {
      CbPencilMark *next = cb_pencil_mark_new (card, holder, mark != NULL ? mark->text : "",
                                               mark != NULL ? mark->extra : was->extra);

      next->rev = is_first ? CB_FIRST_REV : step->rev;
      cb_contents_put_mark (step->self, next);
      step->self->shared = !is_first;
      step->self->newest = MAX (step->self->newest, next->rev);
    }
}

/* Gives versions to the pencil marks that changed. A removed mark is kept without text; otherwise a
 * device that still has it would bring it back. */
static void
follow_marks (Step *step)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_ref (step->self->pencil);
  const CbContents *old = step->old;

  if (marks == old->pencil)
    return;
  for (guint i = 0; i < marks->len; i++)
    {
      CbPencilMark *mark = g_ptr_array_index (marks, i);

      follow_mark (step, mark, mark->card, mark->holder);
    }
  for (guint i = 0; i < old->pencil->len; i++)
    {
      CbPencilMark *was = g_ptr_array_index (old->pencil, i);

      if (cb_contents_find_mark (step->self, was->card, was->holder) == NULL &&
          was->holder < cb_setup_get_n_holders (step->self->setup))
        follow_mark (step, NULL, was->card, was->holder);
    }
}

static void
note_change (Step *step, const char *name)
{
  JsonObject *revs = cb_members_copy_rest (step->self->revs);
  JsonArray *known = json_array_new ();
  gint64 rev = step->rev;

  for (guint age = 0; rev > 0 && age < CB_VERSIONS_KNOWN; age++)
    {
      json_array_add_int_element (known, rev);
      rev = cb_versions_get_rev (step->self->revs, name, age);
    }
  if (revs == NULL)
    revs = json_object_new ();
  json_object_set_array_member (revs, name, known);
  g_clear_pointer (&step->self->revs, json_object_unref);
  step->self->revs = revs;
  step->self->shared = TRUE;
  step->self->newest = step->rev;
}

static void
follow_rest (Step *step)
{
  const CbContents *self = step->self;
  const CbContents *old = step->old;
  g_autoptr (JsonObject) after = NULL;
  g_autoptr (JsonObject) before = NULL;
  g_autoptr (GPtrArray) names = NULL;

  if (self->setup == old->setup && self->assist == old->assist && self->extra == old->extra &&
      g_str_equal (self->title, old->title))
    return;
  after = cb_contents_write_rest (self);
  before = cb_contents_write_rest (old);
  names = cb_versions_list_members (before, after);
  for (guint i = 0; i < names->len; i++)
    if (!cb_versions_are_equal (before, after, g_ptr_array_index (names, i)))
      note_change (step, g_ptr_array_index (names, i));
}

/**
 * cb_versions_follow:
 * @self: made of @old by changing it; nobody else has it yet
 * @old: what a case said before
 *
 * Makes @self the next version of @old: whatever differs gets a newer version number, and what was
 * removed is noted. Version numbers that @self already has are ignored.
 */
void
cb_versions_follow (CbContents *self, const CbContents *old)
{
  g_autoptr (GDateTime) now = cb_clock_now ();
  Step step = { self, old, 0, 0 };

  step.rev = MIN (MAX (old->newest + 1, g_date_time_to_unix (now)), CB_REV_MAX);
  /* A device whose clock is years ahead must not make all others forget removals too early. */
  step.cutoff = MIN (g_date_time_to_unix (now), old->newest) - GONE_FOR;
  g_clear_pointer (&self->gone, json_object_unref);
  g_clear_pointer (&self->revs, json_object_unref);
  self->gone = old->gone != NULL ? json_object_ref (old->gone) : NULL;
  self->revs = old->revs != NULL ? json_object_ref (old->revs) : NULL;
  self->shared = old->shared;
  self->newest = old->newest;
  follow_log (&step);
  follow_marks (&step);
  follow_rest (&step);
}
