/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boxes of one family share their rules, and many share cards. An edition file can name a base,
 * from which it takes each group and each key that it does not have itself; a key of its own
 * replaces that of the base in all languages, a translation of its own that in one. It can also
 * name a family: in each language, the
 * file's own cards and categories take from the family the keys that they lack. So common parts are
 * written once. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-private.h"
#include "cb-editions.h"
#include "cb-game-error.h"

gboolean
cb_edition_is_key_of_base (const char *key)
{
  return g_str_equal (key, CB_EDITION_BASE_KEY) || g_str_equal (key, CB_EDITION_WORDS_KEY);
}

/* Whether @keys has @key, “Name” or “Name[de]”, itself, or without @words in the language of the
 * file, “Name”, which then counts for all languages. */
static gboolean
has_key (GKeyFile *keys, const char *group, const char *key, gboolean words)
{
  g_autofree char *plain = g_strndup (key, strcspn (key, "["));

  return g_key_file_has_key (keys, group, key, NULL) ||
         (!words && g_key_file_has_key (keys, group, plain, NULL));
}

/* Whether @key must not be taken from the base: @keys has it, or has the key that it inflects, or
 * @key is never taken. */
static gboolean
is_said (GKeyFile *keys, const char *group, const char *key, gboolean words)
{
  const char *language = key + strcspn (key, "[");
  g_autofree char *plain = g_strndup (key, (gsize) (language - key));
  const char *inflected = cb_card_key_find_inflected (plain);
  g_autofree char *of = inflected != NULL ? g_strconcat (inflected, language, NULL) : NULL;

  return g_str_equal (plain, "Id") || cb_edition_is_key_of_base (plain) ||
         has_key (keys, group, key, words) || (of != NULL && has_key (keys, group, of, words));
}

static void
take_group (GKeyFile *keys, GKeyFile *base, const char *group, gboolean words)
{
  g_auto (GStrv) all = g_key_file_get_keys (base, group, NULL, NULL);
  g_autoptr (GPtrArray) taken = g_ptr_array_new ();

  for (guint i = 0; all[i] != NULL; i++)
    if (!is_said (keys, group, all[i], words))
      g_ptr_array_add (taken, all[i]);
  if (!g_key_file_has_group (keys, group))
    {
      g_key_file_set_value (keys, group, "Key", "");
      g_key_file_remove_key (keys, group, "Key", NULL);
    }
  for (guint i = 0; i < taken->len; i++)
    {
      g_autofree char *value = g_key_file_get_value (base, group, taken->pdata[i], NULL);

      g_key_file_set_value (keys, group, taken->pdata[i], value);
    }
}

/* (transfer full) (nullable): the base @id, completed with what it takes from its own base */
static GKeyFile *
load_base (const char *id)
{
  g_autoptr (GBytes) bytes = cb_editions_load_base (id);
  g_autoptr (GKeyFile) base = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  if (bytes == NULL)
    return NULL;
  if (!g_key_file_load_from_bytes (base, bytes, G_KEY_FILE_NONE, &error) ||
      !cb_edition_take_base (base, id, &error))
    g_error ("Base of editions: %s", error->message);
  return g_steal_pointer (&base);
}

/* Takes over the keys of the file that @key names; with @words only into groups that exist.
 * Returns: FALSE if there is no such file */
static gboolean
take_base (GKeyFile *keys, const char *key, gboolean words, const char *name, GError **error)
{
  g_autofree char *id = g_key_file_get_string (keys, "Edition", key, NULL);
  g_autoptr (GKeyFile) base = id != NULL ? load_base (id) : NULL;
  g_auto (GStrv) groups = NULL;

  if (id == NULL)
    return TRUE;
  if (base == NULL)
    {
      cb_game_error_take (
        error, CB_GAME_ERROR_INVALID,
        g_strdup_printf (_ ("%s: [Edition] %s: this Casebook has no edition “%s”; "
                            "a newer one may"),
                         name, key, id));
      return FALSE;
    }
  groups = g_key_file_get_groups (base, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    if (!words || (!g_str_equal (groups[i], "Edition") && g_key_file_has_group (keys, groups[i])))
      take_group (keys, base, groups[i], words);
  return TRUE;
}

/**
 * cb_edition_take_base:
 * @keys: an edition file; gets what it takes from its base, and then from the family of its words
 * @name: what to call it in messages
 * @error: must not be NULL
 *
 * Returns: FALSE if the file names a base or family that does not exist
 */
gboolean
cb_edition_take_base (GKeyFile *keys, const char *name, GError **error)
{
  return cb_edition_add_listed (keys, name, error) &&
         take_base (keys, CB_EDITION_BASE_KEY, FALSE, name, error) &&
         take_base (keys, CB_EDITION_WORDS_KEY, TRUE, name, error);
}
