/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes an edition out of its written parts: only here is it checked whether they fit together. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-private.h"
#include "cb-event-ids.h"
#include "cb-icons.h"

/* Whether the id can be part of the name of a group in an edition file. */
static gboolean
can_be_in_group_name (const char *id)
{
  for (const char *c = id; *c != '\0'; c = g_utf8_next_char (c))
    if (*c == '[' || *c == ']' || g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;
  return TRUE;
}

static void
check_parts (CbParts *parts)
{
  for (guint i = 0; i < parts->list->len && !cb_parts_failed (parts); i++)
    {
      CbPart *part = g_ptr_array_index (parts->list, i);
      const CbPartForm *form = &cb_part_forms[part->kind];
      guint n = 0;

      if (part->kind == CB_PART_EDITION && *part->id == '\0')
        cb_parts_fail (parts, part, "Id", _ ("is missing"));
      else if (!form->once && *part->id == '\0')
        cb_parts_fail (parts, part, "Id", _ ("the id is empty"));
      else if (!can_be_in_group_name (part->id))
        cb_parts_fail (parts, part, "Id", _ ("an id can’t contain brackets or line breaks"));
      for (guint j = 0; j < i; j++)
        {
          CbPart *other = g_ptr_array_index (parts->list, j);

          n += other->kind == part->kind;
          if (other->kind == part->kind && g_str_equal (other->id, part->id))
            cb_parts_fail (parts, part, "Id", "%s", _ (form->twice));
        }
      if (n == form->most)
        cb_parts_fail (parts, part, NULL, "%s", _ (form->too_many));
      cb_parts_check_required (parts, part);
    }
}

/* The category that @key names, or −1. */
static int
find_category (CbEdition *self, const CbPart *part, const char *key)
{
  const char *id = cb_part_get_text (part, key);
  int category = id != NULL ? cb_edition_find_category (self, id) : -1;

  if (id != NULL && category < 0)
    cb_parts_fail (self->parts, part, key, _ ("“%s” is not a category of the edition"), id);
  return category;
}

/* The card that @key names, or −1. */
static int
find_card (CbEdition *self, const CbPart *part, const char *key)
{
  const char *id = cb_part_get_text (part, key);
  int card = id != NULL ? cb_edition_find_card (self, id) : -1;

  if (id != NULL && card < 0)
    cb_parts_fail (self->parts, part, key, _ ("“%s” is not a card in the edition"), id);
  return card;
}

/* The deck that @key names, or −1. */
static int
find_deck (CbEdition *self, const CbPart *part, const char *key)
{
  const char *id = cb_part_get_text (part, key);
  int deck = id != NULL ? cb_edition_find_deck (self, id) : -1;

  if (id != NULL && deck < 0)
    cb_parts_fail (self->parts, part, key, _ ("“%s” is not a deck of the edition"), id);
  return deck;
}

/* (nullable): the text or word of @field. An unknown word is an error in an edition file, where
 * somebody may have mistyped it; in a case it may come from a later version of Casebook, and is
 * ignored. */
static const char *
get_text (CbEdition *self, const CbPart *part, const CbField *field)
{
  const char *text = cb_part_get_text (part, field->key);
  g_autofree char *problem = NULL;

  if (text != NULL && field->refers == CB_PART_EVENT && !cb_event_words_have (text))
    cb_parts_fail (self->parts, part, field->key, _ ("“%s” is not an event"), text);
  if (text == NULL || field->choices == NULL)
    return text;
  problem = cb_icon_describe_problem (text);
  if (problem != NULL && self->parts->is_file)
    cb_parts_fail (self->parts, part, field->key, "%s", problem);
  return problem == NULL ? text : NULL;
}

/* Reads the words of @key as a set: a bit for each of @words. */
static guint
read_words (CbEdition *self, const CbPart *part, const char *key, const char *const *words)
{
  char **chosen = cb_part_get_words (part, key);
  g_autofree char *allowed = g_strjoinv (", ", (char **) words);
  guint choices = 0;

  for (guint i = 0; chosen[i] != NULL; i++)
    {
      guint word = 0;

      while (words[word] != NULL && !g_str_equal (words[word], chosen[i]))
        word++;
      if (words[word] == NULL)
        cb_parts_fail (self->parts, part, key, _ ("“%s” is not one of %s"), chosen[i], allowed);
      else
        choices |= 1u << word;
    }
  return choices;
}

static void
fill_field (CbEdition *self, const CbPart *part, const CbField *field, gpointer member)
{
  if (cb_field_is_list (field))
    {
      *(char ***) member = cb_part_get_words (part, field->key);
      if (field->choices != NULL)
        read_words (self, part, field->key, field->choices);
    }
  else if (field->type != CB_FIELD_TEXT && field->type != CB_FIELD_WORD)
    *(int *) member = cb_part_get_number (part, field->key);
  else if (field->refers == CB_PART_CATEGORY)
    *(int *) member = find_category (self, part, field->key);
  else if (field->refers == CB_PART_CARD)
    *(int *) member = find_card (self, part, field->key);
  else if (field->refers == CB_PART_DECK)
    *(int *) member = find_deck (self, part, field->key);
  else
    *(const char **) member = get_text (self, part, field);
}

/* Fills @thing, the struct made for @part: it begins with the id of the part, and each field of the
 * part says at which offset its value is. A reference becomes an index, or −1. */
static void
fill_thing (CbEdition *self, const CbPart *part, gpointer thing)
{
  *(char **) thing = part->id;
  for (const CbField *field = cb_part_forms[part->kind].fields; field->key != NULL; field++)
    if (field->at != 0)
      fill_field (self, part, field, (char *) thing + field->at);
}

/* Adds a struct to @list for each part of the kind. */
static void
fill_list (CbEdition *self, CbPartKind kind, GArray *list)
{
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, kind, i)) != NULL; i++)
    {
      g_array_set_size (list, i + 1);
      fill_thing (self, part, list->data + i * g_array_get_element_size (list));
    }
}

