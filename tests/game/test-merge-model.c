/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Three devices with one case, each with a clock of its own, and a folder that copies whole
 * versions between them: late, in any order, several times or never. At random, people record,
 * insert, correct, move, set aside and delete entries, undo and redo that, pencil marks and rename
 * the case, without waiting for each other. In the end everybody has everything of everybody, in
 * whatever order it is joined.
 *
 * What has to come of it is known without merging: each version of an entry that anybody ever made
 * is noted, and of each entry the last one has to be there. More plainly, what nobody took away is
 * there, and what was taken away by somebody and touched by nobody else is not.
 *
 * In three of four schedules some turns are told by two people, and one entry of two is left. That
 * two corrected the same entry is told only where neither knew of the other.
 *
 *   test-game-merge-model --schedules N --from S   plays N schedules, from S on */

#include <stdlib.h>
#include <string.h>

#include "cb-clock.h"
#include "cb-edit.h"
#include "cb-merge.h"
#include "cb-note.h"
#include "cb-test-case.h"
#include "cb-versions.h"

#define N_DEVICES 3
#define N_STEPS   40
#define DAY       (24 * 60 * 60)

typedef struct
{
  CbContents *contents;
  GPtrArray *undo; /* of CbEdit */
  GPtrArray *redo; /* of CbEdit */
  gint64 offset;   /* of its clock, in seconds */
} Device;

/* What is known of an entry without merging. */
typedef struct
{
  gint64 rev; /* of its last version */
  gboolean gone;
  char *print; /* what that says, and where it stands */
  char *at;
  guint n_takers; /* how often somebody took it away */
  guint n_givers; /* how often somebody gave it another version than that */
  gint64 time;    /* when it was recorded, by the clock of who did */
  char *twin;     /* the id of the same turn told by somebody else, or NULL */
} Fate;

typedef struct
{
  GRand *random;
  Device devices[N_DEVICES];
  GPtrArray *underway; /* of CbContents: versions on their way; any device may get any of them */
  GHashTable *fates;   /* from id to Fate */
  GHashTable *parents; /* from a version, "ID REV", to the number of the one before it */
  char *told;          /* the text of a turn that only one has told so far, or NULL */
  char *told_id;
  const Device *teller;
  gboolean has_twins;
  gint64 title_rev;
  char *title;
  guint n_texts;
} World;

static gint64 now;
static guint n_lost;   /* how often it was told that two corrected the same */
static guint n_joined; /* how many turns told by two were joined */
static guint n_schedules = 2000;
static guint first_seed = 1;

static void
fate_free (gpointer data)
{
  Fate *self = data;

  g_free (self->print);
  g_free (self->at);
  g_free (self->twin);
  g_free (self);
}

static Fate *
find_fate (World *world, const char *id)
{
  Fate *fate = g_hash_table_lookup (world->fates, id);

  if (fate == NULL)
    {
      fate = g_new0 (Fate, 1);
      g_hash_table_insert (world->fates, g_strdup (id), fate);
    }
  return fate;
}

/* Whether the version is after the last one known. */
static gboolean
is_later (const Fate *fate, gint64 rev, gboolean gone, const CbEntry *entry)
{
  int order;

  if (rev != fate->rev || fate->print == NULL)
    return rev > fate->rev || (rev == fate->rev && gone && !fate->gone);
  if (gone || fate->gone)
    return gone && !fate->gone;
  order = strcmp (entry->tag.print, fate->print);
  return order > 0 || (order == 0 && strcmp (entry->tag.at, fate->at) > 0);
}

static void
note_version (World *world, const char *id, gint64 rev, const CbEntry *entry)
{
  Fate *fate = find_fate (world, id);

  if (!is_later (fate, rev, entry == NULL, entry))
    return;
  fate->rev = rev;
  fate->gone = entry == NULL;
  g_set_str (&fate->print, entry != NULL ? entry->tag.print : "");
  g_set_str (&fate->at, entry != NULL ? entry->tag.at : "");
}

static gint64
get_gone (const CbContents *self, const char *id)
{
  return self->gone != NULL && json_object_has_member (self->gone, id)
           ? json_object_get_int_member (self->gone, id)
           : 0;
}

