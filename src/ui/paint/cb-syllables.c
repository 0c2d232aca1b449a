/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a long word may be broken. Names of cards are in a dozen languages, and what serves them
 * all is that a syllable begins with one consonant, or with some that are spoken as one.
 */

#include "config.h"

#include <glib.h>
#include <string.h>

#include "cb-syllables.h"

/* In letters: shorter words are not broken, and no part is shorter than the second. */
#define LEAST_WORD 6
#define LEAST_PART 3

#define SOFT_HYPHEN 0x00AD

/* Returns: @letter as a small letter without its accent: “a” for “Ä” */
static gunichar
get_base (gunichar letter)
{
  gunichar base, accent;

  letter = g_unichar_tolower (letter);
  return g_unichar_decompose (letter, &base, &accent) ? base : letter;
}

static gboolean
is_one_of (gunichar letter, const char *letters)
{
  return g_utf8_strchr (letters, -1, letter) != NULL;
}

static gboolean
is_vowel (gunichar letter)
{
  return is_one_of (letter, "aeiouyæøœ");
}

/* @at: a consonant before a vowel Returns: where the syllable of that vowel begins */
static guint
find_onset (const gunichar *word, guint at)
{
  if (at > 0 && is_one_of (word[at], "lr") && is_one_of (word[at - 1], "bcdfgkptvh"))
    at--;
  if (at > 0 && word[at] == 'h' && is_one_of (word[at - 1], "cpt"))
    at--;
  if (at > 0 && word[at] == 'c' && word[at + 1] == 'h' && word[at - 1] == 's')
    at--;
  return at;
}

/* Adds a word of @n letters to @result. @base: the same letters as get_base() has them */
static void
append_word (GString *result, const gunichar *letters, const gunichar *base, guint n)
{
  g_autofree gboolean *begins = g_new0 (gboolean, n + 1);
  gboolean had_vowel = FALSE;

  for (guint i = 0; n >= LEAST_WORD && i + 1 < n; i++)
    {
      if (had_vowel && !is_vowel (base[i]) && is_vowel (base[i + 1]))
        begins[find_onset (base, i)] = TRUE;
      had_vowel = had_vowel || is_vowel (base[i]);
    }
  for (guint i = 0; i < n; i++)
    {
      if (begins[i] && i >= LEAST_PART && n - i >= LEAST_PART)
        g_string_append_unichar (result, SOFT_HYPHEN);
      g_string_append_unichar (result, letters[i]);
    }
}

/* Returns: (transfer full): @text with soft hyphens in its long words */
char *
cb_syllables_soften (const char *text)
{
  g_autofree gunichar *letters = g_utf8_to_ucs4_fast (text, -1, NULL);
  g_autofree gunichar *base = g_utf8_to_ucs4_fast (text, -1, NULL);
  GString *result = g_string_new (NULL);
  guint start = 0;

  for (guint i = 0;; i++)
    {
      if (g_unichar_isalpha (letters[i]))
        {
          base[i] = get_base (letters[i]);
          continue;
        }
      append_word (result, letters + start, base + start, i - start);
      if (letters[i] == 0)
        return g_string_free (result, FALSE);
      g_string_append_unichar (result, letters[i]);
      start = i + 1;
    }
}
