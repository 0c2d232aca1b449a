/* cb-draft-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-answers.h"
#include "cb-draft.h"

G_BEGIN_DECLS

/* What can be composed of each kind: the fields an entry is made of. */
struct _CbDraft
{
  GObject parent_instance;

  CbCase *case_;
  CbLogItem *target; /* the entry edited, or the one to insert before; NULL: a new, last entry */
  gboolean inserting;

  CbDraftKind kind;
  int by;
  gboolean by_chosen;
  CbCardSet cards;
  GListStore *seats;   /* every seat's CbDraftAnswer */
  GListStore *answers; /* those of all but the asker, in the order they are asked */
  gboolean chain_open;
  gboolean chain_ended;
  int player;
  int viewer;
  int card;
  CbResult result;
  char *text;

  gboolean blank;
  gboolean complete;
  char *warning;
  char *purpose;
  guint applying; /* answers are being changed by the draft itself */
};

CbDraftAnswer *_cb_draft_get_answer (CbDraft *self, guint index);
CbDraftAnswer *_cb_draft_get_seat (CbDraft *self, guint seat);
guint _cb_draft_get_n_answers (CbDraft *self);
guint _cb_draft_get_n_seats (CbDraft *self);
gboolean _cb_draft_set_field (CbDraft *self, int *field, int value, const char *property);
void _cb_draft_seat_players (CbDraft *self);
void _cb_draft_set_asker (CbDraft *self, int seat);
void _cb_draft_set_cards (CbDraft *self, CbCardSet cards);
/* Entries that precede the one being composed. */
guint _cb_draft_get_n_before (CbDraft *self);

void _cb_draft_start (CbDraft *self, CbLogItem *target, gboolean inserting);
void _cb_draft_follow_log (CbDraft *self);

/* Brings up to date what follows from the fields. */
void _cb_draft_update (CbDraft *self);
void _cb_draft_update_answers (CbDraft *self);
char *_cb_draft_describe_purpose (CbDraft *self);
gboolean _cb_draft_is_blank (CbDraft *self);
gboolean _cb_draft_is_complete (CbDraft *self);
char *_cb_draft_warn (CbDraft *self);

CbEntry *_cb_draft_make_entry (CbDraft *self);
gboolean _cb_draft_can_take_entry (CbEntry *entry);
void _cb_draft_take_entry (CbDraft *self, CbEntry *entry);
void _cb_draft_take_answer (CbDraft *self, const CbAnswer *given);

G_END_DECLS
