/* cb-setup-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-setup-draft.h"

#define USUAL_PLAYERS 3

struct _CbSetupDraft
{
  GObject parent_instance;

  CbSetup *origin;
  gboolean touched;
  CbEdition *edition;
  char *title;

  GListStore *seats;
  CbSetupSeat *me;
  CbSetupSeat *first_dealt;

  CbDealt dealt;
  guint n_open; /* these two count for CB_DEALT_COUNTED */
  guint n_down;

  CbCardSet hand;
  CbCardSet open;
  CbCardSet removed;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CbSetupDraft, cb_setup_draft, G_TYPE_OBJECT)

static void
tell_change (CbSetupDraft *self)
{
  self->touched = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A card is in one place: where it was put last. */
static void
put_cards (CbSetupDraft *self, CbCardSet *pile, CbCardSet cards)
{
  CbCardSet *piles[] = { &self->hand, &self->open, &self->removed };

  if (*pile == cards)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    *piles[i] &= ~cards;
  *pile = cards;
  tell_change (self);
}

/* What a seat is called, and a player without a typed name on it. */
static void
name_seat (CbSetupDraft *self, guint position)
{
  CbSetupSeat *seat = cb_setup_draft_get_seat (self, position);
  int character = cb_setup_seat_get_character (seat);
  g_autofree char *place = seat == self->me ? g_strdup (C_ ("player", "Me"))
                                            : g_strdup_printf (_ ("Player %u"), position + 1);

  cb_setup_seat_set_place (seat, place);
  if (seat != self->me && character >= 0)
    cb_setup_seat_set_fallback (seat, cb_edition_get_card (self->edition, (guint) character)->name);
  else
    cb_setup_seat_set_fallback (seat, place);
}

static void
name_seats (CbSetupDraft *self)
{
  for (guint i = 0; i < cb_setup_draft_get_n_seats (self); i++)
    name_seat (self, i);
}

static void
seat_notify_cb (CbSetupDraft *self, GParamSpec *pspec)
{
  g_assert (CB_IS_SETUP_DRAFT (self));

  if (g_str_equal (pspec->name, "fallback") || g_str_equal (pspec->name, "label") ||
      g_str_equal (pspec->name, "place"))
    return;
  if (g_str_equal (pspec->name, "character"))
    name_seats (self);
  tell_change (self);
}

static CbSetupSeat *
append_seat (CbSetupDraft *self)
{
  g_autoptr (CbSetupSeat) seat = cb_setup_seat_new (NULL);

  g_signal_connect_object (seat, "notify", G_CALLBACK (seat_notify_cb), self, G_CONNECT_SWAPPED);
  g_list_store_append (self->seats, seat);
  return seat;
}

static void
drop_seat (CbSetupDraft *self, guint position)
{
  CbSetupSeat *seat = cb_setup_draft_get_seat (self, position);

  g_signal_handlers_disconnect_by_func (seat, seat_notify_cb, self);
  if (self->me == seat)
    self->me = NULL;
  if (self->first_dealt == seat)
    self->first_dealt = NULL;
  g_list_store_remove (self->seats, position);
}

static void
cb_setup_draft_finalize (GObject *object)
{
  CbSetupDraft *self = CB_SETUP_DRAFT (object);

  g_clear_object (&self->seats);
  g_clear_pointer (&self->origin, cb_setup_unref);
  g_clear_pointer (&self->edition, cb_edition_unref);
  g_free (self->title);

  G_OBJECT_CLASS (cb_setup_draft_parent_class)->finalize (object);
}

static void
cb_setup_draft_class_init (CbSetupDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = cb_setup_draft_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_setup_draft_init (CbSetupDraft *self)
{
  self->seats = g_list_store_new (CB_TYPE_SETUP_SEAT);
}

/* Makes the seats as many as the edition can have, and forgets what belongs to other cards. */
static void
take_edition (CbSetupDraft *self, CbEdition *edition)
{
  guint min = cb_edition_get_min_players (edition);
  guint max = cb_edition_get_max_players (edition);

  g_clear_pointer (&self->edition, cb_edition_unref);
  self->edition = cb_edition_ref (edition);
  self->hand = self->open = self->removed = 0;
  self->dealt = cb_edition_get_deal (edition) == CB_DEAL_ALL ? CB_DEALT_ALL : CB_DEALT_REST_OPEN;

  for (guint i = 0; i < cb_setup_draft_get_n_seats (self); i++)
    cb_setup_seat_set_character (cb_setup_draft_get_seat (self, i), -1);
  while (cb_setup_draft_get_n_seats (self) < MIN (MAX (min, USUAL_PLAYERS), max))
    append_seat (self);
  while (cb_setup_draft_get_n_seats (self) > max)
    drop_seat (self, cb_setup_draft_get_n_seats (self) - 1);
  name_seats (self);
}

/**
 * cb_setup_draft_new:
 * @edition: (transfer none): the edition to begin with
 * @title: the title to begin with
 *
 * Returns: (transfer full): a draft in which I sit first among the usual number of players
 */
CbSetupDraft *
cb_setup_draft_new (CbEdition *edition, const char *title)
{
  CbSetupDraft *self;

  g_return_val_if_fail (edition != NULL, NULL);

  self = g_object_new (CB_TYPE_SETUP_DRAFT, NULL);
  self->title = g_strdup (title);
  take_edition (self, edition);
  self->me = cb_setup_draft_get_seat (self, 0);
  name_seats (self);
  self->touched = FALSE;
  return self;
}

static CbDealt
guess_dealt (CbSetupDraft *self, const CbSetup *setup)
{
  guint n_open = cb_card_set_size (setup->face_up);
  guint rest = cb_setup_draft_get_rest (self);

  if (setup->players[0].hand_size >= 0)
    return CB_DEALT_COUNTED;
  if (n_open == 0 && setup->face_down == 0)
    return CB_DEALT_ALL;
  if (n_open == rest && setup->face_down == 0)
    return CB_DEALT_REST_OPEN;
  if (n_open == 0 && setup->face_down == rest)
    return CB_DEALT_REST_DOWN;
  return CB_DEALT_COUNTED;
}

/**
 * cb_setup_draft_new_from_setup:
 * @setup: (transfer none): a case's setup
 *
 * Returns: (transfer full): a draft to change that case by; its edition and seats are fixed
 */
CbSetupDraft *
cb_setup_draft_new_from_setup (CbSetup *setup)
{
  CbSetupDraft *self;

  g_return_val_if_fail (setup != NULL, NULL);

  self = g_object_new (CB_TYPE_SETUP_DRAFT, NULL);
  self->origin = cb_setup_ref (setup);
  self->edition = cb_edition_ref (setup->edition);
  self->hand = setup->hand;
  self->open = setup->face_up;
  self->removed = setup->removed;
  self->n_open = cb_card_set_size (setup->face_up);
  self->n_down = setup->face_down;

  for (guint i = 0; i < setup->n_players; i++)
    {
      CbSetupSeat *seat = append_seat (self);

      cb_setup_seat_set_name (seat, setup->players[i].name);
      cb_setup_seat_set_character (seat, setup->players[i].character);
      cb_setup_seat_set_hand_size (seat, setup->players[i].hand_size);
    }
  if (setup->me != CB_NOBODY)
    self->me = cb_setup_draft_get_seat (self, (guint) setup->me);
  if (setup->first_dealt != CB_NOBODY)
    self->first_dealt = cb_setup_draft_get_seat (self, (guint) setup->first_dealt);
  self->dealt = guess_dealt (self, setup);
  name_seats (self);
  self->touched = FALSE;
  return self;
}

/* Returns: (transfer none) (nullable): the setup of the case that is being changed; as there is a
 * case already, its edition and its seats stay */
CbSetup *
cb_setup_draft_get_origin (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->origin;
}

/* Whether anything was filled in that would be lost. */
gboolean
cb_setup_draft_is_touched (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  return self->touched;
}

CbEdition *
cb_setup_draft_get_edition (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->edition;
}

/**
 * cb_setup_draft_set_edition:
 * @edition: (transfer none): another edition
 *
 * Keeps the players as far as the edition has room for them; cards and characters are other ones.
 */
void
cb_setup_draft_set_edition (CbSetupDraft *self, CbEdition *edition)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));
  g_return_if_fail (self->origin == NULL);

  if (self->edition == edition)
    return;
  take_edition (self, edition);
  tell_change (self);
}

