/* Draws a cell: its symbol or chance, the fill that shows the chance, and the pencil mark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "cb-bars.h"
#include "cb-chances.h"
#include "cb-lettering.h"
#include "cb-pencil.h"
#include "cb-sheet-cell-private.h"

/* The gap between the symbol and the pencil mark, in pixels. */
#define GAP 3

/* The size of the number of a chance, relative to text; and the chance from which on it is bold. */
#define CHANCE_SCALE 0.91
#define BOLD_FROM    0.5

/* The fill, in pixels: the radius of its corners, the same as the cell’s, and its least width. */
#define RADIUS   6
#define MIN_FILL 2
/* The opacity of the fill in a player’s column, in a light and in a dark style. */
#define FILL      0.085F
#define FILL_DARK 0.13F
/* The size of the corner that marks a new cell, in pixels. */
#define CORNER 9
/* The disc with the number of a step: its size in pixels; the number’s size relative to text. */
#define DISC       18
#define DISC_SCALE 0.75

/* Half the size of a symbol, in pixels: it grows with the text. */
float
_cb_sheet_cell_get_radius (CbSheetCell *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_units_to_double (pango_font_description_get_size (font));

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return (float) size * 0.46F;
}

static PangoLayout *
make_text (CbSheetCell *self, const char *text, PangoAttribute *attribute)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  if (attribute != NULL)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, attribute);
      pango_layout_set_attributes (layout, attributes);
    }
  return layout;
}

/* (transfer full) */
static PangoLayout *
make_chance (CbSheetCell *self, double chance)
{
  g_autofree char *percent = cb_chance_to_percent (chance);
  g_autofree char *text = g_strconcat (cb_cell_get_estimated (self->cell) ? "≈" : "", percent,
                                       NULL);
  PangoLayout *layout = make_text (self, text, pango_attr_scale_new (CHANCE_SCALE));
  PangoAttrList *attributes = pango_layout_get_attributes (layout);

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  if (chance >= BOLD_FROM)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  return layout;
}

/* (transfer full) (nullable): the text in the place of a symbol: a letter or a chance */
static PangoLayout *
make_symbol_text (CbSheetCell *self)
{
  CbMark mark = cb_cell_get_mark (self->cell);
  double chance = cb_cell_get_chance (self->cell);

  if (chance >= 0)
    return make_chance (self, chance);
  if (self->symbols != CB_SYMBOLS_LETTERS || mark == CB_MARK_MAYBE)
    return NULL;
  return make_text (self, cb_symbols_get_text (self->symbols, mark),
                    mark == CB_MARK_YES ? pango_attr_weight_new (PANGO_WEIGHT_BOLD) : NULL);
}

/* Makes new layouts for the texts of the cell. */
void
_cb_sheet_cell_update_texts (CbSheetCell *self)
{
  const char *pencil = cb_cell_get_pencil (self->cell);

  g_clear_object (&self->text);
  g_clear_object (&self->pencil);
  self->text = make_symbol_text (self);
  if (pencil != NULL)
    self->pencil = make_text (self, cb_symbols_get_pencil (self->symbols, pencil), NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Paints @layout centred at (@x, 0). */
static void
append_text (GtkSnapshot *snapshot, PangoLayout *layout, float x, const GdkRGBA *colour)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cb_lettering_append (snapshot, layout, x - (float) width / 2.0F, (float) -height / 2.0F, colour);
}

static void
append_path (CbSheetCell *self, CbMark mark, GtkSnapshot *snapshot, float x, const GdkRGBA *colour)
{
  float radius = _cb_sheet_cell_get_radius (self);
  float width;
  g_autoptr (GskPath) path = cb_symbols_get_path (self->symbols, mark, &width);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf (x), 0));
  gtk_snapshot_scale (snapshot, radius, radius);
  if (width > 0)
    {
      g_autoptr (GskStroke) stroke = gsk_stroke_new (width);

      gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
      gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
      gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
    }
  else
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
  gtk_snapshot_restore (snapshot);
}

static float
get_text_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return (float) width;
}

static gboolean
is_envelope (CbSheetCell *self)
{
  return cb_cell_get_holder (self->cell) == CB_HOLDER_ENVELOPE;
}

static GdkRGBA
get_pencil_colour (CbSheetCell *self)
{
  GdkRGBA colour;

  /* In the envelope’s “yes” cell the accent is the background, so the ink is that of the text. */
  if (!is_envelope (self) || cb_cell_get_mark (self->cell) != CB_MARK_YES)
    return cb_shade_get_accent_ink (cb_scheme_get ());
  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  return colour;
}

