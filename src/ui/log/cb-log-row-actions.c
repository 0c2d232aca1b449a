/* What can be done to an entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-late-menu.h"
#include "cb-log-row-private.h"
#include "cb-long-list.h"
#include "cb-note-dialog.h"

/* Actions of the row that call one of the page, with the position of the entry. */
static const struct
{
  const char *name;
  const char *of_page;
} FORWARDED[] = {
  { "log.edit", "case.edit-entry" },
  { "log.insert-before", "case.insert-before" },
  { "log.delete", "case.delete-entry" },
  { "log.show-sheet", "case.timeline-at" },
};

static void
forward (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (FORWARDED); i++)
    if (g_str_equal (action_name, FORWARDED[i].name))
      gtk_widget_activate_action (widget, FORWARDED[i].of_page, "u",
                                  cb_log_item_get_position (CB_LOG_ROW (widget)->item));
}

static void
moved_cb (CbCase *case_, GtkWidget *list)
{
  guint to = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (list), "moved-to"));

  g_signal_handlers_disconnect_by_func (case_, moved_cb, list);
  gtk_widget_activate_action (list, "log.show-entry", "u", to);
}

/* After a move the list may make a new row for the entry, once the change is on disk; the focus
 * goes to that row, so that the user can go on moving it. */
static void
move_by (CbLogRow *self, int steps)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self), CB_TYPE_LONG_LIST);
  guint from = cb_log_item_get_position (self->item);
  guint to = (guint) ((int) from + steps);

  if (list != NULL)
    {
      g_object_set_data (G_OBJECT (list), "moved-to", GUINT_TO_POINTER (to));
      g_signal_connect_object (self->case_, "concluded", G_CALLBACK (moved_cb), list,
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
  cb_case_set_note (self->case_, cb_log_item_get_position (self->item), note);
}

static void
log_note (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbLogRow *self = CB_LOG_ROW (widget);
  CbNoteDialog *dialog = cb_note_dialog_new (cb_log_item_get_entry (self->item),
                                             cb_case_get_setup (self->case_),
                                             cb_log_item_get_position (self->item));

  g_signal_connect_object (dialog, "written", G_CALLBACK (note_written_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
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

/* The menu opens at its button, or where the user clicks with the right button or presses for
 * long. */
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

/* A shortcut of its own: as the binding of an action, menus would show it as the bare sign “?”. */
static gboolean
question_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return gtk_widget_activate_action (widget, "log.set-aside", NULL);
}

void
_cb_log_row_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (FORWARDED); i++)
    gtk_widget_class_install_action (widget_class, FORWARDED[i].name, NULL, forward);
  gtk_widget_class_install_action (widget_class, "log.move-up", NULL, log_move_up);
  gtk_widget_class_install_action (widget_class, "log.move-down", NULL, log_move_down);
  gtk_widget_class_install_property_action (widget_class, "log.set-aside", "set-aside");
  gtk_widget_class_install_action (widget_class, "log.note", NULL, log_note);
  gtk_widget_class_install_action (widget_class, "log.menu", NULL, log_menu);

  /* Menus show the key that was added last, so the usual one comes after the keypad’s. */
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
  /* Entries that Casebook played for practice cannot be changed. */
  gboolean tells = writable && cb_case_get_practice (self->case_) == 0;
  guint position = cb_log_item_get_position (self->item);
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
