/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two versions of a case as one: nothing recorded is left out, nothing taken away comes back. Logs
 * are written as letters, one for each entry, with the minute it was recorded: "a1 b2"; without, it
 * has no time. */

#include "cb-clock.h"
#include "cb-merge.h"
#include "cb-note.h"
#include "cb-test-case.h"
#include "cb-versions.h"

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

/* The entry of @self whose text that letter is; NULL if there is none. */
static CbEntry *
find (const CbContents *self, char letter)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (self->entries, i);
      g_autofree char *title = cb_entry_get_title (entry, self->setup);

      if (*title == letter)
        return entry;
    }
  return NULL;
}

/* (transfer full): what @old is after somebody has made its log @letters: entries that are there
 * already are the same, those written "b>x" say x instead of b, others are recorded now. */
static CbContents *
change (const CbContents *old, const char *letters)
{
  g_auto (GStrv) list = g_strsplit (letters, " ", -1);
  CbContents *self = cb_contents_copy (old);
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

  for (guint i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      CbEntry *entry = find (old, *list[i]);

      if (entry != NULL && list[i][1] == '>')
        {
          g_autoptr (CbContents) other = make (list[i] + 2);
          CbEntry *said = g_ptr_array_index (other->entries, 0);
          CbEntryTag tag = entry->tag;

          tag.print[0] = '\0';
          g_ptr_array_add (log, cb_entry_with_tag (said, &tag));
        }
      else if (entry != NULL)
        g_ptr_array_add (log, cb_entry_ref (entry));
      else
        {
          g_autoptr (CbContents) other = make (list[i]);
          CbEntryTag none = { .id = "" };

          g_ptr_array_add (log, cb_entry_with_tag (g_ptr_array_index (other->entries, 0), &none));
        }
    }
  cb_contents_splice (self, 0, self->entries->len, log);
  cb_versions_follow (self, old);
  return self;
}

static void
assert_equal (const CbContents *a, const CbContents *b)
{
  g_autofree char *a_text = cb_test_write (a);
  g_autofree char *b_text = cb_test_write (b);

  g_assert_cmpstr (a_text, ==, b_text);
}

/* (transfer full): both as one, which is the same on both sides, and stays it. */
static CbContents *
join (CbContents *mine, CbContents *theirs, CbMergeResult wanted)
{
  g_autoptr (CbContents) here = NULL;
  g_autoptr (CbContents) there = NULL;
  g_autoptr (CbContents) again = NULL;
  g_autoptr (CbContents) back = NULL;

  g_assert_cmpint (cb_merge (mine, theirs, &here, NULL), ==, wanted);
  g_assert_cmpint (cb_merge (theirs, mine, &there, NULL), ==, wanted);
  assert_equal (here, there);
  g_assert_cmpint (cb_merge (here, theirs, &again, NULL), !=, CB_MERGE_OTHER);
  assert_equal (here, again);
  g_assert_cmpint (cb_merge (here, mine, &back, NULL), !=, CB_MERGE_OTHER);
  assert_equal (here, back);
  return g_steal_pointer (&here);
}

/* @expected: the letters of the log that mine and theirs make, both made of @base */
static void
check (const char *base, const char *mine, const char *theirs, const char *expected)
{
  g_autoptr (CbContents) b = make (base);
  g_autoptr (CbContents) m = change (b, mine);
  g_autoptr (CbContents) t = change (b, theirs);
  g_autoptr (CbContents) merged = NULL;
  g_autofree char *letters = NULL;

  g_test_message ("%s | %s | %s", base, mine, theirs);
  merged = join (m, t, g_str_equal (mine, theirs) ? CB_MERGE_SAME : CB_MERGE_JOINED);
  letters = read_letters (merged);
  g_assert_cmpstr (letters, ==, expected);
}

static void
test_added (void)
{
  check ("a b", "a b", "a b", "ab");
  check ("a1 b2", "a1 b2", "a1 b2 c3 d4", "abcd");
  check ("a b", "a b", "a b c", "abc");
  check ("", "", "a b", "ab");
  check ("a1 b3", "a1 b3", "a1 c2 b3", "acb");
  check ("a b", "a b", "c a b", "cab");
  check ("a1", "a1 b2 d4", "a1 c3 e5", "abcde");
  check ("a1", "a1 c3 e5", "a1 b2 d4", "abcde");
  /* Each side keeps its order, whatever the clocks say. */
  check ("a1", "a1 d9 b2", "a1 c3", "acdb");
  /* Each in its place among those that both have. */
  check ("a1 b4", "a1 x2 b4 y6", "a1 b4 v5", "axbvy");
}

/* The one side alone did something: it holds, whether or not the other added to the log. */
static void
test_taken_away (void)
{
  check ("a1 b2", "a1 b2", "a1", "a");
  check ("a1 b2", "a1", "a1 b2", "a");
  check ("a1 b2", "a1 b2", "", "");
  check ("a1 b2 c3", "a1 b2 c3", "a1 b2 d4", "abd");
  check ("a1 b2 c3", "a1 b2", "a1 b2 c3 d4", "abd");
  check ("a1 b2 c3", "a1 c3", "a1 b2", "a");
  check ("a1 b2", "b2 a1", "a1 b2 c3", "bac");
  check ("a1 b2 c3", "c3 a1 b2", "a1 c3", "ca");
}

