/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What could have been done better, and known earlier, in games at small random tables: against a
 * list of all deals there are, and against the advice of that time. */

#include <math.h>

#include "cb-advice-private.h"
#include "cb-foresight-private.h"
#include "cb-hindsight.h"
#include "cb-plain-worth.h"
#include "cb-random-table.h"
#include "cb-review-private.h"
#include "cb-suggestion.h"
#include "cb-test-case.h"

/* As the header says: what is lost by less is a matter of taste. */
#define LEAST_LOSS 0.1

/* And what is gained by less is not told. */
#define LEAST_GAIN 0.02

/* How far two estimates of a chance may be apart. */
#define CLOSE 0.06

static guint n_gains;

typedef struct
{
  char *json;
  CbCase *case_;
  CbPlainDeals *deals;
  guint n_entries;
} Game;

static void
game_init (Game *self, const CbRandomTable *table, int me)
{
  self->json = cb_random_table_write_case (table, me);
  self->case_ = cb_test_read_case (self->json);
  self->deals = cb_plain_deals_new (self->json);
  self->n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
}

static void
game_clear (Game *self)
{
  g_clear_pointer (&self->deals, cb_plain_deals_free);
  g_clear_object (&self->case_);
  g_clear_pointer (&self->json, g_free);
}

static guint64
first_entries (guint n)
{
  return ((guint64) 1 << n) - 1;
}

/* (nullable): NULL where the entry is no suggestion of mine, or set aside */
static const CbSuggestion *
get_mine (const Game *self, guint position)
{
  CbEntry *entry = cb_log_get_entry (cb_case_get_log (self->case_), position);
  const CbSuggestion *suggestion = entry->uncertain ? NULL : cb_entry_get_suggestion (entry);

  return suggestion != NULL && suggestion->by == cb_case_get_setup (self->case_)->me ? suggestion
                                                                                     : NULL;
}

/* A suggestion of mine, as a list of all deals has it. */
typedef struct
{
  const CbSetup *setup;
  guint32 named;
} Question;

/* From my left round: who shows first, and any card that he can show. */
static void
ask_plainly (const guint32 *hands, gpointer data, CbPlainOutcomes *outcomes)
{
  const Question *self = data;

  for (guint i = 1; i < self->setup->n_players; i++)
    {
      guint holder = 1 + ((guint) self->setup->me + i) % self->setup->n_players;
      guint32 shown = hands[holder] & self->named;
      double chance = 1.0 / MAX (cb_card_set_size (shown), 1);

      for (guint32 left = shown; left != 0; left &= left - 1)
        cb_plain_outcomes_add (outcomes, 100 * holder + cb_card_set_first (left), chance);
      if (shown != 0)
        return;
    }
  cb_plain_outcomes_add (outcomes, 0, 1);
}

static double
weigh (const Game *self, guint position, CbCardSet cards)
{
  Question question = { cb_case_get_setup (self->case_), cards };

  return cb_plain_weigh (self->deals, first_entries (position), ask_plainly, &question).envelope;
}

/* @stops: it is switched off once on the way, and goes on where it was
 *
 * Returns: (transfer full): the hindsight, once it has looked at all turns */
static gboolean
is_ready (CbHindsight *hindsight)
{
  gboolean ready;

  g_object_get (hindsight, "ready", &ready, NULL);
  return ready;
}

static CbHindsight *
look_back (const Game *self, gboolean stops)
{
  CbHindsight *hindsight = cb_hindsight_new (self->case_);

  g_assert_null (cb_hindsight_get_costliest (hindsight));
  cb_hindsight_set_active (hindsight, TRUE);
  while (!is_ready (hindsight))
    {
      g_main_context_iteration (NULL, TRUE);
      if (stops)
        cb_hindsight_set_active (hindsight, FALSE);
      stops = FALSE;
      cb_hindsight_set_active (hindsight, TRUE);
    }
  return hindsight;
}

