/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>

#include "cb-card-faces.h"
#include "cb-card-picker.h"
#include "cb-case-page.h"
#include "cb-code-dialog.h"
#include "cb-deal-parts.h"
#include "cb-editions.h"
#include "cb-fingerprint.h"
#include "cb-hand.h"
#include "cb-hold-button.h"
#include "cb-notebook.h"
#include "cb-secret.h"
#include "cb-setup-page.h"
#include "cb-suggestion.h"
#include "cb-table-code.h"
#include "cb-table-page.h"
#include "cb-test-deal.h"
#include "cb-toast.h"
#include "cb-token.h"
#include "cb-ui-test.h"
#include "parts.h"

enum
{
  ANN,
  BOB,
  CY,
  DAN,
  N_PLAYERS
};

static const char *const NAMES[] = { "Ann", "Bob", "Cy", "Dan" };

/* @rest_down: two cards then lie face down, the hands are equal */
static CbSealedDeal *
deal_with (gboolean rest_down)
{
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (0));
  g_autoptr (GError) error = NULL;
  CbDealChoices choices = { .policy = rest_down ? CB_DEAL_EQUAL : CB_DEAL_ALL,
                            .rest_down = rest_down };
  CbSealedDeal *self;

  for (guint i = 0; i < N_PLAYERS; i++)
    cb_setup_add_player (table, NAMES[i], -1, -1);
  table->first_dealt = CY;
  self = cb_test_deal (table, &choices, 11, &error);
  g_assert_no_error (error);
  return self;
}

static CbSealedDeal *
deal (void)
{
  return deal_with (FALSE);
}

/* How many of these cards can be read anywhere. */
static guint
count_seen (CbCardSet cards)
{
  return cb_ui_test_count_cards (cb_editions_get_builtin (0), cards);
}

static CbCardSet
get_hand (CbSealedDeal *table, guint seat)
{
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (table, seat);

  return setup->hand;
}

static CbWindow *
open_hand_page_in (CbSealedDeal *table, guint seat, int width, int height)
{
  CbWindow *window = cb_ui_test_open_window (width, height);
  GtkWidget *page;

  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);
  g_assert_true (gtk_widget_activate_action (page, "table.hand", "u", seat));
  cb_ui_test_draw (GTK_WIDGET (window));
  return window;
}

/* Everybody sees their cards, so that the game can begin. */
static void
let_all_look (CbSealedDeal *table)
{
  for (guint i = 0; i < N_PLAYERS; i++)
    g_assert_true (cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, i }, NULL));
}

static CbWindow *
open_hand_page (CbSealedDeal *table, guint seat)
{
  return open_hand_page_in (table, seat, 800, 900);
}

/* As many cards as a classic hand can have are all in sight on a telephone. */
static void
test_nine (void)
{
  g_autoptr (CbSetup) pair = cb_setup_new (cb_editions_get_builtin (0));
  const CbDealChoices choices = { .policy = CB_DEAL_EQUAL };
  g_autoptr (CbSealedDeal) table = NULL;
  GtkWidget *faces, *scrolled, *last;
  graphene_rect_t bounds;
  CbWindow *window;

  cb_setup_add_player (pair, "Ann", -1, -1);
  cb_setup_add_player (pair, "Bob", -1, -1);
  table = cb_test_deal (pair, &choices, 11, NULL);
  g_assert_cmpuint (cb_card_set_size (get_hand (table, 0)), ==, 9);
  window = open_hand_page_in (table, 0, 360, 640);
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  faces = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CARD_FACES, "faces");
  scrolled = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_SCROLLED_WINDOW, "scrolled");
  last = gtk_widget_get_last_child (gtk_widget_get_first_child (faces));
  g_assert_true (gtk_widget_compute_bounds (last, scrolled, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                     (float) gtk_widget_get_height (scrolled));
  cb_ui_test_close_window (window);
}

/* Each sees his own hand, and nothing before or after; who has looked is known. */
static void
test_hand_over (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);

  for (guint i = 0; i < N_PLAYERS; i++)
    {
      guint seat = (BOB + i) % N_PLAYERS;
      CbCardSet hand = get_hand (table, seat);

      g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
      g_assert_false (cb_sealed_deal_has_looked (table, seat));
      /* A toast would lie over the button that hides the hand. */
      cb_toast_show (adw_toast_new ("Printed"),
                     cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL));
      g_assert_true (cb_ui_test_reads ("Printed"));
      cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
      cb_ui_test_wait (!cb_ui_test_reads ("Printed"));
      g_assert_true (cb_sealed_deal_has_looked (table, seat));
      g_assert_cmpuint (count_seen (hand), ==, cb_card_set_size (hand));
      g_assert_cmpuint (count_seen (~hand & (~(CbCardSet) 0 >> 11)), ==, 0);
      cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.done");
    }
  g_assert_null (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HAND_PAGE, NULL));
  cb_ui_test_close_window (window);
}

static void
send_key (GtkWidget *widget, const char *signal)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, signal, GDK_KEY_Return, 0, 0, &handled);
    }
}

/* What is let go too early was touched by accident, and hides nothing. */
static void
test_hold_to_hide (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);
  CbCardSet hand = get_hand (table, BOB);
  GtkWidget *button;

  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  button = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HOLD_BUTTON, "done_button");
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Hold to Pass to Cy");
  send_key (button, "key-pressed");
  cb_ui_test_draw (GTK_WIDGET (window));
  send_key (button, "key-released");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpuint (count_seen (hand), ==, cb_card_set_size (hand));
  send_key (button, "key-pressed");
  cb_ui_test_wait (count_seen (hand) == 0);
  g_assert_true (cb_ui_test_reads ("Pass to Cy"));

  gtk_widget_activate_action (
    cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HOLD_BUTTON, "hold_button"), "hold.finish", NULL);
  cb_ui_test_wait (count_seen (get_hand (table, CY)) > 0);
  gtk_widget_activate_action (button, "hold.finish", NULL);
  cb_ui_test_wait (cb_ui_test_reads ("Pass to Dan"));
  cb_ui_test_close_window (window);
}

static GtkWidget *
find_secret (CbWindow *window)
{
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SECRET, NULL);
}

static gboolean
is_open (CbWindow *window)
{
  gboolean open;

  g_object_get (find_secret (window), "open", &open, NULL);
  return open;
}

static GtkEventController *
find_click (GtkWidget *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return controller;
    }
  g_assert_not_reached ();
}

/* A finger holds the button of the page until what it opens is there; (transfer none): the button
 */
static GtkWidget *
put_finger_down (CbWindow *window)
{
  GtkWidget *button = cb_ui_test_find (find_secret (window), CB_TYPE_HOLD_BUTTON, "hold_button");

  g_signal_emit_by_name (find_click (button), "pressed", 1, 5.0, 5.0);
  cb_ui_test_wait (is_open (window));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_hold_button_get_down (CB_HOLD_BUTTON (button)));
  return button;
}

static void
lift_finger (GtkWidget *button)
{
  g_signal_emit_by_name (find_click (button), "end", NULL);
  g_assert_false (cb_hold_button_get_down (CB_HOLD_BUTTON (button)));
}

/* A hand is there while a finger holds, and not a moment longer; each look is noted. */
static void
test_peek (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);
  CbCardSet hand = get_hand (table, BOB);
  GtkWidget *button, *token, *done;
  int size;

  token = cb_ui_test_find (find_secret (window), CB_TYPE_TOKEN, "player_token");
  g_object_get (token, "size", &size, NULL);
  g_assert_cmpint (size, >=, 100);
  done = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HOLD_BUTTON, "done_button");
  for (guint i = 0; i < 2; i++)
    {
      button = put_finger_down (window);
      g_assert_cmpuint (count_seen (hand), ==, cb_card_set_size (hand));
      g_assert_true (cb_ui_test_reads ("Keep Showing"));
      lift_finger (button);
      /* At once, before a frame could be drawn. */
      g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
      g_assert_false (cb_ui_test_reads ("Keep Showing"));
      g_assert_true (cb_ui_test_reads ("Pass to Bob"));
      g_assert_false (cb_ui_test_reads ("viewed before"));
      g_assert_true (gtk_widget_get_mapped (done));
      g_assert_cmpuint (cb_sealed_deal_get_n_events (table), ==, i + 1);
    }
  /* Who has seen it passes it on without seeing it once more. */
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.done");
  g_assert_true (cb_ui_test_reads ("Pass to Cy"));
  g_assert_false (gtk_widget_get_mapped (done));
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  cb_ui_test_close_window (window);
}

