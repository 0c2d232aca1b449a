/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-cover.h"
#include "cb-setup.h"

#define CB_TYPE_COVER_WINDOW (cb_cover_window_get_type ())
G_DECLARE_DERIVABLE_TYPE (CbCoverWindow, cb_cover_window, CB, COVER_WINDOW, AdwApplicationWindow)

/**
 * CbCoverWindowClass:
 *
 * A window that can be covered. Covered, it shows a #CbCoverPage and nothing else: its content
 * and its dialogs are neither drawn nor in the tree of assistive technology, popovers are closed,
 * and keys lead nowhere. When it is uncovered everything is as before, even the focus. Derived
 * classes set the title, and may say whose book it is.
 *
 * Properties: cover (CbCover), covered (boolean, with notify). Actions: win.cover, win.uncover.
 */
struct _CbCoverWindowClass
{
  AdwApplicationWindowClass parent_class;

  /* (transfer none) (nullable): the game; the cover names the player who is its @me */
  const CbSetup *(*get_owner) (CbCoverWindow *self);
};

gboolean cb_cover_window_get_covered (CbCoverWindow *self);
