/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the log says of an entry is a line that records the same entry, in the language of the
 * environment. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "cb-draft-private.h"
#include "cb-draw.h"
#include "cb-editions.h"
#include "cb-entry-kind.h"
#include "cb-power.h"
#include "cb-quick-line.h"
#include "cb-random-table.h"
#include "cb-test-case.h"

/**
 * Counts:
 * @read: lines that recorded the same entry
 * @only_in_files: those of entries that no form and no line can tell
 */
typedef struct
{
  guint read;
  guint only_in_files;
} Counts;

static void
remove_member (JsonObject *object, const char *name)
{
  if (json_object_has_member (object, name))
    json_object_remove_member (object, name);
}

/* What came back of a tip: cards that are known say how many they are, and that there were none is
 * said in one way. */
static void
simplify_tip (JsonObject *tip)
{
  if (!json_object_has_member (tip, "cards"))
    return;
  remove_member (tip, "count");
  if (json_array_get_length (json_object_get_array_member (tip, "cards")) > 0)
    return;
  remove_member (tip, "cards");
  json_object_set_int_member (tip, "count", 0);
}

/* (transfer full): the entry as it stands in the file, but for what no line says: whether it is set
 * aside, a note, when it was recorded, members that are not known; what made somebody draw; that it
 * was I who saw a card by chance. */
static char *
write_plainly (CbCase *case_, const CbEntry *entry)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  g_autoptr (JsonNode) node = cb_entry_write (entry, setup);
  JsonObject *object = json_node_get_object (node);
  const char *type = json_object_get_string_member (object, "type");
  const char *how = json_object_get_string_member_with_default (object, "how", "");

  remove_member (object, "uncertain");
  remove_member (object, "note");
  remove_member (object, "time");
  remove_member (object, "trigger");
  if (g_str_equal (type, "tip"))
    simplify_tip (object);
  if (g_str_equal (type, "seen") && strstr ("snoop snoop-all peek", how) == NULL)
    if (json_object_get_int_member_with_default (object, "by", CB_NOBODY) == setup->me)
      remove_member (object, "by");
  return json_to_string (node, FALSE);
}

/* Whether it is of decks and powers that the box has. */
static gboolean
is_of_box (const CbSetup *setup, const CbEntry *entry)
{
  const CbDraw *draw = cb_entry_get_draw (entry) != NULL ? cb_entry_get_draw (entry)
                                                         : cb_entry_get_play (entry);

  if (cb_entry_get_power_use (entry) != NULL)
    return cb_edition_get_n_powers (setup->edition) > 0;
  return draw == NULL || cb_edition_find_deck (setup->edition, draw->deck) >= 0;
}

/* Whether it can be told by taps, after all that is in the log. */
static gboolean
can_be_told (CbCase *case_, CbEntry *entry)
{
  g_autoptr (CbDraft) draft = _cb_draft_new_typed (case_);

  if (!_cb_draft_can_take_entry (entry))
    return FALSE;
  _cb_draft_take_entry (draft, entry);
  _cb_draft_release (draft);
  return cb_draft_get_complete (draft);
}

static void
check_entry (CbCase *case_, CbEntry *entry, Counts *counts)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  g_autofree char *words = cb_entry_describe (entry, setup);
  g_autofree char *expected = write_plainly (case_, entry);
  g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, words);
  g_autofree char *found = NULL;

  g_test_message ("%s: %s", cb_edition_get_id (setup->edition), words);
  if (line->entries == NULL)
    {
      if (can_be_told (case_, entry))
        g_error ("“%s”: %s\n%s", words, line->problem, expected);
      counts->only_in_files++;
      return;
    }
  g_assert_cmpuint (line->entries->len, ==, 1);
  found = write_plainly (case_, g_ptr_array_index (line->entries, 0));
  g_assert_cmpstr (found, ==, expected);
  counts->read++;
}

static void
check_case (CbCase *case_, Counts *counts)
{
  CbLog *log = cb_case_get_log (case_);

  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    if (is_of_box (cb_case_get_setup (case_), cb_log_get_entry (log, i)))
      check_entry (case_, cb_log_get_entry (log, i), counts);
}

static void
print_counts (const Counts *counts)
{
  g_print ("# %u entries read, %u only in files\n", counts->read, counts->only_in_files);
}

static void
test_samples (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", "samples", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  Counts counts = { 0 };
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".casebook"))
      {
        g_autoptr (CbCase) case_ = cb_test_load_sample (name);

        g_test_message ("%s", name);
        check_case (case_, &counts);
      }
  g_assert_cmpuint (counts.read, >, 300);
  g_assert_cmpuint (counts.only_in_files, ==, 0);
  print_counts (&counts);
}

/* Most of them in English, as the words are those of the same entries in all languages. */
static guint
count_logs (void)
{
  if (!g_test_slow ())
    return 2 * cb_editions_get_n_builtin ();
  return g_strcmp0 (g_getenv ("LANGUAGE"), "en") == 0 ? 10000 : 1000;
}

/* As every player notes them, and one who looks on. */
static void
test_random (void)
{
  guint n = cb_editions_get_n_builtin ();
  guint n_logs = count_logs ();
  Counts counts = { 0 };

  for (guint i = 0; i < n_logs; i++)
    {
      CbRandomTable table = { .seed = 1 + i / n,
                              .n_entries = 8,
                              .edition = cb_editions_get_builtin (i % n) };
      int me = (int) ((i + i / n) % (cb_random_table_get_n_players (&table) + 1)) - 1;
      g_autofree char *text = cb_random_table_write_case (&table, me);
      g_autoptr (CbCase) case_ = cb_test_read_case (text);

      check_case (case_, &counts);
    }
  g_assert_cmpuint (counts.read, >, 4 * n_logs);
  print_counts (&counts);
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
  textdomain (GETTEXT_PACKAGE);
  g_test_init (&argc, &argv, NULL);
  cb_test_stop_clock ();
  g_test_add_func ("/printed/samples", test_samples);
  g_test_add_func ("/printed/random", test_random);
  return g_test_run ();
}
