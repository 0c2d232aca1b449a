/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures of the cases in the list, from its menu: with a file that is no case among them;
 * counting starts over, and that is taken back. */

#include "config.h"

#include <math.h>

#include "cb-case-page.h"
#include "cb-cases-page.h"
#include "cb-column.h"
#include "cb-games-chart.h"
#include "cb-setup-page.h"
#include "cb-tally-page.h"
#include "cb-ui-test.h"

static CbTallyPage *
open_figures (CbWindow *window)
{
  GtkWidget *cases = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASES_PAGE, NULL);
  GtkWidget *page;

  gtk_widget_activate_action (cases, "win.figures", NULL);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TALLY_PAGE, NULL);
  g_assert_nonnull (page);
  return CB_TALLY_PAGE (page);
}

/* The figures of @folder, as a page of @window. */
static CbTallyPage *
push_figures (CbWindow *window, GFile *folder)
{
  GtkWidget *navigation = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);
  AdwNavigationPage *page = cb_tally_page_new (folder);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), page);
  return CB_TALLY_PAGE (page);
}

static void
wait_for (CbTallyPage *page, const char *view)
{
  GtkWidget *stack = cb_ui_test_find (GTK_WIDGET (page), GTK_TYPE_STACK, "stack");

  cb_ui_test_wait (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), view) == 0);
}

/* Whether it is still judging games. */
static gboolean
judges (CbTallyPage *page)
{
  return gtk_widget_get_visible (cb_ui_test_find (GTK_WIDGET (page), ADW_TYPE_SPINNER, "judging"));
}

static gboolean
says (CbTallyPage *page, const char *text)
{
  return cb_ui_test_find_label (GTK_WIDGET (page), text) != NULL;
}

