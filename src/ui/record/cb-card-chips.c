/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-chips.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-hint.h"

struct _CbCardChips
{
  CbChips parent_instance;

  CbSheet *sheet;
  int holder;
  CbCardSet absent;
  CbCardSet held;
  gboolean plain; /* whether the chips do not say where the cards are */
};

G_DEFINE_FINAL_TYPE (CbCardChips, cb_card_chips, CB_TYPE_CHIPS)

/* (transfer full) (nullable): what is known about where a card is */
static char *
describe_place (CbCardChips *self, guint card)
{
  CbSheet *sheet = self->sheet;
  const CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (sheet));
  g_autofree char *name = NULL;

  for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
    if (cb_cell_get_mark (cb_sheet_get_cell (sheet, card, holder)) == CB_MARK_YES)
      {
        if (holder == CB_HOLDER_ENVELOPE)
          return g_strdup (_ ("In the envelope"));
        if (CB_SEAT_OF_HOLDER (holder) == setup->me)
          return g_strdup (_ ("In your hand"));
        name = cb_setup_get_holder_name (setup, holder);
        /* Translators: %s is a player, or the face-down cards */
        return g_strdup_printf (_ ("Held by %s"), name);
      }
  if (self->holder < 0 || !cb_card_set_has (self->absent, card))
    return NULL;
  if (self->holder == (int) CB_HOLDER_ENVELOPE)
    return g_strdup (_ ("Not in the envelope"));
  name = cb_setup_get_holder_name (setup, (guint) self->holder);
  /* Translators: %s is a player, or the face-down cards */
  return g_strdup_printf (_ ("Not held by %s"), name);
}

static void
set_place (GtkWidget *chip, const char *place)
{
  if (g_strcmp0 (cb_hint_get (chip), place) == 0)
    return;

  cb_hint_set (chip, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  place != NULL ? place : "", -1);
}

static void
update_places (CbCardChips *self)
{
  for (guint card = 0; card < CB_MAX_CARDS; card++)
    {
      GtkWidget *chip = cb_chips_get_chip (CB_CHIPS (self), card);
      g_autofree char *place = NULL;

      if (chip == NULL || self->plain)
        continue;
      place = describe_place (self, card);
      cb_css_class_set (chip, "settled", cb_card_set_has (self->absent, card));
      cb_css_class_set (chip, "solved", cb_card_set_has (self->held, card));
      set_place (chip, place);
    }
}

static void
cb_card_chips_rebuilt (CbChips *chips)
{
  update_places (CB_CARD_CHIPS (chips));
}

static GtkWidget *
cb_card_chips_create_mark (CbChips *chips, guint index)
{
  CbSheet *sheet = CB_CARD_CHIPS (chips)->sheet;

  return cb_glyph_new_for_card (cb_case_get_edition (cb_sheet_get_case (sheet)), index, 16);
}

static void
set_card_names (CbCardChips *self)
{
  CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (self->sheet));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint card = 0; card < cb_edition_get_n_cards (edition); card++)
    g_strv_builder_add (builder, cb_edition_get_card (edition, card)->name);
  names = g_strv_builder_end (builder);
  cb_chips_set_names (CB_CHIPS (self), (const char *const *) names);
}

static void
follow_sheet (CbCardChips *self)
{
  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (update_places), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_sheet_get_case (self->sheet), "notify::setup",
                           G_CALLBACK (set_card_names), self, G_CONNECT_SWAPPED);
  set_card_names (self);
}

static void
cb_card_chips_class_init (CbCardChipsClass *klass)
{
  CB_CHIPS_CLASS (klass)->rebuilt = cb_card_chips_rebuilt;
  CB_CHIPS_CLASS (klass)->create_mark = cb_card_chips_create_mark;

  cb_fields_install (
    G_OBJECT_CLASS (klass),
    CB_FIELD_THEN (CbCardChips, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE, follow_sheet),
    CB_FIELD_THEN (CbCardChips, holder, G_TYPE_INT, G_PARAM_READWRITE, update_places),
    CB_FIELD_THEN (CbCardChips, absent, G_TYPE_UINT, G_PARAM_READWRITE, update_places),
    CB_FIELD_THEN (CbCardChips, held, G_TYPE_UINT, G_PARAM_READWRITE, update_places));
}

static void
cb_card_chips_init (CbCardChips *self)
{
  self->holder = -1;
}

/* Sets whether the chips leave out where the cards are. Must be called before “sheet” is set. */
void
cb_card_chips_set_plain (CbCardChips *self, gboolean plain)
{
  g_return_if_fail (CB_IS_CARD_CHIPS (self));
  g_return_if_fail (self->sheet == NULL);

  self->plain = plain;
}
