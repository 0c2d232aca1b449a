/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What to ask next. That questions are weighed rightly is tested with the deduction; here, that the
 * right ones are weighed, for the right players, and how they are handed out. */

#include <math.h>

#include "cb-advice-private.h"
#include "cb-foresight-private.h"
#include "cb-editions.h"
#include "cb-naming-private.h"
#include "cb-plain-worth.h"
#include "cb-random-table.h"
#include "cb-test-case.h"

#define ANNA   0x001u
#define BERT   0x002u
#define CLEO   0x004u
#define AXE    0x008u
#define BELT   0x010u
#define CLUB   0x020u
#define ATTIC  0x040u
#define BARN   0x080u
#define CELLAR 0x100u

static const CbAdvisedSuggestion *
find (const CbAdvice *advice, CbCardSet cards)
{
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    if (cb_advice_get_suggestion (advice, i)->cards == cards)
      return cb_advice_get_suggestion (advice, i);
  return NULL;
}

static guint
find_index (const CbAdvice *advice, CbCardSet cards)
{
  guint i = 0;

  while (i < cb_advice_get_n_suggestions (advice) &&
         cb_advice_get_suggestion (advice, i)->cards != cards)
    i++;
  return i;
}

/* What is said of @cards where @next, or nothing, stands below. */
static char *
explain (const CbAdvice *advice, CbCardSet cards, CbCardSet next)
{
  return cb_advice_explain (advice, find_index (advice, cards),
                            next != 0 ? find_index (advice, next) : G_MAXUINT);
}

static void
assert_sorted (const CbAdvice *advice)
{
  double slack = cb_advice_is_exact (advice) ? 1e-8 : 0.011;

  for (guint i = 0; i < advice->n_foreseen; i++)
    g_assert_cmpuint (cb_advice_get_suggestion (advice, i)->foreseen, ==, i + 1);
  for (guint i = advice->n_foreseen + 1; i < cb_advice_get_n_suggestions (advice); i++)
    g_assert_cmpfloat (cb_advice_get_suggestion (advice, i)->worth, <=,
                       cb_advice_get_suggestion (advice, i - 1)->worth + slack);
}

/* The attic is the only card that anybody else may hold: it is in the envelope one time in three,
 * and with each of the others as often. */
static void
test_by_hand (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbAdvice) advice = cb_case_advise (case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) ahead = cb_advice_refine (advice, CB_EFFORT_ENDLESS);
  const CbAdvisedSuggestion *suggestion = find (advice, ANNA | AXE | ATTIC);
  g_autofree char *reason = explain (advice, ANNA | AXE | ATTIC, 0);

  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, 27);
  assert_sorted (advice);
  g_assert_true (cb_advice_is_exact (advice));
  g_assert_false (cb_advice_is_final (advice));
  g_assert_true (cb_advice_is_exact (ahead));
  g_assert_true (cb_advice_is_final (ahead));
  g_assert_null (cb_advice_refine (ahead, CB_EFFORT_ENDLESS));
  g_assert_cmpuint (advice->n_deals, ==, 2 * 2 * 3 * 6);
  g_assert_cmpfloat_with_epsilon (suggestion->bits, 0.91829583405, 1e-9);
  g_assert_cmpfloat_with_epsilon (suggestion->total_bits, 1.58496250072, 1e-9);
  g_assert_cmpfloat_with_epsilon (suggestion->nobody, 1.0 / 3, 1e-9);
  g_assert_cmpstr (reason, ==, "If nobody shows a card (33%), it’s Attic");
}

/* What one suggestion does that the one below it does not. I hold anna and axe; Bob has shown me
 * the belt. */
