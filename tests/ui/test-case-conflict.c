/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A log that contradicts itself, and a file that somebody else writes, too: what each answer does
 * to the log and to the file on disk. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-conflict-dialog.h"
#include "cb-log-parts.h"
#include "cb-note.h"
#include "cb-setup-page.h"
#include "cb-ui-test.h"

typedef struct
{
  CbCase *case_;
  CbCasePage *page;
  CbWindow *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->case_ = cb_case_test_new ();
  fixture->window = cb_ui_test_open_case (fixture->case_, 1024, 768);
  fixture->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_CASE_PAGE, NULL));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  cb_ui_test_close_window (fixture->window);
  cb_ui_test_let_go (fixture->case_);
}

static CbConflictDialog *
find_dialog (Fixture *fixture)
{
  GtkWidget *dialog = cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_CONFLICT_DIALOG, NULL);

  return dialog != NULL ? CB_CONFLICT_DIALOG (dialog) : NULL;
}

static CbConflictDialog *
open_dialog (Fixture *fixture)
{
  g_assert_true (
    gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.show-conflict", NULL));
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  return find_dialog (fixture);
}

static GtkWidget *
get_row (CbConflictDialog *dialog, int index)
{
  GtkWidget *first = cb_ui_test_find (GTK_WIDGET (dialog), CB_TYPE_CONFLICT_ROW, NULL);

  return GTK_WIDGET (
    gtk_list_box_get_row_at_index (GTK_LIST_BOX (gtk_widget_get_parent (first)), index));
}

static void
press (Fixture *fixture, int index, const char *label)
{
  cb_ui_test_click (get_row (find_dialog (fixture), index), label);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
}

static gboolean
is_consistent (Fixture *fixture)
{
  return cb_case_is_consistent (fixture->case_,
                                cb_log_get_n_entries (cb_case_get_log (fixture->case_)));
}

/* Entries 1 and 3 contradict each other. */
static void
contradict (Fixture *fixture)
{
  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (fixture->case_, CARA, "green revolver lounge", -1, BOB);
  cb_case_test_ask (fixture->case_, CARA, "plum wrench library", -1, BOB);
}

static void
test_names_the_entries (Fixture *fixture, gconstpointer data)
{
  CbConflictDialog *dialog;

  contradict (fixture);
  dialog = open_dialog (fixture);
  g_assert_nonnull (dialog);
  g_assert_nonnull (cb_ui_test_find_label (
    GTK_WIDGET (dialog), "These entries cannot both be true. Which one is wrong?"));
  g_assert_nonnull (
    cb_ui_test_find_label (get_row (dialog, 0), "You suggested: Plum, Wrench, Library"));
  g_assert_nonnull (
    cb_ui_test_find_label (get_row (dialog, 1), "Cara suggested: Plum, Wrench, Library"));
  g_assert_null (get_row (dialog, 2));
  /* Without either of them all would be well. */
  g_assert_null (
    cb_ui_test_find_label (GTK_WIDGET (dialog), "Everything else fits without this one"));
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (cb_ui_test_find (get_row (dialog, 1), GTK_TYPE_BUTTON, "edit")),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Edit entry 3");
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (cb_ui_test_find (get_row (dialog, 1), GTK_TYPE_BUTTON, "set_aside")),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "Set entry 3 aside");
}

static void
test_sets_aside (Fixture *fixture, gconstpointer data)
{
  GtkWidget *focus;

  contradict (fixture);
  open_dialog (fixture);
  press (fixture, 1, "Set Aside");
  g_assert_true (is_consistent (fixture));
  g_assert_true (cb_case_test_get_entry (fixture->case_, 2)->uncertain);
  cb_ui_test_wait (find_dialog (fixture) == NULL);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (fixture->window), "Entry 3 set aside"));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->page)));
  g_assert_true (gtk_widget_get_mapped (focus));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.undo", NULL));
  g_assert_false (is_consistent (fixture));
  g_assert_nonnull (open_dialog (fixture));
  /* Whatever mends the log meanwhile. */
  cb_case_undo (fixture->case_);
  cb_ui_test_wait (find_dialog (fixture) == NULL);
}

