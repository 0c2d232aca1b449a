/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-print-text.h"

#define FAMILIES "Adwaita Sans, Inter, Cantarell, Sans"

/* The smallest size of letters on several lines, in percent of the size wanted. */
#define SMALLEST 65

/* Returns: (transfer full): a context in which text has the same size on paper, in a PDF and in a
 * picture */
PangoContext *
cb_print_text_create_context (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

static PangoLayout *
make_layout (PangoContext *context, const char *text, double size, gboolean bold)
{
  PangoLayout *layout = pango_layout_new (context);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (FAMILIES);

  pango_font_description_set_size (font, pango_units_from_double (size));
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

/* Whether the text fits into the room, on one line or broken between words. */
static gboolean
has_room (PangoLayout *layout, double width, double height)
{
  int w, h;

  pango_layout_get_size (layout, &w, &h);
  return pango_units_to_double (w) <= width && pango_units_to_double (h) <= height;
}

static PangoLayout *
try_line (PangoContext *context,
          const char *text,
          double size,
          gboolean bold,
          double width,
          double height)
{
  g_autoptr (PangoLayout) layout = make_layout (context, text, size, bold);

  return has_room (layout, width, height) ? g_steal_pointer (&layout) : NULL;
}

static PangoLayout *
wrap (PangoContext *context, const char *text, double size, gboolean bold, double width)
{
  PangoLayout *layout = make_layout (context, text, size, bold);

  pango_layout_set_line_spacing (layout, 0.9F);
  pango_layout_set_width (layout, pango_units_from_double (width));
  return layout;
}

static PangoLayout *
try_lines (PangoContext *context,
           const char *text,
           double size,
           gboolean bold,
           double width,
           double height)
{
  g_autoptr (PangoLayout) layout = wrap (context, text, size, bold, width);

  return has_room (layout, width, height) ? g_steal_pointer (&layout) : NULL;
}

/**
 * cb_print_text_fit:
 * @size: the size that the letters should have, in points
 * @width: of the room there is, in points
 * @height: likewise
 *
 * Returns: (transfer full): the text in that room: in smaller letters where a little is enough,
 *   else on several lines and even smaller; only where that is not enough, words are broken and the
 *   end is cut off
 */
PangoLayout *
cb_print_text_fit (PangoContext *context,
                   const char *text,
                   double size,
                   gboolean bold,
                   double width,
                   double height)
{
  PangoLayout *layout = NULL;

  for (int percent = 100; layout == NULL && percent >= CB_PRINT_SMALLER; percent -= 5)
    layout = try_line (context, text, size * percent / 100, bold, width, height);
  for (int percent = 100; layout == NULL && percent >= SMALLEST; percent -= 5)
    layout = try_lines (context, text, size * percent / 100, bold, width, height);
  if (layout != NULL)
    return layout;
  layout = wrap (context, text, size * SMALLEST / 100, bold, width);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, pango_units_from_double (height));
  return layout;
}

/* Returns: how wide @text is on one line, in points */
double
cb_print_text_get_width (PangoContext *context, const char *text, double size, gboolean bold)
{
  g_autoptr (PangoLayout) layout = make_layout (context, text, size, bold);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return pango_units_to_double (width);
}

/* Whether @text runs from the right to the left. */
gboolean
cb_print_text_runs_left (PangoContext *context, const char *text)
{
  g_autoptr (PangoLayout) layout = make_layout (context, text, 1, FALSE);

  return pango_layout_get_direction (layout, 0) == PANGO_DIRECTION_RTL;
}
