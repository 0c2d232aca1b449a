/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-private.h"
#include "cb-closures.h"
#include "cb-hint.h"
#include "cb-late-menu.h"
#include "cb-template.h"
#include "cb-work.h"

G_DEFINE_FINAL_TYPE (CbCasePage, cb_case_page, ADW_TYPE_NAVIGATION_PAGE)

/* (transfer full): a tooltip; @step: (nullable): the change that would be undone or redone */
static char *
describe_step (const char *verb, const char *shortcut, const char *step)
{
  if (step == NULL)
    return g_strdup_printf ("%s (%s)", verb, shortcut);
  /* Translators: Undo or Redo, what would be undone or redone, and the keys for it */
  return g_strdup_printf (_ ("%s “%s” (%s)"), verb, step, shortcut);
}

/* @step: (nullable): what the button would undo or redo */
static void
name_button (GtkWidget *button, const char *verb, const char *shortcut, const char *step)
{
  g_autofree char *words = describe_step (verb, shortcut, step);

  if (g_strcmp0 (cb_hint_get (button), words) == 0)
    return;

  cb_hint_set (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

static void
history_changed_cb (CbCasePage *self)
{
  _cb_case_page_update_actions (self);
  name_button (self->undo, _ ("Undo"), _ ("Ctrl+Z"), cb_case_get_undo_label (self->case_));
  name_button (self->redo, _ ("Redo"), _ ("Shift+Ctrl+Z"), cb_case_get_redo_label (self->case_));
}

static void
save_error_changed_cb (CbCasePage *self)
{
  g_object_notify (G_OBJECT (self), "save-problem");
  g_object_notify (G_OBJECT (self), "save-button");
}

static void
assist_changed_cb (CbCasePage *self)
{
  _cb_case_page_update_marks (self);
  _cb_case_page_update_actions (self);
  g_object_notify (G_OBJECT (self), "assist");
}

static void
sheet_changed_cb (CbCasePage *self)
{
  _cb_case_page_update_timeline (self);
  _cb_case_page_update_insight (self);
  _cb_case_page_update_conflict (self);
  _cb_case_page_announce_recorded (self);
  _cb_case_page_close_check (self);
  _cb_case_page_update_hint (self);
  _cb_case_page_update_turn (self);
  _cb_case_page_update_practice (self);
  g_object_notify (G_OBJECT (self), "conflict");
  g_object_notify (G_OBJECT (self), "conflict-button");
}

static void
setup_changed_cb (CbCasePage *self)
{
  g_object_notify (G_OBJECT (self), "alike");
}

static void
cell_details_cb (CbCasePage *self, CbSheetCell *cell)
{
  _cb_case_page_show_why (self, cell);
}

/* When the focus moves to another place there is nothing to go back to. */
static void
place_taken_cb (CbCasePage *self)
{
  _cb_case_page_set_followed (self, FALSE);
}

static void
cb_case_page_constructed (GObject *object)
{
  CbCasePage *self = CB_CASE_PAGE (object);

  G_OBJECT_CLASS (cb_case_page_parent_class)->constructed (object);

  self->sheet = cb_sheet_new (self->case_);
  self->now = cb_sheet_new (self->case_);
  self->draft = cb_draft_new (self->case_);
  self->drafts = cb_draft_store_new (self->draft);
  g_object_notify (G_OBJECT (self), "sheet");
  g_object_notify (G_OBJECT (self), "now");
  g_object_notify (G_OBJECT (self), "draft");
  g_object_notify (G_OBJECT (self), "assist");
  g_object_notify (G_OBJECT (self), "alike");

  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (sheet_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::can-undo", G_CALLBACK (history_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_case_get_file (self->case_), "notify",
                           G_CALLBACK (save_error_changed_cb), self, G_CONNECT_SWAPPED);
  _cb_case_page_follow_elsewhere (self);
  g_signal_connect_object (self->case_, "notify::assist", G_CALLBACK (assist_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::setup", G_CALLBACK (setup_changed_cb), self,
                           G_CONNECT_SWAPPED);
  _cb_case_page_bind_settings (self);
  _cb_case_page_follow_status (self);
  _cb_case_page_follow_solved (self);
  _cb_case_page_follow_what_if (self);
  _cb_case_page_follow_sample (self);
  _cb_case_page_follow_dialogs (self);
  _cb_case_page_start_practice (self);
  sheet_changed_cb (self);
  history_changed_cb (self);
  save_error_changed_cb (self);
  _cb_case_page_update_table (self);
  _cb_case_page_keep_layout (self);
  _cb_case_page_set_recording (self, !cb_draft_get_blank (self->draft));
  _cb_case_page_begin_with_review (self);
}

/* The form for a new case, which is closing, had the focus and cannot give it back. */
static void
cb_case_page_shown (AdwNavigationPage *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));

  if (root != NULL && gtk_root_get_focus (root) == NULL)
    _cb_case_page_focus_view (CB_CASE_PAGE (page));
}

/* Writes the draft now, because the case may be opened again before this page is disposed. */
static void
cb_case_page_hiding (AdwNavigationPage *page)
{
  cb_draft_store_flush (CB_CASE_PAGE (page)->drafts);
}

static void
cb_case_page_dispose (GObject *object)
{
  CbCasePage *self = CB_CASE_PAGE (object);

  g_clear_handle_id (&self->blink_id, g_source_remove);
  cb_work_stop (&self->checking);
  cb_work_stop (&self->hinting);
  _cb_case_page_stop_practice (self);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_CASE_PAGE);
  g_clear_weak_pointer (&self->choice);
  g_clear_pointer (&self->copies, g_strfreev);
  g_clear_weak_pointer (&self->kept_focus);
  g_clear_weak_pointer (&self->pointed);
  g_clear_object (&self->memory);
  g_clear_object (&self->drafts);
  g_clear_object (&self->draft);
  g_clear_object (&self->now);
  g_clear_object (&self->sheet);
  g_clear_object (&self->case_);

  G_OBJECT_CLASS (cb_case_page_parent_class)->dispose (object);
}

