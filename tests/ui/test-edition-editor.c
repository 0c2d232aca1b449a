/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions of one's own: the form for them, and what the first step of a new case does with them.
 */

#include "config.h"

#include "cb-composer.h"
#include "cb-edition-board.h"
#include "cb-edition-card-row.h"
#include "cb-edition-draft.h"
#include "cb-edition-editor.h"
#include "cb-edition-file.h"
#include "cb-edition-tile.h"
#include "cb-editions.h"
#include "cb-icon-button.h"
#include "cb-icons.h"
#include "cb-picture-file.h"
#include "cb-setup-page.h"
#include "cb-ui-test.h"

static CbWindow *window;

static CbPart *
get_part (CbEditionDraft *draft, CbPartKind kind, guint index)
{
  return cb_parts_get (cb_edition_draft_get_parts (draft), kind, index);
}

static CbPart *
get_card (CbEditionDraft *draft, guint category, guint card)
{
  return cb_parts_get_inside (cb_edition_draft_get_parts (draft),
                              get_part (draft, CB_PART_CATEGORY, category), CB_PART_CARD, card);
}

static void
assert_problem (CbEditionDraft *draft, const char *expected)
{
  g_autofree char *problem = NULL;
  g_autoptr (CbEdition) edition = cb_edition_draft_build (draft, "mine", &problem);

  g_assert_cmpstr (problem, ==, expected);
  g_assert_true ((edition != NULL) == (expected == NULL));
}

static void
add_card (CbEditionDraft *draft, guint category, const char *name)
{
  CbPart *card = cb_edition_draft_add_part (draft, get_part (draft, CB_PART_CATEGORY, category),
                                            CB_PART_CARD);

  cb_edition_draft_set_text (draft, card, "Name", name);
}

/* What is missing is said one by one, in words, until nothing is. */
static void
test_from_nothing (void)
{
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (NULL);
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *problem = NULL;

  assert_problem (draft, "Give the edition a name.");
  cb_edition_draft_set_text (draft, cb_edition_draft_get_root (draft), "Name", "Mine");
  assert_problem (draft, "Suspects: add the cards.");
  add_card (draft, 0, "Ännchen");
  add_card (draft, 0, "");
  assert_problem (draft, "Weapons: add the cards."); /* one that Enter has added is none */
  add_card (draft, 0, "Cleo");
  assert_problem (draft, "Suspects: a card has no name.");
  cb_edition_draft_remove_part (draft, get_card (draft, 0, 2));
  cb_edition_draft_set_text (draft, get_card (draft, 0, 1), "Name", "ännchen");
  add_card (draft, 1, "Rope");
  add_card (draft, 1, "Axe");
  add_card (draft, 2, "Hall");
  add_card (draft, 2, "Attic");
  assert_problem (draft, "Two cards are called ännchen. Give one of them another name.");
  cb_edition_draft_set_text (draft, get_card (draft, 0, 1), "Name", "Bert");
  assert_problem (draft, "Apart from the envelope there are 3 cards, too few for 6 players.");
  cb_edition_draft_set_number (draft, cb_edition_draft_get_root (draft), "MaxPlayers", 3);
  assert_problem (draft, NULL);

  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (cb_edition_get_id (edition), ==, "mine");
  g_assert_cmpuint (cb_edition_get_n_cards (edition), ==, 6);
  g_assert_cmpstr (cb_edition_get_card (edition, 0)->id, ==, "annchen");
}

static void
test_undo (void)
{
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (cb_editions_get_builtin (0));

  g_assert_false (cb_edition_draft_can_undo (draft));
  cb_edition_draft_set_text (draft, get_card (draft, 0, 0), "Name", "R");
  cb_edition_draft_set_text (draft, get_card (draft, 0, 0), "Name", "Ruby");
  cb_edition_draft_remove_part (draft, get_card (draft, 0, 1));
  cb_edition_draft_undo (draft);
  cb_edition_draft_undo (draft);
  g_assert_false (cb_edition_draft_can_undo (draft));
  g_assert_cmpstr (cb_part_get_written (get_card (draft, 0, 0), "Name"), ==, "Scarlet");
  cb_edition_draft_redo (draft);
  g_assert_cmpstr (cb_part_get_written (get_card (draft, 0, 0), "Name"), ==, "Ruby");
  g_assert_cmpstr (get_card (draft, 0, 0)->id, ==, "scarlet");
  cb_edition_draft_redo (draft);
  g_assert_false (cb_edition_draft_can_redo (draft));
}

/* A trait that goes leaves no card behind that has it; what the form does not show stays. */
static void
test_traits (void)
{
  CbEdition *at_sea = cb_editions_find_builtin ("at-sea");
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (at_sea);
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *problem = NULL;
  CbPart *trait;

  cb_edition_draft_remove_part (draft, get_part (draft, CB_PART_TRAIT, 0));
  trait = cb_edition_draft_add_part (draft, cb_edition_draft_get_root (draft), CB_PART_TRAIT);
  assert_problem (draft, "A trait has no name.");
  cb_edition_draft_set_text (draft, trait, "Name", "tall");
  cb_edition_draft_set_word (draft, get_card (draft, 0, 0), "Traits", trait->id, TRUE, NULL);
  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_nonnull (edition);
  g_assert_cmpuint (cb_edition_get_n_traits (edition), ==, cb_edition_get_n_traits (at_sea));
  g_assert_cmpuint (cb_edition_get_trait (edition, cb_edition_get_n_traits (edition) - 1)->cards,
                    ==, 1);
  g_assert_cmpstr (cb_edition_get_rules (edition)->removed_name, ==,
                   cb_edition_get_rules (at_sea)->removed_name);
}

#define SAME_IDS                                                                       \
  "[Edition]\nId=e\nName=E\nMaxPlayers=2\n[Category c]\nName=C\n[Trait a]\nName=old\n" \
  "[Card a]\nCategory=c\nName=A\nTraits=a;\n[Card b]\nCategory=c\nName=B\nTraits=a;\n" \
  "[Card d]\nCategory=c\nName=D\nPassage=a\nSteps=b:2;a:3;\n[Card f]\nCategory=c\nName=F\n"

/* What goes is told from what is of another kind and has the same id. */
static void
test_same_ids (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (SAME_IDS, strlen (SAME_IDS));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) original = cb_edition_new_from_key_file (bytes, "e.edition", &error);
  g_autoptr (CbEditionDraft) draft = NULL;
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *problem = NULL;

  g_assert_no_error (error);
  draft = cb_edition_draft_new (original);
  cb_edition_draft_remove_part (draft, get_card (draft, 0, 0));
  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmphex (cb_edition_get_trait (edition, 0)->cards, ==, 1);
  g_assert_cmphex (cb_edition_get_passages (edition, 1), ==, 0);
  g_assert_cmpuint (cb_edition_get_steps (edition, 1, 0), ==, 2);
}

