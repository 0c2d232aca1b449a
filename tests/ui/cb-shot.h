/* cb-shot.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-look.h"

G_BEGIN_DECLS

GdkTexture *cb_shot_take (GtkWidget *window);
CbPixels cb_shot_download (GdkTexture *texture);
graphene_point_t cb_shot_get_origin (GtkWidget *native);

G_END_DECLS
