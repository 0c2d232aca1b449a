/* cb-event-forms.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-draft-part.h"

G_BEGIN_DECLS

/* The forms of the kinds of event, each beside its kind. */

#define CB_TYPE_ACCUSATION_FORM (cb_accusation_form_get_type ())
G_DECLARE_FINAL_TYPE (CbAccusationForm, cb_accusation_form, CB, ACCUSATION_FORM, CbDraftPart)

#define CB_TYPE_NOTE_FORM (cb_note_form_get_type ())
G_DECLARE_FINAL_TYPE (CbNoteForm, cb_note_form, CB, NOTE_FORM, CbDraftPart)

#define CB_TYPE_SEEN_FORM (cb_seen_form_get_type ())
G_DECLARE_FINAL_TYPE (CbSeenForm, cb_seen_form, CB, SEEN_FORM, CbDraftPart)

#define CB_TYPE_SUGGESTION_FORM (cb_suggestion_form_get_type ())
G_DECLARE_FINAL_TYPE (CbSuggestionForm, cb_suggestion_form, CB, SUGGESTION_FORM, CbDraftPart)

G_END_DECLS
