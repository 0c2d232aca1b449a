/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-game-error.h"
#include "cb-json.h"
#include "cb-members.h"

struct _CbMembers
{
  JsonObject *object; /* NULL if there is nothing to read */
  GHashTable *asked;
  char *path;
  GError **error;
};

static CbMembers *
cb_members_new_at (JsonNode *node, char *path, GError **error)
{
  CbMembers *self = g_new0 (CbMembers, 1);

  self->asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->path = path;
  self->error = error;
  if (JSON_NODE_HOLDS_OBJECT (node))
    self->object = json_object_ref (json_node_get_object (node));
  else
    cb_members_fail (self, NULL, _ ("must be an object"));

  return self;
}

/**
 * cb_members_new:
 * @node: what should be an object
 * @path: where it stands in the document; "" for the document itself
 * @error: where the first problem of the whole document is kept; must not be NULL
 *
 * Returns: (transfer full): a reader, also where @node is no object
 */
CbMembers *
cb_members_new (JsonNode *node, const char *path, GError **error)
{
  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (error != NULL, NULL);

  return cb_members_new_at (node, g_strdup (path), error);
}

static char *
cb_members_join_path (CbMembers *self, const char *name)
{
  if (name == NULL)
    return g_strdup (self->path);
  return *self->path == '\0' ? g_strdup (name) : g_strdup_printf ("%s.%s", self->path, name);
}

/**
 * cb_members_new_member:
 * @name: a member that should be an object
 * @node: its value
 *
 * Returns: (transfer full): a reader of that object that shares the error of @self
 */
CbMembers *
cb_members_new_member (CbMembers *self, const char *name, JsonNode *node)
{
  return cb_members_new_at (node, cb_members_join_path (self, name), self->error);
}

/**
 * cb_members_new_element:
 * @name: a member that is an array
 * @node: one of its elements
 * @index: the place of the element
 *
 * Returns: (transfer full): a reader of the element that shares the error of @self
 */
CbMembers *
cb_members_new_element (CbMembers *self, const char *name, JsonNode *node, guint index)
{
  g_autofree char *parent = cb_members_join_path (self, name);

  return cb_members_new_at (node, g_strdup_printf ("%s[%u]", parent, index), self->error);
}

void
cb_members_free (CbMembers *self)
{
  g_clear_pointer (&self->object, json_object_unref);
  g_clear_pointer (&self->asked, g_hash_table_unref);
  g_clear_pointer (&self->path, g_free);
  g_free (self);
}

gboolean
cb_members_failed (CbMembers *self)
{
  return *self->error != NULL;
}

/**
 * cb_members_fail:
 * @name: (nullable): the member to blame; NULL for the object itself
 * @format: what is wrong and what would be right, translated, without the path
 */
void
cb_members_fail (CbMembers *self, const char *name, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *path = NULL;
  va_list args;

  if (cb_members_failed (self))
    return;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  path = cb_members_join_path (self, name);
  cb_game_error_take (self->error, CB_GAME_ERROR_INVALID,
                      g_strconcat (path, *path != '\0' ? ": " : "", message, NULL));
}

gboolean
cb_members_has (CbMembers *self, const char *name)
{
  return self->object != NULL && json_object_has_member (self->object, name);
}

JsonNode *
cb_members_get_node (CbMembers *self, const char *name)
{
  if (!cb_members_has (self, name))
    return NULL;

  g_hash_table_add (self->asked, g_strdup (name));
  return json_object_get_member (self->object, name);
}

/* Returns: (transfer none) (nullable): the member; NULL, and an error, if it is missing */
JsonNode *
cb_members_require (CbMembers *self, const char *name)
{
  JsonNode *node = cb_members_get_node (self, name);

  if (node == NULL)
    cb_members_fail (self, name, _ ("is missing"));
  return node;
}

/* An absent member means the same as null. */
gboolean
cb_members_has_value (CbMembers *self, const char *name)
{
  JsonNode *node = cb_members_get_node (self, name);

  return node != NULL && !JSON_NODE_HOLDS_NULL (node);
}

JsonArray *
cb_members_get_array (CbMembers *self, const char *name)
{
  JsonNode *node = cb_members_get_node (self, name);

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      cb_members_fail (self, name, _ ("must be a list"));
      return NULL;
    }
  return json_node_get_array (node);
}

