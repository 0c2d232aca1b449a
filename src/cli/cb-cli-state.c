/* The command that prints where the game stands: players, hands, decks and open calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-box-deck.h"
#include "cb-cli.h"
#include "cb-player-habits.h"
#include "cb-setup-members.h"
#include "cb-table-hands.h"
#include "cb-table-state-words.h"

static const char *const STATES[] = { "playing", "out", "killed", "exposed" };
static const char *const ENDS[] = { NULL, "solved", "last-card", "all-out", "last-one", "opened" };

/* Writes a seat, or null for nobody. */
static void
put_seat (JsonObject *object, const char *name, int seat)
{
  if (seat != CB_NOBODY)
    json_object_set_int_member (object, name, seat);
  else
    json_object_set_null_member (object, name);
}

/* Writes how many cards a player holds, or the least and the most, and which of them are known. */
static void
put_hand (JsonObject *player, CbCase *case_, const CbTableState *state, guint seat)
{
  CbEdition *edition = cb_case_get_edition (case_);
  int character = cb_case_get_setup (case_)->players[seat].character;
  guint least, most;

  cb_members_put_card (player, "character", edition, character);
  if (cb_table_state_count_hand (state, seat, &least, &most))
    json_object_set_int_member (player, "cards", least);
  else
    {
      JsonArray *range = json_array_new ();

      json_array_add_int_element (range, least);
      json_array_add_int_element (range, most);
      json_object_set_array_member (player, "cards", range);
    }
  cb_members_put_cards (player, "known", edition,
                        cb_table_state_get_known (state, case_, CB_HOLDER_OF_SEAT (seat)));
}

/* Writes which cards a player keeps naming. I am left out, because I know why I name a card. */
static void
put_habits (JsonObject *player, CbCase *case_, guint n_entries, guint seat)
{
  guint n_asked;
  g_autoptr (GArray) habits = cb_case_count_habits (case_, n_entries, seat, &n_asked);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < habits->len; i++)
    {
      const CbPlayerHabit *habit = &g_array_index (habits, CbPlayerHabit, i);
      JsonObject *object = json_object_new ();

      cb_members_put_card (object, "card", cb_case_get_edition (case_), (int) habit->card);
      json_object_set_int_member (object, "named", habit->n_named);
      json_object_set_int_member (object, "unshown", habit->n_unshown);
      json_array_add_object_element (array, object);
    }
  json_object_set_int_member (player, "asked", n_asked);
  json_object_set_array_member (player, "habits", array);
}

static void
print_habits (CbCase *case_, guint n_entries, guint seat)
{
  guint n_asked;
  g_autoptr (GArray) habits = cb_case_count_habits (case_, n_entries, seat, &n_asked);

  for (guint i = 0; i < habits->len; i++)
    {
      const CbPlayerHabit *habit = &g_array_index (habits, CbPlayerHabit, i);
      g_autofree char *counted = cb_player_habit_describe (habit, cb_case_get_edition (case_),
                                                           n_asked);
      g_autofree char *meaning = cb_player_habit_describe_meaning (habit);

      /* Translators: what a player keeps naming, and what that might mean: two sentences */
      cb_cli_put (_ ("    %s. %s.\n"), counted, meaning);
    }
}

static JsonArray *
make_players (CbCase *case_, const CbTableState *state, guint n_entries)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < setup->n_players; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", setup->players[i].name);
      json_object_set_string_member (player, "state", STATES[cb_seats_get (state->seats, i)]);
      put_hand (player, case_, state, i);
      if ((int) i != setup->me)
        put_habits (player, case_, n_entries, i);
      json_array_add_object_element (players, player);
    }
  return players;
}

static JsonObject *
make_envelope (CbCase *case_, const CbTableState *state)
{
  CbEdition *edition = cb_case_get_edition (case_);
  JsonObject *envelope = json_object_new ();

  json_object_set_int_member (envelope, "cards", cb_edition_get_n_in_envelope (edition));
  cb_members_put_cards (envelope, "known", edition,
                        cb_table_state_get_known (state, case_, CB_HOLDER_ENVELOPE));
  return envelope;
}

/* Writes for each card that lies face down who looked at it, and which one it is if I know. */
static JsonArray *
make_places (const CbTableState *state, const CbSetup *setup)
{
  JsonArray *places = json_array_new ();

  for (guint i = 0; i < setup->face_down; i++)
    {
      JsonObject *place = json_object_new ();
      JsonArray *seats = json_array_new ();
      int card = cb_side_cards_get_card_at (&state->side_cards, i);

      for (guint seat = 0; seat < setup->n_players; seat++)
        if ((state->places_seen[seat] >> i & 1) != 0)
          json_array_add_int_element (seats, seat);
      json_object_set_array_member (place, "seen", seats);
      cb_members_put_card (place, "card", setup->edition, card);
      json_array_add_object_element (places, place);
    }
  return places;
}

