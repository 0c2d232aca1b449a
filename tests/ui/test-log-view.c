/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-accusation.h"
#include "cb-case-test.h"
#include "cb-hint.h"
#include "cb-log-parts.h"
#include "cb-log-view.h"
#include "cb-long-list-private.h"
#include "cb-note.h"
#include "cb-token.h"
#include "cb-ui-test.h"

#define N_MANY      5000
#define ROW_PADDING 10
#define N_ROWS      128 /* at most; each costs some memory, and time for every entry */
#define N_SCARLET   5   /* turns of hers in the sample */
#define N_KINDS     17  /* entries, in the file that has every kind of them */
#define FINGER      44  /* pixels */

typedef struct
{
  CbCase *case_;
  GtkWidget *view;
  GtkWidget *window;
} Fixture;

static CbLongList *
get_list (Fixture *fixture)
{
  return CB_LONG_LIST (cb_ui_test_find (fixture->view, CB_TYPE_LONG_LIST, NULL));
}

/* Until all rows are there that should be. */
static void
show (Fixture *fixture, CbCase *case_)
{
  fixture->case_ = case_;
  fixture->view = g_object_new (CB_TYPE_LOG_VIEW, "case", case_, NULL);
  fixture->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->view);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 400);
  gtk_window_present (GTK_WINDOW (fixture->window));
  cb_ui_test_draw (fixture->window);
  cb_ui_test_wait (get_list (fixture)->tick_id == 0);
}

/* Entries that can be told apart by their words. */
static void
add_notes (CbCase *case_, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i + 1);
      g_autoptr (CbEntry) entry = cb_note_new (text);

      cb_case_append (case_, entry);
    }
}

/* As many as nobody records in one game, of one line and of several. */
static void
add_many_notes (CbCase *case_)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

  for (guint i = 0; i < N_MANY; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      g_string_append_printf (text, "%u", i + 1);
      for (guint word = 0; word < i % 7 * 10; word++)
        g_string_append (text, " word");
      g_ptr_array_add (entries, cb_note_new (text->str));
    }
  cb_case_splice (case_, 0, 0, entries);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  CbCase *case_ = cb_case_test_new ();

  add_notes (case_, 40);
  show (fixture, case_);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  cb_ui_test_settle ();
  cb_ui_test_let_go (fixture->case_);
}

static void
set_up_many (Fixture *fixture, gconstpointer data)
{
  CbCase *case_ = cb_case_test_new ();

  add_many_notes (case_);
  show (fixture, case_);
}

static GtkWidget *
get_row (Fixture *fixture, int index)
{
  GtkWidget *list = cb_ui_test_find (fixture->view, GTK_TYPE_LIST_BOX, NULL);

  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index));
}

static CbLogRow *
get_focused (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_true (CB_IS_LOG_ROW (focus));
  return CB_LOG_ROW (focus);
}

static void
assert_focus (Fixture *fixture, guint position, const char *words)
{
  CbLogItem *item = cb_log_row_get_item (get_focused (fixture));
  g_autofree char *title = cb_entry_get_title (cb_log_item_get_entry (item),
                                               cb_case_get_setup (fixture->case_));

  g_assert_cmpuint (cb_log_item_get_position (item), ==, position);
  g_assert_cmpstr (title, ==, words);
}

static GtkAdjustment *
get_adjustment (Fixture *fixture)
{
  return gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (cb_ui_test_find (fixture->view, GTK_TYPE_SCROLLED_WINDOW, "scroller")));
}

static double
get_end (Fixture *fixture)
{
  GtkAdjustment *adjustment = get_adjustment (fixture);

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
}

/* Where the row stands in what one sees, in pixels from above. */
static double
get_y (Fixture *fixture, int index)
{
  graphene_point_t point = GRAPHENE_POINT_INIT_ZERO;

  g_assert_true (
    gtk_widget_compute_point (get_row (fixture, index), fixture->view, &point, &point));
  return point.y;
}

static void
activate (Fixture *fixture, int index, const char *action)
{
  g_assert_true (gtk_widget_activate_action (get_row (fixture, index), action, NULL));
  cb_ui_test_draw (fixture->window);
}

static void
focus (Fixture *fixture, guint position)
{
  cb_log_view_show_entry (CB_LOG_VIEW (fixture->view), position);
  cb_ui_test_draw (fixture->window);
}

static void
test_newest_is_in_sight (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpfloat (get_end (fixture), >, 100);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (fixture)), >=,
                     get_end (fixture) - 1);
  focus (fixture, 2);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (fixture)), <, get_end (fixture) - 1);
  add_notes (fixture->case_, 1);
  cb_ui_test_draw (fixture->window);
  g_assert_cmpfloat (gtk_adjustment_get_value (get_adjustment (fixture)), >=,
                     get_end (fixture) - 1);
  assert_focus (fixture, 2, "3");
}

static void
test_keeps_its_place (Fixture *fixture, gconstpointer data)
{
  double y;

  gtk_adjustment_set_value (get_adjustment (fixture), get_end (fixture) / 2);
  cb_ui_test_draw (fixture->window);
  y = get_y (fixture, 20);
  cb_case_remove (fixture->case_, 0);
  cb_ui_test_draw (fixture->window);
  g_assert_cmpfloat_with_epsilon (get_y (fixture, 19), y, 1);
  cb_case_undo (fixture->case_);
  cb_ui_test_draw (fixture->window);
  g_assert_cmpfloat_with_epsilon (get_y (fixture, 20), y, 1);
}

