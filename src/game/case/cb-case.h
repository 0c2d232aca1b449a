/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-file.h"
#include "cb-effort.h"
#include "cb-log.h"
#include "cb-mark.h"
#include "cb-seats.h"
#include "cb-side-cards.h"

#define CB_TYPE_CASE (cb_case_get_type ())

/**
 * CbCase:
 *
 * A case: a setup and a log. Everything else is computed from them, but only when somebody asks,
 * and only as far as needed: loading a case deduces nothing, and a question about the first entries
 * deduces nothing from the later ones. Every change can be undone, and is normally in the case's
 * file before it is announced.
 *
 * Properties, all with notify: title (string), setup (CbSetup), assist (CbAssist as uint),
 * can-undo, read-only (booleans: can-undo is also notified when redoing changes; read-only if the
 * file was written by a newer version, or the case is a sample), sample (boolean), consistent
 * (boolean), closed (boolean: the envelope is known to everybody), thinking (boolean: another
 * thread is looking for more that follows from the log).
 *
 * Signal "taken-in" (string, uint): the case has just changed because others changed its file. The
 * string tells the user what changed; the number is the position of the first entry concerned, or
 * %G_MAXUINT if there is none.
 *
 * Signal "concluded": the conclusions have changed. Emitted after the log has announced its own
 * change, and again whenever more was found that follows from the same log.
 *
 * Questions are answered at once, in less than a frame. In ordinary cases the answers are complete;
 * in others they may lack something, but are never wrong. While somebody listens to "concluded",
 * another thread finds the rest. Callers that would rather wait call cb_case_conclude() first.
 */
G_DECLARE_FINAL_TYPE (CbCase, cb_case, CB, CASE, GObject)

CbCase *cb_case_new (CbSetup *setup, const char *title);
CbCase *cb_case_new_with_assist (CbSetup *setup, const char *title, CbAssist assist);
CbCase *cb_case_new_from_bytes (GBytes *bytes, GError **error);
CbCase *cb_case_new_sample (GBytes *bytes, guint n_entries, const char *title, GError **error);
CbCase *cb_case_load (GFile *file, GError **error);
void cb_case_load_async (GFile *file,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data);
CbCase *cb_case_load_finish (GFile *file, GAsyncResult *result, GError **error);
CbCase *cb_case_load_locked (GFile *file, GError **error);
GBytes *cb_case_to_bytes (CbCase *self);

CbCaseFile *cb_case_get_file (CbCase *self);
/* Joins the case with its file, which must be in the state %CB_ELSEWHERE_CHANGED. @keep_mine:
 * whether to keep the hands and players of the case, not those in the file. Can be undone. */
void cb_case_settle_dispute (CbCase *self, gboolean keep_mine);
gboolean cb_case_get_read_only (CbCase *self);
gboolean cb_case_get_sample (CbCase *self);
int cb_case_get_version (CbCase *self);

const char *cb_case_get_title (CbCase *self);
void cb_case_set_title (CbCase *self, const char *title);
const char *cb_case_get_created (CbCase *self);
/* The number of a practice case; 0 for a real game. */
guint cb_case_get_practice (CbCase *self);
CbSetup *cb_case_get_setup (CbCase *self);
CbEdition *cb_case_get_edition (CbCase *self);
/* Replaces players' names, hands and open cards. Edition and seats stay; a log refers to them. */
gboolean cb_case_set_setup (CbCase *self, CbSetup *setup, GError **error);
/* Calls the cards by other names, or has the powers say something else; see cb_edition_reword(). */
void cb_case_reword (CbCase *self, CbOwnWords of, const char *const *words);
/* Sets which cards have which traits; see cb_edition_settle_traits(). */
gboolean
cb_case_settle_traits (CbCase *self, guint32 settled, const CbCardSet *cards, GError **error);
void cb_case_confirm_traits (CbCase *self, guint32 traits);
CbAssist cb_case_get_assist (CbCase *self);
void cb_case_set_assist (CbCase *self, CbAssist assist);

CbLog *cb_case_get_log (CbCase *self);
/* The caller keeps its own reference to the entry. */
void cb_case_append (CbCase *self, CbEntry *entry);
void cb_case_insert (CbCase *self, guint position, CbEntry *entry);
/* Replaces @n_removed entries by several that belong together, undone together. @entries:
 * (element-type CbEntry) */
void cb_case_splice (CbCase *self, guint position, guint n_removed, GPtrArray *entries);
void cb_case_remove (CbCase *self, guint position);
void cb_case_move (CbCase *self, guint from, guint to);
void cb_case_set_uncertain (CbCase *self, guint position, gboolean uncertain);
void cb_case_set_note (CbCase *self, guint position, const char *note);

gboolean cb_case_undo (CbCase *self);
gboolean cb_case_redo (CbCase *self);
gboolean cb_case_get_can_undo (CbCase *self);
gboolean cb_case_get_can_redo (CbCase *self);
const char *cb_case_get_undo_label (CbCase *self);
const char *cb_case_get_redo_label (CbCase *self);

/* The user's pencil marks; @text NULL or "" takes one away. */
const char *cb_case_get_pencil (CbCase *self, guint card, guint holder);
void cb_case_set_pencil (CbCase *self, guint card, guint holder, const char *text);
/* Marks each of @cards with each of @holders (bit i for holder i); undone together. */
void cb_case_set_pencils (CbCase *self, CbCardSet cards, guint holders, const char *text);

/* A number that changes whenever the log or the setup changes. */
guint cb_case_get_generation (CbCase *self);
gboolean cb_case_conclude (CbCase *self, guint n_entries, CbEffort *effort);
gboolean cb_case_get_thinking (CbCase *self);
/* Conclusions after the first @n_entries entries; asking costs almost nothing. As long as they are
 * not complete, a contradiction or a mark may be missing. */
gboolean cb_case_is_complete (CbCase *self, guint n_entries);
gboolean cb_case_is_consistent (CbCase *self, guint n_entries);
CbCardSet cb_case_find_solution (CbCase *self, guint n_entries);
CbMark cb_case_get_mark (CbCase *self, guint n_entries, guint card, guint holder);
gboolean cb_case_may_lack (CbCase *self, guint n_entries, guint holder, CbCardSet cards);
CbCardSet cb_case_get_hand (CbCase *self, guint n_entries);
CbCardSet cb_case_get_face_up (CbCase *self, guint n_entries);
/* Positions of entries that cannot all be true, ascending; NULL if the case is consistent, or they
 * are not found yet; empty if the deal alone is impossible. (element-type guint) */
GArray *cb_case_get_conflict (CbCase *self, guint n_entries);
/* Positions of the entries that repair the log: removing any one of them is enough. NULL if
 * cb_case_get_conflict() returns NULL. (element-type guint) */
GArray *cb_case_get_repairs (CbCase *self, guint n_entries);
gboolean cb_case_get_closed (CbCase *self);

/* The seat whose turn it is to ask now: cb_case_get_asker_after() the whole log. */
int cb_case_get_next_asker (CbCase *self);
/* Whose turn it is to ask, and whose was the last turn, after the first @n_entries entries. */
int cb_case_get_asker_after (CbCase *self, guint n_entries);
int cb_case_get_last_turn (CbCase *self, guint n_entries);
CbSeats *cb_case_get_seats (CbCase *self, guint n_entries);
CbSideCards cb_case_get_side_cards (CbCase *self, guint n_entries);
CbSeatState cb_case_get_seat_state (CbCase *self, guint n_entries, guint seat);

/* What the entry at @position settled, in words for a person; NULL if nothing. */
char *cb_case_describe_news (CbCase *self, guint position);
