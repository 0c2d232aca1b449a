/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "cb-accusation.h"
#include "cb-answer-cell.h"
#include "cb-answer-list.h"
#include "cb-answer-row.h"
#include "cb-asked-line.h"
#include "cb-card-face.h"
#include "cb-case-column.h"
#include "cb-case-page.h"
#include "cb-case-strip.h"
#include "cb-case-test.h"
#include "cb-composer.h"
#include "cb-event-form.h"
#include "cb-hold-button.h"
#include "cb-log-parts.h"
#include "cb-seen.h"
#include "cb-sheet-view.h"
#include "cb-solved-dialog.h"
#include "cb-statement.h"
#include "cb-suggestion.h"
#include "cb-ui-test.h"

typedef struct
{
  CbCase *case_;
  CbCasePage *page;
  GtkWidget *window;
} Fixture;

/* A telephone that lies on its side. */
typedef struct
{
  const char *path;
  int width;
  int height;
  gboolean touched;
} Lying;

static const Lying LYING[] = {
  { "/case-page/sideways-answers-640", 640, 360 },
  { "/case-page/sideways-answers-720", 720, 360 },
  { "/case-page/sideways-answers-915", 915, 412 },
  { "/case-page/sideways-answers-640-touched", 640, 360, TRUE },
  { "/case-page/sideways-answers-720-touched", 720, 360, TRUE },
  { "/case-page/sideways-answers-915-touched", 915, 412, TRUE },
};

static void
open_window (Fixture *fixture, CbCase *case_, int width, int height)
{
  GtkWidget *view = adw_navigation_view_new ();

  fixture->case_ = case_;
  fixture->page = cb_case_page_new (case_);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), ADW_NAVIGATION_PAGE (fixture->page));
  fixture->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture->window), view);
  gtk_widget_set_size_request (fixture->window, 360, 294);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
set_up_wide (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_new (), 1024, 768);
}

static void
set_up_narrow (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_new (), 360, 640);
}

static void
set_up_tablet (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_new (), 768, 1024);
}

static void
set_up_tall (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_new (), 412, 960);
}

static void
reset_layout (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "show-sidebar");
}

static void
set_up_six (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_load_sample ("published-six-players.casebook", 12), 1024, 768);
}

static void
set_up_six_narrow (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_load_sample ("published-six-players.casebook", 12), 360, 640);
}

static void
set_up_sideways (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_load_sample ("published-six-players.casebook", 12), 720, 360);
}

static void
set_up_sideways_small (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, cb_case_test_load_sample ("published-six-players.casebook", 12), 640, 360);
}

static GtkWidget *
find_nth (GtkWidget *root, GType type, guint *n)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && gtk_widget_get_mapped (root) && (*n)-- == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* (nullable): the @n-th widget of a type that is on the screen */
static GtkWidget *
find (Fixture *fixture, GType type, guint n)
{
  return find_nth (fixture->window, type, &n);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer page = fixture->page;

  g_object_add_weak_pointer (G_OBJECT (page), &page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  cb_ui_test_wait (page == NULL);
  /* A popover that was closed goes when there is time for it. */
  cb_ui_test_settle ();
  cb_ui_test_let_go (fixture->case_);
  reset_layout ();
}

static gboolean
is_enabled (GtkWidget *widget, const char *action)
{
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_button_new ());

  /* An actionable widget is sensitive while its action is enabled. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_parent (button, widget);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (gtk_widget_get_root (widget)));
  {
    gboolean sensitive = gtk_widget_get_sensitive (button);

    gtk_widget_unparent (button);
    return sensitive;
  }
}

static guint
count_entries (Fixture *fixture)
{
  return cb_log_get_n_entries (cb_case_get_log (fixture->case_));
}

static void
name_cards (Fixture *fixture, const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    cb_draft_toggle_card (cb_ui_test_get_draft (fixture->page),
                          cb_case_test_card (fixture->case_, list[i]));
}

static CbDraftAnswer *
get_answer (Fixture *fixture, guint index)
{
  g_autoptr (CbDraftAnswer) answer = g_list_model_get_item (
    cb_draft_get_answers (cb_ui_test_get_draft (fixture->page)), index);

  return answer;
}

static void
activate (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

static gboolean
is_narrow (Fixture *fixture)
{
  gboolean narrow;

  g_object_get (fixture->page, "narrow", &narrow, NULL);
  return narrow;
}

static char *
get_text (Fixture *fixture, const char *property)
{
  char *text;

  g_object_get (fixture->page, property, &text, NULL);
  return text;
}

static CbMark
get_mark (Fixture *fixture, const char *id, guint holder)
{
  GtkWidget *view = find (fixture, CB_TYPE_SHEET_VIEW, 0);
  guint card = cb_case_test_card (fixture->case_, id);

  return cb_cell_get_mark (
    cb_sheet_cell_get_cell (cb_sheet_view_get_cell (CB_SHEET_VIEW (view), card, holder)));
}

static void
test_records (Fixture *fixture, gconstpointer data)
{
  GtkWidget *composer = find (fixture, CB_TYPE_COMPOSER, 0);

  g_assert_nonnull (composer);
  g_assert_false (is_enabled (composer, "record.confirm"));
  name_cards (fixture, "plum wrench library");
  cb_draft_answer_set_passed (get_answer (fixture, 1), TRUE);
  g_assert_true (is_enabled (composer, "record.confirm"));
  g_assert_true (gtk_widget_activate_action (composer, "record.confirm", NULL));

  g_assert_cmpuint (count_entries (fixture), ==, 1);
  g_assert_cmpint (get_mark (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)), ==, CB_MARK_NO);
  /* Neither of them, nor I: all three are in the envelope. */
  g_assert_cmpint (get_mark (fixture, "plum", CB_HOLDER_ENVELOPE), ==, CB_MARK_YES);
}

static AdwDialog *
get_dialog (Fixture *fixture)
{
  return adw_window_get_visible_dialog (ADW_WINDOW (fixture->window));
}

/* Neither of the others has any of them, nor I. */
static void
solve (Fixture *fixture)
{
  g_autoptr (CbEntry)
    entry = cb_suggestion_new (ANN, cb_case_test_cards (fixture->case_, "plum wrench library"));

  cb_suggestion_add_answer (entry, BOB, CB_DID_PASS, -1);
  cb_suggestion_add_answer (entry, CARA, CB_DID_PASS, -1);
  cb_case_append (fixture->case_, entry);
}