static void
test_reasons (void)
{
  static const struct
  {
    CbCardSet cards;
    CbCardSet next;
    const char *reason;
  } SAMPLES[] = {
    { CLEO | CLUB | ATTIC, 0, "If nobody shows a card (21%), you’ve solved it" },
    { BERT | CLUB | ATTIC, CLEO | CLUB | ATTIC, "Only Bob or Cy could show Bert" },
    { ANNA | AXE | ATTIC, ANNA | AXE | BARN, "If nobody shows a card (38%), it’s Attic" },
    { CLEO | AXE | ATTIC, CLEO | CLUB | ATTIC,
      "You have Axe, so the others can’t tell what you’re after" },
    { CLEO | CLUB | ATTIC, CLEO | AXE | ATTIC, "You hold none of these cards yourself" },
    { CLEO | BELT | ATTIC, CLEO | CLUB | ATTIC, "Bob will show one of these 3 cards" },
  };
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':0,'cards':['cleo','belt','attic'],'answers':["
                   "{'by':1,'did':'show','card':'belt'}]}");
  g_autoptr (CbAdvice) advice = cb_case_advise (case_, 1, NULL, 1, CB_EFFORT_ENDLESS);

  for (gsize i = 0; i < G_N_ELEMENTS (SAMPLES); i++)
    {
      g_autofree char *reason = explain (advice, SAMPLES[i].cards, SAMPLES[i].next);

      g_assert_cmpstr (reason, ==, SAMPLES[i].reason);
    }
}

/* What nobody can show need not be in the envelope where cards lie face down. */
static void
test_face_down (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    "'players':[{'name':'Ann'},{'name':'Bob'}],'me':0,'hand':['anna','axe'],'faceDown':2", "");
  g_autoptr (CbAdvice) advice = cb_case_advise (case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_autofree char *found = explain (advice, ANNA | AXE | ATTIC, 0);
  g_autofree char *where = explain (advice, BERT | CLUB | ATTIC, CLEO | CLUB | ATTIC);

  g_assert_cmpstr (found, ==, "If nobody shows a card (67%), it’s Attic, unless face down");
  g_assert_cmpstr (where, ==, "Only Bob could show Bert");
}

static void
test_within (void)
{
  const CbAskable askable = { .within = BARN | CELLAR };
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbAdvice) all = cb_case_advise (case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) within = cb_case_advise (case_, 0, &askable, 1, CB_EFFORT_ENDLESS);

  g_assert_cmpuint (cb_advice_get_n_suggestions (within), ==, 18);
  for (guint i = 0; i < 18; i++)
    {
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (within, i);

      g_assert_cmphex (suggestion->cards & ATTIC, ==, 0);
      g_assert_cmpfloat_with_epsilon (suggestion->bits, find (all, suggestion->cards)->bits, 1e-12);
    }
}

/* Where suspects stand in rooms, they are named where they stand, and nobody else is. */
static void
test_standing (void)
{
  const CbAskable standing = { .n_pairs = 2, .pairs = { ANNA | BARN, CLEO | ATTIC } };
  const CbAskable askable = { .within = BARN,
                              .n_pairs = 2,
                              .pairs = { ANNA | BARN, CLEO | ATTIC } };
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbAdvice) all = cb_case_advise (case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) advice = cb_case_advise (case_, 0, &standing, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) near = cb_case_advise (case_, 0, &askable, 1, CB_EFFORT_ENDLESS);
  const CbCardSet weapons[] = { AXE, BELT, CLUB };

  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, 6);
  g_assert_cmpuint (cb_advice_get_n_suggestions (near), ==, 3);
  assert_sorted (advice);
  for (guint i = 0; i < G_N_ELEMENTS (weapons); i++)
    {
      CbCardSet cards = ANNA | weapons[i] | BARN;

      g_assert_nonnull (find (advice, CLEO | weapons[i] | ATTIC));
      g_assert_nonnull (find (near, cards));
      g_assert_cmpfloat_with_epsilon (find (advice, cards)->bits, find (all, cards)->bits, 1e-12);
    }
}

/* Of each marker there is one, one stands in a room, and two change places. */
static void
test_places (void)
{
  enum
  {
    GALLEY,
    SALON,
    DECK,
    GREEN,
    PLUM
  };
  CbAskable self = { 0 };
  CbAskable same = { 0 };

  g_assert_cmpint (cb_askable_get_partner (&self, GALLEY), ==, -1);
  cb_askable_place (&self, GALLEY, GREEN);
  cb_askable_place (&self, SALON, PLUM);
  cb_askable_place (&self, GALLEY, PLUM);
  g_assert_cmpuint (self.n_pairs, ==, 2);
  g_assert_cmpint (cb_askable_get_partner (&self, GALLEY), ==, PLUM);
  g_assert_cmpint (cb_askable_get_partner (&self, GREEN), ==, SALON);
  /* Into an empty room nobody comes back. */
  cb_askable_place (&self, DECK, GREEN);
  g_assert_cmpint (cb_askable_get_partner (&self, SALON), ==, -1);
  /* From elsewhere: who stood there stands nowhere. */
  cb_askable_part (&self, DECK);
  cb_askable_place (&self, GALLEY, GREEN);
  g_assert_cmpuint (self.n_pairs, ==, 1);
  g_assert_cmpint (cb_askable_get_partner (&self, PLUM), ==, -1);
  cb_askable_place (&self, GALLEY, GREEN);
  cb_askable_place (&same, GALLEY, GREEN);
  g_assert_true (cb_askable_equal (&self, &same));
  same.within = 1;
  g_assert_false (cb_askable_equal (&self, &same));
}

