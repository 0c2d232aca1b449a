/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-clock.h"
#include "cb-code-dialog.h"
#include "cb-fields.h"
#include "cb-hand.h"
#include "cb-template.h"

/* In characters; mistakes in a shorter code are not reported, as it is still being typed. */
#define SHORTEST_CODE 12

struct _CbCodeDialog
{
  AdwDialog parent_instance;

  CbSetup *setup; /* the setup in the code, or NULL while there is none */

  GtkEditable *code_row;
  GtkLabel *message;
};

G_DEFINE_FINAL_TYPE (CbCodeDialog, cb_code_dialog, ADW_TYPE_DIALOG)

static char *
describe (const CbSetup *setup)
{
  guint n = cb_card_set_size (setup->hand);

  /* Translators: the edition, “Player 2”, how many players, how many cards. */
  return g_strdup_printf (
    ngettext ("%s: you are %s of %u, with %u card.", "%s: you are %s of %u, with %u cards.", n),
    cb_edition_get_name (setup->edition), setup->players[setup->me].name, setup->n_players, n);
}

static void
show_message (CbCodeDialog *self, const char *text, gboolean wrong)
{
  gtk_label_set_label (self->message, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->message), "error");
  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->message), "error");
  if (*text != '\0')
    cb_announce (GTK_WIDGET (self->message), text);
}

static void
changed_cb (CbCodeDialog *self)
{
  const char *typed = gtk_editable_get_text (self->code_row);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_clear_pointer (&self->setup, cb_setup_unref);
  self->setup = cb_hand_read_code (typed, NULL, &error);
  if (self->setup != NULL)
    text = describe (self->setup);
  else
    text = g_strdup (g_utf8_strlen (typed, -1) >= SHORTEST_CODE ? error->message : "");
  show_message (self, text, self->setup == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "code.create", self->setup != NULL);
}

static void
create_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (CbCodeDialog) self = g_object_ref (CB_CODE_DIALOG (widget));
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbAssist assist = (CbAssist) g_settings_get_enum (settings, "default-assist");
  g_autoptr (GDateTime) now = cb_clock_now ();
  g_autofree char *title = g_date_time_format (now, C_ ("title of a case", "%A, %B %-d"));
  g_autoptr (CbCase) case_ = cb_case_new_with_assist (self->setup, title, assist);

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit_by_name (self, "created", case_);
}

/* If Enter is pressed too early, says what is missing. */
static void
activated_cb (CbCodeDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbSetup) setup = NULL;

  if (self->setup != NULL)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "code.create", NULL);
      return;
    }
  setup = cb_hand_read_code (gtk_editable_get_text (self->code_row), NULL, &error);
  if (setup == NULL)
    show_message (self, error->message, TRUE);
}

static void
cb_code_dialog_class_init (CbCodeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbCodeDialog, setup, cb_setup_unref);

  cb_signal_new (klass, "created", 1, CB_TYPE_CASE);

  cb_template_install (widget_class, "cb-code-dialog");
  gtk_widget_class_bind_template_child (widget_class, CbCodeDialog, code_row);
  gtk_widget_class_bind_template_child (widget_class, CbCodeDialog, message);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);

  gtk_widget_class_install_action (widget_class, "code.create", NULL, create_action);
}

static void
cb_code_dialog_init (CbCodeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "code.create", FALSE);
}
