/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of the cases in the list, from its menu: with a file that is no case among them;
 * counting starts over, and that is taken back. */

#include "config.h"

#include <math.h>

#include "cb-cases-page.h"
#include "cb-series-chart.h"
#include "cb-tally-dialog.h"
#include "cb-ui-test.h"

static CbTallyDialog *
open_figures (CbWindow *window)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASES_PAGE, NULL);
  AdwDialog *dialog;

  gtk_widget_activate_action (page, "cases.figures", NULL);
  dialog = cb_ui_test_get_dialog (window);
  g_assert_true (CB_IS_TALLY_DIALOG (dialog));
  return CB_TALLY_DIALOG (dialog);
}

static void
wait_for (CbTallyDialog *dialog, const char *view)
{
  GtkWidget *stack = cb_ui_test_find (GTK_WIDGET (dialog), GTK_TYPE_STACK, "stack");

  cb_ui_test_wait (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), view) == 0);
}

static gboolean
says (CbTallyDialog *dialog, const char *text)
{
  return cb_ui_test_find_label (GTK_WIDGET (dialog), text) != NULL;
}

static void
test_counts (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyDialog *dialog;

  cb_ui_test_fill_shelf ();
  dialog = open_figures (window);
  wait_for (dialog, "figures");
  g_assert_true (says (dialog, "Finished Cases"));
  g_assert_true (says (dialog, "3 cases are still in progress."));
  g_assert_true (says (dialog, "Torn.casebook"));

  gtk_widget_activate_action (GTK_WIDGET (dialog), "tally.start-over", NULL);
  wait_for (dialog, "figures");
  g_assert_true (says (dialog, "Only cases from now on are counted"));

  gtk_widget_activate_action (GTK_WIDGET (dialog), "tally.count-all", NULL);
  wait_for (dialog, "figures");
  g_assert_true (says (dialog, "3 cases are still in progress."));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  cb_ui_test_close_window (window);
}

/* Writes a case of Ann, Bob and me, Cy, into @folder, begun on that day of March. @log: with ' for
 * "
 */
static void
write_case (GFile *folder, const char *name, const char *day, const char *log)
{
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autofree char *created = g_strdup_printf ("'created':'2026-03-%sT20:00:00Z',", day);
  g_autofree char *json = g_strdup_printf (
    "{'format':'casebook','version':1,'title':'Friday',%s'edition':'classic','players':["
    "{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],'me':2,'hand':['scarlet','white','knife','rope',"
    "'hall','study'],'log':[%s]}",
    day[0] != '\0' ? created : "", log);

  g_strdelimit (json, "'", '"');
  g_assert_true (g_file_set_contents (g_file_peek_path (file), json, -1, NULL));
}

/* Titles of groups with a # before them, what stands above without a title, and rows. */
static void
list_rows (GtkWidget *root, GString *rows)
{
  if (!gtk_widget_get_visible (root))
    return;
  if (ADW_IS_PREFERENCES_GROUP (root))
    {
      const char *title = adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (root));
      const char *words = adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (root));

      if (*title != '\0')
        g_string_append_printf (rows, "# %s\n", title);
      else if (words != NULL && *words != '\0')
        g_string_append_printf (rows, "%s\n", words);
    }
  if (ADW_IS_ACTION_ROW (root))
    g_string_append_printf (rows, "%s: %s\n",
                            adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)),
                            adw_action_row_get_subtitle (ADW_ACTION_ROW (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_rows (child, rows);
}

/* All that the figures of @folder say, row by row. */
static void
assert_figures (GFile *folder, const char *expected)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  AdwDialog *dialog = cb_tally_dialog_new (folder);
  g_autoptr (GString) rows = g_string_new (NULL);

  adw_dialog_present (dialog, GTK_WIDGET (window));
  wait_for (CB_TALLY_DIALOG (dialog), "figures");
  list_rows (cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_PREFERENCES_PAGE, "page"), rows);
  g_assert_cmpstr (rows->str, ==, expected);
  adw_dialog_force_close (dialog);
  cb_ui_test_close_window (window);
}

