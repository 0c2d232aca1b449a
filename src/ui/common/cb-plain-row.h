/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

GtkWidget *cb_plain_row_new (const char *title, const char *subtitle);
