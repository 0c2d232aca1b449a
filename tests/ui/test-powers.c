/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What powers say, from the card in somebody's hand to the table on the screen. */

#include "config.h"

#include "cb-case-test.h"
#include "cb-words-dialog.h"
#include "cb-table-view.h"
#include "cb-ui-test.h"

static CbWindow *window;
static CbCase *case_;

static CbWordsDialog *
open_dialog (void)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.correct-powers", NULL);
  return CB_WORDS_DIALOG (cb_ui_test_get_dialog (window));
}

/* The place for what the power says. */
static GtkTextBuffer *
get_text (CbWordsDialog *dialog, const char *power)
{
  GtkWidget *group = gtk_widget_get_ancestor (cb_ui_test_find_label (GTK_WIDGET (dialog), power),
                                              ADW_TYPE_PREFERENCES_GROUP);

  return gtk_text_view_get_buffer (
    GTK_TEXT_VIEW (cb_ui_test_find (group, GTK_TYPE_TEXT_VIEW, NULL)));
}

static gboolean
can_save (CbWordsDialog *dialog)
{
  return gtk_widget_get_sensitive (
    gtk_widget_get_ancestor (cb_ui_test_find_label (GTK_WIDGET (dialog), "Save"), GTK_TYPE_BUTTON));
}

static const char *
get_power (const char *id)
{
  CbEdition *edition = cb_case_get_edition (case_);

  return cb_edition_get_power (edition, (guint) cb_edition_find_power (edition, id))->text;
}

static gboolean
table_says (const char *text)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_VIEW, NULL);

  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_ui_test_find_label (view, text) != NULL;
}

/* Sally's card says otherwise here; the Table shows what it says, until that is taken back. */
static void
test_table (void)
{
  const char *text = "Twice per game, you may look at a card.";
  CbWordsDialog *dialog = open_dialog ();

  g_assert_false (can_save (dialog));
  gtk_text_buffer_set_text (get_text (dialog, "Sally"), text, -1);
  g_assert_true (can_save (dialog));
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_cmpstr (get_power ("sally"), ==, text);
  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, NULL)), "table");
  g_assert_true (table_says (text));
  g_assert_true (cb_case_undo (case_));
  g_assert_false (table_says (text));
  g_assert_nonnull (strstr (get_power ("sally"), "just shown"));
}

/* An empty place is as in the box, whose text may be none; so are all with one button. */
static void
test_back (void)
{
  CbWordsDialog *dialog = open_dialog ();

  gtk_text_buffer_set_text (get_text (dialog, "Mayor"), " Take another turn. ", -1);
  gtk_text_buffer_set_text (get_text (dialog, "Sally"), "Look.", -1);
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_cmpstr (get_power ("mayor"), ==, "Take another turn.");

  dialog = open_dialog ();
  gtk_text_buffer_set_text (get_text (dialog, "Mayor"), "\n", -1);
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_null (get_power ("mayor"));
  g_assert_cmpstr (get_power ("sally"), ==, "Look.");

  dialog = open_dialog ();
  gtk_widget_activate_action (GTK_WIDGET (dialog), "correction.reset", NULL);
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_nonnull (strstr (get_power ("sally"), "just shown"));
}

/* What was typed is not lost by a key. */
static void
test_discard (void)
{
  CbWordsDialog *dialog = open_dialog ();
  AdwDialog *alert;

  gtk_text_buffer_set_text (get_text (dialog, "Mayor"), "Take another turn.", -1);
  cb_ui_test_click (GTK_WIDGET (dialog), "Cancel");
  alert = cb_ui_test_get_dialog (window);
  g_assert_true (ADW_IS_ALERT_DIALOG (alert));
  cb_ui_test_click (GTK_WIDGET (alert), "Discard");
  g_assert_null (get_power ("mayor"));
  g_assert_cmpstr (cb_case_get_undo_label (case_), !=, "Correct Powers");
}

static void
run (gconstpointer data)
{
  void (*test) (void) = data;

  case_ = cb_case_test_load_sample ("booklet-nightmare.casebook", 0);
  window = cb_ui_test_open_case (case_, 1024, 768);
  test ();
  cb_ui_test_close_window (window);
  g_clear_object (&case_);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_data_func ("/powers/table", test_table, run);
  g_test_add_data_func ("/powers/back", test_back, run);
  g_test_add_data_func ("/powers/discard", test_discard, run);

  return g_test_run ();
}
