/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What others know, were the hands so, by entries of every kind: never more than is so. That it is
 * all that follows is tested in the suite insight, by entries of the usual kinds. */

#include "cb-random-table.h"
#include "cb-sampler.h"
#include "cb-supposition-private.h"
#include "cb-test-case.h"

/* (transfer full): were the hands so, and what was seen in them any of what it may have been. */
static CbSupposition *
suppose (const CbKnowledge *knowledge, const CbCardSet *hands, CbRandom *random)
{
  CbSupposition *supposition = g_malloc0 (sizeof (CbSupposition) +
                                          knowledge->sights->len * sizeof (CbCardSet));

  memcpy (supposition->hands, hands, sizeof supposition->hands);
  for (guint i = 0; i < knowledge->sights->len; i++)
    {
      const CbSight *sight = &g_array_index (knowledge->sights, CbSight, i);
      CbCardSet among = sight->cards != 0 ? sight->cards : hands[sight->holder] & sight->among;

      supposition->seen[i] = cb_card_set_pick (among, sight->n, random);
    }
  return supposition;
}

/* That the deal is one of those @seat reckons with. */
static void
assert_allows (const CbDeduction *deduction, const CbCardSet *hands, guint n_holders)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, 2);

  g_assert_true (marks->consistent);
  for (guint h = 0; h < n_holders; h++)
    {
      g_assert_cmphex (hands[h] & ~marks->possible[h], ==, 0);
      g_assert_cmphex (marks->certain[h] & ~hands[h], ==, 0);
    }
}

static void
check_case (CbCase *case_, CbRandom *random)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, n);
  g_autoptr (CbSampler)
    sampler = cb_deduction_new_sampler (knowledge->deduction, n, 1, CB_EFFORT_ENDLESS);
  guint n_holders = cb_setup_get_n_holders (knowledge->setup);

  g_assert_nonnull (sampler);
  for (guint i = 0; i < 5; i++)
    {
      CbCardSet hands[CB_MAX_HOLDERS];
      g_autofree CbSupposition *supposition = NULL;

      cb_sampler_draw (sampler, hands);
      supposition = suppose (knowledge, hands, random);
      for (int seat = 0; seat < (int) knowledge->setup->n_players; seat++)
        {
          g_autoptr (CbDeduction)
            deduction = cb_knowledge_imagine (knowledge, seat, supposition, CB_EFFORT_ENDLESS);

          assert_allows (deduction, hands, n_holders);
        }
    }
}

static void
test_random (void)
{
  CbRandom random = { { 5, 2, 3, 4 } };

  for (guint i = 0; i < 300; i++)
    {
      const CbRandomTable table = { .seed = i, .n_entries = 12 };
      guint n_players = cb_random_table_get_n_players (&table);
      g_autofree char *text = cb_random_table_write_case (&table, (int) (i % n_players));
      g_autoptr (CbCase) case_ = cb_test_read_case (text);

      check_case (case_, &random);
    }
}

/* Insight asks nobody whom a card has killed, whether the hand was told or not. */
static void
test_killed (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("booklet-nightmare.casebook");
  const guint EIGHTH_KING = 24;
  CbAnswerer answerers[CB_MAX_PLAYERS];

  for (guint n = EIGHTH_KING - 1; n <= EIGHTH_KING + 1; n++)
    {
      g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, n);
      guint n_answerers = cb_knowledge_list_answerers (knowledge, 1, answerers);
      gboolean cem_is_asked = FALSE;

      for (guint i = 0; i < n_answerers; i++)
        cem_is_asked = cem_is_asked || answerers[i].holder == CB_HOLDER_OF_SEAT (2);
      g_assert_cmpint (cem_is_asked, ==, n < EIGHTH_KING);
      g_assert_cmpint (cb_knowledge_is_out (knowledge, 2), ==, n >= EIGHTH_KING);
    }
}

/* Whoever looked at a place where I know the card has seen that card, also where I looked later;
 * and who looked elsewhere saw another one. */
static void
test_places (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (
    "{'format':'casebook','version':1,'title':'','edition':'nightmare','me':0,'faceDown':2,"
    "'players':[{'name':'Ann'},{'name':'Bea'},{'name':'Cem'},{'name':'Dot'}],"
    "'hand':['mayor','present','woods','cemetery'],'log':["
    "{'type':'look','by':1,'slots':[1]},{'type':'look','by':2,'slots':[0]},"
    "{'type':'look','by':3,'slots':[0,1]},{'type':'look','by':0,'slots':[1],'cards':['jack']}]}");
  g_autoptr (CbKnowledge) knowledge = cb_case_get_knowledge (case_, 4);
  g_autoptr (GPtrArray) suppositions = cb_knowledge_suppose (knowledge, 7, 20, CB_EFFORT_ENDLESS);
  CbCardSet jack = cb_card_set_of (
    (guint) cb_edition_find_card (cb_case_get_edition (case_), "jack"));
  const guint POOL = CB_HOLDER_OF_SEAT (4);

  for (guint i = 0; i < suppositions->len; i++)
    {
      const CbSupposition *supposition = g_ptr_array_index (suppositions, i);
      CbCardSet pool = supposition->hands[POOL];

      g_assert_cmphex (supposition->seen[0], ==, jack);
      g_assert_cmphex (supposition->seen[1], ==, pool & ~jack);
      g_assert_cmphex (supposition->seen[2], ==, pool);
      for (int seat = 1; seat < 4; seat++)
        {
          g_autoptr (CbDeduction)
            deduction = cb_knowledge_imagine (knowledge, seat, supposition, CB_EFFORT_ENDLESS);
          CbCardSet certain = cb_deduction_get_marks (deduction, 2)->certain[POOL];

          g_assert_cmphex (certain & jack, ==, seat == 2 ? 0 : jack);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/knowledge/random", test_random);
  g_test_add_func ("/knowledge/killed", test_killed);
  g_test_add_func ("/knowledge/places", test_places);
  return g_test_run ();
}