char *
cb_members_get_string (CbMembers *self, const char *name)
{
  JsonNode *node = cb_members_require (self, name);
  const char *string = node != NULL && json_node_get_value_type (node) == G_TYPE_STRING
                         ? json_node_get_string (node)
                         : NULL;

  if (string == NULL)
    cb_members_fail (self, name, _ ("must be text"));
  return g_strdup (string != NULL ? string : "");
}

char *
cb_members_get_optional_string (CbMembers *self, const char *name)
{
  return cb_members_has_value (self, name) ? cb_members_get_string (self, name) : NULL;
}

guint
cb_members_get_choice (CbMembers *self, const char *name, const char *const *values)
{
  g_autofree char *string = cb_members_get_string (self, name);
  g_autofree char *allowed = NULL;

  for (guint i = 0; values[i] != NULL; i++)
    if (g_str_equal (string, values[i]))
      return i;

  allowed = g_strjoinv (", ", (char **) values);
  /* Translators: the first %s is what a file says, the second a list of words. */
  cb_members_fail (self, name, _ ("“%s” is not one of %s"), string, allowed);
  return 0;
}

gboolean
cb_members_get_boolean (CbMembers *self, const char *name, gboolean fallback)
{
  JsonNode *node = cb_members_get_node (self, name);

  if (node == NULL)
    return fallback;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    {
      cb_members_fail (self, name, _ ("must be true or false"));
      return fallback;
    }
  return json_node_get_boolean (node);
}

/**
 * cb_members_read_int:
 * @wanted: the error message for a member that is no number
 * @value: (out): the number
 *
 * Returns: whether the member is a whole number; if not, an error was reported
 */
gboolean
cb_members_read_int (CbMembers *self, const char *name, const char *wanted, gint64 *value)
{
  JsonNode *node = cb_members_require (self, name);
  g_autofree char *number = NULL;

  if (node == NULL)
    return FALSE;
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    {
      *value = json_node_get_int (node);
      return TRUE;
    }
  /* Quotes what is there, if it is a number at all. */
  number = cb_json_quote_number (node);
  if (number != NULL)
    cb_members_fail (self, name, _ ("%s is not a whole number"), number);
  else
    cb_members_fail (self, name, "%s", wanted);
  return FALSE;
}

int
cb_members_get_int (CbMembers *self, const char *name, int min, int max)
{
  g_autofree char *number = NULL;
  gint64 value;

  if (!cb_members_read_int (self, name, _ ("must be a whole number"), &value))
    return min;
  if (value >= min && value <= max)
    return (int) value;
  /* The format for such a long number is a macro, which the tools of translators do not see. */
  number = g_strdup_printf ("%" G_GINT64_FORMAT, value);
  cb_members_fail (self, name, _ ("%s is not between %d and %d"), number, min, max);
  return min;
}

int
cb_members_get_optional_int (CbMembers *self, const char *name, int min, int max, int fallback)
{
  return cb_members_has_value (self, name) ? cb_members_get_int (self, name, min, max) : fallback;
}

JsonObject *
cb_members_get_rest (CbMembers *self)
{
  g_autoptr (JsonObject) rest = json_object_new ();
  g_autoptr (GList) names = self->object != NULL ? json_object_get_members (self->object) : NULL;

  for (GList *l = names; l != NULL; l = l->next)
    if (!g_hash_table_contains (self->asked, l->data))
      json_object_set_member (rest, l->data,
                              json_node_copy (json_object_get_member (self->object, l->data)));

  return json_object_get_size (rest) > 0 ? g_steal_pointer (&rest) : NULL;
}

/* (transfer full) (nullable): a copy of @rest; NULL for NULL */
JsonObject *
cb_members_copy_rest (JsonObject *rest)
{
  JsonObject *copy = rest != NULL ? json_object_new () : NULL;

  cb_members_put_rest (copy, rest);
  return copy;
}

void
cb_members_put_rest (JsonObject *object, JsonObject *rest)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (rest == NULL)
    return;
  json_object_iter_init_ordered (&iter, rest);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    json_object_set_member (object, name, json_node_copy (node));
}