/* Four categories, of which a suggestion names three at most, and two cards of them. */
static void
test_four_categories (void)
{
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (cb_editions_get_builtin (0));
  CbPart *root = cb_edition_draft_get_root (draft);
  CbPart *times = cb_edition_draft_add_part (draft, root, CB_PART_CATEGORY);
  const char *id = times->id;
  const char *const all[] = { "suspect", "weapon", "room", id, NULL };
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *problem = NULL;

  cb_edition_draft_set_text (draft, times, "Name", "Times");
  add_card (draft, 3, "Noon");
  add_card (draft, 3, "Midnight");
  cb_edition_draft_set_word (draft, root, "AskCategories", id, FALSE, all);
  g_assert_false (cb_edition_draft_has_word (root, "AskCategories", id, all));
  g_assert_true (cb_edition_draft_has_word (root, "AskCategories", "room", all));
  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpuint (cb_edition_get_n_categories (edition), ==, 4);
  g_assert_cmphex (cb_edition_get_rules (edition)->asked_categories, ==, 7);
  g_assert_cmpint (cb_edition_get_rules (edition)->n_asked, ==, 3);
  g_clear_pointer (&edition, cb_edition_unref);

  cb_edition_draft_set_number (draft, root, "AskCards", 2);
  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpint (cb_edition_get_rules (edition)->n_asked, ==, 2);
  g_clear_pointer (&edition, cb_edition_unref);

  cb_edition_draft_set_word (draft, root, "AskCategories", id, TRUE, all);
  g_assert_false (cb_part_has (root, "AskCategories"));
  cb_edition_draft_remove_part (draft, get_part (draft, CB_PART_CATEGORY, 3));
  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpint (cb_edition_get_rules (edition)->n_asked, ==, 3);
}

/* The form for a suggestion offers what can be asked for, and is done with as many cards. */
static void
test_composer (void)
{
  g_autoptr (CbEditionDraft) edition_draft = cb_edition_draft_new (cb_editions_get_builtin (0));
  CbPart *root = cb_edition_draft_get_root (edition_draft);
  CbPart *times = cb_edition_draft_add_part (edition_draft, root, CB_PART_CATEGORY);
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *problem = NULL;
  g_autoptr (CbSetup) setup = NULL;
  g_autoptr (CbCase) case_ = NULL;
  g_autoptr (CbSheet) sheet = NULL;
  g_autoptr (CbDraft) draft = NULL;
  g_autoptr (GtkWidget) composer = NULL;

  cb_edition_draft_set_text (edition_draft, times, "Name", "Times");
  add_card (edition_draft, 3, "Noon");
  add_card (edition_draft, 3, "Midnight");
  for (guint i = 0; i < 3; i++)
    cb_edition_draft_set_word (edition_draft, root, "AskCategories",
                               get_part (edition_draft, CB_PART_CATEGORY, i)->id, TRUE, NULL);
  edition = cb_edition_draft_build (edition_draft, "mine", &problem);
  setup = cb_setup_new (edition);
  for (guint i = 0; i < 3; i++)
    cb_setup_add_player (setup, "Ann", -1, -1);
  case_ = cb_case_new (setup, "Friday");
  sheet = cb_sheet_new (case_);
  draft = cb_draft_new (case_);
  composer = g_object_ref_sink (
    g_object_new (CB_TYPE_COMPOSER, "draft", draft, "sheet", sheet, NULL));
  g_assert_nonnull (cb_ui_test_find_label (composer, "Plum"));
  g_assert_nonnull (cb_ui_test_find_label (composer, "Study"));
  g_assert_null (cb_ui_test_find_label (composer, "Noon"));

  for (guint i = 0; i < 3; i++)
    {
      g_assert_false (cb_draft_names_all (draft));
      cb_draft_toggle_card (draft, cb_card_set_first (cb_edition_get_category (edition, i)->cards));
    }
  g_assert_true (cb_draft_names_all (draft));
  cb_draft_set_kind (draft, CB_DRAFT_ACCUSATION);
  g_assert_false (cb_draft_names_all (draft));
  g_assert_nonnull (cb_ui_test_find_label (composer, "Noon"));
}

/* What can happen, who is out of play and what two players do. */
static void
test_rules (void)
{
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (cb_editions_get_builtin (0));
  CbPart *root = cb_edition_draft_get_root (draft);
  CbPart *two = cb_edition_draft_get_once (draft, CB_PART_TWO_PLAYERS);
  CbPart *power;
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *problem = NULL;

  cb_edition_draft_set_event (draft, "snoop", TRUE);
  cb_edition_draft_set_text (draft, cb_edition_draft_find_event (draft, "snoop"), "Name", "Sneak");
  cb_edition_draft_set_event (draft, "trait", TRUE);
  cb_edition_draft_set_event (draft, "trait", FALSE);
  cb_edition_draft_set_number (draft, root, "Removed", 1);
  cb_edition_draft_set_text (draft, root, "RemovedCategory", "suspect");
  cb_edition_draft_set_number (draft, two, "FaceDown", 4);
  cb_edition_draft_set_number (draft, two, "Teams", TRUE);
  power = cb_edition_draft_add_part (draft, root, CB_PART_POWER);
  assert_problem (draft, "A power has no name.");
  cb_edition_draft_set_text (draft, power, "Name", "Peep");
  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpstr (
    cb_edition_get_event (edition, (guint) cb_edition_find_event (edition, "snoop"))->name, ==,
    "Sneak");
  g_assert_cmpint (cb_edition_find_event (edition, "trait"), ==, -1);
  g_assert_cmpint (cb_edition_get_rules (edition)->removed_category, ==, 0);
  g_assert_cmpint (cb_edition_get_rules (edition)->side_cards, ==, 4);
  g_assert_true (cb_edition_get_rules (edition)->teams);
  g_assert_cmpint (cb_edition_find_power (edition, "peep"), ==, 0);

  while (cb_edition_draft_can_undo (draft))
    cb_edition_draft_undo (draft);
  assert_problem (draft, NULL);
  g_assert_null (cb_edition_draft_find_event (draft, "snoop"));
}

/* What goes is not spoken of any more. */
static void
test_remove (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *builtin = cb_editions_get_builtin (i);
      g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (builtin);
      CbPart *root = cb_edition_draft_get_root (draft);

      g_test_message ("%s", cb_edition_get_id (builtin));
      cb_edition_draft_remove_part (draft, get_card (draft, 0, 0));
      assert_problem (draft, NULL);
      while (get_part (draft, CB_PART_DIE, 0) != NULL)
        cb_edition_draft_remove_part (draft, get_part (draft, CB_PART_DIE, 0));
      while (get_part (draft, CB_PART_DECK, 0) != NULL)
        cb_edition_draft_remove_part (draft, get_part (draft, CB_PART_DECK, 0));
      cb_edition_draft_remove_part (draft, get_part (draft, CB_PART_CATEGORY, 0));
      cb_edition_draft_set_number (draft, root, "MaxPlayers", 3);
      cb_edition_draft_set_number (draft, root, "MinPlayers", 3);
      assert_problem (draft, NULL);
    }
}

static CbSetupPage *
open_step (void)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  return CB_SETUP_PAGE (cb_ui_test_get_page (window));
}

static CbEditionEditor *
open_editor (CbSetupPage *dialog)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_NAVIGATION_VIEW, NULL);

  gtk_widget_activate_action (
    GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view))), "edition.new",
    NULL);
  return CB_EDITION_EDITOR (cb_ui_test_get_dialog (window));
}

