/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"
#include "cb-form-field.h"

/* The space between rows of a form, and below a title, in pixels. */
#define CB_FORM_SPACING 12

#define CB_TYPE_FORM_ROW (cb_form_row_get_type ())

/**
 * CbFormRow:
 *
 * One field of a form: its title and its picker.
 */
G_DECLARE_FINAL_TYPE (CbFormRow, cb_form_row, CB, FORM_ROW, CbDraftPart)

GtkWidget *cb_form_row_new (CbDraft *draft, CbSheet *sheet, const CbFormField *field);

const CbFormField *cb_form_row_get_field (CbFormRow *self);
void cb_form_row_update (CbFormRow *self);
