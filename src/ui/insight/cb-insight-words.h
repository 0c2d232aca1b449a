/* cb-insight-words.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-insight.h"

G_BEGIN_DECLS

char *cb_insight_describe_left (const CbChances *chances);
char *cb_insight_describe_percent (double chance);
char *cb_insight_join_cards (const CbEdition *edition, CbCardSet cards);
char *cb_insight_describe_reason (const CbAdvice *advice, guint index);
char *cb_insight_describe_bits (double bits, double total_bits);
char *cb_insight_describe_reach (const CbCategory *category, CbCardSet within);

G_END_DECLS
