/* The symbol or the chance, on a fill as wide as it is likely, and the pencil
 * mark beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "cb-chances.h"
#include "cb-lettering.h"
#include "cb-paint.h"
#include "cb-sheet-cell-private.h"

/* Between the symbol and the pencil mark, in pixels. */
#define GAP 3

/* How large the number of a chance is beside text, and from when on it is bold. */
#define CHANCE_SCALE 0.91
#define BOLD_FROM    0.5

/* The fill: how round its corners are, as those of the cell, and how wide it is at least. */
#define RADIUS   6
#define MIN_FILL 2
/* Where contrast matters the fill is a bar at the foot, so that its edge crosses no digit. */
#define BAR_HEIGHT 4
/* The corner of what is new. */
#define CORNER 9
/* The disc with the number of a step: how large it is, and its number beside text. */
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

/* (transfer full) (nullable): what is text in the place of a symbol: letters and chances */
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

/* Lays out anew what stands in the cell. */
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

/* (nullable) @layout; centred at (@x, 0) */
static void
append_text (GtkSnapshot *snapshot, PangoLayout *layout, float x, const GdkRGBA *colour)
{
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cb_lettering_append (snapshot, layout, x - (float) width / 2.0F, (float) -height / 2.0F, colour);
}

static void
append_path (CbSheetCell *self, GtkSnapshot *snapshot, float x, const GdkRGBA *colour)
{
  float radius = _cb_sheet_cell_get_radius (self);
  float width;
  g_autoptr (GskPath)
    path = cb_symbols_get_path (self->symbols, cb_cell_get_mark (self->cell), &width);

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
get_accent (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GdkRGBA colour;

  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (style),
                                       adw_style_manager_get_dark (style), &colour);
  return colour;
}

static GdkRGBA
get_pencil_colour (CbSheetCell *self)
{
  GdkRGBA colour;

  /* On the card of the envelope the accent colour is the ground. */
  if (!is_envelope (self) || cb_cell_get_mark (self->cell) != CB_MARK_YES)
    return get_accent ();
  gtk_widget_get_color (GTK_WIDGET (self), &colour);
  return colour;
}

/* Faint enough to read the number on it; stronger on a dark ground. */
static GdkRGBA
get_fill_colour (CbSheetCell *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (style);
  GdkRGBA colour;

  if (!is_envelope (self))
    gtk_widget_get_color (GTK_WIDGET (self), &colour);
  else if (adw_style_manager_get_high_contrast (style))
    return get_accent ();
  else
    adw_accent_color_to_rgba (adw_style_manager_get_accent_color (style), &colour);
  if (!adw_style_manager_get_high_contrast (style))
    colour.alpha *= is_envelope (self) ? (dark ? 0.46F : 0.24F) : (dark ? 0.13F : 0.085F);
  return colour;
}

static gboolean
has_bars (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

/* From the start edge, as wide as the chance. */
static void
append_fill (CbSheetCell *self, GtkSnapshot *snapshot, float width, float height)
{
  double chance = cb_cell_get_chance (self->cell);
  float fill = MAX (roundf (width * (float) chance), MIN_FILL);
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean bar = has_bars ();
  GdkRGBA colour = get_fill_colour (self);

  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (rtl ? width - fill : 0,
                                                  bar ? height - BAR_HEIGHT : 0, fill,
                                                  bar ? BAR_HEIGHT : height));
}

/* What is new has a corner besides its edge: that cannot be mistaken for the focus. */
static void
append_corner (CbSheetCell *self, GtkSnapshot *snapshot, float width)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GdkRGBA colour = get_accent ();

  gsk_path_builder_move_to (builder, rtl ? 0 : width - CORNER, 0);
  gsk_path_builder_line_to (builder, rtl ? CORNER : width, 0);
  gsk_path_builder_line_to (builder, rtl ? 0 : width, CORNER);
  gsk_path_builder_close (builder);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
}

