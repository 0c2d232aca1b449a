/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_COVER (cb_cover_get_type ())

/**
 * CbCover:
 *
 * What lies over the whole program while somebody looks who should not. Covered by a key, by
 * whoever asks for it, after a time without a key or touch, or as no window is the active one any
 * more. One for the program: somebody who sees one window sees the others too.
 *
 * Its keys work in every window, whatever has the focus. #CbCoverWindow hides what it shows; all
 * other windows, which are dialogs, are closed as the cover falls.
 *
 * Properties, all with notify: covered (boolean), after (uint: seconds, 0 for never),
 * when-inactive (boolean).
 */
G_DECLARE_FINAL_TYPE (CbCover, cb_cover, CB, COVER, GObject)

gboolean cb_cover_take_event (CbCover *self, GdkEvent *event);

gboolean cb_cover_get_covered (CbCover *self);
void cb_cover_set_covered (CbCover *self, gboolean covered);
