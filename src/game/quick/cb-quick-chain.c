/* cb-quick-chain.c: who was asked one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* A question goes round to the left until somebody shows. Who is not named up to there passed. */

#include "config.h"

#include "cb-exposed.h"
#include "cb-quick-chain-private.h"

/* Who has laid his hand open answers no more. */
static guint32
find_out_of_play (const CbQuickParser *parser)
{
  CbLog *log = cb_case_get_log (parser->case_);
  guint32 seats = 0;

  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbExposed *exposed = cb_entry_get_exposed (entry);

      if (exposed != NULL && !entry->uncertain)
        seats |= 1u << exposed->player;
    }
  return seats;
}

void
cb_quick_chain_init (CbQuickAnswers *self,
                     const CbQuickParser *parser,
                     const CbSuggestion *suggestion,
                     guint n_unheard)
{
  *self = (CbQuickAnswers) {
    .by = suggestion->by,
    .cards = suggestion->cards,
    .n_unheard = n_unheard,
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

      if (did != CB_QUICK_NOT_GIVEN)
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

void
cb_quick_chain_fill_in (const CbQuickAnswers *self, const CbQuickParser *parser, CbEntry *entry)
{
  guint last = cb_quick_chain_find_last (self, parser);

  for (guint i = 1; i < parser->setup->n_players; i++)
    {
      int seat = cb_quick_chain_get_seat (self, parser, i);

      if (self->did[seat] != CB_QUICK_NOT_GIVEN)
        cb_suggestion_add_answer (entry, seat, (CbDid) self->did[seat],
                                  find_shown (self, parser, seat));
      else if (i < last && (self->out >> seat & 1) == 0)
        cb_suggestion_add_answer (entry, seat, CB_DID_PASS, -1);
    }
}