/* Writes one kind of card, and the chance that the next card is of that kind: "chance"[0] in
 * "chance"[1]. */
static JsonObject *
make_kind (const CbDrawPile *pile, const CbDeckCard *card, guint kind)
{
  JsonObject *object = json_object_new ();
  guint64 part, whole;

  json_object_set_string_member (object, "id", card->id);
  json_object_set_int_member (object, "open", cb_draw_pile_get_n_open (pile, kind));
  if (cb_draw_pile_get_chance (pile, kind, &part, &whole))
    {
      JsonArray *chance = json_array_new ();

      json_array_add_int_element (chance, (gint64) part);
      json_array_add_int_element (chance, (gint64) whole);
      json_object_set_array_member (object, "chance", chance);
    }
  return object;
}

static JsonArray *
make_decks (const CbTableState *state, const CbSetup *setup)
{
  JsonArray *decks = json_array_new ();

  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    {
      const CbDrawPile *pile = cb_seats_get_pile (state->seats, i);
      int left = cb_draw_pile_get_n_left (pile);
      const CbDeckCard *card;
      JsonObject *deck;
      JsonArray *kinds;

      if (!cb_setup_uses_deck (setup, i))
        continue;
      deck = json_object_new ();
      kinds = json_array_new ();
      json_object_set_string_member (deck, "id", cb_edition_get_deck (setup->edition, i)->id);
      json_object_set_int_member (deck, "drawn", state->n_drawn[i]);
      put_seat (deck, "left", left >= 0 ? left : CB_NOBODY);
      for (guint k = 0; (card = cb_box_get_kind (setup->edition, i, k)) != NULL; k++)
        json_array_add_object_element (kinds, make_kind (pile, card, k));
      json_object_set_array_member (deck, "cards", kinds);
      json_array_add_object_element (decks, deck);
    }
  return decks;
}

static JsonObject *
make_powers (const CbTableState *state, const CbSetup *setup)
{
  JsonObject *powers = json_object_new ();

  for (guint i = 0; i < cb_edition_get_n_powers (setup->edition); i++)
    put_seat (powers, cb_edition_get_power (setup->edition, i)->id, state->users[i]);
  return powers;
}

/* Writes how the games of the evening stand, counting this one. */
static JsonObject *
make_series (const CbTableState *state, const CbSetup *setup)
{
  JsonObject *series = json_object_new ();
  JsonArray *scores = json_array_new ();

  for (guint i = 0; i < setup->n_players; i++)
    json_array_add_int_element (scores, cb_table_state_get_score (state, i));
  json_object_set_int_member (series, "goal", setup->series.goal);
  json_object_set_int_member (series, "before", setup->series.n_cases);
  json_object_set_array_member (series, "scores", scores);
  put_seat (series, "winner", cb_table_state_get_winner (state));
  return series;
}

static void
print_json (const char *file, CbCase *case_, const CbTableState *state, guint n_entries)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  JsonObject *object = cb_cli_make_answer (file, n_entries);
  JsonArray *calls = json_array_new ();

  for (guint i = 0; i < state->calls->len; i++)
    {
      g_autofree char *words = cb_table_state_describe_call (cb_table_state_get_call (state, i),
                                                             setup);

      json_array_add_string_element (calls, words);
    }
  put_seat (object, "turn", state->turn);
  if (cb_seats_get_end (state->seats) != CB_END_NONE)
    json_object_set_string_member (object, "end", ENDS[cb_seats_get_end (state->seats)]);
  if (cb_seats_get_solver (state->seats) != CB_NOBODY)
    put_seat (object, "solver", cb_seats_get_solver (state->seats));
  json_object_set_array_member (object, "players", make_players (case_, state, n_entries));
  json_object_set_object_member (object, "envelope", make_envelope (case_, state));
  json_object_set_array_member (object, "decks", make_decks (state, setup));
  if (setup->face_down > 0)
    json_object_set_array_member (object, "places", make_places (state, setup));
  json_object_set_object_member (object, "powers", make_powers (state, setup));
  json_object_set_array_member (object, "calls", calls);
  if (setup->series.goal > 0)
    json_object_set_object_member (object, "series", make_series (state, setup));
  cb_cli_print_object (object);
}

/* Reduces a chance to the smallest numbers, unless @whole is the number of cards left: that chance
 * people can check by counting cards. */
static void
simplify (const CbDrawPile *pile, guint64 *part, guint64 *whole)
{
  guint64 divisor = *whole, rest = *part;

  if ((int) *whole == cb_draw_pile_get_n_left (pile))
    return;
  while (rest != 0)
    {
      guint64 next = divisor % rest;

      divisor = rest;
      rest = next;
    }
  *part /= divisor;
  *whole /= divisor;
}

