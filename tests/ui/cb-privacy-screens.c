/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-screens.h"

static CbCase *
show_sample (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 12);

  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  return cb_window_get_case (window);
}

static void
uncover_cb (gpointer data, GObject *window)
{
  cb_cover_set_covered (cb_application_get_shared (cb_ui_test_start ())->cover, FALSE);
}

/* The cover is one for all windows, and must not lie over the next screen. */
static void
prepare_cover (CbWindow *window)
{
  show_sample (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cover", NULL);
  g_object_weak_ref (G_OBJECT (window), uncover_cb, NULL);
}

static void
prepare_preferences (CbWindow *window)
{
  cb_ui_test_empty_shelf ();
  gtk_widget_activate_action (GTK_WIDGET (window), "app.preferences", NULL);
}

/* The sheet as it is kept by hand. */
static void
prepare_notes (CbWindow *window)
{
  CbCase *case_ = show_sample (window);
  guint n_cards = cb_edition_get_n_cards (cb_case_get_edition (case_));

  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  for (guint card = 0; card < n_cards; card += 2)
    cb_case_set_pencil (case_, card, 2 + card % 5, card % 3 == 0 ? "✓" : "✗");
  cb_case_set_pencil (case_, cb_case_test_card (case_, "rope"), 0, "?");
}

static void
prepare_alone (CbWindow *window)
{
  GtkWidget *page;

  show_sample (window);
  page = cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL);
  gtk_widget_activate_action (page, "case.show-sidebar", NULL);
}

const CbScreen cb_privacy_screens[] = {
  { "cover", prepare_cover, .matters = TRUE },
  { "preferences", prepare_preferences, .matters = TRUE },
  { "notes-only", prepare_notes, .matters = TRUE },
  { "sheet-only", prepare_alone },
  { NULL },
};
