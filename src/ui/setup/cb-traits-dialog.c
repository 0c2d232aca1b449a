/* cb-traits-dialog.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-chips.h"
#include "cb-discard.h"
#include "cb-traits-dialog.h"

struct _CbTraitsDialog
{
  AdwDialog parent_instance;

  CbCase *case_;
  CbChips *chips[CB_MAX_TRAITS]; /* by trait */
  CbCardSet cards[CB_MAX_TRAITS];

  AdwPreferencesPage *page;
  GtkLabel *problem_label;
  GtkRevealer *problem_revealer;
};

G_DEFINE_FINAL_TYPE (CbTraitsDialog, cb_traits_dialog, ADW_TYPE_DIALOG)

static guint
get_n_traits (CbTraitsDialog *self)
{
  return cb_edition_get_n_traits (cb_case_get_edition (self->case_));
}

/* There is something to save where a trait is a guess, too: then saving confirms it. */
static void
update (CbTraitsDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CbEdition *edition = cb_case_get_edition (self->case_);
  gboolean touched = FALSE, guessed = FALSE, own = FALSE;

  for (guint i = 0; i < get_n_traits (self); i++)
    {
      const CbTrait *trait = cb_edition_get_trait (edition, i);

      cb_chips_set_selected (self->chips[i], self->cards[i]);
      touched = touched || self->cards[i] != trait->cards;
      guessed = guessed || trait->guessed;
      own = own || self->cards[i] != cb_edition_get_trait_in_box (edition, i);
    }
  gtk_revealer_set_reveal_child (self->problem_revealer, FALSE);
  gtk_widget_action_set_enabled (widget, "traits.save", touched || guessed);
  gtk_widget_action_set_enabled (widget, "traits.reset", own);
  adw_dialog_set_can_close (ADW_DIALOG (self), !touched);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTraitsDialog *self = CB_TRAITS_DIALOG (widget);
  g_autoptr (GError) error = NULL;
  guint32 all = (guint32) (((guint64) 1 << get_n_traits (self)) - 1);

  if (cb_case_settle_traits (self->case_, all, self->cards, &error))
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }
  gtk_label_set_label (self->problem_label, error->message);
  gtk_revealer_set_reveal_child (self->problem_revealer, TRUE);
}

static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTraitsDialog *self = CB_TRAITS_DIALOG (widget);

  for (guint i = 0; i < get_n_traits (self); i++)
    self->cards[i] = cb_edition_get_trait_in_box (cb_case_get_edition (self->case_), i);
  update (self);
}

static void
close_attempted_cb (CbTraitsDialog *self)
{
  g_assert (CB_IS_TRAITS_DIALOG (self));

  cb_discard_ask_changes (ADW_DIALOG (self));
}

static void
picked_cb (CbTraitsDialog *self, guint card, CbChips *chips)
{
  for (guint i = 0; i < get_n_traits (self); i++)
    if (self->chips[i] == chips)
      self->cards[i] ^= cb_card_set_of (card);
  update (self);
}

static void
cb_traits_dialog_dispose (GObject *object)
{
  CbTraitsDialog *self = CB_TRAITS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_TRAITS_DIALOG);
  g_clear_object (&self->case_);

  G_OBJECT_CLASS (cb_traits_dialog_parent_class)->dispose (object);
}

static void
cb_traits_dialog_class_init (CbTraitsDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_traits_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-traits-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CbTraitsDialog, page);
  gtk_widget_class_bind_template_child (widget_class, CbTraitsDialog, problem_label);
  gtk_widget_class_bind_template_child (widget_class, CbTraitsDialog, problem_revealer);
  gtk_widget_class_bind_template_callback (widget_class, close_attempted_cb);

  gtk_widget_class_install_action (widget_class, "traits.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "traits.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "traits.reset", NULL, reset_action);
}

static void
cb_traits_dialog_init (CbTraitsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* (transfer floating): the cards that can have the trait: of its category, where it has one */
static GtkWidget *
create_chips (CbTraitsDialog *self, const CbTrait *trait)
{
  CbEdition *edition = cb_case_get_edition (self->case_);
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
  const CbTrait *trait = cb_edition_get_trait (cb_case_get_edition (self->case_), index);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *title = g_markup_escape_text (trait->name, -1);
  GtkWidget *chips = create_chips (self, trait);

  adw_preferences_group_set_title (group, title);
  if (trait->guessed)
    adw_preferences_group_set_description (group, _ ("This is a guess. Compare with your cards."));
  self->chips[index] = CB_CHIPS (chips);
  self->cards[index] = trait->cards;
  adw_preferences_group_add (group, chips);
  adw_preferences_page_add (self->page, group);
}

/* At the end, where one gets when all of it was a mistake. */
static void
add_reset (CbTraitsDialog *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_add (group, g_object_new (ADW_TYPE_BUTTON_ROW, "title",
                                                  _ ("Traits as in the _Box"), "use-underline",
                                                  TRUE, "action-name", "traits.reset", NULL));
  adw_preferences_page_add (self->page, group);
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
  CbTraitsDialog *self;

  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  self = g_object_new (CB_TYPE_TRAITS_DIALOG, NULL);
  self->case_ = g_object_ref (case_);
  for (guint i = 0; i < get_n_traits (self); i++)
    add_trait (self, i);
  add_reset (self);
  update (self);
  return self;
}
