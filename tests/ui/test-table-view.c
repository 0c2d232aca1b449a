/* test-table-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The table of a case, and what it is asked to do: rows for what there is, cards drawn, what is
 * called for, house rules. */

#include "config.h"

#include <locale.h>

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-draw.h"
#include "cb-card-face.h"
#include "cb-drawn-dialog.h"
#include "cb-setup-dialog.h"
#include "cb-table-prompt.h"
#include "cb-table-view.h"
#include "cb-table-state-words.h"
#include "cb-ui-test.h"

typedef struct
{
  CbWindow *window;
  CbCase *case_;
  CbCasePage *page;
  GtkWidget *view;
} Fixture;

static void
open_case (Fixture *fixture, CbCase *case_)
{
  GtkWidget *views;

  fixture->window = cb_ui_test_open_window (1280, 800);
  fixture->case_ = case_;
  cb_window_show_case (fixture->window, case_);
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  fixture->page = CB_CASE_PAGE (
    cb_ui_test_find (GTK_WIDGET (fixture->window), CB_TYPE_CASE_PAGE, NULL));
  views = cb_ui_test_find (GTK_WIDGET (fixture->page), ADW_TYPE_VIEW_STACK, NULL);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (views), "table");
  cb_ui_test_draw (GTK_WIDGET (fixture->window));
  fixture->view = cb_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_TABLE_VIEW, NULL);
}

static void
open_sample (Fixture *fixture, const char *name, guint n_entries)
{
  open_case (fixture, cb_case_test_load_sample (name, n_entries));
}

static void
close_case (Fixture *fixture)
{
  cb_ui_test_close_window (fixture->window);
  g_assert_finalize_object (fixture->case_);
}

static guint
count_entries (Fixture *fixture)
{
  return cb_log_get_n_entries (cb_case_get_log (fixture->case_));
}

/* (nullable): the row with that title that can be seen */
static GtkWidget *
find_row (GtkWidget *root, const char *title)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (!gtk_widget_get_visible (child))
        continue;
      if (ADW_IS_PREFERENCES_ROW (child) &&
          g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (child)), title) == 0)
        return child;
      found = find_row (child, title);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
assert_row (Fixture *fixture, const char *title, const char *subtitle)
{
  GtkWidget *row = find_row (fixture->view, title);

  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, subtitle);
}

static void
act (Fixture *fixture, const char *action, const char *target)
{
  if (target != NULL)
    g_assert_true (gtk_widget_activate_action (fixture->view, action, "s", target));
  else
    g_assert_true (gtk_widget_activate_action (fixture->view, action, NULL));
}

static CbTablePrompt *
get_prompt (Fixture *fixture)
{
  return CB_TABLE_PROMPT (cb_ui_test_find (GTK_WIDGET (fixture->page), CB_TYPE_TABLE_PROMPT, NULL));
}

static void
assert_prompt (Fixture *fixture, const char *words)
{
  CbTablePrompt *prompt = get_prompt (fixture);

  g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (prompt)), ==, words != NULL);
  if (words == NULL)
    g_assert_null (cb_table_prompt_get_call (prompt));
  else
    g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (prompt), words));
}

static void
test_rows (void)
{
  Fixture fixture;

  open_sample (&fixture, "booklet-nightmare.casebook", 22);
  assert_row (&fixture, "Ann’s turn", "");
  assert_row (&fixture, "13 cards left", "8 drawn, 1 discarded");
  assert_row (&fixture, "Pumpkin King",
              "7 of 8 drawn. 8% chance that the next card eliminates a player.");
  assert_row (&fixture, "Jack (Ann)", "Used by Ann");
  assert_row (&fixture, "Position 1", "Looked at by you, Dot: Dr. Finkelstein");
  assert_row (&fixture, "Position 2", "Looked at by Dot");
  g_assert_null (find_row (fixture.view, "Cem"));

  /* The table as it was. */
  cb_sheet_set_at (cb_case_page_get_sheet (fixture.page), 3);
  assert_row (&fixture, "20 cards left", "1 drawn");
  assert_row (&fixture, "Pumpkin King",
              "0 of 8 drawn. 40% chance that the next card is one (harmless so far).");
  assert_row (&fixture, "Dot", "Pumpkin Patch");
  assert_row (&fixture, "Position 2", "Nobody has looked");
  close_case (&fixture);
}

