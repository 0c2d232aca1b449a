/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-cell.h"
#include "cb-sheet.h"

CbCell *cb_cell_new (CbSheet *sheet, guint card, guint holder);
void cb_cell_let_go (CbCell *self);
void
cb_cell_update (CbCell *self, CbMark mark, gboolean news, gboolean supposed, const char *pencil);
void cb_cell_set_guessed (CbCell *self, gboolean guessed);
void cb_cell_set_chance (CbCell *self, double chance, gboolean estimated);
