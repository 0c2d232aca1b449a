/* What users can ask the sheet: whether their own marks are right, for a hint, what if, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What a check finds is shown in the cells themselves, until the user makes another mark or the log
 * changes. */

#include "config.h"

#include "cb-case-page-private.h"
#include "cb-cell-details.h"
#include "cb-css-class.h"
#include "cb-envelope.h"
#include "cb-work.h"

/* Records the envelope, which ends the game; the review is shown once the entry is on disk. */
static void
case_open_solved (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbMarkCheck *check = cb_check_bar_get_check (self->check_bar);
  g_autoptr (CbEntry) entry = NULL;

  if (check == NULL || cb_mark_check_get_solution (check) == 0)
    return;
  entry = cb_envelope_new (cb_mark_check_get_solution (check));
  self->recorded = (int) cb_log_get_n_entries (cb_case_get_log (self->case_));
  cb_case_append (self->case_, entry);
}

/* Returns: (transfer none) (nullable): the first cell to whose mark the check gives @verdict */
static CbSheetCell *
find_checked (CbCasePage *self, const CbMarkCheck *check, CbVerdict verdict)
{
  CbSetup *setup = cb_case_get_setup (self->case_);

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      if (cb_mark_check_get (check, card, holder) == verdict)
        return cb_sheet_view_get_cell (self->sheet_view, card, holder);
  return NULL;
}

/* If there is a panel beside the sheet, the reason of a cell is shown there instead of the
 * composer, so that the cells of its steps stay visible. On a small screen it is a dialog at the
 * bottom. */

/* (nullable): the reason in the panel; the panel is gone while the page is disposed */
static CbCellDetails *
get_details (CbCasePage *self)
{
  GtkWidget *child = self->why != NULL ? adw_bin_get_child (self->why) : NULL;

  return child != NULL ? CB_CELL_DETAILS (child) : NULL;
}

/* A hint is shown below the sheet, so that the user can look at both. It is removed when its cells
 * are marked, and when the log changes, which also ends the search for a hint. */

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
static void
show_hint (CbCasePage *self)
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

/* Shows on the sheet the reason that is open in the panel, else that of the hint, else none. */
static void
show_reason (CbCasePage *self)
{
  CbCellDetails *details = get_details (self);

  if (details != NULL)
    cb_sheet_view_show_reason (self->sheet_view, cb_cell_details_get_cell (details),
                               cb_cell_details_get_steps (details));
  else
    show_hint (self);
}

static void
set_explaining (CbCasePage *self, gboolean explaining)
{
  if (self->explaining == explaining)
    return;

  self->explaining = explaining;
  _cb_case_page_update_actions (self);
  g_object_notify (G_OBJECT (self), "explaining");
}

/* Removes the reason, if there is one, and moves the focus back to the cell. */
void
_cb_case_page_close_why (CbCasePage *self)
{
  gboolean focused;

  if (get_details (self) == NULL)
    return;

  focused = gtk_widget_get_focus_child (GTK_WIDGET (self->why)) != NULL;
  if (focused && gtk_widget_get_mapped (GTK_WIDGET (self->sheet_view)))
    gtk_widget_grab_focus (GTK_WIDGET (self->sheet_view));
  adw_bin_set_child (self->why, NULL);
  show_reason (self);
  set_explaining (self, FALSE);
}

static void
step_pointed_cb (CbCasePage *self, int index)
{
  cb_sheet_view_point_at_step (self->sheet_view, index);
}

static void
show_in_panel (CbCasePage *self, GtkWidget *details)
{
  CbSheetCell *cell = cb_cell_details_get_cell (CB_CELL_DETAILS (details));

  g_signal_connect_object (details, "explained", G_CALLBACK (show_reason), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (details, "step-pointed", G_CALLBACK (step_pointed_cb), self,
                           G_CONNECT_SWAPPED);
  /* If the players change, the sheet replaces its cells. The reason is closed then. */
  g_signal_connect_object (cell, "notify::parent", G_CALLBACK (_cb_case_page_close_why), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->why, details);
  set_explaining (self, TRUE);
  show_reason (self);
  gtk_widget_child_focus (details, GTK_DIR_TAB_FORWARD);
}

/* Shows the reason of @cell. */
void
_cb_case_page_show_why (CbCasePage *self, CbSheetCell *cell)
{
  GtkWidget *details = cb_cell_details_new (cell, !cb_case_get_read_only (self->case_));

  _cb_case_page_close_why (self);
  cb_case_tour_do (self->tour, CB_TOUR_WHY);
  if (self->narrow)
    cb_cell_details_show_at_bottom (CB_CELL_DETAILS (details));
  else
    show_in_panel (self, details);
}

static void
case_close_why (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_close_why (CB_CASE_PAGE (widget));
}

static char *
choose_panel (GObject *object, gboolean explaining)
{
  return g_strdup (explaining ? "why" : "record");
}

/* Shows the reason of the first cell with a wrong mark or, if there is none, of the first with a
 * mark that is too early. */
static void
case_why_checked (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbMarkCheck *check = cb_check_bar_get_check (self->check_bar);
  CbSheetCell *cell = NULL;

  if (check == NULL)
    return;
  for (CbVerdict verdict = CB_VERDICT_WRONG; verdict < CB_N_VERDICTS && cell == NULL; verdict++)
    cell = find_checked (self, check, verdict);
  if (cell != NULL)
    _cb_case_page_show_why (self, cell);
}

/* Takes away the marks that are wrong or too early. */
static void
case_erase_checked (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (CbMarkCheck) check = NULL;

  if (cb_check_bar_get_check (self->check_bar) == NULL)
    return;
  check = cb_mark_check_ref (cb_check_bar_get_check (self->check_bar));
  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      if (cb_mark_check_get (check, card, holder) > CB_VERDICT_PROVEN)
        cb_case_set_pencil (self->case_, card, holder, NULL);
}

/* Removes the result of the check from the cells, and moves the focus back to the sheet. Returns:
 * whether there was a result */
gboolean
_cb_case_page_close_check (CbCasePage *self)
{
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self->check_bar)) != NULL;

  if (cb_check_bar_get_check (self->check_bar) == NULL)
    return FALSE;
  cb_check_bar_set_check (self->check_bar, NULL);
  cb_sheet_view_show_check (self->sheet_view, NULL);
  if (focused)
    _cb_case_page_focus_view (self);
  _cb_case_page_update_actions (self);
  return TRUE;
}

