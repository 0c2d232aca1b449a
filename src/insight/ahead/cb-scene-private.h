/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-habits-private.h"
#include "cb-notes-private.h"

/* How somebody asks. */
typedef enum
{
  CB_STYLE_SEEKS,  /* asks for what he has not found */
  CB_STYLE_ANY,    /* asks for any cards */
  CB_STYLE_PROBES, /* asks for one card that he has not found, and else for his own */
  CB_N_STYLES,
} CbStyle;

/**
 * CbPastTurn:
 * @by: the seat that asked
 * @named: what it named
 * @passed: holders that had none of it, bit by holder
 * @shower: the holder that showed a card, or 0
 * @shown: the card, or 0 where it is not known
 * @later: cards that @by names in a later question
 * @accuses: whether @by accused before anything else happened
 *
 * A question that was asked in the log, or that is asked as the game is played on.
 */
typedef struct
{
  guint by;
  CbCardSet named;
  guint passed;
  guint shower;
  CbCardSet shown;
  CbCardSet later;
  gboolean accuses;
} CbPastTurn;

/**
 * CbScene:
 * @knowledge: what I know
 * @me: my seat
 * @places: cards of which some may be out of reach
 * @near: whether all of @places may be within reach
 * @far: whether some of @places may be out of reach
 * @answerers: by the seat that asks, who answers, one after the other until somebody shows
 * @n_answerers: by the seat that asks, how many answer
 * @resting: seats that take no more turns, bit by bit
 * @past: (element-type CbPastTurn): what was asked so far
 * @blank: notes without a hand, which are copied for each player
 * @mine: my notes
 *
 * What is the same in all positions that a game may be in.
 */
typedef struct
{
  const CbKnowledge *knowledge;
  guint me;
  CbCardSet places;
  gboolean near;
  gboolean far;
  CbAnswerer answerers[CB_MAX_PLAYERS][CB_MAX_PLAYERS];
  guint n_answerers[CB_MAX_PLAYERS];
  guint resting;
  GArray *past;
  CbNotes blank;
  CbNotes mine;
} CbScene;

/**
 * CbPosition:
 * @hands: by holder, the cards in the hand
 * @told: by the seat that showed and the seat that saw, the cards shown
 * @styles: by seat, its #CbStyle
 * @far: whether some places are out of reach
 * @solved: seats that know the envelope, bit by bit
 * @notes: by seat, what the player has noted
 *
 * How a game may stand: where the cards are, and what everybody has noted.
 */
typedef struct
{
  CbCardSet hands[CB_MAX_HOLDERS];
  CbCardSet told[CB_MAX_PLAYERS][CB_MAX_PLAYERS];
  guint8 styles[CB_MAX_PLAYERS];
  gboolean far;
  guint solved;
  CbNotes notes[];
} CbPosition;

/* Whether scenes can model all of the game: its cards, its table, and what has happened. */
gboolean cb_scene_is_plain (const CbKnowledge *knowledge);

/* @within: places that I can reach, or 0 where that is not known. */
CbScene *cb_scene_new (const CbKnowledge *knowledge, CbCardSet within);
void cb_scene_free (CbScene *self);

/* The size of a position, in bytes. */
gsize cb_scene_get_size (const CbScene *self);
/* Follows the game supposing @hands: fills in @position, and draws what is not known of it. Returns
 * the logarithm of how likely these hands make what happened, leaving out the cards that I saw,
 * which count when hands are drawn. */
double cb_scene_replay (const CbScene *self,
                        const CbCardSet hands[CB_MAX_HOLDERS],
                        CbRandom *random,
                        CbPosition *position);

/* Gets what a player may want to name: cards that may be in the envelope as far as he knows, and
 * cards that nobody else can show. */
void cb_position_get_wanted (const CbPosition *self, guint seat, CbCardSet *open, CbCardSet *quiet);
/* Lets everybody note what came of a question. */
void cb_position_tell (CbPosition *self, const CbScene *scene, const CbPastTurn *turn);

/* Plays one suggestion of @asker in the position. Whoever can show several cards shows one of them
 * at random. */
void cb_position_ask (CbPosition *self,
                      const CbScene *scene,
                      guint asker,
                      CbCardSet named,
                      CbRandom *random);
/* Plays the turns from that of @seat to mine. Returns who wins in them, or %CB_NOBODY. */
int cb_position_play_to_me (CbPosition *self, const CbScene *scene, guint seat, CbRandom *random);
/* Plays the game to its end, from the turn of @seat on, in @n_turns turns. Returns who wins, or
 * %CB_NOBODY. */
int cb_position_play (CbPosition *self,
                      const CbScene *scene,
                      guint seat,
                      CbRandom *random,
                      guint *n_turns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbScene, cb_scene_free)
