/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

GtkLayoutManager *cb_even_layout_new (void);
