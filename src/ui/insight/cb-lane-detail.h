/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-case.h"

GtkWidget *cb_lane_detail_new (CbCase *case_, guint n_entries, guint seat);
