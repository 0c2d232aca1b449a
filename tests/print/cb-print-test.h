/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-print-pages.h"
#include "cb-test-case.h"

/* (transfer full): @sheet on that paper, or on A4. */
CbPrintPages *cb_print_test_lay_out (const CbNotesheet *sheet, const CbPaper *paper);
guint cb_print_test_count_text (const CbPrintPages *pages, const char *text);
/* All that a page must be: nothing outside the margins, nothing cut off, nothing over another,
 * every card once. */
void cb_print_test_assert_sound (const CbPrintPages *pages, const CbNotesheet *sheet);

void cb_print_test_add_filled (void);
