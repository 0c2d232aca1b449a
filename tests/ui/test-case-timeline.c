/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking back from the page of a case. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-strip.h"
#include "cb-case-test.h"
#include "cb-composer.h"
#include "cb-log-parts.h"
#include "cb-timeline.h"
#include "cb-ui-test.h"

typedef struct
{
  CbCase *case_;
  CbCasePage *page;
  CbSheet *sheet;
  CbWindow *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  CbCase *case_ = cb_case_test_new ();

  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, CARA);
  cb_case_test_ask (case_, BOB, "plum revolver lounge", -1, CARA);
  cb_case_test_ask (case_, CARA, "green wrench library", ANN, BOB);
  cb_case_test_ask (case_, ANN, "green revolver kitchen", BOB, -1);
  fixture->case_ = case_;
  fixture->window = cb_ui_test_open_case (case_, 1024, 768);
  fixture->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_CASE_PAGE, NULL));
  fixture->sheet = cb_ui_test_get_sheet (fixture->page);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  cb_ui_test_close_window (fixture->window);
  cb_ui_test_let_go (fixture->case_);
}

static void
activate (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
}

static gboolean
is_enabled (Fixture *fixture, const char *action)
{
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_button_new ());
  gboolean sensitive;

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_parent (button, GTK_WIDGET (fixture->page));
  sensitive = gtk_widget_get_sensitive (button);
  gtk_widget_unparent (button);
  return sensitive;
}

static GtkWidget *
find (Fixture *fixture, GType type)
{
  return cb_ui_test_find (GTK_WIDGET (fixture->page), type, NULL);
}

static char *
get_text (Fixture *fixture, const char *name)
{
  char *text;

  g_object_get (cb_ui_test_find (find (fixture, CB_TYPE_TIMELINE), GTK_TYPE_LABEL, name), "label",
                &text, NULL);
  return text;
}

static void
assert_title (Fixture *fixture, const char *expected)
{
  g_autofree char *title = get_text (fixture, "title");

  g_assert_cmpstr (title, ==, expected);
}

/* The sheet shown is what the case says of so many entries. */
static void
assert_sheet_at (Fixture *fixture, guint n_entries)
{
  guint n_cards = cb_edition_get_n_cards (cb_case_get_edition (fixture->case_));

  for (guint card = 0; card < n_cards; card++)
    for (guint holder = 0; holder < 4; holder++)
      g_assert_cmpint (cb_cell_get_mark (cb_sheet_get_cell (fixture->sheet, card, holder)), ==,
                       cb_case_get_mark (fixture->case_, n_entries, card, holder));
}

static gboolean
is_past (Fixture *fixture)
{
  return gtk_widget_has_css_class (GTK_WIDGET (fixture->page), "past");
}

static void
test_comes_and_goes (Fixture *fixture, gconstpointer data)
{
  GtkWidget *timeline = find (fixture, CB_TYPE_TIMELINE);
  GtkWidget *focus;

  g_assert_false (gtk_widget_get_mapped (timeline));
  activate (fixture, "case.timeline");
  g_assert_true (gtk_widget_get_mapped (timeline));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (GTK_IS_SCALE (focus));
  g_assert_false (is_past (fixture));
  assert_title (fixture, "Now");

  gtk_range_set_value (GTK_RANGE (focus), 1);
  g_assert_cmpint (cb_sheet_get_at (fixture->sheet), ==, 1);
  g_assert_true (is_past (fixture));
  activate (fixture, "case.timeline");
  g_assert_false (gtk_widget_get_mapped (timeline));
  g_assert_false (is_past (fixture));
  assert_sheet_at (fixture, 4);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (focus != NULL && gtk_widget_get_mapped (focus));
}

