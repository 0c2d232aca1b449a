/* cb-cli-state.c: the table of a case
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-box-deck.h"
#include "cb-cli.h"
#include "cb-table-state-words.h"

static const char *const STATES[] = { "playing", "out", "killed", "exposed" };
static const char *const ENDS[] = { NULL, "solved", "last-card", "all-out", "last-one", "opened" };

/* A seat, or null. */
static void
put_seat (JsonObject *object, const char *name, int seat)
{
  if (seat != CB_NOBODY)
    json_object_set_int_member (object, name, seat);
  else
    json_object_set_null_member (object, name);
}

static JsonArray *
make_players (const CbTableState *state, const CbSetup *setup)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < setup->n_players; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", setup->players[i].name);
      json_object_set_string_member (player, "state", STATES[cb_table_state_get_seat (state, i)]);
      json_array_add_object_element (players, player);
    }
  return players;
}

/* The chance that the next card is one of these is "chance"[0] in "chance"[1]. */
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
      const CbDrawPile *pile = cb_table_state_get_pile (state, i);
      int left = cb_draw_pile_get_n_left (pile);
      const CbDeckCard *card;
      JsonObject *deck;
      JsonArray *kinds;

      if (!cb_setup_uses_deck (setup, i))
        continue;
      deck = json_object_new ();
      kinds = json_array_new ();
      json_object_set_string_member (deck, "id", cb_edition_get_deck (setup->edition, i)->id);
      json_object_set_int_member (deck, "drawn", cb_table_state_get_n_drawn (state, i));
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
    put_seat (powers, cb_edition_get_power (setup->edition, i)->id,
              cb_table_state_get_power_user (state, i));
  return powers;
}

static void
print_json (const char *file, const CbTableState *state, const CbSetup *setup)
{
  JsonObject *object = json_object_new ();
  JsonArray *calls = json_array_new ();

  for (guint i = 0; i < cb_table_state_get_n_calls (state); i++)
    {
      g_autofree char *words = cb_table_state_describe_call (cb_table_state_get_call (state, i),
                                                             setup);

      json_array_add_string_element (calls, words);
    }
  cb_cli_put_file (object, file);
  put_seat (object, "turn", cb_table_state_get_turn (state));
  if (cb_table_state_get_end (state) != CB_END_NONE)
    json_object_set_string_member (object, "end", ENDS[cb_table_state_get_end (state)]);
  json_object_set_array_member (object, "players", make_players (state, setup));
  json_object_set_array_member (object, "decks", make_decks (state, setup));
  json_object_set_object_member (object, "powers", make_powers (state, setup));
  json_object_set_array_member (object, "calls", calls);
  cb_cli_print_object (object);
}

static void
print_deck (const CbTableState *state, const CbSetup *setup, guint deck)
{
  const CbDrawPile *pile = cb_table_state_get_pile (state, deck);
  g_autofree char *left = cb_table_state_describe_left (state, deck);
  const CbDeckCard *card;
  guint64 part, whole;

  cb_cli_put ("  %s: %s\n", cb_edition_get_deck (setup->edition, deck)->name, left);
  for (guint k = 0; (card = cb_box_get_kind (setup->edition, deck, k)) != NULL; k++)
    if (cb_draw_pile_get_chance (pile, k, &part, &whole))
      /* Translators: a card of a deck: the chance that the next one is one, so many in so many */
      cb_cli_put (_ ("    %s: %u in %u\n"), card->name, (guint) part, (guint) whole);
}

static void
print_text (const CbTableState *state, const CbSetup *setup)
{
  g_autofree char *turn = cb_table_state_describe_turn (state, setup);
  g_autofree char *end = cb_table_state_describe_end (state, setup);

  cb_cli_put ("%s\n", turn);
  if (*end != '\0')
    cb_cli_put ("%s\n", end);
  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autofree char *out = cb_table_state_describe_out (cb_table_state_get_seat (state, i));

      if (*out != '\0')
        cb_cli_put ("  %s: %s\n", setup->players[i].name, out);
    }
  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    if (cb_setup_uses_deck (setup, i))
      print_deck (state, setup, i);
  for (guint i = 0; i < cb_edition_get_n_powers (setup->edition); i++)
    {
      int user = cb_table_state_get_power_user (state, i);

      if (user != CB_NOBODY)
        /* Translators: a power, then the player who used it */
        cb_cli_put (_ ("  %s: used by %s\n"), cb_edition_get_power (setup->edition, i)->name,
                    setup->players[user].name);
    }
  cb_cli_print_calls (state, setup, 0);
}

/* What the entries from @first on call for, a line each. */
void
cb_cli_print_calls (const CbTableState *state, const CbSetup *setup, guint first)
{
  for (guint i = 0; i < cb_table_state_get_n_calls (state); i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);
      g_autofree char *words = cb_table_state_describe_call (call, setup);

      if (call->position >= first)
        cb_cli_put ("  → %s\n", words);
    }
}

/* Whose turn it is, who is out and why, decks, powers, and what is called for. */
CbCliStatus
cb_cli_table_state (const char *file, CbCase *case_, const CbCliOptions *options)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  g_autoptr (CbTableState)
    state = cb_table_state_new (case_, cb_cli_get_n_entries (case_, options));

  if (options->json)
    print_json (file, state, setup);
  else
    print_text (state, setup);
  return CB_CLI_DONE;
}
