/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-setup.h"

#define CB_TYPE_TOKEN (cb_token_get_type ())

/**
 * CbToken:
 *
 * A player: a disc in his colour with his initial, a piece seen from above. Nothing else looks
 * like a disc with a letter. It grows with large texts. For assistive technology an image called
 * by the name where it stands alone, presentation beside a name.
 *
 * Properties: size, in pixels; turn, whether it is his turn, shown by a ring of 6 pixels around
 * the disc for which no room is reserved; out, whether he is out of the game.
 */
G_DECLARE_FINAL_TYPE (CbToken, cb_token, CB, TOKEN, CbPainting)

GtkWidget *cb_token_new (int size);
GtkWidget *cb_token_new_named (int size);
GtkWidget *cb_token_new_for_player (const CbSetup *setup, int player, int size);

void cb_token_set_player (CbToken *self, const CbSetup *setup, int player);
void cb_token_set_looks (CbToken *self, const char *colour, const char *letters, const char *name);
void cb_token_set_turn (CbToken *self, gboolean turn);
void cb_token_set_out (CbToken *self, gboolean out);

GdkRGBA cb_token_get_ink (const GdkRGBA *fill);
void cb_token_snapshot (GtkSnapshot *snapshot,
                        GtkWidget *widget,
                        const char *colour,
                        const char *letters,
                        const graphene_rect_t *bounds);
void cb_token_snapshot_bar (GtkSnapshot *snapshot, const graphene_rect_t *bounds);
