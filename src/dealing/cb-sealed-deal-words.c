/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What everybody at the table may know of a deal before it is opened: who has seen which cards, who
 * is out, what was drawn, how the last suggestion is answered. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-box-deck.h"
#include "cb-sealed-deal-private.h"
#include "cb-sealed-deal-words.h"

/* Returns: whether the player accused wrongly */
gboolean
cb_sealed_deal_is_out (CbSealedDeal *self, guint seat)
{
  return cb_sealed_deal_get_play (self)->states[seat] == CB_SEAT_OUT;
}

/* Returns: the first from @seat on, to the left, who is in the game and has not seen their cards,
 * or %CB_NOBODY */
int
cb_sealed_deal_find_next_to_look (CbSealedDeal *self, guint seat)
{
  guint n = cb_sealed_deal_get_table (self)->n_players;

  for (guint i = 0; i < n; i++)
    if (!cb_sealed_deal_has_looked (self, (seat + i) % n) &&
        cb_sealed_deal_get_open_hand (self, (seat + i) % n) == 0)
      return (int) ((seat + i) % n);
  return CB_NOBODY;
}

char *
cb_sealed_deal_list_players (CbSealedDeal *self)
{
  CbSetup *table = cb_sealed_deal_get_table (self);
  const char *names[CB_MAX_PLAYERS + 1] = { NULL };

  for (guint i = 0; i < table->n_players; i++)
    names[i] = table->players[i].name;
  return g_strjoinv (_ (", "), (char **) names);
}

char *
cb_sealed_deal_describe_seat (CbSealedDeal *self, guint seat)
{
  guint n, most;

  if (cb_sealed_deal_get_play (self)->winner == (int) seat)
    return g_strdup (_ ("Solved the case"));
  if (cb_sealed_deal_is_out (self, seat))
    return g_strdup (_ ("Out, still answers"));
  if (cb_sealed_deal_get_open_hand (self, seat) != 0)
    return g_strdup (_ ("Out, hand revealed"));
  cb_setup_get_hand_range (cb_sealed_deal_get_table (self), seat, &n, &most);
  if (cb_sealed_deal_has_looked (self, seat))
    /* Translators: a hand that its owner has looked at */
    return g_strdup_printf (ngettext ("%u card, seen", "%u cards, seen", n), n);
  /* Translators: a hand that its owner has not looked at */
  return g_strdup_printf (ngettext ("%u card, unseen", "%u cards, unseen", n), n);
}

/* The same in a few letters, where the hand that lies there and the token of the player tell the
 * rest. */
char *
cb_sealed_deal_describe_seat_briefly (CbSealedDeal *self, guint seat)
{
  g_autofree char *cards = NULL;
  guint n, most;

  if (cb_sealed_deal_get_play (self)->winner == (int) seat)
    /* Translators: below the name of the player who solved the case, in twelve letters at most */
    return g_strdup (_ ("Solved"));
  if (cb_sealed_deal_get_play (self)->states[seat] != CB_SEAT_PLAYING)
    /* Translators: below the name of a player who is out of the game, in ten letters at most */
    return g_strdup (_ ("Out"));
  cb_setup_get_hand_range (cb_sealed_deal_get_table (self), seat, &n, &most);
  cards = g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
  return cb_sealed_deal_has_looked (self, seat) ? g_strdup_printf ("%s ✓", cards)
                                                : g_steal_pointer (&cards);
}

/* Who has looked at a face-down card. Which card lies there is told only at the end. */
char *
cb_sealed_deal_describe_place (CbSealedDeal *self, guint place)
{
  CbSetup *table = cb_sealed_deal_get_table (self);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *joined = NULL;

  for (guint i = 0; i < table->n_players; i++)
    if (cb_sealed_deal_has_looked_down (self, i, place))
      g_strv_builder_add (names, table->players[i].name);
  list = g_strv_builder_end (names);
  if (*list == NULL)
    return g_strdup (_ ("nobody has looked"));
  joined = g_strjoinv (_ (", "), list);
  /* Translators: a face-down card; %s are players */
  return g_strdup_printf (_ ("looked at by %s"), joined);
}

/* Returns: (transfer full): how many cards are left in a deck that the table draws from, and how
 * many deadly ones lie open */
char *
cb_sealed_deal_describe_deck (CbSealedDeal *self, guint deck)
{
  CbSetup *table = cb_sealed_deal_get_table (self);
  const CbDrawPile *pile = cb_sealed_deal_get_pile (self, deck);
  guint n = (guint) MAX (cb_draw_pile_get_n_left (pile), 0);
  const CbDeckCard *card;

  for (guint i = 0; (card = cb_box_get_kind (table->edition, deck, i)) != NULL; i++)
    if (card->effect == CB_EFFECT_LAST_KILLS)
      /* Translators: how many cards are in a deck; which of them are deadly, how many of these lie
       * open, and how many there are */
      return g_strdup_printf (_ ("%u left, %s: %u of %d"), n, card->name,
                              cb_draw_pile_get_n_open (pile, i), card->count);
  /* Translators: how many cards are in a deck */
  return g_strdup_printf (ngettext ("%u card left", "%u cards left", n), n);
}

/* Returns: (transfer full): what was done last, for all to hear: a card of another deck that was
 * drawn or played, with the hand of the player whom it killed; else how the last suggestion is
 * answered; "" if there is none, or the game is over */
char *
cb_sealed_deal_describe_told (CbSealedDeal *self)
{
  const CbDealEvent *last = self->events->len > 0
                              ? &g_array_index (self->events, CbDealEvent, self->events->len - 1)
                              : NULL;
  g_autofree char *words = NULL;
  g_autofree char *hand = NULL;

  if (self->play.step == CB_PLAY_LOOK)
    return cb_sealed_deal_describe_next (self);
  if (last == NULL || last->kind < CB_DEAL_EVENT_LEAVE)
    return self->play.step == CB_PLAY_OVER ? g_strdup ("") : cb_sealed_deal_describe_answers (self);
  words = cb_deal_event_describe (last, self->table);
  hand = cb_edition_join_names (self->table->edition,
                                cb_sealed_deal_get_open_hand (self, last->seat));
  return *hand != '\0' ? g_strdup_printf ("%s\n%s", words, hand) : g_steal_pointer (&words);
}

char *
cb_sealed_deal_describe_progress (CbSealedDeal *self)
{
  CbSetup *table = cb_sealed_deal_get_table (self);
  const CbDealPlay *play = cb_sealed_deal_get_play (self);
  int solver = play->winner;
  gboolean ready = cb_sealed_deal_find_next_to_look (self, 0) == CB_NOBODY;
  guint n = 0;

  if (solver != CB_NOBODY)
    /* Translators: %s is a player */
    return g_strdup_printf (_ ("%s solved the case"), table->players[solver].name);
  if (cb_sealed_deal_is_open (self))
    return g_strdup (_ ("Everything was revealed"));
  for (guint i = 0; i < table->n_players; i++)
    n += cb_sealed_deal_has_looked (self, i) ? 1 : 0;
  if (ready && play->step == CB_PLAY_OVER)
    return g_strdup (_ ("Nobody solved the case"));
  if (ready)
    /* Translators: %s is a player whose turn it is */
    return g_strdup_printf (
      _ ("%s’s turn"), table->players[play->step == CB_PLAY_TURN ? play->seat : play->asker].name);
  /* Translators: how many of the players have looked at their hands. */
  return g_strdup_printf (
    ngettext ("%u of %u have seen their cards", "%u of %u have seen their cards", table->n_players),
    n, table->n_players);
}
