/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"

GtkWidget *cb_table_picture_new_envelope (gboolean small);
GtkWidget *cb_table_picture_new_deck (gboolean small, int n_left);
