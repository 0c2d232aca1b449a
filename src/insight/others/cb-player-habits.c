/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts what a player keeps naming. That proves nothing: people name what they look for, and cards
 * of their own to get answers about the others, and some bluff. So it is told apart from the sheet,
 * and nothing is computed from it. Only cards whose place is unknown are counted; and a room, which
 * is named because of where a player stands, is a habit only where nobody showed it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-habits-private.h"
#include "cb-player-habits.h"
#include "cb-say.h"
#include "cb-suggestion.h"

/* What is counted of a player; the arrays are by card. */
typedef struct
{
  guint n_asked;
  guint named[CB_MAX_CARDS];
  guint unshown[CB_MAX_CARDS];
} Tally;

/* The cards of a suggestion that certainly were not shown, by what I saw. */
static CbCardSet
get_unshown (const CbSuggestion *suggestion)
{
  const CbAnswers *answers = &suggestion->answers;
  CbCardSet unshown = answers->n > 0 ? suggestion->cards : 0;

  for (guint i = 0; i < answers->n; i++)
    if (answers->list[i].did == CB_DID_SHOW && answers->list[i].card < 0)
      return 0;
    else if (answers->list[i].did == CB_DID_SHOW)
      unshown &= ~cb_card_set_of ((guint) answers->list[i].card);
  return unshown;
}

static void
count (Tally *tally, const CbSuggestion *suggestion)
{
  CbCardSet unshown = get_unshown (suggestion);

  tally->n_asked++;
  for (CbCardSet left = suggestion->cards; left != 0; left &= left - 1)
    tally->named[cb_card_set_first (left)]++;
  for (CbCardSet left = unshown; left != 0; left &= left - 1)
    tally->unshown[cb_card_set_first (left)]++;
}

/* Whether it is known where a card is: then there is nothing to be guessed. */
static gboolean
is_known (CbCase *case_, guint n_entries, guint card)
{
  guint n_read = cb_case_get_assist (case_) == CB_ASSIST_NOTES ? 0 : n_entries;

  for (guint i = 0; i < cb_setup_get_n_holders (cb_case_get_setup (case_)); i++)
    if (cb_case_get_mark (case_, n_read, card, i) == CB_MARK_YES)
      return TRUE;
  return FALSE;
}

static int
compare (gconstpointer one, gconstpointer other)
{
  const CbPlayerHabit *a = one, *b = other;

  if (a->n_named != b->n_named)
    return a->n_named > b->n_named ? -1 : 1;
  if (a->n_unshown != b->n_unshown)
    return a->n_unshown > b->n_unshown ? -1 : 1;
  return a->card < b->card ? -1 : 1;
}

/**
 * cb_case_count_habits:
 * @n_entries: how much of the log is read
 * @seat: a player
 * @n_asked: (out): how many suggestions he made
 *
 * Returns: (transfer full) (element-type CbPlayerHabit): what that player named at least
 *   %CB_HABIT_LEAST times, most often first; takes time in proportion to the entries
 */
GArray *
cb_case_count_habits (CbCase *case_, guint n_entries, guint seat, guint *n_asked)
{
  GArray *habits = g_array_new (FALSE, FALSE, sizeof (CbPlayerHabit));
  const CbSetup *setup = cb_case_get_setup (case_);
  CbCardSet places = cb_habits_get_places (setup);
  CbLog *log = cb_case_get_log (case_);
  Tally tally = { 0 };

  g_return_val_if_fail (n_entries <= cb_log_get_n_entries (log), habits);

  for (guint i = 0; i < n_entries; i++)
    {
      const CbEntry *entry = cb_log_get_entry (log, i);
      const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);

      if (suggestion != NULL && !entry->uncertain && suggestion->by == (int) seat)
        count (&tally, suggestion);
    }
  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    {
      guint counts = cb_card_set_has (places, card) ? tally.unshown[card] : tally.named[card];
      CbPlayerHabit habit = { card, tally.named[card], tally.unshown[card] };

      if (counts >= CB_HABIT_LEAST && !is_known (case_, n_entries, card))
        g_array_append_val (habits, habit);
    }
  g_array_sort (habits, compare);
  *n_asked = tally.n_asked;
  return habits;
}

/* Returns: (transfer full): what was counted: "Named Rope in 4 of 6 suggestions; 3 times nobody
 * showed it" */
char *
cb_player_habit_describe (const CbPlayerHabit *self, const CbEdition *edition, guint n_asked)
{
  const char *name = cb_say_card (edition, self->card, CB_SAID_OBJECT);
  /* Translators: a card; in so many suggestions of so many that a player made */
  g_autofree char *named = g_strdup_printf (
    ngettext ("Named %s in %u of %u suggestion", "Named %s in %u of %u suggestions", n_asked), name,
    self->n_named, n_asked);

  if (self->n_unshown == 0)
    return g_steal_pointer (&named);
  /* Translators: “Named Rope in 4 of 6 suggestions”, and how often the card was not shown then */
  return g_strdup_printf (ngettext ("%s; %u of those times nobody showed that card",
                                    "%s; %u of those times nobody showed that card",
                                    self->n_unshown),
                          named, self->n_unshown);
}

/* Returns: (transfer full): what it might mean, as a guess */
char *
cb_player_habit_describe_meaning (const CbPlayerHabit *self)
{
  if (self->n_unshown >= CB_HABIT_LEAST)
    return g_strdup (_ ("Maybe that card is in this player’s own hand, or in the envelope"));
  return g_strdup (_ ("Still looking for that card, or has it"));
}