/* Where two cards of any categories are named, all pairs are weighed. */
static void
test_pairs (void)
{
  g_autofree char *edition = g_strdup (cb_test_small_edition ());
  char *end = strrchr (edition, '}');
  g_autofree char *text = NULL;
  g_autoptr (CbCase) case_ = NULL;
  g_autoptr (CbAdvice) advice = NULL;

  *end = '\0';
  text = g_strdup_printf ("{'format':'casebook','version':1,'title':'Test',"
                          "'edition':%s,'askCards':2}," CB_TEST_THREE ",'log':[]}",
                          edition);
  case_ = cb_test_make_case (text);
  advice = cb_case_advise (case_, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, 27);
  for (guint i = 0; i < 27; i++)
    g_assert_cmpuint (cb_card_set_size (cb_advice_get_suggestion (advice, i)->cards), ==, 2);
}

/* A question, as plain enumeration has it. */
typedef struct
{
  guint n_players;
  guint me;
  guint32 named;
} Question;

/* From my left round: who shows first, and any card that he can show. */
static void
ask_plainly (const guint32 *hands, gpointer data, CbPlainOutcomes *outcomes)
{
  const Question *self = data;

  for (guint i = 1; i < self->n_players; i++)
    {
      guint holder = 1 + (self->me + i) % self->n_players;
      guint32 shown = hands[holder] & self->named;
      guint n = (guint) __builtin_popcount (shown);

      for (; shown != 0; shown &= shown - 1)
        cb_plain_outcomes_add (outcomes, 100 * holder + (guint) __builtin_ctz (shown), 1.0 / n);
      if (n > 0)
        return;
    }
  cb_plain_outcomes_add (outcomes, 0, 1);
}

static guint
count_pairs (const CbSetup *setup)
{
  guint n = cb_card_set_size (cb_edition_get_all_cards (setup->edition) & ~setup->removed);

  return n * (n - 1) / 2;
}

/* Returns whether there was anything to advise. */
static gboolean
check_alike (const CbRandomTable *table, int me)
{
  g_autofree char *json = cb_random_table_write_case (table, me);
  g_autoptr (CbCase) case_ = cb_test_read_case (json);
  g_autoptr (CbPlainDeals) deals = cb_plain_deals_new (json);
  g_autoptr (CbAdvice)
    advice = cb_case_advise (case_, table->n_entries, NULL, 1, CB_EFFORT_ENDLESS);
  const CbSetup *setup = cb_case_get_setup (case_);

  if (advice == NULL || strstr (json, "exposed") != NULL || cb_setup_must_look (setup))
    return FALSE;
  g_assert_true (cb_advice_is_exact (advice));
  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, count_pairs (setup));
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    {
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (advice, i);
      Question question = { setup->n_players, (guint) me, suggestion->cards };
      CbPlainWorth worth = cb_plain_weigh (deals, ((guint64) 1 << table->n_entries) - 1,
                                           ask_plainly, &question);

      g_assert_cmpfloat_with_epsilon (suggestion->bits, worth.envelope, 1e-9);
      g_assert_cmpfloat_with_epsilon (suggestion->total_bits, worth.sheet, 1e-9);
    }
  return TRUE;
}

/* Where any two cards are named, also two of a category, all pairs are weighed, and each is worth
 * what plain enumeration says. */
static void
test_alike (void)
{
  guint n_checked = 0;

  for (guint32 seed = 40000; seed < (g_test_slow () ? 42000 : 40060); seed++)
    {
      CbRandomTable table = { .seed = seed, .n_entries = seed % 8, .asks_alike = TRUE };

      n_checked += check_alike (&table, (int) (seed % cb_random_table_get_n_players (&table)));
    }
  g_test_message ("%u tables", n_checked);
  g_assert_cmpuint (n_checked, >, 20);
}