static void
test_edits (Fixture *fixture, gconstpointer data)
{
  contradict (fixture);
  open_dialog (fixture);
  press (fixture, 0, "Edit");
  cb_ui_test_wait (find_dialog (fixture) == NULL);
  g_assert_true (cb_draft_get_editing (cb_ui_test_get_draft (fixture->page)));
  g_assert_cmpuint (cb_draft_get_cards (cb_ui_test_get_draft (fixture->page)), ==,
                    cb_case_test_cards (fixture->case_, "plum wrench library"));
  {
    GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

    g_assert_true (focus != NULL && gtk_widget_has_css_class (focus, "chip"));
  }
}

/* Two contradictions: as long as there is one left, the dialog has the next. */
static void
test_one_after_the_other (Fixture *fixture, gconstpointer data)
{
  contradict (fixture);
  /* I hold Rope. */
  cb_case_test_ask (fixture->case_, BOB, "mustard rope kitchen", ANN, -1);
  g_assert_nonnull (open_dialog (fixture));
  g_assert_nonnull (cb_ui_test_find_label (
    GTK_WIDGET (find_dialog (fixture)),
    "These entries cannot all be true, and more than one entry is wrong. Fix them one at a "
    "time."));
  press (fixture, 0, "Set Aside");
  g_assert_false (is_consistent (fixture));
  g_assert_nonnull (find_dialog (fixture));
  press (fixture, 0, "Set Aside");
  g_assert_true (is_consistent (fixture));
  cb_ui_test_wait (find_dialog (fixture) == NULL);
}

/* Only one of the two would also undo the contradiction with a third. */
static void
test_tells_what_repairs (Fixture *fixture, gconstpointer data)
{
  CbConflictDialog *dialog;
  g_autoptr (GArray) conflict = NULL;
  g_autoptr (GArray) repairs = NULL;

  cb_case_test_ask (fixture->case_, ANN, "plum wrench library", BOB, -1);
  cb_case_test_ask (fixture->case_, CARA, "plum wrench library", -1, BOB);
  cb_case_test_ask (fixture->case_, CARA, "plum wrench library", -1, BOB);
  conflict = cb_case_get_conflict (fixture->case_, 3);
  repairs = cb_case_get_repairs (fixture->case_, 3);
  g_assert_cmpuint (conflict->len, ==, 2);
  g_assert_cmpuint (repairs->len, ==, 1);
  g_assert_cmpuint (g_array_index (repairs, guint, 0), ==, 0);
  dialog = open_dialog (fixture);
  g_assert_nonnull (
    cb_ui_test_find_label (get_row (dialog, 0), "Everything else fits without this one"));
  g_assert_null (
    cb_ui_test_find_label (get_row (dialog, 1), "Everything else fits without this one"));
}

static void
test_edits_players (Fixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, BOB, "mustard rope kitchen", ANN, -1);
  g_assert_nonnull (open_dialog (fixture));
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (find_dialog (fixture)),
                           "This entry cannot be true with these players and hand sizes."));
  gtk_widget_activate_action (GTK_WIDGET (find_dialog (fixture)), "conflict.edit-setup", NULL);
  cb_ui_test_wait (find_dialog (fixture) == NULL);
  g_assert_nonnull (cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_SETUP_PAGE, NULL));
}

/* In the level without automatic crosses nothing is said of it. */
static void
test_notes_only (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;

  cb_case_set_assist (fixture->case_, CB_ASSIST_NOTES);
  contradict (fixture);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  g_assert_null (open_dialog (fixture));
  row = cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_LOG_ROW, NULL);
  g_assert_null (cb_ui_test_find_label (row, "Part of a contradiction"));
  cb_case_set_assist (fixture->case_, CB_ASSIST_LOGIC);
  g_assert_nonnull (cb_ui_test_find_label (row, "Part of a contradiction"));
  g_assert_nonnull (open_dialog (fixture));
}

