/* What stands in the parts of a draft.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-edition-draft-private.h"

/* Returns: (transfer full): the text; "" where there is none */
char *
cb_edition_draft_dup_text (JsonObject *object, const char *member)
{
  return g_strdup (json_object_get_string_member_with_default (object, member, ""));
}

/* An empty text is none. */
void
cb_edition_draft_set_text (CbEditionDraft *self,
                           JsonObject *object,
                           const char *member,
                           const char *text)
{
  g_autofree char *old = cb_edition_draft_dup_text (object, member);

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (g_str_equal (old, text))
    return;
  _cb_edition_draft_begin_step (self, object, member);
  if (*text != '\0')
    json_object_set_string_member (object, member, text);
  else if (json_object_has_member (object, member))
    json_object_remove_member (object, member);
  _cb_edition_draft_tell_change (self);
}

int
cb_edition_draft_get_number (JsonObject *object, const char *member, int fallback)
{
  return (int) json_object_get_int_member_with_default (object, member, fallback);
}

/* @fallback is not written down. */
void
cb_edition_draft_set_number (CbEditionDraft *self,
                             JsonObject *object,
                             const char *member,
                             int number,
                             int fallback)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (cb_edition_draft_get_number (object, member, fallback) == number)
    return;
  _cb_edition_draft_begin_step (self, object, member);
  if (number != fallback)
    json_object_set_int_member (object, member, number);
  else
    json_object_remove_member (object, member);
  _cb_edition_draft_tell_change (self);
}

guint
cb_edition_draft_get_n_parts (JsonObject *object, const char *member)
{
  return json_object_has_member (object, member)
           ? json_array_get_length (json_object_get_array_member (object, member))
           : 0;
}

/* Returns: (transfer none): the part at that place of the list */
JsonObject *
cb_edition_draft_get_part (JsonObject *object, const char *member, guint position)
{
  return json_array_get_object_element (json_object_get_array_member (object, member), position);
}

/* Others name these by id, so that they have one from the beginning. */
static void
give_id (JsonObject *root, const char *member, const char *stem)
{
  guint last = cb_edition_draft_get_n_parts (root, member) - 1;

  for (guint n = last + 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("%s-%u", stem, n);
      gboolean taken = FALSE;

      for (guint i = 0; i < last; i++)
        taken |= g_strcmp0 (json_object_get_string_member_with_default (
                              cb_edition_draft_get_part (root, member, i), "id", NULL),
                            id) == 0;
      if (taken)
        continue;
      json_object_set_string_member (cb_edition_draft_get_part (root, member, last), "id", id);
      return;
    }
}

/* Returns: (transfer none): a new part at the end of the list */
JsonObject *
cb_edition_draft_add_part (CbEditionDraft *self, JsonObject *object, const char *member)
{
  JsonObject *part = json_object_new ();

  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  _cb_edition_draft_begin_step (self, NULL, NULL);
  if (!json_object_has_member (object, member))
    json_object_set_array_member (object, member, json_array_new ());
  json_array_add_object_element (json_object_get_array_member (object, member), part);
  if (g_str_equal (member, "traits"))
    give_id (object, member, "trait");
  else if (g_str_equal (member, "categories"))
    give_id (object, member, "category");
  else if (g_str_equal (member, "decks"))
    give_id (object, member, "deck");
  _cb_edition_draft_tell_change (self);
  return part;
}

static void
forget_part (JsonObject *root, JsonObject *part)
{
  if (json_object_has_member (part, "id"))
    _cb_edition_draft_forget (root, json_object_get_string_member (part, "id"));
  for (guint i = 0; i < cb_edition_draft_get_n_parts (part, "cards"); i++)
    forget_part (root, cb_edition_draft_get_part (part, "cards", i));
}

/* How many of them are rolled, or named, is as many as there are, until somebody says so anew. */
static void
forget_counts (JsonObject *root, const char *member)
{
  static const char *const counts[][2] = { { "dice", "diceRolled" },
                                           { "dice", "diceChoices" },
                                           { "categories", "askCards" } };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (g_str_equal (counts[i][0], member) && json_object_has_member (root, counts[i][1]))
      json_object_remove_member (root, counts[i][1]);
}

