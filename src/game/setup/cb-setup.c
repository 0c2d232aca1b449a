/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-game-error.h"
#include "cb-setup.h"
#include "cb-shared.h"
#include "cb-text.h"

G_DEFINE_BOXED_TYPE (CbSetup, cb_setup, cb_setup_ref, cb_setup_unref)

/**
 * cb_setup_new:
 * @edition: (transfer none): the edition played
 *
 * Returns: (transfer full): a setup without players, to be filled in
 */
CbSetup *
cb_setup_new (CbEdition *edition)
{
  CbSetup *self;

  g_return_val_if_fail (edition != NULL, NULL);

  self = g_atomic_rc_box_new0 (CbSetup);
  self->edition = cb_edition_ref (edition);
  self->me = CB_NOBODY;
  self->first_dealt = CB_NOBODY;
  return self;
}

/* Returns: (transfer full): a copy that may be changed before it is shared */
CbSetup *
cb_setup_copy (const CbSetup *self)
{
  CbSetup *copy = g_atomic_rc_box_new0 (CbSetup);

  *copy = *self;
  cb_edition_ref (copy->edition);
  for (guint i = 0; i < copy->n_players; i++)
    {
      copy->players[i].name = g_strdup (self->players[i].name);
      copy->players[i].written = g_strdup (self->players[i].written);
      if (self->players[i].extra != NULL)
        json_object_ref (self->players[i].extra);
    }
  if (copy->series.extra != NULL)
    json_object_ref (copy->series.extra);
  return copy;
}

static void
cb_setup_clear (CbSetup *self)
{
  for (guint i = 0; i < self->n_players; i++)
    {
      g_free (self->players[i].name);
      g_free (self->players[i].written);
      g_clear_pointer (&self->players[i].extra, json_object_unref);
    }
  g_clear_pointer (&self->series.extra, json_object_unref);
  cb_edition_unref (self->edition);
}

CB_DEFINE_SHARED (CbSetup, cb_setup)

/**
 * cb_setup_add_player:
 * @character: card index, or −1
 * @hand_size: cards in the hand, or −1 if the deal policy decides
 *
 * Seats one more player, to the left of the last. At most %CB_MAX_PLAYERS.
 */
void
cb_setup_add_player (CbSetup *self, const char *name, int character, int hand_size)
{
  g_return_if_fail (self->n_players < CB_MAX_PLAYERS);

  self->players[self->n_players++] = (CbPlayer) { .name = cb_text_make_name (name),
                                                  .written = g_strdup (name),
                                                  .character = character,
                                                  .hand_size = hand_size };
}

void
cb_setup_set_edition (CbSetup *self, CbEdition *edition)
{
  g_return_if_fail (cb_edition_get_base (edition) == cb_edition_get_base (self->edition));

  cb_edition_ref (edition);
  cb_edition_unref (self->edition);
  self->edition = edition;
}

void
cb_setup_set_name (CbSetup *self, guint seat, const char *name)
{
  g_return_if_fail (seat < self->n_players);

  g_free (self->players[seat].name);
  self->players[seat].name = cb_text_make_name (name);
  g_set_str (&self->players[seat].written, name);
}

/* The cards that envelope, players and pool got. */
static CbCardSet
get_dealt (const CbSetup *self)
{
  return cb_edition_get_all_cards (self->edition) & ~self->face_up & ~self->removed;
}

CbCardSet
cb_setup_get_deck (const CbSetup *self)
{
  return get_dealt (self) | (cb_setup_get_face_up_holder (self) > 0 ? self->face_up : 0);
}

guint
cb_setup_get_n_dealt (const CbSetup *self)
{
  guint deck = cb_card_set_size (get_dealt (self));
  guint envelope = cb_edition_get_n_in_envelope (self->edition);

  return deck > envelope ? deck - envelope : 0;
}

static guint
count_in_hands (const CbSetup *self)
{
  guint dealt = cb_setup_get_n_dealt (self);

  return dealt > self->face_down ? dealt - self->face_down : 0;
}

/**
 * cb_setup_share_cards:
 * @n_cards: the number of cards that are dealt one by one
 * @n_hands: the number of players, at least 1
 * @turn: the place of one player in the order of dealing, from 0, or %CB_NOBODY if not known
 * @fewest: (out): the fewest cards that this player can have
 * @most: (out): the most; equal to @fewest if the number is known
 *
 * If the cards cannot be shared evenly, the players dealt first get one more.
 */
void
cb_setup_share_cards (guint n_cards, guint n_hands, int turn, guint *fewest, guint *most)
{
  guint rest = n_cards % n_hands;

  *fewest = *most = n_cards / n_hands;
  if (turn == CB_NOBODY ? rest > 0 : (guint) turn < rest)
    (*most)++;
  if (turn != CB_NOBODY)
    *fewest = *most;
}

/**
 * cb_setup_get_hand_range:
 * @seat: a player
 * @min: (out): the fewest cards in the hand
 * @max: (out): the most; equal to @min if the number is known
 *
 * Goes by what is stated about the deal, not by the cards of my own hand. Dealing starts at
 * @first_dealt and goes on to the left.
 */
