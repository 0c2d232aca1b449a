/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players with pencil and paper. All cross off the same; the random one names any cards, the
 * careful one only cards not found yet, and shows again cards that were already shown. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-accusation.h"
#include "cb-knowledge-private.h"
#include "cb-look.h"
#include "cb-notes-private.h"
#include "cb-strategy-private.h"
#include "cb-suggestion.h"

/* The number of solutions left at which a gambler accuses. */
#define ENOUGH 2

/**
 * CbPlainPlayer:
 * @notes: the notes by which he asks and accuses
 * @told: by seat, which of his cards he has shown to it
 * @random: what he draws from
 *
 * A player with pencil and paper; the functions below are the parts of the strategy “careful”.
 */
typedef struct
{
  CbNotes notes;
  CbCardSet told[CB_MAX_PLAYERS];
  CbRandom random;
} CbPlainPlayer;

typedef CbPlainPlayer PlainPlayer;

static gpointer
cb_plain_sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  PlainPlayer *self = g_new0 (PlainPlayer, 1);

  cb_notes_init (&self->notes, setup, setup->me, setup->hand);
  cb_random_init (&self->random, seed);
  return self;
}

static void
cb_plain_leave (gpointer player)
{
  PlainPlayer *self = player;

  cb_notes_clear (&self->notes);
  g_free (self);
}

/* Notes suggestions and looks; other entries are ignored. */
static void
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

static void
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

static CbCardSet
cb_plain_accuse (gpointer player)
{
  return cb_notes_get_solution (&((PlainPlayer *) player)->notes);
}

/* The cards of a category that may be named: those in @reach, if there are any. */
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

static CbCardSet
cb_plain_get_unsettled (const CbPlainPlayer *self)
{
  return ~self->notes.lacks[0] & ~self->notes.has[0];
}

static CbCardSet
cb_plain_ask (gpointer player, CbCardSet reach)
{
  PlainPlayer *self = player;
  const CbNotes *notes = &self->notes;

  return cb_strategy_name_cards (notes->setup, reach, cb_plain_get_unsettled (self),
                                 notes->hand | notes->has[0], &self->random);
}

static CbCardSet
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

typedef struct
{
  CbPlainPlayer plain; /* what he believes; first, so that a Listener is a plain player, too */
  CbNotes certain;     /* notes without anything concluded from silence */
  guint accused;       /* seats that have accused, bit by bit */
  int silent_for;      /* the seat that asked last, if nobody showed it a card; else CB_NOBODY */
  CbCardSet silent_on;
} Listener;

/* Players with pencil and paper who have one more habit each. The listener draws conclusions from
 * silence: if nobody showed a card, and the asker did not accuse although the question named enough
 * cards for that, the asker must hold one of them. That is usually true, but no proof: the listener
 * also keeps notes without such conclusions, and goes back to them when a conclusion leads to a
 * contradiction. The prober names only one card that is not his own, so that whoever shows a card
 * shows that one. The gambler accuses as soon as two solutions are left. */

static gpointer
listener_sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  CbPlainPlayer *plain = cb_plain_sit_down (strategy, setup, seed);
  Listener *self = g_new0 (Listener, 1);

  self->plain = *plain;
  g_free (plain);
  cb_notes_init_copy (&self->certain, &self->plain.notes);
  self->silent_for = CB_NOBODY;
  return self;
}

static void
listener_leave (gpointer player)
{
  cb_notes_clear (&((Listener *) player)->certain);
  cb_plain_leave (player);
}

/* Concludes from the silence after the last question. Not to be called after a look at a card at
 * the side: it leaves the asker no time to accuse. */
static void
conclude_from_silence (Listener *self)
{
  int asker = self->silent_for;

  self->silent_for = CB_NOBODY;
  if (asker == CB_NOBODY || asker == self->plain.notes.seat || (self->accused >> asker & 1) != 0)
    return;
  cb_notes_suspect (&self->plain.notes, CB_HOLDER_OF_SEAT (asker), self->silent_on);
  cb_notes_conclude (&self->plain.notes);
}

static gboolean
was_silent (const CbSuggestion *suggestion)
{
  for (guint i = 0; i < suggestion->answers.n; i++)
    if (suggestion->answers.list[i].did == CB_DID_SHOW)
      return FALSE;
  return TRUE;
}

