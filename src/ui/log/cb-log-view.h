/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

#define CB_TYPE_LOG_VIEW (cb_log_view_get_type ())

/**
 * CbLogView:
 *
 * The entries of a case, the newest last. It scrolls to an entry that is added. Properties: case
 * (CbCase); at (int: how many entries the sheet beside it reads; those after it are dimmed; −1 for
 * all); edited (nullable CbLogItem: the entry that the composer holds). See #CbLogRow for what can
 * be done to an entry.
 */
G_DECLARE_FINAL_TYPE (CbLogView, cb_log_view, CB, LOG_VIEW, AdwBin)

void cb_log_view_show_entry (CbLogView *self, guint position);
