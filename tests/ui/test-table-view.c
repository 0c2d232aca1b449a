/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of a case, and what it is asked to do: rows for what there is, cards drawn, what is
 * called for, house rules. */

#include "config.h"

#include <glib/gstdio.h>

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-dice-view.h"
#include "cb-draw.h"
#include "cb-edition-board.h"
#include "cb-card-face.h"
#include "cb-drawn-dialog.h"
#include "cb-hint.h"
#include "cb-oval.h"
#include "cb-player-habits.h"
#include "cb-roll.h"
#include "cb-setup-page.h"
#include "cb-sheet-cell.h"
#include "cb-table-oval.h"
#include "cb-table-prompt.h"
#include "cb-table-seat.h"
#include "cb-table-thing.h"
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
  cb_ui_test_let_go (fixture->case_);
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

/* (nullable): what is drawn on the table and called that, to be heard and as a hint */
static GtkWidget *
find_drawn (GtkWidget *root, const char *words)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (!gtk_widget_get_visible (child))
        continue;
      if ((CB_IS_TABLE_SEAT (child) || CB_IS_TABLE_THING (child)) &&
          g_strcmp0 (cb_hint_get (child), words) == 0)
        return child;
      found = find_drawn (child, words);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
assert_on_table (Fixture *fixture, const char *words)
{
  GtkWidget *thing = find_drawn (fixture->view, words);

  if (thing == NULL)
    g_error ("“%s” is not on the table", words);
  gtk_test_accessible_assert_property (thing, GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  return thing;
}

/* The button is there, and can be seen. */
static gboolean
is_offered (Fixture *fixture, const char *name)
{
  GtkWidget *button = cb_ui_test_find (fixture->view, GTK_TYPE_WIDGET, name);

  return gtk_widget_get_visible (button);
}

static void
assert_text (Fixture *fixture, const char *text)
{
  g_assert_nonnull (cb_ui_test_find_label (fixture->view, text));
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
test_drawn (void)
{
  Fixture fixture;

  open_sample (&fixture, "booklet-nightmare.casebook", 22);
  assert_text (&fixture, "Ann’s turn");
  assert_on_table (&fixture, "Intrigue: 13 cards left, 8 drawn, 1 discarded");
  assert_text (&fixture, "7 of 8 drawn. 8% chance that the next card eliminates a player.");
  assert_row (&fixture, "Jack (Ann)", "Used by Ann");
  assert_on_table (&fixture, "Face-down card 1: Dr. Finkelstein (looked at by you and Dot)");
  assert_on_table (&fixture, "Face-down card 2: looked at by Dot");
  g_assert_null (find_row (fixture.view, "Cem"));

  /* The table as it was. */
  cb_sheet_set_at (cb_ui_test_get_sheet (fixture.page), 3);
  assert_on_table (&fixture, "Intrigue: 20 cards left, 1 drawn");
  assert_text (&fixture,
               "0 of 8 drawn. 40% chance that the next card is “Pumpkin King” (harmless so far).");
  assert_row (&fixture, "Dot", "Pumpkin Patch");
  assert_on_table (&fixture, "Face-down card 2: nobody has looked");
  close_case (&fixture);
}

static void
test_end (void)
{
  Fixture fixture;

  open_sample (&fixture, "booklet-nightmare.casebook", G_MAXUINT);
  assert_text (&fixture, "You solved the case");
  assert_text (&fixture, "Wrong accusation, still answers");
  assert_text (&fixture, "Eliminated, hand revealed");
  g_assert_false (is_offered (&fixture, "accuse"));
  g_assert_false (is_offered (&fixture, "open_envelope"));
  g_assert_true (is_offered (&fixture, "again"));
  g_assert_null (find_drawn (fixture.view, "Intrigue: 13 cards left, 8 drawn, 1 discarded"));
  g_object_set (fixture.view, "at", 22, NULL);
  assert_on_table (&fixture, "Intrigue: 13 cards left, 8 drawn, 1 discarded");
  g_assert_true (is_offered (&fixture, "accuse"));
  close_case (&fixture);
}

/* What the edition does not have is not there. */
static void
test_plain (void)
{
  Fixture fixture;

  open_case (&fixture, cb_case_test_new ());
  assert_text (&fixture, "Your turn");
  g_assert_true (is_offered (&fixture, "accuse"));
  g_assert_false (is_offered (&fixture, "draw"));
  g_assert_false (is_offered (&fixture, "powers_group"));
  assert_text (&fixture, "The last one left ends the game");
  close_case (&fixture);
}

static const char *
read_label (Fixture *fixture, const char *name)
{
  return gtk_label_get_label (GTK_LABEL (cb_ui_test_find (fixture->view, GTK_TYPE_LABEL, name)));
}

static double
get_strength (Fixture *fixture)
{
  return gtk_widget_get_opacity (cb_ui_test_find (fixture->view, CB_TYPE_DICE_VIEW, "dice"));
}

static const CbRoll *
read_last_roll (Fixture *fixture, CbDiceRoll *faces)
{
  const CbRoll *roll = cb_entry_get_roll (
    cb_case_test_get_entry (fixture->case_, count_entries (fixture) - 1));

  g_assert_nonnull (roll);
  g_assert_true (cb_roll_get_faces (roll, cb_case_get_edition (fixture->case_), faces));
  return roll;
}

/* One press rolls and records, for whose turn it is, and the foot says what the log says. What was
 * rolled before this turn is there, but half seen. */
static void
test_roll (void)
{
  Fixture fixture;
  CbDiceRoll faces;
  g_autofree char *total = NULL;
  g_autofree char *mine = NULL;
  g_autofree char *theirs = NULL;

  open_case (&fixture, cb_case_test_new ());
  g_assert_cmpstr (read_label (&fixture, "sentence"), ==, "Your turn");
  g_assert_cmpfloat (get_strength (&fixture), <, 0.6);
  act (&fixture, "table.roll", NULL);
  cb_ui_test_wait (count_entries (&fixture) == 1);
  g_assert_cmpint (read_last_roll (&fixture, &faces)->by, ==, ANN);
  g_assert_cmpuint (faces.n_dice, ==, 2);
  total = g_strdup_printf ("%u", (guint) faces.faces[0] + faces.faces[1]);
  mine = g_strdup_printf ("You rolled %s", total);
  g_assert_cmpstr (read_label (&fixture, "total"), ==, total);
  g_assert_cmpstr (read_label (&fixture, "sentence"), ==, mine);
  g_assert_cmpstr (read_label (&fixture, "more"), ==, "");
  g_assert_cmpfloat (get_strength (&fixture), ==, 1);
  g_assert_false (is_offered (&fixture, "rooms"));
  g_assert_cmpstr (cb_hint_get (cb_ui_test_find (fixture.view, GTK_TYPE_BUTTON, "roll")), ==,
                   "Roll for Bob");

  /* I asked, so it is Bob’s turn, and he is yet to roll. */
  cb_case_test_ask (fixture.case_, ANN, "green rope lounge", BOB, BOB);
  cb_ui_test_wait (count_entries (&fixture) == 2);
  g_assert_cmpstr (read_label (&fixture, "sentence"), ==, "Bob’s turn");
  g_assert_cmpstr (read_label (&fixture, "more"), ==, mine);
  g_assert_cmpfloat (get_strength (&fixture), <, 0.6);
  act (&fixture, "table.roll", NULL);
  cb_ui_test_wait (count_entries (&fixture) == 3);
  g_assert_cmpint (read_last_roll (&fixture, &faces)->by, ==, BOB);
  theirs = g_strdup_printf ("Bob rolled %u", (guint) faces.faces[0] + faces.faces[1]);
  g_assert_cmpstr (read_label (&fixture, "sentence"), ==, theirs);
  g_assert_false (is_offered (&fixture, "rooms"));
  g_assert_true (cb_case_undo (fixture.case_));
  cb_ui_test_wait (count_entries (&fixture) == 2);
  g_assert_cmpfloat (get_strength (&fixture), <, 0.6);
  close_case (&fixture);
}

static void
record_roll (Fixture *fixture, int by, int first, int second)
{
  const CbDiceRoll faces = { 2, { (guint16) first, (guint16) second } };
  g_autoptr (CbEntry) entry = cb_roll_new (by, &faces, NULL);
  guint n = count_entries (fixture);

  cb_case_append (fixture->case_, entry);
  cb_ui_test_wait (count_entries (fixture) == n + 1);
}

/* Where I stand in a room, the rooms in reach are offered; being in one is named in the composer,
 * beside what was named before. Others’ rolls lead me nowhere, and who is out rolls no more. */
static void
test_reach (void)
{
  Fixture fixture;
  g_autoptr (CbEntry) wrong = NULL;
  CbEdition *edition;
  GtkWidget *rooms;
  CbDraft *draft;
  guint n = 0;

  open_case (&fixture, cb_case_test_new ());
  edition = cb_case_get_edition (fixture.case_);
  cb_case_test_ask (fixture.case_, ANN, "green rope lounge", BOB, BOB);
  record_roll (&fixture, BOB, 6, 6);
  g_assert_cmpstr (read_label (&fixture, "sentence"), ==, "Bob rolled 12");
  g_assert_false (is_offered (&fixture, "rooms"));
  wrong = cb_accusation_new (BOB, cb_case_test_cards (fixture.case_, "plum wrench library"),
                             CB_RESULT_WRONG);
  cb_case_append (fixture.case_, wrong);
  cb_ui_test_wait (count_entries (&fixture) == 3);
  g_assert_cmpstr (read_label (&fixture, "sentence"), ==, "Cara’s turn");
  cb_case_test_ask (fixture.case_, CARA, "white knife hall", CB_NOBODY, CB_NOBODY);
  record_roll (&fixture, ANN, 5, 3);
  g_assert_cmpstr (read_label (&fixture, "sentence"), ==, "You could reach Dining Room or Hall");
  rooms = cb_ui_test_find (fixture.view, ADW_TYPE_WRAP_BOX, "rooms");
  for (GtkWidget *room = gtk_widget_get_first_child (rooms); room != NULL;
       room = gtk_widget_get_next_sibling (room))
    {
      guint card = g_variant_get_uint32 (
        gtk_actionable_get_action_target_value (GTK_ACTIONABLE (room)));
      guint steps = cb_edition_get_steps (
        edition, (guint) cb_case_test_card (fixture.case_, "lounge"), card);

      g_assert_cmpuint (steps, >, 0);
      g_assert_cmpuint (steps, <=, 8);
      n++;
    }
  g_assert_cmpuint (n, ==, 2);

  g_object_get (fixture.page, "draft", &draft, NULL);
  cb_draft_toggle_card (draft, (guint) cb_case_test_card (fixture.case_, "plum"));
  cb_draft_toggle_card (draft, (guint) cb_case_test_card (fixture.case_, "study"));
  g_signal_emit_by_name (gtk_widget_get_first_child (rooms), "clicked");
  g_assert_cmpuint (cb_draft_get_cards (draft), ==,
                    cb_case_test_cards (fixture.case_, "plum dining-room"));
  g_assert_cmpuint (cb_draft_get_kind (draft), ==, CB_DRAFT_SUGGESTION);
  g_assert_cmpint (cb_draft_get_by (draft), ==, ANN);
  g_object_unref (draft);
  close_case (&fixture);
}

/* A seat leads to its column, to a card of which it is not known yet who has it. */
static void
test_column (void)
{
  Fixture fixture;
  GtkWidget *seat, *focus;

  open_sample (&fixture, "booklet-classic.casebook", 5);
  seat = cb_ui_test_find (fixture.view, CB_TYPE_TABLE_SEAT, NULL);
  while (!CB_IS_TABLE_SEAT (seat) || gtk_widget_has_css_class (seat, "turn"))
    seat = gtk_widget_get_next_sibling (seat);
  gtk_widget_activate (seat);
  cb_ui_test_wait (!gtk_widget_get_mapped (fixture.view));
  focus = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  g_assert_true (CB_IS_SHEET_CELL (focus));
  g_assert_cmpuint (
    cb_cell_get_holder (cb_sheet_cell_get_cell (CB_SHEET_CELL (focus))), ==,
    g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (seat))));
  close_case (&fixture);
}

