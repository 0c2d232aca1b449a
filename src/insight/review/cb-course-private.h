/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-course.h"
#include "cb-question-private.h"

/* Work in another thread, on a #CbQuestion of a log, and on what is to be made finer: NULL if the
 * deal is impossible, if cancelled, or if there is nothing finer. */
gpointer cb_course_answer (gpointer question, CbEffort *effort);
gpointer cb_course_answer_finer (gpointer course, CbEffort *effort);
