/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"

#define CB_TYPE_COURSE_VIEW (cb_course_view_get_type ())

/**
 * CbCourseView:
 *
 * How the solutions went down: a chart, and all of its figures in a table that can be opened below
 * it. Properties: insight (CbInsight, set once), annotated (boolean: the chart is tall and says
 * what happened), left and total (strings, read only: solutions now, and at the start).
 */
G_DECLARE_FINAL_TYPE (CbCourseView, cb_course_view, CB, COURSE_VIEW, AdwBin)
