/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A card that Casebook draws, in a case on disk: what the dialog says is of the deck after the
 * draw, and what its buttons do is done to this draw, whatever else was changed meanwhile. */

#include "config.h"

#include "cb-card-face.h"
#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-draw.h"
#include "cb-drawn-dialog.h"
#include "cb-editions.h"
#include "cb-file.h"
#include "cb-pips.h"
#include "cb-table-prompt.h"
#include "cb-ui-test.h"

typedef struct
{
  CbWindow *window;
  CbCasePage *page;
  CbCase *case_;
} Fixture;

static void
draw (CbCase *case_, const char *card, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CbEntry) entry = cb_draw_new ((int) (i % 3), "intrigue", card, "moved");

      cb_case_append (case_, entry);
    }
}

/* Of 24 cards so many are drawn. */
static void
open_case (Fixture *self, guint n_keepers, guint n_clocks)
{
  g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_find_builtin ("discover-secrets"));
  g_autoptr (CbCase) case_ = NULL;
  g_autoptr (GError) error = NULL;

  cb_setup_add_player (setup, "Ann", -1, -1);
  cb_setup_add_player (setup, "Bob", -1, -1);
  cb_setup_add_player (setup, "Cy", -1, -1);
  setup->me = 0;
  for (guint i = 0; i < cb_setup_get_n_dealt (setup) / 3; i++)
    setup->hand |= cb_card_set_of (
      cb_card_set_first (cb_edition_get_category (setup->edition, i % 3)->cards & ~setup->hand));
  cb_setup_check (setup, &error);
  g_assert_no_error (error);
  case_ = cb_case_new (setup, "Drawn");
  draw (case_, "keeper", n_keepers);
  draw (case_, "clock", n_clocks);
  self->window = cb_ui_test_open_kept (case_, 1024, 768);
  self->page = CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_CASE_PAGE, NULL));
  self->case_ = cb_window_get_case (self->window);
}

static void
close_case (Fixture *self)
{
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (self->case_)));
  cb_ui_test_close_window (self->window);
}

static GtkWidget *
find_dialog (Fixture *self)
{
  return cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_DRAWN_DIALOG, NULL);
}

static GtkWidget *
draw_for_me (Fixture *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->page), "table.draw-shuffled", "s", "intrigue");
  cb_ui_test_wait (find_dialog (self) != NULL);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  return find_dialog (self);
}

static guint
count_entries (Fixture *self)
{
  return cb_log_get_n_entries (cb_case_get_log (self->case_));
}

static void
assert_card (Fixture *self, guint position, const char *card)
{
  g_assert_cmpstr (cb_entry_get_draw (cb_case_test_get_entry (self->case_, position))->card, ==,
                   card);
}

static void
assert_says (GtkWidget *dialog, const char *words)
{
  GtkWidget *label = cb_ui_test_find (dialog, GTK_TYPE_LABEL, "what_follows");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, words);
}

/* What is said first, in large letters. */
static void
assert_means (GtkWidget *dialog, const char *words)
{
  GtkWidget *label = cb_ui_test_find (dialog, GTK_TYPE_LABEL, "sentence");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, words);
}

