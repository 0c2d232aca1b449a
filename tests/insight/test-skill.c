/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Skill and luck of turns where one can say by hand which was best, and which answer told most. */

#include "cb-advice-private.h"
#include "cb-skill.h"
#include "cb-test-case.h"

/* I hold Anna and Axe, and ask for three cards of which I know nothing. */
#define I_ASK           "{'type':'suggestion','by':0,'cards':['bert','belt','attic'],'answers':["
#define NOBODY          I_ASK "{'by':1,'did':'pass'},{'by':2,'did':'pass'}]}"
#define BOB_SHOWS_ATTIC I_ASK "{'by':1,'did':'show','card':'attic'}]}"
#define BOB_SHOWS_SOME  I_ASK "{'by':1,'did':'show'}]}"
#define I_ASK_FOR_MINE                                          \
  "{'type':'suggestion','by':0,'cards':['anna','axe','attic']," \
  "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'pass'}]}"
#define OTHERS_SEEN                                                                    \
  "{'type':'seen','player':1,'card':'bert'},{'type':'seen','player':1,'card':'belt'}," \
  "{'type':'seen','player':2,'card':'attic'},{'type':'seen','player':2,'card':'barn'}"
#define CELLAR_ASKED                                             \
  "{'type':'suggestion','by':0,'cards':['anna','axe','cellar']," \
  "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'pass'}]}"
#define I_ACCUSE "{'type':'accusation','by':0,'cards':['cleo','club','cellar'],'result':'right'}"

static CbJudgedTurn *
judge (const char *log, guint position)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, log);
  CbJudgedTurn *turn = cb_case_judge_turn (case_, position, CB_EFFORT_ENDLESS);

  g_assert_nonnull (turn);
  g_assert_cmpuint (turn->position, ==, position);
  return turn;
}

/* Where it is not recorded which card was shown, luck is in the middle; and what is asked is as
 * good as it is, whatever comes of it. */
static void
test_luck (void)
{
  g_autofree CbJudgedTurn *nobody = judge (NOBODY, 0);
  g_autofree CbJudgedTurn *attic = judge (BOB_SHOWS_ATTIC, 0);
  g_autofree CbJudgedTurn *some = judge (BOB_SHOWS_SOME, 0);

  g_assert_cmpfloat (some->luck, ==, 0.5);
  g_assert_cmpfloat (some->spread, ==, 0);
  g_assert_cmpint (nobody->skill, ==, attic->skill);
}

/* Which one is best is what advice says; who asks for his own cards learns least. */
static void
test_skill (void)
{
  g_autoptr (CbCase) empty = cb_test_small_case (CB_TEST_THREE, "");
  CbEdition *edition = cb_case_get_edition (empty);
  CbCardSet attic = cb_card_set_of ((guint) cb_edition_find_card (edition, "attic"));
  const CbQuestion question = { .askable = { .within = attic }, .seed = 1 };
  g_autoptr (CbAdvice)
    advice = cb_question_answer (&question, empty, 0, cb_advice_weigh, CB_EFFORT_ENDLESS);
  CbCardSet best = cb_advice_get_suggestion (advice, 0)->cards;
  g_autofree CbJudgedTurn *mine = judge (I_ASK_FOR_MINE, 0);
  g_autoptr (GString) log = g_string_new ("{'type':'suggestion','by':0,'cards':[");
  g_autofree CbJudgedTurn *turn = NULL;

  for (CbCardSet left = best; left != 0; left &= left - 1)
    g_string_append_printf (log, "%s'%s'", left == best ? "" : ",",
                            cb_edition_get_card (edition, cb_card_set_first (left))->id);
  g_string_append (log, "],'answers':[]}");
  turn = judge (log->str, 0);
  g_assert_cmpint (turn->skill, ==, CB_MOST_SKILL);
  g_assert_cmpfloat (turn->loss, ==, 0);
  g_assert_cmphex (turn->better, ==, best);
  g_assert_cmphex (mine->better, ==, best);
  g_assert_cmpint (mine->skill, ==, 0);
  g_assert_cmpfloat (mine->loss, >, 0.1);
}