static void
test_keeps_the_focus (Fixture *fixture, gconstpointer data)
{
  focus (fixture, 10);
  cb_case_remove (fixture->case_, 10);
  assert_focus (fixture, 10, "12");
  cb_case_undo (fixture->case_);
  assert_focus (fixture, 11, "12");
  cb_case_move (fixture->case_, 11, 3);
  assert_focus (fixture, 3, "12");
  cb_case_move (fixture->case_, 0, 30);
  assert_focus (fixture, 2, "12");
  cb_case_undo (fixture->case_);
  cb_case_undo (fixture->case_);
  assert_focus (fixture, 11, "12");
  cb_case_set_uncertain (fixture->case_, 11, TRUE);
  assert_focus (fixture, 11, "12");

  focus (fixture, 39);
  cb_case_remove (fixture->case_, 39);
  assert_focus (fixture, 38, "39");
  while (cb_case_undo (fixture->case_))
    cb_ui_test_settle ();
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (fixture->case_)), ==, 0);
  while (cb_case_redo (fixture->case_))
    cb_ui_test_settle ();
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (fixture->case_)), ==, 39);
}

static void
test_follows_what_moves (Fixture *fixture, gconstpointer data)
{
  focus (fixture, 14);
  for (guint position = 14; position > 0; position--)
    {
      activate (fixture, (int) position, "log.move-up");
      assert_focus (fixture, position - 1, "15");
    }
  cb_ui_test_draw (fixture->window);
  g_assert_cmpfloat (get_y (fixture, 0), >=, -1);
  activate (fixture, 0, "log.move-down");
  assert_focus (fixture, 1, "15");
}

static GtkDropTarget *
get_drop_target (GtkWidget *row)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  g_assert_not_reached ();
}

/* @place: 0 is the upper edge of the row, 1 the lower one. */
static gboolean
drop (Fixture *fixture, CbLogItem *item, int index, double place)
{
  GtkWidget *row = get_row (fixture, index);
  GtkDropTarget *target = get_drop_target (row);
  g_auto (GValue) value = G_VALUE_INIT;
  double y = place * gtk_widget_get_height (row);
  GdkDragAction action;
  gboolean dropped;

  g_signal_emit_by_name (target, "motion", 5.0, y, &action);
  g_assert_cmpint (action, ==, GDK_ACTION_MOVE);
  g_assert_true (gtk_widget_has_css_class (row, place < 0.5 ? "drop-above" : "drop-below"));
  g_value_init (&value, CB_TYPE_LOG_ITEM);
  g_value_set_object (&value, item);
  g_signal_emit_by_name (target, "drop", &value, 5.0, y, &dropped);
  g_assert_false (gtk_widget_has_css_class (row, "drop-above"));
  g_assert_false (gtk_widget_has_css_class (row, "drop-below"));
  cb_ui_test_draw (fixture->window);
  return dropped;
}

static void
test_moves_by_dragging (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CbLogItem)
    item = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (fixture->case_)), 5);

  g_assert_true (drop (fixture, item, 2, 0.2));
  g_assert_cmpuint (cb_log_item_get_position (item), ==, 2);
  g_assert_true (drop (fixture, item, 8, 0.2));
  g_assert_cmpuint (cb_log_item_get_position (item), ==, 7);
  g_assert_true (drop (fixture, item, 0, 0.8));
  g_assert_cmpuint (cb_log_item_get_position (item), ==, 1);
  g_assert_true (drop (fixture, item, 39, 0.8));
  g_assert_cmpuint (cb_log_item_get_position (item), ==, 39);
  g_assert_true (cb_case_undo (fixture->case_));
  g_assert_cmpuint (cb_log_item_get_position (item), ==, 1);

  {
    g_autoptr (CbCase) other = cb_case_test_new ();
    g_autoptr (CbLogItem) foreign = NULL;

    add_notes (other, 1);
    foreign = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (other)), 0);
    g_assert_false (drop (fixture, foreign, 3, 0.2));
    g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (other)), ==, 1);
    g_assert_cmpuint (cb_log_item_get_position (item), ==, 1);
  }
}