static GFile *
make_folder (void)
{
  g_autofree char *path = g_dir_make_tmp ("casebook-figures-XXXXXX", NULL);

  return g_file_new_for_path (path);
}

#define SUGGESTION(by) "{'type':'suggestion','by':" by ",'cards':['plum','wrench','library']}"
#define ACCUSATION(by, result) \
  "{'type':'accusation','by':" by ",'cards':['plum','wrench','library'],'result':'" result "'}"

/* What each number says, from game to game: in the order of turns, with who won, whoever that was;
 * one that is in progress, one in which nobody was right, a copy, one without a day, and a file
 * that is no case. */
static void
test_numbers (void)
{
  g_autoptr (GFile) folder = make_folder ();
  g_autoptr (GFile) torn = g_file_get_child (folder, "Torn.casebook");

  /* Bob begins, and I, who come after him, win in the second turn, which is told in two entries. */
  write_case (folder, "1.casebook", "01",
              SUGGESTION ("1") "," SUGGESTION ("2") "," ACCUSATION ("2", "right"));
  assert_figures (folder, "Finished Cases: 1 played · you won 1 · 2 turns a game\n"
                          "# Players\n"
                          "Ann: 1 played · 0 won · 2 turns a game\n"
                          "Bob: 1 played · 0 won · 2 turns a game\n"
                          "Cy: 1 played · 1 won · 2 turns a game\n"
                          "# Editions\n"
                          "Classic: 1 played · you won 1 · 2 turns a game\n"
                          "# Turn Order\n"
                          "2: 1 played · you won 1 · 2 turns a game\n");

  /* Ann begins and wins at once. */
  write_case (folder, "2.casebook", "08", ACCUSATION ("0", "right"));
  write_case (folder, "3.casebook", "15", SUGGESTION ("1"));
  assert_figures (folder, "1 case is still in progress.\n"
                          "Finished Cases: 2 played · you won 1 · 2 turns a game\n"
                          "# Series\n"
                          "Ann, Bob, Cy: Ann: 1 won · Bob: 0 won · Cy: 1 won\n"
                          "# Players\n"
                          "Ann: 2 played · 1 won · 2 turns a game\n"
                          "Bob: 2 played · 0 won · 2 turns a game\n"
                          "Cy: 2 played · 1 won · 2 turns a game\n"
                          "# Editions\n"
                          "Classic: 2 played · you won 1 · 2 turns a game\n"
                          "# Turn Order\n"
                          "2: 1 played · you won 1 · 2 turns a game\n"
                          "3: 1 played · you won 0 · 1 turn a game\n");

  /* Nobody was right. */
  write_case (
    folder, "3.casebook", "15",
    ACCUSATION ("0", "wrong") "," ACCUSATION ("1", "wrong") "," ACCUSATION ("2", "wrong"));
  write_case (folder, "Copy of 2.casebook", "08", ACCUSATION ("0", "right"));
  write_case (folder, "Undated.casebook", "", ACCUSATION ("1", "right"));
  g_assert_true (g_file_set_contents (g_file_peek_path (torn), "{\"format\"", -1, NULL));
  assert_figures (folder,
                  "1 case without a starting date, such as a practice case, is not counted. "
                  "1 copy of a case is not counted.\n"
                  "Finished Cases: 3 played · you won 1 · 2 turns a game\n"
                  "# Series\n"
                  "Ann, Bob, Cy: Ann: 1 won · Bob: 0 won · Cy: 1 won\n"
                  "# Players\n"
                  "Ann: 3 played · 1 won · 2 turns a game\n"
                  "Bob: 3 played · 0 won · 2 turns a game\n"
                  "Cy: 3 played · 1 won · 2 turns a game\n"
                  "# Editions\n"
                  "Classic: 3 played · you won 1 · 2 turns a game\n"
                  "# Turn Order\n"
                  "2: 1 played · you won 1 · 2 turns a game\n"
                  "3: 2 played · you won 0 · 2 turns a game\n"
                  "# Not Counted\n"
                  "Torn.casebook: damaged, or not a case (line 1)\n");
}

