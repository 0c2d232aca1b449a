/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of a box an edition knows. Each group can name those of its keys that are guesses
 * without a source; these, and what is left out, decide how complete the edition is. This file also
 * lists what an edition says to no effect. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-private.h"
#include "cb-event-ids.h"

static char **
get_guesses (const CbPart *part)
{
  static char *none[] = { NULL };

  return cb_part_find_field (part, CB_GUESS_KEY) != NULL ? cb_part_get_words (part, CB_GUESS_KEY)
                                                         : none;
}

static gboolean
can_be_guessed (const CbPart *part, const char *key)
{
  return (part->kind == CB_PART_CATEGORY && g_str_equal (key, CB_GUESS_CARDS)) ||
         (!g_str_equal (key, CB_GUESS_KEY) && cb_part_find_field (part, key) != NULL);
}

void
_cb_edition_check_guesses (CbEdition *self)
{
  for (guint i = 0; i < self->parts->list->len; i++)
    {
      const CbPart *part = g_ptr_array_index (self->parts->list, i);
      char **keys = get_guesses (part);

      for (guint j = 0; keys[j] != NULL; j++)
        if (!can_be_guessed (part, keys[j]))
          cb_parts_fail_word (self->parts, part, CB_GUESS_KEY, j,
                              _ ("“%s” is not a key of this group"), keys[j]);
    }
}