static void
test_shows_notes_and_times (void)
{
  static const char
    LOG[] = "\"log\":[{\"type\":\"suggestion\",\"by\":1,\"cards\":[\"green\",\"rope\",\"hall\"],"
            "\"answers\":[{\"by\":2,\"did\":\"pass\"}],\"note\":\"Green smiled\","
            "\"time\":\"2026-11-21T19:42:00Z\"},"
            "{\"type\":\"note\",\"text\":\"x\",\"time\":\"later\"}]";
  g_autoptr (CbCase) made = cb_case_test_new ();
  g_autoptr (GBytes) bytes = cb_case_to_bytes (made);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autofree char *whole = NULL;
  g_autoptr (GBytes) noted = NULL;
  g_autoptr (GRegex) log = g_regex_new ("\"log\"\\s*:\\s*\\[\\s*\\]", 0, 0, NULL);
  Fixture fixture = { 0 };

  whole = g_regex_replace_literal (log, text, -1, 0, LOG, 0, NULL);
  noted = g_bytes_new (whole, strlen (whole));
  show (&fixture, cb_case_new_from_bytes (noted, NULL));
  g_assert_nonnull (cb_ui_test_find_label (get_row (&fixture, 0), "“Green smiled”"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (&fixture, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "19:42. “Green smiled”. 1 ruled out");
  /* What is no time is not shown as one. */
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (&fixture, 1)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_null (cb_ui_test_find_label (get_row (&fixture, 1), "“"));
  tear_down (&fixture, NULL);
}

static guint
get_position (GtkWidget *row)
{
  return cb_log_item_get_position (cb_log_row_get_item (CB_LOG_ROW (row)));
}

static void
assert_name (Fixture *fixture, int index, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (fixture, index)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* A row says all that it shows: who asked for what, who passed and who showed, what came of it. */
static void
test_names (void)
{
  Fixture fixture = { 0 };
  CbCase *case_ = cb_case_test_load_sample ("published-six-players.casebook", 17);
  g_autoptr (CbEntry) note = cb_note_new ("Green looked at the door");
  g_autoptr (CbEntry) wrong = NULL;

  wrong = cb_accusation_new (1, cb_case_test_cards (case_, "plum rope hall"), CB_RESULT_WRONG);
  cb_case_append (case_, note);
  cb_case_append (case_, wrong);
  show (&fixture, case_);
  assert_name (&fixture, 0,
               "Entry 1, You: Scarlet, Rope, Lounge. Mustard showed Scarlet. Mustard: Scarlet.");
  assert_name (&fixture, 1,
               "Entry 2, Mustard: Peacock, Lead Pipe, Dining Room. White and Green passed, Peacock "
               "showed a card.");
  assert_name (&fixture, 16,
               "Entry 17, Peacock: Scarlet, Lead Pipe, Hall. Plum and you passed, Mustard "
               "showed a card. Peacock, Lead Pipe found.");
  assert_name (&fixture, 17, "Entry 18, Green looked at the door.");
  assert_name (&fixture, 18, "Entry 19, Mustard accused: Plum, Rope, Hall. Wrong. Mustard is out.");
  for (int i = 0; i < 19; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i + 1);

      g_assert_nonnull (cb_ui_test_find_label (get_row (&fixture, i), number));
    }
  g_assert_nonnull (cb_ui_test_find_label (get_row (&fixture, 16), "Peacock, Lead Pipe found"));
  g_assert_true (gtk_widget_has_css_class (
    cb_ui_test_find (get_row (&fixture, 16), GTK_TYPE_BOX, "badge"), "breakthrough"));
  g_assert_false (gtk_widget_has_css_class (
    cb_ui_test_find (get_row (&fixture, 0), GTK_TYPE_BOX, "badge"), "breakthrough"));

  /* In the level without automatic crosses nothing comes to light. */
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  assert_name (&fixture, 0, "Entry 1, You: Scarlet, Rope, Lounge. Mustard showed Scarlet.");
  tear_down (&fixture, NULL);
}

/* What stands in a row after its token, where a sentence would say the name once more; and what
 * came of it: "" where that is told by pictures alone, NULL for nothing. @out: whether the token is
 * barred */
static void
assert_row (Fixture *fixture, int index, const char *act, const char *outcome, gboolean out)
{
  GtkWidget *row = get_row (fixture, index);
  GtkWidget *trail = cb_ui_test_find (row, ADW_TYPE_WRAP_BOX, "trail");
  gboolean is_out;

  g_object_get (cb_ui_test_find (row, CB_TYPE_TOKEN, "token"), "out", &is_out, NULL);
  g_assert_cmpint (is_out, ==, out);
  if (act != NULL)
    g_assert_nonnull (
      cb_ui_test_find_label (cb_ui_test_find (row, ADW_TYPE_WRAP_BOX, "cards"), act));
  g_assert_cmpint (gtk_widget_get_visible (trail), ==, outcome != NULL);
  if (outcome != NULL && *outcome != '\0')
    g_assert_nonnull (cb_ui_test_find_label (trail, outcome));
}

static const char *
get_badge (Fixture *fixture, int index)
{
  GtkWidget *badge = cb_ui_test_find (get_row (fixture, index), GTK_TYPE_BOX, "badge");

  return gtk_widget_get_visible (badge)
           ? gtk_label_get_label (GTK_LABEL (cb_ui_test_find (badge, GTK_TYPE_LABEL, "found")))
           : NULL;
}

/* Every kind of entry is drawn alike: who, what was done, and what came of it. */
static void
test_kinds (void)
{
  Fixture fixture = { 0 };
  g_autoptr (CbEntry) open = NULL;
  g_autoptr (CbEntry) right = NULL;

  show (&fixture, cb_case_test_load ("tests/ui/all-kinds.casebook"));
  assert_row (&fixture, 1, "saw a card", "Sally", FALSE);
  assert_name (&fixture, 1, "Entry 2, You saw Cleo’s card: Sally. by snooping. Cleo: Sally.");
  assert_row (&fixture, 2, "saw a card", "", FALSE);
  assert_row (&fixture, 3, "rolled: 4, ?", NULL, FALSE);
  assert_row (&fixture, 4, "drew an Intrigue card", "Pumpkin Patch", FALSE);
  assert_name (&fixture, 4, "Entry 5, Bob drew an Intrigue card. Pumpkin Patch.");
  assert_row (&fixture, 6, "used the power “Sally”", NULL, FALSE);
  assert_row (&fixture, 7, "looked at face-down card 2", "Zombie Duck", FALSE);
  assert_row (&fixture, 8, "looked at all face-down cards", NULL, FALSE);
  assert_row (&fixture, 9, "secretly asked you for one item card", "Bathtub", FALSE);
  assert_row (&fixture, 10, "secretly asked Cleo for one suspect card", "got 1 card", FALSE);
  assert_row (&fixture, 11, "said that Cleo has at least one of these: Mayor and Santa’s House",
              NULL, FALSE);
  assert_row (&fixture, 12, "Bob looked at the door for a long time before he answered", NULL,
              FALSE);

  /* Bob is out by his accusation; that his hand is revealed then puts nobody out. */
  assert_row (&fixture, 13, "Tree House", "Wrong", TRUE);
  g_assert_cmpstr (get_badge (&fixture, 13), ==, "Bob is out");
  assert_row (&fixture, 14, "hand revealed", NULL, FALSE);
  g_assert_cmpstr (get_badge (&fixture, 14), ==, "Christmas Wreath found");
  cb_case_set_uncertain (fixture.case_, 13, TRUE);
  assert_row (&fixture, 13, "Tree House", "Wrong", FALSE);
  g_assert_null (get_badge (&fixture, 13));
  assert_row (&fixture, 14, "hand revealed", NULL, TRUE);
  cb_case_set_uncertain (fixture.case_, 13, FALSE);

  /* Who is out everybody sees, even where the program crosses off nothing. */
  cb_case_set_assist (fixture.case_, CB_ASSIST_NOTES);
  g_assert_cmpstr (get_badge (&fixture, 13), ==, "Bob is out");
  g_assert_null (get_badge (&fixture, 14));

  open = cb_accusation_new (2, cb_case_test_cards (fixture.case_, "mayor present woods"),
                            CB_RESULT_UNKNOWN);
  right = cb_accusation_new (
    2, cb_case_test_cards (fixture.case_, "oogie-boogie christmas-wreath tree-house"),
    CB_RESULT_RIGHT);
  cb_case_append (fixture.case_, open);
  cb_case_append (fixture.case_, right);
  cb_ui_test_draw (fixture.window);
  assert_row (&fixture, 17, "Mayor", "outcome unknown", FALSE);
  assert_row (&fixture, 18, "Oogie Boogie", "Right", FALSE);
  g_assert_null (get_badge (&fixture, 18));
  tear_down (&fixture, NULL);
}

/* What is shown below @widget is inside @row from side to side. */
static void
assert_inside (GtkWidget *widget, GtkWidget *row)
{
  graphene_rect_t whole, bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  g_assert_true (gtk_widget_compute_bounds (row, row, &whole));
  g_assert_true (gtk_widget_compute_bounds (widget, row, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, whole.origin.x);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, whole.origin.x + whole.size.width);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_inside (child, row);
}

/* On a narrow page too every word is inside its row, and a row is high enough where fingers tap. */
static void
test_fits (gconstpointer direction)
{
  Fixture fixture = { 0 };

  gtk_widget_set_default_direction ((GtkTextDirection) GPOINTER_TO_INT (direction));
  show (&fixture, cb_case_test_load ("tests/ui/all-kinds.casebook"));
  gtk_widget_add_css_class (fixture.window, "touch");
  cb_ui_test_draw (fixture.window);
  for (int i = 0; i < N_KINDS; i++)
    {
      GtkWidget *row = get_row (&fixture, i);
      graphene_rect_t whole;

      g_assert_true (gtk_widget_compute_bounds (row, row, &whole));
      g_assert_cmpfloat (whole.size.height, >=, FINGER);
      assert_inside (row, row);
    }
  tear_down (&fixture, NULL);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static gboolean
has_class (Fixture *fixture, int index, const char *name)
{
  return gtk_widget_has_css_class (get_row (fixture, index), name);
}

/* The newest entry that is read is tinted; the one in the composer has an edge and a pencil. */
static void
test_newest_and_edited (Fixture *fixture, gconstpointer data)
{
  CbLogItem *item = cb_log_row_get_item (CB_LOG_ROW (get_row (fixture, 4)));
  GtkMenuButton *menu = GTK_MENU_BUTTON (
    cb_ui_test_find (get_row (fixture, 4), GTK_TYPE_MENU_BUTTON, NULL));
  g_autofree char *words = g_strdup_printf (
    "Being edited. %s",
    cb_hint_get (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (get_row (fixture, 4)))));

  g_assert_true (has_class (fixture, 39, "newest"));
  g_assert_false (has_class (fixture, 38, "newest"));
  g_object_set (fixture->view, "at", 5, NULL);
  g_assert_false (has_class (fixture, 39, "newest"));
  g_assert_true (has_class (fixture, 4, "newest"));
  g_object_set (fixture->view, "at", -1, NULL);
  add_notes (fixture->case_, 1);
  cb_ui_test_draw (fixture->window);
  g_assert_true (has_class (fixture, 40, "newest"));
  g_assert_false (has_class (fixture, 39, "newest"));

  g_object_set (fixture->view, "edited", item, NULL);
  g_assert_true (has_class (fixture, 4, "edited"));
  g_assert_false (has_class (fixture, 5, "edited"));
  g_assert_cmpstr (gtk_menu_button_get_icon_name (menu), ==, "casebook-pencil-symbolic");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_row (fixture, 4)),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
  cb_case_move (fixture->case_, 4, 7);
  cb_ui_test_draw (fixture->window);
  g_assert_true (has_class (fixture, 7, "edited"));
  g_assert_false (has_class (fixture, 4, "edited"));
  g_object_set (fixture->view, "edited", NULL, NULL);
  g_assert_false (has_class (fixture, 7, "edited"));
  g_assert_cmpstr (gtk_menu_button_get_icon_name (menu), ==, "view-more-symbolic");
}

/* A look that two players must take, and that the log went on without, stands at its question until
 * it is told. */
static void
test_forgotten_look (void)
{
  Fixture fixture = { 0 };
  const char *JSON = "{\"format\":\"casebook\",\"version\":1,\"edition\":\"nightmare\","
                     "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bea\"}],\"faceDown\":4,"
                     "\"me\":null,\"assist\":\"notes\",\"log\":[{\"type\":\"suggestion\","
                     "\"by\":0,\"cards\":[\"jack\",\"zombie-duck\",\"woods\"],"
                     "\"answers\":[{\"by\":1,\"did\":\"pass\"}]},{\"type\":\"suggestion\","
                     "\"by\":1,\"cards\":[\"mayor\",\"zombie-duck\",\"woods\"],"
                     "\"answers\":[{\"by\":0,\"did\":\"show\"}]},{\"type\":\"look\",\"by\":0,"
                     "\"slots\":[0],\"uncertain\":true}]}";
  g_autoptr (GBytes) bytes = g_bytes_new_static (JSON, strlen (JSON));
  CbCase *case_ = cb_case_new_from_bytes (bytes, NULL);

  g_assert_nonnull (case_);
  show (&fixture, case_);
  g_assert_nonnull (
    cb_ui_test_find_label (get_row (&fixture, 0), "Ann must look at a face-down card"));
  g_assert_null (
    cb_ui_test_find_label (get_row (&fixture, 1), "Ann must look at a face-down card"));
  cb_case_set_uncertain (case_, 2, FALSE);
  g_assert_null (
    cb_ui_test_find_label (get_row (&fixture, 0), "Ann must look at a face-down card"));
  tear_down (&fixture, NULL);
}

static guint
count_shown (Fixture *fixture)
{
  guint n = 0;

  while (get_row (fixture, (int) n) != NULL)
    n++;
  return n;
}

static void
filter (Fixture *fixture, const char *which)
{
  g_object_set (fixture->view, "filter", which, NULL);
  cb_ui_test_draw (fixture->window);
}

/* Filters leave the log as it is, and an entry that is to be shown is. */
static void
test_filters (void)
{
  Fixture fixture = { 0 };
  g_autofree char *now = NULL;

  fixture.case_ = cb_case_test_load_sample ("published-six-players.casebook", 27);
  fixture.view = g_object_new (CB_TYPE_LOG_VIEW, "has-filters", TRUE, "case", fixture.case_, NULL);
  fixture.window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture.window), fixture.view);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), 800, 600);
  gtk_window_present (GTK_WINDOW (fixture.window));
  cb_ui_test_draw (fixture.window);

  g_assert_cmpuint (count_shown (&fixture), ==, 27);
  filter (&fixture, "breakthroughs");
  g_assert_cmpuint (count_shown (&fixture), ==, 2);
  g_assert_cmpuint (get_position (get_row (&fixture, 0)), ==, 16);
  g_assert_cmpuint (get_position (get_row (&fixture, 1)), ==, 26);
  filter (&fixture, "0");
  g_assert_cmpuint (count_shown (&fixture), ==, N_SCARLET);
  g_assert_cmpuint (get_position (get_row (&fixture, 1)), ==, 6);
  cb_case_remove (fixture.case_, 6);
  cb_ui_test_draw (fixture.window);
  g_assert_cmpuint (count_shown (&fixture), ==, N_SCARLET - 1);
  g_assert_true (cb_case_undo (fixture.case_));
  cb_ui_test_draw (fixture.window);
  g_assert_cmpuint (count_shown (&fixture), ==, N_SCARLET);
  focus (&fixture, 12);
  g_assert_cmpuint (get_position (GTK_WIDGET (get_focused (&fixture))), ==, 12);
  g_object_get (fixture.view, "filter", &now, NULL);
  g_assert_cmpstr (now, ==, "0");
  focus (&fixture, 13);
  g_assert_cmpuint (get_position (GTK_WIDGET (get_focused (&fixture))), ==, 13);
  g_assert_cmpuint (count_shown (&fixture), ==, 27);

  filter (&fixture, "breakthroughs");
  cb_case_set_assist (fixture.case_, CB_ASSIST_NOTES);
  cb_ui_test_draw (fixture.window);
  g_assert_cmpuint (count_shown (&fixture), ==, 27);
  tear_down (&fixture, NULL);
}