/* @before: the number of the version that was replaced; 0 for none. Where two people made one of
 * the same number, nothing is known of it. */
static void
note_parent (World *world, const char *id, gint64 rev, gint64 before)
{
  char *version = g_strdup_printf ("%s %" G_GINT64_FORMAT, id, rev);

  if (g_hash_table_contains (world->parents, version))
    before = -1;
  g_hash_table_insert (world->parents, version, g_memdup2 (&before, sizeof before));
}

/* Whether somebody who made that version had seen the older one. */
static gboolean
has_seen (World *world, const char *id, gint64 rev, gint64 older)
{
  while (rev > older)
    {
      g_autofree char *version = g_strdup_printf ("%s %" G_GINT64_FORMAT, id, rev);
      const gint64 *before = g_hash_table_lookup (world->parents, version);

      rev = before != NULL ? *before : 0;
    }
  return rev == older;
}

/* Notes what somebody did. */
static void
note_step (World *world, const CbContents *before, const CbContents *after)
{
  g_autoptr (GHashTable) were = cb_contents_index (before);
  g_autoptr (GHashTable) are = cb_contents_index (after);

  for (guint i = 0; i < after->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (after->entries, i);
      CbEntry *was = g_hash_table_lookup (were, entry->tag.id);

      g_assert_true (i == 0 ||
                     cb_versions_compare_places (after->entries->pdata[i - 1], entry) < 0);
      if (was == entry)
        continue;
      g_assert_true (was == NULL || entry->tag.rev > was->tag.rev);
      note_version (world, entry->tag.id, entry->tag.rev, entry);
      note_parent (world, entry->tag.id, entry->tag.rev,
                   was != NULL ? was->tag.rev : get_gone (before, entry->tag.id));
      find_fate (world, entry->tag.id)->n_givers++;
      find_fate (world, entry->tag.id)->time = cb_versions_read_time (entry);
    }
  for (guint i = 0; i < before->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (before->entries, i);

      if (g_hash_table_contains (are, entry->tag.id))
        continue;
      note_version (world, entry->tag.id, get_gone (after, entry->tag.id), NULL);
      note_parent (world, entry->tag.id, get_gone (after, entry->tag.id), entry->tag.rev);
      find_fate (world, entry->tag.id)->n_takers++;
    }
  if (!g_str_equal (before->title, after->title))
    {
      gint64 rev = cb_versions_get_rev (after->revs, "title", 0);

      if (rev > world->title_rev ||
          (rev == world->title_rev && strcmp (after->title, world->title) > 0))
        {
          world->title_rev = rev;
          g_set_str (&world->title, after->title);
        }
    }
}

/* (transfer full): what a file with these contents says. */
static CbContents *
copy_by_file (CbContents *contents)
{
  g_autoptr (GBytes) bytes = cb_contents_write (contents);
  g_autoptr (GError) error = NULL;
  CbContents *copy = cb_contents_read (bytes, &error);

  g_assert_no_error (error);
  return copy;
}

static CbEntry *
make_entry (const char *text)
{
  g_autoptr (CbEntry) note = cb_note_new (text);
  g_autofree char *time = cb_clock_read ();

  return cb_entry_with_time (note, time);
}

static CbEntry *
make_new_entry (World *world)
{
  g_autofree char *text = g_strdup_printf ("%u", world->n_texts++);

  return make_entry (text);
}

static void
take_over (World *world, Device *device, CbContents *contents, GPtrArray *done)
{
  note_step (world, device->contents, contents);
  g_ptr_array_add (done, cb_edit_new_done ("", device->contents, contents));
  cb_contents_unref (device->contents);
  device->contents = contents;
}

static void
splice (CbContents *self, guint position, guint n_removed, CbEntry *entry)
{
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);

  if (entry != NULL)
    g_ptr_array_add (added, entry);
  cb_contents_splice (self, position, n_removed, added);
}