/* Once the last card turns, and not again when that is undone and done again. */
static void
test_tells_solved (Fixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, -1);
  g_assert_null (get_dialog (fixture));
  solve (fixture);
  g_assert_true (CB_IS_SOLVED_DIALOG (get_dialog (fixture)));
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (get_dialog (fixture)), "Plum, Wrench and Library"));
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (get_dialog (fixture)), "Entry 2"));
  cb_ui_test_click (GTK_WIDGET (get_dialog (fixture)), "Accuse Now");
  g_assert_null (get_dialog (fixture));
  g_assert_cmpint (cb_draft_get_kind (cb_ui_test_get_draft (fixture->page)), ==,
                   CB_DRAFT_ACCUSATION);
  g_assert_cmphex (cb_draft_get_cards (cb_ui_test_get_draft (fixture->page)), ==,
                   cb_case_test_cards (fixture->case_, "plum wrench library"));
  activate (fixture, "case.undo");
  activate (fixture, "case.redo");
  g_assert_null (get_dialog (fixture));
  /* The case file brings it back. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.slot", "u", 0u);
  g_assert_true (CB_IS_SOLVED_DIALOG (get_dialog (fixture)));
  adw_dialog_force_close (get_dialog (fixture));
  cb_ui_test_draw (fixture->window);
}

/* On a telephone, which others may look at, not before somebody holds the button. */
static void
test_tells_solved_to_who_holds (Fixture *fixture, gconstpointer data)
{
  const char *cards = "Plum, Wrench and Library";
  GtkWidget *dialog;

  gtk_widget_add_css_class (fixture->window, "touch");
  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, -1);
  solve (fixture);
  dialog = GTK_WIDGET (get_dialog (fixture));
  g_assert_true (CB_IS_SOLVED_DIALOG (dialog));
  g_assert_null (cb_ui_test_find_label (dialog, cards));
  g_assert_null (cb_ui_test_find (dialog, CB_TYPE_CARD_FACE, NULL));
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "Case Solved");
  g_assert_true (gtk_widget_activate_action (cb_ui_test_find (dialog, CB_TYPE_HOLD_BUTTON, NULL),
                                             "hold.finish", NULL));
  cb_ui_test_draw (fixture->window);
  dialog = GTK_WIDGET (get_dialog (fixture));
  g_assert_nonnull (cb_ui_test_find_label (dialog, cards));
  g_assert_nonnull (cb_ui_test_find (dialog, CB_TYPE_CARD_FACE, NULL));
  adw_dialog_force_close (get_dialog (fixture));
  cb_ui_test_draw (fixture->window);
}

/* Whoever is out has no accusation left. */
static void
test_tells_solved_when_out (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CbEntry) wrong = cb_accusation_new (
    ANN, cb_case_test_cards (fixture->case_, "plum wrench kitchen"), CB_RESULT_WRONG);

  cb_case_append (fixture->case_, wrong);
  solve (fixture);
  g_assert_true (CB_IS_SOLVED_DIALOG (get_dialog (fixture)));
  g_assert_null (cb_ui_test_find_label (GTK_WIDGET (get_dialog (fixture)), "Accuse Now"));
  adw_dialog_force_close (get_dialog (fixture));
  cb_ui_test_draw (fixture->window);
}

/* A case that was solved when it was opened, and one that wants nothing deduced. */
static void
test_tells_nothing (Fixture *fixture, gconstpointer data)
{
  g_assert_null (get_dialog (fixture));
  cb_case_set_assist (fixture->case_, CB_ASSIST_NOTES);
  solve (fixture);
  g_assert_null (get_dialog (fixture));
  g_assert_null (find (fixture, CB_TYPE_CASE_COLUMN, 0));
  cb_case_set_assist (fixture->case_, CB_ASSIST_LOGIC);
  g_assert_nonnull (find (fixture, CB_TYPE_CASE_COLUMN, 0));
}

/* From the case file to the cell it speaks of. */
static void
test_slot_leads_to_cell (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view;
  CbCell *cell;

  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, -1);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (find (fixture, ADW_TYPE_VIEW_STACK, 0)),
                                         "log");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.slot", "u", 2u);
  view = find (fixture, CB_TYPE_SHEET_VIEW, 0);
  g_assert_nonnull (view);
  cell = cb_sheet_cell_get_cell (cb_sheet_view_get_current (CB_SHEET_VIEW (view)));
  g_assert_cmpuint (cb_cell_get_holder (cell), ==, CB_HOLDER_ENVELOPE);
  g_assert_cmpuint (
    cb_edition_get_card (cb_case_get_edition (fixture->case_), cb_cell_get_card (cell))->category,
    ==, 2);
}

static void
test_undoes (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  g_assert_false (is_enabled (page, "case.undo"));
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, CARA);
  g_assert_true (is_enabled (page, "case.undo"));
  g_assert_false (is_enabled (page, "case.redo"));
  activate (fixture, "case.undo");
  g_assert_cmpuint (count_entries (fixture), ==, 0);
  g_assert_cmpint (get_mark (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)), ==, CB_MARK_MAYBE);
  g_assert_true (is_enabled (page, "case.redo"));
  activate (fixture, "case.redo");
  g_assert_cmpuint (count_entries (fixture), ==, 1);
}

static void
test_edits_from_the_log (Fixture *fixture, gconstpointer data)
{
  CbDraft *draft = cb_ui_test_get_draft (fixture->page);
  GtkWidget *row, *composer;

  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, ANN);
  gtk_test_widget_wait_for_draw (fixture->window);
  row = find (fixture, CB_TYPE_LOG_ROW, 0);
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate_action (row, "log.edit", NULL));
  g_assert_true (cb_draft_get_editing (draft));
  g_assert_true (gtk_widget_has_css_class (row, "edited"));
  name_cards (fixture, "green");
  composer = find (fixture, CB_TYPE_COMPOSER, 0);
  gtk_widget_activate_action (composer, "record.confirm", NULL);
  g_assert_cmpuint (count_entries (fixture), ==, 1);
  g_assert_cmpuint (cb_entry_get_suggestion (cb_case_test_get_entry (fixture->case_, 0))->cards, ==,
                    cb_case_test_cards (fixture->case_, "green wrench library"));

  gtk_widget_activate_action (row, "log.edit", NULL);
  gtk_widget_activate_action (composer, "record.cancel", NULL);
  g_assert_false (cb_draft_get_editing (draft));
  g_assert_false (gtk_widget_has_css_class (find (fixture, CB_TYPE_LOG_ROW, 0), "edited"));
  g_assert_cmpuint (cb_draft_get_cards (draft), ==, 0);
}

