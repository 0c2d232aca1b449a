/* A hint for those who mark the sheet themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A hint is shown below the sheet, so that the user can look at both. It is removed when its cells
 * are marked, and when the log changes, which also ends the search for a hint. */

#include "config.h"

#include "cb-case-page-private.h"
#include "cb-work.h"

static gboolean
can_hint (CbCasePage *self)
{
  return cb_case_get_assist (self->case_) == CB_ASSIST_NOTES;
}

/* Whether the hint, or the search for one, is out of date because the case has changed. */
static gboolean
is_stale (CbCasePage *self)
{
  return !can_hint (self) || cb_case_get_generation (self->case_) != self->hint_generation;
}

/* Shows in the sheet the cells that the hint names, and the steps of its reason if it tells
 * them. */
void
_cb_case_page_show_hint (CbCasePage *self)
{
  CbMarkHint *hint = cb_hint_bar_get_hint (self->hint_bar);
  gboolean tells_all = cb_hint_bar_tells_all (self->hint_bar);

  if (cb_hint_bar_tells_cells (self->hint_bar) && !is_stale (self))
    cb_sheet_view_show_reasons (self->sheet_view, cb_mark_hint_get_cards (hint),
                                cb_mark_hint_get_holders (hint),
                                tells_all ? cb_mark_hint_get_why (hint)->steps : NULL);
  else
    cb_sheet_view_show_reason (self->sheet_view, NULL, NULL);
}

/* If the search was cancelled the page may no longer exist. */
static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbMarkHint) hint = cb_work_finish (result, &error);
  CbCasePage *self = user_data;

  if (error != NULL)
    return;

  g_clear_object (&self->hinting);
  cb_hint_bar_set_hint (self->hint_bar, hint);
  _cb_case_page_update_actions (self);
}

static void
case_hint (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));

  cb_work_stop (&self->hinting);
  _cb_case_page_close_check (self);
  cb_sheet_set_at (self->sheet, -1);
  if (self->narrow)
    _cb_case_page_set_recording (self, FALSE);
  _cb_case_page_close_why (self);
  cb_hint_bar_search (self->hint_bar);
  _cb_case_page_show_reason (self);
  self->hint_generation = cb_case_get_generation (self->case_);
  self->hinting = g_cancellable_new ();
  cb_case_find_hint_async (self->case_, n_entries, self->hinting, found_cb, self);
  _cb_case_page_update_actions (self);
}

static void
case_hint_more (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  cb_hint_bar_tell_more (self->hint_bar);
  if (cb_hint_bar_tells_cells (self->hint_bar))
    adw_view_stack_set_visible_child_name (self->views, "sheet");
  _cb_case_page_close_why (self);
  _cb_case_page_show_reason (self);
}

/* Marks the cells of the hint, after which the hint is removed by itself. */
static void
case_mark_hint (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbMarkHint *hint = cb_hint_bar_get_hint (self->hint_bar);

  if (cb_hint_bar_tells_cells (self->hint_bar))
    cb_mark_hint_apply (hint, self->case_);
}

static void
case_close_hint (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_close_hint (CB_CASE_PAGE (widget));
}

/* Removes the hint, or ends the search for one, and moves the focus back to the sheet. Returns:
 * whether there was either */
gboolean
_cb_case_page_close_hint (CbCasePage *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->hint_bar)) != NULL;

  if (!cb_hint_bar_get_shown (self->hint_bar))
    return FALSE;
  cb_work_stop (&self->hinting);
  cb_hint_bar_set_hint (self->hint_bar, NULL);
  _cb_case_page_show_reason (self);
  if (focused)
    _cb_case_page_focus_view (self);
  _cb_case_page_update_actions (self);
  return TRUE;
}

/* Whether all cells of the hint are marked. */
static gboolean
is_told (CbCasePage *self)
{
  CbMarkHint *hint = cb_hint_bar_get_hint (self->hint_bar);

  return hint != NULL && cb_mark_hint_is_over (hint, self->case_);
}

void
_cb_case_page_update_hint (CbCasePage *self)
{
  gboolean writable = !cb_case_get_read_only (self->case_);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.hint", can_hint (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.mark-hint", writable);
  if (is_stale (self) || is_told (self))
    _cb_case_page_close_hint (self);
}

void
_cb_case_page_install_hint (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.hint", NULL, case_hint);
  gtk_widget_class_install_action (widget_class, "case.hint-more", NULL, case_hint_more);
  gtk_widget_class_install_action (widget_class, "case.mark-hint", NULL, case_mark_hint);
  gtk_widget_class_install_action (widget_class, "case.close-hint", NULL, case_close_hint);
}
