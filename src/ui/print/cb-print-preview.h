/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-print-pages.h"

void cb_print_preview_show (CbPainting *painting, CbPrintPages *pages);
