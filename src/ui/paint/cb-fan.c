/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards lie on the arc of a circle below them, each turned a little more than the one before. A
 * large hand is held closer together, so that it is no wider than three cards. */

#include "config.h"

#include <math.h>

#include "cb-card-face.h"
#include "cb-fan.h"
#include "cb-fields.h"

#define ANGLE  7.0f  /* degrees from one card to the next, at most */
#define SPREAD 36.0f /* from the first to the last, at most */
#define STEP   0.42f /* of a card's width to the next, at most */
#define WIDEST 3.0f  /* of cards, all together */
#define HEIGHT 1.4f  /* of a card, to its width */
#define MOST   16u   /* cards that are drawn; nobody counts more */

struct _CbFan
{
  GtkWidget parent_instance;

  CbEdition *edition;
  guint n;
  CbCardSet known;
  int width; /* of a card */
};

/* How the cards lie; in pixels and degrees. */
typedef struct
{
  float step;
  float angle;
  float radius; /* of the circle; 0 for a single card */
  float width;
  float above; /* what there is above and below the middle of the highest card */
  float below;
} Spread;

G_DEFINE_FINAL_TYPE (CbFan, cb_fan, GTK_TYPE_WIDGET)

/* The place of a card, from the middle of the fan. */
static graphene_point_t
get_middle (const Spread *spread, float turn)
{
  float a = turn * (float) G_PI / 180;

  return GRAPHENE_POINT_INIT (spread->radius * sinf (a), spread->radius * (1 - cosf (a)));
}

static Spread
compute_spread (CbFan *self)
{
  float n = (float) self->n;
  float width = (float) self->width, height = width * HEIGHT;
  Spread spread = { .width = width, .above = height / 2, .below = height / 2 };
  graphene_point_t last;
  float a;

  if (self->n < 2)
    return spread;
  spread.step = MIN (STEP * width, (WIDEST - 1) * width / (n - 1));
  spread.angle = MIN (ANGLE, SPREAD / (n - 1));
  spread.radius = spread.step / sinf (spread.angle * (float) G_PI / 180);
  a = spread.angle * (n - 1) / 2 * (float) G_PI / 180;
  last = get_middle (&spread, spread.angle * (n - 1) / 2);
  spread.width = 2 * last.x + width * cosf (a) + height * sinf (a);
  spread.below = MAX (spread.below, last.y + (width * sinf (a) + height * cosf (a)) / 2);
  return spread;
}

static void
cb_fan_measure (GtkWidget *widget,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural,
                int *minimum_baseline,
                int *natural_baseline)
{
  Spread spread = compute_spread (CB_FAN (widget));

  *minimum = *natural = (int) ceilf (
    orientation == GTK_ORIENTATION_HORIZONTAL ? spread.width : spread.above + spread.below);
}

/* Returns: the card at a place of the fan, or −1 for a back: those that are known lie uppermost */
static int
get_card (CbFan *self, guint place)
{
  guint n_backs = self->n - MIN (self->n, cb_card_set_size (self->known));
  CbCardSet left = self->known;

  if (place < n_backs)
    return -1;
  for (guint i = n_backs; i < place; i++)
    left &= left - 1;
  return (int) cb_card_set_first (left);
}

static void
cb_fan_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbFan *self = CB_FAN (widget);
  Spread spread = compute_spread (self);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float width = (float) self->width;
  float x = (float) gtk_widget_get_width (widget) / 2;

  for (guint i = 0; i < self->n; i++)
    {
      float turn = spread.angle * ((float) i - (float) (self->n - 1) / 2) * (rtl ? -1 : 1);
      graphene_point_t middle = get_middle (&spread, turn);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (x + middle.x, spread.above + middle.y));
      gtk_snapshot_rotate (snapshot, turn);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, -width * HEIGHT / 2));
      cb_card_face_snapshot_in_fan (snapshot, widget, self->edition, get_card (self, i), width,
                                    i + 1 < self->n ? spread.step : 0);
      gtk_snapshot_restore (snapshot);
    }
}

static void
cb_fan_class_init (CbFanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (G_OBJECT_CLASS (klass), CbFan, edition, cb_edition_unref);

  widget_class->measure = cb_fan_measure;
  widget_class->snapshot = cb_fan_snapshot;

  gtk_widget_class_set_css_name (widget_class, "fan");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cb_fan_init (CbFan *self)
{
  self->width = 44;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
cb_fan_new (void)
{
  return g_object_new (CB_TYPE_FAN, NULL);
}

/**
 * cb_fan_show:
 * @n: how many cards there are
 * @known: which of them are known
 */
void
cb_fan_show (CbFan *self, CbEdition *edition, guint n, CbCardSet known)
{
  g_return_if_fail (CB_IS_FAN (self));

  cb_edition_ref (edition);
  g_clear_pointer (&self->edition, cb_edition_unref);
  self->edition = edition;
  self->known = known;
  self->n = CLAMP (n, cb_card_set_size (known), MAX (MOST, cb_card_set_size (known)));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* @width: of a card, in pixels */
void
cb_fan_set_width (CbFan *self, int width)
{
  g_return_if_fail (CB_IS_FAN (self));

  if (self->width == width)
    return;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
