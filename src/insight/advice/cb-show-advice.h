/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_SHOW_ADVICE (cb_show_advice_get_type ())

/**
 * CbShowAdvice:
 *
 * Which of several cards to show to whom asks: one he has seen already, else the one that helps him
 * least to be first: what it tells him of the envelope counts, and to a small part what it tells of
 * the whole sheet. The others hear the same whichever it is. A value: reference counted, never
 * changed.
 */
typedef struct _CbShowAdvice CbShowAdvice;

/**
 * CbShowOption:
 * @card: a card of mine that was asked for
 * @seen: whether the asker has certainly seen it
 * @known: how likely he knows that I have it, by what was seen and heard, 0…1
 * @bits: what it is expected to tell him of the envelope
 * @total_bits: what it is expected to tell him of the whole sheet
 */
typedef struct
{
  guint card;
  gboolean seen;
  double known;
  double bits;
  double total_bits;
} CbShowOption;

GType cb_show_advice_get_type (void) G_GNUC_CONST;

CbShowAdvice *cb_show_advice_ref (CbShowAdvice *self);
void cb_show_advice_unref (CbShowAdvice *self);

/* Best first. */
const CbShowOption *cb_show_advice_get_option (const CbShowAdvice *self, guint index);
/* (transfer full): why: "Green has seen it already". */
char *cb_show_advice_explain (const CbShowAdvice *self, guint index);

/* After the first @n_entries entries, @asker asks for one of @named. NULL if the log contradicts
 * itself, or if I hold none of them. Takes some hundredths of a second. */
CbShowAdvice *cb_case_advise_show (CbCase *self,
                                   guint n_entries,
                                   guint asker,
                                   CbCardSet named,
                                   guint64 seed,
                                   CbEffort *effort);

/* The same in another thread, of the case as it is now. Ends with cb_work_finish(). */
void cb_case_advise_show_async (CbCase *self,
                                guint n_entries,
                                guint asker,
                                CbCardSet named,
                                guint64 seed,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbShowAdvice, cb_show_advice_unref)
