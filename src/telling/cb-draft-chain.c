/* Who is asked, in which order, and where the chain of answers ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"

/* Whether the answers from @start on are those that @order begins with. */
static gboolean
goes_on (CbDraft *self, guint start, GPtrArray *order)
{
  guint n = _cb_draft_get_n_answers (self) - start;

  if (n > order->len)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (_cb_draft_get_answer (self, start + i) != g_ptr_array_index (order, i))
      return FALSE;
  return TRUE;
}

/* Puts the answers into seating order after the asker. When the asker changes to the next player,
 * one answer is removed and one added; the others are kept: making a row anew costs a widget. */
static void
arrange_answers (CbDraft *self)
{
  g_autoptr (GPtrArray) order = g_ptr_array_new ();
  guint n = _cb_draft_get_n_seats (self);
  guint start = 0;
  guint kept;

  for (guint i = 1; i <= n; i++)
    {
      guint seat = (guint) (self->values[CB_DRAFT_BY] + (int) i) % n;

      if ((int) seat != self->values[CB_DRAFT_BY])
        g_ptr_array_add (order, _cb_draft_get_seat (self, seat));
    }

  while (!goes_on (self, start, order))
    start++;
  kept = _cb_draft_get_n_answers (self) - start;
  g_list_store_splice (self->answers, 0, start, NULL, 0);
  g_list_store_splice (self->answers, kept, 0, order->pdata + kept, order->len - kept);
}

static CbAsks
get_asks (CbDraft *self)
{
  return _cb_draft_get_event_kind (self)->asks;
}

CbSeatState
_cb_draft_get_seat_state (CbDraft *self, int seat)
{
  return cb_case_get_seat_state (self->case_, _cb_draft_get_n_before (self), (guint) seat);
}

static guint32
get_bit (CbDraftAnswer *answer)
{
  return (guint32) 1 << cb_draft_answer_get_seat (answer);
}

/* Forgets what was said of a player, and what was filled in. */
static void
forget (CbDraft *self, CbDraftAnswer *answer)
{
  self->filled &= ~get_bit (answer);
  self->unknown &= ~get_bit (answer);
  self->unasked &= ~get_bit (answer);
}

guint
_cb_draft_list_chain (CbDraft *self, CbAnswerer *answerers, guint *said, guint *showed)
{
  guint n = cb_answering_list (cb_case_get_setup (self->case_), self->values[CB_DRAFT_BY], 0,
                               answerers);

  *said = *showed = 0;
  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);

      if (cb_draft_answer_is_given (answer) && (self->filled & get_bit (answer)) == 0)
        *said |= 1u << i;
      if (cb_draft_answer_get_showed (answer))
        *showed |= 1u << i;
      if (get_asks (self) == CB_ASKS_EVERYBODY)
        answerers[i].before[0] = answerers[i].before[1] = 0;
    }
  return n;
}

/* The places of those who must have passed, because somebody asked after them answered. Once
 * somebody has shown, it is not known who else was asked. */
static guint
find_passed (CbDraft *self)
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint said, showed, n;

  if (get_asks (self) != CB_ASKS_UNTIL_SHOWN)
    return 0;
  n = _cb_draft_list_chain (self, answerers, &said, &showed);
  if (self->rest_passed && self->values[CB_DRAFT_SOMEBODY] == 0)
    return ~said;
  return cb_answering_find_passed (answerers, n, said, showed);
}

/* (nullable) (transfer none): the first player of those passed over for whom nothing can be filled
 * in */
CbDraftAnswer *
_cb_draft_find_passed_over (CbDraft *self)
{
  guint passed = find_passed (self);

  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);

      if ((passed >> i & 1) != 0 && !cb_draft_answer_is_given (answer) &&
          ((self->unknown | self->unasked) & get_bit (answer)) == 0 &&
          cb_seat_state_answers (cb_draft_answer_get_state (answer)))
        return answer;
    }
  return NULL;
}

/* Fills in a pass for the players of find_passed() who can have passed, and clears passes that do
 * not hold any more. Players killed by a card or with a revealed hand are never asked. */
