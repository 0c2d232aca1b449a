/* cb-cli-deal-print.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What a deal shows on a terminal: everybody what lies open, the hand codes and the fingerprint;
 * one player a hand; everybody all of it, in the end. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-deal.h"
#include "cb-hand.h"
#include "cb-members.h"

static JsonArray *
make_players (CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < table->n_players; i++)
    {
      g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, i);
      g_autofree char *code = cb_hand_make_code (setup);
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", table->players[i].name);
      json_object_set_int_member (player, "hand", cb_card_set_size (setup->hand));
      json_object_set_string_member (player, "code", code);
      json_object_set_boolean_member (player, "looked", cb_sealed_deal_has_looked (deal, i));
      json_array_add_object_element (players, player);
    }
  return players;
}

static void
print_table_json (CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "edition", cb_edition_get_id (table->edition));
  json_object_set_string_member (object, "fingerprint", cb_sealed_deal_get_fingerprint (deal));
  json_object_set_array_member (object, "players", make_players (deal));
  cb_members_put_cards (object, "faceUp", table->edition, table->face_up);
  cb_members_put_cards (object, "removed", table->edition, table->removed);
  json_object_set_int_member (object, "faceDown", table->face_down);
  json_object_set_int_member (object, "firstDealt", table->first_dealt);
  json_object_set_boolean_member (object, "open", cb_sealed_deal_is_open (deal));
  cb_cli_print_object (object);
}

static void
print_player (CbSealedDeal *deal, guint seat, guint width)
{
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, seat);
  g_autofree char *code = cb_hand_make_code (setup);
  const char *name = setup->players[seat].name;
  guint n = cb_card_set_size (setup->hand);

  cb_cli_put ("%u  %s%*s  ", seat, name, cb_cli_get_space (name, width), "");
  /* Translators: a hand of %u cards and its hand code. */
  cb_cli_put (g_dngettext (NULL, "%u card   %s", "%u cards  %s", n), n, code);
  cb_cli_put ("%s\n", cb_sealed_deal_has_looked (deal, seat) ? _ ("  seen") : "");
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
  cb_cli_put (_ ("Fingerprint: %s\n"), cb_sealed_deal_get_fingerprint (deal));
  if (cb_sealed_deal_is_open (deal))
    cb_cli_put (_ ("This deal was laid open.\n"));
}

void
cb_cli_print_deal (CbSealedDeal *deal, gboolean json)
{
  if (json)
    print_table_json (deal);
  else
    print_table_text (deal);
}

void
cb_cli_print_hand (const CbSetup *setup, gboolean json)
{
  g_autofree char *words = cb_hand_make_words (setup);
  g_autofree char *code = cb_hand_make_code (setup);
  JsonObject *object;

  if (!json)
    {
      cb_cli_put_lines (words);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "seat", setup->me);
  json_object_set_string_member (object, "name", setup->players[setup->me].name);
  cb_members_put_cards (object, "hand", setup->edition, setup->hand);
  json_object_set_string_member (object, "code", code);
  cb_cli_print_object (object);
}

/* The text as it is sealed, and what its fingerprint is. */
void
cb_cli_print_opened (CbSealedDeal *deal, gboolean json)
{
  JsonObject *object;

  if (!json)
    {
      cb_cli_put_lines (cb_sealed_deal_get_text (deal));
      cb_cli_put (_ ("Fingerprint: %s\n"), cb_sealed_deal_get_fingerprint (deal));
      return;
    }
  object = json_object_new ();
  json_object_set_string_member (object, "fingerprint", cb_sealed_deal_get_fingerprint (deal));
  json_object_set_string_member (object, "text", cb_sealed_deal_get_text (deal));
  cb_cli_print_object (object);
}
