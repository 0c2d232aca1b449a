/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"

/* One column of a chart; nothing is written where a text is empty. */
typedef struct
{
  double value;
  double due; /* what it should be, a line across the column; less than 0 for nothing */
  gboolean hollow;
  char name[8];    /* below it */
  char figure[16]; /* above it */
} CbColumn;

/* How a chart of columns looks; lengths are in pixels with ordinary texts. */
typedef struct
{
  float height;
  float step;       /* from one column to the next; they grow with large texts, unless they fit */
  float least_step; /* 0 where they never shrink */
  float
    largest_step;    /* the columns are in the middle, and have all of the width up to that; or 0 */
  float gap;         /* between a column and its texts */
  float strength;    /* of the colour, unless contrast matters */
  gboolean mirrored; /* where one reads from right to left */
  PangoWeight name;
  PangoWeight figure;
} CbColumnsLook;

void cb_columns_show (CbPainting *painting, const CbColumnsLook *look, GArray *columns);
