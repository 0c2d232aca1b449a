/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-sealed-deal-private.h"

G_DEFINE_FINAL_TYPE (CbSealedDeal, cb_sealed_deal, G_TYPE_OBJECT)

static void
cb_sealed_deal_class_init (CbSealedDealClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  cb_fields_install (object_class,
                     CB_FIELD (CbSealedDeal, waiting, G_TYPE_BOOLEAN, G_PARAM_READABLE));
  CB_OWNS (object_class, CbSealedDeal, table, cb_setup_unref);
  CB_OWNS (object_class, CbSealedDeal, created, g_free);
  CB_OWNS (object_class, CbSealedDeal, promise, cb_deal_promise_unref);
  CB_OWNS (object_class, CbSealedDeal, chain, cb_chain_free);
  CB_OWNS (object_class, CbSealedDeal, events, g_array_unref);
  CB_OWNS (object_class, CbSealedDeal, seats, cb_seats_free);
  CB_OWNS (object_class, CbSealedDeal, extra, json_object_unref);
  CB_OWNS (object_class, CbSealedDeal, file, g_object_unref);

  cb_signal_new (klass, "changed", 0);
}

static void
cb_sealed_deal_init (CbSealedDeal *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (CbDealEvent));
}

CbSetup *
cb_sealed_deal_make_table (CbSealedDeal *self)
{
  CbSetup *setup = cb_setup_copy (cb_deal_promise_get_table (self->promise));
  const CbTableDeal *deal = &self->deal;

  setup->me = CB_NOBODY;
  setup->hand = 0;
  setup->face_up = deal->face_up;
  setup->removed = deal->removed;
  setup->face_down = deal->n_down;
  setup->first_dealt = (int) deal->first_dealt;
  cb_box_state_hand_sizes (setup);
  return setup;
}

/* Makes the table anew, with the names as they were corrected. */
static void
lay_table (CbSealedDeal *self)
{
  g_clear_pointer (&self->table, cb_setup_unref);
  self->table = cb_sealed_deal_make_table (self);
  for (guint i = 0; i < self->events->len; i++)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);

      if (event->kind == CB_DEAL_EVENT_RENAME)
        cb_setup_set_name (self->table, event->seat, event->name);
    }
}

static void
collect_numbers (const CbSealedDeal *self, int *numbers)
{
  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    numbers[i] = CB_TABLE_NO_NUMBER;
  for (guint i = 0; i < self->events->len; i++)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);

      if (event->kind == CB_DEAL_EVENT_NUMBER)
        numbers[event->seat] = (int) event->number;
    }
}

void
cb_sealed_deal_draw (CbSealedDeal *self, CbTableDeal *deal)
{
  int numbers[CB_MAX_PLAYERS];

  collect_numbers (self, numbers);
  /* This cannot fail: a promise is made only if there are cards enough for it. */
  if (!cb_table_promise_draw (cb_deal_promise_get_numbers (self->promise), numbers, deal, NULL))
    g_assert_not_reached ();
}

/* Returns: the kind of the card that comes next from a deck; −1 if there is none */
int
cb_sealed_deal_pick (CbSealedDeal *self, guint deck)
{
  g_autofree char *id = cb_box_make_word (cb_edition_get_deck (self->table->edition, deck)->id);
  g_autoptr (CbRandomSource) random = NULL;
  int numbers[CB_MAX_PLAYERS];
  guint n = 1;

  for (guint i = 0; i < self->events->len; i++)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);

      n += event->kind == CB_DEAL_EVENT_DRAW && event->place == deck ? 1 : 0;
    }
  collect_numbers (self, numbers);
  random = cb_table_promise_start_draw (cb_deal_promise_get_numbers (self->promise), numbers, id,
                                        n);
  return cb_draw_pile_pick (cb_seats_get_pile (self->seats, deck), random);
}

static void
deal_again (CbSealedDeal *self)
{
  cb_sealed_deal_draw (self, &self->deal);
  lay_table (self);
  cb_sealed_deal_start_play (self);
}

void
cb_sealed_deal_start (CbSealedDeal *self, CbDealPromise *promise)
{
  self->promise = cb_deal_promise_ref (promise);
  self->chain = cb_chain_new (cb_deal_promise_get_text (promise));
  deal_again (self);
}

/**
 * cb_sealed_deal_new:
 * @promise: what was promised
 *
 * Returns: (transfer full): the deal, kept nowhere yet. Until something is done with it, players
 *   may give numbers, each of which deals anew
 */
