/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a fuzz target on files and on changed copies of them, where there is no libFuzzer.
 *
 *   fuzz-… RUNS SEED FILE-OR-FOLDER…
 *
 * What is being run is first written to $FUZZ_INPUT, so that it is there after a crash. */

#include <gio/gio.h>

#include "cb-fuzz.h"

static const char *const tokens[] = { "null",
                                      "true",
                                      "0",
                                      "-1",
                                      "7",
                                      "1e99",
                                      "4294967296",
                                      "0.5",
                                      "\"\"",
                                      "[]",
                                      "{}",
                                      "[null]",
                                      "\"by\":",
                                      "\"card\":",
                                      "\"cards\":",
                                      "\"answers\":",
                                      "\"type\":",
                                      "\"suggestion\"",
                                      "\"tip\"",
                                      "\"look\"",
                                      "\"exposed\"",
                                      "\"accusation\"",
                                      "\"envelope\"",
                                      "\"seen\"",
                                      "\"trait\"",
                                      "\"rope\"",
                                      "\"pool\"",
                                      "\"faceDown\":1",
                                      "\"removed\":",
                                      "\"inEnvelope\":0",
                                      ",",
                                      ":",
                                      "[",
                                      "]",
                                      "{",
                                      "}",
                                      "\"",
                                      "\\u0000",
                                      "\\ud800",
                                      "\xff",
                                      "\xc3\xa4",
                                      "\n",
                                      "[Card x]\n",
                                      "[Category ]\n",
                                      "Category=",
                                      "Traits=a;b;\n",
                                      "InEnvelope=2\n",
                                      "Name=\\q\n",
                                      "MinPlayers=10\n",
                                      "=",
                                      ";" };

static void
add_file (GPtrArray *corpus, const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  char *text;
  gsize size;

  if (dir == NULL && g_file_get_contents (path, &text, &size, NULL))
    g_ptr_array_add (corpus, g_bytes_new_take (text, size));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      add_file (corpus, child);
    }
}

static void
run (const void *data, gsize size)
{
  const char *keep = g_getenv ("FUZZ_INPUT");

  if (keep != NULL)
    g_file_set_contents_full (keep, data, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
  LLVMFuzzerTestOneInput (data, size);
}

static guint
pick (GRand *rand, gsize n)
{
  return n == 0 ? 0 : (guint) g_rand_int_range (rand, 0, (gint32) n);
}

/* A number more or less, a stretch missing, twice or somewhere else, a token, a bit. */
static void
change (GString *text, GBytes *other, GRand *rand)
{
  guint at = pick (rand, text->len);
  guint n = 1 + pick (rand, MIN (64, text->len - at));
  gsize other_size;
  const char *other_text = g_bytes_get_data (other, &other_size);
  guint from = pick (rand, other_size);
  g_autofree char *stretch = g_strndup (text->str + at, MIN (n, text->len - at));

  if (text->len == 0)
    return;
  switch (pick (rand, 7))
    {
    case 0:
      text->str[at] = (char) (text->str[at] ^ (1 << pick (rand, 8)));
      break;
    case 1:
      g_string_erase (text, at, MIN (n, (gssize) text->len - at));
      break;
    case 2:
      g_string_insert (text, pick (rand, text->len), stretch);
      break;
    case 3:
      g_string_insert_len (text, at, other_text + from, MIN (n, (gssize) (other_size - from)));
      break;
    case 4:
      while (at < text->len && !g_ascii_isdigit (text->str[at]))
        at++;
      if (at < text->len)
        text->str[at] = (char) ('0' + pick (rand, 10));
      break;
    case 5:
      g_string_erase (text, at, MIN (n, (gssize) text->len - at));
      g_string_insert (text, at, tokens[pick (rand, G_N_ELEMENTS (tokens))]);
      break;
    default:
      g_string_insert (text, at, tokens[pick (rand, G_N_ELEMENTS (tokens))]);
    }
}

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) corpus = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_autoptr (GRand) rand = NULL;
  guint64 n_runs;

  LLVMFuzzerInitialize (&argc, &argv);
  if (argc < 4)
    g_error ("RUNS SEED FILE-OR-FOLDER…");
  n_runs = g_ascii_strtoull (argv[1], NULL, 10);
  rand = g_rand_new_with_seed ((guint32) g_ascii_strtoull (argv[2], NULL, 10));
  for (int i = 3; i < argc; i++)
    add_file (corpus, argv[i]);
  if (corpus->len == 0)
    g_error ("no input");

  for (guint i = 0; i < corpus->len; i++)
    {
      gsize size;
      const void *data = g_bytes_get_data (g_ptr_array_index (corpus, i), &size);

      run (data, size);
    }
  for (guint64 i = 0; i < n_runs; i++)
    {
      GBytes *bytes = g_ptr_array_index (corpus, pick (rand, corpus->len));
      g_autoptr (GString)
        text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));

      for (guint n = 1 + pick (rand, 4); n > 0; n--)
        change (text, g_ptr_array_index (corpus, pick (rand, corpus->len)), rand);
      run (text->str, text->len);
    }
  return 0;
}
