/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-box.h"
#include "cb-table-promise.h"

/**
 * CbDealPromise:
 *
 * A deal before it is dealt: it fixes how and for whom to deal, and a secret; the fingerprint of
 * all this is shown. Then cb_sealed_deal_new() deals, and every player may add a number. A promise
 * never changes and is reference-counted.
 */
typedef struct _CbDealPromise CbDealPromise;

CbDealPromise *cb_deal_promise_new (const CbSetup *table,
                                    const CbDealChoices *choices,
                                    CbRandomSource *random,
                                    GError **error);
CbDealPromise *cb_deal_promise_new_seeded (const CbSetup *table,
                                           const CbDealChoices *choices,
                                           guint64 seed,
                                           GError **error);
CbDealPromise *cb_deal_promise_new_from_text (const CbSetup *table, const char *text);
CbDealPromise *cb_deal_promise_ref (CbDealPromise *self);
void cb_deal_promise_unref (CbDealPromise *self);

const CbSetup *cb_deal_promise_get_table (const CbDealPromise *self);
const CbTablePromise *cb_deal_promise_get_numbers (const CbDealPromise *self);
const char *cb_deal_promise_get_text (const CbDealPromise *self);
const char *cb_deal_promise_get_fingerprint (const CbDealPromise *self);
gboolean cb_deal_promise_is_seeded (const CbDealPromise *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbDealPromise, cb_deal_promise_unref)
