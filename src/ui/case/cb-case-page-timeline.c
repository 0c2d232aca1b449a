/* Looking back at the sheet as it was.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-announce.h"
#include "cb-css-class.h"
#include "cb-case-page-private.h"

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

void
_cb_case_page_install_timeline (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_property_action (widget_class, "case.timeline", "timeline");
  gtk_widget_class_install_action (widget_class, "case.timeline-back", NULL, case_timeline_back);
  gtk_widget_class_install_action (widget_class, "case.timeline-forward", NULL,
                                   case_timeline_forward);
  gtk_widget_class_install_action (widget_class, "case.timeline-start", NULL, case_timeline_start);
  gtk_widget_class_install_action (widget_class, "case.timeline-now", NULL, case_timeline_now);
  gtk_widget_class_install_action (widget_class, "case.timeline-at", "u", case_timeline_at);
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
