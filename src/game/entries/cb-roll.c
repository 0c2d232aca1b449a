/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A roll of the dice: numbers, or words such as "?". Nothing follows for the deduction. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry-kind.h"
#include "cb-roll.h"

CbEntry *
cb_roll_new (int by, const int *faces, guint n)
{
  CbEntry *entry = cb_entry_new (&cb_roll_kind);
  CbRoll *self = (CbRoll *) entry;

  self->by = by;
  self->dice = json_array_new ();
  for (guint i = 0; i < n; i++)
    if (faces[i] == CB_ROLL_QUESTION)
      json_array_add_string_element (self->dice, "?");
    else
      json_array_add_int_element (self->dice, faces[i]);
  return entry;
}

const CbRoll *
cb_entry_get_roll (const CbEntry *entry)
{
  return entry->kind == &cb_roll_kind ? (const CbRoll *) entry : NULL;
}

static gboolean
is_face (JsonNode *node)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;

  return type == G_TYPE_INT64 || type == G_TYPE_STRING;
}

static void
cb_roll_read (CbEntry *entry, CbMembers *in, const CbSetup *setup)
{
  CbRoll *self = (CbRoll *) entry;
  JsonArray *dice = cb_members_get_array (in, "dice");

  self->by = cb_members_get_seat (in, "by", setup);
  if (dice == NULL || json_array_get_length (dice) == 0)
    {
      cb_members_fail (in, "dice", _ ("is a list of at least one die"));
      return;
    }
  for (guint i = 0; i < json_array_get_length (dice); i++)
    if (!is_face (json_array_get_element (dice, i)))
      {
        g_autofree char *element = g_strdup_printf ("dice[%u]", i);

        cb_members_fail (in, element, _ ("must be a number or a text"));
      }
  self->dice = json_array_ref (dice);
}

static void
cb_roll_write (const CbEntry *entry, JsonObject *out, const CbSetup *setup)
{
  const CbRoll *self = (const CbRoll *) entry;

  json_object_set_int_member (out, "by", self->by);
  json_object_set_array_member (out, "dice", json_array_ref (self->dice));
}

gboolean
cb_roll_get_faces (const CbRoll *self, CbDiceRoll *faces)
{
  *faces = (CbDiceRoll) { .n_dice = json_array_get_length (self->dice) };
  if (faces->n_dice > CB_DICE_MAX)
    return FALSE;
  for (guint i = 0; i < faces->n_dice; i++)
    {
      JsonNode *die = json_array_get_element (self->dice, i);
      gint64 face = json_node_get_value_type (die) == G_TYPE_INT64 ? json_node_get_int (die) : -1;

      if (face == 0 || face > G_MAXUINT8 ||
          (face < 0 && json_node_get_value_type (die) == G_TYPE_INT64))
        return FALSE;
      faces->faces[i] = face > 0 ? (guint8) face : CB_FACE_QUESTION;
    }
  return TRUE;
}

char *
cb_roll_describe_dice (const CbRoll *self, const char *separator)
{
  GString *faces = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (self->dice); i++)
    {
      JsonNode *die = json_array_get_element (self->dice, i);

      if (i > 0)
        g_string_append (faces, separator);
      if (json_node_get_value_type (die) == G_TYPE_STRING)
        g_string_append (faces, json_node_get_string (die));
      else
        g_string_append_printf (faces, "%" G_GINT64_FORMAT, json_node_get_int (die));
    }
  return g_string_free_and_steal (faces);
}

static char *
cb_roll_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbRoll *self = (const CbRoll *) entry;
  g_autofree char *faces = cb_roll_describe_dice (self, _ (", "));

  if (self->by == setup->me)
    /* Translators: the faces of the dice. */
    return g_strdup_printf (_ ("You rolled: %s"), faces);
  /* Translators: a player, then the faces of the dice. */
  return g_strdup_printf (_ ("%s rolled: %s"), setup->players[self->by].name, faces);
}

const CbEntryKind cb_roll_kind = {
  .type = "roll",
  .size = sizeof (CbRoll),
  .read = cb_roll_read,
  .write = cb_roll_write,
  .array = G_STRUCT_OFFSET (CbRoll, dice),
  .title = cb_roll_title,
  .icon = "die",
  .actor = G_STRUCT_OFFSET (CbRoll, by),
};
