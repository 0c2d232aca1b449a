/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-why.h"

#define CB_TYPE_WHAT_IF (cb_what_if_get_type ())

/* The most suppositions at the same time. */
#define CB_WHAT_IF_MAX 8

/* The effort for one of them in a window, in units of work: about a minute. */
#define CB_WHAT_IF_UNITS (G_GUINT64_CONSTANT (1) << 26)

/**
 * CbSupposed:
 * @card: a card
 * @holder: a holder
 * @mark: %CB_MARK_YES that the holder has it, %CB_MARK_NO that not
 */
typedef struct
{
  guint card;
  guint holder;
  CbMark mark;
} CbSupposed;

/**
 * CbWhatIf:
 *
 * What would follow if something were so, after the first entries of a log; or that it cannot be
 * so, and why. Of the case nothing changes. A value: reference counted, never changed.
 */
typedef struct _CbWhatIf CbWhatIf;

GType cb_what_if_get_type (void) G_GNUC_CONST;

CbWhatIf *cb_case_suppose (CbCase *self,
                           guint n_entries,
                           const CbSupposed *supposed,
                           guint n_supposed,
                           CbEffort *effort);
void cb_case_suppose_async (CbCase *self,
                            guint n_entries,
                            const CbSupposed *supposed,
                            guint n_supposed,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

CbWhatIf *cb_what_if_ref (CbWhatIf *self);
void cb_what_if_unref (CbWhatIf *self);

/* Whether it can be so. As long as not all is found, that the contrary was not found yet. */
gboolean cb_what_if_get_possible (const CbWhatIf *self);
/* Whether nothing more would follow; FALSE where the effort ended first. */
gboolean cb_what_if_get_complete (const CbWhatIf *self);
/* What would be known; where it is impossible, what is known. */
CbMark cb_what_if_get_mark (const CbWhatIf *self, guint card, guint holder);
gboolean cb_what_if_is_supposed (const CbWhatIf *self, guint card, guint holder);
/* How many cells would be known that are not, without those supposed. */
guint cb_what_if_count_news (const CbWhatIf *self);
/* How it follows, step by step, the suppositions first; or why it is impossible. */
const CbWhy *cb_what_if_get_why (const CbWhatIf *self);
char *cb_what_if_describe (const CbWhatIf *self);
char *cb_what_if_describe_outcome (const CbWhatIf *self);

/* Why a mark would be as it is: of what is supposed, everything that follows. */
CbWhy *cb_what_if_explain (const CbWhatIf *self, guint card, guint holder, CbEffort *effort);
void cb_what_if_explain_async (CbWhatIf *self,
                               guint card,
                               guint holder,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbWhatIf, cb_what_if_unref)
