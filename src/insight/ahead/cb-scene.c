/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game as it may have gone. If the hands are supposed, everybody’s notes follow from the log,
 * except for cards that I did not see shown, which are drawn. So it is known what each player knew
 * when he named something, did not accuse, or showed a card, and how likely that was; and with
 * these notes the game can be played on. All other players are taken to conclude thoroughly. */

#include "config.h"

#include <math.h>

#include "cb-accusation.h"
#include "cb-entry-kind.h"
#include "cb-facts-private.h"
#include "cb-scene-private.h"
#include "cb-suggestion.h"

/* How often somebody names something against his style. */
#define SLIPS 0.05

/* How often somebody who knows the envelope asks all the same. */
#define ASKS_ON 0.1

/* How often a player who can show a card that he showed the asker before shows that one again. */
#define SHOWS_AGAIN 0.9

/* Cards that the asker names later were most likely not shown to him: these are drawn less often,
 * by this factor, which the weight makes up for. */
#define SELDOMER 0.2

/* How often a prober wants to name a card of his own in a category: two times in three. */
#define PROBES_OWN (2.0 / 3)

/* Whether the entry says nothing to the others, or is set aside. */
static gboolean
is_silent (const CbEntry *entry, const CbSetup *setup)
{
  g_autoptr (CbFacts) facts = cb_facts_new ();
  guint n_options, n_placed;

  cb_entry_add_open_facts (entry, setup, facts);
  cb_facts_get_options (facts, &n_options);
  cb_facts_get_places (facts, &n_placed);
  return entry->uncertain || (n_options == 0 && n_placed == 0);
}

/* Whether all answers are known: who passed, and who showed, at most one player. */
static gboolean
is_plain_question (const CbSuggestion *suggestion, const CbSetup *setup)
{
  for (guint i = 0; i < suggestion->answers.n; i++)
    if (suggestion->answers.list[i].by == CB_NOBODY ||
        (suggestion->answers.list[i].did == CB_DID_SHOW && i + 1 < suggestion->answers.n))
      return FALSE;
  return cb_suggestion_count_unheard (suggestion, setup) == 0;
}

static gboolean
is_plain_log (const CbKnowledge *knowledge)
{
  for (guint i = 0; i < knowledge->entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (knowledge->entries, i);
      const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);

      if (suggestion != NULL
            ? !entry->uncertain && !is_plain_question (suggestion, knowledge->setup)
            : cb_entry_get_accusation (entry) == NULL && !is_silent (entry, knowledge->setup))
        return FALSE;
    }
  for (guint i = 0; i < knowledge->sights->len; i++)
    {
      const CbSight *sight = &g_array_index (knowledge->sights, CbSight, i);

      if (sight->viewer != knowledge->setup->me &&
          cb_entry_get_suggestion (g_ptr_array_index (knowledge->entries, sight->entry)) == NULL)
        return FALSE;
    }
  return TRUE;
}

/* Whether it is known how many cards everybody has, and the first player who can show a card when
 * asked does so. */
static gboolean
is_plain_table (const CbKnowledge *knowledge)
{
  const CbSetup *setup = knowledge->setup;

  for (guint seat = 0; seat < setup->n_players; seat++)
    {
      guint least, most;

      cb_setup_get_hand_range (setup, seat, &least, &most);
      if (least != most || !cb_seat_state_answers (cb_seats_get (knowledge->seats, seat)))
        return FALSE;
    }
  return setup->n_players >= 3 && setup->face_down == 0 &&
         cb_setup_get_swaps (setup) == CB_SWAPS_NONE &&
         cb_setup_get_answering (setup) == CB_ANSWERS_FIRST && !cb_knowledge_is_over (knowledge) &&
         !cb_knowledge_is_out (knowledge, setup->me);
}

gboolean
cb_scene_is_plain (const CbKnowledge *knowledge)
{
  const CbEdition *edition = knowledge->setup->edition;
  const CbRules *rules = cb_edition_get_rules (edition);

  return knowledge->setup->me != CB_NOBODY && cb_knowledge_is_consistent (knowledge) &&
         rules->n_alike == 1 && rules->standing_category < 0 && !rules->teams &&
         is_plain_table (knowledge) && is_plain_log (knowledge);
}

