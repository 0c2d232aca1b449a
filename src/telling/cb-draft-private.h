/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-answering.h"
#include "cb-draft.h"
#include "cb-setup-members.h"

typedef struct _CbEventKind CbEventKind;
typedef struct _CbPhrasing CbPhrasing;

/* The values of all fields, of which each kind of event uses some. Fields that several kinds share
 * keep their values when another kind is chosen. */
struct _CbDraft
{
  GObject parent_instance;

  CbCase *case_;
  CbLogItem *target; /* the entry to edit or to insert before; NULL for a new, last entry */
  gboolean inserting;

  CbDraftKind kind;
  int values[CB_N_DRAFT_FIELDS];
  gboolean by_chosen;
  GListStore *seats;   /* the CbDraftAnswer of each seat */
  GListStore *answers; /* the answers of all but the asker, in the order in which they are asked */
  gboolean chain_open;
  gboolean rest_passed; /* whether all who showed are told, so that everybody else passed */
  char *text;

  gboolean blank;
  gboolean complete;
  char *warning;
  char *purpose;
  CbLogItem *edited; /* the target, unless something is inserted before it */
  CbDraftLack lack;
  CbDraftQuestion *question; /* (nullable): what has to be answered before the draft is recorded */
  gboolean typed;            /* the draft is filled from a typed line, not by taps */
  guint32 filled;            /* seats whose pass was filled in because a later player answered */
  guint32 unknown;           /* seats of which it is not known what they answered */
  guint32 unasked;           /* seats that were not asked */
  guint32 implied;           /* as bits: seats whose shown card was filled in from other answers */
  gboolean card_implied;     /* the card seen was filled in because no other is possible */
  guint applying;            /* not 0 while the draft itself changes answers */
  gboolean proposes;         /* only what the rules call for has been filled in so far */
  guint proposed_for;        /* length of the log at the last proposal; 0 if there was none */
  guint followed;            /* length of the log when the draft last followed it */
  gboolean held; /* fields can be set without updating what follows from them, until the draft is
                    released */
};

CbDraftAnswer *_cb_draft_get_answer (CbDraft *self, guint index);
CbCardSet _cb_draft_get_asked (CbDraft *self);
CbDraftAnswer *_cb_draft_get_seat (CbDraft *self, guint seat);
guint _cb_draft_get_n_answers (CbDraft *self);
guint _cb_draft_get_n_seats (CbDraft *self);
void _cb_draft_seat_players (CbDraft *self);
void _cb_draft_set_asker (CbDraft *self, int seat);
/* How many entries come before the one being composed. */
guint _cb_draft_get_n_before (CbDraft *self);

/* Access to fields by number. */
const char *_cb_draft_field_get_name (CbDraftField field);
int _cb_draft_field_get_fallback (CbDraftField field);
gboolean _cb_draft_field_is_set (CbDraftField field);
gboolean _cb_draft_field_allows (CbDraft *self, CbDraftField field, int value);
GParamSpec *_cb_draft_field_create_pspec (CbDraftField field);
void _cb_draft_write_field (CbDraft *self, CbDraftField field, JsonObject *out);
int _cb_draft_read_field (CbDraft *self, CbDraftField field, CbMembers *in);
/* Sets the field without updating what follows from it. Returns: whether it changed */
gboolean _cb_draft_put (CbDraft *self, CbDraftField field, int value);

void _cb_draft_start (CbDraft *self, CbLogItem *target, gboolean inserting);
void _cb_draft_follow_log (CbDraft *self);

/* (transfer full): a new draft for a typed line, held until _cb_draft_release() */
CbDraft *_cb_draft_new_typed (CbCase *case_);

/* Ends holding a draft whose fields are all filled, and updates what follows from them. */
void _cb_draft_release (CbDraft *self);

/* Brings up to date what follows from the fields. */
void _cb_draft_update (CbDraft *self);
void _cb_draft_update_answers (CbDraft *self);
/* @answerers: (out) (array length=10): who is asked, in order; @said, @showed: (out): as bits by
 * place, whose answers were told, not filled in, and who showed. Returns: how many are asked */
guint _cb_draft_list_chain (CbDraft *self, CbAnswerer *answerers, guint *said, guint *showed);
/* Says that all who showed are told, so that everybody else in the chain passed. */
void _cb_draft_pass_rest (CbDraft *self);
/* Says of a player in the chain that he was not asked, or that it is not known what he answered. */
void _cb_draft_leave_out (CbDraft *self, guint seat, gboolean asked);
gboolean _cb_draft_may_pass (CbDraft *self, CbDraftAnswer *answer, CbCardSet cards);
void _cb_draft_update_question (CbDraft *self);
void _cb_draft_imply_card (CbDraft *self);
char *_cb_draft_describe_purpose (CbDraft *self);
gboolean _cb_draft_is_blank (CbDraft *self);
gboolean _cb_draft_is_complete (CbDraft *self);
char *_cb_draft_describe_gap (CbDraft *self);
const CbDraftLack *_cb_draft_find_lack (CbDraft *self);
char *_cb_draft_warn (CbDraft *self);

GPtrArray *_cb_draft_make_entries (CbDraft *self);
gboolean _cb_draft_can_take_entry (const CbEntry *entry);
void _cb_draft_take_entry (CbDraft *self, const CbEntry *entry);
void _cb_draft_take_answer (CbDraft *self, const CbAnswer *given);
