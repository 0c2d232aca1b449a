/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-fields.h"
#include "cb-player-look.h"
#include "cb-seat-chips.h"
#include "cb-token.h"

struct _CbSeatChips
{
  CbChips parent_instance;

  CbSetupDraft *draft;
  CbSetup *setup; /* has the players as they are shown */
  gboolean dealer;
};

G_DEFINE_FINAL_TYPE (CbSeatChips, cb_seat_chips, CB_TYPE_CHIPS)

/* How many seats the player who is asked for sits to the left of the one who was dealt first. */
static guint
get_offset (CbSeatChips *self)
{
  return self->dealer ? self->setup->n_players - 1 : 0;
}

static void
picked_cb (CbSeatChips *self, guint index)
{
  guint n = self->setup->n_players;
  CbSetupSeat *seat = cb_setup_draft_get_seat (self->draft, (index + n - get_offset (self)) % n);
  gboolean again = seat == cb_setup_draft_get_first_dealt (self->draft);

  g_object_set (self->draft, "first-dealt", again ? NULL : seat, NULL);
}

static GtkWidget *
cb_seat_chips_create_mark (CbChips *chips, guint index)
{
  return cb_token_new_for_player (CB_SEAT_CHIPS (chips)->setup, (int) index, 20);
}

/* Whether the chips have the names and colours of the players in @setup. */
static gboolean
shows (CbSeatChips *self, const CbSetup *setup)
{
  if (self->setup == NULL || self->setup->n_players != setup->n_players)
    return FALSE;
  for (guint i = 0; i < setup->n_players; i++)
    if (!g_str_equal (self->setup->players[i].name, setup->players[i].name) ||
        !g_str_equal (cb_setup_get_player_colour (self->setup, i),
                      cb_setup_get_player_colour (setup, i)))
      return FALSE;
  return TRUE;
}

static void
name_players (CbSeatChips *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < self->setup->n_players; i++)
    g_strv_builder_add (builder, self->setup->players[i].name);
  names = g_strv_builder_end (builder);
  cb_chips_set_names (CB_CHIPS (self), NULL);
  g_object_set (self, "choices", (1u << self->setup->n_players) - 1, NULL);
  cb_chips_set_names (CB_CHIPS (self), (const char *const *) names);
}

static void
update (CbSeatChips *self)
{
  g_autoptr (CbSetup) setup = cb_setup_draft_build (self->draft);
  int first = setup->first_dealt;

  if (!shows (self, setup))
    {
      g_clear_pointer (&self->setup, cb_setup_unref);
      self->setup = cb_setup_ref (setup);
      name_players (self);
    }
  g_object_set (self, "selected",
                first < 0 ? 0u : 1u << ((guint) first + get_offset (self)) % setup->n_players,
                NULL);
}

static void
cb_seat_chips_class_init (CbSeatChipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbSeatChips, draft, g_object_unref);
  CB_OWNS (object_class, CbSeatChips, setup, cb_setup_unref);
  CB_CHIPS_CLASS (klass)->create_mark = cb_seat_chips_create_mark;
  cb_fields_install (object_class,
                     CB_FIELD (CbSeatChips, dealer, G_TYPE_BOOLEAN, G_PARAM_READWRITE));
}

static void
cb_seat_chips_init (CbSeatChips *self)
{
  g_signal_connect (self, "picked", G_CALLBACK (picked_cb), NULL);
}

/* @draft: has the players; it can be set only once */
void
cb_seat_chips_set_draft (CbSeatChips *self, CbSetupDraft *draft)
{
  g_return_if_fail (CB_IS_SEAT_CHIPS (self));
  g_return_if_fail (self->draft == NULL);

  self->draft = g_object_ref (draft);
  g_signal_connect_object (draft, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
