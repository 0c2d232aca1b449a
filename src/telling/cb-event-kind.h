/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-private.h"
#include "cb-event-ids.h"
#include "cb-form-field.h"

/* Who answers, and until when. */
typedef enum
{
  CB_ASKS_NOBODY,
  CB_ASKS_UNTIL_SHOWN,
  CB_ASKS_EVERYBODY,
} CbAsks;

/**
 * CbEventKind:
 * @id: its id in stored drafts; those of kinds that editions can list are in cb-event-ids.h
 * @name: what it is called on screen, unless the edition has a word for it; not yet translated
 * @line: the ways to tell it in a typed line, ended by NULL
 * @form: the fields in which it is told by taps, ended by one without a picker
 * @always: whether it is offered among the first, even if the edition does not list it
 * @takes_turn: whether it is a player's turn
 * @asks: whether others answer it
 * @is_possible: (nullable): whether it can happen in a case; NULL if it always can
 * @get_asked: (nullable): the cards that the answers are about; NULL for those named
 * @get_traits: (nullable): the traits that the event depends on, as bits by index
 * @told: the field with the cards that are tapped; %CB_DRAFT_BY where none are
 * @get_holder: (nullable): the holder whom the cards of the form are about, −1 while no player is
 *   chosen; NULL where they are about the envelope
 * @get_choices: (nullable): the cards that can be told; NULL for all that can be with the holder
 * @saw_card: (nullable): whether I saw the one card that is told
 * @pick: (nullable): does what else follows from tapping a card
 * @follow: (nullable): does what else follows once the user has set a field
 * @begin: (nullable): fills in what is likely, when the kind is chosen
 * @check: reports what the draft lacks to be recorded
 * @is_whole: (nullable): whether a draft that can be recorded also leaves out nothing that is
 *   always known; NULL if every such draft is whole
 * @make: adds the entry to @entries, which takes it over
 * @entry: (nullable): the kind of entry it makes; NULL if no entry can be edited as this event
 * @can_take: (nullable): whether an entry of that kind is this event; NULL if all are
 * @take: fills a draft that is clear with what such an entry says
 * @keep: (nullable): keeps what the edited entry says and the form does not show
 * @warn: (nullable): adds a line for each thing that contradicts what is known
 *
 * Everything about one kind of event. To add a kind, write a file like the others in events/, and
 * put it in the list in cb-draft.h.
 */
struct _CbEventKind
{
  const char *id;
  const char *name;
  const CbPhrasing *line[12];
  const CbFormField *form;
  gboolean always;
  gboolean takes_turn;
  CbAsks asks;
  gboolean (*is_possible) (const CbSetup *setup);
  CbCardSet (*get_asked) (CbDraft *self);
  guint32 (*get_traits) (CbDraft *self);
  CbDraftField told;
  int (*get_holder) (CbDraft *self);
  CbCardSet (*get_choices) (CbDraft *self);
  gboolean (*saw_card) (CbDraft *self);
  void (*pick) (CbDraft *self, guint card);
  void (*follow) (CbDraft *self, CbDraftField field);
  void (*begin) (CbDraft *self);
  void (*check) (CbDraft *self);
  gboolean (*is_whole) (CbDraft *self);
  void (*make) (CbDraft *self, GPtrArray *entries);
  const CbEntryKind *entry;
  gboolean (*can_take) (const CbEntry *entry);
  void (*take) (CbDraft *self, const CbEntry *entry);
  void (*keep) (CbDraft *self, CbEntry *entry, const CbEntry *old);
  void (*warn) (CbDraft *self, GStrvBuilder *builder);
};

#define CB_EVENT_ROW(NUMBER, name) extern const CbEventKind cb_##name##_event;
CB_EVENTS (CB_EVENT_ROW)

const CbEventKind *_cb_draft_get_event_kind (CbDraft *self);
const CbEventKind *_cb_event_kind_at (CbDraftKind kind);
gboolean _cb_event_kind_find (const CbEntry *entry, CbDraftKind *found);

