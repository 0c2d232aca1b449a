/* cb-practice.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-case.h"

G_BEGIN_DECLS

/* Practice cases have the numbers from 1 on. */
#define CB_PRACTICE_MAX 999999

/**
 * CbPracticeGrade:
 * @CB_PRACTICE_ROWS: who showed and who passed, and that each card is in one place
 * @CB_PRACTICE_SIZES: how many cards everybody has, too
 * @CB_PRACTICE_CASES: what would follow if something were so, too
 *
 * The reasoning that is needed to solve a case.
 */
typedef enum
{
  CB_PRACTICE_ROWS,
  CB_PRACTICE_SIZES,
  CB_PRACTICE_CASES,
} CbPracticeGrade;

/**
 * CbPractice:
 *
 * A case from a number: Casebook dealt and played a game, and this is what one player knows of it
 * at the moment when it can be solved. The same number is the same case everywhere.
 */
typedef struct _CbPractice CbPractice;

CbPractice *cb_practice_new (guint number);
void cb_practice_free (CbPractice *self);

guint cb_practice_get_number (const CbPractice *self);
CbPracticeGrade cb_practice_get_grade (const CbPractice *self);
CbSetup *cb_practice_get_setup (const CbPractice *self);
guint cb_practice_get_n_entries (const CbPractice *self);
/* Whether these are the cards in the envelope. */
gboolean cb_practice_is_right (const CbPractice *self, CbCardSet cards);
/* (transfer full): the case, of which nothing is worked out yet: who solves it keeps the notes. */
CbCase *cb_practice_make_case (const CbPractice *self);

const char *cb_practice_grade_describe (CbPracticeGrade grade);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPractice, cb_practice_free)

G_END_DECLS
