/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "cb-edition.h"

#define CB_TYPE_EDITION_DRAFT (cb_edition_draft_get_type ())

/**
 * CbEditionDraft:
 *
 * An edition while it is being written: the object of it, which may say anything meanwhile, and
 * the steps that led there. A part without an id is a new one and gets one when it is built; the
 * ids of others stay, whatever they are called, and so does all that this form does not show.
 * Knows no widgets.
 *
 * Signal "changed": after any change. Signal "restored": after undo, redo and starting
 * from another edition, which replace every object that was handed out before.
 */
G_DECLARE_FINAL_TYPE (CbEditionDraft, cb_edition_draft, CB, EDITION_DRAFT, GObject)

CbEditionDraft *cb_edition_draft_new (CbEdition *edition);
void cb_edition_draft_start_from (CbEditionDraft *self, CbEdition *edition);

JsonObject *cb_edition_draft_get_root (CbEditionDraft *self);
char *cb_edition_draft_dup_text (JsonObject *object, const char *member);
void cb_edition_draft_set_text (CbEditionDraft *self,
                                JsonObject *object,
                                const char *member,
                                const char *text);
int cb_edition_draft_get_number (JsonObject *object, const char *member, int fallback);
void cb_edition_draft_set_number (CbEditionDraft *self,
                                  JsonObject *object,
                                  const char *member,
                                  int number,
                                  int fallback);
guint cb_edition_draft_get_n_parts (JsonObject *object, const char *member);
JsonObject *cb_edition_draft_get_part (JsonObject *object, const char *member, guint position);
JsonObject *
cb_edition_draft_add_part (CbEditionDraft *self, JsonObject *object, const char *member);
void cb_edition_draft_remove_part (CbEditionDraft *self,
                                   JsonObject *object,
                                   const char *member,
                                   guint position);
gboolean cb_edition_draft_has_word (JsonObject *object,
                                    const char *member,
                                    const char *word,
                                    const char *const *all);
void cb_edition_draft_set_word (CbEditionDraft *self,
                                JsonObject *object,
                                const char *member,
                                const char *word,
                                gboolean present,
                                const char *const *all);
char *cb_edition_draft_dup_words (JsonObject *object, const char *member);
void cb_edition_draft_set_words (CbEditionDraft *self,
                                 JsonObject *object,
                                 const char *member,
                                 const char *text);
void cb_edition_draft_set_flag (CbEditionDraft *self,
                                JsonObject *object,
                                const char *member,
                                gboolean flag);
JsonObject *cb_edition_draft_get_once (JsonObject *object, const char *member);

JsonObject *cb_edition_draft_find_event (CbEditionDraft *self, const char *id);
void cb_edition_draft_set_event (CbEditionDraft *self, const char *id, gboolean present);
void cb_edition_draft_set_event_name (CbEditionDraft *self, const char *id, const char *name);
void cb_edition_draft_set_part (CbEditionDraft *self,
                                JsonObject *object,
                                const char *member,
                                JsonObject *part);

gboolean cb_edition_draft_can_undo (CbEditionDraft *self);
gboolean cb_edition_draft_can_redo (CbEditionDraft *self);
void cb_edition_draft_undo (CbEditionDraft *self);
void cb_edition_draft_redo (CbEditionDraft *self);

CbEdition *cb_edition_draft_build (CbEditionDraft *self, const char *id, char **problem);
