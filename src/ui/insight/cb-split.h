/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_SPLIT (cb_split_get_type ())
G_DECLARE_FINAL_TYPE (CbSplit, cb_split, CB, SPLIT, GtkWidget)