static void
test_changes_the_log (Fixture *fixture, gconstpointer data)
{
  int first, second;

  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, ANN);
  cb_case_test_ask (fixture->case_, CARA, "green wrench library", ANN, BOB);
  first = cb_entry_get_turn (cb_case_test_get_entry (fixture->case_, 0));
  second = cb_entry_get_turn (cb_case_test_get_entry (fixture->case_, 1));
  gtk_test_widget_wait_for_draw (fixture->window);

  g_assert_false (is_enabled (find (fixture, CB_TYPE_LOG_ROW, 0), "log.move-up"));
  g_assert_false (is_enabled (find (fixture, CB_TYPE_LOG_ROW, 1), "log.move-down"));
  gtk_widget_activate_action (find (fixture, CB_TYPE_LOG_ROW, 1), "log.move-up", NULL);
  g_assert_cmpint (cb_entry_get_turn (cb_case_test_get_entry (fixture->case_, 0)), ==, second);
  gtk_widget_activate_action (find (fixture, CB_TYPE_LOG_ROW, 0), "log.move-down", NULL);
  g_assert_cmpint (cb_entry_get_turn (cb_case_test_get_entry (fixture->case_, 0)), ==, first);

  gtk_widget_activate_action (find (fixture, CB_TYPE_LOG_ROW, 0), "log.set-aside", NULL);
  g_assert_true (cb_case_test_get_entry (fixture->case_, 0)->uncertain);
  gtk_widget_activate_action (find (fixture, CB_TYPE_LOG_ROW, 0), "log.set-aside", NULL);
  g_assert_false (cb_case_test_get_entry (fixture->case_, 0)->uncertain);

  gtk_widget_activate_action (find (fixture, CB_TYPE_LOG_ROW, 1), "log.insert-before", NULL);
  g_assert_cmpstr (cb_draft_get_purpose (cb_ui_test_get_draft (fixture->page)), ==,
                   "Insert Before Entry 2");

  gtk_widget_activate_action (find (fixture, CB_TYPE_LOG_ROW, 0), "log.delete", NULL);
  g_assert_cmpuint (count_entries (fixture), ==, 1);
  activate (fixture, "case.undo");
  g_assert_cmpuint (count_entries (fixture), ==, 2);
}

static void
test_tells_of_conflicts (Fixture *fixture, gconstpointer data)
{
  g_autofree char *none = get_text (fixture, "conflict");
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  g_assert_cmpstr (none, ==, "");
  /* I hold Rope and could not pass. */
  cb_case_test_ask (fixture->case_, BOB, "plum rope library", ANN, -1);
  one = get_text (fixture, "conflict");
  g_assert_cmpstr (one, ==, "Entry 1 cannot be true");
  activate (fixture, "case.undo");

  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (fixture->case_, CARA, "green revolver lounge", -1, BOB);
  cb_case_test_ask (fixture->case_, CARA, "plum wrench library", -1, BOB);
  two = get_text (fixture, "conflict");
  g_assert_cmpstr (two, ==, "Entries 1 and 3 cannot both be true");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.show-entry", "u", 0);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (CB_IS_LOG_ROW (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  g_assert_cmpuint (cb_log_item_get_position (cb_log_row_get_item (
                      CB_LOG_ROW (gtk_window_get_focus (GTK_WINDOW (fixture->window))))),
                    ==, 0);
  g_assert_true (gtk_widget_has_css_class (find (fixture, CB_TYPE_LOG_ROW, 0), "in-conflict"));
  g_assert_false (gtk_widget_has_css_class (find (fixture, CB_TYPE_LOG_ROW, 1), "in-conflict"));
}

static void
test_composer_comes_and_goes (Fixture *fixture, gconstpointer data)
{
  GtkWidget *composer, *focus;
  gboolean recording;

  g_object_get (fixture->page, "recording", &recording, NULL);
  g_assert_false (recording);
  activate (fixture, "case.record");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_object_get (fixture->page, "recording", &recording, NULL);
  g_assert_true (recording);
  composer = find (fixture, CB_TYPE_COMPOSER, 0);
  g_assert_nonnull (composer);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (focus, composer));

  /* The draft stays, and so does the focus, when the window grows. */
  name_cards (fixture, "plum");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1024, 768);
  while (is_narrow (fixture))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, composer));
  g_assert_cmpuint (cb_draft_get_cards (cb_ui_test_get_draft (fixture->page)), ==,
                    cb_case_test_cards (fixture->case_, "plum"));

  /* What is missing is no hindrance. */
  gtk_widget_activate_action (find (fixture, CB_TYPE_COMPOSER, 0), "record.confirm", NULL);
  g_assert_cmpuint (count_entries (fixture), ==, 1);
}

static void
test_composer_is_dismissed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  gboolean recording;

  g_assert_false (is_enabled (page, "case.close-composer"));
  activate (fixture, "case.record");
  g_assert_true (is_enabled (page, "case.close-composer"));
  name_cards (fixture, "plum");
  activate (fixture, "case.close-composer");
  g_object_get (fixture->page, "recording", &recording, NULL);
  g_assert_false (recording);
  g_assert_cmpuint (cb_draft_get_cards (cb_ui_test_get_draft (fixture->page)), !=, 0);
}

static void
test_composer_closes (Fixture *fixture, gconstpointer data)
{
  gboolean recording;

  activate (fixture, "case.record");
  gtk_test_widget_wait_for_draw (fixture->window);
  name_cards (fixture, "plum wrench library");
  gtk_widget_activate_action (find (fixture, CB_TYPE_COMPOSER, 0), "record.confirm", NULL);
  g_object_get (fixture->page, "recording", &recording, NULL);
  g_assert_false (recording);
  g_assert_cmpuint (count_entries (fixture), ==, 1);
}

/* On a tablet held upright it stays, empty again, until it is dismissed. */
static void
test_composer_stays_on_tablet (Fixture *fixture, gconstpointer data)
{
  GtkWidget *composer;
  gboolean recording;

  activate (fixture, "case.record");
  gtk_test_widget_wait_for_draw (fixture->window);
  composer = find (fixture, CB_TYPE_COMPOSER, 0);
  for (guint i = 1; i <= 2; i++)
    {
      name_cards (fixture, "plum wrench library");
      gtk_widget_activate_action (composer, "record.confirm", NULL);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_object_get (fixture->page, "recording", &recording, NULL);
      g_assert_true (recording);
      g_assert_true (gtk_widget_get_mapped (composer));
      g_assert_cmpuint (count_entries (fixture), ==, i);
      g_assert_cmpuint (cb_draft_get_cards (cb_ui_test_get_draft (fixture->page)), ==, 0);
    }
  activate (fixture, "case.close-composer");
  g_object_get (fixture->page, "recording", &recording, NULL);
  g_assert_false (recording);
}

static GtkDropDown *
find_field (Fixture *fixture, const char *name)
{
  GtkWidget *field;

  for (guint n = 0; (field = find (fixture, GTK_TYPE_DROP_DOWN, n)) != NULL; n++)
    if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (field)), name) == 0)
      return GTK_DROP_DOWN (field);
  g_assert_not_reached ();
}

