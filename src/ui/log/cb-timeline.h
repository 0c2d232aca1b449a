/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-insight.h"
#include "cb-sheet.h"

#define CB_TYPE_TIMELINE (cb_timeline_get_type ())

/**
 * CbTimeline:
 *
 * A slider that shows a sheet as it was after any entry. A sheet in the past stays after the same
 * entry while the log changes, and returns to the present if no later entries are left.
 *
 * Properties: sheet (CbSheet); compact (boolean: the slider has a line of its own); tall (boolean:
 * there is room for more than the slider: a tick for each entry, long where a card was found, and
 * above it the curve of solutions left); edited (nullable CbLogItem: the entry in the composer,
 * with a blue tick); insight (CbInsight, which computes the curve); charted (boolean, read only:
 * whether the curve is shown); left (string, read only: “5 of 140 left”, with the curve).
 *
 * Its buttons are actions of the page around it: case.timeline, which Escape activates too,
 * case.timeline-back, case.timeline-forward and case.timeline-now.
 */
G_DECLARE_FINAL_TYPE (CbTimeline, cb_timeline, CB, TIMELINE, AdwBin)

guint cb_timeline_get_place (CbSheet *sheet);
void cb_timeline_go (CbSheet *sheet, guint place);
char *cb_timeline_describe (CbSheet *sheet);