static void
test_corrected (void)
{
  check ("a1 b2", "a1 b2", "a1 b>x2", "ax");
  check ("a1 b2 c3", "a1 b>x2 c3", "a1 b2 c>y3", "axy");
  check ("a1 b2", "a1 b>x2", "a1 b2 c3", "axc");
  /* Corrected and moved there, taken away before. */
  check ("a1 b2 c3", "a1 b2 c3 d4", "c>z3 a1 b2", "zabd");
}

/* Whoever knew of the other’s version has the last word, whatever it was; also by undoing. */
static void
test_in_turn (void)
{
  g_autoptr (CbContents) base = make ("a1 b2");
  g_autoptr (CbContents) without = change (base, "a1");
  g_autoptr (CbContents) edited = change (base, "a1 b>x2");
  g_autoptr (CbContents) also = change (base, "a1 b>y2");
  g_autoptr (CbContents) back = cb_contents_copy (without);
  g_autoptr (CbContents) merged = NULL;
  g_autofree char *letters = NULL;

  cb_contents_splice (back, 0, 1, base->entries);
  cb_versions_follow (back, without);
  g_assert_null (back->gone);
  merged = join (without, back, CB_MERGE_JOINED);
  letters = read_letters (merged);
  g_assert_cmpstr (letters, ==, "ab");
  g_assert_true (merged != without);

  /* Both did something with the same entry, neither knew: one of the two holds on both sides. */
  g_clear_pointer (&merged, cb_contents_unref);
  merged = join (also, edited, CB_MERGE_JOINED);
  g_assert_cmpuint (merged->entries->len, ==, 2);
  g_assert_true (find (merged, 'x') != NULL || find (merged, 'y') != NULL);
  g_clear_pointer (&merged, cb_contents_unref);
  merged = join (without, edited, CB_MERGE_JOINED);
  g_clear_pointer (&letters, g_free);
  letters = read_letters (merged);
  g_assert_true (g_str_equal (letters, "a") || g_str_equal (letters, "ax"));
}

static void
test_same_turn (void)
{
  /* The very same, come by two ways. */
  check ("a1", "a1 b2", "a1 b2", "ab");
  check ("a1", "a1 b2 c3", "a1 b2 d4", "abcd");
  /* Without times, c and d are where their ids put them, on both sides. */
  check ("a", "a b c", "a b d", "abdc");
  /* Told by both, a minute apart. */
  check ("a1", "a1 b2 c5", "a1 b3 d6", "abcd");
  /* The same again in the next round. */
  check ("a1", "a1 b2", "a1 b9", "abb");
  /* Twice, in two rounds, and both times by both. */
  check ("a1", "a1 b2 c5 b9", "a1 b3 d6 b10", "abcdb");
  /* Which of mine it would be cannot be told. */
  check ("a1", "a1 b2 b3", "a1 b4", "abbb");
}

/* The entry that goes is the same on both sides, and does not come back. */
static void
test_same_turn_goes (void)
{
  g_autoptr (CbContents) base = make ("a1");
  g_autoptr (CbContents) mine = change (base, "a1 b2");
  g_autoptr (CbContents) theirs = change (base, "a1 b3");
  g_autoptr (CbContents) merged = join (mine, theirs, CB_MERGE_JOINED);
  const char *my_id = find (mine, 'b')->tag.id;
  const char *their_id = find (theirs, 'b')->tag.id;
  const char *less = strcmp (my_id, their_id) < 0 ? my_id : their_id;
  const char *greater = less == my_id ? their_id : my_id;

  g_assert_cmpstr (find (merged, 'b')->tag.id, ==, less);
  g_assert_true (json_object_has_member (merged->gone, greater));
  g_assert_cmpint (merged->newest, ==, json_object_get_int_member (merged->gone, greater));
}

/* Three told it. Whoever joins two of them first, the same entry stays, and by the same numbers. */
static void
test_same_turn_of_three (void)
{
  static const guint orders[][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 2, 0 } };
  g_autoptr (CbContents) base = make ("a1");
  g_autofree char *expected = NULL;
  CbContents *told[3];

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *letters = g_strdup_printf ("a1 b%u", 2 + i / 2);

      /* Two in the same minute would be the very same entry. */
      told[i] = change (base, i == 1 ? "a1 x9 b2" : letters);
      if (i == 1)
        {
          g_autoptr (CbContents) more = told[1];

          told[1] = change (more, "a1 b2");
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autoptr (CbContents) two = NULL;
      g_autoptr (CbContents) all = NULL;
      g_autofree char *text = NULL;
      g_autofree char *letters = NULL;

      cb_merge (told[orders[i][0]], told[orders[i][1]], &two, NULL);
      cb_merge (two, told[orders[i][2]], &all, NULL);
      letters = read_letters (all);
      g_assert_cmpstr (letters, ==, "ab");
      text = cb_test_write (all);
      if (expected == NULL)
        expected = g_steal_pointer (&text);
      else
        g_assert_cmpstr (text, ==, expected);
    }
  for (guint i = 0; i < 3; i++)
    cb_contents_unref (told[i]);
}

