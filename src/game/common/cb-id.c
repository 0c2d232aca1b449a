/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Identifies things that several devices write: each has an id, and each version a number. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cb-id.h"

#define LETTERS "abcdefghijklmnopqrstuvwxyz234567"

static void
write_id (CbId id, const guint8 *bytes)
{
  guint bits = 0;
  guint n_bits = 0;

  for (guint i = 0; i < CB_ID_LENGTH; i++)
    {
      if (n_bits < 5)
        {
          bits = bits << 8 | *bytes++;
          n_bits += 8;
        }
      n_bits -= 5;
      id[i] = LETTERS[bits >> n_bits & 31];
    }
  id[CB_ID_LENGTH] = '\0';
}

/* Draws a random id, long enough to be unique. */
void
cb_id_draw (CbId id)
{
  guint32 numbers[3] = { g_random_int (), g_random_int (), g_random_int () };

  write_id (id, (const guint8 *) numbers);
}

/* Makes an id of @text, the same on every device. */
void
cb_id_print (CbId id, const char *text)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 bytes[32];
  gsize length = sizeof bytes;

  g_checksum_update (checksum, (const guchar *) text, -1);
  g_checksum_get_digest (checksum, bytes, &length);
  write_id (id, bytes);
}

/**
 * cb_id_derive:
 * @print: the id that cb_id_print() made of a text
 * @number: how many things before this one have the same text
 *
 * Makes different ids for several things that have the same text. Every device makes the same ids.
 */
void
cb_id_derive (CbId id, const CbId print, guint number)
{
  g_autofree char *text = g_strdup_printf ("%s %u", print, number);

  if (number > 0)
    cb_id_print (id, text);
  else
    memcpy (id, print, CB_ID_LENGTH + 1);
}

/* Returns: whether @text has the form of an id */
gboolean
cb_id_is_id (const char *text)
{
  return strlen (text) == CB_ID_LENGTH && strspn (text, LETTERS) == CB_ID_LENGTH;
}

/* Returns: the version number in @node; 0 if @node is no such number */
gint64
cb_id_read_rev (JsonNode *node)
{
  gint64 rev = json_node_get_value_type (node) == G_TYPE_INT64 ? json_node_get_int (node) : 0;

  return rev >= 1 && rev <= CB_REV_MAX ? rev : 0;
}

/* Returns: the number of a version, up to %CB_REV_MAX; 0 where the member is absent or fails */
gint64
cb_members_get_rev (CbMembers *self, const char *name)
{
  gint64 rev = 0;

  if (!cb_members_has_value (self, name) ||
      !cb_members_read_int (self, name, _ ("must be a whole number"), &rev))
    return 0;
  if (rev >= 1 && rev <= CB_REV_MAX)
    return rev;
  cb_members_fail (self, name, _ ("is not the number of a version"));
  return 0;
}