static void
cb_case_page_class_init (CbCasePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdwNavigationPageClass *page_class = ADW_NAVIGATION_PAGE_CLASS (klass);

  object_class->constructed = cb_case_page_constructed;
  object_class->dispose = cb_case_page_dispose;
  page_class->hiding = cb_case_page_hiding;
  page_class->shown = cb_case_page_shown;

  _cb_case_page_install_properties (object_class);

  cb_template_install (
    widget_class, "cb-case-page", CB_CHILD (CbCasePage, check_bar), CB_CHILD (CbCasePage, composer),
    CB_CHILD (CbCasePage, foot), CB_CHILD (CbCasePage, hint_bar), CB_CHILD (CbCasePage, latest),
    CB_CHILD (CbCasePage, log_view), CB_CHILD (CbCasePage, menu_button),
    CB_CHILD (CbCasePage, menu_model), CB_CHILD (CbCasePage, prompt), CB_CHILD (CbCasePage, redo),
    CB_CHILD (CbCasePage, sample_token), CB_CHILD (CbCasePage, sheet_view),
    CB_CHILD (CbCasePage, shortcuts), CB_CHILD (CbCasePage, timeline),
    CB_CHILD (CbCasePage, toasts), CB_CHILD (CbCasePage, tour), CB_CHILD (CbCasePage, turn_token),
    CB_CHILD (CbCasePage, undo), CB_CHILD (CbCasePage, views), CB_CHILD (CbCasePage, what_if_bar),
    CB_CHILD (CbCasePage, why), CB_CALLBACK (cell_details_cb), CB_CALLBACK (place_taken_cb));
  cb_closures_install (widget_class);

  _cb_case_page_install_actions (widget_class);
  _cb_case_page_install_layout (widget_class);
  _cb_case_page_install_conflict (widget_class);
  _cb_case_page_install_sheet (widget_class);
  _cb_case_page_install_marks (widget_class);
  _cb_case_page_install_practice (widget_class);
  _cb_case_page_install_sample (widget_class);
  _cb_case_page_install_table (widget_class);
}

static void
cb_case_page_init (CbCasePage *self)
{
  self->show_sidebar = TRUE;
  self->recorded = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_late_menu_set (self->menu_button, self->menu_model);
}

/**
 * cb_case_page_new:
 * @case_: the case to show
 *
 * Returns: (transfer floating): a new page
 */
CbCasePage *
cb_case_page_new (CbCase *case_)
{
  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  return g_object_new (CB_TYPE_CASE_PAGE, "case", case_, NULL);
}