static CbPastTurn
read_turn (const CbSuggestion *suggestion, const CbEntry *next)
{
  const CbAccusation *accusation = next != NULL ? cb_entry_get_accusation (next) : NULL;
  CbPastTurn turn = { .by = (guint) suggestion->by,
                      .named = suggestion->cards,
                      .accuses = accusation != NULL && accusation->by == suggestion->by };

  for (guint i = 0; i < suggestion->answers.n; i++)
    {
      const CbAnswer *answer = &suggestion->answers.list[i];
      guint holder = CB_HOLDER_OF_SEAT (answer->by);

      if (answer->did == CB_DID_PASS)
        turn.passed |= 1u << holder;
      else
        turn.shower = holder;
      if (answer->card >= 0)
        turn.shown = cb_card_set_of ((guint) answer->card);
    }
  return turn;
}

static void
read_log (CbScene *self)
{
  const GPtrArray *entries = self->knowledge->entries;
  CbCardSet later[CB_MAX_PLAYERS] = { 0 };

  self->past = g_array_new (FALSE, FALSE, sizeof (CbPastTurn));
  for (guint i = 0; i < entries->len; i++)
    {
      const CbEntry *entry = g_ptr_array_index (entries, i);
      const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
      CbPastTurn turn;

      if (suggestion == NULL || entry->uncertain)
        continue;
      turn = read_turn (suggestion,
                        i + 1 < entries->len ? g_ptr_array_index (entries, i + 1) : NULL);
      g_array_append_val (self->past, turn);
    }
  for (guint i = self->past->len; i-- > 0;)
    {
      CbPastTurn *turn = &g_array_index (self->past, CbPastTurn, i);

      turn->later = later[turn->by];
      later[turn->by] |= turn->named;
    }
}

/* Fills in my notes: all that the sheet says, and the shows that I did not see. */
static void
note_mine (CbScene *self)
{
  const CbMarks *marks = cb_deduction_get_marks (self->knowledge->deduction,
                                                 self->knowledge->entries->len);

  self->mine = self->blank;
  cb_notes_deal (&self->mine, (int) self->me, self->knowledge->setup->hand);
  for (guint holder = 0; holder < self->mine.n_holders; holder++)
    {
      cb_notes_see (&self->mine, holder, marks->certain[holder]);
      cb_notes_miss (&self->mine, holder, ~marks->possible[holder]);
    }
  for (guint i = 0; i < self->past->len; i++)
    {
      const CbPastTurn *turn = &g_array_index (self->past, CbPastTurn, i);

      if (turn->shower != 0 && turn->by != self->me)
        cb_notes_suspect (&self->mine, turn->shower, turn->named);
    }
  cb_notes_conclude (&self->mine);
}

CbScene *
cb_scene_new (const CbKnowledge *knowledge, CbCardSet within)
{
  CbScene *self = g_new0 (CbScene, 1);

  self->knowledge = knowledge;
  self->me = (guint) knowledge->setup->me;
  self->places = cb_habits_get_places (knowledge->setup) & ~knowledge->setup->removed;
  within &= self->places;
  self->near = within == 0 || within == self->places;
  self->far = within == 0 || !self->near;
  for (guint seat = 0; seat < knowledge->setup->n_players; seat++)
    {
      self->n_answerers[seat] = cb_knowledge_list_answerers (knowledge, (int) seat,
                                                             self->answerers[seat]);
      if (cb_knowledge_is_out (knowledge, (int) seat))
        self->resting |= 1u << seat;
    }
  cb_notes_init_blank (&self->blank, knowledge->setup);
  self->blank.thorough = TRUE;
  read_log (self);
  note_mine (self);
  return self;
}

void
cb_scene_free (CbScene *self)
{
  cb_notes_clear (&self->blank);
  g_array_unref (self->past);
  g_free (self);
}

gsize
cb_scene_get_size (const CbScene *self)
{
  return sizeof (CbPosition) + self->knowledge->setup->n_players * sizeof (CbNotes);
}

void
cb_position_get_wanted (const CbPosition *self, guint seat, CbCardSet *open, CbCardSet *quiet)
{
  const CbNotes *notes = &self->notes[seat];

  *open = ~notes->lacks[CB_HOLDER_ENVELOPE] & ~notes->has[CB_HOLDER_ENVELOPE];
  *quiet = notes->hand | notes->has[CB_HOLDER_ENVELOPE];
}

