/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-setup.h"

/**
 * CbColumn:
 * @height: the least height of the chart in pixels, with ordinary texts
 * @width: the least width of the column in pixels
 * @least: the value at the foot of the scale
 * @most: the value at the top of the scale
 * @grid: the values from one line across to the next; 0 for no lines
 * @axis: whether the column only has the numbers of these lines
 * @value: what it shows; NAN for nothing
 * @dot: whether the chart has dots on a line, not bars from 0
 * @from: the value of the line at the left edge; NAN where it begins here, or there is no line
 * @to: the value of the line at the right edge; NAN where it ends here
 * @due: the value that was to be expected, a line across the bar; NAN for none
 * @accent: whether the column has the accent colour
 * @good: whether the bar is green
 * @bare: whether nothing stands above and below the column
 * @dashed: whether the bar has neither colour nor a clear end
 * @setup: (nullable): the players, one of whom has a token on top of the column
 * @seat: the seat of that player
 * @name: what stands below the column
 * @index: its place in the chart, by which narrow columns leave out names; 0 never leaves it out
 * @figure: what stands above the column
 * @note: (nullable): what stands below the bracket of several columns
 * @span: how many columns the bracket has; 0 for no bracket
 * @nth: the place of this column among them
 *
 * One column of a chart, with its part of everything that goes across. Columns of one chart are
 * side by side without a gap, in a box whose direction is from left to right in every language, and
 * have the same scale.
 */
typedef struct
{
  float height, width;
  double least, most, grid;
  gboolean axis;
  double value;
  gboolean dot;
  double from, to, due;
  gboolean accent, good, bare, dashed;
  CbSetup *setup;
  guint seat;
  char name[8];
  guint index;
  char figure[16];
  const char *note;
  guint span, nth;
} CbColumn;

GtkWidget *cb_column_new (const CbColumn *column);