static void
test_steps (Fixture *fixture, gconstpointer data)
{
  g_autofree char *words = NULL;

  g_assert_true (is_enabled (fixture, "case.timeline-back"));
  g_assert_false (is_enabled (fixture, "case.timeline-forward"));
  g_assert_false (is_enabled (fixture, "case.timeline-now"));
  activate (fixture, "case.timeline-back");
  g_assert_true (gtk_widget_get_mapped (find (fixture, CB_TYPE_TIMELINE)));
  assert_title (fixture, "After Entry 3 of 4");
  words = get_text (fixture, "words");
  g_assert_cmpstr (words, ==, "Cara suggested: Green, Wrench, Library");
  assert_sheet_at (fixture, 3);
  activate (fixture, "case.timeline-start");
  assert_title (fixture, "Before the First Entry");
  assert_sheet_at (fixture, 0);
  g_assert_false (is_enabled (fixture, "case.timeline-back"));
  g_assert_false (is_enabled (fixture, "case.timeline-start"));
  for (guint i = 1; i <= 4; i++)
    {
      g_assert_true (is_enabled (fixture, "case.timeline-forward"));
      activate (fixture, "case.timeline-forward");
      assert_sheet_at (fixture, i);
      g_assert_cmpint (is_past (fixture), ==, i < 4);
    }
  assert_title (fixture, "Now");
  g_assert_cmpint (cb_sheet_get_at (fixture->sheet), ==, -1);
  activate (fixture, "case.timeline-start");
  activate (fixture, "case.timeline-now");
  g_assert_false (is_past (fixture));
}

/* What the slider says is what one would read beside it. */
static void
test_speaks (Fixture *fixture, gconstpointer data)
{
  GtkAccessible *slider = GTK_ACCESSIBLE (find (fixture, GTK_TYPE_SCALE));

  activate (fixture, "case.timeline");
  gtk_test_accessible_assert_role (slider, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_LABEL, "Timeline");
  activate (fixture, "case.timeline-back");
  gtk_test_accessible_assert_property (
    slider, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    "After Entry 3 of 4: Cara suggested: Green, Wrench, Library – you passed, Bob showed a card");
  activate (fixture, "case.timeline-start");
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "Before the First Entry");
}

static void
test_rows_step_back (Fixture *fixture, gconstpointer data)
{
  GtkWidget *list = gtk_widget_get_parent (find (fixture, CB_TYPE_LOG_ROW));
  GtkListBoxRow *row;
  guint n_later = 0;

  activate (fixture, "case.timeline-start");
  activate (fixture, "case.timeline-forward");
  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    {
      g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (row), "later"), ==, i >= 1);
      n_later++;
    }
  g_assert_cmpuint (n_later, ==, 4);
  g_assert_true (gtk_widget_activate_action (
    GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 2)), "log.show-sheet", NULL));
  assert_title (fixture, "After Entry 3 of 4");
  activate (fixture, "case.timeline-now");
  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (row), "later"));
}

/* Whatever becomes of the log, the same entries are read as long as there are any after them. */
static void
test_stays_after_its_entry (Fixture *fixture, gconstpointer data)
{
  activate (fixture, "case.timeline-start");
  activate (fixture, "case.timeline-forward");
  activate (fixture, "case.timeline-forward");
  assert_title (fixture, "After Entry 2 of 4");
  cb_case_remove (fixture->case_, 0);
  assert_title (fixture, "After Entry 1 of 3");
  assert_sheet_at (fixture, 1);
  cb_case_undo (fixture->case_);
  assert_title (fixture, "After Entry 2 of 4");
  cb_case_move (fixture->case_, 3, 0);
  assert_title (fixture, "After Entry 3 of 4");
  assert_sheet_at (fixture, 3);
  cb_case_undo (fixture->case_);
  assert_title (fixture, "After Entry 2 of 4");
  cb_case_set_uncertain (fixture->case_, 0, TRUE);
  assert_title (fixture, "After Entry 2 of 4");
  assert_sheet_at (fixture, 2);
  cb_case_undo (fixture->case_);

  cb_case_undo (fixture->case_);
  assert_title (fixture, "After Entry 2 of 3");
  cb_case_undo (fixture->case_);
  assert_title (fixture, "Now");
  g_assert_false (is_past (fixture));
  while (cb_case_undo (fixture->case_))
    ;
  g_assert_false (is_enabled (fixture, "case.timeline"));
  g_assert_false (gtk_widget_get_visible (find (fixture, CB_TYPE_TIMELINE)));
}

