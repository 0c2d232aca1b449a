/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-accusation.h"
#include "cb-case.h"
#include "cb-draft-answer.h"
#include "cb-draft-question.h"

/* Every kind of event that a draft can tell of, in the order of the menu. Each is a row called
 * cb_NAME_event in a file in events/. */
#define CB_EVENTS(EVENT)         \
  EVENT (SUGGESTION, suggestion) \
  EVENT (REMOTE, remote)         \
  EVENT (TRAIT, trait)           \
  EVENT (TIP, tip)               \
  EVENT (SNOOP, snoop)           \
  EVENT (SNOOP_ALL, snoop_all)   \
  EVENT (PEEK, peek)             \
  EVENT (LOOK, look)             \
  EVENT (EXPOSED, exposed)       \
  EVENT (SEEN, seen)             \
  EVENT (SWAP, swap)             \
  EVENT (STATEMENT, statement)   \
  EVENT (ACCUSATION, accusation) \
  EVENT (ENVELOPE, envelope)     \
  EVENT (POWER, power)           \
  EVENT (DRAW, draw)             \
  EVENT (PLAY, play)             \
  EVENT (ROLL, roll)             \
  EVENT (NOTE, note)

#define CB_EVENT_NUMBER(NUMBER, name) CB_DRAFT_##NUMBER,

typedef enum
{
  CB_EVENTS (CB_EVENT_NUMBER) CB_N_DRAFT_KINDS
} CbDraftKind;

typedef enum
{
  CB_DRAFT_BY,
  CB_DRAFT_CARDS,
  CB_DRAFT_PLAYER,
  CB_DRAFT_VIEWER,
  CB_DRAFT_CARD,
  CB_DRAFT_RESULT,
  CB_DRAFT_ASKED,
  CB_DRAFT_WANT,
  CB_DRAFT_COUNT,
  CB_DRAFT_HAND,
  CB_DRAFT_SLOTS,
  CB_DRAFT_DIRECTION,
  CB_DRAFT_LOST,
  CB_DRAFT_DECK,
  CB_DRAFT_TRIGGER,
  CB_DRAFT_UNHEARD,
  CB_DRAFT_LOOKED,
  CB_DRAFT_CLAIM,
  CB_DRAFT_SOMEBODY,
  CB_DRAFT_WITH,
} CbDraftField;

#define CB_N_DRAFT_FIELDS (CB_DRAFT_WITH + 1)
#define CB_DRAFT_NO_FIELD CB_N_DRAFT_FIELDS

/* Why a card was drawn. */
typedef enum
{
  CB_TRIGGER_NONE,
  CB_TRIGGER_ROLL,
  CB_TRIGGER_LANDING,
  CB_TRIGGER_MOVED,
  CB_TRIGGER_TURN,
} CbTrigger;

/**
 * CbDraftLack:
 * @field: the field to blame, or %CB_DRAFT_NO_FIELD
 * @missing: whether the field has to be filled; FALSE if what it holds is impossible
 * @may_be_left_out: whether the draft can be recorded all the same
 * @words: what the user should do, as a sentence
 *
 * What a draft lacks.
 */
typedef struct
{
  CbDraftField field;
  gboolean missing;
  gboolean may_be_left_out;
  char *words;
} CbDraftLack;

/* How complete a draft is. The button to record depends on nothing else. */
typedef enum
{
  CB_DRAFT_LACKING, /* something is missing that an entry needs */
  CB_DRAFT_ASKING,  /* a question is open */
  CB_DRAFT_PARTLY,  /* it can be recorded, but leaves out what is always known at a table */
  CB_DRAFT_ODD,     /* it is whole, and contradicts what is known */
  CB_DRAFT_WHOLE,
} CbDraftState;

#define CB_TYPE_DRAFT (cb_draft_get_type ())

/**
 * CbDraft:
 *
 * The entry that is being composed, before it is in the log. It fills in what follows from the
 * rules of the table: whose turn it is, who must have passed, where the chain of answers ends,
 * which cards I can have been shown. It warns if what is entered contradicts what is known, but
 * never forbids it: real tables bend rules.
 *
 * Properties, all with notify; from “by” to “claim” each is the CbDraftField of that name:
 * * case (CbCase, construct only)
 * * kind (CbDraftKind as uint)
 * * by (int): the seat whose turn it is, or −1
 * * cards (uint): the CbCardSet named
 * * player (int): the seat that was asked, or whose cards were seen
 * * viewer (int): the seat that saw the cards; −1 if it was me
 * * card (int): the card seen, or −1
 * * result (CbResult as uint)
 * * asked (int): the category asked for; a trait is its index plus the number of categories; or −1
 * * want (CbWant as uint)
 * * count (int): how many cards came back, or −1
 * * hand (uint): the CbCardSet seen
 * * slots (uint): the places looked at, as bits
 * * direction (uint): 0 to the left, 1 to the right
 * * lost (int): the card of mine that was seen or given away, or −1
 * * deck (int): the index of the deck in the edition, or −1
 * * trigger (CbTrigger as uint): why a card was drawn
 * * unheard (int): how many of the cards told at the table I said I did not hear, or −1
 * * somebody (uint): 1 if, after all who are named, a player showed and it was missed who
 * * looked (uint): 1 if the asker was shown nothing and looked at the cards in slots and hand
 * * with (int): the seat with whom a card was swapped, the number of seats for cards that lie face
 *   down, or −1
 * * claim (CbClaim as uint): what is said of the cards
 * * text (string): the note; or the power, the card of a deck or the faces of the dice
 * * blank (boolean, read only): nothing has been entered
 * * complete (boolean, read only): it can be recorded
 * * warning (string or NULL, read only): one line for each thing that looks odd
 * * purpose (string or NULL, read only): "Edit Entry 5"; NULL while it is a new, last entry
 * * edited (CbLogItem or NULL, read only): the entry that the draft replaces
 *
 * Signal "changed": a field, or something that follows from the fields, may have changed.
 */
