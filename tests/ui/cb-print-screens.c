/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-case-test.h"
#include "cb-case-page.h"
#include "cb-print-dialog.h"
#include "cb-screens.h"

static void
prepare_print (CbWindow *window)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("random-5004_n5_t24.casebook", 14);

  cb_ui_test_empty_shelf ();
  cb_window_show_case (window, case_);
  cb_ui_test_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (cb_ui_test_find (GTK_WIDGET (window), CB_TYPE_CASE_PAGE, NULL),
                              "case.print", NULL);
}

static void
prepare_blank (CbWindow *window)
{
  cb_ui_test_show_shelf ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.print-blank", NULL);
}

const CbScreen cb_print_screens[] = {
  { "print", prepare_print, TRUE },
  { "print-blank", prepare_blank },
  { NULL },
};
