/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cb-children.h"
#include "cb-css-class.h"
#include "cb-glyph.h"
#include "cb-hint.h"
#include "cb-lane-private.h"
#include "cb-lettering.h"
#include "cb-paragraph.h"
#include "cb-player-look.h"
#include "cb-token.h"

#define LEAST_WIDTH   200
#define NATURAL_WIDTH 520

#define TRACK      8
#define RING       2.2F
#define RING_GAP   3
#define PIP_HEIGHT 11
#define GLYPH      16
#define RADIUS     8

/* Opacities of the colour of text: for the track, for the part of it that the token has left
 * behind, for that part if the player is out, and for the field where the token may be. */
#define TROUGH 0.1F
#define DONE   0.5F
#define STOOD  0.25F
#define FIELD  0.2F
/* The opacity of the accent on the envelope’s band. */
#define BAND 0.13F

/* How long tokens glide, in milliseconds. */
#define GLIDE 250
/* With more players than this, all lanes are lower. */
#define MOST_HIGH 5

G_DEFINE_FINAL_TYPE (CbLane, cb_lane, GTK_TYPE_WIDGET)

static void
cb_lane_measure (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  CbLanePlan plan;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  _cb_lane_plan (CB_LANE (widget), for_size >= 0 ? for_size : NATURAL_WIDTH, &plan);
  *minimum = *natural = (int) plan.height;
}

static void
cb_lane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbLane *self = CB_LANE (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  CbLanePlan plan;

  _cb_lane_plan (self, width, &plan);
  for (CbLanePart part = 0; part < CB_LANE_N_PARTS; part++)
    {
      GtkAllocation *place = &plan.places[part];

      if (rtl)
        place->x = width - place->x - place->width;
      gtk_widget_set_child_visible (self->parts[part], part != CB_LANE_MORE || !plan.brief);
      if (gtk_widget_should_layout (self->parts[part]))
        gtk_widget_size_allocate (self->parts[part], place, -1);
    }
}

/* The track of a lane, and the small cards beside it. */

static GdkRGBA
fade (GdkRGBA colour, float alpha)
{
  colour.alpha *= alpha;
  return colour;
}

/* Returns: the distance of the track’s place @at (0…1) from the side where reading begins */
static float
find (const CbLanePlan *plan, double at)
{
  return plan->start + (plan->end - plan->start) * (float) at;
}

static void
append_band (CbLane *self, const CbCanvas *canvas, const CbLanePlan *plan, float scale)
{
  GdkRGBA accent = cb_shade_get_accent ();
  GdkRGBA ink = cb_shade_get_accent_ink (canvas->scheme);
  float width = CB_LANE_BAND * scale, glyph = GLYPH * scale;
  graphene_rect_t bounds, place;

  if (self->heading && plan->narrow)
    return;
  bounds = cb_canvas_place (canvas, plan->end - width / 2,
                            plan->narrow ? plan->middle - width / 2 : 0, width,
                            plan->narrow ? width : canvas->height);
  accent.alpha *= BAND;
  if (self->heading || plan->narrow)
    {
      GskRoundedRect shape;
      graphene_size_t round = GRAPHENE_SIZE_INIT (RADIUS, RADIUS);
      graphene_size_t foot = plan->narrow ? round : (graphene_size_t) GRAPHENE_SIZE_INIT (0, 0);

      gsk_rounded_rect_init (&shape, &bounds, &round, &round, &foot, &foot);
      gtk_snapshot_push_rounded_clip (canvas->snapshot, &shape);
      gtk_snapshot_append_color (canvas->snapshot, &accent, &bounds);
      gtk_snapshot_pop (canvas->snapshot);
      place = cb_canvas_place (canvas, plan->end - glyph / 2, plan->middle - glyph / 2, glyph,
                               glyph);
      cb_glyph_snapshot (canvas->snapshot, "envelope", &place, &ink);
    }
  else
    gtk_snapshot_append_color (canvas->snapshot, &accent, &bounds);
}

static void
append_bar (const CbCanvas *canvas,
            const CbLanePlan *plan,
            double from,
            double to,
            float height,
            const GdkRGBA *colour)
{
  graphene_rect_t bounds = cb_canvas_place (canvas, find (plan, from), plan->middle - height / 2,
                                            MAX (find (plan, to) - find (plan, from), 0), height);

  cb_paint_fill (canvas->snapshot, &bounds, height / 2, colour);
}

