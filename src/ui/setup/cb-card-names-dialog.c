/* cb-card-names-dialog.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-names-dialog.h"
#include "cb-discard.h"
#include "cb-text.h"

struct _CbCardNamesDialog
{
  AdwDialog parent_instance;

  CbCase *case_;
  GtkEditable *rows[CB_MAX_CARDS]; /* by card */

  AdwPreferencesPage *page;
  GtkLabel *problem_label;
  GtkRevealer *problem_revealer;
};

G_DEFINE_FINAL_TYPE (CbCardNamesDialog, cb_card_names_dialog, ADW_TYPE_DIALOG)

/* (transfer full): what the line says; the name in the box where it says nothing */
static char *
get_name (CbCardNamesDialog *self, guint card)
{
  g_autofree char *name = cb_text_trim (gtk_editable_get_text (self->rows[card]));
  const char *in_box = cb_edition_get_name_in_box (cb_case_get_edition (self->case_), card);

  return *name != '\0' ? g_steal_pointer (&name) : g_strdup (in_box);
}

/* (transfer full): a name for every card */
static char **
get_names (CbCardNamesDialog *self)
{
  guint n = cb_edition_get_n_cards (cb_case_get_edition (self->case_));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < n; i++)
    g_strv_builder_take (names, get_name (self, i));
  return g_strv_builder_end (names);
}

/* (transfer full) (nullable): a name that two cards have; case tells none apart */
static char *
find_twice (char **names)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    if (!g_hash_table_add (keys, g_utf8_casefold (names[i], -1)))
      return g_strdup (names[i]);
  return NULL;
}

static gboolean
is_touched (CbCardNamesDialog *self, char **names)
{
  CbEdition *edition = cb_case_get_edition (self->case_);

  for (guint i = 0; names[i] != NULL; i++)
    if (!g_str_equal (names[i], cb_edition_get_card (edition, i)->name))
      return TRUE;
  return FALSE;
}

static gboolean
is_renamed (CbCardNamesDialog *self, char **names)
{
  CbEdition *edition = cb_case_get_edition (self->case_);

  for (guint i = 0; names[i] != NULL; i++)
    if (!g_str_equal (names[i], cb_edition_get_name_in_box (edition, i)))
      return TRUE;
  return FALSE;
}

static void
update (CbCardNamesDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_auto (GStrv) names = get_names (self);
  g_autofree char *twice = find_twice (names);
  gboolean touched = is_touched (self, names);

  if (twice != NULL)
    {
      g_autofree char *problem = g_strdup_printf (
        _ ("Two cards are called %s. Give one of them another name."), twice);

      gtk_label_set_label (self->problem_label, problem);
    }
  gtk_revealer_set_reveal_child (self->problem_revealer, twice != NULL);
  gtk_widget_action_set_enabled (widget, "names.save", touched && twice == NULL);
  gtk_widget_action_set_enabled (widget, "names.reset", is_renamed (self, names));
  adw_dialog_set_can_close (ADW_DIALOG (self), !touched);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCardNamesDialog *self = CB_CARD_NAMES_DIALOG (widget);
  g_auto (GStrv) names = get_names (self);

  cb_case_rename_cards (self->case_, (const char *const *) names);
  adw_dialog_force_close (ADW_DIALOG (self));
}

static void
cancel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCardNamesDialog *self = CB_CARD_NAMES_DIALOG (widget);
  CbEdition *edition = cb_case_get_edition (self->case_);

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    gtk_editable_set_text (self->rows[i], cb_edition_get_name_in_box (edition, i));
}

static void
close_attempted_cb (CbCardNamesDialog *self)
{
  g_assert (CB_IS_CARD_NAMES_DIALOG (self));

  cb_discard_ask_changes (ADW_DIALOG (self));
}

static void
cb_card_names_dialog_dispose (GObject *object)
{
  CbCardNamesDialog *self = CB_CARD_NAMES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_CARD_NAMES_DIALOG);
  g_clear_object (&self->case_);

  G_OBJECT_CLASS (cb_card_names_dialog_parent_class)->dispose (object);
}

static void
cb_card_names_dialog_class_init (CbCardNamesDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_card_names_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-card-names-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CbCardNamesDialog, page);
  gtk_widget_class_bind_template_child (widget_class, CbCardNamesDialog, problem_label);
  gtk_widget_class_bind_template_child (widget_class, CbCardNamesDialog, problem_revealer);
  gtk_widget_class_bind_template_callback (widget_class, close_attempted_cb);

  gtk_widget_class_install_action (widget_class, "names.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "names.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "names.reset", NULL, reset_action);
}

static void
cb_card_names_dialog_init (CbCardNamesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
create_row (CbCardNamesDialog *self, guint card)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "use-markup", FALSE, "title",
                                 cb_edition_get_name_in_box (edition, card), NULL);

  self->rows[card] = GTK_EDITABLE (row);
  gtk_editable_set_text (self->rows[card], cb_edition_get_card (edition, card)->name);
  g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return row;
}

static void
add_category (CbCardNamesDialog *self, guint index)
{
  const CbCategory *category = cb_edition_get_category (cb_case_get_edition (self->case_), index);
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *title = g_markup_escape_text (category->name, -1);

  adw_preferences_group_set_title (group, title);
  for (CbCardSet left = category->cards; left != 0; left &= left - 1)
    adw_preferences_group_add (group, create_row (self, cb_card_set_first (left)));
  adw_preferences_page_add (self->page, group);
}

/* At the end, where one gets when all of it was a mistake. */
static void
add_reset (CbCardNamesDialog *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_add (group, g_object_new (ADW_TYPE_BUTTON_ROW, "title",
                                                  _ ("Names as in the _Box"), "use-underline", TRUE,
                                                  "action-name", "names.reset", NULL));
  adw_preferences_page_add (self->page, group);
}

/**
 * cb_card_names_dialog_new:
 * @case_: the case
 *
 * Returns: (transfer floating): the form for the names of its cards
 */
CbCardNamesDialog *
cb_card_names_dialog_new (CbCase *case_)
{
  CbCardNamesDialog *self;

  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  self = g_object_new (CB_TYPE_CARD_NAMES_DIALOG, NULL);
  self->case_ = g_object_ref (case_);
  for (guint i = 0; i < cb_edition_get_n_categories (cb_case_get_edition (case_)); i++)
    add_category (self, i);
  add_reset (self);
  update (self);
  return self;
}