static GtkWidget *
find_own (CbSetupPage *dialog, const char *name)
{
  GtkWidget *list = cb_ui_test_find (GTK_WIDGET (dialog), GTK_TYPE_FLOW_BOX, "own_box");
  GtkWidget *label = cb_ui_test_find_label (list, name);

  return label != NULL ? gtk_widget_get_ancestor (label, CB_TYPE_EDITION_TILE) : NULL;
}

static GtkWidget *
find_page (CbEditionEditor *editor)
{
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (editor), ADW_TYPE_NAVIGATION_VIEW, NULL);

  return GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view)));
}

/* (transfer full): the case for an onlooker, as it was written */
static CbCase *
create_case (CbSetupPage *dialog)
{
  CbCaseFile *file;

  g_object_set (cb_setup_page_get_draft (dialog), "me", NULL, NULL);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "setup.next", NULL);
  g_assert_nonnull (cb_window_get_case (window));
  file = cb_case_get_file (cb_window_get_case (window));
  cb_ui_test_wait (cb_case_file_is_saved (file));
  return cb_case_load (cb_case_file_get_location (file), NULL);
}

/* Until it is written and the form is gone. */
static void
save (CbEditionEditor *editor)
{
  AdwApplicationWindow *root = ADW_APPLICATION_WINDOW (window);

  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.save", NULL);
  cb_ui_test_wait (adw_application_window_get_visible_dialog (root) != ADW_DIALOG (editor));
}

/* From Classic, one card renamed, saved; then duplicated, deleted, put back, chosen. */
static void
test_form (void)
{
  CbSetupPage *dialog = open_step ();
  CbEditionEditor *editor = open_editor (dialog);
  GtkWidget *row;

  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (editor), "Give the edition a name."));
  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.start-from", NULL);
  row = gtk_widget_get_ancestor (cb_ui_test_find_label (find_page (editor), "Classic"),
                                 CB_TYPE_EDITION_TILE);
  gtk_widget_activate_action (row, "row.choose", NULL);
  row = gtk_widget_get_ancestor (cb_ui_test_find_label (find_page (editor), "Suspects"),
                                 ADW_TYPE_ACTION_ROW);
  gtk_widget_activate (row);
  row = cb_ui_test_find (find_page (editor), CB_TYPE_EDITION_CARD_ROW, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Scarlet");
  gtk_editable_set_text (GTK_EDITABLE (row), "Ruby");
  save (editor);
  g_assert_null (cb_ui_test_get_dialog (window));
  cb_ui_test_wait (gtk_window_get_focus (GTK_WINDOW (window)) ==
                   find_own (dialog, "Classic (Custom)"));

  gtk_widget_activate_action (find_own (dialog, "Classic (Custom)"), "row.edit", NULL);
  editor = CB_EDITION_EDITOR (cb_ui_test_get_dialog (window));
  row = cb_ui_test_find (find_page (editor), ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (row), "Classic (Mine)");
  save (editor);
  g_assert_nonnull (
    cb_ui_test_find_label (GTK_WIDGET (window), "Your cases keep the edition as it was"));

  gtk_widget_activate_action (find_own (dialog, "Classic (Mine)"), "row.duplicate", NULL);
  cb_ui_test_wait (find_own (dialog, "Classic (Mine) (Copy)") != NULL);
  gtk_widget_activate_action (find_own (dialog, "Classic (Mine)"), "row.delete", NULL);
  cb_ui_test_wait (cb_ui_test_find_label (GTK_WIDGET (window), "“Classic (Mine)” deleted") != NULL);
  g_assert_null (find_own (dialog, "Classic (Mine)"));
  cb_ui_test_click (GTK_WIDGET (window), "Undo");
  cb_ui_test_wait (find_own (dialog, "Classic (Mine)") != NULL);
  gtk_widget_activate_action (find_own (dialog, "Classic (Mine)"), "row.choose", NULL);
  g_assert_cmpint (cb_setup_page_get_step (dialog), ==, CB_STEP_PLAYERS);
  g_assert_cmpstr (
    cb_edition_get_card (cb_setup_draft_get_edition (cb_setup_page_get_draft (dialog)), 0)->name,
    ==, "Ruby");
}

/* Makes another edition from Classic. Returns: (transfer none): where it is on the page */
static GtkWidget *
make_from_classic (CbSetupPage *dialog, const char *name)
{
  CbEditionEditor *editor = open_editor (dialog);

  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.start-from", NULL);
  gtk_widget_activate_action (
    gtk_widget_get_ancestor (cb_ui_test_find_label (find_page (editor), "Classic"),
                             CB_TYPE_EDITION_TILE),
    "row.choose", NULL);
  gtk_editable_set_text (
    GTK_EDITABLE (cb_ui_test_find (find_page (editor), ADW_TYPE_ENTRY_ROW, NULL)), name);
  save (editor);
  cb_ui_test_wait (gtk_window_get_focus (GTK_WINDOW (window)) == find_own (dialog, name));
  return find_own (dialog, name);
}

/* What was made has the focus, also when its file is read once more; Enter, which GTK hands on to
 * the search, chooses it, and so a button. */
static void
test_made_chosen (void)
{
  CbSetupPage *dialog = open_step ();
  CbFolderList *editions = CB_FOLDER_LIST (cb_ui_test_get_editions ());
  GtkWidget *search = cb_ui_test_find (GTK_WIDGET (dialog), GTK_TYPE_SEARCH_ENTRY, NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  GtkWidget *other = make_from_classic (dialog, "Attic");
  GtkWidget *made = make_from_classic (dialog, "Cellar");
  CbEditionItem *item = cb_edition_tile_get_item (CB_EDITION_TILE (made));
  GFile *file = cb_folder_item_get_file (CB_FOLDER_ITEM (item));

  cb_folder_list_show (editions, file, cb_edition_reading_new (file), now);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (find_own (dialog, "Cellar") == made);
  g_assert_true (find_own (dialog, "Attic") == other);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == made);

  gtk_widget_grab_focus (gtk_widget_get_next_sibling (search));
  g_signal_emit_by_name (search, "activate");
  cb_ui_test_wait (cb_ui_test_get_dialog (window) != NULL);
  adw_dialog_force_close (ADW_DIALOG (cb_ui_test_get_dialog (window)));
  gtk_widget_grab_focus (made);
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpint (cb_setup_page_get_step (dialog), ==, CB_STEP_PLAYERS);
  g_assert_cmpstr (
    cb_edition_get_name (cb_setup_draft_get_edition (cb_setup_page_get_draft (dialog))), ==,
    "Cellar");
}

/* The name in the form that opens where the search holds @text. */
static char *
read_proposed_name (CbSetupPage *dialog, const char *text)
{
  GtkWidget *search = cb_ui_test_find (GTK_WIDGET (dialog), GTK_TYPE_SEARCH_ENTRY, NULL);
  CbEditionEditor *editor;
  char *name;

  gtk_editable_set_text (GTK_EDITABLE (search), text);
  g_signal_emit_by_name (search, "search-changed");
  cb_ui_test_draw (GTK_WIDGET (window));
  editor = open_editor (dialog);
  name = g_strdup (gtk_editable_get_text (
    GTK_EDITABLE (cb_ui_test_find (find_page (editor), ADW_TYPE_ENTRY_ROW, NULL))));
  g_assert_true (adw_dialog_get_can_close (ADW_DIALOG (editor)));
  adw_dialog_close (ADW_DIALOG (editor));
  cb_ui_test_wait (cb_ui_test_get_dialog (window) == NULL);
  return name;
}

