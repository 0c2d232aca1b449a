/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn typed under the composer: what stands under it, what is offered, what Enter does. */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-quick-choices.h"
#include "cb-quick-entry.h"
#include "cb-category-chips.h"
#include "cb-suggestion.h"
#include "cb-ui-test.h"

typedef struct
{
  CbCase *case_;
  GtkWidget *window;
  GtkWidget *page;
  GtkWidget *quick;
  GtkWidget *line;
  CbQuickChoices *choices;
} Fixture;

static void
open_page (Fixture *fixture, int width, int height)
{
  GtkWidget *view = adw_navigation_view_new ();

  fixture->case_ = cb_case_test_new ();
  fixture->page = GTK_WIDGET (cb_case_page_new (fixture->case_));
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), ADW_NAVIGATION_PAGE (fixture->page));
  fixture->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture->window), view);
  gtk_widget_set_size_request (fixture->window, 360, 294);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);

  gtk_widget_activate_action (fixture->page, "case.quick-line", NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  fixture->quick = cb_ui_test_find (fixture->page, CB_TYPE_QUICK_ENTRY, NULL);
  fixture->line = cb_ui_test_find (fixture->quick, GTK_TYPE_ENTRY, NULL);
  fixture->choices = CB_QUICK_CHOICES (
    cb_ui_test_find (fixture->quick, CB_TYPE_QUICK_CHOICES, NULL));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  open_page (fixture, 1024, 768);
}

static void
set_up_narrow (Fixture *fixture, gconstpointer data)
{
  open_page (fixture, 360, 640);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer page = fixture->page;

  g_object_add_weak_pointer (G_OBJECT (page), &page);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  cb_ui_test_wait (page == NULL);
  cb_ui_test_let_go (fixture->case_);
}

/* As if typed: the cursor stands at the end. */
static void
type (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (fixture->line), text);
  gtk_editable_set_position (GTK_EDITABLE (fixture->line), -1);
}

static void
assert_text (Fixture *fixture, const char *text)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->line)), ==, text);
}

static void
assert_preview (Fixture *fixture, const char *text)
{
  g_autofree char *preview = NULL;

  g_object_get (fixture->quick, "preview", &preview, NULL);
  g_assert_cmpstr (preview, ==, text);
}

static guint
count_entries (Fixture *fixture)
{
  return cb_log_get_n_entries (cb_case_get_log (fixture->case_));
}

static gboolean
has_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, fixture->line);
}

/* What a key does that no named action does: the first binding for it. */
static gboolean
press (Fixture *fixture, guint keyval)
{
  g_autoptr (GtkKeyvalTrigger) trigger = GTK_KEYVAL_TRIGGER (gtk_keyval_trigger_new (keyval, 0));
  GListModel *controllers = gtk_widget_observe_controllers (fixture->quick);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      guint n = GTK_IS_SHORTCUT_CONTROLLER (controller)
                  ? g_list_model_get_n_items (G_LIST_MODEL (controller))
                  : 0;

      for (guint j = 0; j < n && !handled; j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), trigger))
            handled = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                                    fixture->quick,
                                                    gtk_shortcut_get_arguments (shortcut));
        }
    }
  g_object_unref (controllers);
  return handled;
}

static void
test_preview (Fixture *fixture, gconstpointer data)
{
  assert_preview (fixture, NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->choices)));

  type (fixture, "bob: plum wrench hall, ann passes");
  assert_preview (fixture, "You hold the Hall. Type what happened, or correct your hand first.");
  type (fixture, "bob: plum wrench lounge, ann shows");
  assert_preview (fixture, "You don’t hold Plum, the Wrench or the Lounge. Type what happened, or "
                           "correct your hand first.");
  type (fixture, "bob: plum rope lounge, cara shows");
  assert_preview (fixture, "Bob suggested: Plum, Rope, Lounge – Cara showed a card");
  type (fixture, "");
  assert_preview (fixture, NULL);
}

static void
test_problem (Fixture *fixture, gconstpointer data)
{
  const char *PROBLEM = "“xyzzy” is not a card.";
  PangoAttrList *attributes;
  g_autofree char *marked = NULL;

  type (fixture, "bob: plum xyzzy");
  assert_preview (fixture, PROBLEM);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (fixture->line), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_FALSE);

  type (fixture, "bob: plum xyzzy hall");
  assert_preview (fixture, PROBLEM);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (fixture->line), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
  attributes = gtk_entry_get_attributes (GTK_ENTRY (fixture->line));
  marked = pango_attr_list_to_string (attributes);
  g_assert_cmpstr (marked, ==, "10 15 underline error");
}

