/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the texts of the powers, or changes them to those on the table’s cards: “sally=Once per
 * game, you may look at a card” sets one, “sally=?” restores the text of the box. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli.h"

static void
print_json (const char *file, CbEdition *edition)
{
  JsonObject *object = json_object_new ();
  JsonArray *list = json_array_new ();

  cb_cli_put_file (object, file);
  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    {
      const CbEditionPower *power = cb_edition_get_power (edition, i);
      JsonObject *row = json_object_new ();

      json_object_set_string_member (row, "power", power->id);
      json_object_set_string_member (row, "name", power->name);
      json_object_set_string_member (row, "text", power->text);
      json_object_set_boolean_member (
        row, "own", cb_edition_get_own_words (edition, CB_WORDS_OF_POWERS, i) != NULL);
      json_array_add_object_element (list, row);
    }
  json_object_set_array_member (object, "powers", list);
  cb_cli_print_object (object);
}

static void
print_text (CbEdition *edition)
{
  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    {
      const CbEditionPower *power = cb_edition_get_power (edition, i);

      cb_cli_put ("%s: %s\n", power->name, power->text != NULL ? power->text : _ ("unknown"));
    }
  if (cb_edition_get_n_powers (edition) == 0)
    cb_cli_put (_ ("This edition has no powers.\n"));
}

/* The power whose new text @word begins, as “sally=Once” does; −1 if @word begins none. @text:
 * (out): the first word of the text */
static int
find_beginning (const CbEdition *edition, const char *word, const char **text)
{
  const char *sign = strchr (word, '=');
  g_autofree char *id = sign != NULL ? g_strndup (word, (gsize) (sign - word)) : NULL;
  int power = id != NULL ? cb_edition_find_power (edition, id) : -1;

  if (power >= 0)
    *text = sign + 1;
  return power;
}

static void
add_word (GString **texts, guint power, const char *word)
{
  if (texts[power]->len > 0)
    g_string_append_c (texts[power], ' ');
  g_string_append (texts[power], word);
}

/* Reads new texts, which need no quotation marks: each one reaches up to the word that names the
 * next power. */
static gboolean
read_words (const char *file, const CbEdition *edition, const char *words, GString **texts)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);
  int power = -1;

  for (guint i = 0; list[i] != NULL; i++)
    {
      const char *text = list[i];
      int begun = find_beginning (edition, list[i], &text);

      if (begun < 0 && power < 0)
        {
          g_autofree char *id = g_strndup (text, strcspn (text, "="));

          cb_cli_complain (file,
                           cb_edition_find_power (edition, id) < 0
                             ? _ ("“%s” is not a power of the edition")
                             : _ ("“%s” has no text; write POWER=TEXT"),
                           id);
          return FALSE;
        }
      power = begun >= 0 ? begun : power;
      if (begun >= 0)
        g_string_truncate (texts[power], 0);
      add_word (texts, (guint) power, text);
    }
  return TRUE;
}

static gboolean
word_powers (const char *file, CbCase *case_, const char *words)
{
  const CbEdition *edition = cb_case_get_edition (case_);
  guint n = cb_edition_get_n_powers (edition);
  GString *texts[CB_MAX_POWERS] = { NULL };
  const char *plain[CB_MAX_POWERS] = { NULL };
  gboolean read;

  if (!g_utf8_validate (words, -1, NULL))
    {
      cb_cli_complain (file, _ ("the text is not UTF-8"));
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    texts[i] = g_string_new (cb_edition_get_own_words (edition, CB_WORDS_OF_POWERS, i));
  read = read_words (file, edition, words, texts);
  for (guint i = 0; i < n; i++)
    plain[i] = g_str_equal (texts[i]->str, "?") ? NULL : texts[i]->str;
  if (read)
    cb_case_reword (case_, CB_WORDS_OF_POWERS, plain);
  for (guint i = 0; i < n; i++)
    g_string_free (texts[i], TRUE);
  return read;
}

CbCliStatus
cb_cli_powers (const char *file, CbCase *case_, const CbCliOptions *options)
{
  if (!cb_cli_correct (file, case_, options, word_powers))
    return CB_CLI_UNUSABLE;
  if (options->json)
    print_json (file, cb_case_get_edition (case_));
  else
    print_text (cb_case_get_edition (case_));
  return CB_CLI_DONE;
}
