/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells the user in words what came from elsewhere. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry.h"
#include "cb-merge.h"
#include "cb-versions.h"

/* What happened to the log. */
typedef struct
{
  guint n_added;
  guint n_corrected;
  guint n_moved;
  guint n_removed;
  CbEntry *last;  /* the changed entry; used if there is only one */
  guint position; /* of the first changed entry that is still there; %G_MAXUINT if none is */
} LogNews;

static void
compare_logs (LogNews *self, const CbContents *before, const CbContents *after)
{
  g_autoptr (GHashTable) old = cb_contents_index (before);

  *self = (LogNews) { .position = G_MAXUINT };
  for (guint i = 0; i < after->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (after->entries, i);
      CbEntry *was = g_hash_table_lookup (old, entry->tag.id);
      gboolean moved = was != NULL && !g_str_equal (was->tag.at, entry->tag.at);
      gboolean corrected = was != NULL && !g_str_equal (was->tag.print, entry->tag.print);

      g_hash_table_remove (old, entry->tag.id);
      if (was != NULL && !moved && !corrected)
        continue;
      self->n_added += was == NULL;
      self->n_corrected += corrected;
      self->n_moved += moved && !corrected;
      self->last = entry;
      self->position = MIN (self->position, i);
    }
  self->n_removed = g_hash_table_size (old);
  if (self->n_removed > 0)
    {
      GHashTableIter iter;
      gpointer entry = NULL;

      g_hash_table_iter_init (&iter, old);
      g_hash_table_iter_next (&iter, NULL, &entry);
      self->last = entry;
    }
}

