/* A sheet that supposes something.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-css-class.h"
#include "cb-case-page-private.h"

/* The bar is hidden while the composer needs its place. */
static gboolean
shows_what_if (GObject *object, gboolean supposing, gboolean narrow, gboolean recording)
{
  return supposing && !(narrow && recording);
}

static void
case_stop_supposing (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  cb_sheet_stop_supposing (self->sheet);
}

/* (nullable): a cell that is supposed, whose details tell everything that follows */
static CbSheetCell *
find_supposed (CbCasePage *self)
{
  CbCase *case_ = self->case_;
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    for (guint holder = 0; holder < n_holders; holder++)
      if (cb_cell_get_supposed (cb_sheet_get_cell (self->sheet, card, holder)))
        return cb_sheet_view_get_cell (self->sheet_view, card, holder);
  return NULL;
}

static void
case_show_supposed (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbSheetCell *cell = find_supposed (self);

  if (cell == NULL)
    return;
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  _cb_case_page_show_why (self, cell);
}

static void
what_if_changed_cb (CbCasePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean supposing = cb_sheet_get_supposing (self->sheet);
  GtkWidget *bar = GTK_WIDGET (self->what_if_bar);

  if (!supposing && gtk_widget_get_focus_child (bar) != NULL)
    _cb_case_page_focus_view (self);
  cb_css_class_set (widget, "supposing", supposing);
  gtk_widget_action_set_enabled (widget, "case.show-supposed",
                                 supposing && find_supposed (self) != NULL);
  gtk_widget_action_set_enabled (widget, "case.stop-supposing", supposing);
  _cb_case_page_update_actions (self);
}

void
_cb_case_page_follow_what_if (CbCasePage *self)
{
  g_signal_connect_object (self->sheet, "notify::what-if", G_CALLBACK (what_if_changed_cb), self,
                           G_CONNECT_SWAPPED);
  what_if_changed_cb (self);
}

void
_cb_case_page_install_what_if (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, shows_what_if);
  gtk_widget_class_install_action (widget_class, "case.show-supposed", NULL, case_show_supposed);
  gtk_widget_class_install_action (widget_class, "case.stop-supposing", NULL, case_stop_supposing);
}