/* Who is not there is left out for now, and comes later. */
static void
test_skip (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);
  GtkWidget *skip = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "skip_button");

  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, CY }, NULL);
  g_assert_true (cb_ui_test_reads ("Bob isn’t here – skip for now"));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.skip");
  g_assert_true (cb_ui_test_reads ("Pass to Dan"));
  g_assert_false (cb_sealed_deal_has_looked (table, BOB));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  g_assert_false (gtk_widget_get_visible (skip));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.done");
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.done");
  /* Bob is the only one left, and nobody else to go on with. */
  g_assert_true (cb_ui_test_reads ("Pass to Bob"));
  g_assert_false (gtk_widget_get_visible (skip));
  cb_ui_test_close_window (window);
}

/* Let go too early, nothing was looked at. */
static void
test_let_go (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);
  GtkWidget *button = cb_ui_test_find (find_secret (window), CB_TYPE_HOLD_BUTTON, "hold_button");

  g_signal_emit_by_name (find_click (button), "pressed", 1, 5.0, 5.0);
  cb_ui_test_draw (GTK_WIDGET (window));
  lift_finger (button);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_false (is_open (window));
  g_assert_false (cb_sealed_deal_has_looked (table, BOB));
  g_assert_cmpuint (cb_sealed_deal_get_n_events (table), ==, 0);
  cb_ui_test_close_window (window);
}

/* Kept, by sliding the finger there or by tapping it with another one, until nobody touches it for
 * some time. */
static void
test_keep (gconstpointer data)
{
  gboolean slides = GPOINTER_TO_INT (data);
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);
  CbCardSet hand = get_hand (table, BOB);
  GtkWidget *button = put_finger_down (window);
  GtkWidget *keep = cb_ui_test_find (find_secret (window), GTK_TYPE_BUTTON, "keep_button");
  graphene_point_t point;
  guint patience;

  g_object_get (find_secret (window), "patience", &patience, NULL);
  g_assert_cmpuint (patience, ==, 30000);
  g_assert_true (gtk_widget_compute_point (keep, button, &GRAPHENE_POINT_INIT (4, 4), &point));
  if (slides)
    g_signal_emit_by_name (button, "released", (double) point.x, (double) point.y);
  else
    g_signal_emit_by_name (keep, "clicked");
  lift_finger (button);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpuint (count_seen (hand), ==, cb_card_set_size (hand));
  g_assert_true (cb_ui_test_reads ("Hides in 30 seconds without a touch."));

  g_object_set (find_secret (window), "patience", 50, NULL);
  cb_ui_test_wait (!is_open (window));
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  g_assert_true (cb_ui_test_reads ("Pass to Bob"));
  cb_ui_test_close_window (window);
}

/* A key that was held, or a screen reader, keeps what it opens: there is nothing to slide. */
static void
test_keep_without_finger (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);
  GtkWidget *button = cb_ui_test_find (find_secret (window), CB_TYPE_HOLD_BUTTON, "hold_button");

  send_key (button, "key-pressed");
  cb_ui_test_wait (is_open (window));
  send_key (button, "key-released");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (is_open (window));
  g_assert_false (cb_ui_test_reads ("Keep Showing"));
  g_object_set (find_secret (window), "patience", 50, NULL);
  cb_ui_test_wait (!is_open (window));

  gtk_widget_activate_action (button, "hold.finish", NULL);
  cb_ui_test_wait (is_open (window));
  cb_ui_test_wait (!is_open (window));
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  cb_ui_test_close_window (window);
}

/* How long it still shows is counted; a key begins anew. Who goes on in another window hides it. */
static void
test_hides (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);
  GtkWidget *button = cb_ui_test_find (find_secret (window), CB_TYPE_HOLD_BUTTON, "hold_button");

  g_object_set (find_secret (window), "patience", 1900, NULL);
  gtk_widget_activate_action (button, "hold.finish", NULL);
  cb_ui_test_wait (is_open (window));
  g_assert_true (cb_ui_test_reads ("Hides in 2 seconds without a touch."));
  cb_ui_test_wait (cb_ui_test_reads ("Hides in 1 second without a touch."));
  g_assert_true (is_open (window));
  cb_ui_test_wait (!is_open (window));

  g_assert_true (cb_ui_test_reads ("Hold to See Your Hand"));
  gtk_widget_activate_action (button, "hold.finish", NULL);
  cb_ui_test_wait (is_open (window));
  gtk_widget_set_state_flags (GTK_WIDGET (window), GTK_STATE_FLAG_BACKDROP, FALSE);
  g_assert_false (is_open (window));
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  cb_ui_test_close_window (window);
}

/* As the right cards, with another suspect. */
static CbCardSet
make_wrong (CbCardSet envelope)
{
  CbCardSet suspects = cb_edition_get_category (cb_editions_get_builtin (0), 0)->cards;

  return (envelope & ~suspects) | cb_card_set_of (cb_card_set_first (suspects & ~envelope));
}

/* Holds the button of the page until it is judged. */
static void
hold_to_accuse (CbWindow *window)
{
  GtkWidget *button = cb_ui_test_find (find_secret (window), CB_TYPE_HOLD_BUTTON, "hold_button");

  g_signal_emit_by_name (find_click (button), "pressed", 1, 5.0, 5.0);
  cb_ui_test_wait (cb_hold_button_get_down (CB_HOLD_BUTTON (button)));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_signal_emit_by_name (find_click (button), "end", NULL);
}

/* A card that lies face down and the envelope are shown by the same rule; a verdict is for all. */
static void
test_peek_elsewhere (void)
{
  g_autoptr (CbSealedDeal) table = deal_with (TRUE);
  CbCardSet envelope = cb_sealed_deal_get_envelope (table);
  CbWindow *window = cb_ui_test_open_window (800, 900);
  GtkWidget *page, *button;

  cb_window_show_table (window, table);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);
  g_assert_true (gtk_widget_activate_action (page, "table.look", "u", 1));
  cb_ui_test_draw (GTK_WIDGET (window));
  adw_combo_row_set_selected (
    ADW_COMBO_ROW (cb_ui_test_find (find_secret (window), ADW_TYPE_COMBO_ROW, NULL)), CY + 1);
  button = put_finger_down (window);
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 1);
  lift_finger (button);
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  cb_ui_test_act (window, CB_TYPE_LOOK_PAGE, "navigation.pop");

  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);
  g_assert_true (gtk_widget_activate_action (page, "table.accuse", "u", DAN));
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_card_picker_set_chosen (
    CB_CARD_PICKER (cb_ui_test_find (find_secret (window), CB_TYPE_CARD_PICKER, NULL)),
    make_wrong (envelope));
  hold_to_accuse (window);
  g_assert_true (cb_ui_test_reads ("Not This Time"));
  g_assert_cmpuint (cb_card_picker_get_chosen (CB_CARD_PICKER (
                      cb_ui_test_find (find_secret (window), CB_TYPE_CARD_PICKER, NULL))),
                    ==, 0);
  button = put_finger_down (window);
  g_assert_cmpuint (count_seen (envelope), ==, 3);
  lift_finger (button);
  g_assert_cmpuint (count_seen (envelope), ==, 0);
  g_assert_true (cb_ui_test_reads ("Not This Time"));
  cb_ui_test_close_window (window);
}

/* One looks, and everybody knows who did; nobody else sees the card. */
static void
test_look (void)
{
  g_autoptr (CbSealedDeal) table = deal_with (TRUE);
  CbWindow *window = cb_ui_test_open_window (800, 900);
  GtkWidget *page;
  CbCardSet card = cb_card_set_of (cb_sealed_deal_get_card_down (table, 1));

  cb_window_show_table (window, table);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);
  g_assert_true (gtk_widget_activate_action (page, "table.look", "u", 1));
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_LOOK_PAGE, NULL);
  gtk_widget_activate_action (page, "look.show", NULL);
  g_assert_cmpuint (count_seen (card), ==, 0);

  adw_combo_row_set_selected (ADW_COMBO_ROW (cb_ui_test_find (page, ADW_TYPE_COMBO_ROW, NULL)),
                              CY + 1);
  cb_ui_test_act (window, CB_TYPE_LOOK_PAGE, "look.show");
  g_assert_cmpuint (count_seen (card), ==, 1);
  g_assert_cmpuint (count_seen (~card & (~(CbCardSet) 0 >> 11)), ==, 0);
  for (guint i = 0; i < N_PLAYERS; i++)
    g_assert_cmpint (cb_sealed_deal_has_looked_down (table, i, 1), ==, i == CY);
  cb_ui_test_act (window, CB_TYPE_LOOK_PAGE, "navigation.pop");
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  g_assert_true (cb_ui_test_reads ("Face-down card 2: looked at by Cy"));

  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.open-for-all");
  g_assert_cmpuint (count_seen (card), ==, 1);
  cb_ui_test_close_window (window);
}

