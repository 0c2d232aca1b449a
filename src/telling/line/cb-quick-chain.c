/* cb-quick-chain.c: who was asked one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A question goes round to the left until somebody shows. Who is not named up to there passed. */

#include "config.h"

#include "cb-quick-chain-private.h"

/* Who has laid his hand open answers no more. */
static guint32
find_out_of_play (const CbQuickParser *parser)
{
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (parser->case_));
  guint32 seats = 0;

  for (guint i = 0; i < parser->setup->n_players; i++)
    if (cb_case_get_seat_state (parser->case_, n_entries, i) == CB_SEAT_EXPOSED)
      seats |= 1u << i;
  return seats;
}

void
cb_quick_chain_init (CbQuickAnswers *self,
                     const CbQuickParser *parser,
                     int by,
                     CbCardSet cards,
                     guint n_unheard,
                     gboolean everybody)
{
  *self = (CbQuickAnswers) {
    .by = by,
    .cards = cards,
    .n_unheard = n_unheard,
    .everybody = everybody,
    .out = find_out_of_play (parser),
  };
  for (guint i = 0; i < CB_MAX_PLAYERS; i++)
    {
      self->did[i] = CB_QUICK_NOT_GIVEN;
      self->card[i] = -1;
    }
}

int
cb_quick_chain_get_seat (const CbQuickAnswers *self, const CbQuickParser *parser, guint place)
{
  return (self->by + (int) place) % (int) parser->setup->n_players;
}

guint
cb_quick_chain_find_last (const CbQuickAnswers *self, const CbQuickParser *parser)
{
  guint last = 0;

  for (guint i = 1; i < parser->setup->n_players; i++)
    {
      int did = self->did[cb_quick_chain_get_seat (self, parser, i)];

      if (did >= 0)
        last = i;
      if (did == CB_DID_SHOW)
        break;
    }
  return last;
}

/* The card shown where it can only have been one: where I showed, and hold one of those named. */
static int
find_shown (const CbQuickAnswers *self, const CbQuickParser *parser, int seat)
{
  CbCardSet mine = parser->setup->hand & self->cards;

  if (self->did[seat] != CB_DID_SHOW || self->card[seat] >= 0 || seat != parser->setup->me ||
      self->n_unheard > 0 || cb_card_set_size (mine) != 1)
    return self->card[seat];
  return (int) cb_card_set_first (mine);
}

/* Whether who is not named passed: all before the first who shows were asked. */
static gboolean
is_passed_over (const CbQuickAnswers *self, int seat, guint place, guint last)
{
  return self->did[seat] == CB_QUICK_NOT_GIVEN && !self->everybody && place < last &&
         (self->out >> seat & 1) == 0;
}

void
cb_quick_chain_fill_in (const CbQuickAnswers *self,
                        const CbQuickParser *parser,
                        CbEntry *entry,
                        void (*add) (CbEntry *entry, int by, CbDid did, int card))
{
  guint last = cb_quick_chain_find_last (self, parser);

  for (guint i = 1; i < parser->setup->n_players; i++)
    {
      int seat = cb_quick_chain_get_seat (self, parser, i);

      if (self->did[seat] >= 0)
        add (entry, seat, (CbDid) self->did[seat], find_shown (self, parser, seat));
      else if (is_passed_over (self, seat, i, last))
        add (entry, seat, CB_DID_PASS, -1);
    }
}
