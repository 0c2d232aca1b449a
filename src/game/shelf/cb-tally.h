/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cb-setup.h"

/* The most files that are read: more games than anybody plays. */
#define CB_TALLY_MAX_FILES 10000

/* How many games must be judged before their skill and luck are told together; and the most games
 * that are judged, beginning with the latest. */
#define CB_TALLY_LEAST_JUDGED 3
#define CB_TALLY_MAX_JUDGED   100

#define CB_TALLY_UNJUDGED -1
#define CB_TALLY_NO_SKILL -2

/**
 * CbTallyGame:
 * @title: the title of the case
 * @file: the file of the case
 * @setup: who played what, with which box
 * @seats: (array): the seat of each of @people
 * @edition: the name of the edition
 * @id: identifies the game; the same in each copy of its file
 * @when: when the case was begun, in local time
 * @people: the names of the players, in the order of play; no name occurs twice
 * @ordered: whether the first of @people took the first turn; FALSE if it is not known who did
 * @me: my place among @people, from 0, or −1 for an onlooker
 * @winner: the place among @people of the player whose accusation was right, or −1 for nobody
 * @turns: the number of turns taken
 * @envelope: the cards in the envelope; none if they were not recorded
 * @skill: my skill, as the review of the case gives it; %CB_TALLY_UNJUDGED if the game was not
 *   judged yet, %CB_TALLY_NO_SKILL if there is nothing to judge
 * @luck: my luck, if @skill is known
 *
 * A finished case, as it is counted.
 */
typedef struct
{
  char *title;
  GFile *file;
  CbSetup *setup;
  guint seats[CB_MAX_PLAYERS];
  char *edition;
  char *id;
  GDateTime *when;
  GStrv people;
  gboolean ordered;
  int me;
  int winner;
  guint turns;
  CbCardSet envelope;
  int skill;
  int luck;
} CbTallyGame;

/* The figures of some games: how many there are, how many were won (by the player that the row is
 * of, else by me), and the number of turns in all of them. */
typedef struct
{
  char *name;                /* NULL for a row without a name */
  const CbTallyGame *latest; /* the last of these games */
  int place;                 /* the place of the row’s player in that game, or −1 */
  guint played;
  guint won;
  guint turns;
} CbTallyRow;

/**
 * CbTallySeries:
 * @people: the names of the players, a line each, in alphabetical order
 * @games: (element-type CbTallyGame): all games of exactly these people, at least two, oldest first
 *
 * Several games of the same people.
 */
typedef struct
{
  char *people;
  GPtrArray *games;
} CbTallySeries;

/* A file that is not counted, and the reason. */
typedef struct
{
  GFile *file;
  char *why;
} CbTallyLeftOut;

/**
 * CbTally:
 * @games: (element-type CbTallyGame): the finished games, oldest first
 * @n_unfinished: cases that are in progress
 * @n_before: cases that were begun before the time from which games are counted
 * @n_undated: finished cases that do not say when they were begun, such as practice cases
 * @n_copies: further files of games that are counted already
 * @left_out: (element-type CbTallyLeftOut): files that are no cases, or cannot be read
 * @series: (element-type CbTallySeries): games of the same people
 * @chosen: (element-type CbTallyGame): the games counted in all figures below, see
 *   cb_tally_choose()
 * @total: the figures of all chosen games
 * @mine: the figures of those in which I played
 * @editions: (element-type CbTallyRow): the figures by edition
 * @seats: the figures by my place in the order of play
 * @people: (element-type CbTallyRow): the figures by player
 *
 * The figures of many cases, counted from their files and kept nowhere else. Each list begins with
 * what was played most.
 */
typedef struct
{
  GPtrArray *games;
  guint n_unfinished;
  guint n_before;
  guint n_undated;
  guint n_copies;
  GPtrArray *left_out;
  GPtrArray *series;
  GPtrArray *chosen;
  CbTallyRow total;
  CbTallyRow mine;
  GPtrArray *editions;
  CbTallyRow seats[CB_MAX_PLAYERS];
  GPtrArray *people;
} CbTally;

GPtrArray *cb_tally_list_files (GFile *folder, GCancellable *cancellable, GError **error);
CbTally *cb_tally_read (GPtrArray *files, gint64 since, GCancellable *cancellable, GError **error);
void cb_tally_read_async (GFile *folder,
                          gint64 since,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
void cb_tally_choose (CbTally *self, const CbTallySeries *series);
GPtrArray *cb_tally_list_wins (const CbTally *self, GFile *last, guint n_games, guint seat);
CbTallyGame *cb_tally_find_unjudged (const CbTally *self);
guint cb_tally_count_judged (const CbTally *self, gboolean hopefully);
void cb_tally_free (CbTally *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbTally, cb_tally_free)
