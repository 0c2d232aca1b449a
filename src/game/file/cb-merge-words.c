/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What came from elsewhere, in words. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-entry.h"
#include "cb-merge.h"

/* What came of the log. */
typedef struct
{
  guint n_added;
  guint n_corrected;
  guint n_moved;
  guint n_removed;
  CbEntry *last;  /* the one of which is told where there is only one */
  guint position; /* of the first one that is there; %G_MAXUINT for none */
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

/* Tells what became of a single entry that was there before. */
static char *
tell_entry (const LogNews *news, const CbSetup *setup)
{
  int seat = cb_entry_get_turn (news->last);
  const char *name = seat >= 0 ? setup->players[seat].name : NULL;

  if (name == NULL)
    return g_strdup (news->n_removed > 0     ? _ ("An entry was deleted on another device")
                     : news->n_corrected > 0 ? _ ("An entry was corrected on another device")
                                             : _ ("An entry was moved on another device"));
  if (seat == setup->me)
    return g_strdup (news->n_removed > 0     ? _ ("Your turn was deleted on another device")
                     : news->n_corrected > 0 ? _ ("Your turn was corrected on another device")
                                             : _ ("Your turn was moved on another device"));
  /* Translators: %s is a player. */
  return g_strdup_printf (news->n_removed > 0     ? _ ("%s’s turn was deleted on another device")
                          : news->n_corrected > 0 ? _ ("%s’s turn was corrected on another device")
                                                  : _ ("%s’s turn was moved on another device"),
                          name);
}

/**
 * cb_merge_tell:
 * @before: what the case said
 * @after: what it says since something came from elsewhere
 * @position: (out): the first entry of it that is new or another one; %G_MAXUINT if there is none
 *
 * Returns: (transfer full): what came, in one line for a person
 */
char *
cb_merge_tell (const CbContents *before, const CbContents *after, guint *position)
{
  LogNews news;
  guint n;

  compare_logs (&news, before, after);
  *position = news.position;
  n = news.n_added + news.n_corrected + news.n_moved + news.n_removed;
  if (n > 0 && n == news.n_added)
    return g_strdup_printf (ngettext ("%u entry from elsewhere", "%u entries from elsewhere", n),
                            n);
  if (n == 1)
    return tell_entry (&news, after->setup);
  if (n == 0 && !g_str_equal (before->title, after->title))
    /* Translators: %s is the new title of a case. */
    return g_strdup_printf (_ ("Called “%s” on another device"), after->shown_title);
  return g_strdup (_ ("Changes from elsewhere"));
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
 * @theirs: what it says there
 *
 * Returns: (transfer full): how hands and players differ, for a person, in lines
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
    add_line (text, g_strdup_printf (_ ("Open cards here: %s; there: %s"), my_open, their_open));
  if (text->len == 0)
    g_string_append (text, _ ("Players, cards or house rules differ"));
  return g_string_free_and_steal (g_steal_pointer (&text));
}