static void
test_counts (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyPage *page;

  cb_ui_test_fill_shelf ();
  page = open_figures (window);
  wait_for (page, "figures");
  g_assert_true (says (page, "3 cases are still in progress."));
  g_assert_true (says (page, "Torn.casebook"));

  gtk_widget_activate_action (GTK_WIDGET (page), "tally.start-over", NULL);
  wait_for (page, "figures");
  g_assert_true (says (page, "Only cases from now on are counted"));

  gtk_widget_activate_action (GTK_WIDGET (page), "tally.count-all", NULL);
  wait_for (page, "figures");
  g_assert_true (says (page, "3 cases are still in progress."));
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

/* The labels of a row, one after the other. */
static void
list_labels (GtkWidget *root, GString *line)
{
  if (GTK_IS_LABEL (root))
    g_string_append_printf (line, "%s%s", line->len > 0 ? " | " : "",
                            gtk_label_get_text (GTK_LABEL (root)));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_labels (child, line);
}

/* Below which heading, and row by row, with a # before what is no row. */
static void
list_rows (GtkWidget *root, GString *rows)
{
  gboolean row = gtk_widget_has_css_class (root, "tally-row") || GTK_IS_GRID (root);

  if (!gtk_widget_get_visible (root))
    return;
  if (row || GTK_IS_LABEL (root))
    {
      g_autoptr (GString) line = g_string_new (NULL);

      list_labels (root, line);
      if (line->len > 0)
        g_string_append_printf (rows, "%s%s\n", row ? "" : "# ", line->str);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_rows (child, rows);
}

/* All that the figures of @folder say, row by row. */
static void
assert_figures (GFile *folder, const char *expected)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyPage *page = push_figures (window, folder);
  g_autoptr (GString) rows = g_string_new (NULL);

  wait_for (page, "figures");
  cb_ui_test_wait (!judges (page));
  list_rows (cb_ui_test_find (GTK_WIDGET (page), ADW_TYPE_CLAMP, "column"), rows);
  g_assert_cmpstr (rows->str, ==, expected);
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
  assert_figures (folder, "# You won 1 of 1 game\n"
                          "# Winners and Turns\n"
                          "# 2 turns a game\n"
                          "# Players\n"
                          "Ann | 0 of 1\n"
                          "Bob | 0 of 1\n"
                          "Cy | 1 of 1\n"
                          "# Editions\n"
                          "Classic | 2 turns a game | 1 of 1\n"
                          "# Turn Order\n"
                          "2 | 1 of 1\n");

  /* Ann begins and wins at once. */
  write_case (folder, "2.casebook", "08", ACCUSATION ("0", "right"));
  write_case (folder, "3.casebook", "15", SUGGESTION ("1"));
  assert_figures (folder, "# You won 1 of 2 games\n"
                          "# Winners and Turns\n"
                          "# 2 turns a game\n"
                          "# Players\n"
                          "Ann | 1 of 2\n"
                          "Bob | 0 of 2\n"
                          "Cy | 1 of 2\n"
                          "# Editions\n"
                          "Classic | 2 turns a game | 1 of 2\n"
                          "# Turn Order\n"
                          "2 | 1 of 1 | 3 | 0 of 1\n"
                          "# 1 case is still in progress.\n");

  /* Nobody was right. */
  write_case (
    folder, "3.casebook", "15",
    ACCUSATION ("0", "wrong") "," ACCUSATION ("1", "wrong") "," ACCUSATION ("2", "wrong"));
  write_case (folder, "Copy of 2.casebook", "08", ACCUSATION ("0", "right"));
  write_case (folder, "Undated.casebook", "", ACCUSATION ("1", "right"));
  g_assert_true (g_file_set_contents (g_file_peek_path (torn), "{\"format\"", -1, NULL));
  assert_figures (folder, "# You won 1 of 3 games\n"
                          "# Winners and Turns\n"
                          "# 2 turns a game\n"
                          "# Players\n"
                          "Ann | 1 of 3\n"
                          "Bob | 0 of 3\n"
                          "Cy | 1 of 3\n"
                          "# Editions\n"
                          "Classic | 2 turns a game | 1 of 3\n"
                          "# Turn Order\n"
                          "2 | 1 of 1 | 3 | 0 of 2\n"
                          "# 1 case without a starting date, such as a practice case, is not "
                          "counted. 1 copy of a case is not counted.\n"
                          "# Not Counted\n"
                          "Torn.casebook | damaged, or not a case (line 1)\n");
}

/* Writes a game of Ann, Zoe and me that Zoe won. */
static void
write_of_others (GFile *folder)
{
  g_autoptr (GFile) file = g_file_get_child (folder, "Others.casebook");
  g_autofree char *json = g_strdup (
    "{'format':'casebook','version':1,'title':'Zoe','created':'2026-04-01T20:00:00Z','edition':"
    "'classic','players':[{'name':'Ann'},{'name':'Zoe'},{'name':'Cy'}],'me':2,'hand':['scarlet',"
    "'white','knife','rope','hall','study'],'log':[" ACCUSATION ("1", "right") "]}");

  g_strdelimit (json, "'", '"');
  g_assert_true (g_file_set_contents (g_file_peek_path (file), json, -1, NULL));
}

/* @won: who won each game, one digit for each, “-” for nobody */
static void
write_games (GFile *folder, const char *won)
{
  for (guint i = 0; won[i] != '\0'; i++)
    {
      g_autofree char *name = g_strdup_printf ("%02u.casebook", i + 1);
      g_autofree char *day = g_strdup_printf ("%02u", i + 1);
      g_autofree char *log = won[i] != '-' ? g_strdup_printf (ACCUSATION ("%c", "right"), won[i])
                                           : g_strdup (ACCUSATION ("0", "wrong") "," ACCUSATION (
                                               "1", "wrong") "," ACCUSATION ("2", "wrong"));

      write_case (folder, name, day, log);
    }
}

/* Three and more games that the same player won, one after the other, are bracketed. */
static void
test_runs (void)
{
  g_autoptr (GFile) folder = make_folder ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  static const guint SPANS[] = { 0, 3, 3, 3, 0, 0, 0, 0, 0 };
  static const guint TURNS[] = { 1, 1, 1, 1, 3, 3, 3, 1, 1 };
  CbTallyPage *page;
  GtkWidget *game;

  write_games (folder, "0222---22");
  page = push_figures (window, folder);
  wait_for (page, "figures");
  game = gtk_widget_get_first_child (
    cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_GAMES_CHART, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (SPANS); i++, game = gtk_widget_get_next_sibling (game))
    {
      const CbColumn *column = cb_painting_get_data (
        CB_PAINTING (gtk_button_get_child (GTK_BUTTON (game))));

      g_assert_cmpuint (column->span, ==, SPANS[i]);
      if (SPANS[i] > 0)
        {
          g_assert_cmpuint (column->nth, ==, i - 1);
          g_assert_cmpstr (column->note, ==, "3 in a row");
        }
      g_assert_cmpfloat (column->value, ==, TURNS[i]);
      g_assert_true (column->accent == (i > 0 && TURNS[i] == 1));
      g_assert_true (column->dashed == (TURNS[i] == 3));
    }
  cb_ui_test_close_window (window);
}

static void
assert_words (CbGamesChart *chart, const char *expected)
{
  g_autofree char *words = NULL;

  g_object_get (chart, "words", &words, NULL);
  g_assert_cmpstr (words, ==, expected);
}

/* Tab enters the chart at the latest game, arrow keys move to those before, and Tab leaves it; what
 * has the focus is said. */
static void
test_chart (void)
{
  g_autoptr (GFile) folder = make_folder ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyPage *page;
  GtkWidget *chart, *first;

  write_games (folder, "02-");
  page = push_figures (window, folder);
  wait_for (page, "figures");
  chart = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_GAMES_CHART, NULL);
  assert_words (CB_GAMES_CHART (chart), "2 turns a game");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  assert_words (CB_GAMES_CHART (chart), "Game 3, March 3, Classic: nobody won in 3 turns.");
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_LEFT));
  assert_words (CB_GAMES_CHART (chart), "Game 2, March 2, Classic: you won in 1 turn.");
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_LEFT));
  assert_words (CB_GAMES_CHART (chart), "Game 1, March 1, Classic: Ann won in 1 turn.");
  first = gtk_window_get_focus (GTK_WINDOW (window));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Game 1, March 1, Classic: Ann won in 1 turn.");
  g_assert_false (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  assert_words (CB_GAMES_CHART (chart), "2 turns a game");
  cb_ui_test_close_window (window);
}