/* Whether @key of a part of that kind is a guess; @key: (nullable): NULL for any key. */
static gboolean
guesses (const CbEdition *self, CbPartKind kind, const char *key)
{
  const CbPart *part;

  for (guint i = 0; (part = cb_parts_get (self->parts, kind, i)) != NULL; i++)
    {
      const char *const *keys = (const char *const *) get_guesses (part);

      if (key != NULL ? g_strv_contains (keys, key) : *keys != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Whether what is printed on some cards is a guess. */
static gboolean
guesses_names (const CbEdition *self)
{
  return guesses (self, CB_PART_CARD, "Name") || guesses (self, CB_PART_CATEGORY, CB_GUESS_CARDS) ||
         guesses (self, CB_PART_DECK_CARD, "Name") || guesses (self, CB_PART_POWER, "Name") ||
         guesses (self, CB_PART_SIGN, "Name");
}

static gboolean
guesses_traits (const CbEdition *self)
{
  for (guint i = 0; i < self->n_traits; i++)
    if (self->traits[i].guessed)
      return TRUE;
  return FALSE;
}

/* Whether anything other than what is printed on cards is a guess. */
static gboolean
guesses_rules (const CbEdition *self)
{
  return guesses (self, CB_PART_EDITION, NULL) || guesses (self, CB_PART_DIE, NULL) ||
         guesses (self, CB_PART_SIGN, "Deck") || guesses (self, CB_PART_DECK, NULL) ||
         guesses (self, CB_PART_TWO_PLAYERS, NULL) || guesses (self, CB_PART_DECK_CARD, "Count") ||
         guesses (self, CB_PART_DECK_CARD, "Effect") || guesses_traits (self);
}

static gboolean
knows_decks (const CbEdition *self)
{
  for (guint i = 0; i < self->decks->len; i++)
    if (cb_edition_get_deck (self, i)->size == 0)
      return FALSE;
  return TRUE;
}

/* Whether it is known what each deck card and each power does: each must have an event, unless it
 * is a card that kills or a power with a text. */
static gboolean
knows_what_cards_do (const CbEdition *self)
{
  for (guint i = 0; i < self->deck_cards->len; i++)
    {
      const CbDeckCard *card = cb_edition_get_deck_card (self, i);

      if (card->event == NULL && card->effect != CB_EFFECT_LAST_KILLS)
        return FALSE;
    }
  for (guint i = 0; i < self->powers->len; i++)
    if (cb_edition_get_power (self, i)->text == NULL &&
        cb_edition_get_power (self, i)->event == NULL)
      return FALSE;
  return TRUE;
}

/* Whether the kinds of cards account for every card of every deck. */
static gboolean
knows_all_cards (const CbEdition *self)
{
  for (guint i = 0; i < self->decks->len; i++)
    {
      int n = 0;

      for (guint j = 0; j < self->deck_cards->len; j++)
        if (cb_edition_get_deck_card (self, j)->deck == i)
          n += cb_edition_get_deck_card (self, j)->count;
      if (n < cb_edition_get_deck (self, i)->size)
        return FALSE;
    }
  return TRUE;
}

static CbCompleteness
judge (const CbEdition *self)
{
  if (*self->rules.sources == NULL)
    return CB_COMPLETE_UNSAID;
  if (guesses (self, CB_PART_EDITION, "Deal") && self->decks->len == 0)
    return CB_COMPLETE_NAMES;
  if (!knows_decks (self) || guesses (self, CB_PART_EDITION, "Deal") ||
      guesses (self, CB_PART_EDITION, "MinPlayers") ||
      guesses (self, CB_PART_EDITION, "MaxPlayers") ||
      guesses (self, CB_PART_CATEGORY, CB_GUESS_CARDS))
    return CB_COMPLETE_SOME;
  if (guesses_rules (self) || !knows_what_cards_do (self) || !knows_all_cards (self))
    return CB_COMPLETE_CARDS;
  return CB_COMPLETE_RULES;
}

void
_cb_edition_judge (CbEdition *self)
{
  if (!cb_parts_failed (self->parts))
    self->rules.complete = judge (self);
}

const char *
cb_edition_get_completeness_word (const CbEdition *self)
{
  static const char *const WORDS[] = { NULL, "names", "some", "cards", "rules" };

  return WORDS[self->rules.complete];
}

static const char *
describe_level (const CbEdition *self)
{
  switch ((CbCompleteness) self->rules.complete)
    {
    case CB_COMPLETE_NAMES:
      /* Translators: how much Casebook knows of what is in a box; after “3–6 players”. */
      return _ ("names only");
    case CB_COMPLETE_SOME:
      /* Translators: as above. */
      return _ ("cards and some rules");
    case CB_COMPLETE_CARDS:
      /* Translators: as above; what single cards of a deck do is not known. */
      return _ ("cards and decks only");
    case CB_COMPLETE_RULES:
      /* Translators: as above. */
      return _ ("all rules");
    case CB_COMPLETE_UNSAID:
    default:
      return NULL;
    }
}

/* (nullable): what is a guess. If some rules are missing, guesses at rules are not worth a
 * mention. */
static const char *
describe_guesses (const CbEdition *self)
{
  gboolean names = guesses_names (self);
  gboolean rules = guesses_rules (self) && self->rules.complete != CB_COMPLETE_NAMES &&
                   self->rules.complete != CB_COMPLETE_SOME;

  if (names && rules)
    /* Translators: after how much Casebook knows of what is in a box, “names only”. */
    return _ ("some names and rules are guesses");
  if (names)
    /* Translators: as above. */
    return _ ("some names are guesses");
  /* Translators: as above. */
  return rules ? _ ("some rules are guesses") : NULL;
}

char *
cb_edition_describe_completeness (const CbEdition *self)
{
  const char *level = describe_level (self);
  const char *guessed = describe_guesses (self);

  if (level == NULL || guessed == NULL)
    return g_strdup (level != NULL ? level : guessed);
  /* Translators: how much is known of what is in a box, and what of that is a guess: “all rules,
   * some names are guesses”. */
  return g_strdup_printf (_ ("%s, %s"), level, guessed);
}

GStrv
cb_edition_list_guesses (const CbEdition *self)
{
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();

  for (guint i = 0; i < self->parts->list->len; i++)
    {
      const CbPart *part = g_ptr_array_index (self->parts->list, i);
      g_autofree char *group = cb_part_get_group (part);
      char **keys = get_guesses (part);

      for (guint j = 0; keys[j] != NULL; j++)
        g_strv_builder_take (list, g_strdup_printf ("[%s] %s", group, keys[j]));
    }
  for (guint i = 0; i < self->n_traits; i++)
    if (self->traits[i].guessed)
      g_strv_builder_take (list,
                           g_strdup_printf ("[Trait %s] " CB_GUESS_CARDS, self->traits[i].id));
  return g_strv_builder_end (list);
}

char *
cb_edition_describe_guess (const CbEdition *self, guint32 traits)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint32 left = traits; left != 0; left &= left - 1)
    {
      const CbTrait *trait = cb_edition_get_trait (self, (guint) __builtin_ctz (left));
      g_autofree char *cards = cb_edition_join_names (self, trait->cards);

      if (words->len > 0)
        g_string_append_c (words, '\n');
      /* Translators: a trait as “blunt”, then the cards that may have it. */
      g_string_append_printf (words, _ ("Assumed to be %s: %s"), trait->name, cards);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* If @idle, adds to @list that @key of @part, or the part as a whole, has no effect, and why. */
static void
add_idle (const CbEdition *self,
          GStrvBuilder *list,
          const CbPart *part,
          const char *key,
          gboolean idle,
          const char *reason)
{
  g_autofree char *place = NULL;

  if (part == NULL || !idle || (key != NULL && !cb_part_has (part, key)))
    return;
  place = cb_parts_describe_place (self->parts, part, key);
  g_strv_builder_take (list, g_strdup_printf ("%s: %s", place, reason));
}

static void
add_idle_rules (const CbEdition *self, GStrvBuilder *list)
{
  const CbPart *part = cb_parts_get (self->parts, CB_PART_EDITION, 0);
  const CbRules *rules = &self->rules;
  gboolean tips = cb_edition_find_event (self, CB_EVENT_ID_TIP) >= 0 && self->n_traits > 0;

  add_idle (self, list, part, "StartsWith", rules->starts != CB_STARTS_CHARACTER,
            _ ("the game does not start with a character"));
  add_idle (self, list, part, "RemovedCategory", rules->n_removed == 0,
            _ ("no cards are put out of play"));
  add_idle (self, list, part, "RemovedName", rules->n_removed == 0,
            _ ("no cards are put out of play"));
  add_idle (self, list, part, "DiceChoices", self->dice->len == 0, _ ("there are no dice"));
  add_idle (self, list, part, "TipTraits", rules->tip_traits && !tips,
            _ ("there are no private tips, or no traits to ask for"));
}

static void
add_idle_for_two (const CbEdition *self, GStrvBuilder *list)
{
  const CbPart *part = cb_parts_get (self->parts, CB_PART_TWO_PLAYERS, 0);
  gboolean says = self->rules.side_cards > 0 ||
                  (part != NULL && *cb_part_get_words (part, "WithoutDecks") != NULL);

  add_idle (self, list, part, NULL, says && self->rules.min_players > 2 && !self->rules.teams,
            _ ("there are more than two players, and no teams"));
  add_idle (self, list, part, "Teams", self->rules.teams && !says,
            _ ("two players play like any others"));
}

/* Whether players can swap cards, by the rules or by a house rule. */
static gboolean
lets_swap (const CbEdition *self)
{
  gboolean lets = self->rules.swaps != CB_SWAPS_NONE;

  for (guint i = 0; i < self->variants->len; i++)
    lets = lets || cb_edition_get_variant (self, i)->swaps > 1 + CB_SWAPS_NONE;
  return lets;
}

static gboolean
is_on_a_die (const CbEdition *self, const char *sign)
{
  for (guint i = 0; i < self->dice->len; i++)
    if (g_strv_contains ((const char *const *) cb_edition_get_die (self, i)->faces, sign))
      return TRUE;
  return FALSE;
}

/* Lists the parts and keys that have no effect: a readable edition can have no other problem. */
GStrv
cb_edition_list_idle (const CbEdition *self)
{
  g_autoptr (GStrvBuilder) list = g_strv_builder_new ();
  int swap = cb_edition_find_event (self, CB_EVENT_ID_SWAP);

  add_idle_rules (self, list);
  for (guint i = 0; i < self->n_traits; i++)
    add_idle (self, list, cb_parts_get (self->parts, CB_PART_TRAIT, i), NULL,
              cb_edition_get_trait_in_box (self, i) == 0, _ ("no card has it"));
  for (guint i = 0; i < self->signs->len; i++)
    add_idle (self, list, cb_parts_get (self->parts, CB_PART_SIGN, i), NULL,
              !is_on_a_die (self, cb_edition_get_sign (self, i)->id), _ ("no die has it"));
  if (swap >= 0)
    add_idle (self, list, cb_parts_get (self->parts, CB_PART_EVENT, (guint) swap), NULL,
              !lets_swap (self), _ ("no rule lets players swap cards"));
  add_idle_for_two (self, list);
  for (guint i = 0; i < self->variants->len; i++)
    add_idle (self, list, cb_parts_get (self->parts, CB_PART_VARIANT, i), NULL,
              !cb_variant_has_effect (cb_edition_get_variant (self, i)),
              _ ("choosing it changes nothing"));
  return g_strv_builder_end (list);
}