G_DECLARE_FINAL_TYPE (CbDraft, cb_draft, CB, DRAFT, GObject)

CbDraft *cb_draft_new (CbCase *case_);
CbCase *cb_draft_get_case (CbDraft *self);

CbDraftKind cb_draft_get_kind (CbDraft *self);
void cb_draft_set_kind (CbDraft *self, CbDraftKind kind);
/* The value of a field: a number, or a set as bits. */
int cb_draft_get (CbDraft *self, CbDraftField field);
void cb_draft_set (CbDraft *self, CbDraftField field, int value);
int cb_draft_get_by (CbDraft *self);
void cb_draft_set_by (CbDraft *self, int seat);

CbCardSet cb_draft_get_cards (CbDraft *self);
gboolean cb_draft_names_all (CbDraft *self);
void cb_draft_toggle_card (CbDraft *self, guint card);
guint cb_draft_list_cards (CbDraft *self, int cards[CB_MAX_CARDS]);

guint cb_draft_list_kinds (CbDraft *self, CbDraftKind kinds[CB_N_DRAFT_KINDS], guint *n_first);
const char *cb_draft_get_kind_name (CbDraft *self, CbDraftKind kind);
/* Whether the player at @seat is me; always FALSE if I only watch the game. */
gboolean cb_draft_is_me (CbDraft *self, int seat);
void cb_draft_toggle (CbDraft *self, CbDraftField field, guint index);

/* The cards asked about by a question that is not a suggestion: those in play of the category or
 * trait asked for. */
CbCardSet cb_draft_get_asked_cards (CbDraft *self);

/* The cards that can be chosen, and the chosen ones. Below: the holder of all these cards, and
 * which of them that holder is known to have or to lack. */
CbCardSet cb_draft_get_choices (CbDraft *self);
CbCardSet cb_draft_get_told (CbDraft *self);
/* The cards I hold before the event. */
CbCardSet cb_draft_get_hand (CbDraft *self);
int cb_draft_get_holder (CbDraft *self);
CbCardSet cb_draft_find_cards (CbDraft *self, CbMark mark);
void cb_draft_pick_card (CbDraft *self, guint card);

/* As bits: traits that the draft depends on, if the edition only guesses which cards have them. */
guint32 cb_draft_get_guessed_traits (CbDraft *self);
/* Why a card was drawn, by its id in case files; NULL if that is not known. */
const char *cb_trigger_get_id (CbTrigger trigger);
CbTrigger cb_trigger_find (const char *id);
/* The player whose hand must be laid open because the card drawn kills him, or −1. */
int cb_draft_get_killed (CbDraft *self);
guint32 cb_draft_get_open_places (CbDraft *self);

GListModel *cb_draft_get_seats (CbDraft *self);
GListModel *cb_draft_get_answers (CbDraft *self);
void cb_draft_reopen_chain (CbDraft *self);

const char *cb_draft_get_text (CbDraft *self);
void cb_draft_set_text (CbDraft *self, const char *text);

gboolean cb_draft_get_blank (CbDraft *self);
gboolean cb_draft_get_complete (CbDraft *self);
gboolean cb_draft_takes_turn (CbDraft *self);
CbDraftState cb_draft_get_state (CbDraft *self);
const CbDraftQuestion *cb_draft_get_question (CbDraft *self);
void cb_draft_reply (CbDraft *self, guint index);
const char *cb_draft_get_warning (CbDraft *self);
/* What to do next, while something is missing; NULL when nothing is. */
const char *cb_draft_get_missing (CbDraft *self);
/* What came of the event, such as “Dan showed Library”, once it can be recorded; NULL for most
 * kinds. */
char *cb_draft_describe_outcome (CbDraft *self);
char *cb_draft_describe_open (CbDraft *self, gboolean *mine);
/* Whether other players answer the event. */
gboolean cb_draft_is_answered (CbDraft *self);
const char *cb_draft_get_purpose (CbDraft *self);
gboolean cb_draft_get_editing (CbDraft *self);
gboolean cb_draft_has_input (CbDraft *self);

void cb_draft_reset (CbDraft *self);
gboolean cb_draft_edit (CbDraft *self, guint position);
void cb_draft_insert_before (CbDraft *self, guint position);
int cb_draft_confirm (CbDraft *self);

JsonNode *cb_draft_write (CbDraft *self);
gboolean cb_draft_restore (CbDraft *self, JsonNode *node);
