/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-case-news.h"
#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-hint.h"
#include "cb-log-parts.h"
#include "cb-template.h"
#include "cb-timeline.h"

/* The width of what stands beside the slider if there is room, in pixels and in characters. */
#define SIDE_WIDTH 190
#define SIDE_CHARS 26

struct _CbTimeline
{
  AdwBin parent_instance;

  CbSheet *sheet;
  gboolean compact;
  gboolean closable;
  gboolean tall;
  CbLogItem *edited;  /* (nullable) */
  CbInsight *insight; /* (nullable) */
  gboolean updating;  /* whether the slider is being set from the sheet, so that it does not set the
                         sheet */

  GtkAdjustment *adjustment;
  GtkWidget *along;
  GtkWidget *buttons;
  CbPainting *curve;
  GtkWidget *side;
  GtkWidget *slider;
  CbPainting *ticks;
  GtkLabel *title;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (CbTimeline, cb_timeline, ADW_TYPE_BIN)

static CbLog *
get_log (CbSheet *sheet)
{
  return cb_case_get_log (cb_sheet_get_case (sheet));
}

static char *
describe_place (CbSheet *sheet)
{
  guint n_entries = cb_log_get_n_entries (get_log (sheet));
  guint place = cb_timeline_get_place (sheet);

  if (place == n_entries)
    return g_strdup (C_ ("place in time", "Now"));
  if (place == 0)
    return g_strdup (_ ("Before the First Entry"));
  /* Translators: the sheet as it was then; numbers of entries: “After Entry 12 of 27” */
  return g_strdup_printf (_ ("After Entry %u of %u"), place, n_entries);
}

/* (nullable) */
static const CbEntry *
get_entry (CbSheet *sheet)
{
  guint place = cb_timeline_get_place (sheet);

  return place > 0 ? cb_log_get_entry (get_log (sheet), place - 1) : NULL;
}

/* (nullable): how many solutions were left after each entry; NULL while that is not known, or if
 * there is no room for the curve */
static CbCourse *
get_course (CbTimeline *self)
{
  return self->tall && self->insight != NULL ? cb_insight_get_course (self->insight) : NULL;
}

static gboolean
is_charted (CbTimeline *self)
{
  return get_course (self) != NULL;
}

/* (transfer full): how many solutions are left at the place shown, and were left at the start */
static char *
describe_left (CbTimeline *self)
{
  CbCourse *course = get_course (self);
  guint left, n;

  if (course == NULL || self->sheet == NULL)
    return g_strdup ("");
  n = MIN (cb_timeline_get_place (self->sheet), cb_course_get_n_entries (course));
  left = cb_course_get_left (course, n);
  /* Translators: solutions that are left, of all that there were: “5 of 140 left” */
  return g_strdup_printf (ngettext ("%u of %u left", "%u of %u left", left), left,
                          cb_course_get_left (course, 0));
}

static void
show_axis (CbTimeline *self)
{
  g_autoptr (GArray) found = g_array_new (FALSE, TRUE, sizeof (gboolean));
  CbTimelineAxis axis = { .slider = GTK_RANGE (self->slider), .found = found, .edited = -1 };
  CbCase *case_;

  cb_fields_notify_computed (self);
  if (self->sheet == NULL || !self->tall)
    return;
  case_ = cb_sheet_get_case (self->sheet);
  axis.n_entries = cb_log_get_n_entries (cb_case_get_log (case_));
  axis.course = get_course (self);
  if (self->edited != NULL)
    axis.edited = (int) cb_log_item_get_position (self->edited);
  for (guint i = 0; i < axis.n_entries; i++)
    {
      gboolean is_found = cb_case_get_assist (case_) != CB_ASSIST_NOTES &&
                          cb_case_is_breakthrough (case_, i);

      g_array_append_val (found, is_found);
    }
  cb_timeline_axis_show (&axis, self->curve, self->ticks);
}

/* Shows the entry without its results, which the sheet above shows. */
static void
show_place (CbTimeline *self)
{
  guint n_entries = cb_log_get_n_entries (get_log (self->sheet));
  const CbEntry *entry = get_entry (self->sheet);
  g_autofree char *spoken = cb_timeline_describe (self->sheet);
  g_autofree char *place = describe_place (self->sheet);
  g_autofree char *words = entry != NULL
                             ? cb_entry_get_title (
                                 entry, cb_case_get_setup (cb_sheet_get_case (self->sheet)))
                             : g_strdup ("");

  self->updating = TRUE;
  gtk_adjustment_configure (self->adjustment, cb_timeline_get_place (self->sheet), 0, n_entries, 1,
                            5, 0);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  spoken, -1);
  gtk_label_set_label (self->title, place);
  gtk_label_set_label (self->words, words);
  cb_hint_set (GTK_WIDGET (self->words), words);
  g_object_notify (G_OBJECT (self), "left");
}

static void
slid_cb (CbTimeline *self)
{
  if (self->sheet != NULL && !self->updating)
    cb_timeline_go (self->sheet, (guint) gtk_adjustment_get_value (self->adjustment));
}

/* If an earlier entry is inserted or removed, the sheet stays after the same entry. */
static void
items_changed_cb (CbTimeline *self, guint position, guint removed, guint added)
{
  int at = cb_sheet_get_at (self->sheet);

  if (at > (int) position)
    cb_sheet_set_at (self->sheet, MAX ((int) position, at + (int) added - (int) removed));
}

static void
concluded_cb (CbTimeline *self)
{
  if (cb_sheet_get_at (self->sheet) >= (int) cb_log_get_n_entries (get_log (self->sheet)))
    cb_sheet_set_at (self->sheet, -1);
  show_place (self);
  show_axis (self);
}