/* (transfer full): "Plum, Rope" */
static char *
join_cards (Fixture *fixture, JsonArray *ids)
{
  const CbEdition *edition = cb_case_get_edition (fixture->case_);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (ids); i++)
    {
      int card = cb_edition_find_card (edition, json_array_get_string_element (ids, i));

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                              cb_edition_get_card (edition, (guint) card)->name);
    }
  return g_string_free_and_steal (g_steal_pointer (&names));
}

/* (transfer full): what a seat is to be called by what the command line says of it */
static char *
make_seat_words (Fixture *fixture, JsonObject *table, guint seat, gboolean mine)
{
  JsonObject *player = json_array_get_object_element (
    json_object_get_array_member (table, "players"), seat);
  gboolean turn = !json_object_get_null_member (table, "turn") &&
                  json_object_get_int_member (table, "turn") == seat;
  static const char *const OUTS[][2] = {
    { "playing", "" },
    { "out", ", Wrong accusation, still answers" },
    { "killed", ", Eliminated, hand not recorded yet" },
    { "exposed", ", Eliminated, hand revealed" },
  };
  const char *character = json_object_get_string_member_with_default (player, "character", NULL);
  JsonArray *known = json_object_get_array_member (player, "known");
  guint n_known = json_array_get_length (known);
  g_autofree char *names = join_cards (fixture, known);
  g_autoptr (GString) words = g_string_new (json_object_get_string_member (player, "name"));

  g_string_append (words, mine ? " (you)" : "");
  if (character != NULL)
    {
      CbEdition *edition = cb_case_get_edition (fixture->case_);
      const char *plays = cb_edition_get_card (edition,
                                               (guint) cb_edition_find_card (edition, character))
                            ->name;

      if (!g_str_equal (plays, json_object_get_string_member (player, "name")))
        g_string_append_printf (words, ", %s", plays);
    }
  if (JSON_NODE_HOLDS_ARRAY (json_object_get_member (player, "cards")))
    g_string_append_printf (
      words, ", %u–%u cards",
      (guint) json_array_get_int_element (json_object_get_array_member (player, "cards"), 0),
      (guint) json_array_get_int_element (json_object_get_array_member (player, "cards"), 1));
  else
    g_string_append_printf (words, ", %u cards",
                            (guint) json_object_get_int_member (player, "cards"));
  if (n_known > 0 && !mine && json_object_get_member (player, "cards") != NULL &&
      !JSON_NODE_HOLDS_ARRAY (json_object_get_member (player, "cards")) &&
      json_object_get_int_member (player, "cards") == n_known)
    g_string_append_printf (words, ", all known: %s", names);
  else if (n_known > 0 && !mine)
    g_string_append_printf (words, ", %u known: %s", n_known, names);
  for (guint i = 0; i < G_N_ELEMENTS (OUTS); i++)
    if (g_str_equal (json_object_get_string_member (player, "state"), OUTS[i][0]))
      g_string_append (words, OUTS[i][1]);
  if (json_object_get_int_member_with_default (table, "solver", -1) == seat)
    g_string_append (words, ", Solved the case");
  if (turn && mine)
    g_string_append (words, ", Your turn");
  else if (turn)
    g_string_append_printf (words, ", %s’s turn", json_object_get_string_member (player, "name"));
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* (transfer full): what casebook-cli says of the table */
static JsonNode *
run_table (CbCase *case_)
{
  g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "table-XXXXXX.casebook", NULL);
  int file = g_mkstemp (path);
  const char *argv[] = { g_getenv ("CASEBOOK_CLI"), "table", "--json", path, NULL };
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  JsonNode *table;

  g_assert_cmpint (file, >=, 0);
  g_close (file, NULL);
  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                       &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, NULL, &error);
  g_assert_no_error (error);
  g_unlink (path);
  table = json_from_string (said, &error);
  g_assert_no_error (error);
  return table;
}

