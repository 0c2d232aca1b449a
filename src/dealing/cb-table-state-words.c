/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-box-deck.h"
#include "cb-chances.h"
#include "cb-edition-dice.h"
#include "cb-say.h"
#include "cb-table-state-words.h"
#include "cb-text.h"

/* Whose turn it is, or that there are no more turns. */
char *
cb_table_state_describe_turn (const CbTableState *state, const CbSetup *setup)
{
  int turn = state->turn;
  int solver = cb_seats_get_solver (state->seats);

  if (turn != CB_NOBODY && turn == setup->me)
    return g_strdup (_ ("Your turn"));
  if (turn != CB_NOBODY)
    /* Translators: %s is a player whose turn it is */
    return g_strdup_printf (_ ("%s’s turn"), setup->players[turn].name);
  if (solver == CB_NOBODY)
    return g_strdup (_ ("Nobody solved the case"));
  if (solver == setup->me)
    return g_strdup (_ ("You solved the case"));
  /* Translators: %s is a player */
  return g_strdup_printf (_ ("%s solved the case"), setup->players[solver].name);
}

/* (transfer full): what the dice show: “8”, “8 + Star” or “4 + ?” */
char *
cb_table_describe_total (const CbRoll *roll, const CbEdition *edition)
{
  CbDiceRoll faces;
  CbDice dice;

  cb_edition_get_dice (edition, 0, &dice);
  return cb_roll_get_faces (roll, edition, &faces) ? cb_dice_describe_total (&dice, &faces)
                                                   : cb_roll_describe_dice (roll, edition, " + ");
}

/* How far somebody goes with a roll, or what the dice show if one of them shows no number. */
char *
cb_table_describe_roll (const CbRoll *roll, const CbSetup *setup)
{
  g_autofree char *shown = cb_table_describe_total (roll, setup->edition);

  if (roll->by == setup->me)
    /* Translators: what the dice show: “8” or “4 + ?” */
    return g_strdup_printf (_ ("You rolled %s"), shown);
  /* Translators: a player, then what the dice show: “8” or “4 + ?” */
  return g_strdup_printf (_ ("%s rolled %s"), setup->players[roll->by].name, shown);
}

/* (transfer full): the text for @value in @words, translated; "" if there is none */
static char *
find_words (const char *const *words, int value)
{
  return g_strdup (words[value] != NULL ? _ (words[value]) : "");
}

/* How the game ended, if cb_table_state_describe_turn() does not say so. */
char *
cb_table_state_describe_end (const CbTableState *state, const CbSetup *setup)
{
  static const char *const ENDS[] = {
    [CB_END_LAST_CARD] = N_ ("The last deadly card ended the game"),
    [CB_END_ALL_OUT] = N_ ("Everybody is out"),
    [CB_END_LAST_ONE] = N_ ("Only one player was left"),
    [CB_END_OPENED] = N_ ("The envelope was opened"),
    [CB_END_SOLVED] = NULL,
  };

  return find_words (ENDS, (int) cb_seats_get_end (state->seats));
}

char *
cb_table_state_describe_out (CbSeatState state)
{
  static const char *const OUTS[] = {
    [CB_SEAT_PLAYING] = NULL,
    [CB_SEAT_OUT] = N_ ("Wrong accusation, still answers"),
    [CB_SEAT_KILLED] = N_ ("Eliminated, hand not recorded yet"),
    [CB_SEAT_EXPOSED] = N_ ("Eliminated, hand revealed"),
  };

  return find_words (OUTS, (int) state);
}

/* How many cards are left in the deck, or, if that is not known, how many were drawn. @briefly: in
 * a few letters, beside a picture of the deck */
