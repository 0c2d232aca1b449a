/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences as people type them, each with the entry it means: corpus/LANGUAGE.tsv. A sentence may
 * be refused, but never recorded as something else. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "cb-entry-kind.h"
#include "cb-quick-line.h"
#include "cb-test-case.h"

typedef enum
{
  HALF_KNOWN, /* written with the parser in view */
  HALF_BLIND, /* written by somebody who has not read it */
  N_HALVES,
} Half;

static const char *const half_names[N_HALVES] = { "known", "blind" };

/* What is reached. These may only rise. */
static const struct
{
  const char *language;
  guint lines[N_HALVES];   /* at least so many */
  guint percent[N_HALVES]; /* of those that mean an entry, at least so many are understood */
} thresholds[] = {
  { "en", { 31, 0 }, { 96, 0 } },
};

/**
 * Count:
 * @lines: all
 * @understood: those recorded as meant; of those to be asked about, where the right word was
 *   pointed at
 * @asked: other lines that were refused
 * @misheard: recorded as something else
 */
typedef struct
{
  guint lines;
  guint understood;
  guint asked;
  guint misheard;
} Count;

/* (transfer full): the lines of a file of the corpus, without comments. */
static GPtrArray *
read_lines (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "tests", "telling", "corpus", name,
                                                 NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *kept = g_ptr_array_new_with_free_func (g_free);

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return kept;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      g_ptr_array_add (kept, g_strdup (lines[i]));
  return kept;
}

/* (transfer full) (element-type utf8 CbCase): the tables that sentences are said at, by name. */
static GHashTable *
read_tables (void)
{
  g_autoptr (GPtrArray) lines = read_lines ("tables.tsv");
  GHashTable *tables = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  for (guint i = 0; i < lines->len; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines->pdata[i], "\t", -1);
      g_autofree char *json = NULL;

      g_assert_cmpuint (g_strv_length (columns), ==, 2);
      g_assert_true (g_str_has_prefix (columns[1], "{"));
      json = g_strconcat ("{\"format\": \"casebook\", \"version\": 1, ", columns[1] + 1, NULL);
      g_hash_table_insert (tables, g_strdup (columns[0]), cb_test_read_case (json));
    }
  return tables;
}

/* (transfer full): the entry as a file has it, whatever the order in which it was written here. */
static char *
write_entry (CbCase *case_, CbEntry *entry)
{
  g_autoptr (JsonNode) node = cb_entry_write (entry, cb_case_get_setup (case_));

  return json_to_string (node, FALSE);
}

static void
add_meaning (CbCase *case_, JsonNode *node, GString *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbMembers) in = cb_members_new (node, "", &error);
  g_autoptr (CbEntry) entry = cb_entry_read (in, cb_case_get_setup (case_));
  g_autofree char *json = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (entry);
  json = write_entry (case_, entry);
  g_string_append_printf (words, "%s\n", json);
}

/* (transfer full): the entries that a line of the corpus gives as JSON. */
static char *
read_meaning (CbCase *case_, const char *meaning)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (meaning, &error);
  g_autoptr (GString) words = g_string_new (NULL);

  g_assert_no_error (error);
  if (!JSON_NODE_HOLDS_ARRAY (node))
    add_meaning (case_, node, words);
  else
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      add_meaning (case_, json_array_get_element (json_node_get_array (node), i), words);
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* (transfer full): the entries that a line was read as. */
static char *
write_entries (CbCase *case_, const CbQuickLine *line)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < line->entries->len; i++)
    {
      g_autofree char *json = write_entry (case_, g_ptr_array_index (line->entries, i));

      g_string_append_printf (words, "%s\n", json);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* Whether the problem is with @word, if one is given. */
static gboolean
points_at (const CbQuickLine *line, const char *text, const char *word)
{
  g_autofree char *blamed = g_utf8_substring (text, line->start,
                                              (glong) line->start + line->length);

  return *word == '\0' || strstr (blamed, word) != NULL;
}

static void
judge (CbCase *case_, const char *text, const char *meaning, Count *count)
{
  g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);
  gboolean ask = *meaning == '?';
  g_autofree char *meant = ask ? NULL : read_meaning (case_, meaning);
  g_autofree char *said = line->entries != NULL ? write_entries (case_, line) : NULL;

  count->lines++;
  if (line->entries == NULL)
    {
      gboolean right = ask && points_at (line, text, g_strchug (&((char *) meaning)[1]));

      count->understood += right;
      count->asked += !right;
      if (!right && g_test_verbose ())
        g_printerr ("refused: %s\n  %s (%u, %u)\n", text, line->problem, line->start, line->length);
    }
  else if (g_strcmp0 (said, meant) == 0)
    count->understood++;
  else
    {
      count->misheard++;
      g_printerr ("misheard: %s\n  said %s  not %s", text, said, ask ? "asked\n" : meant);
    }
}

