/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-edition-shelf.h"

#define CB_TYPE_EDITION_EDITOR (cb_edition_editor_get_type ())

/**
 * CbEditionEditor:
 *
 * The form for an edition of the user's own. It reports what is missing or wrong at once, and
 * saves only valid editions. Signal "saved": the edition, a #CbEditionItem, is on the shelf.
 *
 * Actions: editor.save, editor.undo, editor.redo, editor.start-from (chooses an edition to begin
 * with).
 */
G_DECLARE_FINAL_TYPE (CbEditionEditor, cb_edition_editor, CB, EDITION_EDITOR, AdwDialog)

CbEditionEditor *
cb_edition_editor_new (CbEditionShelf *shelf, CbEditionItem *item, const char *name);
