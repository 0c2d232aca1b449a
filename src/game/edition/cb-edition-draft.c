/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The steps in which an edition is written. Each step changes the parts in place, after they were
 * copied, so that it can be undone. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-draft.h"
#include "cb-edition-private.h"
#include "cb-fields.h"

struct _CbEditionDraft
{
  GObject parent_instance;

  CbParts *parts;
  GPtrArray *past; /* of CbParts, the latest last */
  GPtrArray *future;
  const CbPart
    *last_part; /* the part that the last step changed; only compared, as it may be gone */
  char *last_key;
  char *given; /* the name that the edition got as a copy */
};

G_DEFINE_FINAL_TYPE (CbEditionDraft, cb_edition_draft, G_TYPE_OBJECT)

/* Removes @key from the guesses of @part, because the user has now written it. */
static void
confirm (CbPart *part, const char *key)
{
  g_autoptr (GStrvBuilder) left = g_strv_builder_new ();
  g_auto (GStrv) guesses = NULL;
  char **words;

  if (cb_part_find_field (part, CB_GUESS_KEY) == NULL || !cb_part_has (part, CB_GUESS_KEY))
    return;
  words = cb_part_get_words (part, CB_GUESS_KEY);
  for (guint i = 0; words[i] != NULL; i++)
    if (!g_str_equal (words[i], key))
      g_strv_builder_add (left, words[i]);
  guesses = g_strv_builder_end (left);
  cb_part_set_words (part, CB_GUESS_KEY, (const char *const *) guesses);
}

/* To be called before a field is changed. Repeated changes of the same field, as in typing, are one
 * step; with %NULL for @key, each is a step of its own. */
static void
begin_step (CbEditionDraft *self, CbPart *part, const char *key)
{
  if (key != NULL && part == self->last_part && g_strcmp0 (key, self->last_key) == 0)
    return;
  self->last_part = part;
  g_set_str (&self->last_key, key);
  g_ptr_array_add (self->past, cb_parts_copy (self->parts, self->parts->name));
  g_ptr_array_set_size (self->future, 0);
  if (key != NULL)
    confirm (part, key);
}

static void
tell_change (CbEditionDraft *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
cb_edition_draft_class_init (CbEditionDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbEditionDraft, parts, cb_parts_free);
  CB_OWNS (object_class, CbEditionDraft, past, g_ptr_array_unref);
  CB_OWNS (object_class, CbEditionDraft, future, g_ptr_array_unref);
  CB_OWNS (object_class, CbEditionDraft, last_key, g_free);
  CB_OWNS (object_class, CbEditionDraft, given, g_free);

  cb_signal_new (klass, "changed", 0);
  cb_signal_new (klass, "restored", 0);
}

static void
cb_edition_draft_init (CbEditionDraft *self)
{
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_parts_free);
  self->future = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_parts_free);
}

