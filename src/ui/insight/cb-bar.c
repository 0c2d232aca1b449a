/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-bar.h"
#include "cb-fields.h"

#define HEIGHT    6
#define MIN_WIDTH 48

struct _CbBar
{
  GtkWidget parent_instance;

  double share; /* where there is but one */
  double shares[CB_MAX_SHARES];
  guint n_shares;
};

G_DEFINE_FINAL_TYPE (CbBar, cb_bar, GTK_TYPE_WIDGET)

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
show_share (CbBar *self)
{
  cb_bar_set_shares (self, &self->share, 1);
}

static void
cb_bar_class_init (CbBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = cb_bar_measure;
  widget_class->snapshot = cb_bar_snapshot;

  cb_fields_install (G_OBJECT_CLASS (klass),
                     CB_FIELD_THEN (CbBar, share, G_TYPE_DOUBLE, G_PARAM_READWRITE, show_share));

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
