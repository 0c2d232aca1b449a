/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the others know follows from the same log. Everybody hears who passed and who showed; what
 * only one player saw is a sight. So if the hands and the cards seen are supposed, it follows what
 * a player knows: his hand, everything public, and what he alone saw. */

#include "config.h"

#include "cb-case-private.h"
#include "cb-entry-kind.h"
#include "cb-knowledge-private.h"
#include "cb-shared.h"
#include "cb-note.h"
#include "cb-suggestion.h"
#include "cb-swap.h"

/* Adds what was seen by the entry at @position. */
static void
note_sights (CbKnowledge *self, const CbEntry *entry, guint position)
{
  GArray *sights = entry->uncertain ? self->doubtful : self->sights;
  guint before = sights->len;

  cb_entry_tell_sights (entry, self->setup, sights);
  for (guint i = before; i < sights->len; i++)
    g_array_index (sights, CbSight, i).entry = position;
}

/* Notes cards that the viewer of a sight names in later suggestions. Goes from the last entry to
 * the first; sights are in the order of the entries. */
static void
note_named (CbKnowledge *self)
{
  CbCardSet named[CB_MAX_PLAYERS] = { 0 };
  guint n_left = self->sights->len;

  for (guint i = self->entries->len; i-- > 0 && n_left > 0;)
    {
      const CbSuggestion *suggestion = cb_entry_get_suggestion (
        g_ptr_array_index (self->entries, i));

      for (; n_left > 0 && g_array_index (self->sights, CbSight, n_left - 1).entry == i; n_left--)
        {
          CbSight *sight = &g_array_index (self->sights, CbSight, n_left - 1);

          sight->later = named[sight->viewer];
        }
      if (suggestion != NULL)
        named[suggestion->by] |= suggestion->cards;
    }
}

/* A player who looked at a place where I know the card has seen that card, and no card that lies
 * elsewhere. */
static void
note_places (const CbSideCards *cards, GArray *sights)
{
  CbCardSet placed = cb_side_cards_get_cards_at (cards, G_MAXUINT32);

  for (guint i = 0; i < sights->len; i++)
    {
      CbSight *sight = &g_array_index (sights, CbSight, i);

      if (sight->places == 0)
        continue;
      sight->cards |= cb_side_cards_get_cards_at (cards, sight->places);
      for (CbCardSet left = placed; left != 0; left &= left - 1)
        if ((cards->places[cb_card_set_first (left)] & sight->places) == 0)
          sight->among &= ~(left & -left);
    }
}

static gboolean
is_of_swap (const CbSwap *swap, guint holder)
{
  return holder == CB_HOLDER_OF_SEAT (swap->by) || holder == swap->with;
}

/* Keeps sights after a swap. Those of other hands still hold. Those of the two hands hold for the
 * two players who swapped, if I, too, know which cards are gone; others can only suppose that a
 * card is still there. Where one of the cards lay face up, everybody knows it. */
static void
keep_sights (CbKnowledge *self, const CbSwap *swap)
{
  gboolean open = cb_swap_is_open (swap, self->setup);
  guint n = self->sights->len;

  g_array_set_size (self->doubtful, 0);
  for (guint i = 0; i < n; i++)
    {
      CbSight sight = g_array_index (self->sights, CbSight, i);
      gboolean involved = is_of_swap (swap, sight.holder);
      gboolean follows = open || (is_of_swap (swap, CB_HOLDER_OF_SEAT (sight.viewer)) &&
                                  swap->gave >= 0 && swap->got >= 0);

      if (involved)
        {
          sight.cards &= ~(CbCardSet) ((swap->gave >= 0 ? cb_card_set_of ((guint) swap->gave) : 0) |
                                       (swap->got >= 0 ? cb_card_set_of ((guint) swap->got) : 0));
          sight.n = cb_card_set_size (sight.cards);
          sight.places = 0;
          sight.chosen = FALSE;
        }
      if (sight.n > 0)
        g_array_append_val (involved && !follows ? self->doubtful : self->sights, sight);
    }
  g_array_remove_range (self->sights, 0, n);
}

