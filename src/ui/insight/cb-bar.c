/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-bar.h"

#define HEIGHT    6
#define MIN_WIDTH 48

struct _CbBar
{
  GtkWidget parent_instance;

  double shares[CB_MAX_SHARES];
  guint n_shares;
};

enum
{
  PROP_0,
  PROP_SHARE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbBar, cb_bar, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static void
cb_bar_measure (GtkWidget *widget,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline,
                int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

/* What is left of the trough shows through below the last share. */
static void
cb_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const float STRENGTHS[CB_MAX_SHARES] = { 1, 0.6f, 0.35f, 0.2f };
  CbBar *self = CB_BAR (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float width = (float) gtk_widget_get_width (widget);
  float y = (float) (gtk_widget_get_height (widget) - HEIGHT) / 2;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, y, width, HEIGHT);
  GskRoundedRect trough;
  GdkRGBA colour;
  float at = 0;

  gtk_widget_get_color (widget, &colour);
  gsk_rounded_rect_init_from_rect (&trough, &bounds, HEIGHT / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &trough);
  for (guint i = 0; i < self->n_shares; i++)
    {
      float length = (float) self->shares[i] * width;
      GdkRGBA shade = colour;

      shade.alpha *= STRENGTHS[i];
      gtk_snapshot_append_color (
        snapshot, &shade, &GRAPHENE_RECT_INIT (rtl ? width - at - length : at, y, length, HEIGHT));
      at += length;
    }
  colour.alpha *= 0.12f;
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (rtl ? 0 : at, y, MAX (width - at, 0), HEIGHT));
  gtk_snapshot_pop (snapshot);
}

static void
cb_bar_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SHARE:
      g_value_set_double (value, CB_BAR (object)->shares[0]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_bar_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  double share;

  switch (prop_id)
    {
    case PROP_SHARE:
      share = g_value_get_double (value);
      cb_bar_set_shares (CB_BAR (object), &share, 1);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_bar_class_init (CbBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cb_bar_get_property;
  object_class->set_property = cb_bar_set_property;

  widget_class->measure = cb_bar_measure;
  widget_class->snapshot = cb_bar_snapshot;

  properties[PROP_SHARE] = g_param_spec_double ("share", NULL, NULL, 0, 1, 0,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_bar_init (CbBar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * cb_bar_set_shares:
 * @shares: 0…1 each; what comes to more than 1 together is not seen
 * @n_shares: at most %CB_MAX_SHARES
 */
void
cb_bar_set_shares (CbBar *self, const double *shares, guint n_shares)
{
  g_return_if_fail (CB_IS_BAR (self));
  g_return_if_fail (n_shares <= CB_MAX_SHARES);

  self->n_shares = n_shares;
  for (guint i = 0; i < n_shares; i++)
    self->shares[i] = CLAMP (shares[i], 0, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