/* Under a cover, and after it, no hand is seen. */
static void
test_cover_hides_hand (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, ANN);
  CbCover *cover = cb_application_get_shared (cb_ui_test_start ())->cover;

  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  g_assert_cmpuint (count_seen (get_hand (table, ANN)), >, 0);
  cb_cover_set_covered (cover, TRUE);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpuint (count_seen (get_hand (table, ANN)), ==, 0);
  cb_cover_set_covered (cover, FALSE);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpuint (count_seen (get_hand (table, ANN)), ==, 0);
  cb_ui_test_close_window (window);
}

static GtkWidget *
find_on_table (CbWindow *window, const char *name)
{
  return cb_ui_test_find (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL),
                          GTK_TYPE_WIDGET, name);
}

/* The deal of a table that is kept in a file, as that of every window is. */
typedef struct
{
  CbSealedDeal *table;
  char *folder;
  CbWindow *window;
} Kept;

static void
kept_set_up (Kept *self, gconstpointer data)
{
  g_autoptr (GFile) file = NULL;

  self->table = deal ();
  self->folder = g_dir_make_tmp ("casebook-XXXXXX", NULL);
  file = g_file_new_build_filename (self->folder, "a.deal", NULL);
  g_assert_true (cb_sealed_deal_keep_in (self->table, file, NULL));
  let_all_look (self->table);
  self->window = cb_ui_test_open_window (800, 900);
  cb_window_show_table (self->window, self->table);
  cb_ui_test_draw (GTK_WIDGET (self->window));
}

static void
kept_tear_down (Kept *self, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  cb_ui_test_close_window (self->window);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_object_unref (self->table);
  g_free (self->folder);
}

static void
ask_for_notebook (Kept *self, guint seat)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_TABLE_PAGE, NULL);

  g_assert_true (gtk_widget_activate_action (page, "table.notebook", "u", seat));
  cb_ui_test_draw (GTK_WIDGET (self->window));
}

/* (transfer none): the case that is shown once the button was held */
static CbCase *
hold_for_notebook (Kept *self)
{
  gtk_widget_activate_action (
    cb_ui_test_find (find_secret (self->window), CB_TYPE_HOLD_BUTTON, "hold_button"), "hold.finish",
    NULL);
  cb_ui_test_wait (cb_window_get_case (self->window) != NULL);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  return cb_window_get_case (self->window);
}

static gboolean
is_at_table (Kept *self)
{
  return cb_window_get_case (self->window) == NULL &&
         cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_HAND_PAGE, NULL) == NULL &&
         find_on_table (self->window, "show_button") != NULL;
}

static CbCardSet
name_first_cards (void)
{
  CbEdition *edition = cb_editions_get_builtin (0);
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    cards |= cb_card_set_of (cb_card_set_first (cb_edition_get_category (edition, i)->cards));
  return cards;
}

/* @seat suggests, and whoever must show does. Returns: the card shown, or −1 */
static int
play_turn (CbSealedDeal *table, guint seat)
{
  const CbDealPlay *play = cb_sealed_deal_get_play (table);
  int card = -1;

  g_assert_true (cb_sealed_deal_note (
    table, &(CbDealEvent) { CB_DEAL_EVENT_SUGGEST, seat, 0, name_first_cards () }, NULL));
  while (play->step == CB_PLAY_SHOW)
    {
      guint shower = (guint) play->seat;

      cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_CHOOSE, shower }, NULL);
      card = (int) cb_card_set_first (cb_sealed_deal_get_choice (table, shower));
      cb_sealed_deal_note (
        table, &(CbDealEvent) { CB_DEAL_EVENT_SHOW, shower, 0, cb_card_set_of ((guint) card) },
        NULL);
    }
  if (play->step == CB_PLAY_SEE)
    cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_SEE, seat }, NULL);
  return card;
}

static guint
count_entries (CbCase *case_)
{
  return g_list_model_get_n_items (G_LIST_MODEL (cb_case_get_log (case_)));
}

static int
get_card_shown (CbCase *case_, guint position)
{
  const CbSuggestion *suggestion = cb_entry_get_suggestion (
    cb_log_get_entry (cb_case_get_log (case_), position));

  for (guint i = 0; i < suggestion->answers.n; i++)
    if (suggestion->answers.list[i].did == CB_DID_SHOW)
      return suggestion->answers.list[i].card;
  return -1;
}

/* Nothing of it is there before the button was held; then it has every turn as that seat saw it,
 * and what its owner added stays. */
static void
test_notebook (Kept *self, gconstpointer data)
{
  int card = play_turn (self->table, BOB);
  guint shower = CY;
  CbCase *case_;

  g_assert_cmpint (card, >=, 0);
  while (!cb_card_set_has (get_hand (self->table, shower), (guint) card))
    shower = (shower + 1) % N_PLAYERS;
  ask_for_notebook (self, BOB);
  g_assert_true (cb_ui_test_reads ("Pass to Bob"));
  g_assert_true (cb_ui_test_reads ("Hold to Open Your Notebook"));
  g_assert_false (cb_ui_test_reads ("viewed before"));
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  case_ = hold_for_notebook (self);
  g_assert_cmpstr (cb_case_get_title (case_), ==, "Bob’s Notebook");
  g_assert_cmpint (cb_case_get_setup (case_)->me, ==, BOB);
  g_assert_cmpuint (cb_case_get_setup (case_)->hand, ==, get_hand (self->table, BOB));
  g_assert_cmpuint (count_entries (case_), ==, 1);
  g_assert_cmpint (get_card_shown (case_, 0), ==, card);
  cb_case_set_pencil (case_, 0, 0, "?");
  cb_ui_test_wait (cb_case_file_is_saved (cb_case_get_file (case_)));
  /* Back leads to the table, not to a page that asks for Bob. */
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_CASE_PAGE, NULL),
                              "navigation.pop", NULL);
  cb_ui_test_wait (is_at_table (self));

  g_assert_cmpint (play_turn (self->table, BOB), ==, card);
  ask_for_notebook (self, BOB);
  case_ = hold_for_notebook (self);
  g_assert_cmpuint (count_entries (case_), ==, 2);
  g_assert_cmpstr (cb_case_get_pencil (case_, 0, 0), ==, "?");
  cb_cover_set_covered (cb_application_get_shared (cb_ui_test_start ())->cover, TRUE);
  g_assert_null (cb_window_get_case (self->window));
  cb_cover_set_covered (cb_application_get_shared (cb_ui_test_start ())->cover, FALSE);
  cb_ui_test_wait (is_at_table (self));

  /* Who is not concerned has the turn, and not the card. */
  ask_for_notebook (self, (shower + 1) % N_PLAYERS == BOB ? (shower + 2) % N_PLAYERS
                                                          : (shower + 1) % N_PLAYERS);
  case_ = hold_for_notebook (self);
  g_assert_cmpuint (count_entries (case_), ==, 2);
  g_assert_cmpint (get_card_shown (case_, 0), ==, -1);
  cb_ui_test_act (self->window, CB_TYPE_CASE_PAGE, "navigation.pop");
}

/* It goes by itself when nobody touches it, with all that was opened from it; and is not opened for
 * somebody who covers the screen meanwhile. */
static void
test_notebook_lapses (Kept *self, gconstpointer data)
{
  CbCover *cover = cb_application_get_shared (cb_ui_test_start ())->cover;
  guint patience;

  g_object_get (cover, "patience", &patience, NULL);
  g_assert_cmpuint (patience, ==, 30000);
  ask_for_notebook (self, BOB);
  hold_for_notebook (self);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.edit-setup", NULL);
  g_object_set (cb_setup_page_get_draft (CB_SETUP_PAGE (cb_ui_test_get_page (self->window))), "me",
                NULL, NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.rename-cards", NULL);
  cb_ui_test_wait (cb_ui_test_find (GTK_WIDGET (self->window), ADW_TYPE_DIALOG, NULL) != NULL);
  g_object_set (cover, "patience", 50, NULL);
  cb_ui_test_wait (is_at_table (self));
  cb_ui_test_wait (cb_ui_test_find (GTK_WIDGET (self->window), ADW_TYPE_DIALOG, NULL) == NULL);
  cb_ui_test_wait (cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_SETUP_PAGE, NULL) == NULL);
  g_assert_false (cb_cover_get_covered (cover));
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  g_object_set (cover, "patience", patience, NULL);

  ask_for_notebook (self, BOB);
  gtk_widget_activate_action (
    cb_ui_test_find (find_secret (self->window), CB_TYPE_HOLD_BUTTON, "hold_button"), "hold.finish",
    NULL);
  cb_cover_set_covered (cover, TRUE);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  cb_cover_set_covered (cover, FALSE);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_null (cb_window_get_case (self->window));
  g_assert_true (cb_ui_test_reads ("Pass to Bob"));
}