/* (transfer full): what the sentence tells of; “?” where it is to be asked about. */
static char *
find_kind (const char *meaning)
{
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;

  if (*meaning == '?')
    return g_strdup ("?");
  node = json_from_string (meaning, NULL);
  g_assert_nonnull (node);
  object = JSON_NODE_HOLDS_ARRAY (node)
             ? json_array_get_object_element (json_node_get_array (node), 0)
             : json_node_get_object (node);
  return g_strdup (json_object_get_string_member (object, "type"));
}

static void
judge_line (GHashTable *tables, GTree *counts[N_HALVES], const char *line)
{
  g_auto (GStrv) columns = g_strsplit (line, "\t", -1);
  Half half;
  CbCase *case_;
  g_autofree char *kind = NULL;
  Count *count;

  if (g_strv_length (columns) != 4)
    g_error ("not four columns: %s", line);
  case_ = g_hash_table_lookup (tables, columns[0]);
  half = g_str_equal (columns[1], half_names[HALF_BLIND]) ? HALF_BLIND : HALF_KNOWN;
  if (case_ == NULL || !g_str_equal (columns[1], half_names[half]))
    g_error ("no such table or half: %s", line);
  kind = find_kind (columns[3]);
  count = g_tree_lookup (counts[half], kind);
  if (count == NULL)
    g_tree_insert (counts[half], g_steal_pointer (&kind), count = g_new0 (Count, 1));
  judge (case_, columns[2], columns[3], count);
}

/* Adds up the sentences that mean an entry, and prints what is added up. */
static gboolean
add_up (gpointer key, gpointer value, gpointer data)
{
  const Count *count = value;
  Count *sum = data;

  g_print ("# %-12s %6u %6u %6u %6u\n", (const char *) key, count->lines, count->understood,
           count->asked, count->misheard);
  sum->misheard += count->misheard;
  if (g_str_equal (key, "?"))
    return FALSE;
  sum->lines += count->lines;
  sum->understood += count->understood;
  sum->asked += count->asked;
  return FALSE;
}

static void
check_half (const char *language, Half half, GTree *counts)
{
  Count sum = { 0 };

  g_print ("# %s, %-7s   lines  right  asked  misheard\n", language, half_names[half]);
  g_tree_foreach (counts, add_up, &sum);
  g_print ("# %u of %u understood\n", sum.understood, sum.lines);
  g_assert_cmpuint (sum.misheard, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (thresholds); i++)
    if (g_str_equal (thresholds[i].language, language))
      {
        g_assert_cmpuint (sum.lines, >=, thresholds[i].lines[half]);
        g_assert_cmpuint (sum.understood * 100, >=, thresholds[i].percent[half] * sum.lines);
      }
}

/* Nothing is misheard, and enough is understood. */
static void
test_corpus (gconstpointer data)
{
  const char *language = data;
  g_autofree char *name = g_strconcat (language, ".tsv", NULL);
  g_autoptr (GPtrArray) lines = read_lines (name);
  g_autoptr (GHashTable) tables = read_tables ();
  GTree *counts[N_HALVES];

  if (lines->len == 0)
    {
      g_test_skip ("nobody has written down sentences of this language");
      return;
    }
  for (Half half = 0; half < N_HALVES; half++)
    counts[half] = g_tree_new_full ((GCompareDataFunc) (void (*) (void)) strcmp, NULL, g_free,
                                    g_free);
  for (guint i = 0; i < lines->len; i++)
    judge_line (tables, counts, lines->pdata[i]);
  for (Half half = 0; half < N_HALVES; half++)
    {
      check_half (language, half, counts[half]);
      g_tree_unref (counts[half]);
    }
}

int
main (int argc, char *argv[])
{
  if (setlocale (LC_ALL, "") == NULL)
    {
      g_print ("1..0 # SKIP this machine has no locale for it\n");
      return 0;
    }
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TEXTDOMAINDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_test_init (&argc, &argv, NULL);
  cb_test_stop_clock ();
  g_test_add_data_func ("/corpus/sentences", g_getenv ("LANGUAGE"), test_corpus);
  return g_test_run ();
}
