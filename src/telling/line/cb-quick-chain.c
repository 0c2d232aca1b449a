/* The players who are asked, one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"
#include "cb-quick-chain-private.h"

/* The seats that no longer answer, as bits: players killed by a card or with a revealed hand. */
static guint32
find_out_of_play (const CbQuickParser *parser)
{
  CbCase *case_ = cb_draft_get_case (parser->draft);
  g_autoptr (CbSeats)
    seats = cb_case_get_seats (case_, cb_log_get_n_entries (cb_case_get_log (case_)));
  guint32 out = 0;

  for (guint i = 0; i < parser->setup->n_players; i++)
    if (!cb_seat_state_answers (cb_seats_get (seats, i)))
      out |= 1u << i;
  return out;
}

void
cb_quick_chain_init (CbQuickAnswers *self, const CbQuickParser *parser)
{
  const CbEventKind *kind = _cb_draft_get_event_kind (parser->draft);

  *self = (CbQuickAnswers) {
    .by = cb_draft_get_by (parser->draft),
    .cards = kind->get_asked != NULL ? kind->get_asked (parser->draft)
                                     : cb_draft_get_cards (parser->draft),
    .everybody = kind->asks == CB_ASKS_EVERYBODY,
    .out = find_out_of_play (parser),
    .last = parser->addressed,
  };
  self->several = self->everybody || cb_setup_get_answering (parser->setup) != CB_ANSWERS_FIRST;
  self->n_chain = cb_answering_list (parser->setup, self->by, 0, self->chain);
  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    {
      if (self->everybody)
        self->chain[i].before[0] = self->chain[i].before[1] = 0;
      self->did[i] = CB_QUICK_NOT_GIVEN;
      self->card[i] = -1;
    }
}

int
cb_quick_chain_get_seat (const CbQuickAnswers *self, guint place)
{
  return CB_SEAT_OF_HOLDER (self->chain[place].holder);
}

/* The places of those who showed. */
static guint
find_shows (const CbQuickAnswers *self)
{
  guint showed = 0;

  for (guint i = 0; i < self->n_chain; i++)
    if (self->did[cb_quick_chain_get_seat (self, i)] == CB_DID_SHOW)
      showed |= 1u << i;
  return showed;
}

gboolean
cb_quick_chain_reaches (const CbQuickAnswers *self, guint place)
{
  return cb_answerer_is_asked (&self->chain[place], find_shows (self));
}

/* An answer by a player whom the question does not reach reopens the chain. A player whose answer
 * is “?” gets none, not even one that would follow from the others. Where everybody who can must
 * show, a line that tells who showed tells of all who did. */
void
cb_quick_chain_fill_in (const CbQuickAnswers *self, CbQuickParser *parser)
{
  for (guint i = 0; i < self->n_chain; i++)
    {
      int seat = cb_quick_chain_get_seat (self, i);

      if (self->did[seat] >= 0 && !cb_quick_chain_reaches (self, i))
        cb_draft_reopen_chain (parser->draft);
    }
  for (guint seat = 0; seat < parser->setup->n_players; seat++)
    {
      CbDraftAnswer *answer = _cb_draft_get_seat (parser->draft, seat);

      if (self->did[seat] < 0)
        continue;
      cb_draft_answer_set_passed (answer, self->did[seat] == CB_DID_PASS);
      cb_draft_answer_set_showed (answer, self->did[seat] == CB_DID_SHOW);
      cb_draft_answer_set_card (answer, self->card[seat]);
    }
  for (guint seat = 0; seat < parser->setup->n_players; seat++)
    if (self->did[seat] == CB_QUICK_NOT_HEARD || self->did[seat] == CB_QUICK_NOT_ASKED)
      _cb_draft_leave_out (parser->draft, seat, self->did[seat] == CB_QUICK_NOT_HEARD);
  if (cb_setup_get_answering (parser->setup) == CB_ANSWERS_ALL && find_shows (self) != 0)
    _cb_draft_pass_rest (parser->draft);
}