/* Bytes and characters are not the same. */
static void
test_problem_after_accents (Fixture *fixture, gconstpointer data)
{
  g_autofree char *marked = NULL;

  type (fixture, "bób: plüm xyzzy hall");
  marked = pango_attr_list_to_string (gtk_entry_get_attributes (GTK_ENTRY (fixture->line)));
  g_assert_cmpstr (marked, ==, "12 17 underline error");
}

static void
test_record (Fixture *fixture, gconstpointer data)
{
  const CbSuggestion *suggestion;

  g_assert_true (has_focus (fixture));
  type (fixture, "bob: plum wrench hall, ann shows");
  g_signal_emit_by_name (fixture->line, "activate");

  g_assert_cmpuint (count_entries (fixture), ==, 1);
  suggestion = cb_entry_get_suggestion (cb_case_test_get_entry (fixture->case_, 0));
  g_assert_cmpint (suggestion->by, ==, BOB);
  g_assert_cmpuint (suggestion->answers.n, ==, 2);
  g_assert_cmpint (suggestion->answers.list[1].card, ==,
                   (int) cb_case_test_card (fixture->case_, "hall"));
  assert_text (fixture, "");
  assert_preview (fixture, NULL);
  g_assert_true (has_focus (fixture));
}

/* What belongs together is one step. */
static void
test_record_several (Fixture *fixture, gconstpointer data)
{
  type (fixture, "all snoop left: green");
  assert_preview (fixture, "Bob saw one of your cards – everybody snooped\n"
                           "Cara saw one of Bob’s cards – everybody snooped\n"
                           "You saw Cara’s card: Green – by snooping");
  g_signal_emit_by_name (fixture->line, "activate");
  g_assert_cmpuint (count_entries (fixture), ==, 3);
  g_assert_true (cb_case_undo (fixture->case_));
  g_assert_cmpuint (count_entries (fixture), ==, 0);
  g_assert_false (cb_case_get_can_undo (fixture->case_));
}

static void
test_record_nothing (Fixture *fixture, gconstpointer data)
{
  g_signal_emit_by_name (fixture->line, "activate");
  g_assert_cmpuint (count_entries (fixture), ==, 0);
}

/* What is wrong is selected, to be typed anew. */
static void
test_record_problem (Fixture *fixture, gconstpointer data)
{
  int start, end;

  type (fixture, "bob: plum xyzzy");
  g_signal_emit_by_name (fixture->line, "activate");

  g_assert_cmpuint (count_entries (fixture), ==, 0);
  assert_text (fixture, "bob: plum xyzzy");
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (fixture->line), &start, &end));
  g_assert_cmpint (start, ==, 10);
  g_assert_cmpint (end, ==, 15);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (fixture->line), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_TRUE);
}

static void
test_tab (Fixture *fixture, gconstpointer data)
{
  type (fixture, "b");
  g_assert_true (press (fixture, GDK_KEY_Tab));
  assert_text (fixture, "Bob: ");
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (fixture->line)), ==, 5);
  type (fixture, "Bob: plum wre");
  g_assert_true (press (fixture, GDK_KEY_Tab));
  assert_text (fixture, "Bob: plum Wrench ");
  g_assert_false (press (fixture, GDK_KEY_Tab));
  assert_text (fixture, "Bob: plum Wrench ");
}

static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  type (fixture, "bob: p");
  g_assert_cmpstr (cb_quick_choices_get (fixture->choices, 0)->label, ==, "Peacock");
  g_assert_true (press (fixture, GDK_KEY_Down));
  g_assert_true (press (fixture, GDK_KEY_Down));
  g_assert_cmpint (cb_quick_choices_get_marked (fixture->choices), ==, 1);
  g_assert_true (press (fixture, GDK_KEY_Escape));
  g_assert_cmpint (cb_quick_choices_get_marked (fixture->choices), ==, -1);
  g_assert_false (press (fixture, GDK_KEY_Escape));
  g_assert_true (press (fixture, GDK_KEY_Up));
  g_assert_true (press (fixture, GDK_KEY_Up));
  g_assert_cmpint (cb_quick_choices_get_marked (fixture->choices), ==, 1);
  g_signal_emit_by_name (fixture->line, "activate");
  assert_text (fixture, "bob: Plum ");
  g_assert_cmpuint (count_entries (fixture), ==, 0);
}

