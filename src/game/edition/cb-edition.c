/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-private.h"
#include "cb-shared.h"

G_DEFINE_BOXED_TYPE (CbEdition, cb_edition, cb_edition_ref, cb_edition_unref)

static void
cb_edition_clear (CbEdition *self)
{
  for (CbOwnWords of = 0; of < CB_N_WORDS; of++)
    for (guint i = 0; i < CB_MAX_CARDS; i++)
      {
        g_free (self->own[of][i]);
        g_free (self->shown[of][i]);
      }
  if (self->base == NULL)
    cb_parts_free (self->parts);
  g_array_unref (self->dice);
  g_array_unref (self->decks);
  g_array_unref (self->deck_cards);
  g_array_unref (self->powers);
  g_array_unref (self->events);
  g_array_unref (self->signs);
  g_array_unref (self->variants);
  g_clear_pointer (&self->source, json_node_unref);
  g_clear_pointer (&self->file, g_bytes_unref);
  g_free (self->abroad);
  g_clear_pointer (&self->base, cb_edition_unref);
}

CB_DEFINE_SHARED (CbEdition, cb_edition)

const CbRules *
cb_edition_get_rules (const CbEdition *self)
{
  return &self->rules;
}

const char *
cb_edition_get_id (const CbEdition *self)
{
  return self->rules.id;
}

const char *
cb_edition_get_name (const CbEdition *self)
{
  return self->rules.name;
}

guint
cb_edition_get_min_players (const CbEdition *self)
{
  return (guint) self->rules.min_players;
}

guint
cb_edition_get_max_players (const CbEdition *self)
{
  return (guint) self->rules.max_players;
}

CbDealPolicy
cb_edition_get_deal (const CbEdition *self)
{
  return (CbDealPolicy) self->rules.deal;
}

gboolean
cb_edition_is_whole_question (const CbEdition *self, CbCardSet cards)
{
  int n = 0;

  for (guint i = 0; i < self->n_categories; i++)
    {
      guint n_here = cb_card_set_size (cards & self->categories[i].cards);

      if (n_here > (guint) self->rules.n_alike ||
          (n_here > 0 && !(self->rules.asked_categories & 1u << i)))
        return FALSE;
      n += (int) n_here;
    }
  return n == self->rules.n_asked;
}

gboolean
cb_edition_is_whole_solution (const CbEdition *self, CbCardSet cards)
{
  for (guint i = 0; i < self->n_categories; i++)
    if (cb_card_set_size (cards & self->categories[i].cards) != self->categories[i].n_in_envelope)
      return FALSE;
  return TRUE;
}

guint
cb_edition_get_n_cards (const CbEdition *self)
{
  return self->n_cards;
}

const CbCard *
cb_edition_get_card (const CbEdition *self, guint card)
{
  g_return_val_if_fail (card < self->n_cards, NULL);

  return &self->cards[card];
}

CbCardSet
cb_edition_get_all_cards (const CbEdition *self)
{
  return self->n_cards == CB_MAX_CARDS ? ~(CbCardSet) 0 : cb_card_set_of (self->n_cards) - 1;
}

/* Returns: the index of the card with that id, or −1 */
int
cb_edition_find_card (const CbEdition *self, const char *id)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (g_str_equal (self->cards[i].id, id))
      return (int) i;
  return -1;
}

guint
cb_edition_get_n_in_envelope (const CbEdition *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_categories; i++)
    n += self->categories[i].n_in_envelope;
  return n;
}

guint
cb_edition_get_n_dice (const CbEdition *self)
{
  return self->dice->len;
}

const CbDie *
cb_edition_get_die (const CbEdition *self, guint die)
{
  g_return_val_if_fail (die < self->dice->len, NULL);

  return &g_array_index (self->dice, CbDie, die);
}

/* Defines three functions declared in cb-edition.h: the number of things of a kind, the thing at an
 * index, and the index of the thing with an id, or −1. @n: their number; @list: their list */
#define DEFINE_THINGS(Thing, kind, things, thing, n, list)                 \
  guint cb_edition_get_n_##things (const CbEdition *self)                  \
  {                                                                        \
    return (n);                                                            \
  }                                                                        \
                                                                           \
  const Thing *cb_edition_get_##thing (const CbEdition *self, guint thing) \
  {                                                                        \
    g_return_val_if_fail (thing < (n), NULL);                              \
                                                                           \
    return (const Thing *) (gpointer) (list) + thing;                      \
  }                                                                        \
                                                                           \
  int cb_edition_find_##thing (const CbEdition *self, const char *id)      \
  {                                                                        \
    return cb_parts_find (self->parts, kind, id);                          \
  }

#define DEFINE_THINGS_IN_ARRAY(Thing, kind, things, thing) \
  DEFINE_THINGS (Thing, kind, things, thing, self->things->len, self->things->data)

DEFINE_THINGS (CbCategory,
               CB_PART_CATEGORY,
               categories,
               category,
               self->n_categories,
               self->categories)
DEFINE_THINGS (CbTrait, CB_PART_TRAIT, traits, trait, self->n_traits, self->traits)
DEFINE_THINGS_IN_ARRAY (CbSign, CB_PART_SIGN, signs, sign)
DEFINE_THINGS_IN_ARRAY (CbDeck, CB_PART_DECK, decks, deck)
DEFINE_THINGS_IN_ARRAY (CbDeckCard, CB_PART_DECK_CARD, deck_cards, deck_card)
DEFINE_THINGS_IN_ARRAY (CbEditionPower, CB_PART_POWER, powers, power)
DEFINE_THINGS_IN_ARRAY (CbEvent, CB_PART_EVENT, events, event)
DEFINE_THINGS_IN_ARRAY (CbVariant, CB_PART_VARIANT, variants, variant)

/**
 * cb_edition_join_names:
 * @cards: some cards of the edition
 *
 * Returns: (transfer full): their names in the order of the sheet, "Plum, Rope, Hall"
 */
char *
cb_edition_join_names (const CbEdition *self, CbCardSet cards)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (CbCardSet left = cards; left != 0; left &= left - 1)
    {
      if (names->len > 0)
        /* Translators: stands between the items of a list. */
        g_string_append (names, _ (", "));
      g_string_append (names, self->cards[cb_card_set_first (left)].name);
    }
  return g_string_free_and_steal (g_steal_pointer (&names));
}

/**
 * cb_edition_join_heard:
 * @cards: the cards of a question that were heard
 * @n_unheard: how many more it named
 *
 * Returns: (transfer full): “Plum, Kitchen, 1 unknown card”
 */
char *
cb_edition_join_heard (const CbEdition *self, CbCardSet cards, guint n_unheard)
{
  g_autofree char *heard = cb_edition_join_names (self, cards);
  g_autofree char *rest = g_strdup_printf (
    /* Translators: so many cards of a question were not heard. */
    ngettext ("%u unknown card", "%u unknown cards", n_unheard), n_unheard);

  if (n_unheard == 0)
    return g_steal_pointer (&heard);
  return cards != 0 ? g_strconcat (heard, _ (", "), rest, NULL) : g_steal_pointer (&rest);
}

gboolean
cb_variant_has_effect (const CbVariant *self)
{
  return self->last_ends || self->last_standing || self->tip_traits || self->answers != 0 ||
         self->swaps != 0 || self->without != 0;
}