/* Does something with the log or the rest of @self. */
static void
change (World *world, CbContents *self)
{
  guint n = self->entries->len;
  guint place = n > 0 ? (guint) g_rand_int_range (world->random, 0, (int) n) : 0;
  CbEntry *entry = n > 0 ? g_ptr_array_index (self->entries, place) : NULL;
  g_autofree char *text = NULL;

  switch (n == 0 ? 0 : g_rand_int_range (world->random, 0, 12))
    {
    case 0:
    case 1:
    case 2:
      splice (self, n, 0, make_new_entry (world));
      break;
    case 3:
      splice (self, place, 0, make_new_entry (world));
      break;
    case 4:
    case 5:
      splice (self, place, 1, make_new_entry (world));
      break;
    case 6:
      splice (self, place, 1, cb_entry_set_aside (entry, !entry->uncertain));
      break;
    case 7:
    case 8:
      splice (self, place, 1, NULL);
      break;
    case 9:
      cb_entry_ref (entry);
      splice (self, place, 1, NULL);
      splice (self, (guint) g_rand_int_range (world->random, 0, (int) n), 0, entry);
      break;
    case 10:
      text = g_strdup_printf ("%u", world->n_texts++);
      cb_contents_set_title (self, text);
      break;
    default:
      text = g_strdup_printf ("%u", world->n_texts++);
      cb_contents_set_pencil (self, (guint) g_rand_int_range (world->random, 0, 3), 1,
                              g_rand_boolean (world->random) ? text : NULL);
    }
}

/* Tells a turn that somebody else has told, or one that somebody else may tell. */
static void
tell (World *world, Device *device)
{
  CbContents *contents = cb_contents_copy (device->contents);
  guint n = contents->entries->len;
  g_autoptr (GHashTable) known = cb_contents_index (device->contents);
  gboolean is_second = world->told != NULL && world->teller != device &&
                       !g_hash_table_contains (known, world->told_id) &&
                       get_gone (device->contents, world->told_id) == 0;
  g_autofree char *text = is_second ? g_steal_pointer (&world->told)
                                    : g_strdup_printf ("told %u", world->n_texts++);
  const char *id;

  splice (contents, n, 0, make_entry (text));
  cb_versions_follow (contents, device->contents);
  id = ((CbEntry *) g_ptr_array_index (contents->entries, n))->tag.id;
  g_ptr_array_set_size (device->redo, 0);
  take_over (world, device, contents, device->undo);
  if (is_second && !g_str_equal (id, world->told_id))
    {
      g_set_str (&find_fate (world, id)->twin, world->told_id);
      g_set_str (&find_fate (world, world->told_id)->twin, id);
    }
  g_set_str (&world->told_id, id);
  g_set_str (&world->told, is_second ? NULL : text);
  world->teller = device;
}

static void
act (World *world, Device *device)
{
  int what = g_rand_int_range (world->random, 0, 10);
  GPtrArray *from = what == 0 ? device->redo : device->undo;
  GPtrArray *to = what == 0 ? device->undo : device->redo;
  CbContents *contents;

  if (what == 9 && world->has_twins)
    {
      tell (world, device);
      return;
    }
  if (what <= 2 && from->len > 0)
    {
      CbEdit *edit = g_ptr_array_steal_index (from, from->len - 1);

      contents = cb_edit_apply (edit, device->contents);
      cb_edit_free (edit);
    }
  else
    {
      contents = cb_contents_copy (device->contents);
      change (world, contents);
      g_ptr_array_set_size (device->redo, 0);
      to = device->undo;
    }
  cb_versions_follow (contents, device->contents);
  take_over (world, device, contents, to);
}

/* Joins a version with what a device has. Returns whether it says anything new. */
static gboolean
receive (World *world, Device *device, CbContents *version)
{
  CbContents *merged = NULL;
  g_autoptr (CbMergeLost) lost = cb_merge_lost_new ();
  CbMergeResult result = cb_merge (device->contents, version, &merged, lost);
  gboolean is_new = merged != device->contents;

  g_assert_true (result == CB_MERGE_JOINED || result == CB_MERGE_SAME);
  for (guint i = 0; i < lost->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (lost->entries, i);
      g_autoptr (GHashTable) index = cb_contents_index (merged);
      const CbEntry *kept = g_hash_table_lookup (index, entry->tag.id);

      g_assert_nonnull (kept);
      if (kept->tag.rev != entry->tag.rev &&
          has_seen (world, entry->tag.id, kept->tag.rev, entry->tag.rev))
        g_error ("%s: %" G_GINT64_FORMAT " after %" G_GINT64_FORMAT " %" G_GINT64_FORMAT
                 " was made of %" G_GINT64_FORMAT,
                 kept->tag.id, kept->tag.rev, kept->tag.was[0], kept->tag.was[1], entry->tag.rev);
      n_lost++;
    }
  if (is_new)
    {
      g_ptr_array_set_size (device->redo, 0);
      g_ptr_array_add (device->undo, cb_edit_new_done ("", device->contents, merged));
    }
  cb_contents_unref (device->contents);
  device->contents = merged;
  return is_new;
}

