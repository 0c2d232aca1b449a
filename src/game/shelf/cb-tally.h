/* cb-tally.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* How many files are read at most; more than anybody plays. */
#define CB_TALLY_MAX_FILES 10000

/**
 * CbTallyGame:
 * @title: of the case
 * @edition: its name
 * @created: (nullable): when the case was begun, as the file has it
 * @when: when the case was begun, in local time; where the file does not say, when it was changed
 *   last; NULL where nobody knows
 * @people: who played, by seat
 * @me: my seat, or −1 for an onlooker
 * @winner: the seat whose accusation was right, or −1 where nobody’s was
 * @turns: that were taken
 *
 * A finished case, as the figures have it.
 */
typedef struct
{
  char *title;
  char *edition;
  char *created;
  GDateTime *when;
  GStrv people;
  int me;
  int winner;
  guint turns;
} CbTallyGame;

/* What is counted of some games: how many there are, how many were won (by whom the row is of, else
 * by me), and the turns of all of them together. */
typedef struct
{
  char *name;
  guint played;
  guint won;
  guint turns;
} CbTallyRow;

/**
 * CbTallySeries:
 * @people: by name
 * @wins: (array): how many games each of them has won
 * @games: (element-type CbTallyGame): all games of just these people, two at least, oldest first
 *
 * Several games of the same people.
 */
typedef struct
{
  GStrv people;
  guint *wins;
  GPtrArray *games;
} CbTallySeries;

/* A file that is not counted, and why. */
typedef struct
{
  char *file;
  char *why;
} CbTallyLeftOut;

/**
 * CbTally:
 * @games: (element-type CbTallyGame): the finished ones, oldest first
 * @n_unfinished: cases that are in progress
 * @n_before: cases that were begun before the count
 * @left_out: (element-type CbTallyLeftOut): files that are no cases, or cannot be read
 * @total: all games
 * @editions: (element-type CbTallyRow): by edition
 * @seats: (element-type CbTallyRow): by my seat, counted from 1
 * @people: (element-type CbTallyRow): by who played
 * @series: (element-type CbTallySeries): by all who played
 *
 * The figures of many cases, counted from their files and kept nowhere else. In each list comes
 * first what was played most.
 */
typedef struct
{
  GPtrArray *games;
  guint n_unfinished;
  guint n_before;
  GPtrArray *left_out;
  CbTallyRow total;
  GPtrArray *editions;
  GPtrArray *seats;
  GPtrArray *people;
  GPtrArray *series;
} CbTally;

GPtrArray *cb_tally_list_files (GFile *folder, GCancellable *cancellable, GError **error);
CbTally *cb_tally_read (GPtrArray *files, gint64 since, GCancellable *cancellable, GError **error);
void cb_tally_read_async (GFile *folder,
                          gint64 since,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);
CbTally *cb_tally_read_finish (GAsyncResult *result, GError **error);
void cb_tally_free (CbTally *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbTally, cb_tally_free)

G_END_DECLS
