/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A roll of the dice: numbers, signs, or words such as "?". Nothing follows for the deduction. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-edition-dice.h"
#include "cb-entry-kind.h"
#include "cb-roll.h"

CbEntry *
cb_roll_new (int by, const CbDiceRoll *roll, const CbEdition *edition)
{
  CbEntry *entry = cb_entry_new (&cb_roll_kind);
  CbRoll *self = (CbRoll *) entry;

  self->by = by;
  self->dice = json_array_new ();
  for (guint i = 0; roll != NULL && i < roll->n_dice; i++)
    if (roll->faces[i] >= CB_FACE_SIGN)
      json_array_add_string_element (
        self->dice, cb_edition_get_sign (edition, roll->faces[i] - CB_FACE_SIGN)->id);
    else if (roll->faces[i] == CB_FACE_QUESTION)
      json_array_add_string_element (self->dice, "?");
    else
      json_array_add_int_element (self->dice, roll->faces[i]);
  return entry;
}

#define BETWEEN " ,;+"

/* How many bytes of @text are @name, whatever its case; 0 if it does not begin with it. */
static gsize
match_name (const char *text, const char *name)
{
  glong n = g_utf8_strlen (name, -1);
  const char *end = g_utf8_strlen (text, -1) >= n ? g_utf8_offset_to_pointer (text, n) : NULL;
  g_autofree char *wanted = g_utf8_casefold (name, -1);
  g_autofree char *found = end != NULL ? g_utf8_casefold (text, end - text) : NULL;

  return g_strcmp0 (wanted, found) == 0 && (*end == '\0' || strchr (BETWEEN, *end) != NULL)
           ? (gsize) (end - text)
           : 0;
}

/* The sign of which @text begins with the longest name, or −1. @n: (out): how many bytes it has */
static int
find_sign (const CbEdition *edition, const char *text, gsize *n)
{
  int found = -1;

  *n = 0;
  for (guint i = 0; i < cb_edition_get_n_signs (edition); i++)
    {
      const CbSign *sign = cb_edition_get_sign (edition, i);
      gsize most = MAX (match_name (text, sign->name), match_name (text, sign->id));

      for (guint j = 0; sign->aliases[j] != NULL; j++)
        most = MAX (most, match_name (text, sign->aliases[j]));
      if (most > *n)
        found = (int) i;
      *n = MAX (*n, most);
    }
  return found;
}

static void
add_written (JsonArray *dice, const char *face)
{
  guint64 number;

  if (g_ascii_string_to_unsigned (face, 10, 0, G_MAXUINT16, &number, NULL))
    json_array_add_int_element (dice, (gint64) number);
  else
    json_array_add_string_element (dice, face);
}

CbEntry *
cb_roll_new_written (int by, const char *text, const CbEdition *edition)
{
  CbEntry *entry = cb_roll_new (by, NULL, edition);
  gsize n;

  for (text += strspn (text, BETWEEN); *text != '\0'; text += n, text += strspn (text, BETWEEN))
    {
      int sign = find_sign (edition, text, &n);
      g_autofree char *face = NULL;

      if (sign < 0)
        n = strcspn (text, BETWEEN);
      face = g_strndup (text, n);
      add_written (((CbRoll *) entry)->dice,
                   sign >= 0 ? cb_edition_get_sign (edition, (guint) sign)->id : face);
    }
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
cb_roll_get_faces (const CbRoll *self, const CbEdition *edition, CbDiceRoll *faces)
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
      faces->faces[i] = face > 0 ? (guint16) face
                                 : cb_edition_read_face (edition, json_node_get_string (die));
    }
  return TRUE;
}

static const char *
get_name (const CbEdition *edition, const char *face)
{
  int sign = cb_edition_find_sign (edition, face);

  return sign >= 0 ? cb_edition_get_sign (edition, (guint) sign)->name : face;
}

char *
cb_roll_describe_dice (const CbRoll *self, const CbEdition *edition, const char *separator)
{
  GString *faces = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (self->dice); i++)
    {
      JsonNode *die = json_array_get_element (self->dice, i);

      if (i > 0)
        g_string_append (faces, separator);
      if (json_node_get_value_type (die) == G_TYPE_STRING)
        g_string_append (faces, get_name (edition, json_node_get_string (die)));
      else
        g_string_append_printf (faces, "%" G_GINT64_FORMAT, json_node_get_int (die));
    }
  return g_string_free_and_steal (faces);
}

static char *
cb_roll_title (const CbEntry *entry, const CbSetup *setup)
{
  const CbRoll *self = (const CbRoll *) entry;
  g_autofree char *faces = cb_roll_describe_dice (self, setup->edition, _ (", "));

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
