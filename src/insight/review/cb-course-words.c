/* The figures of a course, for a chart and for those who read them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-course-words.h"
#include "cb-outcome.h"

/* How many columns stand before the columns of the other players, and how many after them. */
#define N_BEFORE 2
#define N_BEHIND 1

static guint
count_others (const CbCourse *self)
{
  const CbSetup *setup = cb_course_get_setup (self);

  if (!cb_course_has_others (self))
    return 0;
  return setup->me == CB_NOBODY ? setup->n_players : setup->n_players - 1;
}

guint
cb_course_count_columns (const CbCourse *self)
{
  return N_BEFORE + count_others (self) + N_BEHIND;
}

/* Returns: the other player whom @column is about, or %CB_NOBODY */
int
cb_course_get_column_seat (const CbCourse *self, guint column)
{
  const CbSetup *setup = cb_course_get_setup (self);
  int seat = (int) column - N_BEFORE;

  if (column < N_BEFORE || column >= N_BEFORE + count_others (self))
    return CB_NOBODY;
  return setup->me != CB_NOBODY && seat >= setup->me ? seat + 1 : seat;
}

/* (transfer full): what stands above a column */
char *
cb_course_describe_column (const CbCourse *self, guint column)
{
  const CbSetup *setup = cb_course_get_setup (self);
  int seat = cb_course_get_column_seat (self, column);

  if (seat != CB_NOBODY)
    return g_strdup (setup->players[seat].name);
  if (column == 0)
    return g_strdup (C_ ("column", "Entry"));
  if (column + 1 == cb_course_count_columns (self))
    /* Translators: head of a column: cards of the envelope that an entry gave away. */
    return g_strdup (C_ ("column", "Found"));
  if (setup->me != CB_NOBODY)
    return g_strdup (setup->players[setup->me].name);
  /* Translators: head of a column: how many solutions are left. */
  return g_strdup (C_ ("column", "Solutions"));
}

/* (transfer full): about how many solutions a player has left, and how far that may be off */
static char *
describe_others_left (const CbCourse *self, guint seat, guint n_entries)
{
  guint few, many;
  guint left = cb_course_get_others_left (self, seat, n_entries, &few, &many);

  if (n_entries > cb_course_get_end (self, seat))
    /* Translators: in a column of numbers: this player was out by then. */
    return g_strdup (C_ ("player", "Out"));
  if (few == many)
    return g_strdup_printf ("%u", left);
  /* Translators: about how many solutions are left, and in brackets at least and at most. */
  return g_strdup_printf (_ ("%u (%u–%u)"), left, few, many);
}

/**
 * cb_course_describe_cell:
 * @n_entries: the row: after how many entries; 0 is before the first one
 *
 * Returns: (transfer full): what stands in that cell of the table
 */
char *
cb_course_describe_cell (const CbCourse *self, guint n_entries, guint column)
{
  int seat = cb_course_get_column_seat (self, column);

  if (seat != CB_NOBODY)
    return describe_others_left (self, (guint) seat, n_entries);
  if (column == 0)
    /* Translators: before the first entry of the log. */
    return n_entries == 0 ? g_strdup (_ ("Start")) : g_strdup_printf ("%u", n_entries);
  if (column + 1 < cb_course_count_columns (self))
    return g_strdup_printf (cb_course_is_exact (self, n_entries) ? "%u" : "≈ %u",
                            cb_course_get_left (self, n_entries));
  return n_entries > 0 ? cb_edition_join_names (cb_course_get_setup (self)->edition,
                                                cb_course_get_found (self, n_entries - 1))
                       : g_strdup ("");
}

/* (transfer full): "84 → 14" */
char *
cb_course_describe_drop (const CbCourse *self, guint position)
{
  /* Translators: how many solutions were left before an entry, and after it. */
  return g_strdup_printf (_ ("%u → %u"), cb_course_get_left (self, position),
                          cb_course_get_left (self, position + 1));
}

/* (transfer full) (nullable): "Plum found"; NULL if that entry found nothing */
char *
cb_course_describe_found (const CbCourse *self, guint position)
{
  CbCardSet found = cb_course_get_found (self, position);
  g_autofree char *names = found != 0
                             ? cb_edition_join_names (cb_course_get_setup (self)->edition, found)
                             : NULL;

  if (cb_course_get_left (self, position + 1) == 1 && cb_course_get_left (self, position) > 1)
    return g_strdup (_ ("Case solved"));
  /* Translators: cards of the envelope that became known. */
  return names != NULL ? g_strdup_printf (_ ("%s found"), names) : NULL;
}

