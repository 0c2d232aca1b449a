/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-pictures.h"

typedef struct
{
  const char *screen; /* NULL ends the list */
  int width;          /* of the whole picture, in pixels */
  int height;
  gboolean also_dark;
  gboolean framed; /* as a window on a desktop, with its shadow */
} CbAlbumPicture;

const CbAlbumPicture *cb_album_get_pictures (const char *album);
CbWindow *cb_album_open (const CbAlbumPicture *picture, const char *language);
GdkTexture *cb_album_take (const CbAlbumPicture *picture, CbWindow *window);
