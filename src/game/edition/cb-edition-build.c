/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From parts as they were written to an edition: the one place that knows what goes together. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-private.h"
#include "cb-event-ids.h"
#include "cb-icons.h"

/* Groups of an edition file are called by their id. */
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

/* (nullable): the icon that @part has. One that is not known is a slip of the pen in a file that
 * somebody writes; in a case it may come from a later Casebook, and is done without. */
static char *
find_icon (CbEdition *self, const CbPart *part)
{
  const char *icon = cb_part_get_text (part, "Icon");
  g_autofree char *allowed = NULL;

  if (icon == NULL || g_strv_contains (cb_icons, icon))
    return (char *) icon;
  allowed = g_strjoinv (", ", (char **) cb_icons);
  if (self->parts->is_file)
    cb_parts_fail (self->parts, part, "Icon", _ ("“%s” is not one of %s"), icon, allowed);
  return NULL;
}

static void
build_categories (CbEdition *self)
{
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_CATEGORY, i)) != NULL; i++)
    self->categories[self->n_categories++] = (CbCategory) {
      .id = part->id,
      .name = (char *) cb_part_get_text (part, "Name"),
      .singular = (char *) cb_part_get_text (part, "Singular"),
      .asking = (char *) cb_part_get_text (part, "Asking"),
      .icon = find_icon (self, part),
      .n_in_envelope = (guint) cb_part_get_number (part, "InEnvelope"),
    };
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
    cb_parts_fail (self->parts, part, key, _ ("“%s” is not a card of the edition"), id);
  return card;
}

/* (nullable): the event that @key names */
static char *
find_event (CbEdition *self, const CbPart *part, const char *key)
{
  const char *id = cb_part_get_text (part, key);

  if (id != NULL && !cb_event_words_have (id))
    cb_parts_fail (self->parts, part, key, _ ("“%s” is not an event"), id);
  return (char *) id;
}

static void
build_traits (CbEdition *self)
{
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_TRAIT, i)) != NULL; i++)
    self->traits[self->n_traits++] = (CbTrait) {
      .id = part->id,
      .name = (char *) cb_part_get_text (part, "Name"),
      .category = find_category (self, part, "Category"),
      .guessed = cb_part_get_number (part, "Guessed") != 0,
    };
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

/* Cards of a category become neighbours, whatever the order of the file. */
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
      self->cards[self->n_cards++] = (CbCard) {
        .id = part->id,
        .name = (char *) cb_part_get_text (part, "Name"),
        .colour = (char *) cb_part_get_text (part, "Colour"),
        .icon = find_icon (self, part),
        .category = category,
      };
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

/* Which of @words the key's words are, a bit each. */
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

/* Which of the words that the key can list it lists, a bit each. */
static guint
read_choices (CbEdition *self, const CbPart *part, const char *key)
{
  return read_words (self, part, key, cb_part_find_field (part, key)->choices);
}

static void
build_players (CbEdition *self, const CbPart *part)
{
  CbRules *rules = &self->rules;

  rules->min_players = cb_part_get_number (part, "MinPlayers");
  rules->max_players = cb_part_get_number (part, "MaxPlayers");
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

  rules->deal = cb_part_get_number (part, "Deal");
  rules->deal_choices = read_choices (self, part, "DealChoices");
  if (rules->deal_choices == 0)
    rules->deal_choices = 1u << CB_DEAL_ALL | 1u << CB_DEAL_EQUAL;
  rules->deal_choices |= 1u << rules->deal;
  rules->last_standing = cb_part_get_number (part, "LastStanding");
  rules->tip_traits = cb_part_get_number (part, "TipTraits");
  rules->rest = cb_part_get_number (part, "Rest");
  rules->pool = (char *) cb_part_get_text (part, "Pool");
  rules->n_removed = cb_part_get_number (part, "Removed");
  rules->removed_category = find_category (self, part, "RemovedCategory");
  rules->removed_name = (char *) cb_part_get_text (part, "RemovedName");
}

/* How many cards a suggestion can name at most. */
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
  rules->n_asked = cb_part_get_number (part, "AskCards");
  if (rules->n_asked == 0)
    rules->n_asked = __builtin_popcount (rules->asked_categories);
  rules->n_alike = cb_part_get_number (part, "AskAlike");
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

/* Markers stand in the rooms: the cards of the last category. A suggestion names both. */
static void
build_standing (CbEdition *self, const CbPart *part)
{
  CbRules *rules = &self->rules;
  int last = (int) self->n_categories - 1;

  rules->standing_category = find_category (self, part, "StandingCategory");
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

  rules->n_dice = cb_part_get_number (part, "DiceRolled");
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
  CbRules *rules = &self->rules;

  rules->id = part->id;
  rules->name = (char *) cb_part_get_text (part, "Name");
  rules->description = (char *) cb_part_get_text (part, "Description");
  rules->cover = (char *) cb_part_get_text (part, "Cover");
  if (cb_part_has (part, "Complete"))
    rules->complete = CB_COMPLETE_NAMES + cb_part_get_number (part, "Complete");
  rules->sources = cb_part_get_words (part, "Sources");
  rules->accuse_at = (char *) cb_part_get_text (part, "AccuseAt");
  rules->starts = cb_part_get_number (part, "Starts");
  rules->starts_with = find_card (self, part, "StartsWith");
  build_players (self, part);
  build_deal (self, part);
  build_asking (self, part);
  build_standing (self, part);
  build_dice_choice (self, part);
}

