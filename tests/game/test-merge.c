/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two versions of a case as one: nothing recorded is ever left out, nothing is guessed. Logs are
 * written as letters, one for each entry, with the minute it was recorded: "a1 b2"; without, it has
 * no time. */

#include "cb-merge.h"
#include "cb-note.h"
#include "cb-test-case.h"

#define POOL "'players':[{'name':'Ann'},{'name':'Bob'}],'faceDown':"

static char *
make_log (const char *letters)
{
  g_auto (GStrv) list = g_strsplit (letters, " ", -1);
  g_autoptr (GStrvBuilder) entries = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (guint i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      g_autofree char *time = list[i][1] != '\0'
                                ? g_strdup_printf (",'time':'2026-11-21T20:%02d:00Z'",
                                                   atoi (list[i] + 1))
                                : g_strdup ("");

      g_strv_builder_take (entries,
                           g_strdup_printf ("{'type':'note','text':'%c'%s}", *list[i], time));
    }
  parts = g_strv_builder_end (entries);
  return g_strjoinv (",", parts);
}

static CbContents *
make_with (const char *setup, const char *letters)
{
  g_autofree char *log = make_log (letters);
  g_autofree char *text = cb_test_small_json (setup, log);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  CbContents *contents = cb_contents_read (bytes, &error);

  g_assert_no_error (error);
  return contents;
}

static CbContents *
make (const char *letters)
{
  return make_with (CB_TEST_THREE, letters);
}

static char *
read_letters (const CbContents *contents)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  for (guint i = 0; i < contents->entries->len; i++)
    {
      g_autofree char *title = cb_entry_get_title (g_ptr_array_index (contents->entries, i),
                                                   contents->setup);

      g_string_append_c (letters, title[strlen (title) - 1]);
    }
  return g_string_free_and_steal (g_steal_pointer (&letters));
}

/* @expected: (nullable): letters of the merged log; NULL where they conflict */
static void
check (const char *base, const char *mine, const char *theirs, const char *expected)
{
  g_autoptr (CbContents) b = make (base);
  g_autoptr (CbContents) m = make (mine);
  g_autoptr (CbContents) t = make (theirs);
  g_autoptr (CbContents) merged = NULL;
  g_autofree char *letters = NULL;
  guint n_added = 0;
  CbMergeResult result = cb_merge (b, m, t, &merged, &n_added);

  g_test_message ("%s | %s | %s", base, mine, theirs);
  g_assert_cmpint (result, ==, expected != NULL ? CB_MERGE_JOINED : CB_MERGE_CONFLICT);
  if (expected == NULL)
    return;
  letters = read_letters (merged);
  g_assert_cmpstr (letters, ==, expected);
  g_assert_cmpuint (n_added, ==, strlen (expected) - m->entries->len);
}

static void
test_only_theirs (void)
{
  check ("a b", "a b", "a b", "ab");
  check ("a1 b2", "a1 b2", "a1 b2 c3 d4", "abcd");
  check ("a b", "a b", "a b c", "abc");
  check ("", "", "a b", "ab");
  /* Nothing is missing there, wherever the new one is. */
  check ("a1 b3", "a1 b3", "a1 c2 b3", "acb");
  check ("a b", "a b", "c a b", "cab");
}

static void
test_only_mine (void)
{
  check ("a1", "a1 b2", "a1", "ab");
  check ("a1 b2 c3", "a1 c3", "a1 b2 c3", "ac");
  check ("a1 b2", "b2 a1", "a1 b2", "ba");
}

static void
test_both_added (void)
{
  check ("a1", "a1 b2 d4", "a1 c3 e5", "abcde");
  check ("a1", "a1 c3 e5", "a1 b2 d4", "abcde");
  /* The same time: on both sides the same is first. */
  check ("a1", "a1 b2", "a1 c2", "abc");
  check ("a1", "a1 c2", "a1 b2", "abc");
  /* Each side keeps its order, whatever the clocks say. */
  check ("a1", "a1 d9 b2", "a1 c3", "acdb");
  /* Without times, theirs come after mine. */
  check ("a", "a b c", "a d e", "abcde");
  check ("a1", "a1 b2 c3", "a1 d1 e", "abcde");
  /* Each in its place among those that both have. */
  check ("a1 b4", "a1 x2 b4 y6", "a1 u3 b4 v5", "axubvy");
}

