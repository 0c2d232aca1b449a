/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_REVIEW (cb_review_get_type ())

/**
 * CbReview:
 *
 * After the game: the log against the opened envelope. What an entry told is how many bits likelier
 * it made the true solution; what it told falsely is less than nothing. Together the entries come
 * to what there was to find out. A value: reference counted, never changed.
 */
typedef struct _CbReview CbReview;

GType cb_review_get_type (void) G_GNUC_CONST;

CbReview *cb_review_ref (CbReview *self);
void cb_review_unref (CbReview *self);

/* Positions of entries that cannot all be true with that envelope, ascending; NULL if the log
 * agrees with it; empty if the deal alone does not. There is nothing more to tell then.
 * (element-type guint) (transfer none) */
GArray *cb_review_get_conflict (const CbReview *self);
/* After how many entries the case could be solved; −1 if it never could. */
int cb_review_get_solved (const CbReview *self);
/* Whether that is proved; else it may have been possible earlier, or at all. */
gboolean cb_review_is_complete (const CbReview *self);
/* What there was to find out at the beginning, in bits. Where there were too many deals to count,
 * this and what entries told are as if all solutions that were not ruled out were as likely. */
double cb_review_get_total (const CbReview *self);
/* What one entry told, and what all entries of one player's turns did. */
double cb_review_get_bits (const CbReview *self, guint position);
double cb_review_get_bits_of_turns (const CbReview *self, guint seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbReview, cb_review_unref)