static void
assert_envelope (Fixture *fixture, JsonObject *envelope)
{
  JsonArray *known = json_object_get_array_member (envelope, "known");
  guint n_known = json_array_get_length (known);
  g_autofree char *names = join_cards (fixture, known);
  g_autofree char *words = g_strdup_printf ("Envelope, %u of %u known%s%s", n_known,
                                            (guint) json_object_get_int_member (envelope, "cards"),
                                            n_known > 0 ? ": " : "", names);

  assert_on_table (fixture, words);
}

/* What the table says is what the command line says. */
static void
test_figures (gconstpointer data)
{
  Fixture fixture;
  g_autoptr (JsonNode) table = NULL;
  JsonObject *object;
  JsonArray *players, *decks;
  const CbSetup *setup;

  open_sample (&fixture, data, 20);
  cb_ui_test_wait (!cb_case_get_thinking (fixture.case_));
  table = run_table (fixture.case_);
  object = json_node_get_object (table);
  setup = cb_case_get_setup (fixture.case_);
  players = json_object_get_array_member (object, "players");
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      g_autofree char *words = make_seat_words (&fixture, object, i, (int) i == setup->me);

      assert_on_table (&fixture, words);
    }
  assert_envelope (&fixture, json_object_get_object_member (object, "envelope"));
  decks = json_object_get_array_member (object, "decks");
  for (guint i = 0; i < json_array_get_length (decks); i++)
    {
      JsonObject *deck = json_array_get_object_element (decks, i);
      g_autofree char *words = NULL;

      if (json_object_get_null_member (deck, "left") || json_object_has_member (object, "end"))
        continue;
      words = g_strdup_printf ("%u cards left", (guint) json_object_get_int_member (deck, "left"));
      assert_text (&fixture, words);
    }
  close_case (&fixture);
}

