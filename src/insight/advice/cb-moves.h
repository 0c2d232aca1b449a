/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case.h"

/* What I can do besides suggesting, in editions that have such moves. */
typedef enum
{
  CB_MOVE_TRAIT,   /* everybody shows me a card with a trait, or passes */
  CB_MOVE_SNOOP,   /* I look at any card of a hand */
  CB_MOVE_TIP_ONE, /* somebody gives me one card of a kind */
  CB_MOVE_TIP_ALL, /* somebody gives me all cards of a kind */
} CbMoveKind;

/**
 * CbMove:
 * @kind: what is done
 * @seat: the player whose cards it is about; −1 where it is about everybody’s
 * @asked: what is asked for: a category, or a trait, counted on after the categories; −1 for a
 *   snoop
 * @bits: what it is expected to tell of the envelope
 * @total_bits: what it is expected to tell of the whole sheet
 *
 * One thing I can do.
 */
typedef struct
{
  CbMoveKind kind;
  int seat;
  int asked;
  double bits;
  double total_bits;
} CbMove;

#define CB_TYPE_MOVES (cb_moves_get_type ())

/**
 * CbMoves:
 *
 * All that I can do besides suggesting; the moves that tell me most of the envelope come first. A
 * value: reference counted, never changed.
 */
typedef struct _CbMoves CbMoves;

GType cb_moves_get_type (void) G_GNUC_CONST;

CbMoves *cb_moves_ref (CbMoves *self);
void cb_moves_unref (CbMoves *self);

guint cb_moves_get_n (const CbMoves *self);
const CbMove *cb_moves_get (const CbMoves *self, guint index);
/* The id of the event that records the move: “snoop”. */
const char *cb_move_get_event_id (const CbMove *self);
/* (transfer full): what to do: “Private Tip: Bob, all Weapons” */
char *cb_moves_describe (const CbMoves *self, guint index);
/* Whether the moves were weighed in all deals that are left, so that their bits are exact. */
gboolean cb_moves_are_exact (const CbMoves *self);

/* Lists moves after the first @n_entries entries. NULL where the edition has none, where the log
 * contradicts itself, where I am an onlooker, or where there are too many deals to draw from. */
CbMoves *cb_case_list_moves (CbCase *self, guint n_entries, guint64 seed, CbEffort *effort);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbMoves, cb_moves_unref)