static AdwAlertDialog *
open_note (Fixture *fixture, int index)
{
  activate (fixture, index, "log.note");
  return ADW_ALERT_DIALOG (cb_ui_test_find (fixture->window, CB_TYPE_NOTE_DIALOG, NULL));
}

/* Types a note and answers the dialog. */
static void
note (Fixture *fixture, int index, const char *text, const char *response)
{
  AdwAlertDialog *dialog = open_note (fixture, index);
  GtkWidget *entry = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (dialog, "response", response);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  cb_ui_test_draw (fixture->window);
}

static void
test_notes (Fixture *fixture, gconstpointer data)
{
  AdwAlertDialog *dialog;

  cb_case_move (fixture->case_, 0, 2);
  focus (fixture, 2);
  note (fixture, 2, "  he smiled ", "save");
  g_assert_nonnull (cb_ui_test_find_label (get_row (fixture, 2), "“he smiled”"));
  assert_focus (fixture, 2, "1");
  dialog = open_note (fixture, 2);
  g_assert_cmpstr (adw_alert_dialog_get_heading (dialog), ==, "Note for Entry 3");
  g_assert_cmpstr (adw_alert_dialog_get_body (dialog), ==, "Note: 1");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (
                     cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, NULL))),
                   ==, "he smiled");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  note (fixture, 2, "no more", "cancel");
  g_assert_nonnull (cb_ui_test_find_label (get_row (fixture, 2), "“he smiled”"));
  note (fixture, 2, "", "save");
  g_assert_null (cb_ui_test_find_label (get_row (fixture, 2), "“he smiled”"));
  g_assert_true (cb_case_undo (fixture->case_));
  g_assert_nonnull (cb_ui_test_find_label (get_row (fixture, 2), "“he smiled”"));
  g_assert_true (cb_case_undo (fixture->case_));
  g_assert_null (cb_ui_test_find_label (get_row (fixture, 2), "“he smiled”"));
}

