/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-sealed-deal.h"

/* Codes that tell a notebook on another device what happened at a dealt table. Each has at most 31
 * characters and tells two or three turns. They are numbered, and only the last one still grows;
 * what happens after it was full is in the next one. Each code has only what one seat saw, can be
 * read only by a notebook of the same hand, and shows slips of the pen as a hand code does. */

/* The most codes of one game, enough for a good hundred turns. */
#define CB_TABLE_CODE_MAX 64
/* Stands between two codes that are given together. */
#define CB_TABLE_CODE_SEPARATOR "/"

/* Returns: (transfer full) (nullable): all codes for @seat so far, none if nothing has happened
 * yet; NULL with @error if it fails. It must be noted already that the hand was looked at */
GStrv cb_table_code_make (CbSealedDeal *deal, guint seat, GError **error);

/**
 * cb_table_code_join:
 * @kept: a notebook of that hand; its owner may have added, changed or deleted entries
 * @codes: one or several, with %CB_TABLE_CODE_SEPARATOR or line breaks between them
 *
 * Returns: (transfer full) (nullable): @kept with what is new; else @error (#CbTableError) says why
 *   not: mistyped, for another hand, already there, or one before it is missing
 */
CbContents *cb_table_code_join (CbContents *kept, const char *codes, GError **error);
