/* From what is advised into the composer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-page-private.h"

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

/* If the envelope is not known yet, begins with an entry for it. */
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
void
_cb_case_page_offer_settings (CbCasePage *self)
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
_cb_case_page_install_insight (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "case.ask", "u", case_ask);
  gtk_widget_class_install_action (widget_class, "case.accuse", "u", case_accuse);
  gtk_widget_class_install_action (widget_class, "case.review", NULL, case_review);
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
