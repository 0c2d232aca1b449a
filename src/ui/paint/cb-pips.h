/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"

void cb_pips_show (CbPainting *painting, const char *icon, guint n_drawn, guint n, float side);
