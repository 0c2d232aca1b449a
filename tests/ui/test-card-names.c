/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Other names for the cards of one case, from the menu to whatever speaks of cards. */

#include "config.h"

#include "cb-case-test.h"
#include "cb-composer.h"
#include "cb-editions.h"
#include "cb-log-parts.h"
#include "cb-sheet-view.h"
#include "cb-ui-test.h"
#include "cb-words-dialog.h"

static CbWindow *window;
static CbCase *case_;

static CbWordsDialog *
open_dialog (void)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename-cards", NULL);
  return CB_WORDS_DIALOG (cb_ui_test_get_dialog (window));
}

static GtkEditable *
get_row (CbWordsDialog *dialog, const char *in_box)
{
  GtkWidget *row = gtk_widget_get_ancestor (cb_ui_test_find_label (GTK_WIDGET (dialog), in_box),
                                            ADW_TYPE_ENTRY_ROW);

  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, in_box);
  return GTK_EDITABLE (row);
}

static gboolean
can_save (CbWordsDialog *dialog)
{
  return gtk_widget_get_sensitive (
    gtk_widget_get_ancestor (cb_ui_test_find_label (GTK_WIDGET (dialog), "Save"), GTK_TYPE_BUTTON));
}

static const char *
get_name (const char *id)
{
  return cb_edition_get_card (cb_case_get_edition (case_), cb_case_test_card (case_, id))->name;
}

static gboolean
speaks (GType type, const char *name)
{
  GtkWidget *part = cb_ui_test_find (GTK_WIDGET (window), type, NULL);

  return cb_ui_test_find_label (part, name) != NULL;
}

static gboolean
log_speaks (const char *name)
{
  g_autofree char *title = NULL;

  title = cb_entry_get_title (cb_case_test_get_entry (case_, 0), cb_case_get_setup (case_));
  g_assert_nonnull (strstr (title, name));
  return speaks (CB_TYPE_LOG_ROW, name);
}

/* The sheet, the log and the composer call the card by its new name, and by the old one again. */
static void
test_everywhere (void)
{
  CbWordsDialog *dialog = open_dialog ();

  g_assert_false (can_save (dialog));
  gtk_editable_set_text (get_row (dialog, "Rope"), " Garrotte ");
  g_assert_true (can_save (dialog));
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_cmpstr (get_name ("rope"), ==, "Garrotte");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (speaks (CB_TYPE_SHEET_VIEW, "Garrotte"));
  g_assert_false (speaks (CB_TYPE_SHEET_VIEW, "Rope"));
  g_assert_true (speaks (CB_TYPE_COMPOSER, "Garrotte"));
  g_assert_false (speaks (CB_TYPE_COMPOSER, "Rope"));
  g_assert_true (log_speaks ("Garrotte"));

  dialog = open_dialog ();
  g_assert_cmpstr (gtk_editable_get_text (get_row (dialog, "Rope")), ==, "Garrotte");
  adw_dialog_close (ADW_DIALOG (dialog));

  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_COMPOSER, NULL),
                              "case.undo", NULL);
  g_assert_cmpstr (get_name ("rope"), ==, "Rope");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (speaks (CB_TYPE_SHEET_VIEW, "Rope"));
  g_assert_true (speaks (CB_TYPE_COMPOSER, "Rope"));
  g_assert_true (log_speaks ("Rope"));
}

/* Cards that are called the same could not be told apart. */
static void
test_twice (void)
{
  CbWordsDialog *dialog = open_dialog ();

  gtk_editable_set_text (get_row (dialog, "Rope"), "wrench");
  g_assert_false (can_save (dialog));
  g_assert_nonnull (cb_ui_test_find_label (
    GTK_WIDGET (dialog), "Two cards are called Wrench. Give one of them another name."));
  gtk_editable_set_text (get_row (dialog, "Wrench"), "Rope");
  g_assert_true (can_save (dialog));
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_cmpstr (get_name ("rope"), ==, "wrench");
  g_assert_cmpstr (get_name ("wrench"), ==, "Rope");
}

/* An empty line is the name in the box; so are all of them with one button. */
static void
test_back (void)
{
  CbWordsDialog *dialog = open_dialog ();

  gtk_editable_set_text (get_row (dialog, "Rope"), "Garrotte");
  gtk_editable_set_text (get_row (dialog, "Hall"), "Lobby");
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");

  dialog = open_dialog ();
  gtk_editable_set_text (get_row (dialog, "Rope"), "");
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_cmpstr (get_name ("rope"), ==, "Rope");
  g_assert_cmpstr (get_name ("hall"), ==, "Lobby");

  dialog = open_dialog ();
  gtk_widget_activate_action (GTK_WIDGET (dialog), "correction.reset", NULL);
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_cmpstr (get_name ("hall"), ==, "Hall");
}

/* What was typed is not lost by a key. */
static void
test_discard (void)
{
  CbWordsDialog *dialog = open_dialog ();
  AdwDialog *alert;

  gtk_editable_set_text (get_row (dialog, "Rope"), "Garrotte");
  cb_ui_test_click (GTK_WIDGET (dialog), "Cancel");
  alert = cb_ui_test_get_dialog (window);
  g_assert_true (ADW_IS_ALERT_DIALOG (alert));
  cb_ui_test_click (GTK_WIDGET (alert), "Discard");
  g_assert_cmpstr (get_name ("rope"), ==, "Rope");
  g_assert_false (cb_case_get_can_undo (case_));
}

/* A name in the box is no markup. */
static void
test_ampersand (void)
{
  g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_find_builtin ("nightmare"));
  g_autoptr (CbCase) other = cb_case_new (setup, "Friday");
  CbWordsDialog *dialog = cb_words_dialog_new (other, CB_WORDS_OF_CARDS);

  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
  get_row (dialog, "Lock, Shock & Barrel");
}

static void
run (gconstpointer data)
{
  void (*test) (void) = data;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CbCase) made = cb_case_test_new ();

  cb_case_test_ask (made, BOB, "plum rope library", CARA, -1);
  bytes = cb_case_to_bytes (made);
  case_ = cb_case_new_from_bytes (bytes, NULL);
  window = cb_ui_test_open_case (case_, 1024, 768);
  test ();
  cb_ui_test_close_window (window);
  g_clear_object (&case_);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_data_func ("/card-names/everywhere", test_everywhere, run);
  g_test_add_data_func ("/card-names/twice", test_twice, run);
  g_test_add_data_func ("/card-names/back", test_back, run);
  g_test_add_data_func ("/card-names/discard", test_discard, run);
  g_test_add_data_func ("/card-names/ampersand", test_ampersand, run);

  return g_test_run ();
}