/* A box that the search did not find is called what was searched for, also when it starts from
 * another; nothing is asked when the form is closed with no more than that. */
static void
test_named_by_search (void)
{
  CbSetupPage *dialog = open_step ();
  g_autofree char *missing = read_proposed_name (dialog, "Bridgerton");
  g_autofree char *found = read_proposed_name (dialog, "Classic");
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (NULL);

  g_assert_cmpstr (missing, ==, "Bridgerton");
  g_assert_cmpstr (found, ==, "");

  cb_edition_draft_start_from (draft, cb_editions_find_builtin ("classic"));
  g_assert_cmpstr (cb_part_get_written (cb_edition_draft_get_root (draft), "Name"), ==,
                   "Classic (Custom)");
  cb_edition_draft_start_from (draft, cb_editions_find_builtin ("at-sea"));
  g_assert_cmpstr (cb_part_get_written (cb_edition_draft_get_root (draft), "Name"), ==,
                   "Mystery at Sea (Custom)");
  cb_edition_draft_set_text (draft, cb_edition_draft_get_root (draft), "Name", "Bridgerton");
  cb_edition_draft_start_from (draft, cb_editions_find_builtin ("classic"));
  g_assert_cmpstr (cb_part_get_written (cb_edition_draft_get_root (draft), "Name"), ==,
                   "Bridgerton");
}

static void
go_back (CbEditionEditor *editor)
{
  adw_navigation_view_pop (
    ADW_NAVIGATION_VIEW (cb_ui_test_find (GTK_WIDGET (editor), ADW_TYPE_NAVIGATION_VIEW, NULL)));
}

static CbEditionEditor *
edit_own (CbSetupPage *dialog, const char *name)
{
  gtk_widget_activate_action (find_own (dialog, name), "row.edit", NULL);
  return CB_EDITION_EDITOR (cb_ui_test_get_dialog (window));
}

static GtkWidget *
find_row (CbEditionEditor *editor, const char *title, GType type)
{
  GtkWidget *label = cb_ui_test_find_label (find_page (editor), title);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, type);
}

static void
choose (CbEditionEditor *editor, const char *title, guint choice)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (editor, title, ADW_TYPE_COMBO_ROW)), choice);
}

/* Turns a switch that is not so yet. */
static void
set_switch (CbEditionEditor *editor, const char *title, gboolean active)
{
  AdwSwitchRow *row = ADW_SWITCH_ROW (find_row (editor, title, ADW_TYPE_SWITCH_ROW));

  g_assert_true (adw_switch_row_get_active (row) != active);
  adw_switch_row_set_active (row, active);
}

/* (transfer none): the row of the form that has the focus */
static GtkWidget *
get_focused_row (CbEditionEditor *editor)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, find_page (editor)));
  return gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);
}

/* Presses the button that removes what the row of that title is about. */
static void
remove_row (CbEditionEditor *editor, const char *title)
{
  GtkWidget *button = cb_ui_test_find (find_row (editor, title, GTK_TYPE_LIST_BOX_ROW),
                                       GTK_TYPE_BUTTON, NULL);

  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Remove");

  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
expect_name (CbEditionEditor *editor, const char *name)
{
  GtkEditable *row = GTK_EDITABLE (find_row (editor, "Name", ADW_TYPE_ENTRY_ROW));

  g_assert_cmpstr (gtk_editable_get_text (row), ==, name);
}

/* Whatever fills the form anew, somebody at the keyboard goes on where he was. */
static void
test_focus (void)
{
  CbEditionEditor *editor = open_editor (open_step ());
  GtkWidget *search;

  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_grab_focus (find_row (editor, "Start From Another Edition…", ADW_TYPE_BUTTON_ROW));
  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.start-from", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  search = cb_ui_test_find (find_page (editor), GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_widget_grab_focus (search);
  gtk_editable_set_text (GTK_EDITABLE (search), "classic");
  g_assert_null (cb_ui_test_find_label (find_page (editor), "Make Your Own…"));
  g_signal_emit_by_name (search, "activate");
  expect_name (editor, "Classic (Custom)");
  g_assert_true (get_focused_row (editor) == find_row (editor, "Name", ADW_TYPE_ENTRY_ROW));

  gtk_widget_grab_focus (find_row (editor, "Weapons", ADW_TYPE_ACTION_ROW));
  gtk_widget_activate (find_row (editor, "Weapons", ADW_TYPE_ACTION_ROW));
  cb_ui_test_draw (GTK_WIDGET (window));
  go_back (editor);
  g_assert_true (get_focused_row (editor) == find_row (editor, "Weapons", ADW_TYPE_ACTION_ROW));
  remove_row (editor, "Weapons");
  g_assert_true (get_focused_row (editor) == find_row (editor, "Rooms", ADW_TYPE_ACTION_ROW));
  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.undo", NULL);
  g_assert_true (get_focused_row (editor) == find_row (editor, "Weapons", ADW_TYPE_ACTION_ROW));
  gtk_widget_grab_focus (find_row (editor, "Add Trait", ADW_TYPE_BUTTON_ROW));
  gtk_widget_activate (find_row (editor, "Add Trait", ADW_TYPE_BUTTON_ROW));
  g_assert_true (ADW_IS_ENTRY_ROW (get_focused_row (editor)));
}

/* To show what an edition says changes nothing of it; and all of it can be changed. */
static void
test_form_rules (void)
{
  CbSetupPage *dialog = open_step ();
  CbEditionEditor *editor = open_editor (dialog);
  g_autoptr (CbEditionItem) item = NULL;
  const CbRules *rules;
  CbEdition *edition;
  GtkWidget *row;

  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.start-from", NULL);
  gtk_widget_activate_action (
    find_row (editor, "The Nightmare Before Christmas", CB_TYPE_EDITION_TILE), "row.choose", NULL);
  save (editor);

  editor = edit_own (dialog, "The Nightmare Before Christmas (Custom)");
  gtk_widget_activate (find_row (editor, "Intrigue", ADW_TYPE_ACTION_ROW));
  g_assert_true (adw_dialog_get_can_close (ADW_DIALOG (editor)));
  set_switch (editor, "Must Draw: Each Turn", TRUE);
  set_switch (editor, "May Draw: Moved by a Suggestion", FALSE);
  adw_navigation_view_pop (
    ADW_NAVIGATION_VIEW (cb_ui_test_find (GTK_WIDGET (editor), ADW_TYPE_NAVIGATION_VIEW, NULL)));
  g_assert_false (adw_dialog_get_can_close (ADW_DIALOG (editor)));
  choose (editor, "Starting Character", 3);
  choose (editor, "Who Starts", CB_STARTS_CHARACTER);
  set_switch (editor, "Players Can Choose: Deal everything", TRUE);
  set_switch (editor, "Players Can Choose: Equal hands", FALSE);
  choose (editor, "Deal", 0);
  row = find_row (editor, "What this game calls a suggestion", ADW_TYPE_ENTRY_ROW);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Rumor");
  gtk_editable_set_text (GTK_EDITABLE (row), "Whisper");
  choose (editor, "Whose", 0);
  choose (editor, "What It Does", 3);
  gtk_widget_activate (find_row (editor, "Add House Rule", ADW_TYPE_BUTTON_ROW));
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (editor), "A house rule has no name."));
  row = cb_ui_test_find (find_row (editor, "New House Rule", ADW_TYPE_EXPANDER_ROW),
                         ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (row), "No cards");
  row = cb_ui_test_find_label (find_row (editor, "No cards", ADW_TYPE_EXPANDER_ROW),
                               "Without Intrigue");
  adw_switch_row_set_active (ADW_SWITCH_ROW (gtk_widget_get_ancestor (row, ADW_TYPE_SWITCH_ROW)),
                             TRUE);
  save (editor);

  item = g_list_model_get_item (G_LIST_MODEL (cb_ui_test_get_editions ()), 0);
  edition = cb_edition_item_get_edition (item);
  rules = cb_edition_get_rules (edition);
  g_assert_cmpint (rules->starts, ==, CB_STARTS_CHARACTER);
  g_assert_cmpstr (cb_edition_get_card (edition, (guint) rules->starts_with)->id, ==, "sally");
  g_assert_cmpint (rules->deal, ==, CB_DEAL_ALL);
  g_assert_cmphex (rules->deal_choices, ==, 1u << CB_DEAL_ALL);
  g_assert_cmpstr (
    cb_edition_get_event (edition, (guint) cb_edition_find_event (edition, "suggestion"))->name, ==,
    "Whisper");
  g_assert_cmpint (cb_edition_get_power (edition, 0)->card, ==, -1);
  g_assert_cmpstr (cb_edition_get_power (edition, 0)->event, ==, "snoop");
  g_assert_true (
    g_strv_contains ((const char *const *) cb_edition_get_deck (edition, 0)->must, "turn"));
  g_assert_cmpuint (g_strv_length (cb_edition_get_deck (edition, 0)->may), ==, 0);
  g_assert_cmphex (
    cb_edition_get_variant (edition, cb_edition_get_n_variants (edition) - 1)->without, ==, 1);
}

