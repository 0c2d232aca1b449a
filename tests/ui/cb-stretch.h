/* cb-stretch.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void cb_stretch_set_enabled (gboolean enabled);

G_END_DECLS
