/* SPDX-License-Identifier: GPL-3.0-or-later */

/* While a page slides away, nothing secret is in sight on it any more, and whoever goes on at once
 * does not have to wait for it. */

#include "config.h"

#include "cb-card-picker.h"
#include "cb-case-page.h"
#include "cb-deal-parts.h"
#include "cb-editions.h"
#include "cb-secret.h"
#include "cb-setup-page.h"
#include "cb-table-page.h"
#include "cb-test-deal.h"
#include "cb-ui-test.h"
#include "parts.h"

static void
set_animated (gboolean animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

/* Two cards lie face down. */
static CbSealedDeal *
deal (void)
{
  static const char *const NAMES[] = { "Ann", "Bob", "Cy", "Dan" };
  g_autoptr (CbSetup) table = cb_setup_new (cb_editions_get_builtin (0));
  const CbDealChoices choices = { .policy = CB_DEAL_EQUAL, .rest_down = TRUE };
  g_autoptr (GError) error = NULL;
  CbSealedDeal *self;

  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    cb_setup_add_player (table, NAMES[i], -1, -1);
  self = cb_test_deal (table, &choices, 11, &error);
  g_assert_no_error (error);
  return self;
}

static CbWindow *
open_table (CbSealedDeal *table)
{
  CbWindow *window = cb_ui_test_open_window (800, 900);

  cb_window_show_table (window, table);
  cb_ui_test_draw (GTK_WIDGET (window));
  return window;
}

/* Does on the page of the table what leads on to another page. */
static void
go_on (CbWindow *window, const char *action, GVariant *place)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_TABLE_PAGE, NULL);

  g_assert_true (gtk_widget_activate_action_variant (page, action, place));
  cb_ui_test_draw (GTK_WIDGET (window));
}

/* How many of these cards are named where the page shows what is secret; all of them can be where
 * one chooses among them. */
static guint
count_told (GtkWidget *page, CbCardSet cards)
{
  GtkWidget *secret = cb_ui_test_find (page, CB_TYPE_SECRET, NULL);
  GtkStack *stack = GTK_STACK (cb_ui_test_find (secret, GTK_TYPE_STACK, NULL));

  return cb_ui_test_count_cards_in (gtk_stack_get_child_by_name (stack, "open"),
                                    cb_editions_get_builtin (0), cards);
}

/* Leaves the page of that type, on which these cards can be read, by an action of it. */
static void
assert_hides (CbWindow *window, GType type, CbCardSet cards, const char *leave)
{
  g_autoptr (GtkWidget) page = g_object_ref (cb_ui_test_find (GTK_WIDGET (window), type, NULL));

  g_assert_cmpuint (count_told (page, cards), ==, cb_card_set_size (cards));
  set_animated (TRUE);
  g_assert_true (gtk_widget_activate_action (page, leave, NULL));
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_cmpuint (count_told (page, cards), ==, 0);
  set_animated (FALSE);
  cb_ui_test_wait (!gtk_widget_get_mapped (page));
}

static void
choose_player (CbWindow *window, GType type, guint seat)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), type, NULL);
  GtkWidget *row = cb_ui_test_find (page, ADW_TYPE_COMBO_ROW, NULL);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), seat + 1);
}

static void
accuse (CbWindow *window, CbCardSet cards)
{
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_ACCUSE_PAGE, NULL);
  GtkWidget *picker = cb_ui_test_find (page, CB_TYPE_CARD_PICKER, NULL);

  cb_card_picker_set_chosen (CB_CARD_PICKER (picker), cards);
  cb_ui_test_act (window, CB_TYPE_ACCUSE_PAGE, "accuse.judge");
}

/* Another suspect than the one in the envelope. */
static CbCardSet
choose_wrongly (CbCardSet envelope)
{
  CbCardSet suspects = cb_edition_get_category (cb_editions_get_builtin (0), 0)->cards;

  return (envelope & ~suspects) | cb_card_set_of (cb_card_set_first (suspects & ~envelope));
}

static void
test_secrets (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (table, 0);
  CbCardSet envelope = cb_sealed_deal_get_envelope (table);
  CbWindow *window = open_table (table);

  go_on (window, "table.hand", g_variant_new_uint32 (0));
  cb_ui_test_act (window, CB_TYPE_HAND_PAGE, "hand.show");
  assert_hides (window, CB_TYPE_HAND_PAGE, setup->hand, "navigation.pop");

  go_on (window, "table.look", g_variant_new_uint32 (1));
  choose_player (window, CB_TYPE_LOOK_PAGE, 2);
  cb_ui_test_act (window, CB_TYPE_LOOK_PAGE, "look.show");
  assert_hides (window, CB_TYPE_LOOK_PAGE, cb_card_set_of (cb_sealed_deal_get_card_down (table, 1)),
                "navigation.pop");

  go_on (window, "table.accuse", g_variant_new_uint32 (1));
  accuse (window, choose_wrongly (envelope));
  cb_ui_test_act (window, CB_TYPE_ACCUSE_PAGE, "accuse.show-envelope");
  assert_hides (window, CB_TYPE_ACCUSE_PAGE, envelope, "navigation.pop");
  cb_ui_test_close_window (window);
}

static AdwNavigationView *
get_pages (GtkWidget *root)
{
  return ADW_NAVIGATION_VIEW (cb_ui_test_find (root, ADW_TYPE_NAVIGATION_VIEW, NULL));
}

