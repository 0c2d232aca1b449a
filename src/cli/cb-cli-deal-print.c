/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints a deal on a terminal: what everybody may see and what proves the deal, a hand or a
 * judgement for one player, and in the end all of it for everybody. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-deal.h"
#include "cb-hand.h"
#include "cb-setup-members.h"

static JsonArray *
make_players (CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < table->n_players; i++)
    {
      JsonObject *player = json_object_new ();
      guint min, max;

      cb_setup_get_hand_range (table, i, &min, &max);
      json_object_set_string_member (player, "name", table->players[i].written);
      json_object_set_int_member (player, "hand", min);
      json_object_set_boolean_member (player, "looked", cb_sealed_deal_has_looked (deal, i));
      json_object_set_boolean_member (player, "accused", cb_sealed_deal_has_accused (deal, i));
      json_array_add_object_element (players, player);
    }
  return players;
}

static JsonArray *
make_numbers (CbSealedDeal *deal)
{
  JsonArray *numbers = json_array_new ();

  for (guint i = 0; i < cb_sealed_deal_get_table (deal)->n_players; i++)
    if (cb_sealed_deal_get_number (deal, i) != CB_TABLE_NO_NUMBER)
      json_array_add_int_element (numbers, cb_sealed_deal_get_number (deal, i));
    else
      json_array_add_null_element (numbers);
  return numbers;
}

/* Writes how long the record is, and the fingerprint of all of it. */
void
cb_cli_put_record (CbSealedDeal *deal, JsonObject *object)
{
  guint n = cb_sealed_deal_get_n_events (deal);
  const char *fingerprint = cb_sealed_deal_get_record_fingerprint (deal, n);

  json_object_set_int_member (object, "entries", n);
  if (fingerprint != NULL)
    json_object_set_string_member (object, "recordFingerprint", fingerprint);
}

/* A deal from a seed has no fingerprint, because anybody can make it again. */
static void
put_proof (CbSealedDeal *deal, JsonObject *object)
{
  g_autofree char *brief = cb_sealed_deal_make_short_fingerprint (deal);
  g_autofree char *seed = cb_sealed_deal_make_seed (deal);
  g_autofree char *proof = cb_sealed_deal_describe_proof (deal);

  if (seed != NULL)
    json_object_set_string_member (object, "seed", seed);
  if (brief != NULL)
    {
      json_object_set_string_member (object, "fingerprint", cb_sealed_deal_get_fingerprint (deal));
      json_object_set_string_member (object, "short", brief);
    }
  json_object_set_array_member (object, "numbers", make_numbers (deal));
  cb_cli_put_record (deal, object);
  json_object_set_string_member (object, "proof", proof);
}

static void
print_table_json (CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "edition", cb_edition_get_id (table->edition));
  json_object_set_array_member (object, "players", make_players (deal));
  cb_members_put_cards (object, "faceUp", table->edition, table->face_up);
  cb_members_put_cards (object, "removed", table->edition, table->removed);
  json_object_set_int_member (object, "faceDown", table->face_down);
  json_object_set_int_member (object, "firstDealt", table->first_dealt);
  json_object_set_boolean_member (object, "open", cb_sealed_deal_is_open (deal));
  json_object_set_object_member (object, "play", cb_cli_make_play (deal));
  put_proof (deal, object);
  cb_cli_print_object (object);
}

static void
print_player (CbSealedDeal *deal, guint seat, guint width)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  const char *name = table->players[seat].name;
  CbSeatState state = cb_sealed_deal_get_play (deal)->states[seat];
  const char *done = cb_sealed_deal_is_killed (deal, seat)     ? _ ("  is out")
                     : state == CB_SEAT_EXPOSED                ? _ ("  has left")
                     : cb_sealed_deal_has_accused (deal, seat) ? _ ("  has accused")
                     : cb_sealed_deal_has_looked (deal, seat)  ? _ ("  seen")
                                                               : "";
  guint min, max;

  cb_setup_get_hand_range (table, seat, &min, &max);
  cb_cli_put ("%u  %s%*s  ", seat, name, cb_cli_get_space (name, width), "");
  cb_cli_put (g_dngettext (NULL, "%u card", "%u cards", min), min);
  cb_cli_put ("%s\n", done);
}

