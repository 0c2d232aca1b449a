/* What the page of a case shows: its sheet, earlier moments of it, and insight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-css-class.h"
#include "cb-toast.h"

/* The settings of a single case, whose path is made from the place of its file. */
#define MEMORY_SCHEMA APP_ID ".Case"
#define MEMORY_PATH   "/io/github/casebook/Casebook/cases/%s/"

/* (transfer none) (nullable): the settings of this case; NULL while it has no file */
GSettings *
_cb_case_page_get_memory (CbCasePage *self)
{
  GFile *file = cb_case_file_get_location (cb_case_get_file (self->case_));
  g_autofree char *uri = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *path = NULL;

  if (self->memory != NULL || file == NULL)
    return self->memory;
  uri = g_file_get_uri (file);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA1, uri, -1);
  path = g_strdup_printf (MEMORY_PATH, sum);
  self->memory = g_settings_new_with_path (MEMORY_SCHEMA, path);
  return self->memory;
}

/* Until the user has chosen, a small screen shows only cards that are not settled. */
void
_cb_case_page_update_sheet_mode (CbCasePage *self)
{
  GSettings *memory = _cb_case_page_get_memory (self);
  g_autoptr (GVariant) chosen = memory != NULL ? g_settings_get_user_value (memory, "sheet-mode")
                                               : NULL;

  self->sets_mode = TRUE;
  if (chosen != NULL)
    g_object_set (self->sheet_view, "mode", g_settings_get_enum (memory, "sheet-mode"), NULL);
  else if (!self->chose_mode)
    g_object_set (self->sheet_view, "mode", self->narrow ? CB_SHEET_MODE_OPEN : CB_SHEET_MODE_ODDS,
                  NULL);
  self->sets_mode = FALSE;
}

/* Remembers the mode for this case if the user chose it. */
static void
mode_changed_cb (CbCasePage *self)
{
  CbSheetMode mode;

  g_object_notify (G_OBJECT (self), "sheet-mode");
  g_object_get (self->sheet_view, "mode", &mode, NULL);
  if (self->sets_mode)
    return;
  self->chose_mode = TRUE;
  if (_cb_case_page_get_memory (self) != NULL)
    g_settings_set_enum (self->memory, "sheet-mode", (int) mode);
}

/* Taking advice into the composer. */

/* Whether advice is about the present, and I can follow it. */
static gboolean
can_act (CbCasePage *self)
{
  return !cb_case_get_read_only (self->case_) && cb_sheet_get_at (self->sheet) < 0 &&
         cb_case_get_setup (self->case_)->me != CB_NOBODY;
}

/* Begins an entry of that kind. A draft with input is cancelled, and can be restored. */
static void
compose (CbCasePage *self, CbDraftKind kind)
{
  if (!cb_draft_get_blank (self->draft))
    gtk_widget_activate_action (GTK_WIDGET (self->composer), "record.cancel", NULL);
  cb_draft_set_kind (self->draft, kind);
}

static void
compose_mine (CbCasePage *self, CbDraftKind kind, CbCardSet cards)
{
  compose (self, kind);
  cb_draft_set_by (self->draft, cb_case_get_setup (self->case_)->me);
  cb_draft_set (self->draft, CB_DRAFT_CARDS, (int) cards);
  _cb_case_page_open_composer (self);
}

static void
case_ask (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  compose_mine (CB_CASE_PAGE (widget), CB_DRAFT_SUGGESTION, g_variant_get_uint32 (parameter));
}

static void
case_accuse (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  if (_cb_case_page_is_practicing (self))
    _cb_case_page_ask_for_solution (self, g_variant_get_uint32 (parameter));
  else
    compose_mine (self, CB_DRAFT_ACCUSATION, g_variant_get_uint32 (parameter));
}