/* Leaves the page that is shown; it is still to be seen for a while. */
static GtkWidget *
leave (AdwNavigationView *pages)
{
  GtkWidget *page = GTK_WIDGET (adw_navigation_view_get_visible_page (pages));

  g_assert_true (adw_navigation_view_pop (pages));
  g_assert_true (gtk_widget_get_mapped (page));
  return page;
}

/* However often it is asked for, one page opens. */
static void
test_accuse_again (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  CbWindow *window = open_table (table);
  AdwNavigationView *pages = get_pages (GTK_WIDGET (window));
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (pages);

  go_on (window, "table.accuse", g_variant_new_uint32 (1));
  set_animated (TRUE);
  for (guint i = 0; i < 3; i++)
    {
      leave (pages);
      g_assert_true (adw_navigation_view_get_visible_page (pages) == page);
      gtk_widget_activate_action (GTK_WIDGET (page), "table.accuse", "u", 1);
      gtk_widget_activate_action (GTK_WIDGET (page), "table.accuse", "u", 1);
      g_assert_true (CB_IS_ACCUSE_PAGE (adw_navigation_view_get_visible_page (pages)));
    }
  set_animated (FALSE);
  cb_ui_test_wait (!gtk_widget_get_mapped (GTK_WIDGET (page)));
  cb_ui_test_close_window (window);
}

static void
test_other_table (void)
{
  g_autoptr (CbSealedDeal) table = deal ();
  g_autoptr (CbSealedDeal) other = deal ();
  CbWindow *window = open_table (table);

  set_animated (TRUE);
  leave (get_pages (GTK_WIDGET (window)));
  g_assert_null (cb_window_find_table (table));
  cb_window_show_table (window, other);
  g_assert_true (cb_window_find_table (other) == window);
  set_animated (FALSE);
  cb_ui_test_close_window (window);
}

static void
test_other_case (void)
{
  g_autoptr (CbCase) first = cb_ui_test_make_case ("First", 3);
  g_autoptr (CbCase) second = cb_ui_test_make_case ("Second", 3);
  g_autoptr (GtkWidget) left = NULL;
  CbWindow *window;

  cb_ui_test_empty_shelf ();
  cb_ui_test_add_case (first);
  cb_ui_test_add_case (second);
  window = cb_ui_test_open_window (1024, 768);
  cb_ui_test_draw (GTK_WIDGET (window));
  cb_window_show_case (window, first);
  cb_ui_test_draw (GTK_WIDGET (window));
  set_animated (TRUE);
  left = g_object_ref (leave (get_pages (GTK_WIDGET (window))));
  cb_window_show_case (window, second);
  set_animated (FALSE);
  cb_ui_test_wait (!gtk_widget_get_mapped (left));
  g_assert_true (cb_window_get_case (window) == second);
  g_assert_nonnull (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Second");
  cb_ui_test_close_window (window);
}

/* Back and forth between the steps of a new case. */
static void
test_step_again (void)
{
  CbWindow *window = cb_ui_test_open_window (800, 900);
  AdwNavigationView *pages;
  GtkWidget *form, *first;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL));
  cb_ui_test_draw (GTK_WIDGET (window));
  form = GTK_WIDGET (cb_ui_test_get_page (window));
  pages = get_pages (form);
  first = GTK_WIDGET (adw_navigation_view_get_visible_page (pages));
  gtk_widget_activate_action (form, "setup.next", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  set_animated (TRUE);
  for (guint i = 0; i < 3; i++)
    {
      leave (pages);
      g_assert_cmpint (cb_setup_page_get_step (CB_SETUP_PAGE (form)), ==, CB_STEP_EDITION);
      gtk_widget_activate_action (form, "setup.next", NULL);
      g_assert_cmpint (cb_setup_page_get_step (CB_SETUP_PAGE (form)), ==, CB_STEP_PLAYERS);
    }
  set_animated (FALSE);
  cb_ui_test_wait (!gtk_widget_get_mapped (first));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (adw_navigation_view_get_visible_page (pages))));
  cb_ui_test_close_window (window);
}

/* A double click on Next passes no step by: not the one that is only asked for once. */
static void
test_next_twice (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  CbWindow *window;
  GtkWidget *form, *players;

  g_settings_reset (settings, "default-assist");
  window = cb_ui_test_open_window (800, 900);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.new-case", NULL));
  cb_ui_test_draw (GTK_WIDGET (window));
  form = GTK_WIDGET (cb_ui_test_get_page (window));
  gtk_widget_activate_action (form, "setup.next", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  players = GTK_WIDGET (adw_navigation_view_get_visible_page (get_pages (form)));
  set_animated (TRUE);
  for (guint i = 0; i < 2; i++)
    gtk_widget_activate_action (form, "setup.press-next", NULL);
  g_assert_cmpint (cb_setup_page_get_step (CB_SETUP_PAGE (form)), ==, CB_STEP_HELP);
  set_animated (FALSE);
  cb_ui_test_wait (!gtk_widget_get_mapped (players));
  gtk_widget_activate_action (form, "setup.press-next", NULL);
  g_assert_cmpint (cb_setup_page_get_step (CB_SETUP_PAGE (form)), ==, CB_STEP_HAND);
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/sliding/secrets", test_secrets);
  g_test_add_func ("/sliding/accuse-again", test_accuse_again);
  g_test_add_func ("/sliding/other-table", test_other_table);
  g_test_add_func ("/sliding/other-case", test_other_case);
  g_test_add_func ("/sliding/step-again", test_step_again);
  g_test_add_func ("/sliding/next-twice", test_next_twice);
  return g_test_run ();
}
