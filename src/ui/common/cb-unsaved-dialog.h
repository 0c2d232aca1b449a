/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

gboolean cb_unsaved_dialog_is_needed (CbCase *case_);
void cb_unsaved_dialog_ask (CbCase *case_,
                            GtkWidget *parent,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
gboolean cb_unsaved_dialog_finish (GAsyncResult *result);
