/* cb-edition-draft-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-edition-draft.h"

G_BEGIN_DECLS

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

G_END_DECLS