#define GAME "published-six-players.casebook"

static void
open_game (Fixture *fixture, gconstpointer n_entries)
{
  fixture->case_ = cb_case_test_load_sample (GAME, GPOINTER_TO_UINT (n_entries));
  cb_case_set_assist (fixture->case_, CB_ASSIST_ODDS);
  fixture->window = cb_ui_test_open_case (fixture->case_, 360, 720);
  fixture->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_CASE_PAGE, NULL));
  fixture->sheet = cb_ui_test_get_sheet (fixture->page);
}

static gboolean
has_exact_odds (Fixture *fixture)
{
  return cb_sheet_get_complete (fixture->sheet) && cb_sheet_get_chances (fixture->sheet) != NULL &&
         !cb_cell_get_estimated (cb_sheet_get_cell (fixture->sheet, 0, CB_HOLDER_ENVELOPE));
}

static void
read_labels (GtkWidget *widget, GString *words)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_labels (child, words);
}

/* (transfer full): what the page says of the case: below its title, in the strip, cell by cell */
static char *
read_page (Fixture *fixture)
{
  CbEdition *edition = cb_case_get_edition (fixture->case_);
  guint n_players = cb_case_get_setup (fixture->case_)->n_players;
  g_autofree char *status = NULL;
  GString *words;

  cb_ui_test_wait (has_exact_odds (fixture));
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  g_object_get (fixture->page, "status", &status, NULL);
  words = g_string_new (status);
  g_string_append_c (words, '\n');
  read_labels (find (fixture, CB_TYPE_CASE_STRIP), words);
  for (guint card = 0; card < cb_edition_get_n_cards (edition); card++)
    for (guint holder = 0; holder <= n_players; holder++)
      {
        g_autofree char *cell = cb_cell_describe (cb_sheet_get_cell (fixture->sheet, card, holder));

        g_string_append_printf (words, "%s\n", cell);
      }
  return g_string_free_and_steal (words);
}

/* What was seen after so many entries is seen of a case that has no more of them; then the present
 * is as before. */
static void
test_as_it_was (void)
{
  Fixture whole;
  g_autofree char *present = NULL;
  g_autofree char *back = NULL;

  open_game (&whole, GUINT_TO_POINTER (22));
  present = read_page (&whole);
  for (guint n = 21; n >= 18; n--)
    {
      Fixture then;
      g_autofree char *words = NULL;
      g_autofree char *expected = NULL;

      activate (&whole, "case.timeline-back");
      words = read_page (&whole);
      open_game (&then, GUINT_TO_POINTER (n));
      expected = read_page (&then);
      g_assert_cmpstr (words, ==, expected);
      if (n == 18)
        g_assert_cmpstr (words, !=, present);
      tear_down (&then, NULL);
    }
  activate (&whole, "case.timeline-now");
  back = read_page (&whole);
  g_assert_cmpstr (back, ==, present);
  tear_down (&whole, NULL);
}