/* Pressing a game opens its case. */
static void
test_opens (void)
{
  g_autoptr (GFile) folder = make_folder ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyPage *page;
  GtkWidget *chart;

  write_games (folder, "02");
  page = push_figures (window, folder);
  wait_for (page, "figures");
  cb_ui_test_draw (GTK_WIDGET (window));
  chart = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_GAMES_CHART, NULL);
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  gtk_widget_activate (gtk_window_get_focus (GTK_WINDOW (window)));
  cb_ui_test_wait (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL) != NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Friday");
  cb_ui_test_close_window (window);
}

/* Without games of other people there is nothing to choose; else each choice counts just its
 * games. */
static void
test_filters (void)
{
  g_autoptr (GFile) folder = make_folder ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyPage *page;

  write_games (folder, "022");
  page = push_figures (window, folder);
  wait_for (page, "figures");
  g_assert_false (says (page, "Everybody"));
  g_assert_true (says (page, "You won 2 of 3 games"));
  cb_ui_test_close_window (window);

  write_games (folder, "0222");
  window = cb_ui_test_open_window (1024, 768);
  write_of_others (folder);
  page = push_figures (window, folder);
  wait_for (page, "figures");
  g_assert_true (says (page, "You won 3 of 5 games"));
  g_assert_true (says (page, "Zoe"));
  cb_ui_test_click (GTK_WIDGET (page), "4");
  g_assert_true (says (page, "You won 3 of 4 games"));
  g_assert_false (says (page, "Zoe"));
  cb_ui_test_click (GTK_WIDGET (page), "Everybody");
  g_assert_true (says (page, "You won 3 of 5 games"));
  cb_ui_test_close_window (window);
}