static void
test_same_entry (void)
{
  /* The very same, come by two ways. */
  check ("a1", "a1 b2", "a1 b2", "ab");
  check ("a1", "a1 b2 c3", "a1 b2 d4", "abcd");
  check ("a1", "a1 b2 c3", "a1 c3 d4", "abcd");
  /* Recorded by both, a minute apart. */
  check ("a1", "a1 b2 c5", "a1 b3 d6", "abcd");
  check ("a", "a b c", "a b d", "abcd");
  /* The same again in the next round. */
  check ("a1", "a1 b2", "a1 b9", "abb");
  /* Which of mine it would be cannot be told. */
  check ("a1", "a1 b2 b3", "a1 b4", "abbb");
  check ("a1", "a1 b2", "a1 b3 b4", "abbb");
}

/* What was here last is missing there: somebody went on with an older version. */
static void
test_grown_apart (void)
{
  check ("a1 b2", "a1 b2", "a1 c3", "abc");
  check ("a1 b2 d4", "a1 b2 d4", "a1 c3 e5", "abcde");
  check ("a1 c3", "a1 c3 d4", "a1 b2", "abcd");
  /* An entry was taken away there, and nothing added. */
  check ("a1 b2", "a1 b2", "a1", NULL);
  check ("a1 b2 c3", "a1 b2 c3", "a1 c3", NULL);
  check ("a1 b2", "a1 b2", "", NULL);
  /* It was edited there. */
  check ("a1 b2", "a1 b2", "a1 x2", NULL);
  check ("a1 b2 c3", "a1 b2 c3", "a1 x9 c3", NULL);
  check ("a1 b2 c3", "a1 b2 c3", "a1 x2 c3 d4", NULL);
  /* Or both: it cannot be told. */
  check ("a b", "a b", "a c", NULL);
  check ("a1 b2", "a1 b2", "a1 c", NULL);
  /* The order is another one. */
  check ("a1 b2", "a1 b2", "b2 a1", NULL);
}

static void
test_mine_changed (void)
{
  check ("a1 b2", "a1", "a1 b2 c3", "ac");
  check ("a1 b2", "a1 x2", "a1 b2 c3", "axc");
  check ("a1 b2", "x9", "a1 b2", "x");
  check ("a1 b2", "a1 c3", "a1 b2 c3", "ac"); /* which both have */
  check ("a1 b2", "a1", "a1 x3", NULL);
  check ("a1 b2", "a1", "c0 a1 b2", NULL);
}

/* Merging again what was merged there changes nothing, and adds nothing twice. */
static void
test_merged_twice (void)
{
  g_autoptr (CbContents) base = make ("a1");
  g_autoptr (CbContents) mine = make ("a1 b2 d4");
  g_autoptr (CbContents) theirs = make ("a1 c3");
  g_autoptr (CbContents) here = NULL;
  g_autoptr (CbContents) there = NULL;
  g_autoptr (CbContents) again = NULL;
  guint n_added;

  g_assert_cmpint (cb_merge (base, mine, theirs, &here, &n_added), ==, CB_MERGE_JOINED);
  g_assert_cmpint (cb_merge (base, theirs, mine, &there, &n_added), ==, CB_MERGE_JOINED);
  g_assert_true (cb_contents_equal (here, there));
  g_assert_cmpint (cb_merge (theirs, theirs, here, &again, &n_added), ==, CB_MERGE_JOINED);
  g_assert_cmpuint (n_added, ==, 2);
  g_assert_true (cb_contents_equal (again, here));
}

