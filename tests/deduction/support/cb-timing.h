/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

double cb_timing_now (void);

void cb_timing_add (GArray *times, double since);
double cb_timing_sum (const GArray *times);
void cb_timing_print_head (const char *title);
void cb_timing_print (const char *label, GArray *times, double goal, const char *remark);

void cb_memory_reset_peak (void);
double cb_memory_get_peak (void);