static void
test_end (void)
{
  Fixture fixture;

  open_sample (&fixture, "booklet-nightmare.casebook", G_MAXUINT);
  assert_row (&fixture, "You solved the case", "");
  assert_row (&fixture, "Ann", "Wrong accusation, still answers");
  assert_row (&fixture, "Cem", "Eliminated, hand revealed");
  g_assert_null (find_row (fixture.view, "_Accuse"));
  g_assert_null (find_row (fixture.view, "_Open the Envelope"));
  g_assert_null (find_row (fixture.view, "13 cards left"));
  g_assert_null (cb_ui_test_find_label (fixture.view, "Position 1"));
  g_assert_null (cb_ui_test_find_label (fixture.view, "Powers"));
  g_object_set (fixture.view, "at", 22, NULL);
  assert_row (&fixture, "13 cards left", "8 drawn, 1 discarded");
  close_case (&fixture);
}

/* What the edition does not have is not there. */
static void
test_plain (void)
{
  Fixture fixture;

  open_case (&fixture, cb_case_test_new ());
  assert_row (&fixture, "Your turn", "");
  g_assert_nonnull (find_row (fixture.view, "_Accuse"));
  g_assert_null (cb_ui_test_find_label (fixture.view, "Powers"));
  g_assert_null (cb_ui_test_find_label (fixture.view, "Draw"));
  g_assert_nonnull (cb_ui_test_find_label (fixture.view, "The last one left ends the game"));
  close_case (&fixture);
}

/* Everything that happens at the table is composed. */
static void
test_actions (void)
{
  Fixture fixture;
  CbDraft *draft;

  open_sample (&fixture, "booklet-nightmare.casebook", 10);
  draft = cb_case_page_get_draft (fixture.page);
  act (&fixture, "table.draw", "intrigue");
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_DRAW);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_TRIGGER), ==, CB_TRIGGER_MOVED);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 0);
  act (&fixture, "table.use-power", "jack");
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_POWER);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 0);
  g_assert_cmpstr (cb_draft_get_text (draft), ==, "jack");
  g_assert_true (gtk_widget_activate_action (fixture.view, "table.play", "(us)", 3, "intrigue"));
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_PLAY);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 3);
  g_assert_cmpstr (cb_draft_get_text (draft), ==, "patch");
  g_assert_true (gtk_widget_activate_action (fixture.view, "table.look", "u", 1));
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_LOOK);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_SLOTS), ==, 2);
  act (&fixture, "table.accuse", NULL);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_ACCUSATION);
  act (&fixture, "table.open-envelope", NULL);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_ENVELOPE);
  g_assert_cmpuint (count_entries (&fixture), ==, 10);
  close_case (&fixture);
}

/* The card lies open in the end, and is called by its name and its deck. */
static void
assert_drawn (GtkWidget *dialog, CbEdition *edition, const char *id)
{
  const CbDeckCard *card = cb_edition_get_deck_card (
    edition, (guint) cb_edition_find_deck_card (edition, id));
  g_autofree char *words = g_strdup_printf ("%s, %s", card->name,
                                            cb_edition_get_deck (edition, card->deck)->name);
  GtkWidget *face = cb_ui_test_find (dialog, CB_TYPE_CARD_FACE, NULL);
  double turn = 0;

  gtk_test_accessible_assert_property (face, GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  while (turn < 1)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (face, "turn", &turn, NULL);
    }
}