/* @change: what @who does; the merged case has both. */
static CbContents *
change (CbContents *of, void (*how) (CbContents *self))
{
  CbContents *changed = cb_contents_copy (of);

  how (changed);
  return changed;
}

static void
rename_to_x (CbContents *self)
{
  cb_contents_set_title (self, "x");
}

static void
rename_to_y (CbContents *self)
{
  cb_contents_set_title (self, "y");
}

static void
mark_x (CbContents *self)
{
  cb_contents_set_pencil (self, 1, 2, "x");
}

static void
mark_y (CbContents *self)
{
  cb_contents_set_pencil (self, 1, 2, "y");
}

static void
mark_elsewhere (CbContents *self)
{
  cb_contents_set_pencil (self, 2, 1, "z");
}

static void
name_ann (CbContents *self)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (self->setup);

  cb_setup_set_name (setup, 0, "Anne");
  cb_contents_set_setup (self, setup);
}

static void
name_bob (CbContents *self)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (self->setup);

  cb_setup_set_name (setup, 1, "Rob");
  cb_contents_set_setup (self, setup);
}

static void
level_notes (CbContents *self)
{
  self->assist = CB_ASSIST_NOTES;
}

static void
level_odds (CbContents *self)
{
  self->assist = CB_ASSIST_ODDS;
}

static void
test_rest (void)
{
  const struct
  {
    void (*mine) (CbContents *self);
    void (*theirs) (CbContents *self);
    gboolean conflict;
  } changes[] = {
    { rename_to_x, mark_x, FALSE },      { mark_x, rename_to_x, FALSE },
    { rename_to_x, rename_to_x, FALSE }, { rename_to_x, rename_to_y, TRUE },
    { mark_x, mark_x, FALSE },           { mark_x, mark_y, TRUE },
    { mark_x, mark_elsewhere, FALSE },   { name_ann, name_ann, FALSE },
    { name_ann, name_bob, TRUE },        { name_ann, rename_to_x, FALSE },
    { rename_to_x, level_odds, FALSE },
  };
  g_autoptr (CbContents) base = make ("a1 b2");

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (CbContents) mine = change (base, changes[i].mine);
      g_autoptr (CbContents) theirs = change (base, changes[i].theirs);
      g_autoptr (CbContents) both = change (mine, changes[i].theirs);
      g_autoptr (CbContents) merged = NULL;
      g_autofree char *words = cb_merge_describe (mine, theirs);
      guint n_added;
      CbMergeResult result = cb_merge (base, mine, theirs, &merged, &n_added);

      g_assert_cmpint (result, ==, changes[i].conflict ? CB_MERGE_CONFLICT : CB_MERGE_JOINED);
      g_assert_true (changes[i].conflict || cb_contents_equal (merged, both));
      g_assert_cmpuint (strlen (words), >, 0);
    }
}

/* A mere preference stays what it is here. */
static void
test_preference (void)
{
  g_autoptr (CbContents) base = make ("a1 b2");
  g_autoptr (CbContents) mine = change (base, level_notes);
  g_autoptr (CbContents) theirs = change (base, level_odds);
  g_autoptr (CbContents) merged = NULL;
  guint n_added;

  g_assert_cmpint (cb_merge (base, mine, theirs, &merged, &n_added), ==, CB_MERGE_JOINED);
  g_assert_true (cb_contents_equal (merged, mine));
}

static void
test_other_case (void)
{
  g_autoptr (CbContents) base = make ("a1");
  g_autoptr (CbContents) mine = make ("a1 b2");
  g_autoptr (CbContents) two = make_with ("'players':[{'name':'Ann'},{'name':'Bob'}]", "a1");
  g_autoptr (CbContents) later = change (base, rename_to_x);
  g_autoptr (CbContents) newer = change (base, rename_to_x);
  g_autoptr (CbContents) merged = NULL;
  guint n_added;

  g_set_str (&later->created, "2026-11-22T20:00:00Z");
  newer->version = 99;
  g_assert_cmpint (cb_merge (base, mine, two, &merged, &n_added), ==, CB_MERGE_OTHER);
  g_assert_cmpint (cb_merge (base, mine, later, &merged, &n_added), ==, CB_MERGE_OTHER);
  g_assert_cmpint (cb_merge (base, mine, newer, &merged, &n_added), ==, CB_MERGE_OTHER);
  g_assert_null (merged);
}

