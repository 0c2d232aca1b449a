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

static CbPracticePage *
show_page (CbWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_find_page (self->navigation, "practice");

  if (page != NULL)
    return CB_PRACTICE_PAGE (page);
  page = cb_practice_page_new (self->shelf);
  g_signal_connect_object (page, "made", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->navigation, page);
  return CB_PRACTICE_PAGE (page);
}

static void
practice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_page (CB_WINDOW (widget));
}

/* Closes the finished case, and looks for one that is as hard as the parameter says. */
static void
practice_another_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);

  _cb_window_go_back_to (
    self, adw_navigation_view_get_previous_page (
            self->navigation, adw_navigation_view_get_visible_page (self->navigation)));
  cb_practice_page_play (
    show_page (self), (CbPracticeGrade) MIN (g_variant_get_uint32 (parameter), CB_PRACTICE_CASES));
}

void
_cb_window_install_practice (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.practice", NULL, practice_action);
  gtk_widget_class_install_action (widget_class, "win.practice-another", "u",
                                   practice_another_action);
}