/* How likely a player who wants to name one of @wanted, of a category of @n cards, names @named. */
static double
get_chance (CbCardSet named, CbCardSet wanted, guint n, gboolean far)
{
  guint n_wanted = cb_card_set_size (wanted);
  double misses = far ? pow (CB_OUT_OF_REACH, n_wanted) : 0;

  return ((named & wanted) != 0 ? (1 - misses) / n_wanted : 0) + misses / n;
}

/* The cards of @all that somebody wants: those in @first, else those in @second, else all. */
static CbCardSet
prefer (CbCardSet all, CbCardSet first, CbCardSet second)
{
  return (all & first) != 0 ? all & first : (all & second) != 0 ? all & second : all;
}

/* Adds to @likely how likely each style makes a question, with either reach, compared with naming
 * any cards, as logarithms. */
static void
weigh_named (const CbScene *self,
             const CbPosition *position,
             const CbPastTurn *turn,
             double likely[2][CB_N_STYLES])
{
  double product[2][CB_N_STYLES] = { { 1, 1, 1 }, { 1, 1, 1 } };
  CbCardSet open, quiet;

  cb_position_get_wanted (position, turn->by, &open, &quiet);
  for (guint i = 0; i < self->blank.n_categories; i++)
    {
      CbCardSet all = self->blank.categories[i] & ~self->knowledge->setup->removed;
      CbCardSet named = all & turn->named;
      guint n = cb_card_set_size (all);

      if (named == 0)
        continue;
      for (guint far = !self->near; far <= (guint) self->far; far++)
        {
          gboolean limited = far && (all & self->places) != 0;
          double seeks = get_chance (named, prefer (all, open, quiet), n, limited);
          double hides = get_chance (named, prefer (all, quiet, 0), n, limited);
          double probes = (1 - PROBES_OWN) * seeks + PROBES_OWN * hides;

          product[far][CB_STYLE_SEEKS] *= (1 - SLIPS) * seeks * n + SLIPS;
          product[far][CB_STYLE_PROBES] *= (1 - SLIPS) * probes * n + SLIPS;
        }
    }
  for (guint far = !self->near; far <= (guint) self->far; far++)
    for (CbStyle style = 0; style < CB_N_STYLES; style++)
      likely[far][style] += log (product[far][style]);
}

/* The chance that @card is shown, of those that the player could show. */
static double
get_show_chance (CbCardSet card, CbCardSet could, CbCardSet again)
{
  double any = 1.0 / cb_card_set_size (could);

  if (again == 0)
    return any;
  return (1 - SHOWS_AGAIN) * any +
         ((card & again) != 0 ? SHOWS_AGAIN / cb_card_set_size (again) : 0);
}

/* Draws the card that was shown, if I do not know it. Returns a weight that makes up for drawing
 * some cards less often; for a card that I know, how much likelier than by chance it is. */
static double
find_shown (const CbScene *self, const CbPosition *position, CbPastTurn *turn, CbRandom *random)
{
  CbCardSet could = position->hands[turn->shower] & turn->named;
  CbCardSet again = could & position->told[CB_SEAT_OF_HOLDER (turn->shower)][turn->by];
  CbCardSet later = turn->later & ~self->places;
  double sum = 0, at;

  if (could == 0)
    return 0;
  if (turn->shown != 0)
    return CB_SEAT_OF_HOLDER (turn->shower) == (int) self->me
             ? 1
             : get_show_chance (turn->shown, could, again) * cb_card_set_size (could);
  for (CbCardSet left = could; left != 0; left &= left - 1)
    sum += get_show_chance (left & -left, could, again) * ((left & -left & later) ? SELDOMER : 1);
  at = cb_random_next_double (random) * sum;
  for (CbCardSet left = could; left != 0; left &= left - 1)
    {
      CbCardSet card = left & -left;

      turn->shown = card;
      at -= get_show_chance (card, could, again) * ((card & later) ? SELDOMER : 1);
      if (at < 0)
        break;
    }
  return sum / ((turn->shown & later) != 0 ? SELDOMER : 1);
}