/* The fill of the envelope’s column has the usual colour of a chance; that of a player is
 * fainter. */
static GdkRGBA
get_fill_colour (CbSheetCell *self, const CbCanvas *canvas)
{
  GdkRGBA colour = canvas->ink;

  if (is_envelope (self))
    return cb_shade_get_chance (canvas->scheme);
  if (!cb_scheme_has_contrast (canvas->scheme))
    colour.alpha *= cb_scheme_is_dark (canvas->scheme) ? FILL_DARK : FILL;
  return colour;
}

/* Fills the cell from its start, up to the part of its width that is the chance. */
static void
append_fill (CbSheetCell *self, const CbCanvas *canvas)
{
  float length = roundf (canvas->width * (float) cb_cell_get_chance (self->cell));
  GdkRGBA colour = get_fill_colour (self, canvas);

  cb_bars_append_chance (canvas, MAX (length, MIN_FILL), &colour);
}

/* A new cell has a corner as well as an edge, so that it is not mistaken for the focus. */
static void
append_corner (const CbCanvas *canvas)
{
  float width = canvas->width;
  GskPathBuilder *builder = gsk_path_builder_new ();
  GdkRGBA colour = cb_shade_get_accent_ink (canvas->scheme);

  gsk_path_builder_move_to (builder, canvas->rtl ? 0 : width - CORNER, 0);
  gsk_path_builder_line_to (builder, canvas->rtl ? CORNER : width, 0);
  gsk_path_builder_line_to (builder, canvas->rtl ? 0 : width, CORNER);
  gsk_path_builder_close (builder);
  cb_paint_area (canvas->snapshot, builder, &colour);
}

/* Paints the fill below the symbol, within the round corners of the cell. In high contrast the fill
 * is a bar at the foot, which needs no clip. */
static void
append_ground (CbSheetCell *self, const CbCanvas *canvas)
{
  gboolean likely = cb_cell_get_chance (self->cell) >= 0;
  gboolean filled = likely && !cb_scheme_has_contrast (canvas->scheme);
  gboolean news = cb_cell_get_news (self->cell);
  GskRoundedRect shape;

  if (likely && !filled)
    append_fill (self, canvas);
  if (!filled && !news)
    return;

  gsk_rounded_rect_init_from_rect (
    &shape, &GRAPHENE_RECT_INIT (0, 0, canvas->width, canvas->height), RADIUS);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &shape);
  if (filled)
    append_fill (self, canvas);
  if (news)
    append_corner (canvas);
  gtk_snapshot_pop (canvas->snapshot);
}

/* Paints the dotted edge of a mark that is right only if a guess is. */
static void
append_guess (const CbCanvas *canvas)
{
  static const float DOTS[] = { 0.1F, 4 };
  float width = cb_scheme_has_contrast (canvas->scheme) ? 2.5F : 1.75F;
  float inset = 1 + width / 2;
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskStroke) stroke = gsk_stroke_new (width);
  g_autoptr (GskPath) path = NULL;
  GskRoundedRect edge;

  gsk_rounded_rect_init_from_rect (
    &edge,
    &GRAPHENE_RECT_INIT (inset, inset, canvas->width - 2 * inset, canvas->height - 2 * inset),
    RADIUS);
  gsk_path_builder_add_rounded_rect (builder, &edge);
  path = gsk_path_builder_free_to_path (builder);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_stroke_set_dash (stroke, DOTS, G_N_ELEMENTS (DOTS));
  gtk_snapshot_append_stroke (canvas->snapshot, path, stroke, &canvas->ink);
}

/* Whether the sheet consists of the user's own marks, because the case deduces nothing. */
gboolean
_cb_sheet_cell_is_own_sheet (CbSheetCell *self)
{
  return cb_case_get_assist (cb_sheet_get_case (self->sheet)) == CB_ASSIST_NOTES;
}

/* Whether the sign of an open cell is hidden: the user fills in the sheet and has marked it. */
static gboolean
hides_symbol (CbSheetCell *self)
{
  return self->pencil != NULL && _cb_sheet_cell_is_own_sheet (self) &&
         cb_cell_get_mark (self->cell) == CB_MARK_MAYBE;
}

/* The yes or no of a user who fills in the sheet himself, if he marked this open cell; otherwise
 * CB_MARK_MAYBE. The cell shows it as if it were known. */
CbMark
_cb_sheet_cell_get_own_mark (CbSheetCell *self)
{
  const char *pencil = hides_symbol (self) && self->symbols != CB_SYMBOLS_LETTERS
                         ? cb_cell_get_pencil (self->cell)
                         : NULL;

  if (g_strcmp0 (pencil, CB_PENCIL_YES) == 0)
    return CB_MARK_YES;
  return g_strcmp0 (pencil, CB_PENCIL_NO) == 0 ? CB_MARK_NO : CB_MARK_MAYBE;
}