/* From the hand, which is hidden first; and nothing opens of a notebook that somebody spoilt. */
static void
test_notebook_spoilt (Kept *self, gconstpointer data)
{
  g_autoptr (GFile) file = cb_notebook_make_file (self->table, BOB);
  g_autofree char *name = g_file_get_basename (file);
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_TABLE_PAGE, NULL);

  g_assert_cmpstr (name, ==, "a-2.casebook");
  g_assert_true (g_file_replace_contents (file, "{}", 2, NULL, FALSE, 0, NULL, NULL, NULL));
  g_assert_true (gtk_widget_activate_action (page, "table.hand", "u", BOB));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_wait (count_seen (get_hand (self->table, BOB)) > 0); /* written before it is shown */
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_HAND_PAGE, NULL),
                              "hand.notebook", NULL);
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  cb_ui_test_wait (cb_ui_test_reads ("this is not a case"));
  g_assert_null (cb_window_get_case (self->window));
}

/* A notebook stays as long as its deal, and where nobody can say whether that is there. */
static void
test_notebook_swept (Kept *self, gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr (GFile) file = cb_notebook_make_file (self->table, DAN);
  g_autoptr (GFile) other = g_file_get_child (folder, "b-1.casebook");
  g_autoptr (GFile) unsure = g_file_get_child (folder, "c-1.casebook");
  g_autoptr (GFile) loop = g_file_get_child (folder, "c.deal");

  g_assert_true (g_file_replace_contents (file, "{}", 2, NULL, FALSE, 0, NULL, NULL, NULL));
  g_assert_true (g_file_replace_contents (other, "{}", 2, NULL, FALSE, 0, NULL, NULL, NULL));
  g_assert_true (g_file_replace_contents (unsure, "{}", 2, NULL, FALSE, 0, NULL, NULL, NULL));
  g_assert_true (g_file_make_symbolic_link (loop, "c.deal", NULL, NULL));
  cb_notebook_sweep (folder);
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_false (g_file_query_exists (other, NULL));
  g_assert_true (g_file_delete (unsure, NULL, NULL));
  g_assert_true (g_file_delete (loop, NULL, NULL));
}

/* Returns: the total that the dice show, or 0 */
static guint
find_total (GtkWidget *dice)
{
  for (guint total = 2; total <= 12; total++)
    {
      g_autofree char *words = g_strdup_printf ("%u", total);

      if (cb_ui_test_find_label (dice, words) != NULL)
        return total;
    }
  return 0;
}

/* Once all have seen their cards, whose turn it is rolls, which goes into no record; the next turn
 * begins with no roll, and nobody rolls while a card is to be shown. */
static void
test_dice (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  const CbDealPlay *play = cb_sealed_deal_get_play (table);
  CbWindow *window = cb_ui_test_open_window (800, 900);
  GtkWidget *page, *roll, *dice;
  CbCardSet asked = cb_sealed_deal_get_envelope (table);
  guint seat = (guint) play->seat, n;
  CbCardSet held = 0;
  CbCardSet kind = cb_edition_get_category (cb_editions_get_builtin (0), 0)->cards;

  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);
  g_assert_null (cb_ui_test_find_label (page, "Roll"));

  for (guint i = 0; i < cb_sealed_deal_get_table (table)->n_players; i++)
    g_assert_true (cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, i }, NULL));
  n = cb_sealed_deal_get_n_events (table);
  roll = cb_ui_test_find_label (page, "Roll");
  dice = gtk_widget_get_ancestor (roll, CB_TYPE_DEAL_DICE);
  cb_ui_test_click (page, "Roll");
  g_assert_false (gtk_widget_get_mapped (roll));
  cb_ui_test_wait (find_total (dice) > 0);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (table), ==, n);

  g_assert_true (cb_sealed_deal_note (
    table, &(CbDealEvent) { .kind = CB_DEAL_EVENT_SUGGEST, .seat = seat, .cards = asked }, NULL));
  g_assert_true (gtk_widget_get_mapped (roll));
  for (guint i = 0; (held & kind) == 0 && i < cb_sealed_deal_get_table (table)->n_players; i++)
    held = i != (guint) play->seat ? get_hand (table, i) : held;
  asked = (asked & ~kind) | cb_card_set_of (cb_card_set_first (held & kind));
  g_assert_true (cb_sealed_deal_note (
    table,
    &(CbDealEvent) { .kind = CB_DEAL_EVENT_SUGGEST, .seat = (guint) play->seat, .cards = asked },
    NULL));
  g_assert_cmpint (play->step, ==, CB_PLAY_SHOW);
  g_assert_false (gtk_widget_get_visible (dice));
  cb_ui_test_close_window (window);
}

/* Whatever was told before with a button to press: it is gone as soon as the device goes round, and
 * what is told meanwhile does not go with it. */
static void
test_no_toasts (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = cb_ui_test_open_window (800, 900);
  GtkWidget *page;

  cb_window_show_table (window, table);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);
  cb_toast_show (cb_toast_new_with_button ("Secret notebook", "_Open"),
                 cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL));
  cb_ui_test_wait (cb_ui_test_reads ("Secret notebook"));
  g_assert_true (gtk_widget_activate_action (page, "table.hand", "u", ANN));
  cb_ui_test_wait (!cb_ui_test_reads ("Secret notebook"));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_toast_show (cb_toast_new_with_button ("Another notebook", "_Open"),
                 cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY, NULL));
  cb_ui_test_wait (cb_ui_test_reads ("Another notebook"));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.done");
  cb_ui_test_wait (!cb_ui_test_reads ("Another notebook"));
  cb_ui_test_close_window (window);
}

static void
judge (CbWindow *window, guint seat, CbCardSet cards)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);

  g_assert_true (gtk_widget_activate_action (page, "table.accuse", "u", seat));
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_ACCUSE_PAGE, NULL);
  cb_card_picker_set_chosen (CB_CARD_PICKER (cb_ui_test_find (page, CB_TYPE_CARD_PICKER, NULL)),
                             cards);
  cb_ui_test_act (window, CB_TYPE_ACCUSE_PAGE, "accuse.judge");
}

static guint
count_accusers (CbWindow *window)
{
  return cb_who_popover_get_n (CB_WHO_POPOVER (
    gtk_menu_button_get_popover (GTK_MENU_BUTTON (find_on_table (window, "accuse_button")))));
}

/* Until all have seen their cards there is one thing to do, which is to pass the device on. */
static void
test_first_look (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = cb_ui_test_open_window (800, 900);
  GtkWidget *pass;

  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  pass = find_on_table (window, "pass_button");
  g_assert_true (cb_ui_test_reads ("0 of 4 have seen their cards"));
  g_assert_true (cb_ui_test_reads ("4 cards, unseen"));
  g_assert_false (gtk_widget_get_visible (find_on_table (window, "accuse_button")));
  /* The first is whoever was dealt first, then whoever sits to the left and has not looked. */
  g_assert_true (cb_ui_test_reads ("Pass to Cy"));
  g_assert_cmpuint (
    g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (pass))), ==, CY);
  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, CY }, NULL);
  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, DAN }, NULL);
  g_assert_true (cb_ui_test_reads ("Pass to Ann"));
  g_assert_true (cb_ui_test_reads ("2 of 4 have seen their cards"));
  g_signal_emit_by_name (pass, "clicked");
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_nonnull (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HAND_PAGE, NULL));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "navigation.pop");
  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, BOB }, NULL);
  g_assert_true (cb_ui_test_reads ("Cy’s turn"));
  g_assert_false (gtk_widget_get_visible (pass));
  g_assert_true (gtk_widget_get_visible (find_on_table (window, "accuse_button")));
  cb_ui_test_close_window (window);
}

