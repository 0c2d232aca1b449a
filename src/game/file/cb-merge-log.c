/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two logs that came from one, as one. Nothing anybody recorded is ever left out; what cannot be
 * told for certain is not guessed.
 *
 * Both added. Every entry of the common log is still there, in order, on both sides. What was added
 * between two of them, here and there, is joined.
 *
 * They grew apart. What is there was not made from what was here last: somebody had an older
 * version and went on with that, on another device, for example. Mine and theirs begin alike, and
 * then each has entries of its own. That it is not an edit shows in the times: every one of these
 * entries has a time of its own. If one of them is on both sides, or two of the same second differ,
 * it is an edit: no merging.
 *
 * They added, and I changed what was there: theirs come after mine.
 *
 * Entries that are joined keep the order they have on their side; among both sides the one recorded
 * first comes first; of the same second, the one whose text does, so that both sides come to the
 * same order. If any has no time, theirs come after mine. What both sides recorded is counted once:
 * an entry that is the same, with its time; or one that says the same, where neither side has
 * another such, and their times are no more than two minutes apart, so that it is not the same
 * suggestion a round later. */

#include "config.h"

#include "cb-entry-kind.h"
#include "cb-merge-private.h"

#define SAME_EVENT (2 * G_TIME_SPAN_MINUTE)
#define NO_TIME    G_MININT64

/* A part of a log. */
typedef struct
{
  const CbMergeLog *log;
  guint start;
  guint end;
} LogPart;

