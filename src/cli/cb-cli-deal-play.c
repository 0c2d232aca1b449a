/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game without cards on a terminal: what a player does is recorded first. Then what everybody may
 * know is printed, or what only the player who asks may see. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-box-deck.h"
#include "cb-cli-deal.h"
#include "cb-setup-members.h"

static JsonNode *
make_seat (int seat)
{
  JsonNode *node = json_node_new (seat == CB_NOBODY ? JSON_NODE_NULL : JSON_NODE_VALUE);

  if (seat != CB_NOBODY)
    json_node_set_int (node, seat);
  return node;
}

static void
put_seats (JsonObject *object, const char *name, guint32 seats)
{
  JsonArray *array = json_array_new ();

  for (; seats != 0; seats &= seats - 1)
    json_array_add_int_element (array, __builtin_ctz (seats));
  json_object_set_array_member (object, name, array);
}

/* Writes for each seat its hand if the player has left and it lies open; otherwise no cards. */
static JsonArray *
make_hands (CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  JsonArray *hands = json_array_new ();

  for (guint i = 0; i < table->n_players; i++)
    json_array_add_array_element (
      hands, cb_members_make_cards (table->edition, cb_sealed_deal_get_open_hand (deal, i)));
  return hands;
}

static JsonArray *
make_states (CbSealedDeal *deal, const CbDealPlay *play, guint n)
{
  static const char *const ids[] = { [CB_SEAT_PLAYING] = "playing",
                                     [CB_SEAT_OUT] = "out",
                                     [CB_SEAT_KILLED] = "left",
                                     [CB_SEAT_EXPOSED] = "left" };
  JsonArray *states = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_string_element (
      states, cb_sealed_deal_is_killed (deal, i) ? "eliminated" : ids[play->states[i]]);
  return states;
}

/* Writes for each deck that players draw from: how many cards are left, how many deadly ones lie
 * open, and how many each seat has kept. */
static void
put_decks (JsonObject *object, CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  JsonArray *decks = json_array_new ();

  for (guint i = 0; i < cb_edition_get_n_decks (table->edition); i++)
    {
      const CbDrawPile *pile = cb_sealed_deal_get_pile (deal, i);
      JsonArray *kept = json_array_new ();
      JsonObject *deck = json_object_new ();
      guint open = 0;

      for (guint k = 0; pile != NULL && cb_box_get_kind (table->edition, i, k) != NULL; k++)
        open += cb_draw_pile_get_n_open (pile, k);
      for (guint seat = 0; pile != NULL && seat < table->n_players; seat++)
        json_array_add_int_element (kept, cb_sealed_deal_get_n_kept (deal, i, seat));
      json_object_set_string_member (deck, "deck", cb_edition_get_deck (table->edition, i)->id);
      json_object_set_int_member (deck, "left", pile != NULL ? cb_draw_pile_get_n_left (pile) : 0);
      json_object_set_int_member (deck, "open", open);
      json_object_set_array_member (deck, "kept", kept);
      if (pile != NULL)
        json_array_add_object_element (decks, json_object_ref (deck));
      json_object_unref (deck);
    }
  if (json_array_get_length (decks) > 0)
    json_object_set_array_member (object, "decks", json_array_ref (decks));
  json_array_unref (decks);
}

/* Returns: (transfer full): what everybody may know about where the game stands */
JsonObject *
cb_cli_make_play (CbSealedDeal *deal)
{
  static const char *const steps[] = { [CB_PLAY_TURN] = "turn",
                                       [CB_PLAY_SHOW] = "show",
                                       [CB_PLAY_SEE] = "see",
                                       [CB_PLAY_LOOK] = "look",
                                       [CB_PLAY_OVER] = "over" };
  const CbDealPlay *play = cb_sealed_deal_get_play (deal);
  CbSetup *table = cb_sealed_deal_get_table (deal);
  g_autofree char *answers = cb_sealed_deal_describe_answers (deal);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "step", steps[play->step]);
  json_object_set_member (object, "seat", make_seat (play->seat));
  json_object_set_member (object, "by", make_seat (play->asker));
  cb_members_put_cards (object, "cards", table->edition, play->cards);
  put_seats (object, "passed", play->passed);
  put_seats (object, "showing", play->showing);
  put_seats (object, "shown", play->shown);
  json_object_set_string_member (object, "answers", answers);
  json_object_set_boolean_member (object, "canTakeBack", play->can_take_back);
  json_object_set_array_member (object, "states", make_states (deal, play, table->n_players));
  json_object_set_array_member (object, "openHands", make_hands (deal));
  json_object_set_member (object, "winner", make_seat (play->winner));
  put_decks (object, deal);
  return object;
}