/* What the fields show is what would be recorded, from the beginning. */
static void
test_fields_show_the_draft (Fixture *fixture, gconstpointer data)
{
  CbDraft *draft = cb_ui_test_get_draft (fixture->page);
  GtkDropDown *by, *player, *viewer;
  GtkWidget *form;

  by = find_field (fixture, "by");
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, CARA);
  g_assert_cmpint (cb_draft_get_by (draft), ==, BOB);
  g_assert_cmpuint (gtk_drop_down_get_selected (by), ==, BOB);
  gtk_drop_down_set_selected (by, CARA);
  g_assert_cmpint (cb_draft_get_by (draft), ==, CARA);

  cb_draft_set_kind (draft, CB_DRAFT_SEEN);
  gtk_test_widget_wait_for_draw (fixture->window);
  form = find (fixture, CB_TYPE_EVENT_FORM, 0);
  player = GTK_DROP_DOWN (find_nth (form, GTK_TYPE_DROP_DOWN, &(guint) { 0 }));
  viewer = GTK_DROP_DOWN (find_nth (form, GTK_TYPE_DROP_DOWN, &(guint) { 1 }));
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_PLAYER), ==, BOB);
  g_assert_cmpuint (gtk_drop_down_get_selected (player), ==, BOB);
  gtk_drop_down_set_selected (player, CARA);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_PLAYER), ==, CARA);
  /* Me, then those who are not. */
  g_assert_cmpuint (gtk_drop_down_get_selected (viewer), ==, 0);
  gtk_drop_down_set_selected (viewer, 1);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_VIEWER), ==, BOB);
  cb_draft_set (draft, CB_DRAFT_VIEWER, CARA);
  g_assert_cmpuint (gtk_drop_down_get_selected (viewer), ==, 2);
}

/* Without it the composer comes when asked for, and goes with the entry. */
static void
test_sidebar (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbCasePage *second;

  g_assert_nonnull (find (fixture, CB_TYPE_COMPOSER, 0));
  activate (fixture, "case.record");
  activate (fixture, "case.show-sidebar");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_null (find (fixture, CB_TYPE_COMPOSER, 0));
  g_assert_false (g_settings_get_boolean (settings, "show-sidebar"));

  activate (fixture, "case.record");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_nonnull (find (fixture, CB_TYPE_COMPOSER, 0));
  name_cards (fixture, "plum wrench library");
  cb_draft_answer_set_passed (get_answer (fixture, 0), TRUE);
  gtk_widget_activate_action (find (fixture, CB_TYPE_COMPOSER, 0), "record.confirm", NULL);
  g_assert_cmpuint (count_entries (fixture), ==, 1);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_null (find (fixture, CB_TYPE_COMPOSER, 0));

  second = g_object_ref_sink (cb_case_page_new (fixture->case_));
  activate (fixture, "case.show-sidebar");
  {
    gboolean shown;

    g_object_get (second, "show-sidebar", &shown, NULL);
    g_assert_false (shown);
  }
  g_object_unref (second);
  g_assert_true (g_settings_get_boolean (settings, "show-sidebar"));
}

static GtkWidget *
find_views (GtkWidget *root)
{
  if (ADW_IS_VIEW_STACK (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_views (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static const char *
get_view (Fixture *fixture)
{
  return adw_view_stack_get_visible_child_name (ADW_VIEW_STACK (find_views (fixture->window)));
}

/* Each case has its own view, the one that was shown last; one that there is not does no harm. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "viewed.casebook", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CbCase) made = cb_case_test_new ();
  Fixture again = { 0 };

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (cb_case_file_keep_in (cb_case_get_file (made), file, NULL));
  open_window (&again, cb_case_load (file, NULL), 1024, 768);
  g_assert_cmpstr (get_view (&again), ==, "sheet");
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (find_views (again.window)), "log");
  tear_down (&again, NULL);

  open_window (&again, cb_case_load (file, NULL), 1024, 768);
  g_assert_cmpstr (get_view (&again), ==, "log");
  g_assert_cmpstr (get_view (fixture), ==, "sheet");
  tear_down (&again, NULL);
}

/* The page obeys the settings from the start, and when they change. */
static void
test_obeys_the_settings (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *view = find (fixture, CB_TYPE_SHEET_VIEW, 0);
  CbSymbols symbols;

  g_settings_set_string (settings, "symbols", "dots");
  g_object_get (view, "symbols", &symbols, NULL);
  g_assert_cmpint (symbols, ==, CB_SYMBOLS_DOTS);
  g_settings_reset (settings, "symbols");
  g_object_get (view, "symbols", &symbols, NULL);
  g_assert_cmpint (symbols, ==, CB_SYMBOLS_MARKS);
}

static CbSheetMode
get_mode (Fixture *fixture)
{
  CbSheetMode mode;

  g_object_get (find (fixture, CB_TYPE_SHEET_VIEW, 0), "mode", &mode, NULL);
  return mode;
}

static void
choose_mode (Fixture *fixture, const char *name)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "sheet.mode", "s", name));
}

/* Odds to begin with, where the level has them; what was chosen is how the sheet is shown. */
static void
test_sheet_mode (Fixture *fixture, gconstpointer data)
{
  CbSheet *sheet = cb_ui_test_get_sheet (fixture->page);
  CbCell *cell = cb_sheet_get_cell (sheet, cb_case_test_card (fixture->case_, "plum"), 0);

  g_assert_cmpint (get_mode (fixture), ==, CB_SHEET_MODE_ODDS);
  g_assert_cmpfloat (cb_cell_get_chance (cell), <, 0);
  cb_case_set_assist (fixture->case_, CB_ASSIST_ODDS);
  while (cb_cell_get_chance (cell) < 0)
    g_main_context_iteration (NULL, TRUE);
  choose_mode (fixture, "marks");
  g_assert_cmpint (get_mode (fixture), ==, CB_SHEET_MODE_MARKS);
  g_assert_cmpfloat (cb_cell_get_chance (cell), <, 0);
  choose_mode (fixture, "open");
  g_assert_cmpint (get_mode (fixture), ==, CB_SHEET_MODE_OPEN);
  cb_case_set_assist (fixture->case_, CB_ASSIST_NOTES);
  g_assert_cmpfloat (cb_cell_get_chance (cell), <, 0);
}

static CbSheetMode
open_and_get_mode (GFile *file, const char *choice)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (GError) error = NULL;
  Fixture fixture = { 0 };
  CbSheetMode mode;

  g_assert_true (cb_case_file_keep_in (cb_case_get_file (case_), file, &error));
  g_assert_no_error (error);
  open_window (&fixture, g_steal_pointer (&case_), 1024, 768);
  if (choice != NULL)
    choose_mode (&fixture, choice);
  mode = get_mode (&fixture);
  tear_down (&fixture, NULL);
  return mode;
}

/* Each case is shown as it was left; others are not. */
static void
test_remembers_the_mode (void)
{
  g_autofree char *folder = g_dir_make_tmp ("casebook-page-XXXXXX", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autoptr (GFile) first = g_file_get_child (place, "First.casebook");
  g_autoptr (GFile) second = g_file_get_child (place, "Second.casebook");

  g_assert_cmpint (open_and_get_mode (first, "marks"), ==, CB_SHEET_MODE_MARKS);
  g_file_delete (first, NULL, NULL);
  g_assert_cmpint (open_and_get_mode (first, NULL), ==, CB_SHEET_MODE_MARKS);
  g_assert_cmpint (open_and_get_mode (second, NULL), ==, CB_SHEET_MODE_ODDS);
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
  g_file_delete (place, NULL, NULL);
}

static GtkScrolledWindow *
get_scroller (Fixture *fixture)
{
  return GTK_SCROLLED_WINDOW (
    gtk_widget_get_ancestor (find (fixture, CB_TYPE_SHEET_VIEW, 0), GTK_TYPE_SCROLLED_WINDOW));
}

static gboolean
has_all (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment);
}

