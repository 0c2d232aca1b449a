/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks ahead: plays one round in a deal that may be the true one. Everybody plays by a habit that
 * fits what he did so far, and shows any card that he is asked for. Some of those with the habit
 * of seeking are taken to conclude all that can be concluded; all others keep plain notes. */

#include "config.h"

#include "cb-habits-private.h"
#include "cb-mind-private.h"
#include "cb-round-private.h"

/* How often a player who seeks concludes all that can be concluded: of the strategies that seek,
 * logic and advised do, careful and listener do not. */
#define CONCLUDES_ALL 0.5

/* One of the other players. */
typedef struct
{
  CbMind mind;
  CbHabit habit;
  gboolean out;
} Other;

typedef struct
{
  const CbKnowledge *knowledge;
  const CbCardSet *hands;
  CbRandom *random;
  Other others[CB_MAX_PLAYERS];
  gboolean far;                         /* whether some places are out of reach */
  CbDeduction *players[CB_MAX_PLAYERS]; /* (nullable): what I, and players who conclude all, know */
  GArray *heard;                        /* of CbHeard */
  CbEffort *effort;
} Round;

static const CbMarks *
get_marks (const Round *self, int seat)
{
  const CbDeduction *deduction = self->players[seat];

  return cb_deduction_get_marks (deduction, cb_deduction_get_n_entries (deduction));
}

/* The cards that may be in the envelope as far as the player knows. @quiet: (out): the cards that
 * nobody else can show. */
static CbCardSet
get_open (const Round *self, int seat, CbCardSet *quiet)
{
  const CbNotes *notes = &self->others[seat].mind.notes;
  const CbMarks *marks;

  if (self->players[seat] == NULL)
    {
      *quiet = notes->hand | notes->has[CB_HOLDER_ENVELOPE];
      return ~notes->has[CB_HOLDER_ENVELOPE] & ~notes->lacks[CB_HOLDER_ENVELOPE];
    }
  marks = get_marks (self, seat);
  *quiet = self->hands[CB_HOLDER_OF_SEAT (seat)] | marks->certain[CB_HOLDER_ENVELOPE];
  return marks->possible[CB_HOLDER_ENVELOPE] & ~marks->certain[CB_HOLDER_ENVELOPE];
}

/* Draws the cards within the player's reach. */
static CbCardSet
draw_reach (const Round *self)
{
  const CbSetup *setup = self->knowledge->setup;
  CbCardSet places = cb_habits_get_places (setup) & ~setup->removed;
  CbCardSet within = 0;

  if (!self->far)
    return ~setup->removed;
  for (CbCardSet left = places; left != 0; left &= left - 1)
    if (cb_random_next_double (self->random) >= CB_OUT_OF_REACH)
      within |= left & -left;
  return ~setup->removed & (within != 0 ? ~places | within : ~(CbCardSet) 0);
}

/* Chooses the only category, of those with open cards, in which a prober seeks. */
static CbCardSet
choose_probed (const Round *self, CbCardSet open)
{
  const CbEdition *edition = self->knowledge->setup->edition;
  CbCardSet categories = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if ((cb_edition_get_category (edition, i)->cards & open) != 0)
      categories |= 1u << i;
  if (categories == 0)
    return 0;
  categories = cb_card_set_pick (categories, 1, self->random);
  return open & cb_edition_get_category (edition, cb_card_set_first (categories))->cards;
}

static CbCardSet
choose_question (const Round *self, int seat)
{
  const CbSetup *setup = self->knowledge->setup;
  CbHabit habit = self->others[seat].habit;
  CbCardSet reach = draw_reach (self), quiet, open = get_open (self, seat, &quiet) & reach;
  guint n_of[CB_MAX_CATEGORIES];
  CbCardSet named = 0;

  if (habit == CB_HABIT_ANY)
    open = quiet = 0;
  if (habit == CB_HABIT_PROBES)
    open = choose_probed (self, open);
  cb_edition_pick_asked (setup->edition, reach, self->random, n_of);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    for (; n_of[i] > 0; n_of[i]--)
      {
        CbCardSet cards = cb_edition_get_category (setup->edition, i)->cards & reach & ~named;
        CbCardSet wanted = (cards & open) != 0 ? open : (cards & quiet) != 0 ? quiet : cards;

        named |= cb_card_set_pick (cards & wanted, 1, self->random);
      }
  return named;
}

