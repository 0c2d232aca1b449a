/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_ASK_VIEW (cb_ask_view_get_type ())

/**
 * CbAskView:
 *
 * What to ask next, the best first. While the focus or the pointer is in it, somebody is reading
 * it and only figures change; otherwise the order changes, too, if another one is clearly better.
 *
 * Properties: insight (CbInsight, set once); compact (boolean): whether there is room for few;
 * figures (boolean): whether to show them in figures, too; problem (string or NULL, read only: why
 * there is nothing to show), has-more (boolean, read only). Action: insight.more.
 */
G_DECLARE_FINAL_TYPE (CbAskView, cb_ask_view, CB, ASK_VIEW, AdwBin)

GListModel *cb_ask_view_get_items (CbAskView *self);
