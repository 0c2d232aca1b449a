/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes text by other people fit to be shown. Names, notes and titles come from files and may hold
 * anything: nothing but invisible characters, commands to a terminal, or characters that reverse
 * the text around them. Casebook accepts no invisible names, and shows characters that are no text
 * by their number, as in ⟨U+202E⟩. Stored text stays as it is. */

#include "cb-text.h"

/* Whether @c counts as a letter or symbol for Unicode, but is invisible. */
static gboolean
is_filler (gunichar c)
{
  return c == 0x115f || c == 0x1160 || c == 0x2800 || c == 0x3164 || c == 0xffa0;
}

/* Whether @c is not assigned yet, and in a range that Unicode reserves for invisible characters. */
static gboolean
is_reserved (gunichar c)
{
  return c == 0x2065 || (c >= 0xfff0 && c <= 0xfff8) || (c >= 0xe0000 && c <= 0xe0fff);
}

/* Whether @c is visible where it stands alone; a combining mark is not: it needs a letter. */
static gboolean
has_ink (gunichar c)
{
  switch (g_unichar_type (c))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_SURROGATE:
    case G_UNICODE_SPACE_SEPARATOR:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
    case G_UNICODE_NON_SPACING_MARK:
    case G_UNICODE_ENCLOSING_MARK:
      return FALSE;
    default:
      return !is_filler (c) && !is_reserved (c);
    }
}

/**
 * cb_text_is_blank:
 * @text: valid UTF-8
 *
 * Returns: whether nothing of @text can be seen: it is empty, or only spaces, characters without
 *   width and the like. No name may be blank
 */
gboolean
cb_text_is_blank (const char *text)
{
  g_return_val_if_fail (text != NULL, TRUE);

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (has_ink (g_utf8_get_char (c)))
      return FALSE;
  return TRUE;
}

/**
 * cb_text_is_long:
 * @text: (nullable): valid UTF-8
 *
 * Returns: whether @text is longer than notes are shown, so that a user cannot edit all of it
 */
gboolean
cb_text_is_long (const char *text)
{
  return text != NULL && g_utf8_strlen (text, -1) > CB_TEXT_MAX_NOTE;
}

/**
 * cb_text_trim:
 * @text: what was typed, valid UTF-8
 *
 * Returns: (transfer full): the text without white space around it; "" where nothing of it can be
 *   seen, see cb_text_is_blank()
 */
char *
cb_text_trim (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return cb_text_is_blank (text) ? g_strdup ("") : g_strstrip (g_strdup (text));
}

/* Whether @c ends a line, or is white space other than an ordinary space. */
static gboolean
is_line_space (gunichar c)
{
  return (c >= '\t' && c <= '\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
}

/* Whether @c embeds, overrides or isolates a direction. The plain marks of direction (U+200E,
 * U+200F, U+061C) are allowed: they reorder no text outside the name, and some names are written
 * with them. */
static gboolean
is_bidi_control (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/* Whether @c is no text, but a command to the program that shows it: end a line, ring a bell,
 * change the direction of what follows. */
gboolean
cb_text_is_command (gunichar c)
{
  return g_unichar_type (c) == G_UNICODE_CONTROL || is_line_space (c) || is_bidi_control (c);
}

static void
append_shown (GString *shown, gunichar c, gboolean one_line)
{
  if (is_line_space (c) && one_line)
    g_string_append_c (shown, ' ');
  else if (c == '\n' || c == '\t')
    g_string_append_unichar (shown, c);
  else if (cb_text_is_command (c))
    g_string_append_printf (shown, "⟨U+%04X⟩", c);
  else
    g_string_append_unichar (shown, c);
}

static char *
make_shown (const char *text, gboolean one_line)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) shown = g_string_sized_new (strlen (valid));

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    if (c[0] != '\r' || c[1] != '\n')
      append_shown (shown, g_utf8_get_char (c), one_line);
  return g_string_free_and_steal (g_steal_pointer (&shown));
}

/**
 * cb_text_make_visible:
 * @text: any bytes
 *
 * Returns: (transfer full): @text as it can be shown, in UTF-8: numbers stand for control
 *   characters and for those that override the direction of text, U+FFFD for bytes that are no
 *   text; ends of lines and tabs stay
 */
char *
cb_text_make_visible (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return make_shown (text, FALSE);
}

/**
 * cb_text_make_line:
 * @text: any bytes
 *
 * Returns: (transfer full): like cb_text_make_visible(), but with spaces for line ends and tabs
 */
char *
cb_text_make_line (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return make_shown (text, TRUE);
}

/* @text: (transfer full): returned as it is, or cut after @max characters and ended by “…”. */
static char *
cut (char *text, glong max)
{
  g_autofree char *whole = text;
  g_autofree char *beginning = NULL;

  if (g_utf8_strlen (whole, -1) <= max)
    return g_steal_pointer (&whole);
  beginning = g_utf8_substring (whole, 0, max - 1);
  return g_strconcat (beginning, "…", NULL);
}

/**
 * cb_text_make_name:
 * @text: any bytes
 *
 * Returns: (transfer full): like cb_text_make_line(), but at most %CB_TEXT_MAX_NAME characters: a
 *   longer text is cut and ends with “…”, because a name as long as a book would stop any screen or
 *   printer
 */
char *
cb_text_make_name (const char *text)
{
  return cut (cb_text_make_line (text), CB_TEXT_MAX_NAME);
}

/**
 * cb_text_make_note:
 * @text: any bytes
 *
 * Returns: (transfer full): like cb_text_make_visible(), but at most %CB_TEXT_MAX_NOTE characters,
 *   cut as by cb_text_make_name(): laying out a few megabytes of text takes hundreds of megabytes
 */
char *
cb_text_make_note (const char *text)
{
  return cut (cb_text_make_visible (text), CB_TEXT_MAX_NOTE);
}

/* Returns: (transfer full): @text with a capital letter, to begin a sentence */
char *
cb_text_capitalize (const char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, text + strlen (first), NULL);
}