GHashTable *
cb_merge_log_new_names (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* @known: (out) (optional) (transfer none): the text, as long as @names is there */
static guint
get_number (GHashTable *names, JsonNode *node, const char **known)
{
  g_autofree char *text = json_to_string (node, FALSE);
  gpointer key, number;

  if (!g_hash_table_lookup_extended (names, text, &key, &number))
    {
      key = g_steal_pointer (&text);
      number = GUINT_TO_POINTER (g_hash_table_size (names) + 1);
      g_hash_table_insert (names, key, number);
    }
  if (known != NULL)
    *known = key;
  return GPOINTER_TO_UINT (number);
}

/* The time of an entry in microseconds, from a fixed but arbitrary origin. */
static gint64
read_time (const CbEntry *entry)
{
  g_autoptr (GDateTime)
    time = entry->time != NULL ? g_date_time_new_from_iso8601 (entry->time, NULL) : NULL;

  return time != NULL ? g_date_time_to_unix_usec (time) : NO_TIME;
}

/* @names, @contents: stay as long as the log is used */
CbMergeLog *
cb_merge_log_new (GHashTable *names, const CbContents *contents)
{
  CbMergeLog *self = g_new0 (CbMergeLog, 1);
  guint n = contents->entries->len;

  self->entries = contents->entries;
  self->records = g_new (guint, n);
  self->events = g_new (guint, n);
  self->times = g_new (gint64, n);
  self->texts = g_new (const char *, n);
  for (guint i = 0; i < n; i++)
    {
      const CbEntry *entry = g_ptr_array_index (contents->entries, i);
      g_autoptr (JsonNode) node = cb_entry_write (entry, contents->setup);

      self->records[i] = get_number (names, node, &self->texts[i]);
      json_object_remove_member (json_node_get_object (node), "time");
      self->events[i] = get_number (names, node, NULL);
      self->times[i] = read_time (entry);
    }
  return self;
}

void
cb_merge_log_free (CbMergeLog *self)
{
  g_free (self->records);
  g_free (self->events);
  g_free (self->times);
  g_free (self->texts);
  g_free (self);
}

/* Returns: how many entries both begin with */
guint
cb_merge_log_count_common (const CbMergeLog *a, const CbMergeLog *b)
{
  guint n = 0;

  while (n < a->entries->len && n < b->entries->len && a->records[n] == b->records[n])
    n++;
  return n;
}

static gboolean
has_times (const LogPart *part)
{
  for (guint i = part->start; i < part->end; i++)
    if (part->log->times[i] == NO_TIME)
      return FALSE;
  return TRUE;
}

/* Counts the entries of @part whose number in @numbers is @number; @place is set to the last of
 * them. */
static guint
count (const LogPart *part, const guint *numbers, guint number, guint *place)
{
  guint n = 0;

  for (guint i = part->start; i < part->end; i++)
    if (numbers[i] == number)
      {
        *place = i;
        n++;
      }
  return n;
}

static gboolean
is_one_event (gint64 time, gint64 other)
{
  return time == NO_TIME || other == NO_TIME || ABS (time - other) <= SAME_EVENT;
}

/* Whether the entry at @place of @theirs is in @mine, too. */
static gboolean
is_in_both (const LogPart *theirs, guint place, const LogPart *mine)
{
  guint event = theirs->log->events[place];
  guint at = 0;

  if (count (mine, mine->log->records, theirs->log->records[place], &at) > 0)
    return TRUE;
  return count (theirs, theirs->log->events, event, &at) == 1 &&
         count (mine, mine->log->events, event, &at) == 1 &&
         is_one_event (mine->log->times[at], theirs->log->times[place]);
}

static void
take_entry (GPtrArray *to, const CbMergeLog *log, guint place)
{
  g_ptr_array_add (to, cb_entry_ref (g_ptr_array_index (log->entries, place)));
}

/* Whether my entry comes first. The rule is symmetrical, so that both sides come to the same
 * order. */
static gboolean
is_before (const CbMergeLog *mine, guint my_place, const CbMergeLog *theirs, guint their_place)
{
  gint64 my_time = mine->times[my_place];
  gint64 their_time = theirs->times[their_place];

  return my_time < their_time ||
         (my_time == their_time && strcmp (mine->texts[my_place], theirs->texts[their_place]) <= 0);
}

/* Adds the entries of both sides, each entry once. */
static void
join (GPtrArray *to, const LogPart *mine, const LogPart *theirs)
{
  gboolean by_time = has_times (mine) && has_times (theirs);
  guint next = mine->start;

  for (guint i = theirs->start; i < theirs->end; i++)
    {
      if (is_in_both (theirs, i, mine))
        continue;
      while (next < mine->end && (!by_time || is_before (mine->log, next, theirs->log, i)))
        take_entry (to, mine->log, next++);
      take_entry (to, theirs->log, i);
    }
  while (next < mine->end)
    take_entry (to, mine->log, next++);
}

/* (transfer full) (nullable): the position in @log of each entry of @base, and of its end; NULL if
 * one of them is missing, or in another order. */
static guint *
find_all (const CbMergeLog *base, const CbMergeLog *log)
{
  g_autofree guint *places = g_new (guint, base->entries->len + 1);
  guint place = 0;

  for (guint i = 0; i < base->entries->len; i++, place++)
    {
      while (place < log->entries->len && log->records[place] != base->records[i])
        place++;
      if (place >= log->entries->len)
        return NULL;
      places[i] = place;
    }
  places[base->entries->len] = log->entries->len;
  return g_steal_pointer (&places);
}

/* Joins two logs that both contain the common log; @mine_at and @theirs_at are from find_all(). */
static void
join_between (GPtrArray *to,
              guint n_base,
              const CbMergeLog *mine,
              const guint *mine_at,
              const CbMergeLog *theirs,
              const guint *theirs_at)
{
  LogPart my_part = { mine, 0, 0 };
  LogPart their_part = { theirs, 0, 0 };

  for (guint i = 0; i <= n_base; i++)
    {
      my_part.end = mine_at[i];
      their_part.end = theirs_at[i];
      join (to, &my_part, &their_part);
      if (i < n_base)
        take_entry (to, mine, mine_at[i]);
      my_part.start = mine_at[i] + 1;
      their_part.start = theirs_at[i] + 1;
    }
}

/* Whether the two parts were recorded independently, so that neither is an edit of the other. */
static gboolean
are_apart (const LogPart *mine, const LogPart *theirs)
{
  if (mine->start == mine->end || theirs->start == theirs->end || !has_times (mine) ||
      !has_times (theirs))
    return FALSE;
  for (guint i = mine->start; i < mine->end; i++)
    for (guint j = theirs->start; j < theirs->end; j++)
      if (mine->log->times[i] == theirs->log->times[j])
        return FALSE;
  return TRUE;
}

/* Joins a log to which they appended entries with mine, in which I also changed earlier ones. */
static void
append (GPtrArray *to, const CbMergeLog *mine, const LogPart *theirs)
{
  LogPart all = { mine, 0, mine->entries->len };
  guint at;

  for (guint i = 0; i < mine->entries->len; i++)
    take_entry (to, mine, i);
  for (guint i = theirs->start; i < theirs->end; i++)
    if (count (&all, mine->records, theirs->log->records[i], &at) == 0)
      take_entry (to, theirs->log, i);
}

/**
 * cb_merge_logs:
 * @base: what both came from, as far as that is known: what was here last
 *
 * Returns: (transfer full) (nullable) (element-type CbEntry): one log, with my entries where they
 *   are the same; NULL where something was changed or taken away there, or that cannot be told
 */
GPtrArray *
cb_merge_logs (const CbMergeLog *base, const CbMergeLog *mine, const CbMergeLog *theirs)
{
  g_autoptr (GPtrArray) merged = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  g_autofree guint *mine_at = find_all (base, mine);
  g_autofree guint *theirs_at = find_all (base, theirs);
  guint n_base = base->entries->len;
  guint n_common = cb_merge_log_count_common (mine, theirs);
  LogPart my_part = { mine, n_common, mine->entries->len };
  LogPart their_part = { theirs, n_common, theirs->entries->len };

  if (mine_at != NULL && theirs_at != NULL)
    join_between (merged, n_base, mine, mine_at, theirs, theirs_at);
  else if (mine_at != NULL && are_apart (&my_part, &their_part))
    {
      for (guint i = 0; i < n_common; i++)
        take_entry (merged, mine, i);
      join (merged, &my_part, &their_part);
    }
  else if (cb_merge_log_count_common (base, theirs) == n_base)
    {
      their_part.start = n_base;
      append (merged, mine, &their_part);
    }
  else
    return NULL;
  return g_steal_pointer (&merged);
}
