/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The vocabulary of editions: which parts there are and what can stand in each. Key files and case
 * files say the same in two forms, and both are read and written by these tables. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-draw-pile.h"
#include "cb-edition.h"
#include "cb-edition-parts.h"
#include "cb-event-ids.h"
#include "cb-game-error.h"
#include "cb-text.h"

static const char *const deals[] = { "all", "equal", NULL };
static const char *const deal_names[] = { N_ ("Deal everything"), N_ ("Equal hands"), NULL };
static const char *const rests[] = { "open", "down", NULL };
static const char *const rest_names[] = { N_ ("Face up"), N_ ("Face down"), NULL };
/* In the order of CbCompleteness. */
static const char *const completes[] = { "names", "cards", "rules", NULL };
static const char *const starts[] = { "any", "roll-one", "roll-all", "dealer", "character", NULL };
static const char *const start_names[] = { N_ ("Anybody"),
                                           N_ ("Highest roll of one die"),
                                           N_ ("Highest roll of all dice"),
                                           N_ ("The dealer"),
                                           N_ ("A character"),
                                           NULL };
static const char *const discards[] = { "reshuffle", "out", "under", NULL };
static const char *const discard_names[] = { N_ ("Shuffled when the deck is empty"),
                                             N_ ("Out of play"), N_ ("Under the deck"), NULL };
static const char *const effects[] = { "none", "keep", "play", "last-kills", NULL };
static const char *const effect_names[] = { N_ ("Unknown or none"), N_ ("Kept until used"),
                                            N_ ("Played at once"), N_ ("The last one eliminates"),
                                            NULL };
static const char *const triggers[] = { "roll", "landing", "moved", "turn", NULL };
static const char *const trigger_names[] = { N_ ("A Symbol Is Rolled"),
                                             N_ ("Landing on a Marked Space"),
                                             N_ ("Moved by a Suggestion"), N_ ("Each Turn"), NULL };

#define DEAL        N_ ("Players and Deal")
#define ASKING      N_ ("Suggestions and Accusations")
#define OUT_OF_PLAY N_ ("Out of Play")
#define ROLLING     N_ ("Rolling the Dice")
#define DRAWING     N_ ("When to Draw")

#define TEXT(key, ...)    { key, CB_FIELD_TEXT, __VA_ARGS__ }
#define NAME              { "Name", CB_FIELD_TEXT, .required = TRUE, .title = N_ ("Name") }
#define WORD(key, ...)    { key, CB_FIELD_WORD, __VA_ARGS__ }
#define PARENT(key, kind) { key, CB_FIELD_WORD, .required = TRUE, .refers = kind }
#define WORDS(key, ...)   { key, CB_FIELD_WORDS, __VA_ARGS__ }
#define NUMBER(key, a, b, or, ...) \
  { key, CB_FIELD_NUMBER, .min = a, .max = b, .fallback = or, __VA_ARGS__ }
#define FLAG(key, ...)         { key, CB_FIELD_FLAG, __VA_ARGS__ }
#define CHOICE(key, list, ...) { key, CB_FIELD_CHOICE, .choices = list, __VA_ARGS__ }
#define EVENT(...)             { "Event", CB_FIELD_WORD, .refers = CB_PART_EVENT, __VA_ARGS__ }
/* Translators: %s is a deck of cards that stays in the box. */
#define WITHOUT_DECKS \
  { "WithoutDecks", CB_FIELD_WORDS, .refers = CB_PART_DECK, .title = N_ ("Without %s") }
#define END { NULL }

