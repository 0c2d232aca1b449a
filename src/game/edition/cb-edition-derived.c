/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions that differ at one table from the one in the box: in the names of cards, in the cards
 * that have a trait (where the box only guesses, or the table knows better), and in the texts of
 * powers that the box does not give. Everything else is shared with the edition in the box. */

#include "config.h"

#include "cb-edition-private.h"
#include "cb-text.h"

/* Makes an edition that shares all data that never change; their texts belong to @base. */
static CbEdition *
share (CbEdition *base)
{
  CbEdition *self = g_atomic_rc_box_new0 (CbEdition);

  *self = *base;
  self->base = cb_edition_ref (base);
  self->source = NULL;
  g_array_ref (self->dice);
  g_array_ref (self->decks);
  g_array_ref (self->deck_cards);
  self->powers = g_array_copy (base->powers);
  g_array_ref (self->events);
  g_array_ref (self->variants);
  return self;
}

/* Whether @name differs from the name in the box. */
static gboolean
is_own_name (const CbEdition *base, guint card, const char *name)
{
  return name != NULL && !cb_text_is_blank (name) && !g_str_equal (name, base->cards[card].name);
}

static void
give_names (CbEdition *self, const char *const *names)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (is_own_name (self->base, i, names[i]))
      {
        self->names[i] = g_strdup (names[i]);
        self->shown[i] = cb_text_make_name (names[i]);
        self->cards[i].name = self->shown[i];
        self->cards[i].said = NULL;
        self->cards[i].object = NULL;
      }
}

/* Whether @text differs from the text in the box. */
static gboolean
is_own_text (const CbEdition *base, guint power, const char *text)
{
  const char *in_box = cb_edition_get_power (base, power)->text;

  return text != NULL && !cb_text_is_blank (text) && g_strcmp0 (text, in_box) != 0;
}

static void
give_texts (CbEdition *self, const char *const *texts)
{
  for (guint i = 0; i < self->powers->len; i++)
    if (is_own_text (self->base, i, texts[i]))
      {
        self->texts[i] = g_strdup (texts[i]);
        self->shown_texts[i] = cb_text_make_visible (texts[i]);
        g_array_index (self->powers, CbEditionPower, i).text = self->shown_texts[i];
      }
}

/* Returns: (transfer none): the edition as it is in the box; often @self */
CbEdition *
cb_edition_get_base (CbEdition *self)
{
  return self->base != NULL ? self->base : self;
}

/**
 * _cb_edition_derive:
 * @base: the edition in the box
 * @names: (array): what each card is called, by index; NULL or blank as in the box
 * @settled: traits whose cards are settled, bit by index
 * @cards: (array): which cards have the trait, by index, for these
 * @texts: (array): what each power says, by index; NULL or blank as in the box
 *
 * Returns: (transfer full): the edition as the table has it; @base where nothing is different
 */
CbEdition *
_cb_edition_derive (CbEdition *base,
                    const char *const *names,
                    guint32 settled,
                    const CbCardSet *cards,
                    const char *const *texts)
{
  gboolean own = FALSE;
  CbEdition *self;

  for (guint i = 0; i < base->n_cards; i++)
    own = own || is_own_name (base, i, names[i]);
  for (guint i = 0; i < base->powers->len; i++)
    own = own || is_own_text (base, i, texts[i]);
  for (guint i = 0; i < base->n_traits; i++)
    if (!base->traits[i].guessed && cards[i] == base->traits[i].cards)
      settled &= ~((guint32) 1 << i);
  if (!own && settled == 0)
    return cb_edition_ref (base);

  self = share (base);
  give_names (self, names);
  give_texts (self, texts);
  self->settled = settled;
  for (; settled != 0; settled &= settled - 1)
    {
      guint trait = (guint) __builtin_ctz (settled);

      self->traits[trait].cards = cards[trait];
      self->traits[trait].guessed = FALSE;
    }
  return self;
}

/**
 * cb_edition_settle_traits:
 * @settled: traits, bit by index; the others are as in the box
 * @cards: (array): which cards have each of these traits, by index
 *
 * Returns: (transfer full): the edition with these traits, and the names and texts it has
 */
CbEdition *
cb_edition_settle_traits (CbEdition *self, guint32 settled, const CbCardSet *cards)
{
  g_return_val_if_fail (cards != NULL, NULL);
  g_return_val_if_fail (self->n_traits == 32 || settled >> self->n_traits == 0, NULL);

  return _cb_edition_derive (cb_edition_get_base (self), (const char *const *) self->names, settled,
                             cards, (const char *const *) self->texts);
}