static void
test_accuse (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbCardSet envelope = cb_sealed_deal_get_envelope (table);
  CbWindow *window;

  let_all_look (table);
  window = open_hand_page (table, ANN);
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "navigation.pop");
  g_assert_cmpuint (count_accusers (window), ==, N_PLAYERS);
  judge (window, BOB, make_wrong (envelope));
  g_assert_true (cb_ui_test_reads ("Not This Time"));
  g_assert_cmpuint (count_seen (envelope), ==, 0);
  cb_ui_test_act (window, CB_TYPE_ACCUSE_PAGE, "accuse.show-envelope");
  g_assert_cmpuint (count_seen (envelope), ==, 3);
  cb_ui_test_act (window, CB_TYPE_ACCUSE_PAGE, "navigation.pop");
  g_assert_cmpuint (count_seen (envelope), ==, 0);
  g_assert_true (cb_ui_test_reads ("Out, still answers"));
  g_assert_false (cb_ui_test_reads ("solved the case"));
  g_assert_false (gtk_widget_get_visible (find_on_table (window, "open_button")));

  /* Who has accused is not asked again. */
  g_assert_cmpuint (count_accusers (window), ==, N_PLAYERS - 1);
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL),
                              "table.accuse", "u", BOB);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_null (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_ACCUSE_PAGE, NULL));

  judge (window, DAN, envelope);
  g_assert_true (cb_ui_test_reads ("Correct!"));
  g_assert_false (cb_ui_test_reads ("Hold to See the Envelope"));
  cb_ui_test_act (window, CB_TYPE_ACCUSE_PAGE, "navigation.pop");
  g_assert_true (cb_ui_test_reads ("Out, still answers"));
  g_assert_true (cb_ui_test_reads ("Dan solved the case"));
  g_assert_true (gtk_widget_get_visible (find_on_table (window, "open_button")));
  g_assert_false (gtk_widget_get_visible (find_on_table (window, "accuse_button")));
  g_assert_cmpuint (count_seen (envelope), ==, 0);

  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.open-for-all");
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 21);
  g_assert_true (cb_ui_test_reads ("accused wrongly"));
  g_assert_true (cb_ui_test_reads ("solved it"));
  g_assert_true (cb_ui_test_reads ("Nothing was changed since the deal."));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.proof");
  g_assert_true (cb_ui_test_reads ("Nothing was changed. Nobody gave a number"));
  cb_ui_test_close_window (window);
}

#define ALL (~(CbCardSet) 0 >> 11)

/* A question that the asker’s neighbour to the left passes on, and for which the next one holds
 * @n cards. */
static CbCardSet
make_question (CbSealedDeal *table, guint asker, guint n)
{
  CbEdition *edition = cb_editions_get_builtin (0);
  CbCardSet pass = get_hand (table, (asker + 1) % N_PLAYERS);
  CbCardSet show = get_hand (table, (asker + 2) % N_PLAYERS);
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet here = cb_edition_get_category (edition, i)->cards & ~pass;
      CbCardSet held = here & show, others = here & ~show;

      cards |= cb_card_set_of (cb_card_set_first (n > 0 && held != 0 ? held : others));
      n -= n > 0 && held != 0 ? 1 : 0;
    }
  g_assert_cmpuint (cb_card_set_size (cards), ==, 3);
  g_assert_cmpuint (n, ==, 0);
  return cards;
}

static GtkWidget *
find_show_page (CbWindow *window)
{
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHOW_PAGE, NULL);
}

static guint
count_told (CbWindow *window, CbCardSet cards)
{
  GtkWidget *secret = cb_ui_test_find (find_show_page (window), CB_TYPE_SECRET, NULL);
  GtkStack *stack = GTK_STACK (cb_ui_test_find (secret, GTK_TYPE_STACK, NULL));

  return cb_ui_test_count_cards_in (gtk_stack_get_child_by_name (stack, "open"),
                                    cb_editions_get_builtin (0), cards);
}

static void
ask_for (CbWindow *window, CbCardSet cards)
{
  GtkWidget *picker;

  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.show");
  picker = cb_ui_test_find (find_show_page (window), CB_TYPE_CARD_PICKER, NULL);
  cb_card_picker_set_chosen (CB_CARD_PICKER (picker), cards);
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "show.ask");
}

/* Opens what the page keeps for who is asked for, as a screen reader does. */
static void
hold_to_see (CbWindow *window)
{
  GtkWidget *secret = cb_ui_test_find (find_show_page (window), CB_TYPE_SECRET, NULL);
  GtkWidget *button = cb_ui_test_find (secret, CB_TYPE_HOLD_BUTTON, "hold_button");
  gboolean open = FALSE;

  gtk_widget_activate_action (button, "hold.finish", NULL);
  cb_ui_test_wait ((g_object_get (secret, "open", &open, NULL), open));
  cb_ui_test_draw (GTK_WIDGET (window));
}

/* One asks, another passes, a third chooses in private and shows one card to who asked. */
static void
test_show (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbCardSet asked = make_question (table, CY, 2);
  CbCardSet held = asked & get_hand (table, ANN);
  guint other = cb_card_set_first (held & (held - 1));
  const char *name = cb_edition_get_card (cb_editions_get_builtin (0), other)->name;
  CbWindow *window = cb_ui_test_open_window (800, 900);
  guint n_events;

  let_all_look (table);
  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("Cy’s turn"));
  ask_for (window, asked);
  g_assert_cmpint (cb_sealed_deal_get_play (table)->asker, ==, CY);
  g_assert_cmphex (cb_sealed_deal_get_play (table)->cards, ==, asked);
  g_assert_true (cb_ui_test_reads ("Dan passed, Ann must show Cy a card"));
  g_assert_true (cb_ui_test_reads ("Pass to Ann"));
  g_assert_cmpuint (count_told (window, ALL), ==, 0);
  g_assert_true (cb_ui_test_reads ("Take the Suggestion Back"));

  hold_to_see (window);
  g_assert_true (cb_ui_test_reads ("Ann, which one do you show Cy?"));
  g_assert_true (cb_ui_test_reads ("not yours"));
  g_assert_false (cb_sealed_deal_get_play (table)->can_take_back);
  /* Nothing is chosen yet, and a button pressed too early shows nothing. */
  n_events = cb_sealed_deal_get_n_events (table);
  gtk_widget_activate_action (find_show_page (window), "show.choose", NULL);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (table), ==, n_events);
  for (GtkWidget *card = gtk_widget_get_first_child (
         cb_ui_test_find (find_show_page (window), GTK_TYPE_BOX, "choice"));
       card != NULL; card = gtk_widget_get_next_sibling (card))
    if (cb_ui_test_find_label (card, "not yours") == NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), TRUE);
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "show.choose");
  cb_ui_test_wait (cb_ui_test_reads ("Pass to Cy"));
  g_assert_cmpuint (count_told (window, ALL), ==, 0);
  g_assert_false (cb_ui_test_reads ("not yours"));
  g_assert_null (
    gtk_widget_get_first_child (cb_ui_test_find (find_show_page (window), GTK_TYPE_BOX, "choice")));
  g_assert_true (cb_ui_test_reads ("Dan passed, Ann showed Cy a card"));

  hold_to_see (window);
  g_assert_cmpuint (count_told (window, ALL), ==, 1);
  g_assert_cmpint (cb_sealed_deal_get_shown (table, ANN), ==, (int) other);
  g_assert_nonnull (cb_ui_test_find_label (GTK_WIDGET (window), "Cy, this is for you"));
  g_assert_true (cb_ui_test_reads (name));
  g_object_set (cb_ui_test_find (find_show_page (window), CB_TYPE_SECRET, NULL), "patience", 50,
                NULL);
  cb_ui_test_wait (cb_ui_test_reads ("Cy has seen it"));
  g_assert_cmpuint (count_told (window, ALL), ==, 0);
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "navigation.pop");
  g_assert_null (find_show_page (window));
  g_assert_true (cb_ui_test_reads ("Dan passed, Ann showed Cy a card"));
  g_assert_true (cb_ui_test_reads ("Dan’s turn"));
  g_assert_cmpuint (count_seen (ALL), ==, 0);
  cb_ui_test_close_window (window);
}

/* Who holds only one of the cards has no choice, and holds the button all the same. Left in
 * between, it goes on where it stood. */
static void
test_show_later (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbCardSet asked = make_question (table, CY, 1);
  CbCardSet held = asked & get_hand (table, ANN);
  CbWindow *window = cb_ui_test_open_window (800, 900);

  let_all_look (table);
  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  ask_for (window, asked);
  hold_to_see (window);
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "navigation.pop");
  g_assert_true (cb_ui_test_reads ("Pass to Ann"));
  g_assert_cmpuint (count_seen (ALL), ==, 0);
  g_assert_false (gtk_widget_get_visible (find_on_table (window, "accuse_button")));

  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.show");
  g_assert_cmpuint (count_told (window, ALL), ==, 0);
  hold_to_see (window);
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "show.choose");
  cb_ui_test_wait (cb_sealed_deal_get_play (table)->step == CB_PLAY_SEE);
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "navigation.pop");
  g_assert_true (cb_ui_test_reads ("Pass to Cy"));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.show");
  hold_to_see (window);
  g_assert_cmphex (cb_card_set_of ((guint) cb_sealed_deal_get_shown (table, ANN)), ==, held);
  /* Away from the page, nobody sees it once more. */
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "navigation.pop");
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.show");
  g_assert_false (cb_ui_test_reads ("Hold to See It Again"));
  g_assert_true (cb_ui_test_reads ("Who Asks?"));
  cb_ui_test_close_window (window);
}