static void
listener_hear (gpointer player, CbEntry *entry)
{
  Listener *self = player;
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  const CbAccusation *accusation = cb_entry_get_accusation (entry);

  if (accusation != NULL)
    self->accused |= 1u << accusation->by;
  if (cb_entry_get_look (entry) == NULL)
    conclude_from_silence (self);
  cb_plain_hear (self, entry);
  cb_plain_note (&self->certain, entry);
  if (suggestion != NULL && was_silent (suggestion) &&
      cb_edition_is_whole_solution (self->certain.setup->edition, suggestion->cards))
    {
      self->silent_for = suggestion->by;
      self->silent_on = suggestion->cards;
    }
  if (!cb_notes_fit (&self->plain.notes))
    {
      cb_notes_clear (&self->plain.notes);
      cb_notes_init_copy (&self->plain.notes, &self->certain);
    }
}

/* It is the listener's turn now, so whoever asked before has had the chance to accuse, and the
 * silence counts. */
static CbCardSet
listener_accuse (gpointer player)
{
  Listener *self = player;

  conclude_from_silence (self);
  return cb_notes_fit (&self->plain.notes) ? cb_plain_accuse (self)
                                           : cb_notes_get_solution (&self->certain);
}

/* Names a card not found yet of one category, and of the others cards that nobody else can show. */
static CbCardSet
probe (gpointer player, CbCardSet reach)
{
  CbPlainPlayer *self = player;
  const CbSetup *setup = self->notes.setup;
  CbCardSet unsettled = cb_plain_get_unsettled (self);
  CbCardSet own = self->notes.hand | self->notes.has[0];
  guint categories = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    {
      CbCardSet cards = cb_edition_get_category (setup->edition, i)->cards;

      if ((cards & unsettled & ((cards & reach) != 0 ? reach : cards)) != 0)
        categories |= 1u << i;
    }
  if (categories != 0)
    unsettled &= cb_edition_get_category (setup->edition, cb_card_set_first (cb_card_set_pick (
                                                            categories, 1, &self->random)))
                   ->cards;
  return cb_strategy_name_cards (setup, reach, unsettled, own, &self->random);
}

/* The number of ways to choose @n of @n_cards cards. */
static double
count_choices (guint n_cards, guint n)
{
  double choices = 1;

  for (guint k = 0; k < n; k++)
    choices = choices * (n_cards - k) / (k + 1);
  return choices;
}

/* Guesses among the cards left if the chance is fair, and the notes do not contradict
 * themselves. */
static CbCardSet
gamble (gpointer player)
{
  CbPlainPlayer *self = player;
  const CbEdition *edition = self->notes.setup->edition;
  CbCardSet guess = self->notes.has[0];
  double n_solutions = 1;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      CbCardSet left = category->cards & cb_plain_get_unsettled (self);
      guint n_found = cb_card_set_size (category->cards & guess);

      if (n_found > category->n_in_envelope ||
          n_found + cb_card_set_size (left) < category->n_in_envelope)
        return 0;
      n_solutions *= count_choices (cb_card_set_size (left), category->n_in_envelope - n_found);
      guess |= cb_card_set_pick (left, category->n_in_envelope - n_found, &self->random);
    }
  return n_solutions <= ENOUGH ? guess : 0;
}

const CbStrategy cb_strategy_listener = {
  .name = "listener",
  .summary = N_ ("like careful, and draws conclusions when nobody shows a card or accuses"),
  .sit_down = listener_sit_down,
  .leave = listener_leave,
  .hear = listener_hear,
  .ask = cb_plain_ask,
  .show = cb_plain_show,
  .accuse = listener_accuse,
};

const CbStrategy cb_strategy_prober = {
  .name = "prober",
  .summary = N_ ("names one unknown card, and otherwise own cards"),
  .sit_down = cb_plain_sit_down,
  .leave = cb_plain_leave,
  .hear = cb_plain_hear,
  .ask = probe,
  .show = cb_plain_show,
  .accuse = cb_plain_accuse,
};

const CbStrategy cb_strategy_gambler = {
  .name = "gambler",
  .summary = N_ ("like careful, and guesses when two solutions are left"),
  .sit_down = cb_plain_sit_down,
  .leave = cb_plain_leave,
  .hear = cb_plain_hear,
  .ask = cb_plain_ask,
  .show = cb_plain_show,
  .accuse = gamble,
};
