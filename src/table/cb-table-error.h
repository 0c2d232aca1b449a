/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define CB_TABLE_ERROR (cb_table_error_quark ())

/**
 * CbTableError:
 * @CB_TABLE_ERROR_CARDS: there are not enough cards for such a deal
 * @CB_TABLE_ERROR_TEXT: a text is not that of a deal, or incomplete
 * @CB_TABLE_ERROR_CHARACTER: a character that is in no code
 * @CB_TABLE_ERROR_SLIP: characters of a code are wrong, missing or too many
 * @CB_TABLE_ERROR_NEWER: a hand code, or the file of a deal, of a newer version
 * @CB_TABLE_ERROR_EDITION: a hand code for another edition
 *
 * What can be wrong with what a person asked for or typed. Messages are translated and fit to be
 * shown.
 */
typedef enum
{
  CB_TABLE_ERROR_CARDS,
  CB_TABLE_ERROR_TEXT,
  CB_TABLE_ERROR_CHARACTER,
  CB_TABLE_ERROR_SLIP,
  CB_TABLE_ERROR_NEWER,
  CB_TABLE_ERROR_EDITION,
} CbTableError;

GQuark cb_table_error_quark (void);
