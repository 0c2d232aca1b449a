/* cb-edition-file-write.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-edition-file.h"
#include "cb-edition-private.h"

static void
write_field (GKeyFile *keys, const char *group, const CbField *field, const CbFieldValue *value)
{
  switch (field->type)
    {
    case CB_FIELD_WORDS:
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

static char *
get_group (const CbPart *part)
{
  const CbPartForm *form = &cb_part_forms[part->kind];

  return form->once || part->kind == CB_PART_EDITION
           ? g_strdup (form->group)
           : g_strdup_printf ("%s %s", form->group, part->id);
}

/* A group may say that there is an event, and nothing more. */
static void
write_group (GKeyFile *keys, const char *group)
{
  g_key_file_set_value (keys, group, "Key", "");
  g_key_file_remove_key (keys, group, "Key", NULL);
}

/**
 * cb_edition_to_key_file:
 *
 * Returns: (transfer full): an edition file, in the language that the edition was read in
 */
GBytes *
cb_edition_to_key_file (const CbEdition *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  char *text;
  gsize length;

  for (guint i = 0; i < self->parts->list->len; i++)
    {
      CbPart *part = g_ptr_array_index (self->parts->list, i);
      g_autofree char *group = get_group (part);

      write_group (keys, group);
      if (part->kind == CB_PART_EDITION)
        g_key_file_set_string (keys, group, "Id", part->id);
      for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
        if (cb_part_get_value (part, field)->given)
          write_field (keys, group, field, cb_part_get_value (part, field));
    }
  text = g_key_file_to_data (keys, &length, NULL);
  return g_bytes_new_take (text, length);
}