/* What the card itself reads, for the eye and for the ear. */
static void
assert_face (GtkWidget *dialog, const char *words)
{
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (cb_ui_test_find (dialog, CB_TYPE_CARD_FACE, "face")),
    GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

static GtkWidget *
find_pips (GtkWidget *dialog)
{
  return cb_ui_test_find (dialog, CB_TYPE_PAINTING, "pips");
}

/* What they say is heard, and read where the pointer rests. */
static void
assert_pips (GtkWidget *dialog, const char *words)
{
  GtkWidget *pips = find_pips (dialog);
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean has_tooltip;

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (pips), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  g_signal_emit_by_name (pips, "query-tooltip", 0, 0, FALSE, tooltip, &has_tooltip);
  g_assert_true (has_tooltip);
}

/* Only clocks are left: what is drawn and said is certain. */
static void
test_clock (void)
{
  Fixture fixture;
  GtkWidget *dialog, *pips;

  open_case (&fixture, 16, 0);
  dialog = draw_for_me (&fixture);
  g_assert_cmpuint (count_entries (&fixture), ==, 17);
  assert_card (&fixture, 16, "clock");
  assert_says (dialog,
               "7 cards left\n100% chance that the next card is “Clock” (harmless so far).");
  assert_means (dialog, "Nothing happens yet.");
  assert_face (dialog, "Clock, Intrigue");
  pips = find_pips (dialog);
  g_assert_true (gtk_widget_get_visible (pips));
  assert_pips (dialog, "1 of 8 drawn");
  close_case (&fixture);
}

/* The last but one: the next one eliminates somebody. */
static void
test_danger (void)
{
  Fixture fixture;
  GtkWidget *dialog;

  open_case (&fixture, 16, 6);
  dialog = draw_for_me (&fixture);
  assert_says (dialog, "1 card left\n100% chance that the next card eliminates a player.");
  assert_pips (dialog, "7 of 8 drawn");
  close_case (&fixture);
}

/* The last clock kills me, and my hand goes into the log with it; taken back, both go. */
static void
test_killed (void)
{
  Fixture fixture;
  GtkWidget *dialog;

  open_case (&fixture, 16, 7);
  dialog = draw_for_me (&fixture);
  g_assert_cmpuint (count_entries (&fixture), ==, 25);
  assert_card (&fixture, 23, "clock");
  g_assert_cmpint (cb_case_get_seat_state (fixture.case_, 25, 0), ==, CB_SEAT_EXPOSED);
  assert_pips (dialog, "8 of 8 drawn");
  assert_face (dialog, "Clock, Intrigue");
  assert_means (dialog, "Eliminated, hand revealed");
  g_assert_false (gtk_widget_get_visible (cb_ui_test_find (dialog, GTK_TYPE_BUTTON, "reveal")));
  assert_says (dialog, "Your hand is revealed: Kasandra Scarlet, Jack Mustard, Diane White, Knife, "
                       "Candlestick, Hall, Dining Room");
  gtk_widget_activate_action (dialog, "drawn.another", NULL);
  cb_ui_test_wait (count_entries (&fixture) == 23);
  g_assert_cmpint (cb_case_get_seat_state (fixture.case_, 23, 0), ==, CB_SEAT_PLAYING);
  close_case (&fixture);
}

/* The hand of another player is called for: it is told at once, or later. */
static void
test_other_killed (gconstpointer data)
{
  gboolean later = GPOINTER_TO_INT (data);
  Fixture fixture;
  GtkWidget *dialog, *prompt;
  CbDraft *draft;

  open_case (&fixture, 16, 7);
  cb_case_test_ask (fixture.case_, 0, "kasandra-scarlet knife hall", 1, -1);
  cb_ui_test_wait (count_entries (&fixture) == 24);
  dialog = draw_for_me (&fixture);
  g_assert_cmpuint (count_entries (&fixture), ==, 25);
  g_assert_cmpint (cb_case_get_seat_state (fixture.case_, 25, 1), ==, CB_SEAT_KILLED);
  assert_means (dialog, "Eliminated, hand not recorded yet");
  assert_pips (dialog, "8 of 8 drawn");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) ==
                 cb_ui_test_find (dialog, GTK_TYPE_BUTTON, "reveal"));
  cb_ui_test_click (dialog, later ? "Later" : "Reveal Hand");
  cb_ui_test_wait (find_dialog (&fixture) == NULL);
  g_assert_cmpuint (count_entries (&fixture), ==, 25);
  draft = cb_ui_test_get_draft (fixture.page);
  g_assert_cmpint (cb_draft_get_kind (draft) == CB_DRAFT_EXPOSED, ==, !later);
  if (!later)
    g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_PLAYER), ==, 1);
  prompt = cb_ui_test_find (GTK_WIDGET (fixture.window), CB_TYPE_TABLE_PROMPT, NULL);
  g_assert_cmpint (cb_table_prompt_get_call (CB_TABLE_PROMPT (prompt))->kind, ==, CB_CALL_HAND);
  close_case (&fixture);
}

/* Cards to keep are not counted. Drawn again until it is one. */
static void
test_keeper (void)
{
  Fixture fixture;
  GtkWidget *dialog;

  open_case (&fixture, 15, 1);
  dialog = draw_for_me (&fixture);
  while (
    g_str_equal (cb_entry_get_draw (cb_case_test_get_entry (fixture.case_, 16))->card, "clock"))
    {
      gtk_widget_activate_action (dialog, "drawn.another", NULL);
      cb_ui_test_wait (count_entries (&fixture) == 16 && find_dialog (&fixture) == NULL);
      dialog = draw_for_me (&fixture);
    }
  assert_says (dialog,
               "7 cards left\n100% chance that the next card is “Clock” (harmless so far).");
  assert_means (dialog, "Keep the card and play it when you like.");
  assert_face (dialog, "Keeper, Intrigue");
  g_assert_false (gtk_widget_get_visible (find_pips (dialog)));
  close_case (&fixture);
}

