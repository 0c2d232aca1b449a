/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/**
 * CbDraftReply:
 * @label: the answer, as a person gives it: “I showed Rope”
 * @showed: TRUE if that player showed a card; FALSE if he was not asked, as he did not pass
 * @card: which card, or −1
 *
 * An answer to a question of a draft, and what it does to the draft.
 */
typedef struct
{
  char *label;
  gboolean showed;
  int card;
} CbDraftReply;

/* Room for a reply for each card of a question, and one more. */
#define CB_DRAFT_MAX_REPLIES 9

/**
 * CbDraftQuestion:
 * @words: what is asked: “You hold Rope. Did you show it?”
 * @seat: the player whom the question is about
 *
 * What has to be answered before a draft is recorded, because what would be filled in is known to
 * be false. Reference counted; it does not change.
 */
typedef struct
{
  char *words;
  guint seat;
  CbDraftReply replies[CB_DRAFT_MAX_REPLIES];
  guint n_replies;
} CbDraftQuestion;

CbDraftQuestion *cb_draft_question_ref (CbDraftQuestion *self);
void cb_draft_question_unref (CbDraftQuestion *self);
gboolean cb_draft_question_equal (const CbDraftQuestion *self, const CbDraftQuestion *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbDraftQuestion, cb_draft_question_unref)
