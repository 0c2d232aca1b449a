/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_SHOW_ADVICE (cb_show_advice_get_type ())

/**
 * CbShowAdvice:
 *
 * Which of several cards to show to the player who asks: one he has seen already, else the one that
 * helps him least to be first. What it tells him of the envelope counts fully, what it tells of the
 * whole sheet a little. The others hear the same, whichever card it is. A value: reference counted,
 * never changed.
 */
typedef struct _CbShowAdvice CbShowAdvice;

/**
 * CbShowOption:
 * @card: a card of mine that was asked for
 * @seen: whether the asker has certainly seen it
 * @known: how likely the asker knows that I have it, by what he has seen and heard, 0…1
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

/* The option in place @index; the best comes first. */
const CbShowOption *cb_show_advice_get_option (const CbShowAdvice *self, guint index);
/* (transfer full): why: "Green has seen it already". */
char *cb_show_advice_explain (const CbShowAdvice *self, guint index);

/* Advises what to show when, after the first @n_entries entries, @asker asks for @named. NULL if
 * the log contradicts itself, or if I hold none of them. Takes some hundredths of a second. */
CbShowAdvice *cb_case_advise_show (CbCase *self,
                                   guint n_entries,
                                   guint asker,
                                   CbCardSet named,
                                   guint64 seed,
                                   CbEffort *effort);

/* Does the same in another thread, with the case as it is now. Ends with cb_work_finish(). */
void cb_case_advise_show_async (CbCase *self,
                                guint n_entries,
                                guint asker,
                                CbCardSet named,
                                guint64 seed,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbShowAdvice, cb_show_advice_unref)
