/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-mark-hint.h"

#define CB_TYPE_HINT_BAR (cb_hint_bar_get_type ())

/**
 * CbHintBar:
 *
 * A hint, told bit by bit beside the sheet: where to look; when asked again, what there is to find;
 * and then why.
 *
 * Properties, all read only: searching (whether a hint is being searched for), shown (whether there
 * is a hint, or one is being searched for), told (whether the bar tells what there is to find),
 * explained (whether it tells why, too); words (string or NULL: what the bar says), more (string or
 * NULL: what the next bit is called).
 *
 * Its buttons are actions of the page around it: case.hint-more, case.mark-hint and
 * case.close-hint.
 */
G_DECLARE_FINAL_TYPE (CbHintBar, cb_hint_bar, CB, HINT_BAR, AdwBin)

CbMarkHint *cb_hint_bar_get_hint (CbHintBar *self);
gboolean cb_hint_bar_get_shown (CbHintBar *self);
void cb_hint_bar_search (CbHintBar *self);
void cb_hint_bar_set_hint (CbHintBar *self, CbMarkHint *hint);
gboolean cb_hint_bar_tells_cells (CbHintBar *self);
gboolean cb_hint_bar_tells_all (CbHintBar *self);
void cb_hint_bar_tell_more (CbHintBar *self);