static const CbField edition_fields[] = {
  NAME,
  TEXT ("Description", .title = N_ ("Description")),
  WORD ("Cover"),
  CHOICE ("Complete", completes),
  WORDS ("Sources"),
  NUMBER ("MinPlayers", 1, CB_MAX_PLAYERS, 2, .title = N_ ("Fewest Players"), .section = DEAL),
  NUMBER ("MaxPlayers", 1, CB_MAX_PLAYERS, 6, .title = N_ ("Most Players"), .section = DEAL),
  CHOICE ("Starts", starts, .names = start_names, .title = N_ ("Who Starts"), .section = DEAL),
  WORD ("StartsWith",
        .refers = CB_PART_CARD,
        .title = N_ ("Starting Character"),
        .none = N_ ("None"),
        .section = DEAL),
  CHOICE ("Deal", deals, .names = deal_names, .title = N_ ("Deal"), .section = DEAL),
  /* Translators: %s is a way to deal that a table can choose, “Equal hands”. */
  WORDS ("DealChoices",
         .choices = deals,
         .names = deal_names,
         .all_if_empty = TRUE,
         .title = N_ ("Players Can Choose: %s"),
         .section = DEAL),
  CHOICE ("Rest", rests, .names = rest_names, .title = N_ ("Leftover Cards"), .section = DEAL),
  TEXT ("Pool", .title = N_ ("Name for face-down cards"), .section = DEAL),
  NUMBER ("Removed", 0, CB_MAX_CARDS, 0, .title = N_ ("Cards"), .section = OUT_OF_PLAY),
  WORD ("RemovedCategory",
        .refers = CB_PART_CATEGORY,
        .title = N_ ("Category"),
        .none = N_ ("Any"),
        .section = OUT_OF_PLAY),
  TEXT ("RemovedName", .title = N_ ("Name for such a card, like “Victim”"), .section = OUT_OF_PLAY),
  NUMBER ("AskCards",
          0,
          CB_MAX_CATEGORIES,
          0,
          .title = N_ ("Cards Named (0: One of Each Category)"),
          .section = ASKING),
  /* Translators: %s is a category of cards, “Rooms”. */
  WORDS ("AskCategories",
         .refers = CB_PART_CATEGORY,
         .all_if_empty = TRUE,
         .title = N_ ("Suggestions Name %s"),
         .section = ASKING),
  NUMBER ("AskAlike",
          1,
          CB_MAX_ASKED_ALIKE,
          1,
          .title = N_ ("Most Cards of One Category in a Suggestion"),
          .section = ASKING),
  WORD ("StandingCategory",
        .refers = CB_PART_CATEGORY,
        .title = N_ ("Stand in Rooms, and Can Be Named There"),
        .none = N_ ("None"),
        .section = ASKING),
  TEXT ("AccuseAt", .title = N_ ("Where players accuse"), .section = ASKING),
  NUMBER ("DiceRolled", 0, 9, 0, .title = N_ ("Dice Rolled (0: All)"), .section = ROLLING),
  WORDS ("DiceChoices", .title = N_ ("How many can be rolled, such as 1 2"), .section = ROLLING),
  FLAG ("LastStanding", .title = N_ ("The Game Ends When One Player Is Left"), .section = ASKING),
  FLAG ("TipTraits", .title = N_ ("Private Tips May Ask for Traits"), .section = ASKING),
  END,
};
static const CbField category_fields[] = {
  NAME,
  TEXT ("Singular", .title = N_ ("Name for one of them")),
  TEXT ("Asking", .title = N_ ("How a suggestion begins, such as “I suspect”")),
  NUMBER ("InEnvelope", 0, CB_MAX_CARDS, 1, .title = N_ ("Cards in the Envelope")),
  WORD ("Icon"),
  END,
};
static const CbField card_fields[] = {
  PARENT ("Category", CB_PART_CATEGORY),
  NAME,
  WORD ("Colour"),
  WORD ("Icon"),
  WORDS ("Traits", .refers = CB_PART_TRAIT),
  WORDS ("Steps"),
  WORD ("Passage", .refers = CB_PART_CARD),
  END,
};
static const CbField trait_fields[] = { NAME, WORD ("Category", .refers = CB_PART_CATEGORY),
                                        FLAG ("Guessed"), END };