char *
cb_table_state_describe_left (const CbTableState *state, guint deck, gboolean briefly)
{
  int left = cb_draw_pile_get_n_left (cb_seats_get_pile (state->seats, deck));
  guint drawn = state->n_drawn[deck];

  if (left >= 0)
    return g_strdup_printf (briefly ? ngettext ("%d left", "%d left", (gulong) left)
                                    /* Translators: cards of a deck */
                                    : ngettext ("%d card left", "%d cards left", (gulong) left),
                            left);
  return g_strdup_printf (briefly ? ngettext ("%u drawn", "%u drawn", drawn)
                                  /* Translators: cards of a deck */
                                  : ngettext ("%u card drawn", "%u cards drawn", drawn),
                          drawn);
}

/* Where the other cards of the deck are: discarded, kept, or lying open. */
char *
cb_table_state_describe_piles (const CbTableState *state, guint deck)
{
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  guint n = state->n_drawn[deck], n_discarded = cb_draw_pile_get_n_discarded (pile);
  g_autofree char *drawn = cb_draw_pile_get_n_left (pile) >= 0
                             ? g_strdup_printf (ngettext ("%u drawn", "%u drawn", n), n)
                             : g_strdup (_ ("Unknown number left"));
  g_autofree char *discarded = NULL;

  if (n_discarded == 0)
    return g_steal_pointer (&drawn);
  discarded = g_strdup_printf (ngettext ("%u discarded", "%u discarded", n_discarded), n_discarded);
  return g_strconcat (drawn, _ (", "), discarded, NULL);
}

/* What follows at once from a card of @kind of the deck @deck, which @seat drew last. */
char *
cb_table_state_describe_drawn (const CbTableState *state, guint deck, guint kind, guint seat)
{
  static const char *const EFFECTS[] = {
    [CB_EFFECT_NONE] = NULL,
    [CB_EFFECT_KEEP] = N_ ("Keep the card and play it when you like."),
    [CB_EFFECT_PLAY] = N_ ("Do what the card says."),
    [CB_EFFECT_LAST_KILLS] = N_ ("Nothing happens yet."),
  };
  CbSeatState lives = cb_seats_get (state->seats, seat);

  if (cb_seats_get_end (state->seats) != CB_END_NONE)
    return cb_table_state_describe_end (state, state->setup);
  if (!cb_seat_state_answers (lives))
    return cb_table_state_describe_out (lives);
  return find_words (EFFECTS, cb_box_get_kind (state->setup->edition, deck, kind)->effect);
}

/* The chance that the next card is of the deadly kind, and whether it would kill; empty if the
 * chance is unknown, or the deck has no such kind. */
char *
cb_table_state_describe_next (const CbTableState *state, const CbSetup *setup, guint deck)
{
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  int kind = cb_table_state_get_deadly_kind (state, deck);
  g_autofree char *chance = NULL;
  gboolean harmless;
  guint64 part, whole;

  if (kind < 0 || !cb_draw_pile_get_chance_of_end (pile, (guint) kind, &part, &whole))
    return g_strdup ("");
  harmless = part == 0;
  if (harmless && !cb_draw_pile_get_chance (pile, (guint) kind, &part, &whole))
    return g_strdup ("");
  chance = cb_chance_describe ((double) part / (double) whole);
  if (harmless)
    /* Translators: the chance that the next card is a deadly one, and what that is called; none
     * dies by it yet */
    return g_strdup_printf (_ ("%s chance that the next card is “%s” (harmless so far)."), chance,
                            cb_box_get_kind (setup->edition, deck, (guint) kind)->name);
  return g_strdup_printf (cb_setup_last_ends (setup)
                            ? _ ("%s chance that the next card ends the game.")
                            : _ ("%s chance that the next card eliminates a player."),
                          chance);
}