/* What @trait takes from one that excludes it, that one gets what @trait gives up: a room that is
 * not in the bow but in the stern has changed places with one that is not in the stern. Of several
 * it is not known which of them gets it. */
static void
exchange_cards (const CbEdition *self,
                guint trait,
                guint32 others,
                guint32 *settled,
                CbCardSet *cards)
{
  CbCardSet given_up = self->traits[trait].cards & ~cards[trait];
  guint32 givers = 0;

  for (guint32 left = others; left != 0; left &= left - 1)
    {
      guint other = (guint) __builtin_ctz (left);

      if ((cards[other] & cards[trait]) != 0)
        givers |= (guint32) 1 << other;
      cards[other] &= ~cards[trait];
    }
  *settled |= givers;
  if (givers != 0 && (givers & (givers - 1)) == 0)
    cards[__builtin_ctz (givers)] |= given_up;
}

/* The cards of the category of @trait that have none of @others. */
static CbCardSet
get_rest (const CbEdition *self, guint trait, guint32 others, const CbCardSet *cards)
{
  CbCardSet rest = cb_edition_get_category (self, (guint) self->traits[trait].category)->cards;

  for (guint32 left = others; left != 0; left &= left - 1)
    rest &= ~cards[__builtin_ctz (left)];
  return rest;
}

/**
 * cb_edition_tie_traits:
 * @said: the traits whose cards somebody has said or confirmed, bit by index
 * @settled: (inout): those that are settled
 * @cards: (array) (inout): which cards have each trait, by index, of those not said as they were
 *
 * Corrects the traits that exclude one of these with it: no card has both; and where all but one of
 * them are said, every other card of their category has that one.
 */
void
cb_edition_tie_traits (const CbEdition *self, guint32 said, guint32 *settled, CbCardSet *cards)
{
  guint32 before = *settled;

  for (guint32 left = said; left != 0; left &= left - 1)
    {
      guint trait = (guint) __builtin_ctz (left);

      exchange_cards (self, trait, self->traits[trait].excluded & ~said, settled, cards);
    }
  for (guint32 left = said; left != 0; left &= left - 1)
    {
      guint32 others = self->traits[__builtin_ctz (left)].excluded;
      guint32 unsaid = others & ~said;
      guint last;

      if ((unsaid & (unsaid - 1)) != 0)
        unsaid &= ~before;
      if (unsaid == 0 || (unsaid & (unsaid - 1)) != 0)
        continue;
      last = (guint) __builtin_ctz (unsaid);
      if (self->traits[last].category < 0)
        continue;
      cards[last] = get_rest (self, last, self->traits[last].excluded, cards);
      *settled |= unsaid;
    }
}

guint32
cb_edition_get_settled_traits (const CbEdition *self)
{
  return self->settled;
}

gboolean
cb_edition_has_own_traits (const CbEdition *self)
{
  for (guint i = 0; i < self->n_traits; i++)
    if (self->traits[i].cards != cb_edition_get_trait_in_box (self, i))
      return TRUE;
  return FALSE;
}

CbCardSet
cb_edition_get_trait_in_box (const CbEdition *self, guint trait)
{
  g_return_val_if_fail (trait < self->n_traits, 0);

  return (self->base != NULL ? self->base : self)->traits[trait].cards;
}

/**
 * cb_edition_word_powers:
 * @texts: (array): what each power says at this table, by index; NULL or blank as in the box
 *
 * Returns: (transfer full): the edition with these texts, and the names and traits it has
 */
CbEdition *
cb_edition_word_powers (CbEdition *self, const char *const *texts)
{
  CbCardSet cards[CB_MAX_TRAITS];

  g_return_val_if_fail (texts != NULL, NULL);

  for (guint i = 0; i < self->n_traits; i++)
    cards[i] = self->traits[i].cards;
  return _cb_edition_derive (cb_edition_get_base (self), (const char *const *) self->names,
                             self->settled, cards, texts);
}

/* Returns: (transfer none) (nullable): what the power says at this table as it was typed, where
 * that is not what it says in the box */
const char *
cb_edition_get_own_text (const CbEdition *self, guint power)
{
  g_return_val_if_fail (power < self->powers->len, NULL);

  return self->texts[power];
}

/* Returns: (transfer none) (nullable): what the power says in the box, whatever it says here */
const char *
cb_edition_get_text_in_box (const CbEdition *self, guint power)
{
  g_return_val_if_fail (power < self->powers->len, NULL);

  return cb_edition_get_power (self->base != NULL ? self->base : self, power)->text;
}
