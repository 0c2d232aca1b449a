/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-entry.h"

#define CB_TYPE_NOTE_DIALOG (cb_note_dialog_get_type ())

/* Asks for a note on an entry of the log. Signal "written" (string): the note, empty for none. */
G_DECLARE_FINAL_TYPE (CbNoteDialog, cb_note_dialog, CB, NOTE_DIALOG, AdwAlertDialog)

CbNoteDialog *cb_note_dialog_new (const CbEntry *entry, const CbSetup *setup, guint position);