void
cb_edition_draft_remove_part (CbEditionDraft *self,
                              JsonObject *object,
                              const char *member,
                              guint position)
{
  JsonObject *part;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  _cb_edition_draft_begin_step (self, NULL, NULL);
  part = cb_edition_draft_get_part (object, member, position);
  forget_part (cb_edition_draft_get_root (self), part);
  forget_counts (cb_edition_draft_get_root (self), member);
  json_array_remove_element (json_object_get_array_member (object, member), position);
  if (cb_edition_draft_get_n_parts (object, member) == 0 && !g_str_equal (member, "cards"))
    json_object_remove_member (object, member);
  _cb_edition_draft_tell_change (self);
}

static JsonArray *
get_words (JsonObject *object, const char *member)
{
  return json_object_has_member (object, member) ? json_object_get_array_member (object, member)
                                                 : NULL;
}

/**
 * cb_edition_draft_has_word:
 * @all: (nullable) (array zero-terminated=1): all words there are, where an empty list means them
 *
 * Returns: whether @word stands in a list of words
 */
gboolean
cb_edition_draft_has_word (JsonObject *object,
                           const char *member,
                           const char *word,
                           const char *const *all)
{
  JsonArray *words = get_words (object, member);
  guint n = words != NULL ? json_array_get_length (words) : 0;

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (json_array_get_string_element (words, i), word) == 0)
      return TRUE;
  return n == 0 && all != NULL && g_strv_contains (all, word);
}

/**
 * cb_edition_draft_set_word:
 * @all: (nullable) (array zero-terminated=1): all words there are, where an empty list means them
 *
 * Puts a word last into a list of words, or takes it out.
 */
void
cb_edition_draft_set_word (CbEditionDraft *self,
                           JsonObject *object,
                           const char *member,
                           const char *word,
                           gboolean present,
                           const char *const *all)
{
  g_autoptr (JsonArray) words = NULL;
  JsonArray *before;
  guint n;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (cb_edition_draft_has_word (object, member, word, all) == present)
    return;
  _cb_edition_draft_begin_step (self, NULL, NULL);
  words = json_array_new ();
  before = get_words (object, member);
  for (guint i = 0; before != NULL && i < json_array_get_length (before); i++)
    if (g_strcmp0 (json_array_get_string_element (before, i), word) != 0)
      json_array_add_string_element (words, json_array_get_string_element (before, i));
  for (guint i = 0; before == NULL && all != NULL && all[i] != NULL; i++)
    if (!g_str_equal (all[i], word))
      json_array_add_string_element (words, all[i]);
  if (present)
    json_array_add_string_element (words, word);
  n = json_array_get_length (words);
  if (n > 0 && (all == NULL || n < g_strv_length ((GStrv) all)))
    json_object_set_array_member (object, member, g_steal_pointer (&words));
  else if (before != NULL)
    json_object_remove_member (object, member);
  _cb_edition_draft_tell_change (self);
}

/* Returns: (transfer full): words with spaces between them: "? 2 3 4 5 6" */
char *
cb_edition_draft_dup_words (JsonObject *object, const char *member)
{
  g_autoptr (GString) text = g_string_new (NULL);
  JsonArray *words = get_words (object, member);

  for (guint i = 0; words != NULL && i < json_array_get_length (words); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            json_array_get_string_element (words, i));
  return g_string_free_and_steal (g_steal_pointer (&text));
}

void
cb_edition_draft_set_words (CbEditionDraft *self,
                            JsonObject *object,
                            const char *member,
                            const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,;", -1);
  JsonArray *array;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  _cb_edition_draft_begin_step (self, object, member);
  array = json_array_new ();
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      json_array_add_string_element (array, words[i]);
  json_object_set_array_member (object, member, array);
  _cb_edition_draft_tell_change (self);
}
