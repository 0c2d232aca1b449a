/* cb-cell-popover.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-cell-popover"

#include "config.h"

#include <adwaita.h>

#include "cb-cell-popover.h"

struct _CbCellPopover
{
  GtkPopover parent_instance;

  CbSheetCell *cell;
  AdwToggleGroup *marks;
  GtkWidget *pencil;
};

enum
{
  PROP_0,
  PROP_DESCRIPTION,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbCellPopover, cb_cell_popover, GTK_TYPE_POPOVER)

static GParamSpec *properties[N_PROPS];

static void
update (CbCellPopover *self)
{
  const char *text = cb_cell_get_pencil (cb_sheet_cell_get_cell (self->cell));

  /* A mark of another program's making is none of these. */
  adw_toggle_group_set_active_name (self->marks, text != NULL ? text : "none");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DESCRIPTION]);
}

static void
mark_chosen_cb (CbCellPopover *self)
{
  const char *name = adw_toggle_group_get_active_name (self->marks);

  if (self->cell == NULL || name == NULL)
    return;

  if (g_str_equal (name, "none"))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.clear", NULL);
  else if (g_str_equal (name, "✓"))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-yes", NULL);
  else if (g_str_equal (name, "✗"))
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-no", NULL);
  else
    gtk_widget_activate_action (GTK_WIDGET (self->cell), "cell.mark-maybe", NULL);
}

static void
take_away (gpointer data)
{
  g_autoptr (CbCellPopover) self = CB_CELL_POPOVER (data);

  if (gtk_widget_get_parent (GTK_WIDGET (self)) != NULL)
    gtk_widget_unparent (GTK_WIDGET (self));
}

/* The focus goes back to where it came from. GTK is not done yet with the popover. */
static void
closed_cb (CbCellPopover *self)
{
  if (self->cell == NULL)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self->cell));
  g_idle_add_once (take_away, g_object_ref (self));
}

static void
cb_cell_popover_dispose (GObject *object)
{
  CbCellPopover *self = CB_CELL_POPOVER (object);

  g_clear_object (&self->cell);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_CELL_POPOVER);

  G_OBJECT_CLASS (cb_cell_popover_parent_class)->dispose (object);
}

static void
cb_cell_popover_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbCellPopover *self = CB_CELL_POPOVER (object);

  switch (prop_id)
    {
    case PROP_DESCRIPTION:
      if (self->cell != NULL)
        g_value_take_string (value, cb_cell_describe (cb_sheet_cell_get_cell (self->cell)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_cell_popover_class_init (CbCellPopoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_cell_popover_dispose;
  object_class->get_property = cb_cell_popover_get_property;

  properties[PROP_DESCRIPTION] = g_param_spec_string ("description", NULL, NULL, NULL,
                                                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-cell-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, CbCellPopover, marks);
  gtk_widget_class_bind_template_child (widget_class, CbCellPopover, pencil);
  gtk_widget_class_bind_template_callback (widget_class, closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, mark_chosen_cb);
}

static void
cb_cell_popover_init (CbCellPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Opens the popover on @cell. @can_mark: whether the user may change the mark. */
void
cb_cell_popover_show (CbSheetCell *cell, gboolean can_mark)
{
  CbCellPopover *self;

  g_return_if_fail (CB_IS_SHEET_CELL (cell));

  self = g_object_new (CB_TYPE_CELL_POPOVER, NULL);
  self->cell = g_object_ref (cell);
  gtk_widget_set_visible (self->pencil, can_mark);
  gtk_widget_set_parent (GTK_WIDGET (self), GTK_WIDGET (cell));
  g_signal_connect_object (cb_sheet_cell_get_cell (cell), "notify", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
  gtk_popover_popup (GTK_POPOVER (self));
}
