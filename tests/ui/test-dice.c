/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-test.h"
#include "cb-dice-dialog.h"
#include "cb-dice-view.h"
#include "cb-editions.h"
#include "cb-first-view.h"
#include "cb-roll-view.h"
#include "cb-ui-test.h"

/* Numbers that dice are to show, one after the other, from 0. */
typedef struct
{
  const char *next;
} Script;

static void
fill_from_script (guint8 *bytes, gsize n_bytes, gpointer data)
{
  Script *script = data;
  guint32 number = GUINT32_TO_LE ((guint32) (*script->next - '1'));

  g_assert_cmpint (*script->next, !=, '\0');
  g_assert_cmpuint (n_bytes, ==, sizeof number);
  memcpy (bytes, &number, sizeof number);
  script->next++;
}

typedef struct
{
  Script script;
  CbRandomSource *random;
  CbWindow *window;
  GtkWidget *dialog;
} Fixture;

/* @faces: what is rolled, as "26" */
static void
open_dialog (Fixture *fixture, const CbSetup *setup, const char *faces)
{
  fixture->script.next = faces;
  fixture->random = cb_random_source_new_with_func (fill_from_script, &fixture->script, NULL);
  fixture->window = cb_ui_test_open_window (600, 800);
  fixture->dialog = GTK_WIDGET (cb_dice_dialog_new (setup, fixture->random));
  adw_dialog_present (ADW_DIALOG (fixture->dialog), GTK_WIDGET (fixture->window));
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
}

static void
close_dialog (Fixture *fixture)
{
  cb_ui_test_close_window (fixture->window);
  cb_random_source_free (fixture->random);
}

static GtkWidget *
find (Fixture *fixture, GType type)
{
  return cb_ui_test_find (fixture->dialog, type, NULL);
}

static void
act (Fixture *fixture, GType type, const char *action)
{
  g_assert_true (gtk_widget_activate_action (find (fixture, type), action, NULL));
}

static const char *
read_label (Fixture *fixture, const char *id)
{
  return gtk_label_get_text (GTK_LABEL (cb_ui_test_find (fixture->dialog, GTK_TYPE_LABEL, id)));
}

static const char *
read_row (Fixture *fixture, const char *id)
{
  return adw_action_row_get_subtitle (
    ADW_ACTION_ROW (cb_ui_test_find (fixture->dialog, ADW_TYPE_ACTION_ROW, id)));
}

static CbSetup *
make_setup (const char *edition)
{
  static const char *const names[] = { "Ann", "Bob", "Cy <3" };
  CbSetup *setup = cb_setup_new (cb_editions_find_builtin (edition));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    cb_setup_add_player (setup, names[i], -1, -1);
  return setup;
}

/* (transfer full): how often a total came, and how often it should, by the table of figures */
static char *
read_figure (Fixture *fixture, const char *total)
{
  GtkWidget *view = find (fixture, CB_TYPE_ROLL_VIEW);
  GtkWidget *row;

  gtk_expander_set_expanded (GTK_EXPANDER (cb_ui_test_find (view, GTK_TYPE_EXPANDER, "expander")),
                             TRUE);
  row = gtk_widget_get_first_child (cb_ui_test_find (view, GTK_TYPE_BOX, "figures"));
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_ROW);
  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *cell = gtk_widget_get_first_child (row);
      GtkWidget *n = gtk_widget_get_next_sibling (cell);

      if (g_str_equal (gtk_label_get_text (GTK_LABEL (cell)), total))
        return g_strdup_printf ("%s %s", gtk_label_get_text (GTK_LABEL (n)),
                                gtk_label_get_text (GTK_LABEL (gtk_widget_get_next_sibling (n))));
    }
  return NULL;
}

static void
assert_figure (Fixture *fixture, const char *total, const char *expected)
{
  g_autofree char *figure = read_figure (fixture, total);

  g_assert_cmpstr (figure, ==, expected);
}