static void
append_token (CbLane *self, const CbCanvas *canvas, const CbLanePlan *plan, float scale)
{
  float size = CB_LANE_TOKEN * scale;
  graphene_rect_t bounds = cb_canvas_place (canvas, find (plan, self->shown[CB_LANE_AT]) - size / 2,
                                            plan->middle - size / 2, size, size);
  GdkRGBA accent = cb_shade_get_accent ();

  cb_token_snapshot (canvas->snapshot, canvas->widget, self->colour, self->letters, &bounds);
  if (self->turn)
    cb_paint_circle (canvas->snapshot, bounds.origin.x + size / 2, plan->middle,
                     size / 2 + RING_GAP - RING / 2, RING, &accent);
  if (self->runner.out > 0)
    cb_token_snapshot_bar (canvas->snapshot, &bounds);
}

static void
append_track (CbLane *self, const CbCanvas *canvas, const CbLanePlan *plan, float scale)
{
  float height = TRACK * scale;
  GdkRGBA trough = fade (canvas->ink, TROUGH), field = fade (canvas->ink, FIELD);
  GdkRGBA done = self->mine ? cb_shade_get_accent ()
                            : fade (canvas->ink, self->runner.out > 0 ? STOOD : DONE);

  append_bar (canvas, plan, 0, 1, height, &trough);
  if (self->shown[CB_LANE_AHEAD] > self->shown[CB_LANE_BEHIND])
    append_bar (canvas, plan, self->shown[CB_LANE_BEHIND], self->shown[CB_LANE_AHEAD], 2 * height,
                &field);
  append_bar (canvas, plan, 0, self->shown[CB_LANE_AT], height, &done);
  append_token (self, canvas, plan, scale);
}

static GdkRGBA
get_back (CbScheme scheme)
{
  GdkRGBA colour;

  if (cb_scheme_has_contrast (scheme))
    return cb_shade_get (CB_SHADE_TEXT, scheme);
  if (!cb_scheme_is_dark (scheme))
    return cb_shade_get (CB_SHADE_BACK, scheme);
  gdk_rgba_parse (&colour, "#d0a071");
  return colour;
}

/* Paints a small card: filled if it was seen, dashed if it may have been. */
static void
append_pip (const CbCanvas *canvas, const graphene_rect_t *bounds, gboolean seen, gboolean maybe)
{
  GdkRGBA back = get_back (canvas->scheme), edge = fade (canvas->ink, DONE);
  g_autoptr (GskStroke) stroke = gsk_stroke_new (1);
  GskPathBuilder *path;
  GskRoundedRect shape;

  if (seen)
    {
      cb_paint_fill (canvas->snapshot, bounds, 1.5F, &back);
      return;
    }
  if (!maybe)
    {
      cb_paint_edge (canvas->snapshot, bounds, 1.5F, 1, &edge);
      return;
    }
  gsk_stroke_set_dash (stroke, (float[]) { 2, 1.5F }, 2);
  gsk_rounded_rect_init_from_rect (&shape, bounds, 1.5F);
  gsk_rounded_rect_shrink (&shape, 0.5F, 0.5F, 0.5F, 0.5F);
  path = gsk_path_builder_new ();
  gsk_path_builder_add_rounded_rect (path, &shape);
  cb_paint_path (canvas->snapshot, path, stroke, &back);
}

static void
append_pips (CbLane *self, const CbCanvas *canvas, const CbLanePlan *plan, float scale)
{
  float height = PIP_HEIGHT * scale, step = (CB_PIP_WIDTH + CB_PIP_GAP) * scale;

  for (guint i = 0; i < self->n_mine; i++)
    {
      graphene_rect_t bounds = cb_canvas_place (canvas, plan->pips + step * (float) i,
                                                plan->pips_middle - height / 2,
                                                CB_PIP_WIDTH * scale, height);

      append_pip (canvas, &bounds, i < self->n_seen, i < self->n_seen + self->n_maybe);
    }
}

static void
append_count (CbLane *self, const CbCanvas *canvas, const CbLanePlan *plan)
{
  g_autofree char *count = g_strdup_printf ("%u/%u", self->n_seen, self->n_mine);
  g_autoptr (PangoLayout)
    text = cb_lettering_new_small (canvas->widget, count, PANGO_WEIGHT_NORMAL);
  int width, height;
  graphene_rect_t place;

  pango_layout_get_pixel_size (text, &width, &height);
  place = cb_canvas_place (canvas, plan->pips, plan->pips_middle - (float) height / 2,
                           (float) width, (float) height);
  cb_lettering_append (canvas->snapshot, text, place.origin.x, place.origin.y, &canvas->ink);
}