static GtkWidget *
show_seat (Fixture *fixture, guint seat)
{
  gtk_widget_activate_action (fixture->view, "table-view.show-seat", "u", seat);
  return GTK_WIDGET (cb_ui_test_get_dialog (fixture->window));
}

static void
assert_habits (Fixture *fixture, GtkWidget *dialog, JsonObject *player)
{
  CbEdition *edition = cb_case_get_edition (fixture->case_);
  JsonArray *habits = json_object_get_array_member (player, "habits");
  guint n_asked = (guint) json_object_get_int_member (player, "asked");

  if (json_array_get_length (habits) == 0)
    g_assert_nonnull (find_row (dialog, "Nothing stands out yet"));
  for (guint i = 0; i < MIN (json_array_get_length (habits), 4); i++)
    {
      JsonObject *object = json_array_get_object_element (habits, i);
      CbPlayerHabit habit = {
        (guint) cb_edition_find_card (edition, json_object_get_string_member (object, "card")),
        (guint) json_object_get_int_member (object, "named"),
        (guint) json_object_get_int_member (object, "unshown"),
      };
      g_autofree char *words = cb_player_habit_describe (&habit, edition, n_asked);

      g_assert_nonnull (find_row (dialog, words));
    }
}

/* A hand leads to what is known of it and, apart from that, to habits, as the command line counts
 * them; and from there to the column. */