static const CbField die_fields[] = { WORDS ("Faces", .title = N_ ("Faces of die %u")), END };
static const CbField deck_fields[] = {
  NAME,
  NUMBER ("Size", 1, 999, 0, .title = N_ ("Number of Cards (0: Unknown)")),
  CHOICE ("Discards", discards, .names = discard_names, .title = N_ ("Used Cards")),
  WORDS ("Must",
         .choices = triggers,
         .names = trigger_names,
         /* Translators: %s is when a card is drawn, “Each Turn”. */
         .title = N_ ("Must Draw: %s"),
         .section = DRAWING),
  WORDS ("May",
         .choices = triggers,
         .names = trigger_names,
         /* Translators: %s is when a card can be drawn, “Each Turn”. */
         .title = N_ ("May Draw: %s"),
         .section = DRAWING),
  END,
};
static const CbField deck_card_fields[] = {
  PARENT ("Deck", CB_PART_DECK),
  NAME,
  WORD ("Icon"),
  NUMBER ("Count", 1, 999, 0, .title = N_ ("How Many (0: Unknown)")),
  CHOICE ("Effect", effects, .names = effect_names, .title = N_ ("Effect")),
  EVENT (.title = N_ ("Event"), .none = N_ ("None")),
  END,
};
static const CbField power_fields[] = {
  NAME,
  TEXT ("Text", .title = N_ ("What the card says")),
  WORD ("Card", .refers = CB_PART_CARD, .title = N_ ("Whose"), .none = N_ ("Anybody’s")),
  EVENT (.title = N_ ("What It Does"), .none = N_ ("Something else")),
  END,
};
static const CbField event_fields[] = {
  TEXT ("Name", .title = N_ ("What this game calls it")),
  END,
};
static const CbField two_players_fields[] = {
  NUMBER ("FaceDown", 0, CB_MAX_CARDS, 0, .title = N_ ("Cards Set Aside Face Down")),
  FLAG ("Teams", .title = N_ ("The Same for Two Teams")),
  WITHOUT_DECKS,
  END,
};
static const CbField variant_fields[] = {
  NAME,
  TEXT ("Text", .title = N_ ("Description")),
  FLAG ("LastEnds", .title = N_ ("The Last Deadly Card Ends the Game")),
  FLAG ("LastStanding", .title = N_ ("The Game Ends When One Player Is Left")),
  FLAG ("TipTraits", .title = N_ ("Private Tips May Ask for Traits")),
  WITHOUT_DECKS,
  END,
};

const CbPartForm cb_part_forms[CB_N_PART_KINDS] = {
  [CB_PART_EDITION] = { "Edition", "", .fields = edition_fields, .most = 1 },
  [CB_PART_CATEGORY] = { "Category", "categories", .fields = category_fields,
                         .most = CB_MAX_CATEGORIES, .title = N_ ("Cards"),
                         .add = N_ ("Add _Category"), .unnamed = N_ ("New Category") },
  [CB_PART_CARD] = { "Card", "cards", FALSE, CB_PART_CATEGORY, "Category", card_fields,
                     CB_MAX_CARDS, N_ ("Cards"), .add = N_ ("_Add Card") },
  [CB_PART_TRAIT] = { "Trait", "traits", .fields = trait_fields, .most = CB_MAX_TRAITS,
                      .title = N_ ("Traits"),
                      .description = N_ ("What several cards share, so that players can ask for "
                                         "it."),
                      .add = N_ ("Add _Trait") },
  [CB_PART_DIE] = { "Die", "dice", .fields = die_fields, .most = 9, .title = N_ ("Dice"),
                    .add = N_ ("Add _Die") },
  [CB_PART_DECK] = { "Deck", "decks", .fields = deck_fields, .most = CB_MAX_DECKS,
                     .title = N_ ("Decks"), .add = N_ ("Add D_eck"), .unnamed = N_ ("New Deck") },
  [CB_PART_DECK_CARD] = { "DeckCard", "cards", FALSE, CB_PART_DECK, "Deck", deck_card_fields,
                          CB_DRAW_PILE_MAX_KINDS, N_ ("Cards"), .add = N_ ("_Add Kind of Card"),
                          .unnamed = N_ ("New Card") },
  [CB_PART_POWER] = { "Power", "powers", .fields = power_fields, .most = CB_MAX_POWERS,
                      .title = N_ ("Powers"),
                      .description = N_ ("What somebody can do once per game."),
                      .add = N_ ("Add _Power"), .unnamed = N_ ("New Power") },
  [CB_PART_EVENT] = { "Event", "events", .fields = event_fields, .most = 32 },
  [CB_PART_TWO_PLAYERS] = { "TwoPlayers", "twoPlayers", TRUE, .fields = two_players_fields,
                            .most = 1, .title = N_ ("Two Players") },
  [CB_PART_VARIANT] = { "Variant", "variants", .fields = variant_fields, .most = 32,
                        .title = N_ ("House Rules"),
                        .description = N_ ("What each table can choose."),
                        .add = N_ ("Add _House Rule"), .unnamed = N_ ("New House Rule") },
};