static void
test_roll (void)
{
  Fixture fixture = { 0 };
  GtkAccessible *dice;

  open_dialog (&fixture, NULL, "2634343");
  dice = GTK_ACCESSIBLE (find (&fixture, CB_TYPE_DICE_VIEW));
  gtk_test_accessible_assert_role (dice, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (dice, GTK_ACCESSIBLE_PROPERTY_LABEL, "Not rolled yet");
  g_assert_cmpstr (read_label (&fixture, "total"), ==, "–");

  act (&fixture, CB_TYPE_ROLL_VIEW, "dice.roll");
  gtk_test_accessible_assert_property (dice, GTK_ACCESSIBLE_PROPERTY_LABEL, "2 + 6");
  g_assert_cmpstr (read_label (&fixture, "total"), ==, "8");
  g_assert_cmpstr (read_label (&fixture, "hint"), ==, "2 + 6");
  g_assert_cmpstr (read_row (&fixture, "history_row"), ==, "–");
  act (&fixture, CB_TYPE_ROLL_VIEW, "dice.roll");
  act (&fixture, CB_TYPE_ROLL_VIEW, "dice.roll");
  g_assert_cmpstr (read_row (&fixture, "history_row"), ==, "7 · 8");
  assert_figure (&fixture, "7", "2 0.5");
  assert_figure (&fixture, "8", "1 0.4");
  assert_figure (&fixture, "12", "0 0.1");
  assert_figure (&fixture, "13", NULL);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (cb_ui_test_find (fixture.dialog, GTK_TYPE_BOX, "chart")),
    GTK_ACCESSIBLE_PROPERTY_LABEL, "3 rolls; 7 came up most often: 2×");

  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "7. 3 + 4");

  /* Other dice begin anew; more than there are, and none, are not to be had. */
  g_assert_true (gtk_widget_activate_action (fixture.dialog, "dice.number", "i", 1));
  assert_figure (&fixture, "3", "0 0.0");
  act (&fixture, CB_TYPE_ROLL_VIEW, "dice.roll");
  g_assert_cmpstr (read_label (&fixture, "total"), ==, "3");
  g_assert_cmpstr (read_label (&fixture, "hint"), ==, "");
  close_dialog (&fixture);
}

/* An arrow key on the figures, folded up, does not lead to what is in no window. */
static void
test_arrow_keys (void)
{
  Fixture fixture = { 0 };
  GtkWidget *expander;

  open_dialog (&fixture, NULL, "11");
  expander = find (&fixture, GTK_TYPE_EXPANDER);
  g_assert_true (gtk_widget_grab_focus (expander));
  gtk_widget_child_focus (GTK_WIDGET (fixture.window), GTK_DIR_DOWN);
  g_assert_true (gtk_widget_has_focus (expander));
  close_dialog (&fixture);
}

/* A sign is no number: it is named, counted for itself, and calls for what the edition says. */
static void
test_question (void)
{
  g_autoptr (CbSetup) setup = make_setup ("nightmare");
  Fixture fixture = { 0 };

  open_dialog (&fixture, setup, "4143");
  act (&fixture, CB_TYPE_ROLL_VIEW, "dice.roll");
  g_assert_cmpstr (read_label (&fixture, "total"), ==, "4 + ?");
  g_assert_cmpstr (read_label (&fixture, "hint"), ==, "Draw first: Intrigue. Then move.");
  act (&fixture, CB_TYPE_ROLL_VIEW, "dice.roll");
  g_assert_cmpstr (read_label (&fixture, "total"), ==, "7");
  g_assert_cmpstr (read_row (&fixture, "history_row"), ==, "4 + ?");
  assert_figure (&fixture, "?", "1 0.3");
  close_dialog (&fixture);
}

static void
settled_cb (gboolean *settled)
{
  *settled = TRUE;
}

/* They tumble where things may move, and what they show is told when they lie still. */
static void
test_tumble (void)
{
  Fixture fixture = { 0 };
  gboolean settled = FALSE;
  CbDiceView *dice;

  open_dialog (&fixture, NULL, "11");
  dice = CB_DICE_VIEW (find (&fixture, CB_TYPE_DICE_VIEW));
  g_signal_connect_swapped (dice, "settled", G_CALLBACK (settled_cb), &settled);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  act (&fixture, CB_TYPE_ROLL_VIEW, "dice.roll");
  g_assert_true (cb_dice_view_is_tumbling (dice));
  g_assert_cmpstr (read_label (&fixture, "total"), ==, "…");
  /* Rolled again meanwhile, nothing happens. */
  act (&fixture, CB_TYPE_ROLL_VIEW, "dice.roll");
  cb_ui_test_wait (settled);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_assert_cmpstr (read_label (&fixture, "total"), ==, "2");
  close_dialog (&fixture);
}

static void
show_who_starts (Fixture *fixture)
{
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (find (fixture, ADW_TYPE_VIEW_STACK)),
                                         "first");
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
}

static gboolean
shows (GtkWidget *root, const char *id)
{
  return gtk_widget_get_visible (cb_ui_test_find (root, GTK_TYPE_BUTTON, id));
}

