/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-painting.h"
#include "cb-setup.h"

/**
 * CbColumn:
 * @height: the least of the chart in pixels, with ordinary texts
 * @width: the least of the column in pixels
 * @least: the value at the foot of the scale
 * @most: the value at its top
 * @grid: from one line across to the next; 0 for no lines
 * @axis: whether it only has the numbers of these lines
 * @value: what it shows; NAN for nothing
 * @dot: whether the chart has dots on a line, not bars from 0
 * @from: the line at the left edge; NAN where it begins here, or there is none
 * @to: the line at the right edge; NAN where it ends here
 * @due: the value that was to be expected, a line across the bar; NAN for none
 * @accent: whether it stands out
 * @good: whether the bar is green
 * @bare: whether there is nothing on top of it nor below it
 * @dashed: whether the bar has neither colour nor a clear end
 * @setup: (nullable): whose player has a token on top of it
 * @seat: of that player
 * @name: below it
 * @index: its place in the chart: where columns are narrow, not each has its name; 0 for always
 * @figure: above it
 * @note: (nullable): below several columns that are bracketed together
 * @span: how many columns these are; 0 for none
 * @nth: the place of this one among them
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
