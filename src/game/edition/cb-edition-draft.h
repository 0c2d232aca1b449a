/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "cb-edition-parts.h"
#include "cb-edition.h"

#define CB_TYPE_EDITION_DRAFT (cb_edition_draft_get_type ())

/**
 * CbEditionDraft:
 *
 * An edition while it is being written: its parts, which need not make sense yet, and the steps
 * that can be undone. A new part gets its id when the edition is built. Old parts keep their ids
 * even if renamed, and keep what the form does not show. Knows no widgets.
 *
 * Signal "changed": after any change. Signal "restored": after undo, redo and starting
 * from another edition, which replace every part that was handed out before.
 */
G_DECLARE_FINAL_TYPE (CbEditionDraft, cb_edition_draft, CB, EDITION_DRAFT, GObject)

CbEditionDraft *cb_edition_draft_new (CbEdition *edition);
void cb_edition_draft_start_from (CbEditionDraft *self, CbEdition *edition);

const CbParts *cb_edition_draft_get_parts (CbEditionDraft *self);
CbPart *cb_edition_draft_get_root (CbEditionDraft *self);
CbPart *cb_edition_draft_get_once (CbEditionDraft *self, CbPartKind kind);
CbPart *cb_edition_draft_add_part (CbEditionDraft *self, const CbPart *owner, CbPartKind kind);
void cb_edition_draft_remove_part (CbEditionDraft *self, CbPart *part);

void
cb_edition_draft_set_text (CbEditionDraft *self, CbPart *part, const char *key, const char *text);
void cb_edition_draft_set_number (CbEditionDraft *self, CbPart *part, const char *key, int number);
void
cb_edition_draft_set_words (CbEditionDraft *self, CbPart *part, const char *key, const char *text);
void cb_edition_draft_set_part (CbEditionDraft *self,
                                CbPart *part,
                                const char *key,
                                const CbPart *named);
gboolean cb_edition_draft_has_word (const CbPart *part,
                                    const char *key,
                                    const char *word,
                                    const char *const *all);
void cb_edition_draft_set_word (CbEditionDraft *self,
                                CbPart *part,
                                const char *key,
                                const char *word,
                                gboolean present,
                                const char *const *all);

CbPart *cb_edition_draft_find_event (CbEditionDraft *self, const char *id);
void cb_edition_draft_set_event (CbEditionDraft *self, const char *id, gboolean present);
void cb_edition_draft_set_event_name (CbEditionDraft *self, const char *id, const char *name);

gboolean cb_edition_draft_can_undo (CbEditionDraft *self);
gboolean cb_edition_draft_can_redo (CbEditionDraft *self);
void cb_edition_draft_undo (CbEditionDraft *self);
void cb_edition_draft_redo (CbEditionDraft *self);

CbEdition *cb_edition_draft_build (CbEditionDraft *self, const char *id, char **problem);
