/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-scene-private.h"

/* The most figures that a position is judged by. */
#define CB_VALUE_MAX_FIGURES 33

/* Fills in the figures that a position is judged by, for the moment after my question: who is how
 * close to the solution, in the order of turns. Returns how many there are, which goes by the
 * number of players. */
guint cb_value_measure (const CbPosition *position,
                        const CbScene *scene,
                        double figures[CB_VALUE_MAX_FIGURES]);
/* How good the position is for me, after my question, 0…1: about what share of games I win when it
 * is played to its end. */
double cb_value_judge (const CbPosition *position, const CbScene *scene);
/* The chance that I win the game in the end if I follow the advice. It differs from @judged, how
 * good positions are on average, as people play otherwise than the games by which positions are
 * judged. @choosing: whether I have not made my suggestion yet: then the positions were judged
 * after one taken at random, and I will make a better one */
double cb_value_get_chance (double judged, guint n_players, gboolean choosing);