/* Prints the hands of those who left, how the last suggestion is answered, and what comes next. */
void
cb_cli_print_play (CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  g_autofree char *answers = cb_sealed_deal_describe_answers (deal);
  g_autofree char *next = cb_sealed_deal_describe_next (deal);

  for (guint i = 0; i < table->n_players; i++)
    {
      CbCardSet hand = cb_sealed_deal_get_open_hand (deal, i);
      g_autofree char *names = cb_edition_join_names (table->edition, hand);

      if (hand != 0)
        /* Translators: a player who left, or was killed by a card, and the cards of the hand. */
        cb_cli_put (cb_sealed_deal_is_killed (deal, i) ? _ ("%s is out: %s\n")
                                                       : _ ("%s left: %s\n"),
                    table->players[i].name, names);
    }
  if (*answers != '\0')
    cb_cli_put ("%s\n", answers);
  if (*next != '\0')
    cb_cli_put ("%s\n", next);
}

/* Prints everything that all may know. The text begins with the last event if that was about a card
 * of a deck that players draw from. */
static void
print_public (CbSealedDeal *deal, CbDealEventKind kind, gboolean json)
{
  JsonObject *object;
  g_autofree char *done = cb_sealed_deal_describe_event (deal,
                                                         cb_sealed_deal_get_n_events (deal) - 1);

  if (!json)
    {
      if (kind >= CB_DEAL_EVENT_DRAW)
        cb_cli_put ("%s\n", done);
      cb_cli_print_play (deal);
      cb_cli_print_record (deal);
      return;
    }
  object = json_object_new ();
  json_object_set_object_member (object, "play", cb_cli_make_play (deal));
  cb_cli_put_record (deal, object);
  cb_cli_print_object (object);
}

/* Prints what @seat can show. */
static void
print_choice (CbSealedDeal *deal, guint seat, gboolean json)
{
  CbEdition *edition = cb_sealed_deal_get_table (deal)->edition;
  CbCardSet choice = cb_sealed_deal_get_choice (deal, seat);
  g_autofree char *names = cb_edition_join_names (edition, choice);
  JsonObject *object;

  if (!json)
    {
      /* Translators: cards of which a player can show one. */
      cb_cli_put (_ ("To show: %s\n"), names);
      cb_cli_print_record (deal);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "seat", seat);
  cb_members_put_cards (object, "choice", edition, choice);
  cb_cli_put_record (deal, object);
  cb_cli_print_object (object);
}

static void
print_shown_text (CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);

  for (guint i = 0; i < table->n_players; i++)
    {
      int card = cb_sealed_deal_get_shown (deal, i);

      if (card >= 0)
        /* Translators: a player, and the card that was shown. */
        cb_cli_put (_ ("%s showed: %s\n"), table->players[i].name,
                    cb_edition_get_card (table->edition, (guint) card)->name);
    }
  cb_cli_print_record (deal);
}

/* Prints what @seat was shown. */
static void
print_shown (CbSealedDeal *deal, guint seat, gboolean json)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  JsonObject *object;
  JsonArray *shown;

  if (!json)
    {
      print_shown_text (deal);
      return;
    }
  object = json_object_new ();
  shown = json_array_new ();
  json_object_set_int_member (object, "seat", seat);
  json_object_set_array_member (object, "shown", shown);
  for (guint i = 0; i < table->n_players; i++)
    {
      int card = cb_sealed_deal_get_shown (deal, i);
      JsonObject *one;

      if (card < 0)
        continue;
      one = json_object_new ();
      json_object_set_int_member (one, "by", i);
      cb_members_put_card (one, "card", table->edition, card);
      json_array_add_object_element (shown, one);
    }
  cb_cli_put_record (deal, object);
  cb_cli_print_object (object);
}