/* Recorded while one looks back, an entry stands at the end, on disk, too, and one sees it. */
static void
test_recording_in_the_past (void)
{
  g_autoptr (CbCase) made = cb_case_test_load_sample (GAME, 20);
  g_autoptr (CbCase) kept = NULL;
  Fixture fixture;

  fixture.window = cb_ui_test_open_kept (made, 1280, 900);
  fixture.case_ = g_object_ref (cb_window_get_case (fixture.window));
  fixture.page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (fixture.window), CB_TYPE_CASE_PAGE, NULL));
  fixture.sheet = cb_ui_test_get_sheet (fixture.page);
  activate (&fixture, "case.timeline-start");
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "Before the First Entry");
  activate (&fixture, "case.timeline-forward");
  assert_title (&fixture, "After Entry 1 of 20");
  g_assert_cmpint (cb_draft_get_by (cb_ui_test_get_draft (fixture.page)), ==,
                   cb_case_get_next_asker (fixture.case_));
  cb_draft_set_kind (cb_ui_test_get_draft (fixture.page), CB_DRAFT_NOTE);
  cb_draft_set_text (cb_ui_test_get_draft (fixture.page), "Green looked at the door");
  g_assert_true (
    gtk_widget_activate_action (find (&fixture, CB_TYPE_COMPOSER), "record.confirm", NULL));
  cb_ui_test_wait (cb_log_get_n_entries (cb_case_get_log (fixture.case_)) == 21);
  assert_title (&fixture, "Now");
  g_assert_false (is_past (&fixture));
  kept = cb_ui_test_read_kept (fixture.case_);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (kept)), ==, 21);
  g_assert_true (cb_entry_get_turn (cb_case_test_get_entry (kept, 20)) == CB_NOBODY);
  tear_down (&fixture, NULL);
}

static void
record (Fixture *fixture, const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    cb_draft_toggle_card (cb_ui_test_get_draft (fixture->page),
                          cb_case_test_card (fixture->case_, list[i]));
  g_assert_true (
    gtk_widget_activate_action (find (fixture, CB_TYPE_COMPOSER), "record.confirm", NULL));
}

/* A new entry stands at the end; one that is put in or mended is seen where it is. */
static void
test_recording_returns (Fixture *fixture, gconstpointer data)
{
  activate (fixture, "case.timeline-start");
  activate (fixture, "case.timeline-forward");
  activate (fixture, "case.timeline-forward");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.insert-before", "u", 1);
  record (fixture, "mustard rope hall");
  assert_title (fixture, "After Entry 3 of 5");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "case.edit-entry", "u", 1);
  record (fixture, "green");
  assert_title (fixture, "After Entry 3 of 5");
  record (fixture, "mustard rope hall");
  assert_title (fixture, "Now");
  assert_sheet_at (fixture, 6);
}

/* Cards are composed by what is known now. */
static void
test_composes_by_now (Fixture *fixture, gconstpointer data)
{
  CbSheet *composing;
  guint card = cb_case_test_card (fixture->case_, "plum");

  g_object_get (find (fixture, CB_TYPE_COMPOSER), "sheet", &composing, NULL);
  activate (fixture, "case.timeline-start");
  g_assert_cmpint (cb_cell_get_mark (cb_sheet_get_cell (composing, card, CB_HOLDER_OF_SEAT (BOB))),
                   ==, CB_MARK_NO);
  g_assert_cmpint (
    cb_cell_get_mark (cb_sheet_get_cell (fixture->sheet, card, CB_HOLDER_OF_SEAT (BOB))), ==,
    CB_MARK_MAYBE);
  g_object_unref (composing);
}

static void
test_notes_only (Fixture *fixture, gconstpointer data)
{
  activate (fixture, "case.timeline-start");
  cb_case_set_assist (fixture->case_, CB_ASSIST_NOTES);
  g_assert_false (is_enabled (fixture, "case.timeline"));
  g_assert_false (is_enabled (fixture, "case.timeline-back"));
  g_assert_false (gtk_widget_get_visible (find (fixture, CB_TYPE_TIMELINE)));
  g_assert_cmpint (cb_sheet_get_at (fixture->sheet), ==, -1);
  cb_case_undo (fixture->case_);
  g_assert_true (is_enabled (fixture, "case.timeline"));
}

/* The axis that is painted, once the curve is there. */
static const CbTimelineAxis *
get_axis (Fixture *fixture)
{
  return cb_painting_get_data (
    CB_PAINTING (cb_ui_test_find (find (fixture, CB_TYPE_TIMELINE), CB_TYPE_PAINTING, "ticks")));
}

