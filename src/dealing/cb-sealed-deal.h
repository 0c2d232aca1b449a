/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cb-deal-event.h"
#include "cb-deal-play.h"

/**
 * CbDealProof:
 * @CB_DEAL_PROOF_SEED: nothing, because the deal came from a seed
 * @CB_DEAL_PROOF_UNMIXED: nothing was changed since the fingerprint was shown; but nobody gave a
 *   number, so that the maker of the deal may have chosen the cards
 * @CB_DEAL_PROOF_MIXED: nothing was changed, and nobody can have chosen the cards unless he foresaw
 *   the numbers
 *
 * What an opened deal proves if nothing in it is wrong.
 */
typedef enum
{
  CB_DEAL_PROOF_SEED,
  CB_DEAL_PROOF_UNMIXED,
  CB_DEAL_PROOF_MIXED,
} CbDealProof;

#define CB_SEALED_DEAL_SUFFIX ".deal"

/* What a fingerprint that somebody wrote down belongs to: to nothing known, or to the deal; numbers
 * from 1 on stand for the record after that many events. */
#define CB_DEAL_FINGERPRINT_NONE (-2)
#define CB_DEAL_FINGERPRINT_DEAL (-1)

#define CB_TYPE_SEALED_DEAL (cb_sealed_deal_get_type ())

/**
 * CbSealedDeal:
 *
 * A deal that Casebook made for a table and keeps to itself: hands are given out one by one,
 * accusations are judged, and when the game is over the deal is laid open, and proves to be the one
 * promised. Whatever is done with it is in its record, and the record in its file, before anybody
 * is told. How it proves itself is in PROTOCOL.md.
 *
 * Notebooks never see it: a case starts from cb_sealed_deal_make_setup(), which has the owner's
 * hand and what lies open, and nothing else.
 *
 * Signal "changed": something is new in the record.
 * Property "waiting", a boolean: whether something is being noted, and that takes long.
 */
G_DECLARE_FINAL_TYPE (CbSealedDeal, cb_sealed_deal, CB, SEALED_DEAL, GObject)

CbSealedDeal *cb_sealed_deal_new (CbDealPromise *promise);
CbSealedDeal *cb_sealed_deal_load (GFile *file, GError **error);
gboolean cb_sealed_deal_keep_in (CbSealedDeal *self, GFile *file, GError **error);
GFile *cb_sealed_deal_get_file (CbSealedDeal *self);
/* (transfer full): the location of a new file in the user's folder of deals,
 * $XDG_DATA_HOME/casebook/deals; the file is not created yet. */
GFile *cb_sealed_deal_make_file (CbSealedDeal *self);
/* (transfer full): the folder with the user's deals. */
GFile *cb_sealed_deal_get_folder (void);

CbSetup *cb_sealed_deal_get_table (CbSealedDeal *self);

CbSetup *cb_sealed_deal_make_setup (CbSealedDeal *self, guint seat);
gboolean cb_sealed_deal_has_looked (CbSealedDeal *self, guint seat);
gboolean cb_sealed_deal_has_looked_down (CbSealedDeal *self, guint seat, guint place);
guint cb_sealed_deal_get_card_down (CbSealedDeal *self, guint place);

gboolean cb_sealed_deal_has_accused (CbSealedDeal *self, guint seat);
CbCardSet cb_sealed_deal_get_accusation (CbSealedDeal *self, guint seat);
gboolean cb_sealed_deal_is_right (CbSealedDeal *self, CbCardSet cards);
CbCardSet cb_sealed_deal_get_envelope (CbSealedDeal *self);
gboolean cb_sealed_deal_is_open (CbSealedDeal *self);

/* Writes an act to the record before it happens. */
gboolean cb_sealed_deal_note (CbSealedDeal *self, const CbDealEvent *event, GError **error);
void cb_sealed_deal_note_async (CbSealedDeal *self,
                                const CbDealEvent *event,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);
gboolean cb_sealed_deal_note_finish (CbSealedDeal *self, GAsyncResult *result, GError **error);
gboolean cb_sealed_deal_get_waiting (CbSealedDeal *self);

/**
 * cb_sealed_deal_get_play:
 *
 * A table plays by noting what is done, each with cb_sealed_deal_note_async() before anything is
 * shown:
 *
 * 1. %CB_DEAL_EVENT_SUGGEST, with the seat and the cards named. Who passes and who must show is in
 *    the play then, and in words for all in cb_sealed_deal_describe_answers().
 * 2. %CB_DEAL_EVENT_CHOOSE, with the seat of a player who must show. Only then
 *    cb_sealed_deal_get_choice() tells which cards there are.
 * 3. %CB_DEAL_EVENT_SHOW, with that seat and the one card.
 * 4. %CB_DEAL_EVENT_SEE, with the seat of the asker. Only then cb_sealed_deal_get_shown() tells the
 *    card. If several must show, steps 2 and 3 come for each of them before this.
 *
 * Until step 2, and as long as nobody has accused or looked at a face-down card,
 * %CB_DEAL_EVENT_TAKE_BACK, with the seat of the player who suggested, takes the suggestion back:
 * it is the same player’s turn then. Any player who is not out may suggest or accuse: the play
 * tells only whose turn it is likely to be, because a player who reaches no room suggests nothing.
 * %CB_DEAL_EVENT_LEAVE lays the hand of a seat open for all. If an event cannot follow, noting it
 * fails with a sentence that says why; see also cb_sealed_deal_can_note().
 *
 * Returns: (transfer none): where the game stands; it changes with the signal "changed" of the deal
 */
