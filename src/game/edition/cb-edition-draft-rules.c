/* Which events there are.
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

/* It comes last. */
static void
add_event (JsonObject *root, const char *id)
{
  JsonObject *event = json_object_new ();

  if (!json_object_has_member (root, "events"))
    json_object_set_array_member (root, "events", json_array_new ());
  json_object_set_string_member (event, "id", id);
  json_array_add_object_element (json_object_get_array_member (root, "events"), event);
}

void
cb_edition_draft_set_event (CbEditionDraft *self, const char *id, gboolean present)
{
  JsonObject *root = cb_edition_draft_get_root (self);
  int position = find_event (root, id);

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if ((position >= 0) == present)
    return;
  _cb_edition_draft_begin_step (self, NULL, NULL);
  if (present)
    add_event (root, id);
  else
    json_array_remove_element (json_object_get_array_member (root, "events"), (guint) position);
  _cb_edition_draft_tell_change (self);
}

/* Of an event that every game has; "" for the usual name. */
void
cb_edition_draft_set_event_name (CbEditionDraft *self, const char *id, const char *name)
{
  JsonObject *root = cb_edition_draft_get_root (self);

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  if (cb_edition_draft_find_event (self, id) == NULL && *name == '\0')
    return;
  _cb_edition_draft_begin_step (self, root, id);
  if (cb_edition_draft_find_event (self, id) == NULL)
    add_event (root, id);
  if (*name != '\0')
    json_object_set_string_member (cb_edition_draft_find_event (self, id), "name", name);
  else
    json_array_remove_element (json_object_get_array_member (root, "events"),
                               (guint) find_event (root, id));
  _cb_edition_draft_tell_change (self);
}
