/* What an entry calls for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* By the rules of the edition some events call for a card to be drawn or looked at. A card is
 * called for until it is in the log, or until the game has gone on without it. A look, which the
 * rules insist on, and a killed player's hand are called for until they are in the log. */

#include "cb-draw.h"
#include "cb-exposed.h"
#include "cb-look.h"
#include "cb-roll.h"
#include "cb-suggestion.h"
#include "cb-table-state-private.h"

static void
remove_calls (CbTableState *self, CbCallKind kind, int seat)
{
  for (guint i = self->calls->len; i-- > 0;)
    {
      const CbTableCall *call = &g_array_index (self->calls, CbTableCall, i);

      if (call->kind == kind && (seat == CB_NOBODY || call->seat == (guint) seat))
        g_array_remove_index (self->calls, i);
    }
}

/* The deck to draw from at an event that is called @trigger, or −1. */
static int
find_deck (const CbTableState *self, const char *trigger, gboolean *must)
{
  for (guint i = 0; i < cb_edition_get_n_decks (self->setup->edition); i++)
    {
      const CbDeck *deck = cb_edition_get_deck (self->setup->edition, i);

      *must = g_strv_contains ((const char *const *) deck->must, trigger);
      if (cb_setup_uses_deck (self->setup, i) &&
          (*must || g_strv_contains ((const char *const *) deck->may, trigger)))
        return (int) i;
    }
  return -1;
}

/* Calls for @n cards of @deck. */
static void
call_for_cards (CbTableState *self,
                guint seat,
                guint deck,
                gboolean must,
                guint n,
                const char *trigger,
                guint position)
{
  CbTableCall call = { .kind = CB_CALL_DRAW,
                       .seat = seat,
                       .deck = deck,
                       .must = must,
                       .n = n,
                       .trigger = trigger,
                       .position = position };

  if (n > 0 && cb_seats_get (self->seats, seat) == CB_SEAT_PLAYING &&
      cb_draw_pile_get_n_left (cb_seats_get_pile (self->seats, deck)) != 0)
    g_array_append_val (self->calls, call);
}

static void
call_for_draw (CbTableState *self, guint seat, const char *trigger, guint n, guint position)
{
  gboolean must;
  int deck = find_deck (self, trigger, &must);

  if (deck >= 0)
    call_for_cards (self, seat, (guint) deck, must, n, trigger, position);
}

/* Calls for the cards of the signs that were rolled: a sign with a name says itself from which
 * deck, the decks say so for all others. */
static void
call_for_signs (CbTableState *self, const CbRoll *roll, guint position)
{
  const CbEdition *edition = self->setup->edition;
  guint n[CB_MAX_DECKS] = { 0 }, nameless = 0;

  for (guint i = 0; i < json_array_get_length (roll->dice); i++)
    {
      JsonNode *die = json_array_get_element (roll->dice, i);
      const char *face = json_node_get_string (die); /* NULL for a number */
      int sign = face != NULL ? cb_edition_find_sign (edition, face) : -1;
      int deck = sign >= 0 ? cb_edition_get_sign (edition, (guint) sign)->deck : -1;

      nameless += face != NULL && sign < 0;
      if (deck >= 0 && cb_setup_uses_deck (self->setup, (guint) deck))
        n[deck]++;
    }
  call_for_draw (self, (guint) roll->by, "roll", nameless, position);
  for (guint deck = 0; deck < cb_edition_get_n_decks (edition); deck++)
    call_for_cards (self, (guint) roll->by, deck, TRUE, n[deck], "roll", position);
}

/* Finds the player whose pawn the suggestion of somebody else moved, or −1. */
static int
find_moved (const CbTableState *self, const CbSuggestion *suggestion)
{
  for (guint i = 0; i < self->setup->n_players; i++)
    {
      int character = self->setup->players[i].character;

      if (character >= 0 && (suggestion->cards >> character & 1) != 0)
        return (int) i != suggestion->by ? (int) i : CB_NOBODY;
    }
  return CB_NOBODY;
}

