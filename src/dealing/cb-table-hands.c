/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of the case on the table: how many each player holds, and which of them are known. If
 * the table wants no automatic crosses, only my own cards and those that everybody saw are
 * known. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-table-hands.h"
#include "cb-table-state.h"
#include "cb-table-state-words.h"

/**
 * cb_table_state_get_known:
 * @case_: whose table it is
 * @holder: a player, the envelope or the pool
 *
 * Returns: the cards that @holder is known to have, as far as the case has deduced
 */
CbCardSet
cb_table_state_get_known (const CbTableState *self, CbCase *case_, guint holder)
{
  guint n_read = cb_case_get_assist (case_) == CB_ASSIST_NOTES ? 0 : self->n_entries;
  CbCardSet known;

  g_return_val_if_fail (holder < cb_setup_get_n_holders (self->setup), 0);

  known = self->revealed[holder];
  for (guint i = 0; i < cb_edition_get_n_cards (self->setup->edition); i++)
    if (cb_case_get_mark (case_, n_read, i, holder) == CB_MARK_YES)
      known |= cb_card_set_of (i);
  return known;
}

/**
 * cb_table_state_count_hand:
 * @least: (out): how many cards the player has at least
 * @most: (out): how many cards the player has at most
 *
 * Returns: whether the number is known, and the two are equal
 */
gboolean
cb_table_state_count_hand (const CbTableState *self, guint seat, guint *least, guint *most)
{
  CbCardSet revealed;

  g_return_val_if_fail (seat < self->setup->n_players, FALSE);

  revealed = self->revealed[CB_HOLDER_OF_SEAT (seat)];
  cb_setup_get_hand_range (self->setup, seat, least, most);
  if (revealed != 0)
    *least = *most = cb_card_set_size (revealed);
  else if ((int) seat == self->setup->me && self->setup->hand != 0)
    *least = *most = cb_card_set_size (self->setup->hand);
  return *least == *most;
}

/* Returns: (transfer full): "4 cards, 1 known"; for my own hand just "4 cards" */
char *
cb_table_state_describe_hand (const CbTableState *self, CbCase *case_, guint seat)
{
  guint n_known = cb_card_set_size (
    cb_table_state_get_known (self, case_, CB_HOLDER_OF_SEAT (seat)));
  guint least, most;
  g_autofree char *cards = NULL;

  if (cb_table_state_count_hand (self, seat, &least, &most))
    /* Translators: how many cards a player holds */
    cards = g_strdup_printf (ngettext ("%u card", "%u cards", least), least);
  else
    /* Translators: how many cards a player holds: from so many to so many */
    cards = g_strdup_printf (ngettext ("%u–%u card", "%u–%u cards", most), least, most);
  if (n_known == 0 || (int) seat == self->setup->me)
    return g_steal_pointer (&cards);
  if (n_known == most)
    /* Translators: “4 cards” */
    return g_strdup_printf (_ ("%s, all known"), cards);
  /* Translators: “4 cards”, and how many of them are known */
  return g_strdup_printf (ngettext ("%s, %u known", "%s, %u known", n_known), cards, n_known);
}

/* (transfer full): like cb_table_state_describe_hand(), but shorter, to stand beside a picture that
 * shows the number of cards */
static char *
describe_hand_briefly (const CbTableState *self, CbCase *case_, guint seat)
{
  guint n_known = cb_card_set_size (
    cb_table_state_get_known (self, case_, CB_HOLDER_OF_SEAT (seat)));

  if (n_known == 0 || (int) seat == self->setup->me)
    return cb_table_state_describe_hand (self, case_, seat);
  /* Translators: how many cards of a player are known */
  return g_strdup_printf (ngettext ("%u known", "%u known", n_known), n_known);
}

/* What is most worth knowing of a player, in one line.
 *
 * Returns: (transfer full): that the player is out, that it is his turn, or how many cards he has;
 * with @brief in a few letters */
