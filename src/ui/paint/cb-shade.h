/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Colours of tokens, cards and glyphs, beside those of players and characters. */
typedef enum
{
  CB_SHADE_GROUND, /* the background of a card, and the colour from which pawns must stand out */
  CB_SHADE_TEXT,
  CB_SHADE_BACK,
  CB_SHADE_SPINE,
  CB_SHADE_THINGS,
  CB_SHADE_PLACES,
  CB_SHADE_DECKS,
  CB_N_SHADES
} CbShade;

/* How the screen looks. */
typedef enum
{
  CB_SCHEME_LIGHT,
  CB_SCHEME_DARK,
  CB_SCHEME_LIGHT_CONTRAST,
  CB_SCHEME_DARK_CONTRAST,
  CB_N_SCHEMES
} CbScheme;

CbScheme cb_scheme_get (void);
gboolean cb_scheme_is_dark (CbScheme scheme);
gboolean cb_scheme_has_contrast (CbScheme scheme);

GdkRGBA cb_shade_get (CbShade shade, CbScheme scheme);
GdkRGBA cb_shade_get_accent (void);
GdkRGBA cb_shade_get_accent_ink (CbScheme scheme);
GdkRGBA cb_shade_get_chance (CbScheme scheme);

GdkRGBA cb_shade_of_player (const char *colour);

double cb_shade_get_contrast (const GdkRGBA *a, const GdkRGBA *b);
GdkRGBA cb_shade_mix (const GdkRGBA *colour, const GdkRGBA *into, double part);
GdkRGBA cb_shade_step (const GdkRGBA *colour, const GdkRGBA *ground, double contrast);

float cb_shade_get_text_scale (GtkWidget *widget);
