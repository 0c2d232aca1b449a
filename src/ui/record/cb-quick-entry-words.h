/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

char *_cb_quick_entry_make_example (CbCase *case_);