/* What does not tell versions has the same ones everywhere: in base 32, 80 bits of the SHA-256 of
 * what the file says, or of the id of the first one and how many before say the same. The ids here
 * are from another program. */
static void
test_first_versions (void)
{
  g_autoptr (CbContents) read = make ("a1 b2 b2 c");
  static const char *const ids[] = { "nh3rflkbifiszldg", "4haqxird2j33224i", "3t4e4bprbgtmdwx2",
                                     "zysw6ht3ivdhuf7u" };

  for (guint i = 0; i < 4; i++)
    {
      const CbEntry *entry = g_ptr_array_index (read->entries, i);

      g_test_message ("%s %s", entry->tag.id, entry->tag.at);
      g_assert_cmpstr (entry->tag.id, ==, ids[i]);
      g_assert_cmpint (entry->tag.rev, ==, 1);
    }
  g_assert_false (read->shared);
}

/* A file tells versions once more was done than adding, and then says just what was in memory. */
static void
test_file (void)
{
  g_autoptr (CbContents) base = make ("a1 b2");
  g_autoptr (CbContents) added = change (base, "a1 b2 c3");
  g_autoptr (CbContents) changed = change (added, "c3 a>x1");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CbContents) again = NULL;
  g_autoptr (CbContents) merged = NULL;
  g_autofree char *text = cb_test_write (added);

  g_assert_null (strstr (text, "\"rev\""));
  g_assert_nonnull (strstr (text, "\"version\" : 1"));
  cb_contents_set_pencil (changed, 1, 2, "x");
  cb_contents_set_title (changed, "Other");
  cb_versions_follow (changed, added);
  bytes = cb_contents_write (changed);
  again = cb_contents_read (bytes, NULL);
  g_assert_nonnull (again);
  assert_equal (again, changed);
  g_assert_cmpint (again->newest, ==, changed->newest);
  g_assert_cmpint (cb_merge (again, changed, &merged, NULL), ==, CB_MERGE_SAME);
  g_clear_pointer (&text, g_free);
  text = cb_test_write (changed);
  g_assert_nonnull (strstr (text, "\"version\" : 2"));
  g_assert_nonnull (strstr (text, "\"gone\""));
  for (guint i = 0; i < 2; i++)
    {
      const CbEntry *entry = g_ptr_array_index (changed->entries, i);
      const CbEntry *read = g_ptr_array_index (again->entries, i);

      g_assert_cmpstr (read->tag.id, ==, entry->tag.id);
      g_assert_cmpint (read->tag.rev, ==, entry->tag.rev);
      g_assert_cmpstr (read->tag.at, ==, entry->tag.at);
      g_assert_cmpstr (read->tag.print, ==, entry->tag.print);
    }
}

/* What has been gone for a quarter of a year is forgotten. */
static void
test_gone_for_long (void)
{
  const gint64 day = 24 * 60 * 60;
  g_autoptr (CbContents) base = make ("a1 b2 c3 d4");
  g_autoptr (CbContents) first = NULL;
  g_autoptr (CbContents) second = NULL;
  g_autoptr (CbContents) third = NULL;
  g_autoptr (CbContents) fourth = NULL;

  cb_test_set_time (1800000000);
  first = change (base, "a1 b2 c3");
  cb_test_set_time (1800000000 + 90 * day);
  second = change (first, "a1 b2");
  g_assert_cmpuint (json_object_get_size (second->gone), ==, 2);
  cb_test_set_time (1800000000 + 90 * day + 1);
  third = change (second, "a1");
  g_assert_cmpuint (json_object_get_size (third->gone), ==, 3);
  fourth = change (third, "");
  g_assert_cmpuint (json_object_get_size (fourth->gone), ==, 3);
  g_assert_false (json_object_has_member (fourth->gone, find (base, 'd')->tag.id));
  cb_test_set_time (0);
}

/* A device whose clock is a hundred years ahead does not make the others forget what is gone. */
static void
test_wrong_clock (void)
{
  g_autoptr (CbContents) base = make ("a1 b2 c3");
  g_autoptr (CbContents) without = NULL;
  g_autoptr (CbContents) ahead = NULL;
  g_autoptr (CbContents) merged = NULL;
  g_autoptr (CbContents) next = NULL;

  cb_test_set_time (1800000000);
  without = change (base, "a1 b2");
  cb_test_set_time (4900000000);
  ahead = change (without, "a1 b>x2");
  g_assert_true (json_object_has_member (ahead->gone, find (base, 'c')->tag.id));
  cb_test_set_time (1800000010);
  merged = join (without, ahead, CB_MERGE_JOINED);
  next = change (merged, "a1");
  g_assert_true (json_object_has_member (next->gone, find (base, 'c')->tag.id));
  g_assert_cmpint (next->newest, ==, 4900000001);
  cb_test_set_time (0);
}