/* Before anybody looked it can be taken back; where nobody can show there is nothing to hold. */
static void
test_take_back (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbCardSet envelope = cb_sealed_deal_get_envelope (table);
  CbWindow *window = cb_ui_test_open_window (800, 900);
  GtkWidget *picker;

  let_all_look (table);
  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  ask_for (window, make_question (table, CY, 1));
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "show.take-back");
  cb_ui_test_wait (cb_sealed_deal_get_play (table)->step == CB_PLAY_TURN);
  g_assert_cmpint (cb_sealed_deal_get_play (table)->seat, ==, CY);
  g_assert_true (cb_ui_test_reads ("Who Asks?"));
  /* A second card of a category takes the place of the first. */
  picker = cb_ui_test_find (find_show_page (window), CB_TYPE_CARD_PICKER, NULL);
  cb_card_picker_set_chosen (CB_CARD_PICKER (picker), envelope);
  for (guint i = 0; i < 2; i++)
    gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (
        cb_ui_test_find_label (picker, i == 0 ? "Scarlet" : "Plum"), GTK_TYPE_TOGGLE_BUTTON)),
      TRUE);
  g_assert_cmphex (cb_card_picker_get_chosen (CB_CARD_PICKER (picker)) & 0x3f, ==, 1 << 5);
  cb_card_picker_set_chosen (CB_CARD_PICKER (picker), envelope);
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "show.ask");
  g_assert_true (cb_ui_test_reads ("Nobody can show a card."));
  g_assert_false (cb_ui_test_reads ("Hold to See"));
  cb_ui_test_act (window, CB_TYPE_SHOW_PAGE, "navigation.pop");
  g_assert_true (cb_ui_test_reads ("Dan’s turn"));
  g_assert_true (cb_ui_test_reads ("Nobody can show a card."));
  cb_ui_test_close_window (window);
}

static GtkListBoxRow *
find_row (CbWindow *window, const char *list)
{
  return gtk_list_box_get_row_at_index (
    GTK_LIST_BOX (cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, list)), 0);
}

/* A game that goes on is the first thing on the page of cases, and moves down when it is over. */
static void
test_running (void)
{
  CbTables *tables = cb_application_get_shared (cb_ui_test_start ())->tables;
  CbWindow *window = cb_ui_test_open_window (800, 900);
  CbSealedDeal *table = deal ();
  GtkListBoxRow *row;

  cb_tables_add_async (tables, table, NULL, NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_wait (cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, "running_list") !=
                     NULL &&
                   find_row (window, "running_list") != NULL);
  row = find_row (window, "running_list");
  g_assert_null (find_row (window, "table_list"));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==,
                   "Ann, Bob, Cy, Dan");
  g_assert_true (gtk_widget_activate_action_variant (
    GTK_WIDGET (row), gtk_actionable_get_action_name (GTK_ACTIONABLE (row)),
    gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row))));
  cb_ui_test_wait (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL) != NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.open-for-all");
  cb_ui_test_wait (cb_ui_test_reads ("Nothing was changed since the deal."));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "navigation.pop");
  g_assert_null (find_row (window, "running_list"));
  g_assert_nonnull (find_row (window, "table_list"));
  cb_ui_test_close_window (window);
}

/* The same people get new cards, and whoever sits to the left is dealt first. */
static void
test_deal_again (void)
{
  g_autoptr (CbSealedDeal) table = deal_with (TRUE);
  CbWindow *window = cb_ui_test_open_window (800, 900);
  GtkWidget *page;
  CbSealedDeal *again;
  CbSetup *setup;

  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.open-for-all");
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.deal-again");
  cb_ui_test_wait ((page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL)) !=
                     NULL &&
                   cb_table_page_get_deal (CB_TABLE_PAGE (page)) != table);
  again = cb_table_page_get_deal (CB_TABLE_PAGE (page));
  setup = cb_sealed_deal_get_table (again);
  g_assert_false (cb_sealed_deal_is_open (again));
  g_assert_cmpuint (setup->n_players, ==, N_PLAYERS);
  for (guint i = 0; i < N_PLAYERS; i++)
    g_assert_cmpstr (setup->players[i].name, ==, NAMES[i]);
  g_assert_cmpint (setup->first_dealt, ==, DAN);
  g_assert_cmpuint (setup->face_down, ==, 2);
  cb_ui_test_close_window (window);
}

/* The form has the same people, who change their seats in it; the new table takes the place of the
 * old one. */
static void
test_other_seats (void)
{
  g_autoptr (CbSealedDeal) table = deal_with (TRUE);
  CbWindow *window = cb_ui_test_open_window (800, 900);
  CbSetupPage *form;
  CbSetupDraft *draft;
  GtkWidget *page;
  CbSetup *setup;

  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.open-for-all");
  g_assert_true (cb_ui_test_reads ("Same People in Other Seats"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.deal", NULL);
  form = CB_SETUP_PAGE (cb_ui_test_get_page (window));
  g_assert_cmpint (cb_setup_page_get_step (form), ==, CB_STEP_PLAYERS);
  draft = cb_setup_page_get_draft (form);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, N_PLAYERS);
  for (guint i = 0; i < N_PLAYERS; i++)
    g_assert_cmpstr (cb_setup_seat_get_name (cb_setup_draft_get_seat (draft, i)), ==, NAMES[i]);
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, ANN), NAMES[BOB]);
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, BOB), NAMES[ANN]);
  while (cb_ui_test_get_page (window) == ADW_NAVIGATION_PAGE (form) &&
         gtk_widget_get_sensitive (GTK_WIDGET (form)))
    {
      gtk_widget_activate_action (GTK_WIDGET (form), "setup.next", NULL);
      cb_ui_test_draw (GTK_WIDGET (window));
    }
  cb_ui_test_wait ((page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL)) !=
                     NULL &&
                   cb_table_page_get_deal (CB_TABLE_PAGE (page)) != table);
  setup = cb_sealed_deal_get_table (cb_table_page_get_deal (CB_TABLE_PAGE (page)));
  g_assert_cmpuint (setup->n_players, ==, N_PLAYERS);
  g_assert_cmpstr (setup->players[ANN].name, ==, NAMES[BOB]);
  g_assert_cmpstr (setup->players[BOB].name, ==, NAMES[ANN]);
  g_assert_cmpstr (setup->players[CY].name, ==, NAMES[CY]);
  g_assert_null (cb_window_find_table (table));
  cb_ui_test_close_window (window);
}

/* The button of a form for one of the players. */
static GtkWidget *
find_to_hold (GtkWidget *root, const char *label)
{
  g_autofree char *own = NULL;

  if (CB_IS_HOLD_BUTTON (root))
    g_object_get (root, "label", &own, NULL);
  if (g_strcmp0 (own, label) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_to_hold (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Who leaves lays the hand open for all, and is not waited for, or asked, any more. */
static void
test_leave (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = cb_ui_test_open_window (800, 900);
  g_autofree char *names = NULL;

  for (guint i = ANN; i <= DAN; i++)
    if (i != BOB)
      cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, i }, NULL);
  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("Pass to Bob"));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.leave");
  g_assert_nonnull (find_to_hold (GTK_WIDGET (window), "Ann Leaves – Hold"));
  gtk_widget_activate_action (find_to_hold (GTK_WIDGET (window), "Bob Leaves – Hold"),
                              "hold.finish", NULL);
  cb_ui_test_wait (cb_ui_test_reads ("Bob left, and the hand was revealed"));
  names = cb_edition_join_names (cb_sealed_deal_get_table (table)->edition, get_hand (table, BOB));
  g_assert_true (cb_ui_test_reads (names));
  g_assert_true (cb_ui_test_reads ("Out, hand revealed"));
  g_assert_true (cb_ui_test_reads ("Cy’s turn"));
  g_assert_false (cb_ui_test_reads ("Pass to Bob"));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.leave");
  g_assert_null (find_to_hold (GTK_WIDGET (window), "Bob Leaves – Hold"));
  adw_dialog_force_close (cb_ui_test_get_dialog (window));
  cb_ui_test_close_window (window);
}

/* A name is corrected where it stands everywhere at once; what is no name is refused in words. */
static void
test_rename (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = cb_ui_test_open_window (800, 900);
  AdwAlertDialog *alert;
  GtkWidget *row;

  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.rename");
  alert = ADW_ALERT_DIALOG (cb_ui_test_get_dialog (window));
  row = cb_ui_test_find (GTK_WIDGET (alert), ADW_TYPE_ENTRY_ROW, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Ann");
  g_assert_false (adw_alert_dialog_get_response_enabled (alert, "correct"));
  gtk_editable_set_text (GTK_EDITABLE (row), "bob");
  g_assert_false (adw_alert_dialog_get_response_enabled (alert, "correct"));
  g_assert_cmpstr (adw_alert_dialog_get_body (alert), ==,
                   "Two players are called Bob. Give one of them another name.");
  gtk_editable_set_text (GTK_EDITABLE (row), "Anna");
  g_assert_cmpstr (adw_alert_dialog_get_body (alert), ==, "");
  cb_ui_test_click (GTK_WIDGET (alert), "Correct");
  cb_ui_test_wait (cb_ui_test_reads ("Classic with Anna, Bob"));
  cb_ui_test_wait (cb_ui_test_get_dialog (window) == NULL);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (table), ==, 1);
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.leave");
  g_assert_nonnull (find_to_hold (GTK_WIDGET (window), "Anna Leaves – Hold"));
  adw_dialog_force_close (cb_ui_test_get_dialog (window));
  cb_ui_test_close_window (window);
}

