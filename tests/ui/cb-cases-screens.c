/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-row.h"
#include "cb-accusation.h"
#include "cb-case-test.h"
#include "cb-case-tour.h"
#include "cb-cases-page.h"
#include "cb-clock.h"
#include "cb-editions.h"
#include "cb-help-dialog.h"
#include "cb-pencil.h"
#include "cb-practice-days.h"
#include "cb-practice-end.h"
#include "cb-practice-page.h"
#include "cb-screens.h"
#include "cb-suggestion.h"
#include "cb-tally-page.h"

static void
prepare_empty (CbWindow *window)
{
  cb_ui_test_empty_shelf ();
}

/* Puts the practice case of a number on the shelf, before its first turn or after the envelope was
 * opened, by the user or by somebody else. */
static void
add_practice (guint number, gboolean closed, gboolean solved)
{
  g_autoptr (CbPractice) practice = cb_practice_new (cb_editions_find_builtin ("classic"), number);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);

  if (closed)
    cb_practice_advance (practice, case_, solved ? practice->n_needed : practice->entries->len);
  if (solved)
    cb_practice_accuse (practice, case_, practice->envelope);
  cb_ui_test_add_case (case_);
}

/* A week in which some cases were solved, one was lost, one was begun, and some were left out. */
static void
prepare_practice (CbWindow *window)
{
  g_autoptr (GDateTime) now = cb_clock_now ();
  guint today = cb_practice_get_number_of_day (now);
  GtkWidget *page, *details;

  prepare_empty (window);
  add_practice (today - 6, TRUE, TRUE);
  add_practice (today - 5, TRUE, TRUE);
  add_practice (today - 3, TRUE, FALSE);
  add_practice (today - 2, FALSE, FALSE);
  add_practice (today - 1, TRUE, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.practice", NULL);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_PRACTICE_PAGE, NULL);
  details = cb_ui_test_find (page, GTK_TYPE_LABEL, "details");
  cb_ui_test_wait (!g_str_has_prefix (gtk_label_get_label (GTK_LABEL (details)), "…"));
}

/* Four turns were heard of, and something was marked. */
static void
prepare_practice_turn (CbWindow *window)
{
  g_autoptr (CbPractice) practice = cb_practice_new (cb_editions_find_builtin ("classic"), 1234);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);
  GtkWidget *page;

  cb_practice_advance (practice, case_, 4);
  cb_case_set_pencil (case_, cb_case_test_card (case_, "plum"), CB_HOLDER_ENVELOPE, CB_PENCIL_NO);
  cb_case_set_pencil (case_, cb_case_test_card (case_, "rope"), CB_HOLDER_ENVELOPE,
                      CB_PENCIL_MAYBE);
  cb_window_show_case (window, case_);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  cb_ui_test_wait (gtk_widget_is_sensitive (cb_ui_test_find (page, GTK_TYPE_BUTTON, "next_turn")));
}

/* A case that was solved a little late, or by somebody else. */
static void
show_practice_end (CbWindow *window, int n_late)
{
  g_autoptr (CbPractice) practice = cb_practice_new (cb_editions_find_builtin ("classic"), 1234);
  g_autoptr (CbCase) case_ = cb_practice_make_case (practice);
  guint n_turns = n_late >= 0 ? practice->n_proven + (guint) n_late : practice->entries->len;
  GtkWidget *page;

  cb_practice_advance (practice, case_, n_turns);
  if (n_late >= 0)
    cb_practice_accuse (practice, case_, practice->envelope);
  cb_window_show_case (window, case_);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  cb_ui_test_wait (gtk_widget_get_width (page) > 0);
  cb_practice_end_show (page, practice, n_late >= 0 ? (int) n_turns : -1);
}

static void
prepare_practice_end (CbWindow *window)
{
  show_practice_end (window, 1);
}

static void
prepare_practice_lost (CbWindow *window)
{
  show_practice_end (window, -1);
}

/* A hint after the other. */
static void
show_hint (CbWindow *window, guint step)
{
  GtkWidget *tour;

  prepare_empty (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-sample", NULL);
  tour = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_TOUR, NULL);
  for (guint i = 0; i < step; i++)
    gtk_widget_activate_action (tour, "tour.next", NULL);
}

static void
prepare_sample (CbWindow *window)
{
  show_hint (window, 0);
}

static void
prepare_sample_over (CbWindow *window)
{
  show_hint (window, CB_TOUR_OVER);
}

static void
prepare_sample_ask (CbWindow *window)
{
  show_hint (window, CB_TOUR_ASK);
}

static void
prepare_list (CbWindow *window)
{
  cb_ui_test_show_shelf ();
}

static void
prepare_deleted (CbWindow *window)
{
  GtkWidget *row;

  cb_ui_test_show_shelf ();
  row = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_ROW, NULL);
  gtk_widget_activate_action (row, "row.delete", NULL);
  cb_ui_test_wait (cb_ui_test_find_label (GTK_WIDGET (window), "“Friday” deleted") != NULL);
}

static CbCase *
make_case_at (const char *time, const char *title, guint n_players)
{
  CbCase *case_;

  cb_ui_test_set_time (time);
  case_ = cb_ui_test_make_case (title, n_players);
  cb_ui_test_set_time (NULL);
  return case_;
}

