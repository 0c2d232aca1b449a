/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards lie on a circle whose middle is below them, each turned a little more than the one
 * before. A large hand is closer together, so that it is no wider than three cards. */

#include "config.h"

#include <math.h>

#include "cb-card-face.h"
#include "cb-fan.h"

#define ANGLE  7.0f  /* degrees from one card to the next, at most */
#define SPREAD 36.0f /* degrees from the first card to the last, at most */
#define STEP   0.42f /* the distance to the next card at most, in widths of a card */
#define WIDEST 3.0f  /* the width of the whole fan at most, in widths of a card */
#define HEIGHT 1.4f  /* the height of a card, in its widths */
#define MOST   16u   /* the most cards that are drawn, because nobody could count more */

typedef struct
{
  CbEdition *edition;
  guint n;
  CbCardSet known;
  float width; /* of a card */
} Fan;

/* How the cards lie; in pixels and degrees. */
typedef struct
{
  float step;
  float angle;
  float radius; /* the radius of the circle; 0 for a single card */
  float width;
  float above; /* how far the fan reaches above and below the middle of the highest card */
  float below;
} Spread;

static void
fan_free (gpointer data)
{
  Fan *fan = data;

  cb_edition_unref (fan->edition);
  g_free (fan);
}

/* The middle of a card that is turned by @turn degrees, relative to the middle of the fan. */
static graphene_point_t
get_middle (const Spread *spread, float turn)
{
  float a = turn * (float) G_PI / 180;

  return GRAPHENE_POINT_INIT (spread->radius * sinf (a), spread->radius * (1 - cosf (a)));
}

static Spread
compute_spread (const Fan *self)
{
  float n = (float) self->n;
  float width = self->width, height = width * HEIGHT;
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

static CbExtent
get_extent (gconstpointer data, float scale)
{
  Spread spread = compute_spread (data);

  return (CbExtent) { spread.width, spread.above + spread.below };
}

/* Returns: the card at a place of the fan, or −1 for a back; known cards are on top */
static int
get_card (const Fan *self, guint place)
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
paint (gconstpointer data, const CbCanvas *canvas)
{
  const Fan *self = data;
  Spread spread = compute_spread (self);
  float width = self->width;

  for (guint i = 0; i < self->n; i++)
    {
      float turn = spread.angle * ((float) i - (float) (self->n - 1) / 2) * (canvas->rtl ? -1 : 1);
      graphene_point_t middle = get_middle (&spread, turn);

      gtk_snapshot_save (canvas->snapshot);
      gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (canvas->width / 2 + middle.x,
                                                                      spread.above + middle.y));
      gtk_snapshot_rotate (canvas->snapshot, turn);
      gtk_snapshot_translate (canvas->snapshot,
                              &GRAPHENE_POINT_INIT (-width / 2, -width * HEIGHT / 2));
      cb_card_face_snapshot_in_fan (canvas->snapshot, canvas->widget, self->edition,
                                    get_card (self, i), width, i + 1 < self->n ? spread.step : 0);
      gtk_snapshot_restore (canvas->snapshot);
    }
}

/**
 * cb_fan_show:
 * @n: how many cards there are
 * @known: which of them are known
 * @width: of a card, in pixels
 *
 * Shows a hand of cards as somebody holds it: backs, and over them the faces of the known cards.
 */
void
cb_fan_show (CbPainting *painting, CbEdition *edition, guint n, CbCardSet known, int width)
{
  static const CbPaintingKind FAN = { get_extent, paint, fan_free };
  guint least = cb_card_set_size (known);
  Fan fan = { cb_edition_ref (edition), CLAMP (n, least, MAX (MOST, least)), known, (float) width };

  cb_painting_show (painting, &FAN, g_memdup2 (&fan, sizeof fan));
}

/* Returns: (transfer floating): a hand of cards, see cb_fan_show() */
GtkWidget *
cb_fan_new (CbEdition *edition, guint n, CbCardSet known, int width)
{
  CbPainting *painting = cb_painting_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);

  gtk_widget_set_halign (GTK_WIDGET (painting), GTK_ALIGN_CENTER);
  cb_fan_show (painting, edition, n, known, width);
  return GTK_WIDGET (painting);
}