static CbCardSet
get_place (const Game *self, CbCardSet cards)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  return cards &
         cb_edition_get_category (edition, cb_edition_get_n_categories (edition) - 1)->cards;
}

static double
get_loss (const CbAdvice *advice, CbCardSet asked)
{
  const CbAdvisedSuggestion *best = cb_advice_get_suggestion (advice, 0);

  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    {
      const CbAdvisedSuggestion *other = cb_advice_get_suggestion (advice, i);

      if (other->cards == asked)
        return best->bits > other->bits ? best->worth - other->worth : 0;
    }
  return 0;
}

/* Who had asked for advice at each of his turns would have been told of the costliest one. */
static void
assert_costliest (const Game *self, const CbJudgedTurn *missed)
{
  double most = 0;

  for (guint i = 0; i < self->n_entries; i++)
    {
      const CbSuggestion *mine = get_mine (self, i);
      const CbQuestion question = {
        .askable = { .within = mine != NULL ? get_place (self, mine->cards) : 0 }, .seed = 1
      };
      g_autoptr (CbAdvice) advice = mine != NULL
                                      ? cb_question_answer (&question, self->case_, i,
                                                            cb_advice_weigh, CB_EFFORT_ENDLESS)
                                      : NULL;

      if (advice != NULL)
        most = MAX (most, get_loss (advice, mine->cards));
    }
  if (missed != NULL)
    g_assert_cmpfloat_with_epsilon (missed->loss, most, 1e-12);
  else
    g_assert_cmpfloat (most, <=, LEAST_LOSS);
}

/* A chance as it is said, if it is not tiny. */
static char *
make_percent (double chance)
{
  if (chance > 0.99)
    return g_strdup (">99%");
  return g_strdup_printf ("%.0f%%", round (100 * chance));
}

/* A chance of winning is the one that is judged alone, from other draws. */
static void
assert_chance (const Game *self, const CbJudgedTurn *missed, CbCardSet named, double chance)
{
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (self->case_, missed->position);
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (CbForeseen));
  CbForeseen candidate = { .named = named };

  g_array_append_val (candidates, candidate);
  if (cb_foresee_roughly (knowledge, get_place (self, named), 99, candidates, CB_EFFORT_ENDLESS))
    g_assert_cmpfloat_with_epsilon (g_array_index (candidates, CbForeseen, 0).chance, chance,
                                    CLOSE);
  else
    g_assert_cmpfloat (chance, ==, 0);
}

/* How likely I was to win is told where the better suggestion was clearly better. */
static void
assert_chances (const Game *self, const CbJudgedTurn *missed)
{
  g_autofree char *words = cb_missed_describe (missed);
  g_autofree char *gain = NULL;
  g_autofree char *asked = make_percent (missed->asked_chance);
  g_autofree char *better = make_percent (missed->better_chance);

  gain = g_strdup_printf ("more. Your chance of winning would have been %s, instead of %s.", better,
                          asked);
  assert_chance (self, missed, missed->asked, missed->asked_chance);
  assert_chance (self, missed, missed->better, missed->better_chance);
  g_assert_cmpint (strstr (words, gain) != NULL, ==,
                   missed->better_chance >= missed->asked_chance + LEAST_GAIN);
  g_assert_cmpint (g_str_has_suffix (words, "would probably have told you more."), ==,
                   missed->better_chance < missed->asked_chance + LEAST_GAIN);
  n_gains += missed->better_chance >= missed->asked_chance + LEAST_GAIN;
}

/* What both suggestions would have told is what counting the deals says. */
static void
assert_missed (const Game *self, const CbJudgedTurn *missed)
{
  const CbSuggestion *mine = get_mine (self, missed->position);

  g_assert_nonnull (mine);
  g_assert_cmphex (missed->asked, ==, mine->cards);
  g_assert_cmphex (get_place (self, missed->better), ==, get_place (self, mine->cards));
  g_assert_cmpfloat (missed->loss, >, LEAST_LOSS);
  g_assert_cmpfloat_with_epsilon (missed->asked_bits, weigh (self, missed->position, missed->asked),
                                  1e-9);
  g_assert_cmpfloat_with_epsilon (missed->better_bits,
                                  weigh (self, missed->position, missed->better), 1e-9);
  g_assert_cmpfloat (missed->better_bits, >, missed->asked_bits);
  assert_chances (self, missed);
}

