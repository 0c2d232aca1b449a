/* cb-help-place.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

const char *cb_help_find_topic (AdwApplicationWindow *window);

G_END_DECLS
