/* cb-case-page-sheet.c: how the page of a case shows its sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-case-page"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-private.h"
#include "cb-toast.h"

void
_cb_case_page_install_sheet (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_property_action (widget_class, "sheet.fold-settled", "fold-settled");
  gtk_widget_class_install_property_action (widget_class, "sheet.show-odds", "show-odds");
}

static void
assist_changed_cb (CbCasePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.show-odds",
                                 cb_case_get_assist (self->case_) == CB_ASSIST_ODDS);
}

void
_cb_case_page_bind_settings (CbCasePage *self)
{
  self->settings = g_settings_new (APP_ID);
  g_settings_bind (self->settings, "fold-settled", self, "fold-settled", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "show-odds", self, "show-odds", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "symbols", self->sheet_view, "symbols", G_SETTINGS_BIND_GET);
  g_object_bind_property (self, "show-odds", self->sheet, "show-odds", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->case_, "notify::assist", G_CALLBACK (assist_changed_cb), self,
                           G_CONNECT_SWAPPED);
  assist_changed_cb (self);
  _cb_case_page_offer_advice (self);
}

void
_cb_case_page_set_followed (CbCasePage *self, gboolean followed)
{
  if (self->followed == followed)
    return;

  self->followed = followed;
  _cb_case_page_update_actions (self);
}

/* From the log one may want back to the sheet; beside the sheet one need not. */
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

/* Where the latest entries are beside the sheet they have all others, too. */
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

/* To the cell as it was left, with its reason. */
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
