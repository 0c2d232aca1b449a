/* What the parts of a draft are called in files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-edition-draft-private.h"

static void
collect_ids (JsonObject *object, const char *member, GHashTable *ids)
{
  for (guint i = 0; i < cb_edition_draft_get_n_parts (object, member); i++)
    {
      JsonObject *part = cb_edition_draft_get_part (object, member, i);

      if (json_object_has_member (part, "id"))
        g_hash_table_add (ids, g_strdup (json_object_get_string_member (part, "id")));
    }
}

static void
fill_ids (JsonObject *object, const char *member, GHashTable *ids)
{
  for (guint i = 0; i < cb_edition_draft_get_n_parts (object, member); i++)
    {
      JsonObject *part = cb_edition_draft_get_part (object, member, i);
      g_autofree char *name = cb_edition_draft_dup_text (part, "name");
      g_autofree char *stem = cb_edition_make_id (name);
      g_autofree char *id = g_strdup (*stem != '\0' ? stem : member);

      if (json_object_has_member (part, "id"))
        continue;
      for (guint n = 2; g_hash_table_contains (ids, id); n++)
        {
          g_free (id);
          id = g_strdup_printf ("%s-%u", *stem != '\0' ? stem : member, n);
        }
      json_object_set_string_member (part, "id", id);
      g_hash_table_add (ids, g_steal_pointer (&id));
    }
}

/* Ids are unique among the parts of a kind, wherever in the object those stand. */
void
_cb_edition_draft_fill_ids (JsonObject *root)
{
  static const char *const members[][2] = { { "categories", "cards" }, { "decks", "cards" },
                                            { "traits", NULL },        { "dice", NULL },
                                            { "powers", NULL },        { "variants", NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autoptr (GHashTable)
        inner_ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      guint n = cb_edition_draft_get_n_parts (root, members[i][0]);

      collect_ids (root, members[i][0], ids);
      fill_ids (root, members[i][0], ids);
      for (guint j = 0; members[i][1] != NULL && j < n; j++)
        collect_ids (cb_edition_draft_get_part (root, members[i][0], j), members[i][1], inner_ids);
      for (guint j = 0; members[i][1] != NULL && j < n; j++)
        fill_ids (cb_edition_draft_get_part (root, members[i][0], j), members[i][1], inner_ids);
    }
}

/**
 * cb_edition_draft_set_part:
 * @part: (nullable): a part that @member of @object is to name
 *
 * A part that is named keeps its id, whatever it is called later on.
 */
void
cb_edition_draft_set_part (CbEditionDraft *self,
                           JsonObject *object,
                           const char *member,
                           JsonObject *part)
{
  g_return_if_fail (CB_IS_EDITION_DRAFT (self));

  _cb_edition_draft_begin_step (self, NULL, NULL);
  if (part != NULL)
    {
      _cb_edition_draft_fill_ids (cb_edition_draft_get_root (self));
      json_object_set_string_member (object, member, json_object_get_string_member (part, "id"));
    }
  else if (json_object_has_member (object, member))
    json_object_remove_member (object, member);
  _cb_edition_draft_tell_change (self);
}
