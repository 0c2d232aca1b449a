/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-file.h"
#include "cb-edition-private.h"
#include "cb-file.h"
#include "cb-game-error.h"

/* The kind of part that @group is, by its first word, or %CB_N_PART_KINDS. @id: (out): the rest. */
static CbPartKind
find_kind (const char *group, const char **id)
{
  for (CbPartKind kind = 0; kind < CB_N_PART_KINDS; kind++)
    {
      const CbPartForm *form = &cb_part_forms[kind];
      gsize length = strlen (form->group);

      if (!g_str_has_prefix (group, form->group))
        continue;
      *id = group + length;
      if (form->once || kind == CB_PART_EDITION)
        {
          if (**id == '\0')
            return kind;
        }
      else if (**id == ' ')
        {
          (*id)++;
          return kind;
        }
    }
  return CB_N_PART_KINDS;
}

/* (transfer full) (nullable): a list; texts for people are in the user's language. GLib’s own
 * function for that would read memory before an empty list. */
static char **
read_list (GKeyFile *keys, const char *group, const CbField *field)
{
  g_autofree char *locale = g_key_file_get_locale_for_key (keys, group, field->key, NULL);
  g_autofree char *key = g_strdup_printf ("%s[%s]", field->key, locale != NULL ? locale : "");
  gboolean translated = field->type == CB_FIELD_TEXTS &&
                        g_key_file_has_key (keys, group, key, NULL);

  return g_key_file_get_string_list (keys, group, translated ? key : field->key, NULL, NULL);
}

/* Whether the user's language is English, the language of the keys that name no language. */
static gboolean
is_english (void)
{
  const char *language = g_get_language_names ()[0];
  gsize length = strcspn (language, "_.@");

  return (length == 1 && *language == 'C') || strncmp (language, "POSIX", length) == 0 ||
         strncmp (language, "en", length) == 0;
}

/* (transfer full) (nullable): a text that inflects another one, if both are in the same language;
 * or in the user's language, if the other one has no translation. */
static char *
read_inflected (GKeyFile *keys, const char *group, const CbField *field)
{
  g_autofree char *named = g_key_file_get_locale_for_key (keys, group, field->of, NULL);
  g_autofree char *said = g_key_file_get_locale_for_key (keys, group, field->key, NULL);

  gboolean plain = g_strcmp0 (said, "C") == 0;

  if (g_strcmp0 (said, named) != 0 && (plain || g_strcmp0 (named, "C") != 0))
    return NULL;
  if (plain && !is_english ())
    return NULL;
  return g_key_file_get_locale_string (keys, group, field->key, NULL, NULL);
}

static void
read_field (CbParts *parts, CbPart *part, const CbField *field, GKeyFile *keys, const char *group)
{
  char *text;

  if (cb_field_is_list (field))
    {
      cb_parts_take_words (parts, part, field, read_list (keys, group, field));
      return;
    }
  if (field->of != NULL)
    text = read_inflected (keys, group, field);
  else if (field->type == CB_FIELD_TEXT)
    text = g_key_file_get_locale_string (keys, group, field->key, NULL, NULL);
  else
    text = g_key_file_get_string (keys, group, field->key, NULL);
  if (text == NULL && field->of != NULL)
    return;
  if (text != NULL && (field->type == CB_FIELD_NUMBER || field->type == CB_FIELD_FLAG))
    g_strchomp (text);
  cb_parts_take (parts, part, field, text);
}

/* Refuses unknown keys, because they may be mistyped. */
static void
check_keys (CbParts *parts, CbPart *part, GKeyFile *keys, const char *group)
{
  g_auto (GStrv) all = g_key_file_get_keys (keys, group, NULL, NULL);

  for (guint i = 0; all[i] != NULL; i++)
    {
      char *locale = strchr (all[i], '[');

      if (locale != NULL)
        *locale = '\0';
      if (g_str_has_prefix (all[i], CB_EDITION_OWN_PREFIX) ||
          (part->kind == CB_PART_EDITION &&
           (g_str_equal (all[i], "Id") || g_str_equal (all[i], CB_EDITION_OLD_KEY) ||
            cb_edition_is_key_of_base (all[i]))))
        continue;
      if (cb_part_find_field (part, all[i]) == NULL)
        cb_parts_fail (parts, part, all[i], _ ("is not a key of this group"));
    }
}

