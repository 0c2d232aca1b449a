/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done with a deal is noted in its file before anything is shown. While the disk keeps one
 * waiting, each page says so, shows nothing, and goes on by itself once it is noted. */

#include "config.h"

#include <glib/gstdio.h>

#include "cb-card-picker.h"
#include "cb-deal-parts.h"
#include "cb-editions.h"
#include "cb-file.h"
#include "cb-hold-button.h"
#include "cb-notebook.h"
#include "cb-table-page.h"
#include "cb-test-deal.h"
#include "cb-ui-test.h"
#include "parts.h"

enum
{
  ANN,
  BOB,
  CY
};

#define ALL_CARDS (~(CbCardSet) 0 >> 11)

/* A deal in a file that others can hold, and the window with it. */
typedef struct
{
  CbSealedDeal *table;
  char *folder;
  GFile *file;
  CbFileLock *lock;
  CbWindow *window;
  GtkWidget *table_page;
} Fixture;

/* Two cards lie face down. */
static void
set_up (Fixture *self, gconstpointer data)
{
  static const char *const names[] = { "Ann", "Bob", "Cy", "Dan" };
  const CbDealChoices choices = { .policy = CB_DEAL_EQUAL, .rest_down = TRUE };
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (0));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    cb_setup_add_player (table, names[i], -1, -1);
  self->table = cb_test_deal (table, &choices, 11, &error);
  g_assert_no_error (error);
  self->folder = g_dir_make_tmp ("casebook-XXXXXX", NULL);
  self->file = g_file_new_build_filename (self->folder, "a.deal", NULL);
  g_assert_true (cb_sealed_deal_keep_in (self->table, self->file, NULL));

  self->window = cb_ui_test_open_window (800, 900);
  cb_window_show_table (self->window, self->table);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  self->table_page = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_TABLE_PAGE, NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  cb_ui_test_close_window (self->window);
  g_clear_object (&self->table);
  g_assert_true (g_file_delete (self->file, NULL, NULL));
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_object_unref (self->file);
  g_free (self->folder);
}

static guint
count_seen (CbCardSet cards)
{
  return cb_ui_test_count_cards (cb_editions_get_builtin (0), cards);
}

/* Does it while the disk does not answer, and sees that nothing comes of it but words. */
static void
act_on_slow_disk (Fixture *self, GType type, const char *action, CbCardSet secret)
{
  guint n_events = cb_sealed_deal_get_n_events (self->table);

  g_assert_null (self->lock);
  self->lock = cb_file_lock (self->file, NULL, NULL);
  g_assert_nonnull (self->lock);
  cb_ui_test_act (self->window, type, action);
  cb_ui_test_wait (cb_sealed_deal_get_waiting (self->table));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->table), ==, n_events);
  g_assert_true (cb_ui_test_reads ("Saving… Waiting for the disk"));
  g_assert_cmpuint (count_seen (secret), ==, 0);
}

static void
free_disk (Fixture *self)
{
  g_clear_pointer (&self->lock, cb_file_lock_free);
}

/* Noted, it is done as if the disk had been quick. */
static void
expect_shown (Fixture *self, CbCardSet cards)
{
  free_disk (self);
  cb_ui_test_wait (count_seen (cards) == cb_card_set_size (cards));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_false (cb_ui_test_reads ("Saving…"));
}

/* Who has covered the page meanwhile is shown nothing afterwards either, though it is noted. */
static void
test_hand (Fixture *self, gconstpointer data)
{
  CbCover *cover = cb_application_get_shared (cb_ui_test_start ())->cover;
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->table, ANN);

  g_assert_true (gtk_widget_activate_action (self->table_page, "table.hand", "u", ANN));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  act_on_slow_disk (self, CB_TYPE_HAND_PAGE, "hand.show", ALL_CARDS);
  cb_cover_set_covered (cover, TRUE);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  free_disk (self);
  cb_ui_test_wait (cb_sealed_deal_get_n_events (self->table) == 1);
  cb_cover_set_covered (cover, FALSE);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_cmpuint (count_seen (ALL_CARDS), ==, 0);
  g_assert_false (cb_ui_test_reads ("Saving…"));

  act_on_slow_disk (self, CB_TYPE_HAND_PAGE, "hand.show", ALL_CARDS);
  expect_shown (self, setup->hand);
}

static void
touch (GtkWidget *button, gboolean down)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller) && down)
        g_signal_emit_by_name (controller, "pressed", 1, 5.0, 5.0);
      else if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "end", NULL);
    }
}

/* Whoever has let go before the look is noted sees nothing; it is noted all the same, and the next
 * one is asked for. */
