/* SPDX-License-Identifier: GPL-3.0-or-later */

/* In most boxes the cards of a category say the same few things each. A category in an edition file
 * can list its cards and what each says, and can say that each has a power. These short forms are
 * expanded to the groups that they stand for before anything else reads the file. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-private.h"
#include "cb-game-error.h"

#define CARDS  "Cards"
#define POWERS "Powers"

/**
 * List:
 * @listed: the key of a category that lists something of each of its cards
 * @key: the key of a card that it stands for
 * @separator: what separates the words of a card whose @key is a list itself, or 0
 */
typedef struct
{
  const char *listed;
  const char *key;
  char separator;
} List;

static const List LISTS[] = {
  { CARDS, "Name" },           { "Said", "Said" },     { "Object", "Object" },
  { "Alias", "Alias", '/' },   { "Colour", "Colour" }, { "Icons", "Icon" },
  { "Traits", "Traits", '/' },
};

/* (transfer full): the name of the group for the card that its category lists as @text */
static char *
get_card_group (const char *text, const char *category, guint index)
{
  g_autofree char *id = cb_edition_make_id (text);

  return *id != '\0' ? g_strconcat ("Card ", id, NULL)
                     : g_strdup_printf ("Card %s-%u", category, index + 1);
}

/* Moves a group to the end, so that cards stand in the order of their category’s list. */
static void
move_to_end (GKeyFile *keys, const char *group)
{
  g_auto (GStrv) all = g_key_file_get_keys (keys, group, NULL, NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; all != NULL && all[i] != NULL; i++)
    g_ptr_array_add (values, g_key_file_get_value (keys, group, all[i], NULL));
  g_key_file_remove_group (keys, group, NULL);
  for (guint i = 0; i < values->len; i++)
    g_key_file_set_value (keys, group, all[i], values->pdata[i]);
}

/* Adds a group to @keys for each card that a category lists. (transfer full): the names of the
 * groups; for a card that is listed twice, there is only one */
static GStrv
add_cards (GKeyFile *keys, char **texts, const char *category)
{
  g_autoptr (GStrvBuilder) groups = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *group = get_card_group (g_strstrip (texts[i]), category, i);

      if (!g_hash_table_add (seen, g_strdup (group)))
        break;
      move_to_end (keys, group);
      if (!g_key_file_has_key (keys, group, "Category", NULL))
        g_key_file_set_string (keys, group, "Category", category);
      g_strv_builder_add (groups, group);
    }
  return g_strv_builder_end (groups);
}

/* Sets @key, which may have a language, of each card to its text, unless the card has the key
 * already. A text that is empty, or a name that is the id of the card, sets nothing. */
static void
give_cards (GKeyFile *keys, char **groups, const char *key, const List *list, char **texts)
{
  for (guint i = 0; groups[i] != NULL && texts[i] != NULL; i++)
    {
      char *text = g_strstrip (texts[i]);
      gboolean is_id = g_str_equal (list->listed, CARDS) &&
                       g_str_equal (text, groups[i] + strlen ("Card "));

      if (*text == '\0' || is_id || g_key_file_has_key (keys, groups[i], key, NULL))
        continue;
      if (list->separator != '\0')
        g_strdelimit (text, (char[]) { list->separator, '\0' }, ';');
      g_key_file_set_string (keys, groups[i], key, text);
    }
}

/* Moves a list, in each language, out of a category and into its cards. */
static void
take_list (GKeyFile *keys, const char *group, char **cards, const List *list)
{
  g_auto (GStrv) all = g_key_file_get_keys (keys, group, NULL, NULL);

  for (guint i = 0; all[i] != NULL; i++)
    if (g_str_has_prefix (all[i], list->listed) &&
        strchr ("[", all[i][strlen (list->listed)]) != NULL)
      {
        g_auto (GStrv) texts = g_key_file_get_string_list (keys, group, all[i], NULL, NULL);
        g_autofree char *own = g_strconcat (list->key, all[i] + strlen (list->listed), NULL);

        if (texts != NULL)
          give_cards (keys, cards, own, list, texts);
        g_key_file_remove_key (keys, group, all[i], NULL);
      }
}

/* Moves the lists of cards out of a category and into the groups of the cards. Returns: whether
 * each card is listed once */
static gboolean
expand_category (GKeyFile *keys, const char *group)
{
  g_auto (GStrv) texts = g_key_file_get_string_list (keys, group, CARDS, NULL, NULL);
  g_auto (GStrv) cards = NULL;

  if (texts == NULL)
    return TRUE;
  cards = add_cards (keys, texts, group + strlen ("Category "));
  if (g_strv_length (cards) < g_strv_length (texts))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (LISTS); i++)
    take_list (keys, group, cards, &LISTS[i]);
  return TRUE;
}

/**
 * cb_edition_add_listed:
 * @keys: an edition file
 * @name: what to call it in messages
 * @error: must not be NULL
 *
 * Adds a group for each card that a category lists by its name.
 *
 * Returns: whether each is listed once
 */
gboolean
cb_edition_add_listed (GKeyFile *keys, const char *name, GError **error)
{
  g_auto (GStrv) groups = g_key_file_get_groups (keys, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], "Category ") && !expand_category (keys, groups[i]))
      {
        cb_game_error_take (error, CB_GAME_ERROR_INVALID,
                            g_strdup_printf ("%s: [%s] " CARDS ": %s", name, groups[i],
                                             _ ("another card has the same id")));
        return FALSE;
      }
  return TRUE;
}

/* Adds the power of one card; it gets the name of the card, unless it has a name of its own. */
static void
add_power (GKeyFile *keys, const char *card_group)
{
  const char *card = card_group + strlen ("Card ");
  g_autofree char *power = g_strconcat ("Power ", card, NULL);
  g_auto (GStrv) all = g_key_file_get_keys (keys, card_group, NULL, NULL);
  gboolean is_named = g_key_file_has_key (keys, power, "Name", NULL);

  g_key_file_set_string (keys, power, "Card", card);
  for (guint i = 0; !is_named && all[i] != NULL; i++)
    if (g_str_equal (all[i], "Name") || g_str_has_prefix (all[i], "Name["))
      {
        g_autofree char *name = g_key_file_get_value (keys, card_group, all[i], NULL);

        g_key_file_set_value (keys, power, all[i], name);
      }
}

/**
 * cb_edition_add_powers:
 * @keys: an edition file, completed with what it takes from other files
 *
 * Adds a power for each card of a category that says that its cards have powers. A power without a
 * name of its own gets the name of the card.
 */
void
cb_edition_add_powers (GKeyFile *keys)
{
  g_auto (GStrv) groups = g_key_file_get_groups (keys, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char *category = g_key_file_get_string (keys, groups[i], "Category", NULL);
      g_autofree char *of = g_strconcat ("Category ", category, NULL);

      if (g_str_has_prefix (groups[i], "Card ") && category != NULL &&
          g_key_file_get_boolean (keys, of, POWERS, NULL))
        add_power (keys, groups[i]);
    }
  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], "Category "))
      g_key_file_remove_key (keys, groups[i], POWERS, NULL);
}