static void
test_empty (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyPage *page;

  cb_ui_test_empty_shelf ();
  page = open_figures (window);
  wait_for (page, "empty");
  g_assert_true (says (page, "No Finished Cases Yet"));
  cb_ui_test_click (GTK_WIDGET (page), "New Case");
  g_assert_true (CB_IS_SETUP_PAGE (cb_ui_test_get_page (window)));
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
  CbTallyPage *page;

  cb_ui_test_fill_shelf ();
  set_since (MARCH);
  page = open_figures (window);
  wait_for (page, "figures");
  gtk_widget_activate_action (GTK_WIDGET (page), "tally.start-over", NULL);
  wait_for (page, "figures");
  g_assert_cmpint (get_since (), >, MARCH);
  cb_ui_test_click (GTK_WIDGET (page), "Undo");
  g_assert_cmpint (get_since (), ==, MARCH);
  wait_for (page, "figures");
  g_assert_true (says (page, "3 cases are still in progress."));
  set_since (0);
  cb_ui_test_close_window (window);
}

/* The name of the folder is no markup. */
static void
test_failed (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "Crime & <Punishment>", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  g_autofree char *failure = NULL;
  CbTallyPage *page;

  g_assert_true (g_file_set_contents (path, "in the way", -1, NULL));
  page = push_figures (window, folder);
  wait_for (page, "failed");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (says (page, "Your Cases Can’t Be Read"));
  failure = cb_shelf_describe_failure (folder);
  g_assert_nonnull (strstr (failure, "Crime & <Punishment>"));
  g_assert_true (says (page, failure));
  cb_ui_test_close_window (window);
}

/* Whether the latest game is in sight, whose place is known after some frames. */
static gboolean
shows_latest (GtkWidget *scrolled, GtkWidget *chart)
{
  GtkWidget *latest = gtk_widget_get_prev_sibling (gtk_widget_get_last_child (chart));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (latest, scrolled, &bounds) && bounds.origin.x >= 0 &&
         bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (scrolled) + 2;
}

/* Whether some game is in sight with a part of it only, or no size is known yet. */
static gboolean
cuts_a_game (GtkWidget *scrolled, GtkWidget *chart)
{
  const float width = (float) gtk_widget_get_width (scrolled);
  GtkWidget *space = gtk_widget_get_last_child (chart);
  graphene_rect_t bounds;

  for (GtkWidget *game = gtk_widget_get_first_child (chart); game != space;
       game = gtk_widget_get_next_sibling (game))
    if (!gtk_widget_compute_bounds (game, scrolled, &bounds) || bounds.size.width < 1 ||
        (bounds.origin.x < -1 && bounds.origin.x + bounds.size.width > 1) ||
        (bounds.origin.x < width - 1 && bounds.origin.x + bounds.size.width > width + 1))
      return TRUE;
  return FALSE;
}

/* Many games are scrolled on a telephone, and show whole games up to the latest. */
static void
test_long_chart (void)
{
  g_autoptr (GFile) folder = make_folder ();

  write_games (folder, "0120120120120120120120120120120");
  for (int wider = 0; wider < 22; wider += 7)
    {
      CbWindow *window = cb_ui_test_open_window (360 + wider, 640);
      CbTallyPage *page = push_figures (window, folder);
      GtkWidget *chart, *scrolled;

      wait_for (page, "figures");
      chart = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_GAMES_CHART, NULL);
      scrolled = gtk_widget_get_ancestor (chart, GTK_TYPE_SCROLLED_WINDOW);
      cb_ui_test_wait (shows_latest (scrolled, chart) && !cuts_a_game (scrolled, chart));
      cb_ui_test_close_window (window);
    }
}