/* What is named keeps its id, so that it can be called something else later. */
static void
test_named_parts (void)
{
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (NULL);
  CbPart *root = cb_edition_draft_get_root (draft);
  CbPart *power = cb_edition_draft_add_part (draft, root, CB_PART_POWER);
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *problem = NULL;

  cb_edition_draft_set_text (draft, root, "Name", "Mine");
  cb_edition_draft_set_number (draft, root, "MaxPlayers", 3);
  cb_edition_draft_set_text (draft, power, "Name", "Peep");
  for (guint i = 0; i < 3; i++)
    for (guint j = 0; j < 2; j++)
      {
        g_autofree char *name = g_strdup_printf ("Card %u", 2 * i + j);

        add_card (draft, i, name);
      }
  cb_edition_draft_set_part (draft, power, "Card", get_card (draft, 0, 1));
  cb_edition_draft_set_text (draft, root, "Starts", "character");
  assert_problem (draft, "Choose the character who starts.");
  cb_edition_draft_set_part (draft, root, "StartsWith", get_card (draft, 0, 1));
  cb_edition_draft_set_text (draft, get_card (draft, 0, 1), "Name", "Zoë");
  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpint (cb_edition_get_power (edition, 0)->card, ==, 1);
  g_assert_cmpint (cb_edition_get_rules (edition)->starts_with, ==, 1);
  g_assert_cmpstr (cb_edition_get_card (edition, 1)->name, ==, "Zoë");

  cb_edition_draft_remove_part (draft, get_card (draft, 0, 1));
  g_assert_false (cb_part_has (root, "Starts"));
  g_assert_false (cb_part_has (power, "Card"));
  cb_edition_draft_set_event_name (draft, "suggestion", "Rumour");
  cb_edition_draft_set_event_name (draft, "suggestion", "");
  g_assert_null (cb_edition_draft_find_event (draft, "suggestion"));
}

/* Its place in the list says what is wrong with it, and it can only be exported or deleted. */
static void
test_broken_file (void)
{
  g_autoptr (GFile) file = g_file_get_child (
    cb_folder_list_get_folder (CB_FOLDER_LIST (cb_ui_test_get_editions ())), "torn.edition");
  g_autofree char *path = g_file_get_path (file);
  CbSetupPage *dialog;
  GtkWidget *row;

  cb_edition_shelf_put_async (cb_ui_test_get_editions (), cb_editions_get_builtin (0), NULL, NULL);
  cb_ui_test_wait (g_list_model_get_n_items (G_LIST_MODEL (cb_ui_test_get_editions ())) == 1);
  g_assert_true (g_file_set_contents (path, "[Edition]\nId=torn\nNmae=Torn\n", -1, NULL));
  cb_ui_test_wait (cb_folder_list_find (CB_FOLDER_LIST (cb_ui_test_get_editions ()), file) != NULL);
  dialog = open_step ();
  row = find_own (dialog, "torn.edition");
  g_assert_nonnull (row);
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (row), "Nmae"));
  gtk_widget_activate (row);
  g_assert_cmpint (cb_setup_page_get_step (dialog), ==, CB_STEP_EDITION);
  gtk_widget_activate_action (row, "row.delete", NULL);
  cb_ui_test_wait (find_own (dialog, "torn.edition") == NULL);
}

/* At the cards of a category of a new edition. */
static CbEditionEditor *
open_cards (const char *category)
{
  CbEditionEditor *editor = open_editor (open_step ());

  gtk_widget_activate (find_row (editor, category, ADW_TYPE_ACTION_ROW));
  cb_ui_test_draw (GTK_WIDGET (window));
  return editor;
}

static GtkListBox *
get_cards (CbEditionEditor *editor)
{
  return GTK_LIST_BOX (gtk_widget_get_ancestor (
    cb_ui_test_find_label (find_page (editor), "Add Card"), GTK_TYPE_LIST_BOX));
}

/* The row where one types, all of it in what is seen of the page. */
static GtkListBoxRow *
expect_in_sight (void)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *row = gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);
  GtkWidget *viewport = gtk_widget_get_ancestor (focus, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (row, viewport, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (viewport));
  return GTK_LIST_BOX_ROW (row);
}

/* A box is typed card by card, with Enter after each, and the list follows: on a telephone, and
 * where a keyboard leaves little of it. */