/* Shows the review or, before the game has ended, begins an entry for the envelope’s cards. */
static void
case_review (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  if (cb_case_get_closed (self->case_))
    {
      adw_toast_overlay_dismiss_all (self->toasts);
      cb_sheet_set_at (self->sheet, -1);
      adw_view_stack_set_visible_child_name (self->views, "insight");
      gtk_widget_child_focus (adw_view_stack_get_visible_child (self->views), GTK_DIR_TAB_FORWARD);
      return;
    }
  compose (self, CB_DRAFT_ENVELOPE);
  _cb_case_page_open_composer (self);
}

/* Shows the review as soon as an entry ends the game. */
void
_cb_case_page_offer_review (CbCasePage *self, guint position)
{
  if (cb_entry_opens_envelope (cb_log_get_entry (cb_case_get_log (self->case_), position)))
    adw_view_stack_set_visible_child_name (self->views, "insight");
}

/* Shows the review at once if the game of the case is over. */
void
_cb_case_page_begin_with_review (CbCasePage *self)
{
  if (cb_case_get_closed (self->case_))
    adw_view_stack_set_visible_child_name (self->views, "insight");
}

/* Adds the settings that can be changed from the page. */
static void
offer_settings (CbCasePage *self)
{
  static const char *const KEYS[] = { "advise-show", "record-when-shown" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (KEYS); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, KEYS[i]);

      g_action_map_add_action (G_ACTION_MAP (group), action);
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "settings", G_ACTION_GROUP (group));
}

void
_cb_case_page_update_insight (CbCasePage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.ask",
                                 can_act (self) && _cb_case_page_can_record (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.accuse", can_act (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.review",
                                 _cb_case_page_can_record (self) ||
                                   cb_case_get_closed (self->case_));
}

void
_cb_case_page_bind_settings (CbCasePage *self)
{
  self->settings = g_settings_new (APP_ID);
  g_settings_bind (self->settings, "symbols", self->sheet_view, "symbols", G_SETTINGS_BIND_GET);
  _cb_case_page_update_sheet_mode (self);
  g_signal_connect_object (self->sheet_view, "notify::mode", G_CALLBACK (mode_changed_cb), self,
                           G_CONNECT_SWAPPED);
  offer_settings (self);
}

void
_cb_case_page_set_followed (CbCasePage *self, gboolean followed)
{
  if (self->followed == followed)
    return;

  self->followed = followed;
  _cb_case_page_update_actions (self);
}

/* After a link from the sheet to the log, a toast offers the way back. */
static void
offer_way_back (CbCasePage *self, guint position)
{
  /* Translators: %u is the number of an entry */
  g_autofree char *title = g_strdup_printf (_ ("Entry %u"), position + 1);
  AdwToast *toast = cb_toast_new_with_button (title, _ ("_Back to Sheet"));

  adw_toast_set_action_name (toast, "case.back");
  adw_toast_overlay_dismiss_all (self->toasts);
  cb_toast_show (toast, self->toasts);
}

/* If the latest entries are beside the sheet, that list can show the entry; otherwise the log
 * does. */
void
_cb_case_page_show_entry (CbCasePage *self, guint position)
{
  gboolean beside = gtk_widget_get_mapped (GTK_WIDGET (self->latest));

  if (!beside)
    {
      adw_view_stack_set_visible_child_name (self->views, "log");
      offer_way_back (self, position);
    }
  cb_log_view_show_entry (beside ? self->latest : self->log_view, position);
  _cb_case_page_set_followed (self, TRUE);
}

/* Returns from the log to the cell that led there, and shows its reason again. */
void
_cb_case_page_go_back (CbCasePage *self)
{
  GtkWidget *cell;

  adw_toast_overlay_dismiss_all (self->toasts);
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  gtk_widget_grab_focus (GTK_WIDGET (self->sheet_view));
  _cb_case_page_set_followed (self, FALSE);
  cell = GTK_WIDGET (cb_sheet_view_get_current (self->sheet_view));
  if (cell != NULL)
    gtk_widget_activate_action (cell, "cell.details", NULL);
}

/* Looking back at the sheet as it was. */