/* Cards change hands: what everybody knows is restated for the new hands, and what single players
 * saw is kept if it still holds. What was done with the hands before is forgotten. */
static void
change_hands (CbKnowledge *self, const CbEntry *entry)
{
  g_autoptr (CbFacts) before = self->open;
  g_autoptr (CbFacts) moves = cb_facts_new ();

  keep_sights (self, cb_entry_get_swap (entry));
  cb_entry_add_open_facts (entry, self->setup, moves);
  self->open = cb_facts_carry (before, moves);
  for (guint i = 0; i < self->entries->len; i++)
    {
      cb_entry_unref (g_ptr_array_index (self->entries, i));
      g_ptr_array_index (self->entries, i) = cb_note_new ("");
    }
}

/**
 * cb_knowledge_new:
 * @thought: (transfer full): what is known; see cb_knowledge_read()
 */
CbKnowledge *
cb_knowledge_new (CbThought *thought)
{
  CbKnowledge *self = g_atomic_rc_box_new0 (CbKnowledge);
  CbSideCards cards = { 0 };

  self->thought = thought;
  self->setup = thought->setup;
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->deduction = thought->deduction;
  self->open = cb_facts_new ();
  self->seats = cb_seats_new (self->setup);
  self->sights = g_array_new (FALSE, FALSE, sizeof (CbSight));
  self->doubtful = g_array_new (FALSE, FALSE, sizeof (CbSight));
  for (guint i = 0; i < thought->entries->len; i++)
    {
      CbEntry *entry = g_ptr_array_index (thought->entries, i);

      g_ptr_array_add (self->entries, cb_entry_ref (entry));
      cb_seats_follow (self->seats, entry);
      if (cb_entry_get_swap (entry) != NULL && !entry->uncertain)
        change_hands (self, entry);
      else
        cb_entry_add_open_facts (entry, self->setup, self->open);
      note_sights (self, entry, i);
      cb_side_cards_follow (&cards, entry, self->setup);
    }
  note_named (self);
  note_places (&cards, self->sights);
  note_places (&cards, self->doubtful);
  return self;
}

/* Returns: (transfer full): what is known after @n_entries entries */
CbKnowledge *
cb_case_get_knowledge (CbCase *case_, guint n_entries)
{
  return cb_knowledge_new (cb_conclusions_get_thought (case_->conclusions, n_entries));
}

/* Deduces from entries that were not read yet; to be called first, in another thread. Returns FALSE
 * if cancelled. */
gboolean
cb_knowledge_read (CbKnowledge *self, const CbEffort *effort)
{
  return cb_thought_read (self->thought, &(CbEffort) { .cancelled = effort->cancelled });
}

static void
cb_knowledge_clear (CbKnowledge *self)
{
  g_ptr_array_unref (self->entries);
  cb_thought_free (self->thought);
  cb_facts_unref (self->open);
  cb_seats_free (self->seats);
  g_array_unref (self->sights);
  g_array_unref (self->doubtful);
}

CB_DEFINE_SHARED (CbKnowledge, cb_knowledge)

gboolean
cb_knowledge_is_consistent (const CbKnowledge *self)
{
  return cb_deduction_get_marks (self->deduction, self->entries->len)->consistent;
}

/* How many solutions the marks alone leave. */
double
cb_knowledge_count_open (const CbKnowledge *self, const CbMarks *marks)
{
  CbEdition *edition = self->setup->edition;
  double product = 1;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      CbCardSet certain = category->cards & marks->certain[CB_HOLDER_ENVELOPE];
      CbCardSet open = category->cards & marks->possible[CB_HOLDER_ENVELOPE] & ~certain;
      guint n = cb_card_set_size (open);
      guint n_wanted = category->n_in_envelope - cb_card_set_size (certain);

      for (guint k = 0; k < n_wanted && k < n; k++)
        product *= (double) (n - k) / (k + 1);
    }
  return product;
}

static void
add_sight (const CbSight *sight, CbCardSet seen, CbFacts *facts)
{
  guint n = cb_card_set_size (seen);

  if (n > 0)
    cb_facts_add_range (facts, sight->holder, seen, n, n);
  if (sight->n == CB_SIGHT_ALL)
    cb_facts_add_range (facts, sight->holder, sight->among & ~seen, 0, 0);
  else if (sight->chosen && n == 1)
    cb_facts_add_showing (facts, sight->holder, sight->among);
}