/* Prints for @seat which card lies face down at @place, counted from 0. */
void
cb_cli_print_look (CbSealedDeal *deal, guint seat, guint place, gboolean json)
{
  CbEdition *edition = cb_sealed_deal_get_table (deal)->edition;
  guint card = cb_sealed_deal_get_card_down (deal, place);
  JsonObject *object;

  if (!json)
    {
      /* Translators: a card that lies face down: its number, and which it is. */
      cb_cli_put (_ ("Face-down card %u: %s\n"), place + 1,
                  cb_edition_get_card (edition, card)->name);
      cb_cli_print_record (deal);
      return;
    }
  object = json_object_new ();
  json_object_set_int_member (object, "seat", seat);
  json_object_set_int_member (object, "place", place + 1);
  cb_members_put_card (object, "card", edition, (int) card);
  cb_cli_put_record (deal, object);
  cb_cli_print_object (object);
}

/* Reads the cards that an event of @kind needs from @ids; complains if these are not the cards it
 * needs. */
static gboolean
read_cards (CbEdition *edition,
            const char *file,
            CbDealEventKind kind,
            const char *ids,
            CbCardSet *cards)
{
  *cards = 0;
  if (ids != NULL && !cb_cli_read_cards (edition, ids, file, cards))
    return FALSE;
  if (kind == CB_DEAL_EVENT_SUGGEST && !cb_edition_is_whole_question (edition, *cards))
    cb_cli_complain (file, _ ("give --cards A,B,C, the cards suggested"));
  else if (kind == CB_DEAL_EVENT_SHOW && cb_card_set_size (*cards) != 1)
    cb_cli_complain (file, _ ("give --cards CARD, the one to show"));
  else
    return TRUE;
  return FALSE;
}

/* Notes @event if it can be done now; complains, naming @file, where it can't. */
gboolean
cb_cli_note_deal (CbSealedDeal *deal, const char *file, const CbDealEvent *event, GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (cb_sealed_deal_can_note (deal, event, &problem))
    return cb_sealed_deal_note (deal, event, error);
  cb_cli_complain (file, "%s", problem->message);
  return FALSE;
}

/**
 * cb_cli_play_deal:
 * @file: (nullable): where the deal is kept
 * @kind: what is done; showing without @ids only prints the cards among which @player can choose
 * @player: who does it
 * @ids: (nullable): the cards
 *
 * Returns: whether it was done and recorded; if not, it has complained or set @error
 */
gboolean
cb_cli_play_deal (CbSealedDeal *deal,
                  const char *file,
                  CbDealEventKind kind,
                  const char *player,
                  const char *ids,
                  gboolean json,
                  GError **error)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);
  int seat = cb_cli_find_seat ("deal", table, player);
  gboolean looks = kind == CB_DEAL_EVENT_SHOW && ids == NULL;
  CbDealEvent event = { .kind = kind };

  if (seat < 0 || (!looks && !read_cards (table->edition, file, kind, ids, &event.cards)))
    return FALSE;
  event.seat = (guint) seat;
  if (kind >= CB_DEAL_EVENT_DRAW)
    event.place = (guint) MAX (cb_sealed_deal_find_deck (deal), 0);
  /* A complaint that a card can't be shown tells something of the hand, so a look at the hand is
   * recorded before it. */
  if (kind == CB_DEAL_EVENT_SHOW && cb_sealed_deal_get_choice (deal, event.seat) == 0 &&
      !cb_cli_note_deal (deal, file, &(CbDealEvent) { CB_DEAL_EVENT_CHOOSE, event.seat }, error))
    return FALSE;
  if (!looks && !cb_cli_note_deal (deal, file, &event, error))
    return FALSE;
  if (looks)
    print_choice (deal, event.seat, json);
  else if (kind == CB_DEAL_EVENT_SEE)
    print_shown (deal, event.seat, json);
  else
    print_public (deal, kind, json);
  return TRUE;
}