/* Creates parts with three empty categories, because most boxes have three. */
static CbParts *
create_empty (void)
{
  const char *const names[][2] = { { "suspect", _ ("Suspects") },
                                   { "weapon", _ ("Weapons") },
                                   { "room", _ ("Rooms") } };
  CbParts *parts = cb_parts_new ("edition", FALSE, NULL);
  CbPart *edition = cb_parts_add (parts, CB_PART_EDITION, g_strdup (""), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    cb_part_set_text (cb_parts_add (parts, CB_PART_CATEGORY, g_strdup (names[i][0]), edition),
                      "Name", names[i][1]);
  return parts;
}

/* (transfer full): the parts of the edition as it is in the box, without the table's own words */
static CbParts *
copy_parts (CbEdition *edition)
{
  return cb_parts_copy (edition->parts, "edition");
}

/**
 * cb_edition_draft_new:
 * @edition: (nullable): the edition to change; %NULL to begin a new one
 *
 * Returns: (transfer full): a new draft
 */
CbEditionDraft *
cb_edition_draft_new (CbEdition *edition)
{
  CbEditionDraft *self = g_object_new (CB_TYPE_EDITION_DRAFT, NULL);

  self->parts = edition != NULL ? copy_parts (edition) : create_empty ();
  return self;
}

/**
 * cb_edition_draft_start_from:
 * @edition: (transfer none): another edition
 *
 * Takes over all that @edition says, under the name that the user has written, or else a new one.
 * Its sources are dropped: they do not vouch for what becomes of the copy.
 */
void
cb_edition_draft_start_from (CbEditionDraft *self, CbEdition *edition)
{
  g_autofree char *name = NULL;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  name = g_strdup (cb_part_get_written (cb_edition_draft_get_root (self), "Name"));
  if (*name == '\0' || g_strcmp0 (name, self->given) == 0)
    {
      g_free (self->given);
      /* Translators: what a copy of an edition is called: “Classic (Custom)” */
      self->given = g_strdup_printf (_ ("%s (Custom)"), cb_edition_get_name (edition));
      g_set_str (&name, self->given);
    }
  begin_step (self, NULL, NULL);
  cb_parts_free (self->parts);
  self->parts = copy_parts (edition);
  cb_part_set_text (cb_edition_draft_get_root (self), "Name", name);
  cb_part_clear (cb_edition_draft_get_root (self), "Sources");
  g_signal_emit_by_name (self, "restored");
  tell_change (self);
}

/* Returns: (transfer none): the parts of the edition, valid until the next undo or redo */
const CbParts *
cb_edition_draft_get_parts (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  return self->parts;
}

/* Returns: (transfer none): the part that is the edition itself */
CbPart *
cb_edition_draft_get_root (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  return cb_parts_get (self->parts, CB_PART_EDITION, 0);
}

/* Returns: (transfer none): the only part of that kind; if missing, an empty one is made */
CbPart *
cb_edition_draft_get_once (CbEditionDraft *self, CbPartKind kind)
{
  CbPart *part;

  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  part = cb_parts_get (self->parts, kind, 0);
  return part != NULL ? part
                      : cb_parts_insert (self->parts, kind, cb_edition_draft_get_root (self));
}

/* Returns: (transfer none): a new part, the last of its kind that @owner holds */
CbPart *
cb_edition_draft_add_part (CbEditionDraft *self, const CbPart *owner, CbPartKind kind)
{
  CbPart *part;

  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  begin_step (self, NULL, NULL);
  part = cb_parts_insert (self->parts, kind, owner);
  tell_change (self);
  return part;
}

void
cb_edition_draft_remove_part (CbEditionDraft *self, CbPart *part)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  begin_step (self, NULL, NULL);
  cb_parts_remove (self->parts, part);
  tell_change (self);
}

/* Sets a text; an empty one removes the key. Also removes the texts that inflect it. */
void
cb_edition_draft_set_text (CbEditionDraft *self, CbPart *part, const char *key, const char *text)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (g_str_equal (cb_part_get_written (part, key), text))
    return;
  begin_step (self, part, key);
  for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
    if (g_strcmp0 (field->of, key) == 0)
      cb_part_clear (part, field->key);
  if (*text != '\0')
    cb_part_set_text (part, key, text);
  else
    cb_part_clear (part, key);
  tell_change (self);
}

/* Sets a number, or a flag to 1 or 0. The default is set by removing the key. */
void
cb_edition_draft_set_number (CbEditionDraft *self, CbPart *part, const char *key, int number)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (cb_part_get_number (part, key) == number)
    return;
  begin_step (self, part, key);
  if (number != cb_part_find_field (part, key)->fallback)
    cb_part_set_number (part, key, number);
  else
    cb_part_clear (part, key);
  tell_change (self);
}

/* Sets a list. @text: the words, separated by commas or semicolons, or also by spaces unless they
 * are texts for people, which can contain spaces */
