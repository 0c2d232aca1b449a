/* cb-edition-parts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The vocabulary of editions: which parts there are and what can stand in each. Key files and case
 * files say the same in two forms, and both are read and written by these tables. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-parts.h"
#include "cb-game-error.h"
#include "cb-setup.h"

static const char *const deals[] = { "all", "equal", NULL };
static const char *const rests[] = { "open", "down", NULL };
static const char *const starts[] = { "any", "roll-one", "roll-all", "dealer", "character", NULL };
static const char *const discards[] = { "reshuffle", "out", "under", NULL };
static const char *const effects[] = { "none", "keep", "play", "last-kills", NULL };

#define TEXT(key)             { key, CB_FIELD_TEXT }
#define NAME                  { "Name", CB_FIELD_TEXT, .required = TRUE }
#define WORD(key)             { key, CB_FIELD_WORD }
#define PARENT(key)           { key, CB_FIELD_WORD, .required = TRUE }
#define WORDS(key)            { key, CB_FIELD_WORDS }
#define NUMBER(key, a, b, or) { key, CB_FIELD_NUMBER, .min = a, .max = b, .fallback = or }
#define FLAG(key)             { key, CB_FIELD_FLAG }
#define CHOICE(key, list, or) { key, CB_FIELD_CHOICE, .choices = list, .fallback = or }
#define END                   { NULL }

static const CbField edition_fields[] = {
  NAME,
  TEXT ("Description"),
  NUMBER ("MinPlayers", 1, CB_MAX_PLAYERS, 2),
  NUMBER ("MaxPlayers", 1, CB_MAX_PLAYERS, 0),
  CHOICE ("Deal", deals, 0),
  WORDS ("DealChoices"),
  CHOICE ("Rest", rests, 0),
  TEXT ("Pool"),
  NUMBER ("Removed", 0, CB_MAX_CARDS, 0),
  WORD ("RemovedCategory"),
  TEXT ("RemovedName"),
  NUMBER ("AskCards", 0, CB_MAX_CATEGORIES, 0),
  WORDS ("AskCategories"),
  CHOICE ("Starts", starts, 0),
  WORD ("StartsWith"),
  NUMBER ("DiceRolled", 0, 9, 0),
  WORDS ("DiceChoices"),
  TEXT ("AccuseAt"),
  END,
};
static const CbField category_fields[] = {
  NAME, TEXT ("Singular"), TEXT ("Asking"), NUMBER ("InEnvelope", 0, CB_MAX_CARDS, 1), END,
};
static const CbField card_fields[] = { PARENT ("Category"), NAME, WORD ("Colour"), WORDS ("Traits"),
                                       END };
static const CbField trait_fields[] = { NAME, WORD ("Category"), END };
static const CbField die_fields[] = { WORDS ("Faces"), END };
static const CbField deck_fields[] = {
  NAME,          NUMBER ("Size", 1, 999, 0),       WORDS ("Must"),
  WORDS ("May"), CHOICE ("Discards", discards, 0), END,
};
static const CbField deck_card_fields[] = {
  PARENT ("Deck"), NAME, NUMBER ("Count", 1, 999, 0), CHOICE ("Effect", effects, 0),
  WORD ("Event"),  END,
};
static const CbField power_fields[] = { NAME, WORD ("Card"), TEXT ("Text"), WORD ("Event"), END };
static const CbField event_fields[] = { TEXT ("Name"), END };
static const CbField two_players_fields[] = {
  NUMBER ("FaceDown", 0, CB_MAX_CARDS, 0),
  FLAG ("Teams"),
  WORDS ("WithoutDecks"),
  END,
};
static const CbField variant_fields[] = {
  NAME, TEXT ("Text"), FLAG ("LastEnds"), WORDS ("WithoutDecks"), END,
};

const CbPartForm cb_part_forms[CB_N_PART_KINDS] = {
  [CB_PART_EDITION] = { "Edition", "", .fields = edition_fields },
  [CB_PART_CATEGORY] = { "Category", "categories", .fields = category_fields },
  [CB_PART_CARD] = { "Card", "cards", FALSE, CB_PART_CATEGORY, "Category", card_fields },
  [CB_PART_TRAIT] = { "Trait", "traits", .fields = trait_fields },
  [CB_PART_DIE] = { "Die", "dice", .fields = die_fields },
  [CB_PART_DECK] = { "Deck", "decks", .fields = deck_fields },
  [CB_PART_DECK_CARD] = { "DeckCard", "cards", FALSE, CB_PART_DECK, "Deck", deck_card_fields },
  [CB_PART_POWER] = { "Power", "powers", .fields = power_fields },
  [CB_PART_EVENT] = { "Event", "events", .fields = event_fields },
  [CB_PART_TWO_PLAYERS] = { "TwoPlayers", "twoPlayers", TRUE, .fields = two_players_fields },
  [CB_PART_VARIANT] = { "Variant", "variants", .fields = variant_fields },
};

static void
part_free (gpointer data)
{
  CbPart *self = data;

  for (guint i = 0; i < CB_MAX_FIELDS; i++)
    {
      g_free (self->values[i].text);
      g_strfreev (self->values[i].words);
    }
  g_free (self->id);
  g_free (self->place);
  g_free (self);
}

/**
 * cb_parts_new:
 * @file: (nullable): the name of the key file; NULL for an object in a case file
 * @error: where the first problem is kept; must not be NULL
 *
 * Returns: (transfer full): no parts yet
 */
