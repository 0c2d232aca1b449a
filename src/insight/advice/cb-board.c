/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where I can get on the board. A move ends in the first room that is entered; the roll need not be
 * exact for that, and a player may not return to the room he left. A player who takes a secret
 * passage, or stays where a suggestion has moved him, does not roll. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-board.h"
#include "cb-chances.h"
#include "cb-edition-board.h"
#include "cb-edition-dice.h"
#include "cb-roll-counts.h"
#include "cb-roll.h"
#include "cb-suggestion.h"

/* The state while the log is followed. @away: how many seats to my left the player sits whose turn
 * was last; @asked: whether that player has made a suggestion in it. */
typedef struct
{
  const CbSetup *setup;
  CbSpot spot;
  guint away;
  gboolean asked;
} Walk;

int
cb_edition_find_place (const CbEdition *edition, CbCardSet cards)
{
  guint last = cb_edition_get_n_categories (edition) - 1;

  cards &= cb_edition_get_category (edition, last)->cards;
  return cb_card_set_size (cards) == 1 ? (int) cb_card_set_first (cards) : -1;
}

/* After a turn of mine, if the log does not tell where I went, I may be anywhere. */
static void
follow_turn (Walk *self, int seat, gboolean asks)
{
  guint n = self->setup->n_players;
  guint away = ((guint) seat + n - (guint) self->setup->me) % n;
  gboolean passed = away < self->away || (away == self->away && asks && self->asked);

  if (away != 0 && (passed || self->spot.rolled > 0))
    self->spot = (CbSpot) { .room = -1 };
  self->asked = asks || (away == self->away && self->asked);
  self->away = away;
}

static void
follow_suggestion (Walk *self, const CbSuggestion *suggestion)
{
  int room = cb_edition_find_place (self->setup->edition, suggestion->cards);
  int mine = self->setup->players[self->setup->me].character;

  if (suggestion->by == self->setup->me)
    self->spot = (CbSpot) { .room = room };
  else if (mine >= 0 && cb_card_set_has (suggestion->cards, (guint) mine) &&
           room != self->spot.room)
    self->spot = (CbSpot) { .room = room, .moved = room >= 0 };
}

/* Adds up the faces of the dice; a face that is no number counts 0. */
static guint
count_squares (const CbRoll *roll)
{
  gint64 total = 0;

  for (guint i = 0; i < json_array_get_length (roll->dice); i++)
    {
      JsonNode *die = json_array_get_element (roll->dice, i);

      if (json_node_get_value_type (die) == G_TYPE_INT64)
        total += CLAMP (json_node_get_int (die), 0, G_MAXUINT8);
    }
  return (guint) total;
}

static void
follow (Walk *self, const CbEntry *entry)
{
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
  const CbRoll *roll = cb_entry_get_roll (entry);
  int seat = roll != NULL ? roll->by : cb_entry_get_turn (entry);

  if (seat != CB_NOBODY)
    follow_turn (self, seat, suggestion != NULL);
  if (suggestion != NULL)
    follow_suggestion (self, suggestion);
  if (roll != NULL && roll->by == self->setup->me)
    self->spot.rolled = count_squares (roll);
}

/**
 * cb_case_get_spot:
 * @n_entries: how much of the log is read, without entries that are set aside
 *
 * Returns: where I stand and what I rolled, as far as the log tells. Cost: in proportion to
 *   @n_entries
 */
CbSpot
cb_case_get_spot (CbCase *self, guint n_entries)
{
  Walk walk = { .spot = { .room = -1 } };

  g_return_val_if_fail (CB_IS_CASE (self), walk.spot);
  g_return_val_if_fail (n_entries <= cb_log_get_n_entries (cb_case_get_log (self)), walk.spot);

  walk.setup = cb_case_get_setup (self);
  if (walk.setup->me == CB_NOBODY)
    return walk.spot;
  for (guint i = 0; i < n_entries; i++)
    {
      const CbEntry *entry = cb_log_get_entry (cb_case_get_log (self), i);

      if (!entry->uncertain)
        follow (&walk, entry);
    }
  return walk.spot;
}

/* (transfer full) (nullable) (element-type CbRollCount): how likely each total of @n_dice dice is;
 * with 0, of as many dice as the rules say */
static GArray *
count_totals (const CbEdition *edition, int n_dice)
{
  g_autoptr (CbRollHistory) nothing = cb_roll_history_new ();
  CbDice dice;

  return cb_edition_get_dice (edition, n_dice, &dice) ? cb_roll_history_count (nothing, &dice)
                                                      : NULL;
}

static double
get_chance (const GArray *totals, guint steps)
{
  double chance = 0;

  for (guint i = 0; totals != NULL && i < totals->len; i++)
    if (g_array_index (totals, CbRollCount, i).total >= steps)
      chance += g_array_index (totals, CbRollCount, i).expected;
  return MIN (chance, 1);
}

