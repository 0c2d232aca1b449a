/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Glyphs are the symbolic icons of the program, each a single filled path on a grid of 16 by 16.
 * They are read as paths, so that they can be painted at any size and in any colour, with an
 * edge. A card can also have a letter or a picture of somebody’s own, which are of one colour,
 * too. */

#include "config.h"

#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-icons.h"
#include "cb-lettering.h"

#define GRID   16.0f
#define EDGE   1.2f
#define FOLDER RESOURCE_PATH "/icons/scalable/actions"
/* The contrast of a pawn and its edge against the background. */
#define STANDS_OUT 3.0
/* Letters fill this part of their square; points are not spread over it. */
#define LETTERS      "Adwaita Sans, Cantarell, Sans Bold"
#define LETTER_SIZE  100
#define LEAST_LETTER 70
#define LETTER_PART  0.92f
/* The most pictures that are kept. */
#define MAX_MASKS 64

struct _CbGlyph
{
  CbPainting parent_instance;

  char *icon;
  int size;
  char *colour;
};

G_DEFINE_FINAL_TYPE (CbGlyph, cb_glyph, CB_TYPE_PAINTING)

/* (transfer full) (nullable): the path of an icon, as it is written in its file */
static GskPath *
load_path (const char *icon)
{
  g_autofree char *name = g_strdup_printf (FOLDER "/casebook-%s-symbolic.svg", icon);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (name, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = NULL;
  char *start, *end;

  if (bytes == NULL)
    return NULL;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  start = strstr (text, " d=\"");
  if (start == NULL)
    return NULL;
  start += strlen (" d=\"");
  end = strchr (start, '"');
  if (end == NULL)
    return NULL;
  *end = '\0';
  return gsk_path_parse (start);
}

/**
 * cb_glyph_get_path:
 * @icon: the name of an icon
 *
 * Returns: (transfer none) (nullable): its path on a grid of 16 by 16; read once
 */
GskPath *
cb_glyph_get_path (const char *icon)
{
  static GHashTable *paths;
  GskPath *path;

  if (paths == NULL)
    paths = g_hash_table_new (g_str_hash, g_str_equal);
  path = g_hash_table_lookup (paths, icon);
  if (path == NULL)
    {
      path = load_path (icon);
      if (path != NULL)
        g_hash_table_insert (paths, g_strdup (icon), path);
    }
  return path;
}

/* Scales and moves to the largest square in the middle of @bounds. Returns: the scale */
static float
begin_path (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  float side = MIN (bounds->size.width, bounds->size.height);
  float x = bounds->origin.x + (bounds->size.width - side) / 2;
  float y = bounds->origin.y + (bounds->size.height - side) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_scale (snapshot, side / GRID, side / GRID);
  return side / GRID;
}

/* Returns: (transfer none) (nullable): a picture of somebody’s own; read once */
static GdkTexture *
get_mask (const char *icon)
{
  static GHashTable *masks;
  GdkTexture *texture;
  g_autoptr (GBytes) bytes = NULL;

  if (masks == NULL)
    masks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  texture = g_hash_table_lookup (masks, icon);
  if (texture == NULL && (bytes = cb_icon_read_mask (icon)) != NULL)
    {
      if (g_hash_table_size (masks) >= MAX_MASKS)
        g_hash_table_remove_all (masks);
      texture = gdk_memory_texture_new (CB_ICON_SIDE, CB_ICON_SIDE, GDK_MEMORY_A8, bytes,
                                        CB_ICON_SIDE);
      g_hash_table_insert (masks, g_strdup (icon), texture);
    }
  return texture;
}

static void
append_letter (GtkSnapshot *snapshot,
               const char *letter,
               const graphene_rect_t *bounds,
               const GdkRGBA *colour)
{
  static PangoContext *context;
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (LETTERS);
  float side = MIN (bounds->size.width, bounds->size.height);
  PangoRectangle ink;
  graphene_point_t middle;
  float scale;

  if (context == NULL)
    context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  layout = pango_layout_new (context);
  graphene_rect_get_center (bounds, &middle);
  pango_font_description_set_absolute_size (font, LETTER_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, letter, -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  scale = side * LETTER_PART / (float) MAX (MAX (ink.width, ink.height), LEAST_LETTER);
  cb_lettering_snapshot (
    snapshot, layout, middle.x - scale * ((float) ink.x + (float) ink.width / 2),
    middle.y - scale * ((float) ink.y + (float) ink.height / 2), scale, colour);
}

/* Paints what is no path: a letter, or a picture of somebody’s own. */
static void
append_own (GtkSnapshot *snapshot,
            const char *icon,
            const graphene_rect_t *bounds,
            const GdkRGBA *colour)
{
  GdkTexture *mask = get_mask (icon);

  if (cb_icon_is_letter (icon))
    append_letter (snapshot, icon, bounds, colour);
  if (mask == NULL)
    return;
  gtk_snapshot_push_mask (snapshot, GSK_MASK_MODE_ALPHA);
  gtk_snapshot_append_scaled_texture (snapshot, mask, GSK_SCALING_FILTER_TRILINEAR, bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_color (snapshot, colour, bounds);
  gtk_snapshot_pop (snapshot);
}

/**
 * cb_glyph_snapshot:
 * @icon: as in cb-icons.h; one without a picture paints nothing
 * @bounds: the area; the glyph is square and in its middle
 * @colour: its only colour
 */
void
cb_glyph_snapshot (GtkSnapshot *snapshot,
                   const char *icon,
                   const graphene_rect_t *bounds,
                   const GdkRGBA *colour)
{
  GskPath *path = cb_glyph_get_path (icon);

  if (path == NULL)
    {
      append_own (snapshot, icon, bounds, colour);
      return;
    }
  begin_path (snapshot, bounds);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
  gtk_snapshot_restore (snapshot);
}

static GdkRGBA
parse (const char *colour)
{
  GdkRGBA rgba;

  if (!gdk_rgba_parse (&rgba, colour))
    return cb_shade_get (CB_SHADE_TEXT, cb_scheme_get ());
  rgba.alpha = 1;
  return rgba;
}

/* Returns: the fill for a character's colour: the colour itself on a light background, where an
 * edge keeps it visible; on a dark one lightened until it stands out */
static GdkRGBA
get_fill (const char *colour, const GdkRGBA *ground)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA own = parse (colour);

  if (cb_shade_get_contrast (ground, &white) < STANDS_OUT)
    return own;
  return cb_shade_step (&own, ground, STANDS_OUT);
}

/* Returns: the colour of the edge around a character's colour */
GdkRGBA
cb_glyph_get_edge (const char *colour, const GdkRGBA *ground)
{
  GdkRGBA fill = get_fill (colour, ground);

  return cb_shade_step (&fill, ground, STANDS_OUT);
}

/**
 * cb_glyph_snapshot_coloured:
 * @colour: the colour of a character, "#rrggbb"
 * @ground: the colour of the background
 *
 * Like cb_glyph_snapshot() with an edge that is seen whatever the colour is.
 */
void
cb_glyph_snapshot_coloured (GtkSnapshot *snapshot,
                            const char *icon,
                            const graphene_rect_t *bounds,
                            const char *colour,
                            const GdkRGBA *ground)
{
  GskPath *path = cb_glyph_get_path (icon);
  GdkRGBA fill = get_fill (colour, ground);
  GdkRGBA edge = cb_glyph_get_edge (colour, ground);
  g_autoptr (GskStroke) stroke = NULL;

  if (path == NULL)
    {
      append_own (snapshot, icon, bounds, &edge);
      return;
    }
  stroke = gsk_stroke_new (EDGE / begin_path (snapshot, bounds));
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &fill);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &edge);
  gtk_snapshot_restore (snapshot);
}

