/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_RIVALS (cb_rivals_get_type ())

/**
 * CbRivals:
 *
 * How far every player is, me too: how many solutions are left by what he knows. For each of the
 * others that is a distribution, from suppositions drawn as often as they are likely by his hand,
 * by what the log shows him, and by whether he would have asked as he did without accusing.
 * Everybody is taken to conclude all that follows. A value: reference counted, never changed;
 * refining gives a better one, from more deals, until it is final.
 */
typedef struct _CbRivals CbRivals;

GType cb_rivals_get_type (void) G_GNUC_CONST;

CbRivals *cb_rivals_ref (CbRivals *self);
void cb_rivals_unref (CbRivals *self);

/* Chance that @seat has at most @n_solutions solutions left, 0…1. */
double cb_rivals_get_chance (const CbRivals *self, guint seat, guint n_solutions);
/* Chance that @seat could accuse now and be right for certain; 0 for those who may not accuse. */
double cb_rivals_get_ready (const CbRivals *self, guint seat);
/* The least number for which the chance that @seat has no more solutions left is at least @share,
 * 0…1. */
guint cb_rivals_get_quantile (const CbRivals *self, guint seat, double share);
/* Whether all numbers of @seat are counted; else some are estimated, and none of these is below
 * 2. */
gboolean cb_rivals_is_exact (const CbRivals *self, guint seat);
gboolean cb_rivals_is_final (const CbRivals *self);
/* The number of the entry, from 1 on, since which @seat is out; 0 for one who still plays. */
guint cb_rivals_get_out (const CbRivals *self, guint seat);

/* Cards of mine that @seat has seen for certain, by the first @n_entries entries; @maybe gets those
 * that he may have seen. None for an onlooker. */
CbCardSet cb_case_get_seen (CbCase *self, guint n_entries, guint seat, CbCardSet *maybe);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbRivals, cb_rivals_unref)
