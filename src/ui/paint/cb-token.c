/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-fields.h"
#include "cb-lettering.h"
#include "cb-player-look.h"
#include "cb-token.h"

/* Tokens of at least this size have an inner ring. */
#define RINGED    20.0f
#define RING_AT   0.105f
#define TURN_GAP  3.0f
#define TURN_RING 2.2f

struct _CbToken
{
  CbPainting parent_instance;

  int size;
  char *colour;
  char *letters;
  gboolean turn;
  gboolean out;
};

G_DEFINE_FINAL_TYPE (CbToken, cb_token, CB_TYPE_PAINTING)

/* Returns: the colour for letters on @fill: white if that can be read, else dark */
GdkRGBA
cb_token_get_ink (const GdkRGBA *fill)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA dark;

  gdk_rgba_parse (&dark, "#1d1d20");
  return cb_shade_get_contrast (fill, &white) >= 4.5 ? white : dark;
}

/* The edge keeps a disc visible that has the colour of the background. */
static GdkRGBA
get_edge (void)
{
  CbScheme scheme = cb_scheme_get ();

  if (cb_scheme_has_contrast (scheme))
    return cb_scheme_is_dark (scheme) ? (GdkRGBA) { 1, 1, 1, 1 } : (GdkRGBA) { 0, 0, 0, 1 };
  return cb_scheme_is_dark (scheme) ? (GdkRGBA) { 1, 1, 1, 0.4f } : (GdkRGBA) { 0, 0, 0, 0.22f };
}

/* Centres capitals by their height alone, without the room for letters that go below the line. */
static void
append_letters (GtkSnapshot *snapshot,
                GtkWidget *widget,
                const char *letters,
                float x,
                float y,
                float size,
                const GdkRGBA *ink)
{
  g_autoptr (PangoLayout) layout = cb_lettering_new (widget, "H", PANGO_WEIGHT_BOLD);
  float part = g_utf8_strlen (letters, -1) > 1 ? 0.4f : size < 24 ? 0.58f : 0.5f;
  float scale = size * part / cb_lettering_get_size (layout);
  float unit = scale / PANGO_SCALE;
  PangoRectangle capital, extents;

  pango_layout_get_extents (layout, &capital, NULL);
  pango_layout_set_text (layout, letters, -1);
  pango_layout_get_extents (layout, &extents, NULL);
  cb_lettering_snapshot (snapshot, layout,
                         x - ((float) extents.x + (float) extents.width / 2) * unit,
                         y - ((float) capital.y + (float) capital.height / 2) * unit, scale, ink);
}

/**
 * cb_token_snapshot:
 * @widget: the widget whose font is used
 * @colour: the player’s colour, "#rrggbb"
 * @letters: one or two
 * @bounds: the area, in whose middle the disc is
 *
 * Paints the disc of a player without a widget, as in a chart.
 */
void
cb_token_snapshot (GtkSnapshot *snapshot,
                   GtkWidget *widget,
                   const char *colour,
                   const char *letters,
                   const graphene_rect_t *bounds)
{
  float size = MIN (bounds->size.width, bounds->size.height);
  float x = bounds->origin.x + bounds->size.width / 2;
  float y = bounds->origin.y + bounds->size.height / 2;
  GdkRGBA edge = get_edge ();
  GdkRGBA fill = cb_shade_of_player (colour);
  GdkRGBA ink, ring;

  ink = ring = cb_token_get_ink (&fill);
  ring.alpha = 0.38f;
  cb_paint_disc (snapshot, x, y, size / 2, &fill);
  cb_paint_circle (snapshot, x, y, size / 2 - 0.5f, 1, &edge);
  if (size >= RINGED)
    cb_paint_circle (snapshot, x, y, size * (0.5f - RING_AT), 1, &ring);
  append_letters (snapshot, widget, letters, x, y, size, &ink);
}

static void
append_line (GtkSnapshot *snapshot,
             float x,
             float y,
             float reach,
             float width,
             const GdkRGBA *colour)
{
  g_autoptr (GskStroke) stroke = gsk_stroke_new (width);
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, x - reach, y + reach);
  gsk_path_builder_line_to (builder, x + reach, y - reach);
  cb_paint_path (snapshot, builder, stroke, colour);
}

/* Strikes out a disc that cb_token_snapshot() painted, because the player is out of the game. */
void
cb_token_snapshot_bar (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  CbScheme scheme = cb_scheme_get ();
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, scheme);
  GdkRGBA text = cb_shade_get (CB_SHADE_TEXT, scheme);
  float x = bounds->origin.x + bounds->size.width / 2;
  float y = bounds->origin.y + bounds->size.height / 2;
  float reach = 0.4f * MIN (bounds->size.width, bounds->size.height);

  append_line (snapshot, x, y, reach, 4, &ground);
  append_line (snapshot, x, y, reach, 2, &text);
}