static void
test_typing_in_sight (void)
{
  static const int HEIGHTS[] = { 720, 430, 340 };

  for (guint i = 0; i < G_N_ELEMENTS (HEIGHTS); i++)
    {
      CbEditionEditor *editor;

      cb_ui_test_close_window (window);
      window = cb_ui_test_open_window (360, HEIGHTS[i]);
      editor = open_cards ("Suspects");
      gtk_widget_activate (find_row (editor, "Add Card", ADW_TYPE_BUTTON_ROW));
      for (guint card = 0; card < 12; card++)
        {
          g_autofree char *name = g_strdup_printf ("Card %u", card);
          GtkListBoxRow *row;

          cb_ui_test_draw (GTK_WIDGET (window));
          row = expect_in_sight ();
          g_assert_cmpint (gtk_list_box_row_get_index (row), ==, card);
          gtk_editable_set_text (GTK_EDITABLE (row), name);
          g_signal_emit_by_name (row, "entry-activated");
        }
      /* Enter in the row left empty adds none. */
      cb_ui_test_draw (GTK_WIDGET (window));
      g_signal_emit_by_name (expect_in_sight (), "entry-activated");
      g_assert_cmpint (gtk_list_box_row_get_index (expect_in_sight ()), ==, 12);
      g_assert_null (gtk_list_box_get_row_at_index (get_cards (editor), 14));
      /* A row above that goes leaves the others as they are, and the focus in the list. */
      gtk_widget_activate_action (
        GTK_WIDGET (gtk_list_box_get_row_at_index (get_cards (editor), 3)), "card.remove", NULL);
      cb_ui_test_draw (GTK_WIDGET (window));
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (expect_in_sight ())), ==, "Card 4");
      g_assert_null (gtk_list_box_get_row_at_index (get_cards (editor), 13));
    }
}

/* (nullable): a button of the open popover of a card's picture, by its tooltip or label */
static GtkWidget *
find_choice (GtkWidget *root, const char *name)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && (g_strcmp0 (gtk_widget_get_tooltip_text (root), name) == 0 ||
                               g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), name) == 0))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_choice (child, name);
  return found;
}

/* (transfer none): what the button before the card's name opens, as wide as it is drawn */
static GtkWidget *
open_choices (CbEditionEditor *editor, guint card)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (get_cards (editor), (int) card));
  GtkWidget *button = cb_ui_test_find (cb_ui_test_find (row, CB_TYPE_ICON_BUTTON, NULL),
                                       GTK_TYPE_MENU_BUTTON, NULL);

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  cb_ui_test_draw (GTK_WIDGET (window));
  return GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
}

/* (transfer full): of a card of the edition on disk; NULL for none */
static char *
read_colour (const char *name, guint card)
{
  CbEditionShelf *shelf = cb_ui_test_get_editions ();

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shelf)); i++)
    {
      g_autoptr (CbEditionItem) item = g_list_model_get_item (G_LIST_MODEL (shelf), i);
      g_autoptr (GError) error = NULL;
      g_autoptr (CbEdition) edition = NULL;

      if (!g_str_equal (cb_edition_item_get_name (item), name))
        continue;
      edition = cb_edition_load (cb_folder_item_get_file (CB_FOLDER_ITEM (item)), name, &error);
      g_assert_no_error (error);
      return g_strdup (cb_edition_get_card (edition, card)->colour);
    }
  g_assert_not_reached ();
}

/* A keyboard that comes up takes the place of the row one types in, which goes where it is seen. */
static void
test_room_taken (void)
{
  CbEditionEditor *editor;

  cb_ui_test_close_window (window);
  window = cb_ui_test_open_window (360, 720);
  editor = open_cards ("Suspects");
  for (guint card = 0; card < 4; card++)
    gtk_widget_activate (find_row (editor, "Add Card", ADW_TYPE_BUTTON_ROW));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_list_box_row_get_index (expect_in_sight ()), ==, 3);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 430);
  cb_ui_test_wait (gtk_widget_get_height (GTK_WIDGET (window)) == 430);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpint (gtk_list_box_row_get_index (expect_in_sight ()), ==, 3);
}

static int
measure_height (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height;
}

/* Where a keyboard takes half of a telephone, all of the choices of a card has room in the rest,
 * and what is still missing leaves the fields their place. */
static void
test_little_room (void)
{
  CbEditionEditor *editor;
  GtkWidget *viewport, *name;
  graphene_rect_t bounds;
  int tall;

  cb_ui_test_close_window (window);
  window = cb_ui_test_open_window (360, 720);
  editor = open_cards ("Suspects");
  gtk_widget_activate (find_row (editor, "Add Card", ADW_TYPE_BUTTON_ROW));
  tall = measure_height (open_choices (editor, 0));
  g_assert_cmpint (tall, >, 400);

  cb_ui_test_close_window (window);
  window = cb_ui_test_open_window (360, 340);
  editor = open_cards ("Suspects");
  gtk_widget_activate (find_row (editor, "Add Card", ADW_TYPE_BUTTON_ROW));
  g_assert_cmpint (measure_height (open_choices (editor, 0)), <=, 340);
  go_back (editor);
  name = find_row (editor, "Name", ADW_TYPE_ENTRY_ROW);
  viewport = gtk_widget_get_ancestor (name, GTK_TYPE_VIEWPORT);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (viewport, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, 340 * 0.6);
}

/* People have colours, which a narrow screen shows all of; weapons have none to choose. What is
 * chosen is in the file. */
static void
test_colours (void)
{
  CbSetupPage *dialog = open_step ();
  CbEditionEditor *editor = open_editor (dialog);
  g_autofree char *green = NULL;
  g_autofree char *none = NULL;
  g_autofree char *kept = NULL;
  GtkWidget *choices;
  int width;

  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.start-from", NULL);
  gtk_widget_activate_action (find_row (editor, "Classic", CB_TYPE_EDITION_TILE), "row.choose",
                              NULL);
  gtk_widget_activate (find_row (editor, "Suspects", ADW_TYPE_ACTION_ROW));
  cb_ui_test_draw (GTK_WIDGET (window));
  choices = open_choices (editor, 0);
  gtk_widget_measure (choices, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  g_signal_emit_by_name (find_choice (choices, "Green"), "clicked");
  choices = open_choices (editor, 0);
  gtk_test_accessible_assert_state (find_choice (choices, "Green"), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_signal_emit_by_name (find_choice (open_choices (editor, 1), "No Color"), "clicked");
  go_back (editor);
  gtk_widget_activate (find_row (editor, "Weapons", ADW_TYPE_ACTION_ROW));
  cb_ui_test_draw (GTK_WIDGET (window));
  choices = open_choices (editor, 0);
  g_assert_null (find_choice (choices, "Green"));
  g_assert_null (find_choice (choices, "No Color"));
  g_assert_nonnull (find_choice (choices, "Automatic"));
  save (editor);

  green = read_colour ("Classic (Custom)", 0);
  g_assert_cmpstr (green, ==, "#26a269");
  none = read_colour ("Classic (Custom)", 1);
  g_assert_cmpstr (none, ==, NULL);
  kept = read_colour ("Classic (Custom)", 2);
  g_assert_cmpstr (kept, ==, cb_edition_get_card (cb_editions_find_builtin ("classic"), 2)->colour);
}

/* What the foot says is still missing, and Save as soon as nothing is. */
static void
expect_problem (CbEditionEditor *editor, const char *expected)
{
  GtkWidget *revealer = cb_ui_test_find (GTK_WIDGET (editor), GTK_TYPE_REVEALER,
                                         "problem_revealer");
  GtkWidget *label = cb_ui_test_find (GTK_WIDGET (editor), GTK_TYPE_LABEL, "problem_label");
  GtkWidget *button = gtk_widget_get_ancestor (cb_ui_test_find_label (GTK_WIDGET (editor), "Save"),
                                               GTK_TYPE_BUTTON);

  g_assert_true (gtk_widget_is_sensitive (button) == (expected == NULL));
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (revealer)) == (expected != NULL));
  if (expected != NULL)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, expected);
}

