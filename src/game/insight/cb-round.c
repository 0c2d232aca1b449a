/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A look ahead: one round at the table in a deal that may be the true one. Everybody names cards
 * that he has not found, and shows any card he is asked for. */

#include "config.h"

#include "cb-odds.h"
#include "cb-round-private.h"

typedef struct
{
  const CbKnowledge *knowledge;
  const CbCardSet *hands;
  CbRandom *random;
  CbDeduction *players[CB_MAX_PLAYERS]; /* what each knows */
  CbEffort *effort;
} Round;

static const CbMarks *
get_marks (const Round *self, int seat)
{
  const CbDeduction *deduction = self->players[seat];

  return cb_deduction_get_marks (deduction, cb_deduction_get_n_entries (deduction));
}

static CbCardSet
choose_question (const Round *self, int seat)
{
  const CbSetup *setup = self->knowledge->setup;
  const CbMarks *marks = get_marks (self, seat);
  guint n_of[CB_MAX_CATEGORIES];
  CbCardSet named = 0;

  cb_edition_pick_asked (setup->edition, ~setup->removed, self->random, n_of);
  for (guint i = 0; i < cb_edition_get_n_categories (setup->edition); i++)
    for (; n_of[i] > 0; n_of[i]--)
      {
        CbCardSet cards = cb_edition_get_category (setup->edition, i)->cards & ~setup->removed &
                          ~named;
        CbCardSet open = cards & marks->possible[0] & ~marks->certain[0];
        CbCardSet own = cards & (self->hands[CB_HOLDER_OF_SEAT (seat)] | marks->certain[0]);

        named |= cb_card_set_pick (open != 0 ? open : own != 0 ? own : cards, 1, self->random);
      }
  return named;
}

/* What everybody, or the asker alone, learns of one answer. */
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

/* Nobody thinks longer than he may about one answer. */
#define ANSWER_UNITS 5000

static void
learn (const Round *self, guint seat, CbFacts *facts)
{
  CbEffort part = cb_effort_take (self->effort, ANSWER_UNITS);

  cb_deduction_append (self->players[seat], facts, &part);
  cb_effort_give_back (self->effort, &part);
}

static void
ask (const Round *self, int asker)
{
  guint8 answerers[CB_MAX_HOLDERS];
  guint n = cb_knowledge_list_answerers (self->knowledge, asker, answerers);
  CbCardSet named = choose_question (self, asker);
  CbCardSet shown = 0;
  g_autoptr (CbFacts) open = cb_facts_new ();
  g_autoptr (CbFacts) closed = cb_facts_new ();

  for (guint i = 0; i < n && shown == 0; i++)
    {
      shown = cb_card_set_pick (self->hands[answerers[i]] & named, 1, self->random);
      add_answer (open, answerers[i], named, shown, TRUE);
      add_answer (closed, answerers[i], named, shown, FALSE);
    }
  for (guint seat = 0; seat < self->knowledge->setup->n_players; seat++)
    if (self->players[seat] != NULL)
      learn (self, seat, (int) seat == asker ? open : closed);
}

static double
get_best_chance (const CbDeduction *deduction, CbEffort *effort)
{
  g_autoptr (CbOdds)
    odds = cb_deduction_compute_odds (deduction, cb_deduction_get_n_entries (deduction), effort);

  return odds != NULL ? cb_odds_get_solution (odds, 0)->chance : 0;
}

/* Everybody's turn but mine. Returns whether nobody found out. */
static gboolean
go_round (const Round *self)
{
  guint n = self->knowledge->setup->n_players;

  for (guint i = 1; i < n; i++)
    {
      int seat = (int) (((guint) self->knowledge->setup->me + i) % n);

      if (cb_knowledge_is_out (self->knowledge, seat))
        continue;
      if (cb_marks_are_solved (get_marks (self, seat)))
        return FALSE;
      ask (self, seat);
      if (cb_marks_are_solved (get_marks (self, seat)))
        return FALSE;
    }
  return TRUE;
}

gboolean
cb_round_play (const CbKnowledge *knowledge,
               const CbSupposition *supposition,
               CbRandom *random,
               double *right,
               CbEffort *effort)
{
  Round self = { knowledge, supposition->hands, random, { NULL }, effort };
  int me = knowledge->setup->me;
  gboolean open;

  for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
    if (seat == me)
      self.players[seat] = cb_deduction_copy (knowledge->deduction, knowledge->entries->len);
    else if (!cb_knowledge_is_out (knowledge, seat))
      self.players[seat] = cb_knowledge_imagine (knowledge, seat, supposition, effort);
  open = go_round (&self);
  if (open)
    {
      ask (&self, me);
      *right = get_best_chance (self.players[me], effort);
    }
  for (guint seat = 0; seat < knowledge->setup->n_players; seat++)
    g_clear_pointer (&self.players[seat], cb_deduction_free);
  return open;
}
