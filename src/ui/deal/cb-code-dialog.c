/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-take.h"
#include "cb-clock.h"
#include "cb-code-dialog.h"
#include "cb-fields.h"
#include "cb-hand.h"
#include "cb-table-code.h"
#include "cb-template.h"

/* In characters: a shorter code is still being typed, so its mistakes are not reported. */
#define SHORTEST_CODE 12

struct _CbCodeDialog
{
  AdwDialog parent_instance;

  CbSetup *setup;     /* the setup in the code, or NULL while there is none */
  CbCase *case_;      /* the case to which a table’s code is added; NULL for a hand code */
  CbContents *joined; /* what the case will say with the code, or NULL while there is none */

  GtkButton *create_button;
  GtkLabel *intro;
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

/* (transfer full): how many entries of the typed code are new */
static char *
describe_joined (CbCodeDialog *self)
{
  guint before = g_list_model_get_n_items (G_LIST_MODEL (cb_case_get_log (self->case_)));
  guint n = self->joined->entries->len > before ? self->joined->entries->len - before : 0;

  if (n == 0)
    return g_strdup (_ ("Entries of this notebook change."));
  return g_strdup_printf (ngettext ("%u new entry.", "%u new entries.", n), n);
}

/* Reads what is typed. Returns: (transfer full) (nullable): what it says, in words; else @error */
static char *
read_typed (CbCodeDialog *self, GError **error)
{
  const char *typed = gtk_editable_get_text (self->code_row);

  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->joined, cb_contents_unref);
  if (self->case_ == NULL)
    {
      self->setup = cb_hand_read_code (typed, NULL, error);
      return self->setup != NULL ? describe (self->setup) : NULL;
    }
  self->joined = cb_table_code_join (cb_case_file_get_contents (cb_case_get_file (self->case_)),
                                     typed, error);
  return self->joined != NULL ? describe_joined (self) : NULL;
}

static void
changed_cb (CbCodeDialog *self)
{
  const char *typed = gtk_editable_get_text (self->code_row);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = read_typed (self, &error);
  gboolean right = text != NULL;

  if (!right)
    text = g_strdup (g_utf8_strlen (typed, -1) >= SHORTEST_CODE ? error->message : "");
  show_message (self, text, !right);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "code.create", right);
}

/* Reads the code once more, because the case may have changed since. */
static void
add_to_case (CbCodeDialog *self)
{
  g_autofree char *text = read_typed (self, NULL);

  if (text != NULL)
    cb_case_take (self->case_, _ ("Add Table Code"), self->joined);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
create_case (CbCodeDialog *dialog)
{
  g_autoptr (CbCodeDialog) self = g_object_ref (dialog);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbAssist assist = (CbAssist) g_settings_get_enum (settings, "default-assist");
  g_autoptr (GDateTime) now = cb_clock_now ();
  g_autofree char *title = g_date_time_format (now, C_ ("title of a case", "%A, %B %-d"));
  g_autoptr (CbCase) case_ = cb_case_new_with_assist (self->setup, title, assist);

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit_by_name (self, "created", case_);
}

static void
create_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CbCodeDialog *self = CB_CODE_DIALOG (widget);

  if (self->case_ != NULL)
    add_to_case (self);
  else
    create_case (self);
}

/* If Enter is pressed too early, says what is missing. */
static void
activated_cb (CbCodeDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = read_typed (self, &error);

  if (text != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "code.create", NULL);
  else
    show_message (self, error->message, TRUE);
}

static void
cb_code_dialog_class_init (CbCodeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbCodeDialog, setup, cb_setup_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbCodeDialog, case_, g_object_unref);
  CB_OWNS (G_OBJECT_CLASS (klass), CbCodeDialog, joined, cb_contents_unref);

  cb_signal_new (klass, "created", 1, CB_TYPE_CASE);

  cb_template_install (widget_class, "cb-code-dialog", CB_CHILD (CbCodeDialog, code_row),
                       CB_CHILD (CbCodeDialog, create_button), CB_CHILD (CbCodeDialog, intro),
                       CB_CHILD (CbCodeDialog, message), CB_CALLBACK (activated_cb),
                       CB_CALLBACK (changed_cb));

  gtk_widget_class_install_action (widget_class, "code.create", NULL, create_action);
}

static void
cb_code_dialog_init (CbCodeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "code.create", FALSE);
}

/* Returns: (transfer floating): a dialog that adds what codes from a table say to @case_, a
 * player’s notebook */
CbCodeDialog *
cb_code_dialog_new_for_case (CbCase *case_)
{
  CbCodeDialog *self = g_object_new (CB_TYPE_CODE_DIALOG, "title", _ ("Table Code"), NULL);

  g_return_val_if_fail (CB_IS_CASE (case_), self);

  self->case_ = g_object_ref (case_);
  gtk_label_set_label (self->intro,
                       _ ("Is this game played on another device, without cards? Type the code it "
                          "shows you there, or paste what a camera read from its picture."));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->code_row), _ ("_Table Code"));
  gtk_button_set_label (self->create_button, _ ("_Add"));
  return self;
}