/* From a deck of Casebook's own: the card is in the log, with whoever is called to. */
static void
test_shuffled (void)
{
  Fixture fixture;
  const CbDraw *draw;
  GtkWidget *dialog;

  open_sample (&fixture, "booklet-nightmare.casebook", 4);
  act (&fixture, "table.draw-shuffled", "intrigue");
  g_assert_cmpuint (count_entries (&fixture), ==, 5);
  draw = cb_entry_get_draw (cb_case_test_get_entry (fixture.case_, 4));
  g_assert_cmpint (draw->by, ==, 1);
  g_assert_cmpstr (draw->trigger, ==, "roll");
  g_assert_nonnull (draw->card);
  assert_row (&fixture, "19 cards left", "2 drawn");
  dialog = cb_ui_test_find (GTK_WIDGET (fixture.window), CB_TYPE_DRAWN_DIALOG, NULL);
  g_assert_nonnull (dialog);
  assert_drawn (dialog, cb_case_get_edition (fixture.case_), draw->card);
  cb_ui_test_click (dialog, "Keep");
  g_assert_cmpuint (count_entries (&fixture), ==, 5);
  cb_case_undo (fixture.case_);
  assert_row (&fixture, "20 cards left", "1 drawn");
  cb_case_redo (fixture.case_);
  assert_row (&fixture, "19 cards left", "2 drawn");

  /* It was another card that was drawn. */
  act (&fixture, "table.draw-shuffled", "intrigue");
  g_assert_cmpuint (count_entries (&fixture), ==, 6);
  dialog = cb_ui_test_find (GTK_WIDGET (fixture.window), CB_TYPE_DRAWN_DIALOG, NULL);
  cb_ui_test_click (dialog, "Another Card…");
  g_assert_cmpuint (count_entries (&fixture), ==, 5);
  g_assert_cmpint (cb_draft_get_kind (cb_case_page_get_draft (fixture.page)), ==, CB_DRAFT_DRAW);
  close_case (&fixture);
}

/* What must be done is said, and goes once it is done, undone comes back. */
static void
test_prompt (void)
{
  Fixture fixture;
  CbDraft *draft;

  open_sample (&fixture, "booklet-nightmare.casebook", 4);
  draft = cb_case_page_get_draft (fixture.page);
  assert_prompt (&fixture, "You must draw from Intrigue");
  act (&fixture, "table.answer-call", NULL);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_DRAW);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 1);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_TRIGGER), ==, CB_TRIGGER_ROLL);
  g_assert_cmpint (cb_draft_confirm (draft), ==, 4);
  assert_prompt (&fixture, NULL);
  cb_case_undo (fixture.case_);
  assert_prompt (&fixture, "You must draw from Intrigue");
  close_case (&fixture);
}

/* What may be done can be let be: by another player once and for all, by me until another entry
 * asks anew. */
static void
test_dismiss (void)
{
  Fixture fixture;

  open_sample (&fixture, "booklet-nightmare.casebook", 2);
  assert_prompt (&fixture, "Dot may draw from Intrigue after being moved");
  act (&fixture, "table.dismiss-call", NULL);
  assert_prompt (&fixture, NULL);
  cb_case_set_title (fixture.case_, "Another name");
  assert_prompt (&fixture, NULL);
  cb_case_undo (fixture.case_);
  cb_case_remove (fixture.case_, 1);
  assert_prompt (&fixture, NULL);
  cb_case_test_ask (fixture.case_, 0, "oogie-boogie bathtub woods", 1, 2);
  assert_prompt (&fixture, NULL);
  for (guint i = 0; i < 2; i++)
    {
      cb_case_test_ask (fixture.case_, 2, "sally bathtub woods", 3, 0);
      assert_prompt (&fixture, "You may draw from Intrigue if you were moved");
      act (&fixture, "table.dismiss-call", NULL);
      assert_prompt (&fixture, NULL);
    }
  close_case (&fixture);
}

/* A killed player's hand is asked for until it is told. */
static void
test_killed (void)
{
  Fixture fixture;
  CbDraft *draft;

  open_sample (&fixture, "booklet-nightmare.casebook", 24);
  draft = cb_case_page_get_draft (fixture.page);
  assert_prompt (&fixture, "Cem is eliminated: the hand is revealed");
  assert_row (&fixture, "Cem", "Eliminated, hand not recorded yet");
  act (&fixture, "table.answer-call", NULL);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_EXPOSED);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_PLAYER), ==, 2);
  cb_draft_set (
    draft, CB_DRAFT_HAND,
    (int) cb_case_test_cards (fixture.case_, "sally frogs-breath oogies-lair santas-house"));
  g_assert_cmpint (cb_draft_confirm (draft), ==, 24);
  assert_prompt (&fixture, NULL);
  close_case (&fixture);
}

