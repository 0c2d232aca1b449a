/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_COVER (cb_cover_get_type ())

/**
 * CbCover:
 *
 * Hides the whole program from somebody who should not see it. It covers by a key, by an action,
 * after a time without a key or touch, or when no window is active any more. There is one for all
 * windows, because somebody who sees one of them sees the others.
 *
 * Its keys work in every window, whatever has the focus. #CbCoverWindow hides what it shows; all
 * other windows, which are dialogs, are closed.
 *
 * Properties, all with notify: covered (boolean), after (uint: seconds, 0 for never),
 * when-inactive (boolean); patience (uint: milliseconds without a key or touch until
 * “lapsed”).
 *
 * Signal "lapsed": what is guarded has to be put away, because there was no key or touch, no window
 * is active any more, or all is covered.
 */
G_DECLARE_FINAL_TYPE (CbCover, cb_cover, CB, COVER, GObject)

gboolean cb_cover_take_event (CbCover *self, GdkEvent *event);

gboolean cb_cover_get_covered (CbCover *self);
void cb_cover_set_covered (CbCover *self, gboolean covered);

void cb_cover_guard (CbCover *self);
void cb_cover_end_guard (CbCover *self);
