/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"

void cb_qr_code_show (CbPainting *painting, const char *text);
