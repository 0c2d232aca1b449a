/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/* The skill of a turn that was as good as any. */
#define CB_MOST_SKILL 99

/**
 * CbJudgedTurn:
 * @position: the position of a suggestion of mine
 * @asked: its cards
 * @better: the cards of the suggestion that was worth most then, in the same place; perhaps @asked
 * @asked_bits: what the answers to @asked were expected to tell of the envelope
 * @better_bits: what the answers to @better would be expected to tell of the envelope
 * @asked_chance: how likely I was to win in the end after @asked; 0 where that cannot be judged
 * @better_chance: how likely I would have been after @better
 * @loss: how much more @better was worth than @asked, in bits
 * @knew: whether the envelope was known by then, so that accusing was better than both
 * @skill: 0…99: 0 for the suggestion that was worth least, 99 for the one that was worth most. If
 *   @knew, 99 if I then accused at once, else 0
 * @luck: 0…1: how likely it was that the answers would tell me less of the envelope than they did;
 *   answers that would tell as much count half. ½ where the answers were not recorded completely
 * @spread: the variance that @luck has by chance; 0 where nothing was left to chance
 *
 * A turn of mine, by what I knew then.
 */
typedef struct
{
  guint position;
  CbCardSet asked;
  CbCardSet better;
  double asked_bits;
  double better_bits;
  double asked_chance;
  double better_chance;
  double loss;
  gboolean knew;
  int skill;
  double luck;
  double spread;
} CbJudgedTurn;

/**
 * CbSkill:
 * @n_turns: how many turns were judged; if none, the other members mean nothing
 * @skill: 0…99, on average
 * @luck: 1…99: in how many of 100 games with these suggestions the answers would have told me less
 *
 * Skill and luck of a game; together they explain how it went.
 */
typedef struct
{
  guint n_turns;
  int skill;
  int luck;
} CbSkill;

/* (transfer full) (element-type guint): positions of my suggestions among the first @n_entries,
 * ascending; only the last forty. */
GArray *cb_case_list_my_turns (CbCase *self, guint n_entries);
/* (transfer full) (nullable): judges the turn at @position, while the caller waits; NULL if the log
 * contradicts itself before that, or if judging takes too much. */
CbJudgedTurn *cb_case_judge_turn (CbCase *self, guint position, CbEffort *effort);

/* (transfer full) (element-type CbJudgedTurn): judges my turns, while the caller waits; without
 * those that could not be judged. */
GArray *cb_case_judge_turns (CbCase *self, guint n_entries, CbEffort *effort);

/* @turns: (element-type CbJudgedTurn) */
void cb_skill_sum_up (GArray *turns, CbSkill *skill);
/* (transfer full): "Your suggestions were strong. Your skill: 75 (99 is perfect)." */
char *cb_skill_describe (const CbSkill *self);
/* (transfer full): "The answers told you more than you could expect: luckier than 80 of 100 games."
 */
char *cb_skill_describe_luck (const CbSkill *self);

/* Computes skill and luck of the case in @file while the caller waits; FALSE if that is
 * impossible. */
gboolean cb_skill_read (GFile *file, CbSkill *skill);
/* Does the same in another thread. cb_work_finish() returns a #CbSkill, to be freed with g_free(),
 * or NULL where the case could not be judged. */
void cb_skill_read_async (GFile *file,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