static void
give_traits (CbEdition *self, const CbPart *part, CbCardSet card)
{
  char **traits = cb_part_get_words (part, "Traits");

  for (guint i = 0; traits[i] != NULL; i++)
    {
      int trait = cb_edition_find_trait (self, traits[i]);

      if (trait < 0)
        cb_parts_fail_word (self->parts, part, "Traits", i,
                            _ ("“%s” is not a trait of the edition"), traits[i]);
      else
        self->traits[trait].cards |= card;
    }
}

/* Notes which traits exclude each other; it is enough if one of the two says so. */
static void
exclude_traits (CbEdition *self)
{
  for (guint i = 0; i < self->n_traits; i++)
    {
      const CbPart *part = cb_parts_get (self->parts, CB_PART_TRAIT, i);
      char **others = cb_part_get_words (part, "Excludes");

      for (guint j = 0; others[j] != NULL; j++)
        {
          int other = cb_edition_find_trait (self, others[j]);

          if (other < 0 || other == (int) i)
            cb_parts_fail_word (self->parts, part, "Excludes", j,
                                _ ("“%s” is not another trait of the edition"), others[j]);
          else
            {
              self->traits[i].excluded |= (guint32) 1 << other;
              self->traits[other].excluded |= (guint32) 1 << i;
            }
        }
    }
}

/* Adds the cards of a category: they get neighbouring indices, whatever their order in the file. */
static void
build_cards_of (CbEdition *self, guint category)
{
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_CARD, i)) != NULL; i++)
    {
      CbCardSet card;

      if (find_category (self, part, "Category") != (int) category)
        continue;
      card = cb_card_set_of (self->n_cards);
      fill_thing (self, part, &self->cards[self->n_cards++]);
      self->categories[category].cards |= card;
      give_traits (self, part, card);
    }
}

