/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-picker.h"
#include "cb-deal-parts.h"
#include "cb-editions.h"
#include "cb-hold-button.h"
#include "cb-screens.h"
#include "cb-table-page.h"
#include "cb-test-deal.h"

static CbSealedDeal *
deal_with (gboolean rest_down)
{
  static const char *const names[] = { "Ada", "Bertrand", "Chloé", "Dmitri" };
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (0));
  g_autoptr (GError) error = NULL;
  CbDealChoices choices = { .policy = CB_DEAL_EQUAL, .rest_down = rest_down };
  CbSealedDeal *self;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    cb_setup_add_player (table, names[i], -1, -1);
  table->first_dealt = 1;
  self = cb_test_deal (table, &choices, 7, &error);
  g_assert_no_error (error);
  cb_sealed_deal_note (self, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL);
  return self;
}

/* Everybody but one has given a number. */
static CbDealPromise *
promise (void)
{
  static const char *const names[] = { "Ada", "Bertrand", "Chloé", "Dmitri" };
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (0));
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (7);
  const CbDealChoices choices = { .policy = CB_DEAL_EQUAL };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    cb_setup_add_player (table, names[i], -1, -1);
  table->first_dealt = 1;
  return cb_deal_promise_new (table, &choices, random, NULL);
}

static CbSealedDeal *
deal_numbers (void)
{
  static const int numbers[] = { 417, 426, CB_TABLE_NO_NUMBER, 90210 };
  g_autoptr (CbDealPromise) promised = promise ();
  CbSealedDeal *self = cb_sealed_deal_new (promised);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (numbers[i] != CB_TABLE_NO_NUMBER)
      cb_sealed_deal_note (
        self, &(CbDealEvent) { CB_DEAL_EVENT_NUMBER, .seat = i, .number = (guint) numbers[i] },
        NULL);
  return self;
}

static CbSealedDeal *
deal_mixed (void)
{
  CbSealedDeal *self = deal_numbers ();

  cb_sealed_deal_note (self, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 0 }, NULL);
  cb_sealed_deal_note (self, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, 1 }, NULL);
  cb_sealed_deal_note (self, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, 2, 0, 0x1041 }, NULL);
  return self;
}

static GtkWidget *
show_deal (CbWindow *window, CbSealedDeal *table)
{
  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);
}

static GtkWidget *
show_table (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_with (FALSE);

  return show_deal (window, table);
}

static void
prepare_places (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_with (TRUE);

  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK_DOWN, 2, 0 }, NULL);
  show_deal (window, table);
}

static void
prepare_look (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_with (TRUE);

  gtk_widget_activate_action (show_deal (window, table), "table.look", "u", 0);
}

static void
prepare_start (CbWindow *window)
{
  show_table (window);
}

/* A game that goes on, of so many; the second of them is out. */
static CbSealedDeal *
deal_box (CbEdition *edition, guint n)
{
  static const char *const names[] = { "Ada",   "Bertrand", "Chloé", "Dmitri", "Eve",
                                       "Frank", "Grete",    "Heinz", "Ida",    "Jon" };
  g_autoptr (CbSetup) table = cb_setup_new (edition);
  const CbDealChoices choices = { .policy = CB_DEAL_ALL };
  g_autoptr (GError) error = NULL;
  CbSealedDeal *self;

  for (guint i = 0; i < n; i++)
    cb_setup_add_player (table, names[i], -1, -1);
  table->first_dealt = 1;
  self = cb_test_deal (table, &choices, 7, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n; i++)
    cb_sealed_deal_note (self, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, i }, NULL);
  cb_sealed_deal_note (self, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, 1, 0, 0x1041 }, NULL);
  return self;
}

/* In a file, as those of the program are: it has notebooks then. Not where they are listed, as the
 * list is behind what other pictures show. */
static void
keep_in_file (CbSealedDeal *table)
{
  static guint n_kept;
  g_autofree char *name = g_strdup_printf ("%u" CB_SEALED_DEAL_SUFFIX, n_kept++);
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_cache_dir (), name, NULL);

  g_assert_no_errno (g_mkdir_with_parents (g_get_user_cache_dir (), 0700));
  g_assert_true (cb_sealed_deal_keep_in (table, file, NULL));
}

static CbSealedDeal *
deal_played (guint n)
{
  return deal_box (cb_editions_get_builtin (n > 6 ? 1 : 0), n);
}

/* Everybody draws from the Intrigue deck, until somebody is killed. */
static void
prepare_intrigue (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_box (cb_editions_find_builtin ("nightmare"), 4);
  const CbDealPlay *play = cb_sealed_deal_get_play (table);

  for (guint i = 0; play->states[i % 4] != CB_SEAT_EXPOSED;)
    {
      if (play->states[i % 4] == CB_SEAT_PLAYING)
        cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_DRAW, i % 4 }, NULL);
      i += play->states[i % 4] == CB_SEAT_EXPOSED ? 0 : 1;
    }
  keep_in_file (table);
  show_deal (window, table);
}

