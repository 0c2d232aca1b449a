/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-course.h"
#include "cb-painting.h"

/**
 * CbTimelineAxis:
 * @slider: whose places the entries stand at
 * @n_entries: of the log
 * @found: (element-type gboolean): of each entry, whether it found a card of the envelope
 * @edited: the position of the entry that is being edited, or −1
 * @course: (nullable): how many solutions were left
 *
 * What is painted above and below the slider of the timeline.
 */
typedef struct
{
  GtkRange *slider;
  guint n_entries;
  GArray *found;
  int edited;
  CbCourse *course;
} CbTimelineAxis;

void cb_timeline_axis_show (const CbTimelineAxis *axis, CbPainting *curve, CbPainting *ticks);