/* Six players and 21 cards, beside the composer: all in view. */
static void
test_fits (Fixture *fixture, gconstpointer data)
{
  g_assert_false (is_narrow (fixture));
  g_assert_nonnull (find (fixture, CB_TYPE_COMPOSER, 0));
  g_assert_true (has_all (gtk_scrolled_window_get_vadjustment (get_scroller (fixture))));
  g_assert_true (has_all (gtk_scrolled_window_get_hadjustment (get_scroller (fixture))));
}

/* On a small screen all the columns, and most of the rows. */
static void
test_fits_narrow (Fixture *fixture, gconstpointer data)
{
  GtkAdjustment *vertical = gtk_scrolled_window_get_vadjustment (get_scroller (fixture));

  g_assert_true (is_narrow (fixture));
  g_assert_true (has_all (gtk_scrolled_window_get_hadjustment (get_scroller (fixture))));
  g_assert_cmpfloat (gtk_adjustment_get_page_size (vertical), >,
                     0.6 * gtk_adjustment_get_upper (vertical));
}

/* Opens the reason of a cell; returns its first link. */
static GtkWidget *
open_why (Fixture *fixture, const char *id, guint holder)
{
  CbSheetView *view = CB_SHEET_VIEW (find (fixture, CB_TYPE_SHEET_VIEW, 0));
  guint card = cb_case_test_card (fixture->case_, id);
  GtkWidget *link;

  cb_sheet_view_focus_cell (view, card, holder);
  gtk_widget_activate (GTK_WIDGET (cb_sheet_view_get_cell (view, card, holder)));
  while ((link = find (fixture, ADW_TYPE_ACTION_ROW, 0)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return link;
}

static void
assert_focus_on_entry (Fixture *fixture, guint position)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_true (CB_IS_LOG_ROW (focus));
  g_assert_cmpuint (cb_log_item_get_position (cb_log_row_get_item (CB_LOG_ROW (focus))), ==,
                    position);
}

static void
assert_back_at_cell (Fixture *fixture, const char *id, guint holder)
{
  CbSheetView *view = CB_SHEET_VIEW (find (fixture, CB_TYPE_SHEET_VIEW, 0));
  CbSheetCell *cell = cb_sheet_view_get_current (view);

  g_assert_cmpuint (cb_cell_get_card (cb_sheet_cell_get_cell (cell)), ==,
                    cb_case_test_card (fixture->case_, id));
  g_assert_cmpuint (cb_cell_get_holder (cb_sheet_cell_get_cell (cell)), ==, holder);
  while (find (fixture, ADW_TYPE_ACTION_ROW, 0) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* GTK 4.18 never lets go of what has the focus in a dialog whose window goes. */
static void
close_why (Fixture *fixture)
{
  GtkWidget *link = find (fixture, ADW_TYPE_ACTION_ROW, 0);
  gpointer dialog = gtk_widget_get_ancestor (link, ADW_TYPE_DIALOG);

  if (dialog == NULL)
    {
      activate (fixture, "case.close-why");
      return;
    }
  g_object_add_weak_pointer (G_OBJECT (dialog), &dialog);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  while (dialog != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* From a reason to the entry it names, and back to the reason. */
static void
test_follows_links (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);

  cb_case_test_ask (fixture->case_, ANN, "green lead-pipe lounge", -1, BOB);
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  g_assert_false (is_enabled (page, "case.back"));
  gtk_widget_activate (open_why (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)));
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_focus_on_entry (fixture, 1);
  g_assert_true (is_enabled (page, "case.back"));
  activate (fixture, "case.back");
  assert_back_at_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB));
  close_why (fixture);
  g_assert_false (is_enabled (page, "case.back"));
}

/* The sheet stays in sight, and shows what the reason rests on until it is closed. */
static void
test_why_beside_the_sheet (Fixture *fixture, gconstpointer data)
{
  CbSheetView *view = CB_SHEET_VIEW (find (fixture, CB_TYPE_SHEET_VIEW, 0));
  guint plum = cb_case_test_card (fixture->case_, "plum");
  guint rope = cb_case_test_card (fixture->case_, "rope");
  GtkWidget *cell, *other, *passed;

  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (fixture->case_, BOB, "plum wrench library", CARA, -1);
  adw_dialog_force_close (get_dialog (fixture));
  open_why (fixture, "plum", CB_HOLDER_ENVELOPE);
  gtk_test_widget_wait_for_draw (fixture->window);
  cell = GTK_WIDGET (cb_sheet_view_get_cell (view, plum, CB_HOLDER_ENVELOPE));
  other = gtk_widget_get_parent (GTK_WIDGET (cb_sheet_view_get_cell (view, rope, 0)));
  g_assert_true (gtk_widget_get_mapped (cell));
  g_assert_true (gtk_widget_has_css_class (cell, "explained"));
  g_assert_false (gtk_widget_has_css_class (gtk_widget_get_parent (cell), "unconcerned"));
  g_assert_true (gtk_widget_has_css_class (other, "unconcerned"));
  /* That Bob passed is one of the steps. */
  passed = GTK_WIDGET (cb_sheet_view_get_cell (view, plum, CB_HOLDER_OF_SEAT (BOB)));
  for (int i = 0; i < 4 && !gtk_widget_has_css_class (passed, "pointed"); i++)
    cb_sheet_view_point_at_step (view, i);
  g_assert_true (gtk_widget_has_css_class (passed, "pointed"));
  cb_sheet_view_point_at_step (view, -1);
  g_assert_false (gtk_widget_has_css_class (passed, "pointed"));

  activate (fixture, "case.back");
  g_assert_false (gtk_widget_has_css_class (cell, "explained"));
  g_assert_false (gtk_widget_has_css_class (other, "unconcerned"));
  g_assert_true (gtk_widget_is_focus (cell));
  g_assert_null (find (fixture, ADW_TYPE_ACTION_ROW, 0));

  /* Whoever records wants the composer. */
  open_why (fixture, "plum", CB_HOLDER_ENVELOPE);
  activate (fixture, "case.record");
  g_assert_false (gtk_widget_has_css_class (cell, "explained"));
}

/* Whoever goes on elsewhere has left the way back. */
static void
test_leaves_links (Fixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  gtk_widget_activate (open_why (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)));
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (is_enabled (GTK_WIDGET (fixture->page), "case.back"));
  activate (fixture, "case.record");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (is_enabled (GTK_WIDGET (fixture->page), "case.back"));
}

