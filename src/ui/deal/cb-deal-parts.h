/* The widgets and pages that only the page of a dealt table uses, so that one header declares them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-case.h"
#include "cb-painting.h"
#include "cb-sealed-deal.h"
#include "cb-setup.h"
#include "cb-table-oval.h"

#define CB_TYPE_ACCUSE_PAGE (cb_accuse_page_get_type ())

/**
 * CbAccusePage:
 *
 * One player accuses. Everybody may know whether that is right, but not which cards were named. A
 * player who is wrong may look at the envelope, in a #CbSecret.
 *
 * Actions: accuse.judge, accuse.show-envelope.
 */
G_DECLARE_FINAL_TYPE (CbAccusePage, cb_accuse_page, CB, ACCUSE_PAGE, AdwNavigationPage)

CbAccusePage *cb_accuse_page_new (CbSealedDeal *deal, guint seat);

#define CB_TYPE_DEAL_DICE (cb_deal_dice_get_type ())

/**
 * CbDealDice:
 *
 * The dice of a dealt table, for the player whose turn it is. When pressed they roll, and show the
 * result until the next turn.
 *
 * Property: narrow (boolean: the screen is small).
 */
G_DECLARE_FINAL_TYPE (CbDealDice, cb_deal_dice, CB, DEAL_DICE, GtkButton)

void cb_deal_dice_set_edition (CbDealDice *self, CbEdition *edition);
void cb_deal_dice_show_turn (CbDealDice *self, int seat);

#define CB_TYPE_DEAL_END (cb_deal_end_get_type ())

/**
 * CbDealEnd:
 *
 * A deal that was opened for all: who solved the case, what was in the envelope, all hands, and
 * whether everything is as it was dealt.
 *
 * Property: narrow (boolean: the screen is small).
 * Actions of the page around it: table.deal-again, table.proof, table.notebook.
 */
G_DECLARE_FINAL_TYPE (CbDealEnd, cb_deal_end, CB, DEAL_END, AdwBin)

void cb_deal_end_show (CbDealEnd *self, CbSealedDeal *deal, gboolean turn);

#define CB_TYPE_DEAL_TABLE (cb_deal_table_get_type ())

/**
 * CbDealTable:
 *
 * The table of a deal: hands as backs, and in the middle the sealed envelope and cards that lie
 * there. It shows what everybody may know.
 *
 * Actions of the page around it: table.hand, with the seat; table.look, with the place.
 */
G_DECLARE_FINAL_TYPE (CbDealTable, cb_deal_table, CB, DEAL_TABLE, CbTableOval)

void cb_deal_table_set_up (CbDealTable *self, CbSealedDeal *deal);
void cb_deal_table_show (CbDealTable *self, gboolean narrow);

#define CB_TYPE_FINGERPRINT_CARD (cb_fingerprint_card_get_type ())

/**
 * CbFingerprintCard:
 *
 * A fingerprint for everybody at the table to keep: whole as a QR code, and short enough to write
 * down.
 *
 * Property: title (string). Action: fingerprint.copy, which copies the whole one.
 */
G_DECLARE_FINAL_TYPE (CbFingerprintCard, cb_fingerprint_card, CB, FINGERPRINT_CARD, AdwBin)

void cb_fingerprint_card_set_fingerprint (CbFingerprintCard *self, const char *fingerprint);

#define CB_TYPE_HAND_PAGE (cb_hand_page_get_type ())

/**
 * CbHandPage:
 *
 * Shows one player his cards. It asks for that player, and shows nothing until he holds a button;
 * then it hides the hand and asks for the next player who has not looked. The hand is hidden
 * whenever the page is not visible.
 *
 * Property: narrow (boolean: the screen is small).
 * Signals: "notebook" (CbCase): the player’s notebook, kept beside the deal, is to be shown;
 * "deal-again": somebody else has seen the hand, so the cards are to be dealt once more.
 * Actions: hand.show, hand.skip, hand.done, hand.notebook, hand.device, hand.cards, hand.not-me,
 * hand.deal-again.
 */
G_DECLARE_FINAL_TYPE (CbHandPage, cb_hand_page, CB, HAND_PAGE, AdwNavigationPage)

CbHandPage *cb_hand_page_new (CbSealedDeal *deal, guint seat, gboolean notebook);

#define CB_TYPE_HOLD_DIALOG (cb_hold_dialog_get_type ())

/* Asks before something is laid open for all, with buttons that have to be held. Signal "held"
 * (uint): which button. */
G_DECLARE_FINAL_TYPE (CbHoldDialog, cb_hold_dialog, CB, HOLD_DIALOG, AdwDialog)

CbHoldDialog *cb_hold_dialog_new (const char *title, const char *words);
void cb_hold_dialog_add (CbHoldDialog *self, const char *label, guint which);

#define CB_TYPE_LARGE_FACE (cb_large_face_get_type ())

/**
 * CbLargeFace:
 *
 * What is on a large button: an icon, what it does, and a line about it.
 *
 * Properties: icon-name, title, words (strings); brief (boolean: without the line).
 */
G_DECLARE_FINAL_TYPE (CbLargeFace, cb_large_face, CB, LARGE_FACE, GtkBox)

