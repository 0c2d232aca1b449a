/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-mark-check-dialog.h"
#include "cb-plain-row.h"

/* How high the list may be, in pixels, before it scrolls. */
#define MAX_HEIGHT 300

struct _CbMarkCheckDialog
{
  AdwAlertDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (CbMarkCheckDialog, cb_mark_check_dialog, ADW_TYPE_ALERT_DIALOG)

static void
cb_mark_check_dialog_response (AdwAlertDialog *dialog, const char *response)
{
  if (g_str_equal (response, "solved"))
    g_signal_emit_by_name (dialog, "solved");
}

static void
cb_mark_check_dialog_class_init (CbMarkCheckDialogClass *klass)
{
  ADW_ALERT_DIALOG_CLASS (klass)->response = cb_mark_check_dialog_response;

  cb_signal_new (klass, "solved", 0);
}

static void
cb_mark_check_dialog_init (CbMarkCheckDialog *self)
{
}

static void
add_mark (GtkListBox *list, CbCase *case_, guint card, guint holder, CbVerdict verdict)
{
  CbSetup *setup = cb_case_get_setup (case_);
  g_autofree char *name = cb_setup_get_holder_name (setup, holder);
  GtkWidget *mark = gtk_label_new (cb_case_get_pencil (case_, card, holder));

  /* Translators: a card, then a player or the envelope */
  g_autofree char *title = g_strdup_printf (_ ("%s · %s"),
                                            cb_edition_get_card (setup->edition, card)->name, name);
  GtkWidget *row = cb_plain_row_new (title, cb_verdict_describe (verdict));

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  gtk_list_box_append (list, row);
}

/* Lists wrong marks first; those that are proven are not listed. */
static GtkWidget *
make_list (CbCase *case_, CbMarkCheck *check)
{
  static const CbVerdict ORDER[] = { CB_VERDICT_WRONG, CB_VERDICT_CLASHES, CB_VERDICT_OPEN };
  CbSetup *setup = cb_case_get_setup (case_);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  for (guint i = 0; i < G_N_ELEMENTS (ORDER); i++)
    for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
      for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
        if (cb_mark_check_get (check, card, holder) == ORDER[i])
          add_mark (GTK_LIST_BOX (list), case_, card, holder, ORDER[i]);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Marks"),
                                  -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  return scrolled;
}

static gboolean
has_list (const CbMarkCheck *check)
{
  return cb_mark_check_get_consistent (check) &&
         cb_mark_check_count (check, CB_VERDICT_WRONG) +
             cb_mark_check_count (check, CB_VERDICT_CLASHES) +
             cb_mark_check_count (check, CB_VERDICT_OPEN) >
           0;
}

/**
 * cb_mark_check_dialog_new:
 * @check: of the marks of @case_ as they are
 *
 * Returns: (transfer floating): the dialog
 */
CbMarkCheckDialog *
cb_mark_check_dialog_new (CbCase *case_, CbMarkCheck *check)
{
  CbMarkCheckDialog *self = g_object_new (CB_TYPE_MARK_CHECK_DIALOG, NULL);
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (self);
  g_autofree char *words = cb_mark_check_describe (check);
  gboolean solved = cb_mark_check_get_solution (check) != 0;

  adw_alert_dialog_set_heading (dialog, solved ? _ ("Case Solved") : _ ("Your Marks"));
  adw_alert_dialog_set_body (dialog, words);
  if (has_list (check))
    adw_alert_dialog_set_extra_child (dialog, make_list (case_, check));
  adw_alert_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_alert_dialog_set_close_response (dialog, "close");
  adw_alert_dialog_set_default_response (dialog, "close");
  if (solved && !cb_case_get_read_only (case_) && !cb_case_get_closed (case_))
    {
      adw_alert_dialog_add_response (dialog, "solved", _ ("_Open the Envelope"));
      adw_alert_dialog_set_response_appearance (dialog, "solved", ADW_RESPONSE_SUGGESTED);
      adw_alert_dialog_set_default_response (dialog, "solved");
    }
  return self;
}