/* Whether the group has the key; of words, if only in the user's language. */
static gboolean
is_given (GKeyFile *keys, const char *group, const CbField *field)
{
  gboolean words = field->type == CB_FIELD_TEXT || field->type == CB_FIELD_TEXTS;
  g_autofree char *locale = g_key_file_get_locale_for_key (keys, group, field->key, NULL);

  return (words && locale != NULL && !g_str_equal (locale, "C")) ||
         g_key_file_has_key (keys, group, field->key, NULL);
}

static void
read_part (CbParts *parts, CbPartKind kind, const char *id, GKeyFile *keys, const char *group)
{
  CbPart *part = cb_parts_add (parts, kind, g_strdup (id), NULL);

  for (const CbField *field = cb_part_forms[kind].fields; field->key != NULL; field++)
    if (field->of != NULL || is_given (keys, group, field))
      read_field (parts, part, field, keys, group);
  check_keys (parts, part, keys, group);
}

static void
read_groups (CbParts *parts, GKeyFile *keys)
{
  g_auto (GStrv) groups = g_key_file_get_groups (keys, NULL);
  g_autofree char *edition = g_key_file_get_string (keys, "Edition", "Id", NULL);

  read_part (parts, CB_PART_EDITION, edition != NULL ? edition : "", keys, "Edition");
  for (guint i = 0; groups[i] != NULL; i++)
    {
      const char *id = NULL;
      CbPartKind kind = find_kind (groups[i], &id);

      if (kind == CB_PART_EDITION || g_str_has_prefix (groups[i], CB_EDITION_OWN_PREFIX))
        continue;
      if (kind < CB_N_PART_KINDS)
        read_part (parts, kind, id, keys, groups[i]);
      else if (!cb_parts_failed (parts))
        cb_game_error_take (parts->error, CB_GAME_ERROR_INVALID,
                            g_strdup_printf ("%s: %s: %s", parts->name, groups[i],
                                             _ ("is not a group of an edition file")));
    }
}

/**
 * cb_edition_new_from_key_file:
 * @bytes: an edition file
 * @name: what to call it in messages
 * @error: must not be NULL; the message names file, group, key and reason
 *
 * Names are in the user's language, if the file has them in it.
 *
 * Returns: (transfer full) (nullable): the edition
 */
CbEdition *
cb_edition_new_from_key_file (GBytes *bytes, const char *name, GError **error)
{
  g_autoptr (CbParts) parts = cb_parts_new (name, TRUE, error);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  CbEdition *edition;

  g_return_val_if_fail (error != NULL, NULL);

  if (!cb_edition_check_lines (bytes, name, error))
    return NULL;
  if (!g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_NONE, NULL))
    {
      cb_game_error_take (error, CB_GAME_ERROR_INVALID,
                          g_strdup_printf (_ ("%s: not an edition"), name));
      return NULL;
    }
  if (!cb_edition_take_base (keys, name, error))
    return NULL;
  cb_edition_add_powers (keys);
  if (!g_key_file_has_group (keys, "Edition"))
    cb_parts_add (parts, CB_PART_EDITION, g_strdup (""), NULL);
  else
    read_groups (parts, keys);
  edition = cb_edition_new (g_steal_pointer (&parts));
  if (edition != NULL)
    edition->file = g_bytes_ref (bytes);
  return edition;
}

/**
 * cb_edition_load:
 * @file: an edition file
 * @name: what to call it in messages
 * @error: must not be NULL
 *
 * Reads at most %CB_EDITION_MAX_BYTES.
 *
 * Returns: (transfer full) (nullable): the edition
 */
CbEdition *
cb_edition_load (GFile *file, const char *name, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error != NULL, NULL);

  bytes = cb_file_read (file, CB_EDITION_MAX_BYTES, NULL, NULL, error);
  if (bytes == NULL)
    {
      g_prefix_error (error, "%s: ", name);
      return NULL;
    }
  if (g_bytes_get_size (bytes) > CB_EDITION_MAX_BYTES)
    {
      g_set_error (error, CB_GAME_ERROR, CB_GAME_ERROR_TOO_LARGE,
                   _ ("%s: is too large to be an edition: more than %d KiB"), name,
                   CB_EDITION_MAX_BYTES / 1024);
      return NULL;
    }
  return cb_edition_new_from_key_file (bytes, name, error);
}
