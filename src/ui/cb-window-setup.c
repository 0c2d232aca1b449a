/* The forms for new cases and deals, and for the players of a case.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A window has at most one form for a case or a deal. A form that is left half filled stays with
 * the window, and is shown again when somebody asks for the same one. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-discard.h"
#include "cb-table-state.h"
#include "cb-toast.h"
#include "cb-window-private.h"

/* Removes the form: at once, or if it is still shown, as soon as it has been left. */
void
_cb_window_forget_setup (CbWindow *self)
{
  if (self->setup != NULL)
    adw_navigation_view_remove (self->navigation, ADW_NAVIGATION_PAGE (self->setup));
  self->setup = NULL;
  g_clear_object (&self->setup_about);
  g_clear_pointer (&self->setup_parameter, g_variant_unref);
}

/* Goes back without an animation, because a page that still slides out would block the next one. */
void
_cb_window_go_back_to (CbWindow *self, gpointer page)
{
  adw_navigation_view_set_animate_transitions (self->navigation, FALSE);
  adw_navigation_view_pop_to_page (self->navigation, page);
  adw_navigation_view_set_animate_transitions (self->navigation, TRUE);
}

/* Going back closes the finished case or the sample; if that asks a question, the new case gets a
 * new window. */
static void
created_cb (CbWindow *self, CbCase *case_)
{
  _cb_window_forget_setup (self);
  _cb_window_go_back_to (self, self->cases);
  _cb_window_take_new_case (self, case_);
}

static void
changed_cb (CbWindow *self)
{
  _cb_window_forget_setup (self);
  adw_navigation_view_pop (self->navigation);
}

/* Shows the same form again, but empty. */
static void
start_over_cb (CbWindow *self)
{
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (self->setup);
  g_autoptr (GVariant) parameter = g_steal_pointer (&self->setup_parameter);

  _cb_window_go_back_to (self, adw_navigation_view_get_previous_page (self->navigation, page));
  _cb_window_forget_setup (self);
  gtk_widget_activate_action_variant (GTK_WIDGET (self), self->setup_action, parameter);
}

static void
resume (CbWindow *self)
{
  AdwToast *toast = cb_toast_new_with_button (_ ("Your entries are still here"), _ ("Start _Over"));

  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (self->setup));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (start_over_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup, "hiding", G_CALLBACK (adw_toast_dismiss), toast,
                           G_CONNECT_SWAPPED);
  cb_toast_show (toast, self->toasts);
}

/* Shows @form (transfer floating), which @action with @parameter asked for, or the same form if it
 * was left half filled. @about: (nullable): the case or deal that the form is about */
void
_cb_window_show_setup (CbWindow *self,
                       CbSetupPage *form,
                       const char *action,
                       GVariant *parameter,
                       gpointer about)
{
  g_autoptr (AdwNavigationPage) page = g_object_ref_sink (ADW_NAVIGATION_PAGE (form));

  if (CB_IS_SETUP_PAGE (adw_navigation_view_get_visible_page (self->navigation)))
    return;
  if (self->setup != NULL && cb_setup_page_is_unfinished (self->setup) &&
      g_str_equal (self->setup_action, action) && self->setup_about == about &&
      adw_navigation_view_get_previous_page (self->navigation, ADW_NAVIGATION_PAGE (self->setup)) ==
        NULL)
    {
      resume (self);
      return;
    }
  _cb_window_forget_setup (self);
  self->setup = form;
  self->setup_action = action;
  self->setup_parameter = parameter != NULL ? g_variant_ref (parameter) : NULL;
  g_set_object (&self->setup_about, about);
  g_signal_connect_object (page, "created", G_CALLBACK (created_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_add (self->navigation, page);
  adw_navigation_view_push (self->navigation, page);
  cb_setup_page_take_focus (form);
}

/* If a sample is shown, the new case takes its place. */
static void
new_case_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);

  _cb_window_show_setup (self, cb_setup_page_new (self->shelf, self->editions), name, NULL, NULL);
}

/* (transfer floating): a form for one more game of the same people; @old is the table of their last
 * game, which @solver solved */
static CbSetupPage *
create_next (CbWindow *self, const CbSetup *old, int solver, CbAssist assist)
{
  g_autoptr (CbSetup) setup = cb_table_make_next (old, solver);

  return cb_setup_page_new_again (setup, assist, self->shelf);
}

static void
new_case_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
  g_autoptr (CbTableState) state = cb_table_state_new (self->case_, n_entries);

  _cb_window_show_setup (self,
                         create_next (self, state->setup, cb_seats_get_solver (state->seats),
                                      cb_case_get_assist (self->case_)),
                         name, NULL, self->case_);
}

/* The parameter is the URI of a finished case. */
static void
next_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  CbShelfItem *item = cb_folder_list_find (CB_FOLDER_LIST (self->shelf), file);
  const CbShelfSummary *summary = item != NULL ? cb_shelf_item_get_summary (item) : NULL;
  CbSetupPage *page;

  if (summary == NULL || summary->setup == NULL)
    return;
  page = create_next (self, summary->setup, summary->solver, summary->assist);
  cb_setup_page_show_hand (page);
  _cb_window_show_setup (self, page, name, parameter, item);
}

static void
edit_setup_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbWindow *self = CB_WINDOW (widget);

  _cb_window_show_setup (self, cb_setup_page_new_for_case (self->case_, self->shelf), name, NULL,
                         self->case_);
}

static void
discarded_cb (CbWindow *self)
{
  changed_cb (self);
  gtk_window_close (GTK_WINDOW (self));
}

/* Asks whether to give up a form that is half filled, because its window is about to close; a
 * covered window cannot ask. Returns: whether the window stays open because of such a form */
gboolean
_cb_window_asks_about_setup (CbWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  if (!CB_IS_SETUP_PAGE (page) || !cb_setup_page_is_unfinished (CB_SETUP_PAGE (page)))
    return FALSE;
  if (!cb_cover_window_get_covered (CB_COVER_WINDOW (self)))
    cb_discard_ask (page, G_CALLBACK (discarded_cb), self);
  return TRUE;
}

void
_cb_window_install_setup (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-case", NULL, new_case_action);
  gtk_widget_class_install_action (widget_class, "win.new-case-again", NULL, new_case_again_action);
  gtk_widget_class_install_action (widget_class, "win.next-game", "s", next_game_action);
  gtk_widget_class_install_action (widget_class, "win.edit-setup", NULL, edit_setup_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-case",
                                       NULL);
}