/* The effort for what one player concludes, in units of work: far more than ordinary cases need. */
#define IMAGINED_UNITS 20000

/* The part of that effort for the cheap rules, which are always applied. */
#define CHEAP_UNITS(n_entries) (10 + (n_entries) / 10)

/**
 * cb_knowledge_imagine:
 * @seat: a player, me or another
 * @effort: how much may be spent on what the cheap rules miss
 *
 * Returns: (transfer full): what @seat would know in @supposition, or some of it, as a deduction of
 *   two entries
 */
CbDeduction *
cb_knowledge_imagine (const CbKnowledge *self,
                      int seat,
                      const CbSupposition *supposition,
                      CbEffort *effort)
{
  CbEffort part;
  CbDeduction *deduction = cb_conclusions_start (self->setup, seat,
                                                 supposition->hands[CB_HOLDER_OF_SEAT (seat)]);
  g_autoptr (CbFacts) seen = cb_facts_new ();

  for (guint i = 0; i < self->sights->len; i++)
    {
      const CbSight *sight = &g_array_index (self->sights, CbSight, i);

      if (sight->viewer == seat)
        add_sight (sight, supposition->seen[i], seen);
    }
  cb_effort_spend (effort, CHEAP_UNITS (self->entries->len));
  part = cb_effort_take (effort, IMAGINED_UNITS);
  cb_deduction_append (deduction, self->open, &(CbEffort) { 0 });
  cb_deduction_append (deduction, seen, &part);
  cb_effort_give_back (effort, &part);
  return deduction;
}

/**
 * cb_knowledge_add_seen:
 * @seat: a player
 * @position: the position of an entry
 * @next: (inout): the index of the entry's first sight: 0 for the first entry, then as left by the
 *   last call
 *
 * Adds to @facts what @seat alone would have seen in that entry in @supposition.
 */
void
cb_knowledge_add_seen (const CbKnowledge *self,
                       int seat,
                       const CbSupposition *supposition,
                       guint position,
                       guint *next,
                       CbFacts *facts)
{
  for (; *next < self->sights->len; (*next)++)
    {
      const CbSight *sight = &g_array_index (self->sights, CbSight, *next);

      if (sight->entry != position)
        break;
      if (sight->viewer == seat)
        add_sight (sight, supposition->seen[*next], facts);
    }
}

/**
 * cb_knowledge_list_answerers:
 * @answerers: (out) (array length=10): who is asked by @asker, and until when
 *
 * Returns: how many players are asked
 */
guint
cb_knowledge_list_answerers (const CbKnowledge *self, int asker, CbAnswerer *answerers)
{
  guint32 out = 0;

  for (guint seat = 0; seat < self->setup->n_players; seat++)
    if (!cb_seat_state_answers (cb_seats_get (self->seats, seat)))
      out |= 1u << seat;
  return cb_answering_list (self->setup, asker, out, answerers);
}

/* Whether nobody can accuse any more. */
gboolean
cb_knowledge_is_over (const CbKnowledge *self)
{
  return cb_seats_get_end (self->seats) != CB_END_NONE;
}

/* The face-down cards that I have looked at. */
CbCardSet
cb_knowledge_get_looked_at (const CbKnowledge *self)
{
  CbCardSet cards = 0;

  for (guint i = 0; i < self->sights->len; i++)
    {
      const CbSight *sight = &g_array_index (self->sights, CbSight, i);

      if (sight->viewer == self->setup->me &&
          sight->holder == CB_HOLDER_OF_SEAT (self->setup->n_players))
        cards |= sight->cards;
    }
  return cards;
}

/* Whether @seat takes no more turns. */
gboolean
cb_knowledge_is_out (const CbKnowledge *self, int seat)
{
  return cb_seats_get (self->seats, (guint) seat) != CB_SEAT_PLAYING;
}