static void
paint (CbLane *self, const CbCanvas *canvas, const CbLanePlan *plan)
{
  float scale = cb_shade_get_text_scale (canvas->widget);

  append_band (self, canvas, plan, scale);
  if (self->heading)
    return;
  append_track (self, canvas, plan, scale);
  if (self->mine)
    return;
  if (self->n_mine > CB_MOST_PIPS)
    append_count (self, canvas, plan);
  else
    append_pips (self, canvas, plan, scale);
}

static void
cb_lane_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbLane *self = CB_LANE (widget);
  CbCanvas canvas = cb_canvas_new (widget, snapshot);
  CbLanePlan plan;

  _cb_lane_plan (self, gtk_widget_get_width (widget), &plan);
  paint (self, &canvas, &plan);
  GTK_WIDGET_CLASS (cb_lane_parent_class)->snapshot (widget, snapshot);
}

static void
cb_lane_dispose (GObject *object)
{
  g_clear_object (&CB_LANE (object)->glide);
  cb_children_dispose (object);
}

static void
cb_lane_finalize (GObject *object)
{
  CbLane *self = CB_LANE (object);

  g_free (self->colour);
  g_free (self->letters);

  G_OBJECT_CLASS (cb_lane_parent_class)->finalize (object);
}

static void
cb_lane_class_init (CbLaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_lane_dispose;
  object_class->finalize = cb_lane_finalize;

  widget_class->get_request_mode = cb_children_get_request_mode;
  widget_class->measure = cb_lane_measure;
  widget_class->size_allocate = cb_lane_size_allocate;
  widget_class->snapshot = cb_lane_snapshot;

  gtk_widget_class_set_css_name (widget_class, "lane");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
glide_cb (double part, gpointer user_data)
{
  CbLane *self = user_data;
  const double to[] = { self->runner.at, self->runner.behind, self->runner.ahead };

  for (CbLaneSpot i = 0; i < CB_LANE_N_SPOTS; i++)
    self->shown[i] = self->from[i] + (to[i] - self->from[i]) * part;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
cb_lane_init (CbLane *self)
{
  self->parts[CB_LANE_ARROW] = g_object_new (GTK_TYPE_IMAGE, "accessible-role",
                                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->parts[CB_LANE_NAME] = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize",
                                            PANGO_ELLIPSIZE_END, NULL);
  self->parts[CB_LANE_WORDS] = cb_paragraph_new (NULL, "numeric");
  self->parts[CB_LANE_MORE] = cb_paragraph_new (NULL, "caption");
  gtk_widget_add_css_class (self->parts[CB_LANE_MORE], "dimmed");
  gtk_widget_add_css_class (self->parts[CB_LANE_MORE], "numeric");
  for (CbLanePart part = 0; part < CB_LANE_N_PARTS; part++)
    gtk_widget_set_parent (self->parts[part], GTK_WIDGET (self));
  self->glide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, GLIDE,
                                         adw_callback_animation_target_new (glide_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->glide), ADW_EASE_OUT_CUBIC);
}

static void
show_text (CbLane *self, CbLanePart part, const char *text)
{
  gtk_label_set_label (GTK_LABEL (self->parts[part]), text);
  gtk_widget_set_visible (self->parts[part], *text != '\0');
}

static void
show_player (CbLane *self, const CbSetup *setup, guint seat)
{
  const char *name = self->mine ? _ ("You") : setup->players[seat].name;

  show_text (self, CB_LANE_NAME, name);
  cb_hint_set (self->parts[CB_LANE_NAME], setup->players[seat].name);
  g_set_str (&self->colour, cb_setup_get_player_colour (setup, seat));
  g_free (self->letters);
  self->letters = cb_setup_get_player_letters (setup, seat);
}

/* Sets whether more about the player stands below the lane. */
void
cb_lane_set_open (CbLane *self, gboolean open)
{
  g_return_if_fail (CB_IS_LANE (self));

  self->open = open;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_image_set_from_icon_name (GTK_IMAGE (self->parts[CB_LANE_ARROW]),
                                open ? "pan-down-symbolic" : "pan-end-symbolic");
}

/* Returns: (transfer floating): a lane in which nothing is known yet */
GtkWidget *
cb_lane_new (const CbSetup *setup, guint seat)
{
  CbLane *self = g_object_new (CB_TYPE_LANE, NULL);

  self->mine = (int) seat == setup->me;
  self->low = setup->n_players > MOST_HIGH;
  self->seat = seat;
  self->n_mine = cb_card_set_size (setup->hand);
  show_player (self, setup, seat);
  cb_css_class_set (self->parts[CB_LANE_NAME], "heading", self->mine);
  gtk_widget_add_css_class (self->parts[CB_LANE_WORDS], "heading");
  if (!self->mine)
    cb_lane_set_open (self, FALSE);
  return GTK_WIDGET (self);
}

/* Returns: (transfer floating): what stands above the lanes */
GtkWidget *
cb_lane_new_heading (const CbSetup *setup)
{
  CbLane *self = g_object_new (CB_TYPE_LANE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  /* Translators: above small cards, one for each of mine: how many of them each player has seen */
  g_autofree char *seen = g_strdup_printf (
    ngettext ("Have seen of your %u", "Have seen of your %u", cb_card_set_size (setup->hand)),
    cb_card_set_size (setup->hand));

  self->heading = TRUE;
  self->n_mine = cb_card_set_size (setup->hand);
  show_text (self, CB_LANE_NAME, _ ("The Race"));
  show_text (self, CB_LANE_WORDS, self->n_mine > 0 ? seen : "");
  gtk_widget_add_css_class (self->parts[CB_LANE_NAME], "heading");
  gtk_widget_add_css_class (self->parts[CB_LANE_WORDS], "caption");
  gtk_widget_add_css_class (self->parts[CB_LANE_WORDS], "dimmed");
  return GTK_WIDGET (self);
}

/* Lets the token glide to its new place; the first time it stands there at once. */
static void
move_token (CbLane *self)
{
  adw_animation_reset (self->glide);
  memcpy (self->from, self->shown, sizeof self->from);
  if (self->placed)
    adw_animation_play (self->glide);
  else
    glide_cb (1, self);
  self->placed = self->runner.left > 0;
}

static void
tell (CbLane *self, const char *words)
{
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN,
    0.0, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1.0, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, self->runner.at,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
}

/**
 * cb_lane_show:
 * @runner: how far the player is
 * @seen: the cards of mine that the player has seen for certain
 * @maybe: those that the player may have seen, too
 */
void
cb_lane_show (CbLane *self,
              const CbSetup *setup,
              const CbRunner *runner,
              CbCardSet seen,
              CbCardSet maybe)
{
  gboolean moves;
  g_autofree char *words = NULL;
  g_autofree char *more = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CB_IS_LANE (self));

  moves = runner->at != self->runner.at || runner->behind != self->runner.behind ||
          runner->ahead != self->runner.ahead || !self->placed;
  self->runner = *runner;
  self->n_seen = cb_card_set_size (seen);
  self->n_maybe = cb_card_set_size (maybe & ~seen);
  words = cb_runner_describe (runner);
  more = cb_runner_describe_more (runner, setup->players[self->seat].name);
  sentence = cb_runner_tell (runner, setup, self->seat, seen);
  show_text (self, CB_LANE_WORDS, words);
  show_text (self, CB_LANE_MORE, more);
  cb_css_class_set (GTK_WIDGET (self), "out", runner->out > 0);
  tell (self, sentence);
  if (moves)
    move_token (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Sets whether it is this player’s turn. */
void
cb_lane_set_turn (CbLane *self, gboolean turn)
{
  g_return_if_fail (CB_IS_LANE (self));

  self->turn = turn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Gives the x coordinates of the start of the track and of the envelope; the start is on the right
 * if people read from right to left. */
void
cb_lane_get_track (CbLane *self, float *start, float *end)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  CbLanePlan plan;

  g_return_if_fail (CB_IS_LANE (self));

  _cb_lane_plan (self, width, &plan);
  *start = rtl ? (float) width - plan.start : plan.start;
  *end = rtl ? (float) width - plan.end : plan.end;
}

/* Returns: the x coordinate of the middle of the token, where it is painted now */
float
cb_lane_get_token_x (CbLane *self)
{
  float start, end;

  g_return_val_if_fail (CB_IS_LANE (self), 0);

  cb_lane_get_track (self, &start, &end);
  return start + (end - start) * (float) self->shown[CB_LANE_AT];
}
