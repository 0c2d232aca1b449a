/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that change hands. All constraints are about the hands after the last entry, so what an
 * entry before such a change says is restated: the cards known to have moved are counted where they
 * were at that time and left out; the other cards are still where they were.
 *
 * Where it is not known which card moved, a hand has at most one of the cards in question less than
 * before, and at most one more; and a card that it lost is in the hand that received it.
 * Constraints on hands cannot say more: what they say is true, but not always everything. */

#include "cb-problem-private.h"

/* What the moves mean for one hand, and for the cards that a constraint on it is about.
 * @known: the cards that are known to have moved, from whatever hand
 * @gone: those of them that left this hand
 * @n_in, @n_out: how many unknown cards it received, and gave away
 * @receivers: the hands that got the unknown cards given away, bit by holder */
typedef struct
{
  CbCardSet known;
  CbCardSet gone;
  guint n_in;
  guint n_out;
  guint receivers;
} Change;

static Change
find_change (const CbFacts *moves, guint holders)
{
  Change change = { 0 };
  guint n;
  const CbCardMove *list = cb_facts_get_moves (moves, &n);

  for (guint i = 0; i < n; i++)
    {
      gboolean leaves = (holders >> list[i].from & 1) != 0;
      gboolean unknown = list[i].card == 0;

      change.known |= list[i].card;
      change.gone |= leaves ? list[i].card : 0;
      change.n_out += unknown && leaves;
      change.n_in += unknown && (holders >> list[i].to & 1) != 0;
      change.receivers |= unknown && leaves ? 1u << list[i].to : 0;
    }
  return change;
}

/* Returns what @option says of the hand after the moves. */
static CbRange
carry_range (const CbOption *option, const Change *change)
{
  int n_gone = (int) cb_card_set_size (option->cards & change->gone);
  int min = option->min - n_gone - (int) change->n_out;
  int max = option->max - n_gone + (int) change->n_in;
  CbCardSet had = option->cards & ~(change->known & ~change->gone);

  /* A constraint that could not hold before stays impossible. */
  if (option->max < n_gone || option->min > (int) cb_card_set_size (had))
    return (CbRange) { 0, 1, 1 };
  return (CbRange) { option->cards & ~change->known, (guint8) MAX (min, 0), (guint8) max };
}

/* Adds that somebody has the cards that a hand must have had, but may have given away. */
static void
add_either (CbFacts *carried, const CbOption *option, const Change *change)
{
  CbCardSet cards = option->cards & ~change->known;
  guint holders = 1u << option->holder | change->receivers;
  guint n_gone = cb_card_set_size (option->cards & change->gone);

  if (change->n_out == 0 || option->min <= n_gone)
    return;
  if (option->min - n_gone < cb_card_set_size (cards))
    cb_facts_add_one_of (carried, holders, cards);
  else
    for (; cards != 0; cards &= cards - 1)
      cb_facts_add_one_of (carried, holders, cards & -cards);
}

static void
carry_constraint (CbFacts *carried, const CbOption *options, const CbFacts *moves)
{
  Change change = find_change (moves, 1u << options->holder);
  CbRange ranges[G_MAXUINT8 + 1];

  for (guint i = 0; i <= options->left; i++)
    ranges[i] = carry_range (&options[i], &change);
  cb_facts_add_any (carried, options->holder, ranges, options->left + 1u);
  if (options->left == 0)
    add_either (carried, options, &change);
}

/* Restates the constraint that one of several hands has one of some cards. */
static void
carry_tie (CbFacts *carried, const CbOption *options, const CbFacts *moves)
{
  guint holders = 0;
  Change change;

  for (guint i = 0; i <= options->left; i++)
    holders |= 1u << options[i].holder;
  change = find_change (moves, holders);
  if ((options->cards & change.gone) == 0)
    cb_facts_add_one_of (carried, holders | change.receivers, options->cards & ~change.known);
}

