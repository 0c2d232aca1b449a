/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-practice.h"

#define CB_TYPE_PRACTICE_END (cb_practice_end_get_type ())

/**
 * CbPracticeEnd:
 *
 * How a practice case went: the cards of the envelope, and the turns as a track that marks which
 * turn proved them, at which the user named them, and at which another player would have. The
 * result can be copied as a text.
 */
G_DECLARE_FINAL_TYPE (CbPracticeEnd, cb_practice_end, CB, PRACTICE_END, AdwDialog)

void cb_practice_end_show (GtkWidget *page, const CbPractice *practice, int n_solved);
