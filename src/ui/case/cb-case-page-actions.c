/* What can be done to a case.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-export.h"
#include "cb-seen.h"
#include "cb-statement.h"
#include "cb-suggestion.h"
#include "cb-toast.h"
#include "parts.h"

/* The least width of a tablet, in pixels. */
#define TABLET 600

/* How many suggestions come before the offer to record later ones once a card is shown. */
#define N_BY_HAND 10

#define VISIBLE_DIALOG "visible-dialog"

#if HAS_PRINTING
#include "cb-print-dialog.h"
#endif

void
_cb_case_page_open_composer (CbCasePage *self)
{
  _cb_case_page_set_typing (self, FALSE);
  _cb_case_page_set_recording (self, TRUE);
  cb_composer_focus_first (self->composer);
}

static void
case_record (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_open_composer (CB_CASE_PAGE (widget));
}

/* Does nothing while an entry is being changed, because the line is only for new entries. */
static void
case_quick_line (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  if (cb_draft_get_purpose (self->draft) != NULL)
    return;
  _cb_case_page_set_typing (self, TRUE);
  _cb_case_page_set_recording (self, TRUE);
  cb_composer_type (self->composer);
}

static void
case_close_composer (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_set_recording (CB_CASE_PAGE (widget), FALSE);
}

/* Whether the composer is open and can be closed; a sidebar is always open. */
static gboolean
is_closable (CbCasePage *self)
{
  return self->recording && !_cb_case_page_has_sidebar (self);
}

/* Escape closes what was opened last. */
static void
case_back (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  if (self->explaining)
    _cb_case_page_close_why (self);
  else if (is_closable (self))
    _cb_case_page_set_recording (self, FALSE);
  else if (cb_sheet_get_supposing (self->sheet))
    cb_sheet_stop_supposing (self->sheet);
  else if (!_cb_case_page_close_hint (self) && !_cb_case_page_close_check (self))
    _cb_case_page_go_back (self);
}

static void
sheet_show_entry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_show_entry (CB_CASE_PAGE (widget), g_variant_get_uint32 (parameter));
}

static void
case_save (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  _cb_case_page_save (CB_CASE_PAGE (widget));
}

static void
case_edit_entry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  if (cb_draft_edit (self->draft, g_variant_get_uint32 (parameter)))
    _cb_case_page_open_composer (self);
  else
    adw_toast_overlay_add_toast (
      self->toasts, cb_toast_new (_ ("This entry can be moved or deleted, not edited")));
}

static void
case_insert_before (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  cb_draft_insert_before (self->draft, g_variant_get_uint32 (parameter));
  _cb_case_page_open_composer (self);
}

/* Shows a toast that says what was done, with a button for the action that undoes it.
 * Returns: (transfer none): the toast */
AdwToast *
_cb_case_page_offer_undo (CbCasePage *self, const char *words, const char *action_name)
{
  AdwToast *toast = cb_toast_new_with_button (words, _ ("_Undo"));

  adw_toast_set_action_name (toast, action_name);
  adw_toast_overlay_dismiss_all (self->toasts);
  cb_toast_show (toast, self->toasts);
  return toast;
}

/* Restores a draft that was cancelled by mistake. */
static void
case_restore_draft (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  gtk_widget_activate_action (GTK_WIDGET (self->composer), "record.restore", NULL);
  _cb_case_page_open_composer (self);
}

static void
case_delete_entry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  cb_case_remove (self->case_, g_variant_get_uint32 (parameter));
  _cb_case_page_offer_undo (self, _ ("Entry deleted"), "case.undo");
}

static void
case_show_entry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  guint position = g_variant_get_uint32 (parameter);

  adw_view_stack_set_visible_child_name (self->views, "log");
  if (position < cb_log_get_n_entries (cb_case_get_log (self->case_)))
    cb_log_view_show_entry (self->log_view, position);
}