const char *
cb_setup_draft_get_title (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->title;
}

void
cb_setup_draft_set_title (CbSetupDraft *self, const char *title)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (g_set_str (&self->title, title))
    tell_change (self);
}

GListModel *
cb_setup_draft_get_seats (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return G_LIST_MODEL (self->seats);
}

guint
cb_setup_draft_get_n_seats (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->seats));
}

/* Returns: (transfer none): the seat at that place of the seating order */
CbSetupSeat *
cb_setup_draft_get_seat (CbSetupDraft *self, guint seat)
{
  g_autoptr (CbSetupSeat) item = NULL;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  item = g_list_model_get_item (G_LIST_MODEL (self->seats), seat);
  return item;
}

/* Returns: the place of @seat, or %CB_NOBODY */
int
cb_setup_draft_find_seat (CbSetupDraft *self, CbSetupSeat *seat)
{
  guint position;

  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), CB_NOBODY);

  if (seat != NULL && g_list_store_find (self->seats, seat, &position))
    return (int) position;
  return CB_NOBODY;
}

gboolean
cb_setup_draft_can_add_seat (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  return self->origin == NULL &&
         cb_setup_draft_get_n_seats (self) < cb_edition_get_max_players (self->edition);
}

gboolean
cb_setup_draft_can_remove_seat (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), FALSE);

  return self->origin == NULL &&
         cb_setup_draft_get_n_seats (self) > cb_edition_get_min_players (self->edition);
}