/* Paints the sign of a wrong or early mark at the end of the cell, if there is room for it. */
static void
append_verdict (CbSheetCell *self, const CbCanvas *canvas)
{
  gboolean wrong = self->verdict == CB_VERDICT_WRONG;
  gboolean dark = cb_scheme_is_dark (canvas->scheme);
  g_autoptr (PangoLayout)
    layout = make_text (self, wrong ? "!" : "?", pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  float width = get_text_width (layout);
  GdkRGBA colour;

  if (canvas->width < 4 * width + 2 * _cb_sheet_cell_get_radius (self))
    return;
  gdk_rgba_parse (&colour, wrong ? (dark ? "#ff888c" : "#c30000") : (dark ? "#ffc252" : "#905400"));
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (0, roundf (canvas->height / 2)));
  append_text (canvas->snapshot, layout, canvas->rtl ? width + GAP : canvas->width - width - GAP,
               &colour);
  gtk_snapshot_restore (canvas->snapshot);
}

static float
measure_symbol (CbSheetCell *self)
{
  if (hides_symbol (self))
    return -GAP;
  return self->text != NULL ? get_text_width (self->text) : 2 * _cb_sheet_cell_get_radius (self);
}

/* Paints the number of a step on a disc, at the start of the cell. */
static void
append_step (CbSheetCell *self, const CbCanvas *canvas)
{
  graphene_rect_t disc = cb_canvas_place (canvas, 0, roundf ((canvas->height - DISC) / 2), DISC,
                                          DISC);
  g_autofree char *number = g_strdup_printf ("%u", self->step);
  g_autoptr (PangoLayout) layout = make_text (self, number, pango_attr_scale_new (DISC_SCALE));
  GdkRGBA ink = cb_scheme_is_dark (canvas->scheme) ? (GdkRGBA) { 0, 0, 0, 1 }
                                                   : (GdkRGBA) { 1, 1, 1, 1 };
  GdkRGBA colour;

  pango_attr_list_insert (pango_layout_get_attributes (layout),
                          pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  gtk_widget_get_color (gtk_widget_get_parent (GTK_WIDGET (self)), &colour);
  cb_paint_fill (canvas->snapshot, &disc, DISC / 2.0F, &colour);
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot, &GRAPHENE_POINT_INIT (0, roundf (canvas->height / 2)));
  append_text (canvas->snapshot, layout, disc.origin.x + DISC / 2.0F, &ink);
  gtk_snapshot_restore (canvas->snapshot);
}

/* How far the symbol is moved to make room for the number of a step. */
static float
get_shift (CbSheetCell *self, const CbCanvas *canvas, float symbol)
{
  return self->step > 0 ? MAX (0, DISC + GAP + symbol / 2 - canvas->width / 2) : 0;
}

/* Paints the symbol in the middle, and the pencil mark after it; both smaller in a narrow
 * column. */
void
_cb_sheet_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  CbCanvas canvas = cb_canvas_new (widget, snapshot);
  float symbol = measure_symbol (self);
  float pencil = self->pencil != NULL ? get_text_width (self->pencil) + GAP : 0;
  float scale = MIN (1, (canvas.width - 2) / (symbol + pencil));
  CbMark own = _cb_sheet_cell_get_own_mark (self);
  float ahead = canvas.rtl ? -1 : 1;

  append_ground (self, &canvas);
  if (cb_cell_get_guessed (self->cell))
    append_guess (&canvas);
  if (self->step > 0)
    append_step (self, &canvas);
  if (self->verdict > CB_VERDICT_PROVEN)
    append_verdict (self, &canvas);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT (roundf (canvas.width / 2 + ahead * get_shift (self, &canvas, symbol)),
                          roundf (canvas.height / 2)));
  gtk_snapshot_scale (snapshot, scale, scale);
  if (self->text != NULL)
    append_text (snapshot, self->text, -ahead * pencil / 2, &canvas.ink);
  else if (!hides_symbol (self))
    append_path (self, cb_cell_get_mark (self->cell), snapshot, -ahead * pencil / 2, &canvas.ink);
  if (own != CB_MARK_MAYBE)
    append_path (self, own, snapshot, 0, &canvas.ink);
  else if (self->pencil != NULL)
    {
      GdkRGBA colour = get_pencil_colour (self);

      append_text (snapshot, self->pencil, ahead * (symbol + GAP) / 2, &colour);
    }
  gtk_snapshot_restore (snapshot);
}
