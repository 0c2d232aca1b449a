/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Skill tells who plays better, from few games, and luck has little to do with who plays: over
 * evenings of five games, at a table of one player who follows the advice, one who has the complete
 * sheet without it, and one who keeps plain notes. The last two ask alike, so that neither is
 * expected to be ahead of the other. */

#include "cb-conclusions.h"
#include "cb-editions.h"
#include "cb-match-private.h"
#include "cb-simulation.h"
#include "cb-skill-private.h"
#include "cb-suggestion.h"

#define N_GAMES   5
#define N_PLAYERS 3

static const char *const names[N_PLAYERS] = { "careful", "logic", "advised" };
#define ADVISED (N_PLAYERS - 1)

/* A player, and what he wrote down for his review. */
typedef struct
{
  CbStrategy strategy;
  const CbStrategy *plays;
  gpointer player;
  CbSetup *setup;
  GPtrArray *entries;
  CbConclusions *conclusions;
  GArray *turns; /* of CbJudgedTurn, of an evening */
} Watched;

static gpointer
sit_down (const CbStrategy *strategy, CbSetup *setup, guint64 seed)
{
  Watched *self = (Watched *) strategy;

  self->setup = cb_setup_ref (setup);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  self->conclusions = cb_conclusions_new (setup);
  self->player = self->plays->sit_down (self->plays, setup, seed);
  return self;
}

static void
leave (gpointer player)
{
  Watched *self = player;

  self->plays->leave (self->player);
  cb_conclusions_free (self->conclusions);
  g_ptr_array_unref (self->entries);
  cb_setup_unref (self->setup);
}

static void
judge (Watched *self, CbEntry *entry)
{
  guint last = cb_edition_get_n_categories (self->setup->edition) - 1;
  CbCardSet rooms = cb_edition_get_category (self->setup->edition, last)->cards;
  CbQuestion question = { .entry = entry,
                          .seed = CB_SKILL_SEED,
                          .cards = cb_entry_get_suggestion (entry)->cards & rooms };
  g_autoptr (CbKnowledge) knowledge = NULL;
  g_autofree CbJudgedTurn *turn = NULL;

  cb_conclusions_complete (self->conclusions, self->entries->len, CB_EFFORT_ENDLESS);
  knowledge = cb_knowledge_new (cb_conclusions_get_thought (self->conclusions, self->entries->len));
  question.knowledge = knowledge;
  turn = cb_skill_answer (&question, CB_EFFORT_ENDLESS);
  g_assert_nonnull (turn);
  g_assert_cmpint (turn->skill, >=, 0);
  g_assert_cmpint (turn->skill, <=, CB_MOST_SKILL);
  g_array_append_val (self->turns, *turn);
}

static void
hear (gpointer player, CbEntry *entry)
{
  Watched *self = player;
  const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);

  if (suggestion != NULL && suggestion->by == self->setup->me)
    judge (self, entry);
  g_ptr_array_add (self->entries, cb_entry_ref (entry));
  cb_conclusions_splice (self->conclusions, self->entries->len - 1, self->entries);
  self->plays->hear (self->player, entry);
}

static CbCardSet
ask (gpointer player, CbCardSet reach)
{
  Watched *self = player;

  return self->plays->ask (self->player, reach);
}

static CbCardSet
show (gpointer player, int asker, CbCardSet asked)
{
  Watched *self = player;

  return self->plays->show (self->player, asker, asked);
}

static CbCardSet
accuse (gpointer player)
{
  Watched *self = player;

  return self->plays->accuse (self->player);
}

/* Who sits left of whom changes from game to game. */
static void
play_evening (Watched *watched, guint evening)
{
  const CbMatchRules rules = { CB_REACH_ALL, CB_MAX_ROUNDS, TRUE };

  for (guint game = 0; game < N_GAMES; game++)
    {
      const CbStrategy *seats[N_PLAYERS];
      CbOutcome outcome;

      for (guint i = 0; i < N_PLAYERS; i++)
        seats[game % 2 == 0 ? i : N_PLAYERS - 1 - i] = &watched[i].strategy;
      cb_match_play (cb_editions_find_builtin ("classic"), N_PLAYERS, seats, &rules,
                     evening * N_GAMES + game + 1, &outcome);
    }
}

typedef struct
{
  guint n_evenings;
  double skill[N_PLAYERS];
  double luck[N_PLAYERS];
  guint n_turns[N_PLAYERS];
  guint below[N_PLAYERS]; /* in so many evenings the advised player was ahead */
} Tally;

static void
count_evening (Tally *self, const Watched *watched)
{
  double skill[N_PLAYERS] = { 0 };

  for (guint i = 0; i < N_PLAYERS; i++)
    {
      for (guint k = 0; k < watched[i].turns->len; k++)
        {
          const CbJudgedTurn *turn = &g_array_index (watched[i].turns, CbJudgedTurn, k);

          skill[i] += (double) turn->skill / watched[i].turns->len;
          self->luck[i] += turn->luck;
        }
      self->n_turns[i] += watched[i].turns->len;
      self->skill[i] += skill[i];
    }
  for (guint i = 0; i < ADVISED; i++)
    self->below[i] += skill[i] < skill[ADVISED];
  self->n_evenings++;
}

static void
check_tally (const Tally *self)
{
  for (guint i = 0; i < N_PLAYERS; i++)
    {
      double luck = self->luck[i] / self->n_turns[i];

      g_test_message ("%s: skill %.1f, luck %.3f in %u turns", names[i],
                      self->skill[i] / self->n_evenings, luck, self->n_turns[i]);
      g_assert_cmpfloat (luck, >, 0.4);
      g_assert_cmpfloat (luck, <, 0.6);
    }
  for (guint i = 0; i < ADVISED; i++)
    {
      g_test_message ("advised ahead of %s in %u of %u evenings", names[i], self->below[i],
                      self->n_evenings);
      g_assert_cmpuint (100 * self->below[i], >=, 95 * self->n_evenings);
    }
}

static void
test_evenings (void)
{
  Watched watched[N_PLAYERS] = { 0 };
  Tally tally = { 0 };

  for (guint i = 0; i < N_PLAYERS; i++)
    {
      watched[i].strategy = (CbStrategy) { names[i], "", sit_down, leave, hear, ask, show, accuse };
      watched[i].plays = cb_strategies_find (names[i]);
      watched[i].turns = g_array_new (FALSE, FALSE, sizeof (CbJudgedTurn));
    }
  for (guint evening = 0; evening < (g_test_slow () ? 60 : 2); evening++)
    {
      for (guint i = 0; i < N_PLAYERS; i++)
        g_array_set_size (watched[i].turns, 0);
      play_evening (watched, evening);
      count_evening (&tally, watched);
    }
  check_tally (&tally);
  for (guint i = 0; i < N_PLAYERS; i++)
    g_array_unref (watched[i].turns);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/evenings/skill", test_evenings);
  return g_test_run ();
}