/* (transfer full): what the small case says with that log, which must be sound. */
static CbContents *
read_log (const char *log, const char *more)
{
  g_autofree char *setup = g_strconcat (CB_TEST_THREE, more, NULL);
  g_autofree char *text = cb_test_small_json (setup, log);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  CbContents *contents = cb_contents_read (bytes, &error);

  g_assert_no_error (error);
  return contents;
}

#define X_ID "4haqxird2j33224i"

/* A script adds a line without an id to a case that tells ids. What it says once had an id that
 * another entry has now, or one that is gone: it is a new entry all the same. */
static void
test_added_by_script (void)
{
  g_autoptr (CbContents) plain = read_log ("{'type':'note','text':'x'}", "");
  const char *id = ((CbEntry *) g_ptr_array_index (plain->entries, 0))->tag.id;
  g_autofree char *other = g_strdup_printf (
    "{'type':'note','text':'y','id':'%s','rev':7,'at':'b'},{'type':'note','text':'x'}", id);
  g_autofree char *gone = g_strdup_printf (",'gone':{'%s':1795733278}", id);
  g_autoptr (CbContents) edited = read_log (other, "");
  g_autoptr (CbContents) added = read_log ("{'type':'note','text':'x'}", gone);
  g_autoptr (CbContents) before = read_log ("", gone);
  g_autoptr (CbContents) merged = NULL;

  g_assert_cmpuint (edited->entries->len, ==, 2);
  g_assert_cmpstr (((CbEntry *) g_ptr_array_index (edited->entries, 1))->tag.id, !=, id);
  merged = join (before, added, CB_MERGE_JOINED);
  g_assert_cmpuint (merged->entries->len, ==, 1);
}

/* Files by who knows what: the log can be added to, written and read again, and merging still comes
 * to the same on both sides. */
static void
test_hostile_versions (void)
{
  g_autofree char *z = g_strnfill (5000, 'z');
  g_autofree char *at = g_strdup_printf ("{'type':'note','text':'x','id':'" X_ID
                                         "','rev':9007199254740992,'was':[1,9007199254740992],"
                                         "'at':'%s'}",
                                         z);
  const char *const logs[] = {
    at,
    "{'type':'note','text':'x','id':'" X_ID "','rev':9007199254740992,'at':'1'},"
    "{'type':'note','text':'y','rev':1,'at':'1'},{'type':'note','text':'z','at':'1'}",
    "{'type':'note','text':'x','at':'zzzzzzzzzzzzz'},{'type':'note','text':'y','at':'a'}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      g_autoptr (CbContents) base = read_log (logs[i], ",'gone':{'" X_ID "':9007199254740992}");
      guint n = base->entries->len;
      g_autoptr (CbContents) mine = change (base, "p1 q2 x y z");
      g_autoptr (CbContents) theirs = change (base, "x>r3 y z");
      g_autoptr (GBytes) bytes = cb_contents_write (mine);
      g_autoptr (CbContents) again = cb_contents_read (bytes, NULL);
      g_autoptr (CbContents) merged = NULL;

      g_test_message ("log %u: %u entries", i, n);
      g_assert_nonnull (again);
      assert_equal (again, mine);
      merged = join (mine, theirs, CB_MERGE_JOINED);
      g_assert_nonnull (find (merged, 'p'));
    }
}

static void
assert_not_read (const char *member, const char *value, const char *message)
{
  g_autofree char *log = g_strdup_printf ("{'type':'note','text':'x','%s':%s}", member, value);
  g_autofree char *text = cb_test_small_json (CB_TEST_THREE, log);

  cb_test_assert_refused (text, message);
}

static void
test_refused_versions (void)
{
  assert_not_read ("rev", "0", "log[0].rev: is not the number of a version");
  assert_not_read ("rev", "-5", "log[0].rev: is not the number of a version");
  assert_not_read ("rev", "9007199254740993", "log[0].rev: is not the number of a version");
  assert_not_read ("was", "[-1]", "log[0].was: is not a list of numbers of versions");
  assert_not_read ("was", "[1,'x']", "log[0].was: is not a list of numbers of versions");
  assert_not_read ("rev", "'5'", "log[0].rev: must be a whole number");
  assert_not_read ("at", "'a0'", "log[0].at: must be letters and digits that do not end with “0”");
  assert_not_read ("at", "''", "log[0].at: must be letters and digits that do not end with “0”");
  assert_not_read ("id", "'x'", "log[0].id: must be 16 letters and digits of an id");
}

/* (transfer full): what @of is after @how was done. */
static CbContents *
do_to (const CbContents *of, void (*how) (CbContents *self))
{
  CbContents *changed = cb_contents_copy (of);

  how (changed);
  cb_versions_follow (changed, of);
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
mark_none (CbContents *self)
{
  cb_contents_set_pencil (self, 1, 2, NULL);
}

static void
mark_elsewhere (CbContents *self)
{
  cb_contents_set_pencil (self, 2, 1, "z");
}

static void
call (CbContents *self, guint seat, const char *name)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (self->setup);

  cb_setup_set_name (setup, seat, name);
  cb_contents_set_setup (self, setup);
}

