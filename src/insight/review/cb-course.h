/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-seats.h"

#define CB_TYPE_COURSE (cb_course_get_type ())

/**
 * CbCourse:
 *
 * How many solutions are left after each entry of a log: for me exactly, unless that takes too
 * much, and for every other player roughly. What the others know depends on cards that I have not
 * seen; so deals are drawn, each as likely as the whole log makes it, and what the player concludes
 * in each is followed entry by entry. The player's line is the median of these deals, with bounds
 * between which most deals lie. The course ends before the entry that opens the envelope for all,
 * because nobody has concluded what it shows. Where the log contradicts itself, the course ends
 * before that, and says nothing of the others. A value: reference counted, never changed; refining
 * gives a better one, from more deals, until it is final.
 */
typedef struct _CbCourse CbCourse;

GType cb_course_get_type (void) G_GNUC_CONST;

CbCourse *cb_course_ref (CbCourse *self);
void cb_course_unref (CbCourse *self);

/* (transfer none): the table and an entry of the log that the course was made from; those of the
 * case may have changed since. */
CbSetup *cb_course_get_setup (const CbCourse *self);
CbEntry *cb_course_get_entry (const CbCourse *self, guint position);
/* (transfer none): what part each player takes at the end of the log of the course */
const CbSeats *cb_course_get_seats (const CbCourse *self);

/* The number of entries that are followed; there is one figure more, for before the first entry. */
guint cb_course_get_n_entries (const CbCourse *self);
/* How many solutions are left for me, or for an onlooker, after the first @n_entries; at least 1.
 */
guint cb_course_get_left (const CbCourse *self, guint n_entries);
/* Whether the solutions left to me were counted, not estimated. */
gboolean cb_course_is_exact (const CbCourse *self, guint n_entries);
/* The cards of the envelope that I could conclude from the entry at @position on. */
CbCardSet cb_course_get_found (const CbCourse *self, guint position);
/* Whether the course says anything of the others yet. */
gboolean cb_course_has_others (const CbCourse *self);
/* How many solutions another player has left: the median of the deals, and the numbers that nine in
 * ten of them do not fall below (@few) or exceed (@many). */
guint cb_course_get_others_left (const CbCourse *self,
                                 guint seat,
                                 guint n_entries,
                                 guint *few,
                                 guint *many);
/* After how many entries the line of a player ends: after all of them; for one of the others who is
 * out, right before the entry that says so, because whoever accuses wrongly sees the envelope. */
guint cb_course_get_end (const CbCourse *self, guint seat);
gboolean cb_course_is_final (const CbCourse *self);
/* Whether the course is final, and all deals were followed. */
gboolean cb_course_is_complete (const CbCourse *self);
/* Whether one course was made from the other by refining, so that they say the same of me, and of
 * the cards found. */
gboolean cb_course_has_same_line (const CbCourse *self, const CbCourse *other);
/* (transfer full) (element-type guint): the positions of the entries that ruled solutions out.
 * Those that left the smallest share of solutions come first; equal ones keep their order. */
GArray *cb_course_list_drops (const CbCourse *self);
/* The share of the solutions before an entry that it left: the smaller, the more the entry told. */
double cb_course_get_share_left (const CbCourse *self, guint position);

/* Follows the first @n_entries entries while the caller waits. NULL if the deal is impossible. */
CbCourse *cb_case_follow (CbCase *self, guint n_entries, guint64 seed, CbEffort *effort);
/* Refines the course with more deals; NULL, without an error, if there is nothing to refine. */
CbCourse *cb_course_refine (CbCourse *self, CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbCourse, cb_course_unref)