/* @style: of the row: “out” or “starts”, or empty while neither is known */
static void
assert_first (Fixture *fixture, int seat, const char *rolls, const char *style)
{
  GtkWidget *list = cb_ui_test_find (fixture->dialog, GTK_TYPE_LIST_BOX, "list");
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), seat);

  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, rolls);
  g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (row), "out"), ==,
                   g_str_equal (style, "out"));
  g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (row), "starts"), ==,
                   g_str_equal (style, "starts"));
}

/* Ann and Cy tie twice before Cy is higher; Bob is out after the first round. */
static void
test_first_player (void)
{
  g_autoptr (CbSetup) setup = make_setup ("nightmare");
  Fixture fixture = { 0 };

  open_dialog (&fixture, setup, "525334512");
  show_who_starts (&fixture);
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "Ann rolls");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "Bob rolls");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll-all");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "A tie: Ann rolls again (round 2)");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll-all");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "A tie: Ann rolls again (round 3)");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "A tie: Cy <3 rolls again (round 3)");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "Cy <3 starts");
  assert_first (&fixture, 0, "5, 3, 4", "out");
  assert_first (&fixture, 1, "2", "out");
  assert_first (&fixture, 2, "5, 3, 5", "starts");
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "Cy <3 starts");
  g_assert_false (shows (find (&fixture, CB_TYPE_FIRST_VIEW), "roll_button"));
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.restart");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "Ann rolls");
  g_assert_true (shows (find (&fixture, CB_TYPE_FIRST_VIEW), "roll_button"));
  assert_first (&fixture, 2, "…", "");
  close_dialog (&fixture);
}

/* All three tie, so nobody is out; then the first of two is higher, and the second has not rolled
 * before it is seen. */
static void
test_tie_of_all (void)
{
  g_autoptr (CbSetup) setup = make_setup ("nightmare");
  Fixture fixture = { 0 };

  open_dialog (&fixture, setup, "444255152");
  show_who_starts (&fixture);
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll-all");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "A tie: Ann rolls again (round 2)");
  for (int seat = 0; seat < 3; seat++)
    assert_first (&fixture, seat, "4, …", "");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll");
  assert_first (&fixture, 0, "4, 2", "");
  assert_first (&fixture, 1, "4, …", "");
  g_assert_cmpstr (cb_ui_test_get_heard (), ==, "A tie: Bob rolls again (round 2)");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll-all");
  assert_first (&fixture, 0, "4, 2", "out");
  assert_first (&fixture, 1, "4, 5, …", "");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "A tie: Bob rolls again (round 3)");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll");
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll");
  assert_first (&fixture, 1, "4, 5, 1", "out");
  assert_first (&fixture, 2, "4, 5, 5", "starts");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "Cy <3 starts");
  close_dialog (&fixture);
}

/* Outside of a game there are as many as somebody says, and they have numbers. */
static void
test_numbered_players (void)
{
  Fixture fixture = { 0 };

  open_dialog (&fixture, NULL, "16");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "Player 1 rolls");
  adw_spin_row_set_value (
    ADW_SPIN_ROW (cb_ui_test_find (fixture.dialog, ADW_TYPE_SPIN_ROW, "count_row")), 2);
  /* With two dice, as there are. */
  act (&fixture, CB_TYPE_FIRST_VIEW, "first.roll");
  assert_first (&fixture, 0, "7", "");
  g_assert_cmpstr (read_label (&fixture, "status"), ==, "Player 2 rolls");
  close_dialog (&fixture);
}

/* Who starts without a roll is said, where the rules say so. */
static void
test_rule (void)
{
  g_autoptr (CbSetup) sea = make_setup ("at-sea");
  g_autoptr (CbSetup) nightmare = make_setup ("nightmare");
  Fixture fixture = { 0 };

  open_dialog (&fixture, sea, "1");
  g_assert_cmpstr (read_label (&fixture, "rule"), ==, "By the rules the dealer starts");
  close_dialog (&fixture);
  open_dialog (&fixture, nightmare, "1");
  g_assert_cmpstr (read_label (&fixture, "rule"), ==, "");
  g_assert_false (gtk_widget_get_visible (find (&fixture, GTK_TYPE_MENU_BUTTON)));
  close_dialog (&fixture);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/dice/roll", test_roll);
  g_test_add_func ("/dice/arrow-keys", test_arrow_keys);
  g_test_add_func ("/dice/question", test_question);
  g_test_add_func ("/dice/tumble", test_tumble);
  g_test_add_func ("/dice/first-player", test_first_player);
  g_test_add_func ("/dice/tie-of-all", test_tie_of_all);
  g_test_add_func ("/dice/numbered-players", test_numbered_players);
  g_test_add_func ("/dice/rule", test_rule);
  return g_test_run ();
}
