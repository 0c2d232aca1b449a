/* What the things of a case are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-quick-keywords.h"
#include "cb-quick-vocabulary.h"

#define MAX_THINGS 32

static guint
count (const CbSetup *setup, CbQuickSort sort)
{
  const CbEdition *edition = setup->edition;

  switch (sort)
    {
    case CB_QUICK_PLAYER:
      return setup->n_players;
    case CB_QUICK_CARD:
      return cb_edition_get_n_cards (edition);
    case CB_QUICK_KIND:
      return cb_edition_get_n_categories (edition) + cb_edition_get_n_traits (edition);
    case CB_QUICK_DECK:
      return MIN (cb_edition_get_n_decks (edition), MAX_THINGS);
    case CB_QUICK_DECK_CARD:
      return MIN (cb_edition_get_n_deck_cards (edition), MAX_THINGS);
    case CB_QUICK_POWER:
      return MIN (cb_edition_get_n_powers (edition), MAX_THINGS);
    case CB_QUICK_EVENT:
    default:
      return MIN (cb_edition_get_n_events (edition), MAX_THINGS);
    }
}

/* Players can also be called by their character, and I by “me”. */
static void
add_player (CbQuickVocabulary *self, guint seat)
{
  const CbPlayer *player = &self->setup->players[seat];
  CbQuickNames *names = self->names[CB_QUICK_PLAYER];
  const char *const *me = cb_quick_keyword_list (CB_QUICK_ME);

  cb_quick_names_add (names, seat, player->name, FALSE);
  if (player->character >= 0)
    {
      const CbCard *card = cb_edition_get_card (self->setup->edition, (guint) player->character);

      cb_quick_names_add (names, seat, card->name, TRUE);
      cb_quick_names_add_whole (names, seat, card->id);
    }
  for (guint i = 0; (int) seat == self->setup->me && me[i] != NULL; i++)
    cb_quick_names_add_whole (names, seat, me[i]);
}

static const CbTrait *
get_trait (const CbQuickVocabulary *self, guint index)
{
  guint n = cb_edition_get_n_categories (self->setup->edition);

  return index < n ? NULL : cb_edition_get_trait (self->setup->edition, index - n);
}

/* The id of a category or trait. */
static const char *
get_kind_id (const CbQuickVocabulary *self, guint index)
{
  const CbTrait *trait = get_trait (self, index);

  return trait != NULL ? trait->id : cb_edition_get_category (self->setup->edition, index)->id;
}

static const char *
get_id (const CbQuickVocabulary *self, CbQuickSort sort, guint index)
{
  const CbEdition *edition = self->setup->edition;

  switch (sort)
    {
    case CB_QUICK_CARD:
      return cb_edition_get_card (edition, index)->id;
    case CB_QUICK_DECK:
      return cb_edition_get_deck (edition, index)->id;
    case CB_QUICK_DECK_CARD:
      return cb_edition_get_deck_card (edition, index)->id;
    case CB_QUICK_POWER:
      return cb_edition_get_power (edition, index)->id;
    case CB_QUICK_EVENT:
      return cb_edition_get_event (edition, index)->id;
    case CB_QUICK_KIND:
    default:
      return get_kind_id (self, index);
    }
}

/* Adds a thing’s names. An event without a name in the edition has none here, as keywords tell of
 * it. */
static void
add_thing (CbQuickVocabulary *self, CbQuickSort sort, guint index)
{
  const char *name = cb_quick_vocabulary_get_name (self, sort, index);

  if (name == NULL)
    return;
  cb_quick_names_add (self->names[sort], index, name, FALSE);
  if (sort != CB_QUICK_EVENT)
    cb_quick_names_add_whole (self->names[sort], index, get_id (self, sort, index));
}

void
cb_quick_vocabulary_init (CbQuickVocabulary *self, const CbSetup *setup)
{
  self->setup = setup;
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    {
      self->names[sort] = cb_quick_names_new ();
      for (guint i = 0; i < count (setup, sort); i++)
        if (sort == CB_QUICK_PLAYER)
          add_player (self, i);
        else
          add_thing (self, sort, i);
    }
}

void
cb_quick_vocabulary_clear (CbQuickVocabulary *self)
{
  for (CbQuickSort sort = 0; sort < CB_QUICK_N_SORTS; sort++)
    cb_quick_names_free (self->names[sort]);
}

static guint32
get_first (guint n)
{
  return n < 32 ? ((guint32) 1 << n) - 1 : G_MAXUINT32;
}

guint32
cb_quick_vocabulary_get_all (const CbQuickVocabulary *self, CbQuickSort sort)
{
  return get_first (count (self->setup, sort));
}

guint32
cb_quick_vocabulary_get_traits (const CbQuickVocabulary *self)
{
  return cb_quick_vocabulary_get_all (self, CB_QUICK_KIND) &
         ~get_first (cb_edition_get_n_categories (self->setup->edition));
}

/* (nullable): NULL for an event without a name of its own */
const char *
cb_quick_vocabulary_get_name (const CbQuickVocabulary *self, CbQuickSort sort, guint index)
{
  const CbEdition *edition = self->setup->edition;
  const CbTrait *trait;

  switch (sort)
    {
    case CB_QUICK_PLAYER:
      return self->setup->players[index].name;
    case CB_QUICK_CARD:
      return cb_edition_get_card (edition, index)->name;
    case CB_QUICK_DECK:
      return cb_edition_get_deck (edition, index)->name;
    case CB_QUICK_DECK_CARD:
      return cb_edition_get_deck_card (edition, index)->name;
    case CB_QUICK_POWER:
      return cb_edition_get_power (edition, index)->name;
    case CB_QUICK_EVENT:
      return cb_edition_get_event (edition, index)->name;
    case CB_QUICK_KIND:
    default:
      trait = get_trait (self, index);
      return trait != NULL ? trait->name : cb_edition_get_category (edition, index)->name;
    }
}

static const char *
describe_player (const CbSetup *setup, guint seat)
{
  if ((int) seat == setup->me)
    return C_ ("quick line", "you");
  if (setup->players[seat].character < 0)
    return C_ ("quick line", "player");
  return cb_edition_get_card (setup->edition, (guint) setup->players[seat].character)->name;
}

const char *
cb_quick_vocabulary_describe (const CbQuickVocabulary *self, CbQuickSort sort, guint index)
{
  const CbEdition *edition = self->setup->edition;

  switch (sort)
    {
    case CB_QUICK_PLAYER:
      return describe_player (self->setup, index);
    case CB_QUICK_CARD:
      return cb_edition_get_category (edition, cb_edition_get_card (edition, index)->category)
        ->name;
    case CB_QUICK_DECK:
      return C_ ("quick line", "deck");
    case CB_QUICK_DECK_CARD:
      return cb_edition_get_deck (edition, cb_edition_get_deck_card (edition, index)->deck)->name;
    case CB_QUICK_POWER:
      return C_ ("quick line", "power");
    case CB_QUICK_EVENT:
      return C_ ("quick line", "event");
    case CB_QUICK_KIND:
    default:
      return get_trait (self, index) != NULL ? C_ ("quick line", "trait")
                                             : C_ ("quick line", "category");
    }
}