/* Forgets where some pawns stand, because the log does not tell where they moved: that of @seat,
 * and those of the players between the last turn and @seat, whose turns are not in the log. */
static void
follow_turn (CbTableState *self, int seat)
{
  guint n = self->setup->n_players;
  guint start = (guint) (self->last_turn == CB_NOBODY ? seat : self->last_turn + 1) % n;

  for (guint i = start; i != (guint) seat; i = (i + 1) % n)
    self->standing[i] = 0;
  self->standing[seat] = 0;
}

/* Notes where the pawns of a suggestion stand now. Returns: whether @moved stood elsewhere, as far
 * as the log tells */
static gboolean
follow_pawns (CbTableState *self, const CbSuggestion *suggestion, int moved)
{
  const CbEdition *edition = self->setup->edition;
  guint last = cb_edition_get_n_categories (edition) - 1;
  CbCardSet room = suggestion->cards & cb_edition_get_category (edition, last)->cards;
  gboolean elsewhere = TRUE;

  if (cb_card_set_size (room) != 1)
    room = 0;
  self->standing[suggestion->by] = room;
  if (moved != CB_NOBODY)
    {
      elsewhere = room == 0 || self->standing[moved] != room;
      self->standing[moved] = room;
    }
  return elsewhere;
}

static CbTableCall *
find_call (CbTableState *self, CbCallKind kind, int seat, guint deck)
{
  for (guint i = 0; i < self->calls->len; i++)
    {
      CbTableCall *call = &g_array_index (self->calls, CbTableCall, i);

      if (call->kind == kind && call->seat == (guint) seat && call->deck == deck)
        return call;
    }
  return NULL;
}

/* Notes that one of the cards called for is now in the log. */
static void
answer (CbTableState *self, CbTableCall *call)
{
  if (call != NULL && --call->n == 0)
    g_array_remove_index (self->calls, (guint) (call - (CbTableCall *) (void *) self->calls->data));
}

static void
answer_draw (CbTableState *self, const CbDraw *draw)
{
  int deck = cb_edition_find_deck (self->setup->edition, draw->deck);

  if (deck >= 0)
    answer (self, find_call (self, CB_CALL_DRAW, draw->by, (guint) deck));
}

/* Notes a look. A player who has to look twice must then look at another card, as long as there is
 * one. */
static void
answer_look (CbTableState *self, const CbLook *look)
{
  CbTableCall *call = find_call (self, CB_CALL_LOOK, look->by, 0);

  if (call == NULL)
    return;
  call->places &= ~self->places_seen[look->by];
  if (call->places == 0)
    call->n = 1;
  answer (self, call);
}

/* Marks the looks that are still called for as late: the game has gone on without them. */
static void
mark_late (CbTableState *self)
{
  for (guint i = 0; i < self->calls->len; i++)
    {
      CbTableCall *call = &g_array_index (self->calls, CbTableCall, i);

      call->late = call->kind == CB_CALL_LOOK;
    }
}

/* A hand is laid open once, even if a second card kills the same player by mistake. */
static void
call_for_hand (CbTableState *self, guint seat, guint position)
{
  CbTableCall call = { .kind = CB_CALL_HAND, .seat = seat, .must = TRUE, .position = position };

  if (find_call (self, CB_CALL_HAND, (int) seat, 0) != NULL ||
      cb_seats_get (self->seats, seat) == CB_SEAT_EXPOSED)
    return;
  remove_calls (self, CB_CALL_DRAW, (int) seat);
  g_array_prepend_val (self->calls, call);
}

/* If two players have cards at the side, which lie face down, an asker who was shown nothing must
 * look at one of them, each time at a different one. */