/* A case of the booklets of boxes, as the program ships it, as if it was played on that day. */
static void
copy_sample (GFile *folder, const char *name, const char *day)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "samples", name, NULL);
  g_autofree char *created = g_strdup_printf ("\"created\": \"2026-04-%sT20:00:00Z\"", day);
  g_autoptr (GRegex) regex = g_regex_new ("\"created\": \"[^\"]*\"", 0, 0, NULL);
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autofree char *json = NULL;
  g_autofree char *dated = NULL;

  g_assert_true (g_file_get_contents (path, &json, NULL, NULL));
  dated = g_regex_replace_literal (regex, json, -1, 0, created, 0, NULL);
  g_assert_nonnull (strstr (dated, created));
  g_assert_true (g_file_set_contents (g_file_peek_path (file), dated, -1, NULL));
}

static const CbColumn *
get_column (CbTallyPage *page, const char *chart, guint nth)
{
  GtkWidget *column = gtk_widget_get_first_child (
    cb_ui_test_find (GTK_WIDGET (page), GTK_TYPE_BOX, chart));

  for (guint i = 0; i < nth; i++)
    column = gtk_widget_get_next_sibling (column);
  return cb_painting_get_data (CB_PAINTING (column));
}

static void
assert_same (double value, double expected)
{
  if (isnan (expected))
    g_assert_true (isnan (value));
  else
    g_assert_cmpfloat_with_epsilon (value, expected, 1e-9);
}

/* @from, @value, @to: of the line; NAN for none */
static void
assert_skill (CbTallyPage *page, guint nth, double from, double value, double to)
{
  const CbColumn *column = get_column (page, "skill_chart", nth);

  assert_same (column->from, from);
  assert_same (column->value, value);
  assert_same (column->to, to);
}

static gboolean
shows_skills (CbTallyPage *page)
{
  return gtk_widget_get_visible (cb_ui_test_find (GTK_WIDGET (page), GTK_TYPE_BOX, "skills"));
}

/* Three games are judged, and two are not: nobody says who answered in one, and the log of the
 * other contradicts itself. The line goes on across these. */
static void
test_skill (void)
{
  g_autoptr (GFile) folder = make_folder ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyPage *page;
  GtkWidget *chart;

  copy_sample (folder, "booklet-nightmare.casebook", "01");
  copy_sample (folder, "booklet-classic.casebook", "09");
  write_case (folder, "1.casebook", "01", ACCUSATION ("2", "right"));
  page = push_figures (window, folder);
  wait_for (page, "figures");
  cb_ui_test_wait (!judges (page));
  g_assert_false (shows_skills (page));
  cb_ui_test_close_window (window);

  write_case (folder, "2.casebook", "02",
              "{'type':'suggestion','by':2,'cards':['plum','wrench','library'],'answers':[{'by':0,"
              "'did':'show','card':'plum'}]},{'type':'suggestion','by':2,'cards':['plum','wrench',"
              "'library'],'answers':[{'by':0,'did':'pass'},{'by':1,'did':'pass'}]}," ACCUSATION (
                "2", "right"));
  copy_sample (folder, "booklet-next-generation.casebook", "20");
  window = cb_ui_test_open_window (1024, 768);
  page = push_figures (window, folder);
  wait_for (page, "figures");
  g_assert_true (shows_skills (page));
  cb_ui_test_wait (!judges (page));
  g_assert_true (shows_skills (page));
  assert_skill (page, 0, NAN, NAN, NAN);
  assert_skill (page, 1, NAN, NAN, NAN);
  assert_skill (page, 2, NAN, 93, 79);
  assert_skill (page, 3, 79, 65, 70.5);
  assert_skill (page, 4, 70.5, 76, NAN);
  g_assert_false (get_column (page, "skill_chart", 3)->accent);
  g_assert_true (get_column (page, "skill_chart", 4)->accent);
  assert_same (get_column (page, "luck_chart", 1)->value, NAN);
  assert_same (get_column (page, "luck_chart", 2)->value, 11);
  assert_same (get_column (page, "luck_chart", 3)->value, -1);
  assert_same (get_column (page, "luck_chart", 4)->value, 49);
  g_assert_true (get_column (page, "luck_chart", 2)->good);
  g_assert_false (get_column (page, "luck_chart", 3)->good);
  g_assert_true (says (page, "Your skill in 3 games was 65 to 93 of 99, and 76 in the last one."));
  g_assert_true (says (page, "In 2 of 3 games, the answers told you more than you could expect."));

  /* The game that has the focus says it, too. */
  chart = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_GAMES_CHART, NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  assert_words (CB_GAMES_CHART (chart),
                "Game 5, April 20, Next Generation: you won in 13 turns. Skill 76, luck 99.");
  cb_ui_test_close_window (window);
}