static CbExtent
cb_glyph_get_extent (CbPainting *painting, float scale)
{
  float size = roundf ((float) CB_GLYPH (painting)->size * scale);

  return (CbExtent) { size, size };
}

static void
cb_glyph_paint (CbPainting *painting, const CbCanvas *canvas)
{
  CbGlyph *self = CB_GLYPH (painting);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, canvas->width, canvas->height);
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);

  if (self->icon == NULL)
    return;
  if (self->colour != NULL)
    cb_glyph_snapshot_coloured (canvas->snapshot, self->icon, &bounds, self->colour, &ground);
  else
    cb_glyph_snapshot (canvas->snapshot, self->icon, &bounds, &canvas->ink);
}

static void
cb_glyph_class_init (CbGlyphClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_PAINTING_CLASS (klass)->get_extent = cb_glyph_get_extent;
  CB_PAINTING_CLASS (klass)->paint = cb_glyph_paint;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbGlyph, icon, G_TYPE_STRING, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                   gtk_widget_queue_draw),
    CB_FIELD_THEN (CbGlyph, size, G_TYPE_INT, G_PARAM_READWRITE, gtk_widget_queue_resize),
    CB_FIELD_THEN (CbGlyph, colour, G_TYPE_STRING, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                   gtk_widget_queue_draw));

  gtk_widget_class_set_css_name (widget_class, "glyph");
}

static void
cb_glyph_init (CbGlyph *self)
{
  self->size = 16;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * cb_glyph_new:
 * @icon: (nullable): as in cb-icons.h
 * @size: in pixels, with ordinary texts
 *
 * Returns: (transfer floating): a new glyph in the colour of the text
 */
GtkWidget *
cb_glyph_new (const char *icon, int size)
{
  return g_object_new (CB_TYPE_GLYPH, "icon", icon, "size", size, NULL);
}

/* Returns: (transfer floating): a new glyph of a card, @size pixels large */
GtkWidget *
cb_glyph_new_for_card (const CbEdition *edition, guint card, int size)
{
  GtkWidget *self = cb_glyph_new (NULL, size);

  cb_glyph_set_card (CB_GLYPH (self), edition, card);
  return self;
}

/* Returns: (transfer floating): the glyph of a card, @size pixels large, and the name, which is
 * shortened where there is no room for it */
GtkWidget *
cb_glyph_new_with_name (const CbEdition *edition, guint card, int size)
{
  const char *name = cb_edition_get_card (edition, card)->name;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_append (GTK_BOX (box), cb_glyph_new_for_card (edition, card, size));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "label", name, "ellipsize",
                                               PANGO_ELLIPSIZE_END, "tooltip-text", name, NULL));
  return box;
}

void
cb_glyph_set_card (CbGlyph *self, const CbEdition *edition, guint card)
{
  g_return_if_fail (CB_IS_GLYPH (self));

  g_object_set (self, "icon", cb_edition_get_card_icon (edition, card), "colour",
                cb_edition_get_card (edition, card)->colour, NULL);
}