static void
test_read_only (void)
{
  g_autoptr (CbCase) made = cb_case_test_new ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) newer = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *text = NULL;
  Fixture fixture = { 0 };
  CbCase *case_;

  cb_case_test_ask (made, ANN, "plum wrench library", BOB, CARA);
  bytes = cb_case_to_bytes (made);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  parts = g_regex_split_simple ("\"version\"\\s*:\\s*1", text, 0, 0);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  g_free (text);
  text = g_strjoin ("\"version\" : 99", parts[0], parts[1], NULL);
  newer = g_bytes_new (text, strlen (text));
  case_ = cb_case_new_from_bytes (newer, NULL);
  g_assert_nonnull (case_);
  g_assert_true (cb_case_get_read_only (case_));

  open_window (&fixture, case_, 1024, 768);
  g_assert_false (is_enabled (GTK_WIDGET (fixture.page), "case.record"));
  g_assert_false (is_enabled (find (&fixture, CB_TYPE_LOG_ROW, 0), "log.delete"));
  g_assert_false (gtk_widget_is_sensitive (find (&fixture, CB_TYPE_COMPOSER, 0)));
  tear_down (&fixture, NULL);
}

static guint
count_cut (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
            pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_cut (child);
  return n;
}

/* In the size a window has at first, however long the title is. */
static void
test_views_by_name (Fixture *fixture, gconstpointer data)
{
  cb_case_set_title (fixture->case_, "A very long evening in the old house behind the vineyard");
  cb_ui_test_draw (fixture->window);
  g_assert_cmpuint (count_cut (cb_ui_test_find (fixture->window, ADW_TYPE_VIEW_SWITCHER, NULL)), ==,
                    0);
}

/* What is to be tapped next is not pushed away. */
static void
test_composer_stays (Fixture *fixture, gconstpointer data)
{
  CbDraft *draft = cb_ui_test_get_draft (fixture->page);
  GtkWidget *composer;
  int height;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.record", NULL);
  cb_ui_test_draw (fixture->window);
  composer = cb_ui_test_find (fixture->window, CB_TYPE_COMPOSER, NULL);
  height = gtk_widget_get_height (composer);

  g_assert_null (cb_draft_get_warning (draft));
  cb_draft_set_by (draft, 5);
  g_assert_nonnull (cb_draft_get_warning (draft));
  cb_ui_test_draw (fixture->window);
  g_assert_cmpint (gtk_widget_get_height (composer), ==, height);
}

/* As high as it wants to be, with nothing around it. */
static void
test_composer_has_room (Fixture *fixture, gconstpointer data)
{
  GtkWidget *composer = cb_ui_test_find (fixture->window, CB_TYPE_COMPOSER, NULL);
  GtkWidget *content = adw_clamp_get_child (ADW_CLAMP (adw_bin_get_child (ADW_BIN (composer))));

  g_assert_cmpint (gtk_widget_get_height (content), ==, gtk_widget_get_height (composer));
}

static graphene_rect_t
find_record (Fixture *fixture)
{
  GtkWidget *composer = cb_ui_test_find (fixture->window, CB_TYPE_COMPOSER, NULL);
  GtkWidget *record = GTK_WIDGET (
    gtk_widget_get_template_child (composer, CB_TYPE_COMPOSER, "record"));
  graphene_rect_t area;

  cb_ui_test_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (record, fixture->window, &area));
  return area;
}

/* Whatever is entered, and whatever there is to say of it. */
static void
test_record_stays (Fixture *fixture, gconstpointer data)
{
  CbDraft *draft = cb_ui_test_get_draft (fixture->page);
  graphene_rect_t area;

  activate (fixture, "case.record");
  area = find_record (fixture);
  name_cards (fixture, "mustard rope hall");
  for (guint i = 0; i < 5; i++)
    {
      graphene_rect_t now;

      cb_draft_answer_set_passed (get_answer (fixture, i), TRUE);
      now = find_record (fixture);
      g_assert_true (graphene_rect_equal (&now, &area));
    }
  for (guint kind = 0; kind < CB_N_DRAFT_KINDS; kind++)
    {
      graphene_rect_t now;

      cb_draft_reset (draft);
      cb_draft_set_kind (draft, kind);
      now = find_record (fixture);
      g_assert_true (graphene_rect_equal (&now, &area));
    }
}

/* A card that was tapped is all there is to say, where the settings want it so. */
static void
test_records_when_shown (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  guint n = count_entries (fixture);

  name_cards (fixture, "mustard rope hall");
  gtk_widget_activate (find (fixture, CB_TYPE_ANSWER_CELL, 1));
  cb_ui_test_wait (cb_draft_answer_get_showed (get_answer (fixture, 0)));
  g_assert_cmpuint (count_entries (fixture), ==, n);

  g_settings_set_boolean (settings, "record-when-shown", TRUE);
  gtk_widget_activate (find (fixture, CB_TYPE_ANSWER_CELL, 2));
  cb_ui_test_wait (count_entries (fixture) == n + 1);
  g_settings_reset (settings, "record-when-shown");

  cb_ui_test_click (cb_ui_test_find (fixture->window, CB_TYPE_COMPOSER, NULL), "Undo");
  cb_ui_test_wait (count_entries (fixture) == n);
}

static gboolean
offers_to_turn_on (Fixture *fixture)
{
  GtkWidget *label = cb_ui_test_find_label (fixture->window, "Turn On");

  return label != NULL && gtk_widget_get_mapped (label);
}

static guint
count_by_hand (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  return g_settings_get_uint (settings, "turns-by-hand");
}

static void
record_by_hand (Fixture *fixture)
{
  guint n = count_entries (fixture);

  name_cards (fixture, "mustard rope hall");
  gtk_widget_activate_action (find (fixture, CB_TYPE_COMPOSER, 0), "record.confirm", NULL);
  cb_ui_test_wait (count_entries (fixture) == n + 1);
}

/* After ten suggestions by taps it is offered once to record them sooner, whether that is taken or
 * not. */
static void
test_offers_to_record_sooner (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "turns-by-hand");
  cb_case_test_ask (fixture->case_, BOB, "mustard rope hall", CARA, -1);
  g_assert_cmpuint (count_by_hand (), ==, 0);
  for (guint i = 1; i < 10; i++)
    {
      record_by_hand (fixture);
      g_assert_cmpuint (count_by_hand (), ==, i);
      g_assert_false (offers_to_turn_on (fixture));
    }
  record_by_hand (fixture);
  cb_ui_test_wait (offers_to_turn_on (fixture));
  g_assert_cmpuint (count_by_hand (), ==, 10);
  cb_ui_test_click (fixture->window, "Turn On");
  g_assert_true (g_settings_get_boolean (settings, "record-when-shown"));
  cb_ui_test_wait (!offers_to_turn_on (fixture));

  g_settings_reset (settings, "record-when-shown");
  record_by_hand (fixture);
  g_assert_false (offers_to_turn_on (fixture));
  g_settings_reset (settings, "turns-by-hand");
}

static GtkWidget *
find_cell (Fixture *fixture, const char *card, guint holder)
{
  return GTK_WIDGET (cb_sheet_view_get_cell (CB_SHEET_VIEW (find (fixture, CB_TYPE_SHEET_VIEW, 0)),
                                             cb_case_test_card (fixture->case_, card), holder));
}

