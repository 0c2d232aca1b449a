/* cb-composer-actions.c: what can be done in the composer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include "cb-composer-private.h"

static void
record_confirm (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbComposer *self = CB_COMPOSER (widget);
  int position = cb_draft_confirm (self->draft);

  if (position >= 0)
    g_signal_emit_by_name (self, "recorded", position);
}

static void
record_cancel (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbComposer *self = CB_COMPOSER (widget);

  cb_draft_reset (self->draft);
  g_signal_emit_by_name (self, "cancelled");
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

void
_cb_composer_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "record.confirm", NULL, record_confirm);
  gtk_widget_class_install_action (widget_class, "record.cancel", NULL, record_cancel);
  gtk_widget_class_install_action (widget_class, "record.next-asker", NULL, record_next_asker);
  gtk_widget_class_install_action (widget_class, "record.previous-asker", NULL,
                                   record_previous_asker);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_period, GDK_CONTROL_MASK,
                                       "record.next-asker", NULL);
  gtk_widget_class_add_binding_action (
    widget_class, GDK_KEY_period, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "record.previous-asker", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "record.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "record.confirm", NULL);
}

void
_cb_composer_update_actions (CbComposer *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "record.confirm",
                                 cb_draft_get_complete (self->draft));
}
