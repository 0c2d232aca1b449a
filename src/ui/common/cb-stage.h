/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define CB_TYPE_STAGE (cb_stage_get_type ())
G_DECLARE_FINAL_TYPE (CbStage, cb_stage, CB, STAGE, GtkWidget)

double cb_stage_choose_scale (int width, int height, int least_height, int steps);
int cb_stage_step (CbStage *self, int by);