/* What I ask when I ask for the @nth time, and who shows me what. */
static CbEntry *
ask (CbCase *case_, guint nth)
{
  static const char *const ASKED[] = { "peacock rope study", "plum wrench study",
                                       "plum rope lounge", "plum rope library" };
  static const char *const SHOWN[] = { "peacock", "wrench", "lounge", "library" };
  guint i = nth % G_N_ELEMENTS (ASKED);
  CbEntry *entry = cb_suggestion_new (0, cb_case_test_cards (case_, ASKED[i]));

  if (i >= 2)
    cb_suggestion_add_answer (entry, 1, CB_DID_PASS, -1);
  cb_suggestion_add_answer (entry, i < 2 ? 1 : 2, CB_DID_SHOW,
                            (int) cb_card_set_first (cb_case_test_cards (case_, SHOWN[i])));
  return entry;
}

/* @n: how many games were played to the end, every fourth by more people */
static void
show_figures (CbWindow *window, guint n)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASES_PAGE, NULL);
  GtkWidget *stack;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = g_strdup_printf ("Evening %u", i + 1);
      g_autofree char *time = g_strdup_printf ("2026-10-%02uT20:15:00Z", i + 1);
      g_autoptr (CbCase) case_ = make_case_at (time, title, i % 4 == 3 ? 6 : 3);
      CbCardSet cards = cb_case_test_cards (case_, "plum rope study");
      g_autoptr (CbEntry) entry = cb_accusation_new ((int) (i * 5 % 3), cards, CB_RESULT_RIGHT);

      for (guint j = 0; j < i * 7 % 13 + 3; j++)
        {
          g_autoptr (CbEntry) asked = j % 3 == 0 ? ask (case_, i * i + j / 3)
                                                 : cb_suggestion_new ((int) (j % 3), cards);

          cb_case_append (case_, asked);
        }
      cb_case_append (case_, entry);
      cb_ui_test_add_case (case_);
    }
  gtk_widget_activate_action (page, "win.figures", NULL);
  stack = cb_ui_test_find (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TALLY_PAGE, NULL),
                           GTK_TYPE_STACK, "stack");
  cb_ui_test_wait (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), "loading") !=
                   0);
  cb_ui_test_wait (n == 0 ||
                   !gtk_widget_get_visible (cb_ui_test_find (stack, ADW_TYPE_SPINNER, "judging")));
}

static void
prepare_figures (CbWindow *window)
{
  cb_ui_test_fill_shelf ();
  show_figures (window, 29);
}

static void
prepare_figures_empty (CbWindow *window)
{
  cb_ui_test_empty_shelf ();
  show_figures (window, 0);
}

/* What should be the folder is none. */
static void
prepare_figures_failed (CbWindow *window)
{
  g_autoptr (GFile) folder = g_file_new_for_path ("/dev/null");
  GtkWidget *navigation = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);
  AdwNavigationPage *page = cb_tally_page_new (folder);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), page);
  cb_ui_test_wait (cb_ui_test_find_label (GTK_WIDGET (page), "Your Cases Can’t Be Read") != NULL);
}

static void
prepare_rename (CbWindow *window)
{
  GtkWidget *row;

  cb_ui_test_show_shelf ();
  row = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_ROW, NULL);
  gtk_widget_activate_action (row, "row.rename", NULL);
}

static void
prepare_unreadable (CbWindow *window)
{
  g_autoptr (GFile) file = NULL;

  cb_ui_test_show_shelf ();
  file = g_file_get_child (cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_shelf ())),
                           "Torn.casebook");
  cb_ui_test_open_file (window, file);
}

static void
prepare_about (CbWindow *window)
{
  cb_ui_test_empty_shelf ();
  gtk_widget_activate_action (GTK_WIDGET (window), "app.about", NULL);
}

static void
prepare_help (CbWindow *window)
{
  prepare_empty (window);
  adw_dialog_present (g_object_new (CB_TYPE_HELP_DIALOG, NULL), GTK_WIDGET (window));
}

static void
prepare_help_topic (CbWindow *window)
{
  AdwDialog *help = g_object_new (CB_TYPE_HELP_DIALOG, NULL);

  prepare_empty (window);
  adw_dialog_present (help, GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (help), "help.show", "s", "sheet");
}

static void
prepare_practice_solve (CbWindow *window)
{
  prepare_practice_turn (window);
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL),
                              "case.know-it", NULL);
}

const CbScreen cb_cases_screens[] = {
  { "cases-empty", prepare_empty, .matters = TRUE },
  { "cases-list", prepare_list, .matters = TRUE },
  { "sample", prepare_sample, .matters = TRUE },
  { "sample-over", prepare_sample_over },
  { "sample-ask", prepare_sample_ask },
  { "cases-deleted", prepare_deleted },
  { "cases-rename", prepare_rename },
  { "figures", prepare_figures, .matters = TRUE },
  { "figures-empty", prepare_figures_empty },
  { "figures-failed", prepare_figures_failed },
  { "practice", prepare_practice, .matters = TRUE },
  { "practice-turn", prepare_practice_turn, .matters = TRUE },
  { "practice-solve", prepare_practice_solve },
  { "practice-end", prepare_practice_end, .matters = TRUE },
  { "practice-lost", prepare_practice_lost },
  { "cases-unreadable", prepare_unreadable },
  { "about", prepare_about },
  { "help", prepare_help, .matters = TRUE },
  { "help-topic", prepare_help_topic, .matters = TRUE },
  { NULL },
};
