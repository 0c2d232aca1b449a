/* The actions of the composer, and the recording of entries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-composer-private.h"
#include "cb-css-class.h"

/* The buttons never move while something is tapped or typed; only their labels change. */

/* Whether a line is being typed, so that the buttons act on it. */
gboolean
_cb_composer_is_typed (CbComposer *self)
{
  return cb_draft_get_purpose (self->draft) == NULL &&
         cb_quick_entry_get_line (self->quick) != NULL;
}

/* How complete the event is that was tapped or typed. */
static CbDraftState
get_state (CbComposer *self)
{
  return _cb_composer_is_typed (self) ? cb_quick_entry_get_line (self->quick)->state
                                      : cb_draft_get_state (self->draft);
}

/* (transfer full) (nullable) */
static char *
describe_outcome (CbComposer *self)
{
  return _cb_composer_is_typed (self) ? g_strdup (cb_quick_entry_get_line (self->quick)->outcome)
                                      : cb_draft_describe_outcome (self->draft);
}

/* (transfer full): @verb and @outcome. Underscores in names must not become mnemonics. */
static char *
extend (const char *verb, const char *outcome)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *escaped = NULL;

  if (outcome == NULL)
    return g_strdup (verb);
  parts = g_strsplit (outcome, "_", -1);
  escaped = g_strjoinv ("__", parts);
  /* Translators: on a button: what it does, then what happened: “Record · Dan showed Library”. */
  return g_strdup_printf (_ ("%s · %s"), verb, escaped);
}

/* (transfer full): the label; it tells no outcome while the event is incomplete */
static char *
describe_record (CbComposer *self, CbDraftState state)
{
  gboolean editing = cb_draft_get_editing (self->draft);
  g_autofree char *outcome = NULL;

  if (state == CB_DRAFT_PARTLY)
    return g_strdup (editing ? _ ("Sa_ve Incomplete") : _ ("_Record Incomplete"));
  outcome = describe_outcome (self);
  if (state == CB_DRAFT_ODD)
    return extend (editing ? _ ("Sa_ve Anyway") : _ ("_Record Anyway"), outcome);
  return extend (editing ? _ ("Sa_ve") : _ ("_Record"), outcome);
}

/* Lets the label of the button Record take two lines. It ends with the card that was shown, which
 * people want to see before they record it, and a narrow window would cut off in a single line. */
static void
allow_two_lines (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_lines (label, 2);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/* The button is blue only if nothing is missing and nothing looks wrong. */
static void
update_record (CbComposer *self)
{
  CbDraftState state = get_state (self);
  g_autofree char *label = describe_record (self, state);
  gboolean blank = state == CB_DRAFT_LACKING && !_cb_composer_is_typed (self);

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->record)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->record), label);
  allow_two_lines (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->record))));
  cb_css_class_set (self->record, "suggested-action", blank || state == CB_DRAFT_WHOLE);
}

/* While there is nothing to clear, the button undoes an entry that was recorded automatically. */
static void
update_clear (CbComposer *self)
{
  gboolean undoes = self->recorded_itself && cb_draft_get_blank (self->draft) &&
                    !_cb_composer_is_typed (self);
  const char *label = _ ("C_lear"), *hint = _ ("Clear Draft (Escape)");

  if (cb_draft_get_purpose (self->draft) != NULL)
    label = hint = _ ("_Cancel");
  else if (undoes)
    label = hint = _ ("_Undo");
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->clear)), label) == 0)
    return;

  gtk_button_set_label (GTK_BUTTON (self->clear), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->clear),
                                  undoes ? "case.undo" : "record.cancel");
  gtk_widget_set_tooltip_text (self->clear, hint == label ? NULL : hint);
}

static void
update_buttons (CbComposer *self)
{
  cb_question_box_set_question (self->question, _cb_composer_is_typed (self)
                                                  ? cb_quick_entry_get_question (self->quick)
                                                  : cb_draft_get_question (self->draft));
  if (!cb_draft_get_blank (self->draft) || _cb_composer_is_typed (self))
    self->recorded_itself = FALSE;
  update_record (self);
  update_clear (self);
}

/* Records the entry once somebody has shown a card, if the settings want that. */
void
_cb_composer_record_shown (CbComposer *self)
{
  if (!g_settings_get_boolean (self->settings, "record-when-shown") ||
      cb_draft_get_purpose (self->draft) != NULL || get_state (self) != CB_DRAFT_WHOLE)
    return;

  gtk_widget_activate_action (GTK_WIDGET (self), "record.confirm", NULL);
  self->recorded_itself = TRUE;
  update_buttons (self);
}

