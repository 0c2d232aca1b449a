/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-why.h"

#define CB_TYPE_WHAT_IF (cb_what_if_get_type ())

/* How many suppositions can be made at the same time. */
#define CB_WHAT_IF_MAX 8

/* The effort for one supposition in a window, in units of work: about a minute. */
#define CB_WHAT_IF_UNITS (G_GUINT64_CONSTANT (1) << 26)

/**
 * CbSupposed:
 * @card: a card
 * @holder: a holder
 * @mark: whether the holder is supposed to have the card, %CB_MARK_YES, or not, %CB_MARK_NO
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
 * What would follow from suppositions after the first entries of a log; or that they are
 * impossible, and why. The case itself does not change. A value: reference counted, never changed.
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

/* Whether the suppositions are possible. While the result is not complete, TRUE says only that no
 * contradiction was found. */
gboolean cb_what_if_get_possible (const CbWhatIf *self);
/* Whether all that would follow was found; FALSE if the effort was not enough. */
gboolean cb_what_if_get_complete (const CbWhatIf *self);
/* The mark that would be known; if the suppositions are impossible, the one that is known. */
CbMark cb_what_if_get_mark (const CbWhatIf *self, guint card, guint holder);
gboolean cb_what_if_is_supposed (const CbWhatIf *self, guint card, guint holder);
/* How many more cells would be known, not counting those supposed. */
guint cb_what_if_count_news (const CbWhatIf *self);
/* The chain of what follows, beginning with the suppositions; or why they are impossible. */
const CbWhy *cb_what_if_get_why (const CbWhatIf *self);
char *cb_what_if_describe (const CbWhatIf *self);
char *cb_what_if_describe_outcome (const CbWhatIf *self);

/* Why a cell would have its mark, if the suppositions held. */
CbWhy *cb_what_if_explain (const CbWhatIf *self, guint card, guint holder, CbEffort *effort);
void cb_what_if_explain_async (CbWhatIf *self,
                               guint card,
                               guint holder,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbWhatIf, cb_what_if_unref)