/* Moves to the column of a holder: to the first card that is still unknown there. */
static void
case_show_column (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  guint holder = g_variant_get_uint32 (parameter);
  guint n_cards = cb_edition_get_n_cards (cb_case_get_edition (self->case_));
  guint card = 0;

  if (holder >= cb_setup_get_n_holders (cb_case_get_setup (self->case_)))
    return;
  while (card < n_cards &&
         cb_cell_get_mark (cb_sheet_get_cell (self->sheet, card, holder)) != CB_MARK_MAYBE)
    card++;
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  cb_sheet_view_focus_cell (self->sheet_view, card < n_cards ? card : 0, holder);
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (widget)), TRUE);
}

static void
case_export (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCase *case_ = CB_CASE_PAGE (widget)->case_;
  g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);

  cb_export (widget, CB_EXPORT_CASE, bytes, cb_case_get_title (case_));
}

#if HAS_PRINTING
/* Prints the sheet as it is shown, even one of the past, but without anything supposed. */
static void
case_print (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);

  cb_sheet_stop_supposing (self->sheet);
  adw_dialog_present (ADW_DIALOG (cb_print_dialog_new_for_sheet (self->sheet)), widget);
}
#endif

/* Whether the user may record what happens. */
gboolean
_cb_case_page_can_record (CbCasePage *self)
{
  return !cb_case_get_read_only (self->case_) && !_cb_case_page_is_practicing (self);
}

/* What is recorded from a cell of the sheet, without a form. */

/* Records @entry, and offers to undo that. */
static void
record_from_cell (CbCasePage *self, CbEntry *entry)
{
  g_autofree char *title = cb_entry_get_title (entry, cb_case_get_setup (self->case_));

  self->recorded = (int) cb_log_get_n_entries (cb_case_get_log (self->case_));
  cb_case_append (self->case_, entry);
  _cb_case_page_announce_recorded (self);
  _cb_case_page_offer_undo (self, title, "case.undo");
}

/* Reads the cell in @parameter. Returns: whether it is a cell of another player in this case */
static gboolean
read_cell (CbCasePage *self, GVariant *parameter, guint *card, int *seat)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  guint holder;

  g_variant_get (parameter, "(uu)", card, &holder);
  *seat = CB_SEAT_OF_HOLDER (holder);
  return *card < cb_edition_get_n_cards (setup->edition) && *seat >= 0 &&
         *seat < (int) setup->n_players && *seat != setup->me;
}

/* Records that the player showed me the card of the cell, or does not have it. */
static void
case_report_card (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  g_autoptr (CbEntry) entry = NULL;
  guint card;
  int seat;

  if (!read_cell (self, parameter, &card, &seat))
    return;
  entry = g_str_equal (action_name, "case.showed-me")
            ? cb_seen_new (seat, (int) card, CB_NOBODY, NULL)
            : cb_statement_new (CB_CLAIM_NONE, seat, cb_card_set_of (card), CB_NOBODY);
  record_from_cell (self, entry);
}

static void
update_report (CbCasePage *self)
{
  gboolean can_report = _cb_case_page_can_record (self) &&
                        cb_case_get_setup (self->case_)->me != CB_NOBODY;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.showed-me", can_report);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.lacks", can_report);
}

void
_cb_case_page_update_actions (CbCasePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean writable = !cb_case_get_read_only (self->case_);
  gboolean can_record = _cb_case_page_can_record (self);

  _cb_case_page_update_marks (self);
  update_report (self);
  _cb_case_page_update_hint (self);
  gtk_widget_action_set_enabled (widget, "case.record", can_record);
  gtk_widget_action_set_enabled (widget, "case.show-sidebar", !self->narrow);
  gtk_widget_action_set_enabled (widget, "case.close-composer", is_closable (self));
  gtk_widget_action_set_enabled (widget, "case.back",
                                 self->followed || self->explaining || is_closable (self) ||
                                   cb_sheet_get_supposing (self->sheet) ||
                                   cb_hint_bar_get_shown (self->hint_bar) ||
                                   cb_check_bar_get_check (self->check_bar) != NULL);
  gtk_widget_action_set_enabled (widget, "case.assist", writable);
  gtk_widget_action_set_enabled (widget, "case.alike",
                                 writable && cb_case_get_assist (self->case_) == CB_ASSIST_ODDS);
  gtk_widget_action_set_enabled (widget, "case.quick-line", can_record);
  gtk_widget_action_set_enabled (widget, "case.undo",
                                 writable && cb_case_get_can_undo (self->case_));
  gtk_widget_action_set_enabled (widget, "case.redo",
                                 writable && cb_case_get_can_redo (self->case_));
  gtk_widget_action_set_enabled (widget, "case.edit-entry", can_record);
  gtk_widget_action_set_enabled (widget, "case.insert-before", can_record);
  gtk_widget_action_set_enabled (widget, "case.delete-entry", can_record);
}

