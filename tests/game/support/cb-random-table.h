/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition.h"

#define CB_RANDOM_ONLOOKER (-1)

/**
 * CbRandomTable:
 *
 * A table with a true deal and a number of entries of every kind, all at random from a seed. Each
 * who sits there, or looks on, keeps a notebook of his own of the same events: cards that he did
 * not see are not in it. All is true, but for one of so many answers on average where there are
 * lies. @answers is who answers a suggestion; at a built-in box by a house rule. With @tip_traits
 * tips may ask for traits, also where onlookers do not hear it; with
 * @asks_alike suggestions name any two cards.
 */
typedef struct
{
  guint32 seed;
  guint n_entries;
  guint lies; /* one of so many answers is wrong; 0: no lies */
  gboolean tip_traits;
  gboolean asks_alike;
  gboolean half_heard; /* some cards of suggestions, and who showed */
  CbAnswering answers;
  gboolean events;    /* the edition lists questions for traits, snoops and tips */
  CbEdition *edition; /* (nullable) (unowned): a built-in one, or a small one at random */
} CbRandomTable;

guint cb_random_table_get_n_players (const CbRandomTable *self);
/* (transfer full): the text of the case file of the player at seat @me */
char *cb_random_table_write_case (const CbRandomTable *self, int me);
/* The cards of @holder, counted like holders of the sheet; bit i for card i. */
guint32 cb_random_table_get_hand (const CbRandomTable *self, guint holder);

/* (transfer full): one more entry for three players of the small edition of the tests, true or
 * not. */
char *cb_random_entry_new (GRand *rand);
