/* cb-sealed-deal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-sealed-deal-private.h"
#include "cb-table-words.h"

/* More than any game has, and few enough for the file. */
#define MAX_EVENTS 4000

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CbSealedDeal, cb_sealed_deal, G_TYPE_OBJECT)

static void
cb_sealed_deal_finalize (GObject *object)
{
  CbSealedDeal *self = CB_SEALED_DEAL (object);

  g_clear_pointer (&self->table, cb_setup_unref);
  g_clear_pointer (&self->created, g_free);
  g_clear_pointer (&self->promise, cb_deal_promise_unref);
  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    g_free (self->words[i]);
  g_clear_pointer (&self->chain, cb_chain_free);
  g_array_unref (self->events);
  g_clear_pointer (&self->old_text, g_free);
  g_clear_pointer (&self->old_fingerprint, g_free);
  g_clear_pointer (&self->extra, json_object_unref);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (cb_sealed_deal_parent_class)->finalize (object);
}

static void
cb_sealed_deal_class_init (CbSealedDealClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cb_sealed_deal_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_sealed_deal_init (CbSealedDeal *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (CbDealEvent));
}

/* What everybody sees of @deal. */
static CbSetup *
make_table (const CbSetup *table, const CbTableDeal *deal)
{
  CbSetup *setup = cb_setup_copy (table);

  setup->me = CB_NOBODY;
  setup->hand = 0;
  setup->face_up = deal->face_up;
  setup->removed = deal->removed;
  setup->face_down = deal->n_down;
  setup->first_dealt = (int) deal->first_dealt;
  cb_box_state_hand_sizes (setup);
  return setup;
}

void
cb_sealed_deal_start_record (CbSealedDeal *self)
{
  g_autofree char *start = cb_table_words_write_start (
    (const char *const *) self->words, self->table->n_players,
    cb_deal_promise_get_fingerprint (self->promise));

  self->chain = cb_chain_new (start);
}

/**
 * cb_sealed_deal_new:
 * @promise: what was promised
 * @words: (nullable): what each player added then, as typed; %NULL for one who added nothing, and
 *   instead of all where nobody did. A deal from a seed takes none
 *
 * Returns: (transfer full): the deal, kept nowhere yet
 */
CbSealedDeal *
cb_sealed_deal_new (CbDealPromise *promise, const char *const *words)
{
  CbSealedDeal *self = g_object_new (CB_TYPE_SEALED_DEAL, NULL);
  const CbSetup *table = cb_deal_promise_get_table (promise);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  self->promise = cb_deal_promise_ref (promise);
  for (guint i = 0; i < table->n_players && words != NULL; i++)
    if (words[i] != NULL && !cb_deal_promise_is_seeded (promise))
      self->words[i] = cb_table_word_make (words[i]);
  /* That it can be dealt was found when it was promised. */
  if (!cb_table_promise_draw (cb_deal_promise_get_numbers (promise),
                              (const char *const *) self->words, &self->deal, NULL))
    g_assert_not_reached ();
  self->table = make_table (table, &self->deal);
  self->created = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  cb_sealed_deal_start_record (self);
  return self;
}

/* Returns: (transfer none): the players and what everybody sees of the deal; nobody's hand */
CbSetup *
cb_sealed_deal_get_table (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return self->table;
}

/* Returns: when it was dealt, ISO 8601 */
const char *
cb_sealed_deal_get_created (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return self->created;
}

/* Returns: (transfer full): what the player at @seat knows of the deal: his notebook begins so */
CbSetup *
cb_sealed_deal_make_setup (CbSealedDeal *self, guint seat)
{
  CbSetup *setup;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);
  g_return_val_if_fail (seat < self->table->n_players, NULL);

  setup = cb_setup_copy (self->table);
  setup->me = (int) seat;
  setup->hand = self->deal.hands[seat];
  return setup;
}

/* Returns: (nullable): the first event of that kind, seat and place */
static const CbDealEvent *
find_event (CbSealedDeal *self, CbDealEventKind kind, guint seat, guint place)
{
  for (guint i = 0; i < self->events->len; i++)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);

      if (event->kind == kind && event->seat == seat && event->place == place)
        return event;
    }
  return NULL;
}

gboolean
cb_sealed_deal_can_follow (CbSealedDeal *self, const CbDealEvent *event)
{
  return (self->events->len < MAX_EVENTS || event->kind == CB_DEAL_EVENT_OPEN) &&
         !cb_sealed_deal_is_open (self) &&
         (event->kind != CB_DEAL_EVENT_ACCUSE || !cb_sealed_deal_has_accused (self, event->seat)) &&
         (event->kind != CB_DEAL_EVENT_SEE_ENVELOPE ||
          cb_sealed_deal_has_accused (self, event->seat));
}

void
cb_sealed_deal_add_event (CbSealedDeal *self, const CbDealEvent *event)
{
  g_autofree char *line = NULL;

  g_array_append_vals (self->events, event, 1);
  if (self->chain == NULL)
    return;
  line = cb_deal_event_write (event, self->promise);
  cb_chain_append (self->chain, line);
}

static void
drop_last_event (CbSealedDeal *self)
{
  g_array_set_size (self->events, self->events->len - 1);
  if (self->chain != NULL)
    cb_chain_drop_last (self->chain);
}