static gboolean
shows_curve (Fixture *fixture)
{
  return gtk_widget_get_mapped (
    cb_ui_test_find (find (fixture, CB_TYPE_TIMELINE), CB_TYPE_PAINTING, "curve"));
}

static void
assert_left (Fixture *fixture, const char *expected)
{
  g_autofree char *left = get_text (fixture, "left");

  g_assert_cmpstr (left, ==, expected);
}

static void
show_view (Fixture *fixture, const char *name)
{
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (find (fixture, ADW_TYPE_VIEW_STACK)),
                                         name);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
}

/* Beside the log the timeline has a curve and a tick for each entry. My hand leaves 5 suspects, 6
 * weapons and 7 rooms. */
static void
test_curve (void)
{
  Fixture fixture = { 0 };
  GtkRange *slider;
  guint n_found = 0;

  fixture.case_ = cb_case_test_load_sample ("published-six-players.casebook", 22);
  cb_case_set_assist (fixture.case_, CB_ASSIST_ODDS);
  fixture.window = cb_ui_test_open_case (fixture.case_, 1280, 800);
  fixture.page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (fixture.window), CB_TYPE_CASE_PAGE, NULL));
  fixture.sheet = cb_ui_test_get_sheet (fixture.page);
  show_view (&fixture, "log");
  cb_ui_test_wait (shows_curve (&fixture));
  assert_left (&fixture, "2 of 210 left");
  slider = GTK_RANGE (cb_ui_test_find (find (&fixture, CB_TYPE_TIMELINE), GTK_TYPE_SCALE, NULL));
  gtk_range_set_value (slider, 0);
  assert_left (&fixture, "210 of 210 left");
  gtk_range_set_value (slider, 22);

  g_assert_cmpuint (get_axis (&fixture)->n_entries, ==, 22);
  g_assert_cmpuint (get_axis (&fixture)->found->len, ==, 22);
  for (guint i = 0; i < 22; i++)
    n_found += g_array_index (get_axis (&fixture)->found, gboolean, i) ? 1 : 0;
  g_assert_cmpuint (n_found, ==, 1);
  g_assert_true (g_array_index (get_axis (&fixture)->found, gboolean, 16));
  g_assert_cmpint (get_axis (&fixture)->edited, ==, -1);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "case.edit-entry", "u", 18);
  g_assert_cmpint (get_axis (&fixture)->edited, ==, 18);
  cb_draft_reset (cb_ui_test_get_draft (fixture.page));
  g_assert_cmpint (get_axis (&fixture)->edited, ==, -1);

  /* The sheet needs the room; and nothing is counted where there are no odds. */
  show_view (&fixture, "sheet");
  activate (&fixture, "case.timeline");
  g_assert_true (gtk_widget_get_mapped (find (&fixture, CB_TYPE_TIMELINE)));
  g_assert_false (shows_curve (&fixture));
  show_view (&fixture, "log");
  cb_ui_test_wait (shows_curve (&fixture));
  cb_case_set_assist (fixture.case_, CB_ASSIST_LOGIC);
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  g_assert_false (shows_curve (&fixture));
  g_assert_true (g_array_index (get_axis (&fixture)->found, gboolean, 16));
  tear_down (&fixture, NULL);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

#define ADD(name, test) g_test_add ("/case-timeline/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("comes-and-goes", test_comes_and_goes);
  ADD ("steps", test_steps);
  ADD ("speaks", test_speaks);
  ADD ("rows-step-back", test_rows_step_back);
  ADD ("stays-after-its-entry", test_stays_after_its_entry);
  ADD ("recording-returns", test_recording_returns);
  ADD ("composes-by-now", test_composes_by_now);
  ADD ("notes-only", test_notes_only);
#undef ADD
  g_test_add_func ("/case-timeline/as-it-was", test_as_it_was);
  g_test_add_func ("/case-timeline/curve", test_curve);
  g_test_add_func ("/case-timeline/recording-in-the-past", test_recording_in_the_past);
  return g_test_run ();
}