static void
check_category (CbEdition *self, guint category)
{
  const CbPart *part = cb_parts_get (self->parts, CB_PART_CATEGORY, category);
  guint n = cb_card_set_size (self->categories[category].cards);

  if (n == 0)
    cb_parts_fail (self->parts, part, "Cards", _ ("has no cards"));
  else if (n < self->categories[category].n_in_envelope)
    cb_parts_fail (self->parts, part, "InEnvelope", _ ("has fewer cards than the envelope needs"));
}

static void
check_players (CbEdition *self, const CbPart *part)
{
  CbRules *rules = &self->rules;

  if (!cb_part_has (part, "MaxPlayers"))
    rules->max_players = MAX (rules->min_players, rules->max_players);
  if (rules->max_players < rules->min_players)
    cb_parts_fail (self->parts, part, "MaxPlayers", _ ("%d is not between %d and %d"),
                   rules->max_players, rules->min_players, CB_MAX_PLAYERS);
}

static void
build_deal (CbEdition *self, const CbPart *part)
{
  CbRules *rules = &self->rules;

  rules->deal_choices = read_words (self, part, "DealChoices",
                                    cb_part_find_field (part, "DealChoices")->choices);
  if (rules->deal_choices == 0)
    rules->deal_choices = 1u << CB_DEAL_ALL | 1u << CB_DEAL_EQUAL;
  rules->deal_choices |= 1u << rules->deal;
}

/* The most cards that a suggestion can name. */
static guint
count_askable (const CbEdition *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_categories; i++)
    if ((self->rules.asked_categories >> i & 1) != 0)
      n += MIN ((guint) self->rules.n_alike, cb_card_set_size (self->categories[i].cards));
  return n;
}

static void
build_asking (CbEdition *self, const CbPart *part)
{
  const char *ids[CB_MAX_CATEGORIES + 1] = { NULL };
  CbRules *rules = &self->rules;

  for (guint i = 0; i < self->n_categories; i++)
    ids[i] = self->categories[i].id;
  rules->asked_categories = read_words (self, part, "AskCategories", ids);
  if (rules->asked_categories == 0)
    rules->asked_categories = (1u << self->n_categories) - 1;
  if (rules->n_asked == 0)
    rules->n_asked = __builtin_popcount (rules->asked_categories);
  if (rules->n_alike > 1 && rules->n_asked > CB_MAX_ASKED_ALIKE)
    cb_parts_fail (self->parts, part, "AskAlike",
                   _ ("a suggestion of more than %d cards can’t name several of one category"),
                   CB_MAX_ASKED_ALIKE);
  else if (rules->n_alike > 1 && (guint) rules->n_asked > count_askable (self))
    cb_parts_fail (self->parts, part, "AskCards",
                   _ ("a suggestion can’t name more cards than there are"));
  else if (rules->n_alike == 1 && rules->n_asked > __builtin_popcount (rules->asked_categories))
    cb_parts_fail (self->parts, part, "AskCards", _ ("there are not that many categories"));
}

/* Checks the category whose markers stand in rooms: it must not be the last one, that of the rooms
 * themselves, and a suggestion must name cards of both. */
static void
check_standing (CbEdition *self, const CbPart *part)
{
  CbRules *rules = &self->rules;
  int last = (int) self->n_categories - 1;

  if (rules->standing_category < 0)
    return;
  if (rules->standing_category == last)
    cb_parts_fail (self->parts, part, "StandingCategory",
                   _ ("that is the category of places, where others stand"));
  else if ((rules->asked_categories >> rules->standing_category & 1) == 0 ||
           (rules->asked_categories >> last & 1) == 0)
    cb_parts_fail (self->parts, part, "StandingCategory",
                   _ ("a suggestion must name both who stands somewhere and the place"));
}

