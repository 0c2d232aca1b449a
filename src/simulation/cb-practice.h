/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/* The edition played where nobody chooses another one. */
#define CB_PRACTICE_EDITION "classic"

/* The most cases that are made to find one of a certain grade. */
#define CB_PRACTICE_TRIES 40

/**
 * CbPracticeGrade:
 * @CB_PRACTICE_ROWS: who showed and who passed, and that each card is in one place
 * @CB_PRACTICE_SIZES: how many cards everybody has, too
 * @CB_PRACTICE_CASES: what would follow from suppositions, too
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
 * @edition: a built-in edition, so it needs no reference
 * @number: the number of the case
 * @setup: the table, as seen by the player whose place the user takes
 * @entries: (element-type CbEntry): what happens until somebody else wins
 * @n_proven: the number of entries after which the envelope can first be proved, by any reasoning
 * @n_needed: the number of entries after which the reasoning of @grade first solves the case
 * @envelope: the cards in the envelope
 * @grade: the reasoning that is needed to solve the case
 * @seed: the seed that the game was drawn from
 *
 * A case made from a number: Casebook has dealt and played a game, and the user, in the place of
 * one player, takes notes of what that player hears, and may name the envelope at any time. In each
 * built-in edition, a number gives the same case everywhere.
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
 * @CB_PRACTICE_TURN_PLAIN: nothing is said
 * @CB_PRACTICE_TURN_PROVEN: from this turn on, the log proves the envelope
 * @CB_PRACTICE_TURN_MISSED: the user could have known it then, and did not say so
 * @CB_PRACTICE_TURN_MINE: the user named the envelope
 * @CB_PRACTICE_TURN_LAST: somebody else names it
 *
 * What is said of a turn after the game; where several things are true, the most important one.
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