static gboolean
needs_no_roll (const CbSpot *self, const CbEdition *edition, guint room)
{
  if (self->rolled > 0)
    return FALSE;
  return room == (guint) self->room
           ? self->moved
           : cb_card_set_has (cb_edition_get_passages (edition, (guint) self->room), room);
}

guint
cb_spot_get_steps (const CbSpot *self, const CbEdition *edition, guint room)
{
  g_return_val_if_fail (self->room >= 0, 0);

  return needs_no_roll (self, edition, room)
           ? 0
           : cb_edition_get_steps (edition, (guint) self->room, room);
}

/* Computes the chances to reach each place. @later: in my next turn, not in this one */
static CbReach
weigh (const CbSpot *self, const CbEdition *edition, gboolean later)
{
  g_autoptr (GArray) totals = count_totals (edition, 0);
  CbReach reach = { 0 };

  for (guint room = 0; self->room >= 0 && room < cb_edition_get_n_cards (edition); room++)
    {
      guint steps = cb_spot_get_steps (self, edition, room);

      if (needs_no_roll (self, edition, room))
        reach.chances[room] = 1;
      else if (steps > 0 && later)
        reach.chances[room] = get_chance (totals, steps - MIN (steps, self->rolled));
      else if (steps > 0)
        reach.chances[room] = self->rolled == 0 ? get_chance (totals, steps)
                                                : steps <= self->rolled;
      if (reach.chances[room] > 0)
        reach.rooms |= cb_card_set_of (room);
    }
  return reach;
}

CbReach
cb_spot_get_reach (const CbSpot *self, const CbEdition *edition)
{
  return weigh (self, edition, FALSE);
}

guint
cb_spot_list_reached (const CbSpot *self, const CbEdition *edition, guint *rooms)
{
  CbCardSet reached = self->rolled > 0 ? cb_spot_get_reach (self, edition).rooms : 0;
  guint n = 0;

  for (guint steps = 1; steps <= self->rolled; steps++)
    for (guint room = 0; room < cb_edition_get_n_cards (edition); room++)
      if (cb_card_set_has (reached, room) && cb_spot_get_steps (self, edition, room) == steps)
        rooms[n++] = room;
  return n;
}

char *
cb_spot_describe_reached (const CbSpot *self, const CbEdition *edition)
{
  guint rooms[CB_MAX_CARDS];
  guint n = cb_spot_list_reached (self, edition, rooms);
  guint n_named = MIN (n, 3);
  g_autoptr (GString) names = g_string_new (NULL);

  if (n == 0)
    return g_strdup ("");
  for (guint i = 0; i < n_named; i++)
    {
      if (i > 0)
        g_string_append (names, i + 1 == n ? C_ ("choice", " or ") : C_ ("choice", ", "));
      g_string_append (names, cb_edition_get_card (edition, rooms[i])->name);
    }
  if (n > n_named)
    /* Translators: rooms on the board, then how many others */
    return g_strdup_printf (
      ngettext ("You could reach %s and %u more", "You could reach %s and %u more", n - n_named),
      names->str, n - n_named);
  /* Translators: rooms on the board, as in “Hall, Lounge or Study” */
  return g_strdup_printf (_ ("You could reach %s"), names->str);
}

double
cb_reach_get_chance (const CbReach *self, const CbEdition *edition, CbCardSet cards)
{
  int place = cb_edition_find_place (edition, cards);

  return place >= 0 ? self->chances[place] : 0;
}

CbHead
cb_spot_find_head (const CbSpot *self, CbEdition *edition, const CbAdvice *advice)
{
  CbReach reach = cb_spot_get_reach (self, edition);
  CbHead head = { .room = -1, .later = self->rolled > 0 && reach.rooms == 0 };
  double most = 0;

  if (head.later)
    reach = weigh (self, edition, TRUE);
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    {
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (advice, i);
      double chance = cb_reach_get_chance (&reach, edition, suggestion->cards);

      if (suggestion->worth * chance <= most)
        continue;
      most = suggestion->worth * chance;
      head.room = cb_edition_find_place (edition, suggestion->cards);
      head.chance = chance;
    }
  while (head.room >= 0 &&
         cb_edition_find_place (edition, cb_advice_get_suggestion (advice, head.index)->cards) !=
           head.room)
    head.index++;
  return head;
}

guint64
cb_edition_list_rolls (const CbEdition *edition)
{
  guint64 rolls = 0;

  for (int n_dice = 1; n_dice <= CB_DICE_MAX; n_dice++)
    {
      g_autoptr (GArray) totals = count_totals (edition, n_dice);

      for (guint i = 0; totals != NULL && i < totals->len; i++)
        if (g_array_index (totals, CbRollCount, i).total < 64)
          rolls |= (guint64) 1 << g_array_index (totals, CbRollCount, i).total;
    }
  return rolls & ~(guint64) 1;
}