/* What is told of the game that has the focus changes when it is judged, and goes with the focus.
 */
static void
test_focus_while_it_judges (void)
{
  g_autoptr (GFile) folder = make_folder ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  CbTallyPage *page;
  GtkWidget *chart;

  copy_sample (folder, "booklet-nightmare.casebook", "01");
  page = push_figures (window, folder);
  wait_for (page, "figures");
  chart = cb_ui_test_find (GTK_WIDGET (page), CB_TYPE_GAMES_CHART, NULL);
  g_assert_true (judges (page));
  g_assert_true (gtk_widget_child_focus (chart, GTK_DIR_TAB_FORWARD));
  assert_words (CB_GAMES_CHART (chart),
                "Game 1, April 1, The Nightmare Before Christmas: you won in 11 turns.");
  cb_ui_test_wait (!judges (page));
  assert_words (
    CB_GAMES_CHART (chart),
    "Game 1, April 1, The Nightmare Before Christmas: you won in 11 turns. Skill 93, luck 61.");
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  assert_words (CB_GAMES_CHART (chart), "11 turns a game");
  cb_ui_test_close_window (window);
}

/* Who leaves it while it judges does not wait; who comes back sees the rest. */
static void
test_left_while_it_judges (void)
{
  g_autoptr (GFile) folder = make_folder ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  AdwNavigationView *view = ADW_NAVIGATION_VIEW (
    cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL));
  CbTallyPage *page;

  copy_sample (folder, "booklet-nightmare.casebook", "01");
  page = push_figures (window, folder);
  wait_for (page, "figures");
  g_assert_true (judges (page));
  adw_navigation_view_push (view, adw_navigation_page_new (gtk_label_new (NULL), "Other"));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (judges (page));
  adw_navigation_view_pop (view);
  cb_ui_test_wait (!judges (page));
  cb_ui_test_close_window (window);
}

/* Who closes it while it reads is not told any more. */
static void
test_closed_while_it_reads (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);

  cb_ui_test_fill_shelf ();
  open_figures (window);
  adw_navigation_view_pop (
    ADW_NAVIGATION_VIEW (cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL)));
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/tally-page/counts", test_counts);
  g_test_add_func ("/tally-page/numbers", test_numbers);
  g_test_add_func ("/tally-page/empty", test_empty);
  g_test_add_func ("/tally-page/undo", test_undo);
  g_test_add_func ("/tally-page/failed", test_failed);
  g_test_add_func ("/tally-page/runs", test_runs);
  g_test_add_func ("/tally-page/chart", test_chart);
  g_test_add_func ("/tally-page/long-chart", test_long_chart);
  g_test_add_func ("/tally-page/opens", test_opens);
  g_test_add_func ("/tally-page/filters", test_filters);
  g_test_add_func ("/tally-page/closed-while-it-reads", test_closed_while_it_reads);
  g_test_add_func ("/tally-page/skill", test_skill);
  g_test_add_func ("/tally-page/focus-while-it-judges", test_focus_while_it_judges);
  g_test_add_func ("/tally-page/left-while-it-judges", test_left_while_it_judges);
  return g_test_run ();
}