static void
prepare_table (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_played (4);

  keep_in_file (table);
  show_deal (window, table);
}

/* Somebody asks for the first card of each category. */
static GtkWidget *
show_question (CbWindow *window, CbSealedDeal *table)
{
  GtkWidget *page = show_deal (window, table);
  CbEdition *edition = cb_sealed_deal_get_table (table)->edition;
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    cards |= cb_card_set_of (cb_card_set_first (cb_edition_get_category (edition, i)->cards));
  gtk_widget_activate_action (page, "table.show", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHOW_PAGE, NULL);
  cb_card_picker_set_chosen (CB_CARD_PICKER (cb_ui_test_find (page, CB_TYPE_CARD_PICKER, NULL)),
                             cards);
  return page;
}

static void
prepare_ask (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_played (4);

  show_question (window, table);
}

static GtkWidget *
show_asked (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_played (4);
  GtkWidget *page = show_question (window, table);

  gtk_widget_activate_action (page, "show.ask", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  return page;
}

static void
prepare_asked (CbWindow *window)
{
  show_asked (window);
}

static GtkWidget *
hold (CbWindow *window, GtkWidget *page)
{
  gtk_widget_activate_action (cb_ui_test_find (page, CB_TYPE_HOLD_BUTTON, "hold_button"),
                              "hold.finish", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  return page;
}

static void
prepare_choice (CbWindow *window)
{
  hold (window, show_asked (window));
}

static void
prepare_shown (CbWindow *window)
{
  GtkWidget *page = hold (window, show_asked (window));
  GtkWidget *choice = cb_ui_test_find (page, GTK_TYPE_BOX, "choice");

  for (GtkWidget *card = gtk_widget_get_first_child (choice); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_is_sensitive (card))
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), TRUE);
  gtk_widget_activate_action (page, "show.choose", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  hold (window, page);
}

static void
prepare_six (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_played (6);

  show_deal (window, table);
}

/* As many as can play; one of them has left. */
static CbSealedDeal *
deal_ten (void)
{
  CbSealedDeal *table = deal_played (10);

  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LEAVE, 3 }, NULL);
  keep_in_file (table);
  return table;
}

static void
prepare_ten (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_ten ();

  show_deal (window, table);
}

static void
prepare_leave (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_ten ();

  gtk_widget_activate_action (show_deal (window, table), "table.leave", NULL);
}

static void
prepare_names (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_ten ();

  gtk_widget_activate_action (show_deal (window, table), "table.rename", NULL);
}

static void
prepare_ten_end (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_ten ();

  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL);
  show_deal (window, table);
}

/* Two, with cards aside: who was shown nothing has to look at one of them. */
static void
prepare_owed (CbWindow *window)
{
  g_autoptr (CbSetup) pair = cb_setup_new (cb_editions_find_builtin ("nightmare"));
  g_autoptr (CbSealedDeal) table = NULL;
  CbDealChoices choices;

  cb_setup_add_player (pair, "Ada", -1, -1);
  cb_setup_add_player (pair, "Bertrand", -1, -1);
  cb_deal_choices_init (&choices, pair->edition, 2);
  table = cb_test_deal (pair, &choices, 7, NULL);
  for (guint i = 0; i < 2; i++)
    cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, i }, NULL);
  cb_sealed_deal_note (
    table, &(CbDealEvent) { CB_DEAL_EVENT_SUGGEST, 0, 0, cb_sealed_deal_get_envelope (table) },
    NULL);
  keep_in_file (table);
  show_deal (window, table);
}

static void
prepare_three_end (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_played (3);
  const CbDealEvent right = { CB_DEAL_EVENT_ACCUSE, 2, 0, cb_sealed_deal_get_envelope (table) };

  keep_in_file (table);
  cb_sealed_deal_note (table, &right, NULL);
  cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL);
  show_deal (window, table);
}

static GtkWidget *
show_hand_page (CbWindow *window)
{
  gtk_widget_activate_action (show_table (window), "table.hand", "u", 1);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HAND_PAGE, NULL);
}

static void
prepare_hand_hidden (CbWindow *window)
{
  show_hand_page (window);
}

/* As many cards as a hand of the classic game can have. */
static void
prepare_nine (CbWindow *window)
{
  g_autoptr (CbSetup) pair = cb_setup_new (cb_editions_get_builtin (0));
  g_autoptr (CbSealedDeal) deal = NULL;
  CbDealChoices choices = { .policy = CB_DEAL_EQUAL };
  GtkWidget *page;

  cb_setup_add_player (pair, "Ada", -1, -1);
  cb_setup_add_player (pair, "Bertrand", -1, -1);
  deal = cb_test_deal (pair, &choices, 7, NULL);
  gtk_widget_activate_action (show_deal (window, deal), "table.hand", "u", 0);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HAND_PAGE, NULL);
  gtk_widget_activate_action (page, "hand.show", NULL);
}

