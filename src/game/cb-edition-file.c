/* cb-edition-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-edition-file.h"
#include "cb-edition-private.h"
#include "cb-game-error.h"

/* What is being read, and the first problem met: like CbMembers, problems are sticky. */
typedef struct
{
  CbEdition *edition;
  GKeyFile *keys;
  const char *name;
  GError **error;
} Reader;

static void fail (Reader *in, const char *group, const char *key, const char *format, ...)
  G_GNUC_PRINTF (4, 5);

static void
fail (Reader *in, const char *group, const char *key, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  if (*in->error != NULL)
    return;
  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  if (key != NULL)
    g_set_error (in->error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID, "%s: [%s] %s: %s", in->name,
                 group, key, message);
  else
    g_set_error (in->error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID, "%s: [%s]: %s", in->name, group,
                 message);
}

static char *
get_text (Reader *in, const char *group, const char *key)
{
  g_autofree char *text = g_key_file_get_locale_string (in->keys, group, key, NULL, NULL);

  if (text == NULL || *text == '\0')
    {
      fail (in, group, key, _ ("is missing"));
      return g_strdup ("");
    }
  return g_steal_pointer (&text);
}

static guint
get_number (Reader *in, const char *group, const char *key, int min, int max, int fallback)
{
  g_autoptr (GError) error = NULL;
  int number;

  if (!g_key_file_has_key (in->keys, group, key, NULL))
    return (guint) fallback;
  number = g_key_file_get_integer (in->keys, group, key, &error);
  if (error != NULL || number < min || number > max)
    {
      fail (in, group, key, _ ("must be a whole number between %d and %d"), min, max);
      return (guint) fallback;
    }
  return (guint) number;
}

static CbDealPolicy
get_deal (Reader *in)
{
  g_autofree char *deal = g_key_file_get_string (in->keys, "Edition", "Deal", NULL);

  if (!g_key_file_has_key (in->keys, "Edition", "Deal", NULL) || g_strcmp0 (deal, "all") == 0)
    return CB_DEAL_ALL;
  if (g_strcmp0 (deal, "equal") != 0)
    fail (in, "Edition", "Deal", _ ("must be “all” or “equal”"));
  return CB_DEAL_EQUAL;
}

static void
read_traits (Reader *in, char **groups)
{
  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], "Trait "))
      {
        g_autofree char *name = get_text (in, groups[i], "Name");
        const char *problem = cb_edition_add_trait (in->edition, groups[i] + strlen ("Trait "),
                                                    name);

        if (problem != NULL)
          fail (in, groups[i], NULL, "%s", problem);
      }
}

static void
read_card_traits (Reader *in, const char *group)
{
  g_auto (GStrv) traits = g_key_file_get_string_list (in->keys, group, "Traits", NULL, NULL);

  if (traits == NULL && g_key_file_has_key (in->keys, group, "Traits", NULL))
    fail (in, group, "Traits", _ ("must be a list of ids"));
  for (guint i = 0; traits != NULL && traits[i] != NULL; i++)
    if (!cb_edition_give_trait (in->edition, in->edition->n_cards - 1, traits[i]))
      fail (in, group, "Traits", _ ("“%s” is not a trait of the edition"), traits[i]);
}

static void
read_card (Reader *in, const char *group)
{
  g_autofree char *name = get_text (in, group, "Name");
  g_autofree char *colour = g_key_file_get_string (in->keys, group, "Colour", NULL);
  const char *problem = cb_edition_add_card (in->edition, group + strlen ("Card "), name, colour);

  if (problem != NULL)
    fail (in, group, NULL, "%s", problem);
  else
    read_card_traits (in, group);
}

/* Cards of a category become neighbours, whatever the order of the file. */
static void
read_category (Reader *in, char **groups, const char *group)
{
  const char *id = group + strlen ("Category ");
  g_autofree char *name = get_text (in, group, "Name");
  guint n = get_number (in, group, "InEnvelope", 0, CB_MAX_CARDS, 1);
  const char *problem = cb_edition_add_category (in->edition, id, name, n);
  guint n_cards;

  if (problem != NULL)
    {
      fail (in, group, NULL, "%s", problem);
      return;
    }

  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], "Card "))
      {
        g_autofree char *category = g_key_file_get_string (in->keys, groups[i], "Category", NULL);

        if (g_strcmp0 (category, id) == 0)
          read_card (in, groups[i]);
      }

  n_cards = cb_card_set_size (in->edition->categories[in->edition->n_categories - 1].cards);
  if (n_cards == 0)
    fail (in, group, NULL, _ ("has no cards"));
  else if (n_cards < n)
    fail (in, group, "InEnvelope", _ ("has fewer cards than the envelope takes"));
}

static void
check_cards_have_categories (Reader *in, char **groups)
{
  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], "Card "))
      {
        g_autofree char *category = g_key_file_get_string (in->keys, groups[i], "Category", NULL);

        if (category == NULL)
          fail (in, groups[i], "Category", _ ("is missing"));
        else if (cb_edition_find_category (in->edition, category) < 0)
          fail (in, groups[i], "Category", _ ("“%s” is not a category of the edition"), category);
      }
}

static void
read_edition (Reader *in)
{
  g_auto (GStrv) groups = g_key_file_get_groups (in->keys, NULL);
  CbEdition *edition = in->edition;

  edition->id = get_text (in, "Edition", "Id");
  edition->name = get_text (in, "Edition", "Name");
  edition->min_players = get_number (in, "Edition", "MinPlayers", 1, CB_MAX_PLAYERS, 2);
  edition->max_players = get_number (in, "Edition", "MaxPlayers", (int) edition->min_players,
                                     CB_MAX_PLAYERS, (int) MAX (edition->min_players, 6u));
  edition->deal = get_deal (in);
  read_traits (in, groups);
  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], "Category "))
      read_category (in, groups, groups[i]);
  check_cards_have_categories (in, groups);
  if (edition->n_categories == 0)
    fail (in, "Edition", NULL, _ ("an edition has at least one category"));
}

/**
 * cb_edition_new_from_key_file:
 * @bytes: an edition file
 * @name: what to call it in messages
 * @error: must not be NULL; the message names file, group, key and reason
 *
 * Names come out in the user's language where the file has them.
 *
 * Returns: (transfer full) (nullable): the edition
 */
CbEdition *
cb_edition_new_from_key_file (GBytes *bytes, const char *name, GError **error)
{
  g_autoptr (CbEdition) edition = cb_edition_new ();
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  Reader in = { edition, keys, name, error };

  g_return_val_if_fail (error != NULL, NULL);

  if (!g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_NONE, error))
    {
      g_prefix_error (error, "%s: ", name);
      return NULL;
    }
  read_edition (&in);
  return *error == NULL ? g_steal_pointer (&edition) : NULL;
}
