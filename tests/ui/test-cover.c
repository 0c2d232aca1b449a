/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-row.h"
#include "cb-case-test.h"
#include "cb-hold-button.h"
#include "cb-sheet-view.h"
#include "cb-suggestion.h"
#include "cb-toast.h"
#include "cb-ui-test.h"

static CbCover *
get_cover (void)
{
  return cb_application_get_shared (cb_ui_test_start ())->cover;
}

static gboolean
is_covered (void)
{
  return cb_cover_get_covered (get_cover ());
}

static CbWindow *
open_case (const char *title)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  CbWindow *window = cb_ui_test_open_window (1024, 768);

  cb_case_set_title (case_, title);
  cb_case_test_ask (case_, BOB, "plum wrench library", -1, CARA);
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  return window;
}

/* The test's cases have no file, which would be asked about. */
static void
close_window (CbWindow *window)
{
  cb_cover_set_covered (get_cover (), FALSE);
  cb_ui_test_close_window (window);
}

static void
assert_readable (const char *text, gboolean expected)
{
  g_autofree char *texts = cb_ui_test_read_all ();

  if ((strstr (texts, text) != NULL) != expected)
    g_error ("“%s” should %s be in: %s", text, expected ? "" : "not ", texts);
}

static const char *const SECRETS[] = {
  "Friday", "Bob", "Cara", "Plum", "Wrench", "Library", "Logic"
};

static void
assert_secrets (gboolean expected)
{
  for (guint i = 0; i < G_N_ELEMENTS (SECRETS); i++)
    assert_readable (SECRETS[i], expected);
}

static void
test_hides_everything (void)
{
  CbWindow *window = open_case ("Friday");
  CbDraft *draft;
  CbCasePage *page;
  GtkWidget *focus;

  page = CB_CASE_PAGE (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL));
  draft = cb_ui_test_get_draft (page);
  cb_draft_toggle_card (draft, cb_case_test_card (cb_window_get_case (window), "green"));
  gtk_widget_activate_action (GTK_WIDGET (page), "case.record", NULL);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  assert_secrets (TRUE);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  /* At once, before a frame could be drawn. */
  assert_secrets (FALSE);
  assert_readable ("Hold to Uncover", TRUE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Casebook");
  g_assert_true (CB_IS_HOLD_BUTTON (gtk_window_get_focus (GTK_WINDOW (window))));
  cb_ui_test_draw (GTK_WIDGET (window));
  assert_secrets (FALSE);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.uncover", NULL);
  assert_secrets (TRUE);
  assert_readable ("Hold to Uncover", FALSE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Friday");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
  g_assert_cmpuint (cb_draft_get_cards (draft), ==,
                    cb_case_test_cards (cb_window_get_case (window), "green"));
  close_window (window);
}

static void
rename_me (CbCase *case_, const char *name, int me)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));

  g_set_str (&setup->players[ANN].name, name);
  setup->me = me;
  if (me == CB_NOBODY)
    setup->hand = 0;
  cb_case_set_setup (case_, setup, NULL);
}

/* The cover says whose book it is, by the name of now, and nothing where nobody’s it is. */
static void
test_owner (void)
{
  CbWindow *window = open_case ("Friday");
  CbCase *case_ = cb_window_get_case (window);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  assert_readable ("Ann", TRUE);
  assert_readable ("Casebook", TRUE);
  assert_secrets (FALSE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.uncover", NULL);

  rename_me (case_, "Annabel", ANN);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  assert_readable ("Annabel", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.uncover", NULL);

  rename_me (case_, "Annabel", CB_NOBODY);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  assert_readable ("Annabel", FALSE);
  assert_readable ("Casebook", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.uncover", NULL);
  close_window (window);

  window = cb_ui_test_open_window (1024, 768);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  assert_readable ("Annabel", FALSE);
  assert_readable ("Casebook", TRUE);
  close_window (window);
}

/* While the cover swings open only its picture moves: all else is back at once, and covering
 * meanwhile hides it as ever. */
static void
test_swings_open (void)
{
  CbWindow *window = open_case ("Friday");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.uncover", NULL);
  assert_secrets (TRUE);
  assert_readable ("Hold to Uncover", FALSE);
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  assert_secrets (FALSE);
  assert_readable ("Hold to Uncover", TRUE);
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.uncover", NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  assert_secrets (TRUE);
  close_window (window);
}

/* A popover is closed; why a cell is as it is, and a dialog, are there again as they were. */
static void
test_popovers_and_dialogs (void)
{
  CbWindow *window = open_case ("Friday");
  GtkWidget *view = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHEET_VIEW, NULL);
  GtkWidget *menu = cb_ui_test_find (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON, NULL);
  CbSheetCell *cell = cb_sheet_view_get_cell (CB_SHEET_VIEW (view), 3, 2);
  AdwDialog *dialog;
  GtkWidget *entry;

  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  cb_cover_set_covered (get_cover (), TRUE);
  cb_cover_set_covered (get_cover (), FALSE);
  cb_ui_test_settle ();
  g_assert_false (
    gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu)))));

  gtk_widget_activate (GTK_WIDGET (cell));
  assert_readable ("Your Mark", TRUE);
  cb_cover_set_covered (get_cover (), TRUE);
  assert_readable ("Your Mark", FALSE);
  cb_cover_set_covered (get_cover (), FALSE);
  cb_ui_test_settle ();
  assert_readable ("Your Mark", TRUE);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename-case", NULL);
  dialog = cb_ui_test_get_dialog (window);
  entry = cb_ui_test_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Half a ti");
  cb_cover_set_covered (get_cover (), TRUE);
  cb_ui_test_draw (GTK_WIDGET (window));
  assert_readable ("Rename Case", FALSE);
  assert_readable ("Half a ti", FALSE);
  assert_secrets (FALSE);
  cb_cover_set_covered (get_cover (), FALSE);
  assert_readable ("Half a ti", TRUE);
  g_assert_true (
    gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), GTK_WIDGET (dialog)));
  close_window (window);
}