static void
fill_in_passes (CbDraft *self, CbSeats *seats)
{
  CbCardSet asked = _cb_draft_get_asked (self);
  guint passed = find_passed (self);

  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);
      gboolean filled = (self->filled & get_bit (answer)) != 0;
      gboolean follows = (passed >> i & 1) != 0 && (filled || !cb_draft_answer_is_given (answer)) &&
                         ((self->unknown | self->unasked) & get_bit (answer)) == 0 &&
                         cb_seat_state_answers (
                           cb_seats_get (seats, cb_draft_answer_get_seat (answer))) &&
                         _cb_draft_may_pass (self, answer, asked);

      if (filled == follows)
        continue;
      self->filled ^= get_bit (answer);
      cb_draft_answer_set_passed (answer, follows);
    }
}

/* Forgets the answers of players who are no longer asked because the one at @position showed. */
static void
end_chain (CbDraft *self, guint position)
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint said, showed, n = _cb_draft_list_chain (self, answerers, &said, &showed);

  for (guint i = 0; i < n; i++)
    if (((answerers[i].before[0] | answerers[i].before[1]) >> position & 1) != 0 &&
        !cb_answerer_is_asked (&answerers[i], showed))
      {
        forget (self, _cb_draft_get_answer (self, i));
        cb_draft_answer_clear (_cb_draft_get_answer (self, i));
      }
}

/* Where the question goes round until somebody shows, a show ends the chain. If an answer is taken
 * back although later players answered, it is stored as not known. */
static void
answer_given_cb (CbDraft *self, GParamSpec *pspec, CbDraftAnswer *answer)
{
  guint position;

  if (self->applying > 0)
    return;

  forget (self, answer);
  if (get_asks (self) == CB_ASKS_UNTIL_SHOWN &&
      g_list_store_find (self->answers, answer, &position))
    {
      self->applying++;
      if (!cb_draft_answer_is_given (answer) && (find_passed (self) >> position & 1) != 0)
        self->unknown |= get_bit (answer);
      if (cb_draft_answer_get_showed (answer) && !self->chain_open)
        end_chain (self, position);
      if (cb_draft_answer_get_showed (answer) &&
          cb_setup_get_answering (cb_case_get_setup (self->case_)) == CB_ANSWERS_FIRST)
        _cb_draft_put (self, CB_DRAFT_SOMEBODY, 0);
      self->applying--;
    }
  _cb_draft_update (self);
}

void
_cb_draft_pass_rest (CbDraft *self)
{
  self->rest_passed = TRUE;
  _cb_draft_update (self);
}

void
_cb_draft_leave_out (CbDraft *self, guint seat, gboolean asked)
{
  CbDraftAnswer *answer = _cb_draft_get_seat (self, seat);

  self->applying++;
  forget (self, answer);
  cb_draft_answer_clear (answer);
  *(asked ? &self->unknown : &self->unasked) |= get_bit (answer);
  self->applying--;
  _cb_draft_update (self);
}

static void
answer_card_cb (CbDraft *self, GParamSpec *pspec, CbDraftAnswer *answer)
{
  _cb_draft_update (self);
}

