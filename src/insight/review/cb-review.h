/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_REVIEW (cb_review_get_type ())

/**
 * CbReview:
 * @conflict: (element-type guint) (nullable): positions of entries that cannot all be true with
 *   that envelope, ascending; NULL if the log agrees with it; empty if the deal alone does not. If
 *   not NULL, the other members mean nothing
 * @exact: whether the deals could be counted; where there were too many, @total and @bits are
 *   computed as if all solutions not ruled out were equally likely
 * @complete: whether @solved is proved; else the case may have been solvable earlier, or
 *   although @solved is −1
 * @solved: after how many entries the case could be solved; −1 if it never could
 * @total: what there was to find out at the beginning, in bits
 * @bits: (element-type double): what each entry told, in bits
 * @bits_of_turns: what all entries of one player's turns told, by seat
 *
 * After the game: the log against the opened envelope. What an entry told is the number of bits by
 * which it made the true solution likelier; it is negative if the entry misled. The entries of a
 * solved case add up to @total. A value: reference counted, never changed.
 */
typedef struct
{
  GArray *conflict;
  gboolean exact;
  gboolean complete;
  int solved;
  double total;
  GArray *bits;
  double bits_of_turns[CB_MAX_PLAYERS];
} CbReview;

GType cb_review_get_type (void) G_GNUC_CONST;

CbReview *cb_review_ref (CbReview *self);
void cb_review_unref (CbReview *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbReview, cb_review_unref)
