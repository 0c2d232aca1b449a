/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions that differ at one table from the one in the box: in the names of cards, in the cards
 * that have a trait (where the box only guesses, or the table knows better), and in the texts of
 * powers that the box does not give. Everything else is shared with the edition in the box. */

#include "config.h"

#include "cb-edition-private.h"
#include "cb-text.h"

/* Makes an edition that shares all data that never change with @base, which owns their texts. */
static CbEdition *
share (CbEdition *base)
{
  CbEdition *self = g_atomic_rc_box_new0 (CbEdition);

  *self = *base;
  self->base = cb_edition_ref (base);
  self->source = NULL;
  self->file = NULL;
  self->abroad = NULL;
  g_array_ref (self->dice);
  g_array_ref (self->decks);
  g_array_ref (self->deck_cards);
  self->powers = g_array_copy (base->powers);
  g_array_ref (self->events);
  g_array_ref (self->signs);
  g_array_ref (self->variants);
  return self;
}

guint
cb_edition_count_words (const CbEdition *self, CbOwnWords of)
{
  return of == CB_WORDS_OF_CARDS ? self->n_cards : self->powers->len;
}

/* Returns: (transfer none) (nullable): the name of the card, or the text of the power, at this
 * table, safe to show; NULL for a power whose text is not known */
const char *
cb_edition_get_words (const CbEdition *self, CbOwnWords of, guint index)
{
  g_return_val_if_fail (index < cb_edition_count_words (self, of), NULL);

  return of == CB_WORDS_OF_CARDS ? self->cards[index].name
                                 : cb_edition_get_power (self, index)->text;
}

/* Returns: (transfer none) (nullable): the name of the card, or text of the power, in the box */
const char *
cb_edition_get_words_in_box (const CbEdition *self, CbOwnWords of, guint index)
{
  return cb_edition_get_words (self->base != NULL ? self->base : self, of, index);
}

/* Returns: (transfer none) (nullable): the name of the card, or the text of the power, as a user
 *   typed it; NULL if it is as in the box */
const char *
cb_edition_get_own_words (const CbEdition *self, CbOwnWords of, guint index)
{
  g_return_val_if_fail (index < cb_edition_count_words (self, of), NULL);

  return self->own[of][index];
}

/* Whether @words are given and differ from those in the box. */
static gboolean
are_own (const CbEdition *base, CbOwnWords of, guint index, const char *words)
{
  return words != NULL && !cb_text_is_blank (words) &&
         g_strcmp0 (words, cb_edition_get_words (base, of, index)) != 0;
}

static gboolean
has_own_words (const CbEdition *base, CbOwnWords of, const char *const *words)
{
  for (guint i = 0; i < cb_edition_count_words (base, of); i++)
    if (are_own (base, of, i, words[i]))
      return TRUE;
  return FALSE;
}

static void
give_words (CbEdition *self, CbOwnWords of, const char *const *words)
{
  for (guint i = 0; i < cb_edition_count_words (self, of); i++)
    {
      if (!are_own (self->base, of, i, words[i]))
        continue;
      self->own[of][i] = g_strdup (words[i]);
      self->shown[of][i] = of == CB_WORDS_OF_CARDS ? cb_text_make_name (words[i])
                                                   : cb_text_make_visible (words[i]);
      if (of == CB_WORDS_OF_POWERS)
        g_array_index (self->powers, CbEditionPower, i).text = self->shown[of][i];
      else
        {
          self->cards[i].name = self->shown[of][i];
          self->cards[i].said = NULL;
          self->cards[i].object = NULL;
        }
    }
}

/* Returns: (transfer none): the edition as it is in the box; often @self */
CbEdition *
cb_edition_get_base (CbEdition *self)
{
  return self->base != NULL ? self->base : self;
}

/* (transfer full): @base as a table has it: with @words (NULL or blank: as in the box), and with
 * @cards for the traits in @settled; @base itself if nothing differs. */
static CbEdition *
derive (CbEdition *base,
        const char *const *const words[CB_N_WORDS],
        guint32 settled,
        const CbCardSet *cards)
{
  gboolean own = FALSE;
  CbEdition *self;

  for (CbOwnWords of = 0; of < CB_N_WORDS; of++)
    own = own || has_own_words (base, of, words[of]);
  for (guint i = 0; i < base->n_traits; i++)
    if (!base->traits[i].guessed && cards[i] == base->traits[i].cards)
      settled &= ~((guint32) 1 << i);
  if (!own && settled == 0)
    return cb_edition_ref (base);

  self = share (base);
  for (CbOwnWords of = 0; of < CB_N_WORDS; of++)
    give_words (self, of, words[of]);
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
 * cb_edition_reword:
 * @words: (array): by index, the names of the cards or the texts of the powers; NULL or blank for
 *   the one in the box
 *
 * Returns: (transfer full): the edition with these words and with its present traits; the one in
 *   the box if nothing differs
 */
CbEdition *
cb_edition_reword (CbEdition *self, CbOwnWords of, const char *const *words)
{
  const char *const *all[CB_N_WORDS];
  CbCardSet cards[CB_MAX_TRAITS];

  g_return_val_if_fail (words != NULL, NULL);

  for (CbOwnWords other = 0; other < CB_N_WORDS; other++)
    all[other] = other == of ? words : (const char *const *) self->own[other];
  for (guint i = 0; i < self->n_traits; i++)
    cards[i] = self->traits[i].cards;
  return derive (cb_edition_get_base (self), all, self->settled, cards);
}

/**
 * cb_edition_settle_traits:
 * @settled: the traits to set, bit by index; the others become as in the box
 * @cards: (array): which cards have each of these traits, by index
 *
 * Returns: (transfer full): the edition where @cards have these traits, with the words of @self
 */
CbEdition *
cb_edition_settle_traits (CbEdition *self, guint32 settled, const CbCardSet *cards)
{
  const char *const *words[CB_N_WORDS];

  g_return_val_if_fail (cards != NULL, NULL);
  g_return_val_if_fail (self->n_traits == 32 || settled >> self->n_traits == 0, NULL);

  for (CbOwnWords of = 0; of < CB_N_WORDS; of++)
    words[of] = (const char *const *) self->own[of];
  return derive (cb_edition_get_base (self), words, settled, cards);
}

/* Takes the cards that @trait now has from @others, which exclude it. If only one of these loses
 * cards, it gets those that @trait gives up: if a room proves to be in the stern, not in the bow,
 * the room that was thought to be in the stern is in the bow. If several lose cards, it is not
 * known which of them gets those. */
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
 * @said: the traits whose cards a user has given or confirmed, bit by index
 * @settled: (inout): the traits that are settled
 * @cards: (array) (inout): by index, the cards of each trait: new for @said, old for the others
 *
 * Corrects traits that exclude each other, one of them in @said: no card has both. If all but one
 * of such a group of traits are in @said, all other cards of their category have the remaining one.
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
