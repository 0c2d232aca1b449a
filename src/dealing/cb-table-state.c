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
  self->last_turn = CB_NOBODY;
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

/* Collects the cards that everybody sees from this entry on. */
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
  cb_side_cards_follow (&self->side_cards, entry, self->setup);
  if (cb_entry_opens_envelope (entry))
    self->opened = TRUE;
  _cb_table_calls_follow (self, entry, position, drawn);
}

/* Finds the next player to the left of @seat who is not out. */
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

/* Whether @seat has rolled since the last entry that tells of a turn. */
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
  if (cb_seats_get_end (self->seats) != CB_END_NONE)
    return;
  self->turn = find_player (self, cb_case_get_asker_after (case_, n_entries));
  self->rolled = has_rolled (cb_case_get_log (case_), n_entries, self->turn);
  self->roller = self->rolled ? find_player (self, self->turn + 1) : self->turn;
}

CbRollHistory *
cb_case_list_rolls (CbCase *case_, guint n_entries, const CbDice *dice)
{
  CbRollHistory *history = cb_roll_history_new ();

  for (guint i = 0; i < n_entries; i++)
    {
      const CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), i);
      const CbRoll *roll = cb_entry_get_roll (entry);
      CbDiceRoll faces;

      if (roll != NULL && !entry->uncertain &&
          cb_roll_get_faces (roll, cb_case_get_edition (case_), &faces) &&
          faces.n_dice == dice->n_dice)
        cb_roll_history_add (history, &faces);
    }
  return history;
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

/* Returns: the kind of cards in @deck whose last one kills, or −1 */
int
cb_table_state_get_deadly_kind (const CbTableState *self, guint deck)
{
  const CbDeckCard *card;

  for (guint i = 0; (card = cb_box_get_kind (self->setup->edition, deck, i)) != NULL; i++)
    if (card->effect == CB_EFFECT_LAST_KILLS)
      return (int) i;
  return -1;
}

/* Returns: (transfer none): what the log calls for, the most urgent first */
const CbTableCall *
cb_table_state_get_call (const CbTableState *self, guint index)
{
  g_return_val_if_fail (index < self->calls->len, NULL);

  return &g_array_index (self->calls, CbTableCall, index);
}