void
cb_edition_draft_set_words (CbEditionDraft *self, CbPart *part, const char *key, const char *text)
{
  gboolean spaced = cb_part_find_field (part, key)->type == CB_FIELD_TEXTS;
  g_auto (GStrv) typed = g_strsplit_set (text, spaced ? ",;" : " ,;", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  for (guint i = 0; typed[i] != NULL; i++)
    if (*g_strstrip (typed[i]) != '\0')
      g_strv_builder_add (builder, typed[i]);
  words = g_strv_builder_end (builder);
  begin_step (self, part, key);
  cb_part_set_words (part, key, (const char *const *) words);
  tell_change (self);
}

/**
 * cb_edition_draft_set_part:
 * @named: (nullable): the part that @key of @part is to refer to
 *
 * Fixes the ids of all parts first: then @named keeps its id if it is renamed later.
 */
void
cb_edition_draft_set_part (CbEditionDraft *self, CbPart *part, const char *key, const CbPart *named)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  begin_step (self, NULL, NULL);
  cb_parts_fill_ids (self->parts);
  if (named != NULL)
    cb_part_set_text (part, key, named->id);
  else
    cb_part_clear (part, key);
  tell_change (self);
}

/**
 * cb_edition_draft_has_word:
 * @all: (nullable) (array zero-terminated=1): all words there are, if an empty list stands for all
 *
 * Returns: whether @word is in the list of @key
 */
gboolean
cb_edition_draft_has_word (const CbPart *part,
                           const char *key,
                           const char *word,
                           const char *const *all)
{
  const char *const *words = (const char *const *) cb_part_get_words (part, key);

  return g_strv_contains (*words == NULL && all != NULL ? all : words, word);
}

/**
 * cb_edition_draft_set_word:
 * @all: (nullable) (array zero-terminated=1): all words there are, if an empty list stands for all
 *
 * Adds a word at the end of the list of @key, or removes it.
 */
void
cb_edition_draft_set_word (CbEditionDraft *self,
                           CbPart *part,
                           const char *key,
                           const char *word,
                           gboolean present,
                           const char *const *all)
{
  const char *const *before = (const char *const *) cb_part_get_words (part, key);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  guint n;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (cb_edition_draft_has_word (part, key, word, all) == present)
    return;
  if (!cb_part_has (part, key) && all != NULL)
    before = all;
  for (guint i = 0; before[i] != NULL; i++)
    if (!g_str_equal (before[i], word))
      g_strv_builder_add (builder, before[i]);
  if (present)
    g_strv_builder_add (builder, word);
  words = g_strv_builder_end (builder);
  n = g_strv_length (words);
  begin_step (self, NULL, NULL);
  if (n > 0 && (all == NULL || n < g_strv_length ((GStrv) all)))
    cb_part_set_words (part, key, (const char *const *) words);
  else
    cb_part_clear (part, key);
  tell_change (self);
}

/* Returns: (transfer none) (nullable): the event, if the edition has it */
CbPart *
cb_edition_draft_find_event (CbEditionDraft *self, const char *id)
{
  int event;

  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  event = cb_parts_find (self->parts, CB_PART_EVENT, id);
  return event >= 0 ? cb_parts_get (self->parts, CB_PART_EVENT, (guint) event) : NULL;
}

/* Adds the event after the others. */
static CbPart *
add_event (CbEditionDraft *self, const char *id)
{
  CbPart *event = cb_parts_insert (self->parts, CB_PART_EVENT, cb_edition_draft_get_root (self));

  g_set_str (&event->id, id);
  return event;
}

void
cb_edition_draft_set_event (CbEditionDraft *self, const char *id, gboolean present)
{
  CbPart *event = cb_edition_draft_find_event (self, id);

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if ((event != NULL) == present)
    return;
  begin_step (self, NULL, NULL);
  if (present)
    add_event (self, id);
  else
    cb_parts_remove (self->parts, event);
  tell_change (self);
}

/* Sets the edition's own name for an event that every game has; "" for the usual name. */
void
cb_edition_draft_set_event_name (CbEditionDraft *self, const char *id, const char *name)
{
  CbPart *event = cb_edition_draft_find_event (self, id);

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (event == NULL && *name == '\0')
    return;
  begin_step (self, cb_edition_draft_get_root (self), id);
  if (*name == '\0')
    cb_parts_remove (self->parts, event);
  else
    cb_part_set_text (event != NULL ? event : add_event (self, id), "Name", name);
  tell_change (self);
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
  g_ptr_array_add (to, self->parts);
  self->parts = g_ptr_array_steal_index (from, from->len - 1);
  self->last_part = NULL;
  g_signal_emit_by_name (self, "restored");
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
