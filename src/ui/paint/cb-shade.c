/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Colours that a style sheet cannot name, because they come from the edition and the players, and
 * changes to them if their contrast is too low. Contrast is that of WCAG 2.2, 1 to 21, which asks
 * for 4.5 for text and 3 for symbols. */

#include "config.h"

#include <math.h>

#include "cb-shade.h"

static const char *const shades[CB_N_SHADES][2] = {
  [CB_SHADE_GROUND] = { "#ffffff", "#343438" }, [CB_SHADE_TEXT] = { "#333338", "#ffffff" },
  [CB_SHADE_BACK] = { "#8a5f3c", "#8a5f3c" },   [CB_SHADE_SPINE] = { "#77502f", "#6d4a2c" },
  [CB_SHADE_THINGS] = { "#4d6a86", "#a9c3dc" }, [CB_SHADE_PLACES] = { "#8a5f3c", "#d7a878" },
  [CB_SHADE_DECKS] = { "#5e4a86", "#cdb8f2" },
};

CbScheme
cb_scheme_get (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);

  if (adw_style_manager_get_high_contrast (manager))
    return dark ? CB_SCHEME_DARK_CONTRAST : CB_SCHEME_LIGHT_CONTRAST;
  return dark ? CB_SCHEME_DARK : CB_SCHEME_LIGHT;
}

gboolean
cb_scheme_is_dark (CbScheme scheme)
{
  return scheme == CB_SCHEME_DARK || scheme == CB_SCHEME_DARK_CONTRAST;
}

gboolean
cb_scheme_has_contrast (CbScheme scheme)
{
  return scheme == CB_SCHEME_LIGHT_CONTRAST || scheme == CB_SCHEME_DARK_CONTRAST;
}

GdkRGBA
cb_shade_get (CbShade shade, CbScheme scheme)
{
  GdkRGBA colour = { 0, 0, 0, 1 };

  if (shade != CB_SHADE_TEXT || scheme != CB_SCHEME_LIGHT_CONTRAST)
    gdk_rgba_parse (&colour, shades[shade][cb_scheme_is_dark (scheme)]);
  return colour;
}

/* Returns: the accent colour for areas on which marks are painted */
GdkRGBA
cb_shade_get_accent (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GdkRGBA colour;

  adw_accent_color_to_rgba (adw_style_manager_get_accent_color (manager), &colour);
  return colour;
}

/* Returns: the accent colour for lines and text on the background of a window */
GdkRGBA
cb_shade_get_accent_ink (CbScheme scheme)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GdkRGBA colour;

  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (manager),
                                       cb_scheme_is_dark (scheme), &colour);
  return colour;
}

/* Returns: the colour that shows how likely a card is in the envelope: faint enough for text on it,
 * because cb_bars_append_chance() paints it behind text; stronger in dark style */
GdkRGBA
cb_shade_get_chance (CbScheme scheme)
{
  GdkRGBA colour = cb_shade_get_accent ();

  if (cb_scheme_has_contrast (scheme))
    return cb_shade_get_accent_ink (scheme);
  colour.alpha = cb_scheme_is_dark (scheme) ? 0.46f : 0.24f;
  return colour;
}

/* Returns: the colour for a player's "#rrggbb"; a grey if @colour is none */
GdkRGBA
cb_shade_of_player (const char *colour)
{
  GdkRGBA rgba;

  if (colour == NULL || !gdk_rgba_parse (&rgba, colour))
    gdk_rgba_parse (&rgba, "#77767b");
  rgba.alpha = 1;
  return rgba;
}

static double
make_linear (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
get_luminance (const GdkRGBA *colour)
{
  return 0.2126 * make_linear ((double) colour->red) +
         0.7152 * make_linear ((double) colour->green) +
         0.0722 * make_linear ((double) colour->blue);
}

/* Returns: the contrast between two opaque colours, 1…21 */
double
cb_shade_get_contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  double one = get_luminance (a), other = get_luminance (b);

  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

/**
 * cb_shade_mix:
 * @part: how much of @colour there is in the mixture, 0…1
 *
 * Returns: @colour mixed into another one, opaque
 */
GdkRGBA
cb_shade_mix (const GdkRGBA *colour, const GdkRGBA *into, double part)
{
  float p = (float) part;

  return (GdkRGBA) { colour->red * p + into->red * (1 - p),
                     colour->green * p + into->green * (1 - p),
                     colour->blue * p + into->blue * (1 - p), 1 };
}

/**
 * cb_shade_step:
 * @ground: the background
 * @contrast: the contrast needed, 1…4.5
 *
 * Returns: the colour nearest to @colour, in steps of 5 %, that has this contrast: darker on a
 *   light background, lighter on a dark one
 */
GdkRGBA
cb_shade_step (const GdkRGBA *colour, const GdkRGBA *ground, double contrast)
{
  static const GdkRGBA white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };
  const GdkRGBA *end = cb_shade_get_contrast (ground, &black) >
                           cb_shade_get_contrast (ground, &white)
                         ? &black
                         : &white;
  GdkRGBA stepped = *colour;

  for (int step = 1; step <= 20 && cb_shade_get_contrast (&stepped, ground) < contrast; step++)
    stepped = cb_shade_mix (end, colour, step * 0.05);
  return stepped;
}

/* Returns: how much larger than usual the user has texts, by which graphics in texts grow, too */
float
cb_shade_get_text_scale (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? (float) dpi / (96 * 1024) : 1;
}