/* Closing the timeline returns to the present. */
void
_cb_case_page_set_timeline (CbCasePage *self, gboolean shown)
{
  GtkWidget *timeline = GTK_WIDGET (self->timeline);
  gboolean had_focus = gtk_widget_get_focus_child (timeline) != NULL;

  if (self->shows_timeline == shown)
    return;

  self->shows_timeline = shown;
  if (!shown)
    cb_sheet_set_at (self->sheet, -1);
  g_object_notify (G_OBJECT (self), "timeline");
  if (!shown && had_focus)
    _cb_case_page_focus_view (self);
}

/* Announces the new place, unless the slider has the focus: a screen reader reads it then. */
static void
go (CbCasePage *self, guint place)
{
  g_autofree char *spoken = NULL;

  cb_timeline_go (self->sheet, place);
  _cb_case_page_set_timeline (self, TRUE);
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->timeline)) != NULL)
    return;

  spoken = cb_timeline_describe (self->sheet);
  cb_announce (GTK_WIDGET (self), spoken);
}

static void
case_timeline_back (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  go (self, cb_timeline_get_place (self->sheet) - 1);
}

static void
case_timeline_forward (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  go (self, cb_timeline_get_place (self->sheet) + 1);
}

static void
case_timeline_start (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  go (CB_CASE_PAGE (widget), 0);
}

static void
case_timeline_now (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  go (CB_CASE_PAGE (widget), G_MAXUINT);
}

static void
case_timeline_at (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  guint position = g_variant_get_uint32 (parameter);

  if (position >= cb_log_get_n_entries (cb_case_get_log (self->case_)))
    return;
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  go (self, position + 1);
}

/* At the level without automatic crosses the sheet is the same after every entry. */
void
_cb_case_page_update_timeline (CbCasePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
  guint place = cb_timeline_get_place (self->sheet);
  gboolean usable = n_entries > 0 && cb_case_get_assist (self->case_) != CB_ASSIST_NOTES;

  if (!usable)
    _cb_case_page_set_timeline (self, FALSE);
  if (self->has_past != usable)
    {
      self->has_past = usable;
      g_object_notify (G_OBJECT (self), "has-past");
    }
  gtk_widget_action_set_enabled (widget, "case.timeline", usable);
  gtk_widget_action_set_enabled (widget, "case.timeline-back", usable && place > 0);
  gtk_widget_action_set_enabled (widget, "case.timeline-start", usable && place > 0);
  gtk_widget_action_set_enabled (widget, "case.timeline-forward", usable && place < n_entries);
  gtk_widget_action_set_enabled (widget, "case.timeline-now", usable && place < n_entries);
  gtk_widget_action_set_enabled (widget, "case.timeline-at", usable);
  cb_css_class_set (widget, "past", usable && place < n_entries);
}

/* Undo and redo, and announcing once more what was recorded. */

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
_cb_case_page_install_sheet (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_property_action (widget_class, "sheet.mode", "sheet-mode");

  gtk_widget_class_install_action (widget_class, "case.ask", "u", case_ask);
  gtk_widget_class_install_action (widget_class, "case.accuse", "u", case_accuse);
  gtk_widget_class_install_action (widget_class, "case.review", NULL, case_review);

  gtk_widget_class_install_property_action (widget_class, "case.timeline", "timeline");
  gtk_widget_class_install_action (widget_class, "case.timeline-back", NULL, case_timeline_back);
  gtk_widget_class_install_action (widget_class, "case.timeline-forward", NULL,
                                   case_timeline_forward);
  gtk_widget_class_install_action (widget_class, "case.timeline-start", NULL, case_timeline_start);
  gtk_widget_class_install_action (widget_class, "case.timeline-now", NULL, case_timeline_now);
  gtk_widget_class_install_action (widget_class, "case.timeline-at", "u", case_timeline_at);

  gtk_widget_class_install_action (widget_class, "case.undo", NULL, case_undo);
  gtk_widget_class_install_action (widget_class, "case.redo", NULL, case_redo);
  gtk_widget_class_install_action (widget_class, "case.hear-news", NULL, case_hear_news);
}
