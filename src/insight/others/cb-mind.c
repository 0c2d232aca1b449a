/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What somebody names and shows, and that he does not accuse, tells of his cards and of what he has
 * seen. Here the whole game is followed as he would have seen it in one supposition: before each of
 * his questions it is known what he has noted, and so how likely he is, with each habit, to name
 * what he did. Players show the cards that they showed before; they accuse once they know the
 * solution, and gamblers earlier.
 *
 * How often each habit is met, and how often a player acts against it, was measured with the seven
 * strategies of src/simulation, in equal parts: in 3,000 games, careful, logic, listener, gambler
 * and advised named a card not noted yet, where there was one, in at least 99.3 % of the cases. The
 * resulting chances were checked in other games: tests/simulation/CALIBRATION.md. Advice has a
 * simpler model of its own, cb-naming.c, to which its other figures were fitted. */

#include "config.h"

#include <math.h>

#include "cb-accusation.h"
#include "cb-habits-private.h"
#include "cb-mind-private.h"

static const double HABITS[CB_N_HABITS] = {
  [CB_HABIT_ANY] = 1.0 / 7,
  [CB_HABIT_SEEKS] = 4.0 / 7,
  [CB_HABIT_GAMBLES] = 1.0 / 7,
  [CB_HABIT_PROBES] = 1.0 / 7,
};

/* How often a player names something against any habit. */
#define SLIPS 0.02

/* How often a gambler accuses one of the solutions left. */
#define GUESSES 0.5

/* How often a player accuses wrongly by mistake, and how often even against his own notes. */
#define MISTAKES 0.003
#define BLUNDERS 0.0001

/* How often a player who could show a card shown before shows another one. */
#define SHOWS_ANEW 0.01

/* The cards of one category as the player sees them. */
typedef struct
{
  CbCardSet all;
  CbCardSet named;
  CbCardSet open;  /* may be in the envelope, as far as the player knows */
  CbCardSet quiet; /* nobody else can show them */
} View;

/* The chance that one of @n cards is within reach. */
static double
get_within (guint n, gboolean far)
{
  return far ? 1 - pow (CB_OUT_OF_REACH, n) : n > 0;
}

/* How likely the card is named by a player who prefers @first to @second, and @second to all
 * others, compared with one who names any card. */
static double
prefer (const View *view, CbCardSet first, CbCardSet second, gboolean far)
{
  const CbCardSet ranks[] = { first, second & ~first, view->all & ~first & ~second };
  guint n = cb_card_set_size (view->all);
  double left = n / get_within (n, far);

  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      guint n_alike = cb_card_set_size (ranks[i]);
      double within = get_within (n_alike, far);

      if ((view->named & ranks[i]) != 0)
        return SLIPS + (1 - SLIPS) * left * within / n_alike;
      left *= 1 - within;
    }
  return SLIPS;
}

/* Lists the categories of which just one card is named; others tell nothing here. */
static guint
list_views (const CbNotes *notes, CbCardSet named, View views[CB_MAX_CATEGORIES])
{
  const CbEdition *edition = notes->setup->edition;
  CbCardSet open = ~notes->lacks[CB_HOLDER_ENVELOPE] & ~notes->has[CB_HOLDER_ENVELOPE];
  CbCardSet quiet = notes->hand | notes->has[CB_HOLDER_ENVELOPE];
  guint n = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet all = cb_edition_get_category (edition, i)->cards & ~notes->setup->removed;

      if (cb_card_set_size (all & named) == 1)
        views[n++] = (View) { all, all & named, all & open, all & quiet };
    }
  return n;
}

/* How likely a prober names an open card in just one category, of those that have any. */
static double
weigh_probe (const View *views, guint n, const double *seeks, const double *hides)
{
  double sum = 0;
  guint n_open = 0;

  for (guint i = 0; i < n; i++)
    n_open += views[i].open != 0;
  for (guint i = 0; i < n; i++)
    {
      double chance = 1;

      if (n_open > 0 && views[i].open == 0)
        continue;
      for (guint j = 0; j < n; j++)
        chance *= i == j ? seeks[j] : hides[j];
      sum += chance / (n_open > 0 ? n_open : n);
    }
  return n > 0 ? sum : 1;
}

static void
weigh_named (CbMind *self, CbCardSet named)
{
  CbCardSet places = cb_habits_get_places (self->notes.setup);
  View views[CB_MAX_CATEGORIES];
  guint n = list_views (&self->notes, named, views);

  for (guint reach = 0; reach < CB_N_REACHES; reach++)
    {
      double seeks[CB_MAX_CATEGORIES], hides[CB_MAX_CATEGORIES];
      double *likely = self->likely[reach];

      for (guint i = 0; i < n; i++)
        {
          gboolean far = reach > 0 && (views[i].all & places) != 0;

          seeks[i] = prefer (&views[i], views[i].open, views[i].quiet, far);
          hides[i] = prefer (&views[i], views[i].quiet, 0, far);
          likely[CB_HABIT_SEEKS] *= seeks[i];
          likely[CB_HABIT_GAMBLES] *= seeks[i];
        }
      likely[CB_HABIT_PROBES] *= weigh_probe (views, n, seeks, hides);
    }
}

double
cb_mind_count_left (const CbMind *self)
{
  const CbEdition *edition = self->notes.setup->edition;
  double product = 1;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);
      CbCardSet found = category->cards & self->notes.has[CB_HOLDER_ENVELOPE];
      guint n = cb_card_set_size (category->cards & ~found &
                                  ~self->notes.lacks[CB_HOLDER_ENVELOPE]);
      guint n_wanted = category->n_in_envelope -
                       MIN (cb_card_set_size (found), category->n_in_envelope);

      for (guint k = 0; k < n_wanted && k < n; k++)
        product *= (double) (n - k) / (k + 1);
    }
  return product;
}

