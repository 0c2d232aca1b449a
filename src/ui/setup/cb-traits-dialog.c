/* cb-traits-dialog.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-chips.h"
#include "cb-traits-dialog.h"

struct _CbTraitsDialog
{
  CbCorrectionDialog parent_instance;

  CbChips *chips[CB_MAX_TRAITS]; /* by trait */
  CbCardSet cards[CB_MAX_TRAITS];
};

G_DEFINE_FINAL_TYPE (CbTraitsDialog, cb_traits_dialog, CB_TYPE_CORRECTION_DIALOG)

static CbEdition *
get_edition (CbTraitsDialog *self)
{
  return cb_correction_dialog_get_edition (CB_CORRECTION_DIALOG (self));
}

/* There is something to save where a trait is a guess, too: then saving confirms it. */
static void
update (CbTraitsDialog *self)
{
  CbEdition *edition = get_edition (self);
  CbCorrectionState state = 0;

  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    {
      const CbTrait *trait = cb_edition_get_trait (edition, i);

      cb_chips_set_selected (self->chips[i], self->cards[i]);
      if (self->cards[i] != trait->cards)
        state |= CB_CORRECTION_TOUCHED | CB_CORRECTION_READY;
      if (trait->guessed)
        state |= CB_CORRECTION_READY;
      if (self->cards[i] != cb_edition_get_trait_in_box (edition, i))
        state |= CB_CORRECTION_OWN;
    }
  cb_correction_dialog_set_problem (CB_CORRECTION_DIALOG (self), NULL);
  cb_correction_dialog_set_state (CB_CORRECTION_DIALOG (self), state);
}

static gboolean
cb_traits_dialog_save (CbCorrectionDialog *dialog, GError **error)
{
  CbTraitsDialog *self = CB_TRAITS_DIALOG (dialog);
  guint n = cb_edition_get_n_traits (get_edition (self));

  return cb_case_settle_traits (cb_correction_dialog_get_case (dialog),
                                (guint32) (((guint64) 1 << n) - 1), self->cards, error);
}

static void
cb_traits_dialog_reset (CbCorrectionDialog *dialog)
{
  CbTraitsDialog *self = CB_TRAITS_DIALOG (dialog);
  CbEdition *edition = get_edition (self);

  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    self->cards[i] = cb_edition_get_trait_in_box (edition, i);
  update (self);
}

static void
picked_cb (CbTraitsDialog *self, guint card, CbChips *chips)
{
  for (guint i = 0; i < cb_edition_get_n_traits (get_edition (self)); i++)
    if (self->chips[i] == chips)
      self->cards[i] ^= cb_card_set_of (card);
  update (self);
}

static void
cb_traits_dialog_class_init (CbTraitsDialogClass *klass)
{
  CbCorrectionDialogClass *dialog_class = CB_CORRECTION_DIALOG_CLASS (klass);

  dialog_class->save = cb_traits_dialog_save;
  dialog_class->reset = cb_traits_dialog_reset;
}

static void
cb_traits_dialog_init (CbTraitsDialog *self)
{
}

/* (transfer floating): the cards that can have the trait: of its category, where it has one */
static GtkWidget *
create_chips (CbTraitsDialog *self, const CbTrait *trait)
{
  CbEdition *edition = get_edition (self);
  const char *names[CB_MAX_CARDS + 1] = { NULL };
  GtkWidget *chips = g_object_new (CB_TYPE_CHIPS, NULL);

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    names[i] = cb_edition_get_card (edition, i)->name;
  cb_chips_set_names (CB_CHIPS (chips), names);
  cb_chips_set_choices (CB_CHIPS (chips),
                        trait->cards |
                          (trait->category >= 0
                             ? cb_edition_get_category (edition, (guint) trait->category)->cards
                             : cb_edition_get_all_cards (edition)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  trait->name, -1);
  g_signal_connect_object (chips, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  return chips;
}

static void
add_trait (CbTraitsDialog *self, guint index)
{
  const CbTrait *trait = cb_edition_get_trait (get_edition (self), index);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *title = g_markup_escape_text (trait->name, -1);
  GtkWidget *chips = create_chips (self, trait);

  adw_preferences_group_set_title (group, title);
  if (trait->guessed)
    adw_preferences_group_set_description (group, _ ("This is a guess. Compare with your cards."));
  self->chips[index] = CB_CHIPS (chips);
  self->cards[index] = trait->cards;
  adw_preferences_group_add (group, chips);
  cb_correction_dialog_add_group (CB_CORRECTION_DIALOG (self), group);
}

/**
 * cb_traits_dialog_new:
 * @case_: the case
 *
 * Returns: (transfer floating): the form for the traits of its cards
 */
CbTraitsDialog *
cb_traits_dialog_new (CbCase *case_)
{
  CbCorrectionDialog *dialog = cb_correction_dialog_new (
    CB_TYPE_TRAITS_DIALOG, case_, _ ("Correct Traits"),
    _ ("Choose the cards that have each trait. This changes only this case."));
  CbTraitsDialog *self = CB_TRAITS_DIALOG (dialog);

  for (guint i = 0; i < cb_edition_get_n_traits (get_edition (self)); i++)
    add_trait (self, i);
  cb_correction_dialog_add_reset (dialog, _ ("Traits as in the _Box"));
  update (self);
  return self;
}
