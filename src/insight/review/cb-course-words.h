/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-course.h"

/* All of it is said of the table and the log that a course is of. */

/* The figures of a course as a table: the entry, what it left to me, what to each of the others,
 * and what it found. */
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
