/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_REVIEW (cb_review_get_type ())

/**
 * CbReview:
 * @conflict: (element-type guint) (nullable): positions of entries that cannot all be true with
 *   that envelope, ascending; NULL if the log agrees with it; empty if the deal alone does not.
 *   There is nothing more to tell then
 * @exact: whether the deals could be counted; where there were too many, @total and what entries
 *   told are as if all solutions that were not ruled out were as likely
 * @complete: whether @solved is proved; else it may have been possible earlier, or at all
 * @solved: after how many entries the case could be solved; −1 if it never could
 * @total: what there was to find out at the beginning, in bits
 * @bits: (element-type double): what each entry told
 * @bits_of_turns: what all entries of one player's turns told, by seat
 *
 * After the game: the log against the opened envelope. What an entry told is how many bits likelier
 * it made the true solution; what it told falsely is less than nothing. Together the entries come
 * to what there was to find out. A value: reference counted, never changed.
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
