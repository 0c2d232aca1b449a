/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-advice.h"
#include "cb-board.h"
#include "cb-chances.h"
#include "cb-course.h"
#include "cb-decision.h"
#include "cb-moves.h"
#include "cb-review.h"
#include "cb-rivals.h"
#include "cb-sheet.h"

typedef enum
{
  CB_INSIGHT_NOT_ALLOWED, /* the case's level of assistance shows nothing before the end */
  CB_INSIGHT_CONFLICT,    /* the entries that are read contradict each other */
  CB_INSIGHT_PLAYING,
  CB_INSIGHT_SOLVED, /* the envelope follows from the entries read, but is not opened yet */
  CB_INSIGHT_ENDED,  /* everybody knows the envelope */
} CbInsightState;

#define CB_TYPE_INSIGHT (cb_insight_get_type ())

/**
 * CbInsight:
 *
 * All that is computed for one sheet: what to ask, how likely everything is, whether to accuse, how
 * far the others are, and, after the game, a review. One part after the other is computed in
 * another thread, the most useful first, and then made finer; only while the insight is active, and
 * anew whenever the sheet reads another log. Draws are seeded, so that the same log leads to the
 * same insight.
 *
 * Properties, all with notify: sheet (CbSheet, construct only), active (boolean), glancing
 * (boolean: what counsel is derived from is computed even while inactive), looking-back (boolean:
 * the course is computed even while inactive), arrived (int: the room where I say I am, so that
 * only what can be asked for there is advised, until the log says something new of where I am; −1
 * for where the log says I am), within (uint: CbCardSet; of a category with cards in this set, only
 * these can be asked for), standing (uint, read only: CbCardSet of the rooms and of who stands
 * there, where that was told; suggestions change it), state (CbInsightState as uint, read only),
 * stale (boolean, read only: the results are of an earlier log), computing (boolean, read only),
 * and, read only, NULL until computed and where there is none: advice (CbAdvice), chances
 * (CbChances), moves (CbMoves), decision (CbDecision), course (CbCourse, of the whole log), rivals
 * (CbRivals), review (CbReview).
 */
G_DECLARE_FINAL_TYPE (CbInsight, cb_insight, CB, INSIGHT, GObject)

CbInsight *cb_insight_new (CbSheet *sheet);
CbSheet *cb_insight_get_sheet (CbInsight *self);
CbCase *cb_insight_get_case (CbInsight *self);
CbEdition *cb_insight_get_edition (CbInsight *self);
guint cb_insight_count_left (CbInsight *self);
/* How much of the log is read. */
guint cb_insight_get_n_read (CbInsight *self);
CbInsightState cb_insight_get_state (CbInsight *self);
gboolean cb_insight_get_active (CbInsight *self);
void cb_insight_set_active (CbInsight *self, gboolean active);
/* Where I stand on the board, as far as the log tells; nowhere in an edition without a board. */
CbSpot cb_insight_get_spot (CbInsight *self);
int cb_insight_get_arrived (CbInsight *self);
void cb_insight_set_arrived (CbInsight *self, int room);
/* (transfer full) (nullable): what to do now, in words; see cb_counsel_say(). */
char *cb_insight_describe_counsel (CbInsight *self, guint *n_turn);
/* How many entries tell whose turn it is: those that are read, or all of them for a sheet that
 * people mark themselves: such a sheet reads none. */
guint cb_insight_get_n_turns (CbInsight *self);
CbCardSet cb_insight_get_within (CbInsight *self);
void cb_insight_set_within (CbInsight *self, CbCardSet within);
/* (transfer none): what I can ask for where I am, after the entries read */
const CbAskable *cb_insight_get_askable (CbInsight *self);
void cb_insight_set_askable (CbInsight *self, const CbAskable *askable);
void cb_insight_recall_askable (CbInsight *self, const CbAskable *askable, guint n_read);
CbCardSet cb_insight_get_standing (CbInsight *self);
/* A number that changes when the advice may be completely different. */
guint cb_insight_get_serial (CbInsight *self);
/* Whether the part with that property is computed, though it may still be refined. */
gboolean cb_insight_is_done (CbInsight *self, const char *part);
/* The cards in the envelope, once I know all of them, else none. */
CbCardSet cb_insight_get_envelope (CbInsight *self);
/* Whether everything that is looked at is computed, though it may still be made finer. */
gboolean cb_insight_is_settled (CbInsight *self);
/* Whether it is too early to name any cards: no suggestion is worth more than others. */
gboolean cb_insight_is_early (CbInsight *self);
/* Whether I take turns: not as an onlooker, nor once I am out or the game is over. */
gboolean cb_insight_is_my_game (CbInsight *self);

/* (transfer none) (nullable) */
CbAdvice *cb_insight_get_advice (CbInsight *self);
CbChances *cb_insight_get_chances (CbInsight *self);
CbMoves *cb_insight_get_moves (CbInsight *self);
CbDecision *cb_insight_get_decision (CbInsight *self);
CbCourse *cb_insight_get_course (CbInsight *self);
CbRivals *cb_insight_get_rivals (CbInsight *self);
CbReview *cb_insight_get_review (CbInsight *self);
