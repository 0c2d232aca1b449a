/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-painting.h"

typedef struct
{
  const CbPaintingKind *kind; /* NULL until something is shown */
  gpointer data;
  char *hint; /* (nullable) */
} CbPaintingPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (CbPainting, cb_painting, GTK_TYPE_WIDGET)

static CbPaintingPrivate *
get_private (CbPainting *self)
{
  return cb_painting_get_instance_private (self);
}

static CbExtent
cb_painting_get_extent (CbPainting *self, float scale)
{
  CbPaintingPrivate *priv = get_private (self);

  return priv->kind != NULL ? priv->kind->get_extent (priv->data, scale) : (CbExtent) { 0 };
}

static void
cb_painting_paint (CbPainting *self, const CbCanvas *canvas)
{
  CbPaintingPrivate *priv = get_private (self);

  if (priv->kind != NULL)
    priv->kind->paint (priv->data, canvas);
}

static void
cb_painting_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  CbExtent extent = CB_PAINTING_GET_CLASS (widget)->get_extent (CB_PAINTING (widget),
                                                                cb_shade_get_text_scale (widget));
  gboolean along = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = *natural = (int) ceilf (along ? extent.width : extent.height);
  if (along && extent.least_width > 0)
    *minimum = MIN (*minimum, (int) ceilf (extent.least_width));
}

static void
cb_painting_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbCanvas canvas = cb_canvas_new (widget, snapshot);

  CB_PAINTING_GET_CLASS (widget)->paint (CB_PAINTING (widget), &canvas);
}

static gboolean
cb_painting_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, get_private (CB_PAINTING (widget))->hint);
  return TRUE;
}

static void
let_go (CbPaintingPrivate *priv)
{
  if (priv->kind != NULL)
    (priv->kind->free != NULL ? priv->kind->free : g_free) (priv->data);
}

static void
cb_painting_finalize (GObject *object)
{
  CbPaintingPrivate *priv = get_private (CB_PAINTING (object));

  let_go (priv);
  g_free (priv->hint);

  G_OBJECT_CLASS (cb_painting_parent_class)->finalize (object);
}

static void
cb_painting_class_init (CbPaintingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cb_painting_finalize;
  widget_class->measure = cb_painting_measure;
  widget_class->snapshot = cb_painting_snapshot;
  widget_class->query_tooltip = cb_painting_query_tooltip;
  klass->get_extent = cb_painting_get_extent;
  klass->paint = cb_painting_paint;

  gtk_widget_class_set_css_name (widget_class, "painting");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_painting_init (CbPainting *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * cb_painting_new:
 * @role: %GTK_ACCESSIBLE_ROLE_IMG, or %GTK_ACCESSIBLE_ROLE_PRESENTATION if the same is in words
 *   beside it
 *
 * Returns: (transfer floating): a new painting, still empty
 */
CbPainting *
cb_painting_new (GtkAccessibleRole role)
{
  return g_object_new (CB_TYPE_PAINTING, "accessible-role", role, NULL);
}

/**
 * cb_painting_show:
 * @data: (transfer full): the data for that kind
 */
void
cb_painting_show (CbPainting *self, const CbPaintingKind *kind, gpointer data)
{
  CbPaintingPrivate *priv = get_private (self);
  CbExtent before, after;
  float scale;

  g_return_if_fail (CB_IS_PAINTING (self));

  scale = cb_shade_get_text_scale (GTK_WIDGET (self));
  before = cb_painting_get_extent (self, scale);
  let_go (priv);
  priv->kind = kind;
  priv->data = data;
  after = cb_painting_get_extent (self, scale);
  /* A new layout of everything around is far dearer than painting again, so it is asked for only if
   * the size has changed. */
  if (memcmp (&before, &after, sizeof before) == 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  else
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Returns: (transfer none) (nullable): the data of what it shows */
gpointer
cb_painting_get_data (CbPainting *self)
{
  g_return_val_if_fail (CB_IS_PAINTING (self), NULL);

  return get_private (self)->data;
}

/* @label: describes the image for assistive technology */
void
cb_painting_set_label (CbPainting *self, const char *label)
{
  g_return_if_fail (CB_IS_PAINTING (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Sets @words as the label and as a tooltip. The tooltip is looked up only when the pointer rests,
 * because GTK asks the X server for the pointer each time that a tooltip text is set. */
void
cb_painting_set_hint (CbPainting *self, const char *words)
{
  cb_painting_set_label (self, words);
  g_set_str (&get_private (self)->hint, words);
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), *words != '\0');
}