/* How many cards of the deadly kind are drawn, and how likely the next card is one. */
char *
cb_table_state_describe_danger (const CbTableState *state, const CbSetup *setup, guint deck)
{
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  guint kind = (guint) cb_table_state_get_deadly_kind (state, deck);
  int count = cb_draw_pile_get_count (pile, kind);
  g_autofree char *next = cb_table_state_describe_next (state, setup, deck);
  g_autofree char *drawn = NULL;

  if (count <= 0)
    return g_steal_pointer (&next);
  /* Translators: so many cards of so many were drawn */
  drawn = g_strdup_printf (ngettext ("%u of %d drawn.", "%u of %d drawn.", (gulong) count),
                           cb_draw_pile_get_n_open (pile, kind), count);
  return *next != '\0' ? g_strdup_printf ("%s %s", drawn, next) : g_steal_pointer (&drawn);
}

static void
append_kept (GString *words, const char *name, guint n)
{
  g_string_append (words, words->len > 0 ? _ (", ") : "");
  if (n == 1)
    g_string_append (words, name);
  else
    g_string_append_printf (words, "%u × %s", n, name);
}

/* Which cards a player keeps. */
char *
cb_table_state_describe_kept (const CbTableState *state, guint deck, guint seat)
{
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  g_autoptr (GString) words = g_string_new (NULL);
  const CbDeckCard *card;
  guint n_unseen = cb_draw_pile_get_n_held (pile, seat, CB_KIND_UNSEEN);

  for (guint i = 0; (card = cb_box_get_kind (state->setup->edition, deck, i)) != NULL; i++)
    {
      guint n = cb_draw_pile_get_n_held (pile, seat, (int) i);

      if (n > 0)
        append_kept (words, card->name, n);
    }
  if (n_unseen > 0)
    /* Translators: kept cards of which nobody told what they are */
    append_kept (words, _ ("unknown"), n_unseen);
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* The names of the players at @seats, as one list. */
static char *
list_players (const CbSetup *setup, guint seats)
{
  const char *names[CB_MAX_PLAYERS + 1] = { NULL };
  guint n = 0;

  for (guint i = 0; i < setup->n_players; i++)
    if ((seats >> i & 1) != 0)
      names[n++] = (int) i == setup->me ? C_ ("looked at by", "you") : setup->players[i].name;
  return cb_say_list (names, CB_LIST_AND);
}

char *
cb_table_state_describe_place (const CbTableState *state, const CbSetup *setup, guint place)
{
  g_autofree char *names = NULL;
  int card = cb_side_cards_get_card_at (&state->side_cards, place);
  guint seats = 0;

  for (guint i = 0; i < setup->n_players; i++)
    seats |= (state->places_seen[i] >> place & 1) << i;
  if (seats == 0)
    return g_strdup (_ ("nobody has looked"));
  names = list_players (setup, seats);
  if (card < 0)
    /* Translators: a face-down card; %s are players */
    return g_strdup_printf (_ ("looked at by %s"), names);
  /* Translators: a face-down card, then the players who have looked at it */
  return g_strdup_printf (_ ("%s (looked at by %s)"),
                          cb_edition_get_card (setup->edition, (guint) card)->name, names);
}

/* Who looked at a face-down card when it was not recorded which one; empty if nobody did. */
char *
cb_table_state_describe_elsewhere (const CbTableState *state, const CbSetup *setup)
{
  g_autofree char *names = NULL;
  g_autofree char *words = NULL;
  guint seats = 0;

  for (guint i = 0; i < setup->n_players; i++)
    seats |= state->looked_somewhere[i] ? 1u << i : 0;
  names = list_players (setup, seats);
  /* Translators: %s are players, also “you”, who looked at some card that lies face down */
  words = g_strdup_printf (_ ("%s looked, position unknown"), names);
  return seats != 0 ? cb_text_capitalize (words) : g_strdup ("");
}

/* Who has solved how many cases of the series. */
char *
cb_table_state_describe_score (const CbTableState *state, const CbSetup *setup)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    g_string_append_printf (words, "%s%s %u", i > 0 ? " · " : "", setup->players[i].name,
                            cb_table_state_get_score (state, i));
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Who leads the series, or has won it, and by how much; if several players are behind, the best of
 * their scores is told. */
char *
cb_table_state_describe_lead (const CbTableState *state, const CbSetup *setup)
{
  gboolean won = cb_table_state_get_winner (state) != CB_NOBODY;
  guint most, next;
  int leader = cb_table_state_get_leader (state, &most, &next);

  if (most == 0)
    return g_strdup (_ ("Nobody has won yet"));
  if (leader == CB_NOBODY)
    /* Translators: a score: as many games won by one player as by another */
    return g_strdup_printf (_ ("It’s a tie, %u to %u"), most, next);
  if (leader == setup->me)
    /* Translators: a score: so many games won, and so many by the next best player */
    return g_strdup_printf (won ? _ ("You won the evening, %u to %u") : _ ("You lead, %u to %u"),
                            most, next);
  /* Translators: %s is a player; so many games won, and so many by the next best player */
  return g_strdup_printf (won ? _ ("%s won the evening, %u to %u") : _ ("%s leads, %u to %u"),
                          setup->players[leader].name, most, next);
}

/* How many games of the series are over, and how many somebody has to win. */
char *
cb_table_state_describe_games (const CbTableState *state, const CbSetup *setup)
{
  guint n = setup->series.n_cases + (state->opened ? 1 : 0);
  g_autofree char *games = g_strdup_printf (ngettext ("After %u game.", "After %u games.", n), n);
  g_autofree char *goal = g_strdup_printf (
    /* Translators: the number of games that somebody has to win to win them all. */
    ngettext ("The first to win %u game wins the evening.",
              "The first to win %u games wins the evening.", setup->series.goal),
    setup->series.goal);

  return g_strdup_printf ("%s %s", games, goal);
}

/* Who has won the series, or how far it has come. */
char *
cb_table_state_describe_winner (const CbTableState *state, const CbSetup *setup)
{
  int winner = cb_table_state_get_winner (state);

  if (winner != CB_NOBODY && winner == setup->me)
    return g_strdup (_ ("You are the master detective"));
  if (winner != CB_NOBODY)
    /* Translators: %s is the player who won a series of cases */
    return g_strdup_printf (_ ("%s is the master detective"), setup->players[winner].name);
  /* Translators: the number of a case in a series */
  return g_strdup_printf (_ ("Case %u"), setup->series.n_cases + 1);
}

/* What a player has to do now, in words that do not alarm. */
char *
cb_table_state_describe_call (const CbTableCall *call, const CbSetup *setup)
{
  const char *name = setup->players[call->seat].name;
  gboolean mine = (int) call->seat == setup->me;
  g_autofree char *card = NULL;

  if (call->kind == CB_CALL_HAND)
    /* Translators: %s is a player who was killed by a card */
    return mine ? g_strdup (_ ("You are eliminated: your hand is revealed"))
                : g_strdup_printf (_ ("%s is eliminated: the hand is revealed"), name);
  if (call->kind == CB_CALL_LOOK)
    /* Translators: %s is a player */
    return mine ? g_strdup (_ ("You must look at a face-down card"))
                : g_strdup_printf (_ ("%s must look at a face-down card"), name);
  card = cb_say_deck (setup->edition, cb_edition_get_deck (setup->edition, call->deck)->id);
  if (call->must)
    /* Translators: a card of a deck as the object, “an Action card” */
    return mine ? g_strdup_printf (_ ("You must draw %s"), card)
                /* Translators: a player, then a card of a deck as the object */
                : g_strdup_printf (_ ("%s must draw %s"), name, card);
  /* Translators: one’s pawn was moved by a suggestion; a card of a deck as the object */
  return mine ? g_strdup_printf (_ ("You may draw %s if you were moved"), card)
              /* Translators: a pawn was moved by a suggestion; a player, then a card of a deck as
               * the object */
              : g_strdup_printf (_ ("%s may draw %s after being moved"), name, card);
}