/* A sentence about an entry. @texts: its forms if that is no turn, my turn, or the turn of %s */
static char *
tell_one (const CbEntry *entry, const CbSetup *setup, const char *const texts[3])
{
  int seat = cb_entry_get_turn (entry);
  g_autoptr (GString) text = g_string_new (_ (texts[seat < 0 ? 0 : seat == setup->me ? 1 : 2]));

  if (seat >= 0)
    g_string_replace (text, "%s", setup->players[seat].name, 1);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Translators: %s is a player. */
static const char *const RECORDED[] = { N_ ("An entry was recorded on another device"),
                                        N_ ("Your turn was recorded on another device"),
                                        N_ ("%s’s turn was recorded on another device") };
static const char *const DELETED[] = { N_ ("An entry was deleted on another device"),
                                       N_ ("Your turn was deleted on another device"),
                                       N_ ("%s’s turn was deleted on another device") };
static const char *const CORRECTED[] = { N_ ("An entry was corrected on another device"),
                                         N_ ("Your turn was corrected on another device"),
                                         N_ ("%s’s turn was corrected on another device") };
static const char *const MOVED[] = { N_ ("An entry was moved in the log on another device"),
                                     N_ ("Your turn was moved in the log on another device"),
                                     N_ ("%s’s turn was moved in the log on another device") };
static const char *const MINE_HOLDS[] = {
  N_ ("An entry was corrected on two devices. The newer one, from this device, was kept."),
  N_ ("Your turn was corrected on two devices. The newer one, from this device, was kept."),
  N_ ("%s’s turn was corrected on two devices. The newer one, from this device, was kept."),
};
static const char *const THEIRS_HOLDS[] = {
  N_ ("An entry was corrected on two devices. The newer one, from the other device, was kept."),
  N_ ("Your turn was corrected on two devices. The newer one, from the other device, was kept."),
  N_ ("%s’s turn was corrected on two devices. The newer one, from the other device, was kept."),
};

/* The position of @entry, or of another version of it, in @self; G_MAXUINT if there is none. */
static guint
find_version (const CbContents *self, const CbEntry *entry)
{
  for (guint i = 0; i < self->entries->len; i++)
    if (g_str_equal (((CbEntry *) g_ptr_array_index (self->entries, i))->tag.id, entry->tag.id))
      return i;
  return G_MAXUINT;
}

/* A sentence about the entries that both sides corrected. @place: (out): where the first one is */
static char *
tell_lost (const CbContents *before, const CbContents *after, const CbMergeLost *lost, guint *place)
{
  guint n = lost->entries->len;
  const CbEntry *entry = g_ptr_array_index (lost->entries, 0);
  guint here = find_version (before, entry);
  gboolean is_mine = here < before->entries->len &&
                     ((CbEntry *) g_ptr_array_index (before->entries, here))->tag.rev ==
                       entry->tag.rev;

  *place = find_version (after, entry);
  if (n == 1)
    return tell_one (entry, after->setup, is_mine ? THEIRS_HOLDS : MINE_HOLDS);
  return g_strdup_printf (
    ngettext ("%u entry was corrected on two devices. The newer correction was kept.",
              "%u entries were corrected on two devices. The newer corrections were kept.", n),
    n);
}

/**
 * cb_merge_put_lost:
 * @before: what a case said before it took in changes from elsewhere
 * @lost: what was left out then
 *
 * Returns: (transfer full): @before with all that was left out put in its place, for a user who
 *   wants that after all
 */
CbContents *
cb_merge_put_lost (const CbContents *before, const CbMergeLost *lost)
{
  CbContents *self = cb_contents_copy (before);

  for (guint i = 0; i < lost->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (lost->entries, i);
      g_autoptr (GPtrArray) added = g_ptr_array_new ();
      guint position = find_version (self, entry);

      g_ptr_array_add (added, entry);
      if (position != G_MAXUINT)
        cb_contents_splice (self, position, 1, added);
    }
  if (lost->has_rules && lost->rules != self->setup->variants)
    {
      g_autoptr (CbSetup) setup = cb_setup_copy (self->setup);

      setup->variants = lost->rules;
      cb_contents_set_setup (self, setup);
    }
  return self;
}

/* What to say if a member of the file has a newer version, the most important member first. */
static const struct
{
  const char *name;
  const char *text;
} MEMBERS[] = {
  { "players", N_ ("The list of players was corrected on another device") },
  { "me", N_ ("Your seat was corrected on another device") },
  { "hand", N_ ("Your hand was corrected on another device") },
  { "faceUp", N_ ("The face-up cards were corrected on another device") },
  { "variants", N_ ("The house rules were changed on another device") },
  { "series", N_ ("The series was changed on another device") },
  { "cardNames", N_ ("Cards were renamed on another device") },
  { "powerTexts", N_ ("The text of a power was changed on another device") },
  { "traitCards", N_ ("The traits of the cards were corrected on another device") },
  { "everyDealAlike", N_ ("How odds are counted was changed on another device") },
  { "assist", N_ ("The level of help was changed on another device") },
};

/* A sentence about the most important change outside the log. */
static char *
tell_rest (const CbContents *before, const CbContents *after, const CbMergeLost *lost)
{
  if (lost != NULL && lost->has_rules)
    return g_strdup (
      lost->rules == before->setup->variants
        ? _ (
            "The house rules were changed on two devices. The newer change, from the other device, was kept.")
        : _ (
            "The house rules were changed on two devices. The newer change, from this device, was kept."));
  if (!g_str_equal (before->title, after->title))
    /* Translators: %s is the new title of a case. */
    return g_strdup_printf (_ ("This case was renamed to “%s” on another device"),
                            after->shown_title);
  for (guint i = 0; i < G_N_ELEMENTS (MEMBERS); i++)
    if (cb_versions_get_rev (before->revs, MEMBERS[i].name, 0) <
        cb_versions_get_rev (after->revs, MEMBERS[i].name, 0))
      return g_strdup (_ (MEMBERS[i].text));
  return g_strdup (before->pencil != after->pencil
                     ? _ ("Pencil marks were changed on another device")
                     : _ ("This case was changed on another device"));
}

/**
 * cb_merge_tell:
 * @before: what the case said
 * @after: what it says now that it has taken in changes from elsewhere
 * @lost: (nullable): what was left out
 * @position: (out): the entry to look at; %G_MAXUINT if there is none
 *
 * Returns: (transfer full): what has changed, in one line for the user
 */
char *
cb_merge_tell (const CbContents *before,
               const CbContents *after,
               const CbMergeLost *lost,
               guint *position)
{
  LogNews news;
  guint n;

  compare_logs (&news, before, after);
  *position = news.position;
  n = news.n_added + news.n_corrected + news.n_moved + news.n_removed;
  if (lost != NULL && lost->entries->len > 0)
    return tell_lost (before, after, lost, position);
  if (n == 0 || (lost != NULL && lost->has_rules))
    return tell_rest (before, after, lost);
  if (n == 1)
    return tell_one (news.last, after->setup,
                     news.n_added > 0       ? RECORDED
                     : news.n_removed > 0   ? DELETED
                     : news.n_corrected > 0 ? CORRECTED
                                            : MOVED);
  if (n == news.n_added)
    return g_strdup_printf (ngettext ("%u entry was recorded on another device",
                                      "%u entries were recorded on another device", n),
                            n);
  return g_strdup_printf (ngettext ("%u entry was changed on another device",
                                    "%u entries were changed on another device", n),
                          n);
}

static void
add_line (GString *text, char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  g_free (line);
}

/* (transfer full): names of cards, or a dash. */
static char *
name_cards (const CbSetup *setup, CbCardSet cards)
{
  return cards != 0 ? cb_edition_join_names (setup->edition, cards) : g_strdup ("–");
}

static char *
join_players (const CbSetup *setup)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    {
      guint min, max;

      cb_setup_get_hand_range (setup, i, &min, &max);
      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", setup->players[i].name);
      if (min == max)
        g_string_append_printf (text, " (%u)", min);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/**
 * cb_merge_describe:
 * @mine: what the case says here
 * @theirs: what it says in the file
 *
 * Returns: (transfer full): how hands and players differ, in lines for the user
 */
char *
cb_merge_describe (const CbContents *mine, const CbContents *theirs)
{
  const CbSetup *here = mine->setup;
  const CbSetup *there = theirs->setup;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *my_players = join_players (here);
  g_autofree char *their_players = join_players (there);
  g_autofree char *my_hand = name_cards (here, here->hand);
  g_autofree char *their_hand = name_cards (there, there->hand);
  g_autofree char *my_open = name_cards (here, here->face_up);
  g_autofree char *their_open = name_cards (there, there->face_up);

  if (!g_str_equal (my_players, their_players))
    /* Translators: the players’ names here, in this window, and there, in the file. */
    add_line (text, g_strdup_printf (_ ("Players here: %s; there: %s"), my_players, their_players));
  if (here->hand != there->hand)
    /* Translators: names of cards. */
    add_line (text, g_strdup_printf (_ ("My hand here: %s; there: %s"), my_hand, their_hand));
  if (here->face_up != there->face_up)
    /* Translators: names of cards. */
    add_line (text, g_strdup_printf (_ ("Face-up cards here: %s; there: %s"), my_open, their_open));
  if (text->len == 0)
    g_string_append (text, _ ("Players, cards or house rules differ"));
  return g_string_free_and_steal (g_steal_pointer (&text));
}