static void
test_seat (void)
{
  Fixture fixture;
  g_autoptr (JsonNode) table = NULL;
  JsonArray *players;
  int me;

  open_sample (&fixture, "published-six-players.casebook", 20);
  me = cb_case_get_setup (fixture.case_)->me;
  table = run_table (fixture.case_);
  players = json_object_get_array_member (json_node_get_object (table), "players");
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      GtkWidget *dialog = show_seat (&fixture, i);

      if ((int) i != me)
        assert_habits (&fixture, dialog, json_array_get_object_element (players, i));
      else
        g_assert_null (cb_ui_test_find_label (dialog, "Habits"));
      if (i + 1 < json_array_get_length (players))
        adw_dialog_force_close (ADW_DIALOG (dialog));
      else
        gtk_widget_activate_action (dialog, "seat.show-column", NULL);
    }
  cb_ui_test_wait (!gtk_widget_get_mapped (fixture.view));
  close_case (&fixture);
}

/* Everything that happens at the table is composed. */
static void
test_actions (void)
{
  Fixture fixture;
  CbDraft *draft;

  open_sample (&fixture, "booklet-nightmare.casebook", 10);
  draft = cb_ui_test_get_draft (fixture.page);
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
  cb_ui_test_wait (cb_ui_test_get_dialog (fixture.window) != NULL);
  g_assert_cmpuint (count_entries (&fixture), ==, 5);
  draw = cb_entry_get_draw (cb_case_test_get_entry (fixture.case_, 4));
  g_assert_cmpint (draw->by, ==, 1);
  g_assert_cmpstr (draw->trigger, ==, "roll");
  g_assert_nonnull (draw->card);
  assert_text (&fixture, "19 cards left");
  dialog = cb_ui_test_find (GTK_WIDGET (fixture.window), CB_TYPE_DRAWN_DIALOG, NULL);
  g_assert_nonnull (dialog);
  assert_drawn (dialog, cb_case_get_edition (fixture.case_), draw->card);
  cb_ui_test_click (dialog, "Keep");
  g_assert_cmpuint (count_entries (&fixture), ==, 5);
  cb_case_undo (fixture.case_);
  assert_text (&fixture, "20 cards left");
  cb_case_redo (fixture.case_);
  assert_text (&fixture, "19 cards left");
  close_case (&fixture);
}