static CbDealPromise *
promise (void)
{
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (0));
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (11);
  const CbDealChoices choices = { .policy = CB_DEAL_ALL };

  for (guint i = 0; i < N_PLAYERS; i++)
    cb_setup_add_player (table, NAMES[i], -1, -1);
  return cb_deal_promise_new (table, &choices, random, NULL);
}

static void
give_numbers (CbSealedDeal *table)
{
  CbDealEvent event = { .kind = CB_DEAL_EVENT_NUMBER, .seat = DAN };

  g_assert_true (cb_sealed_deal_note (table, &event, NULL));
  event.seat = ANN;
  event.number = 417;
  g_assert_true (cb_sealed_deal_note (table, &event, NULL));
}

static const char *
read_number_row (CbWindow *window, guint seat)
{
  GtkWidget *rows = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX, "numbers");

  return adw_action_row_get_subtitle (
    ADW_ACTION_ROW (gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows), (int) seat)));
}

/* Taps the digits, with "<" for the key that takes one back. */
static void
tap (CbWindow *window, const char *keys, const char *shown)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_NUMBER_PAGE, NULL);

  for (; *keys != '\0'; keys++)
    if (*keys == '<')
      gtk_widget_activate_action (page, "number.erase", NULL);
    else
      gtk_widget_activate_action (page, "number.digit", "u", (guint) (*keys - '0'));
  g_assert_cmpstr (
    gtk_label_get_label (GTK_LABEL (cb_ui_test_find (page, GTK_TYPE_LABEL, "number_label"))), ==,
    shown);
}

/* Behind the link of the table everybody may tap a number, in one spelling, until a hand is seen.
 */
static void
test_numbers (void)
{
  g_autoptr (CbDealPromise) promised = promise ();
  g_autoptr (CbSealedDeal) table = cb_sealed_deal_new (promised);
  CbWindow *window = cb_ui_test_open_window (360, 640);
  GtkWidget *page;

  cb_window_show_table (window, table);
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.proof");
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_PROOF_PAGE, NULL);
  g_assert_cmpstr (read_number_row (window, BOB), ==, "Give a Number");
  g_assert_true (gtk_widget_activate_action (page, "proof.number", "u", BOB));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("Bob’s Number"));
  tap (window, "", "–");
  tap (window, "007", "7");
  tap (window, "<", "–");
  tap (window, "0", "0");
  tap (window, "4175239", "417523");
  tap (window, "<<<", "417");
  cb_ui_test_act (window, CB_TYPE_NUMBER_PAGE, "number.give");
  g_assert_cmpint (cb_sealed_deal_get_number (table, BOB), ==, 417);
  g_assert_cmpstr (read_number_row (window, BOB), ==, "417");

  g_assert_true (gtk_widget_activate_action (page, "proof.number", "u", DAN));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("Bob 417"));
  tap (window, "5", "5");
  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, ANN }, NULL);
  cb_ui_test_act (window, CB_TYPE_NUMBER_PAGE, "number.give");
  g_assert_true (
    cb_ui_test_reads ("Each player gives one number, before anybody looks at a card."));
  g_assert_cmpint (cb_sealed_deal_get_number (table, DAN), ==, CB_TABLE_NO_NUMBER);
  g_assert_cmpstr (read_number_row (window, DAN), ==, "No number");
  cb_ui_test_close_window (window);
}

static void
type_fingerprint (CbWindow *window, const char *typed, const char *answer)
{
  GtkWidget *row = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_ENTRY_ROW, "compare_row");

  gtk_editable_set_text (GTK_EDITABLE (row), typed);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, answer);
}

/* The numbers and what was checked are there in the end, and what people wrote down is compared. */
static void
test_checked (void)
{
  g_autoptr (CbDealPromise) promised = promise ();
  g_autoptr (CbSealedDeal) table = cb_sealed_deal_new (promised);
  g_autofree char *deal_code = cb_sealed_deal_make_short_fingerprint (table);
  CbWindow *window = cb_ui_test_open_window (800, 900);
  g_autofree char *record_code = NULL;

  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_false (cb_ui_test_reads (deal_code));
  give_numbers (table);
  g_assert_true (cb_ui_test_reads ("Ann 417, Dan 0"));
  cb_ui_test_act (window, CB_TYPE_TABLE_PAGE, "table.proof");
  g_assert_true (cb_ui_test_reads (deal_code));
  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, BOB }, NULL);
  record_code = cb_fingerprint_shorten (cb_sealed_deal_get_record_fingerprint (table, 3));
  g_assert_true (cb_ui_test_reads (record_code));
  adw_expander_row_set_expanded (
    ADW_EXPANDER_ROW (cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_EXPANDER_ROW, NULL)), TRUE);
  g_assert_true (cb_ui_test_reads ("3. Bob’s hand was shown"));
  g_assert_false (cb_ui_test_reads ("Nothing was changed"));
  g_assert_true (cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL));
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("417"));
  g_assert_true (cb_ui_test_reads ("They follow from the secret and the numbers"));
  g_assert_true (cb_ui_test_reads ("4 entries, none changed or left out"));
  g_assert_true (
    cb_ui_test_reads ("Nobody could choose the cards without foreseeing the numbers."));
  type_fingerprint (window, deal_code, "Matches the Deal’s Fingerprint");
  type_fingerprint (window, record_code, "Matches the Record After 3 Entries");
  type_fingerprint (window, "7HQ2-C04N-PX4T", "Fingerprints Differ");
  cb_ui_test_close_window (window);
}

static void
created_cb (CbCase **created, CbCase *case_)
{
  g_set_object (created, case_);
}

static const char *
read_message (GtkWidget *dialog)
{
  return gtk_label_get_text (GTK_LABEL (cb_ui_test_find (dialog, GTK_TYPE_LABEL, "message")));
}

static void
test_code (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (table, CY);
  g_autofree char *code = cb_hand_make_code (setup);
  g_autofree char *slip = g_strdup (code);
  g_autoptr (CbCase) created = NULL;
  CbWindow *window = cb_ui_test_open_window (600, 600);
  CbCodeDialog *dialog = g_object_new (CB_TYPE_CODE_DIALOG, NULL);
  GtkWidget *entry;

  g_signal_connect_swapped (dialog, "created", G_CALLBACK (created_cb), &created);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
  cb_ui_test_draw (GTK_WIDGET (window));
  entry = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, "code_row");

  gtk_editable_set_text (GTK_EDITABLE (entry), "AB");
  g_assert_cmpstr (read_message (GTK_WIDGET (dialog)), ==, "");
  slip[2] = slip[2] == 'A' ? 'B' : 'A';
  gtk_editable_set_text (GTK_EDITABLE (entry), slip);
  g_assert_cmpstr (read_message (GTK_WIDGET (dialog)), !=, "");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "code.create", NULL);
  g_assert_null (created);

  gtk_editable_set_text (GTK_EDITABLE (entry), code);
  g_assert_cmpstr (read_message (GTK_WIDGET (dialog)), ==,
                   "Classic: you are Player 3 of 4, with 5 cards.");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "code.create", NULL));
  g_assert_nonnull (created);
  g_assert_cmpuint (cb_case_get_setup (created)->hand, ==, setup->hand);
  g_assert_cmpint (cb_case_get_setup (created)->me, ==, CY);
  cb_ui_test_close_window (window);
}

/* The codes of what happened at the table, from the page of a hand to a notebook elsewhere: not one
 * before the button was held, and none for others. */
