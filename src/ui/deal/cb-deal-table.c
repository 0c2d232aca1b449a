/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-deal-parts.h"
#include "cb-fan.h"
#include "cb-fields.h"
#include "cb-sealed-deal-words.h"
#include "cb-table-picture.h"
#include "cb-table-seat.h"
#include "cb-table-thing.h"

struct _CbDealTable
{
  CbTableOval parent_instance;

  CbSealedDeal *deal;
  CbTableSeat *seats[CB_MAX_PLAYERS];
  CbTableThing *fans[CB_MAX_PLAYERS];
  CbTableThing *envelope;
  GPtrArray *places;     /* of CbTableThing: the cards that lie face down */
  CbTableThing *face_up; /* NULL where no card is */
  CbTableThing *removed; /* likewise */
};

G_DEFINE_FINAL_TYPE (CbDealTable, cb_deal_table, CB_TYPE_TABLE_OVAL)

static void
cb_deal_table_class_init (CbDealTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbDealTable, deal, g_object_unref);
  CB_OWNS (object_class, CbDealTable, places, g_ptr_array_unref);
}

static void
cb_deal_table_init (CbDealTable *self)
{
  self->places = g_ptr_array_new ();
}

static CbTableThing *
add_thing (CbDealTable *self)
{
  CbTableThing *thing = cb_table_thing_new ();

  cb_table_oval_add_thing (CB_TABLE_OVAL (self), thing);
  return thing;
}

static CbTableThing *
create_thing (const char *action, guint target)
{
  CbTableThing *thing = cb_table_thing_new ();

  gtk_actionable_set_action_target (GTK_ACTIONABLE (thing), "u", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (thing), action);
  return thing;
}

/* Lays the table for the players and cards of @deal. */
void
cb_deal_table_set_up (CbDealTable *self, CbSealedDeal *deal)
{
  CbSetup *table = cb_sealed_deal_get_table (deal);

  g_return_if_fail (CB_IS_DEAL_TABLE (self));

  cb_table_oval_clear (CB_TABLE_OVAL (self));
  g_ptr_array_set_size (self->places, 0);
  g_set_object (&self->deal, deal);
  for (guint i = 0; i < table->n_players; i++)
    {
      self->seats[i] = CB_TABLE_SEAT (cb_table_seat_new ("table.hand", i));
      self->fans[i] = create_thing ("table.hand", i);
      cb_table_oval_add_seat (CB_TABLE_OVAL (self), GTK_WIDGET (self->seats[i]),
                              GTK_WIDGET (self->fans[i]));
    }
  self->envelope = add_thing (self);
  for (guint i = 0; i < table->face_down; i++)
    {
      CbTableThing *place = create_thing ("table.look", i);

      g_ptr_array_add (self->places, place);
      cb_table_oval_add_thing (CB_TABLE_OVAL (self), GTK_WIDGET (place));
    }
  self->face_up = table->face_up != 0 ? add_thing (self) : NULL;
  self->removed = table->removed != 0 ? add_thing (self) : NULL;
}

static void
show_seat (CbDealTable *self, guint seat)
{
  CbSetup *table = cb_sealed_deal_get_table (self->deal);
  const char *name = table->players[seat].name;
  gboolean brief = cb_table_oval_is_brief (CB_TABLE_OVAL (self));
  g_autofree char *words = cb_sealed_deal_describe_seat (self->deal, seat);
  g_autofree char *few = cb_sealed_deal_describe_seat_briefly (self->deal, seat);
  /* Translators: a player, and what is known of the hand */
  g_autofree char *label = g_strdup_printf (_ ("%s, %s"), name, words);
  g_autofree char *cards = g_strdup_printf (_ ("%s’s cards"), name);
  CbCardSet open = cb_sealed_deal_get_open_hand (self->deal, seat);
  g_autofree char *names = cb_edition_join_names (table->edition, open);
  g_autofree char *open_cards = g_strdup_printf (_ ("%s: %s"), cards, names);
  const CbTableSeatLook look = {
    .part = brief ? few : words,
    .label = label,
    .brief = brief,
    .out = cb_sealed_deal_get_play (self->deal)->states[seat] != CB_SEAT_PLAYING,
    .turn = cb_sealed_deal_get_play (self->deal)->seat == (int) seat,
  };
  guint n, most;

  cb_setup_get_hand_range (table, seat, &n, &most);
  cb_table_seat_show (self->seats[seat], table, seat, &look);
  cb_table_thing_set_picture (
    self->fans[seat],
    cb_fan_new (table->edition, n, open, cb_table_oval_get_card_width (CB_TABLE_OVAL (self))));
  cb_table_thing_set_label (self->fans[seat], open != 0 ? open_cards : cards);
}

