/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-chances.h"

/* JSON is written with single quotes in tests. */
char *cb_test_json (const char *text);
GBytes *cb_test_bytes (const char *text);

/* (transfer full): the case that a file with that text has, which must be sound. */
CbCase *cb_test_read_case (const char *json);
/* (transfer full): the same, written with single quotes. */
CbCase *cb_test_make_case (const char *text);

/* A small edition as it stands in a case file: 3+3+3 cards, traits female, male, blunt, coiled. */
const char *cb_test_small_edition (void);
/* (transfer full): the text of a case of the small edition. @setup is its members from "players"
 * on, @log the elements of its log. */
char *cb_test_small_json (const char *setup, const char *log);
/* (transfer full): that case, which must be sound. */
CbCase *cb_test_small_case (const char *setup, const char *log);
/* Three players with two cards each, I am the first and hold anna and axe. */
#define CB_TEST_THREE                                               \
  "'players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],'me':0," \
  "'hand':['anna','axe']"

/* From now on nobody knows what time it is, and entries are just what was recorded. */
void cb_test_stop_clock (void);
/* Until another one is set, everything is done at that time, in seconds since 1970; 0 lets the
 * clock go again. */
void cb_test_set_time (gint64 seconds);

/* (transfer full): an entry as it would be read from a file of @case_. */
CbEntry *cb_test_entry (CbCase *case_, const char *json);

/* Reading the case fails with just this message. */
void cb_test_assert_refused (const char *json, const char *message);

/* (transfer full): a recorded game. */
CbCase *cb_test_load_sample (const char *name);
/* (transfer full): ten players, whose odds can be counted after some entries, but not with what a
 * first answer may cost. */
CbCase *cb_test_load_dear_case (void);
/* By how much a chance of the one is off from that of the other, at most. */
double cb_test_compare_chances (CbCase *case_, const CbChances *a, const CbChances *b);
char *cb_test_to_text (CbCase *case_);
/* (transfer full): the text of the file that says that. */
char *cb_test_write (const CbContents *contents);

/* Marks by id: 'y', 'n' or '?'. */
char cb_test_mark (CbCase *case_, guint n_entries, const char *card, const char *holder);
#define cb_test_assert_mark(case_, n, card, holder, mark) \
  g_assert_cmpint (cb_test_mark ((case_), (n), (card), (holder)), ==, (mark))

/* Several of them: "bert@1=y attic@envelope=?". */
void cb_test_assert_marks (CbCase *case_, guint n_entries, const char *marks);

/* Runs the main loop until @done says so; fails after a long while. */
void cb_test_wait_until (gboolean (*done) (gpointer data), gpointer data);
/* @object: (transfer full): what another thread may hold for a while; waits until it is gone. */
void cb_test_let_go (gpointer object);
/* (transfer full): a fresh folder; taken away with all that is in it by cb_test_remove_folder(). */
char *cb_test_make_folder (void);
void cb_test_remove_folder (const char *path);
