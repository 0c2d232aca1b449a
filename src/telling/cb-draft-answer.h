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
 * came round to this player), may-peek (boolean: a card was shown, and not to me or by me),
 * concerns-me (boolean: I ask or answer, so that I know which card is shown), asks-card (boolean: I
 * know which card was shown), choices (uint: the cards it can have been),
 * ruled-out (uint: the cards asked for that this player cannot have, as far as is known);
 * and advised (int: the card that I had best show, or −1).
 */
G_DECLARE_FINAL_TYPE (CbDraftAnswer, cb_draft_answer, CB, DRAFT_ANSWER, GObject)

CbDraftAnswer *cb_draft_answer_new (guint seat);

guint cb_draft_answer_get_seat (CbDraftAnswer *self);
const char *cb_draft_answer_get_name (CbDraftAnswer *self);
void cb_draft_answer_set_name (CbDraftAnswer *self, const char *name);
gboolean cb_draft_answer_get_passed (CbDraftAnswer *self);
void cb_draft_answer_set_passed (CbDraftAnswer *self, gboolean passed);
gboolean cb_draft_answer_get_showed (CbDraftAnswer *self);
void cb_draft_answer_set_showed (CbDraftAnswer *self, gboolean showed);
gboolean cb_draft_answer_get_peeked (CbDraftAnswer *self);
void cb_draft_answer_set_peeked (CbDraftAnswer *self, gboolean peeked);
gboolean cb_draft_answer_get_may_peek (CbDraftAnswer *self);
void cb_draft_answer_set_may_peek (CbDraftAnswer *self, gboolean may_peek);
int cb_draft_answer_get_card (CbDraftAnswer *self);
void cb_draft_answer_set_card (CbDraftAnswer *self, int card);
void cb_draft_answer_show (CbDraftAnswer *self, int card);
/* What part the player takes in the game by then. */
CbSeatState cb_draft_answer_get_state (CbDraftAnswer *self);
void cb_draft_answer_set_state (CbDraftAnswer *self, CbSeatState state);
gboolean cb_draft_answer_get_reached (CbDraftAnswer *self);
void cb_draft_answer_set_reached (CbDraftAnswer *self, gboolean reached);
gboolean cb_draft_answer_get_asks_card (CbDraftAnswer *self);
CbCardSet cb_draft_answer_get_choices (CbDraftAnswer *self);
void cb_draft_answer_set_choices (CbDraftAnswer *self, gboolean asks_card, CbCardSet choices);

gboolean cb_draft_answer_get_concerns_me (CbDraftAnswer *self);
void cb_draft_answer_set_concerns_me (CbDraftAnswer *self, gboolean concerns_me);
CbCardSet cb_draft_answer_get_ruled_out (CbDraftAnswer *self);
void cb_draft_answer_set_ruled_out (CbDraftAnswer *self, CbCardSet ruled_out);
int cb_draft_answer_get_advised (CbDraftAnswer *self);
void cb_draft_answer_set_advised (CbDraftAnswer *self, int card);

gboolean cb_draft_answer_is_given (CbDraftAnswer *self);
void cb_draft_answer_clear (CbDraftAnswer *self);
