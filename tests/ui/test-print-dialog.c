/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-print-dialog.h"
#include "cb-print-preview.h"
#include "cb-ui-test.h"

enum
{
  FILLED,
  BLANK,
  GAMES,
};

static GtkWidget *
open_dialog (CbWindow *window, GtkWidget *widget, const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
  cb_ui_test_draw (GTK_WIDGET (window));
  return GTK_WIDGET (cb_ui_test_get_dialog (window));
}

static GtkWidget *
open_for_case (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();

  cb_case_set_title (case_, "Friday");
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  return open_dialog (window, cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL),
                      "case.print");
}

static CbPrintPages *
get_pages (GtkWidget *dialog)
{
  GtkWidget *preview = cb_ui_test_find (dialog, CB_TYPE_PAINTING, "preview");

  return cb_painting_get_data (CB_PAINTING (preview));
}

static void
choose (GtkWidget *dialog, const char *row, guint place)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (cb_ui_test_find (dialog, ADW_TYPE_COMBO_ROW, row)),
                              place);
}

static GtkWidget *
get_players (GtkWidget *dialog)
{
  return cb_ui_test_find (dialog, ADW_TYPE_SPIN_ROW, "players");
}

static guint
count_symbols (CbPrintPages *pages)
{
  GArray *items = g_ptr_array_index (pages->pages, 0);
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    n += g_array_index (items, CbPrintItem, i).kind == CB_PRINT_SYMBOL;
  return n;
}

/* The case's own sheet, with its marks or without, and the case is not changed by that. */
static void
test_case (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GtkWidget *dialog = open_for_case (window);

  g_assert_true (CB_IS_PRINT_DIALOG (dialog));
  g_assert_cmpstr (get_pages (dialog)->title, ==, "Friday");
  g_assert_cmpuint (count_symbols (get_pages (dialog)), >, 21 * 4);
  g_assert_false (gtk_widget_get_visible (get_players (dialog)));
  choose (dialog, "form", BLANK);
  g_assert_cmpuint (count_symbols (get_pages (dialog)), ==, 0);
  choose (dialog, "form", GAMES);
  g_assert_cmpuint (count_symbols (get_pages (dialog)), ==, 0);
  choose (dialog, "form", FILLED);
  choose (dialog, "paper", 1);
  g_assert_cmpfloat (get_pages (dialog)->width, ==, 612);
  gtk_test_accessible_assert_property (cb_ui_test_find (dialog, CB_TYPE_PAINTING, "preview"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Print preview");
  cb_ui_test_close_window (window);
}

/* As many players as the edition is for; where columns are games, nobody is asked. */
static void
test_editions (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GtkWidget *dialog = open_dialog (window, GTK_WIDGET (window), "win.print-blank");
  GtkWidget *players = get_players (dialog);
  g_autofree char *classic = g_strdup (get_pages (dialog)->title);

  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (players)), ==, 6);
  choose (dialog, "edition", 4);
  g_assert_cmpstr (get_pages (dialog)->title, !=, classic);
  adw_spin_row_set_value (ADW_SPIN_ROW (players), 1);
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (players)), >=, 2);
  g_assert_true (gtk_widget_get_visible (players));
  choose (dialog, "form", 1);
  g_assert_false (gtk_widget_get_visible (players));
  cb_ui_test_close_window (window);
}

/* (transfer none) (nullable): the desktop's, among all windows */
static GtkWindow *
find_desktop_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        return window;
    }
  return NULL;
}

/* Who thinks better of it is back at the choices, and can print after all. */
static void
test_dismissed (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GtkWidget *dialog = open_for_case (window);

  g_assert_true (gtk_widget_activate_action (dialog, "print.print", NULL));
  cb_ui_test_wait (find_desktop_dialog () != NULL);
  gtk_window_close (find_desktop_dialog ());
  cb_ui_test_wait (find_desktop_dialog () == NULL);
  cb_ui_test_settle ();
  g_assert_true (cb_ui_test_get_dialog (window) == ADW_DIALOG (dialog));
  g_assert_true (gtk_widget_activate_action (dialog, "print.print", NULL));
  cb_ui_test_wait (find_desktop_dialog () != NULL);
  gtk_window_close (find_desktop_dialog ());
  cb_ui_test_wait (find_desktop_dialog () == NULL);
  cb_ui_test_close_window (window);
}

/* The printer that writes a file is there wherever no other is. */
static gboolean
has_printer (GtkWindow *desktop)
{
  g_autoptr (GObject) printer = NULL;

  g_object_get (desktop, "selected-printer", &printer, NULL);
  return printer != NULL;
}

static gboolean
is_whole_document (const char *path)
{
  g_autofree char *text = NULL;
  gsize size;

  return g_file_get_contents (path, &text, &size, NULL) && size > 1000 &&
         g_str_has_prefix (text, "%PDF-") && memmem (text, size, "%%EOF", 5) != NULL;
}

/* On the paper chosen, to the end; then the dialog is gone. */
static void
test_printed (void)
{
  CbWindow *window = cb_ui_test_open_window (1024, 768);
  GtkWidget *dialog = open_for_case (window);
  g_autofree char *path = g_build_filename (g_get_home_dir (), "printed.pdf", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  GtkWindow *desktop;

  choose (dialog, "paper", 1);
  g_assert_true (gtk_widget_activate_action (dialog, "print.print", NULL));
  cb_ui_test_wait ((desktop = find_desktop_dialog ()) != NULL);
  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  g_object_set (desktop, "print-settings", settings, NULL);
  cb_ui_test_wait (has_printer (desktop));
  g_signal_emit_by_name (desktop, "response", GTK_RESPONSE_OK);
  cb_ui_test_wait (is_whole_document (path));
  cb_ui_test_wait (cb_ui_test_get_dialog (window) == NULL);
  cb_ui_test_close_window (window);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  g_test_add_func ("/print-dialog/case", test_case);
  g_test_add_func ("/print-dialog/editions", test_editions);
  g_test_add_func ("/print-dialog/dismissed", test_dismissed);
  g_test_add_func ("/print-dialog/printed", test_printed);

  return g_test_run ();
}
