/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-dice-view.h"
#include "cb-fields.h"
#include "cb-paint.h"

#define MIN_SIDE     56
#define NATURAL_SIDE 150
#define MAX_SIDE     240
#define PER_LINE     3
#define TUMBLE_TIME  350 /* milliseconds */
#define N_TUMBLES    4   /* faces that a tumbling die shows, with the last one */

struct _CbDiceView
{
  GtkWidget parent_instance;

  CbDice dice;
  CbDiceRoll roll; /* without dice before the first roll */
  AdwAnimation *animation;
  int side;        /* the side of a die in pixels; 0 for as large as fits */
  double progress; /* from 0 to 1; at 1 the dice lie still */
};

G_DEFINE_FINAL_TYPE (CbDiceView, cb_dice_view, GTK_TYPE_WIDGET)

static guint
count_lines (CbDiceView *self)
{
  return (self->dice.n_dice + PER_LINE - 1) / PER_LINE;
}

static guint
count_in_line (CbDiceView *self, guint line)
{
  guint lines = count_lines (self);

  return self->dice.n_dice / lines + (line < self->dice.n_dice % lines ? 1 : 0);
}

/* The face of a die. While it tumbles that is any face, but always the same at the same
 * progress. */
static int
get_face (CbDiceView *self, guint die)
{
  guint step = (guint) (self->progress * N_TUMBLES);

  if (self->roll.n_dice == 0)
    return -1;
  if (self->progress >= 1 || step + 1 >= N_TUMBLES)
    return self->roll.faces[die];
  return self->dice
    .faces[die][(step * 5 + die * 3 + self->roll.faces[die]) % self->dice.n_faces[die]];
}

/* The places of the pips of 1 to 6 in a square of three by three. */
static const char *const PIPS[] = {
  "", "4", "08", "048", "0268", "02468", "023568",
};

static void
draw_pips (GtkSnapshot *snapshot, int face, float side, const GdkRGBA *colour)
{
  for (const char *pip = PIPS[face]; *pip != '\0'; pip++)
    {
      int place = *pip - '0';

      cb_paint_disc (snapshot, side * (0.26f * (float) (place % 3 - 1)),
                     side * (0.26f * (float) (place / 3 - 1)), side * 0.095f, colour);
    }
}

/* Draws @sign as large as the die lets it. */
static void
draw_sign (CbDiceView *self,
           GtkSnapshot *snapshot,
           const char *sign,
           float side,
           const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), sign);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  PangoRectangle ink;
  float shrink;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, (double) side * 0.7 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  shrink = MIN (side * 0.8f / (float) MAX (MAX (ink.width, ink.height), 1), 1);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, shrink, shrink);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-(float) ink.x - (float) ink.width / 2,
                                                          -(float) ink.y - (float) ink.height / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* Dice are white with dark pips in light and dark style, so that people recognize them. */
static void
draw_die (CbDiceView *self, GtkSnapshot *snapshot, int face, float side)
{
  const GdkRGBA white = { 0.99f, 0.985f, 0.97f, 1 };
  const GdkRGBA edge = { 0, 0, 0, 0.25f };
  const GdkRGBA dark = { 0.13f, 0.13f, 0.15f, 1 };
  const GdkRGBA red = { 0.75f, 0.11f, 0.16f, 1 };
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-side / 2, -side / 2, side, side);
  float radius = side * 0.17f;

  cb_paint_fill (snapshot, &bounds, radius, &white);
  cb_paint_edge (snapshot, &bounds, radius, MAX (side / 90, 1), &edge);
  if (face == CB_FACE_QUESTION)
    draw_sign (self, snapshot, "?", side, &red);
  else if (face >= CB_FACE_SIGN)
    draw_sign (self, snapshot, self->dice.signs[face - CB_FACE_SIGN].mark, side, &red);
  else if (face > 0 && (guint) face < G_N_ELEMENTS (PIPS))
    draw_pips (snapshot, face, side, &dark);
  else if (face > 0)
    {
      g_autofree char *number = g_strdup_printf ("%d", face);

      draw_sign (self, snapshot, number, side, &dark);
    }
}

static float
compute_side (CbDiceView *self, float width, float height)
{
  float across = 1.25f * (float) count_in_line (self, 0) + 0.05f;
  float down = 1.25f * (float) count_lines (self) + 0.05f;

  if (self->side > 0)
    return (float) self->side;
  return CLAMP (MIN (width / across, height / down), 0, MAX_SIDE);
}

