/* Plays a game on, to its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Plays a game on. Everybody asks by his style, and accuses in his turn once he knows the envelope.
 * So do I, except that my first question is given; after that I seek. */

#include "config.h"

#include "cb-scene-private.h"

/* A game that has lasted this many rounds is given up. */
#define MAX_ROUNDS 25

/* Draws the places within reach in this turn; no others are named. */
static CbCardSet
draw_reach (const CbPosition *self, const CbScene *scene, CbRandom *random)
{
  CbCardSet within = 0;

  if (!self->far)
    return scene->places;
  for (CbCardSet left = scene->places; left != 0; left &= left - 1)
    if (cb_random_next_double (random) >= CB_OUT_OF_REACH)
      within |= left & -left;
  return within;
}

/* Draws the one category, of those with open cards, in which a prober seeks. */
static CbCardSet
draw_probed (const CbScene *scene, CbCardSet open, CbRandom *random)
{
  CbCardSet categories = 0;

  for (guint i = 0; i < scene->blank.n_categories; i++)
    if ((scene->blank.categories[i] & open) != 0)
      categories |= 1u << i;
  if (categories == 0)
    return 0;
  return scene->blank.categories[cb_card_set_first (cb_card_set_pick (categories, 1, random))];
}

/* Draws what the player names; returns 0 where nothing can be named. */
static CbCardSet
draw_question (const CbPosition *self, const CbScene *scene, guint seat, CbRandom *random)
{
  const CbSetup *setup = scene->knowledge->setup;
  CbCardSet reach = draw_reach (self, scene, random), named = 0, open, quiet;
  guint n_of[CB_MAX_CATEGORIES];

  if (reach == 0)
    return 0;
  reach = (reach | ~scene->places) & ~setup->removed;
  cb_position_get_wanted (self, seat, &open, &quiet);
  if (self->styles[seat] == CB_STYLE_ANY)
    open = quiet = 0;
  if (self->styles[seat] == CB_STYLE_PROBES)
    open &= draw_probed (scene, open, random);
  cb_edition_pick_asked (setup->edition, reach, random, n_of);
  for (guint i = 0; i < scene->blank.n_categories; i++)
    {
      CbCardSet cards = scene->blank.categories[i] & reach;

      named |= cb_card_set_pick ((cards & open) != 0    ? cards & open
                                 : (cards & quiet) != 0 ? cards & quiet
                                                        : cards,
                                 n_of[i], random);
    }
  return named;
}

void
cb_position_ask (CbPosition *self,
                 const CbScene *scene,
                 guint asker,
                 CbCardSet named,
                 CbRandom *random)
{
  CbPastTurn turn = { .by = asker, .named = named };

  for (guint i = 0; i < scene->n_answerers[asker] && turn.shower == 0; i++)
    {
      guint holder = scene->answerers[asker][i].holder;
      CbCardSet could = self->hands[holder] & named;
      CbCardSet *told = &self->told[CB_SEAT_OF_HOLDER (holder)][asker];

      if (could == 0)
        {
          turn.passed |= 1u << holder;
          continue;
        }
      turn.shower = holder;
      turn.shown = cb_card_set_pick ((could & *told) != 0 ? could & *told : could, 1, random);
      *told |= turn.shown;
    }
  cb_position_tell (self, scene, &turn);
}

/* Plays one turn. Returns whether the player wins in it. */
static gboolean
take_turn (CbPosition *self, const CbScene *scene, guint seat, CbRandom *random)
{
  CbCardSet named;

  if ((scene->resting >> seat & 1) != 0)
    return FALSE;
  if ((self->solved >> seat & 1) != 0)
    return TRUE;
  named = draw_question (self, scene, seat, random);
  if (named != 0)
    cb_position_ask (self, scene, seat, named, random);
  return (self->solved >> seat & 1) != 0;
}

int
cb_position_play_to_me (CbPosition *self, const CbScene *scene, guint seat, CbRandom *random)
{
  for (;; seat = (seat + 1) % scene->knowledge->setup->n_players)
    {
      if (take_turn (self, scene, seat, random))
        return (int) seat;
      if (seat == scene->me)
        return CB_NOBODY;
    }
}

int
cb_position_play (CbPosition *self,
                  const CbScene *scene,
                  guint seat,
                  CbRandom *random,
                  guint *n_turns)
{
  guint n = scene->knowledge->setup->n_players;

  for (*n_turns = 0; *n_turns < MAX_ROUNDS * n; (*n_turns)++, seat = (seat + 1) % n)
    if (take_turn (self, scene, seat, random))
      return (int) seat;
  return CB_NOBODY;
}