/* What somebody showed me is recorded from the cell, and can be undone at once. */
static void
test_reports_from_a_cell (Fixture *fixture, gconstpointer data)
{
  GtkWidget *cell = find_cell (fixture, "mustard", CB_HOLDER_OF_SEAT (BOB));
  guint n = count_entries (fixture);
  const CbStatement *statement;
  const CbSeen *seen;

  gtk_widget_activate_action (cell, "cell.showed", NULL);
  cb_ui_test_wait (count_entries (fixture) == n + 1);
  seen = cb_entry_get_seen (cb_case_test_get_entry (fixture->case_, n));
  g_assert_nonnull (seen);
  g_assert_cmpint (seen->player, ==, BOB);
  g_assert_cmpint (seen->card, ==, (int) cb_case_test_card (fixture->case_, "mustard"));
  g_assert_cmpint (seen->by, ==, CB_NOBODY);
  g_assert_cmpint (cb_cell_get_mark (cb_sheet_cell_get_cell (CB_SHEET_CELL (cell))), ==,
                   CB_MARK_YES);

  /* What is known is not open any more. */
  gtk_widget_activate_action (cell, "cell.lacks", NULL);
  g_assert_cmpuint (count_entries (fixture), ==, n + 1);
  cb_ui_test_click (fixture->window, "Undo");
  cb_ui_test_wait (count_entries (fixture) == n);

  gtk_widget_activate_action (cell, "cell.lacks", NULL);
  cb_ui_test_wait (count_entries (fixture) == n + 1);
  statement = cb_entry_get_statement (cb_case_test_get_entry (fixture->case_, n));
  g_assert_nonnull (statement);
  g_assert_cmpint (statement->claim, ==, CB_CLAIM_NONE);
  g_assert_cmpint (statement->player, ==, BOB);
  g_assert_cmphex (statement->cards, ==, cb_case_test_cards (fixture->case_, "mustard"));
  g_assert_cmpint (cb_cell_get_mark (cb_sheet_cell_get_cell (CB_SHEET_CELL (cell))), ==,
                   CB_MARK_NO);
}

/* Nobody shows me my own cards or those of the envelope, and nothing is shown in the past. */
static void
test_reports_of_others_alone (Fixture *fixture, gconstpointer data)
{
  static const guint HOLDERS[] = { CB_HOLDER_ENVELOPE, CB_HOLDER_OF_SEAT (ANN) };
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (HOLDERS); i++)
    {
      GtkWidget *cell = find_cell (fixture, "plum", HOLDERS[i]);

      gtk_widget_activate_action (cell, "cell.showed", NULL);
      gtk_widget_activate_action (cell, "cell.lacks", NULL);
      gtk_widget_activate_action (cell, "cell.menu", NULL);
      g_assert_null (cb_ui_test_find (cell, GTK_TYPE_POPOVER_MENU, NULL));
    }
  g_assert_cmpuint (count_entries (fixture), ==, 0);
  cb_case_test_ask (fixture->case_, BOB, "mustard rope hall", CARA, -1);
  n = count_entries (fixture);
  cb_sheet_set_at (cb_ui_test_get_sheet (fixture->page), 0);
  gtk_widget_activate_action (find_cell (fixture, "plum", CB_HOLDER_OF_SEAT (BOB)), "cell.showed",
                              NULL);
  g_assert_cmpuint (count_entries (fixture), ==, n);
}

/* A long press on a cell opens its menu. */
static void
test_long_press (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = find (fixture, CB_TYPE_SHEET_VIEW, 0);
  GtkWidget *cell = find_cell (fixture, "mustard", CB_HOLDER_OF_SEAT (BOB));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);
  graphene_point_t point;
  GtkWidget *menu, *item;

  g_assert_true (gtk_widget_compute_point (cell, view, &GRAPHENE_POINT_INIT (12, 12), &point));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        g_signal_emit_by_name (controller, "pressed", (double) point.x, (double) point.y);
    }
  menu = cb_ui_test_find (cell, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_nonnull (menu);
  g_assert_nonnull (cb_ui_test_find_label (menu, "Bob Doesn’t Have This"));
  item = cb_ui_test_find_label (menu, "Bob Showed Me This");
  while (item != menu && !gtk_widget_activate (item))
    item = gtk_widget_get_parent (item);
  cb_ui_test_wait (count_entries (fixture) == 1);
  g_assert_nonnull (cb_entry_get_seen (cb_case_test_get_entry (fixture->case_, 0)));
  cb_ui_test_wait (cb_ui_test_find (cell, GTK_TYPE_POPOVER_MENU, NULL) == NULL);
}

/* On a telephone that lies on its side there is one row above the sheet, with the cards of the
 * envelope in it, and at least seven rows of cards are in sight beside the composer. */
static void
test_sideways (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *view = cb_ui_test_find (page, CB_TYPE_SHEET_VIEW, NULL);
  GtkWidget *scrolled = gtk_widget_get_ancestor (view, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *header = gtk_widget_get_ancestor (cb_ui_test_find (page, GTK_TYPE_BUTTON, "undo"),
                                               ADW_TYPE_HEADER_BAR);
  graphene_rect_t place, strip, bar;
  guint n_in_sight = 0;

  cb_ui_test_wait (cb_ui_test_find (header, CB_TYPE_CASE_STRIP, NULL) != NULL);
  cb_ui_test_draw (fixture->window);

  for (guint card = 0; card < 21; card++)
    {
      GtkWidget *cell = GTK_WIDGET (cb_sheet_view_get_cell (CB_SHEET_VIEW (view), card, 0));

      g_assert_true (gtk_widget_compute_bounds (cell, scrolled, &place));
      n_in_sight += place.origin.y + place.size.height <= (float) gtk_widget_get_height (scrolled);
    }
  g_assert_cmpuint (n_in_sight, >=, 7);
  g_assert_true (
    gtk_widget_compute_bounds (cb_ui_test_find (header, CB_TYPE_CASE_STRIP, NULL), page, &strip));
  g_assert_true (gtk_widget_compute_bounds (header, page, &bar));
  g_assert_true (graphene_rect_contains_rect (&bar, &strip));
  g_assert_cmpfloat (bar.size.height, <=, 64);
  g_assert_true (gtk_widget_get_mapped (cb_ui_test_find (page, CB_TYPE_COMPOSER, NULL)));
  g_assert_false (gtk_widget_get_mapped (cb_ui_test_find (page, ADW_TYPE_VIEW_SWITCHER, NULL)));
}

/* A window of the application, which has its style; @data: its size, and whether fingers tap. */
static void
set_up_styled (Fixture *fixture, gconstpointer data)
{
  const Lying *lying = data;

  fixture->case_ = cb_case_test_load_sample ("published-six-players.casebook", 12);
  fixture->window = GTK_WIDGET (cb_ui_test_open_case (fixture->case_, lying->width, lying->height));
  fixture->page = CB_CASE_PAGE (cb_ui_test_find (fixture->window, CB_TYPE_CASE_PAGE, NULL));
  if (lying->touched)
    gtk_widget_add_css_class (fixture->window, "touch");
  cb_ui_test_draw (fixture->window);
}

/* Whether all of the widget is in sight. */
static gboolean
is_in_sight (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget *window = fixture->window;
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place, within, bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, window, &place));
  g_assert_true (gtk_widget_compute_bounds (window, window, &within));
  if (scrolled != NULL)
    {
      g_assert_true (gtk_widget_compute_bounds (scrolled, window, &bounds));
      g_assert_true (graphene_rect_intersection (&within, &bounds, &within));
    }
  return gtk_widget_get_mapped (widget) && graphene_rect_contains_rect (&within, &place);
}