/* The same with the case on disk, as it was opened from there. @data: (nullable): on a telephone,
 * with text that many times as large */
static void
set_up_kept (Fixture *fixture, gconstpointer data)
{
  int text_scale = MAX (1, GPOINTER_TO_INT (data));
  g_autoptr (CbCase) made = cb_case_test_new ();

  fixture->case_ = made;
  contradict (fixture);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", text_scale * 96 * 1024,
                "gtk-decoration-layout", ":close", NULL);
  fixture->window = cb_ui_test_open_kept (made, data != NULL ? 360 : 1024,
                                          data != NULL ? 640 : 768);
  fixture->case_ = g_object_ref (cb_window_get_case (fixture->window));
  fixture->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_CASE_PAGE, NULL));
}

/* The case and its file have these entries: by who asks, in small letters where the entry is set
 * aside; N is a note. */
static void
assert_logs (Fixture *fixture, const char *mine, const char *on_disk)
{
  g_autoptr (CbCase)
    kept = cb_case_load (cb_case_file_get_location (cb_case_get_file (fixture->case_)), NULL);
  CbCase *const cases[] = { fixture->case_, kept };
  const char *const expected[] = { mine, on_disk };

  g_assert_nonnull (kept);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CbLog *log = cb_case_get_log (cases[i]);
      g_autoptr (GString) letters = g_string_new (NULL);

      for (guint j = 0; j < cb_log_get_n_entries (log); j++)
        {
          CbEntry *entry = cb_log_get_entry (log, j);
          int by = cb_entry_get_turn (entry);
          char letter = by >= 0 ? "ABC"[by] : 'N';

          g_string_append_c (letters, entry->uncertain ? g_ascii_tolower (letter) : letter);
        }
      g_assert_cmpstr (letters->str, ==, expected[i]);
    }
}

/* What is set aside is so on disk, and taken back there; to edit changes nothing before it is
 * saved. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  cb_ui_test_wait (!is_consistent (fixture));
  g_assert_nonnull (open_dialog (fixture));
  press (fixture, 0, "Set Aside");
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (fixture->case_)) &&
                   is_consistent (fixture));
  assert_logs (fixture, "aCC", "aCC");
  cb_ui_test_wait (find_dialog (fixture) == NULL);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (fixture->window), "Entry 1 set aside"));
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "Contradiction resolved");

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.undo", NULL));
  cb_ui_test_wait (!is_consistent (fixture) &&
                   cb_case_file_is_saved (cb_case_get_file (fixture->case_)));
  assert_logs (fixture, "ACC", "ACC");
  g_assert_nonnull (open_dialog (fixture));
  press (fixture, 1, "Edit");
  cb_ui_test_wait (find_dialog (fixture) == NULL);
  g_assert_true (cb_draft_get_editing (cb_ui_test_get_draft (fixture->page)));
  g_assert_cmpint (cb_draft_get_by (cb_ui_test_get_draft (fixture->page)), ==, CARA);
  assert_logs (fixture, "ACC", "ACC");
}

static gboolean
is_saved (Fixture *fixture)
{
  return cb_case_file_is_saved (cb_case_get_file (fixture->case_));
}

static const char *
get_name (CbCase *case_)
{
  return cb_case_get_setup (case_)->players[CARA].name;
}

/* Fails unless both the case and its file call the last player so. */
static void
assert_called (Fixture *fixture, const char *name)
{
  g_autoptr (CbCase)
    again = cb_case_load (cb_case_file_get_location (cb_case_get_file (fixture->case_)), NULL);

  g_assert_cmpstr (get_name (fixture->case_), ==, name);
  g_assert_cmpstr (get_name (again), ==, name);
}

/* Somebody else calls the last player by another name than I do, and records something. Returns the
 * question who is right. */
