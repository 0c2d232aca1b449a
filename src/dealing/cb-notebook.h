/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-contents.h"
#include "cb-sealed-deal.h"

/* Notebooks that write themselves. Each is a case with all that one seat saw of a dealt table, and
 * nothing else. Its entries have the same ids whenever and wherever it is made, so that a notebook
 * to which its owner has added something only gets what is new. */

/**
 * cb_notebook_new:
 * @deal: has the record, in which it must be noted already that the hand was looked at
 * @seat: whose notebook it is, or %CB_NOBODY for what everybody saw
 * @title: the title of the case
 *
 * A suggestion is in the notebook once all who must show have shown; the card shown only if @seat
 * showed or saw it. Answers to a suggestion that was taken back are kept as facts that everybody
 * knows. The cards of a private accusation are there only if @seat made it, until the deal is
 * opened.
 *
 * Returns: (transfer full): what the case says, for use in any thread; cb_contents_write() makes
 *   its file
 */
CbContents *cb_notebook_new (CbSealedDeal *deal, int seat, const char *title);

/**
 * cb_notebook_join:
 * @self: as from cb_notebook_new()
 * @kept: a notebook of the same hand, from the deal or from the hand’s code; its owner may have
 *   added, changed or deleted entries, and those changes are kept
 *
 * Returns: (transfer full) (nullable): @kept with what is new, or @kept itself if nothing is new;
 *   else @error (#CbTableError) says why the two do not belong together
 */
CbContents *cb_notebook_join (CbContents *self, CbContents *kept, GError **error);

/**
 * cb_notebook_write:
 * @self: as from cb_notebook_new()
 * @file: where the notebook is kept; a notebook that is there already is joined with @self
 *
 * Waits for the disk: only for worker threads, and programs without windows.
 *
 * Returns: (transfer full) (nullable): what the file has now; else @error
 */
CbContents *cb_notebook_write (CbContents *self, GFile *file, GError **error);

/* Returns: (transfer full) (nullable): where the device that dealt keeps the notebook of @seat,
 * beside the deal; NULL if the deal has no file */
GFile *cb_notebook_make_file (CbSealedDeal *deal, guint seat);

/* Deletes the notebooks in @folder whose deals are gone. Waits for the disk. */
void cb_notebook_sweep (GFile *folder);