static void
test_tap_completion (Fixture *fixture, gconstpointer data)
{
  GtkWidget *chip;

  type (fixture, "bob: p");
  chip = cb_ui_test_find (GTK_WIDGET (fixture->choices), GTK_TYPE_BUTTON, NULL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Suspects");
  g_signal_emit_by_name (chip, "clicked");
  assert_text (fixture, "bob: Peacock ");
  g_assert_true (has_focus (fixture));
}

/* Without a name it is whose turn it is, once somebody had one; the name is added where that
 * changes meanwhile. */
static void
test_turns (Fixture *fixture, gconstpointer data)
{
  type (fixture, "plum wrench hall");
  assert_preview (fixture, "Type who suggested, the cards, and who passed or showed.");
  cb_case_test_ask (fixture->case_, ANN, "plum rope hall", BOB, -1);
  assert_text (fixture, "Ann: plum wrench hall");
  assert_preview (fixture, "You suggested: Plum, Wrench, Hall – answers not recorded\n"
                           "You would have two turns in a row.\nBob hasn’t answered yet.");
  type (fixture, "plum wrench hall");
  assert_preview (fixture, "Bob suggested: Plum, Wrench, Hall – answers not recorded\n"
                           "Cara hasn’t answered yet.");
}

/* The line stays where it is while an entry is changed, but takes nothing. */
static void
test_off_while_editing (Fixture *fixture, gconstpointer data)
{
  cb_case_test_ask (fixture->case_, ANN, "plum rope hall", BOB, -1);
  g_assert_true (gtk_widget_get_sensitive (fixture->quick));
  gtk_widget_activate_action (fixture->page, "case.edit-entry", "u", 0);
  g_assert_true (gtk_widget_get_mapped (fixture->quick));
  g_assert_false (gtk_widget_get_sensitive (fixture->quick));
  gtk_widget_activate_action (fixture->page, "case.quick-line", NULL);
  g_assert_false (gtk_widget_get_sensitive (fixture->quick));
  cb_draft_reset (cb_ui_test_get_draft (CB_CASE_PAGE (fixture->page)));
  g_assert_true (gtk_widget_get_sensitive (fixture->quick));
}

/* In little room the line takes the place of the cards, and goes when the turn is recorded. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  gboolean recording;
  GtkWidget *composer = cb_ui_test_find (fixture->page, CB_TYPE_CATEGORY_CHIPS, NULL);

  g_assert_false (gtk_widget_get_mapped (composer));
  g_assert_true (gtk_widget_get_mapped (fixture->line));
  g_assert_true (has_focus (fixture));
  g_assert_cmpint (gtk_widget_get_height (fixture->quick), <, 100);
  type (fixture, "bob: plum wrench lounge, nobody");
  g_signal_emit_by_name (fixture->line, "activate");
  g_assert_cmpuint (count_entries (fixture), ==, 1);
  g_object_get (fixture->page, "recording", &recording, NULL);
  g_assert_false (recording);
}

static void
test_narrow_back_to_cards (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (fixture->quick, "case.record", NULL);
  g_assert_false (gtk_widget_get_visible (fixture->quick));
  g_assert_true (
    gtk_widget_get_mapped (cb_ui_test_find (fixture->page, CB_TYPE_CATEGORY_CHIPS, NULL)));
  gtk_widget_activate_action (fixture->page, "case.quick-line", NULL);
  g_assert_true (gtk_widget_get_visible (fixture->quick));
  g_assert_false (
    gtk_widget_get_mapped (cb_ui_test_find (fixture->page, CB_TYPE_CATEGORY_CHIPS, NULL)));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

#define ADD(name, set_up, test) \
  g_test_add ("/quick-entry/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("preview", set_up, test_preview);
  ADD ("problem", set_up, test_problem);
  ADD ("problem-after-accents", set_up, test_problem_after_accents);
  ADD ("record", set_up, test_record);
  ADD ("record-several", set_up, test_record_several);
  ADD ("record-nothing", set_up, test_record_nothing);
  ADD ("record-problem", set_up, test_record_problem);
  ADD ("tab", set_up, test_tab);
  ADD ("arrows", set_up, test_arrows);
  ADD ("tap-completion", set_up, test_tap_completion);
  ADD ("turns", set_up, test_turns);
  ADD ("off-while-editing", set_up, test_off_while_editing);
  ADD ("narrow", set_up_narrow, test_narrow);
  ADD ("narrow-back-to-cards", set_up_narrow, test_narrow_back_to_cards);
#undef ADD
  return g_test_run ();
}
