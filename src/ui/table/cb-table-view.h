/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

#define CB_TYPE_TABLE_VIEW (cb_table_view_get_type ())

/**
 * CbTableView:
 *
 * What is on the table of a case: who sits there with how many cards, whose turn it is, the
 * envelope, dice, decks, cards that lie face down, powers, accusations. Only what the edition has
 * is there. What can be done there are actions of the page around it.
 *
 * Properties: case (CbCase), at (int: how many entries are read, −1 for all), narrow (boolean: the
 * screen is small).
 */
G_DECLARE_FINAL_TYPE (CbTableView, cb_table_view, CB, TABLE_VIEW, AdwBin)

int cb_table_view_find_owner (const CbSetup *setup, const CbEditionPower *power);
