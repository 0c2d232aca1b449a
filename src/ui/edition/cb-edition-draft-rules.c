/* cb-edition-draft-rules.c: which events there are and what can be asked for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-edition-draft-private.h"

void
cb_edition_draft_set_flag (CbEditionDraft *self,
                           JsonObject *object,
                           const char *member,
                           gboolean flag)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (json_object_get_boolean_member_with_default (object, member, FALSE) == flag)
    return;
  _cb_edition_draft_begin_step (self, NULL, NULL);
  if (flag)
    json_object_set_boolean_member (object, member, TRUE);
  else
    json_object_remove_member (object, member);
  _cb_edition_draft_tell_change (self);
}

/* Returns: (transfer none): a part that is there once; an empty one says nothing */
JsonObject *
cb_edition_draft_get_once (JsonObject *object, const char *member)
{
  if (!json_object_has_member (object, member))
    json_object_set_object_member (object, member, json_object_new ());
  return json_object_get_object_member (object, member);
}

static int
find_event (JsonObject *root, const char *id)
{
  for (guint i = 0; i < cb_edition_draft_get_n_parts (root, "events"); i++)
    if (g_strcmp0 (json_object_get_string_member_with_default (
                     cb_edition_draft_get_part (root, "events", i), "id", NULL),
                   id) == 0)
      return (int) i;
  return -1;
}

/* Returns: (transfer none) (nullable): the event, if the edition has it */
JsonObject *
cb_edition_draft_find_event (CbEditionDraft *self, const char *id)
{
  JsonObject *root = cb_edition_draft_get_root (self);
  int position = find_event (root, id);

  return position >= 0 ? cb_edition_draft_get_part (root, "events", (guint) position) : NULL;
}

/* One that is new comes last. */
void
cb_edition_draft_set_event (CbEditionDraft *self, const char *id, gboolean present)
{
  JsonObject *root = cb_edition_draft_get_root (self);
  int position = find_event (root, id);
  JsonObject *event;

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if ((position >= 0) == present)
    return;
  _cb_edition_draft_begin_step (self, NULL, NULL);
  if (!json_object_has_member (root, "events"))
    json_object_set_array_member (root, "events", json_array_new ());
  if (present)
    {
      event = json_object_new ();
      json_object_set_string_member (event, "id", id);
      json_array_add_object_element (json_object_get_array_member (root, "events"), event);
    }
  else
    json_array_remove_element (json_object_get_array_member (root, "events"), (guint) position);
  _cb_edition_draft_tell_change (self);
}

/* Without a list of them, all categories are asked for. */
gboolean
cb_edition_draft_get_asked (CbEditionDraft *self, JsonObject *category)
{
  JsonObject *root = cb_edition_draft_get_root (self);
  const char *id = json_object_get_string_member_with_default (category, "id", "");

  return cb_edition_draft_get_n_parts (root, "askCategories") == 0 ||
         cb_edition_draft_has_word (root, "askCategories", id);
}

void
cb_edition_draft_set_asked (CbEditionDraft *self, JsonObject *category, gboolean asked)
{
  JsonObject *root = cb_edition_draft_get_root (self);
  g_autoptr (JsonArray) words = json_array_new ();
  guint n = cb_edition_draft_get_n_parts (root, "categories");

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (cb_edition_draft_get_asked (self, category) == asked)
    return;
  for (guint i = 0; i < n; i++)
    {
      JsonObject *other = cb_edition_draft_get_part (root, "categories", i);

      if (other == category ? asked : cb_edition_draft_get_asked (self, other))
        json_array_add_string_element (words, json_object_get_string_member (other, "id"));
    }
  _cb_edition_draft_begin_step (self, NULL, NULL);
  if (json_array_get_length (words) < n && json_array_get_length (words) > 0)
    json_object_set_array_member (root, "askCategories", json_array_ref (words));
  else if (json_object_has_member (root, "askCategories"))
    json_object_remove_member (root, "askCategories");
  _cb_edition_draft_tell_change (self);
}
