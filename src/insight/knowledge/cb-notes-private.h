/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-facts.h"
#include "cb-knowledge-private.h"
#include "cb-suggestion.h"

/* The most shows kept from which something may still follow: more than any game has. */
#define CB_NOTES_MAX_SHOWS 48

/* Somebody showed one of some cards; the player who takes the notes did not see which. */
typedef struct
{
  guint holder;
  CbCardSet among;
} CbNotedShow;

/**
 * CbNotes:
 * @setup: the table
 * @seat: who takes the notes
 * @hand: his hand
 * @n_holders: how many holders the table has
 * @deck: cards that are in play
 * @n_categories: how many categories the edition has
 * @categories: by category, its cards
 * @n_in_envelope: by category, how many of its cards are in the envelope
 * @most: by holder, without the envelope, the most cards that he can have
 * @has: by holder, cards that he has for certain
 * @lacks: by holder, cards that he does not have for certain
 * @n_shows: how many of @shows there are
 * @shows: shows of cards that he did not see, as long as something may follow from them
 * @thorough: whether he also reasons from the sizes of hands, which must be known, and so concludes
 *   nearly all that the sheet does
 * @news: whether something was noted from which more may follow
 *
 * The sheet of a careful human with a pencil, who crosses off what follows plainly: a card that
 * somebody has is with nobody else; a card nobody has is in the envelope; of a category all of
 * whose other cards are found, the last one is in the envelope; a full hand has no more; and a
 * player who shows one of three cards and lacks two of them has the third. Cards that lie face down
 * count as a hand. He counts nothing and compares no cases.
 */
typedef struct
{
  CbSetup *setup;
  int seat;
  CbCardSet hand;
  guint n_holders;
  CbCardSet deck;
  guint n_categories;
  CbCardSet categories[CB_MAX_CATEGORIES];
  guint n_in_envelope[CB_MAX_CATEGORIES];
  guint most[CB_MAX_HOLDERS];
  CbCardSet has[CB_MAX_HOLDERS];
  CbCardSet lacks[CB_MAX_HOLDERS];
  guint n_shows;
  CbNotedShow shows[CB_NOTES_MAX_SHOWS];
  gboolean thorough;
  gboolean news;
} CbNotes;

/* Begins notes that are no player’s yet. They may be copied by assignment as long as the original
 * lasts; cb_notes_deal() then makes the copy the notes of a player with a hand. */
void cb_notes_init_blank (CbNotes *self, CbSetup *setup);
void cb_notes_deal (CbNotes *self, int seat, CbCardSet hand);
void cb_notes_init (CbNotes *self, CbSetup *setup, int seat, CbCardSet hand);
void cb_notes_init_copy (CbNotes *self, const CbNotes *other);
void cb_notes_clear (CbNotes *self);

/* Notes who passed and who showed, without the card shown, which this player did not see. */
void cb_notes_hear (CbNotes *self, const CbSuggestion *suggestion);
/* Notes cards that this player saw with @holder. */
void cb_notes_see (CbNotes *self, guint holder, CbCardSet cards);
/* Notes what the player saw by the entry at @position, in @supposition.
 * @at: (inout): the first sight not noted yet */
void cb_notes_see_supposed (CbNotes *notes,
                            const CbKnowledge *knowledge,
                            const CbSupposition *supposition,
                            guint position,
                            guint *at);
/* Notes that @holder has none of the cards. */
void cb_notes_miss (CbNotes *self, guint holder, CbCardSet cards);
/* Notes that @holder has one of the cards. */
void cb_notes_suspect (CbNotes *self, guint holder, CbCardSet cards);
/* Crosses off what follows from all that was noted. */
void cb_notes_conclude (CbNotes *self);

/* Whether nothing that was noted contradicts the rest, as far as can be seen at a glance. */
gboolean cb_notes_fit (const CbNotes *self);
/* The envelope, if it is known; else 0. */
CbCardSet cb_notes_get_solution (const CbNotes *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CbNotes, cb_notes_clear)