static void
step (World *world)
{
  Device *device = &world->devices[g_rand_int_range (world->random, 0, N_DEVICES)];
  guint n = world->underway->len;

  now += g_rand_int_range (world->random, 0, 30);
  if (g_rand_int_range (world->random, 0, 3) > 0)
    {
      cb_test_set_time (now + device->offset);
      act (world, device);
      if (g_rand_boolean (world->random))
        g_ptr_array_add (world->underway, copy_by_file (device->contents));
    }
  else if (n > 0)
    {
      guint which = (guint) g_rand_int_range (world->random, 0, (int) n);

      receive (world, device, g_ptr_array_index (world->underway, which));
      if (g_rand_boolean (world->random))
        g_ptr_array_remove_index_fast (world->underway, which);
    }
}

/* Shows where two files differ, as these are long. */
static void
assert_same (const char *found, const char *expected)
{
  gsize n = 0;

  while (found[n] != '\0' && found[n] == expected[n])
    n++;
  n -= MIN (n, 200);
  if (!g_str_equal (found, expected))
    g_error ("“%.400s” should be “%.400s”", found + n, expected + n);
}

/* (transfer full): what the three have, joined in an order: the first two, then the third, or the
 * first with the last two. */
static char *
join_in_order (World *world, guint a, guint b, guint c, gboolean last_first)
{
  CbContents *first = world->devices[a].contents;
  CbContents *second = world->devices[b].contents;
  CbContents *third = world->devices[c].contents;
  g_autoptr (CbContents) two = NULL;
  g_autoptr (CbContents) all = NULL;

  cb_merge (last_first ? second : first, last_first ? third : second, &two, NULL);
  cb_merge (last_first ? first : two, last_first ? two : third, &all, NULL);
  return cb_test_write (all);
}

static void
assert_any_order (World *world)
{
  static const guint orders[][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                     { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };
  g_autofree char *expected = join_in_order (world, 0, 1, 2, FALSE);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (orders); i++)
    {
      const guint *order = orders[i / 2];
      g_autofree char *found = join_in_order (world, order[0], order[1], order[2], i % 2 == 1);

      assert_same (found, expected);
    }
}

/* Everybody gets what the others have, one after the other, until nobody has news: that is soon. */
static void
come_together (World *world)
{
  gboolean has_news = TRUE;

  for (guint round = 0; has_news; round++)
    {
      g_assert_cmpuint (round, <, 4);
      has_news = FALSE;
      for (guint i = 0; i < N_DEVICES; i++)
        {
          g_autoptr (CbContents) version = copy_by_file (world->devices[i].contents);

          for (guint j = 0; j < N_DEVICES; j++)
            if (i != j && receive (world, &world->devices[j], version))
              has_news = TRUE;
        }
    }
}

/* Of a turn that two have told, and nobody has touched since, the entry with the smaller id is
 * left. Returns whether nothing else is known of it. */
static gboolean
check_twins (World *world, GHashTable *are, const char *id, const Fate *fate)
{
  const Fate *twin = fate->twin != NULL ? g_hash_table_lookup (world->fates, fate->twin) : NULL;
  gboolean untouched;

  if (twin == NULL)
    return FALSE;
  untouched = fate->n_takers + twin->n_takers == 0 && fate->n_givers + twin->n_givers == 2;
  if (untouched && ABS (fate->time - twin->time) > 120)
    return FALSE;
  if (untouched)
    g_assert_true (g_hash_table_contains (are, id) == (strcmp (id, fate->twin) < 0));
  n_joined += untouched;
  return TRUE;
}

