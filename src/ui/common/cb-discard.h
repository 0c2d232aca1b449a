/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

void cb_discard_ask (AdwDialog *form, const char *heading, const char *body);
void cb_discard_ask_changes (AdwDialog *form);