#define TOO_LONG "The note there now is too long to be edited here. What you write takes its place."

/* A note no field could lay out: it is replaced by what one writes, not read into the field. */
static void
test_long_notes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strnfill (7000000, 'x');
  AdwAlertDialog *dialog;
  GtkWidget *entry;

  cb_case_set_note (fixture->case_, 0, text);
  dialog = open_note (fixture, 0);
  entry = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (dialog), TOO_LONG));
  g_assert_false (adw_alert_dialog_get_response_enabled (dialog, "save"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "he smiled");
  g_assert_true (adw_alert_dialog_get_response_enabled (dialog, "save"));
  gtk_editable_set_text (GTK_EDITABLE (entry), " ");
  g_assert_false (adw_alert_dialog_get_response_enabled (dialog, "save"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  note (fixture, 0, "he smiled", "save");
  g_assert_nonnull (cb_ui_test_find_label (get_row (fixture, 0), "“he smiled”"));

  dialog = open_note (fixture, 0);
  g_assert_null (cb_ui_test_find_label (GTK_WIDGET (dialog), TOO_LONG));
  entry = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_assert_true (adw_alert_dialog_get_response_enabled (dialog, "save"));
}

static void
test_menus_are_told_apart (Fixture *fixture, gconstpointer data)
{
  GtkWidget *menu;

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("More for Entry %d", i + 1);

      menu = cb_ui_test_find (get_row (fixture, i), GTK_TYPE_MENU_BUTTON, NULL);
      g_assert_cmpstr (cb_hint_get (menu), ==, name);
      g_assert_null (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)));
    }
  /* Newer versions of GTK open none out of sight. */
  focus (fixture, 1);
  activate (fixture, 1, "log.menu");
  menu = cb_ui_test_find (get_row (fixture, 1), GTK_TYPE_MENU_BUTTON, NULL);
  cb_ui_test_wait (
    gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)))));
}