static void
assert_fates (World *world)
{
  CbContents *contents = world->devices[0].contents;
  g_autoptr (GHashTable) are = cb_contents_index (contents);
  GHashTableIter iter;
  gpointer id, value;
  guint n_there = 0;

  g_hash_table_iter_init (&iter, world->fates);
  while (g_hash_table_iter_next (&iter, &id, &value))
    {
      const Fate *fate = value;
      CbEntry *entry = g_hash_table_lookup (are, id);

      if (check_twins (world, are, id, fate))
        {
          n_there += entry != NULL;
          continue;
        }
      g_assert_true ((entry == NULL) == fate->gone);
      if (entry != NULL)
        {
          g_assert_cmpint (entry->tag.rev, ==, fate->rev);
          g_assert_cmpstr (entry->tag.print, ==, fate->print);
          g_assert_cmpstr (entry->tag.at, ==, fate->at);
          n_there++;
        }
      if (fate->n_takers == 0)
        g_assert_nonnull (entry);
      if (fate->n_takers > 0 && fate->n_givers == 1)
        g_assert_null (entry);
    }
  g_assert_cmpuint (n_there, ==, contents->entries->len);
  g_assert_cmpstr (contents->title, ==, world->title);
}

static void
assert_equal (World *world)
{
  g_autofree char *first = cb_test_write (world->devices[0].contents);

  for (guint i = 1; i < N_DEVICES; i++)
    {
      g_autofree char *other = cb_test_write (world->devices[i].contents);

      assert_same (other, first);
    }
}

static void
play (guint seed)
{
  g_autofree char *start = cb_test_small_json (
    CB_TEST_THREE, "{'type':'note','text':'x'},{'type':'note','text':'y'},"
                   "{'type':'note','text':'x'}");
  g_autoptr (GBytes) bytes = g_bytes_new (start, strlen (start));
  World world = { 0 };

  world.random = g_rand_new_with_seed (seed);
  world.underway = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_contents_unref);
  world.fates = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, fate_free);
  world.parents = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  world.title = g_strdup ("Test");
  world.has_twins = seed % 4 != 0;
  for (guint i = 0; i < N_DEVICES; i++)
    {
      Device *device = &world.devices[i];

      device->contents = cb_contents_read (bytes, NULL);
      device->undo = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_edit_free);
      device->redo = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_edit_free);
      device->offset = g_rand_int_range (world.random, -3 * DAY, 3 * DAY);
      if (seed % 2 == 1)
        device->offset /= 10000;
      for (guint j = 0; j < device->contents->entries->len; j++)
        {
          CbEntry *entry = g_ptr_array_index (device->contents->entries, j);

          note_version (&world, entry->tag.id, entry->tag.rev, entry);
          find_fate (&world, entry->tag.id)->n_givers = 1;
        }
    }
  for (guint i = 0; i < N_STEPS; i++)
    step (&world);
  if (seed % 4 == 0)
    assert_any_order (&world);
  come_together (&world);
  assert_equal (&world);
  assert_fates (&world);
  for (guint i = 0; i < N_DEVICES; i++)
    {
      cb_contents_unref (world.devices[i].contents);
      g_ptr_array_unref (world.devices[i].undo);
      g_ptr_array_unref (world.devices[i].redo);
    }
  g_ptr_array_unref (world.underway);
  g_hash_table_unref (world.fates);
  g_hash_table_unref (world.parents);
  g_free (world.told);
  g_free (world.told_id);
  g_free (world.title);
  g_rand_free (world.random);
}

static void
test_schedules (void)
{
  for (guint i = 0; i < n_schedules; i++)
    {
      now = 1800000000;
      g_test_message ("seed %u", first_seed + i);
      play (first_seed + i);
    }
  g_test_message ("%u corrections by two, %u turns told by two", n_lost, n_joined / 2);
  if (n_schedules < 100)
    return;
  g_assert_cmpuint (n_lost, >, 0);
  g_assert_cmpuint (n_joined, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i + 1 < argc; i += 2)
    {
      if (g_str_equal (argv[i], "--schedules"))
        n_schedules = (guint) atoi (argv[i + 1]);
      else if (g_str_equal (argv[i], "--from"))
        first_seed = (guint) atoi (argv[i + 1]);
    }
  g_test_add_func ("/merge-model/schedules", test_schedules);
  return g_test_run ();
}
