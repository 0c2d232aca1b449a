/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-look.h"

/* Around a framed window, in pixels. */
#define CB_SHOT_MARGIN 16

/* A display without a compositor draws neither round corners nor shadows. */
typedef enum
{
  CB_SHOT_PLAIN,    /* as on such a display */
  CB_SHOT_FLOATING, /* its popovers with them */
  CB_SHOT_FRAMED,   /* the window as well */
} CbShotStyle;

GdkTexture *cb_shot_take (GtkWidget *window, CbShotStyle style);
CbPixels cb_shot_download (GdkTexture *texture);
graphene_point_t cb_shot_get_origin (GtkWidget *native);
