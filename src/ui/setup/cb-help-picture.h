/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-assist.h"
#include "cb-painting.h"

void cb_help_picture_show (CbPainting *painting, CbAssist level, gboolean small);