/* Cards out of play cannot be named; whose hand lies open does not answer. */
static void
test_table (void)
{
  g_autoptr (CbCase) removed = cb_test_small_case (
    "'players':[{'name':'Ann'},{'name':'Bob'}],'me':0,'hand':['bert','belt','barn'],'removed':['anna'],"
    "'firstDealt':0",
    "");
  g_autoptr (CbCase) exposed = cb_test_small_case (
    CB_TEST_THREE, "{'type':'exposed','player':1,'cards':['bert','attic']}");
  g_autoptr (CbAdvice) advice = cb_case_advise (removed, 0, NULL, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) open = cb_case_advise (exposed, 1, NULL, 1, CB_EFFORT_ENDLESS);
  g_autofree char *reason = NULL;

  g_assert_nonnull (advice);
  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, 18);
  g_assert_cmpfloat (find (open, ANNA | AXE | ATTIC)->bits, ==, 0);
  reason = explain (open, ANNA | AXE | ATTIC, 0);
  g_assert_cmpstr (reason, ==, "You already know that nobody can show a card");
}

static void
test_none (void)
{
  g_autoptr (CbCase) onlooker = cb_test_small_case (
    "'players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],'me':null", "");
  g_autoptr (CbCase)
    wrong = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':1,'card':'anna'}");

  g_assert_null (cb_case_advise (onlooker, 0, NULL, 1, CB_EFFORT_ENDLESS));
  g_assert_null (cb_case_advise (wrong, 1, NULL, 1, CB_EFFORT_ENDLESS));
}

/* On a full deck, from drawn deals: the same seed, the same advice; refined until it is final, it
 * is close to what it was. */
static void
test_refine (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("published-six-players.casebook");
  g_autoptr (CbAdvice) advice = cb_case_advise (case_, 4, NULL, 7, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) again = cb_case_advise (case_, 4, NULL, 7, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) ahead = cb_advice_refine (advice, CB_EFFORT_ENDLESS);
  g_autoptr (CbAdvice) refined = cb_advice_refine (ahead, CB_EFFORT_ENDLESS);
  double sum = 0;

  g_assert_cmpuint (cb_advice_get_n_suggestions (advice), ==, 324);
  g_assert_false (cb_advice_is_exact (advice));
  g_assert_false (cb_advice_is_final (advice));
  assert_sorted (advice);
  assert_sorted (ahead);
  assert_sorted (refined);
  g_assert_cmpuint (ahead->n_deals, ==, advice->n_deals);
  g_assert_cmpuint (refined->n_deals, >, advice->n_deals);
  for (guint i = 0; i < CB_FORESIGHT_CANDIDATES; i++)
    g_assert_cmphex (cb_advice_get_suggestion (refined, i)->cards, ==,
                     cb_advice_get_suggestion (ahead, i)->cards);
  for (guint i = 0; i < 324; i++)
    {
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (advice, i);

      g_assert_cmphex (suggestion->cards, ==, cb_advice_get_suggestion (again, i)->cards);
      sum += fabs (suggestion->bits - find (refined, suggestion->cards)->bits);
    }
  g_assert_cmpfloat (sum / 324, <, 0.02);
  for (guint i = 0; !cb_advice_is_final (refined); i++)
    {
      CbAdvice *more = cb_advice_refine (refined, CB_EFFORT_ENDLESS);

      g_assert_cmpuint (i, <, 10);
      g_assert_nonnull (more);
      cb_advice_unref (refined);
      refined = more;
    }
}

/* What the others learn counts, too: early in a game of six, whoever asks for three cards he does
 * not hold is better off than who names two of his own. */
static void
test_told (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("published-six-players.casebook");
  g_autoptr (CbAdvice) advice = cb_case_advise (case_, 4, NULL, 7, CB_EFFORT_ENDLESS);
  CbCardSet hand = cb_case_get_setup (case_)->hand;
  double told[4] = { 0 }, worth[4] = { 0 };
  guint n[4] = { 0 };

  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    {
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (advice, i);
      guint n_own = cb_card_set_size (suggestion->cards & hand);

      g_assert_cmpfloat (suggestion->told_bits, >=, 0);
      told[n_own] += suggestion->told_bits;
      worth[n_own] += suggestion->worth;
      n[n_own]++;
    }
  g_assert_cmpuint (n[0] * n[1] * n[2], >, 0);
  g_assert_cmpfloat (told[0] / n[0], >, 0.1);
  g_assert_cmpfloat (worth[0] / n[0], >, worth[2] / n[2]);
  g_assert_cmphex (cb_advice_get_suggestion (advice, 0)->cards & hand, ==, 0);
  g_assert_false (cb_advice_is_empty (advice));
}