CbParts *
cb_parts_new (const char *file, GError **error)
{
  CbParts *self = g_new0 (CbParts, 1);

  self->list = g_ptr_array_new_with_free_func (part_free);
  self->file = g_strdup (file);
  self->error = error;
  return self;
}

void
cb_parts_free (CbParts *self)
{
  g_ptr_array_unref (self->list);
  g_free (self->file);
  g_free (self);
}

/* Returns: (transfer none): a new part, the last of them */
CbPart *
cb_parts_add (CbParts *self, CbPartKind kind, const char *id, const char *place)
{
  CbPart *part = g_new0 (CbPart, 1);

  part->kind = kind;
  part->id = g_strdup (id);
  part->place = g_strdup (place);
  g_ptr_array_add (self->list, part);
  return part;
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

  for (guint i = 0; i < self->list->len; i++)
    if (((CbPart *) g_ptr_array_index (self->list, i))->kind == kind)
      n++;
  return n;
}

/* Returns: which of the parts of a kind has that id, or −1 */
int
cb_parts_find (const CbParts *self, CbPartKind kind, const char *id)
{
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self, kind, i)) != NULL; i++)
    if (g_strcmp0 (part->id, id) == 0)
      return (int) i;
  return -1;
}

char *
cb_field_get_member (const CbField *self)
{
  char *member = g_strdup (self->key);

  *member = g_ascii_tolower (*member);
  return member;
}

/* What is a member in a case file but no key of a group: the id is part of its name, and what
 * stands inside has groups of its own. */
static gboolean
is_key (const CbPart *part, const char *key)
{
  if (g_strcmp0 (key, "Id") == 0)
    return part->kind == CB_PART_EDITION;
  return g_strcmp0 (key, "Cards") != 0 && g_strcmp0 (key, "Categories") != 0;
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
  va_list args;

  if (cb_parts_failed (self))
    return;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  if (self->file != NULL && !is_key (part, key))
    key = NULL;
  if (self->file != NULL)
    g_set_error (self->error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID, "%s: %s%s%s: %s", self->file,
                 part->place, key != NULL ? " " : "", key != NULL ? key : "", message);
  else
    {
      CbField field = { .key = key };
      g_autofree char *member = key != NULL ? cb_field_get_member (&field) : NULL;

      g_set_error (self->error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID, "%s%s%s: %s", part->place,
                   member != NULL ? "." : "", member != NULL ? member : "", message);
    }
}

