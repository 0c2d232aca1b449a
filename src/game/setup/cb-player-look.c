/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What distinguishes the players of a table at a glance: a colour, and one or two letters. Both are
 * chosen automatically. A player whose character has a colour gets it; the others get colours that
 * are still free, seat by seat. The letters alone are enough to tell players apart. */

#include "config.h"

#include "cb-player-look.h"

static const char *const seat_colours[] = { "#c01c28", "#e5a50a", "#deddda",
                                            "#26a269", "#1c71d8", "#813d9c" };
static const char neutral[] = "#77767b";

/* (nullable): the colour of the character at @seat */
static const char *
get_character_colour (const CbEdition *edition, const int *characters, guint seat)
{
  return characters[seat] >= 0 ? cb_edition_get_card (edition, (guint) characters[seat])->colour
                               : NULL;
}

static gboolean
is_among (const char *colour, const char *const *taken, guint n)
{
  for (guint i = 0; i < n; i++)
    if (taken[i] != NULL && g_ascii_strcasecmp (taken[i], colour) == 0)
      return TRUE;
  return FALSE;
}

/* Returns: the colour for a seat: the seat's own, or if that is taken the next one that is free */
static const char *
pick_free_colour (guint seat, const char *const *taken, guint n)
{
  for (guint i = 0; i < G_N_ELEMENTS (seat_colours); i++)
    {
      const char *colour = seat_colours[(seat + i) % G_N_ELEMENTS (seat_colours)];

      if (!is_among (colour, taken, n))
        return colour;
    }
  return neutral;
}

/**
 * cb_player_look_pick_colour:
 * @characters: (array length=n): the character of each seat, a card of @edition, or −1
 * @n: how many seats there are, at most %CB_MAX_PLAYERS
 * @seat: 0…@n−1
 *
 * Returns: (transfer none): the colour of the player at @seat, "#rrggbb"; two players have the same
 *   only if their characters do, or if there are more players than colours
 */
const char *
cb_player_look_pick_colour (const CbEdition *edition, const int *characters, guint n, guint seat)
{
  const char *taken[CB_MAX_PLAYERS] = { NULL };

  g_return_val_if_fail (n <= CB_MAX_PLAYERS && seat < n, neutral);

  for (guint i = 0; i < n; i++)
    taken[i] = get_character_colour (edition, characters, i);
  for (guint i = 0; i <= seat; i++)
    if (taken[i] == NULL)
      taken[i] = pick_free_colour (i, taken, n);
  return taken[seat];
}

/* Returns: (transfer full): the letters and digits of a name; a letter includes its accents */
static gunichar *
split_name (const char *name)
{
  g_autofree char *visible = g_utf8_make_valid (name, -1);
  g_autofree char *composed = g_utf8_normalize (visible, -1, G_NORMALIZE_ALL_COMPOSE);
  g_autofree gunichar *all = g_utf8_to_ucs4_fast (composed, -1, NULL);
  g_autoptr (GArray) letters = g_array_new (TRUE, FALSE, sizeof (gunichar));

  for (guint i = 0; all[i] != 0; i++)
    if (g_unichar_isalnum (all[i]))
      g_array_append_val (letters, all[i]);
  return (gunichar *) (gpointer) g_array_steal (letters, NULL);
}

/* Returns: the letter at @index, in lower case; 0 if the name is shorter */
static gunichar
get_letter (const gunichar *letters, guint index)
{
  for (guint i = 0; i <= index; i++)
    if (letters[i] == 0)
      return 0;
  return g_unichar_tolower (letters[index]);
}

/* Whether the letter at @index distinguishes @seat’s name from all others with the same initial. */
static gboolean
tells_apart (gunichar *const *names, guint n, guint seat, guint index)
{
  gunichar letter = get_letter (names[seat], index);

  for (guint i = 0; i < n; i++)
    if (i != seat && get_letter (names[i], 0) == get_letter (names[seat], 0) &&
        (letter == 0 || get_letter (names[i], index) == letter))
      return FALSE;
  return TRUE;
}

static char *
write_letters (gunichar first, gunichar second)
{
  gunichar letters[] = { g_unichar_toupper (first), second, 0 };

  return g_ucs4_to_utf8 (letters, -1, NULL, NULL, NULL);
}

/**
 * cb_player_look_pick_letters:
 * @names: (array length=n): the names of the players
 * @n: how many players there are, at most %CB_MAX_PLAYERS
 * @seat: 0…@n−1
 *
 * Returns: (transfer full): the initial. If others have the same one, the first letter in which
 *   they differ follows, “Jo” and “Ja”, or the number of the seat if there is none. For a name
 *   without letters, only that number
 */
char *
cb_player_look_pick_letters (const char *const *names, guint n, guint seat)
{
  gunichar *letters[CB_MAX_PLAYERS] = { NULL };
  char *picked = NULL;

  g_return_val_if_fail (n <= CB_MAX_PLAYERS && seat < n, NULL);

  for (guint i = 0; i < n; i++)
    letters[i] = split_name (names[i]);
  if (letters[seat][0] == 0)
    picked = g_strdup_printf ("%u", seat + 1);
  else if (tells_apart (letters, n, seat, 0))
    picked = write_letters (letters[seat][0], 0);
  for (guint i = 1; picked == NULL && get_letter (letters[seat], i) != 0; i++)
    if (tells_apart (letters, n, seat, i))
      picked = write_letters (letters[seat][0], letters[seat][i]);
  if (picked == NULL)
    picked = write_letters (letters[seat][0], (gunichar) ('0' + (seat + 1) % 10));
  for (guint i = 0; i < n; i++)
    g_free (letters[i]);
  return picked;
}

/* Returns: (transfer none): the colour of a player, "#rrggbb" */
const char *
cb_setup_get_player_colour (const CbSetup *self, guint seat)
{
  int characters[CB_MAX_PLAYERS];

  g_return_val_if_fail (seat < self->n_players, neutral);

  for (guint i = 0; i < self->n_players; i++)
    characters[i] = self->players[i].character;
  return cb_player_look_pick_colour (self->edition, characters, self->n_players, seat);
}

/* Returns: (transfer full): one or two letters that stand for a player at this table */
char *
cb_setup_get_player_letters (const CbSetup *self, guint seat)
{
  const char *names[CB_MAX_PLAYERS];

  g_return_val_if_fail (seat < self->n_players, NULL);

  for (guint i = 0; i < self->n_players; i++)
    names[i] = self->players[i].name;
  return cb_player_look_pick_letters (names, self->n_players, seat);
}
