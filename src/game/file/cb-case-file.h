/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-elsewhere.h"
#include "cb-file.h"

#define CB_TYPE_CASE_FILE (cb_case_file_get_type ())

/**
 * CbCaseFile:
 *
 * The file that a case is kept in, or will be kept in. Whenever the case changes, it hands over its
 * contents and is told when they are saved; how they are saved is decided here.
 *
 * Properties, all with notify: save-error (GError: why the file on disk differs from the case in
 * memory; NULL if it does not differ, or is about to be written), waiting (boolean: writing has
 * taken more than a second), elsewhere (CbElsewhere as uint: only in the background).
 *
 * Signals for the case: "settled": the contents put last are on disk, or will not be soon. "joined"
 * (pointers to CbContents and CbMergeLost): the case has to put these contents, which include
 * changes by others, but not what the second argument holds. "renamed" (string): the case was moved
 * to another place under this title. For the window: "copies" (pointer to GPtrArray of GFile):
 * these copies beside the file say nothing more than the case.
 */
G_DECLARE_FINAL_TYPE (CbCaseFile, cb_case_file, CB, CASE_FILE, GObject)

CbCaseFile *cb_case_file_new (CbContents *contents, gboolean read_only);
CbCaseFile *cb_case_file_load (GFile *location, GCancellable *cancellable, GError **error);
/* Loads a file that no other process of Casebook can write until it is unlocked. */
CbCaseFile *cb_case_file_load_locked (GFile *location, GError **error);
void cb_case_file_unlock (CbCaseFile *self);

/* Put and get what the case says. Putting returns FALSE if an edit has to wait for "settled". */
gboolean cb_case_file_put (CbCaseFile *self, CbContents *contents);
CbContents *cb_case_file_get_contents (CbCaseFile *self);

GFile *cb_case_file_get_location (CbCaseFile *self);
gboolean cb_case_file_is_kept (CbCaseFile *self);
const CbFileStamp *cb_case_file_get_stamp (CbCaseFile *self);
gboolean cb_case_file_is_same (CbCaseFile *self, CbCaseFile *other);

/* From now on the case is kept in @location; writes it at once. */
gboolean cb_case_file_keep_in (CbCaseFile *self, GFile *location, GError **error);
/* Tries again to write a case that could not be written. */
gboolean cb_case_file_save (CbCaseFile *self, GError **error);
gboolean cb_case_file_is_saved (CbCaseFile *self);
const GError *cb_case_file_get_save_error (CbCaseFile *self);

/* For use in a window: saves in the background. */
void cb_case_file_set_background (CbCaseFile *self);
gboolean cb_case_file_get_waiting (CbCaseFile *self);
gboolean cb_case_file_is_saving (CbCaseFile *self);
void cb_case_file_flush_async (CbCaseFile *self, GAsyncReadyCallback callback, gpointer user_data);
gboolean cb_case_file_flush_finish (CbCaseFile *self, GAsyncResult *result);
void cb_case_file_keep_over_async (CbCaseFile *self,
                                   GFile *location,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
void cb_case_file_keep_in_folder_async (CbCaseFile *self,
                                        GFile *folder,
                                        GFile *reserved,
                                        const char *stem,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);
gboolean cb_case_file_keep_finish (CbCaseFile *self, GAsyncResult *result, GError **error);

/* Reads the file again, since others may have changed it. Where the file can be watched, that also
 * happens by itself. */
void cb_case_file_look (CbCaseFile *self);
CbElsewhere cb_case_file_get_elsewhere (CbCaseFile *self);
char *cb_case_file_describe_elsewhere (CbCaseFile *self);
void cb_case_file_keep_mine (CbCaseFile *self);
CbContents *cb_case_file_settle_dispute (CbCaseFile *self, gboolean keep_mine);
void cb_case_file_keep_both (CbCaseFile *self, GAsyncReadyCallback callback, gpointer user_data);
