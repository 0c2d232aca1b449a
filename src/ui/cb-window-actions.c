/* The actions of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-rename-dialog.h"
#include "cb-tally-page.h"
#include "cb-traits-dialog.h"
#include "cb-window-private.h"
#include "cb-words-dialog.h"
#include "parts.h"

#if HAS_PRINTING
#include "cb-print-dialog.h"
#endif

#define SAMPLE_ENTRIES 18

void
_cb_window_show_error (CbWindow *self, const char *heading, const char *body)
{
  AdwDialog *alert = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "close", _ ("_Close"));
  adw_dialog_present (alert, GTK_WIDGET (self));
}

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbWindow) self = CB_WINDOW (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbShelfItem)
    item = cb_folder_list_write_finish (CB_FOLDER_LIST (source), result, &error);

  if (item == NULL && !_cb_window_is_gone (self))
    _cb_window_show_error (self, _ ("Case Not Saved"), error->message);
}

/* The case is shown even if it cannot be added to the shelf; closing it asks what to do then. */
void
_cb_window_take_new_case (CbWindow *self, CbCase *case_)
{
  CbWindow *window = _cb_window_find_room (self, FALSE);

  cb_window_show_case (window, case_);
  if (window != self)
    gtk_window_present (GTK_WINDOW (window));
  cb_shelf_add_async (window->shelf, case_, added_cb, g_object_ref (window));
}

/* Shows the sample, a published game, at a turn of mine: two cards are found and one is missing. */
static void
show_sample_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RESOURCE_PATH "/samples/sample.casebook",
                                                      G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (CbCase) case_ = cb_case_new_sample (bytes, SAMPLE_ENTRIES, _ ("Sample Case"), NULL);

  cb_window_show_case (CB_WINDOW (widget), case_);
}

static void
renamed_cb (CbWindow *self, const char *title)
{
  if (self->case_ != NULL)
    cb_case_set_title (self->case_, title);
}

static void
rename_case_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);
  CbRenameDialog *dialog = cb_rename_dialog_new (cb_case_get_title (self->case_));

  g_signal_connect_object (dialog, "renamed", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
rename_cards_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWordsDialog *dialog = cb_words_dialog_new (CB_WINDOW (widget)->case_, CB_WORDS_OF_CARDS);

  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
correct_traits_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbTraitsDialog *dialog = cb_traits_dialog_new (CB_WINDOW (widget)->case_);

  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
correct_powers_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWordsDialog *dialog = cb_words_dialog_new (CB_WINDOW (widget)->case_, CB_WORDS_OF_POWERS);

  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
open_case_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  cb_window_open_file (CB_WINDOW (widget), file);
}

static void
open_in_new_window_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  _cb_window_open (CB_WINDOW (widget), file, TRUE);
}

#if HAS_PRINTING
/* The dialog begins with the edition played last, which is most likely the one on the table. */
static void
print_blank_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *last = g_settings_get_string (settings, "last-edition");

  adw_dialog_present (ADW_DIALOG (cb_print_dialog_new_for_editions (self->editions, last)), widget);
}
#endif

/* Builds the list of shortcuts when it is asked for: with the usual resource path GTK would build
 * it for each window at once. */
static void
show_help_overlay_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const char *const PRINTING[] = { "print_blank", "print_sheet" };
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PATH "/help-overlay.ui");
  GtkWindow *overlay = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  for (guint i = 0; i < G_N_ELEMENTS (PRINTING); i++)
    gtk_widget_set_visible (GTK_WIDGET (gtk_builder_get_object (builder, PRINTING[i])),
                            HAS_PRINTING);
  gtk_window_set_transient_for (overlay, GTK_WINDOW (widget));
  gtk_window_set_destroy_with_parent (overlay, TRUE);
  gtk_window_present (overlay);
}

static void
figures_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);

  adw_navigation_view_push (
    self->navigation, cb_tally_page_new (cb_folder_list_get_folder (CB_FOLDER_LIST (self->shelf))));
}

void
_cb_window_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.show-sample", NULL, show_sample_action);
  gtk_widget_class_install_action (widget_class, "win.figures", NULL, figures_action);
  gtk_widget_class_install_action (widget_class, "win.open-case", "s", open_case_action);
  gtk_widget_class_install_action (widget_class, "win.open-in-new-window", "s",
                                   open_in_new_window_action);
  gtk_widget_class_install_action (widget_class, "win.rename-case", NULL, rename_case_action);
  gtk_widget_class_install_action (widget_class, "win.rename-cards", NULL, rename_cards_action);
  gtk_widget_class_install_action (widget_class, "win.correct-traits", NULL, correct_traits_action);
  gtk_widget_class_install_action (widget_class, "win.correct-powers", NULL, correct_powers_action);
#if HAS_PRINTING
  gtk_widget_class_install_action (widget_class, "win.print-blank", NULL, print_blank_action);
#endif
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL,
                                   show_help_overlay_action);
}
