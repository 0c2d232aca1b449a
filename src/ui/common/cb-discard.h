/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

void cb_discard_ask (gpointer form, GCallback discard, gpointer object);