static void
count_row (gpointer row, gpointer n_rows)
{
  *(guint *) n_rows += 1;
}

static guint
count_rows (Fixture *fixture)
{
  guint n_rows = 0;

  cb_long_list_foreach (get_list (fixture), count_row, &n_rows);
  return n_rows;
}

static double
get_value (Fixture *fixture)
{
  return gtk_adjustment_get_value (get_adjustment (fixture));
}

static void
scroll_to (Fixture *fixture, double value)
{
  gtk_adjustment_set_value (get_adjustment (fixture), value);
  cb_ui_test_draw (fixture->window);
}

/* The row in the middle of what one sees. */
static GtkWidget *
get_middle (Fixture *fixture)
{
  GtkWidget *row = gtk_widget_pick (fixture->view, 100, 200, GTK_PICK_DEFAULT);

  if (!CB_IS_LOG_ROW (row))
    row = gtk_widget_get_ancestor (row, CB_TYPE_LOG_ROW);
  g_assert_nonnull (row);
  return row;
}

static double
get_row_y (Fixture *fixture, GtkWidget *row)
{
  graphene_point_t point = GRAPHENE_POINT_INIT_ZERO;

  g_assert_true (gtk_widget_compute_point (row, fixture->view, &point, &point));
  return (double) point.y;
}

/* However long the log is, there are rows only for what is in sight, and somewhat more; wherever
 * one scrolls to, something is there. */
