/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-advice.h"

GArray *cb_advice_order (const CbAdvice *advice, GArray *shown, gboolean keep, guint n);