char *
cb_table_state_describe_part (const CbTableState *self, CbCase *case_, guint seat, gboolean brief)
{
  CbSeatState part = cb_seats_get (self->seats, seat);

  if (cb_seats_get_solver (self->seats) == (int) seat)
    /* Translators: below the name of a player */
    return g_strdup (_ ("Solved the case"));
  if (part == CB_SEAT_PLAYING && self->turn == (int) seat)
    return cb_table_state_describe_turn (self, self->setup);
  if (part == CB_SEAT_PLAYING)
    return brief ? describe_hand_briefly (self, case_, seat)
                 : cb_table_state_describe_hand (self, case_, seat);
  if (!brief)
    return cb_table_state_describe_out (part);
  /* Translators: below the name of a player who accused wrongly, in a few letters */
  return g_strdup (part == CB_SEAT_OUT ? _ ("Still answers")
                                       /* Translators: below the name of a player */
                                       : _ ("Eliminated"));
}

static void
append (GString *words, const char *part)
{
  if (part == NULL || *part == '\0')
    return;
  g_string_append (words, words->len > 0 ? _ (", ") : "");
  g_string_append (words, part);
}

/* (transfer full): "4 cards, 2 known: Plum, Rope"; for my own hand just the number of cards */
static char *
describe_known (const CbTableState *self, CbCase *case_, guint seat)
{
  g_autofree char *hand = cb_table_state_describe_hand (self, case_, seat);
  CbCardSet known = cb_table_state_get_known (self, case_, CB_HOLDER_OF_SEAT (seat));
  g_autofree char *names = cb_edition_join_names (self->setup->edition, known);

  if (known == 0 || (int) seat == self->setup->me)
    return g_steal_pointer (&hand);
  /* Translators: “4 cards, 1 known”, and then which */
  return g_strdup_printf (_ ("%s: %s"), hand, names);
}

/* Returns: (transfer none) (nullable): the character of the player at @seat; NULL if there is none,
 * or if it has the name of the player */
const char *
cb_table_get_character (const CbSetup *setup, guint seat)
{
  const CbPlayer *player = &setup->players[seat];
  const char *name = player->character >= 0
                       ? cb_edition_get_card (setup->edition, (guint) player->character)->name
                       : NULL;

  return name != NULL && !g_str_equal (name, player->name) ? name : NULL;
}

/* Returns: (transfer full): all that is to be seen at a seat: "Bob, Sally, 4 cards, 1 known: Rope",
 * and whether it is his turn, or he is out */
char *
cb_table_state_describe_seat (const CbTableState *self, CbCase *case_, guint seat)
{
  const CbPlayer *player = &self->setup->players[seat];
  g_autofree char *out = cb_table_state_describe_out (cb_seats_get (self->seats, seat));
  g_autofree char *hand = describe_known (self, case_, seat);
  g_autoptr (GString) words = g_string_new (NULL);

  if ((int) seat == self->setup->me)
    /* Translators: %s is the user's own name */
    g_string_append_printf (words, _ ("%s (you)"), player->name);
  else
    g_string_append (words, player->name);
  append (words, cb_table_get_character (self->setup, seat));
  append (words, hand);
  append (words, out);
  if (cb_seats_get_solver (self->seats) == (int) seat)
    append (words, _ ("Solved the case"));
  if (self->turn == (int) seat)
    {
      g_autofree char *turn = cb_table_state_describe_turn (self, self->setup);

      append (words, turn);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Returns: (transfer full): "1 of 3 known" */
char *
cb_table_state_describe_envelope (const CbTableState *self, CbCase *case_)
{
  guint n = cb_edition_get_n_in_envelope (self->setup->edition);
  CbCardSet known = cb_table_state_get_known (self, case_, CB_HOLDER_ENVELOPE);
  guint n_known = cb_card_set_size (known);

  /* Translators: of the cards in the envelope */
  return g_strdup_printf (ngettext ("%u of %u known", "%u of %u known", n), n_known, n);
}

/* Returns: (transfer full): how many cards lie face down, and how many of them I know; "" if there
 * are none */
char *
cb_table_state_describe_pool (const CbTableState *self, CbCase *case_)
{
  guint n = self->setup->face_down, n_known;

  if (n == 0)
    return g_strdup ("");
  n_known = cb_card_set_size (
    cb_table_state_get_known (self, case_, CB_HOLDER_OF_SEAT (self->setup->n_players)));
  if (n_known == 0)
    return g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
  return g_strdup_printf (ngettext ("%u of %u known", "%u of %u known", n), n_known, n);
}
