/* When the keys of the page work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The shortcuts work wherever the focus is in the window. Dialogs are part of the window, so the
 * page must ignore keys while there is one: Ctrl+Z in a field of a dialog would undo an entry of
 * the log. */

#include "config.h"

#include "cb-case-page-private.h"

#define VISIBLE_DIALOG "visible-dialog"

/* (transfer none) (nullable): the window, if it can have dialogs */
static GtkRoot *
get_host (CbCasePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL &&
             g_object_class_find_property (G_OBJECT_GET_CLASS (root), VISIBLE_DIALOG) != NULL
           ? root
           : NULL;
}

static void
dialog_changed_cb (CbCasePage *self)
{
  GtkRoot *host = get_host (self);
  g_autoptr (AdwDialog) dialog = NULL;

  if (host != NULL)
    g_object_get (host, VISIBLE_DIALOG, &dialog, NULL);
  gtk_shortcut_controller_set_scope (self->shortcuts, dialog != NULL ? GTK_SHORTCUT_SCOPE_LOCAL
                                                                     : GTK_SHORTCUT_SCOPE_MANAGED);
}

static void
root_changed_cb (CbCasePage *self)
{
  GtkRoot *host = get_host (self);

  if (host != NULL)
    {
      g_signal_handlers_disconnect_by_func (host, dialog_changed_cb, self);
      g_signal_connect_object (host, "notify::" VISIBLE_DIALOG, G_CALLBACK (dialog_changed_cb),
                               self, G_CONNECT_SWAPPED);
    }
  dialog_changed_cb (self);
}

void
_cb_case_page_follow_dialogs (CbCasePage *self)
{
  g_signal_connect (self, "notify::root", G_CALLBACK (root_changed_cb), NULL);
}
