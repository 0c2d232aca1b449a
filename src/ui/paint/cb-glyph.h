/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"
#include "cb-painting.h"

#define CB_TYPE_GLYPH (cb_glyph_get_type ())

/**
 * CbGlyph:
 *
 * A small picture beside a name, which assistive technology ignores. It has the colour of the text,
 * or that of a character with an edge around it, so that white is seen on white. It grows with
 * large texts.
 *
 * Properties: icon, as cb-icons.h says, or "check", "cross"; size, in pixels; colour, "#rrggbb"
 * or %NULL.
 */
G_DECLARE_FINAL_TYPE (CbGlyph, cb_glyph, CB, GLYPH, CbPainting)

GtkWidget *cb_glyph_new (const char *icon, int size);
GtkWidget *cb_glyph_new_for_card (const CbEdition *edition, guint card, int size);
GtkWidget *cb_glyph_new_with_name (const CbEdition *edition, guint card, int size);

void cb_glyph_set_card (CbGlyph *self, const CbEdition *edition, guint card);

GskPath *cb_glyph_get_path (const char *icon);
GdkRGBA cb_glyph_get_edge (const char *colour, const GdkRGBA *ground);

void cb_glyph_snapshot (GtkSnapshot *snapshot,
                        const char *icon,
                        const graphene_rect_t *bounds,
                        const GdkRGBA *colour);
void cb_glyph_snapshot_coloured (GtkSnapshot *snapshot,
                                 const char *icon,
                                 const graphene_rect_t *bounds,
                                 const char *colour,
                                 const GdkRGBA *ground);