static void
print_numbers (CbSealedDeal *deal)
{
  g_autofree char *numbers = cb_sealed_deal_describe_numbers (deal);

  if (numbers != NULL)
    cb_cli_put (_ ("Numbers: %s\n"), numbers);
}

/* Prints in words how long the record is, and its fingerprint. */
void
cb_cli_print_record (CbSealedDeal *deal)
{
  g_autofree char *record = cb_sealed_deal_describe_record (deal);

  if (record != NULL)
    cb_cli_put ("%s\n", record);
}

static void
print_proof (CbSealedDeal *deal)
{
  g_autofree char *brief = cb_sealed_deal_make_short_fingerprint (deal);
  const char *fingerprint = cb_sealed_deal_get_fingerprint (deal);

  if (fingerprint == NULL)
    return;
  cb_cli_put (_ ("Fingerprint: %s\n"), brief);
  if (!g_str_equal (brief, fingerprint))
    cb_cli_put (_ ("In full: %s\n"), fingerprint);
  print_numbers (deal);
  cb_cli_print_record (deal);
}

static void
print_table_text (CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  g_autofree char *face_up = cb_edition_join_names (table->edition, table->face_up);
  g_autofree char *removed = cb_edition_join_names (table->edition, table->removed);
  guint width = 0;

  for (guint i = 0; i < table->n_players; i++)
    width = MAX (width, cb_cli_get_width (table->players[i].name));
  for (guint i = 0; i < table->n_players; i++)
    print_player (deal, i, width);
  if (table->face_up != 0)
    cb_cli_put (_ ("Face up: %s\n"), face_up);
  if (table->removed != 0)
    cb_cli_put (_ ("Out of play: %s\n"), removed);
  if (table->face_down > 0)
    cb_cli_put (_ ("Face down: %u\n"), table->face_down);
  if (cb_sealed_deal_get_play (deal)->asker != CB_NOBODY)
    cb_cli_print_play (deal);
  print_proof (deal);
  if (cb_sealed_deal_is_open (deal))
    cb_cli_put (_ ("This deal was revealed.\n"));
}

void
cb_cli_print_deal (CbSealedDeal *deal, gboolean json)
{
  if (json)
    print_table_json (deal);
  else
    print_table_text (deal);
}

/**
 * cb_cli_print_hand:
 * @setup: the setup of one player, with that player's hand
 * @deal: (nullable): the deal that the hand comes from, whose record already has this look
 */
void
cb_cli_print_hand (const CbSetup *setup, CbSealedDeal *deal, gboolean json)
{
  g_autofree char *numbers = deal != NULL ? cb_sealed_deal_describe_numbers (deal) : NULL;
  g_autofree char *words = cb_hand_make_words (setup, numbers);
  g_autofree char *code = cb_hand_make_code (setup);
  JsonObject *object;

  if (!json)
    {
      cb_cli_put_lines (words);
      if (deal != NULL)
        cb_cli_print_record (deal);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "seat", setup->me);
  json_object_set_string_member (object, "name", setup->players[setup->me].written);
  cb_members_put_cards (object, "hand", setup->edition, setup->hand);
  json_object_set_string_member (object, "code", code);
  if (deal != NULL)
    cb_cli_put_record (deal, object);
  cb_cli_print_object (object);
}

/* Prints whether the accusation of @seat is right, but not which card was wrong. */
void
cb_cli_print_judgement (CbSealedDeal *deal, guint seat, gboolean json)
{
  gboolean right = cb_sealed_deal_is_right (deal, cb_sealed_deal_get_accusation (deal, seat));
  JsonObject *object;

  if (!json)
    {
      cb_cli_put ("%s\n", right ? _ ("Correct: all of these cards are in the envelope.")
                                : _ ("Wrong: not all of these cards are in the envelope."));
      cb_cli_print_record (deal);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "seat", seat);
  json_object_set_boolean_member (object, "right", right);
  cb_cli_put_record (deal, object);
  cb_cli_print_object (object);
}

/* Prints all that was dealt and everything that its fingerprints are computed from. */
void
cb_cli_print_opened (CbSealedDeal *deal, gboolean json)
{
  g_autofree char *text = cb_sealed_deal_make_text (deal);
  JsonObject *object;

  if (!json)
    {
      cb_cli_put_lines (text);
      return;
    }
  object = json_object_new ();
  put_proof (deal, object);
  json_object_set_string_member (object, "text", text);
  cb_cli_print_object (object);
}