static gboolean
press_return (CbWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return gtk_widget_activate (focus);
}

/* Return keeps the card, on a telephone, too. */
static void
test_focus (gconstpointer data)
{
  Fixture fixture;
  GtkWidget *dialog;

  open_case (&fixture, 16, 0);
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), GPOINTER_TO_INT (data), 720);
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  dialog = draw_for_me (&fixture);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture.window)) ==
                 cb_ui_test_find (dialog, GTK_TYPE_BUTTON, "keep"));
  g_assert_true (press_return (fixture.window));
  cb_ui_test_wait (find_dialog (&fixture) == NULL);
  g_assert_cmpuint (count_entries (&fixture), ==, 17);
  g_assert_true (cb_draft_get_blank (cb_ui_test_get_draft (fixture.page)));
  close_case (&fixture);
}

/* While the disk keeps one waiting there is nothing to be seen of the card; then all of it is. */
static void
test_slow_disk (void)
{
  Fixture fixture;
  CbFileLock *lock;
  GtkWidget *dialog;

  open_case (&fixture, 16, 0);
  lock = cb_file_lock (cb_case_file_get_location (cb_case_get_file (fixture.case_)), NULL, NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "table.draw-shuffled", "s", "intrigue");
  cb_ui_test_draw (GTK_WIDGET (fixture.window));
  /* Pressed once more meanwhile it is no other draw. */
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "table.draw-shuffled", "s", "intrigue");
  g_assert_null (find_dialog (&fixture));
  g_assert_cmpuint (count_entries (&fixture), ==, 16);
  cb_ui_test_wait (cb_case_file_get_waiting (cb_case_get_file (fixture.case_)));
  cb_ui_test_wait (find_dialog (&fixture) != NULL);
  dialog = find_dialog (&fixture);
  g_assert_cmpuint (count_entries (&fixture), ==, 17);
  assert_says (dialog,
               "7 cards left\n100% chance that the next card is “Clock” (harmless so far).");
  assert_pips (dialog, "1 of 8 drawn");

  /* Whatever the disk does meanwhile, it is this draw that is taken back. */
  cb_file_lock_free (lock);
  cb_ui_test_click (dialog, "Another Card…");
  cb_ui_test_wait (count_entries (&fixture) == 16);
  close_case (&fixture);
}

/* Whatever was done since: what goes is the draw. The composer has who drew, and why. */
static void
test_takes_back_the_draw (void)
{
  Fixture fixture;
  GtkWidget *dialog;
  CbDraft *draft;

  open_case (&fixture, 16, 1);
  draft = cb_ui_test_get_draft (fixture.page);
  dialog = draw_for_me (&fixture);
  cb_case_set_pencil (fixture.case_, 3, 1, "?");
  draw (fixture.case_, "keeper", 1);
  cb_ui_test_wait (count_entries (&fixture) == 19);
  gtk_widget_activate_action (dialog, "drawn.another", NULL);
  cb_ui_test_wait (count_entries (&fixture) == 18);
  assert_card (&fixture, 17, "keeper");
  g_assert_cmpstr (cb_case_get_pencil (fixture.case_, 3, 1), ==, "?");
  g_assert_cmpint (cb_draft_get_kind (draft), ==, CB_DRAFT_DRAW);
  g_assert_cmpint (cb_draft_get_by (draft), ==, 0);
  g_assert_cmpint (cb_draft_get (draft, CB_DRAFT_DECK), ==, 0);
  close_case (&fixture);
}

int
main (int argc, char **argv)
{
  cb_ui_test_init (&argc, &argv);
  g_test_add_func ("/drawn/clock", test_clock);
  g_test_add_func ("/drawn/danger", test_danger);
  g_test_add_func ("/drawn/keeper", test_keeper);
  g_test_add_func ("/drawn/killed", test_killed);
  g_test_add_data_func ("/drawn/other-killed", GINT_TO_POINTER (FALSE), test_other_killed);
  g_test_add_data_func ("/drawn/other-killed-later", GINT_TO_POINTER (TRUE), test_other_killed);
  g_test_add_data_func ("/drawn/focus", GINT_TO_POINTER (1024), test_focus);
  g_test_add_data_func ("/drawn/focus-narrow", GINT_TO_POINTER (360), test_focus);
  g_test_add_func ("/drawn/slow-disk", test_slow_disk);
  g_test_add_func ("/drawn/another", test_takes_back_the_draw);
  return g_test_run ();
}
