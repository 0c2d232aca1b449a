/* What can be done to an entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-log-row"

#include "config.h"

#include "cb-late-menu.h"
#include "cb-log-row-private.h"
#include "cb-log-view.h"
#include "cb-note-dialog.h"

static void
log_edit (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "case.edit-entry", "u",
                              _cb_log_row_get_position (CB_LOG_ROW (widget)));
}

static void
log_insert_before (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "case.insert-before", "u",
                              _cb_log_row_get_position (CB_LOG_ROW (widget)));
}

static void
log_delete (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "case.delete-entry", "u",
                              _cb_log_row_get_position (CB_LOG_ROW (widget)));
}

static void
moved_cb (CbCase *case_, CbLogView *view)
{
  guint to = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (view), "moved-to"));

  g_signal_handlers_disconnect_by_func (case_, moved_cb, view);
  cb_log_view_show_entry (view, to);
}

/* The list may make a new row, as soon as the move is on disk; that one has the focus then, so that
 * one can move on. */
static void
move_by (CbLogRow *self, int steps)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), CB_TYPE_LOG_VIEW);
  guint from = _cb_log_row_get_position (self);
  guint to = (guint) ((int) from + steps);

  if (view != NULL)
    {
      g_object_set_data (G_OBJECT (view), "moved-to", GUINT_TO_POINTER (to));
      g_signal_connect_object (self->case_, "concluded", G_CALLBACK (moved_cb), view,
                               G_CONNECT_AFTER);
    }
  cb_case_move (self->case_, from, to);
}

static void
log_move_up (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_by (CB_LOG_ROW (widget), -1);
}

static void
log_move_down (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_by (CB_LOG_ROW (widget), 1);
}

static void
note_written_cb (CbLogRow *self, const char *note)
{
  cb_case_set_note (self->case_, _cb_log_row_get_position (self), note);
}

static void
log_note (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbLogRow *self = CB_LOG_ROW (widget);
  CbNoteDialog *dialog = cb_note_dialog_new (cb_log_item_get_entry (self->item),
                                             cb_case_get_setup (self->case_),
                                             _cb_log_row_get_position (self));

  g_signal_connect_object (dialog, "written", G_CALLBACK (note_written_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
log_show_sheet (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "case.timeline-at", "u",
                              _cb_log_row_get_position (CB_LOG_ROW (widget)));
}

static void
log_menu (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_menu_button_popup (CB_LOG_ROW (widget)->menu);
}

static void
right_pressed_cb (CbLogRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "log.menu", NULL);
}

/* The menu opens at its button, and where one presses the row with the other button or for long. */
void
_cb_log_row_add_menu (CbLogRow *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  cb_late_menu_set (self->menu, self->menu_model);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (click, "pressed", G_CALLBACK (right_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (right_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

/* Not as the binding of an action: a menu would name it by its sign alone. */
static gboolean
question_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_activate_action (widget, "log.set-aside", NULL);
}

void
_cb_log_row_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "log.edit", NULL, log_edit);
  gtk_widget_class_install_action (widget_class, "log.insert-before", NULL, log_insert_before);
  gtk_widget_class_install_action (widget_class, "log.move-up", NULL, log_move_up);
  gtk_widget_class_install_action (widget_class, "log.move-down", NULL, log_move_down);
  gtk_widget_class_install_property_action (widget_class, "log.set-aside", "set-aside");
  gtk_widget_class_install_action (widget_class, "log.delete", NULL, log_delete);
  gtk_widget_class_install_action (widget_class, "log.note", NULL, log_note);
  gtk_widget_class_install_action (widget_class, "log.show-sheet", NULL, log_show_sheet);
  gtk_widget_class_install_action (widget_class, "log.menu", NULL, log_menu);

  /* A menu names the keys of an action that were added last. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, 0, "log.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "log.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "log.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "log.move-down",
                                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_question, 0, question_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Insert, 0, "log.insert-before", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "log.note", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "log.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "log.menu", NULL);
}

void
_cb_log_row_update_actions (CbLogRow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean writable = !cb_case_get_read_only (self->case_);
  /* What Casebook plays for practice stays as it was. */
  gboolean tells = writable && cb_case_get_practice (self->case_) == 0;
  guint position = _cb_log_row_get_position (self);
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));

  gtk_widget_action_set_enabled (widget, "log.insert-before", tells);
  gtk_widget_action_set_enabled (widget, "log.edit", tells);
  gtk_widget_action_set_enabled (widget, "log.move-up", tells && position > 0);
  gtk_widget_action_set_enabled (widget, "log.move-down", tells && position + 1 < n_entries);
  gtk_widget_action_set_enabled (widget, "log.set-aside", writable);
  gtk_widget_action_set_enabled (widget, "log.delete", tells);
  gtk_widget_action_set_enabled (widget, "log.note", writable);
  gtk_widget_action_set_enabled (widget, "log.show-sheet",
                                 cb_case_get_assist (self->case_) != CB_ASSIST_NOTES);
}