/* Bob names Cleo, Club and Attic, nobody shows, and he does not accuse; Cy shows me Barn. */
#define BOB_ASKED                                                \
  "{'type':'suggestion','by':1,'cards':['cleo','club','attic']," \
  "'answers':[{'by':2,'did':'pass'},{'by':0,'did':'pass'}]},"    \
  "{'type':'suggestion','by':0,'cards':['anna','axe','barn'],"   \
  "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'barn'}]}"

/* How much likelier each deal is by what was named than without it, after all entries. */
static double *
compare_weights (CbCase *case_, CbDeals **deals)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, n);
  g_autoptr (CbSampler) sampler = NULL;
  g_autoptr (CbDeals) plain = NULL;
  double *ratios;

  g_assert_true (cb_knowledge_read (knowledge, CB_EFFORT_ENDLESS));
  sampler = cb_deduction_new_sampler (knowledge->deduction, n, 1, CB_EFFORT_ENDLESS);
  plain = cb_sampler_list_deals (sampler, 1000);
  *deals = cb_sampler_list_deals (sampler, 1000);
  ratios = g_new (double, plain->list->len);
  cb_naming_weigh_deals (knowledge, *deals);
  for (guint i = 0; i < plain->list->len; i++)
    ratios[i] = cb_deals_get (*deals, i)->weight / cb_deals_get (plain, i)->weight;
  return ratios;
}

/* That of the first deal in which Bob holds these cards. */
static double
get_ratio_of_bob (CbCase *case_, CbCardSet bob)
{
  g_autoptr (CbDeals) deals = NULL;
  g_autofree double *ratios = compare_weights (case_, &deals);

  for (guint i = 0; i < deals->list->len; i++)
    if (cb_deals_get (deals, i)->hands[2] == bob)
      return ratios[i];
  g_assert_not_reached ();
}

/* There are three cards of each category. Compared with who names any, who seeks and has one of
 * them names another one 0.9 × 3/2 = 1.35 times as often, and his own 0.1 × 3 = 0.3 times; of
 * rooms, both of which may be too far away with a chance of 4/9, another one 5/9 × 3/2 = 5/6, and
 * his own 4/9 × 3 = 4/3. Who probes wants his own two times in three, and gets it with 0.9, or of
 * rooms 1/3, and else seeks: he names his own with 0.9 × 2/3 + 0.1 / 3 = 19/30, which is 1.9 times
 * as often, and another one 0.55 times; of rooms, with 1/3 × 2/3 + 4/9 / 3 = 10/27, which is 10/9
 * times, and another one 17/18. A third of the players have each habit. Had he named the envelope,
 * he would have accused 49 times in 50. */
static void
test_naming (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, BOB_ASKED);
  double nothing = get_ratio_of_bob (case_, BERT | BELT);
  double club = get_ratio_of_bob (case_, CLUB | CELLAR);
  double attic = get_ratio_of_bob (case_, BERT | ATTIC);
  double as_club = 1 + 0.3 * 5 / 6 + 1.9 * 17 / 18;

  g_assert_cmpfloat_with_epsilon (nothing / club, 0.02 * (1 + 1.35 * 1.35 + 0.55 * 0.55) / as_club,
                                  1e-9);
  g_assert_cmpfloat_with_epsilon (attic / club, (1 + 1.35 * 4 / 3 + 0.55 * 10 / 9) / as_club, 1e-9);
}

/* Where it was not recorded who answered, somebody may have shown a card: so that he did not accuse
 * tells nothing of the envelope. */