/* Files of the first version say who did something, not how often, and not who saw the envelope. */
static gboolean
is_not_kept (CbSealedDeal *self, const CbDealEvent *event)
{
  return self->chain == NULL && (event->kind == CB_DEAL_EVENT_SEE_ENVELOPE ||
                                 find_event (self, event->kind, event->seat, event->place) != NULL);
}

/* Puts an event into the record and saves that, or takes it back. What lies open anyway needs no
 * record. */
static gboolean
note (CbSealedDeal *self, const CbDealEvent *event, GError **error)
{
  if (cb_sealed_deal_is_open (self) || is_not_kept (self, event))
    return TRUE;
  if (!cb_sealed_deal_can_follow (self, event))
    {
      g_set_error_literal (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT,
                           _ ("The record of this deal is full."));
      return FALSE;
    }
  cb_sealed_deal_add_event (self, event);
  if (!cb_sealed_deal_save (self, error))
    {
      drop_last_event (self);
      return FALSE;
    }
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/**
 * cb_sealed_deal_look:
 *
 * Notes that the hand of @seat is looked at, before it is shown.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_look (CbSealedDeal *self, guint seat, GError **error)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (seat < self->table->n_players, FALSE);

  return note (self, &(CbDealEvent) { .kind = CB_DEAL_EVENT_LOOK, .seat = seat }, error);
}

gboolean
cb_sealed_deal_has_looked (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return find_event (self, CB_DEAL_EVENT_LOOK, seat, 0) != NULL;
}

/**
 * cb_sealed_deal_look_down:
 * @place: of a card that lies face down, from 0
 *
 * Notes that the player at @seat looks at that card, before it is shown.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_look_down (CbSealedDeal *self, guint seat, guint place, GError **error)
{
  const CbDealEvent event = { .kind = CB_DEAL_EVENT_LOOK_DOWN, .seat = seat, .place = place };

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (seat < self->table->n_players, FALSE);
  g_return_val_if_fail (place < self->deal.n_down, FALSE);

  return note (self, &event, error);
}

gboolean
cb_sealed_deal_has_looked_down (CbSealedDeal *self, guint seat, guint place)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (place < self->deal.n_down, FALSE);

  return find_event (self, CB_DEAL_EVENT_LOOK_DOWN, seat, place) != NULL;
}

/**
 * cb_sealed_deal_accuse:
 * @cards: what the player at @seat says is in the envelope
 *
 * Notes the accusation, before it is judged by cb_sealed_deal_is_right(). The first of a player is
 * the one that is kept.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_accuse (CbSealedDeal *self, guint seat, CbCardSet cards, GError **error)
{
  const CbDealEvent event = { .kind = CB_DEAL_EVENT_ACCUSE, .seat = seat, .cards = cards };

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (seat < self->table->n_players, FALSE);

  return cb_sealed_deal_has_accused (self, seat) || note (self, &event, error);
}

gboolean
cb_sealed_deal_has_accused (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return find_event (self, CB_DEAL_EVENT_ACCUSE, seat, 0) != NULL;
}

/* Returns: the cards that the player at @seat named, or none as long as he did not accuse; for his
 * own eyes, or for all at the end */
CbCardSet
cb_sealed_deal_get_accusation (CbSealedDeal *self, guint seat)
{
  const CbDealEvent *event;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);
  g_return_val_if_fail (seat < self->table->n_players, 0);

  event = find_event (self, CB_DEAL_EVENT_ACCUSE, seat, 0);
  return event != NULL ? event->cards : 0;
}

/**
 * cb_sealed_deal_see_envelope:
 *
 * Notes that the player at @seat, who has accused, looks into the envelope, before it is shown.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_see_envelope (CbSealedDeal *self, guint seat, GError **error)
{
  const CbDealEvent event = { .kind = CB_DEAL_EVENT_SEE_ENVELOPE, .seat = seat };

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (seat < self->table->n_players, FALSE);
  g_return_val_if_fail (cb_sealed_deal_is_open (self) || cb_sealed_deal_has_accused (self, seat),
                        FALSE);

  return note (self, &event, error);
}

/* Whether just these cards are in the envelope. */
gboolean
cb_sealed_deal_is_right (CbSealedDeal *self, CbCardSet cards)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return cards == self->deal.envelope;
}

/* Returns: what is in the envelope, for the eyes of one who accused, or of all at the end */
CbCardSet
cb_sealed_deal_get_envelope (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);

  return self->deal.envelope;
}

/* Returns: the card that lies face down in a place, from 0, for the eyes of one who may look */
guint
cb_sealed_deal_get_card_down (CbSealedDeal *self, guint place)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);
  g_return_val_if_fail (place < self->deal.n_down, 0);

  return self->deal.down[place];
}

/**
 * cb_sealed_deal_open:
 *
 * Notes that the deal is laid open for all, before that is done.
 *
 * Returns: whether that could be noted
 */
gboolean
cb_sealed_deal_open (CbSealedDeal *self, GError **error)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return note (self, &(CbDealEvent) { .kind = CB_DEAL_EVENT_OPEN }, error);
}

gboolean
cb_sealed_deal_is_open (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return find_event (self, CB_DEAL_EVENT_OPEN, 0, 0) != NULL;
}
