/* What can be done with what is typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-announce.h"
#include "cb-quick-entry-private.h"

static void
accept (CbQuickEntry *self, guint index)
{
  const CbCompletion *completion = cb_quick_choices_get (self->choices, index);
  g_autofree char *text = NULL;
  int position;

  if (completion == NULL)
    return;

  text = g_strdup (completion->text);
  position = (int) completion->start;
  g_object_freeze_notify (G_OBJECT (self->line));
  gtk_editable_delete_text (self->line, position, position + (int) completion->length);
  gtk_editable_insert_text (self->line, text, -1, &position);
  gtk_editable_set_position (self->line, position);
  g_object_thaw_notify (G_OBJECT (self->line));
  cb_announce (GTK_WIDGET (self), text);
}

/* Moves the focus to the line, where the cursor was. */
void
cb_quick_entry_focus (CbQuickEntry *self)
{
  g_return_if_fail (CB_IS_QUICK_ENTRY (self));

  gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (self->line)));
}

static void
choice_picked_cb (CbQuickEntry *self, guint index)
{
  accept (self, index);
  cb_quick_entry_focus (self);
}

/* Selects the words that are wrong, so that typing replaces them. */
static void
insist (CbQuickEntry *self)
{
  self->insisted = TRUE;
  gtk_editable_select_region (self->line, (int) self->read->start,
                              (int) (self->read->start + self->read->length));
  _cb_quick_entry_update_preview (self);
  cb_announce (GTK_WIDGET (self), self->read->problem);
}

static void
quick_record (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (widget);
  g_autoptr (GPtrArray) entries = NULL;
  int position;

  if (self->read == NULL || cb_case_get_read_only (self->case_))
    return;
  if (self->read->entries == NULL)
    {
      insist (self);
      return;
    }

  entries = g_ptr_array_ref (self->read->entries);
  position = (int) cb_log_get_n_entries (cb_case_get_log (self->case_));
  gtk_editable_set_text (self->line, "");
  cb_case_splice (self->case_, (guint) position, 0, entries);
  g_signal_emit_by_name (self, "recorded", position);
}

static void
quick_accept (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (widget);

  accept (self, (guint) MAX (cb_quick_choices_get_marked (self->choices), 0));
}

static void
line_activated_cb (CbQuickEntry *self)
{
  gboolean marked = cb_quick_choices_get_marked (self->choices) >= 0;

  gtk_widget_activate_action (GTK_WIDGET (self), marked ? "quick.accept" : "quick.record", NULL);
}

/* Tab completes, and if there is nothing to complete moves the focus as usual. */
static gboolean
tab_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (widget);
  int marked = cb_quick_choices_get_marked (self->choices);
  const CbCompletion *first = cb_quick_choices_get (self->choices, 0);

  if (marked < 0 && (first == NULL || first->length == 0))
    return FALSE;
  return gtk_widget_activate_action (widget, "quick.accept", NULL);
}

static gboolean
arrow_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return cb_quick_choices_move (CB_QUICK_ENTRY (widget)->choices, g_variant_get_int32 (args));
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  const struct
  {
    guint key;
    int steps;
  } ARROWS[] = {
    { GDK_KEY_Down, 1 },   { GDK_KEY_KP_Down, 1 }, { GDK_KEY_Up, -1 },
    { GDK_KEY_KP_Up, -1 }, { GDK_KEY_Escape, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ARROWS); i++)
    gtk_widget_class_add_binding (widget_class, ARROWS[i].key, 0, arrow_pressed, "i",
                                  ARROWS[i].steps);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Tab, 0, tab_pressed, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "quick.record", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "quick.record", NULL);
}

void
_cb_quick_entry_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, line_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_picked_cb);

  gtk_widget_class_install_action (widget_class, "quick.record", NULL, quick_record);
  gtk_widget_class_install_action (widget_class, "quick.accept", NULL, quick_accept);
  add_keys (widget_class);
}

/* In an empty line undo is that of the page. @args: (s): the action of the page */
static gboolean
undo_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (widget);

  return self->read == NULL &&
         gtk_widget_activate_action (widget, g_variant_get_string (args, NULL), NULL);
}

static void
add_shortcut (GtkEventController *controller, GdkModifierType modifiers, const char *action)
{
  GtkShortcut *shortcut = gtk_shortcut_new (
    gtk_keyval_trigger_new (GDK_KEY_z, GDK_CONTROL_MASK | modifiers),
    gtk_callback_action_new (undo_pressed, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_string (action));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

/* Sees keys before the text field, which would take those for undo even if it has nothing to
 * undo. */
void
_cb_quick_entry_watch_keys (CbQuickEntry *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  add_shortcut (controller, 0, "case.undo");
  add_shortcut (controller, GDK_SHIFT_MASK, "case.redo");
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