static void
prepare_hand (CbWindow *window)
{
  gtk_widget_activate_action (show_hand_page (window), "hand.show", NULL);
}

/* What to take along, after some turns. */
static void
prepare_device (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_played (4);
  CbCardSet cards = cb_sealed_deal_get_envelope (table);
  GtkWidget *page;

  for (guint i = 0; i < 8; i++)
    cb_sealed_deal_note (table, &(CbDealEvent) { CB_DEAL_EVENT_SUGGEST, i % 2 * 2, 0, cards },
                         NULL);
  gtk_widget_activate_action (show_deal (window, table), "table.hand", "u", 2);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HAND_PAGE, NULL);
  hold (window, page);
  gtk_widget_activate_action (page, "hand.device", NULL);
}

static void
prepare_hand_again (CbWindow *window)
{
  GtkWidget *page = show_hand_page (window);

  gtk_widget_activate_action (page, "hand.show", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (page, "hand.not-me", NULL);
}

static GtkWidget *
show_accuse_page (CbWindow *window)
{
  gtk_widget_activate_action (show_table (window), "table.accuse", "u", 1);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_ACCUSE_PAGE, NULL);
}

static void
prepare_accuse (CbWindow *window)
{
  show_accuse_page (window);
}

static void
prepare_wrong (CbWindow *window)
{
  GtkWidget *page = show_accuse_page (window);
  GtkWidget *picker = cb_ui_test_find (page, CB_TYPE_CARD_PICKER, NULL);
  CbEdition *edition = cb_editions_get_builtin (0);
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    cards |= cb_card_set_of (cb_card_set_first (cb_edition_get_category (edition, i)->cards));
  cb_card_picker_set_chosen (CB_CARD_PICKER (picker), cards);
  gtk_widget_activate_action (page, "accuse.judge", NULL);
}

static void
prepare_open (CbWindow *window)
{
  gtk_widget_activate_action (show_table (window), "table.open-for-all", NULL);
}

static void
prepare_code (CbWindow *window)
{
  GtkWidget *entry;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.enter-hand-code", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  entry = cb_ui_test_find (GTK_WIDGET (window), ADW_TYPE_ENTRY_ROW, "code_row");
  gtk_editable_set_text (GTK_EDITABLE (entry), "K3RA 77QD 1BCX 0VTW");
}

static void
prepare_mixed (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_mixed ();

  show_deal (window, table);
}

static GtkWidget *
show_proof (CbWindow *window, CbSealedDeal *table)
{
  gtk_widget_activate_action (show_deal (window, table), "table.proof", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_PROOF_PAGE, NULL);
}

static void
prepare_numbers (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_numbers ();

  show_proof (window, table);
}

static void
prepare_number (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_numbers ();
  GtkWidget *page = show_proof (window, table);

  gtk_widget_activate_action (page, "proof.number", "u", 2);
  cb_ui_test_draw (GTK_WIDGET (window));
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_NUMBER_PAGE, NULL);
  gtk_widget_activate_action (page, "number.digit", "u", 5);
  gtk_widget_activate_action (page, "number.digit", "u", 0);
}

static void
prepare_proof (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_mixed ();

  show_proof (window, table);
}

static void
prepare_checked (CbWindow *window)
{
  g_autoptr (CbSealedDeal) table = deal_mixed ();

  gtk_widget_activate_action (show_deal (window, table), "table.open-for-all", NULL);
  show_proof (window, table);
}

const CbScreen cb_deal_screens[] = {
  { "deal-start", prepare_start },
  { "deal-table", prepare_table, TRUE },
  { "deal-six", prepare_six },
  { "deal-ten", prepare_ten, TRUE },
  { "deal-leave", prepare_leave },
  { "deal-names", prepare_names },
  { "deal-ten-end", prepare_ten_end },
  { "deal-owed", prepare_owed, TRUE },
  { "deal-intrigue", prepare_intrigue, TRUE },
  { "deal-ask", prepare_ask },
  { "deal-asked", prepare_asked },
  { "deal-choice", prepare_choice, TRUE },
  { "deal-shown", prepare_shown },
  { "deal-end", prepare_three_end, TRUE },
  { "deal-hand-hidden", prepare_hand_hidden },
  { "deal-hand", prepare_hand, TRUE },
  { "deal-device", prepare_device, TRUE },
  { "deal-hand-again", prepare_hand_again },
  { "deal-nine", prepare_nine },
  { "deal-accuse", prepare_accuse },
  { "deal-wrong", prepare_wrong },
  { "deal-open", prepare_open },
  { "deal-code", prepare_code },
  { "deal-places", prepare_places },
  { "deal-look", prepare_look },
  { "deal-mixed", prepare_mixed },
  { "deal-numbers", prepare_numbers, TRUE },
  { "deal-number", prepare_number, TRUE },
  { "deal-proof", prepare_proof },
  { "deal-checked", prepare_checked, TRUE },
  { NULL },
};