static void
case_close_check (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_close_check (CB_CASE_PAGE (widget));
}

/* If the check was cancelled the page may no longer exist. */
static void
checked_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbMarkCheck) check = cb_work_finish (result, &error);
  CbCasePage *self = user_data;

  if (error != NULL)
    return;

  g_clear_object (&self->checking);
  cb_check_bar_set_check (self->check_bar, check);
  cb_sheet_view_show_check (self->sheet_view, check);
  _cb_case_page_update_actions (self);
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
  show_reason (self);
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
  show_reason (self);
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
  show_reason (self);
  if (focused)
    _cb_case_page_focus_view (self);
  _cb_case_page_update_actions (self);
  return TRUE;
}

static void
case_close_hint (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_close_hint (CB_CASE_PAGE (widget));
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

static void
case_check_marks (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbLog *log = cb_case_get_log (self->case_);

  cb_work_stop (&self->checking);
  _cb_case_page_close_hint (self);
  if (self->narrow)
    _cb_case_page_set_recording (self, FALSE);
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  cb_sheet_set_at (self->sheet, -1);
  self->checking = g_cancellable_new ();
  cb_case_check_marks_async (self->case_, cb_log_get_n_entries (log), self->checking, checked_cb,
                             self);
}

/* Marks are checked only at the level at which the user fills in the sheet. */
void
_cb_case_page_update_marks (CbCasePage *self)
{
  gboolean open = !cb_case_get_read_only (self->case_) && !cb_case_get_closed (self->case_);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.check-marks",
                                 cb_case_get_assist (self->case_) == CB_ASSIST_NOTES);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.erase-checked",
                                 !cb_case_get_read_only (self->case_));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.open-solved", open);
}

/* A sheet that supposes something. */

/* The bar is hidden while the composer needs its place. */
static gboolean
shows_what_if (GObject *object, gboolean supposing, gboolean narrow, gboolean recording)
{
  return supposing && !(narrow && recording);
}

static void
case_stop_supposing (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  cb_sheet_stop_supposing (self->sheet);
}

/* (nullable): a cell that is supposed, whose details tell everything that follows */
static CbSheetCell *
find_supposed (CbCasePage *self)
{
  CbCase *case_ = self->case_;
  guint n_holders = cb_setup_get_n_holders (cb_case_get_setup (case_));

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    for (guint holder = 0; holder < n_holders; holder++)
      if (cb_cell_get_supposed (cb_sheet_get_cell (self->sheet, card, holder)))
        return cb_sheet_view_get_cell (self->sheet_view, card, holder);
  return NULL;
}

static void
case_show_supposed (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbSheetCell *cell = find_supposed (self);

  if (cell == NULL)
    return;
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  _cb_case_page_show_why (self, cell);
}

static void
what_if_changed_cb (CbCasePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean supposing = cb_sheet_get_supposing (self->sheet);
  GtkWidget *bar = GTK_WIDGET (self->what_if_bar);

  if (!supposing && gtk_widget_get_focus_child (bar) != NULL)
    _cb_case_page_focus_view (self);
  cb_css_class_set (widget, "supposing", supposing);
  gtk_widget_action_set_enabled (widget, "case.show-supposed",
                                 supposing && find_supposed (self) != NULL);
  gtk_widget_action_set_enabled (widget, "case.stop-supposing", supposing);
  _cb_case_page_update_actions (self);
}

void
_cb_case_page_follow_what_if (CbCasePage *self)
{
  g_signal_connect_object (self->sheet, "notify::what-if", G_CALLBACK (what_if_changed_cb), self,
                           G_CONNECT_SWAPPED);
  what_if_changed_cb (self);
}

void
_cb_case_page_install_marks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, choose_panel);
  gtk_widget_class_install_action (widget_class, "case.close-why", NULL, case_close_why);

  gtk_widget_class_install_action (widget_class, "case.hint", NULL, case_hint);
  gtk_widget_class_install_action (widget_class, "case.hint-more", NULL, case_hint_more);
  gtk_widget_class_install_action (widget_class, "case.mark-hint", NULL, case_mark_hint);
  gtk_widget_class_install_action (widget_class, "case.close-hint", NULL, case_close_hint);

  gtk_widget_class_install_action (widget_class, "case.check-marks", NULL, case_check_marks);
  gtk_widget_class_install_action (widget_class, "case.close-check", NULL, case_close_check);
  gtk_widget_class_install_action (widget_class, "case.erase-checked", NULL, case_erase_checked);
  gtk_widget_class_install_action (widget_class, "case.open-solved", NULL, case_open_solved);
  gtk_widget_class_install_action (widget_class, "case.why-checked", NULL, case_why_checked);

  gtk_widget_class_bind_template_callback (widget_class, shows_what_if);
  gtk_widget_class_install_action (widget_class, "case.show-supposed", NULL, case_show_supposed);
  gtk_widget_class_install_action (widget_class, "case.stop-supposing", NULL, case_stop_supposing);
}