/* Adds what an answer tells everybody or, with @seen, only whoever saw the card. */
static void
add_answer (CbFacts *facts, guint holder, CbCardSet named, CbCardSet shown, gboolean seen)
{
  if (shown == 0 || !seen)
    cb_facts_add_range (facts, holder, named, shown != 0, shown != 0 ? CB_MAX_CARDS : 0);
  else
    {
      cb_facts_add_range (facts, holder, shown, 1, 1);
      cb_facts_add_showing (facts, holder, named);
    }
}

/* The effort that a player spends on one answer, at most. */
#define ANSWER_UNITS 5000

static void
conclude (const Round *self, guint seat, CbFacts *facts)
{
  CbEffort part = cb_effort_take (self->effort, ANSWER_UNITS);

  cb_deduction_append (self->players[seat], facts, &part);
  cb_effort_give_back (self->effort, &part);
}

static void
note_heard (CbNotes *notes, const CbHeard *heard, CbCardSet shown)
{
  for (guint holder = 0; holder < CB_MAX_HOLDERS; holder++)
    if ((heard->passed >> holder & 1) != 0)
      cb_notes_miss (notes, holder, heard->named);
  if (shown != 0)
    cb_notes_see (notes, heard->shower, shown);
  else if (heard->something)
    cb_notes_suspect (notes, heard->shower, heard->named);
  cb_notes_conclude (notes);
}

/* Tells all players of a question: of each card shown, and of those who passed. @answers:
 * (element-type CbHeard): what the asker saw */
static void
tell_answers (Round *self, int asker, const GArray *answers, CbFacts *open, CbFacts *closed)
{
  int me = self->knowledge->setup->me;

  for (guint seat = 0; seat < self->knowledge->setup->n_players; seat++)
    if (self->players[seat] != NULL)
      conclude (self, seat, (int) seat == asker ? open : closed);
    else
      for (guint i = 0; i < answers->len && !self->others[seat].out; i++)
        {
          const CbHeard *heard = &g_array_index (answers, CbHeard, i);

          note_heard (&self->others[seat].mind.notes, heard,
                      (int) seat == asker ? heard->shown : 0);
        }
  for (guint i = 0; i < answers->len; i++)
    {
      CbHeard heard = g_array_index (answers, CbHeard, i);

      if (asker == me)
        heard.something = FALSE;
      else
        heard.shown = 0;
      g_array_append_val (self->heard, heard);
    }
}

static void
ask (Round *self, int asker)
{
  CbAnswerer answerers[CB_MAX_PLAYERS];
  guint n = cb_knowledge_list_answerers (self->knowledge, asker, answerers);
  CbHeard heard = { .named = choose_question (self, asker) };
  guint can = 0;
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (CbHeard));
  g_autoptr (CbFacts) open = cb_facts_new ();
  g_autoptr (CbFacts) closed = cb_facts_new ();

  for (guint i = 0; i < n; i++)
    if ((self->hands[answerers[i].holder] & heard.named) != 0)
      can |= 1u << i;
  can = cb_answerers_find_shows (answerers, n, can);
  for (guint i = 0; i < n; i++)
    {
      guint holder = answerers[i].holder;

      if (!cb_answerer_is_asked (&answerers[i], can))
        continue;
      heard.shown = cb_card_set_pick (self->hands[holder] & heard.named, 1, self->random);
      add_answer (open, holder, heard.named, heard.shown, TRUE);
      add_answer (closed, holder, heard.named, heard.shown, FALSE);
      if (heard.shown == 0)
        heard.passed |= 1u << holder;
      else
        {
          heard.shower = holder;
          heard.something = TRUE;
          g_array_append_val (answers, heard);
          heard = (CbHeard) { .named = heard.named };
        }
    }
  if (answers->len == 0 || heard.passed != 0)
    g_array_append_val (answers, heard);
  tell_answers (self, asker, answers, open, closed);
}