void
cb_setup_get_hand_range (const CbSetup *self, guint seat, guint *min, guint *max)
{
  int turn = CB_NOBODY;

  g_return_if_fail (seat < self->n_players);

  if (self->players[seat].hand_size >= 0)
    {
      *min = *max = (guint) self->players[seat].hand_size;
      return;
    }
  if (self->first_dealt != CB_NOBODY)
    turn = (int) ((seat + self->n_players - (guint) self->first_dealt) % self->n_players);
  cb_setup_share_cards (count_in_hands (self), self->n_players, turn, min, max);
}

static gboolean set_invalid (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
set_invalid (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  cb_game_error_take (error, CB_GAME_ERROR_INVALID, g_strdup_vprintf (format, args));
  va_end (args);
  return FALSE;
}

static gboolean
check_players (const CbSetup *self, GError **error)
{
  if (self->n_players == 0)
    return set_invalid (error, _ ("players: a case has at least one player"));

  for (guint i = 0; i < self->n_players; i++)
    {
      if (*self->players[i].name == '\0')
        return set_invalid (error, _ ("players[%u].name: is empty"), i);
      if (cb_text_is_blank (self->players[i].written))
        return set_invalid (error, _ ("players[%u].name: has no visible characters"), i);
      if ((self->players[i].hand_size < 0) != (self->players[0].hand_size < 0))
        return set_invalid (error, _ ("players[%u].hand: give it for all players or for none"),
                            self->players[i].hand_size < 0 ? i : 0);
    }
  return TRUE;
}

static gboolean
check_disjoint (const CbSetup *self,
                CbCardSet a,
                const char *a_name,
                CbCardSet b,
                const char *b_name,
                GError **error)
{
  if ((a & b) == 0)
    return TRUE;
  /* Translators: members of a file; “rope” is in two lists that exclude each other. */
  return set_invalid (error, _ ("%s: “%s” is also in %s"), b_name,
                      cb_edition_get_card (self->edition, cb_card_set_first (a & b))->id, a_name);
}

/* Checks the numbers of cards. Unless hand sizes are stated or the rules allow dealing all cards,
 * hands must be equal, and the rest must lie on the table. */
static gboolean
check_counts (const CbSetup *self, GError **error)
{
  guint dealt = cb_setup_get_n_dealt (self);
  guint sum = 0;

  if (cb_card_set_size (get_dealt (self)) <
      cb_edition_get_n_in_envelope (self->edition) + self->face_down)
    return set_invalid (error, _ ("faceDown: there are not that many cards left"));

  if (self->players[0].hand_size >= 0)
    {
      for (guint i = 0; i < self->n_players; i++)
        sum += (guint) self->players[i].hand_size;
      if (sum + self->face_down != dealt)
        return set_invalid (
          error,
          ngettext ("players: the hands have %u card in all; %u of the deck are in hands",
                    "players: the hands have %u cards in all; %u of the deck are in hands", sum),
          sum, dealt - self->face_down);
    }
  else if ((cb_edition_get_rules (self->edition)->deal_choices & 1u << CB_DEAL_ALL) == 0 &&
           count_in_hands (self) % self->n_players != 0)
    return set_invalid (
      error,
      ngettext ("faceUp: hands are equal here; the %u card left over must be face up or face down",
                "faceUp: hands are equal here; the %u cards left over must be face up or face down",
                count_in_hands (self) % self->n_players),
      count_in_hands (self) % self->n_players);
  return TRUE;
}

static gboolean
check_my_hand (const CbSetup *self, GError **error)
{
  guint size = cb_card_set_size (self->hand);
  guint min, max;

  if (self->me == CB_NOBODY)
    return self->hand == 0 ? TRUE
                           : set_invalid (error, _ ("hand: an onlooker (me: null) has no cards"));

  cb_setup_get_hand_range (self, (guint) self->me, &min, &max);
  if (size >= min && size <= max)
    return TRUE;
  if (min == max)
    return set_invalid (error,
                        ngettext ("hand: has %u card; players[%d] has %u",
                                  "hand: has %u cards; players[%d] has %u", size),
                        size, self->me, min);
  return set_invalid (error,
                      ngettext ("hand: has %u card; players[%d] has %u or %u",
                                "hand: has %u cards; players[%d] has %u or %u", size),
                      size, self->me, min, max);
}

/**
 * cb_setup_check:
 *
 * Checks the whole setup. Whether such a deal is possible at all is left to the deduction.
 *
 * Returns: whether it can be used; else the message of @error (%CB_GAME_ERROR_INVALID) begins with
 *   the member of the case file that is to blame
 */
gboolean
cb_setup_check (const CbSetup *self, GError **error)
{
  return check_players (self, error) &&
         check_disjoint (self, self->hand, "hand", self->face_up, "faceUp", error) &&
         check_disjoint (self, self->hand, "hand", self->removed, "removed", error) &&
         check_disjoint (self, self->face_up, "faceUp", self->removed, "removed", error) &&
         check_counts (self, error) && check_my_hand (self, error);
}

/* The changes by all variants that this table chose, joined in one. */
static CbVariant
join_variants (const CbSetup *self)
{
  CbVariant all = { 0 };

  for (guint32 left = self->variants; left != 0; left &= left - 1)
    {
      const CbVariant *chosen = cb_edition_get_variant (self->edition,
                                                        (guint) __builtin_ctz (left));

      all.last_ends = all.last_ends || chosen->last_ends;
      all.last_standing = all.last_standing || chosen->last_standing;
      all.tip_traits = all.tip_traits || chosen->tip_traits;
      all.answers = chosen->answers != 0 ? chosen->answers : all.answers;
      all.swaps = chosen->swaps != 0 ? chosen->swaps : all.swaps;
      all.without |= chosen->without;
    }
  return all;
}

gboolean
cb_setup_uses_deck (const CbSetup *self, guint deck)
{
  if ((join_variants (self).without >> deck & 1) != 0)
    return FALSE;
  return self->n_players > 2 || cb_edition_get_deck (self->edition, deck)->with_two;
}

gboolean
cb_setup_last_ends (const CbSetup *self)
{
  return join_variants (self).last_ends;
}

gboolean
cb_setup_last_standing (const CbSetup *self)
{
  return cb_edition_get_rules (self->edition)->last_standing || join_variants (self).last_standing;
}

/* Whether a private tip may ask for a trait, by the rules or a house rule. */
gboolean
cb_setup_tips_ask_traits (const CbSetup *self)
{
  return cb_edition_get_rules (self->edition)->tip_traits || join_variants (self).tip_traits;
}

CbAnswering
cb_setup_get_answering (const CbSetup *self)
{
  int chosen = join_variants (self).answers;

  return (CbAnswering) (chosen != 0 ? chosen - 1 : cb_edition_get_rules (self->edition)->answers);
}

CbSwaps
cb_setup_get_swaps (const CbSetup *self)
{
  static const CbSwaps SWAPS[] = { CB_SWAPS_NONE, CB_SWAPS_PLAYERS, CB_SWAPS_FACE_DOWN,
                                   CB_SWAPS_FACE_UP, CB_SWAPS_ALL };
  int chosen = join_variants (self).swaps;

  return SWAPS[chosen != 0 ? chosen - 1 : cb_edition_get_rules (self->edition)->swaps];
}

guint
cb_setup_get_face_up_holder (const CbSetup *self)
{
  return self->face_up != 0 && (cb_setup_get_swaps (self) & CB_SWAPS_FACE_UP) != 0
           ? 1 + self->n_players + (self->face_down > 0)
           : 0;
}

guint
cb_setup_get_n_holders (const CbSetup *self)
{
  return 1 + self->n_players + (self->face_down > 0) + (cb_setup_get_face_up_holder (self) > 0);
}

static gboolean
is_pool (const CbSetup *self, guint holder)
{
  return self->face_down > 0 && holder == 1 + self->n_players;
}

/* Whether two players play here, with cards at the side. */
static gboolean
has_side_cards (const CbSetup *self)
{
  return self->n_players == 2 && cb_edition_get_rules (self->edition)->side_cards > 0;
}

gboolean
cb_setup_must_look (const CbSetup *self)
{
  return has_side_cards (self) && self->face_down > 0;
}

/* The name of the pool: the edition's own, except for the cards at the side of two players. */
static const char *
get_pool_name (const CbSetup *self)
{
  const CbRules *rules = cb_edition_get_rules (self->edition);

  return rules->pool != NULL && !has_side_cards (self) ? rules->pool : _ ("Face Down");
}

/* Returns: (transfer full): the name of the holder, for the user */
char *
cb_setup_get_holder_name (const CbSetup *self, guint holder)
{
  g_return_val_if_fail (holder < cb_setup_get_n_holders (self), NULL);

  if (holder == CB_HOLDER_ENVELOPE)
    return g_strdup (_ ("Envelope"));
  if (is_pool (self, holder))
    return g_strdup (get_pool_name (self));
  if (holder > self->n_players)
    return g_strdup (_ ("Face Up"));
  return g_strdup (self->players[CB_SEAT_OF_HOLDER (holder)].name);
}

/* Returns: (transfer full): the holder's id in files and on the command line: a seat number,
 * "envelope", "pool" or "face-up" */
char *
cb_setup_get_holder_id (const CbSetup *self, guint holder)
{
  g_return_val_if_fail (holder < cb_setup_get_n_holders (self), NULL);

  if (holder == CB_HOLDER_ENVELOPE)
    return g_strdup ("envelope");
  if (is_pool (self, holder))
    return g_strdup ("pool");
  if (holder > self->n_players)
    return g_strdup ("face-up");
  return g_strdup_printf ("%d", CB_SEAT_OF_HOLDER (holder));
}

/* Returns: the holder with that id, or −1 */
int
cb_setup_find_holder (const CbSetup *self, const char *id)
{
  for (guint i = 0; i < cb_setup_get_n_holders (self); i++)
    {
      g_autofree char *candidate = cb_setup_get_holder_id (self, i);

      if (g_str_equal (candidate, id))
        return (int) i;
    }
  return -1;
}
