/* How the page of a case shows its sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-private.h"
#include "cb-toast.h"

/* The settings of a single case, whose path is made from the place of its file. */
#define MEMORY_SCHEMA APP_ID ".Case"
#define MEMORY_PATH   "/io/github/casebook/Casebook/cases/%s/"

void
_cb_case_page_install_sheet (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_property_action (widget_class, "sheet.mode", "sheet-mode");
}

/* (transfer none) (nullable): the settings of this case; NULL while it has no file */
GSettings *
_cb_case_page_get_memory (CbCasePage *self)
{
  GFile *file = cb_case_file_get_location (cb_case_get_file (self->case_));
  g_autofree char *uri = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *path = NULL;

  if (self->memory != NULL || file == NULL)
    return self->memory;
  uri = g_file_get_uri (file);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, uri, -1);
  path = g_strdup_printf (MEMORY_PATH, sum);
  self->memory = g_settings_new_with_path (MEMORY_SCHEMA, path);
  return self->memory;
}

/* Until the user has chosen, a small screen shows only cards that are not settled. */
void
_cb_case_page_update_sheet_mode (CbCasePage *self)
{
  GSettings *memory = _cb_case_page_get_memory (self);
  g_autoptr (GVariant) chosen = memory != NULL ? g_settings_get_user_value (memory, "sheet-mode")
                                               : NULL;

  self->sets_mode = TRUE;
  if (chosen != NULL)
    g_object_set (self->sheet_view, "mode", g_settings_get_enum (memory, "sheet-mode"), NULL);
  else if (!self->chose_mode)
    g_object_set (self->sheet_view, "mode", self->narrow ? CB_SHEET_MODE_OPEN : CB_SHEET_MODE_ODDS,
                  NULL);
  self->sets_mode = FALSE;
}

/* Remembers the mode for this case if the user chose it. */
static void
mode_changed_cb (CbCasePage *self)
{
  CbSheetMode mode;

  g_object_notify (G_OBJECT (self), "sheet-mode");
  g_object_get (self->sheet_view, "mode", &mode, NULL);
  if (self->sets_mode)
    return;
  self->chose_mode = TRUE;
  if (_cb_case_page_get_memory (self) != NULL)
    g_settings_set_enum (self->memory, "sheet-mode", (int) mode);
}

void
_cb_case_page_bind_settings (CbCasePage *self)
{
  self->settings = g_settings_new (APP_ID);
  g_settings_bind (self->settings, "symbols", self->sheet_view, "symbols", G_SETTINGS_BIND_GET);
  _cb_case_page_update_sheet_mode (self);
  g_signal_connect_object (self->sheet_view, "notify::mode", G_CALLBACK (mode_changed_cb), self,
                           G_CONNECT_SWAPPED);
  _cb_case_page_offer_settings (self);
}

void
_cb_case_page_set_followed (CbCasePage *self, gboolean followed)
{
  if (self->followed == followed)
    return;

  self->followed = followed;
  _cb_case_page_update_actions (self);
}

/* After a link from the sheet to the log, a toast offers the way back. */
static void
offer_way_back (CbCasePage *self, guint position)
{
  /* Translators: %u is the number of an entry */
  g_autofree char *title = g_strdup_printf (_ ("Entry %u"), position + 1);
  AdwToast *toast = cb_toast_new_with_button (title, _ ("_Back to Sheet"));

  adw_toast_set_action_name (toast, "case.back");
  adw_toast_overlay_dismiss_all (self->toasts);
  cb_toast_show (toast, self->toasts);
}

/* If the latest entries are beside the sheet, that list can show the entry; otherwise the log
 * does. */
void
_cb_case_page_show_entry (CbCasePage *self, guint position)
{
  gboolean beside = gtk_widget_get_mapped (GTK_WIDGET (self->latest));

  if (!beside)
    {
      adw_view_stack_set_visible_child_name (self->views, "log");
      offer_way_back (self, position);
    }
  cb_log_view_show_entry (beside ? self->latest : self->log_view, position);
  _cb_case_page_set_followed (self, TRUE);
}

/* Returns from the log to the cell that led there, and shows its reason again. */
void
_cb_case_page_go_back (CbCasePage *self)
{
  GtkWidget *cell;

  adw_toast_overlay_dismiss_all (self->toasts);
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  gtk_widget_grab_focus (GTK_WIDGET (self->sheet_view));
  _cb_case_page_set_followed (self, FALSE);
  cell = GTK_WIDGET (cb_sheet_view_get_current (self->sheet_view));
  if (cell != NULL)
    gtk_widget_activate_action (cell, "cell.details", NULL);
}