static void
test_table_code (Kept *self, gconstpointer data)
{
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->table, BOB);
  g_autofree char *hand_code = cb_hand_make_code (setup);
  g_autoptr (CbSetup) elsewhere = cb_hand_read_code (hand_code, NULL, NULL);
  g_autoptr (CbCase) case_ = cb_case_new (elsewhere, "Friday");
  g_auto (GStrv) codes = NULL, others = NULL;
  g_autofree char *listed = NULL;
  GtkWidget *page, *dialog, *entry;
  int card = play_turn (self->table, BOB);

  codes = cb_table_code_make (self->table, BOB, NULL);
  others = cb_table_code_make (self->table, ANN, NULL);
  g_assert_cmpuint (g_strv_length (codes), ==, 1);
  listed = g_strdup_printf ("1. %s", codes[0]);
  page = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_TABLE_PAGE, NULL);
  g_assert_true (gtk_widget_activate_action (page, "table.hand", "u", BOB));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_false (cb_ui_test_reads (codes[0]));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_wait (cb_ui_test_reads (listed));
  g_assert_false (cb_ui_test_reads (others[0]));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.not-me");
  g_assert_false (cb_ui_test_reads (codes[0]));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "navigation.pop");

  cb_window_show_case (self->window, case_);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.enter-table-code", NULL);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  dialog = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_CODE_DIALOG, NULL);
  entry = cb_ui_test_find (dialog, ADW_TYPE_ENTRY_ROW, "code_row");
  gtk_editable_set_text (GTK_EDITABLE (entry), others[0]);
  g_assert_cmpstr (read_message (dialog), ==, "This code is for another hand.");
  gtk_widget_activate_action (dialog, "code.create", NULL);
  g_assert_cmpuint (count_entries (case_), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), codes[0]);
  g_assert_cmpstr (read_message (dialog), ==, "1 new entry.");
  g_assert_true (gtk_widget_activate_action (dialog, "code.create", NULL));
  g_assert_cmpuint (count_entries (case_), ==, 1);
  g_assert_cmpint (get_card_shown (case_, 0), ==, card);
  cb_case_undo (case_);
  g_assert_cmpuint (count_entries (case_), ==, 0);
}

static gboolean
is_mapped (CbWindow *window, GType type, const char *name)
{
  GtkWidget *widget = cb_ui_test_find (GTK_WIDGET (window), type, name);

  return widget != NULL && gtk_widget_get_mapped (widget);
}

/* On a telephone the cards fill the page, and what to take along has one of its own. */
static void
test_own_device (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (table, BOB);
  g_autofree char *code = cb_hand_make_code (setup);
  CbWindow *window = open_hand_page_in (table, BOB, 360, 640);
  GtkWidget *label;
  graphene_rect_t bounds;

  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  g_assert_true (is_mapped (window, CB_TYPE_CARD_FACES, "faces"));
  g_assert_true (is_mapped (window, GTK_TYPE_BUTTON, "device_button"));
  g_assert_false (is_mapped (window, GTK_TYPE_LABEL, "code_label"));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.device");
  g_assert_false (is_mapped (window, CB_TYPE_CARD_FACES, "faces"));
  label = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "code_label");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, code);
  g_assert_true (gtk_widget_compute_bounds (
    label, cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_SCROLLED_WINDOW, "scrolled"), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <, 560);
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.cards");
  g_assert_true (is_mapped (window, CB_TYPE_CARD_FACES, "faces"));
  g_assert_false (is_mapped (window, GTK_TYPE_LABEL, "code_label"));
  /* The next one sees the cards first. */
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.device");
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.done");
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  g_assert_true (is_mapped (window, CB_TYPE_CARD_FACES, "faces"));
  cb_ui_test_close_window (window);
}

static void
count_cb (guint *n)
{
  ++*n;
}

/* Who holds somebody else’s cards covers them at once; their owner is asked then, and dealing again
 * is offered as long as nothing is lost by it. */
static void
test_wrong_person (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_hand_page (table, BOB);
  GtkWidget *again;
  guint n = 0;

  again = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_BUTTON, "again_button");
  g_signal_connect_swapped (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HAND_PAGE, NULL),
                            "deal-again", G_CALLBACK (count_cb), &n);
  g_assert_true (cb_ui_test_reads ("Pass to Bob"));
  g_assert_false (gtk_widget_get_mapped (again));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  g_assert_true (cb_ui_test_reads ("I’m not Bob"));
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HAND_PAGE, NULL),
                              "hand.not-me", NULL);
  g_assert_cmpuint (count_seen (~(CbCardSet) 0 >> 11), ==, 0);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_true (cb_ui_test_reads ("Was that you, Bob?"));
  g_assert_true (cb_ui_test_reads ("It Was Me – Hold"));
  g_assert_true (cb_ui_test_reads ("tell the others"));
  g_assert_true (gtk_widget_get_mapped (again));
  let_all_look (table);
  play_turn (table, ANN);
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.not-me");
  g_assert_true (cb_ui_test_reads ("Was that you, Bob?"));
  g_assert_false (gtk_widget_get_mapped (again));
  g_assert_cmpuint (n, ==, 0);
  cb_ui_test_close_window (window);
}

/* The code is drawn, saved as a picture, and read as a camera would. */
static void
test_qr_code (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (table, ANN);
  g_autofree char *words = cb_hand_make_words (setup, NULL);
  g_autofree char *zbar = g_find_program_in_path ("zbarimg");
  g_autofree char *path = NULL;
  g_autofree char *read = NULL;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *code = GTK_WIDGET (cb_painting_new (GTK_ACCESSIBLE_ROLE_IMG));

  if (zbar == NULL || !HAS_QR_CODES)
    {
      gtk_window_destroy (GTK_WINDOW (window));
      g_object_ref_sink (code);
      g_object_unref (code);
      g_test_skip ("zbarimg is not there, or this build has no QR codes");
      return;
    }
  cb_qr_code_show (CB_PAINTING (code), words);
  gtk_window_set_child (GTK_WINDOW (window), code);
  gtk_window_set_default_size (GTK_WINDOW (window), 420, 420);
  gtk_window_present (GTK_WINDOW (window));
  cb_ui_test_draw (window);
  paintable = gtk_widget_paintable_new (code);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (code),
                          gtk_widget_get_height (code));
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  path = g_build_filename (g_get_tmp_dir (), "casebook-qr-test.png", NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  gtk_window_destroy (GTK_WINDOW (window));

  g_spawn_sync (NULL, (char *[]) { zbar, (char *) "--quiet", (char *) "--raw", path, NULL }, NULL,
                G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &read, NULL, NULL, &error);
  g_unlink (path);
  g_assert_no_error (error);
  g_assert_cmpstr (g_strstrip (read), ==, g_strstrip (words));
}

static void
add_kept (const char *path, void (*test) (Kept *self, gconstpointer data))
{
  g_test_add (path, Kept, NULL, kept_set_up, test, kept_tear_down);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/deal/hand-over", test_hand_over);
  g_test_add_func ("/deal/hold-to-hide", test_hold_to_hide);
  g_test_add_func ("/deal/peek", test_peek);
  g_test_add_func ("/deal/let-go", test_let_go);
  g_test_add_func ("/deal/skip", test_skip);
  g_test_add_data_func ("/deal/keep-by-sliding", GINT_TO_POINTER (TRUE), test_keep);
  g_test_add_data_func ("/deal/keep-by-tapping", GINT_TO_POINTER (FALSE), test_keep);
  g_test_add_func ("/deal/keep-without-finger", test_keep_without_finger);
  g_test_add_func ("/deal/hides", test_hides);
  g_test_add_func ("/deal/peek-elsewhere", test_peek_elsewhere);
  g_test_add_func ("/deal/dice", test_dice);
  g_test_add_func ("/deal/no-toasts", test_no_toasts);
  g_test_add_func ("/deal/cover-hides-hand", test_cover_hides_hand);
  g_test_add_func ("/deal/nine", test_nine);
  g_test_add_func ("/deal/look", test_look);
  add_kept ("/deal/notebook", test_notebook);
  add_kept ("/deal/notebook-lapses", test_notebook_lapses);
  add_kept ("/deal/notebook-spoilt", test_notebook_spoilt);
  add_kept ("/deal/notebook-swept", test_notebook_swept);
  add_kept ("/deal/table-code", test_table_code);
  g_test_add_func ("/deal/own-device", test_own_device);
  g_test_add_func ("/deal/wrong-person", test_wrong_person);
  g_test_add_func ("/deal/first-look", test_first_look);
  g_test_add_func ("/deal/accuse", test_accuse);
  g_test_add_func ("/deal/show", test_show);
  g_test_add_func ("/deal/show-later", test_show_later);
  g_test_add_func ("/deal/take-back", test_take_back);
  g_test_add_func ("/deal/running", test_running);
  g_test_add_func ("/deal/deal-again", test_deal_again);
  g_test_add_func ("/deal/leave", test_leave);
  g_test_add_func ("/deal/rename", test_rename);
  g_test_add_func ("/deal/other-seats", test_other_seats);
  g_test_add_func ("/deal/numbers", test_numbers);
  g_test_add_func ("/deal/checked", test_checked);
  g_test_add_func ("/deal/code", test_code);
  g_test_add_func ("/deal/qr-code", test_qr_code);
  return g_test_run ();
}