static void
name_ann (CbContents *self)
{
  call (self, 0, "Anne");
}

static void
name_bob (CbContents *self)
{
  call (self, 1, "Rob");
}

static void
hold_bert (CbContents *self)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (self->setup);

  setup->hand = (CbCardSet) 1 << 1 | (CbCardSet) 1 << 3;
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
add_member (CbContents *self)
{
  g_clear_pointer (&self->extra, json_object_unref);
  self->extra = json_object_new ();
  json_object_set_int_member (self->extra, "x-new", 7);
}

/* What each side changed is in both; of the same thing the later one. */
static void
test_rest (void)
{
  const struct
  {
    void (*mine) (CbContents *self);
    void (*theirs) (CbContents *self);
    CbMergeResult result;
  } changes[] = {
    { rename_to_x, mark_x, CB_MERGE_JOINED },      { mark_x, rename_to_x, CB_MERGE_JOINED },
    { rename_to_x, rename_to_y, CB_MERGE_JOINED }, { mark_x, mark_y, CB_MERGE_JOINED },
    { mark_x, mark_elsewhere, CB_MERGE_JOINED },   { rename_to_x, level_odds, CB_MERGE_JOINED },
    { level_notes, level_odds, CB_MERGE_JOINED },  { name_ann, rename_to_x, CB_MERGE_JOINED },
    { mark_x, mark_none, CB_MERGE_JOINED },        { add_member, name_bob, CB_MERGE_JOINED },
    { name_ann, name_bob, CB_MERGE_DISPUTED },     { name_ann, hold_bert, CB_MERGE_JOINED },
  };
  g_autoptr (CbContents) plain = make ("a1 b2");
  g_autoptr (CbContents) base = do_to (plain, mark_elsewhere);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (CbContents) mine = do_to (base, changes[i].mine);
      g_autoptr (CbContents) theirs = do_to (base, changes[i].theirs);
      g_autoptr (CbContents) merged = NULL;
      g_autoptr (CbContents) later = NULL;
      g_autoptr (CbContents) both = NULL;

      g_test_message ("change %u", i);
      merged = join (mine, theirs, changes[i].result);
      if (changes[i].result == CB_MERGE_DISPUTED)
        continue;
      later = do_to (merged, changes[i].mine);
      g_clear_pointer (&merged, cb_contents_unref);
      both = join (later, theirs, CB_MERGE_JOINED);
      assert_equal (both, later);
    }
}

/* A mark that was taken away does not come back from who still has it. */
static void
test_mark_taken_away (void)
{
  g_autoptr (CbContents) base = make ("a1");
  g_autoptr (CbContents) marked = do_to (base, mark_x);
  g_autoptr (CbContents) without = do_to (marked, mark_none);
  g_autoptr (CbContents) merged = join (marked, without, CB_MERGE_JOINED);

  g_autoptr (CbContents) undone = cb_contents_copy (marked);

  g_assert_false (marked->shared);
  g_assert_null (cb_contents_get_pencil (merged, 1, 2));
  assert_equal (merged, without);

  /* Undoing leads to the list without the mark. */
  g_ptr_array_unref (undone->pencil);
  undone->pencil = g_ptr_array_ref (base->pencil);
  cb_versions_follow (undone, marked);
  g_clear_pointer (&merged, cb_contents_unref);
  merged = join (marked, undone, CB_MERGE_JOINED);
  g_assert_null (cb_contents_get_pencil (merged, 1, 2));
}

/* Two people gave different hands: one of the two says which is right, and then all know it. */
static void
test_disputed (void)
{
  g_autoptr (CbContents) base = make ("a1 b2");
  g_autoptr (CbContents) grown = change (base, "a1 b2 c3");
  g_autoptr (CbContents) mine = do_to (grown, hold_bert);
  g_autoptr (CbContents) theirs = do_to (base, name_bob);
  g_autoptr (CbContents) also = do_to (theirs, name_ann);
  g_autoptr (CbContents) other = NULL;
  g_autofree char *words = NULL;

  /* Different members, so that there is nothing to settle. */
  g_clear_pointer (&other, cb_contents_unref);
  other = join (mine, also, CB_MERGE_JOINED);
  g_assert_cmpstr (other->setup->players[1].name, ==, "Rob");
  g_assert_cmpuint (other->setup->hand, ==, mine->setup->hand);

  for (guint keep_mine = 0; keep_mine < 2; keep_mine++)
    {
      g_autoptr (CbContents) here = do_to (grown, name_ann);
      g_autoptr (CbContents) there = do_to (base, name_bob);
      g_autoptr (CbContents) settled = NULL;
      g_autoptr (CbContents) merged = NULL;
      g_autofree char *letters = NULL;

      merged = join (here, there, CB_MERGE_DISPUTED);
      settled = cb_merge_settle (here, there, keep_mine);
      g_assert_cmpstr (settled->setup->players[0].name, ==, keep_mine ? "Anne" : "Ann");
      g_assert_cmpstr (settled->setup->players[1].name, ==, keep_mine ? "Bob" : "Rob");
      letters = read_letters (settled);
      g_assert_cmpstr (letters, ==, "abc");
      g_clear_pointer (&merged, cb_contents_unref);
      merged = join (settled, there, CB_MERGE_JOINED);
      assert_equal (merged, settled);
      g_clear_pointer (&merged, cb_contents_unref);
      merged = join (settled, here, CB_MERGE_JOINED);
      assert_equal (merged, settled);
    }
  words = cb_merge_describe (mine, theirs);
  g_assert_cmpstr (words, ==,
                   "Players here: Ann (2), Bob (2), Cy (2); there: Ann (2), Rob (2), Cy (2)\n"
                   "My hand here: Bert, Axe; there: Anna, Axe");
}

