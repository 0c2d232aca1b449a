/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-entry.h"

char *cb_outcome_describe (const CbEntry *entry, const CbSetup *setup);