CbSealedDeal *
cb_sealed_deal_new (CbDealPromise *promise)
{
  CbSealedDeal *self = g_object_new (CB_TYPE_SEALED_DEAL, NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  self->created = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  cb_sealed_deal_start (self, promise);
  return self;
}

/* Returns: (transfer none): the players and what everybody sees of the deal; nobody's hand */
CbSetup *
cb_sealed_deal_get_table (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), NULL);

  return self->table;
}

/* Returns: (transfer full): what the player at @seat knows when the game begins */
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
const CbDealEvent *
cb_sealed_deal_find_event (CbSealedDeal *self, CbDealEventKind kind, guint seat, guint place)
{
  for (guint i = 0; i < self->events->len; i++)
    {
      const CbDealEvent *event = &g_array_index (self->events, CbDealEvent, i);

      if (event->kind == kind && event->seat == seat && event->place == place)
        return event;
    }
  return NULL;
}

void
cb_sealed_deal_add_event (CbSealedDeal *self, const CbDealEvent *event)
{
  g_autofree char *line = cb_deal_event_write (event, self->promise, self->events->len + 1);

  g_array_append_vals (self->events, event, 1);
  cb_chain_append (self->chain, line);
  if (event->kind == CB_DEAL_EVENT_NUMBER)
    deal_again (self);
  else if (event->kind == CB_DEAL_EVENT_RENAME)
    lay_table (self);
  else
    cb_sealed_deal_follow_play (self, event);
}

void
cb_sealed_deal_drop_last_event (CbSealedDeal *self)
{
  guint last = self->events->len - 1;
  CbDealEventKind kind = g_array_index (self->events, CbDealEvent, last).kind;

  g_array_set_size (self->events, last);
  cb_chain_drop_last (self->chain);
  if (kind == CB_DEAL_EVENT_NUMBER)
    deal_again (self);
  else
    cb_sealed_deal_start_play (self);
  if (kind == CB_DEAL_EVENT_RENAME)
    lay_table (self);
  for (guint i = 0; i < self->events->len; i++)
    cb_sealed_deal_follow_play (self, &g_array_index (self->events, CbDealEvent, i));
}

gboolean
cb_sealed_deal_has_looked (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return cb_sealed_deal_find_event (self, CB_DEAL_EVENT_LOOK, seat, 0) != NULL;
}

gboolean
cb_sealed_deal_has_looked_down (CbSealedDeal *self, guint seat, guint place)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);
  g_return_val_if_fail (place < self->deal.n_down, FALSE);

  return cb_sealed_deal_find_event (self, CB_DEAL_EVENT_LOOK_DOWN, seat, place) != NULL;
}

gboolean
cb_sealed_deal_has_accused (CbSealedDeal *self, guint seat)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return cb_sealed_deal_find_event (self, CB_DEAL_EVENT_ACCUSE, seat, 0) != NULL;
}

/* Returns: the cards that the player at @seat named, or none if he did not accuse; before the end
 * only he may see them */
CbCardSet
cb_sealed_deal_get_accusation (CbSealedDeal *self, guint seat)
{
  const CbDealEvent *event;

  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);
  g_return_val_if_fail (seat < self->table->n_players, 0);

  event = cb_sealed_deal_find_event (self, CB_DEAL_EVENT_ACCUSE, seat, 0);
  return event != NULL ? event->cards : 0;
}

/* Whether exactly these cards are in the envelope. */
gboolean
cb_sealed_deal_is_right (CbSealedDeal *self, CbCardSet cards)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return cards == self->deal.envelope;
}

/* Returns: what is in the envelope; before the end only a player who accused may see it */
CbCardSet
cb_sealed_deal_get_envelope (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);

  return self->deal.envelope;
}

/* Returns: the card that lies face down at @place, from 0; only a player who may look may see it */
guint
cb_sealed_deal_get_card_down (CbSealedDeal *self, guint place)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), 0);
  g_return_val_if_fail (place < self->deal.n_down, 0);

  return self->deal.down[place];
}

gboolean
cb_sealed_deal_is_open (CbSealedDeal *self)
{
  g_return_val_if_fail (CB_IS_SEALED_DEAL (self), FALSE);

  return cb_sealed_deal_find_event (self, CB_DEAL_EVENT_OPEN, 0, 0) != NULL;
}
