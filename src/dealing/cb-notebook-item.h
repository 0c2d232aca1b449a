/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-sealed-deal.h"

/**
 * CbNotebookItemKind:
 * @CB_NOTEBOOK_SUGGESTION: a suggestion, once all who must show have shown
 * @CB_NOTEBOOK_TAKEN_BACK: a suggestion that was taken back; the answers heard still hold
 * @CB_NOTEBOOK_ACCUSATION: an accusation in private
 * @CB_NOTEBOOK_TOLD: the cards of a private accusation, which all hear in the end
 * @CB_NOTEBOOK_LOOK: a look at a card that lies face down
 * @CB_NOTEBOOK_HAND: the hand of a player who left, or whom a drawn card killed
 * @CB_NOTEBOOK_ENVELOPE: what was in the envelope
 * @CB_NOTEBOOK_DRAW: a card of another deck that was drawn
 * @CB_NOTEBOOK_PLAY: a kept card of such a deck that was played
 * @CB_NOTEBOOK_NAME: a name that was corrected, or a part of a long one
 */
typedef enum
{
  CB_NOTEBOOK_SUGGESTION = 1,
  CB_NOTEBOOK_TAKEN_BACK,
  CB_NOTEBOOK_ACCUSATION,
  CB_NOTEBOOK_TOLD,
  CB_NOTEBOOK_LOOK,
  CB_NOTEBOOK_HAND,
  CB_NOTEBOOK_ENVELOPE,
  CB_NOTEBOOK_DRAW,
  CB_NOTEBOOK_PLAY,
  CB_NOTEBOOK_NAME,
} CbNotebookItemKind;

/* The most bytes of a name in one item: they fit into a code. */
#define CB_NOTEBOOK_MAX_NAME 9

/**
 * CbNotebookItem:
 * @kind: what it is
 * @line: the line of the record that it is about, from 1
 * @at: the line by which it became known
 * @seat: who did it
 * @place: the place of the card looked at; or the number of the deck; or 1 for a hand revealed by a
 *   drawn card; or how many parts of a name come after this one
 * @card: the kind of card of that deck
 * @cards: the cards named, laid open or seen; 0 if the observing seat does not know them
 * @right: whether an accusation was right
 * @passed: who passed, bit by seat
 * @showing: who showed, or had to
 * @shown: the card that each seat showed; −1 if the observing seat did not see it
 * @name: a part of a name, cut between characters
 *
 * One thing that happened at a dealt table, as one seat observed it. Notebooks and the codes for
 * them are made of nothing else.
 */
typedef struct
{
  CbNotebookItemKind kind;
  guint line;
  guint at;
  guint seat;
  guint place;
  guint card;
  CbCardSet cards;
  gboolean right;
  guint32 passed;
  guint32 showing;
  gint8 shown[CB_MAX_PLAYERS];
  char name[CB_NOTEBOOK_MAX_NAME + 1];
} CbNotebookItem;

/* Returns: (transfer full) (element-type CbNotebookItem): what @seat saw of the game, or for
 * %CB_NOBODY what everybody saw, in the order in which it became known. An item keeps its place in
 * the list, whatever happens later. */
GArray *cb_notebook_list_items (CbSealedDeal *deal, int seat);

/* Returns: (transfer full): what makes the notebooks of one hand the same on all devices */
char *cb_notebook_make_key (const CbSetup *setup);

/* Compares items by the line by which they became known, then by the line that they are about. */
int cb_notebook_item_compare_known (gconstpointer a, gconstpointer b);

/* (transfer full): the notebook’s entry about @heard, neither a name nor a suggestion taken back */
CbEntry *cb_notebook_make_entry (const CbNotebookItem *heard, const CbSetup *setup);

/* Adds the entries of @heard to @contents, which has a setup. Their ids follow from the hand and
 * the lines of the record, and are the same on every device. */
void cb_notebook_add_items (CbContents *contents, const GArray *heard);

/* Adds to @contents the entries of @kept about the lines up to @last, so that a merge does not take
 * two equal turns for one turn that was told twice. */
void cb_notebook_keep_items (CbContents *contents, const CbContents *kept, guint last);

/* Gives @contents the table of @kept, and the names in @heard that @kept has not been told yet. */
void cb_notebook_add_names (CbContents *contents, const GArray *heard, const CbContents *kept);

/* (transfer full): @self with the names of players that @told heard at the table and @kept has not
 * heard yet. A name that the owner of the notebook gives a player later stays */
CbContents *
cb_notebook_take_names (CbContents *self, const CbContents *told, const CbContents *kept);

/* Whether @contents has, or had, an entry about @line of the record. @part: for a part of a name,
 * how many parts come after it; else 0 */
gboolean cb_notebook_is_known (const CbContents *contents, guint line, guint part);