/* What must be done is said, and goes once it is done, undone comes back. */
static void
test_prompt (void)
{
  Fixture fixture;
  CbDraft *draft;

  open_sample (&fixture, "booklet-nightmare.casebook", 4);
  draft = cb_ui_test_get_draft (fixture.page);
  assert_prompt (&fixture, "You must draw an Intrigue card");
  act (&fixture, "table.answer-call", NULL);
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_DRAW);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 1);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_TRIGGER), ==, CB_TRIGGER_ROLL);
  g_assert_cmpint (cb_draft_confirm (draft), ==, 4);
  assert_prompt (&fixture, NULL);
  cb_case_undo (fixture.case_);
  assert_prompt (&fixture, "You must draw an Intrigue card");
  close_case (&fixture);
}

/* What may be done can be let be: by another player once and for all, by me until another entry
 * asks anew. */
static void
test_dismiss (void)
{
  Fixture fixture;

  open_sample (&fixture, "booklet-nightmare.casebook", 2);
  assert_prompt (&fixture, "Dot may draw an Intrigue card after being moved");
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
      assert_prompt (&fixture, "You may draw an Intrigue card if you were moved");
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
  draft = cb_ui_test_get_draft (fixture.page);
  assert_prompt (&fixture, "Cem is eliminated: the hand is revealed");
  assert_text (&fixture, "Eliminated, hand not recorded yet");
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
  assert_text (&fixture, "7 of 8 drawn. 8% chance that the next card ends the game.");
  cb_case_undo (fixture.case_);
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  act (&fixture, "table.toggle-variant", "without-intrigue");
  g_assert_null (cb_ui_test_find_label (fixture.view, "13 cards left"));
  g_assert_null (cb_ui_test_find_label (fixture.view, "Pumpkin King"));
  cb_case_undo (fixture.case_);
  assert_text (&fixture, "13 cards left");
  close_case (&fixture);
}

