/* What is recorded from a cell of the sheet, without a form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-case-page-private.h"
#include "cb-seen.h"
#include "cb-statement.h"

/* Records @entry, which can be undone at once. */
static void
record (CbCasePage *self, CbEntry *entry)
{
  g_autofree char *title = cb_entry_get_title (entry, cb_case_get_setup (self->case_));

  self->recorded = (int) cb_log_get_n_entries (cb_case_get_log (self->case_));
  cb_case_append (self->case_, entry);
  _cb_case_page_announce_recorded (self);
  _cb_case_page_offer_undo (self, title, "case.undo");
}

/* Reads which cell it is about. Returns: whether the case has such a cell of a player beside me */
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

static void
case_showed_me (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  g_autoptr (CbEntry) entry = NULL;
  guint card;
  int seat;

  if (!read_cell (self, parameter, &card, &seat))
    return;
  entry = cb_seen_new (seat, (int) card, CB_NOBODY, NULL);
  record (self, entry);
}

static void
case_lacks (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  g_autoptr (CbEntry) entry = NULL;
  guint card;
  int seat;

  if (!read_cell (self, parameter, &card, &seat))
    return;
  entry = cb_statement_new (CB_CLAIM_NONE, seat, cb_card_set_of (card), CB_NOBODY);
  record (self, entry);
}

void
_cb_case_page_install_report (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.showed-me", "(uu)", case_showed_me);
  gtk_widget_class_install_action (widget_class, "case.lacks", "(uu)", case_lacks);
}

void
_cb_case_page_update_report (CbCasePage *self)
{
  gboolean can_report = _cb_case_page_can_record (self) &&
                        cb_case_get_setup (self->case_)->me != CB_NOBODY;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.showed-me", can_report);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "case.lacks", can_report);
}