/* I looked at the third card of the pool; there, the pool was corrected: it has only two. */
static void
test_senseless (void)
{
  g_autofree char *text = cb_test_small_json (POOL "4", "{'type':'look','by':0,'slots':[2]}");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (CbContents) base = make_with (POOL "4", "");
  g_autoptr (CbContents) mine = cb_contents_read (bytes, NULL);
  g_autoptr (CbContents) theirs = make_with (POOL "2", "");
  g_autoptr (CbContents) merged = NULL;
  guint n_added;

  g_assert_nonnull (mine);
  g_assert_cmpint (cb_merge (base, mine, theirs, &merged, &n_added), ==, CB_MERGE_CONFLICT);
}

static void
test_words (void)
{
  g_autoptr (CbContents) mine = make ("a1 b2 c3");
  g_autoptr (CbContents) theirs = make ("a1 x2 c3 d4 e5 f6 g7 h8");
  g_autofree char *words = NULL;

  cb_contents_set_title (theirs, "Other");
  words = cb_merge_describe (mine, theirs);
  g_assert_cmpstr (words, ==,
                   "Title here: “Test”, there: “Other”\n"
                   "Only here: 2. b\n"
                   "Only there: 2. x\n"
                   "Only there: 4. d\n"
                   "Only there: 5. e\n"
                   "Only there: 3 more entries");
}

static void
add (GString *log, int i)
{
  g_string_append_printf (log, "%s%c%d", log->len > 0 ? " " : "", 'a' + i, i + 1);
}

/* On random logs: everything anybody recorded is there, each side in its order, and whoever merges
 * gets the same. */
static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (13);

  for (guint round = 0; round < 300; round++)
    {
      g_autoptr (GString) base_log = g_string_new (NULL);
      g_autoptr (GString) my_log = g_string_new (NULL);
      g_autoptr (GString) their_log = g_string_new (NULL);
      g_autoptr (CbContents) base = NULL, mine = NULL, theirs = NULL, here = NULL, there = NULL;
      int n = g_rand_int_range (random, 0, 20);
      guint n_added;

      for (int i = 0; i < n; i++)
        {
          int who = g_rand_int_range (random, 0, 3);

          if (who == 0)
            add (base_log, i);
          if (who <= 1)
            add (my_log, i);
          if (who != 1)
            add (their_log, i);
        }
      base = make (base_log->str);
      mine = make (my_log->str);
      theirs = make (their_log->str);
      g_assert_cmpint (cb_merge (base, mine, theirs, &here, &n_added), ==, CB_MERGE_JOINED);
      g_assert_cmpint (cb_merge (base, theirs, mine, &there, &n_added), ==, CB_MERGE_JOINED);
      g_assert_cmpuint (here->entries->len, ==, (guint) n);
      g_assert_true (cb_contents_equal (here, there));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/merge/only-theirs", test_only_theirs);
  g_test_add_func ("/merge/only-mine", test_only_mine);
  g_test_add_func ("/merge/both-added", test_both_added);
  g_test_add_func ("/merge/same-entry", test_same_entry);
  g_test_add_func ("/merge/grown-apart", test_grown_apart);
  g_test_add_func ("/merge/mine-changed", test_mine_changed);
  g_test_add_func ("/merge/merged-twice", test_merged_twice);
  g_test_add_func ("/merge/rest", test_rest);
  g_test_add_func ("/merge/preference", test_preference);
  g_test_add_func ("/merge/other-case", test_other_case);
  g_test_add_func ("/merge/senseless", test_senseless);
  g_test_add_func ("/merge/words", test_words);
  g_test_add_func ("/merge/random", test_random);
  return g_test_run ();
}