/* (transfer full): "Entry 9: Plum found, 14 of 84 solutions left", to be read aloud */
char *
cb_course_describe_point (const CbCourse *self, guint position)
{
  g_autofree char *found = cb_course_describe_found (self, position);
  guint before = cb_course_get_left (self, position);
  guint after = cb_course_get_left (self, position + 1);

  if (found == NULL)
    return g_strdup_printf (
      ngettext ("Entry %u: %u of %u solution left", "Entry %u: %u of %u solutions left", before),
      position + 1, after, before);
  /* Translators: the number of an entry, what it found, how many solutions of how many it left. */
  return g_strdup_printf (ngettext ("Entry %u: %s, %u of %u solution left",
                                    "Entry %u: %s, %u of %u solutions left", before),
                          position + 1, found, after, before);
}

/* (transfer full): what the chart shows, in a sentence */
char *
cb_course_describe (const CbCourse *self)
{
  guint n = cb_course_get_n_entries (self);
  guint start = cb_course_get_left (self, 0);
  guint left = cb_course_get_left (self, n);

  return g_strdup_printf (ngettext ("After %u entry %u of %u possible solutions are left.",
                                    "After %u entries %u of %u possible solutions are left.", n),
                          n, left, start);
}

/* Returns: which of the others who can still accuse has the fewest solutions left after @n_entries,
 * or %CB_NOBODY; the player who solved the case does not count */
static int
find_closest (const CbCourse *self, guint n_entries, guint *least)
{
  const CbSetup *setup = cb_course_get_setup (self);
  int closest = CB_NOBODY;

  *least = G_MAXUINT;
  for (guint seat = 0; cb_course_has_others (self) && seat < setup->n_players; seat++)
    {
      guint left;

      if ((int) seat == setup->me ||
          (int) seat == cb_seats_get_solver (cb_course_get_seats (self)) ||
          cb_course_get_end (self, seat) < n_entries)
        continue;
      left = cb_course_get_others_left (self, seat, n_entries, NULL, NULL);
      if (left >= *least)
        continue;
      *least = left;
      closest = (int) seat;
    }
  return closest;
}

/* Whether I can still accuse, and have at most @least solutions left. */
static gboolean
was_closest (const CbCourse *self, guint n_entries, guint least)
{
  int me = cb_course_get_setup (self)->me;

  return me != CB_NOBODY &&
         cb_seats_get (cb_course_get_seats (self), (guint) me) == CB_SEAT_PLAYING &&
         cb_course_get_left (self, n_entries) <= least;
}

/**
 * cb_course_describe_closest:
 * @n_entries: after how many entries; entries beyond the course are not counted
 * @closest: (out): the seat of that player, or %CB_NOBODY
 *
 * Returns: (transfer full) (nullable): who came closest to the solution, apart from the player who
 *   solved the case, or from me while I lead; players who are out do not count
 */
char *
cb_course_describe_closest (const CbCourse *self, guint n_entries, int *closest)
{
  const CbSetup *setup = cb_course_get_setup (self);
  int solver = cb_seats_get_solver (cb_course_get_seats (self));
  gboolean ended = cb_seats_get_end (cb_course_get_seats (self)) != CB_END_NONE;
  guint n = MIN (n_entries, cb_course_get_n_entries (self));
  guint least;

  *closest = find_closest (self, n, &least);
  if (ended && (solver == CB_NOBODY || solver != setup->me) && was_closest (self, n, least))
    {
      least = cb_course_get_left (self, n);
      *closest = setup->me;
      return g_strdup_printf (ngettext ("You came closest, with %u solution left.",
                                        "You came closest, with %u solutions left.", least),
                              least);
    }
  if (*closest == CB_NOBODY)
    return NULL;
  if (!ended && least <= 1)
    /* Translators: %s is a player */
    return g_strdup_printf (_ ("%s may know the answer, too."), setup->players[*closest].name);
  if (!ended)
    /* Translators: a player, and how many solutions that player has left. */
    return g_strdup_printf (ngettext ("%s is closest behind you, with about %u solution left.",
                                      "%s is closest behind you, with about %u solutions left.",
                                      least),
                            setup->players[*closest].name, least);
  if (solver != CB_NOBODY && solver == setup->me)
    /* Translators: a player, and how many solutions that player had left when I solved the case. */
    return g_strdup_printf (ngettext ("%s was closest behind you, with about %u solution left.",
                                      "%s was closest behind you, with about %u solutions left.",
                                      least),
                            setup->players[*closest].name, least);
  /* Translators: a player, and how many solutions that player had left at the end. */
  return g_strdup_printf (ngettext ("%s came closest, with about %u solution left.",
                                    "%s came closest, with about %u solutions left.", least),
                          setup->players[*closest].name, least);
}

/* (transfer full): what happened in an entry, in few words: "Dan showed Wrench" */
char *
cb_course_describe_event (const CbCourse *self, guint position)
{
  const CbSetup *setup = cb_course_get_setup (self);
  CbEntry *entry = cb_course_get_entry (self, position);
  char *outcome = cb_outcome_describe (entry, setup);

  return outcome != NULL ? outcome : cb_entry_get_title (entry, setup);
}
