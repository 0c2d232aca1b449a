/* cb-course-words.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-course.h"

G_BEGIN_DECLS

/* The figures of a course as a table: the entry, what it left to me, what to each of the others,
 * and what it found. */
guint cb_course_count_columns (const CbCourse *self, const CbSetup *setup);
int cb_course_get_column_seat (const CbCourse *self, const CbSetup *setup, guint column);
char *cb_course_describe_column (const CbCourse *self, const CbSetup *setup, guint column);
char *
cb_course_describe_cell (const CbCourse *self, const CbSetup *setup, guint n_entries, guint column);

char *cb_course_describe_event (const CbEntry *entry, const CbSetup *setup);
char *cb_course_describe_drop (const CbCourse *self, guint position);
char *cb_course_describe_found (const CbCourse *self, const CbEdition *edition, guint position);
char *cb_course_describe_point (const CbCourse *self, const CbEdition *edition, guint position);
char *cb_course_describe (const CbCourse *self);

G_END_DECLS
