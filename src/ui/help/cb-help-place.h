/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

const char *cb_help_find_topic (AdwApplicationWindow *window);