static void
multiply (CbMind *self, CbHabit habit, double by)
{
  for (guint reach = 0; reach < CB_N_REACHES; reach++)
    self->likely[reach][habit] *= by;
}

/* Takes into account that the player has not accused. */
static void
weigh_waiting (CbMind *self)
{
  double left = cb_mind_count_left (self);

  for (CbHabit habit = 0; habit < CB_N_HABITS; habit++)
    if (left <= (habit == CB_HABIT_GAMBLES ? CB_GAMBLE : 1))
      multiply (self, habit, CB_HESITATES);
}

static void
weigh_wrong (CbMind *self, CbCardSet accused)
{
  double left = cb_mind_count_left (self);
  gboolean fits = (accused & self->notes.lacks[CB_HOLDER_ENVELOPE]) == 0;

  for (CbHabit habit = 0; habit < CB_N_HABITS; habit++)
    if (!fits)
      multiply (self, habit, BLUNDERS);
    else if (habit == CB_HABIT_GAMBLES && left <= CB_GAMBLE)
      multiply (self, habit, GUESSES);
    else
      multiply (self, habit, MISTAKES / left);
}

/* Takes into account which card was shown to me; the equal chance of each card is already counted
 * elsewhere. */
static void
weigh_shown (CbMind *self, CbCardSet asked, CbCardSet shown, CbCardSet told)
{
  CbCardSet could = asked & self->notes.hand;
  CbCardSet again = could & told;
  double likelier = (shown & again) != 0
                      ? (double) cb_card_set_size (could) / cb_card_set_size (again)
                      : SHOWS_ANEW;

  for (CbHabit habit = 0; habit < CB_N_HABITS && again != 0; habit++)
    if (habit != CB_HABIT_ANY)
      multiply (self, habit, likelier);
}

/* Returns the card that this player showed me when I asked; 0 if there is none. */
static CbCardSet
find_shown (const CbMind *self, const CbSuggestion *suggestion, int me)
{
  for (guint i = 0; i < suggestion->answers.n && suggestion->by == me; i++)
    if (suggestion->answers.list[i].by == self->notes.seat && suggestion->answers.list[i].card >= 0)
      return cb_card_set_of ((guint) suggestion->answers.list[i].card);
  return 0;
}

/* Whether the player did not accuse after the question: the next entry is something else. */
static gboolean
has_waited (const CbKnowledge *knowledge, int seat, guint position)
{
  const CbAccusation *next;

  if (position + 1 >= knowledge->entries->len)
    return FALSE;
  next = cb_entry_get_accusation (g_ptr_array_index (knowledge->entries, position + 1));
  return next == NULL || next->by != seat;
}

static void
follow (CbMind *self, const CbKnowledge *knowledge, const CbSupposition *supposition)
{
  CbCardSet told = 0;
  guint at = 0;

  for (guint i = 0; i < knowledge->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (knowledge->entries, i);
      const CbSuggestion *suggestion = entry->uncertain ? NULL : cb_entry_get_suggestion (entry);
      const CbAccusation *accusation = entry->uncertain ? NULL : cb_entry_get_accusation (entry);
      gboolean asks = suggestion != NULL && suggestion->by == self->notes.seat;
      CbCardSet shown = suggestion != NULL ? find_shown (self, suggestion, knowledge->setup->me)
                                           : 0;

      if (asks)
        {
          cb_notes_conclude (&self->notes);
          weigh_waiting (self);
          weigh_named (self, suggestion->cards);
        }
      if (accusation != NULL && accusation->by == self->notes.seat &&
          accusation->result == CB_RESULT_WRONG)
        {
          cb_notes_conclude (&self->notes);
          weigh_wrong (self, accusation->cards);
        }
      if (shown != 0)
        weigh_shown (self, suggestion->cards, shown, told);
      told |= shown;
      if (suggestion != NULL)
        cb_notes_hear (&self->notes, suggestion);
      cb_notes_see_supposed (&self->notes, knowledge, supposition, i, &at);
      if (asks && has_waited (knowledge, self->notes.seat, i))
        {
          cb_notes_conclude (&self->notes);
          weigh_waiting (self);
        }
    }
}

void
cb_mind_init (CbMind *self,
              const CbKnowledge *knowledge,
              int seat,
              const CbSupposition *supposition)
{
  cb_notes_init (&self->notes, knowledge->setup, seat,
                 supposition->hands[CB_HOLDER_OF_SEAT (seat)]);
  for (guint reach = 0; reach < CB_N_REACHES; reach++)
    memcpy (self->likely[reach], HABITS, sizeof HABITS);
  follow (self, knowledge, supposition);
  cb_notes_conclude (&self->notes);
}

void
cb_mind_clear (CbMind *self)
{
  cb_notes_clear (&self->notes);
}

double
cb_mind_sum_habits (const CbMind *self, guint reach)
{
  double sum = 0;

  for (CbHabit habit = 0; habit < CB_N_HABITS; habit++)
    sum += self->likely[reach][habit];
  return sum;
}

CbHabit
cb_mind_draw_habit (const CbMind *self, guint reach, CbRandom *random)
{
  double left = cb_random_next_double (random) * cb_mind_sum_habits (self, reach);
  CbHabit habit = 0;

  while (habit + 1 < CB_N_HABITS && left >= self->likely[reach][habit])
    left -= self->likely[reach][habit++];
  return habit;
}