/* Between the hands on a small screen there is room for the envelope, but not for words. */
static void
show_envelope (CbDealTable *self)
{
  gboolean narrow = cb_table_oval_is_narrow (CB_TABLE_OVAL (self));
  guint n = cb_edition_get_n_in_envelope (cb_sealed_deal_get_table (self->deal)->edition);
  /* Translators: what is in the envelope, which nobody has opened */
  g_autofree char *words = g_strdup_printf (ngettext ("%u card, sealed", "%u cards, sealed", n), n);
  g_autofree char *label = g_strdup_printf (_ ("Envelope, %s"), words);

  cb_table_thing_set_picture (self->envelope, cb_table_picture_new_envelope (narrow));
  cb_table_thing_set_caption (self->envelope, narrow ? NULL : words, NULL);
  cb_table_thing_set_label (self->envelope, label);
}

static void
show_place (CbDealTable *self, guint place)
{
  CbTableThing *thing = g_ptr_array_index (self->places, place);
  g_autofree char *words = cb_sealed_deal_describe_place (self->deal, place);
  g_autofree char *number = g_strdup_printf ("%u", place + 1);
  /* Translators: a card that lies face down: its number, and who has looked at it */
  g_autofree char *label = g_strdup_printf (_ ("Face-down card %u: %s"), place + 1, words);

  cb_table_thing_set_picture (
    thing, cb_card_face_new (cb_table_oval_get_card_width (CB_TABLE_OVAL (self))));
  cb_table_thing_set_caption (thing, number, NULL);
  cb_table_thing_set_label (thing, label);
}

/* Shows cards that everybody sees. */
static void
show_cards (CbDealTable *self, CbTableThing *thing, CbCardSet cards, const char *title)
{
  CbEdition *edition = cb_sealed_deal_get_table (self->deal)->edition;
  g_autofree char *names = cb_edition_join_names (edition, cards);
  /* Translators: where cards lie that everybody sees, and which they are */
  g_autofree char *label = g_strdup_printf (_ ("%s: %s"), title, names);

  cb_table_thing_set_picture (
    thing, cb_fan_new (edition, 0, cards, cb_table_oval_get_card_width (CB_TABLE_OVAL (self))));
  cb_table_thing_set_caption (thing, title, NULL);
  cb_table_thing_set_label (thing, label);
}

/* Shows what everybody may know by now; @narrow: whether the screen is small */
void
cb_deal_table_show (CbDealTable *self, gboolean narrow)
{
  CbSetup *table;

  g_return_if_fail (CB_IS_DEAL_TABLE (self));

  table = cb_sealed_deal_get_table (self->deal);
  cb_table_oval_set_narrow (CB_TABLE_OVAL (self), narrow);
  for (guint i = 0; i < table->n_players; i++)
    show_seat (self, i);
  show_envelope (self);
  for (guint i = 0; i < self->places->len; i++)
    show_place (self, i);
  if (self->face_up != NULL)
    show_cards (self, self->face_up, table->face_up, _ ("Face Up"));
  if (self->removed != NULL)
    show_cards (self, self->removed, table->removed, _ ("Out of Play"));
}
