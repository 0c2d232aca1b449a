/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a box by what people know of it: what stands on it, and what lies in it. */

#include "config.h"

#include "cb-edition-box.h"
#include "cb-edition-private.h"

/* The keys that a search for a box reads: those of the edition itself, and those of its cards,
 * decks and powers. */
static const char *const OUTSIDE[] = { "Name", "Alias", "Publisher", "Number", "Year", NULL };
static const char *const INSIDE[] = { "Name", "Alias", "Singular", NULL };

static const CbPart *
get_edition_part (const CbEdition *self)
{
  return cb_parts_get (self->parts, CB_PART_EDITION, 0);
}

const char *const *
cb_edition_get_outside (const CbEdition *self, const char *key)
{
  return (const char *const *) cb_part_get_words (get_edition_part (self), key);
}

/* Adds the values that @part has for @keys. */
static void
add_part (GString *words, const CbPart *part, const char *const *keys)
{
  for (guint i = 0; keys[i] != NULL; i++)
    {
      const CbField *field = cb_part_find_field (part, keys[i]);

      if (field == NULL || !cb_part_has (part, keys[i]))
        continue;
      if (cb_field_is_list (field))
        for (char **word = cb_part_get_words (part, keys[i]); *word != NULL; word++)
          g_string_append_printf (words, " %s", *word);
      else
        g_string_append_printf (words, " %s", cb_part_get_text (part, keys[i]));
    }
}

static gboolean
is_called (const CbEdition *self, const char *search)
{
  static const char *const CALLED[] = { "Name", "Alias", NULL };
  g_autoptr (GString) words = g_string_new (NULL);

  add_part (words, get_edition_part (self), CALLED);
  return g_str_match_string (search, words->str, TRUE);
}

static gboolean
has_inside (const CbEdition *self, const char *search)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < self->parts->list->len; i++)
    {
      const CbPart *part = g_ptr_array_index (self->parts->list, i);

      add_part (words, part, part->kind == CB_PART_EDITION ? OUTSIDE : INSIDE);
    }
  return g_str_match_string (search, words->str, TRUE);
}

static gboolean
is_abroad (CbEdition *self, const char *search)
{
  if (self->abroad == NULL && self->file != NULL)
    self->abroad = cb_edition_list_abroad (self, self->file);
  return self->abroad != NULL && g_str_match_string (search, self->abroad, TRUE);
}

CbEditionMatch
cb_edition_match (CbEdition *self, const char *search)
{
  if (*search == '\0' || is_called (self, search))
    return CB_EDITION_MATCH_NAME;
  if (has_inside (self, search))
    return CB_EDITION_MATCH_BOX;
  return is_abroad (self, search) ? CB_EDITION_MATCH_ABROAD : CB_EDITION_MATCH_NONE;
}
