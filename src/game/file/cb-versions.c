/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each entry, pencil mark and other member of a case has a version number of its own, so that two
 * versions of the case can be joined without knowing what both came from (cb-merge.c). A changed
 * one gets a number greater than any in the case, and not less than the seconds since 1970: of two
 * independent changes the later one counts, as far as the clocks agree. Undoing is a change, too.
 *
 * Code that changes a case need not care: its result is compared with what it was made from.
 *
 * If entries and marks were only ever added to a case, every device can derive the numbers from the
 * rest of the file, and so the file leaves them out. */

#include "config.h"

#include <string.h>

#include "cb-order.h"
#include "cb-versions-private.h"

/* Returns: when @entry was recorded, in seconds since 1970; −1 if that is not known */
gint64
cb_versions_read_time (const CbEntry *entry)
{
  g_autoptr (GDateTime)
    time = entry->time != NULL ? g_date_time_new_from_iso8601 (entry->time, NULL) : NULL;

  return time != NULL ? g_date_time_to_unix (time) : -1;
}

/* Returns: less than 0 if @a comes first in the log */
int
cb_versions_compare_places (const CbEntry *a, const CbEntry *b)
{
  int order = strcmp (a->tag.at, b->tag.at);

  return order != 0 ? order : strcmp (a->tag.id, b->tag.id);
}

void
_cb_versions_make_print (CbId print, const CbEntry *entry, const CbSetup *setup)
{
  g_autoptr (JsonNode) node = cb_entry_write (entry, setup);
  g_autofree char *text = json_to_string (node, FALSE);

  cb_id_print (print, text);
}

/* Returns: a version number of a member, 0 if there is none. @age: how many newer ones to skip */
gint64
cb_versions_get_rev (JsonObject *revs, const char *name, guint age)
{
  JsonArray *known = revs != NULL && json_object_has_member (revs, name)
                       ? json_object_get_array_member (revs, name)
                       : NULL;

  return known != NULL && age < json_array_get_length (known)
           ? json_array_get_int_element (known, age)
           : 0;
}

/* Returns: the version number with which an entry was removed; 0 if it was not */
gint64
cb_versions_get_gone (const CbContents *self, const char *id)
{
  return self->gone != NULL && json_object_has_member (self->gone, id)
           ? json_object_get_int_member (self->gone, id)
           : 0;
}

/* Adds the ids of all entries, also of removed ones, to @ids, which does not own them. */
void
cb_versions_add_ids (const CbContents *self, GHashTable *ids)
{
  JsonObjectIter iter;
  const char *id;

  for (guint i = 0; i < self->entries->len; i++)
    g_hash_table_add (ids, ((CbEntry *) g_ptr_array_index (self->entries, i))->tag.id);
  if (self->gone == NULL)
    return;
  json_object_iter_init (&iter, self->gone);
  while (json_object_iter_next (&iter, &id, NULL))
    g_hash_table_add (ids, (gpointer) id);
}

/* Returns: (transfer full) (element-type utf8): the names of members of both. @a, @b: (nullable) */
GPtrArray *
cb_versions_list_members (JsonObject *a, JsonObject *b)
{
  JsonObject *const objects[] = { a, b };
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    {
      g_autoptr (GList) all = objects[i] != NULL ? json_object_get_members (objects[i]) : NULL;

      for (GList *l = all; l != NULL; l = l->next)
        if (i == 0 || a == NULL || !json_object_has_member (a, l->data))
          g_ptr_array_add (names, l->data);
    }
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  return names;
}

/* Returns: whether @a and @b have equal members @name, or neither has one */
gboolean
cb_versions_are_equal (JsonObject *a, JsonObject *b, const char *name)
{
  JsonNode *mine = json_object_get_member (a, name);
  JsonNode *theirs = json_object_get_member (b, name);

  return mine != NULL && theirs != NULL ? json_node_equal (mine, theirs) : mine == theirs;
}

static gint64
find_newest (const CbContents *self)
{
  gint64 newest = CB_FIRST_REV;
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  for (guint i = 0; i < self->entries->len; i++)
    newest = MAX (newest, ((CbEntry *) g_ptr_array_index (self->entries, i))->tag.rev);
  for (guint i = 0; i < self->pencil->len; i++)
    newest = MAX (newest, ((CbPencilMark *) g_ptr_array_index (self->pencil, i))->rev);
  if (self->gone != NULL)
    {
      json_object_iter_init (&iter, self->gone);
      while (json_object_iter_next (&iter, &name, &node))
        newest = MAX (newest, json_node_get_int (node));
    }
  if (self->revs != NULL)
    {
      json_object_iter_init (&iter, self->revs);
      while (json_object_iter_next (&iter, &name, &node))
        newest = MAX (newest, cb_versions_get_rev (self->revs, name, 0));
    }
  return newest;
}

/* Gives an entry without an id one that is derived from what the entry says.
 * @prints: counts entries that say the same; @taken: (nullable): ids that others have */
void
_cb_versions_derive_id (CbEntryTag *tag, GHashTable *prints, GHashTable *taken)
{
  guint n_alike = GPOINTER_TO_UINT (g_hash_table_lookup (prints, tag->print));

  if (tag->id[0] == '\0')
    do
      cb_id_derive (tag->id, tag->print, n_alike++);
    while (taken != NULL && g_hash_table_contains (taken, tag->id));
  else
    n_alike++;
  g_hash_table_insert (prints, g_strdup (tag->print), GUINT_TO_POINTER (n_alike));
}

/**
 * cb_versions_complete:
 * @self: just read, so that nothing else refers to it or its entries
 *
 * Adds the parts of the entries' tags that the file leaves out, and sorts the entries.
 *
 * Returns: the position in the file of an entry with the id of another one; −1 if there is none
 */
int
cb_versions_complete (CbContents *self)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) prints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
  const CbEntry *last = NULL;
  gboolean sorted = TRUE;

  /* An entry without an id, added by a script, must not get the id of another one. */
  cb_versions_add_ids (self, taken);
  for (guint i = 0; i < self->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (self->entries, i);
      CbEntryTag *tag = &entry->tag;

      self->shared = self->shared || tag->id[0] != '\0' || tag->at != NULL || tag->rev != 0;
      _cb_versions_make_print (tag->print, entry, self->setup);
      _cb_versions_derive_id (tag, prints, taken);
      if (!g_hash_table_add (ids, tag->id))
        return (int) i;
      if (tag->at == NULL)
        tag->at = cb_order_append (last != NULL ? last->tag.at : NULL,
                                   cb_versions_read_time (entry));
      tag->rev = MAX (tag->rev, CB_FIRST_REV);
      sorted = sorted && (last == NULL || cb_versions_compare_places (last, entry) < 0);
      last = entry;
    }
  if (!sorted)
    g_ptr_array_sort_values (self->entries, (GCompareFunc) cb_versions_compare_places);
  self->newest = find_newest (self);
  return -1;
}
