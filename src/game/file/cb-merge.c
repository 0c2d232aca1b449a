/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The case as it is here and the case as it is there, both come from one that was the same: what
 * only one side has changed is as that side has it, and what both added is all there. Where both
 * changed the same thing in different ways, only a person can say what holds. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry.h"
#include "cb-merge-private.h"
#include "cb-merge.h"
#include "cb-setup-json.h"

/* How many differing entries are quoted. */
#define N_QUOTED 3

static gboolean
have_same_setup (const CbContents *a, const CbContents *b)
{
  g_autoptr (JsonNode) a_node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonNode) b_node = json_node_new (JSON_NODE_OBJECT);

  if (a->setup == b->setup)
    return TRUE;
  json_node_take_object (a_node, json_object_new ());
  json_node_take_object (b_node, json_object_new ());
  cb_setup_write (a->setup, json_node_get_object (a_node));
  cb_setup_write (b->setup, json_node_get_object (b_node));
  return json_node_equal (a_node, b_node);
}

static gboolean
have_same_title (const CbContents *a, const CbContents *b)
{
  return g_str_equal (a->title, b->title);
}

static gboolean
have_same_assist (const CbContents *a, const CbContents *b)
{
  return a->assist == b->assist;
}

static gboolean
have_same_extra (const CbContents *a, const CbContents *b)
{
  return a->extra == b->extra ||
         (a->extra != NULL && b->extra != NULL && json_object_equal (a->extra, b->extra));
}

static gboolean
have_same_mark (const CbContents *a, const CbContents *b, guint card, guint holder)
{
  const CbPencilMark *a_mark = cb_contents_get_pencil (a, card, holder);
  const CbPencilMark *b_mark = cb_contents_get_pencil (b, card, holder);

  return g_strcmp0 (a_mark != NULL ? a_mark->text : NULL, b_mark != NULL ? b_mark->text : NULL) ==
         0;
}

static void
take_setup (CbContents *self, const CbContents *from)
{
  cb_contents_set_setup (self, from->setup);
}

static void
take_title (CbContents *self, const CbContents *from)
{
  cb_contents_set_title (self, from->title);
}

static void
take_assist (CbContents *self, const CbContents *from)
{
  self->assist = from->assist;
}

static void
take_extra (CbContents *self, const CbContents *from)
{
  g_clear_pointer (&self->extra, json_object_unref);
  self->extra = from->extra != NULL ? json_object_ref (from->extra) : NULL;
}

/* The members of a case besides its log and marks. Where both sides changed one that is a
 * @preference, mine is kept. */
static const struct
{
  gboolean (*same) (const CbContents *a, const CbContents *b);
  void (*take) (CbContents *self, const CbContents *from);
  gboolean preference;
} parts[] = {
  { have_same_setup, take_setup, FALSE },
  { have_same_title, take_title, FALSE },
  { have_same_assist, take_assist, TRUE },
  { have_same_extra, take_extra, FALSE },
};

static gboolean
merge_parts (CbContents *merged,
             const CbContents *base,
             const CbContents *mine,
             const CbContents *theirs)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if (parts[i].same (theirs, base) || parts[i].same (theirs, mine))
        continue;
      if (parts[i].same (mine, base))
        parts[i].take (merged, theirs);
      else if (!parts[i].preference)
        return FALSE;
    }
  return TRUE;
}

static gboolean
merge_marks (CbContents *merged,
             const CbContents *base,
             const CbContents *mine,
             const CbContents *theirs)
{
  guint n_cards = cb_edition_get_n_cards (mine->setup->edition);
  guint n_holders = cb_setup_get_n_holders (mine->setup);

  for (guint card = 0; card < n_cards; card++)
    for (guint holder = 0; holder < n_holders; holder++)
      {
        const CbPencilMark *mark = cb_contents_get_pencil (theirs, card, holder);

        if (have_same_mark (theirs, base, card, holder) ||
            have_same_mark (theirs, mine, card, holder))
          continue;
        if (!have_same_mark (mine, base, card, holder))
          return FALSE;
        cb_contents_set_pencil (merged, card, holder, mark != NULL ? mark->text : NULL);
      }
  return TRUE;
}

static gboolean
merge_entries (CbContents *merged,
               const CbContents *base,
               const CbContents *mine,
               const CbContents *theirs)
{
  g_autoptr (GHashTable) names = cb_merge_log_new_names ();
  g_autoptr (CbMergeLog) base_log = cb_merge_log_new (names, base);
  g_autoptr (CbMergeLog) my_log = cb_merge_log_new (names, mine);
  g_autoptr (CbMergeLog) their_log = cb_merge_log_new (names, theirs);
  g_autoptr (GPtrArray) log = cb_merge_logs (base_log, my_log, their_log);

  if (log == NULL)
    return FALSE;
  cb_contents_splice (merged, 0, merged->entries->len, log);
  return TRUE;
}

/* Whether the joined case is sound. Each side is, but together they may not be: one may have
 * entries about a hand that the other has changed. */
static gboolean
makes_sense (const CbContents *self)
{
  g_autoptr (GBytes) bytes = cb_contents_write (self);
  g_autoptr (CbContents) scratch = cb_contents_read (bytes, NULL);

  return scratch != NULL;
}

