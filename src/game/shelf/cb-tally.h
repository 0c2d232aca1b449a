/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cb-setup.h"

/* How many files are read at most; more than anybody plays. */
#define CB_TALLY_MAX_FILES 10000

/* The least games of which skill and luck are worth telling together, and how many of the latest
 * are judged at most. */
#define CB_TALLY_LEAST_JUDGED 3
#define CB_TALLY_MAX_JUDGED   100

#define CB_TALLY_UNJUDGED -1
#define CB_TALLY_NO_SKILL -2

/**
 * CbTallyGame:
 * @title: of the case
 * @file: of the case
 * @setup: who played what, with which box
 * @seats: (array): of each of @people
 * @edition: its name
 * @id: tells the game from every other, and is the same in each copy of its file
 * @when: when the case was begun, in local time
 * @people: who played, in the order of play; each name is there once
 * @ordered: whether the first of @people took the first turn; else nobody knows who did
 * @me: my place among @people, from 0, or −1 for an onlooker
 * @winner: the place of the one whose accusation was right, or −1 where nobody’s was
 * @turns: that were taken
 * @envelope: what was in it; no cards where nobody said so
 * @skill: mine, as its review tells it; or %CB_TALLY_UNJUDGED until somebody has it judged, and
 *   %CB_TALLY_NO_SKILL where there is nothing to judge
 * @luck: mine, where there is a skill
 *
 * A finished case, as the figures have it.
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

/* What is counted of some games: how many there are, how many were won (by whom the row is of, else
 * by me), and the turns of all of them together. */
typedef struct
{
  char *name;                /* NULL where the row is of no name */
  const CbTallyGame *latest; /* the last of these games */
  int place;                 /* of the row’s player in that game, or −1 */
  guint played;
  guint won;
  guint turns;
} CbTallyRow;

/**
 * CbTallySeries:
 * @people: their names, a line each, in alphabetical order
 * @games: (element-type CbTallyGame): all games of just these people, two at least, oldest first
 *
 * Several games of the same people.
 */
typedef struct
{
  char *people;
  GPtrArray *games;
} CbTallySeries;

/* A file that is not counted, and why. */
typedef struct
{
  GFile *file;
  char *why;
} CbTallyLeftOut;

/**
 * CbTally:
 * @games: (element-type CbTallyGame): the finished ones, oldest first
 * @n_unfinished: cases that are in progress
 * @n_before: cases that were begun before the count
 * @n_undated: finished cases that do not say when they were begun, as those to practice with
 * @n_copies: files of a game that is counted already
 * @left_out: (element-type CbTallyLeftOut): files that are no cases, or cannot be read
 * @series: (element-type CbTallySeries): by all who played
 * @chosen: (element-type CbTallyGame): the games that all below are of, see cb_tally_choose()
 * @total: of them all
 * @mine: of those in which I played
 * @editions: (element-type CbTallyRow): by edition
 * @seats: by my place in the order of play
 * @people: (element-type CbTallyRow): by who played
 *
 * The figures of many cases, counted from their files and kept nowhere else. In each list comes
 * first what was played most.
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
