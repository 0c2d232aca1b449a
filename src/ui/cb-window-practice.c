/* Cases to practice with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-practice-page.h"
#include "cb-window-private.h"

static void
made_cb (CbWindow *self, CbCase *case_)
{
  if (!_cb_window_is_gone (self) && self->case_ == NULL)
    _cb_window_take_new_case (self, case_);
}

static void
practice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);
  AdwNavigationPage *page;

  if (adw_navigation_view_find_page (self->navigation, "practice") != NULL)
    return;
  page = cb_practice_page_new (self->shelf);
  g_signal_connect_object (page, "made", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->navigation, page);
}

void
_cb_window_install_practice (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.practice", NULL, practice_action);
}
