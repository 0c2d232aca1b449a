/* What is undone or done again, and hearing once more what was recorded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"

/* Shows the log, in which one can see what was undone. */
static void
case_undo (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  /* Translators: spoken; %s is what was done, as the button for undoing says it */
  g_autofree char *spoken = g_strdup_printf (_ ("Undone: %s"),
                                             cb_case_get_undo_label (self->case_));

  cb_case_undo (self->case_);
  cb_announce (widget, spoken);
}

static void
case_redo (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  /* Translators: spoken; %s is what was done, as the button for redoing says it */
  g_autofree char *spoken = g_strdup_printf (_ ("Redone: %s"),
                                             cb_case_get_redo_label (self->case_));

  cb_case_redo (self->case_);
  cb_announce (widget, spoken);
}

/* Announces the last entry and what it revealed, card by card. */
static void
case_hear_news (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *news = cb_sheet_tell_news (CB_CASE_PAGE (widget)->sheet);

  cb_announce (widget, news);
}

void
_cb_case_page_install_history (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.undo", NULL, case_undo);
  gtk_widget_class_install_action (widget_class, "case.redo", NULL, case_redo);
  gtk_widget_class_install_action (widget_class, "case.hear-news", NULL, case_hear_news);
}
