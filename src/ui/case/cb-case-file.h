/* cb-case-file.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "cb-sheet.h"

G_BEGIN_DECLS

#define CB_TYPE_CASE_FILE (cb_case_file_get_type ())

/**
 * CbCaseFile:
 *
 * How far the case is, at a glance: a slot for each category of cards in the envelope.
 *
 * Properties: sheet (CbSheet); roomy (boolean): whether there is room for more than a few letters
 * beside each card. Accessibility: GROUP, called “Case file”.
 */
G_DECLARE_FINAL_TYPE (CbCaseFile, cb_case_file, CB, CASE_FILE, GtkWidget)

GtkWidget *cb_case_file_new (void);
void cb_case_file_set_sheet (CbCaseFile *self, CbSheet *sheet);

G_END_DECLS