/* Used by the kinds to report what a draft lacks. */
void _cb_draft_need (CbDraft *self, CbDraftField field, const char *words);
void _cb_draft_need_player (CbDraft *self, CbDraftField field);
void _cb_draft_need_cards (CbDraft *self);
void _cb_draft_ask_for (CbDraft *self, CbDraftField field, char *words);
void _cb_draft_refuse (CbDraft *self, CbDraftField field, char *words);
void _cb_draft_refuse_unasked (CbDraft *self, CbDraftField field, CbCardSet strange);

/* Functions that several kinds share. */
gboolean _cb_draft_is_question (CbDraft *self);
gboolean _cb_draft_names_enough (CbDraft *self);
gboolean _cb_draft_has_answer (CbDraft *self);
CbDraftAnswer *_cb_draft_find_open_answer (CbDraft *self);
CbDraftAnswer *_cb_draft_find_passed_over (CbDraft *self);
typedef void (*CbAddAnswer) (CbEntry *entry, int by, CbDid did, int card);
void _cb_draft_add_answers (CbDraft *self, CbEntry *entry, CbAddAnswer add);
void _cb_draft_take_answers (CbDraft *self, const CbAnswers *answers);
void _cb_draft_keep_answers (CbAnswers *answers, const CbAnswers *old);

/* Parts of forms that several kinds share: a form of the cards alone, the players, whoever saw or
 * said something, and a text that is an id. */
extern const CbFormField _cb_form_of_cards[];
void _cb_draft_list_players (CbDraft *self, GStrvBuilder *names);
void _cb_draft_list_viewers (CbDraft *self, const char *first, GStrvBuilder *names);
int _cb_draft_get_viewer_place (CbDraft *self);
void _cb_draft_choose_viewer (CbDraft *self, guint place);
void _cb_draft_toggle_text (CbDraft *self, const char *id);

/* The categories and traits that can be asked for. */
void _cb_draft_list_kinds_asked (CbDraft *self, GStrvBuilder *names);
gboolean _cb_draft_guesses (CbDraft *self);
const char *_cb_draft_get_asked_id (CbDraft *self);
int _cb_draft_find_asked (CbDraft *self, const char *id);

/* The holder of a seat’s cards, the holder that the player field names, and the cards that the
 * holder can have. */
int _cb_draft_get_seat_holder (int seat);
int _cb_draft_get_player_holder (CbDraft *self);
CbCardSet _cb_draft_get_holder_choices (CbDraft *self);

CbSeatState _cb_draft_get_seat_state (CbDraft *self, int seat);

CbCardSet _cb_draft_find_cards (CbDraft *self, guint holder, CbCardSet cards, CbMark mark);
void _cb_draft_warn_of_answers (CbDraft *self, CbCardSet cards, GStrvBuilder *builder);
void _cb_draft_warn_of_card (CbDraft *self, int seat, guint card, GStrvBuilder *builder);

void _cb_draft_warn_of_turn (CbDraft *self, GStrvBuilder *builder);
/* Returns: whether it warned that the player is out. */
gboolean _cb_draft_warn_of_out (CbDraft *self, GStrvBuilder *builder);
void _cb_draft_warn_of_hand (CbDraft *self, int seat, CbCardSet cards, GStrvBuilder *builder);
/* (nullable): the power that allows an event, where the edition names one */
const CbEditionPower *_cb_event_find_power (const CbEdition *edition, const char *event);
/* Whether an entry tells that a power was used. */
typedef gboolean (*CbIsUse) (const CbEntry *entry, const char *power);
gboolean _cb_event_names_power (const CbEntry *entry, const char *power);
/* Warns if @by uses a power that is another character's, or can be used only once and was used
 * before. @power: its id, or the text that was entered */
void _cb_draft_warn_of_power (CbDraft *self,
                              const char *power,
                              int by,
                              CbIsUse is_use,
                              GStrvBuilder *builder);
/* For a look at cards that lie face down, on its own or at the end of a suggestion. */
void _cb_draft_check_look (CbDraft *self);
void _cb_draft_make_look (CbDraft *self, GPtrArray *entries);
void _cb_draft_warn_of_look (CbDraft *self, GStrvBuilder *builder);
/* Whether a player has looked at cards of their own accord in the turn in which this entry is. */
gboolean _cb_draft_has_looked (CbDraft *self, int seat);
char *_cb_draft_name_misplaced (CbDraft *self, guint holder, CbCardSet cards);