/* Makes the answers of all seats. Called once, because a case never changes its seats. */
void
_cb_draft_seat_players (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  for (guint i = 0; i < setup->n_players; i++)
    {
      g_autoptr (CbDraftAnswer) answer = cb_draft_answer_new (i);

      g_list_store_append (self->seats, answer);
      g_signal_connect_object (answer, "notify::passed", G_CALLBACK (answer_given_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (answer, "notify::showed", G_CALLBACK (answer_given_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (answer, "notify::peeked", G_CALLBACK (answer_card_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (answer, "notify::card", G_CALLBACK (answer_card_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

void
_cb_draft_set_asker (CbDraft *self, int seat)
{
  if (!_cb_draft_put (self, CB_DRAFT_BY, seat))
    return;

  self->applying++;
  if (seat >= 0)
    {
      forget (self, _cb_draft_get_seat (self, (guint) seat));
      cb_draft_answer_clear (_cb_draft_get_seat (self, (guint) seat));
    }
  arrange_answers (self);
  self->applying--;
}

/* The cards that the answers are about. */
CbCardSet
_cb_draft_get_asked (CbDraft *self)
{
  const CbEventKind *kind = _cb_draft_get_event_kind (self);

  return kind->get_asked != NULL ? kind->get_asked (self) : cb_draft_get_cards (self);
}

/* The cards that can have been shown. If I showed, these are in my hand, or the card that an edited
 * entry names. */
static CbCardSet
find_choices (CbDraft *self, CbDraftAnswer *answer, gboolean mine)
{
  int card = cb_draft_answer_get_card (answer);
  CbCardSet asked = _cb_draft_get_asked (self);
  CbCardSet hand = cb_draft_get_hand (self);

  if (!mine)
    return asked;
  return asked & (card >= 0 ? hand | cb_card_set_of ((guint) card) : hand);
}

/* Fills in the card that I showed if I had no choice, and clears it when I have one again. */
static void
imply_card (CbDraft *self, CbDraftAnswer *answer, CbCardSet choices)
{
  guint32 seat = get_bit (answer);
  gboolean known = _cb_draft_get_event_kind (self)->get_asked != NULL || cb_draft_names_all (self);

  if (known && cb_card_set_size (choices) == 1)
    {
      self->implied |= seat;
      cb_draft_answer_set_card (answer, (int) cb_card_set_first (choices));
    }
  else if ((self->implied & seat) != 0)
    {
      self->implied &= ~seat;
      cb_draft_answer_set_card (answer, -1);
    }
}

/* The cards asked for that the player cannot have, as far as the case’s level of help lets me know.
 * Empty for a typed line, which does not show them. */
static CbCardSet
find_ruled_out (CbDraft *self, CbDraftAnswer *answer)
{
  guint holder = CB_HOLDER_OF_SEAT (cb_draft_answer_get_seat (answer));

  if (self->typed)
    return 0;
  return _cb_draft_find_cards (self, holder, _cb_draft_get_asked (self), CB_MARK_NO);
}

/* Only the player who asked, the one who showed, and one who peeked know which card it was. */
static void
update_card (CbDraft *self, CbDraftAnswer *answer)
{
  int me = cb_case_get_setup (self->case_)->me;
  gboolean mine = (int) cb_draft_answer_get_seat (answer) == me;
  gboolean concerns_me = mine || (me != CB_NOBODY && self->values[CB_DRAFT_BY] == me);
  gboolean asks = cb_draft_answer_get_showed (answer) &&
                  (concerns_me || cb_draft_answer_get_peeked (answer));
  CbCardSet choices = asks ? find_choices (self, answer, mine) : 0;

  g_object_set (answer, "concerns-me", concerns_me, NULL);
  cb_draft_answer_set_choices (answer, asks, choices);
  if (mine)
    imply_card (self, answer, choices);
  if (concerns_me)
    cb_draft_answer_set_peeked (answer, FALSE);
}

/* Updates whom the question reached, and which cards can have been shown, by the answers. */
void
_cb_draft_update_answers (CbDraft *self)
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint said, showed;
  g_autoptr (CbSeats) seats = cb_case_get_seats (self->case_, _cb_draft_get_n_before (self));

  fill_in_passes (self, seats);
  _cb_draft_list_chain (self, answerers, &said, &showed);
  for (guint i = 0; i < _cb_draft_get_n_answers (self); i++)
    {
      CbDraftAnswer *answer = _cb_draft_get_answer (self, i);
      gboolean reached = cb_answerer_is_asked (&answerers[i], showed) || self->chain_open ||
                         cb_draft_answer_is_given (answer);

      g_object_set (answer, "state", cb_seats_get (seats, cb_draft_answer_get_seat (answer)),
                    "reached", reached, "ruled-out", find_ruled_out (self, answer), NULL);
      update_card (self, answer);
    }
}

/* (transfer none): the answer at @index in the chain */
CbDraftAnswer *
_cb_draft_get_answer (CbDraft *self, guint index)
{
  g_autoptr (CbDraftAnswer) answer = g_list_model_get_item (G_LIST_MODEL (self->answers), index);

  return answer;
}

/* (transfer none) */
CbDraftAnswer *
_cb_draft_get_seat (CbDraft *self, guint seat)
{
  g_autoptr (CbDraftAnswer) answer = g_list_model_get_item (G_LIST_MODEL (self->seats), seat);

  return answer;
}

guint
_cb_draft_get_n_answers (CbDraft *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->answers));
}

guint
_cb_draft_get_n_seats (CbDraft *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->seats));
}

/* (transfer none): a list of #CbDraftAnswer in seating order after the asker. */
GListModel *
cb_draft_get_answers (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return G_LIST_MODEL (self->answers);
}

/* (transfer none): a list of #CbDraftAnswer by seat, for choosing players by name. */
GListModel *
cb_draft_get_seats (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return G_LIST_MODEL (self->seats);
}

/* Lets further players answer although somebody has shown a card, as some tables do. */
void
cb_draft_reopen_chain (CbDraft *self)
{
  g_return_if_fail (CB_IS_DRAFT (self));

  self->chain_open = TRUE;
  _cb_draft_update (self);
}