/* One cover lies over all windows, over one that is opened under it too, and closes the help. */
static void
test_all_windows (void)
{
  CbWindow *first = open_case ("Friday");
  CbWindow *second = open_case ("Cara’s");
  CbWindow *third;

  gtk_widget_activate_action (GTK_WIDGET (first), "win.show-help-overlay", NULL);
  assert_readable ("Move to another seat", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (second), "win.cover", NULL);
  cb_ui_test_settle ();
  assert_readable ("Move to another seat", FALSE);
  assert_secrets (FALSE);
  third = open_case ("Library");
  assert_secrets (FALSE);
  gtk_widget_activate_action (GTK_WIDGET (third), "win.uncover", NULL);
  g_assert_false (cb_cover_window_get_covered (CB_COVER_WINDOW (first)));
  assert_secrets (TRUE);
  close_window (third);
  close_window (second);
  close_window (first);
}

/* What is asked under the cover waits for it to be lifted; a case that would be lost stays. */
static void
test_asked_under_it (void)
{
  CbWindow *window = open_case ("Friday");

  cb_cover_set_covered (get_cover (), TRUE);
  gtk_window_close (GTK_WINDOW (window));
  cb_ui_test_settle ();
  g_assert_nonnull (cb_window_get_case (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "app.about", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  assert_readable ("Hold to Uncover", TRUE);
  assert_readable ("Details", FALSE);
  cb_cover_set_covered (get_cover (), FALSE);
  cb_ui_test_draw (GTK_WIDGET (window));
  assert_readable ("Details", TRUE);
  close_window (window);
}

/* (transfer full) */
static AdwToast *
get_toast (CbWindow *window)
{
  GtkWidget *widget = cb_ui_test_find (GTK_WIDGET (window), g_type_from_name ("AdwToastWidget"),
                                       NULL);
  AdwToast *toast;

  g_object_get (widget, "toast", &toast, NULL);
  return toast;
}

/* What can be undone can be undone after it. */
static void
test_toast (void)
{
  CbWindow *window = open_case ("Friday");
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  g_autoptr (AdwToast) toast = NULL;
  guint timeout;

  gtk_widget_activate_action (page, "case.delete-entry", "u", 0);
  toast = get_toast (window);
  timeout = adw_toast_get_timeout (toast);
  g_assert_cmpuint (timeout, >, 0);
  cb_cover_set_covered (get_cover (), TRUE);
  g_assert_cmpuint (adw_toast_get_timeout (toast), ==, 0);
  cb_cover_set_covered (get_cover (), FALSE);
  g_assert_cmpuint (adw_toast_get_timeout (toast), ==, timeout);
  cb_ui_test_draw (GTK_WIDGET (window));
  assert_readable ("Entry deleted", TRUE);

  /* It does not come again by itself. */
  adw_toast_dismiss (toast);
  cb_cover_set_covered (get_cover (), TRUE);
  g_assert_cmpuint (adw_toast_get_timeout (toast), ==, timeout);
  close_window (window);
}

/* A toast that appears while the window is covered waits too, and in each window by itself; one
 * without a button goes by as ever. */
static void
test_toast_under_it (void)
{
  CbWindow *window = open_case ("Friday");
  GtkWidget *page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  AdwToastOverlay *overlay = ADW_TOAST_OVERLAY (
    cb_ui_test_find (page, ADW_TYPE_TOAST_OVERLAY, NULL));
  g_autoptr (AdwToast) toast = g_object_ref (cb_toast_new_with_button ("Gone", "_Undo"));
  g_autoptr (AdwToast) plain = g_object_ref (cb_toast_new ("Nothing to do"));
  guint timeout = adw_toast_get_timeout (toast), plain_timeout = adw_toast_get_timeout (plain);

  g_assert_cmpuint (timeout, >, 0);
  cb_cover_set_covered (get_cover (), TRUE);
  cb_toast_show (g_object_ref (plain), overlay);
  cb_toast_show (g_object_ref (toast), overlay);
  g_assert_cmpuint (adw_toast_get_timeout (toast), ==, 0);
  g_assert_cmpuint (adw_toast_get_timeout (plain), ==, plain_timeout);
  cb_cover_set_covered (get_cover (), FALSE);
  g_assert_cmpuint (adw_toast_get_timeout (toast), ==, timeout);
  g_assert_cmpuint (adw_toast_get_timeout (plain), ==, plain_timeout);
  close_window (window);
}

static void
test_idle (void)
{
  CbWindow *window = open_case ("Friday");
  gint64 uncovered;

  /* On a busy machine opening a case takes longer than that: the time begins now. */
  cb_cover_set_covered (get_cover (), TRUE);
  cb_cover_set_covered (get_cover (), FALSE);
  g_object_set (get_cover (), "after", 1, NULL);
  g_assert_false (is_covered ());
  cb_ui_test_wait (is_covered ());
  assert_secrets (FALSE);
  /* Uncovered, the time begins anew; GLib rounds it by up to a quarter. */
  uncovered = g_get_monotonic_time ();
  cb_cover_set_covered (get_cover (), FALSE);
  g_assert_false (is_covered ());
  cb_ui_test_wait (is_covered ());
  g_assert_cmpint (g_get_monotonic_time () - uncovered, >=, G_USEC_PER_SEC * 3 / 4);
  g_object_set (get_cover (), "after", 0, NULL);
  cb_cover_set_covered (get_cover (), FALSE);
  close_window (window);
}

/* Out of sight a window is not the active one. */
static void
test_inactive (void)
{
  CbWindow *window = open_case ("Friday");

  g_object_set (get_cover (), "when-inactive", TRUE, NULL);
  cb_ui_test_wait (gtk_window_is_active (GTK_WINDOW (window)));
  g_assert_false (is_covered ());
  gtk_widget_set_visible (GTK_WIDGET (window), FALSE);
  cb_ui_test_wait (is_covered ());
  gtk_widget_set_visible (GTK_WIDGET (window), TRUE);
  cb_ui_test_draw (GTK_WIDGET (window));
  assert_readable ("Hold to Uncover", TRUE);
  assert_secrets (FALSE);
  g_object_set (get_cover (), "when-inactive", FALSE, NULL);
  close_window (window);
}

static void
test_accessible (void)
{
  CbWindow *window = open_case ("Friday");
  GtkWidget *button;

  cb_cover_set_covered (get_cover (), TRUE);
  button = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_HOLD_BUTTON, NULL);
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Hold to Uncover");
  g_assert_true (gtk_widget_get_focusable (button));
  gtk_widget_activate (button);
  g_assert_true (is_covered ());
  gtk_widget_activate_action (button, "hold.finish", NULL);
  g_assert_false (is_covered ());
  close_window (window);
}

/* Who is covered is told of nothing, and not afterwards either. */
static void
test_solved_under_it (void)
{
  CbWindow *window = open_case ("Friday");
  CbCase *case_ = cb_window_get_case (window);
  g_autoptr (CbEntry)
    entry = cb_suggestion_new (ANN, cb_case_test_cards (case_, "plum wrench library"));

  cb_suggestion_add_answer (entry, BOB, CB_DID_PASS, -1);
  cb_suggestion_add_answer (entry, CARA, CB_DID_PASS, -1);
  cb_case_remove (case_, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  cb_case_append (case_, entry);
  cb_ui_test_draw (GTK_WIDGET (window));
  assert_secrets (FALSE);
  g_assert_null (cb_ui_test_get_dialog (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.uncover", NULL);
  cb_ui_test_draw (GTK_WIDGET (window));
  g_assert_cmpuint (cb_card_set_size (cb_case_test_find_envelope (case_, 1)), ==, 3);
  g_assert_null (cb_ui_test_get_dialog (window));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);
  cb_ui_test_empty_shelf ();

  g_test_add_func ("/cover/hides-everything", test_hides_everything);
  g_test_add_func ("/cover/owner", test_owner);
  g_test_add_func ("/cover/swings-open", test_swings_open);
  g_test_add_func ("/cover/popovers-and-dialogs", test_popovers_and_dialogs);
  g_test_add_func ("/cover/all-windows", test_all_windows);
  g_test_add_func ("/cover/asked-under-it", test_asked_under_it);
  g_test_add_func ("/cover/solved-under-it", test_solved_under_it);
  g_test_add_func ("/cover/toast", test_toast);
  g_test_add_func ("/cover/toast-under-it", test_toast_under_it);
  g_test_add_func ("/cover/idle", test_idle);
  g_test_add_func ("/cover/inactive", test_inactive);
  g_test_add_func ("/cover/accessible", test_accessible);

  return g_test_run ();
}