static void
build_dice_choice (CbEdition *self, const CbPart *part)
{
  static const char *const numbers[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", NULL };
  CbRules *rules = &self->rules;

  if (rules->n_dice == 0)
    rules->n_dice = (int) self->dice->len;
  rules->dice_choices = read_words (self, part, "DiceChoices", numbers) | 1u << rules->n_dice;
  if (rules->dice_choices >> (self->dice->len + 1) != 0)
    cb_parts_fail (self->parts, part, "DiceRolled", _ ("there are not that many dice"));
}

static void
build_rules (CbEdition *self)
{
  const CbPart *part = cb_parts_get (self->parts, CB_PART_EDITION, 0);

  fill_thing (self, part, &self->rules);
  check_players (self, part);
  build_deal (self, part);
  build_asking (self, part);
  check_standing (self, part);
  build_dice_choice (self, part);
}

/* Reads which decks stay in the box, bit by index. */
static guint
read_without_decks (CbEdition *self, const CbPart *part)
{
  char **without = cb_part_get_words (part, "WithoutDecks");
  guint decks = 0;

  for (guint i = 0; without[i] != NULL; i++)
    {
      int deck = cb_edition_find_deck (self, without[i]);

      if (deck < 0)
        cb_parts_fail_word (self->parts, part, "WithoutDecks", i,
                            _ ("“%s” is not a deck of the edition"), without[i]);
      else
        decks |= 1u << deck;
    }
  return decks;
}

static void
build_two_players (CbEdition *self)
{
  const CbPart *part = cb_parts_get (self->parts, CB_PART_TWO_PLAYERS, 0);
  guint without;

  if (part == NULL)
    return;
  self->rules.side_cards = cb_part_get_number (part, "FaceDown");
  self->rules.teams = cb_part_get_number (part, "Teams");
  if (cb_edition_get_n_in_envelope (self) +
        (guint) (self->rules.n_removed + self->rules.side_cards) >
      self->n_cards)
    cb_parts_fail (self->parts, part, "FaceDown", _ ("there are not that many cards"));
  without = read_without_decks (self, part);
  for (guint i = 0; i < self->decks->len; i++)
    if ((without >> i & 1) != 0)
      g_array_index (self->decks, CbDeck, i).with_two = FALSE;
}

static void
build_decks (CbEdition *self)
{
  fill_list (self, CB_PART_DECK, self->decks);
  fill_list (self, CB_PART_DECK_CARD, self->deck_cards);
  for (guint i = 0; i < self->decks->len; i++)
    g_array_index (self->decks, CbDeck, i).with_two = TRUE;
}

/* Checks that the kinds of cards in each deck have no more cards together than the deck. */
static void
check_decks (CbEdition *self)
{
  for (guint i = 0; i < self->decks->len; i++)
    {
      const CbDeck *deck = cb_edition_get_deck (self, i);
      int n = 0;

      for (guint j = 0; j < self->deck_cards->len; j++)
        if (cb_edition_get_deck_card (self, j)->deck == i)
          n += cb_edition_get_deck_card (self, j)->count;
      if (deck->size > 0 && n > deck->size)
        cb_parts_fail (self->parts, cb_parts_get (self->parts, CB_PART_DECK, i), "Size",
                       _ ("its kinds of cards add up to %d cards"), n);
    }
}

static void
build_extras (CbEdition *self)
{
  fill_list (self, CB_PART_POWER, self->powers);
  fill_list (self, CB_PART_EVENT, self->events);
  for (guint i = 0; i < self->events->len; i++)
    {
      const char *id = cb_edition_get_event (self, i)->id;

      if (!cb_event_words_have (id))
        cb_parts_fail (self->parts, cb_parts_get (self->parts, CB_PART_EVENT, i), NULL,
                       _ ("“%s” is not an event"), id);
    }
}

/* Whether the last card of some kind kills the player who draws it. */
static gboolean
has_deadly_cards (const CbEdition *self)
{
  for (guint i = 0; i < self->deck_cards->len; i++)
    if (cb_edition_get_deck_card (self, i)->effect == CB_EFFECT_LAST_KILLS)
      return TRUE;
  return FALSE;
}

/* Builds the variants; each keeps only what differs from the rules for the rest of the box. */
static void
build_variants (CbEdition *self)
{
  const CbRules *rules = &self->rules;
  gboolean deadly = has_deadly_cards (self);
  gboolean tips = cb_edition_find_event (self, CB_EVENT_ID_TIP) >= 0 && self->n_traits > 0;

  fill_list (self, CB_PART_VARIANT, self->variants);
  for (guint i = 0; i < self->variants->len; i++)
    {
      CbVariant *variant = &g_array_index (self->variants, CbVariant, i);

      variant->last_ends = variant->last_ends && deadly;
      variant->last_standing = variant->last_standing && !rules->last_standing;
      variant->tip_traits = variant->tip_traits && tips && !rules->tip_traits;
      if (variant->answers == rules->answers + 1)
        variant->answers = 0;
      if (variant->swaps == rules->swaps + 1)
        variant->swaps = 0;
      variant->without = read_without_decks (self, cb_parts_get (self->parts, CB_PART_VARIANT, i));
    }
}

static void
check_rules (CbEdition *self)
{
  const CbPart *part = cb_parts_get (self->parts, CB_PART_EDITION, 0);
  const CbRules *rules = &self->rules;

  if (self->n_categories == 0)
    cb_parts_fail (self->parts, part, "Categories", _ ("an edition has at least one category"));
  if (cb_edition_get_n_in_envelope (self) + (guint) rules->n_removed > self->n_cards)
    cb_parts_fail (self->parts, part, "Removed", _ ("there are not that many cards"));
  if (rules->starts == CB_STARTS_CHARACTER && rules->starts_with < 0)
    cb_parts_fail (self->parts, part, "StartsWith", _ ("is missing"));
}

static void
build (CbEdition *self)
{
  const CbPart *part;

  while ((part = cb_parts_get (self->parts, CB_PART_CATEGORY, self->n_categories)) != NULL)
    fill_thing (self, part, &self->categories[self->n_categories++]);
  while ((part = cb_parts_get (self->parts, CB_PART_TRAIT, self->n_traits)) != NULL)
    fill_thing (self, part, &self->traits[self->n_traits++]);
  exclude_traits (self);
  for (guint i = 0; i < self->n_categories; i++)
    build_cards_of (self, i);
  for (guint i = 0; i < self->n_categories; i++)
    check_category (self, i);
  if (self->n_categories == 0)
    for (guint i = 0; i < cb_parts_count (self->parts, CB_PART_CARD); i++)
      find_category (self, cb_parts_get (self->parts, CB_PART_CARD, i), "Category");
  _cb_edition_build_board (self);
  fill_list (self, CB_PART_DIE, self->dice);
  fill_list (self, CB_PART_SIGN, self->signs);
  _cb_edition_check_dice (self);
  build_decks (self);
  check_decks (self);
  build_rules (self);
  check_rules (self);
  build_two_players (self);
  build_extras (self);
  build_variants (self);
  _cb_edition_check_guesses (self);
  _cb_edition_judge (self);
}

/**
 * cb_edition_new:
 * @parts: (transfer full): the parts as read; may have an error already
 *
 * Returns: (transfer full) (nullable): the edition; NULL if the error of @parts is set
 */
CbEdition *
cb_edition_new (CbParts *parts)
{
  g_autoptr (CbEdition) self = g_atomic_rc_box_new0 (CbEdition);

  self->parts = parts;
  self->dice = g_array_new (FALSE, TRUE, sizeof (CbDie));
  self->signs = g_array_new (FALSE, TRUE, sizeof (CbSign));
  self->decks = g_array_new (FALSE, TRUE, sizeof (CbDeck));
  self->deck_cards = g_array_new (FALSE, TRUE, sizeof (CbDeckCard));
  self->powers = g_array_new (FALSE, TRUE, sizeof (CbEditionPower));
  self->events = g_array_new (FALSE, TRUE, sizeof (CbEvent));
  self->variants = g_array_new (FALSE, TRUE, sizeof (CbVariant));
  check_parts (parts);
  if (!cb_parts_failed (parts))
    build (self);
  if (cb_parts_failed (parts))
    return NULL;
  parts->error = NULL;
  return g_steal_pointer (&self);
}
