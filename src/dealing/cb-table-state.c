/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-accusation.h"
#include "cb-box-deck.h"
#include "cb-draw.h"
#include "cb-envelope.h"
#include "cb-exposed.h"
#include "cb-look.h"
#include "cb-power.h"
#include "cb-roll.h"
#include "cb-table-state-private.h"

static CbTableState *
lay_out (CbSetup *setup)
{
  CbTableState *self = g_new0 (CbTableState, 1);

  self->setup = cb_setup_ref (setup);
  self->seats = cb_seats_new (setup);
  for (guint i = 0; i < G_N_ELEMENTS (self->users); i++)
    self->users[i] = CB_NOBODY;
  self->last_roll = -1;
  self->accusations = g_array_new (FALSE, FALSE, sizeof (guint));
  self->calls = g_array_new (FALSE, FALSE, sizeof (CbTableCall));
  return self;
}

void
cb_table_state_free (CbTableState *self)
{
  cb_seats_free (self->seats);
  g_array_unref (self->accusations);
  g_array_unref (self->calls);
  cb_setup_unref (self->setup);
  g_free (self);
}

static void
count_draw (CbTableState *self, const CbDraw *draw)
{
  int deck = cb_edition_find_deck (self->setup->edition, draw->deck);

  if (deck >= 0)
    self->n_drawn[deck]++;
}

static void
follow_power (CbTableState *self, const CbPowerUse *use)
{
  int power = cb_edition_find_power (self->setup->edition, use->power);

  if (power >= 0 && cb_powers_used_add (&self->used, (guint) power))
    self->users[power] = use->by;
}

static void
follow_look (CbTableState *self, const CbLook *look)
{
  self->places_seen[look->by] |= look->slots;
  self->looked_somewhere[look->by] = self->looked_somewhere[look->by] || look->slots == 0;
}

/* What everybody sees from here on. */
static void
follow_revealed (CbTableState *self, const CbEntry *entry)
{
  const CbExposed *exposed = cb_entry_get_exposed (entry);
  const CbEnvelope *envelope = cb_entry_get_envelope (entry);
  const CbAccusation *accusation = cb_entry_get_accusation (entry);

  if (exposed != NULL)
    self->revealed[CB_HOLDER_OF_SEAT (exposed->player)] |= exposed->cards;
  if (envelope != NULL)
    self->revealed[CB_HOLDER_ENVELOPE] |= envelope->cards;
  if (accusation != NULL && accusation->result == CB_RESULT_RIGHT)
    self->revealed[CB_HOLDER_ENVELOPE] |= accusation->cards;
}

static void
follow (CbTableState *self, const CbEntry *entry, guint position)
{
  const CbDraw *draw = cb_entry_get_draw (entry);
  const CbPowerUse *use = cb_entry_get_power_use (entry);
  const CbLook *look = cb_entry_get_look (entry);
  CbDrawn drawn;

  if (entry->uncertain)
    return;
  drawn = cb_seats_follow (self->seats, entry);
  if (draw != NULL)
    count_draw (self, draw);
  if (cb_entry_get_accusation (entry) != NULL)
    g_array_append_val (self->accusations, position);
  if (use != NULL)
    follow_power (self, use);
  if (look != NULL)
    follow_look (self, look);
  if (cb_entry_get_roll (entry) != NULL)
    self->last_roll = (int) position;
  follow_revealed (self, entry);
  cb_side_cards_follow (&self->side_cards, entry);
  if (cb_entry_opens_envelope (entry))
    self->opened = TRUE;
  _cb_table_calls_follow (self, entry, position, drawn);
}

/* Who is next to @seat, on the left, and not out. */
static int
find_player (const CbTableState *self, int seat)
{
  for (guint i = 0; i < self->setup->n_players; i++)
    {
      guint candidate = ((guint) seat + i) % self->setup->n_players;

      if (cb_seats_get (self->seats, candidate) == CB_SEAT_PLAYING)
        return (int) candidate;
    }
  return CB_NOBODY;
}

/* Whether @seat has rolled since somebody's turn was told of. */
static gboolean
has_rolled (CbLog *log, guint n_entries, int seat)
{
  for (guint i = n_entries; i-- > 0;)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbRoll *roll = cb_entry_get_roll (entry);

      if (cb_entry_get_turn (entry) != CB_NOBODY)
        return FALSE;
      if (roll != NULL && roll->by == seat)
        return TRUE;
    }
  return FALSE;
}

static void
take_turns (CbTableState *self, CbCase *case_, guint n_entries)
{
  self->turn = self->roller = CB_NOBODY;
  if (cb_table_state_get_end (self) != CB_END_NONE)
    return;
  self->turn = find_player (self, cb_case_get_asker_after (case_, n_entries));
  self->roller = has_rolled (cb_case_get_log (case_), n_entries, self->turn)
                   ? find_player (self, self->turn + 1)
                   : self->turn;
}