/* The rows of the answers that are in sight, with their buttons and whole names. */
static guint
count_answers_in_sight (Fixture *fixture)
{
  GtkWidget *list = cb_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_ANSWER_LIST, NULL);
  guint n = 0;

  cb_ui_test_draw (fixture->window);
  for (guint i = 0;; i++)
    {
      guint nth = i;
      GtkWidget *row = find_nth (list, CB_TYPE_ANSWER_ROW, &nth);
      GtkWidget *name;

      if (row == NULL)
        return n;
      name = cb_ui_test_find_label (row, cb_draft_answer_get_name (get_answer (fixture, i)));
      n += is_in_sight (fixture, row) &&
           !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name)));
    }
}

/* On a telephone that lies on its side, the answers of all five players take the place of the form
 * once the cards are named, and the form comes back for a change of the cards. */
static void
test_sideways_answers (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *composer = cb_ui_test_find (page, CB_TYPE_COMPOSER, NULL);
  CbDraft *draft = cb_ui_test_get_draft (fixture->page);
  GtkWidget *form = cb_ui_test_find (composer, CB_TYPE_EVENT_FORM, NULL);
  GtkWidget *line = cb_ui_test_find (composer, CB_TYPE_ASKED_LINE, NULL);

  cb_draft_set_by (draft, 0);
  name_cards (fixture, "mustard rope");
  g_assert_true (gtk_widget_get_mapped (form));
  g_assert_false (gtk_widget_get_mapped (line));
  g_assert_true (gtk_widget_grab_focus (cb_ui_test_find (form, GTK_TYPE_TOGGLE_BUTTON, NULL)));

  name_cards (fixture, "hall");
  g_assert_cmpuint (count_answers_in_sight (fixture), ==, 5);
  g_assert_false (gtk_widget_get_mapped (form));
  g_assert_true (is_in_sight (
    fixture, GTK_WIDGET (gtk_widget_get_template_child (composer, CB_TYPE_COMPOSER, "record"))));
  g_assert_nonnull (cb_ui_test_find_label (line, "Mustard"));
  g_assert_nonnull (cb_ui_test_find_label (line, "Rope"));
  g_assert_nonnull (cb_ui_test_find_label (line, "Hall"));
  g_assert_nonnull (
    gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), CB_TYPE_ANSWER_ROW));

  g_assert_true (gtk_widget_activate (cb_ui_test_find (line, GTK_TYPE_BUTTON, NULL)));
  cb_ui_test_wait (gtk_widget_get_mapped (form));
  g_assert_false (gtk_widget_get_mapped (line));
  name_cards (fixture, "study");
  g_assert_cmpuint (count_answers_in_sight (fixture), ==, 5);
  g_assert_nonnull (cb_ui_test_find_label (line, "Study"));
  g_assert_null (cb_ui_test_find_label (line, "Hall"));
  g_assert_true (gtk_widget_activate_action (composer, "record.cancel", NULL));
  cb_ui_test_draw (fixture->window);
  g_assert_true (gtk_widget_get_mapped (form));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

#define ADD(name, set_up, test) \
  g_test_add ("/case-page/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("records", set_up_wide, test_records);
  ADD ("composer-stays-on-tablet", set_up_tablet, test_composer_stays_on_tablet);
  ADD ("composer-closes-tall", set_up_tall, test_composer_closes);
  ADD ("views-by-name", set_up_wide, test_views_by_name);
  ADD ("tells-solved", set_up_wide, test_tells_solved);
  ADD ("tells-solved-to-who-holds", set_up_narrow, test_tells_solved_to_who_holds);
  ADD ("tells-solved-when-out", set_up_wide, test_tells_solved_when_out);
  ADD ("tells-solved-narrow", set_up_narrow, test_tells_solved);
  ADD ("tells-nothing", set_up_wide, test_tells_nothing);
  ADD ("slot-leads-to-cell", set_up_narrow, test_slot_leads_to_cell);
  ADD ("undoes", set_up_wide, test_undoes);
  ADD ("edits-from-the-log", set_up_wide, test_edits_from_the_log);
  ADD ("changes-the-log", set_up_wide, test_changes_the_log);
  ADD ("tells-of-conflicts", set_up_wide, test_tells_of_conflicts);
  ADD ("composer-comes-and-goes", set_up_narrow, test_composer_comes_and_goes);
  ADD ("fields-show-the-draft", set_up_wide, test_fields_show_the_draft);
  ADD ("composer-is-dismissed", set_up_narrow, test_composer_is_dismissed);
  ADD ("sidebar", set_up_wide, test_sidebar);
  ADD ("view", set_up_wide, test_view);
  ADD ("follows-links-beside", set_up_wide, test_follows_links);
  ADD ("follows-links-away", set_up_narrow, test_follows_links);
  ADD ("why-beside-the-sheet", set_up_wide, test_why_beside_the_sheet);
  ADD ("leaves-links", set_up_wide, test_leaves_links);
  ADD ("obeys-the-settings", set_up_wide, test_obeys_the_settings);
  ADD ("sheet-mode", set_up_wide, test_sheet_mode);
  ADD ("fits", set_up_six, test_fits);
  ADD ("fits-narrow", set_up_six_narrow, test_fits_narrow);
  ADD ("sideways", set_up_sideways, test_sideways);
  ADD ("sideways-small", set_up_sideways_small, test_sideways);
  ADD ("composer-has-room", set_up_six, test_composer_has_room);
  ADD ("record-stays", set_up_six, test_record_stays);
  ADD ("records-when-shown", set_up_six, test_records_when_shown);
  ADD ("offers-to-record-sooner", set_up_wide, test_offers_to_record_sooner);
  ADD ("reports-from-a-cell", set_up_wide, test_reports_from_a_cell);
  ADD ("reports-from-a-cell-narrow", set_up_narrow, test_reports_from_a_cell);
  ADD ("reports-of-others-alone", set_up_wide, test_reports_of_others_alone);
  ADD ("long-press", set_up_wide, test_long_press);
  ADD ("composer-stays", set_up_six_narrow, test_composer_stays);
  ADD ("composer-closes", set_up_narrow, test_composer_closes);
  g_test_add_func ("/case-page/remembers-the-mode", test_remembers_the_mode);
  g_test_add_func ("/case-page/read-only", test_read_only);
#undef ADD
  for (guint i = 0; i < G_N_ELEMENTS (LYING); i++)
    g_test_add (LYING[i].path, Fixture, &LYING[i], set_up_styled, test_sideways_answers, tear_down);

  return g_test_run ();
}