/* What lies under the symbol, within the round corners of the cell. */
static void
append_ground (CbSheetCell *self, GtkSnapshot *snapshot)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  gboolean filled = cb_cell_get_chance (self->cell) >= 0 && !has_bars ();
  gboolean news = cb_cell_get_news (self->cell);
  GskRoundedRect shape;

  if (cb_cell_get_chance (self->cell) >= 0 && has_bars ())
    append_fill (self, snapshot, width, height);
  if (!filled && !news)
    return;

  gsk_rounded_rect_init_from_rect (&shape, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  if (filled)
    append_fill (self, snapshot, width, height);
  if (news)
    append_corner (self, snapshot, width);
  gtk_snapshot_pop (snapshot);
}

/* Where nothing is worked out the user's marks are the sheet. */
gboolean
_cb_sheet_cell_is_own_sheet (CbSheetCell *self)
{
  return cb_case_get_assist (cb_sheet_get_case (self->sheet)) == CB_ASSIST_NOTES;
}

/* The sign of an open cell makes room for the mark of a user who fills the sheet himself. */
static gboolean
hides_symbol (CbSheetCell *self)
{
  return self->pencil != NULL && _cb_sheet_cell_is_own_sheet (self) &&
         cb_cell_get_mark (self->cell) == CB_MARK_MAYBE;
}

static float
measure_symbol (CbSheetCell *self)
{
  if (hides_symbol (self))
    return -GAP;
  return self->text != NULL ? get_text_width (self->text) : 2 * _cb_sheet_cell_get_radius (self);
}

/* The number of a step on a disc, at the start. */
static void
append_step (CbSheetCell *self, GtkSnapshot *snapshot)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  float x = rtl ? (float) gtk_widget_get_width (GTK_WIDGET (self)) - DISC : 0;
  g_autofree char *number = g_strdup_printf ("%u", self->step);
  g_autoptr (PangoLayout) layout = make_text (self, number, pango_attr_scale_new (DISC_SCALE));
  GdkRGBA ink = dark ? (GdkRGBA) { 0, 0, 0, 1 } : (GdkRGBA) { 1, 1, 1, 1 };
  GdkRGBA colour;

  pango_attr_list_insert (pango_layout_get_attributes (layout),
                          pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  gtk_widget_get_color (gtk_widget_get_parent (GTK_WIDGET (self)), &colour);
  cb_paint_fill (snapshot, &GRAPHENE_RECT_INIT (x, roundf ((height - DISC) / 2), DISC, DISC),
                 DISC / 2.0F, &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, roundf (height / 2)));
  append_text (snapshot, layout, x + DISC / 2.0F, &ink);
  gtk_snapshot_restore (snapshot);
}

/* How far the symbol gives way to such a disc. */
static float
get_shift (CbSheetCell *self, float symbol)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));

  return self->step > 0 ? MAX (0, DISC + GAP + symbol / 2 - width / 2) : 0;
}

/* The symbol in the middle, and the pencil mark after it; both smaller where the column is too
 * narrow for them. */
void
_cb_sheet_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbSheetCell *self = CB_SHEET_CELL (widget);
  float room = (float) gtk_widget_get_width (widget) - 2;
  float symbol = measure_symbol (self);
  float pencil = self->pencil != NULL ? get_text_width (self->pencil) + GAP : 0;
  float scale = MIN (1, room / (symbol + pencil));
  float ahead = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  GdkRGBA colour;

  append_ground (self, snapshot);
  if (self->step > 0)
    append_step (self, snapshot);
  gtk_widget_get_color (widget, &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (roundf ((float) gtk_widget_get_width (widget) / 2 +
                                            ahead * get_shift (self, symbol)),
                                    roundf ((float) gtk_widget_get_height (widget) / 2)));
  gtk_snapshot_scale (snapshot, scale, scale);
  if (self->text != NULL)
    append_text (snapshot, self->text, -ahead * pencil / 2, &colour);
  else if (!hides_symbol (self))
    append_path (self, snapshot, -ahead * pencil / 2, &colour);
  if (self->pencil != NULL)
    {
      colour = get_pencil_colour (self);
      append_text (snapshot, self->pencil, ahead * (symbol + GAP) / 2, &colour);
    }
  gtk_snapshot_restore (snapshot);
}