void
cb_position_tell (CbPosition *self, const CbScene *scene, const CbPastTurn *turn)
{
  guint skipped = self->solved | scene->resting;

  for (guint seat = 0; seat < scene->knowledge->setup->n_players; seat++)
    {
      CbNotes *notes = &self->notes[seat];

      if ((skipped >> seat & 1) != 0)
        continue;
      for (guint passed = turn->passed; passed != 0; passed &= passed - 1)
        cb_notes_miss (notes, cb_card_set_first (passed), turn->named);
      if (turn->shower != 0 && seat == turn->by)
        cb_notes_see (notes, turn->shower, turn->shown);
      else if (turn->shower != 0)
        cb_notes_suspect (notes, turn->shower, turn->named);
      if (!notes->news)
        continue;
      cb_notes_conclude (notes);
      if (cb_notes_get_solution (notes) != 0)
        self->solved |= 1u << seat;
    }
}

/* Draws how everybody asks, and whether places are out of reach. Returns how likely what was asked
 * is, summed over all of that, as a logarithm. */
static double
draw_styles (const CbScene *self,
             double likely[CB_MAX_PLAYERS][2][CB_N_STYLES],
             CbRandom *random,
             CbPosition *position)
{
  double all[2] = { self->near ? 0 : -INFINITY, self->far ? 0 : -INFINITY };
  guint n = self->knowledge->setup->n_players;

  for (guint seat = 0; seat < n; seat++)
    for (guint far = 0; far < 2 && seat != self->me; far++)
      all[far] += cb_log_of_sum (
        cb_log_of_sum (likely[seat][far][CB_STYLE_SEEKS], likely[seat][far][CB_STYLE_ANY]),
        likely[seat][far][CB_STYLE_PROBES]);
  position->far = cb_random_next_double (random) * (1 + exp (all[0] - all[1])) < 1;
  position->styles[self->me] = CB_STYLE_SEEKS;
  for (guint seat = 0; seat < n; seat++)
    {
      const double *mine = likely[seat][position->far];
      double most = MAX (MAX (mine[0], mine[1]), mine[2]);
      double at = cb_random_next_double (random) *
                  (exp (mine[0] - most) + exp (mine[1] - most) + exp (mine[2] - most));
      CbStyle style = 0;

      while (style + 1 < CB_N_STYLES && at >= exp (mine[style] - most))
        at -= exp (mine[style++] - most);
      if (seat != self->me)
        position->styles[seat] = style;
    }
  return MAX (all[0], all[1]) + log1p (exp (-fabs (all[0] - all[1])));
}

/* My notes stay as they are, since they have all that I heard. */
double
cb_scene_replay (const CbScene *self,
                 const CbCardSet hands[CB_MAX_HOLDERS],
                 CbRandom *random,
                 CbPosition *position)
{
  double likely[CB_MAX_PLAYERS][2][CB_N_STYLES] = { { { 0 } } };
  guint mine = 1u << self->me;
  double weight = 0;

  *position = (CbPosition) { .solved = mine };
  memcpy (position->hands, hands, sizeof position->hands);
  for (guint seat = 0; seat < self->knowledge->setup->n_players; seat++)
    {
      position->notes[seat] = seat == self->me ? self->mine : self->blank;
      if (seat != self->me)
        cb_notes_deal (&position->notes[seat], (int) seat, hands[CB_HOLDER_OF_SEAT (seat)]);
    }
  for (guint i = 0; i < self->past->len; i++)
    {
      CbPastTurn turn = g_array_index (self->past, CbPastTurn, i);
      gboolean others = turn.by != self->me;

      if (others && (position->solved >> turn.by & 1) != 0)
        weight += log (ASKS_ON);
      if (others)
        weigh_named (self, position, &turn, likely[turn.by]);
      if (turn.shower != 0)
        {
          weight += log (find_shown (self, position, &turn, random));
          position->told[CB_SEAT_OF_HOLDER (turn.shower)][turn.by] |= turn.shown;
        }
      cb_position_tell (position, self, &turn);
      if (others && (position->solved >> turn.by & 1) != 0 && !turn.accuses)
        weight += log (CB_HESITATES);
    }
  if (cb_notes_get_solution (&self->mine) == 0)
    position->solved &= ~mine;
  return weight + draw_styles (self, likely, random, position);
}
