/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-dice-dialog.h"
#include "cb-editions.h"
#include "cb-first-view.h"
#include "cb-roll-view.h"
#include "cb-screens.h"

static CbRandomSource *chance;

static GtkWidget *
show_dialog (CbWindow *window, const CbSetup *setup)
{
  CbDiceDialog *dialog;

  cb_ui_test_empty_shelf ();
  g_clear_pointer (&chance, cb_random_source_free);
  chance = cb_random_source_new_seeded (4);
  dialog = cb_dice_dialog_new (setup, chance);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
  cb_ui_test_draw (GTK_WIDGET (window));
  return GTK_WIDGET (dialog);
}

static void
roll (GtkWidget *dialog, guint n)
{
  GtkWidget *view = cb_ui_test_find (dialog, CB_TYPE_ROLL_VIEW, NULL);

  for (guint i = 0; i < n; i++)
    gtk_widget_activate_action (view, "dice.roll", NULL);
}

static void
prepare_dice (CbWindow *window)
{
  roll (show_dialog (window, NULL), 9);
}

static void
prepare_many (CbWindow *window)
{
  GtkWidget *dialog = show_dialog (window, NULL);

  gtk_widget_activate_action (dialog, "dice.number", "i", 5);
  roll (dialog, 30);
}

static void
prepare_question (CbWindow *window)
{
  g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_find_builtin ("nightmare"));
  GtkWidget *dialog;
  GtkLabel *hint;

  cb_setup_add_player (setup, "Ada", -1, -1);
  cb_setup_add_player (setup, "Ben", -1, -1);
  dialog = show_dialog (window, setup);
  hint = GTK_LABEL (cb_ui_test_find (dialog, GTK_TYPE_LABEL, "hint"));
  while (!g_str_has_prefix (gtk_label_get_label (hint), "Draw"))
    roll (dialog, 1);
}

static void
prepare_starts (CbWindow *window)
{
  static const char *const names[] = { "Ada", "Bertrand", "Chloé", "Dmitri" };
  g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_get_builtin (0));
  GtkWidget *dialog, *stack;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    cb_setup_add_player (setup, names[i], -1, -1);
  dialog = show_dialog (window, setup);
  stack = cb_ui_test_find (dialog, ADW_TYPE_VIEW_STACK, NULL);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), "first");
  for (guint i = 0; i < 3; i++)
    gtk_widget_activate_action (cb_ui_test_find (dialog, CB_TYPE_FIRST_VIEW, NULL),
                                "first.roll-all", NULL);
}

const CbScreen cb_dice_screens[] = {
  { "dice", prepare_dice },
  { "dice-many", prepare_many },
  { "dice-question", prepare_question },
  { "dice-starts", prepare_starts },
  { NULL },
};