static void
print_deck (const CbTableState *state, const CbSetup *setup, guint deck)
{
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  g_autofree char *left = cb_table_state_describe_left (state, deck, FALSE);
  g_autofree char *piles = cb_table_state_describe_piles (state, deck);
  const CbDeckCard *card;
  guint64 part, whole;

  cb_cli_put (_ ("  %s: %s\n"), cb_edition_get_deck (setup->edition, deck)->name, left);
  if (cb_draw_pile_get_n_left (pile) < 0)
    cb_cli_put ("    %s\n", piles);
  for (guint k = 0; (card = cb_box_get_kind (setup->edition, deck, k)) != NULL; k++)
    if (cb_draw_pile_get_chance (pile, k, &part, &whole))
      {
        simplify (pile, &part, &whole);
        /* Translators: a card of a deck: the chance that the next one is one, so many in so many */
        cb_cli_put (_ ("    Chance that %s comes next: %u in %u\n"), card->name, (guint) part,
                    (guint) whole);
      }
}

/* Prints who looked at each of the cards that lie face down. */
static void
print_places (const CbTableState *state, const CbSetup *setup)
{
  g_autofree char *elsewhere = cb_table_state_describe_elsewhere (state, setup);

  for (guint i = 0; i < setup->face_down; i++)
    {
      g_autofree char *words = cb_table_state_describe_place (state, setup, i);
      /* Translators: a card that lies face down: its number, and who has looked at it */
      g_autofree char *line = g_strdup_printf (_ ("Face-down card %u: %s"), i + 1, words);

      cb_cli_put ("  %s\n", line);
    }
  if (*elsewhere != '\0')
    cb_cli_put ("  %s\n", elsewhere);
}

/* Prints who leads the games of the evening, what it takes to win the evening, and the scores. */
static void
print_series (const CbTableState *state, const CbSetup *setup)
{
  g_autofree char *lead = cb_table_state_describe_lead (state, setup);
  g_autofree char *games = cb_table_state_describe_games (state, setup);
  g_autofree char *score = cb_table_state_describe_score (state, setup);

  cb_cli_put ("%s. %s\n", lead, games);
  cb_cli_put ("  %s\n", score);
}

static void
print_text (CbCase *case_, const CbTableState *state, guint n_entries)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  g_autofree char *turn = cb_table_state_describe_turn (state, setup);
  g_autofree char *end = cb_table_state_describe_end (state, setup);

  cb_cli_put ("%s\n", turn);
  if (*end != '\0')
    cb_cli_put ("%s\n", end);
  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autofree char *hand = cb_table_state_describe_hand (state, case_, i);
      g_autofree char *out = cb_table_state_describe_out (cb_seats_get (state->seats, i));

      cb_cli_put (_ ("  %s: %s\n"), setup->players[i].name, hand);
      if (*out != '\0')
        cb_cli_put ("    %s\n", out);
      if ((int) i != setup->me)
        print_habits (case_, n_entries, i);
    }
  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    if (cb_setup_uses_deck (setup, i))
      print_deck (state, setup, i);
  print_places (state, setup);
  for (guint i = 0; i < cb_edition_get_n_powers (setup->edition); i++)
    {
      int user = state->users[i];

      if (user != CB_NOBODY)
        /* Translators: a power, then the player who used it */
        cb_cli_put (_ ("  Power of %s: used by %s\n"),
                    cb_edition_get_power (setup->edition, i)->name, setup->players[user].name);
    }
  if (setup->series.goal > 0)
    print_series (state, setup);
  cb_cli_print_calls (state, setup, 0);
}

/* Prints what the entries from @first on call for, a line each. */
void
cb_cli_print_calls (const CbTableState *state, const CbSetup *setup, guint first)
{
  for (guint i = 0; i < state->calls->len; i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);
      g_autofree char *words = cb_table_state_describe_call (call, setup);

      if (call->position >= first)
        cb_cli_put ("  → %s\n", words);
    }
}

/* Prints whose turn it is, who holds how many cards and which are known, who is out and why, the
 * decks, the powers, and what the rules call for. */
CbCliStatus
cb_cli_table_state (const char *file, CbCase *case_, const CbCliOptions *options)
{
  guint n_entries = cb_cli_get_n_entries (case_, options);
  g_autoptr (CbTableState) state = cb_table_state_new (case_, n_entries);

  if (cb_case_get_assist (case_) != CB_ASSIST_NOTES)
    cb_cli_conclude (file, case_, n_entries, options);
  if (options->json)
    print_json (file, case_, state, n_entries);
  else
    print_text (case_, state, n_entries);
  return CB_CLI_DONE;
}
