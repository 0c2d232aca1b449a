/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-case-column.h"
#include "cb-case-desk.h"

struct _CbCaseDesk
{
  GtkWidget parent_instance;

  GtkWidget *scrolled;
  CbCaseColumn *column;
  CbSheetView *sheet_view;
};

enum
{
  PROP_0,
  PROP_SHEET_VIEW,
  PROP_COLUMN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CbCaseDesk, cb_case_desk, GTK_TYPE_WIDGET)

static int
measure_column (CbCaseDesk *self)
{
  int width = 0;

  if (gtk_widget_should_layout (GTK_WIDGET (self->column)))
    gtk_widget_measure (GTK_WIDGET (self->column), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width,
                        NULL, NULL);
  return width;
}

static void
cb_case_desk_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  CbCaseDesk *self = CB_CASE_DESK (widget);
  int column = orientation == GTK_ORIENTATION_HORIZONTAL ? measure_column (self) : 0;

  gtk_widget_measure (self->scrolled, orientation, -1, minimum, natural, NULL, NULL);
  *minimum += column;
  *natural += column;
}

/* First the sheet, which then knows where its groups are. */
static void
cb_case_desk_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbCaseDesk *self = CB_CASE_DESK (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int column = measure_column (self);
  int places[CB_MAX_CATEGORIES];
  int header_height;

  gtk_widget_size_allocate (self->scrolled,
                            &(GtkAllocation) { rtl ? 0 : column, 0, width - column, height }, -1);
  if (column == 0)
    return;
  header_height = cb_sheet_view_find_groups (self->sheet_view, places);
  cb_case_column_place (self->column, header_height, places);
  gtk_widget_size_allocate (GTK_WIDGET (self->column),
                            &(GtkAllocation) { rtl ? width - column : 0, 0, column, height }, -1);
}

static void
scrolled_cb (CbCaseDesk *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
take_sheet_view (CbCaseDesk *self, CbSheetView *sheet_view)
{
  GtkAdjustment *adjustment;

  if (sheet_view == NULL)
    return;
  self->sheet_view = sheet_view;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), GTK_WIDGET (sheet_view));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (sheet_view, "sheet", self->column, "sheet", G_BINDING_SYNC_CREATE);
}

static void
cb_case_desk_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbCaseDesk *self = CB_CASE_DESK (object);

  switch (prop_id)
    {
    case PROP_SHEET_VIEW:
      g_value_set_object (value, self->sheet_view);
      break;
    case PROP_COLUMN:
      g_value_set_boolean (value, gtk_widget_get_visible (GTK_WIDGET (self->column)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_desk_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbCaseDesk *self = CB_CASE_DESK (object);

  switch (prop_id)
    {
    case PROP_SHEET_VIEW:
      take_sheet_view (self, g_value_get_object (value));
      break;
    case PROP_COLUMN:
      gtk_widget_set_visible (GTK_WIDGET (self->column), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_desk_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cb_case_desk_parent_class)->dispose (object);
}

static void
cb_case_desk_class_init (CbCaseDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cb_case_desk_get_property;
  object_class->set_property = cb_case_desk_set_property;
  object_class->dispose = cb_case_desk_dispose;

  widget_class->measure = cb_case_desk_measure;
  widget_class->size_allocate = cb_case_desk_size_allocate;

  properties[PROP_SHEET_VIEW] = g_param_spec_object ("sheet-view", NULL, NULL, CB_TYPE_SHEET_VIEW,
                                                     G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                                       G_PARAM_STATIC_STRINGS);
  properties[PROP_COLUMN] = g_param_spec_boolean ("column", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_case_desk_init (CbCaseDesk *self)
{
  self->column = g_object_new (CB_TYPE_CASE_COLUMN, "visible", FALSE, NULL);
  self->scrolled = gtk_scrolled_window_new ();
  /* The sheet comes first for the keyboard. */
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->column), GTK_WIDGET (self));
}