int
cb_knowledge_get_last_asker (const CbKnowledge *self)
{
  for (guint i = self->entries->len; i-- > 0;)
    {
      const CbEntry *entry = g_ptr_array_index (self->entries, i);
      const CbSuggestion *suggestion = entry->uncertain ? NULL : cb_entry_get_suggestion (entry);

      if (suggestion != NULL)
        return suggestion->by;
    }
  return CB_NOBODY;
}

int
cb_knowledge_get_next_asker (const CbKnowledge *self)
{
  int n = (int) self->setup->n_players, last = cb_knowledge_get_last_asker (self);

  for (int i = 1; i <= n && last != CB_NOBODY; i++)
    if (!cb_knowledge_is_out (self, (last + i) % n))
      return (last + i) % n;
  return CB_NOBODY;
}

/* Adds the cards of @hand that were seen by a sight, or may have been. */
static void
add_seen (const CbSight *sight, CbCardSet hand, CbCardSet *seen, CbCardSet *maybe)
{
  CbCardSet among = hand & sight->among;

  if (sight->cards != 0)
    *seen |= sight->cards & hand;
  else if (sight->n >= cb_card_set_size (among))
    *seen |= among;
  else
    *maybe |= among;
}

/**
 * cb_knowledge_get_seen:
 * @seat: another player
 * @maybe: (out): cards of mine that @seat may have seen, too
 *
 * Returns: the cards of mine that @seat has seen for certain
 */
CbCardSet
cb_knowledge_get_seen (const CbKnowledge *self, int seat, CbCardSet *maybe)
{
  guint me = CB_HOLDER_OF_SEAT (self->setup->me);
  CbSeatState mine = cb_seats_get (self->seats, (guint) self->setup->me);
  CbCardSet seen = mine == CB_SEAT_EXPOSED ? self->setup->hand : 0;

  *maybe = 0;
  for (guint i = 0; i < self->sights->len; i++)
    {
      const CbSight *sight = &g_array_index (self->sights, CbSight, i);

      if (sight->viewer == seat && sight->holder == me)
        add_seen (sight, self->setup->hand, &seen, maybe);
    }
  for (guint i = 0; i < self->doubtful->len; i++)
    {
      const CbSight *sight = &g_array_index (self->doubtful, CbSight, i);

      if (sight->viewer == seat && sight->holder == me)
        add_seen (sight, self->setup->hand, maybe, maybe);
    }
  *maybe &= ~seen;
  return seen;
}

/* Picks @n cards of @from at random; all of them where there are fewer. */
CbCardSet
cb_card_set_pick (CbCardSet from, guint n, CbRandom *random)
{
  CbCardSet picked = 0;

  while (from != 0 && n > 0)
    {
      CbCardSet left = from;

      for (guint skip = cb_random_below (random, cb_card_set_size (from)); skip > 0; skip--)
        left &= left - 1;
      picked |= left & -left;
      from &= ~picked;
      n--;
    }
  return picked;
}

/* One card of each category that is asked for; or, where the edition allows it, any cards, but not
 * too many of a category. */
void
cb_edition_pick_asked (const CbEdition *edition,
                       CbCardSet cards,
                       CbRandom *random,
                       guint n_of[CB_MAX_CATEGORIES])
{
  const CbRules *rules = cb_edition_get_rules (edition);
  CbCardSet categories = rules->asked_categories;

  cards &= cb_edition_get_all_cards (edition);
  if ((guint) rules->n_asked < cb_card_set_size (categories) && rules->n_alike == 1)
    categories = cb_card_set_pick (categories, (guint) rules->n_asked, random);
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      n_of[i] = rules->n_alike == 1 && cb_card_set_has (categories, i);
      if (!cb_card_set_has (categories, i))
        cards &= ~cb_edition_get_category (edition, i)->cards;
    }
  for (int n = 0; rules->n_alike > 1 && n < rules->n_asked && cards != 0; n++)
    {
      CbCardSet card = cb_card_set_pick (cards, 1, random);
      guint category = cb_edition_get_card (edition, cb_card_set_first (card))->category;

      cards &= ~card;
      if (++n_of[category] == (guint) rules->n_alike)
        cards &= ~cb_edition_get_category (edition, category)->cards;
    }
}