static GtkWidget *
change_elsewhere (Fixture *fixture)
{
  g_autoptr (CbCase) other = cb_case_test_take_along (fixture->case_);
  g_autoptr (CbEntry) note = cb_note_new ("Green looked at the door");

  cb_case_test_call (other, CARA, "Carla");
  cb_case_append (other, note);
  cb_case_test_call (fixture->case_, CARA, "Kara");
  cb_ui_test_wait (is_saved (fixture));
  cb_case_test_bring_back (fixture->case_, other);
  cb_ui_test_wait (cb_ui_test_get_dialog (fixture->window) != NULL);
  g_assert_cmpint (cb_case_file_get_elsewhere (cb_case_get_file (fixture->case_)), ==,
                   CB_ELSEWHERE_CHANGED);
  assert_logs (fixture, "ACC", "ACCN");
  return GTK_WIDGET (cb_ui_test_get_dialog (fixture->window));
}

static gboolean
says (Fixture *fixture, const char *text)
{
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  return cb_ui_test_reads (text);
}

#define CHOOSE "This case was changed elsewhere. Choose a version to go on saving."

static void
test_keep_mine (Fixture *fixture, gconstpointer data)
{
  GtkWidget *question = change_elsewhere (fixture);

  g_assert_true (says (fixture, "Kara"));
  g_assert_true (says (fixture, "Carla"));
  cb_ui_test_click (question, "Keep Mine");
  cb_ui_test_wait (is_saved (fixture));
  assert_logs (fixture, "ACCN", "ACCN");
  assert_called (fixture, "Kara");
  g_assert_false (says (fixture, CHOOSE));
}

/* That is taken back as anything is. */
static void
test_take_theirs (Fixture *fixture, gconstpointer data)
{
  cb_ui_test_click (change_elsewhere (fixture), "Take Theirs");
  cb_ui_test_wait (is_saved (fixture));
  assert_logs (fixture, "ACCN", "ACCN");
  assert_called (fixture, "Carla");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.undo", NULL));
  cb_ui_test_wait (is_saved (fixture) && g_str_equal (get_name (fixture->case_), "Kara"));
  assert_logs (fixture, "ACC", "ACC");
  assert_called (fixture, "Kara");
}

/* The file is left to the others, and mine goes on in another one. */
static void
test_keep_both (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile)
    file = g_object_ref (cb_case_file_get_location (cb_case_get_file (fixture->case_)));
  g_autoptr (CbCase) theirs = NULL;

  cb_ui_test_click (change_elsewhere (fixture), "Keep Both");
  cb_ui_test_wait (says (fixture, "You are now working in “Friday (2)”"));
  g_assert_false (
    g_file_equal (file, cb_case_file_get_location (cb_case_get_file (fixture->case_))));
  assert_logs (fixture, "ACC", "ACC");
  assert_called (fixture, "Kara");
  theirs = cb_case_load (file, NULL);
  g_assert_cmpstr (get_name (theirs), ==, "Carla");
  g_assert_cmpstr (cb_case_get_title (theirs), ==, "Friday");
}

/* Nothing is written until it is decided, whatever is recorded; the banner asks again. */
static void
test_decide_later (Fixture *fixture, gconstpointer data)
{
  cb_ui_test_click (change_elsewhere (fixture), "Later");
  cb_ui_test_wait (cb_ui_test_get_dialog (fixture->window) == NULL);
  g_assert_true (says (fixture, CHOOSE));
  cb_case_test_ask (fixture->case_, BOB, "green rope hall", CARA, -1);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  assert_logs (fixture, "ACCB", "ACCN");
  cb_ui_test_click (GTK_WIDGET (fixture->window), "Choose…");
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (fixture->window)), "Keep Mine");
  cb_ui_test_wait (is_saved (fixture));
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (fixture->case_)), ==, 5);
  assert_called (fixture, "Kara");
}

/* A correction made elsewhere alone is told in a line, which leads to the entry, and can be taken
 * back. */
