/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-advice.h"
#include "cb-decision.h"

char *
cb_insight_describe_any (const CbEdition *edition, CbCardSet hand, guint category, char **without);
char *cb_insight_describe_alike (guint n_left, char **chance);
char *cb_insight_describe_others (guint n, double most, double least);
char *cb_insight_join_cards (const CbEdition *edition, CbCardSet cards);
double cb_insight_get_share (double bits);
char *cb_insight_describe_ruled_out (double bits, guint n_left);
char *cb_insight_describe_decision (const CbDecision *decision, const CbEdition *edition);
char *cb_insight_describe_guess (guint n_left);
char *cb_insight_describe_outlook (const CbDecision *decision, const CbEdition *edition);
