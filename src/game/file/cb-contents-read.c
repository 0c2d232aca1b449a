/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a case file: UTF-8 JSON. Members that this version of Casebook does not know are kept. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-contents.h"
#include "cb-entry-kind.h"
#include "cb-game-error.h"
#include "cb-json.h"
#include "cb-setup-members.h"
#include "cb-setup-json.h"
#include "cb-versions.h"

/* Completes the ids and versions of the entries; two entries with one id are an error. */
static void
check_ids (CbContents *self, CbMembers *in)
{
  int position = cb_versions_complete (self);
  g_autofree char *member = NULL;

  if (position < 0)
    return;
  member = g_strdup_printf ("log[%d].id", position);
  cb_members_fail (in, member, _ ("stands twice"));
}

static void
read_log (CbContents *self, CbMembers *in)
{
  JsonArray *log = cb_members_get_array (in, "log");

  for (guint i = 0; log != NULL && i < json_array_get_length (log); i++)
    {
      g_autoptr (CbMembers)
        element = cb_members_new_element (in, "log", json_array_get_element (log, i), i);
      CbEntry *entry = cb_entry_read (element, self->setup);

      if (entry == NULL)
        return;
      g_ptr_array_add (self->entries, entry);
    }
  if (log != NULL && !cb_members_failed (in))
    check_ids (self, in);
}

static void
read_marks (CbContents *self, CbMembers *in)
{
  JsonArray *marks = cb_members_get_array (in, "marks");

  for (guint i = 0; marks != NULL && i < json_array_get_length (marks); i++)
    {
      g_autoptr (CbMembers)
        element = cb_members_new_element (in, "marks", json_array_get_element (marks, i), i);
      int card = cb_members_get_card (element, "card", self->setup->edition);
      int holder = cb_members_get_holder (element, "holder", self->setup);
      g_autofree char *text = cb_members_get_string (element, "mark");
      gint64 rev = cb_members_get_rev (element, "rev");
      g_autoptr (JsonObject) extra = cb_members_get_rest (element);
      CbPencilMark *mark;

      if (cb_members_failed (in))
        return;
      mark = cb_pencil_mark_new ((guint) card, (guint) holder, text, extra);
      if (rev > 0)
        mark->rev = rev;
      self->shared = self->shared || rev > 0;
      cb_contents_put_mark (self, mark);
    }
}

/* (transfer full) (nullable): a reader of the object in the member @name; NULL if there is none.
 * @names: (out): the names of all members of that object */
static CbMembers *
read_map (CbMembers *in, const char *name, GList **names)
{
  JsonNode *node = cb_members_get_node (in, name);
  CbMembers *members = node != NULL ? cb_members_new_member (in, name, node) : NULL;

  if (members != NULL && !cb_members_failed (in))
    *names = json_object_get_members (json_node_get_object (node));
  return members;
}

/* (transfer full) (nullable): for the id of each removed entry, the version that removed it. */
static JsonObject *
read_gone (CbMembers *in)
{
  g_autoptr (GList) ids = NULL;
  g_autoptr (CbMembers) members = read_map (in, "gone", &ids);
  JsonObject *gone = members != NULL ? json_object_new () : NULL;

  for (GList *l = ids; l != NULL; l = l->next)
    {
      if (!cb_id_is_id (l->data))
        cb_members_fail (members, l->data, _ ("is not the id of an entry"));
      json_object_set_int_member (gone, l->data, cb_members_get_rev (members, l->data));
    }
  return gone;
}

/* (transfer full) (nullable): for each member that was changed, its version numbers. */
static JsonObject *
read_revs (CbMembers *in)
{
  g_autoptr (GList) names = NULL;
  g_autoptr (CbMembers) members = read_map (in, "revs", &names);
  JsonObject *revs = members != NULL ? json_object_new () : NULL;

  for (GList *l = names; l != NULL; l = l->next)
    {
      JsonArray *list = cb_members_get_array (members, l->data);
      JsonArray *known = json_array_new ();

      for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
        {
          gint64 rev = cb_id_read_rev (json_array_get_element (list, i));

          if (rev == 0)
            cb_members_fail (members, l->data, _ ("is not a list of numbers of versions"));
          json_array_add_int_element (known, rev);
        }
      json_object_set_array_member (revs, l->data, known);
    }
  return revs;
}