static void
test_naming_unheard (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':1,'cards':['cleo','club','attic'],"
                   "'answers':[]}");
  g_autoptr (CbDeals) deals = NULL;
  g_autofree double *ratios = compare_weights (case_, &deals);
  double expected = get_ratio_of_bob (case_, BERT | BELT);
  guint n_named = 0, n = 0;

  for (guint i = 0; i < deals->list->len; i++)
    if (cb_deals_get (deals, i)->hands[2] == (BERT | BELT))
      {
        g_assert_cmpfloat_with_epsilon (ratios[i], expected, 1e-9);
        n_named += cb_deals_get (deals, i)->hands[0] == (CLEO | CLUB | ATTIC);
        n++;
      }
  g_assert_true (0 < n_named && n_named < n);
}

/* Bob names Cleo, Club and Attic three times, and Cy shows him a card each time. */
#define BOB_ASKED_AND_GOT                                        \
  "{'type':'suggestion','by':1,'cards':['cleo','club','attic']," \
  "'answers':[{'by':2,'did':'show'}]},"

/* What I see of Bob's hand tells what to make of the rest of what he names: if he has named his own
 * cards, he may well hold the others, too; if he has named other ones, he most likely does not. */
static void
test_naming_learnt (void)
{
  g_autoptr (CbCase) probes = cb_test_small_case (
    CB_TEST_THREE, BOB_ASKED_AND_GOT BOB_ASKED_AND_GOT BOB_ASKED_AND_GOT
    "{'type':'seen','player':1,'card':'club'}");
  g_autoptr (CbCase)
    seeks = cb_test_small_case (CB_TEST_THREE, BOB_ASKED_AND_GOT BOB_ASKED_AND_GOT BOB_ASKED_AND_GOT
                                "{'type':'seen','player':1,'card':'belt'}");

  g_assert_cmpfloat (get_ratio_of_bob (probes, CLUB | CLEO), >,
                     10 * get_ratio_of_bob (probes, CLUB | BERT));
  g_assert_cmpfloat (2 * get_ratio_of_bob (seeks, BELT | CLEO), <,
                     get_ratio_of_bob (seeks, BELT | BERT));
}

/* Bob names two cards, nobody shows, and he does not accuse: there is a third card in the envelope,
 * which he does not know. So he may well have named two that are in it, about as likely as that he
 * named a card of his own and one that is in it. */
static void
test_naming_two (void)
{
  const char
    *json = "{'format':'casebook','version':1,'edition':'clue-suspect','players':[{'name':'A'},"
            "{'name':'B'},{'name':'C'}],'me':0,'hand':['plum','knife','kitchen'],'log':["
            "{'type':'suggestion','by':1,'cards':['mustard','rope'],"
            "'answers':[{'by':2,'did':'pass'},{'by':0,'did':'pass'}]}]}";
  g_autoptr (CbCase) case_ = cb_test_make_case (json);
  CbEdition *edition = cb_case_get_edition (case_);
  CbCardSet named;
  g_autoptr (CbDeals) deals = NULL;
  g_autofree double *ratios = NULL;
  double both = 0, one = 0;

  named = cb_card_set_of ((guint) cb_edition_find_card (edition, "mustard")) |
          cb_card_set_of ((guint) cb_edition_find_card (edition, "rope"));
  ratios = compare_weights (case_, &deals);
  for (guint i = 0; i < deals->list->len; i++)
    switch (cb_card_set_size (named & cb_deals_get (deals, i)->hands[0]))
      {
      case 2:
        both = MAX (both, ratios[i]);
        break;
      case 1:
        one = MAX (one, ratios[i]);
        break;
      default:
        break;
      }
  g_assert_cmpfloat (both, >, one / 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advice/by-hand", test_by_hand);
  g_test_add_func ("/advice/reasons", test_reasons);
  g_test_add_func ("/advice/face-down", test_face_down);
  g_test_add_func ("/advice/within", test_within);
  g_test_add_func ("/advice/standing", test_standing);
  g_test_add_func ("/advice/places", test_places);
  g_test_add_func ("/advice/pairs", test_pairs);
  g_test_add_func ("/advice/alike", test_alike);
  g_test_add_func ("/advice/table", test_table);
  g_test_add_func ("/advice/none", test_none);
  g_test_add_func ("/advice/refine", test_refine);
  g_test_add_func ("/advice/told", test_told);
  g_test_add_func ("/advice/naming", test_naming);
  g_test_add_func ("/advice/naming-unheard", test_naming_unheard);
  g_test_add_func ("/advice/naming-learnt", test_naming_learnt);
  g_test_add_func ("/advice/naming-two", test_naming_two);
  return g_test_run ();
}
