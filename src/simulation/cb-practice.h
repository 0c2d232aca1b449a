/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/* The edition played where nobody chooses another one. */
#define CB_PRACTICE_EDITION "classic"

/* How many cases are made at most in search of one of a certain grade. */
#define CB_PRACTICE_TRIES 40

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
 * @edition: one that is built in, and so it stays
 * @number: of the case
 * @setup: the table, as the player sees it whose notes these are
 * @entries: (element-type CbEntry): what happens until somebody else wins
 * @n_proven: how many entries there are when they prove the envelope for the first time, by
 *   whatever reasoning
 * @n_needed: how many there are when the reasoning of its grade solves the case for the first time
 * @envelope: the cards in the envelope
 * @grade: what is needed to solve it
 * @seed: of the game
 *
 * A case from a number: Casebook dealt and played a game, and this is what one player hears of it,
 * who keeps the notes and may say at any time what is in the envelope. The same number is the same
 * case everywhere, in each of the built-in editions.
 */
typedef struct
{
  CbEdition *edition;
  guint number;
  CbSetup *setup;
  GPtrArray *entries;
  guint n_proven;
  guint n_needed;
  CbCardSet envelope;
  CbPracticeGrade grade;
  guint64 seed;
} CbPractice;

/**
 * CbPracticeTurn:
 * @CB_PRACTICE_TURN_PLAIN: nothing
 * @CB_PRACTICE_TURN_PROVEN: from it on the log proves the envelope
 * @CB_PRACTICE_TURN_MISSED: the user could have known it then, and did not say so
 * @CB_PRACTICE_TURN_MINE: the user named the envelope
 * @CB_PRACTICE_TURN_LAST: somebody else names it
 *
 * What is said of a turn after the game; of several things the one that counts most.
 */
typedef enum
{
  CB_PRACTICE_TURN_PLAIN,
  CB_PRACTICE_TURN_PROVEN,
  CB_PRACTICE_TURN_MISSED,
  CB_PRACTICE_TURN_MINE,
  CB_PRACTICE_TURN_LAST,
} CbPracticeTurn;

gboolean cb_practice_can_play (CbEdition *edition);
CbPractice *cb_practice_new (CbEdition *edition, guint number);
void cb_practice_new_async (CbEdition *edition,
                            guint number,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
void cb_practice_find_async (CbEdition *edition,
                             guint first,
                             CbPracticeGrade grade,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
void cb_practice_free (CbPractice *self);

CbCase *cb_practice_make_case (const CbPractice *self);

gboolean cb_practice_fits (const CbPractice *self, CbCase *case_);
guint cb_practice_count_heard (CbCase *case_);
guint cb_practice_advance (const CbPractice *self, CbCase *case_, guint n_entries);
gboolean cb_practice_accuse (const CbPractice *self, CbCase *case_, CbCardSet cards);
char *cb_practice_describe_result (const CbPractice *self, guint n_heard);
int cb_practice_get_winner (const CbPractice *self);
CbPracticeTurn cb_practice_get_turn (const CbPractice *self, guint turn, int n_solved);
char *cb_practice_describe_end (const CbPractice *self, int n_solved);
char *cb_practice_write_result (const CbPractice *self, int n_solved);

const char *cb_practice_grade_describe (CbPracticeGrade grade);
const char *cb_practice_grade_name (CbPracticeGrade grade);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbPractice, cb_practice_free)
