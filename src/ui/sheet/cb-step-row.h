/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-why.h"

GtkWidget *cb_step_row_new (guint number, const CbWhyStep *step);
