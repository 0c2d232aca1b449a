/* cb-edition-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-draft-private.h"
#include "cb-edition-json.h"

enum
{
  CHANGED,
  RESTORED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CbEditionDraft, cb_edition_draft, G_TYPE_OBJECT)

JsonNode *
_cb_edition_draft_copy (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  return json_from_string (text, NULL);
}

/* Typing in one field is one step. */
static void
begin_step (CbEditionDraft *self, JsonObject *object, const char *member)
{
  if (member != NULL && object == self->last_object && g_strcmp0 (member, self->last_member) == 0)
    return;
  self->last_object = object;
  g_set_str (&self->last_member, member);
  g_ptr_array_add (self->past, _cb_edition_draft_copy (self->root));
  g_ptr_array_set_size (self->future, 0);
}

static void
tell_change (CbEditionDraft *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
cb_edition_draft_finalize (GObject *object)
{
  CbEditionDraft *self = CB_EDITION_DRAFT (object);

  g_clear_pointer (&self->root, json_node_unref);
  g_clear_pointer (&self->past, g_ptr_array_unref);
  g_clear_pointer (&self->future, g_ptr_array_unref);
  g_free (self->last_member);

  G_OBJECT_CLASS (cb_edition_draft_parent_class)->finalize (object);
}

static void
cb_edition_draft_class_init (CbEditionDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_edition_draft_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[RESTORED] = g_signal_new ("restored", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_edition_draft_init (CbEditionDraft *self)
{
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->future = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
}

/* Three categories, as in most boxes. */
static JsonNode *
create_empty (void)
{
  const char *const names[][2] = { { "suspect", _ ("Suspects") },
                                   { "weapon", _ ("Weapons") },
                                   { "room", _ ("Rooms") } };
  JsonObject *root = json_object_new ();
  JsonArray *categories = json_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      JsonObject *category = json_object_new ();

      json_object_set_string_member (category, "id", names[i][0]);
      json_object_set_string_member (category, "name", names[i][1]);
      json_object_set_array_member (category, "cards", json_array_new ());
      json_array_add_object_element (categories, category);
    }
  json_object_set_array_member (root, "categories", categories);
  return json_node_init_object (json_node_alloc (), root);
}

/**
 * cb_edition_draft_new:
 * @edition: (nullable): the edition to change; %NULL to begin a new one with nothing
 *
 * Returns: (transfer full): a new draft
 */
CbEditionDraft *
cb_edition_draft_new (CbEdition *edition)
{
  CbEditionDraft *self = g_object_new (CB_TYPE_EDITION_DRAFT, NULL);
  g_autoptr (JsonNode) original = edition != NULL ? cb_edition_write (edition) : create_empty ();

  self->root = _cb_edition_draft_copy (original);
  return self;
}

/**
 * cb_edition_draft_start_from:
 * @edition: (transfer none): another edition
 *
 * Takes over all that @edition says, under a name of its own.
 */
void
cb_edition_draft_start_from (CbEditionDraft *self, CbEdition *edition)
{
  g_autoptr (JsonNode) original = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  original = cb_edition_write (edition);
  /* Translators: what a copy of an edition is called: “Classic (Own)” */
  name = g_strdup_printf (_ ("%s (Own)"), cb_edition_get_name (edition));
  begin_step (self, NULL, NULL);
  json_node_unref (self->root);
  self->root = _cb_edition_draft_copy (original);
  json_object_set_string_member (json_node_get_object (self->root), "name", name);
  g_signal_emit (self, signals[RESTORED], 0);
  tell_change (self);
}

/* Returns: (transfer none): the object, until the next undo or redo */
JsonObject *
cb_edition_draft_get_root (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  return json_node_get_object (self->root);
}

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
  begin_step (self, object, member);
  if (*text != '\0')
    json_object_set_string_member (object, member, text);
  else if (json_object_has_member (object, member))
    json_object_remove_member (object, member);
  tell_change (self);
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
  begin_step (self, object, member);
  if (number != fallback)
    json_object_set_int_member (object, member, number);
  else
    json_object_remove_member (object, member);
  tell_change (self);
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

/* Cards name their traits by id, so that a trait has one from the beginning. */
static void
give_trait_id (JsonObject *root, JsonObject *trait)
{
  for (guint n = cb_edition_draft_get_n_parts (root, "traits");; n++)
    {
      g_autofree char *id = g_strdup_printf ("trait-%u", n);
      gboolean taken = FALSE;

      for (guint i = 0; i + 1 < cb_edition_draft_get_n_parts (root, "traits"); i++)
        taken |= g_strcmp0 (json_object_get_string_member_with_default (
                              cb_edition_draft_get_part (root, "traits", i), "id", NULL),
                            id) == 0;
      if (taken)
        continue;
      json_object_set_string_member (trait, "id", id);
      return;
    }
}

/* Returns: (transfer none): a new part at the end of the list */
JsonObject *
cb_edition_draft_add_part (CbEditionDraft *self, JsonObject *object, const char *member)
{
  JsonObject *part = json_object_new ();

  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  begin_step (self, NULL, NULL);
  if (!json_object_has_member (object, member))
    json_object_set_array_member (object, member, json_array_new ());
  json_array_add_object_element (json_object_get_array_member (object, member), part);
  if (g_str_equal (member, "traits"))
    give_trait_id (object, part);
  tell_change (self);
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

  begin_step (self, NULL, NULL);
  part = cb_edition_draft_get_part (object, member, position);
  forget_part (cb_edition_draft_get_root (self), part);
  forget_counts (cb_edition_draft_get_root (self), member);
  json_array_remove_element (json_object_get_array_member (object, member), position);
  if (cb_edition_draft_get_n_parts (object, member) == 0 && !g_str_equal (member, "cards"))
    json_object_remove_member (object, member);
  tell_change (self);
}

gboolean
cb_edition_draft_has_word (JsonObject *object, const char *member, const char *word)
{
  JsonArray *words = json_object_has_member (object, member)
                       ? json_object_get_array_member (object, member)
                       : NULL;

  for (guint i = 0; words != NULL && i < json_array_get_length (words); i++)
    if (g_strcmp0 (json_array_get_string_element (words, i), word) == 0)
      return TRUE;
  return FALSE;
}

/* Puts a word into a list of words, or takes it out. */
void
cb_edition_draft_set_word (CbEditionDraft *self,
                           JsonObject *object,
                           const char *member,
                           const char *word,
                           gboolean present)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (cb_edition_draft_has_word (object, member, word) == present)
    return;
  begin_step (self, NULL, NULL);
  if (!json_object_has_member (object, member))
    json_object_set_array_member (object, member, json_array_new ());
  if (present)
    json_array_add_string_element (json_object_get_array_member (object, member), word);
  else
    _cb_edition_draft_drop_word (object, member, word);
  if (json_array_get_length (json_object_get_array_member (object, member)) == 0)
    json_object_remove_member (object, member);
  tell_change (self);
}

/* Returns: (transfer full): words with spaces between them: "? 2 3 4 5 6" */
char *
cb_edition_draft_dup_words (JsonObject *object, const char *member)
{
  g_autoptr (GString) text = g_string_new (NULL);
  JsonArray *words = json_object_has_member (object, member)
                       ? json_object_get_array_member (object, member)
                       : NULL;

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

  begin_step (self, object, member);
  array = json_array_new ();
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      json_array_add_string_element (array, words[i]);
  json_object_set_array_member (object, member, array);
  tell_change (self);
}

/* Whether there is anything that would be lost. */
gboolean
cb_edition_draft_is_touched (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), FALSE);

  return self->past->len > 0;
}

gboolean
cb_edition_draft_can_undo (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), FALSE);

  return self->past->len > 0;
}

gboolean
cb_edition_draft_can_redo (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), FALSE);

  return self->future->len > 0;
}

static void
step (CbEditionDraft *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return;
  g_ptr_array_add (to, self->root);
  self->root = g_ptr_array_steal_index (from, from->len - 1);
  self->last_object = NULL;
  g_signal_emit (self, signals[RESTORED], 0);
  tell_change (self);
}

void
cb_edition_draft_undo (CbEditionDraft *self)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  step (self, self->past, self->future);
}

void
cb_edition_draft_redo (CbEditionDraft *self)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  step (self, self->future, self->past);
}