const CbDealPlay *cb_sealed_deal_get_play (CbSealedDeal *self);

/* Whether @event can be noted now; else @error is a sentence that says why not. Only its kind,
 * seat, place and cards are read. For %CB_DEAL_EVENT_SHOW the answer gives away whether that seat
 * has the card: ask only once %CB_DEAL_EVENT_CHOOSE is noted. */
gboolean cb_sealed_deal_can_note (CbSealedDeal *self, const CbDealEvent *event, GError **error);

/* Returns: (transfer none) (nullable): @deck of the edition as it is now, if the table draws from
 * it. %CB_DEAL_EVENT_DRAW draws, %CB_DEAL_EVENT_PLAY plays a card that was kept; the deck is their
 * place. The secret and the players' numbers decide which card comes, and everybody sees it. Who
 * draws the last card that kills is out, and that hand lies open, unless this ends the game. */
const CbDrawPile *cb_sealed_deal_get_pile (CbSealedDeal *self, guint deck);

/* Returns: the deck that the table draws from, or −1 */
int cb_sealed_deal_find_deck (CbSealedDeal *self);

/* Returns: how many cards of @deck @seat has drawn and kept */
guint cb_sealed_deal_get_n_kept (CbSealedDeal *self, guint deck, guint seat);

/* Returns: what @seat can show of the last suggestion’s cards, for that player’s eyes only; none
 * before %CB_DEAL_EVENT_CHOOSE is noted for @seat, or once the card is chosen */
CbCardSet cb_sealed_deal_get_choice (CbSealedDeal *self, guint seat);

/* Returns: the card that @seat showed for the last suggestion; only its maker may see it. −1 before
 * %CB_DEAL_EVENT_SEE is noted */
int cb_sealed_deal_get_shown (CbSealedDeal *self, guint seat);

/* Returns: whether a drawn card put @seat out of the game */
gboolean cb_sealed_deal_is_killed (CbSealedDeal *self, guint seat);

/* Returns: the hand of a player who left or was killed, which lies open for all; else no cards */
CbCardSet cb_sealed_deal_get_open_hand (CbSealedDeal *self, guint seat);

/* Returns: (transfer full): how the last suggestion is answered, for all to hear: “Cleo passed, Dan
 * must show Bob a card”, then “Cleo passed, Dan showed Bob a card”, or “Nobody can show a card.”;
 * "" if there is none */
char *cb_sealed_deal_describe_answers (CbSealedDeal *self);

/* Returns: (transfer full): what comes next, for all to see, or how the game ended; "" if a card
 * has to be shown: the answers say that */
char *cb_sealed_deal_describe_next (CbSealedDeal *self);

/* What proves that the deal is the one promised. */
CbDealProof cb_sealed_deal_get_proof (CbSealedDeal *self);
char *cb_sealed_deal_describe_proof (CbSealedDeal *self);
char *cb_sealed_deal_describe_result (CbSealedDeal *self);
char *cb_sealed_deal_make_seed (CbSealedDeal *self);
const char *cb_sealed_deal_get_fingerprint (CbSealedDeal *self);
char *cb_sealed_deal_make_short_fingerprint (CbSealedDeal *self);
gboolean cb_sealed_deal_takes_numbers (CbSealedDeal *self);
int cb_sealed_deal_get_number (CbSealedDeal *self, guint seat);
char *cb_sealed_deal_describe_numbers (CbSealedDeal *self);
guint cb_sealed_deal_get_n_events (CbSealedDeal *self);
const char *cb_sealed_deal_get_event (CbSealedDeal *self, guint index);
char *cb_sealed_deal_describe_event (CbSealedDeal *self, guint index);
const char *cb_sealed_deal_get_record_fingerprint (CbSealedDeal *self, guint n_events);
char *cb_sealed_deal_describe_record (CbSealedDeal *self);
char *cb_sealed_deal_describe_evidence (CbSealedDeal *self);
int cb_sealed_deal_find_fingerprint (CbSealedDeal *self, const char *typed);
gboolean cb_sealed_deal_check (CbSealedDeal *self, GError **error);
char *cb_sealed_deal_make_text (CbSealedDeal *self);