/* Who knows the answer has nothing better to do than to accuse. */
static void
test_knew (void)
{
  g_autofree CbJudgedTurn *waits = judge (OTHERS_SEEN "," CELLAR_ASKED, 4);
  g_autofree CbJudgedTurn *accuses = judge (OTHERS_SEEN "," CELLAR_ASKED "," I_ACCUSE, 4);

  g_assert_true (waits->knew);
  g_assert_cmpint (waits->skill, ==, 0);
  g_assert_cmpfloat (waits->spread, ==, 0);
  g_assert_true (accuses->knew);
  g_assert_cmpint (accuses->skill, ==, CB_MOST_SKILL);
}

static void
test_sum (void)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (CbJudgedTurn));
  const CbJudgedTurn good = { .skill = 99, .luck = 0.95, .spread = 1.0 / 12 };
  const CbJudgedTurn bad = { .skill = 50, .luck = 0.05, .spread = 1.0 / 12 };
  g_autofree char *words = NULL;
  CbSkill skill;

  cb_skill_sum_up (turns, &skill);
  g_assert_cmpuint (skill.n_turns, ==, 0);
  g_array_append_val (turns, good);
  cb_skill_sum_up (turns, &skill);
  g_assert_cmpint (skill.skill, ==, 99);
  g_assert_cmpint (skill.luck, ==, 94); /* normal, 1.56 times the deviation */
  g_array_append_val (turns, bad);
  cb_skill_sum_up (turns, &skill);
  g_assert_cmpint (skill.skill, ==, 75);
  g_assert_cmpint (skill.luck, ==, 50);
  words = cb_skill_describe (&skill);
  g_assert_cmpstr (words, ==, "Your suggestions were strong. Your skill: 75 (99 is perfect).");
}

/* What is said at either side of where the words change. */
static void
test_words (void)
{
  static const struct
  {
    int skill;
    const char *words;
  } SKILLS[] = {
    { 99, "Your suggestions could hardly be better. Your skill: 99 (99 is perfect)." },
    { 90, "Your suggestions could hardly be better. Your skill: 90 (99 is perfect)." },
    { 89, "Your suggestions were strong. Your skill: 89 (99 is perfect)." },
    { 74, "Your suggestions were decent. Your skill: 74 (99 is perfect)." },
    { 50, "Your suggestions were decent. Your skill: 50 (99 is perfect)." },
    { 49, "You missed some better suggestions. Your skill: 49 (99 is perfect)." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (SKILLS); i++)
    {
      const CbSkill skill = { .skill = SKILLS[i].skill };
      g_autofree char *words = cb_skill_describe (&skill);

      g_assert_cmpstr (words, ==, SKILLS[i].words);
    }
}

/* Only mine, and none that is set aside. */
static void
test_list (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, NOBODY ",{'type':'suggestion','by':1,'cards':['bert','belt','attic'],"
                          "'answers':[]}," I_ASK "],'uncertain':true}," BOB_SHOWS_SOME);
  g_autoptr (GArray) turns = cb_case_list_my_turns (case_, 4);
  g_autoptr (GArray) first = cb_case_list_my_turns (case_, 3);

  g_assert_cmpuint (turns->len, ==, 2);
  g_assert_cmpuint (g_array_index (turns, guint, 0), ==, 0);
  g_assert_cmpuint (g_array_index (turns, guint, 1), ==, 3);
  g_assert_cmpuint (first->len, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/skill/luck", test_luck);
  g_test_add_func ("/skill/best", test_skill);
  g_test_add_func ("/skill/knew", test_knew);
  g_test_add_func ("/skill/sum", test_sum);
  g_test_add_func ("/skill/words", test_words);
  g_test_add_func ("/skill/list", test_list);
  return g_test_run ();
}
