/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

AdwToast *cb_toast_new (const char *words);
AdwToast *cb_toast_new_with_button (const char *words, const char *button);
void cb_toast_show (AdwToast *toast, gpointer widget);
