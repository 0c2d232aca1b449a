/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "cb-cli-box.h"
#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-quick-vocabulary.h"
#include "cb-say.h"
#include "cb-text.h"

/* Returns: (transfer full) (nullable): the built-in edition with the id @name, or the one in the
 * file @name; NULL, after complaining, if there is neither */
CbEdition *
cb_cli_find_edition (const char *command, const char *name)
{
  CbEdition *edition = cb_editions_find_builtin (name);
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (edition != NULL)
    return cb_edition_ref (edition);
  if (g_access (name, F_OK) < 0 && errno == ENOENT)
    {
      g_autoptr (GPtrArray) ids = g_ptr_array_new ();

      for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
        g_ptr_array_add (ids, (gpointer) cb_edition_get_id (cb_editions_get_builtin (i)));
      cb_cli_complain (NULL, _ ("%s: “%s” is neither an edition nor a file"), command, name);
      cb_cli_suggest (name, ids);
      return NULL;
    }
  file = g_file_new_for_commandline_arg (name);
  edition = cb_edition_load (file, name, &error);
  if (edition == NULL)
    cb_cli_complain (NULL, "%s: %s", command, error->message);
  return edition;
}

/* Returns: whether @text is a seed; complains if not */
gboolean
cb_cli_read_seed (const char *command, const char *text, guint64 *seed)
{
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  cb_cli_complain (NULL, _ ("%s: --seed must be a whole number"), command);
  return FALSE;
}

/* Returns: (transfer full) (nullable): a source that starts from @seed, or the system’s if @seed is
 * NULL; NULL, after complaining, if @seed is not a number */
CbRandomSource *
cb_cli_make_random (const char *command, const char *seed)
{
  guint64 number;

  if (seed == NULL)
    return cb_random_source_new ();
  return cb_cli_read_seed (command, seed, &number) ? cb_random_source_new_seeded (number) : NULL;
}

/* Seats the players @names, separated by commas, or @n_players without names. @names is NULL and
 * @n_players 0 where the options do not say. */
gboolean
cb_cli_add_players (const char *command, CbSetup *setup, int n_players, const char *names)
{
  g_auto (GStrv) list = g_strsplit (names != NULL ? names : "", ",", -1);
  guint min = cb_edition_get_min_players (setup->edition);
  guint max = cb_edition_get_max_players (setup->edition);
  guint n = names != NULL ? g_strv_length (list) : (guint) MAX (n_players, 0);

  if (n == 0)
    cb_cli_complain (NULL, _ ("%s: give --players N or --names A,B,C"), command);
  else if (n_players != 0 && n != (guint) n_players)
    cb_cli_complain (NULL, _ ("%s: give as many --names as --players"), command);
  else if (n < min || n > max)
    cb_cli_complain (NULL, _ ("%s: “%s” is for %u to %u players"), command,
                     cb_edition_get_name (setup->edition), min, max);
  else
    {
      for (guint i = 0; i < n; i++)
        {
          g_autofree char *name = g_strdup_printf (_ ("Player %u"), i + 1);

          cb_setup_add_player (setup, name, -1, -1);
        }
      return names == NULL || cb_cli_name_players (command, setup, names);
    }
  return FALSE;
}

/* Gives the players from seat 0 on the names in @names, which commas separate. */
gboolean
cb_cli_name_players (const char *command, CbSetup *setup, const char *names)
{
  g_auto (GStrv) list = g_strsplit (names, ",", -1);
  guint n = g_strv_length (list);

  if (n != setup->n_players)
    {
      cb_cli_complain (NULL,
                       ngettext ("%s: there is %u player; give as many --names",
                                 "%s: there are %u players; give as many --names",
                                 setup->n_players),
                       command, setup->n_players);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    {
      g_strstrip (list[i]);
      if (!g_utf8_validate (list[i], -1, NULL) || cb_text_is_blank (list[i]))
        {
          cb_cli_complain (NULL, _ ("%s: a name is empty or has no visible characters"), command);
          return FALSE;
        }
      cb_setup_set_name (setup, i, list[i]);
    }
  return TRUE;
}

/* Whether @typed is @name if upper and lower case do not matter. */
gboolean
cb_cli_is_called (const char *name, const char *typed)
{
  g_autofree char *one = g_utf8_casefold (name, -1);
  g_autofree char *other = g_utf8_casefold (typed, -1);

  return g_str_equal (one, other);
}

/* Returns: the seat of the player who is called @typed, in upper or lower case; −1 if nobody is */
int
cb_cli_find_player (const CbSetup *setup, const char *typed)
{
  int seat = -1;

  for (guint i = setup->n_players; i > 0; i--)
    {
      if (g_str_equal (setup->players[i - 1].name, typed))
        return (int) i - 1;
      if (cb_cli_is_called (setup->players[i - 1].name, typed))
        seat = (int) i - 1;
    }
  return seat;
}

/* Asks whether @typed was meant to be the name of one of the players. */
void
cb_cli_suggest_player (const CbSetup *setup, const char *typed)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < setup->n_players; i++)
    g_ptr_array_add (names, setup->players[i].name);
  cb_cli_suggest (typed, names);
}

/* Returns: the seat that @name gives by its number or by the player’s name; −1, after complaining,
 * if there is none */
int
cb_cli_find_seat (const char *command, const CbSetup *setup, const char *name)
{
  int seat = cb_cli_find_player (setup, name);
  guint64 number;

  if (g_ascii_string_to_unsigned (name, 10, 0, setup->n_players - 1, &number, NULL))
    return (int) number;
  if (seat < 0)
    {
      cb_cli_complain (NULL, _ ("%s: “%s” is not a player; seats are 0 to %u"), command, name,
                       setup->n_players - 1);
      cb_cli_suggest_player (setup, name);
    }
  return seat;
}

/* Adds the card that @typed names to @cards. Returns: whether there is such a card; complains if
 * not */
gboolean
cb_cli_read_card (const CbEdition *edition, const char *typed, const char *file, CbCardSet *cards)
{
  g_autofree char *name = g_strstrip (g_strdup (typed));
  CbCardSet near;
  int card = cb_quick_vocabulary_find_card (edition, name, &near);
  g_autofree char *choices = cb_say_cards (edition, near, CB_LIST_OR, CB_SAID_NAME);

  if (card >= 0)
    *cards |= cb_card_set_of ((guint) card);
  else if (near != 0)
    cb_cli_complain (file, _ ("“%s” is not a card in the edition “%s”; did you mean %s?"), name,
                     cb_edition_get_name (edition), choices);
  else
    cb_cli_complain (file, _ ("“%s” is not a card in the edition “%s”"), name,
                     cb_edition_get_name (edition));
  return card >= 0;
}

/* Reads the names of cards in @text. Returns: whether all of them are cards; complains if not */
gboolean
cb_cli_read_cards (const CbEdition *edition, const char *text, const char *file, CbCardSet *cards)
{
  g_auto (GStrv) ids = g_strsplit (text, ",", -1);

  *cards = 0;
  for (guint i = 0; ids[i] != NULL; i++)
    if (!cb_cli_read_card (edition, ids[i], file, cards))
      return FALSE;
  return TRUE;
}
