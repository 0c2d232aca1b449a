/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writing a case file. The log is the truth; nothing deduced is stored. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-contents.h"
#include "cb-entry-kind.h"
#include "cb-game-error.h"
#include "cb-setup-members.h"
#include "cb-setup-json.h"

static void
write_tag (const CbEntryTag *tag, JsonObject *out)
{
  JsonArray *was = json_array_new ();

  for (guint i = 0; i < CB_ENTRY_N_KNOWN && tag->was[i] > 0; i++)
    json_array_add_int_element (was, tag->was[i]);
  json_object_set_string_member (out, "id", tag->id);
  json_object_set_int_member (out, "rev", tag->rev);
  if (json_array_get_length (was) > 0)
    json_object_set_array_member (out, "was", json_array_ref (was));
  json_array_unref (was);
  json_object_set_string_member (out, "at", tag->at);
}

static JsonArray *
write_log (const CbContents *self)
{
  JsonArray *log = json_array_new ();

  for (guint i = 0; i < self->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (self->entries, i);
      JsonNode *node = cb_entry_write (entry, self->setup);

      if (self->shared)
        write_tag (&entry->tag, json_node_get_object (node));
      json_array_add_element (log, node);
    }
  return log;
}

static JsonArray *
write_marks (const CbContents *self)
{
  JsonArray *marks = json_array_new ();

  for (guint i = 0; i < self->pencil->len; i++)
    {
      const CbPencilMark *mark = g_ptr_array_index (self->pencil, i);
      JsonObject *object = json_object_new ();

      cb_members_put_card (object, "card", self->setup->edition, (int) mark->card);
      cb_members_put_holder (object, "holder", self->setup, mark->holder);
      json_object_set_string_member (object, "mark", mark->text);
      if (self->shared)
        json_object_set_int_member (object, "rev", mark->rev);
      cb_members_put_rest (object, mark->extra);
      json_array_add_object_element (marks, object);
    }
  return marks;
}

/* The lowest version of the format that can hold these contents; if they are from a file of a newer
 * version, that version. */
static int
find_version (const CbContents *self)
{
  const CbEdition *edition = self->setup->edition;
  gboolean needs_second = self->shared || cb_setup_tips_ask_traits (self->setup) ||
                          cb_edition_get_rules (edition)->n_alike > 1 ||
                          cb_edition_has_own_traits (edition);
  int version = MAX (needs_second ? 2 : 1, self->version > CB_FORMAT_VERSION ? self->version : 1);

  for (guint i = 0; i < self->entries->len; i++)
    version = MAX (version, cb_entry_get_version (g_ptr_array_index (self->entries, i)));
  return version;
}

/* Writes what a case says apart from the log, the pencil marks, and their versions. */
static void
write_rest (const CbContents *self, JsonObject *out)
{
  json_object_set_string_member (out, "title", self->title);
  if (self->created != NULL)
    json_object_set_string_member (out, "created", self->created);
  cb_setup_write (self->setup, out);
  json_object_set_string_member (out, "assist", cb_assist_ids[self->assist]);
  if (self->practice > 0)
    json_object_set_int_member (out, "practice", self->practice);
}

/* Returns: (transfer full): the members of the case file apart from the log, the pencil marks, and
 * all about versions */
JsonObject *
cb_contents_write_rest (const CbContents *self)
{
  JsonObject *out = json_object_new ();

  write_rest (self, out);
  cb_members_put_rest (out, self->extra);
  return out;
}

/* Adds @object as a member with its own members sorted, so that equal objects have equal bytes. */
static void
write_sorted (JsonObject *out, const char *name, JsonObject *object)
{
  g_autoptr (GList) names = object != NULL ? json_object_get_members (object) : NULL;
  JsonObject *sorted;

  if (names == NULL)
    return;
  names = g_list_sort (g_steal_pointer (&names), (GCompareFunc) strcmp);
  sorted = json_object_new ();
  for (GList *l = names; l != NULL; l = l->next)
    json_object_set_member (sorted, l->data,
                            json_node_copy (json_object_get_member (object, l->data)));
  json_object_set_object_member (out, name, sorted);
}

/* Returns: (transfer full): the case file */
GBytes *
cb_contents_write (const CbContents *self)
{
  g_autoptr (JsonObject) out = json_object_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  gsize size;

  json_object_set_string_member (out, "format", "casebook");
  json_object_set_int_member (out, "version", find_version (self));
  write_rest (self, out);
  json_object_set_array_member (out, "log", write_log (self));
  json_object_set_array_member (out, "marks", write_marks (self));
  write_sorted (out, "gone", self->gone);
  write_sorted (out, "revs", self->revs);
  cb_members_put_rest (out, self->extra);

  root = json_node_init_object (json_node_alloc (), out);
  text = json_to_string (root, TRUE);
  size = strlen (text);
  text = g_realloc (text, size + 2);
  text[size++] = '\n';
  text[size] = '\0';
  return g_bytes_new_take (g_steal_pointer (&text), size);
}

/* Refuses to write a case of a newer version, because parts of it would be lost. */
gboolean
cb_contents_check_writable (const CbContents *self, GError **error)
{
  if (self->version <= CB_FORMAT_VERSION)
    return TRUE;
  g_set_error (error, CB_GAME_ERROR, CB_GAME_ERROR_READ_ONLY,
               _ ("was written by a newer Casebook (version %d), so it is read-only"),
               self->version);
  return FALSE;
}
