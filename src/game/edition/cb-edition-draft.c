/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-draft-private.h"
#include "cb-edition-json.h"
#include "cb-fields.h"

enum
{
  CHANGED,
  RESTORED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (CbEditionDraft, cb_edition_draft, G_TYPE_OBJECT)

JsonNode *
_cb_edition_draft_copy (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  return json_from_string (text, NULL);
}

void
_cb_edition_draft_begin_step (CbEditionDraft *self, JsonObject *object, const char *member)
{
  if (member != NULL && object == self->last_object && g_strcmp0 (member, self->last_member) == 0)
    return;
  self->last_object = object;
  g_set_str (&self->last_member, member);
  g_ptr_array_add (self->past, _cb_edition_draft_copy (self->root));
  g_ptr_array_set_size (self->future, 0);
}

void
_cb_edition_draft_tell_change (CbEditionDraft *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
cb_edition_draft_class_init (CbEditionDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CB_OWNS (object_class, CbEditionDraft, root, json_node_unref);
  CB_OWNS (object_class, CbEditionDraft, past, g_ptr_array_unref);
  CB_OWNS (object_class, CbEditionDraft, future, g_ptr_array_unref);
  CB_OWNS (object_class, CbEditionDraft, last_member, g_free);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[RESTORED] = g_signal_new ("restored", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cb_edition_draft_init (CbEditionDraft *self)
{
  self->past = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->future = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
}

/* Three categories, as in most boxes. */
static JsonNode *
create_empty (void)
{
  const char *const names[][2] = { { "suspect", _ ("Suspects") },
                                   { "weapon", _ ("Weapons") },
                                   { "room", _ ("Rooms") } };
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *root = json_object_new ();
  JsonArray *categories = json_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      JsonObject *category = json_object_new ();

      json_object_set_string_member (category, "id", names[i][0]);
      json_object_set_string_member (category, "name", names[i][1]);
      json_object_set_array_member (category, "cards", json_array_new ());
      json_array_add_object_element (categories, category);
    }
  json_object_set_array_member (root, "categories", categories);
  json_node_take_object (node, root);
  return node;
}

/**
 * cb_edition_draft_new:
 * @edition: (nullable): the edition to change; %NULL to begin a new one with nothing
 *
 * Returns: (transfer full): a new draft
 */
CbEditionDraft *
cb_edition_draft_new (CbEdition *edition)
{
  CbEditionDraft *self = g_object_new (CB_TYPE_EDITION_DRAFT, NULL);
  g_autoptr (JsonNode) original = edition != NULL ? cb_edition_write (edition) : create_empty ();

  self->root = _cb_edition_draft_copy (original);
  return self;
}

/**
 * cb_edition_draft_start_from:
 * @edition: (transfer none): another edition
 *
 * Takes over all that @edition says, under a name of its own. How complete @edition is and where
 * that is from was said of it, not of what becomes of the copy.
 */
void
cb_edition_draft_start_from (CbEditionDraft *self, CbEdition *edition)
{
  static const char *const OF_THE_BOX[] = { "complete", "sources" };
  g_autoptr (JsonNode) original = NULL;
  g_autofree char *name = NULL;
  JsonObject *root;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  original = cb_edition_write (edition);
  /* Translators: what a copy of an edition is called: “Classic (Own)” */
  name = g_strdup_printf (_ ("%s (Custom)"), cb_edition_get_name (edition));
  _cb_edition_draft_begin_step (self, NULL, NULL);
  json_node_unref (self->root);
  self->root = _cb_edition_draft_copy (original);
  root = json_node_get_object (self->root);
  json_object_set_string_member (root, "name", name);
  for (guint i = 0; i < G_N_ELEMENTS (OF_THE_BOX); i++)
    if (json_object_has_member (root, OF_THE_BOX[i]))
      json_object_remove_member (root, OF_THE_BOX[i]);
  g_signal_emit (self, signals[RESTORED], 0);
  _cb_edition_draft_tell_change (self);
}

/* Returns: (transfer none): the object, until the next undo or redo */
JsonObject *
cb_edition_draft_get_root (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), NULL);

  return json_node_get_object (self->root);
}

gboolean
cb_edition_draft_can_undo (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), FALSE);

  return self->past->len > 0;
}

gboolean
cb_edition_draft_can_redo (CbEditionDraft *self)
{
  g_return_val_if_fail (CB_IS_EDITION_DRAFT (self), FALSE);

  return self->future->len > 0;
}

static void
step (CbEditionDraft *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return;
  g_ptr_array_add (to, self->root);
  self->root = g_ptr_array_steal_index (from, from->len - 1);
  self->last_object = NULL;
  g_signal_emit (self, signals[RESTORED], 0);
  _cb_edition_draft_tell_change (self);
}

void
cb_edition_draft_undo (CbEditionDraft *self)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  step (self, self->past, self->future);
}

void
cb_edition_draft_redo (CbEditionDraft *self)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  step (self, self->future, self->past);
}
