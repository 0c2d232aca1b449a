/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-screens.h"

/* A screen in one look. Pictures of the same @window are of one that is laid out once; they lie
 * side by side. */
typedef struct
{
  char *name;
  const CbScreen *screen;
  guint nth_screen;
  guint window;
  int width;
  int height;
  double text_scale;
  gboolean rtl;
  gboolean stretched;
  gboolean dark;
  gboolean contrast;
} CbPicture;

GPtrArray *cb_pictures_list (const char *language);
const CbScreen *cb_pictures_find_screen (const char *name);
