/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which cards have a trait is partly a guess: the form that asks for one says so, and lets the
 * table confirm or correct it. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-chips.h"
#include "cb-composer.h"
#include "cb-guess-row.h"
#include "cb-traits-dialog.h"
#include "cb-ui-test.h"

static CbWindow *window;
static CbCase *case_;

static GtkWidget *
get_composer (void)
{
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_COMPOSER, NULL);
}

/* Everybody is asked for a trait. */
static CbDraft *
ask_for (const char *trait)
{
  CbCasePage *page = CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
  CbEdition *edition = cb_case_get_edition (case_);
  CbDraft *draft;

  gtk_widget_activate_action (GTK_WIDGET (page), "case.record", NULL);
  draft = cb_ui_test_get_draft (page);
  cb_draft_set_kind (draft, CB_DRAFT_TRAIT);
  cb_draft_set (draft, CB_DRAFT_ASKED,
                (int) cb_edition_get_n_categories (edition) +
                  cb_edition_find_trait (edition, trait));
  cb_ui_test_draw (GTK_WIDGET (window));
  return draft;
}

static gboolean
sees_guess (void)
{
  GtkWidget *row = cb_ui_test_find (get_composer (), CB_TYPE_GUESS_ROW, NULL);

  return row != NULL && gtk_widget_get_visible (row);
}

static gboolean
is_guessed (const char *trait)
{
  CbEdition *edition = cb_case_get_edition (case_);

  return cb_edition_get_trait (edition, (guint) cb_edition_find_trait (edition, trait))->guessed;
}

static CbCardSet
get_cards (const char *trait)
{
  CbEdition *edition = cb_case_get_edition (case_);

  return cb_edition_get_trait (edition, (guint) cb_edition_find_trait (edition, trait))->cards;
}

/* What the guess is stands below what is asked for; one tap says that it is right, and so of what
 * is not coiled then, and it is not said again. That women are female is no guess. */
static void
test_confirm (void)
{
  CbDraft *draft = ask_for ("female");

  g_assert_false (sees_guess ());
  g_assert_null (cb_draft_get_warning (draft));
  ask_for ("blunt");
  g_assert_true (sees_guess ());
  g_assert_nonnull (
    cb_ui_test_find_label (get_composer (), "Assumed to be blunt: Oar, Telescope, Gaff"));
  g_assert_nonnull (cb_draft_get_warning (draft));
  cb_ui_test_click (get_composer (), "That’s Right");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_false (is_guessed ("blunt"));
  g_assert_false (is_guessed ("coiled"));
  g_assert_true (is_guessed ("bow"));
  g_assert_false (sees_guess ());
  g_assert_null (cb_draft_get_warning (draft));
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_TRAIT);
  ask_for ("bow");
  g_assert_true (sees_guess ());
  g_assert_true (cb_case_undo (case_));
  g_assert_true (is_guessed ("blunt"));
  g_assert_true (is_guessed ("coiled"));
}

static CbTraitsDialog *
open_dialog (void)
{
  return CB_TRAITS_DIALOG (cb_ui_test_get_dialog (window));
}

static void
pick (CbTraitsDialog *dialog, const char *trait, const char *card)
{
  GtkWidget *group = gtk_widget_get_ancestor (cb_ui_test_find_label (GTK_WIDGET (dialog), trait),
                                              ADW_TYPE_PREFERENCES_GROUP);

  cb_ui_test_click (group, card);
}

/* A card is of another sort, and of one only: what was concluded from an answer is concluded anew,
 * and undone. */