/* The same where one of them did so later: the later hand does not win without a question. Who knew
 * of the other one has settled it. */
static void
test_disputed_later (void)
{
  g_autoptr (CbContents) base = make ("a1 b2");
  g_autoptr (CbContents) mine = NULL, theirs = NULL, corrected = NULL, merged = NULL;

  cb_test_set_time (1800000000);
  mine = do_to (base, name_ann);
  cb_test_set_time (1800000060);
  theirs = do_to (base, name_bob);
  corrected = do_to (mine, name_bob);
  cb_test_set_time (0);

  merged = join (mine, theirs, CB_MERGE_DISPUTED);
  g_clear_pointer (&merged, cb_contents_unref);
  merged = join (mine, corrected, CB_MERGE_JOINED);
  assert_equal (merged, corrected);
}

static void
test_other_case (void)
{
  g_autoptr (CbContents) mine = make ("a1 b2");
  g_autoptr (CbContents) two = make_with ("'players':[{'name':'Ann'},{'name':'Bob'}]", "a1");
  g_autoptr (CbContents) later = do_to (mine, rename_to_x);
  g_autoptr (CbContents) newer = do_to (mine, rename_to_x);
  g_autoptr (CbContents) merged = NULL;

  g_set_str (&later->created, "2026-11-22T20:00:00Z");
  newer->version = 99;
  g_assert_cmpint (cb_merge (mine, two, &merged, NULL), ==, CB_MERGE_OTHER);
  g_assert_cmpint (cb_merge (mine, later, &merged, NULL), ==, CB_MERGE_OTHER);
  g_assert_cmpint (cb_merge (mine, newer, &merged, NULL), ==, CB_MERGE_OTHER);
  g_assert_null (merged);
}

static void
have_two_in_the_pool (CbContents *self)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (self->setup);

  setup->face_down = 2;
  cb_contents_set_setup (self, setup);
}

/* I looked at the third card of the pool; there, the pool was corrected: it has only two. What does
 * not fit that goes if theirs holds, and nothing else. */
static void
test_senseless (void)
{
  g_autofree char *text = cb_test_small_json (POOL "4", "{'type':'look','by':0,'slots':[2]},"
                                                        "{'type':'note','text':'n'}");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (CbContents) base = make_with (POOL "4", "");
  g_autoptr (CbContents) mine = cb_contents_read (bytes, NULL);
  g_autoptr (CbContents) theirs = do_to (base, have_two_in_the_pool);
  g_autoptr (CbContents) merged = NULL;
  g_autoptr (CbContents) settled = NULL;
  g_autoptr (CbContents) given_up = NULL;

  g_assert_nonnull (mine);
  g_assert_cmpint (cb_merge (mine, theirs, &merged, NULL), ==, CB_MERGE_DISPUTED);
  g_assert_null (merged);
  settled = cb_merge_settle (mine, theirs, TRUE);
  g_assert_cmpuint (settled->setup->face_down, ==, 4);
  g_assert_cmpuint (settled->entries->len, ==, 2);
  given_up = cb_merge_settle (mine, theirs, FALSE);
  g_assert_cmpuint (given_up->setup->face_down, ==, 2);
  g_assert_cmpuint (given_up->entries->len, ==, 1);
  g_assert_nonnull (find (given_up, 'n'));
  g_clear_pointer (&merged, cb_contents_unref);
  g_assert_cmpint (cb_merge (given_up, mine, &merged, NULL), ==, CB_MERGE_JOINED);
  assert_equal (merged, given_up);
}

/* @expected: what is told of @after, where a window showed @before; @place: of which entry */
static void
check_told (const CbContents *before, const CbContents *after, const char *expected, guint place)
{
  guint position;
  g_autofree char *words = cb_merge_tell (before, after, NULL, &position);

  g_assert_cmpstr (words, ==, expected);
  g_assert_cmpuint (position, ==, place);
}