/* How likely somebody was to show a card depends on the whole hand at that time. Where cards have
 * changed hands since and that hand is not known any more, the showing does not count. */
static void
carry_showing (CbFacts *carried, const CbShowing *showing, const CbFacts *moves)
{
  Change change = find_change (moves, 1u << showing->holder);

  if (change.n_in == 0 && change.n_out == 0)
    _cb_facts_add_shown (
      carried, &(CbShowing) { showing->among & ~change.known, showing->holder,
                              showing->n_gone + cb_card_set_size (showing->among & change.gone) });
}

/**
 * cb_facts_carry:
 * @self: facts that were true before @moves
 * @moves: facts with moves
 *
 * Returns: (transfer full): what @self says of the hands after @moves; without the moves that @self
 *   has itself
 */
CbFacts *
cb_facts_carry (CbFacts *self, const CbFacts *moves)
{
  CbFacts *carried = cb_facts_new ();
  CbCardSet known = find_change (moves, 0).known;
  guint n;
  const CbOption *options = cb_facts_get_options (self, &n);
  const CbShowing *showings;
  const CbPlaced *placed;

  for (guint i = 0; i < n; i += options[i].left + 1u)
    (cb_option_is_tie (&options[i]) ? carry_tie : carry_constraint) (carried, &options[i], moves);
  showings = cb_facts_get_showings (self, &n);
  for (guint i = 0; i < n; i++)
    carry_showing (carried, &showings[i], moves);
  placed = cb_facts_get_places (self, &n);
  for (guint i = 0; i < n; i++)
    if ((placed[i].cards & known) == 0)
      cb_facts_add_places (carried, placed[i].cards, placed[i].places);
  return carried;
}

/* Finds the cards that @holder can have after @moves, without those known to have moved: the cards
 * that it could have before, and those that a giver of an unknown card could have before. */
static CbCardSet
find_possible (const CbMarks *marks, const CbFacts *moves, guint holder)
{
  CbCardSet possible = marks->possible[holder];
  guint n;
  const CbCardMove *list = cb_facts_get_moves (moves, &n);

  for (guint i = 0; i < n; i++)
    if (list[i].to == holder && list[i].card == 0)
      possible |= marks->possible[list[i].from];
  return possible;
}

/**
 * cb_facts_keep:
 * @marks: what was known before @moves, consistent
 * @moves: facts with moves
 *
 * Several facts together can say more than each alone, but they are carried over a hidden move one
 * by one. Without this, marks of hands with no part in the move could be lost.
 *
 * Returns: (transfer full): what @marks say of the hands after @moves
 */
CbFacts *
cb_facts_keep (const CbMarks *marks, const CbWorld *world, const CbFacts *moves)
{
  CbFacts *kept = cb_facts_new ();

  for (guint h = 0; h < world->n_holders; h++)
    {
      Change change = find_change (moves, 1u << h);
      CbCardSet deck = world->deck & ~change.known;
      CbCardSet has = deck & marks->certain[h];
      CbCardSet never = deck & ~find_possible (marks, moves, h);
      CbCardSet at_most_new = deck & ~marks->possible[h] & ~never;

      if (cb_card_set_size (has) > change.n_out)
        cb_facts_add_range (kept, h, has, cb_card_set_size (has) - change.n_out, CB_MAX_CARDS);
      if (never != 0)
        cb_facts_add_range (kept, h, never, 0, 0);
      if (cb_card_set_size (at_most_new) > change.n_in)
        cb_facts_add_range (kept, h, at_most_new, 0, change.n_in);
    }
  return kept;
}

/* Whether an unknown card changes hands. */
gboolean
cb_facts_hide_move (const CbFacts *self)
{
  guint n;
  const CbCardMove *moves = cb_facts_get_moves (self, &n);

  for (guint i = 0; i < n; i++)
    if (moves[i].card == 0)
      return TRUE;
  return FALSE;
}
