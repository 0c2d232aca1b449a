/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sealed-deal.h"

/* Returns: (transfer full) (nullable): a deal with a secret that is the same for the same seed, to
 * which nobody added a word */
static inline CbSealedDeal *
cb_test_deal (const CbSetup *table, const CbDealChoices *choices, guint64 seed, GError **error)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (seed);
  g_autoptr (CbDealPromise) promise = cb_deal_promise_new (table, choices, random, error);

  return promise != NULL ? cb_sealed_deal_new (promise) : NULL;
}