static void
test_told (void)
{
  g_autofree char *text = cb_test_small_json (
    CB_TEST_THREE, "{'type':'suggestion','by':2,'cards':['bert'],'answers':[]},"
                   "{'type':'suggestion','by':0,'cards':['bert'],'answers':[]},"
                   "{'type':'note','text':'n'}");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (CbContents) all = cb_contents_read (bytes, NULL);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  static const char *const recorded[] = { "Cy’s turn was recorded on another device",
                                          "Your turn was recorded on another device",
                                          "An entry was recorded on another device" };
  static const char *const deleted[] = { "Cy’s turn was deleted on another device",
                                         "Your turn was deleted on another device",
                                         "An entry was deleted on another device" };
  static const char *const corrected[] = { "Cy’s turn was corrected on another device",
                                           "Your turn was corrected on another device",
                                           "An entry was corrected on another device" };
  g_autoptr (CbContents) renamed = do_to (all, rename_to_x);
  g_autoptr (CbContents) named = do_to (all, name_bob);
  g_autoptr (CbContents) marked = do_to (all, mark_x);
  g_autoptr (CbContents) helped = do_to (all, level_odds);
  g_autoptr (CbContents) two = cb_contents_copy (all);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (CbContents) without = cb_contents_copy (all);
      g_autoptr (CbContents) aside = cb_contents_copy (all);
      g_autoptr (GPtrArray)
        changed = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

      cb_contents_splice (without, i, 1, none);
      cb_versions_follow (without, all);
      check_told (all, without, deleted[i], G_MAXUINT);
      check_told (without, all, recorded[i], i);
      g_ptr_array_add (changed, cb_entry_set_aside (g_ptr_array_index (all->entries, i), TRUE));
      cb_contents_splice (aside, i, 1, changed);
      cb_versions_follow (aside, all);
      check_told (all, aside, corrected[i], i);
    }
  cb_contents_splice (two, 0, 2, none);
  check_told (all, two, "2 entries were changed on another device", G_MAXUINT);
  check_told (two, all, "2 entries were recorded on another device", 0);
  check_told (all, renamed, "This case was renamed to “x” on another device", G_MAXUINT);
  check_told (all, named, "The list of players was corrected on another device", G_MAXUINT);
  check_told (all, marked, "Pencil marks were changed on another device", G_MAXUINT);
  check_told (all, helped, "The level of help was changed on another device", G_MAXUINT);
}

#define CORRECTED "’s turn was corrected on two devices. "

/* Puts the entry at @position aside, or takes it in again. (transfer full) */
static CbContents *
put_aside (const CbContents *old, guint position, gboolean aside)
{
  CbContents *self = cb_contents_copy (old);
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

  g_ptr_array_add (added, cb_entry_set_aside (g_ptr_array_index (old->entries, position), aside));
  cb_contents_splice (self, position, 1, added);
  cb_versions_follow (self, old);
  return self;
}

/* Two people corrected the same turn, neither knew: both are told, and both can have the other
 * version. Who knew the other one is told nothing of the kind. */
static void
test_both_corrected (void)
{
  g_autoptr (CbContents) base = read_log (
    "{'type':'note','text':'n'},{'type':'suggestion','by':2,'cards':['bert'],'answers':[]}", "");
  static const char *const told[] = {
    "Cy" CORRECTED "The newer one, from the other device, was kept.",
    "Cy" CORRECTED "The newer one, from this device, was kept.",
  };
  g_autoptr (CbContents) mine = NULL;
  g_autoptr (CbContents) first = NULL;
  g_autoptr (CbContents) second = NULL;
  g_autoptr (CbContents) theirs = NULL;

  cb_test_set_time (1800000000);
  mine = put_aside (base, 1, TRUE);
  cb_test_set_time (1800000010);
  first = put_aside (base, 1, TRUE);
  second = put_aside (first, 1, FALSE);
  theirs = put_aside (second, 0, TRUE);
  cb_test_set_time (0);
  for (guint side = 0; side < 2; side++)
    {
      CbContents *here = side == 0 ? mine : theirs;
      CbContents *there = side == 0 ? theirs : mine;
      g_autoptr (CbContents) merged = NULL;
      g_autoptr (CbContents) other = NULL;
      g_autoptr (CbMergeLost) lost = cb_merge_lost_new ();
      g_autofree char *words = NULL;
      guint position;

      cb_merge (here, there, &merged, lost);
      g_assert_cmpuint (lost->entries->len, ==, 1);
      g_assert_false (((CbEntry *) g_ptr_array_index (merged->entries, 1))->uncertain);
      words = cb_merge_tell (here, merged, lost, &position);
      g_assert_cmpstr (words, ==, told[side]);
      g_assert_cmpuint (position, ==, 1);
      other = cb_merge_put_lost (here, lost);
      g_assert_true (((CbEntry *) g_ptr_array_index (other->entries, 1))->uncertain);
    }
}