/* Whether the player accuses rightly. A gambler may be wrong, and is out then. */
static gboolean
finds_out (Round *self, int seat)
{
  Other *other = &self->others[seat];
  double left;

  if (self->players[seat] != NULL)
    return cb_marks_are_solved (get_marks (self, seat));
  left = cb_mind_count_left (&other->mind);
  if (left <= 1)
    return TRUE;
  if (other->habit != CB_HABIT_GAMBLES || left > CB_GAMBLE)
    return FALSE;
  other->out = cb_random_next_double (self->random) * left >= 1;
  return !other->out;
}

/* Plays everybody's turn but mine. Returns whether nobody solved the case. */
static gboolean
go_round (Round *self)
{
  guint n = self->knowledge->setup->n_players;

  for (guint i = 1; i < n; i++)
    {
      int seat = (int) (((guint) self->knowledge->setup->me + i) % n);

      if (self->others[seat].out)
        continue;
      if (finds_out (self, seat))
        return FALSE;
      if (self->others[seat].out)
        continue;
      ask (self, seat);
      if (finds_out (self, seat))
        return FALSE;
    }
  return TRUE;
}

/* Draws how the others play, and supposes what they know. */
static void
suppose_others (Round *self, const CbSupposition *supposition)
{
  const CbKnowledge *knowledge = self->knowledge;
  double near = 1, far = 1;

  for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
    {
      cb_mind_init (&self->others[seat].mind, knowledge, seat, supposition);
      if (seat == knowledge->setup->me)
        continue;
      near *= cb_mind_sum_habits (&self->others[seat].mind, 0);
      far *= cb_mind_sum_habits (&self->others[seat].mind, 1);
    }
  self->far = near + far > 0 && cb_random_next_double (self->random) * (near + far) < far;
  for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
    {
      Other *other = &self->others[seat];

      other->habit = CB_HABIT_SEEKS;
      other->out = cb_knowledge_is_out (knowledge, seat);
      if (seat == knowledge->setup->me)
        self->players[seat] = cb_deduction_copy (knowledge->deduction, knowledge->entries->len);
      else
        other->habit = cb_mind_draw_habit (&other->mind, self->far, self->random);
      if (self->players[seat] == NULL && !other->out && other->habit == CB_HABIT_SEEKS &&
          cb_random_next_double (self->random) < CONCLUDES_ALL)
        self->players[seat] = cb_knowledge_imagine (knowledge, seat, supposition, self->effort);
    }
}

gboolean
cb_round_play (const CbKnowledge *knowledge,
               const CbSupposition *supposition,
               CbRandom *random,
               GArray *heard,
               CbEffort *effort)
{
  Round self = { .knowledge = knowledge,
                 .hands = supposition->hands,
                 .random = random,
                 .heard = heard,
                 .effort = effort };
  gboolean open;

  g_array_set_size (heard, 0);
  suppose_others (&self, supposition);
  open = go_round (&self);
  if (open)
    ask (&self, knowledge->setup->me);
  for (guint seat = 0; seat < knowledge->setup->n_players; seat++)
    {
      cb_mind_clear (&self.others[seat].mind);
      g_clear_pointer (&self.players[seat], cb_deduction_free);
    }
  return open;
}

/* Players who have several of the cards are taken to show each with the same chance. */
double
cb_round_weigh (const GArray *heard, const CbCardSet hands[CB_MAX_HOLDERS])
{
  double weight = 1;

  for (guint i = 0; i < heard->len; i++)
    {
      const CbHeard *one = &g_array_index (heard, CbHeard, i);
      CbCardSet could = hands[one->shower] & one->named;

      for (guint holder = 0; holder < CB_MAX_HOLDERS; holder++)
        if ((one->passed >> holder & 1) != 0 && (hands[holder] & one->named) != 0)
          return 0;
      if (one->something && could == 0)
        return 0;
      if (one->shown == 0)
        continue;
      if ((could & one->shown) == 0)
        return 0;
      weight /= cb_card_set_size (could);
    }
  return weight;
}