/* A case over, the same players again: who has solved what, and to how many it is played. */
static void
test_series (void)
{
  Fixture fixture;
  GtkWidget *goal;

  open_sample (&fixture, "booklet-nightmare.casebook", G_MAXUINT);
  g_assert_true (is_offered (&fixture, "again"));
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
  dialog = cb_ui_test_find (GTK_WIDGET (fixture.window), CB_TYPE_SETUP_PAGE, NULL);
  g_assert_nonnull (dialog);
  g_assert_cmpint (cb_setup_page_get_step (CB_SETUP_PAGE (dialog)), ==, CB_STEP_PLAYERS);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (cb_setup_page_get_draft (CB_SETUP_PAGE (dialog))),
                    ==, 4);
  g_object_ref (dialog);
  g_signal_emit_by_name (dialog, "created", next);
  g_object_unref (dialog);
  g_assert_true (cb_window_get_case (fixture.window) == next);
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  close_case (&fixture);
}

/* The card that is passed now as "from to", by places from the bottom on; "" for none. */
static char *
describe_passed (Fixture *fixture)
{
  guint from, to;

  return cb_table_oval_get_passed (
           CB_TABLE_OVAL (cb_ui_test_find (fixture->view, CB_TYPE_TABLE_OVAL, NULL)), &from, &to)
           ? g_strdup_printf ("%u %u", from, to)
           : g_strdup ("");
}

static void
assert_passed (Fixture *fixture, const char *expected)
{
  g_autofree char *passed = describe_passed (fixture);

  g_assert_cmpstr (passed, ==, expected);
}

static gboolean
has_passed (Fixture *fixture)
{
  g_autofree char *passed = describe_passed (fixture);

  return *passed == '\0';
}

/* A card goes from who showed it to who asked, once, and not where things are to stay still. */
static void
test_plays_out (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GSettings) choices = g_settings_new (APP_ID);
  gint64 start;
  Fixture fixture;

  open_case (&fixture, cb_case_test_new ());
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  start = g_get_monotonic_time ();
  cb_case_test_ask (fixture.case_, ANN, "plum wrench library", BOB, CARA);
  assert_passed (&fixture, "2 0");
  cb_ui_test_wait (has_passed (&fixture));
  g_test_message ("passed for %d ms", (int) ((g_get_monotonic_time () - start) / 1000));
  cb_case_undo (fixture.case_);
  assert_passed (&fixture, "");
  cb_case_test_ask (fixture.case_, ANN, "plum wrench library", BOB, -1);
  assert_passed (&fixture, "");

  /* The next turn does not wait for the last one. */
  cb_case_test_ask (fixture.case_, BOB, "plum rope library", CARA, ANN);
  assert_passed (&fixture, "0 1");
  cb_case_test_ask (fixture.case_, CARA, "plum rope lounge", ANN, BOB);
  assert_passed (&fixture, "1 2");
  cb_ui_test_wait (has_passed (&fixture));

  g_settings_set_boolean (choices, "quiet", TRUE);
  cb_case_test_ask (fixture.case_, ANN, "plum wrench library", BOB, CARA);
  assert_passed (&fixture, "");
  g_settings_reset (choices, "quiet");
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  cb_case_test_ask (fixture.case_, BOB, "plum rope library", CARA, ANN);
  assert_passed (&fixture, "");
  close_case (&fixture);
}

/* I sit at the bottom, whatever my seat. */
static void
test_plays_out_around_me (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Fixture fixture;

  open_sample (&fixture, "booklet-at-sea.casebook", 6);
  g_assert_cmpint (cb_case_get_setup (fixture.case_)->me, ==, 2);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  cb_case_test_ask (fixture.case_, 3, "plum rope salon", -1, 1);
  assert_passed (&fixture, "3 1");
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  close_case (&fixture);
}

/* Behind the cover nothing moves. */
static void
test_plays_nothing_covered (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Fixture fixture;

  open_case (&fixture, cb_case_test_new ());
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  act (&fixture, "win.cover", NULL);
  cb_case_test_ask (fixture.case_, ANN, "plum wrench library", BOB, CARA);
  assert_passed (&fixture, "");
  act (&fixture, "win.uncover", NULL);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  close_case (&fixture);
}

