/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "cb-mark.h"

#define CB_TYPE_CELL (cb_cell_get_type ())
G_DECLARE_FINAL_TYPE (CbCell, cb_cell, CB, CELL, GObject)

/* One cell of the sheet. Properties, all with notify: mark (CbMark as uint), news (boolean: the
 * newest entry settled the mark, or in a supposition, the mark would follow), supposed (boolean:
 * the mark is only supposed), guessed (boolean: it holds only if a guess of the edition does),
 * pencil (string or NULL), chance (double: 0…1, how likely the holder has the card, if the cell is
 * open and the sheet shows odds; −1 for none). */
guint cb_cell_get_card (CbCell *self);
guint cb_cell_get_holder (CbCell *self);
CbMark cb_cell_get_mark (CbCell *self);
gboolean cb_cell_get_news (CbCell *self);
gboolean cb_cell_get_supposed (CbCell *self);
gboolean cb_cell_get_guessed (CbCell *self);
const char *cb_cell_get_pencil (CbCell *self);
double cb_cell_get_chance (CbCell *self);
gboolean cb_cell_get_estimated (CbCell *self);
char *cb_cell_describe (CbCell *self);
