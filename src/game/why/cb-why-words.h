/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"
#include "cb-setup.h"
#include "cb-reason-step.h"

/* (transfer full): a step of a reason in one sentence. @entries: (element-type CbEntry): the log;
 * @steps: (element-type CbReasonStep): all steps of the reason */
char *
cb_why_say_step (CbSetup *setup, GPtrArray *entries, GPtrArray *steps, const CbReasonStep *step);

/* (transfer full) (nullable): the conclusion of a reason in one sentence; NULL for my own hand and
 * for the face-down cards. @steps: all steps of the reason */
char *cb_why_say_headline (CbSetup *setup, GPtrArray *steps, guint card, guint holder, CbMark mark);

/* Whether the step rests on answers of its holders to one suggestion. */
gboolean cb_why_is_answer (GPtrArray *entries, const CbReasonStep *step);
