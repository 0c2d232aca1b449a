/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What speaks of a part by its id, and what goes when the part does. */

#include "config.h"

#include "cb-edition-draft-private.h"

/* Members that hold one id, and one that makes no sense without it. */
static const char *const SINGLE[][2] = {
  { "removedCategory", "removed" },
  { "startsWith", "starts" },
  { "standingCategory", NULL },
  { "category", NULL },
  { "card", NULL },
  { "passage", NULL },
};

static const char *const LISTS[] = { "askCategories", "traits", "withoutDecks" };

void
_cb_edition_draft_drop_word (JsonObject *object, const char *member, const char *word)
{
  JsonArray *words = json_object_has_member (object, member)
                       ? json_object_get_array_member (object, member)
                       : NULL;

  for (guint i = words != NULL ? json_array_get_length (words) : 0; i > 0; i--)
    {
      JsonNode *node = json_array_get_element (words, i - 1);

      if (JSON_NODE_HOLDS_VALUE (node) && g_strcmp0 (json_node_get_string (node), word) == 0)
        json_array_remove_element (words, i - 1);
    }
}

/* Ways to that place: “lounge:8”. */
static void
forget_ways (JsonObject *object, const char *id)
{
  JsonArray *ways = json_object_has_member (object, "steps")
                      ? json_object_get_array_member (object, "steps")
                      : NULL;
  g_autofree char *start = g_strconcat (id, ":", NULL);

  for (guint i = ways != NULL ? json_array_get_length (ways) : 0; i > 0; i--)
    {
      const char *way = json_array_get_string_element (ways, i - 1);

      if (g_str_has_prefix (way, start) && strchr (way + strlen (start), ':') == NULL)
        json_array_remove_element (ways, i - 1);
    }
}

static void
forget_here (JsonObject *object, const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (SINGLE); i++)
    if (g_strcmp0 (json_object_get_string_member_with_default (object, SINGLE[i][0], NULL), id) ==
        0)
      {
        json_object_remove_member (object, SINGLE[i][0]);
        if (SINGLE[i][1] != NULL && json_object_has_member (object, SINGLE[i][1]))
          json_object_remove_member (object, SINGLE[i][1]);
      }
  for (guint i = 0; i < G_N_ELEMENTS (LISTS); i++)
    _cb_edition_draft_drop_word (object, LISTS[i], id);
  forget_ways (object, id);
}

void
_cb_edition_draft_forget (JsonObject *object, const char *id)
{
  g_autoptr (GList) values = json_object_get_values (object);

  for (GList *l = values; l != NULL; l = l->next)
    {
      JsonArray *array = JSON_NODE_HOLDS_ARRAY (l->data) ? json_node_get_array (l->data) : NULL;

      if (JSON_NODE_HOLDS_OBJECT (l->data))
        _cb_edition_draft_forget (json_node_get_object (l->data), id);
      for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
        if (JSON_NODE_HOLDS_OBJECT (json_array_get_element (array, i)))
          _cb_edition_draft_forget (json_array_get_object_element (array, i), id);
    }
  forget_here (object, id);
}
