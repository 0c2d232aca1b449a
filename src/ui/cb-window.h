/* cb-window.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-application.h"
#include "cb-case.h"

G_BEGIN_DECLS

#define CB_TYPE_WINDOW (cb_window_get_type ())
G_DECLARE_FINAL_TYPE (CbWindow, cb_window, CB, WINDOW, AdwApplicationWindow)

CbWindow *cb_window_new (CbApplication *application);

void cb_window_show_case (CbWindow *self, CbCase *case_);

G_END_DECLS
