/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people name tells something of what they know: many name only cards that they have not
 * found, and once they have found a category's card in the envelope, cards of their own. The sheet
 * and its odds never rely on that; estimates of how far a player is do. For these, every player is
 * taken to have one of two habits, both equally likely beforehand: to name any cards, or to seek. A
 * player who asked and then did not accuse most likely did not know the solution. What a player had
 * found by then is taken to be what careful notes would show. */

#include "config.h"

#include <math.h>

#include "cb-habits-private.h"
#include "cb-notes-private.h"

/* How often players who seek name something else, to mislead. */
#define SLIPS 0.1

CbCardSet
cb_habits_get_places (const CbSetup *setup)
{
  return cb_edition_get_category (setup->edition, cb_edition_get_n_categories (setup->edition) - 1)
    ->cards;
}

double
cb_habits_get_misses (const CbSetup *setup, CbCardSet category, guint n_wanted)
{
  return category == cb_habits_get_places (setup) ? pow (CB_OUT_OF_REACH, n_wanted) : SLIPS;
}

/* How much likelier a player who seeks names the card of one category than a player who names any
 * cards does, as a logarithm. */
static double
weigh_card (const CbNotes *notes, guint category, CbCardSet named)
{
  CbCardSet all = cb_edition_get_category (notes->setup->edition, category)->cards;
  CbCardSet cards = all & ~notes->setup->removed;
  CbCardSet open = cards & ~notes->has[CB_HOLDER_ENVELOPE] & ~notes->lacks[CB_HOLDER_ENVELOPE];
  CbCardSet wanted = open != 0 ? open : cards & (notes->hand | notes->has[CB_HOLDER_ENVELOPE]);
  guint n = cb_card_set_size (cards);
  guint n_wanted = cb_card_set_size (wanted);
  double misses = cb_habits_get_misses (notes->setup, all, n_wanted);

  if (n_wanted == 0 || n_wanted == n)
    return 0;
  return log ((named & wanted) != 0 ? (1 - misses) * n / n_wanted : misses * n / (n - n_wanted));
}

static double
weigh_question (const CbNotes *notes, CbCardSet named)
{
  const CbEdition *edition = notes->setup->edition;
  double weight = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if ((named & cb_edition_get_category (edition, i)->cards) != 0)
      weight += weigh_card (notes, i, named);
  return weight;
}

double
cb_log_of_sum (double a, double b)
{
  return MAX (a, b) + log1p (exp (-fabs (a - b)));
}

double
cb_habits_weigh (const CbKnowledge *knowledge, int seat, const CbSupposition *supposition)
{
  g_auto (CbNotes) notes = { NULL };
  double seeking = 0, waiting = 0;
  guint at = 0;

  cb_notes_init (&notes, knowledge->setup, seat, supposition->hands[CB_HOLDER_OF_SEAT (seat)]);
  for (guint i = 0; i < knowledge->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (knowledge->entries, i);
      const CbSuggestion *suggestion = entry->uncertain ? NULL : cb_entry_get_suggestion (entry);
      gboolean asks = suggestion != NULL && suggestion->by == seat;

      if (asks)
        {
          cb_notes_conclude (&notes);
          seeking += weigh_question (&notes, suggestion->cards);
        }
      if (suggestion != NULL)
        cb_notes_hear (&notes, suggestion);
      cb_notes_see_supposed (&notes, knowledge, supposition, i, &at);
      if (!asks)
        continue;
      cb_notes_conclude (&notes);
      if (cb_notes_get_solution (&notes) != 0)
        waiting += log (CB_HESITATES);
    }
  return cb_log_of_sum (0, seeking) + waiting;
}
