/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

#define CB_TYPE_DRAFT_ANSWER (cb_draft_answer_get_type ())

/**
 * CbDraftAnswer:
 *
 * What one player answered to the question being recorded. Properties, all with notify: name
 * (string), passed, showed (boolean, at most one of them true; both false while nothing is
 * known), peeked (boolean: I saw the card although I neither asked nor showed), card (int: the card
 * I saw, or −1), and, kept by the draft: state (uint: CbSeatState), reached (boolean: the question
 * came round to this player), concerns-me (boolean: I ask or answer, so that I know which card is
 * shown), asks-card (boolean, read only: I know which card was shown), choices (uint, read only:
 * the cards it can have been), ruled-out (uint: the cards asked for that this player cannot have,
 * as far as is known); and advised (int: the best card for me to show, or −1; set by the code that
 * computes the advice).
 */
G_DECLARE_FINAL_TYPE (CbDraftAnswer, cb_draft_answer, CB, DRAFT_ANSWER, GObject)

CbDraftAnswer *cb_draft_answer_new (guint seat);

guint cb_draft_answer_get_seat (CbDraftAnswer *self);
const char *cb_draft_answer_get_name (CbDraftAnswer *self);
gboolean cb_draft_answer_get_passed (CbDraftAnswer *self);
void cb_draft_answer_set_passed (CbDraftAnswer *self, gboolean passed);
gboolean cb_draft_answer_get_showed (CbDraftAnswer *self);
void cb_draft_answer_set_showed (CbDraftAnswer *self, gboolean showed);
gboolean cb_draft_answer_get_peeked (CbDraftAnswer *self);
void cb_draft_answer_set_peeked (CbDraftAnswer *self, gboolean peeked);
int cb_draft_answer_get_card (CbDraftAnswer *self);
void cb_draft_answer_set_card (CbDraftAnswer *self, int card);
void cb_draft_answer_show (CbDraftAnswer *self, int card);
/* Whether, and how, the player is still in the game at this entry. */
CbSeatState cb_draft_answer_get_state (CbDraftAnswer *self);
gboolean cb_draft_answer_get_reached (CbDraftAnswer *self);
gboolean cb_draft_answer_get_asks_card (CbDraftAnswer *self);
void cb_draft_answer_set_choices (CbDraftAnswer *self, gboolean asks_card, CbCardSet choices);

gboolean cb_draft_answer_get_concerns_me (CbDraftAnswer *self);
CbCardSet cb_draft_answer_get_ruled_out (CbDraftAnswer *self);
int cb_draft_answer_get_advised (CbDraftAnswer *self);

gboolean cb_draft_answer_is_given (CbDraftAnswer *self);
void cb_draft_answer_clear (CbDraftAnswer *self);
