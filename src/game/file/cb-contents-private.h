/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"

/* How the levels are called in files, by #CbAssist; ends with NULL. */
extern const char *const cb_assist_ids[];
