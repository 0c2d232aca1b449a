/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-timeline"

#include "config.h"

#include <glib/gi18n.h>

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
  gboolean updating; /* the slider follows the sheet, not the other way round */

  GtkAdjustment *adjustment;
  GtkWidget *slider;
  GtkLabel *words;
};

enum
{
  PROP_0,
  PROP_SHEET,
  PROP_COMPACT,
  PROP_TITLE,
  PROP_WORDS,
  PROP_CLOSABLE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbTimeline, cb_timeline, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static GtkOrientation
get_orientation (GObject *object, gboolean compact)
{
  return compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
}

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

/* (nullable): without what came of it, which the sheet above shows */
static char *
describe_entry (CbSheet *sheet)
{
  const CbEntry *entry = get_entry (sheet);

  return entry != NULL ? cb_entry_get_title (entry, cb_case_get_setup (cb_sheet_get_case (sheet)))
                       : NULL;
}

static void
update (CbTimeline *self)
{
  guint n_entries = cb_log_get_n_entries (get_log (self->sheet));
  g_autofree char *spoken = cb_timeline_describe (self->sheet);

  self->updating = TRUE;
  gtk_adjustment_configure (self->adjustment, cb_timeline_get_place (self->sheet), 0, n_entries, 1,
                            5, 0);
  self->updating = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  spoken, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WORDS]);
  cb_hint_set (GTK_WIDGET (self->words), gtk_label_get_label (self->words));
}

static void
slid_cb (CbTimeline *self)
{
  if (self->sheet != NULL && !self->updating)
    cb_timeline_go (self->sheet, (guint) gtk_adjustment_get_value (self->adjustment));
}

/* What is read stays what it was, though it may be fewer or more entries now. */
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
  update (self);
}

static void
follow_sheet (CbTimeline *self)
{
  g_signal_connect_object (self->sheet, "notify::at", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_log (self->sheet), "items-changed", G_CALLBACK (items_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_sheet_get_case (self->sheet), "concluded", G_CALLBACK (concluded_cb),
                           self, G_CONNECT_SWAPPED);
  update (self);
}

/* Where it is always there one is back in the present. */
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
cb_timeline_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbTimeline *self = CB_TIMELINE (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      if (self->sheet != NULL)
        g_value_take_string (value, describe_place (self->sheet));
      break;
    case PROP_WORDS:
      if (self->sheet != NULL)
        g_value_take_string (value, describe_entry (self->sheet));
      break;
    default:
      cb_fields_get_property (object, prop_id, value, pspec);
    }
}

static void
cb_timeline_class_init (CbTimelineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_template_dispose;
  object_class->get_property = cb_timeline_get_property;

  widget_class->grab_focus = cb_timeline_grab_focus;

  properties[PROP_SHEET] = CB_FIELD_THEN (CbTimeline, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE,
                                          follow_sheet);
  properties[PROP_COMPACT] = CB_FIELD (CbTimeline, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, readable);
  properties[PROP_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL, readable);
  properties[PROP_CLOSABLE] = CB_FIELD (CbTimeline, closable, G_TYPE_BOOLEAN, G_PARAM_READWRITE);
  cb_fields_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-timeline.ui");
  gtk_widget_class_bind_template_child (widget_class, CbTimeline, adjustment);
  gtk_widget_class_bind_template_child (widget_class, CbTimeline, slider);
  gtk_widget_class_bind_template_child (widget_class, CbTimeline, words);
  gtk_widget_class_bind_template_callback (widget_class, get_orientation);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
cb_timeline_init (CbTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The place in time: so many entries are read, at most all there are, which is now. */
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

/* (transfer full): the place and its entry in words, for who does not see them */
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
