/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-json.h"
#include "cb-edition-private.h"
#include "cb-editions.h"
#include "cb-json.h"

/* (transfer full) (nullable): the value as a text; NULL if it is not of @type */
static char *
read_value (JsonNode *node, CbFieldType type)
{
  GType held = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_NONE;

  if (type == CB_FIELD_NUMBER)
    return cb_json_quote_number (node);
  if (type == CB_FIELD_FLAG)
    return held == G_TYPE_BOOLEAN ? g_strdup (json_node_get_boolean (node) ? "true" : "false")
                                  : NULL;
  return held == G_TYPE_STRING ? g_strdup (json_node_get_string (node)) : NULL;
}

/* Reads a word, which may also be a number: the face of a die. */
static char *
read_word (JsonNode *node)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  return read_value (node, CB_FIELD_WORD);
}

static char **
read_words (CbParts *parts, const CbPart *part, const CbField *field, JsonNode *node)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  JsonArray *array;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return NULL;
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      char *word = read_word (json_array_get_element (array, i));

      if (word != NULL)
        g_strv_builder_take (words, word);
      else
        {
          g_autofree char *key = g_strdup_printf ("%s[%u]", field->key, i);

          cb_parts_fail (parts, part, key, _ ("must be text"));
        }
    }
  return g_strv_builder_end (words);
}

static void
read_fields (CbParts *parts, CbPart *part, JsonObject *object)
{
  const CbPartForm *form = &cb_part_forms[part->kind];

  for (const CbField *field = form->fields; field->key != NULL; field++)
    {
      g_autofree char *member = cb_field_get_member (field);
      JsonNode *node = json_object_get_member (object, member);

      if (node == NULL || g_strcmp0 (field->key, form->parent_key) == 0)
        continue;
      if (cb_field_is_list (field))
        cb_parts_take_words (parts, part, field, read_words (parts, part, field, node));
      else
        cb_parts_take (parts, part, field, read_value (node, field->type));
    }
}

static void
read_id (CbParts *parts, CbPart *part, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "id");
  char *id = node != NULL ? read_value (node, CB_FIELD_WORD) : NULL;

  if (node == NULL)
    cb_parts_fail (parts, part, "Id", _ ("is missing"));
  else if (id == NULL)
    cb_parts_fail (parts, part, "Id", _ ("must be text"));
  else
    g_free (g_steal_pointer (&part->id));
  part->id = id != NULL ? id : part->id;
}

static void read_children (CbParts *parts, const CbPart *parent, JsonObject *object);

static void
read_part (CbParts *parts, CbPartKind kind, const CbPart *parent, JsonNode *node)
{
  CbPart *part = cb_parts_add (parts, kind, g_strdup (""), parent);

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      cb_parts_fail (parts, part, NULL, _ ("must be an object"));
      return;
    }
  if (!cb_part_forms[kind].once)
    read_id (parts, part, json_node_get_object (node));
  read_fields (parts, part, json_node_get_object (node));
  read_children (parts, part, json_node_get_object (node));
}

/* Reads the parts that are inside another one. */
static void
read_children (CbParts *parts, const CbPart *parent, JsonObject *object)
{
  for (CbPartKind kind = CB_PART_EDITION + 1; kind < CB_N_PART_KINDS; kind++)
    {
      const CbPartForm *form = &cb_part_forms[kind];
      JsonNode *node = form->parent == parent->kind ? json_object_get_member (object, form->member)
                                                    : NULL;
      JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node)
                                                                      : NULL;

      if (node != NULL && form->once)
        read_part (parts, kind, parent, node);
      else if (node != NULL && array == NULL)
        cb_parts_fail (parts, parent, form->member, _ ("must be a list"));
      for (guint i = 0; !form->once && array != NULL && i < json_array_get_length (array); i++)
        read_part (parts, kind, parent, json_array_get_element (array, i));
    }
}

/**
 * cb_edition_new_from_json:
 * @node: the object
 * @path: where the object is in its document
 * @error: must not be NULL
 *
 * Returns: (transfer full) (nullable): the edition, which remembers the object it came from
 */
CbEdition *
cb_edition_new_from_json (JsonNode *node, const char *path, GError **error)
{
  g_autoptr (CbParts) parts = cb_parts_new (path, FALSE, error);
  CbEdition *self;

  read_part (parts, CB_PART_EDITION, NULL, node);
  self = cb_edition_new (g_steal_pointer (&parts));
  if (self != NULL)
    self->source = json_node_copy (node);
  return self;
}

static JsonNode *
write_words (char **words)
{
  JsonArray *array = json_array_new ();
  JsonNode *node;

  for (guint i = 0; words[i] != NULL; i++)
    json_array_add_string_element (array, words[i]);
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, array);
  return node;
}

static void
write_fields (JsonObject *object, CbPart *part)
{
  const CbPartForm *form = &cb_part_forms[part->kind];

  if (!form->once)
    json_object_set_string_member (object, "id", part->id);
  for (const CbField *field = form->fields; field->key != NULL; field++)
    {
      g_autofree char *member = cb_field_get_member (field);
      const CbFieldValue *value = cb_part_get_value (part, field);

      if (!value->given || g_strcmp0 (field->key, form->parent_key) == 0)
        continue;
      if (cb_field_is_list (field))
        json_object_set_member (object, member, write_words (value->words));
      else if (field->type == CB_FIELD_NUMBER)
        json_object_set_int_member (object, member, value->number);
      else if (field->type == CB_FIELD_FLAG)
        json_object_set_boolean_member (object, member, value->number);
      else if (value->text != NULL)
        json_object_set_string_member (object, member, value->text);
    }
}

static JsonObject *
write_part (const CbParts *parts, CbPart *part)
{
  JsonObject *object = json_object_new ();

  write_fields (object, part);
  for (guint i = 0; i < parts->list->len; i++)
    {
      CbPart *child = g_ptr_array_index (parts->list, i);
      const CbPartForm *form = &cb_part_forms[child->kind];

      if (!cb_part_is_inside (child, part))
        continue;
      if (form->once)
        json_object_set_object_member (object, form->member, write_part (parts, child));
      else
        {
          if (!json_object_has_member (object, form->member))
            json_object_set_array_member (object, form->member, json_array_new ());
          json_array_add_object_element (json_object_get_array_member (object, form->member),
                                         write_part (parts, child));
        }
    }
  return object;
}

/**
 * cb_edition_write:
 *
 * Returns: (transfer full): the whole edition as an object, as it was read: with the names in the
 *   box
 */
JsonNode *
cb_edition_write (const CbEdition *edition)
{
  const CbEdition *self = edition->base != NULL ? edition->base : edition;
  JsonNode *node;

  if (self->source != NULL)
    return json_node_copy (self->source);
  node = json_node_new (JSON_NODE_OBJECT);
  json_node_take_object (node,
                         write_part (self->parts, cb_parts_get (self->parts, CB_PART_EDITION, 0)));
  return node;
}

JsonNode *
cb_edition_to_json (const CbEdition *self)
{
  const char *id = cb_edition_get_id (self);

  if (cb_editions_find_builtin (id) == (self->base != NULL ? self->base : self))
    return json_node_init_string (json_node_alloc (), id);
  return cb_edition_write (self);
}