/* A house rule is part of the case, and can be undone. */
static void
test_variants (void)
{
  Fixture fixture;
  GtkWidget *row;

  open_sample (&fixture, "booklet-nightmare.casebook", 22);
  row = find_row (fixture.view, "The last King ends the game");
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  g_assert_true (cb_setup_last_ends (cb_case_get_setup (fixture.case_)));
  assert_row (&fixture, "Pumpkin King",
              "7 of 8 drawn. 8% chance that the next card ends the game.");
  cb_case_undo (fixture.case_);
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  act (&fixture, "table.toggle-variant", "without-intrigue");
  g_assert_null (find_row (fixture.view, "13 cards left"));
  g_assert_null (find_row (fixture.view, "Pumpkin King"));
  cb_case_undo (fixture.case_);
  assert_row (&fixture, "13 cards left", "8 drawn, 1 discarded");
  close_case (&fixture);
}

/* A case over, the same players again: who has solved what, and to how many it is played. */
static void
test_series (void)
{
  Fixture fixture;
  GtkWidget *goal;

  open_sample (&fixture, "booklet-nightmare.casebook", G_MAXUINT);
  g_assert_nonnull (find_row (fixture.view, "_Same Players Again"));
  g_assert_null (find_row (fixture.view, "_Wins Needed"));
  g_assert_true (gtk_widget_activate_action (fixture.view, "table.series-goal", "u", 2));
  assert_row (&fixture, "Ann 0 · Bea 1 · Cem 0 · Dot 0", "Case 1");
  goal = find_row (fixture.view, "_Wins Needed");
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (goal)), ==, 2);
  adw_spin_row_set_value (ADW_SPIN_ROW (goal), 1);
  g_assert_cmpuint (cb_case_get_setup (fixture.case_)->series.goal, ==, 1);
  assert_row (&fixture, "Ann 0 · Bea 1 · Cem 0 · Dot 0", "You are the master detective");
  cb_case_undo (fixture.case_);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (goal)), ==, 2);
  close_case (&fixture);
}

/* The next case takes the place of the one that is over. */
static void
test_again (void)
{
  Fixture fixture;
  GtkWidget *dialog;
  g_autoptr (CbCase) next = cb_case_test_new ();

  open_sample (&fixture, "booklet-nightmare.casebook", G_MAXUINT);
  /* One that is kept nowhere would have to be asked about. */
  cb_ui_test_add_case (fixture.case_);
  act (&fixture, "win.new-case-again", NULL);
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  dialog = cb_ui_test_find (GTK_WIDGET (fixture.window), CB_TYPE_SETUP_DIALOG, NULL);
  g_assert_nonnull (dialog);
  g_assert_cmpint (cb_setup_dialog_get_step (CB_SETUP_DIALOG (dialog)), ==, CB_STEP_PLAYERS);
  g_assert_cmpuint (
    cb_setup_draft_get_n_seats (cb_setup_dialog_get_draft (CB_SETUP_DIALOG (dialog))), ==, 4);
  g_object_ref (dialog);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_signal_emit_by_name (dialog, "created", next);
  g_object_unref (dialog);
  g_assert_true (cb_window_get_case (fixture.window) == next);
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  close_case (&fixture);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  cb_ui_test_start ();
  g_test_add_func ("/table-view/rows", test_rows);
  g_test_add_func ("/table-view/end", test_end);
  g_test_add_func ("/table-view/plain", test_plain);
  g_test_add_func ("/table-view/actions", test_actions);
  g_test_add_func ("/table-view/shuffled", test_shuffled);
  g_test_add_func ("/table-view/prompt", test_prompt);
  g_test_add_func ("/table-view/dismiss", test_dismiss);
  g_test_add_func ("/table-view/killed", test_killed);
  g_test_add_func ("/table-view/variants", test_variants);
  g_test_add_func ("/table-view/series", test_series);
  g_test_add_func ("/table-view/again", test_again);
  return g_test_run ();
}