const CbEventWords cb_event_words[] = {
  { CB_EVENT_ID_SUGGESTION, N_ ("What this game calls a suggestion"), .common = TRUE },
  { CB_EVENT_ID_ACCUSATION, N_ ("What this game calls an accusation"), .common = TRUE },
  { CB_EVENT_ID_TRAIT, N_ ("Everyone Shows a Card With a Trait") },
  { CB_EVENT_ID_TIP, N_ ("Passing a Card in Secret") },
  { CB_EVENT_ID_SNOOP, N_ ("Looking at a Card in a Hand") },
  { CB_EVENT_ID_SNOOP_ALL, N_ ("Everyone Peeks at a Neighbor’s Card") },
  { CB_EVENT_ID_PEEK, N_ ("Peeking at a Card Shown to Someone") },
  { CB_EVENT_ID_REMOTE, N_ ("Suggesting a Distant Room") },
  { CB_EVENT_ID_LOOK, N_ ("Looking at Face-Down Cards") },
  { CB_EVENT_ID_EXPOSED, N_ ("Hand Revealed") },
  { CB_EVENT_ID_ENVELOPE, NULL, .common = TRUE },
  { NULL },
};

gboolean
cb_event_words_have (const char *id)
{
  const CbEventWords *words = cb_event_words;

  while (words->id != NULL && !g_str_equal (words->id, id))
    words++;
  return words->id != NULL;
}

static void
part_free (gpointer data)
{
  CbPart *self = data;

  for (guint i = 0; i < CB_MAX_FIELDS; i++)
    {
      g_free (self->values[i].text);
      g_free (self->values[i].shown);
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

/* (transfer full): file, group and key, or a path to a member */
static char *
describe_place (const CbParts *self, const CbPart *part, const char *key)
{
  CbField field = { .key = key };
  g_autofree char *member = NULL;

  if (self->file != NULL && key != NULL && is_key (part, key))
    return g_strdup_printf ("%s: %s %s", self->file, part->place, key);
  if (self->file != NULL)
    return g_strdup_printf ("%s: %s", self->file, part->place);
  if (key == NULL)
    return g_strdup (part->place);
  member = cb_field_get_member (&field);
  return g_strdup_printf ("%s.%s", part->place, member);
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
  va_list args;

  if (cb_parts_failed (self))
    return;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  place = describe_place (self, part, key);
  cb_game_error_take (self->error, CB_GAME_ERROR_INVALID, g_strconcat (place, ": ", message, NULL));
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

gboolean
cb_part_has (const CbPart *self, const char *key)
{
  return cb_part_get_value ((CbPart *) self, cb_part_find_field (self, key))->given;
}

const char *
cb_part_get_text (const CbPart *self, const char *key)
{
  const CbFieldValue *value = cb_part_get_value ((CbPart *) self, cb_part_find_field (self, key));

  return value->shown != NULL ? value->shown : value->text;
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
    cb_parts_fail (self, part, field->key, _ ("must be text"));
  else if (field->type == CB_FIELD_CHOICE)
    take_choice (self, part, field, text);
  else if (cb_text_is_blank (text) && !field->required)
    g_clear_pointer (&value->text, g_free);
  else if (field->type == CB_FIELD_TEXT)
    value->shown = field->required ? cb_text_make_name (text) : cb_text_make_visible (text);
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

/* Digits, and perhaps a sign. */
static gboolean
is_whole_number (const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;

  return *digits != '\0' && digits[strspn (digits, "0123456789")] == '\0';
}

/**
 * cb_parts_take_number:
 * @text: (nullable): a number as it is written; NULL where it is none
 */
void
cb_parts_take_number (CbParts *self, CbPart *part, const CbField *field, const char *text)
{
  CbFieldValue *value = cb_part_get_value (part, field);
  gint64 number = 0;

  value->given = TRUE;
  if (text == NULL)
    cb_parts_fail (self, part, field->key, _ ("must be a whole number between %d and %d"),
                   field->min, field->max);
  else if (!is_whole_number (text))
    cb_parts_fail (self, part, field->key, _ ("“%s” is not a whole number between %d and %d"), text,
                   field->min, field->max);
  else if (!g_ascii_string_to_signed (text, 10, field->min, field->max, &number, NULL))
    cb_parts_fail (self, part, field->key, _ ("%s is not between %d and %d"), text, field->min,
                   field->max);
  value->number = (int) number;
}

/**
 * cb_parts_take_flag:
 * @is: whether it is a flag at all
 */
void
cb_parts_take_flag (CbParts *self, CbPart *part, const CbField *field, gboolean flag, gboolean is)
{
  CbFieldValue *value = cb_part_get_value (part, field);

  value->given = TRUE;
  value->number = flag;
  if (!is)
    cb_parts_fail (self, part, field->key, _ ("must be true or false"));
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