static void
read_format (CbContents *self, CbMembers *in)
{
  g_autofree char *format = cb_members_get_optional_string (in, "format");

  if (g_strcmp0 (format, "casebook") != 0)
    cb_members_fail (in, "format", _ ("must be “casebook”; this is not a case"));
  self->version = cb_members_get_int (in, "version", 1, G_MAXINT);
}

/* Reads what a case says apart from the log, the pencil marks, and their versions. */
static void
read_rest (CbContents *self, CbMembers *in, GError **error)
{
  g_autofree char *title = cb_members_get_optional_string (in, "title");

  cb_contents_set_title (self, title != NULL ? title : "");
  self->created = cb_members_get_optional_string (in, "created");
  if (cb_members_has (in, "assist"))
    self->assist = cb_members_get_choice (in, "assist", cb_assist_ids);
  if (cb_members_has (in, "practice"))
    self->practice = (guint) cb_members_get_int (in, "practice", 1, CB_PRACTICE_MAX);
  if (!cb_members_failed (in))
    self->setup = cb_setup_read (in, error);
}

static void
read_contents (CbContents *self, CbMembers *in, GError **error)
{
  read_format (self, in);
  read_rest (self, in, error);
  if (self->setup == NULL)
    return;

  self->gone = read_gone (in);
  self->revs = read_revs (in);
  self->shared = self->gone != NULL || self->revs != NULL;
  read_marks (self, in);
  read_log (self, in);
  self->extra = cb_members_get_rest (in);
}

/**
 * cb_contents_read_rest:
 * @rest: as from cb_contents_write_rest()
 *
 * Returns: (transfer full) (nullable): the contents of a case that says @rest and has an empty log;
 * NULL if @rest makes no sense
 */
CbContents *
cb_contents_read_rest (JsonObject *rest)
{
  g_autoptr (CbContents) self = cb_contents_new ();
  g_autoptr (JsonNode) root = json_node_init_object (json_node_alloc (), rest);
  g_autoptr (GError) problem = NULL;
  g_autoptr (CbMembers) in = cb_members_new (root, "", &problem);

  read_rest (self, in, &problem);
  self->extra = cb_members_get_rest (in);
  return problem == NULL ? g_steal_pointer (&self) : NULL;
}

static JsonNode *
parse (GBytes *bytes, GError **error)
{
  gsize size = g_bytes_get_size (bytes);

  if (size > 0 && size <= CB_CONTENTS_MAX_BYTES)
    return cb_json_read (bytes, _ ("damaged, or not a case"), error);
  if (size == 0)
    cb_game_error_take (error, CB_GAME_ERROR_NOT_A_CASE, g_strdup (_ ("is empty")));
  else
    cb_game_error_take (error, CB_GAME_ERROR_TOO_LARGE,
                        g_strdup_printf (_ ("is too large to be a case: more than %d MiB"),
                                         CB_CONTENTS_MAX_BYTES / 1024 / 1024));
  return NULL;
}

/**
 * cb_contents_read:
 * @bytes: a case file
 *
 * Returns: (transfer full) (nullable): what it says. A file of a newer version is read as far as
 *   this version understands it; see @version. A file that breaks a rule is refused whole, and
 *   @error (#CbGameError) names the member
 */
CbContents *
cb_contents_read (GBytes *bytes, GError **error)
{
  g_autoptr (CbContents) self = cb_contents_new ();
  g_autoptr (JsonNode) root = parse (bytes, error);
  g_autoptr (CbMembers) in = NULL;
  g_autoptr (GError) problem = NULL;

  if (root == NULL)
    return NULL;

  in = cb_members_new (root, "", &problem);
  read_contents (self, in, &problem);
  if (problem == NULL)
    return g_steal_pointer (&self);

  if (self->version > CB_FORMAT_VERSION)
    {
      g_prefix_error (&problem,
                      _ ("was written by a newer Casebook (version %d; this one reads %d): "),
                      self->version, CB_FORMAT_VERSION);
      problem->code = CB_GAME_ERROR_READ_ONLY;
    }
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}
