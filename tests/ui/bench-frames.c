/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints frames of a motion, so many as it is told, for bench-instructions.py: what more of them
 * take is what one takes. */

#include "config.h"

#include "cb-card-face.h"
#include "cb-case-page.h"
#include "cb-case-test.h"
#include "cb-editions.h"
#include "cb-sheet-view.h"
#include "cb-ui-test.h"

/* A card as large as where a case is solved, which is turned over again and again. */
static void
turn (CbWindow *window, guint n)
{
  GtkWidget *large = gtk_window_new ();
  GtkWidget *face = cb_card_face_new (142);

  cb_card_face_show_card (CB_CARD_FACE (face), cb_editions_find_builtin ("classic"), 0);
  gtk_window_set_child (GTK_WINDOW (large), face);
  gtk_window_present (GTK_WINDOW (large));
  cb_ui_test_draw (large);
  for (guint i = 0; i < n; i++)
    {
      cb_card_face_set_turn (CB_CARD_FACE (face), (i % 12 + 0.5) / 12);
      cb_ui_test_draw (large);
    }
  gtk_window_destroy (GTK_WINDOW (large));
}

/* A cell of the sheet of six players after the other, as when conclusions run through it. */
static void
fade (CbWindow *window, guint n)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("published-six-players.casebook", 18);
  CbSheetView *view;

  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  view = CB_SHEET_VIEW (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_SHEET_VIEW, NULL));
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *cell = GTK_WIDGET (cb_sheet_view_get_cell (view, i % 21, i % 7));

      gtk_widget_set_opacity (cell, 0.5 + 0.4 * (i % 2));
      cb_ui_test_draw (GTK_WIDGET (window));
    }
}

static const struct
{
  const char *name;
  void (*paint) (CbWindow *window, guint n);
} MOTIONS[] = {
  { "turn", turn },
  { "fade", fade },
};

int
main (int argc, char *argv[])
{
  CbWindow *window;

  gtk_test_init (&argc, &argv, NULL);
  if (argc != 3)
    {
      g_printerr ("Usage: bench-frames MOTION NUMBER\n");
      return 2;
    }
  cb_ui_test_start ();
  window = cb_ui_test_open_window (1280, 800);
  for (guint i = 0; i < G_N_ELEMENTS (MOTIONS); i++)
    if (g_str_equal (argv[1], MOTIONS[i].name))
      MOTIONS[i].paint (window, (guint) g_ascii_strtoull (argv[2], NULL, 10));
  cb_ui_test_close_window (window);
  return 0;
}
