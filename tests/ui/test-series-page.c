/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The evening of a case on disk: what its games before say, where they are and where they are not;
 * how many games have to be won, which is changed there; and the way to the next one. */

#include "config.h"

#include "cb-card-face.h"
#include "cb-case-page.h"
#include "cb-insight-parts.h"
#include "cb-setup-page.h"
#include "cb-tally-page.h"
#include "cb-ui-test.h"

static CbCase *
get_case (CbWindow *window)
{
  return cb_ui_test_get_case (
    CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL)));
}

/* Goes there as people do: from the score in the review. */
static GtkWidget *
open_series (CbWindow *window)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  GtkWidget *evening, *series;

  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (cb_ui_test_find (page, ADW_TYPE_VIEW_STACK, NULL)), "insight");
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_wait (cb_ui_test_find (page, CB_TYPE_REVIEW_VIEW, NULL) != NULL);
  evening = cb_ui_test_find (cb_ui_test_find (page, CB_TYPE_REVIEW_VIEW, NULL), GTK_TYPE_BUTTON,
                             "evening");
  cb_ui_test_wait (gtk_widget_get_mapped (evening));
  g_signal_emit_by_name (evening, "clicked");
  series = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SERIES_PAGE, NULL);
  g_assert_nonnull (series);
  return series;
}

static gboolean
says (GtkWidget *page, const char *text)
{
  return cb_ui_test_find_label (page, text) != NULL;
}

/* What a row says: the name, each slot, the score. An open slot is “_”, one of which nothing more
 * is known “x”. */
static void
collect (GtkWidget *widget, GString *text)
{
  gboolean slot = gtk_widget_has_css_class (widget, "win-slot");

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s ", gtk_label_get_label (GTK_LABEL (widget)));
  else if (CB_IS_CARD_FACE (widget))
    g_string_append_printf (text, "%s,", cb_card_face_get_card (CB_CARD_FACE (widget))->id);
  else if (slot && gtk_widget_get_first_child (widget) == NULL)
    g_string_append (text, gtk_widget_has_css_class (widget, "open") ? "_ " : "x ");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, text);
}

static void
assert_row (GtkWidget *page, guint nth, const char *expected)
{
  GtkWidget *row = gtk_widget_get_first_child (cb_ui_test_find (page, GTK_TYPE_BOX, "rows"));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < nth; i++)
    row = gtk_widget_get_next_sibling (row);
  collect (row, text);
  g_assert_cmpstr (g_strchomp (text->str), ==, expected);
}

static void
wait_for_faces (GtkWidget *page)
{
  cb_ui_test_wait (cb_ui_test_find (cb_ui_test_find (page, GTK_TYPE_BOX, "rows"), CB_TYPE_CARD_FACE,
                                    NULL) != NULL);
}

static void
test_leads (void)
{
  CbWindow *window = cb_ui_test_open_window (1280, 800);
  GtkWidget *page;

  cb_ui_test_empty_shelf ();
  cb_ui_test_open_series (window, 3, 3);
  page = open_series (window);
  wait_for_faces (page);
  g_assert_true (says (page, "You lead, 2 to 1"));
  g_assert_true (says (page, "After 3 games. The first to win 3 games wins the evening."));
  assert_row (page, 0,
              "Ann in the lead plum,revolver,library,5 turns green,wrench,kitchen,9 turns _ 2");
  assert_row (page, 1, "Bob _ _ _ 0");
  assert_row (page, 2, "Cleo white,rope,study,3 turns _ _ 1");
  g_assert_true (says (page, "Next Game"));

  /* With fewer wins needed it is over, and undo takes that back. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (cb_ui_test_find (page, GTK_TYPE_SPIN_BUTTON, "goal")),
                             2);
  cb_ui_test_wait (cb_case_get_setup (get_case (window))->series.goal == 2);
  g_assert_true (says (page, "You won the evening, 2 to 1"));
  g_assert_true (says (page, "New Evening"));
  assert_row (page, 1, "Bob _ _ 0");
  cb_case_undo (get_case (window));
  cb_ui_test_wait (says (page, "You lead, 2 to 1"));
  assert_row (page, 1, "Bob _ _ _ 0");
  cb_ui_test_close_window (window);
}

/* The file of the first game is gone: its win is still counted, though nobody knows more of it. */
static void
test_file_gone (void)
{
  CbWindow *window = cb_ui_test_open_window (1280, 800);
  GFile *folder = cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ()));
  g_autoptr (GFile) first = g_file_get_child (folder, "Game 1.casebook");
  GtkWidget *page;

  cb_ui_test_empty_shelf ();
  cb_ui_test_open_series (window, 3, 3);
  g_assert_true (g_file_delete (first, NULL, NULL));
  page = open_series (window);
  wait_for_faces (page);
  assert_row (page, 0, "Ann in the lead x green,wrench,kitchen,9 turns _ 2");
  cb_ui_test_close_window (window);
}

/* A narrow window has the turns alone, and the button at its foot. */
static void
test_narrow (void)
{
  CbWindow *window = cb_ui_test_open_window (360, 640);
  GtkWidget *page;

  cb_ui_test_empty_shelf ();
  cb_ui_test_open_series (window, 3, 4);
  page = open_series (window);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_wait (says (page, "9"));
  g_assert_true (says (page, "You won the evening, 3 to 1"));
  assert_row (page, 0, "Ann 5 9 1 3");
  g_assert_true (says (page, "You solved it at entry 1, without a suggestion."));
  gtk_widget_activate_action (page, "win.new-case-again", NULL);
  g_assert_true (CB_IS_SETUP_PAGE (cb_ui_test_get_page (window)));
  cb_ui_test_close_window (window);
}

/* More games than there is room for slots, and the way to all figures. */
static void
test_many (void)
{
  CbWindow *window = cb_ui_test_open_window (1280, 800);
  GtkWidget *page;

  cb_ui_test_empty_shelf ();
  cb_ui_test_open_series (window, 20, 2);
  page = open_series (window);
  g_assert_true (says (page, "It’s a tie, 1 to 1"));
  assert_row (page, 0, "Ann 1");
  assert_row (page, 2, "Cleo 1");
  g_assert_true (says (page, "Cleo solved it at entry 3, without a suggestion."));
  cb_ui_test_click (page, "All Statistics");
  g_assert_true (CB_IS_TALLY_PAGE (cb_ui_test_get_page (window)));
  cb_ui_test_close_window (window);
}

/* Skill and luck of the latest game are told as the review tells them, once they are known. */
static void
test_skill (void)
{
  CbWindow *window = cb_ui_test_open_window (1280, 800);
  GtkWidget *page, *card;

  cb_ui_test_empty_shelf ();
  cb_ui_test_open_series (window, 3, 3);
  page = open_series (window);
  card = cb_ui_test_find (page, GTK_TYPE_BOX, "skill_and_luck");
  g_assert_true (gtk_widget_get_visible (card));
  cb_ui_test_wait (!says (card, "…"));
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_true (says (card, "90 of 99"));
  g_assert_true (says (
    card, "Your luck was average: in 50 of 100 games, the answers would have told you less."));
  cb_ui_test_close_window (window);
}

int
main (int argc, char **argv)
{
  cb_ui_test_init (&argc, &argv);
  g_test_add_func ("/series-page/leads", test_leads);
  g_test_add_func ("/series-page/file-gone", test_file_gone);
  g_test_add_func ("/series-page/narrow", test_narrow);
  g_test_add_func ("/series-page/many", test_many);
  g_test_add_func ("/series-page/skill", test_skill);
  return g_test_run ();
}
