/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the values of a part of an edition and checks them, gets and sets them, and says in error
 * messages where in a file or document the part is. Which keys each kind of part has, and what they
 * may hold, is in cb-edition-parts.c. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-parts.h"
#include "cb-game-error.h"
#include "cb-text.h"

static void
clear_value (CbFieldValue *value)
{
  g_free (value->text);
  g_free (value->shown);
  g_strfreev (value->words);
  *value = (CbFieldValue) { 0 };
}

static void
cb_part_destroy (CbPart *self)
{
  for (guint i = 0; i < CB_MAX_FIELDS; i++)
    clear_value (&self->values[i]);
  g_free (self->id);
}

CbPart *
cb_part_ref (CbPart *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
cb_part_unref (CbPart *self)
{
  g_atomic_rc_box_release_full (self, (GDestroyNotify) cb_part_destroy);
}

/* Returns: (transfer full): a part that shares nothing with @self */
CbPart *
cb_part_copy (const CbPart *self)
{
  CbPart *copy = g_atomic_rc_box_new0 (CbPart);

  copy->kind = self->kind;
  copy->id = g_strdup (self->id);
  for (guint i = 0; i < CB_MAX_FIELDS; i++)
    {
      copy->values[i] = self->values[i];
      copy->values[i].text = g_strdup (self->values[i].text);
      copy->values[i].shown = g_strdup (self->values[i].shown);
      copy->values[i].words = g_strdupv (self->values[i].words);
    }
  return copy;
}

gboolean
cb_field_is_list (const CbField *self)
{
  return self->type == CB_FIELD_WORDS || self->type == CB_FIELD_TEXTS;
}

char *
cb_field_get_member (const CbField *self)
{
  char *member = g_strdup (self->key);

  *member = g_ascii_tolower (*member);
  return member;
}

const char *
cb_card_key_find_inflected (const char *key)
{
  const CbField *field = cb_part_forms[CB_PART_CARD].fields;

  while (field->key != NULL && !g_str_equal (field->key, key))
    field++;
  return field->of;
}

char *
cb_part_get_group (const CbPart *self)
{
  const CbPartForm *form = &cb_part_forms[self->kind];

  return form->once || self->kind == CB_PART_EDITION
           ? g_strdup (form->group)
           : g_strdup_printf ("%s %s", form->group, self->id);
}

gboolean
cb_part_is_inside (const CbPart *self, const CbPart *parent)
{
  const CbPartForm *form = &cb_part_forms[self->kind];

  if (self->kind == CB_PART_EDITION || form->parent != parent->kind)
    return FALSE;
  return form->parent_key == NULL ||
         g_strcmp0 (cb_part_get_text (self, form->parent_key), parent->id) == 0;
}

/* Returns: (nullable): the field with that key */
const CbField *
cb_part_find_field (const CbPart *self, const char *key)
{
  for (const CbField *field = cb_part_forms[self->kind].fields; field->key != NULL; field++)
    if (g_str_equal (field->key, key))
      return field;
  return NULL;
}

CbFieldValue *
cb_part_get_value (CbPart *self, const CbField *field)
{
  return &self->values[field - cb_part_forms[self->kind].fields];
}

static CbFieldValue *
find_value (const CbPart *self, const char *key)
{
  const CbField *field = cb_part_find_field (self, key);

  g_assert (field != NULL);
  return cb_part_get_value ((CbPart *) self, field);
}

gboolean
cb_part_has (const CbPart *self, const char *key)
{
  return find_value (self, key)->given;
}

const char *
cb_part_get_text (const CbPart *self, const char *key)
{
  const CbFieldValue *value = find_value (self, key);

  return value->shown != NULL ? value->shown : value->text;
}

const char *
cb_part_get_written (const CbPart *self, const char *key)
{
  const char *text = find_value (self, key)->text;

  return text != NULL ? text : "";
}

char **
cb_part_get_words (const CbPart *self, const char *key)
{
  static char *none[] = { NULL };
  char **words = find_value (self, key)->words;

  return words != NULL ? words : none;
}

int
cb_part_get_number (const CbPart *self, const char *key)
{
  const CbFieldValue *value = find_value (self, key);

  return value->given ? value->number : cb_part_find_field (self, key)->fallback;
}

/* The index of the choice that @text is; the number of choices if it is none. */
static int
find_choice (const CbField *field, const char *text)
{
  int choice = 0;

  while (field->choices[choice] != NULL && !g_str_equal (field->choices[choice], text))
    choice++;
  return choice;
}

void
cb_part_set_text (CbPart *self, const char *key, const char *text)
{
  const CbField *field = cb_part_find_field (self, key);
  CbFieldValue *value = find_value (self, key);
  gboolean says = field->required || field->type == CB_FIELD_CHOICE || !cb_text_is_blank (text);
  char *copy = says ? g_strdup (text) : NULL;

  clear_value (value);
  value->given = TRUE;
  value->text = copy;
  if (field->type == CB_FIELD_CHOICE)
    value->number = find_choice (field, copy);
  else if (field->type == CB_FIELD_TEXT && copy != NULL)
    value->shown = field->required ? cb_text_make_name (copy) : cb_text_make_visible (copy);
}

void
cb_part_set_words (CbPart *self, const char *key, const char *const *words)
{
  CbFieldValue *value = find_value (self, key);
  char **copy = g_strdupv ((GStrv) words);

  clear_value (value);
  value->given = TRUE;
  value->words = copy;
}

void
cb_part_set_number (CbPart *self, const char *key, int number)
{
  CbFieldValue *value = find_value (self, key);

  value->given = TRUE;
  value->number = number;
}

void
cb_part_clear (CbPart *self, const char *key)
{
  clear_value (find_value (self, key));
}

static void
take_text (CbParts *self, CbPart *part, const CbField *field, const char *text)
{
  g_autofree char *allowed = NULL;

  if (text == NULL)
    {
      cb_parts_fail (self, part, field->key, _ ("must be text"));
      return;
    }
  cb_part_set_text (part, field->key, text);
  if (field->type != CB_FIELD_CHOICE || field->choices[find_choice (field, text)] != NULL)
    return;
  allowed = g_strjoinv (", ", (char **) field->choices);
  /* Translators: the first %s is what a file says, the second a list of words. */
  cb_parts_fail (self, part, field->key, _ ("“%s” is not one of %s"), text, allowed);
}

/* Whether @text is a number: digits, perhaps with a sign. */
static gboolean
is_whole_number (const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;

  return *digits != '\0' && digits[strspn (digits, "0123456789")] == '\0';
}

static void
take_number (CbParts *self, CbPart *part, const CbField *field, const char *text)
{
  gint64 number = 0;

  if (text == NULL)
    cb_parts_fail (self, part, field->key, _ ("must be a whole number between %d and %d"),
                   field->min, field->max);
  else if (!is_whole_number (text))
    cb_parts_fail (self, part, field->key, _ ("“%s” is not a whole number between %d and %d"), text,
                   field->min, field->max);
  else if (!g_ascii_string_to_signed (text, 10, field->min, field->max, &number, NULL))
    cb_parts_fail (self, part, field->key, _ ("%s is not between %d and %d"), text, field->min,
                   field->max);
  cb_part_set_number (part, field->key, (int) number);
}

/* Reads a flag; key files also allow 1 and 0. */
static void
take_flag (CbParts *self, CbPart *part, const CbField *field, const char *text)
{
  static const char *const words[] = { "false", "true", "0", "1", NULL };
  guint word = 0;

  while (text != NULL && words[word] != NULL && !g_str_equal (words[word], text))
    word++;
  if (text == NULL || words[word] == NULL)
    cb_parts_fail (self, part, field->key, _ ("must be true or false"));
  cb_part_set_number (part, field->key, word % 2);
}

/**
 * cb_parts_take:
 * @field: a field that is no list
 * @text: (transfer full) (nullable): the value as it is written; NULL if it is of a wrong type
 */
void
cb_parts_take (CbParts *self, CbPart *part, const CbField *field, char *text)
{
  if (field->type == CB_FIELD_NUMBER)
    take_number (self, part, field, text);
  else if (field->type == CB_FIELD_FLAG)
    take_flag (self, part, field, text);
  else
    take_text (self, part, field, text);
  g_free (text);
}

/**
 * cb_parts_take_words:
 * @words: (transfer full) (nullable): the list; NULL if the value is no list
 */
void
cb_parts_take_words (CbParts *self, CbPart *part, const CbField *field, char **words)
{
  if (words == NULL && field->type == CB_FIELD_TEXTS)
    cb_parts_fail (self, part, field->key, _ ("must be a list"));
  else if (words == NULL)
    cb_parts_fail (self, part, field->key, _ ("must be a list of ids"));
  else if (field->type == CB_FIELD_TEXTS && g_strv_length (words) > (guint) field->max)
    cb_parts_fail (self, part, field->key, _ ("there can be %d names at most"), field->max);
  else
    cb_part_set_words (part, field->key, (const char *const *) words);
  g_strfreev (words);
}

void
cb_parts_check_required (CbParts *self, CbPart *part)
{
  for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
    {
      const CbFieldValue *value = cb_part_get_value (part, field);

      if (field->required && (value->text == NULL || *value->text == '\0'))
        cb_parts_fail (self, part, field->key, _ ("is missing"));
      else if (field->required && cb_text_is_blank (value->text))
        cb_parts_fail (self, part, field->key, _ ("has no visible characters"));
    }
}

/* Whether a member of a case file is also a key of a group in a key file. In a key file, the id is
 * in the group's name, and the parts inside have groups of their own. */
static gboolean
is_key (const CbPart *part, const char *key)
{
  if (g_strcmp0 (key, "Id") == 0)
    return part->kind == CB_PART_EDITION;
  return g_strcmp0 (key, "Cards") != 0 && g_strcmp0 (key, "Categories") != 0;
}

/* (transfer full): the path of the object of @part: “edition.categories[1].cards[4]”. The last
 * possible part before it in the list is taken as its parent, since ids may occur twice until they
 * are checked. */
static char *
make_path (const CbParts *self, const CbPart *part)
{
  const CbPartForm *form = &cb_part_forms[part->kind];
  const CbPart *parent = NULL;
  g_autofree char *parent_path = NULL;
  guint index = 0;

  for (guint i = 0; g_ptr_array_index (self->list, i) != part; i++)
    {
      const CbPart *other = g_ptr_array_index (self->list, i);

      if (cb_part_is_inside (part, other))
        {
          parent = other;
          index = 0;
        }
      else if (other->kind == part->kind && parent != NULL && cb_part_is_inside (other, parent))
        index++;
    }
  if (parent == NULL)
    return g_strdup (self->name);
  parent_path = make_path (self, parent);
  return form->once ? g_strdup_printf ("%s.%s", parent_path, form->member)
                    : g_strdup_printf ("%s.%s[%u]", parent_path, form->member, index);
}

char *
cb_parts_describe_place (const CbParts *self, const CbPart *part, const char *key)
{
  g_autofree char *group = self->is_file ? cb_part_get_group (part) : NULL;
  g_autofree char *path = !self->is_file ? make_path (self, part) : NULL;
  g_autofree char *member = NULL;

  if (self->is_file && key != NULL && is_key (part, key))
    return g_strdup_printf ("[%s] %s", group, key);
  if (self->is_file)
    return g_strdup_printf ("[%s]", group);
  if (key == NULL)
    return g_steal_pointer (&path);
  member = cb_field_get_member (&(CbField) { .key = key });
  return g_strdup_printf ("%s.%s", path, member);
}

/**
 * cb_parts_fail:
 * @part: the part to blame
 * @key: (nullable): its key, as in key files; NULL for the part itself
 * @format: what is wrong and what would be right, translated, without the place
 */
void
cb_parts_fail (CbParts *self, const CbPart *part, const char *key, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *place = NULL;
  const char *file = self->is_file ? self->name : "";
  va_list args;

  if (cb_parts_failed (self))
    return;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  place = cb_parts_describe_place (self, part, key);
  cb_game_error_take (self->error, CB_GAME_ERROR_INVALID,
                      g_strconcat (file, *file != '\0' ? ": " : "", place, ": ", message, NULL));
}

/* Like cb_parts_fail(), but blames the word at @index of the list @key. */
void
cb_parts_fail_word (CbParts *self,
                    const CbPart *part,
                    const char *key,
                    guint index,
                    const char *format,
                    ...)
{
  g_autofree char *element = g_strdup_printf ("%s[%u]", key, index);
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  cb_parts_fail (self, part, self->is_file ? key : element, "%s", message);
}

gboolean
cb_parts_failed (const CbParts *self)
{
  return *self->error != NULL;
}
