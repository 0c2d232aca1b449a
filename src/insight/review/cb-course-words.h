/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-course.h"

/* All texts are about the table and the log that the course is of, not the case as it is now. */

/* The figures of a course as a table: the entry, how many solutions it left to me and to each of
 * the others, and what it found. */
guint cb_course_count_columns (const CbCourse *self);
int cb_course_get_column_seat (const CbCourse *self, guint column);
char *cb_course_describe_column (const CbCourse *self, guint column);
char *cb_course_describe_cell (const CbCourse *self, guint n_entries, guint column);

char *cb_course_describe_event (const CbCourse *self, guint position);
char *cb_course_describe_drop (const CbCourse *self, guint position);
char *cb_course_describe_found (const CbCourse *self, guint position);
char *cb_course_describe_point (const CbCourse *self, guint position);
char *cb_course_describe (const CbCourse *self);
char *cb_course_describe_closest (const CbCourse *self, guint n_entries, int *closest);
