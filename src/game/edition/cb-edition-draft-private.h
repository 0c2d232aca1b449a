/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-edition-draft.h"

struct _CbEditionDraft
{
  GObject parent_instance;

  JsonNode *root;
  GPtrArray *past; /* of JsonNode, the latest last */
  GPtrArray *future;
  JsonObject *last_object; /* what the last step changed; only compared */
  char *last_member;
};

/* Returns: (transfer full): a copy that shares nothing */
JsonNode *_cb_edition_draft_copy (JsonNode *node);
/* Before a change of a member, and after it. Typing in one field is one step; NULL for a step of
 * its own. */
void _cb_edition_draft_begin_step (CbEditionDraft *self, JsonObject *object, const char *member);
void _cb_edition_draft_tell_change (CbEditionDraft *self);
/* Takes a word out of a list of words, if both are there. */
void _cb_edition_draft_drop_word (JsonObject *object, const char *member, const char *word);
/* Every part gets an id that has none, by its name. */
void _cb_edition_draft_fill_ids (JsonObject *root);
/* Nothing speaks of the part with that id any more, as it goes. */
void _cb_edition_draft_forget (JsonObject *object, const char *id);