static void
test_few_rows (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (count_rows (fixture), <=, N_ROWS);
  g_assert_cmpfloat (get_value (fixture), >=, get_end (fixture) - 1);
  g_assert_cmpuint (get_position (get_middle (fixture)), >, N_MANY - 20);
  for (guint i = 0; i <= 8; i++)
    {
      scroll_to (fixture, get_end (fixture) * (i * 4 % 9) / 8);
      g_assert_cmpuint (count_rows (fixture), <=, N_ROWS);
      g_assert_cmpint (
        abs ((int) get_position (get_middle (fixture)) - N_MANY * (int) (i * 4 % 9) / 8), <,
        N_MANY / 10);
    }
  scroll_to (fixture, 0);
  g_assert_cmpuint (get_position (get_middle (fixture)), <, 20);
  g_assert_cmpfloat_with_epsilon (get_row_y (fixture, get_row (fixture, 0)), 0, ROW_PADDING);
}

/* The rows that are there have their height, though the others turn out to be higher after it was
 * measured how high all of them are. */
static void
test_learns_late (Fixture *fixture, gconstpointer data)
{
  CbLongList *list = get_list (fixture);
  int height, least;

  scroll_to (fixture, get_end (fixture) / 2);
  list->row_height *= 2;
  gtk_widget_queue_allocate (GTK_WIDGET (list));
  cb_ui_test_draw (fixture->window);
  height = gtk_widget_get_height (GTK_WIDGET (list->child));
  gtk_widget_measure (GTK_WIDGET (list->child), GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (GTK_WIDGET (list)), &least, NULL, NULL, NULL);
  g_assert_cmpint (height, >=, least);
}

/* What comes and goes out of sight moves nothing that is seen. */
static void
test_scrolls_evenly (Fixture *fixture, gconstpointer data)
{
  double step = -90;

  scroll_to (fixture, get_end (fixture) / 2);
  for (guint i = 0; i < 30; i++)
    {
      GtkWidget *row = get_middle (fixture);
      guint position = get_position (row);
      double y = get_row_y (fixture, row);

      step = i < 20 ? -90 : 90;
      scroll_to (fixture, get_value (fixture) + step);
      row = GTK_WIDGET (cb_long_list_get_row (get_list (fixture), position));
      g_assert_nonnull (row);
      g_assert_cmpfloat_with_epsilon (get_row_y (fixture, row), y - step, 1);
    }
}

/* Line by line to the beginning: nothing is left over above it. */
static void
test_comes_to_the_top (Fixture *fixture, gconstpointer data)
{
  focus (fixture, 70);
  scroll_to (fixture, get_value (fixture));
  while (get_value (fixture) > 0)
    scroll_to (fixture, get_value (fixture) - 300);
  g_assert_cmpfloat_with_epsilon (get_row_y (fixture, get_row (fixture, 0)), 0, ROW_PADDING);
  g_assert_cmpuint (get_position (get_row (fixture, 0)), ==, 0);
}

static void
press (Fixture *fixture, guint keyval)
{
  g_autoptr (GListModel)
    controllers = gtk_widget_observe_controllers (GTK_WIDGET (get_list (fixture)));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
  cb_ui_test_draw (fixture->window);
}

static void
assert_in_sight (Fixture *fixture, guint position)
{
  GtkWidget *row = GTK_WIDGET (get_focused (fixture));
  double y = get_row_y (fixture, row);

  g_assert_cmpuint (get_position (row), ==, position);
  g_assert_cmpfloat (y, >=, -1);
  g_assert_cmpfloat (y + gtk_widget_get_height (row), <=,
                     gtk_widget_get_height (fixture->view) + 1);
  g_assert_cmpuint (count_rows (fixture), <=, N_ROWS);
}

