/* The case file of the page of a case, and what happens once it is solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-cover-window.h"
#include "cb-slot.h"
#include "cb-solved-dialog.h"

/* Moves to the cell of @card in the sheet, where the user can ask for the reason. */
static CbSheetCell *
go_to_envelope (CbCasePage *self, guint card)
{
  adw_view_stack_set_visible_child_name (self->views, "sheet");
  cb_sheet_view_focus_cell (self->sheet_view, card, CB_HOLDER_ENVELOPE);
  return cb_sheet_view_get_cell (self->sheet_view, card, CB_HOLDER_ENVELOPE);
}

static guint
choose_card (const CbSlot *slot)
{
  if (slot->found != 0)
    return cb_card_set_first (slot->found);
  if (slot->likeliest >= 0)
    return (guint) slot->likeliest;
  return cb_card_set_first (slot->suspects);
}

/* Moves from a card of the case file to its cell in the sheet; once the case is solved, shows the
 * solution again. */
static void
case_slot (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbSlot slot;

  cb_sheet_get_shown_slot (self->sheet, g_variant_get_uint32 (parameter), &slot);
  if (cb_sheet_is_solved (self->sheet) && !cb_sheet_get_supposing (self->sheet))
    cb_solved_dialog_show (widget, self->sheet);
  else if (slot.suspects != 0)
    go_to_envelope (self, choose_card (&slot));
}

static void
case_why_found (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbCasePage *self = CB_CASE_PAGE (widget);
  CbSheetCell *cell;
  CbSlot slot;

  cb_sheet_get_slot (self->sheet, g_variant_get_uint32 (parameter), &slot);
  if (slot.found == 0)
    return;
  cell = go_to_envelope (self, choose_card (&slot));
  gtk_widget_activate_action (GTK_WIDGET (cell), "cell.details", NULL);
}

/* Tells nothing while the window is covered, and nothing that the open envelope has told
 * already. */
static gboolean
may_tell (CbCasePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && !cb_case_get_closed (self->case_) &&
         !(CB_IS_COVER_WINDOW (root) && cb_cover_window_get_covered (CB_COVER_WINDOW (root)));
}

static void
tell_solution (CbCasePage *self)
{
  CbCardSet cards = cb_sheet_get_solution (self->now);
  g_autofree char *names = cb_edition_join_names (cb_case_get_edition (self->case_), cards);
  /* Translators: %s are the cards in the envelope. */
  g_autofree char *words = g_strdup_printf (_ ("Case solved: %s."), names);

  self->told_solved = TRUE;
  cb_announce (GTK_WIDGET (self), words);
  cb_solved_dialog_show (GTK_WIDGET (self), self->now);
}

/* Tells once that the case is solved, when the last card becomes known while the case is open. */
static void
now_changed_cb (CbCasePage *self)
{
  gboolean solved = cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
                    cb_sheet_is_solved (self->now);

  if (solved && !self->solved && !self->told_solved && may_tell (self))
    tell_solution (self);
  self->solved = solved;
}

void
_cb_case_page_follow_solved (CbCasePage *self)
{
  self->solved = cb_sheet_is_solved (self->now);
  g_signal_connect_object (self->now, "changed", G_CALLBACK (now_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
_cb_case_page_install_solved (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.slot", "u", case_slot);
  gtk_widget_class_install_action (widget_class, "case.why-found", "u", case_why_found);
}