#define CB_TYPE_LOOK_PAGE (cb_look_page_get_type ())

/**
 * CbLookPage:
 *
 * One player looks at a card that lies face down. The card is hidden whenever the page is not
 * visible.
 *
 * Actions: look.show.
 */
G_DECLARE_FINAL_TYPE (CbLookPage, cb_look_page, CB, LOOK_PAGE, AdwNavigationPage)

CbLookPage *cb_look_page_new (CbSealedDeal *deal, guint place);

#define CB_TYPE_NAMES_DIALOG (cb_names_dialog_get_type ())

/* Corrects names of players that were misspelt. Signal "correct" (pointer: the CbDealEvent): a
 * change to record. */
G_DECLARE_FINAL_TYPE (CbNamesDialog, cb_names_dialog, CB, NAMES_DIALOG, AdwAlertDialog)

CbNamesDialog *cb_names_dialog_new (CbSealedDeal *deal);

#define CB_TYPE_NUMBER_PAGE (cb_number_page_get_type ())

/**
 * CbNumberPage:
 *
 * Ten big buttons, for the number that one player gives to a deal. The numbers of the others stay
 * in view. The page removes itself once the number is in the record.
 *
 * Actions: number.digit (u), number.erase, number.give.
 */
G_DECLARE_FINAL_TYPE (CbNumberPage, cb_number_page, CB, NUMBER_PAGE, AdwNavigationPage)

CbNumberPage *cb_number_page_new (CbSealedDeal *deal, guint seat);

#define CB_TYPE_PASS_VIEW (cb_pass_view_get_type ())

/**
 * CbPassView:
 *
 * Asks for a player before showing what only that player may see: has the token, what to do and a
 * line about it, but nothing of the secret.
 */
G_DECLARE_FINAL_TYPE (CbPassView, cb_pass_view, CB, PASS_VIEW, AdwBin)

void cb_pass_view_show (CbPassView *self, CbSealedDeal *deal, guint seat, const char *title);
void cb_pass_view_set_words (CbPassView *self, const char *words);
void cb_pass_view_show_round (CbPassView *self, CbSealedDeal *deal, guint now);

#define CB_TYPE_PROOF_PAGE (cb_proof_page_get_type ())

/**
 * CbProofPage:
 *
 * Shows how everybody can see that nobody chose the cards of a deal: its fingerprint, the numbers
 * of the players, which are given from here, the record, and in the end the result of checking all
 * of it. It also says what Casebook does not prevent.
 *
 * Actions: proof.number (u), of a seat; proof.copy-deal.
 */
G_DECLARE_FINAL_TYPE (CbProofPage, cb_proof_page, CB, PROOF_PAGE, AdwNavigationPage)

CbProofPage *cb_proof_page_new (CbSealedDeal *deal);

void cb_qr_code_show (CbPainting *painting, const char *text);

#define CB_TYPE_SHOW_PAGE (cb_show_page_get_type ())

/**
 * CbShowPage:
 *
 * A suggestion at a table without cards. In public: who asks for which cards, who passes and who
 * must show. In private: that player chooses the card to show, then the asker sees it. The page
 * goes on where the game stands, so that it can be left and opened again at any time.
 *
 * Actions: show.ask, show.choose, show.take-back.
 */
G_DECLARE_FINAL_TYPE (CbShowPage, cb_show_page, CB, SHOW_PAGE, AdwNavigationPage)

CbShowPage *cb_show_page_new (CbSealedDeal *deal);

#define CB_TYPE_TABLE_CODES (cb_table_codes_get_type ())

/**
 * CbTableCodes:
 *
 * The codes of what happened at a table, for one player’s notebook on another device. A few are
 * shown at a time, together as a picture and each as text to be typed. The newest come first.
 *
 * Actions: codes.earlier, codes.later.
 */
G_DECLARE_FINAL_TYPE (CbTableCodes, cb_table_codes, CB, TABLE_CODES, GtkBox)

/* @codes: (nullable): all codes so far; NULL takes everything away */
void cb_table_codes_show (CbTableCodes *self, const char *const *codes);

/**
 * cb_table_notebook_open_async:
 * @deal: one that is kept in a file, and whose record has a look of @seat at the hand
 * @seat: whose notebook is opened
 *
 * Brings the notebook that is kept beside the deal up to date with all that its owner saw, and
 * reads it, in other threads. The first call creates the notebook.
 */
void cb_table_notebook_open_async (CbSealedDeal *deal,
                                   guint seat,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
/* Returns: (transfer full) (nullable): the case; else @error */
CbCase *cb_table_notebook_open_finish (CbSealedDeal *deal, GAsyncResult *result, GError **error);

#define CB_TYPE_WHO_POPOVER (cb_who_popover_get_type ())

/* Asks who it is that does something: a button for each player. */
G_DECLARE_FINAL_TYPE (CbWhoPopover, cb_who_popover, CB, WHO_POPOVER, GtkPopover)

void cb_who_popover_clear (CbWhoPopover *self);
void cb_who_popover_add (CbWhoPopover *self,
                         const CbSetup *table,
                         guint seat,
                         const char *words,
                         const char *action);
guint cb_who_popover_get_n (CbWhoPopover *self);
