/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of an edition as they were written, in a list. Readers add parts, the form of an
 * edition changes them in place, and writers go through them. */

#include "config.h"

#include "cb-edition-parts.h"
#include "cb-edition.h"

/**
 * cb_parts_new:
 * @name: the name of the key file, or the path of the object in a case file
 * @is_file: whether it is a key file
 * @error: where the first problem is kept; must not be NULL
 *
 * Returns: (transfer full): an empty list of parts
 */
CbParts *
cb_parts_new (const char *name, gboolean is_file, GError **error)
{
  CbParts *self = g_new0 (CbParts, 1);

  self->list = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_part_unref);
  self->name = g_strdup (name);
  self->is_file = is_file;
  self->error = error;
  return self;
}

/* Returns: (transfer full): a deep copy; errors in it name @name as the path of its object */
CbParts *
cb_parts_copy (const CbParts *self, const char *name)
{
  CbParts *copy = cb_parts_new (name, FALSE, NULL);

  for (guint i = 0; i < self->list->len; i++)
    g_ptr_array_add (copy->list, cb_part_copy (g_ptr_array_index (self->list, i)));
  return copy;
}

void
cb_parts_free (CbParts *self)
{
  g_ptr_array_unref (self->list);
  g_free (self->name);
  g_free (self);
}

CbPart *
cb_parts_add (CbParts *self, CbPartKind kind, char *id, const CbPart *parent)
{
  CbPart *part = g_atomic_rc_box_new0 (CbPart);

  part->kind = kind;
  part->id = id;
  if (parent != NULL && cb_part_forms[kind].parent_key != NULL)
    cb_part_set_text (part, cb_part_forms[kind].parent_key, parent->id);
  g_ptr_array_add (self->list, part);
  return part;
}

/* The kind that is directly in the edition: @kind itself, or the kind that its parts are inside. */
static CbPartKind
get_top (CbPartKind kind)
{
  return cb_part_forms[kind].parent != CB_PART_EDITION ? cb_part_forms[kind].parent : kind;
}

/* The position in the list for a new last part inside @parent. Parts inside another one come right
 * after it, before the next part of its kind; the parts of the edition itself are in the order of
 * their kinds. */
static guint
find_place (const CbParts *self, CbPartKind kind, const CbPart *parent)
{
  guint place = self->list->len;

  for (guint i = 0; i < self->list->len; i++)
    {
      const CbPart *part = g_ptr_array_index (self->list, i);

      if (parent->kind == CB_PART_EDITION && get_top (part->kind) > kind)
        return i;
      if (parent->kind != CB_PART_EDITION && (part == parent || cb_part_is_inside (part, parent)))
        place = i + 1;
    }
  return place;
}

/* The length of the longest id, in letters. */
#define MAX_ID 40

/**
 * cb_edition_make_id:
 * @name: the name of a part or an edition
 *
 * Returns: (transfer full): the name as an id and part of a file name: plain letters and digits,
 *   words joined by “-”; "" if no such character is left
 */
char *
cb_edition_make_id (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, NULL);
  g_autoptr (GString) id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && id->len < MAX_ID; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (*c != '\'' && *c != '?' && id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  return g_string_free_and_steal (g_steal_pointer (&id));
}

/* (transfer full): a free id for a part of @kind: @stem, or “@stem-N” with the least free N from
 * @number on */
static char *
make_id (const CbParts *self, CbPartKind kind, const char *stem, guint number)
{
  g_autofree char *id = number == 0 ? g_strdup (stem) : g_strdup_printf ("%s-%u", stem, number);

  for (guint n = MAX (number + 1, 2); cb_parts_find (self, kind, id) >= 0; n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", stem, n);
    }
  return g_steal_pointer (&id);
}

CbPart *
cb_parts_insert (CbParts *self, CbPartKind kind, const CbPart *parent)
{
  g_autofree char *stem = g_ascii_strdown (cb_part_forms[kind].group, -1);
  guint place = find_place (self, kind, parent);
  char *id = cb_part_forms[kind].named_by_id
               ? make_id (self, kind, stem, cb_parts_count (self, kind) + 1)
               : g_strdup ("");
  CbPart *part = cb_parts_add (self, kind, id, parent);

  g_ptr_array_insert (self->list, (int) place,
                      g_ptr_array_steal_index (self->list, self->list->len - 1));
  return part;
}