static void
record_confirm (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbComposer *self = CB_COMPOSER (widget);
  int position;

  if (_cb_composer_is_typed (self))
    {
      gtk_widget_activate_action (GTK_WIDGET (self->quick), "quick.record", NULL);
      return;
    }
  position = cb_draft_confirm (self->draft);
  if (position >= 0)
    g_signal_emit_by_name (self, "recorded", position);
}

void
_cb_composer_update_actions (CbComposer *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean typed;

  if (self->draft == NULL)
    return;

  typed = _cb_composer_is_typed (self);
  gtk_widget_action_set_enabled (widget, "record.confirm",
                                 typed || cb_draft_get_complete (self->draft));
  gtk_widget_action_set_enabled (widget, "record.cancel",
                                 typed || !cb_draft_get_blank (self->draft));
  gtk_widget_action_set_enabled (widget, "record.restore", self->dropped != NULL);
  update_buttons (self);
}

static void
record_cancel (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbComposer *self = CB_COMPOSER (widget);
  gboolean lost;

  if (_cb_composer_is_typed (self))
    {
      cb_quick_entry_clear (self->quick);
      return;
    }
  lost = cb_draft_has_input (self->draft);
  if (lost)
    {
      g_clear_pointer (&self->dropped, json_node_unref);
      self->dropped = cb_draft_write (self->draft);
    }
  cb_draft_reset (self->draft);
  _cb_composer_update_actions (self);
  g_signal_emit_by_name (self, "cancelled", lost);
}

/* Brings back the draft that was cancelled last, in place of what was entered since. */
static void
record_restore (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbComposer *self = CB_COMPOSER (widget);
  g_autoptr (JsonNode) dropped = g_steal_pointer (&self->dropped);

  cb_draft_restore (self->draft, dropped);
  _cb_composer_update_actions (self);
}

static void
move_asker (CbComposer *self, int steps)
{
  int n = (int) cb_case_get_setup (cb_draft_get_case (self->draft))->n_players;

  cb_draft_set_by (self->draft, (cb_draft_get_by (self->draft) + steps + n) % n);
}

static void
record_next_asker (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_asker (CB_COMPOSER (widget), 1);
}

static void
record_previous_asker (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  move_asker (CB_COMPOSER (widget), -1);
}

static void
record_change_cards (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_composer_change_cards (CB_COMPOSER (widget));
}

static void
record_choose_kind (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate (CB_COMPOSER (widget)->kind);
}

/* Enter chooses what has the focus. If it is chosen already, Enter moves on to the next field, and
 * finally records the entry. It never undoes a choice. */
static gboolean
key_pressed_cb (CbComposer *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);

  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter && keyval != GDK_KEY_ISO_Enter) ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0 || !GTK_IS_TOGGLE_BUTTON (focus) ||
      !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (focus)))
    return GDK_EVENT_PROPAGATE;

  if (cb_draft_get_state (self->draft) >= CB_DRAFT_ODD)
    gtk_widget_activate_action (GTK_WIDGET (self), "record.confirm", NULL);
  else if (!gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD))
    gtk_widget_error_bell (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return (!CB_COMPOSER (widget)->compact || CB_COMPOSER (widget)->low) &&
         gtk_widget_activate_action (widget, "record.cancel", NULL);
}

/* Sees keys before the widget with the focus does. */
void
_cb_composer_watch_keys (CbComposer *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
_cb_composer_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "record.confirm", NULL, record_confirm);
  gtk_widget_class_install_action (widget_class, "record.cancel", NULL, record_cancel);
  gtk_widget_class_install_action (widget_class, "record.restore", NULL, record_restore);
  gtk_widget_class_install_action (widget_class, "record.choose-kind", NULL, record_choose_kind);
  gtk_widget_class_install_action (widget_class, "record.change-cards", NULL, record_change_cards);
  gtk_widget_class_install_action (widget_class, "record.next-asker", NULL, record_next_asker);
  gtk_widget_class_install_action (widget_class, "record.previous-asker", NULL,
                                   record_previous_asker);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_k, GDK_ALT_MASK, "record.choose-kind",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_period, GDK_CONTROL_MASK,
                                       "record.next-asker", NULL);
  gtk_widget_class_add_binding_action (
    widget_class, GDK_KEY_period, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "record.previous-asker", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "record.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "record.confirm", NULL);
}
