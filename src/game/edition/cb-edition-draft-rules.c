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

/* Whether no table deals otherwise; without a list of what it can choose, it can choose all. */
gboolean
cb_edition_draft_is_deal_fixed (CbEditionDraft *self)
{
  JsonObject *root = cb_edition_draft_get_root (self);
  const char *deal = json_object_get_string_member_with_default (root, "deal", "all");
  JsonArray *choices = json_object_has_member (root, "dealChoices")
                         ? json_object_get_array_member (root, "dealChoices")
                         : NULL;

  for (guint i = 0; choices != NULL && i < json_array_get_length (choices); i++)
    if (g_strcmp0 (json_array_get_string_element (choices, i), deal) != 0)
      return FALSE;
  return choices != NULL && json_array_get_length (choices) > 0;
}

void
cb_edition_draft_set_deal (CbEditionDraft *self, const char *deal, gboolean fixed)
{
  JsonObject *root = cb_edition_draft_get_root (self);

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  _cb_edition_draft_begin_step (self, NULL, NULL);
  json_object_set_string_member (root, "deal", deal);
  if (json_object_has_member (root, "dealChoices"))
    json_object_remove_member (root, "dealChoices");
  if (fixed)
    {
      JsonArray *choices = json_array_new ();

      json_array_add_string_element (choices, deal);
      json_object_set_array_member (root, "dealChoices", choices);
    }
  _cb_edition_draft_tell_change (self);
}

/**
 * cb_edition_draft_set_starts:
 * @starts: as in edition files; "" for what is not said
 * @card: (nullable): the character who starts, with "character"
 */
void
cb_edition_draft_set_starts (CbEditionDraft *self, const char *starts, JsonObject *card)
{
  JsonObject *root = cb_edition_draft_get_root (self);

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  _cb_edition_draft_begin_step (self, NULL, NULL);
  if (json_object_has_member (root, "startsWith"))
    json_object_remove_member (root, "startsWith");
  if (json_object_has_member (root, "starts"))
    json_object_remove_member (root, "starts");
  if (*starts != '\0')
    json_object_set_string_member (root, "starts", starts);
  if (card != NULL)
    {
      _cb_edition_draft_fill_ids (root);
      json_object_set_string_member (root, "startsWith",
                                     json_object_get_string_member (card, "id"));
    }
  _cb_edition_draft_tell_change (self);
}

/**
 * cb_edition_draft_set_trigger:
 * @trigger: when a card can be drawn from @deck
 * @member: (nullable): "must" or "may"; %NULL for neither
 */
void
cb_edition_draft_set_trigger (CbEditionDraft *self,
                              JsonObject *deck,
                              const char *trigger,
                              const char *member)
{
  static const char *const members[] = { "must", "may" };

  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  _cb_edition_draft_begin_step (self, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    _cb_edition_draft_put_word (deck, members[i], trigger, g_strcmp0 (members[i], member) == 0);
  _cb_edition_draft_tell_change (self);
}