/* What happens on the page of a case as an entry is recorded. */

/* Announces what the entry settled; in the sheet the new cells have a frame. */
static void
announce_entry (CbCasePage *self, int position)
{
  g_autofree char *entry = NULL;
  g_autofree char *news = NULL;
  g_autofree char *spoken = NULL;

  /* If the entry is the last one, the sheet returns to the present. */
  if ((guint) position + 1 == cb_log_get_n_entries (cb_case_get_log (self->case_)))
    cb_sheet_set_at (self->sheet, -1);

  entry = cb_entry_describe (cb_log_get_entry (cb_case_get_log (self->case_), (guint) position),
                             cb_case_get_setup (self->case_));
  /* A contradiction is announced on its own. */
  if (cb_case_get_assist (self->case_) != CB_ASSIST_NOTES && !self->contradicts)
    news = cb_case_describe_news (self->case_, (guint) position);
  if (news == NULL)
    /* Translators: spoken after an entry was recorded; %s is the entry */
    spoken = g_strdup_printf (_ ("Recorded: %s."), entry);
  else
    /* Translators: spoken after an entry was recorded: the entry, then what follows from it */
    spoken = g_strdup_printf (_ ("Recorded: %s. New: %s."), entry, news);
  cb_announce (GTK_WIDGET (self), spoken);
  _cb_case_page_offer_review (self, (guint) position);
}

/* Announces the entry now if it is on disk already, otherwise as soon as it is. */
void
_cb_case_page_announce_recorded (CbCasePage *self)
{
  int position = self->recorded;

  if (position < 0 || (guint) position >= cb_log_get_n_entries (cb_case_get_log (self->case_)))
    return;
  self->recorded = -1;
  announce_entry (self, position);
}

/* Offers, only once, to record suggestions from now on as soon as a card is shown. */
static void
count_by_hand (CbCasePage *self, int position)
{
  CbLog *log = cb_case_get_log (self->case_);
  guint n = g_settings_get_uint (self->settings, "turns-by-hand");
  AdwToast *toast;

  if (n >= N_BY_HAND || (guint) position + 1 != cb_log_get_n_entries (log) ||
      cb_entry_get_suggestion (cb_log_get_entry (log, (guint) position)) == NULL ||
      cb_composer_is_typing (self->composer) ||
      g_settings_get_boolean (self->settings, "record-when-shown"))
    return;
  g_settings_set_uint (self->settings, "turns-by-hand", n + 1);
  if (n + 1 < N_BY_HAND)
    return;
  toast = cb_toast_new_with_button (_ ("Save a tap: record as soon as somebody shows a card?"),
                                    _ ("_Turn On"));
  adw_toast_set_action_name (toast, "settings.record-when-shown");
  cb_toast_show (toast, self->toasts);
}

/* After a typed line the focus stays in the line. */
/* Whether the composer, once it is open, stays open for the next turn: a tablet that is held
 * upright has room for it below the sheet. */
static gboolean
keeps_composer (CbCasePage *self)
{
  gboolean roomy;

  g_object_get (self->composer, "roomy", &roomy, NULL);
  return self->recording && self->narrow && roomy && !cb_case_get_closed (self->case_) &&
         gtk_widget_get_width (GTK_WIDGET (self)) >= TABLET;
}

