/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-setup-draft.h"

void cb_seats_picture_show (CbPainting *painting, CbSetupDraft *draft, gboolean small);