/* Has the curve computed only while it can be seen. */
static void
look_back (CbTimeline *self)
{
  if (self->insight != NULL)
    g_object_set (self->insight, "looking-back",
                  self->tall && gtk_widget_get_mapped (GTK_WIDGET (self)), NULL);
}

static void
tall_changed_cb (CbTimeline *self)
{
  look_back (self);
  show_axis (self);
}

static void
follow_insight (CbTimeline *self)
{
  g_signal_connect_object (self->insight, "notify::course", G_CALLBACK (show_axis), self,
                           G_CONNECT_SWAPPED);
  tall_changed_cb (self);
}

static void
put (CbTimeline *self, GtkWidget *part, int column, int row, int width)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (gtk_widget_get_parent (part));

  g_object_set (gtk_layout_manager_get_layout_child (layout, part), "column", column, "row", row,
                "column-span", width, NULL);
}

/* Places the parts beside each other, or the slider in a line of its own. */
static void
place_parts (CbTimeline *self)
{
  gboolean compact = self->compact;

  put (self, self->along, compact ? 0 : 1, 0, compact ? 2 : 1);
  put (self, self->side, 0, compact ? 1 : 0, 1);
  put (self, self->buttons, compact ? 1 : 2, compact ? 1 : 0, 1);
  gtk_widget_set_hexpand (self->side, compact);
  gtk_widget_set_size_request (self->side, compact ? -1 : SIDE_WIDTH, -1);
  gtk_label_set_max_width_chars (self->words, compact ? -1 : SIDE_CHARS);
}

static void
cb_timeline_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_timeline_parent_class)->map (widget);
  look_back (CB_TIMELINE (widget));
}

static void
cb_timeline_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cb_timeline_parent_class)->unmap (widget);
  look_back (CB_TIMELINE (widget));
}

static void
follow_sheet (CbTimeline *self)
{
  g_signal_connect_object (self->sheet, "notify::at", G_CALLBACK (show_place), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_log (self->sheet), "items-changed", G_CALLBACK (items_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_sheet_get_case (self->sheet), "concluded", G_CALLBACK (concluded_cb),
                           self, G_CONNECT_SWAPPED);
  show_place (self);
  show_axis (self);
}

/* Escape closes the timeline; if that cannot be closed, Escape returns to the present. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gtk_widget_activate_action (
    widget, CB_TIMELINE (widget)->closable ? "case.timeline" : "case.timeline-now", NULL);
  return TRUE;
}

static gboolean
cb_timeline_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CB_TIMELINE (widget)->slider);
}

static void
cb_timeline_class_init (CbTimelineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = cb_timeline_grab_focus;
  widget_class->map = cb_timeline_map;
  widget_class->unmap = cb_timeline_unmap;

  cb_fields_install (
    G_OBJECT_CLASS (klass),
    CB_FIELD_THEN (CbTimeline, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE, follow_sheet),
    CB_FIELD_THEN (CbTimeline, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE, place_parts),
    CB_FIELD_THEN (CbTimeline, tall, G_TYPE_BOOLEAN, G_PARAM_READWRITE, tall_changed_cb),
    CB_FIELD_THEN (CbTimeline, edited, CB_TYPE_LOG_ITEM, G_PARAM_READWRITE, show_axis),
    CB_FIELD_THEN (CbTimeline, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_COMPUTED ("charted", G_TYPE_BOOLEAN, is_charted),
    CB_COMPUTED ("left", G_TYPE_STRING, describe_left),
    CB_FIELD (CbTimeline, closable, G_TYPE_BOOLEAN, G_PARAM_READWRITE));

  cb_template_install (
    widget_class, "cb-timeline", CB_CHILD (CbTimeline, adjustment), CB_CHILD (CbTimeline, along),
    CB_CHILD (CbTimeline, buttons), CB_CHILD (CbTimeline, curve), CB_CHILD (CbTimeline, side),
    CB_CHILD (CbTimeline, slider), CB_CHILD (CbTimeline, ticks), CB_CHILD (CbTimeline, title),
    CB_CHILD (CbTimeline, words), CB_CALLBACK (slid_cb));
  cb_closures_install (widget_class);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
cb_timeline_init (CbTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  place_parts (self);
}

/* How many entries the sheet reads: all of them if it shows the present. */
guint
cb_timeline_get_place (CbSheet *sheet)
{
  guint n_entries;
  int at;

  g_return_val_if_fail (CB_IS_SHEET (sheet), 0);

  n_entries = cb_log_get_n_entries (get_log (sheet));
  at = cb_sheet_get_at (sheet);
  return at < 0 ? n_entries : MIN ((guint) at, n_entries);
}

void
cb_timeline_go (CbSheet *sheet, guint place)
{
  g_return_if_fail (CB_IS_SHEET (sheet));

  cb_sheet_set_at (sheet, place < cb_log_get_n_entries (get_log (sheet)) ? (int) place : -1);
}

/* (transfer full): the place and its entry in words, for assistive technology */
char *
cb_timeline_describe (CbSheet *sheet)
{
  g_autofree char *place = NULL;
  g_autofree char *words = NULL;
  const CbEntry *entry;

  g_return_val_if_fail (CB_IS_SHEET (sheet), NULL);

  place = describe_place (sheet);
  entry = get_entry (sheet);
  if (entry == NULL)
    return g_steal_pointer (&place);
  words = cb_entry_describe (entry, cb_case_get_setup (cb_sheet_get_case (sheet)));
  /* Translators: a place in time, and the entry recorded last then */
  return g_strdup_printf (_ ("%s: %s"), place, words);
}