/* Like cb_parts_fail(), of one word of a list. */
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
  cb_parts_fail (self, part, self->file != NULL ? key : element, "%s", message);
}

gboolean
cb_parts_failed (const CbParts *self)
{
  return *self->error != NULL;
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

const char *
cb_part_get_text (const CbPart *self, const char *key)
{
  return cb_part_get_value ((CbPart *) self, cb_part_find_field (self, key))->text;
}

char **
cb_part_get_words (const CbPart *self, const char *key)
{
  static char *none[] = { NULL };
  char **words = cb_part_get_value ((CbPart *) self, cb_part_find_field (self, key))->words;

  return words != NULL ? words : none;
}

int
cb_part_get_number (const CbPart *self, const char *key)
{
  const CbField *field = cb_part_find_field (self, key);
  const CbFieldValue *value = cb_part_get_value ((CbPart *) self, field);

  return value->given ? value->number : field->fallback;
}

static void
take_choice (CbParts *self, CbPart *part, const CbField *field, const char *text)
{
  g_autofree char *allowed = g_strjoinv (", ", (char **) field->choices);
  CbFieldValue *value = cb_part_get_value (part, field);

  for (value->number = 0; field->choices[value->number] != NULL; value->number++)
    if (g_strcmp0 (field->choices[value->number], text) == 0)
      return;
  /* Translators: the first %s is what a file says, the second a list of words. */
  cb_parts_fail (self, part, field->key, _ ("“%s” is not one of %s"), text, allowed);
}

/**
 * cb_parts_take_text:
 * @text: (transfer full) (nullable): a text, a word or a choice; NULL where it is no text
 */
void
cb_parts_take_text (CbParts *self, CbPart *part, const CbField *field, char *text)
{
  CbFieldValue *value = cb_part_get_value (part, field);

  value->given = TRUE;
  value->text = text;
  if (text == NULL)
    cb_parts_fail (self, part, field->key, _ ("must be a text"));
  else if (field->type == CB_FIELD_CHOICE)
    take_choice (self, part, field, text);
  else if (*text == '\0' && !field->required)
    g_clear_pointer (&value->text, g_free);
}

/**
 * cb_parts_take_words:
 * @words: (transfer full) (nullable): a list; NULL where it is none
 */
void
cb_parts_take_words (CbParts *self, CbPart *part, const CbField *field, char **words)
{
  CbFieldValue *value = cb_part_get_value (part, field);

  value->given = TRUE;
  value->words = words;
  if (words == NULL)
    cb_parts_fail (self, part, field->key, _ ("must be a list of ids"));
}

/**
 * cb_parts_take_number:
 * @number: a number or a flag
 * @is: whether it is a whole number, or a flag, at all
 */
void
cb_parts_take_number (CbParts *self, CbPart *part, const CbField *field, int number, gboolean is)
{
  CbFieldValue *value = cb_part_get_value (part, field);

  value->given = TRUE;
  value->number = number;
  if (field->type == CB_FIELD_FLAG && !is)
    cb_parts_fail (self, part, field->key, _ ("must be true or false"));
  if (field->type == CB_FIELD_NUMBER && !is)
    cb_parts_fail (self, part, field->key, _ ("must be a whole number between %d and %d"),
                   field->min, field->max);
  else if (field->type == CB_FIELD_NUMBER && (number < field->min || number > field->max))
    cb_parts_fail (self, part, field->key, _ ("%d is not between %d and %d"), number, field->min,
                   field->max);
}

void
cb_parts_check_required (CbParts *self, CbPart *part)
{
  for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
    {
      const CbFieldValue *value = cb_part_get_value (part, field);

      if (field->required && (value->text == NULL || *value->text == '\0'))
        cb_parts_fail (self, part, field->key, _ ("is missing"));
    }
}