void
cb_parts_fill_ids (CbParts *self)
{
  for (guint i = 1; i < self->list->len; i++)
    {
      CbPart *part = g_ptr_array_index (self->list, i);
      const CbPartForm *form = &cb_part_forms[part->kind];
      g_autofree char *stem = NULL;
      g_autofree char *id = NULL;

      if (form->once || *part->id != '\0')
        continue;
      if (cb_part_find_field (part, "Name") != NULL)
        stem = cb_edition_make_id (cb_part_get_written (part, "Name"));
      id = make_id (self, part->kind, stem != NULL && *stem != '\0' ? stem : form->member, 0);
      g_set_str (&part->id, id);
    }
}

/* Whether @word refers to the part @id; for a distance it also has the steps: “lounge:8”. */
static gboolean
names_part (const CbField *field, const char *word, const char *id)
{
  const char *rest = g_str_has_prefix (word, id) ? word + strlen (id) : NULL;

  return rest != NULL && (*rest == '\0' || (field->refers == CB_PART_CARD && *rest == ':' &&
                                            strchr (rest + 1, ':') == NULL));
}

static void
forget_word (CbPart *part, const CbField *field, const char *id)
{
  char **words = cb_part_get_words (part, field->key);
  g_autoptr (GStrvBuilder) left = g_strv_builder_new ();
  g_auto (GStrv) kept = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (!names_part (field, words[i], id))
      g_strv_builder_add (left, words[i]);
  kept = g_strv_builder_end (left);
  if (g_strv_length (kept) < g_strv_length (words))
    cb_part_set_words (part, field->key, (const char *const *) kept);
}

/* Removes from @part what refers to the part @id of @kind, and the number of such parts used.
 * References to an event stay: a card or a power can cause one that the edition does not list. */
static void
forget_here (CbPart *part, CbPartKind kind, const char *id)
{
  for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
    {
      if (field->counts == kind)
        cb_part_clear (part, field->key);
      if (field->refers != kind || kind == CB_PART_EVENT)
        continue;
      if (field->type == CB_FIELD_WORDS)
        forget_word (part, field, id);
      else if (g_strcmp0 (cb_part_get_text (part, field->key), id) == 0)
        {
          cb_part_clear (part, field->key);
          if (field->with != NULL)
            cb_part_clear (part, field->with);
        }
    }
}

void
cb_parts_remove (CbParts *self, CbPart *part)
{
  g_autoptr (CbPart) gone = cb_part_ref (part);

  for (guint i = self->list->len; i > 0; i--)
    {
      CbPart *child = g_ptr_array_index (self->list, i - 1);

      if (cb_part_is_inside (child, gone))
        cb_parts_remove (self, child);
    }
  g_ptr_array_remove (self->list, gone);
  for (guint i = 0; i < self->list->len; i++)
    forget_here (g_ptr_array_index (self->list, i), gone->kind, gone->id);
}

CbPart *
cb_parts_get (const CbParts *self, CbPartKind kind, guint index)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      CbPart *part = g_ptr_array_index (self->list, i);

      if (part->kind == kind && index-- == 0)
        return part;
    }
  return NULL;
}

guint
cb_parts_count (const CbParts *self, CbPartKind kind)
{
  guint n = 0;

  while (cb_parts_get (self, kind, n) != NULL)
    n++;
  return n;
}

/* Returns: the index of the part with @id among those of @kind, or −1 */
int
cb_parts_find (const CbParts *self, CbPartKind kind, const char *id)
{
  int index = 0;

  for (guint i = 0; i < self->list->len; i++)
    {
      const CbPart *part = g_ptr_array_index (self->list, i);

      if (part->kind == kind && g_strcmp0 (part->id, id) == 0)
        return index;
      index += part->kind == kind;
    }
  return -1;
}

CbPart *
cb_parts_get_inside (const CbParts *self, const CbPart *parent, CbPartKind kind, guint index)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      CbPart *part = g_ptr_array_index (self->list, i);

      if (part->kind == kind && cb_part_is_inside (part, parent) && index-- == 0)
        return part;
    }
  return NULL;
}

guint
cb_parts_count_inside (const CbParts *self, const CbPart *parent, CbPartKind kind)
{
  guint n = 0;

  while (cb_parts_get_inside (self, parent, kind, n) != NULL)
    n++;
  return n;
}