static CbExtent
cb_token_get_extent (CbPainting *painting, float scale)
{
  float size = roundf ((float) CB_TOKEN (painting)->size * scale);

  return (CbExtent) { size, size };
}

static void
cb_token_paint (CbPainting *painting, const CbCanvas *canvas)
{
  CbToken *self = CB_TOKEN (painting);
  float radius = MIN (canvas->width, canvas->height) / 2;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, canvas->width, canvas->height);
  GdkRGBA accent = cb_shade_get_accent ();

  if (self->letters == NULL)
    return;
  cb_token_snapshot (canvas->snapshot, canvas->widget, self->colour, self->letters, &bounds);
  if (self->turn)
    cb_paint_circle (canvas->snapshot, canvas->width / 2, canvas->height / 2,
                     radius + TURN_GAP - TURN_RING / 2, TURN_RING, &accent);
  if (self->out)
    cb_token_snapshot_bar (canvas->snapshot, &bounds);
}

static void
cb_token_class_init (CbTokenClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbToken, colour, g_free);
  CB_OWNS (object_class, CbToken, letters, g_free);

  CB_PAINTING_CLASS (klass)->get_extent = cb_token_get_extent;
  CB_PAINTING_CLASS (klass)->paint = cb_token_paint;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbToken, size, G_TYPE_INT, G_PARAM_READWRITE, gtk_widget_queue_resize),
    CB_FIELD_THEN (CbToken, turn, G_TYPE_BOOLEAN, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                   gtk_widget_queue_draw),
    CB_FIELD_THEN (CbToken, out, G_TYPE_BOOLEAN, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                   gtk_widget_queue_draw));

  gtk_widget_class_set_css_name (widget_class, "token");
}

static void
cb_token_init (CbToken *self)
{
  self->size = 20;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * cb_token_new:
 * @size: of the disc in pixels, with ordinary texts: 16, 20, 28 or 48
 *
 * Returns: (transfer floating): a token of nobody yet, to stand beside a name
 */
GtkWidget *
cb_token_new (int size)
{
  return g_object_new (CB_TYPE_TOKEN, "size", size, NULL);
}

/**
 * cb_token_new_named:
 * @size: of the disc in pixels, with ordinary texts
 *
 * Returns: (transfer floating): a token that stands for a name, and is called by it
 */
GtkWidget *
cb_token_new_named (int size)
{
  return g_object_new (CB_TYPE_TOKEN, "size", size, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                       NULL);
}

/* Returns: (transfer floating): a token of a player, to stand beside the name */
GtkWidget *
cb_token_new_for_player (const CbSetup *setup, int player, int size)
{
  GtkWidget *self = cb_token_new (size);

  cb_token_set_player (CB_TOKEN (self), setup, player);
  return self;
}

/**
 * cb_token_set_player:
 * @player: a seat of @setup, or %CB_NOBODY
 */
void
cb_token_set_player (CbToken *self, const CbSetup *setup, int player)
{
  g_autofree char *letters = NULL;

  g_return_if_fail (CB_IS_TOKEN (self));

  if (player < 0)
    {
      cb_token_set_looks (self, NULL, NULL, NULL);
      return;
    }
  letters = cb_setup_get_player_letters (setup, (guint) player);
  cb_token_set_looks (self, cb_setup_get_player_colour (setup, (guint) player), letters,
                      setup->players[player].name);
}

/**
 * cb_token_set_looks:
 * @colour: (nullable): "#rrggbb"
 * @letters: (nullable): one or two; %NULL for nobody, of whom nothing is painted
 * @name: (nullable): what assistive technology calls it where it stands alone
 */
void
cb_token_set_looks (CbToken *self, const char *colour, const char *letters, const char *name)
{
  g_return_if_fail (CB_IS_TOKEN (self));

  g_set_str (&self->colour, colour != NULL ? colour : "");
  g_set_str (&self->letters, letters);
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (self)) == GTK_ACCESSIBLE_ROLE_IMG)
    cb_painting_set_label (CB_PAINTING (self), name != NULL ? name : "");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cb_token_set_turn (CbToken *self, gboolean turn)
{
  g_return_if_fail (CB_IS_TOKEN (self));

  g_object_set (self, "turn", turn, NULL);
}

void
cb_token_set_out (CbToken *self, gboolean out)
{
  g_return_if_fail (CB_IS_TOKEN (self));

  g_object_set (self, "out", out, NULL);
}
