/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-game-error.h"
#include "cb-text.h"

G_DEFINE_QUARK (cb - game - error - quark, cb_game_error)

/* The most characters of a message: without a limit a message could quote a whole file. */
#define MAX_LENGTH 300

/* (transfer full): the text, without its middle where it is too long: its ends say where the
 * problem is and what it is. */
static char *
shorten (const char *text)
{
  glong length = g_utf8_strlen (text, -1);
  g_autofree char *start = NULL;

  if (length <= MAX_LENGTH)
    return g_strdup (text);
  start = g_utf8_substring (text, 0, MAX_LENGTH / 2);
  return g_strconcat (start, "…", g_utf8_offset_to_pointer (text, length - MAX_LENGTH / 2), NULL);
}

/**
 * cb_game_error_take:
 * @message: (transfer full): what is wrong, translated; may quote what anybody wrote
 *
 * Sets @error to @message, shortened and made safe to show.
 */
void
cb_game_error_take (GError **error, CbGameError code, char *message)
{
  g_autofree char *line = cb_text_make_line (message);
  g_autofree char *shown = shorten (line);

  g_set_error_literal (error, CB_GAME_ERROR, (int) code, shown);
  g_free (message);
}
