/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-fields.h"
#include "cb-insight-words.h"
#include "cb-lettering.h"
#include "cb-paint.h"
#include "cb-player-look.h"
#include "cb-shade.h"
#include "cb-share-bar.h"
#include "cb-token.h"

#define HEIGHT    30
#define MIN_WIDTH 120
#define RADIUS    8
/* Between two players' parts, and around a percentage, in pixels. */
#define GAP  2
#define ROOM 8

struct _CbShareBar
{
  GtkWidget parent_instance;

  CbSetup *setup; /* NULL until there is something to show */
  double shares[CB_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (CbShareBar, cb_share_bar, GTK_TYPE_WIDGET)

static void
cb_share_bar_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  float scale = cb_shade_get_text_scale (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH
                                                                  : (int) roundf (HEIGHT * scale);
}

/* Where there is room for it. */
static void
append_percent (CbShareBar *self,
                GtkSnapshot *snapshot,
                double share,
                const graphene_rect_t *part,
                const GdkRGBA *fill)
{
  g_autofree char *percent = cb_chance_describe (share);
  g_autoptr (PangoLayout) text = gtk_widget_create_pango_layout (GTK_WIDGET (self), percent);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  GdkRGBA ink = cb_token_get_ink (fill);
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (0.85));
  pango_layout_set_attributes (text, attributes);
  pango_layout_get_pixel_size (text, &width, &height);
  if ((float) width + 2 * ROOM > part->size.width)
    return;
  cb_lettering_append (snapshot, text, part->origin.x + (part->size.width - (float) width) / 2,
                       part->origin.y + (part->size.height - (float) height) / 2, &ink);
}

static void
append_part (CbShareBar *self, GtkSnapshot *snapshot, guint seat, const graphene_rect_t *part)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, cb_scheme_get ());
  GdkRGBA fill = cb_shade_of_player (cb_setup_get_player_colour (self->setup, seat));
  GdkRGBA rim = cb_shade_step (&fill, &ground, 3);

  gtk_snapshot_append_color (snapshot, &fill, part);
  cb_paint_edge (snapshot, part, 0, 1, &rim);
  append_percent (self, snapshot, self->shares[seat], part, &fill);
}

static void
cb_share_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbShareBar *self = CB_SHARE_BAR (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  GskRoundedRect outline;
  float at = 0;

  if (self->setup == NULL)
    return;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  for (guint seat = 0; seat < self->setup->n_players; seat++)
    {
      float length = (float) self->shares[seat] * width;

      if (length > GAP)
        append_part (self, snapshot, seat,
                     &GRAPHENE_RECT_INIT (rtl ? width - at - length : at, 0, length - GAP, height));
      at += length;
    }
  gtk_snapshot_pop (snapshot);
}

static void
cb_share_bar_class_init (CbShareBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = cb_share_bar_measure;
  widget_class->snapshot = cb_share_bar_snapshot;

  CB_OWNS (object_class, CbShareBar, setup, cb_setup_unref);

  gtk_widget_class_set_css_name (widget_class, "sharebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_share_bar_init (CbShareBar *self)
{
}

/**
 * cb_share_bar_show:
 * @shares: by seat, 0…1 each, and 1 together at most
 */
void
cb_share_bar_show (CbShareBar *self, CbSetup *setup, const double shares[CB_MAX_PLAYERS])
{
  g_return_if_fail (CB_IS_SHARE_BAR (self));

  g_clear_pointer (&self->setup, cb_setup_unref);
  self->setup = cb_setup_ref (setup);
  memcpy (self->shares, shares, sizeof self->shares);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
