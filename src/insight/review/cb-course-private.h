/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-course.h"
#include "cb-question-private.h"

/* To run in another thread: the first answers a #CbQuestion about a log, the second refines a
 * course. NULL if the deal is impossible, if cancelled, or if nothing can be refined. */
gpointer cb_course_answer (gpointer question, CbEffort *effort);
gpointer cb_course_answer_finer (gpointer course, CbEffort *effort);