static const char *const SAMPLES[] = {
  "booklet-classic.casebook",      "booklet-nightmare.casebook", "booklet-big-bang.casebook",
  "booklet-big-bang-two.casebook", "booklet-at-sea.casebook",    "published-six-players.casebook",
};

/* The button that uses the power of that name, of that player. */
static GtkWidget *
find_use (Fixture *fixture, const char *title)
{
  GtkWidget *row = find_row (fixture->view, title);

  g_assert_nonnull (row);
  return g_object_get_data (G_OBJECT (row), "use");
}

/* Mine stands out; nobody uses a power twice, or when eliminated. */
static void
test_powers (void)
{
  Fixture fixture;

  open_sample (&fixture, "booklet-nightmare.casebook", 8);
  g_assert_true (gtk_widget_get_visible (find_use (&fixture, "Sally (Bea)")));
  g_assert_true (gtk_widget_has_css_class (find_use (&fixture, "Sally (Bea)"), "suggested-action"));
  g_assert_true (gtk_widget_get_visible (find_use (&fixture, "Mayor (Cem)")));
  g_assert_false (
    gtk_widget_has_css_class (find_use (&fixture, "Mayor (Cem)"), "suggested-action"));
  close_case (&fixture);

  open_sample (&fixture, "booklet-nightmare.casebook", 24);
  g_assert_false (gtk_widget_get_visible (find_use (&fixture, "Sally (Bea)")));
  g_assert_false (gtk_widget_get_visible (find_use (&fixture, "Mayor (Cem)")));
  g_assert_true (gtk_widget_get_visible (find_use (&fixture, "Oogie Boogie (Dot)")));
  close_case (&fixture);
}

/* On a telephone five things are in lines of three and two, none of them by itself. */
static void
test_even_lines (void)
{
  CbOvalParts parts = { .n_seats = 2,
                        .seats = { { 170, 45 }, { 110, 45 } },
                        .fans = { { 90, 60 }, { 90, 60 } },
                        .n_things = 5,
                        .things = { { 80, 60 }, { 44, 60 }, { 44, 60 }, { 44, 60 }, { 44, 60 } } };
  CbOvalPlaces places;

  cb_oval_place (&parts, 360, &places);
  for (guint i = 1; i < parts.n_things; i++)
    g_assert_cmpint (places.things[i].origin.y > places.things[i - 1].origin.y, ==, i == 3);
}

int
main (int argc, char **argv)
{
  cb_ui_test_init (&argc, &argv);
  g_test_add_func ("/table-view/drawn", test_drawn);
  g_test_add_func ("/table-view/end", test_end);
  g_test_add_func ("/table-view/plain", test_plain);
  g_test_add_func ("/table-view/roll", test_roll);
  g_test_add_func ("/table-view/reach", test_reach);
  g_test_add_func ("/table-view/column", test_column);
  g_test_add_func ("/table-view/seat", test_seat);
  for (guint i = 0; i < G_N_ELEMENTS (SAMPLES); i++)
    {
      g_autofree char *path = g_strdup_printf ("/table-view/figures/%s", SAMPLES[i]);

      g_test_add_data_func (path, SAMPLES[i], test_figures);
    }
  g_test_add_func ("/table-view/actions", test_actions);
  g_test_add_func ("/table-view/shuffled", test_shuffled);
  g_test_add_func ("/table-view/prompt", test_prompt);
  g_test_add_func ("/table-view/dismiss", test_dismiss);
  g_test_add_func ("/table-view/killed", test_killed);
  g_test_add_func ("/table-view/variants", test_variants);
  g_test_add_func ("/table-view/series", test_series);
  g_test_add_func ("/table-view/again", test_again);
  g_test_add_func ("/table-view/plays-out", test_plays_out);
  g_test_add_func ("/table-view/plays-out-around-me", test_plays_out_around_me);
  g_test_add_func ("/table-view/plays-nothing-covered", test_plays_nothing_covered);
  g_test_add_func ("/table-view/even-lines", test_even_lines);
  g_test_add_func ("/table-view/powers", test_powers);

  return g_test_run ();
}
