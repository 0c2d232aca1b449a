/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "cb-course.h"

#define CB_TYPE_CHART (cb_chart_get_type ())

/**
 * CbChart:
 *
 * How many solutions are left over the entries of a log, on a logarithmic scale. My line is bold,
 * over a field; the others' are thin, each with a dash of its own and the player's token at its
 * end, over a band that shows how uncertain they are. Where a card of the envelope was found there
 * is a point that can be pressed; a tap elsewhere leads to the nearest entry: case.timeline-at.
 *
 * It says in a sentence what it shows; the figures belong into a table beside it. Property:
 * annotated (boolean): it is tall, and its largest drops say what happened there.
 */
G_DECLARE_FINAL_TYPE (CbChart, cb_chart, CB, CHART, GtkWidget)

void cb_chart_show (CbChart *self, CbCourse *course, guint n_read);
