/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"
#include "cb-answering.h"
#include "cb-conclusions.h"
#include "cb-random.h"
#include "cb-sight.h"

/**
 * CbKnowledge:
 * @thought: owns the table and the deduction
 * @setup: the table
 * @entries: (element-type CbEntry): the log, with empty notes in place of the entries before cards
 *   last changed hands
 * @deduction: what I conclude from them
 * @open: what everybody at the table can tell from them
 * @seats: what part each player takes
 * @sights: (element-type CbSight): what somebody alone saw
 * @doubtful: (element-type CbSight): sights in entries that are set aside, or of hands of which a
 *   card was swapped since
 *
 * All that is known at some point of a case. A value: reference counted, never changed, so that
 * threads can work on it.
 */
typedef struct
{
  CbThought *thought;
  CbSetup *setup;
  GPtrArray *entries;
  CbDeduction *deduction;
  CbFacts *open;
  CbSeats *seats;
  GArray *sights;
  GArray *doubtful;
} CbKnowledge;

/**
 * CbSupposition:
 * @hands: by holder, the cards supposed there
 * @seen: by sight of the #CbKnowledge, the cards seen there
 *
 * One way in which the cards may lie, and have been seen, that is consistent with what I know.
 */
typedef struct
{
  CbCardSet hands[CB_MAX_HOLDERS];
  CbCardSet seen[];
} CbSupposition;

CbKnowledge *cb_case_get_knowledge (CbCase *case_, guint n_entries);
CbKnowledge *cb_knowledge_new (CbThought *thought);
gboolean cb_knowledge_read (CbKnowledge *self, const CbEffort *effort);
CbKnowledge *cb_knowledge_ref (CbKnowledge *self);
void cb_knowledge_unref (CbKnowledge *self);

CbDeduction *cb_knowledge_imagine (const CbKnowledge *self,
                                   int seat,
                                   const CbSupposition *supposition,
                                   CbEffort *effort);
void cb_knowledge_add_seen (const CbKnowledge *self,
                            int seat,
                            const CbSupposition *supposition,
                            guint position,
                            guint *next,
                            CbFacts *facts);
guint cb_knowledge_list_answerers (const CbKnowledge *self, int asker, CbAnswerer *answerers);
double cb_knowledge_count_open (const CbKnowledge *self, const CbMarks *marks);
CbCardSet cb_knowledge_get_looked_at (const CbKnowledge *self);
gboolean cb_knowledge_is_consistent (const CbKnowledge *self);
gboolean cb_knowledge_is_over (const CbKnowledge *self);
gboolean cb_knowledge_is_out (const CbKnowledge *self, int seat);
/* Who asked last; %CB_NOBODY before the first suggestion. */
int cb_knowledge_get_last_asker (const CbKnowledge *self);
/* Who takes the next turn, if everybody asks in his turn; %CB_NOBODY before the first suggestion.
 */
int cb_knowledge_get_next_asker (const CbKnowledge *self);
CbCardSet cb_knowledge_get_seen (const CbKnowledge *self, int seat, CbCardSet *maybe);

/* Whether the envelope is known. */
static inline gboolean
cb_marks_are_solved (const CbMarks *marks)
{
  return marks->consistent &&
         marks->certain[CB_HOLDER_ENVELOPE] == marks->possible[CB_HOLDER_ENVELOPE];
}

CbCardSet cb_card_set_pick (CbCardSet from, guint n, CbRandom *random);
/* Draws how many of @cards a suggestion names of each category. */
void cb_edition_pick_asked (const CbEdition *edition,
                            CbCardSet cards,
                            CbRandom *random,
                            guint n_of[CB_MAX_CATEGORIES]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbKnowledge, cb_knowledge_unref)
