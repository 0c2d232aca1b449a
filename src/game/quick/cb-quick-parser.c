/* cb-quick-parser.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-parser-private.h"

static void
add_player (CbQuickVocabulary *self, const CbSetup *setup, guint seat)
{
  const CbPlayer *player = &setup->players[seat];
  const char *const *me = cb_quick_keyword_list (CB_QUICK_ME);

  cb_quick_names_add (self->players, seat, player->name, FALSE);
  if (player->character >= 0)
    {
      const CbCard *card = cb_edition_get_card (setup->edition, (guint) player->character);

      cb_quick_names_add (self->players, seat, card->name, TRUE);
      cb_quick_names_add_whole (self->players, seat, card->id);
    }
  for (guint i = 0; (int) seat == setup->me && me[i] != NULL; i++)
    cb_quick_names_add_whole (self->players, seat, me[i]);
}

static void
add_card (CbQuickVocabulary *self, const CbSetup *setup, guint index)
{
  const CbCard *card = cb_edition_get_card (setup->edition, index);

  cb_quick_names_add (self->cards, index, card->name, FALSE);
  cb_quick_names_add_whole (self->cards, index, card->id);
}

void
cb_quick_vocabulary_init (CbQuickVocabulary *self, CbCase *case_)
{
  const CbSetup *setup = cb_case_get_setup (case_);

  self->players = cb_quick_names_new ();
  self->cards = cb_quick_names_new ();
  for (guint seat = 0; seat < setup->n_players; seat++)
    add_player (self, setup, seat);
  for (guint i = 0; i < cb_edition_get_n_cards (setup->edition); i++)
    add_card (self, setup, i);
}

void
cb_quick_vocabulary_clear (CbQuickVocabulary *self)
{
  cb_quick_names_free (self->players);
  cb_quick_names_free (self->cards);
}

/* @text: valid UTF-8. What it is given must outlive it. */
void
cb_quick_parser_init (CbQuickParser *self,
                      CbCase *case_,
                      const CbQuickVocabulary *vocabulary,
                      const char *text,
                      CbQuickLine *line)
{
  *self = (CbQuickParser) {
    .case_ = case_,
    .setup = cb_case_get_setup (case_),
    .vocabulary = vocabulary,
    .text = text,
    .words = cb_quick_words_split (text),
    .line = line,
  };
  self->n_words = self->words->len - 1;
}

void
cb_quick_parser_clear (CbQuickParser *self)
{
  g_array_unref (self->words);
}

gboolean
cb_quick_parser_at_end (const CbQuickParser *self)
{
  return self->at == self->n_words;
}

guint32
cb_quick_parser_all_seats (const CbQuickParser *self)
{
  return (1u << self->setup->n_players) - 1;
}

static CbQuickRank
rate (const CbQuickParser *self, guint at, CbQuickKeyword keyword)
{
  return cb_quick_keyword_rate (keyword, g_array_index (self->words, CbQuickWord, at).folded);
}

/* Whether the word at @at is that keyword, written out. */
gboolean
cb_quick_parser_sees (const CbQuickParser *self, guint at, CbQuickKeyword keyword)
{
  return at < self->n_words && rate (self, at, keyword) == CB_QUICK_EXACT;
}

CbQuickHit
cb_quick_parser_see_card (const CbQuickParser *self, CbCardSet allowed)
{
  return cb_quick_names_find (self->vocabulary->cards, self->words, self->at, allowed);
}

CbQuickHit
cb_quick_parser_see_player (const CbQuickParser *self)
{
  return cb_quick_names_find (self->vocabulary->players, self->words, self->at,
                              cb_quick_parser_all_seats (self));
}

gboolean
cb_quick_parser_sees_answer (const CbQuickParser *self)
{
  CbQuickHit player = cb_quick_parser_see_player (self);
  CbQuickHit card = cb_quick_parser_see_card (self,
                                              cb_edition_get_all_cards (self->setup->edition));

  if (cb_quick_parser_sees (self, self->at, CB_QUICK_NOBODY) ||
      cb_quick_parser_sees (self, self->at, CB_QUICK_ALL))
    return card.rank > CB_QUICK_ALIAS;
  return player.rank != CB_QUICK_NO_MATCH && player.rank <= MAX (card.rank, CB_QUICK_ALIAS) &&
         (cb_quick_parser_sees (self, self->at + player.n_words, CB_QUICK_PASSES) ||
          cb_quick_parser_sees (self, self->at + player.n_words, CB_QUICK_SHOWS));
}

gboolean
cb_quick_parser_take (CbQuickParser *self, CbQuickKeyword keyword)
{
  if (cb_quick_parser_at_end (self))
    self->keywords |= 1u << keyword;
  if (!cb_quick_parser_sees (self, self->at, keyword))
    return FALSE;
  self->at++;
  return TRUE;
}

gboolean
cb_quick_parser_take_player (CbQuickParser *self, int *seat)
{
  CbQuickHit hit = cb_quick_parser_see_player (self);

  if (cb_quick_parser_at_end (self))
    self->seats = cb_quick_parser_all_seats (self);
  if (hit.rank == CB_QUICK_NO_MATCH)
    return cb_quick_parser_fail_unknown (self, TRUE, FALSE);
  if ((hit.found & (hit.found - 1)) != 0)
    return cb_quick_parser_fail_ambiguous (self, self->at, hit.n_words, hit.found, 0);

  *seat = (int) cb_card_set_first (hit.found);
  self->at += hit.n_words;
  return TRUE;
}

gboolean
cb_quick_parser_take_card (CbQuickParser *self, CbCardSet allowed, int *card)
{
  CbQuickHit hit = cb_quick_parser_see_card (self, allowed);

  if (cb_quick_parser_at_end (self))
    self->cards |= allowed;
  if (hit.rank == CB_QUICK_NO_MATCH)
    return cb_quick_parser_fail_unknown (self, FALSE, TRUE);
  if ((hit.found & (hit.found - 1)) != 0)
    return cb_quick_parser_fail_ambiguous (self, self->at, hit.n_words, 0, hit.found);

  *card = (int) cb_card_set_first (hit.found);
  self->at += hit.n_words;
  return TRUE;
}

/* A word like “a” is overlooked before another one of the kind, and where it is not the beginning
 * of a player or card that may come. */
void
cb_quick_parser_skip_fillers (CbQuickParser *self, guint32 seats, CbCardSet cards)
{
  while (cb_quick_parser_sees (self, self->at, CB_QUICK_FILLER) ||
         cb_quick_parser_sees (self, self->at, CB_QUICK_AND))
    {
      CbQuickHit player = cb_quick_names_find (self->vocabulary->players, self->words, self->at,
                                               seats);
      CbQuickHit card = cb_quick_parser_see_card (self, cards);
      CbQuickRank better = MIN (player.rank, card.rank);

      if (better <= CB_QUICK_ALIAS ||
          (better == CB_QUICK_BEGINNING &&
           (MAX (player.n_words, card.n_words) > 1 ||
            !cb_quick_parser_sees (self, self->at + 1, CB_QUICK_FILLER))))
        return;
      self->at++;
    }
}
