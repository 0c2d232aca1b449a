/* cb-habits-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-deals.h"
#include "cb-knowledge-private.h"

G_BEGIN_DECLS

/* The chance that @seat, were his hand so, avoids naming cards of his own or that he has found. */
double cb_habits_get_avoiding (const CbKnowledge *knowledge, int seat, CbCardSet hand);

/* (transfer full) (nullable): @n deals to reckon in what others know; NULL if nothing is
 * consistent, if there are too many deals, or if cancelled. */
CbDeals *
cb_habits_draw_deals (const CbKnowledge *knowledge, guint64 seed, guint n, const gint *cancelled);

G_END_DECLS