static void
test_corrected_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CbCase) other = cb_case_test_take_along (fixture->case_);

  cb_case_set_uncertain (other, 1, TRUE);
  cb_case_test_bring_back (fixture->case_, other);
  cb_ui_test_wait (says (fixture, "Cara’s turn was corrected on another device"));
  g_assert_null (cb_ui_test_get_dialog (fixture->window));
  g_assert_true (cb_case_test_get_entry (fixture->case_, 1)->uncertain);
  cb_ui_test_click (GTK_WIDGET (fixture->window), "Show");
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  g_assert_nonnull (cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_LOG_ROW, NULL));
  cb_ui_test_click (GTK_WIDGET (fixture->window), "Undo");
  cb_ui_test_wait (is_saved (fixture) && !cb_case_test_get_entry (fixture->case_, 1)->uncertain);
  assert_logs (fixture, "ACC", "ACC");
}

/* Whether a part of the toast is all in it. */
static gboolean
is_in_toast (GtkWidget *toast, GtkWidget *part)
{
  graphene_rect_t around = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (toast),
                                               (float) gtk_widget_get_height (toast));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part, toast, &bounds));
  return graphene_rect_contains_rect (&around, &bounds);
}

/* On a telephone with text twice as large, all lines and both buttons are in the toast. */
static void
test_corrected_in_large_text (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CbCase) other = cb_case_test_take_along (fixture->case_);
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *words, *toast;

  cb_case_set_uncertain (other, 1, TRUE);
  cb_case_test_bring_back (fixture->case_, other);
  cb_ui_test_wait (says (fixture, "Cara’s turn was corrected on another device"));
  cb_ui_test_draw (window);
  words = cb_ui_test_find_label (window, "Cara’s turn was corrected on another device");
  toast = words;
  while (!g_str_equal (gtk_widget_get_css_name (toast), "toast"))
    toast = gtk_widget_get_parent (toast);
  g_assert_cmpint (gtk_widget_get_width (toast), <=, 360);
  g_assert_true (is_in_toast (toast, words));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (words))), >, 2);
  g_assert_true (is_in_toast (toast, cb_ui_test_find_label (toast, "Show")));
  g_assert_true (is_in_toast (toast, cb_ui_test_find_label (toast, "Undo")));
}

/* What is gone is only in memory: it can be saved again, at the same place. */
static void
test_gone (Fixture *fixture, gconstpointer data)
{
  g_assert_true (
    g_file_delete (cb_case_file_get_location (cb_case_get_file (fixture->case_)), NULL, NULL));
  cb_ui_test_wait (says (fixture, "Not saved: the file was deleted or moved"));
  g_assert_null (cb_ui_test_get_dialog (fixture->window));
  cb_ui_test_click (GTK_WIDGET (fixture->window), "Choose…");
  g_assert_true (says (fixture, "The file of this case was deleted or moved. What you see here is "
                                "only in memory."));
  g_assert_false (says (fixture, "Take Theirs"));
  cb_ui_test_click (GTK_WIDGET (cb_ui_test_get_dialog (fixture->window)), "Save Again");
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (fixture->case_)));
  assert_logs (fixture, "ACC", "ACC");
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

#define ADD(name, test) g_test_add ("/case-conflict/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("names-the-entries", test_names_the_entries);
  ADD ("sets-aside", test_sets_aside);
  ADD ("edits", test_edits);
  ADD ("one-after-the-other", test_one_after_the_other);
  ADD ("tells-what-repairs", test_tells_what_repairs);
  ADD ("edits-players", test_edits_players);
  ADD ("notes-only", test_notes_only);
#undef ADD
#define ADD(name, test) \
  g_test_add ("/case-conflict/" name, Fixture, NULL, set_up_kept, test, tear_down)
  g_test_add ("/case-conflict/corrected-in-large-text", Fixture, GINT_TO_POINTER (2), set_up_kept,
              test_corrected_in_large_text, tear_down);
  ADD ("kept", test_kept);
  ADD ("keep-mine", test_keep_mine);
  ADD ("take-theirs", test_take_theirs);
  ADD ("corrected-elsewhere", test_corrected_elsewhere);
  ADD ("keep-both", test_keep_both);
  ADD ("decide-later", test_decide_later);
  ADD ("gone", test_gone);
#undef ADD
  return g_test_run ();
}