/* A box typed from nothing: at each step the foot says what is missing, the row of a category which
 * cards it has, and in the end a case on disk carries it. */
static void
test_form_from_nothing (void)
{
  static const char *const categories[] = { "Suspects", "Weapons", "Rooms" };
  static const char *const cards[][3] = { { "Ännchen", "Bert", "Cleo" },
                                          { "Axe", "Bow", "Club" },
                                          { "Attic", "Barn", "Cellar" } };
  CbSetupPage *dialog = open_step ();
  CbEditionEditor *editor = open_editor (dialog);
  GtkWidget *name = find_row (editor, "Name", ADW_TYPE_ENTRY_ROW);
  g_autoptr (CbCase) saved = NULL;
  CbEdition *edition;

  cb_ui_test_empty_shelf ();
  expect_problem (editor, "Give the edition a name.");
  gtk_editable_set_text (GTK_EDITABLE (name), "Mine <1>");
  expect_problem (editor, "Suspects: add the cards.");
  for (guint i = 0; i < G_N_ELEMENTS (categories); i++)
    {
      g_autofree char *names = g_strjoin (", ", cards[i][0], cards[i][1], cards[i][2], NULL);
      GtkWidget *link = find_row (editor, categories[i], ADW_TYPE_ACTION_ROW);

      g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (link)), ==, "No cards yet");
      gtk_widget_activate (link);
      gtk_widget_activate (find_row (editor, "Add Card", ADW_TYPE_BUTTON_ROW));
      for (int j = 0; j < 3; j++)
        {
          GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_cards (editor), j);

          gtk_editable_set_text (GTK_EDITABLE (row), cards[i][j]);
          g_signal_emit_by_name (row, "entry-activated");
        }
      go_back (editor);
      link = find_row (editor, categories[i], ADW_TYPE_ACTION_ROW);
      g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (link)), ==, names);
    }
  expect_problem (editor, NULL);
  adw_spin_row_set_value (ADW_SPIN_ROW (find_row (editor, "Most Players", ADW_TYPE_SPIN_ROW)), 7);
  expect_problem (editor, "Apart from the envelope there are 6 cards, too few for 7 players.");
  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.undo", NULL);
  expect_problem (editor, NULL);
  save (editor);

  gtk_widget_activate_action (find_own (dialog, "Mine <1>"), "row.choose", NULL);
  saved = create_case (dialog);
  edition = cb_case_get_edition (saved);
  g_assert_cmpstr (cb_edition_get_name (edition), ==, "Mine <1>");
  g_assert_cmpuint (cb_edition_get_n_cards (edition), ==, 9);
  for (guint i = 0; i < 9; i++)
    g_assert_cmpstr (cb_edition_get_card (edition, i)->name, ==, cards[i / 3][i % 3]);
}

/* A drawing that is wider than any screen. */
#define WIDE_SVG                                                                            \
  "<svg xmlns='http://www.w3.org/2000/svg' width='60000' height='20000' viewBox='0 0 3 1'>" \
  "<path d='M0 0h3v1h-3z'/></svg>"

/* (transfer full): what cb_picture_from_svg() makes of a drawing of 16 by 16 */
static char *
draw_svg (const char *inside, GError **error)
{
  g_autofree char *text = g_strconcat ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'"
                                       " xmlns:xlink='http://www.w3.org/1999/xlink'>",
                                       inside, "</svg>", NULL);
  g_autoptr (GBytes) svg = g_bytes_new (text, strlen (text));

  return cb_picture_from_svg (svg, error);
}

/* The shade at a point of the grid of 16 by 16. */
static guint
get_shade (const char *icon, guint x, guint y)
{
  g_autoptr (GBytes) mask = cb_icon_read_mask (icon);
  const guchar *points = g_bytes_get_data (mask, NULL);

  return points[(y * 8 + 4) * CB_ICON_SIDE + x * 8 + 4];
}

/* Black on nothing, white on nothing and color on color: each is seen, where it is dark. */
static void
test_pictures_drawn (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *black = draw_svg ("<path d='M0 0h8v16h-8z'/>", &error);
  g_autofree char *white = draw_svg ("<path fill='white' d='M0 0h8v16h-8z'/>", &error);
  g_autofree char *lines = draw_svg ("<g id='a' fill='none' stroke='#a00' stroke-width='4'>"
                                     "<path d='M8 0v16' stroke-dasharray='.00001'/></g>"
                                     "<use xlink:href='#a' transform='translate(4)'/>",
                                     &error);
  g_autoptr (GBytes) wide = g_bytes_new_static (WIDE_SVG, strlen (WIDE_SVG));
  g_autofree char *band = cb_picture_from_svg (wide, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (get_shade (black, 2, 2), ==, 255);
  g_assert_cmpuint (get_shade (black, 12, 2), ==, 0);
  g_assert_cmpuint (get_shade (white, 2, 2), ==, 255);
  g_assert_cmpuint (get_shade (white, 12, 2), ==, 0);
  g_assert_cmpuint (get_shade (lines, 2, 8), ==, 0);
  g_assert_cmpuint (get_shade (lines, 12, 8), ==, 255);
  /* A drawing of any size keeps its proportions, in the middle. */
  g_assert_cmpuint (get_shade (band, 2, 8), ==, 255);
  g_assert_cmpuint (get_shade (band, 2, 2), ==, 0);
}

static void
expect_refused (const char *inside, const char *words)
{
  g_autoptr (GError) error = NULL;

  g_test_message ("%.40s", inside);
  g_assert_null (draw_svg (inside, &error));
  g_assert_cmpstr (error->message, ==, words);
}

/* What a drawing can hold that a card must not, and the words for it. */
static void
test_pictures_refused (void)
{
  static const struct
  {
    const char *inside;
    const char *words;
  } BAD[] = {
    { "", "It shows nothing." },
    { "<path d='M0 0h8v16h-8z' fill-opacity='.1'/>", "It shows nothing." },
    { "<path d='M0 0h8", "It is damaged, or not an SVG file." },
    { "<script>alert(1)</script>", "It has a script, which a card cannot run." },
    { "<path onclick='a()' d='M0 0h8v16h-8z'/>", "It has a script, which a card cannot run." },
    { "<image href='file:///etc/passwd'/>",
      "It needs other files, which a card cannot bring along." },
    { "<use xlink:href='other.svg#a'/>", "It needs other files, which a card cannot bring along." },
    { "<path style='fill:URL( http://a/b#c)' d='M0 0h8v8z'/>",
      "It needs other files, which a card cannot bring along." },
    { "<style>@import 'a.css';</style>", "It needs other files, which a card cannot bring along." },
    { "<filter id='a'/>", "It has effects, patterns or repetitions that take too long to draw." },
    { "<mask id='m'/><style>path{mask:url(#m)}</style>",
      "It has effects, patterns or repetitions that take too long to draw." },
  };
  g_autoptr (GString) laughs = g_string_new ("<g id='a0'><path d='M0 0h8v16h-8z'/></g>");
  g_autoptr (GString) deep = g_string_new (NULL);
  g_autofree char *large = g_strnfill (70000, ' ');

  for (guint i = 1; i < 30; i++)
    g_string_append_printf (laughs, "<g id='a%u'><use href='#a%u'/><use href='#a%u'/></g>", i,
                            i - 1, i - 1);
  for (guint i = 0; i < 8000; i++)
    g_string_append (deep, "<g>");
  for (guint i = 0; i < G_N_ELEMENTS (BAD); i++)
    expect_refused (BAD[i].inside, BAD[i].words);
  expect_refused (laughs->str,
                  "It has effects, patterns or repetitions that take too long to draw.");
  expect_refused (deep->str, "It has effects, patterns or repetitions that take too long to draw.");
  expect_refused (large, "It is larger than 64 KiB.");
}

static void
expect_refused_whole (const char *text, const char *words)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  g_assert_null (cb_picture_from_svg (bytes, &error));
  g_assert_cmpstr (error->message, ==, words);
}