static void
test_correct (void)
{
  CbDraft *draft = ask_for ("blunt");
  g_autoptr (CbDraftAnswer) answer = NULL;
  CbTraitsDialog *dialog;

  cb_draft_set_by (draft, 0);
  answer = g_list_model_get_item (cb_draft_get_answers (draft), 0);
  cb_draft_answer_set_passed (answer, TRUE);
  cb_draft_confirm (draft);
  ask_for ("blunt");
  cb_ui_test_click (get_composer (), "Correct…");
  dialog = open_dialog ();
  pick (dialog, "blunt", "Gaff");
  pick (dialog, "coiled", "Gaff");
  pick (dialog, "blunt", "Gaff");
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_cmphex (get_cards ("blunt"), ==, cb_case_test_cards (case_, "oar telescope"));
  g_assert_cmphex (get_cards ("coiled"), ==, cb_case_test_cards (case_, "rope scarf chain gaff"));
  g_assert_false (is_guessed ("blunt"));
  g_assert_true (is_guessed ("bow"));
  g_assert_cmpint (cb_case_get_mark (case_, 1, cb_case_test_card (case_, "gaff"), 2), ==,
                   CB_MARK_MAYBE);
  g_assert_cmpint (cb_case_get_mark (case_, 1, cb_case_test_card (case_, "telescope"), 2), ==,
                   CB_MARK_NO);
  g_assert_false (sees_guess ());
  g_assert_true (cb_case_undo (case_));
  g_assert_cmpint (cb_case_get_mark (case_, 1, cb_case_test_card (case_, "gaff"), 2), ==,
                   CB_MARK_NO);
  g_assert_true (sees_guess ());
}

static void
confirm (CbTraitsDialog *dialog, const char *trait)
{
  GtkWidget *group = gtk_widget_get_ancestor (cb_ui_test_find_label (GTK_WIDGET (dialog), trait),
                                              ADW_TYPE_PREFERENCES_GROUP);

  cb_ui_test_click (group, "That’s Right");
}

/* A guess is confirmed by itself, and all are guesses again with one button. */
static void
test_each (void)
{
  CbTraitsDialog *dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.correct-traits", NULL);
  dialog = open_dialog ();
  confirm (dialog, "bow");
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_false (is_guessed ("bow"));
  g_assert_true (is_guessed ("stern"));
  g_assert_true (is_guessed ("blunt"));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.correct-traits", NULL);
  dialog = open_dialog ();
  pick (dialog, "blunt", "Gaff");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "correction.reset", NULL);
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_true (is_guessed ("bow"));
  g_assert_true (is_guessed ("blunt"));
}

/* From the menu; what does not go with the log is said, and nothing is changed. */
static void
test_refused (void)
{
  CbCardSet blunt = get_cards ("blunt");
  CbDraft *draft = ask_for ("blunt");
  g_autoptr (CbDraftAnswer) answer = NULL;
  CbTraitsDialog *dialog;

  cb_draft_set_by (draft, 2);
  answer = g_list_model_get_item (cb_draft_get_answers (draft), 0);
  cb_draft_answer_set_showed (answer, TRUE);
  cb_draft_answer_set_card (answer, (int) cb_case_test_card (case_, "gaff"));
  cb_draft_confirm (draft);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.correct-traits", NULL);
  dialog = open_dialog ();
  pick (dialog, "blunt", "Gaff");
  cb_ui_test_click (GTK_WIDGET (dialog), "Save");
  g_assert_true (open_dialog () == dialog);
  g_assert_cmphex (get_cards ("blunt"), ==, blunt);
  pick (dialog, "blunt", "Gaff");
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

static void
run (gconstpointer data)
{
  void (*test) (void) = data;

  case_ = cb_case_test_load_sample ("booklet-at-sea.casebook", 0);
  window = cb_ui_test_open_case (case_, 1024, 768);
  test ();
  cb_ui_test_close_window (window);
  g_clear_object (&case_);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_data_func ("/traits/confirm", test_confirm, run);
  g_test_add_data_func ("/traits/correct", test_correct, run);
  g_test_add_data_func ("/traits/each", test_each, run);
  g_test_add_data_func ("/traits/refused", test_refused, run);

  return g_test_run ();
}
