/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_CHANCES (cb_chances_get_type ())

/**
 * CbChances:
 *
 * How many deals and solutions are left in a case, and how likely each mark is: exact, or estimated
 * if exact numbers would take too long. A value: reference counted, never changed.
 */
typedef struct _CbChances CbChances;

GType cb_chances_get_type (void) G_GNUC_CONST;

CbChances *cb_chances_ref (CbChances *self);
void cb_chances_unref (CbChances *self);

/* Whether all is exact; else chances are estimated, and some solutions may not be listed. */
gboolean cb_chances_get_exact (const CbChances *self);
/* Whether the chances cannot be refined. Chances that are not final are only a first answer:
 * cb_case_refine_chances_async() computes finer ones. */
gboolean cb_chances_is_final (const CbChances *self);
/* How far a chance may be off, 0…1: half the width of the 99 % interval; 0 if exact. */
double cb_chances_get_error (const CbChances *self);
/* The number of deals, in decimal because it can exceed 64 bits; NULL if it is not exact. */
const char *cb_chances_get_deals (const CbChances *self);
/* How likely @holder has @card, 0…1. */
double cb_chances_get_chance (const CbChances *self, guint card, guint holder);
/* The possible contents of the envelope, the likeliest first. */
guint cb_chances_get_n_solutions (const CbChances *self);
CbCardSet cb_chances_get_solution (const CbChances *self, guint index, double *chance);

/* The effort in a window, in units of work: for the first answer, which takes a tenth of a second
 * at most, and for a finer one, if the first is not exact. */
#define CB_CHANCES_FIRST_UNITS 60000
#define CB_CHANCES_UNITS       2000000

/* Computes the chances while the caller waits; a window uses the asynchronous variant. Returns NULL
 * if nothing is consistent. */
CbChances *cb_case_compute_chances (CbCase *self, guint n_entries, CbEffort *effort);

/* Computes the first answer in another thread, for the case as it is now. cb_work_finish() returns
 * NULL without an error if nothing is consistent. */
void cb_case_compute_chances_async (CbCase *self,
                                    guint n_entries,
                                    GCancellable *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);
/* Computes finer chances than @chances, which are not final, for the same entries; the result is
 * final. Ends with cb_work_finish(). */
void cb_case_refine_chances_async (CbCase *self,
                                   CbChances *chances,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/* (transfer full) (nullable): finer chances than @input, which are not final; for
 * cb_work_start(). */
gpointer cb_chances_answer_finer (gpointer input, CbEffort *effort);

/* Whether @chance exceeds @next by enough to be called the likeliest. */
gboolean cb_chance_leads (double chance, double next);

/* (transfer full): a chance in percent, for people: "37"; "<1" or ">99" if not certain. */
char *cb_chance_to_percent (double chance);
/* (transfer full): a chance in percent, with the sign, as the language writes it: "37%"; @chance is
 * clamped */
char *cb_chance_describe (double chance);
char *cb_percent_describe (int percent);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbChances, cb_chances_unref)
