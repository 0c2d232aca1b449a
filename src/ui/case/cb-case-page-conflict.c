/* A log that contradicts itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-case-page-words.h"
#include "cb-conflict-dialog.h"

static void
set_aside_cb (CbCasePage *self, guint position)
{
  /* Translators: %u is the number of an entry */
  g_autofree char *words = g_strdup_printf (_ ("Entry %u set aside"), position + 1);

  cb_case_set_uncertain (self->case_, position, TRUE);
  _cb_case_page_offer_undo (self, words, "case.undo");
}

static void
edit_cb (CbCasePage *self, guint position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "case.edit-entry", "u", position);
}

static void
edit_setup_cb (CbCasePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-setup", NULL);
}

/* The dialog came from a button of the banner, which is hidden if the contradiction is gone; the
 * focus goes to the view then. */
static void
closed_cb (CbCasePage *self)
{
  if (!self->contradicts)
    _cb_case_page_focus_view (self);
}

static void
case_show_conflict (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbLog *log = cb_case_get_log (self->case_);
  g_autoptr (GArray) conflict = cb_case_get_conflict (self->case_, cb_log_get_n_entries (log));
  CbConflictDialog *dialog;

  if (conflict == NULL)
    return;
  if (conflict->len == 0)
    {
      edit_setup_cb (self);
      return;
    }
  dialog = cb_conflict_dialog_new (self->case_);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "set-aside", G_CALLBACK (set_aside_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "edit", G_CALLBACK (edit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "edit-setup", G_CALLBACK (edit_setup_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

void
_cb_case_page_install_conflict (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.show-conflict", NULL, case_show_conflict);
}

/* Announces which entries contradict each other, and later that none do any more. On the screen a
 * banner shows it. */
void
_cb_case_page_update_conflict (CbCasePage *self)
{
  g_autofree char *words = _cb_case_page_describe_conflict (self->case_);
  gboolean contradicts = words != NULL;
  gboolean found = contradicts && *_cb_case_page_get_conflict_button (self->case_) != '\0';

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.show-conflict", found);
  self->contradicts = contradicts;
  if (self->told_conflict == contradicts || contradicts != found)
    return;

  self->told_conflict = contradicts;
  cb_announce (GTK_WIDGET (self), contradicts ? words : _ ("Contradiction resolved"));
}
