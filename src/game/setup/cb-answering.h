/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answerer.h"
#include "cb-setup.h"

/**
 * cb_answering_list:
 * @asker: a seat; %CB_NOBODY if it is not known, which lists all from the first seat on
 * @out: seats that no longer answer, bit by seat; they are left out
 * @answerers: (out) (array length=10): the players who answer, in seating order after @asker
 *
 * All code that depends on who is asked, or on when a suggestion has been answered, uses this list.
 *
 * Returns: the number of @answerers
 */
guint cb_answering_list (const CbSetup *self, int asker, guint32 out, CbAnswerer *answerers);

/* Returns, bit by place, the players who must have passed because somebody after them was asked.
 * @said: bit by place, the players whose answers are known; @showed: those of them who showed. */
guint cb_answering_find_passed (const CbAnswerer *answerers, guint n, guint said, guint showed);
