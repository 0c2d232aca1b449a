/* cb-table-view.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

G_BEGIN_DECLS

#define CB_TYPE_TABLE_VIEW (cb_table_view_get_type ())

/**
 * CbTableView:
 *
 * What lies on the table of a case: whose turn it is, dice, decks, who is out, powers, cards that
 * lie face down, accusations. Only what the edition has is there. It shows and asks; what is asked
 * for are actions of whoever holds it.
 *
 * Properties: case (CbCase), at (int: how many entries are read, −1 for all).
 */
G_DECLARE_FINAL_TYPE (CbTableView, cb_table_view, CB, TABLE_VIEW, AdwBin)

G_END_DECLS
