/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gtk/gtk.h>
#include <math.h>

#include "cb-card-face.h"
#include "cb-children.h"
#include "cb-editions.h"

/**
 * CbWelcomePicture:
 *
 * The icon of Casebook before three cards, a suspect, a weapon and a room. It shrinks where room is
 * scarce. Assistive technology ignores it.
 */
G_DECLARE_FINAL_TYPE (CbWelcomePicture, cb_welcome_picture, CB, WELCOME_PICTURE, GtkWidget)

/* Sizes in pixels; the picture shrinks if there is less room. */
#define WIDTH  368
#define LEAST  240
#define HEIGHT 222
#define CARD   106
#define ICON   128
#define N      3

/* The middle of each card, measured from the middle of the picture and from its top, and its
 * angle. */
static const struct
{
  const char *id;
  float x;
  float y;
  float angle;
} CARDS[N] = {
  { "plum", -113, 114, -17 },
  { "library", 113, 114, 17 },
  { "revolver", 0, 76, 0 },
};
#define ICON_X 3
#define ICON_Y 158

struct _CbWelcomePicture
{
  GtkWidget parent_instance;

  GtkWidget *cards[N];
  GtkWidget *icon;
};

G_DEFINE_FINAL_TYPE (CbWelcomePicture, cb_welcome_picture, GTK_TYPE_WIDGET)

static float
get_scale (int width)
{
  return width < 0 ? 1 : MIN (1, (float) width / WIDTH);
}

static void
cb_welcome_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = LEAST;
  *natural = WIDTH;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) ceilf (HEIGHT * get_scale (for_size));
}

/* Puts @child at a point, turned and scaled around its middle. */
static void
allocate (GtkWidget *child, float x, float y, float angle, float scale)
{
  GskTransform *transform = NULL;
  int width, height;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (x, y));
  transform = gsk_transform_rotate (transform, angle);
  transform = gsk_transform_scale (transform, scale, scale);
  transform = gsk_transform_translate (
    transform, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
  gtk_widget_allocate (child, width, height, -1, transform);
}

static void
cb_welcome_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbWelcomePicture *self = CB_WELCOME_PICTURE (widget);
  float scale = get_scale (width);
  float middle = (float) width / 2;

  for (guint i = 0; i < N; i++)
    allocate (self->cards[i], middle + CARDS[i].x * scale, CARDS[i].y * scale, CARDS[i].angle,
              scale);
  allocate (self->icon, middle + ICON_X * scale, ICON_Y * scale, 0, scale);
}

static void
cb_welcome_picture_dispose (GObject *object)
{
  CbWelcomePicture *self = CB_WELCOME_PICTURE (object);

  for (guint i = 0; i < N; i++)
    g_clear_pointer (&self->cards[i], gtk_widget_unparent);
  g_clear_pointer (&self->icon, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_welcome_picture_parent_class)->dispose (object);
}

static void
cb_welcome_picture_class_init (CbWelcomePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cb_welcome_picture_dispose;

  widget_class->get_request_mode = cb_children_get_request_mode;
  widget_class->measure = cb_welcome_picture_measure;
  widget_class->size_allocate = cb_welcome_picture_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_welcome_picture_init (CbWelcomePicture *self)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");

  for (guint i = 0; i < N; i++)
    {
      self->cards[i] = cb_card_face_new (CARD);
      cb_card_face_show_card (CB_CARD_FACE (self->cards[i]), edition,
                              (guint) cb_edition_find_card (edition, CARDS[i].id));
      gtk_widget_set_parent (self->cards[i], GTK_WIDGET (self));
    }
  self->icon = gtk_image_new_from_icon_name (APP_ID);
  gtk_image_set_pixel_size (GTK_IMAGE (self->icon), ICON);
  gtk_widget_set_parent (self->icon, GTK_WIDGET (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}