/* Where one came after the other, there is nothing to choose, whoever joins them and when. */
static void
test_corrected_in_turn (void)
{
  g_autoptr (CbContents) version = read_log ("{'type':'note','text':'n'}", "");
  g_autoptr (GPtrArray)
    versions = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_contents_unref);

  for (guint i = 0; i < 9; i++)
    {
      CbContents *next = put_aside (version, 0, i % 2 == 0);

      g_ptr_array_add (versions, g_steal_pointer (&version));
      version = next;
    }
  for (guint i = 0; i < versions->len; i++)
    {
      g_autoptr (CbContents) merged = NULL;
      g_autoptr (CbMergeLost) lost = cb_merge_lost_new ();

      cb_merge (version, g_ptr_array_index (versions, i), &merged, lost);
      g_assert_true (merged == version);
      g_assert_cmpuint (lost->entries->len, ==, 0);
    }
}

static void
set_rules (CbContents *self, guint32 rules)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (self->setup);

  setup->variants = rules;
  cb_contents_set_setup (self, setup);
}

static void
play_first_rule (CbContents *self)
{
  set_rules (self, 1);
}

static void
play_second_rule (CbContents *self)
{
  set_rules (self, 2);
}

/* House rules that two people set differently: nobody is asked, both are told, and can change it.
 */
static void
test_both_set_rules (void)
{
  g_autofree char *text = cb_test_json (
    "{'format':'casebook','version':1,'edition':'nightmare','players':[{'name':'Ann'},"
    "{'name':'Bob'},{'name':'Cy'}],'me':null,'log':[]}");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (CbContents) base = cb_contents_read (bytes, NULL);
  g_autoptr (CbContents) mine = do_to (base, play_first_rule);
  g_autoptr (CbContents) theirs = do_to (base, play_second_rule);
  g_autoptr (CbContents) later = do_to (theirs, play_first_rule);

  for (guint side = 0; side < 2; side++)
    {
      CbContents *here = side == 0 ? mine : theirs;
      CbContents *there = side == 0 ? theirs : mine;
      g_autoptr (CbContents) merged = NULL;
      g_autoptr (CbContents) other = NULL;
      g_autoptr (CbContents) after = NULL;
      g_autoptr (CbMergeLost) lost = cb_merge_lost_new ();
      g_autofree char *words = NULL;
      gboolean is_mine;
      guint position;

      g_assert_cmpint (cb_merge (here, there, &merged, lost), ==, CB_MERGE_JOINED);
      g_assert_true (lost->has_rules);
      is_mine = merged->setup->variants == here->setup->variants;
      words = cb_merge_tell (here, merged, lost, &position);
      g_assert_cmpstr (
        words, ==,
        is_mine
          ? "The house rules were changed on two devices. The newer change, from this device, was kept."
          : "The house rules were changed on two devices. The newer change, from the other device, was kept.");
      other = cb_merge_put_lost (here, lost);
      g_assert_cmpuint (other->setup->variants + merged->setup->variants, ==, 3);
      g_clear_pointer (&lost, cb_merge_lost_unref);
      lost = cb_merge_lost_new ();
      cb_merge (later, theirs, &after, lost);
      g_assert_false (lost->has_rules);
    }
}

static void
test_moved_is_told (void)
{
  g_autoptr (CbContents) base = make ("a1 b2 c3");
  g_autoptr (CbContents) moved = change (base, "c3 a1 b2");

  check_told (base, moved, "An entry was moved in the log on another device", 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/merge/added", test_added);
  g_test_add_func ("/merge/taken-away", test_taken_away);
  g_test_add_func ("/merge/corrected", test_corrected);
  g_test_add_func ("/merge/in-turn", test_in_turn);
  g_test_add_func ("/merge/same-turn", test_same_turn);
  g_test_add_func ("/merge/same-turn-goes", test_same_turn_goes);
  g_test_add_func ("/merge/same-turn-of-three", test_same_turn_of_three);
  g_test_add_func ("/merge/wrong-clock", test_wrong_clock);
  g_test_add_func ("/merge/added-by-script", test_added_by_script);
  g_test_add_func ("/merge/hostile-versions", test_hostile_versions);
  g_test_add_func ("/merge/refused-versions", test_refused_versions);
  g_test_add_func ("/merge/both-corrected", test_both_corrected);
  g_test_add_func ("/merge/corrected-in-turn", test_corrected_in_turn);
  g_test_add_func ("/merge/both-set-rules", test_both_set_rules);
  g_test_add_func ("/merge/first-versions", test_first_versions);
  g_test_add_func ("/merge/file", test_file);
  g_test_add_func ("/merge/gone-for-long", test_gone_for_long);
  g_test_add_func ("/merge/rest", test_rest);
  g_test_add_func ("/merge/mark-taken-away", test_mark_taken_away);
  g_test_add_func ("/merge/disputed", test_disputed);
  g_test_add_func ("/merge/disputed-later", test_disputed_later);
  g_test_add_func ("/merge/other-case", test_other_case);
  g_test_add_func ("/merge/senseless", test_senseless);
  g_test_add_func ("/merge/told", test_told);
  g_test_add_func ("/merge/moved-is-told", test_moved_is_told);
  return g_test_run ();
}
