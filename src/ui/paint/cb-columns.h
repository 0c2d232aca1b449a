/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"

/* One column of a chart; nothing is written where a text is empty. */
typedef struct
{
  double value;
  double due; /* the expected value, a line across the column; less than 0 for none */
  gboolean hollow;
  char name[8];    /* the text below it */
  char figure[16]; /* the text above it */
} CbColumn;

/* How a chart of columns looks; lengths are in pixels with ordinary texts. */
typedef struct
{
  float height;
  float step;         /* from one column to the next; it grows with large texts unless they fit */
  float least_step;   /* the least step if there is too little room; 0 to keep the step */
  float largest_step; /* if not 0, the columns fill the width up to this step, and are centred */
  float gap;          /* between a column and its texts */
  float strength;     /* opacity of the colour, except in high contrast */
  gboolean
    mirrored; /* whether the columns begin at the right where people read from right to left */
  PangoWeight name;
  PangoWeight figure;
} CbColumnsLook;

void cb_columns_show (CbPainting *painting, const CbColumnsLook *look, GArray *columns);
