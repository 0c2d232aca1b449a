/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two texts hold what the players added, in seating order, every one with a line of his own:
 *
 *   casebook-mix 2              casebook-record 2
 *   fingerprint 3f1c…           fingerprint 3f1c…
 *   word 0 blue%20teapot        word 0 blue%20teapot
 *   skip 1                      skip 1
 *   word 2 4%205%202            word 2 4%205%202
 *   secret 9a0e…
 *
 * The deal follows from the first. Nobody who adds a word knows the secret, and it was fixed before
 * its owner knew the words. The second is what the record of looks and accusations starts from:
 * nothing in it is secret, so that its fingerprint can be shown, and binds the words. */

#include "cb-table-words.h"

/**
 * cb_table_word_make:
 * @typed: what a player typed
 *
 * Returns: (transfer full) (nullable): the word in its one form, which looks the same: NFC, without
 *   spaces around it, what cannot be seen made a space, cut at %CB_TABLE_WORD_BYTES; %NULL if
 *   nothing is left
 */
char *
cb_table_word_make (const char *typed)
{
  g_autofree char *valid = g_utf8_make_valid (typed, -1);
  g_autofree char *normal = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);
  g_autoptr (GString) word = g_string_new (NULL);

  for (const char *c = normal; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);
      gsize before = word->len;

      if (!g_unichar_isgraph (character))
        character = ' ';
      if (character == ' ' && (before == 0 || word->str[before - 1] == ' '))
        continue;
      g_string_append_unichar (word, character);
      if (word->len > CB_TABLE_WORD_BYTES)
        {
          g_string_truncate (word, before);
          break;
        }
    }
  g_strchomp (word->str);
  return *word->str != '\0' ? g_string_free_and_steal (g_steal_pointer (&word)) : NULL;
}

/* Returns: how many players added something */
guint
cb_table_words_count (const char *const *words, guint n_seats)
{
  guint n = 0;

  for (guint i = 0; i < n_seats; i++)
    n += words[i] != NULL ? 1 : 0;
  return n;
}

static GString *
write_words (const char *const *words, guint n_seats, const char *what, const char *fingerprint)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s 2\nfingerprint %s\n", what, fingerprint);
  for (guint i = 0; i < n_seats; i++)
    {
      g_autofree char *word = words[i] != NULL ? g_uri_escape_string (words[i], NULL, TRUE) : NULL;

      if (word != NULL)
        g_string_append_printf (text, "word %u %s\n", i, word);
      else
        g_string_append_printf (text, "skip %u\n", i);
    }
  return text;
}

/**
 * cb_table_words_write_mix:
 * @fingerprint: what was shown before anybody added a word
 * @secret: what it is the fingerprint of, together with how the cards are dealt
 *
 * Returns: (transfer full): the text the deal follows from
 */
char *
cb_table_words_write_mix (const char *const *words,
                          guint n_seats,
                          const char *fingerprint,
                          const char *secret)
{
  GString *text = write_words (words, n_seats, "casebook-mix", fingerprint);

  g_string_append_printf (text, "secret %s\n", secret);
  return g_string_free_and_steal (text);
}

/* Returns: (transfer full): the text the record starts from, in which nothing is secret */
char *
cb_table_words_write_start (const char *const *words, guint n_seats, const char *fingerprint)
{
  return g_string_free_and_steal (write_words (words, n_seats, "casebook-record", fingerprint));
}
