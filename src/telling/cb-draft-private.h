/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-draft.h"
#include "cb-setup-members.h"

typedef struct _CbEventKind CbEventKind;
typedef struct _CbPhrasing CbPhrasing;

/* What can be composed: the fields that the kinds of event are made of. Those that several kinds
 * have in common stay when another kind is chosen. */
struct _CbDraft
{
  GObject parent_instance;

  CbCase *case_;
  CbLogItem *target; /* the entry edited, or the one to insert before; NULL: a new, last entry */
  gboolean inserting;

  CbDraftKind kind;
  int values[CB_N_DRAFT_FIELDS];
  gboolean by_chosen;
  GListStore *seats;   /* every seat's CbDraftAnswer */
  GListStore *answers; /* those of all but the asker, in the order they are asked */
  gboolean chain_open;
  char *text;

  gboolean blank;
  gboolean complete;
  char *warning;
  char *purpose;
  CbDraftLack lack;
  gboolean typed;        /* it is told in a line, not by taps */
  guint32 implied;       /* bits of the seats of whose answers the card follows from the others */
  gboolean card_implied; /* the card seen can have been no other */
  guint applying;        /* answers are being changed by the draft itself */
  gboolean proposes;     /* nothing was entered yet but what the rules call for */
  guint proposed_for;    /* how long the log was when that was last; 0 for never */
  gboolean held;         /* what follows from the fields is brought up to date later */
};

CbDraftAnswer *_cb_draft_get_answer (CbDraft *self, guint index);
CbCardSet _cb_draft_get_asked (CbDraft *self);
CbDraftAnswer *_cb_draft_get_seat (CbDraft *self, guint seat);
guint _cb_draft_get_n_answers (CbDraft *self);
guint _cb_draft_get_n_seats (CbDraft *self);
void _cb_draft_seat_players (CbDraft *self);
void _cb_draft_set_asker (CbDraft *self, int seat);
/* Entries that precede the one being composed. */
guint _cb_draft_get_n_before (CbDraft *self);

/* The fields by what they hold. */
const char *_cb_draft_field_get_name (CbDraftField field);
int _cb_draft_field_get_fallback (CbDraftField field);
gboolean _cb_draft_field_is_set (CbDraftField field);
gboolean _cb_draft_field_allows (CbDraft *self, CbDraftField field, int value);
GParamSpec *_cb_draft_field_create_pspec (CbDraftField field);
void _cb_draft_write_field (CbDraft *self, CbDraftField field, JsonObject *out);
int _cb_draft_read_field (CbDraft *self, CbDraftField field, CbMembers *in);
/* Whether that changes anything; what follows from it is up to the caller. */
gboolean _cb_draft_put (CbDraft *self, CbDraftField field, int value);

void _cb_draft_start (CbDraft *self, CbLogItem *target, gboolean inserting);
void _cb_draft_follow_log (CbDraft *self);

/* (transfer full): one that a line is read into: it is held. */
CbDraft *_cb_draft_new_typed (CbCase *case_);

/* All its fields are filled: brings up to date what follows from them. */
void _cb_draft_release (CbDraft *self);

/* Brings up to date what follows from the fields. */
void _cb_draft_update (CbDraft *self);
void _cb_draft_update_answers (CbDraft *self);
void _cb_draft_imply_card (CbDraft *self);
char *_cb_draft_describe_purpose (CbDraft *self);
gboolean _cb_draft_is_blank (CbDraft *self);
gboolean _cb_draft_is_complete (CbDraft *self);
const CbDraftLack *_cb_draft_find_lack (CbDraft *self);
char *_cb_draft_warn (CbDraft *self);

GPtrArray *_cb_draft_make_entries (CbDraft *self);
gboolean _cb_draft_can_take_entry (const CbEntry *entry);
void _cb_draft_take_entry (CbDraft *self, const CbEntry *entry);
void _cb_draft_take_answer (CbDraft *self, const CbAnswer *given);