void
cb_setup_draft_add_seat (CbSetupDraft *self)
{
  g_return_if_fail (cb_setup_draft_can_add_seat (self));

  append_seat (self);
  name_seats (self);
  tell_change (self);
}

void
cb_setup_draft_remove_seat (CbSetupDraft *self, guint seat)
{
  g_return_if_fail (cb_setup_draft_can_remove_seat (self));

  drop_seat (self, seat);
  name_seats (self);
  tell_change (self);
}

/* Takes a seat out of the order and puts it where it is then the seat number @to. */
void
cb_setup_draft_move_seat (CbSetupDraft *self, guint from, guint to)
{
  g_autoptr (CbSetupSeat) seat = NULL;

  g_return_if_fail (CB_IS_SETUP_DRAFT (self));
  g_return_if_fail (self->origin == NULL);
  g_return_if_fail (MAX (from, to) < cb_setup_draft_get_n_seats (self));

  if (from == to)
    return;
  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), from);
  g_list_store_remove (self->seats, from);
  g_list_store_insert (self->seats, to, seat);
  name_seats (self);
  tell_change (self);
}

/* Returns: (transfer none) (nullable): where I sit; %NULL if I only watch */
CbSetupSeat *
cb_setup_draft_get_me (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->me;
}

void
cb_setup_draft_set_me (CbSetupDraft *self, CbSetupSeat *seat)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (self->me == seat)
    return;
  self->me = seat;
  name_seats (self);
  tell_change (self);
}

/* Returns: (transfer none) (nullable): who was dealt first; %NULL if that is not known */
CbSetupSeat *
cb_setup_draft_get_first_dealt (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), NULL);

  return self->first_dealt;
}

void
cb_setup_draft_set_first_dealt (CbSetupDraft *self, CbSetupSeat *seat)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (self->first_dealt == seat)
    return;
  self->first_dealt = seat;
  tell_change (self);
}

/* Where the cards come out even there is no rest, and so nothing to say of it. */
CbDealt
cb_setup_draft_get_dealt (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), CB_DEALT_ALL);

  if (self->dealt != CB_DEALT_COUNTED && cb_setup_draft_get_rest (self) == 0)
    return CB_DEALT_ALL;
  return self->dealt;
}

void
cb_setup_draft_set_dealt (CbSetupDraft *self, CbDealt dealt)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (cb_setup_draft_get_dealt (self) == dealt)
    return;
  self->dealt = dealt;
  tell_change (self);
}

/* Number of cards that lie face up on the table. */
guint
cb_setup_draft_get_n_open (CbSetupDraft *self)
{
  CbDealt dealt = cb_setup_draft_get_dealt (self);

  if (dealt == CB_DEALT_COUNTED)
    return self->n_open;
  return dealt == CB_DEALT_REST_OPEN ? cb_setup_draft_get_rest (self) : 0;
}

void
cb_setup_draft_set_n_open (CbSetupDraft *self, guint n_open)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (self->n_open == n_open)
    return;
  self->n_open = n_open;
  tell_change (self);
}

/* Number of cards that lie face down on the table. */
guint
cb_setup_draft_get_n_down (CbSetupDraft *self)
{
  CbDealt dealt = cb_setup_draft_get_dealt (self);

  if (dealt == CB_DEALT_COUNTED)
    return self->n_down;
  return dealt == CB_DEALT_REST_DOWN ? cb_setup_draft_get_rest (self) : 0;
}

void
cb_setup_draft_set_n_down (CbSetupDraft *self, guint n_down)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  if (self->n_down == n_down)
    return;
  self->n_down = n_down;
  tell_change (self);
}

CbCardSet
cb_setup_draft_get_hand (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  return self->me != NULL ? self->hand : 0;
}

void
cb_setup_draft_set_hand (CbSetupDraft *self, CbCardSet hand)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  put_cards (self, &self->hand, hand);
}

CbCardSet
cb_setup_draft_get_open (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  return cb_setup_draft_get_n_open (self) > 0 ? self->open : 0;
}

void
cb_setup_draft_set_open (CbSetupDraft *self, CbCardSet open)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  put_cards (self, &self->open, open);
}

CbCardSet
cb_setup_draft_get_removed (CbSetupDraft *self)
{
  g_return_val_if_fail (CB_IS_SETUP_DRAFT (self), 0);

  return self->removed;
}

void
cb_setup_draft_set_removed (CbSetupDraft *self, CbCardSet removed)
{
  g_return_if_fail (CB_IS_SETUP_DRAFT (self));

  put_cards (self, &self->removed, removed);
}