/**
 * cb_table_state_new:
 * @case_: a case
 * @n_entries: how much of its log is read
 *
 * Returns: (transfer full): the table after these entries; takes time in proportion to their number
 */
CbTableState *
cb_table_state_new (CbCase *case_, guint n_entries)
{
  CbTableState *self;
  CbLog *log;

  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  log = cb_case_get_log (case_);
  g_return_val_if_fail (n_entries <= cb_log_get_n_entries (log), NULL);

  self = lay_out (cb_case_get_setup (case_));
  self->n_entries = n_entries;
  for (guint i = 0; i < n_entries; i++)
    follow (self, cb_log_get_entry (log, i), i);
  take_turns (self, case_, n_entries);
  _cb_table_calls_end (self, log, n_entries);
  return self;
}

/* Returns: the seat whose turn it is; %CB_NOBODY once the game has ended */
int
cb_table_state_get_turn (const CbTableState *self)
{
  return self->turn;
}

/* Returns: who will roll next: whose turn it is, or if that one has rolled, the next */
int
cb_table_state_get_roller (const CbTableState *self)
{
  return self->roller;
}

CbSeatState
cb_table_state_get_seat (const CbTableState *self, guint seat)
{
  return cb_seats_get (self->seats, seat);
}

CbEnd
cb_table_state_get_end (const CbTableState *self)
{
  return cb_seats_get_end (self->seats);
}

/* Returns: who accused rightly, or %CB_NOBODY */
int
cb_table_state_get_solver (const CbTableState *self)
{
  return cb_seats_get_solver (self->seats);
}

/* Whether everybody knows the envelope. */
gboolean
cb_table_state_get_opened (const CbTableState *self)
{
  return self->opened;
}

/* Returns: (transfer none): a deck of the edition as it is now */
const CbDrawPile *
cb_table_state_get_pile (const CbTableState *self, guint deck)
{
  return cb_seats_get_pile (self->seats, deck);
}

/* Returns: how often a card of that deck was drawn */
guint
cb_table_state_get_n_drawn (const CbTableState *self, guint deck)
{
  g_return_val_if_fail (deck < G_N_ELEMENTS (self->n_drawn), 0);

  return self->n_drawn[deck];
}

/* Returns: which kind of cards of that deck kills with its last one, or −1 */
int
cb_table_state_get_deadly_kind (const CbTableState *self, guint deck)
{
  const CbDeckCard *card;

  for (guint i = 0; (card = cb_box_get_kind (self->setup->edition, deck, i)) != NULL; i++)
    if (card->effect == CB_EFFECT_LAST_KILLS)
      return (int) i;
  return -1;
}

/* Returns: who used that power of the edition, or %CB_NOBODY */
int
cb_table_state_get_power_user (const CbTableState *self, guint power)
{
  g_return_val_if_fail (power < G_N_ELEMENTS (self->users), CB_NOBODY);

  return self->users[power];
}

/* Returns: the places of face-down cards that @seat has looked at, bit by place */
guint32
cb_table_state_get_places_seen (const CbTableState *self, guint seat)
{
  g_return_val_if_fail (seat < self->setup->n_players, 0);

  return self->places_seen[seat];
}

/* Whether @seat has looked at face-down cards without a note of where. */
gboolean
cb_table_state_looked_somewhere (const CbTableState *self, guint seat)
{
  g_return_val_if_fail (seat < self->setup->n_players, FALSE);

  return self->looked_somewhere[seat];
}

/* Returns: the card that I know to lie at that place, or −1 */
int
cb_table_state_get_card_at (const CbTableState *self, guint place)
{
  return cb_side_cards_get_card_at (&self->side_cards, place);
}

/* Returns: the position in the log of the last roll of the dice, or −1 */
int
cb_table_state_get_last_roll (const CbTableState *self)
{
  return self->last_roll;
}

guint
cb_table_state_get_n_accusations (const CbTableState *self)
{
  return self->accusations->len;
}

/* Returns: the position in the log of an accusation, oldest first */
guint
cb_table_state_get_accusation (const CbTableState *self, guint index)
{
  g_return_val_if_fail (index < self->accusations->len, 0);

  return g_array_index (self->accusations, guint, index);
}

guint
cb_table_state_get_n_calls (const CbTableState *self)
{
  return self->calls->len;
}

/* Returns: (transfer none): what the log calls for, the most urgent first */
const CbTableCall *
cb_table_state_get_call (const CbTableState *self, guint index)
{
  g_return_val_if_fail (index < self->calls->len, NULL);

  return &g_array_index (self->calls, CbTableCall, index);
}
