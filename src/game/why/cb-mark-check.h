/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-card-set.h"
#include "cb-case.h"

#define CB_TYPE_MARK_CHECK (cb_mark_check_get_type ())

/**
 * CbVerdict:
 * @CB_VERDICT_NONE: there is no mark, or one that says neither yes nor no
 * @CB_VERDICT_PROVEN: what was recorded proves the mark
 * @CB_VERDICT_WRONG: what was recorded proves the opposite
 * @CB_VERDICT_CLASHES: the mark can be right by itself, but not together with other open marks
 * @CB_VERDICT_OPEN: what was recorded neither proves nor refutes the mark
 *
 * The verdict on one of the user's own marks.
 */
typedef enum
{
  CB_VERDICT_NONE,
  CB_VERDICT_PROVEN,
  CB_VERDICT_WRONG,
  CB_VERDICT_CLASHES,
  CB_VERDICT_OPEN,
  CB_N_VERDICTS,
} CbVerdict;

/**
 * CbMarkCheck:
 *
 * What the log says of the marks that the user made. It gives nothing else away: a cell without a
 * mark has no verdict, even if one follows from the log. A value: reference counted, never changed.
 */
typedef struct _CbMarkCheck CbMarkCheck;

GType cb_mark_check_get_type (void) G_GNUC_CONST;

CbMarkCheck *cb_case_check_marks (CbCase *self, guint n_entries, CbEffort *effort);
void cb_case_check_marks_async (CbCase *self,
                                guint n_entries,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

CbMarkCheck *cb_mark_check_ref (CbMarkCheck *self);
void cb_mark_check_unref (CbMarkCheck *self);

/* Whether the log is free of contradictions; else no mark can be checked. */
gboolean cb_mark_check_get_consistent (const CbMarkCheck *self);
/* Whether the verdicts are final; FALSE if more effort might still decide some of the open
 * marks. */
gboolean cb_mark_check_get_complete (const CbMarkCheck *self);
CbVerdict cb_mark_check_get (const CbMarkCheck *self, guint card, guint holder);
/* How many marks have @verdict. */
guint cb_mark_check_count (const CbMarkCheck *self, CbVerdict verdict);
/* The cards in the envelope, if the user has marked all of them and each is proven; else 0. */
CbCardSet cb_mark_check_get_solution (const CbMarkCheck *self);
char *cb_mark_check_describe (const CbMarkCheck *self);
const char *cb_verdict_describe (CbVerdict verdict);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMarkCheck, cb_mark_check_unref)