static void
test_let_go (Fixture *self, gconstpointer data)
{
  GtkWidget *button;

  g_assert_true (gtk_widget_activate_action (self->table_page, "table.hand", "u", ANN));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  button = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_HOLD_BUTTON, "hold_button");
  self->lock = cb_file_lock (self->file, NULL, NULL);
  touch (button, TRUE);
  cb_ui_test_wait (cb_sealed_deal_get_waiting (self->table));
  g_assert_true (cb_ui_test_reads ("Saving… Waiting for the disk"));
  touch (button, FALSE);
  free_disk (self);
  cb_ui_test_wait (cb_sealed_deal_get_n_events (self->table) == 1);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_cmpuint (count_seen (ALL_CARDS), ==, 0);
  g_assert_false (cb_ui_test_reads ("Saving…"));
  g_assert_true (cb_ui_test_reads ("Hold to Pass to Bob"));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.done");
  g_assert_true (cb_ui_test_reads ("Pass to Bob"));
}

/* Who looks cannot be changed any more, and nobody has looked before that is noted. */
static void
test_look (Fixture *self, gconstpointer data)
{
  CbCardSet card = cb_card_set_of (cb_sealed_deal_get_card_down (self->table, 1));
  GtkWidget *page, *row;

  g_assert_true (gtk_widget_activate_action (self->table_page, "table.look", "u", 1));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  page = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_LOOK_PAGE, NULL);
  row = cb_ui_test_find (page, ADW_TYPE_COMBO_ROW, "player_row");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), CY + 1);
  act_on_slow_disk (self, CB_TYPE_LOOK_PAGE, "look.show", ALL_CARDS);
  g_assert_false (gtk_widget_is_sensitive (row));
  g_assert_false (cb_sealed_deal_has_looked_down (self->table, CY, 1));

  expect_shown (self, card);
  g_assert_true (cb_sealed_deal_has_looked_down (self->table, CY, 1));
  cb_ui_test_act (self->window, CB_TYPE_LOOK_PAGE, "navigation.pop");
  cb_ui_test_wait (cb_ui_test_reads ("looked at by Cy"));
}

/* An accusation is judged, and the envelope seen, only once that is noted. */
static void
test_accuse (Fixture *self, gconstpointer data)
{
  CbCardSet envelope = cb_sealed_deal_get_envelope (self->table);
  CbCardSet suspects = cb_edition_get_category (cb_editions_get_builtin (0), 0)->cards;
  CbCardSet wrong = (envelope & ~suspects) |
                    cb_card_set_of (cb_card_set_first (suspects & ~envelope));
  GtkWidget *page, *picker;

  g_assert_true (gtk_widget_activate_action (self->table_page, "table.accuse", "u", BOB));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  page = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_ACCUSE_PAGE, NULL);
  picker = cb_ui_test_find (page, CB_TYPE_CARD_PICKER, NULL);
  cb_card_picker_set_chosen (CB_CARD_PICKER (picker), wrong);
  act_on_slow_disk (self, CB_TYPE_ACCUSE_PAGE, "accuse.judge", 0);
  g_assert_false (gtk_widget_is_sensitive (picker));
  g_assert_cmphex (cb_card_picker_get_chosen (CB_CARD_PICKER (picker)), ==, wrong);
  g_assert_false (cb_ui_test_reads ("Not This Time"));
  free_disk (self);
  cb_ui_test_wait (cb_ui_test_reads ("Not This Time"));
  g_assert_false (cb_ui_test_reads ("Saving…"));

  act_on_slow_disk (self, CB_TYPE_ACCUSE_PAGE, "accuse.show-envelope", envelope);
  expect_shown (self, envelope);
}

/* Nothing is revealed, to nobody, before all can be told later that it was. */
static void
test_table (Fixture *self, gconstpointer data)
{
  CbCardSet envelope = cb_sealed_deal_get_envelope (self->table);

  act_on_slow_disk (self, CB_TYPE_TABLE_PAGE, "table.open-for-all", ALL_CARDS);
  g_assert_false (cb_sealed_deal_is_open (self->table));
  expect_shown (self, envelope);
  g_assert_true (cb_sealed_deal_is_open (self->table));
}

/* The envelope is revealed though that cannot be noted, as there is no game left to spoil; and it
 * is told. */
static void
test_no_disk (Fixture *self, gconstpointer data)
{
  CbCardSet envelope = cb_sealed_deal_get_envelope (self->table);
  g_autofree char *away = g_strconcat (self->folder, "-away", NULL);
  AdwDialog *alert;

  g_assert_cmpint (g_rename (self->folder, away), ==, 0);
  cb_ui_test_act (self->window, CB_TYPE_TABLE_PAGE, "table.open-for-all");
  cb_ui_test_wait (cb_ui_test_get_dialog (self->window) != NULL);
  alert = cb_ui_test_get_dialog (self->window);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (alert)), ==,
                   "Revealed, but Not Saved");
  g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (alert)), ==,
                   "“a.deal”: it was deleted or moved");
  cb_ui_test_click (GTK_WIDGET (alert), "Close");
  cb_ui_test_wait (cb_ui_test_get_dialog (self->window) == NULL);
  g_assert_true (cb_sealed_deal_is_open (self->table));
  g_assert_cmpuint (count_seen (envelope), ==, cb_card_set_size (envelope));
  g_assert_cmpint (g_rename (away, self->folder), ==, 0);
}