static void
call_for_look (CbTableState *self, const CbSuggestion *suggestion, guint position)
{
  guint32 all = (guint32) (((guint64) 1 << self->setup->face_down) - 1);
  CbTableCall call = { .kind = CB_CALL_LOOK,
                       .seat = (guint) suggestion->by,
                       .places = all & ~self->places_seen[suggestion->by],
                       .must = TRUE,
                       .n = 1,
                       .position = position };
  CbTableCall *before = find_call (self, CB_CALL_LOOK, suggestion->by, 0);
  gboolean passed = suggestion->answers.n > 0;

  for (guint i = 0; i < suggestion->answers.n; i++)
    passed = passed && suggestion->answers.list[i].did == CB_DID_PASS;
  if (!passed || call.places == 0 || !cb_setup_must_look (self->setup))
    return;
  if (before != NULL)
    before->n++;
  else
    g_array_append_val (self->calls, call);
}

void
_cb_table_calls_follow (CbTableState *self, const CbEntry *entry, guint position, CbDrawn drawn)
{
  const CbRoll *roll = cb_entry_get_roll (entry);
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  const CbExposed *exposed = cb_entry_get_exposed (entry);
  const CbDraw *draw = cb_entry_get_draw (entry);
  const CbLook *look = cb_entry_get_look (entry);
  int moved = suggestion != NULL ? find_moved (self, suggestion) : CB_NOBODY;
  int turn = roll != NULL ? roll->by : cb_entry_get_turn (entry);

  if (turn != CB_NOBODY)
    {
      follow_turn (self, turn);
      self->last_turn = turn;
      remove_calls (self, CB_CALL_DRAW, CB_NOBODY);
      mark_late (self);
    }
  if (look != NULL)
    answer_look (self, look);
  if (suggestion != NULL)
    call_for_look (self, suggestion, position);
  if (roll != NULL)
    call_for_signs (self, roll, position);
  if (suggestion != NULL && follow_pawns (self, suggestion, moved) && moved != CB_NOBODY)
    call_for_draw (self, (guint) moved, "moved", 1, position);
  if (draw != NULL)
    answer_draw (self, draw);
  if (drawn == CB_DRAWN_KILLS)
    call_for_hand (self, (guint) draw->by, position);
  if (exposed != NULL)
    remove_calls (self, CB_CALL_HAND, exposed->player);
}

/* Whether @seat has drawn from @deck since the entry that began the current turn. @turn_at: (out):
 * the position of that entry */
static gboolean
has_drawn (CbTableState *self, CbLog *log, guint n_entries, guint deck, guint *turn_at)
{
  for (guint i = n_entries; i-- > 0;)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbDraw *draw = cb_entry_get_draw (entry);

      if (cb_entry_get_turn (entry) != CB_NOBODY)
        {
          *turn_at = i;
          return FALSE;
        }
      if (draw != NULL && draw->by == self->turn &&
          cb_edition_find_deck (self->setup->edition, draw->deck) == (int) deck)
        return TRUE;
    }
  return FALSE;
}

/* If the rules say so, each turn begins with drawing a card; but a table that does not record its
 * draws is not reminded. */
static void
call_for_turn (CbTableState *self, CbLog *log, guint n_entries)
{
  gboolean must;
  int deck = find_deck (self, "turn", &must);
  guint turn_at = 0;

  if (deck >= 0 && self->n_drawn[deck] > 0 &&
      !has_drawn (self, log, n_entries, (guint) deck, &turn_at))
    call_for_draw (self, (guint) self->turn, "turn", 1, turn_at);
}

/* Whether nothing is called for except looks without which the game has gone on. */
static gboolean
is_up_to_date (CbTableState *self)
{
  for (guint i = 0; i < self->calls->len; i++)
    if (!g_array_index (self->calls, CbTableCall, i).late)
      return FALSE;
  return TRUE;
}

void
_cb_table_calls_end (CbTableState *self, CbLog *log, guint n_entries)
{
  if (cb_seats_get_end (self->seats) != CB_END_NONE)
    g_array_set_size (self->calls, 0);
  else if (is_up_to_date (self))
    call_for_turn (self, log, n_entries);
}
