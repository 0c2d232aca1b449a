/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"
#include "cb-plan-private.h"

double
cb_deduction_weigh_settled (const CbDeduction *deduction, guint n_entries, const CbPlan *plan);
CbPlan *cb_deduction_new_plan (const CbDeduction *deduction, guint n_entries, CbEffort *effort);