/* Files that are none, or none that can be trusted. */
static void
test_files_refused (void)
{
  expect_refused_whole ("", "It is damaged, or not an SVG file.");
  expect_refused_whole ("\x89PNG\r\n", "It is damaged, or not an SVG file.");
  expect_refused_whole ("<html><svg/></html>", "It is damaged, or not an SVG file.");
  expect_refused_whole (
    "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg><text>&b;</text></svg>",
    "It has effects, patterns or repetitions that take too long to draw.");
}

static GtkWidget *
find_icon_button (CbEditionEditor *editor, int card)
{
  return cb_ui_test_find (GTK_WIDGET (gtk_list_box_get_row_at_index (get_cards (editor), card)),
                          CB_TYPE_ICON_BUTTON, NULL);
}

/* (transfer full): a file with that in it */
static GFile *
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), name, NULL);

  g_assert_true (g_mkdir_with_parents (g_get_user_cache_dir (), 0700) == 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

/* A letter that is typed and a drawing from a file are in the edition, and in the case that carries
 * it, as they were chosen; a file that is refused changes nothing. */
static void
test_own_pictures (void)
{
  CbSetupPage *dialog = open_step ();
  CbEditionEditor *editor = open_editor (dialog);
  g_autoptr (GFile) good = write_file ("wide.svg", WIDE_SVG);
  g_autoptr (GFile) bad = write_file ("bad.svg", "<svg><script/></svg>");
  g_autoptr (GBytes) svg = g_bytes_new_static (WIDE_SVG, strlen (WIDE_SVG));
  g_autofree char *expected = cb_picture_from_svg (svg, NULL);
  g_autoptr (CbCase) saved = NULL;
  CbEdition *edition;
  GtkWidget *entry;
  AdwDialog *alert;

  cb_ui_test_empty_shelf ();
  gtk_widget_activate_action (GTK_WIDGET (editor), "editor.start-from", NULL);
  gtk_widget_activate_action (find_row (editor, "Classic", CB_TYPE_EDITION_TILE), "row.choose",
                              NULL);
  gtk_widget_activate (find_row (editor, "Suspects", ADW_TYPE_ACTION_ROW));
  cb_ui_test_draw (GTK_WIDGET (window));
  entry = cb_ui_test_find (open_choices (editor, 0), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Kö");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  gtk_editable_insert_text (GTK_EDITABLE (entry), "n", -1, &(int) { 2 });
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  g_signal_emit_by_name (entry, "activate");
  entry = cb_ui_test_find (open_choices (editor, 1), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "X");
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_assert_nonnull (find_choice (open_choices (editor, 2), "SVG File…"));
  cb_icon_button_take_file (CB_ICON_BUTTON (find_icon_button (editor, 2)), good);
  cb_icon_button_take_file (CB_ICON_BUTTON (find_icon_button (editor, 2)), bad);
  alert = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (alert)), ==,
                   "It has a script, which a card cannot run.");
  adw_dialog_force_close (alert);
  go_back (editor);
  save (editor);

  gtk_widget_activate_action (find_own (dialog, "Classic (Custom)"), "row.choose", NULL);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i);

      cb_setup_seat_set_name (cb_setup_draft_get_seat (cb_setup_page_get_draft (dialog), i), name);
    }
  saved = create_case (dialog);
  edition = cb_case_get_edition (saved);
  g_assert_cmpstr (cb_edition_get_card_icon (edition, 0), ==, "Kö");
  g_assert_cmpstr (cb_edition_get_card_icon (edition, 1), ==, "pawn");
  g_assert_cmpstr (cb_edition_get_card_icon (edition, 2), ==, expected);
}

/* Every test has a window of its own, and leaves nothing of it. */
static void
run (gconstpointer data)
{
  void (*test) (void) = data;

  cb_ui_test_empty_list (CB_FOLDER_LIST (cb_ui_test_get_editions ()));
  window = cb_ui_test_open_window (360, 640);
  test ();
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/edition-editor/from-nothing", test_from_nothing);
  g_test_add_func ("/edition-editor/undo", test_undo);
  g_test_add_func ("/edition-editor/traits", test_traits);
  g_test_add_func ("/edition-editor/remove", test_remove);
  g_test_add_func ("/edition-editor/same-ids", test_same_ids);
  g_test_add_func ("/edition-editor/four-categories", test_four_categories);
  g_test_add_func ("/edition-editor/composer", test_composer);
  g_test_add_func ("/edition-editor/rules", test_rules);
  g_test_add_func ("/edition-editor/named-parts", test_named_parts);
  g_test_add_data_func ("/edition-editor/form", test_form, run);
  g_test_add_data_func ("/edition-editor/made-chosen", test_made_chosen, run);
  g_test_add_data_func ("/edition-editor/named-by-search", test_named_by_search, run);
  g_test_add_data_func ("/edition-editor/form-rules", test_form_rules, run);
  g_test_add_data_func ("/edition-editor/focus", test_focus, run);
  g_test_add_data_func ("/edition-editor/typing-in-sight", test_typing_in_sight, run);
  g_test_add_data_func ("/edition-editor/room-taken", test_room_taken, run);
  g_test_add_data_func ("/edition-editor/little-room", test_little_room, run);
  g_test_add_data_func ("/edition-editor/colours", test_colours, run);
  g_test_add_data_func ("/edition-editor/form-from-nothing", test_form_from_nothing, run);
  g_test_add_func ("/edition-editor/pictures-drawn", test_pictures_drawn);
  g_test_add_func ("/edition-editor/pictures-refused", test_pictures_refused);
  g_test_add_func ("/edition-editor/files-refused", test_files_refused);
  g_test_add_data_func ("/edition-editor/own-pictures", test_own_pictures, run);
  g_test_add_data_func ("/edition-editor/broken-file", test_broken_file, run);

  return g_test_run ();
}