/* Whether all that decides on an answer is in the list of all deals: whose hand is revealed is not
 * asked, and what is looked at is seen at any time. */
static gboolean
is_plain (const Game *self)
{
  return strstr (self->json, "exposed") == NULL &&
         !cb_setup_must_look (cb_case_get_setup (self->case_));
}

static void
test_missed (void)
{
  guint n_missed = 0, n_fine = 0;

  for (guint32 seed = 50000; seed < (g_test_slow () ? 54000 : 50400); seed++)
    {
      CbRandomTable table = { .seed = seed, .n_entries = 4 + seed % 8 };
      int me = (int) (seed % cb_random_table_get_n_players (&table));
      Game game;

      game_init (&game, &table, me);
      if (is_plain (&game))
        {
          g_autoptr (CbHindsight) hindsight = look_back (&game, seed % 4 < 2);
          const CbJudgedTurn *missed = cb_hindsight_get_costliest (hindsight);

          assert_costliest (&game, missed);
          if (missed != NULL)
            assert_missed (&game, missed);
          n_missed += missed != NULL;
          n_fine += missed == NULL;
        }
      game_clear (&game);
    }
  g_test_message ("%u missed, %u fine, %u gains told", n_missed, n_fine, n_gains);
  g_assert_cmpuint (n_gains, >, 0);
  g_assert_cmpuint (n_missed, >, 10);
  g_assert_cmpuint (n_fine, >, 10);
}

/* After how many entries all deals that are left have the same envelope, or −1. */
static int
find_solved (const Game *self, guint32 envelope)
{
  for (guint n = 0; n <= self->n_entries; n++)
    {
      CbPlain plain;

      cb_plain_deals_sum (self->deals, first_entries (n), &plain);
      g_assert_cmpuint (plain.n_deals, >, 0);
      if (plain.certain[0] == envelope)
        return (int) n;
    }
  return -1;
}

/* Who was right has ended the game. */
static gboolean
is_over_early (const Game *self)
{
  return strstr (self->json, "\"right\"") != NULL || strstr (self->json, "\"envelope\"") != NULL;
}

/* Returns: after how many entries I could have accused, or −1 */
static int
check_solved (const Game *self, guint32 envelope)
{
  int solved = find_solved (self, envelope);
  g_autoptr (CbReview)
    review = cb_question_answer (&(CbQuestion) { .cards = envelope }, self->case_, self->n_entries,
                                 cb_review_answer, CB_EFFORT_ENDLESS);

  g_assert_null (review->conflict);
  g_assert_true (review->complete);
  g_assert_cmpint (review->solved, ==, solved);
  return solved;
}

static void
test_solved (void)
{
  guint n_solved = 0, n_never = 0;

  for (guint32 seed = 51000; seed < (g_test_slow () ? 53000 : 51200); seed++)
    {
      CbRandomTable table = { .seed = seed, .n_entries = 6 + seed % 7 };
      int me = (int) (seed % cb_random_table_get_n_players (&table));
      Game game;

      game_init (&game, &table, me);
      if (!is_over_early (&game))
        {
          int solved = check_solved (&game, cb_random_table_get_hand (&table, 0));

          n_solved += solved > 0;
          n_never += solved < 0;
        }
      game_clear (&game);
    }
  g_test_message ("%u solved, %u never", n_solved, n_never);
  g_assert_cmpuint (n_solved, >, 20);
  g_assert_cmpuint (n_never, >, 20);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hindsight/missed", test_missed);
  g_test_add_func ("/hindsight/solved", test_solved);
  return g_test_run ();
}
