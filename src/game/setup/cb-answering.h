/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answerer.h"
#include "cb-setup.h"

/**
 * cb_answering_list:
 * @asker: a seat, or %CB_NOBODY where it is not known, and all are listed from the first seat on
 * @out: seats that no longer answer, bit by bit; they are left out
 * @answerers: (out) (array length=10): in seating order after @asker
 *
 * Everything that reckons with who is asked, and when a suggestion has been answered, asks here.
 *
 * Returns: how many they are
 */
guint cb_answering_list (const CbSetup *self, int asker, guint32 out, CbAnswerer *answerers);

/* The places of those who were asked before the ones at the places @said, so that they passed; bit
 * by bit. @showed: those of them who showed. */
guint cb_answering_find_passed (const CbAnswerer *answerers, guint n, guint said, guint showed);