/* The decks that stay in the box, bit by index. */
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
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_DECK, i)) != NULL; i++)
    {
      CbDeck deck = {
        .id = part->id,
        .name = (char *) cb_part_get_text (part, "Name"),
        .size = cb_part_get_number (part, "Size"),
        .must = cb_part_get_words (part, "Must"),
        .may = cb_part_get_words (part, "May"),
        .discards = cb_part_get_number (part, "Discards"),
        .with_two = TRUE,
      };

      read_choices (self, part, "Must");
      read_choices (self, part, "May");
      g_array_append_val (self->decks, deck);
    }
}

static void
build_deck_cards (CbEdition *self)
{
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_DECK_CARD, i)) != NULL; i++)
    {
      const char *id = cb_part_get_text (part, "Deck");
      int deck = cb_edition_find_deck (self, id);
      CbDeckCard card = {
        .id = part->id,
        .name = (char *) cb_part_get_text (part, "Name"),
        .icon = find_icon (self, part),
        .deck = (guint) deck,
        .count = cb_part_get_number (part, "Count"),
        .effect = cb_part_get_number (part, "Effect"),
        .event = find_event (self, part, "Event"),
      };

      if (deck < 0)
        cb_parts_fail (self->parts, part, "Deck", _ ("“%s” is not a deck of the edition"), id);
      g_array_append_val (self->deck_cards, card);
    }
}

/* The kinds of cards of a deck are no more than its cards. */
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
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_POWER, i)) != NULL; i++)
    g_array_append_val (self->powers, ((CbEditionPower) {
                                        .id = part->id,
                                        .name = (char *) cb_part_get_text (part, "Name"),
                                        .card = find_card (self, part, "Card"),
                                        .text = (char *) cb_part_get_text (part, "Text"),
                                        .event = find_event (self, part, "Event"),
                                      }));
  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_EVENT, i)) != NULL; i++)
    {
      if (!cb_event_words_have (part->id))
        cb_parts_fail (self->parts, part, NULL, _ ("“%s” is not an event"), part->id);
      g_array_append_val (self->events,
                          ((CbEvent) { part->id, (char *) cb_part_get_text (part, "Name") }));
    }
}

/* Whether the last card of some kind kills who draws it. */
static gboolean
has_deadly_cards (const CbEdition *self)
{
  for (guint i = 0; i < self->deck_cards->len; i++)
    if (cb_edition_get_deck_card (self, i)->effect == CB_EFFECT_LAST_KILLS)
      return TRUE;
  return FALSE;
}

/* A variant has only what makes a difference to what the rules say anyhow of what is in the box. */
static void
build_variants (CbEdition *self)
{
  const CbRules *rules = &self->rules;
  gboolean deadly = has_deadly_cards (self);
  gboolean tips = cb_edition_find_event (self, CB_EVENT_ID_TIP) >= 0 && self->n_traits > 0;
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, CB_PART_VARIANT, i)) != NULL; i++)
    g_array_append_val (
      self->variants,
      ((CbVariant) {
        .id = part->id,
        .name = (char *) cb_part_get_text (part, "Name"),
        .text = (char *) cb_part_get_text (part, "Text"),
        .last_ends = deadly && cb_part_get_number (part, "LastEnds"),
        .last_standing = !rules->last_standing && cb_part_get_number (part, "LastStanding"),
        .tip_traits = tips && !rules->tip_traits && cb_part_get_number (part, "TipTraits"),
        .without = read_without_decks (self, part),
      }));
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
  build_categories (self);
  build_traits (self);
  for (guint i = 0; i < self->n_categories; i++)
    build_cards_of (self, i);
  for (guint i = 0; i < self->n_categories; i++)
    check_category (self, i);
  if (self->n_categories == 0)
    for (guint i = 0; i < cb_parts_count (self->parts, CB_PART_CARD); i++)
      find_category (self, cb_parts_get (self->parts, CB_PART_CARD, i), "Category");
  _cb_edition_build_board (self);
  _cb_edition_build_dice (self);
  build_decks (self);
  build_deck_cards (self);
  check_decks (self);
  build_rules (self);
  check_rules (self);
  build_two_players (self);
  build_extras (self);
  build_variants (self);
}

/**
 * cb_edition_new:
 * @parts: (transfer full): what was read; may have failed already
 *
 * Returns: (transfer full) (nullable): the edition; NULL where something is wrong, which the error
 *   of @parts then says
 */
CbEdition *
cb_edition_new (CbParts *parts)
{
  g_autoptr (CbEdition) self = g_atomic_rc_box_new0 (CbEdition);

  self->parts = parts;
  self->dice = g_array_new (FALSE, TRUE, sizeof (CbDie));
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
