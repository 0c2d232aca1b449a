/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-card-chips"

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
  gboolean plain; /* where the cards are does not matter */
};

enum
{
  PROP_0,
  PROP_SHEET,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbCardChips, cb_card_chips, CB_TYPE_CHIPS)

static GParamSpec *properties[N_PROPS];

/* (transfer full) (nullable): what is known of where a card is */
static char *
describe_place (CbSheet *sheet, guint card)
{
  const CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (sheet));

  for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
    if (cb_cell_get_mark (cb_sheet_get_cell (sheet, card, holder)) == CB_MARK_YES)
      {
        g_autofree char *name = cb_setup_get_holder_name (setup, holder);

        if (holder == CB_HOLDER_ENVELOPE)
          return g_strdup (_ ("In the envelope"));
        if (CB_SEAT_OF_HOLDER (holder) == setup->me)
          return g_strdup (_ ("In your hand"));
        /* Translators: %s is a player, or the face-down cards */
        return g_strdup_printf (_ ("Held by %s"), name);
      }
  if (cb_cell_get_mark (cb_sheet_get_cell (sheet, card, CB_HOLDER_ENVELOPE)) == CB_MARK_NO)
    return g_strdup (_ ("Not in the envelope"));
  return NULL;
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
      CbMark mark;

      if (chip == NULL || self->plain)
        continue;
      mark = cb_cell_get_mark (cb_sheet_get_cell (self->sheet, card, CB_HOLDER_ENVELOPE));
      place = describe_place (self->sheet, card);
      cb_css_class_set (chip, "settled", mark == CB_MARK_NO);
      cb_css_class_set (chip, "solved", mark == CB_MARK_YES);
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
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (self->sheet != NULL)
    {
      CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (self->sheet));

      for (guint card = 0; card < cb_edition_get_n_cards (edition); card++)
        g_strv_builder_add (builder, cb_edition_get_card (edition, card)->name);
    }
  names = g_strv_builder_end (builder);
  cb_chips_set_names (CB_CHIPS (self), (const char *const *) names);
}

static void
cb_card_chips_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbCardChips *self = CB_CARD_CHIPS (object);

  switch (prop_id)
    {
    case PROP_SHEET:
      cb_card_chips_set_sheet (self, g_value_get_object (value));
      break;
    default:
      cb_fields_set_property (object, prop_id, value, pspec);
    }
}

static void
cb_card_chips_class_init (CbCardChipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = cb_card_chips_set_property;

  CB_CHIPS_CLASS (klass)->rebuilt = cb_card_chips_rebuilt;
  CB_CHIPS_CLASS (klass)->create_mark = cb_card_chips_create_mark;

  properties[PROP_SHEET] = CB_FIELD (CbCardChips, sheet, CB_TYPE_SHEET,
                                     G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY);
  cb_fields_install_properties (object_class, N_PROPS, properties);
}

static void
cb_card_chips_init (CbCardChips *self)
{
}

/* Before it has a sheet. */
void
cb_card_chips_set_plain (CbCardChips *self, gboolean plain)
{
  g_return_if_fail (CB_IS_CARD_CHIPS (self));
  g_return_if_fail (self->sheet == NULL);

  self->plain = plain;
}

void
cb_card_chips_set_sheet (CbCardChips *self, CbSheet *sheet)
{
  g_return_if_fail (CB_IS_CARD_CHIPS (self));
  g_return_if_fail (sheet == NULL || CB_IS_SHEET (sheet));

  if (self->sheet == sheet)
    return;

  if (self->sheet != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->sheet, self);
      g_signal_handlers_disconnect_by_data (cb_sheet_get_case (self->sheet), self);
    }
  g_set_object (&self->sheet, sheet);
  if (sheet != NULL)
    {
      g_signal_connect_object (sheet, "changed", G_CALLBACK (update_places), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (cb_sheet_get_case (sheet), "notify::setup",
                               G_CALLBACK (set_card_names), self, G_CONNECT_SWAPPED);
    }
  set_card_names (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHEET]);
}
