/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-edition-file.h"
#include "cb-edition-private.h"

static void
write_field (GKeyFile *keys, const char *group, const CbField *field, const CbFieldValue *value)
{
  switch (field->type)
    {
    case CB_FIELD_WORDS:
    case CB_FIELD_TEXTS:
      g_key_file_set_string_list (keys, group, field->key, (const char *const *) value->words,
                                  g_strv_length (value->words));
      break;
    case CB_FIELD_NUMBER:
      g_key_file_set_integer (keys, group, field->key, value->number);
      break;
    case CB_FIELD_FLAG:
      g_key_file_set_boolean (keys, group, field->key, value->number);
      break;
    case CB_FIELD_TEXT:
    case CB_FIELD_WORD:
    case CB_FIELD_CHOICE:
    default:
      if (value->text != NULL)
        g_key_file_set_string (keys, group, field->key, value->text);
    }
}

/* Creates the group even if it has no keys: for an event, the group alone has a meaning. */
static void
write_group (GKeyFile *keys, const char *group)
{
  g_key_file_set_value (keys, group, "Key", "");
  g_key_file_remove_key (keys, group, "Key", NULL);
}

static GKeyFile *
make_keys (const CbEdition *self)
{
  GKeyFile *keys = g_key_file_new ();

  for (guint i = 0; i < self->parts->list->len; i++)
    {
      CbPart *part = g_ptr_array_index (self->parts->list, i);
      g_autofree char *group = cb_part_get_group (part);

      write_group (keys, group);
      if (part->kind == CB_PART_EDITION)
        g_key_file_set_string (keys, group, "Id", part->id);
      for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
        if (cb_part_get_value (part, field)->given)
          write_field (keys, group, field, cb_part_get_value (part, field));
    }
  return keys;
}

static GBytes *
to_bytes (GKeyFile *keys)
{
  gsize length;
  char *text = g_key_file_to_data (keys, &length, NULL);

  return g_bytes_new_take (text, length);
}

/**
 * cb_edition_to_key_file:
 *
 * Returns: (transfer full): an edition file, only in the language in which the edition was read
 */
GBytes *
cb_edition_to_key_file (const CbEdition *self)
{
  g_autoptr (GKeyFile) keys = make_keys (self);

  return to_bytes (keys);
}

static void
copy_comment (GKeyFile *from, GKeyFile *to, const char *group, const char *key)
{
  g_autofree char *comment = g_key_file_get_comment (from, group, key, NULL);

  if (comment != NULL && *comment != '\0')
    g_key_file_set_comment (to, group, key, comment, NULL);
}

static void
copy_key (GKeyFile *from, GKeyFile *to, const char *group, const char *key)
{
  g_autofree char *value = g_key_file_get_value (from, group, key, NULL);

  if (value != NULL)
    g_key_file_set_value (to, group, key, value);
}

/* @key without its language: “Name” if it is “Name[de]” */
static char *
get_base (const char *key)
{
  return g_strndup (key, strcspn (key, "["));
}

/* The file that @key is taken from, @old or @keys; (nullable): NULL if it is dropped. @keys has the
 * texts in the user's language. If the untranslated text was changed, its translations do not fit
 * any more, and are dropped. A key that inflects a text is kept only if that text is. */
static GKeyFile *
choose (GKeyFile *old, GKeyFile *keys, const char *group, const char *key)
{
  g_autofree char *base = get_base (key);
  const char *inflected = cb_card_key_find_inflected (base);
  g_autofree char *of = inflected != NULL ? g_strconcat (inflected, key + strlen (base), NULL)
                                          : NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *locale = NULL;
  g_autofree char *read = NULL;

  if (g_str_has_prefix (key, CB_EDITION_OWN_PREFIX))
    return old;
  if (of != NULL)
    return choose (old, keys, group, of) == old ? old : NULL;
  if (!g_key_file_has_key (keys, group, base, NULL))
    return NULL;
  before = g_key_file_get_locale_string (old, group, base, NULL, NULL);
  after = g_key_file_get_string (keys, group, base, NULL);
  if (g_strcmp0 (before, after) == 0)
    return old;
  locale = g_key_file_get_locale_for_key (old, group, base, NULL);
  read = g_strdup_printf ("%s[%s]", base, locale != NULL ? locale : "");
  if (!g_key_file_has_key (old, group, read, NULL))
    return g_str_equal (key, base) ? keys : NULL;
  return g_str_equal (key, read) ? keys : old;
}

static void
merge_group (GKeyFile *old, GKeyFile *keys, GKeyFile *merged, const char *group)
{
  g_auto (GStrv) old_names = g_key_file_get_keys (old, group, NULL, NULL);
  g_auto (GStrv) names = g_key_file_get_keys (keys, group, NULL, NULL);

  write_group (merged, group);
  for (guint i = 0; old_names != NULL && old_names[i] != NULL; i++)
    {
      g_autofree char *base = get_base (old_names[i]);
      GKeyFile *source = choose (old, keys, group, old_names[i]);

      if (source == NULL)
        continue;
      if (source == old)
        copy_key (old, merged, group, old_names[i]);
      else
        {
          g_autofree char *value = g_key_file_get_value (keys, group, base, NULL);

          g_key_file_set_value (merged, group, old_names[i], value);
        }
      copy_comment (old, merged, group, old_names[i]);
    }
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (!g_key_file_has_key (merged, group, names[i], NULL))
      copy_key (keys, merged, group, names[i]);
  copy_comment (old, merged, group, NULL);
}

/* Copies the groups that users have added for themselves (their names begin with “X-”). */
static void
copy_own_groups (GKeyFile *old, GKeyFile *merged)
{
  g_auto (GStrv) groups = g_key_file_get_groups (old, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_key_file_get_keys (old, groups[i], NULL, NULL);

      if (!g_str_has_prefix (groups[i], CB_EDITION_OWN_PREFIX))
        continue;
      write_group (merged, groups[i]);
      for (guint j = 0; names != NULL && names[j] != NULL; j++)
        copy_key (old, merged, groups[i], names[j]);
      copy_comment (old, merged, groups[i], NULL);
    }
}

/**
 * cb_edition_to_key_file_over:
 * @old: the edition file that @self was read from
 *
 * Writes what the edition says, and keeps other things of the file: other languages, comments, and
 * keys and groups that begin with “X-”.
 *
 * Returns: (transfer full): an edition file
 */
GBytes *
cb_edition_to_key_file_over (const CbEdition *self, GBytes *old)
{
  g_autoptr (GKeyFile) old_keys = g_key_file_new ();
  g_autoptr (GKeyFile) keys = make_keys (self);
  g_autoptr (GKeyFile) merged = g_key_file_new ();
  g_auto (GStrv) groups = g_key_file_get_groups (keys, NULL);

  if (!g_key_file_load_from_bytes (old_keys, old,
                                   G_KEY_FILE_KEEP_COMMENTS | G_KEY_FILE_KEEP_TRANSLATIONS, NULL))
    return to_bytes (keys);
  for (guint i = 0; groups[i] != NULL; i++)
    merge_group (old_keys, keys, merged, groups[i]);
  copy_own_groups (old_keys, merged);
  copy_comment (old_keys, merged, NULL, NULL);
  return to_bytes (merged);
}
