/* The line below the title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The line below the title says how much the case helps and, while the sheet is not complete, that
 * Casebook is still working. Its place is fixed, so nothing moves. Work that ends within a moment
 * is not mentioned. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-slot.h"
#include "cb-words.h"

/* In milliseconds. */
#define BLINK 400

static gboolean
is_incomplete (CbCasePage *self)
{
  return cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
         !cb_sheet_get_complete (self->sheet);
}

/* (transfer none): why the sheet is not complete */
static const char *
describe_lack (CbCasePage *self)
{
  return cb_case_get_thinking (self->case_) ? _ ("Still working this out…")
                                            : _ ("Too hard to work out completely");
}

/* (transfer full): the progress of the case, if that is known, and how much it helps */
char *
_cb_case_page_describe_status (CbCasePage *self)
{
  const char *assist = cb_words_for_assist (cb_case_get_assist (self->case_));
  g_autofree char *percent = NULL;

  if (self->tells_incomplete)
    return g_strdup (describe_lack (self));
  if (self->percent < 0)
    return g_strdup (assist);
  percent = cb_percent_describe (self->percent);
  /* Translators: how far a case is, and how much help it gives: 47% · Logic and odds. What does not
   * fit is cut off at the end. */
  return g_strdup_printf (_ ("%s · %s"), percent, assist);
}

/* Keeps the last progress while odds are being computed. */
static void
progress_changed_cb (CbCasePage *self)
{
  double progress = cb_sheet_get_progress (self->sheet);
  int percent = progress < 0 ? -1 : (int) (100 * progress);
  gboolean waits = cb_case_get_assist (self->case_) == CB_ASSIST_ODDS &&
                   cb_sheet_get_show_odds (self->sheet) &&
                   cb_sheet_get_chances (self->sheet) == NULL;

  if (self->percent == percent || (percent < 0 && waits))
    return;
  self->percent = percent;
  g_object_notify (G_OBJECT (self), "status");
}

static void
set_tells (CbCasePage *self, gboolean tells)
{
  self->tells_incomplete = tells;
  g_object_notify (G_OBJECT (self), "status");
  if (!tells || self->announced_incomplete || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->announced_incomplete = TRUE;
  cb_announce (GTK_WIDGET (self), describe_lack (self));
}

static void
blinked_cb (gpointer data)
{
  CbCasePage *self = data;

  self->blink_id = 0;
  set_tells (self, is_incomplete (self));
}

static void
follow_completeness (CbCasePage *self)
{
  gboolean incomplete = is_incomplete (self);

  if (incomplete && !self->tells_incomplete)
    {
      if (self->blink_id == 0)
        self->blink_id = g_timeout_add_once (BLINK, blinked_cb, self);
      return;
    }
  g_clear_handle_id (&self->blink_id, g_source_remove);
  set_tells (self, incomplete);
}

void
_cb_case_page_follow_status (CbCasePage *self)
{
  self->percent = -1;
  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sheet, "notify::chances", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  progress_changed_cb (self);
  g_signal_connect_object (self->sheet, "notify::complete", G_CALLBACK (follow_completeness), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::thinking", G_CALLBACK (follow_completeness), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::assist", G_CALLBACK (follow_completeness), self,
                           G_CONNECT_SWAPPED);
  follow_completeness (self);
}
