/* The track of a lane, and the small cards beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-glyph.h"
#include "cb-lane-private.h"
#include "cb-lettering.h"
#include "cb-token.h"

#define TRACK      8
#define RING       2.2F
#define RING_GAP   3
#define PIP_HEIGHT 11
#define GLYPH      16
#define RADIUS     8

/* Opacities of the colour of texts: the track, what is behind a token, the same where somebody is
 * out, and the field where it may be. */
#define TROUGH 0.1F
#define DONE   0.5F
#define STOOD  0.25F
#define FIELD  0.2F
/* The opacity of the accent on the envelope’s band. */
#define BAND 0.13F

static GdkRGBA
fade (GdkRGBA colour, float alpha)
{
  colour.alpha *= alpha;
  return colour;
}

/* Returns: where on the track something is, from the side where reading begins */
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

/* One small card: filled where it was seen, dashed where it may have been. */
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

void
_cb_lane_paint (CbLane *self, const CbCanvas *canvas, const CbLanePlan *plan)
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