/* What cannot be saved is not shown; the words say which file and what to do, and once the folder
 * is back it works. */
static void
test_no_disk_for_a_hand (Fixture *self, gconstpointer data)
{
  g_autofree char *away = g_strconcat (self->folder, "-away", NULL);
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->table, ANN);

  g_assert_true (gtk_widget_activate_action (self->table_page, "table.hand", "u", ANN));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_cmpint (g_rename (self->folder, away), ==, 0);
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_wait (
    cb_ui_test_reads ("“a.deal”: it was deleted or moved. Nothing was done or shown, "
                      "as it could not be saved. Try again."));
  g_assert_cmpuint (count_seen (ALL_CARDS), ==, 0);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->table), ==, 0);

  g_assert_cmpint (g_rename (away, self->folder), ==, 0);
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.show");
  expect_shown (self, setup->hand);
}

static void
opened_cb (CbCase **opened, CbCase *case_)
{
  g_set_object (opened, case_);
}

/* A notebook that cannot be written, as something else has its name, is not opened, and the record
 * has the look; then it is, whole. */
static void
test_no_notebook (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = cb_notebook_make_file (self->table, BOB);
  g_autoptr (CbCase) opened = NULL;
  GtkWidget *page;

  g_assert_true (g_file_make_directory (file, NULL, NULL));
  g_assert_true (gtk_widget_activate_action (self->table_page, "table.notebook", "u", BOB));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  page = cb_ui_test_find (GTK_WIDGET (self->window), CB_TYPE_HAND_PAGE, NULL);
  g_signal_connect_swapped (page, "notebook", G_CALLBACK (opened_cb), &opened);
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_wait (cb_ui_test_reads ("“a-2.casebook”: Is a directory"));
  g_assert_null (opened);
  g_assert_true (cb_sealed_deal_has_looked (self->table, BOB));

  g_assert_true (g_file_delete (file, NULL, NULL));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_wait (opened != NULL);
  g_assert_cmpint (cb_case_get_setup (opened)->me, ==, BOB);
  cb_ui_test_draw (GTK_WIDGET (self->window));
  g_assert_true (g_file_delete (file, NULL, NULL));
}

/* What another program has noted meanwhile is in the record, and on the page, before what is noted
 * here; that of another game is not, and what is there stays. */
static void
test_other_writer (Fixture *self, gconstpointer data)
{
  g_autoptr (CbSealedDeal) other = cb_sealed_deal_load (self->file, NULL);
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (self->table, ANN);
  const CbDealEvent look = { .kind = CB_DEAL_EVENT_LOOK, .seat = CY };

  g_assert_true (cb_sealed_deal_note (other, &look, NULL));
  g_assert_false (cb_sealed_deal_has_looked (self->table, CY));
  g_assert_true (gtk_widget_activate_action (self->table_page, "table.hand", "u", ANN));
  cb_ui_test_draw (GTK_WIDGET (self->window));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.show");
  expect_shown (self, setup->hand);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->table), ==, 2);
  g_assert_true (cb_sealed_deal_has_looked (self->table, CY));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.done");

  /* Nothing of what was noted here since is in the other one any more. */
  g_assert_true (g_file_delete (self->file, NULL, NULL));
  g_assert_true (cb_sealed_deal_keep_in (other, self->file, NULL));
  cb_ui_test_act (self->window, CB_TYPE_HAND_PAGE, "hand.show");
  cb_ui_test_wait (cb_ui_test_reads ("“a.deal”: another program changed it. Nothing was done"));
  g_assert_cmpuint (count_seen (ALL_CARDS), ==, 0);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (self->table), ==, 2);
}

static void
add (const char *path, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  add ("/deal-disk/hand", test_hand);
  add ("/deal-disk/let-go", test_let_go);
  add ("/deal-disk/look", test_look);
  add ("/deal-disk/accuse", test_accuse);
  add ("/deal-disk/table", test_table);
  add ("/deal-disk/no-disk", test_no_disk);
  add ("/deal-disk/no-disk-for-a-hand", test_no_disk_for_a_hand);
  add ("/deal-disk/no-notebook", test_no_notebook);
  add ("/deal-disk/other-writer", test_other_writer);
  return g_test_run ();
}
