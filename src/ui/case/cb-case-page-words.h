/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-sheet.h"

char *_cb_case_page_describe_conflict (CbCase *case_);
const char *_cb_case_page_get_conflict_button (CbCase *case_);
char *_cb_case_page_describe_save_problem (CbCaseFile *file);
const char *_cb_case_page_get_save_button (CbCaseFile *file);
char *_cb_case_page_describe_step (const char *verb, const char *shortcut, const char *step);
