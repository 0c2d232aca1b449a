/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

gboolean cb_motion_plays_turns (GtkWidget *widget);
