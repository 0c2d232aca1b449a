/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-closures.h"
#include "cb-fields.h"
#include "cb-hint.h"
#include "cb-template.h"
#include "cb-timeline.h"

struct _CbTimeline
{
  AdwBin parent_instance;

  CbSheet *sheet;
  gboolean compact;
  gboolean closable;
  gboolean updating; /* whether the slider is being set from the sheet, so that it does not set the
                        sheet */

  GtkAdjustment *adjustment;
  GtkWidget *slider;
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
}

/* Escape closes the timeline; where it cannot be closed it returns to the present. */
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

  cb_fields_install (
    G_OBJECT_CLASS (klass),
    CB_FIELD_THEN (CbTimeline, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE, follow_sheet),
    CB_FIELD (CbTimeline, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE),
    CB_FIELD (CbTimeline, closable, G_TYPE_BOOLEAN, G_PARAM_READWRITE));

  cb_template_install (widget_class, "cb-timeline");
  cb_closures_install (widget_class);
  gtk_widget_class_bind_template_child (widget_class, CbTimeline, adjustment);
  gtk_widget_class_bind_template_child (widget_class, CbTimeline, slider);
  gtk_widget_class_bind_template_child (widget_class, CbTimeline, title);
  gtk_widget_class_bind_template_child (widget_class, CbTimeline, words);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
cb_timeline_init (CbTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* How many entries the sheet reads, which for the present is all of them. */
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
