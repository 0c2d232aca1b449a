/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-board.h"
#include "cb-insight.h"
#include "cb-question-private.h"

/* The parts, in the order in which they are computed. */
typedef enum
{
  CB_PART_ADVICE,
  CB_PART_CHANCES,
  CB_PART_MOVES,
  CB_PART_DECISION,
  CB_PART_COURSE,
  CB_PART_RIVALS,
  CB_PART_REVIEW,
} CbInsightPart;

#define CB_N_PARTS (CB_PART_REVIEW + 1)

/**
 * CbInsightPartKind:
 * @name: the name of the property that holds the result
 * @get_type: the type of the result
 * @free: frees the result
 * @is_wanted: whether there is such a result in the present state of the game
 * @answer: (nullable): computes the result from a #CbQuestion; NULL for chances
 * @is_final: (nullable): whether the result cannot be made finer
 * @refine: (nullable): computes a finer result from the last one
 * @can_wait: (nullable): whether other parts come before this one is made finer; NULL for yes
 * @of_whole_log: whether the part is about the whole log, however much of it is read
 * @counsels: whether counsel is derived from it
 */
typedef struct
{
  const char *name;
  GType (*get_type) (void);
  GDestroyNotify free;
  gboolean (*is_wanted) (CbInsight *self);
  CbWorkFunc answer;
  gboolean (*is_final) (gconstpointer result);
  CbWorkFunc refine;
  gboolean (*can_wait) (gconstpointer result);
  gboolean of_whole_log;
  gboolean counsels;
} CbInsightPartKind;

struct _CbInsight
{
  GObject parent_instance;

  CbSheet *sheet;
  CbAskable told;    /* what can be asked for, as I last told the program */
  guint n_told;      /* the number of entries after which I did so */
  CbAskable askable; /* what can be asked for after the entries read, which move pawns */
  CbSpot spot;       /* where I stand on the board, as far as the entries read tell */
  int arrived;       /* the room where I say I am now, or −1 */
  gboolean active;
  gboolean glancing;
  gboolean looking_back;

  CbInsightState state;
  guint generation; /* the generation of the case when parts were last updated */
  guint n_read;
  guint serial;
  CbCardSet envelope; /* the cards in the envelope, once I know them */
  gpointer parts[CB_N_PARTS];
  gboolean done[CB_N_PARTS]; /* whether each part is computed for what is read */
  CbInsightPart part;        /* the part that is being computed */
  GCancellable *working;     /* NULL unless a part is being computed */
};

/* @envelope: (out): the cards in the envelope, once I know all of them, else none */
CbInsightState _cb_insight_find_state (CbInsight *self, CbCardSet *envelope);
guint _cb_insight_count_read (CbInsight *self);

extern const CbInsightPartKind _cb_insight_part_kinds[CB_N_PARTS];
