/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-deduction.h"

const CbWorld *cb_deduction_get_world (const CbDeduction *self);
CbFacts *cb_deduction_get_facts (const CbDeduction *self, guint level);
