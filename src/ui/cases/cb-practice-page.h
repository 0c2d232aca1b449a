/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-practice.h"
#include "cb-shelf.h"

#define CB_TYPE_PRACTICE_PAGE (cb_practice_page_get_type ())

/**
 * CbPracticePage:
 *
 * Where a practice case is chosen: today’s, which is the same for everybody, with the results of
 * the last seven days; one of a chosen level; or the one with a given number.
 *
 * Signal "made" (CbCase): the case that the user wants, before its first turn.
 */
G_DECLARE_FINAL_TYPE (CbPracticePage, cb_practice_page, CB, PRACTICE_PAGE, AdwNavigationPage)

AdwNavigationPage *cb_practice_page_new (CbShelf *shelf);
void cb_practice_page_play (CbPracticePage *self, CbPracticeGrade grade);
