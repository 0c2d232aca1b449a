/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-problem-private.h"

/* So many hands are kept in all lists together, and so many once more while they are searched. */
#define CB_MAX_ROWS ((guint) (CB_MAX_BYTES / 16 / sizeof (CbCardSet)))

/**
 * CbHands:
 * @rows: (nullable): by holder, all hands that come into question; NULL where they are too many
 * @n_rows: by holder, how many these are
 * @n_all: how many they are together
 * @n_entries: the number of entries they agree with
 * @effort: what the last attempt at a list might cost
 * @too_many: a bit for each holder with more hands than fit into a list
 *
 * The hands the holders can have, written out. Initialize with zeros.
 */
typedef struct
{
  CbCardSet *rows[CB_MAX_HOLDERS];
  guint n_rows[CB_MAX_HOLDERS];
  guint n_all;
  guint n_entries;
  guint64 effort;
  guint too_many;
} CbHands;

void cb_hands_clear (CbHands *self);
void cb_hands_add (CbHands *self, const CbFacts *facts);
void
cb_hands_list (CbHands *self, const CbProblem *problem, const CbMarks *marks, CbEffort *effort);
void cb_hands_settle (CbHands *self, CbMarks *marks);

gboolean cb_hand_rules_list (const CbHandRules *self,
                             CbCardSet possible,
                             CbCardSet certain,
                             guint max_rows,
                             CbEffort *effort,
                             GArray *rows);

CbSearchResult cb_hands_join (const CbHands *self,
                              const CbProblem *problem,
                              const CbMarks *marks,
                              const CbMarks *wanted,
                              guint salt,
                              CbEffort *effort,
                              CbDeal *deal);

typedef void (*CbSeenFunc) (const CbDeal *deal, gpointer user_data);

gboolean cb_hands_join_all (const CbHands *self,
                            const CbProblem *problem,
                            const CbMarks *marks,
                            const CbMarks *wanted,
                            CbEffort *effort,
                            CbSeenFunc func,
                            gpointer user_data);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CbHands, cb_hands_clear)