static void
recorded_cb (CbCasePage *self, int position)
{
  self->recorded = position;
  _cb_case_page_announce_recorded (self);
  count_by_hand (self, position);
  _cb_case_page_set_recording (self, keeps_composer (self));
  if (_cb_case_page_has_sidebar (self) && !cb_composer_is_typing (self->composer))
    cb_composer_focus_first (self->composer);
}

static void
cancelled_cb (CbCasePage *self, gboolean lost)
{
  _cb_case_page_set_recording (self, FALSE);
  if (!self->narrow)
    cb_composer_focus_first (self->composer);
  if (lost)
    _cb_case_page_offer_undo (self, _ ("Draft cleared"), "case.restore-draft");
}

void
_cb_case_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.record", NULL, case_record);
  gtk_widget_class_install_action (widget_class, "case.quick-line", NULL, case_quick_line);
  gtk_widget_class_install_action (widget_class, "case.close-composer", NULL, case_close_composer);
  gtk_widget_class_install_property_action (widget_class, "case.assist", "assist");
  gtk_widget_class_install_property_action (widget_class, "case.alike", "alike");
  gtk_widget_class_install_property_action (widget_class, "case.show-sidebar", "show-sidebar");
  gtk_widget_class_install_action (widget_class, "case.back", NULL, case_back);
  gtk_widget_class_install_action (widget_class, "sheet.show-entry", "u", sheet_show_entry);
  gtk_widget_class_install_action (widget_class, "case.save", NULL, case_save);
  gtk_widget_class_install_action (widget_class, "case.edit-entry", "u", case_edit_entry);
  gtk_widget_class_install_action (widget_class, "case.insert-before", "u", case_insert_before);
  gtk_widget_class_install_action (widget_class, "case.delete-entry", "u", case_delete_entry);
  gtk_widget_class_install_action (widget_class, "case.show-entry", "u", case_show_entry);
  gtk_widget_class_install_action (widget_class, "case.show-column", "u", case_show_column);
  gtk_widget_class_install_action (widget_class, "case.restore-draft", NULL, case_restore_draft);
  gtk_widget_class_install_action (widget_class, "case.export", NULL, case_export);
#if HAS_PRINTING
  gtk_widget_class_install_action (widget_class, "case.print", NULL, case_print);
#endif

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "case.back", NULL);

  gtk_widget_class_install_action (widget_class, "case.showed-me", "(uu)", case_report_card);
  gtk_widget_class_install_action (widget_class, "case.lacks", "(uu)", case_report_card);
  gtk_widget_class_bind_template_callback (widget_class, recorded_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancelled_cb);
}

/* Shortcuts work wherever the focus is in the window. Dialogs are part of the window, so the page
 * must ignore keys while there is one: Ctrl+Z in a field of a dialog would undo an entry of the
 * log. */

/* (transfer none) (nullable): the window, if it can have dialogs */
static GtkRoot *
get_host (CbCasePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL &&
             g_object_class_find_property (G_OBJECT_GET_CLASS (root), VISIBLE_DIALOG) != NULL
           ? root
           : NULL;
}

static void
dialog_changed_cb (CbCasePage *self)
{
  GtkRoot *host = get_host (self);
  g_autoptr (AdwDialog) dialog = NULL;

  if (host != NULL)
    g_object_get (host, VISIBLE_DIALOG, &dialog, NULL);
  gtk_shortcut_controller_set_scope (self->shortcuts, dialog != NULL ? GTK_SHORTCUT_SCOPE_LOCAL
                                                                     : GTK_SHORTCUT_SCOPE_MANAGED);
}

static void
root_changed_cb (CbCasePage *self)
{
  GtkRoot *host = get_host (self);

  if (host != NULL)
    {
      g_signal_handlers_disconnect_by_func (host, dialog_changed_cb, self);
      g_signal_connect_object (host, "notify::" VISIBLE_DIALOG, G_CALLBACK (dialog_changed_cb),
                               self, G_CONNECT_SWAPPED);
    }
  dialog_changed_cb (self);
}

void
_cb_case_page_follow_dialogs (CbCasePage *self)
{
  g_signal_connect (self, "notify::root", G_CALLBACK (root_changed_cb), NULL);
}