static void
test_focus_goes_far (Fixture *fixture, gconstpointer data)
{
  static const guint PLACES[] = { 2500, 0, N_MANY - 1, 1, 63, 64, 65, 4000, 3950, 3000 };

  for (guint i = 0; i < G_N_ELEMENTS (PLACES); i++)
    {
      focus (fixture, PLACES[i]);
      assert_in_sight (fixture, PLACES[i]);
    }
  press (fixture, GDK_KEY_Home);
  assert_in_sight (fixture, 0);
  press (fixture, GDK_KEY_End);
  assert_in_sight (fixture, N_MANY - 1);
  for (guint i = 1; i <= 24; i++)
    {
      g_signal_emit_by_name (cb_ui_test_find (fixture->view, GTK_TYPE_LIST_BOX, NULL),
                             "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, -1, FALSE, FALSE);
      cb_ui_test_draw (fixture->window);
      assert_in_sight (fixture, N_MANY - 1 - i);
    }
}

/* The focus stays with a row that is scrolled out of sight; far away from it, it is where one
 * looks. */
static void
test_focus_is_left_behind (Fixture *fixture, gconstpointer data)
{
  guint position;

  focus (fixture, 2500);
  scroll_to (fixture, get_value (fixture) - 2000);
  g_assert_cmpuint (get_position (GTK_WIDGET (get_focused (fixture))), ==, 2500);
  g_assert_cmpuint (get_position (get_middle (fixture)), <, 2490);
  scroll_to (fixture, 100000);
  position = get_position (GTK_WIDGET (get_focused (fixture)));
  g_assert_cmpint (abs ((int) position - (int) get_position (get_middle (fixture))), <, 20);
  g_assert_cmpuint (count_rows (fixture), <=, N_ROWS);
}

/* Nothing of what one sees is left free. */
static gboolean
fills_sight (Fixture *fixture)
{
  GtkWidget *list = cb_ui_test_find (fixture->view, GTK_TYPE_LIST_BOX, NULL);

  return gtk_widget_get_height (list) >= gtk_adjustment_get_page_size (get_adjustment (fixture));
}

static void
test_long_log_changes (Fixture *fixture, gconstpointer data)
{
  focus (fixture, 4000);
  cb_case_remove (fixture->case_, 4000);
  cb_ui_test_draw (fixture->window);
  assert_in_sight (fixture, 4000);
  g_assert_true (cb_case_undo (fixture->case_));
  cb_case_move (fixture->case_, 4001, 10);
  cb_ui_test_draw (fixture->window);
  assert_in_sight (fixture, 10);
  cb_case_remove (fixture->case_, 3000);
  cb_case_remove (fixture->case_, 0);
  cb_ui_test_draw (fixture->window);
  assert_in_sight (fixture, 9);

  add_notes (fixture->case_, 300);
  cb_ui_test_draw (fixture->window);
  g_assert_cmpuint (count_rows (fixture), <=, N_ROWS);
  g_assert_cmpfloat (get_value (fixture), >=, get_end (fixture) - 1);
  g_assert_cmpuint (get_position (get_middle (fixture)), >, N_MANY + 250);
  while (cb_case_undo (fixture->case_))
    ;
  cb_ui_test_draw (fixture->window);
  g_assert_cmpuint (count_rows (fixture), ==, 0);
  g_assert_true (cb_case_redo (fixture->case_));
  cb_ui_test_draw (fixture->window);
  g_assert_cmpuint (count_rows (fixture), <=, N_ROWS);
  cb_ui_test_wait (fills_sight (fixture));
}

static void
count_change (guint *n_changes)
{
  *n_changes += 1;
}

/* An entry tells of itself, however many there are before it. */
static void
test_tells_little (Fixture *fixture, gconstpointer data)
{
  GListModel *log = G_LIST_MODEL (cb_case_get_log (fixture->case_));
  guint n_lines = 0, n_changes = 0;

  for (guint i = 0; i < N_MANY; i++)
    {
      g_autoptr (CbLogItem) item = g_list_model_get_item (log, i);

      g_signal_connect_swapped (item, "notify", G_CALLBACK (count_change), &n_lines);
    }
  g_signal_connect_swapped (log, "items-changed", G_CALLBACK (count_change), &n_changes);
  add_notes (fixture->case_, 10);
  g_assert_cmpuint (n_changes, ==, 10);
  g_assert_cmpuint (n_lines, ==, 0);
  g_signal_handlers_disconnect_by_data (log, &n_changes);
}

static void
edited_cb (GSimpleAction *action, GVariant *position, gpointer edited)
{
  *(int *) edited = (int) g_variant_get_uint32 (position);
}

/* One tap on a row opens its entry to be changed. */
static void
test_tap (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("edit-entry", G_VARIANT_TYPE_UINT32);
  GtkWidget *list = cb_ui_test_find (fixture->view, GTK_TYPE_LIST_BOX, NULL);
  GtkWidget *row = get_row (fixture, 0);
  int edited = -1;

  g_signal_connect (action, "activate", G_CALLBACK (edited_cb), &edited);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (GTK_WIDGET (fixture->window), "case", G_ACTION_GROUP (group));
  g_assert_true (gtk_list_box_get_activate_on_single_click (GTK_LIST_BOX (list)));
  g_signal_emit_by_name (row, "activate");
  g_assert_cmpint (edited, ==,
                   (int) cb_log_item_get_position (cb_log_row_get_item (CB_LOG_ROW (row))));
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

#define ADD(name, test) g_test_add ("/log-view/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("newest-is-in-sight", test_newest_is_in_sight);
  ADD ("keeps-its-place", test_keeps_its_place);
  ADD ("keeps-the-focus", test_keeps_the_focus);
  ADD ("follows-what-moves", test_follows_what_moves);
  ADD ("moves-by-dragging", test_moves_by_dragging);
  ADD ("notes", test_notes);
  ADD ("long-notes", test_long_notes);
  ADD ("menus-are-told-apart", test_menus_are_told_apart);
  ADD ("tap", test_tap);
  ADD ("newest-and-edited", test_newest_and_edited);
  g_test_add_func ("/log-view/shows-notes-and-times", test_shows_notes_and_times);
  g_test_add_func ("/log-view/names", test_names);
  g_test_add_func ("/log-view/kinds", test_kinds);
  g_test_add_data_func ("/log-view/fits", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_fits);
  g_test_add_data_func ("/log-view/fits-mirrored", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_fits);
  g_test_add_func ("/log-view/filters", test_filters);
  g_test_add_func ("/log-view/forgotten-look", test_forgotten_look);
#undef ADD
#define ADD(name, test) g_test_add ("/log-view/" name, Fixture, NULL, set_up_many, test, tear_down)
  ADD ("few-rows", test_few_rows);
  ADD ("learns-late", test_learns_late);
  ADD ("scrolls-evenly", test_scrolls_evenly);
  ADD ("comes-to-the-top", test_comes_to_the_top);
  ADD ("focus-goes-far", test_focus_goes_far);
  ADD ("focus-is-left-behind", test_focus_is_left_behind);
  ADD ("long-log-changes", test_long_log_changes);
  ADD ("tells-little", test_tells_little);
#undef ADD
  return g_test_run ();
}