static void
cb_dice_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbDiceView *self = CB_DICE_VIEW (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  guint lines = count_lines (self);
  float side = compute_side (self, width, height);
  guint die = 0;

  for (guint line = 0; line < lines; line++)
    {
      guint n = count_in_line (self, line);

      for (guint i = 0; i < n; i++, die++)
        {
          float x = width / 2 + side * 1.25f * ((float) i - (float) (n - 1) / 2);
          float y = height / 2 + side * 1.25f * ((float) line - (float) (lines - 1) / 2);

          gtk_snapshot_save (snapshot);
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
          draw_die (self, snapshot, get_face (self, die), side);
          gtk_snapshot_restore (snapshot);
        }
    }
}

static void
cb_dice_view_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  CbDiceView *self = CB_DICE_VIEW (widget);
  int n = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? count_in_line (self, 0)
                                                           : count_lines (self));

  *minimum = self->side > 0 ? n * self->side * 5 / 4 - self->side / 4 : n * MIN_SIDE * 5 / 4;
  *natural = self->side > 0 ? *minimum : n * NATURAL_SIDE * 5 / 4;
}

static void
tumble_cb (double value, CbDiceView *self)
{
  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
done_cb (CbDiceView *self)
{
  g_signal_emit_by_name (self, "settled");
}

static void
tell_name (CbDiceView *self)
{
  g_autofree char *words = self->roll.n_dice > 0 ? cb_dice_describe_roll (&self->dice, &self->roll)
                                                 : g_strdup (_ ("Not rolled yet"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
cb_dice_view_dispose (GObject *object)
{
  CbDiceView *self = CB_DICE_VIEW (object);

  if (self->animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->animation, self);
      adw_animation_reset (self->animation);
    }
  g_clear_object (&self->animation);

  G_OBJECT_CLASS (cb_dice_view_parent_class)->dispose (object);
}

static void
cb_dice_view_class_init (CbDiceViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_dice_view_dispose;
  widget_class->measure = cb_dice_view_measure;
  widget_class->snapshot = cb_dice_view_snapshot;

  cb_signal_new (klass, "settled", 0);

  gtk_widget_class_set_css_name (widget_class, "diceview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_dice_view_init (CbDiceView *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (
    (AdwAnimationTargetFunc) tumble_cb, self, NULL);

  self->progress = 1;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, TUMBLE_TIME, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_QUAD);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);
  cb_dice_init (&self->dice, 2);
  tell_name (self);
}

/* Shows other dice, which are not rolled yet. */
void
cb_dice_view_set_dice (CbDiceView *self, const CbDice *dice)
{
  g_return_if_fail (CB_IS_DICE_VIEW (self));
  g_return_if_fail (dice->n_dice > 0);

  adw_animation_reset (self->animation);
  self->progress = 1;
  self->dice = *dice;
  self->roll = (CbDiceRoll) { 0 };
  tell_name (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* @side: the side of a die in pixels; 0 for as large as fits */
void
cb_dice_view_set_side (CbDiceView *self, int side)
{
  g_return_if_fail (CB_IS_DICE_VIEW (self));

  if (self->side == side)
    return;
  self->side = side;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Shows dice that were rolled before. */
void
cb_dice_view_lay (CbDiceView *self, const CbDiceRoll *roll)
{
  g_return_if_fail (CB_IS_DICE_VIEW (self));
  g_return_if_fail (roll->n_dice == self->dice.n_dice);

  self->roll = *roll;
  tell_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Lets the dice tumble, and end on the faces that they show now. */
void
cb_dice_view_tumble (CbDiceView *self)
{
  g_return_if_fail (CB_IS_DICE_VIEW (self));

  adw_animation_reset (self->animation);
  adw_animation_play (self->animation);
}

/**
 * cb_dice_view_show_roll:
 * @roll: the faces after the dice have tumbled
 *
 * Assistive technology is told the result at once.
 */
void
cb_dice_view_show_roll (CbDiceView *self, const CbDiceRoll *roll)
{
  g_return_if_fail (CB_IS_DICE_VIEW (self));

  cb_dice_view_lay (self, roll);
  cb_dice_view_tumble (self);
}

gboolean
cb_dice_view_is_tumbling (CbDiceView *self)
{
  g_return_val_if_fail (CB_IS_DICE_VIEW (self), FALSE);

  return adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}
