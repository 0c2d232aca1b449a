/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program says, as long as in a language that takes more room: every vowel stands twice,
 * which makes a text about a third longer, and leaves it readable. It stands in for the C library's
 * look-up of translations, for the program's own texts only. */

#include "config.h"

#include <dlfcn.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "cb-stretch.h"

typedef char *(*LookUp) (const char *, const char *, const char *, unsigned long, int);
typedef char *(*LookUpOne) (const char *, const char *, int);

static gboolean enabled;

/* (transfer full) */
static char *
stretch (const char *text)
{
  g_autoptr (GString) longer = g_string_new (NULL);
  char closing = '\0'; /* of what is for the machine, which stays as it is */

  for (const char *at = text; *at != '\0'; at++)
    {
      g_string_append_c (longer, *at);
      if (closing != '\0')
        closing = *at == closing ? '\0' : closing;
      else if (*at == '<')
        closing = '>';
      else if (*at == '&' && g_ascii_isalpha (at[1]))
        closing = ';';
      else if (*at == '%' && at[1] != '\0')
        g_string_append_c (longer, *++at);
      else if (strchr ("aeiouAEIOU", *at) != NULL)
        g_string_append_c (longer, g_ascii_tolower (*at));
    }
  return g_string_free_and_steal (g_steal_pointer (&longer));
}

static gboolean
is_stretched (const char *domain, const char *id)
{
  return enabled && *id != '\0' && (domain == NULL || g_str_equal (domain, GETTEXT_PACKAGE));
}

/* (transfer none): lives as long as the program */
static char *
look_up (const char *domain, const char *id, const char *plural, unsigned long n, int category)
{
  static LookUp library;
  const char *text = n == 1 ? id : plural;
  const char *after_context = strchr (text, '\004');
  g_autofree char *longer = NULL;

  if (library == NULL)
    library = (LookUp) GPOINTER_TO_SIZE (dlsym (RTLD_NEXT, "dcngettext"));
  if (!is_stretched (domain, text))
    return library (domain, id, plural, n, category);
  longer = stretch (after_context != NULL ? after_context + 1 : text);
  return (char *) g_intern_string (longer);
}

#undef gettext
#undef dgettext
#undef dcgettext
#undef ngettext
#undef dngettext
#undef dcngettext

char *
dcgettext (const char *domain, const char *id, int category)
{
  static LookUpOne library;

  if (library == NULL)
    library = (LookUpOne) GPOINTER_TO_SIZE (dlsym (RTLD_NEXT, "dcgettext"));
  return is_stretched (domain, id) ? look_up (domain, id, id, 1, category)
                                   : library (domain, id, category);
}

char *
dgettext (const char *domain, const char *id)
{
  return dcgettext (domain, id, LC_MESSAGES);
}

char *
gettext (const char *id)
{
  return dcgettext (NULL, id, LC_MESSAGES);
}

char *
dcngettext (const char *domain, const char *id, const char *plural, unsigned long n, int category)
{
  return look_up (domain, id, plural, n, category);
}

char *
dngettext (const char *domain, const char *id, const char *plural, unsigned long n)
{
  return look_up (domain, id, plural, n, LC_MESSAGES);
}

char *
ngettext (const char *id, const char *plural, unsigned long n)
{
  return look_up (NULL, id, plural, n, LC_MESSAGES);
}

/* From the next text that is looked up on; what stands on the screen already stays as it is. */
void
cb_stretch_set_enabled (gboolean value)
{
  enabled = value;
}

/* The program's own, those of the players in the cases that are shown, what the toolkit says, and
 * the names of days and months, which the C library has. */
static const char *const OWN_NAMES[] = {
  "Ada",   "Ann",   "Bea",    "Ben",  "Bertrand", "Bob",      "Cara",        "Casebook",
  "Cem",   "Chloé", "Cleo",   "Dan",  "Dee",      "Dmitri",   "Dot",         "Ewa",
  "Farid", "Fri",   "Friday", "Me",   "Mon",      "November", "Preferences", "Robert",
  "Sat",   "Sun",   "Thu",    "Torn", "Tue",      "Wed",      "casebook",
};

static char **
split (const char *text)
{
  return g_regex_split_simple ("\\P{L}+", text, 0, 0);
}

gboolean
cb_stretch_is_enabled (void)
{
  return enabled;
}

static void
add_words (GHashTable *names, const char *text)
{
  g_auto (GStrv) words = split (text);

  for (char **word = words; *word != NULL; word++)
    g_hash_table_add (names, g_strdup (*word));
}

/* What decks call one of their cards, “an Action card”: as a whole, as each of its words would be
 * everywhere else. */
static GPtrArray *said;

/* Of a list, what begins with a capital letter or a digit: “50th Anniversary” too. What is for the
 * program is in small letters. */
static void
add_listed (GHashTable *names, const char *list)
{
  g_auto (GStrv) parts = g_strsplit_set (list, ";/", -1);

  for (char **part = parts; *part != NULL; part++)
    if (g_unichar_isupper (g_utf8_get_char (*part)) || g_ascii_isdigit (**part))
      add_words (names, *part);
}

/* What an edition calls things. */
static void
add_edition (GHashTable *names, const char *path)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  g_assert_true (g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL));
  groups = g_key_file_get_groups (file, NULL);
  for (char **group = groups; *group != NULL; group++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, *group, NULL, NULL);

      for (char **key = keys; *key != NULL; key++)
        {
          g_autofree char *value = g_key_file_get_string (file, *group, *key, NULL);

          if (value != NULL)
            add_listed (names, value);
          if (g_str_has_prefix (*group, "Deck ") && g_str_equal (*key, "Said"))
            g_ptr_array_add (said, g_steal_pointer (&value));
        }
    }
}

static void
add_editions (GHashTable *names, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        add_editions (names, path);
      else if (g_str_has_suffix (name, ".edition"))
        add_edition (names, path);
    }
}

/* Names are the same in every language. */
static GHashTable *
list_names (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "data", "editions", NULL);
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  said = g_ptr_array_new_with_free_func (g_free);
  add_editions (names, folder);
  for (guint i = 0; i < G_N_ELEMENTS (OWN_NAMES); i++)
    add_words (names, OWN_NAMES[i]);
  return names;
}

static gboolean
is_vowel (char letter)
{
  return letter != '\0' && strchr ("aeiouAEIOU", letter) != NULL;
}

static gboolean
is_word_stretched (const char *word)
{
  for (; *word != '\0'; word++)
    if (is_vowel (*word))
      {
        if (word[1] != g_ascii_tolower (*word))
          return FALSE;
        word++;
      }
  return TRUE;
}

/* Whether every word of @text has been stretched, or is a name. */
gboolean
cb_stretch_is_stretched (const char *text)
{
  static GHashTable *names;
  g_autoptr (GString) rest = g_string_new (text);
  g_auto (GStrv) words = NULL;

  if (names == NULL)
    names = list_names ();
  for (guint i = 0; i < said->len; i++)
    g_string_replace (rest, g_ptr_array_index (said, i), "", 0);
  words = split (rest->str);
  for (char **word = words; *word != NULL; word++)
    if (!is_word_stretched (*word) && !g_hash_table_contains (names, *word))
      return FALSE;
  return TRUE;
}
