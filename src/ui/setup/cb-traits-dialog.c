/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-chips.h"
#include "cb-fields.h"
#include "cb-traits-dialog.h"

struct _CbTraitsDialog
{
  CbCorrectionDialog parent_instance;

  CbChips *chips[CB_MAX_TRAITS]; /* by trait */
  AdwPreferencesGroup *groups[CB_MAX_TRAITS];
  GtkWidget *confirms[CB_MAX_TRAITS]; /* buttons */
  CbCardSet cards[CB_MAX_TRAITS];
  guint32 confirmed; /* traits whose cards the user confirmed, bit by index */
};

CB_DEFINE_PLAIN_TYPE (CbTraitsDialog, cb_traits_dialog, CB_TYPE_CORRECTION_DIALOG)

static CbEdition *
get_edition (CbTraitsDialog *self)
{
  return cb_correction_dialog_get_edition (CB_CORRECTION_DIALOG (self));
}

/* The traits that saving settles: those confirmed, and those with other cards than in the box. */
static guint32
find_settled (CbTraitsDialog *self)
{
  CbEdition *edition = get_edition (self);
  guint32 settled = self->confirmed;

  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    if (self->cards[i] != cb_edition_get_trait_in_box (edition, i))
      settled |= (guint32) 1 << i;
  return settled;
}

/* Says if a trait is a guess, and then shows the button that confirms it. */
static void
show_guess (CbTraitsDialog *self, guint index, gboolean settled)
{
  CbEdition *base = cb_edition_get_base (get_edition (self));
  gboolean guessed = cb_edition_get_trait (base, index)->guessed && !settled;

  adw_preferences_group_set_description (
    self->groups[index], guessed ? _ ("This is a guess. Compare with your cards.") : NULL);
  gtk_widget_set_visible (self->confirms[index], guessed);
}

static void
update_state (CbTraitsDialog *self)
{
  CbEdition *edition = get_edition (self);
  guint32 settled = find_settled (self);
  CbCorrectionState state = 0;

  if (settled != cb_edition_get_settled_traits (edition))
    state |= CB_CORRECTION_TOUCHED | CB_CORRECTION_READY;
  if (settled != 0)
    state |= CB_CORRECTION_OWN;

  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    {
      const CbTrait *trait = cb_edition_get_trait (edition, i);

      g_object_set (self->chips[i], "selected", self->cards[i], NULL);
      if (self->cards[i] != trait->cards)
        state |= CB_CORRECTION_TOUCHED | CB_CORRECTION_READY;
      show_guess (self, i, (settled >> i & 1) != 0);
    }
  cb_correction_dialog_set_problem (CB_CORRECTION_DIALOG (self), NULL);
  cb_correction_dialog_set_state (CB_CORRECTION_DIALOG (self), state);
}

static gboolean
cb_traits_dialog_save (CbCorrectionDialog *dialog, GError **error)
{
  CbTraitsDialog *self = CB_TRAITS_DIALOG (dialog);

  return cb_case_settle_traits (cb_correction_dialog_get_case (dialog), find_settled (self),
                                self->cards, error);
}

static void
cb_traits_dialog_reset (CbCorrectionDialog *dialog)
{
  CbTraitsDialog *self = CB_TRAITS_DIALOG (dialog);
  CbEdition *edition = get_edition (self);

  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    self->cards[i] = cb_edition_get_trait_in_box (edition, i);
  self->confirmed = 0;
  update_state (self);
}

static void
confirmed_cb (CbTraitsDialog *self, GtkWidget *button)
{
  for (guint i = 0; i < cb_edition_get_n_traits (get_edition (self)); i++)
    if (self->confirms[i] == button)
      {
        gtk_widget_grab_focus (GTK_WIDGET (self->chips[i]));
        self->confirmed |= (guint32) 1 << i;
        cb_edition_tie_traits (get_edition (self), (guint32) 1 << i, &self->confirmed, self->cards);
      }
  update_state (self);
}

static void
picked_cb (CbTraitsDialog *self, guint card, CbChips *chips)
{
  for (guint i = 0; i < cb_edition_get_n_traits (get_edition (self)); i++)
    if (self->chips[i] == chips)
      {
        self->cards[i] ^= cb_card_set_of (card);
        cb_edition_tie_traits (get_edition (self), (guint32) 1 << i, &self->confirmed, self->cards);
      }
  update_state (self);
}

static void
cb_traits_dialog_class_init (CbTraitsDialogClass *klass)
{
  CbCorrectionDialogClass *dialog_class = CB_CORRECTION_DIALOG_CLASS (klass);

  dialog_class->save = cb_traits_dialog_save;
  dialog_class->reset = cb_traits_dialog_reset;
}

/* (transfer floating): chips for the cards that can have the trait: those of its category, if
 * any */
static GtkWidget *
create_chips (CbTraitsDialog *self, const CbTrait *trait)
{
  CbEdition *edition = get_edition (self);
  const char *names[CB_MAX_CARDS + 1] = { NULL };
  GtkWidget *chips = g_object_new (CB_TYPE_CHIPS, NULL);

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    names[i] = cb_edition_get_card (edition, i)->name;
  cb_chips_set_names (CB_CHIPS (chips), names);
  g_object_set (chips, "choices",
                trait->cards |
                  (trait->category >= 0
                     ? cb_edition_get_category (edition, (guint) trait->category)->cards
                     : cb_edition_get_all_cards (edition)),
                NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  trait->name, -1);
  g_signal_connect_object (chips, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  return chips;
}

/* (transfer floating): the button that says that the guess is right */
static GtkWidget *
create_confirm (CbTraitsDialog *self, const CbTrait *trait)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("That’s Ri_ght"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  trait->name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (confirmed_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_trait (CbTraitsDialog *self, guint index)
{
  const CbTrait *trait = cb_edition_get_trait (get_edition (self), index);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *title = g_markup_escape_text (trait->name, -1);
  GtkWidget *chips = create_chips (self, trait);

  adw_preferences_group_set_title (group, title);
  self->groups[index] = group;
  self->confirms[index] = create_confirm (self, trait);
  adw_preferences_group_set_header_suffix (group, self->confirms[index]);
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
  self->confirmed = cb_edition_get_settled_traits (get_edition (self));
  cb_correction_dialog_add_reset (dialog, _ ("Traits as in the _Box"));
  update_state (self);
  return self;
}
