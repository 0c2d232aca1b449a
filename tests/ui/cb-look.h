/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define CB_LOOK_COLUMNS 40
#define CB_LOOK_ROWS    30
/* Eyes, too, see colours less finely than light: their blocks are twice as wide and high. */
#define CB_LOOK_N_BLOCKS  (CB_LOOK_COLUMNS * CB_LOOK_ROWS)
#define CB_LOOK_N_COLOURS (CB_LOOK_N_BLOCKS / 4)

/* A picture: @argb has @width × @height pixels of 8 bits each, premultiplied. */
typedef struct
{
  int width;
  int height;
  guint32 *argb;
} CbPixels;

typedef enum
{
  CB_LOOK_LIGHT,
  CB_LOOK_BLUE,
  CB_LOOK_RED,
  CB_LOOK_N_PLANES
} CbLookPlane;

/* What a picture looks like from afar: the average light of its blocks, and how far from grey they
 * are towards blue and red; each 0…255, row by row. */
typedef struct
{
  int width;
  int height;
  float planes[CB_LOOK_N_PLANES][CB_LOOK_N_BLOCKS];
} CbLook;

void cb_look_measure (CbLook *look, const CbPixels *pixels);
char *cb_look_print (const CbLook *look);
gboolean cb_look_parse (CbLook *look, const char *text);
char *cb_look_compare (const CbLook *accepted, const CbLook *look);
