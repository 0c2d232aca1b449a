/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players with pencil and paper. Both cross off the same; one names any cards, the other only those
 * not found yet, and shows again cards that were already shown. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-knowledge-private.h"
#include "cb-look.h"
#include "cb-strategy-plain-private.h"

typedef CbPlainPlayer PlainPlayer;

gpointer
cb_plain_sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  PlainPlayer *self = g_new0 (PlainPlayer, 1);

  cb_notes_init (&self->notes, setup, setup->me, setup->hand);
  cb_random_init (&self->random, seed);
  return self;
}

void
cb_plain_leave (gpointer player)
{
  PlainPlayer *self = player;

  cb_notes_clear (&self->notes);
  g_free (self);
}

/* Notes suggestions and looks; other entries are ignored. */
void
cb_plain_note (CbNotes *notes, const CbEntry *entry)
{
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  const CbLook *look = cb_entry_get_look (entry);

  if (look != NULL && look->cards != 0)
    cb_notes_see (notes, CB_HOLDER_OF_SEAT (notes->setup->n_players), look->cards);
  if (suggestion != NULL)
    cb_notes_hear (notes, suggestion);
  for (guint i = 0; suggestion != NULL && i < suggestion->answers.n; i++)
    {
      const CbAnswer *answer = &suggestion->answers.list[i];

      if (answer->card >= 0 && answer->by != notes->seat)
        cb_notes_see (notes, CB_HOLDER_OF_SEAT (answer->by), cb_card_set_of ((guint) answer->card));
    }
  cb_notes_conclude (notes);
}

void
cb_plain_hear (gpointer player, CbEntry *entry)
{
  PlainPlayer *self = player;
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);

  cb_plain_note (&self->notes, entry);
  for (guint i = 0; suggestion != NULL && i < suggestion->answers.n; i++)
    {
      const CbAnswer *answer = &suggestion->answers.list[i];

      if (answer->card >= 0 && answer->by == self->notes.seat)
        self->told[suggestion->by] |= cb_card_set_of ((guint) answer->card);
    }
}

CbCardSet
cb_plain_accuse (gpointer player)
{
  return cb_notes_get_solution (&((PlainPlayer *) player)->notes);
}

/* The cards of a category that may be named. */
static CbCardSet
get_choice (const CbSetup *setup, guint category, CbCardSet reach)
{
  CbCardSet cards = cb_edition_get_category (setup->edition, category)->cards & ~setup->removed;

  return (cards & reach) != 0 ? cards & reach : cards;
}

/* Decides how many cards of each category to name. */
static void
pick_asked (const CbSetup *setup, CbCardSet reach, CbRandom *random, guint n_of[CB_MAX_CATEGORIES])
{
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    cards |= get_choice (setup, i, reach);
  cb_edition_pick_asked (setup->edition, cards, random, n_of);
}

static CbCardSet
ask_at_random (gpointer player, CbCardSet reach)
{
  PlainPlayer *self = player;
  const CbSetup *setup = self->notes.setup;
  guint n_of[CB_MAX_CATEGORIES];
  CbCardSet named = 0;

  pick_asked (setup, reach, &self->random, n_of);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    named |= cb_card_set_pick (get_choice (setup, i, reach), n_of[i], &self->random);
  return named;
}

static CbCardSet
show_at_random (gpointer player, int asker, CbCardSet asked)
{
  return cb_card_set_pick (asked, 1, &((PlainPlayer *) player)->random);
}

CbCardSet
cb_strategy_name_cards (const CbSetup *setup,
                        CbCardSet reach,
                        CbCardSet unsettled,
                        CbCardSet quiet,
                        CbRandom *random)
{
  guint n_of[CB_MAX_CATEGORIES];
  CbCardSet named = 0;

  pick_asked (setup, reach, random, n_of);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    for (; n_of[i] > 0; n_of[i]--)
      {
        CbCardSet choice = get_choice (setup, i, reach) & ~named;

        named |= cb_card_set_pick ((choice & unsettled) != 0 ? choice & unsettled
                                   : (choice & quiet) != 0   ? choice & quiet
                                                             : choice,
                                   1, random);
      }
  return named;
}

CbCardSet
cb_strategy_show_again (CbCardSet asked, CbCardSet told, CbRandom *random)
{
  return cb_card_set_pick ((asked & told) != 0 ? asked & told : asked, 1, random);
}

CbCardSet
cb_plain_get_unsettled (const CbPlainPlayer *self)
{
  return ~self->notes.lacks[0] & ~self->notes.has[0];
}

CbCardSet
cb_plain_ask (gpointer player, CbCardSet reach)
{
  PlainPlayer *self = player;
  const CbNotes *notes = &self->notes;

  return cb_strategy_name_cards (notes->setup, reach, cb_plain_get_unsettled (self),
                                 notes->hand | notes->has[0], &self->random);
}

CbCardSet
cb_plain_show (gpointer player, int asker, CbCardSet asked)
{
  PlainPlayer *self = player;

  return cb_strategy_show_again (asked, self->told[asker], &self->random);
}

const CbStrategy cb_strategy_random = {
  .name = "random",
  .summary = N_ ("names any cards, rules out only what is seen"),
  .sit_down = cb_plain_sit_down,
  .leave = cb_plain_leave,
  .hear = cb_plain_hear,
  .ask = ask_at_random,
  .show = show_at_random,
  .accuse = cb_plain_accuse,
};

const CbStrategy cb_strategy_careful = {
  .name = "careful",
  .summary = N_ ("names unknown cards, rules out only what is seen"),
  .sit_down = cb_plain_sit_down,
  .leave = cb_plain_leave,
  .hear = cb_plain_hear,
  .ask = cb_plain_ask,
  .show = cb_plain_show,
  .accuse = cb_plain_accuse,
};