static void
test_empty (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyDialog *dialog;

  cb_ui_test_empty_shelf ();
  dialog = open_figures (window);
  wait_for (dialog, "empty");
  g_assert_true (says (dialog, "No Finished Cases Yet"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  cb_ui_test_close_window (window);
}

#define MARCH G_GINT64_CONSTANT (1772323200)

static gint64
get_since (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  return g_settings_get_int64 (settings, "figures-since");
}

static void
set_since (gint64 since)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_int64 (settings, "figures-since", since);
}

/* Started over for the second time, Undo leads back to the first. */
static void
test_undo (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyDialog *dialog;

  cb_ui_test_fill_shelf ();
  set_since (MARCH);
  dialog = open_figures (window);
  wait_for (dialog, "figures");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "tally.start-over", NULL);
  wait_for (dialog, "figures");
  g_assert_cmpint (get_since (), >, MARCH);
  cb_ui_test_click (GTK_WIDGET (dialog), "Undo");
  g_assert_cmpint (get_since (), ==, MARCH);
  wait_for (dialog, "figures");
  g_assert_true (says (dialog, "3 cases are still in progress."));
  set_since (0);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  cb_ui_test_close_window (window);
}

/* The name of the folder is no markup. */
static void
test_failed (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "Crime & <Punishment>", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  AdwDialog *dialog;

  g_assert_true (g_file_set_contents (path, "in the way", -1, NULL));
  dialog = cb_tally_dialog_new (folder);
  adw_dialog_present (dialog, GTK_WIDGET (window));
  wait_for (CB_TALLY_DIALOG (dialog), "failed");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (says (CB_TALLY_DIALOG (dialog), "Your Cases Cannot Be Read"));
  adw_dialog_force_close (dialog);
  cb_ui_test_close_window (window);
}

/* Whether the end of the chart is in sight, whose place is known after some frames. */
static gboolean
shows_end (GtkWidget *chart)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (chart));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (child, chart, &bounds) &&
         fabsf (bounds.origin.x + bounds.size.width - (float) gtk_widget_get_width (chart)) < 2;
}

/* A long series is scrolled, begins with its end, and is reached with the keyboard. */
static void
test_chart (void)
{
  CbTallySeries series = { .games = g_ptr_array_new_with_free_func (g_free) };
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkAdjustment *adjustment;
  GtkWidget *chart;

  for (guint i = 0; i < 40; i++)
    {
      CbTallyGame *game = g_new0 (CbTallyGame, 1);

      game->me = game->winner = -1;
      game->turns = i + 1;
      g_ptr_array_add (series.games, game);
    }
  chart = cb_series_chart_new (&series);
  gtk_window_set_default_size (window, 360, 200);
  gtk_window_set_child (window, chart);
  gtk_window_present (window);
  cb_ui_test_draw (GTK_WIDGET (window));
  adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (chart));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >=, 40 * 20);
  cb_ui_test_wait (shows_end (chart));
  gtk_widget_set_margin_start (chart, 150);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_wait (shows_end (chart));
  gtk_window_set_focus (window, NULL);
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (window) == chart);
  gtk_window_destroy (window);
  g_ptr_array_unref (series.games);
}

/* Who closes it while it reads is not told any more. */
static void
test_closed_while_it_reads (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);

  cb_ui_test_fill_shelf ();
  adw_dialog_force_close (ADW_DIALOG (open_figures (window)));
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/tally-dialog/counts", test_counts);
  g_test_add_func ("/tally-dialog/numbers", test_numbers);
  g_test_add_func ("/tally-dialog/empty", test_empty);
  g_test_add_func ("/tally-dialog/undo", test_undo);
  g_test_add_func ("/tally-dialog/failed", test_failed);
  g_test_add_func ("/tally-dialog/chart", test_chart);
  g_test_add_func ("/tally-dialog/closed-while-it-reads", test_closed_while_it_reads);
  return g_test_run ();
}
