/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-draft-part.h"
#include "cb-form-field.h"

#define CB_TYPE_EVENT_FORM (cb_event_form_get_type ())

/**
 * CbEventForm:
 *
 * The form for all kinds of event that have the same fields, with a row for each field.
 */
G_DECLARE_FINAL_TYPE (CbEventForm, cb_event_form, CB, EVENT_FORM, CbDraftPart)

GtkWidget *cb_event_form_new (CbDraft *draft, CbSheet *sheet);

gboolean cb_event_form_fits (CbEventForm *self);
