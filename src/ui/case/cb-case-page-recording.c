/* What happens on the page of a case as an entry is recorded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-suggestion.h"
#include "cb-toast.h"

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

/* After so many suggestions by taps it is offered to record them sooner. */
#define N_BY_HAND 10

/* Offers once to record as soon as somebody shows, whether that is taken or not. */
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
static void
recorded_cb (CbCasePage *self, int position)
{
  self->recorded = position;
  _cb_case_page_announce_recorded (self);
  count_by_hand (self, position);
  _cb_case_page_set_recording (self, FALSE);
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
_cb_case_page_install_recording (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, recorded_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancelled_cb);
}