/* Whether both are of the same game at the same table. */
static gboolean
is_same_case (const CbContents *a, const CbContents *b)
{
  return g_strcmp0 (a->created, b->created) == 0 && a->practice == b->practice &&
         a->setup->n_players == b->setup->n_players &&
         (a->setup->face_down > 0) == (b->setup->face_down > 0) &&
         g_str_equal (cb_edition_get_id (a->setup->edition),
                      cb_edition_get_id (b->setup->edition)) &&
         cb_edition_get_n_cards (a->setup->edition) == cb_edition_get_n_cards (b->setup->edition);
}

/**
 * cb_merge:
 * @base: what both came from: what was last the same here and there
 * @mine: what the case says here
 * @theirs: what it says there
 * @merged: (out) (transfer full): both, if they can be joined
 * @n_added: (out): how many entries of it are not in @mine
 *
 * For a worker: costs some milliseconds per thousand entries.
 */
CbMergeResult
cb_merge (const CbContents *base,
          CbContents *mine,
          CbContents *theirs,
          CbContents **merged,
          guint *n_added)
{
  g_autoptr (CbContents) result = NULL;

  if (theirs->version > CB_FORMAT_VERSION || !is_same_case (mine, theirs))
    return CB_MERGE_OTHER;
  result = cb_contents_copy (mine);
  if (!merge_parts (result, base, mine, theirs) || !merge_marks (result, base, mine, theirs) ||
      !merge_entries (result, base, mine, theirs) || !makes_sense (result))
    return CB_MERGE_CONFLICT;
  *n_added = result->entries->len - mine->entries->len;
  *merged = g_steal_pointer (&result);
  return CB_MERGE_JOINED;
}

/* Returns: whether both would be the same file */
gboolean
cb_contents_equal (const CbContents *a, const CbContents *b)
{
  g_autoptr (GBytes) a_bytes = NULL;
  g_autoptr (GBytes) b_bytes = NULL;

  if (a == b)
    return TRUE;
  a_bytes = cb_contents_write (a);
  b_bytes = cb_contents_write (b);
  return g_bytes_equal (a_bytes, b_bytes);
}

static void
add_line (GString *text, char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  g_free (line);
}

/* Describes the entries of @log that @other does not have, beginning where the two differ. */
static void
describe_entries (GString *text,
                  const CbContents *contents,
                  const CbMergeLog *log,
                  const CbMergeLog *other,
                  gboolean here)
{
  guint n_common = cb_merge_log_count_common (log, other);
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  guint n = 0;

  for (guint i = n_common; i < other->entries->len; i++)
    g_hash_table_add (known, GUINT_TO_POINTER (other->records[i]));
  for (guint i = n_common; i < log->entries->len; i++)
    {
      g_autofree char *words = NULL;

      if (g_hash_table_contains (known, GUINT_TO_POINTER (log->records[i])) || n++ >= N_QUOTED)
        continue;
      words = cb_entry_describe (g_ptr_array_index (log->entries, i), contents->setup);
      /* Translators: a difference between two versions of a case: the number of an entry, then the
       * entry. “Here” is the version in this window, “there” the one in the file. */
      add_line (text, g_strdup_printf (here ? _ ("Only here: %u. %s") : _ ("Only there: %u. %s"),
                                       i + 1, words));
    }
  if (n > N_QUOTED)
    /* Translators: after some differences between two versions of a case that are listed. */
    add_line (text, g_strdup_printf (here ? ngettext ("Only here: %u more entry",
                                                      "Only here: %u more entries", n - N_QUOTED)
                                          : ngettext ("Only there: %u more entry",
                                                      "Only there: %u more entries", n - N_QUOTED),
                                     n - N_QUOTED));
}

static gboolean
have_same_marks (const CbContents *a, const CbContents *b)
{
  for (guint card = 0; card < cb_edition_get_n_cards (a->setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (a->setup); holder++)
      if (!have_same_mark (a, b, card, holder))
        return FALSE;
  return TRUE;
}

/**
 * cb_merge_describe:
 * @mine: what the case says here
 * @theirs: what it says there
 *
 * Returns: (transfer full): what differs, for a person, in lines; the first entries are quoted
 */
char *
cb_merge_describe (const CbContents *mine, const CbContents *theirs)
{
  g_autoptr (GHashTable) names = cb_merge_log_new_names ();
  g_autoptr (CbMergeLog) my_log = cb_merge_log_new (names, mine);
  g_autoptr (CbMergeLog) their_log = cb_merge_log_new (names, theirs);
  g_autoptr (GString) text = g_string_new (NULL);

  if (!have_same_title (mine, theirs))
    add_line (text, g_strdup_printf (_ ("Title here: “%s”, there: “%s”"), mine->shown_title,
                                     theirs->shown_title));
  if (!have_same_setup (mine, theirs))
    add_line (text, g_strdup (_ ("Players, cards or house rules differ")));
  describe_entries (text, mine, my_log, their_log, TRUE);
  describe_entries (text, theirs, their_log, my_log, FALSE);
  if (is_same_case (mine, theirs) && !have_same_marks (mine, theirs))
    add_line (text, g_strdup (_ ("Your own marks in the sheet differ")));
  if (text->len == 0)
    add_line (text, g_strdup (_ ("Entries are in a different order")));
  return g_string_free_and_steal (g_steal_pointer (&text));
}
