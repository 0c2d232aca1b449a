/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a mark is there, in sentences: each number, name and card in them is one that a person
 * compares with the log. */

#include "cb-test-case.h"
#include "cb-why.h"

/* I am Ann and hold anna and axe; everybody holds two cards. */
static const struct
{
  const char *log;
  const char *card;
  guint holder;
  const char *steps;
  const char *headline;
} SAMPLES[] = {
  { "", "anna", 1, "You were dealt Anna.", "You have Anna." },
  { "", "bert", 1, "You weren’t dealt Bert.", "You don’t have Bert." },
  { "{'type':'seen','player':1,'card':'bert'}", "cleo", 0,
    "Entry 1: Bob has Bert.\n"
    "Every other card is accounted for, so it’s Cleo.",
    "It’s Cleo: every other card is accounted for." },
  { "{'type':'seen','player':1,'card':'bert'},{'type':'seen','player':1,'card':'belt'}", "attic", 2,
    "Entry 1: Bob has Bert.\n"
    "Entry 2: Bob has Belt.\n"
    "All of Bob’s cards are known, and none is Attic.",
    "Bob doesn’t have Attic." },
  { "{'type':'seen','player':1,'card':'bert'},{'type':'suggestion','by':2,'cards':['cleo','belt',"
    "'attic'],'answers':[{'by':1,'did':'pass'}]},{'type':'suggestion','by':0,'cards':['club',"
    "'barn'],'answers':[{'by':1,'did':'pass'}]}",
    "cellar", 2,
    "Entry 2: Bob passed on Cleo, Belt and Attic.\n"
    "Entry 3: Bob passed on Club and Barn.\n"
    "Bob has 2 cards, and only Cellar can be the last one.",
    "Bob has Cellar." },
  { "{'type':'seen','player':1,'card':'cleo'},{'type':'seen','player':2,'card':'club'},"
    "{'type':'accusation','by':1,'cards':['bert','belt','attic'],'result':'wrong'}",
    "attic", 0,
    "Entry 1: Bob has Cleo.\n"
    "Entry 2: Cy has Club.\n"
    "Every other card is accounted for, so it’s Bert.\n"
    "Every other card is accounted for, so it’s Belt.\n"
    "Entry 3: the envelope holds at most 2 of Bert, Belt and Attic, so not Attic.",
    "Attic isn’t in the envelope." },
  { "{'type':'seen','player':2,'card':'attic'},{'type':'suggestion','by':2,'cards':['anna','axe',"
    "'barn'],'answers':[{'by':1,'did':'show'}]}",
    "barn", 2, "Entry 2: Bob showed Anna, Axe or Barn – so it was Barn.", "Bob has Barn." },
  { "{'type':'suggestion','by':0,'cards':['bert','belt','barn'],"
    "'answers':[{'by':1,'did':'show','card':'belt'}]}",
    "belt", 2, "Entry 1: Bob showed Belt.", "Bob has Belt." },
  { "{'type':'suggestion','by':0,'cards':['bert','belt','barn'],"
    "'answers':[{'by':1,'did':'pass'}]}",
    "belt", 2, "Entry 1: Bob passed on Bert, Belt and Barn.", "Bob doesn’t have Belt." },
  /* Who passed on the same question is told together. */
  { "{'type':'suggestion','by':0,'cards':['bert','belt','barn'],"
    "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'pass'}]}",
    "belt", 0,
    "Entry 1: Bob and Cy passed on Bert, Belt and Barn.\n"
    "No player has Belt, so it’s in the envelope.",
    "It’s Belt: no player has it." },
  /* The easiest way counts, not the fewest entries. */
  { "{'type':'suggestion','by':2,'cards':['bert','belt','barn'],'answers':[{'by':1,'did':'show'}]},"
    "{'type':'suggestion','by':2,'cards':['bert','axe','barn'],'answers':[{'by':1,'did':'pass'}]}",
    "belt", 2,
    "Entry 2: Bob passed on Bert, Axe and Barn.\n"
    "Entry 1: Bob showed Bert, Belt or Barn – so it was Belt.",
    "Bob has Belt." },
  /* What came later is not needed, and no easier. */
  { "{'type':'seen','player':1,'card':'belt'},"
    "{'type':'suggestion','by':2,'cards':['bert','belt','barn'],"
    "'answers':[{'by':1,'did':'show','card':'belt'}]}",
    "belt", 2, "Entry 1: Bob has Belt.", "Bob has Belt." },
  /* A category of which all other cards were seen is told as one. */
  { "{'type':'seen','player':1,'card':'barn'},{'type':'seen','player':2,'card':'cellar'}", "attic",
    0,
    "Entry 1: Bob has Barn. Entry 2: Cy has Cellar.\n"
    "Every other card is accounted for, so it’s Attic.",
    "It’s Attic: every other card is accounted for." },
  /* Where a card is, the headline says, though no step has to. */
  { "{'type':'seen','player':1,'card':'belt'}", "belt", 0,
    "Entry 1: Bob has Belt.\n"
    "Bob has Belt, so nobody else does.",
    "Belt isn’t in the envelope: Bob has it." },
  { "{'type':'seen','player':1,'card':'belt'}", "belt", 3,
    "Entry 1: Bob has Belt.\n"
    "Bob has Belt, so nobody else does.",
    "Cy can’t have Belt, because Bob has it." },
  { "", "axe", 0, "You have Axe, so nobody else does.", "Axe isn’t in the envelope: you have it." },
  { "", "axe", 2, "You have Axe, so nobody else does.",
    "Bob can’t have Axe, because you have it." },
};

static void
test_words (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, SAMPLES[i].log);
  g_autoptr (CbWhy) why = cb_case_explain (
    case_, cb_log_get_n_entries (cb_case_get_log (case_)),
    (guint) cb_edition_find_card (cb_case_get_edition (case_), SAMPLES[i].card), SAMPLES[i].holder,
    CB_EFFORT_ENDLESS);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint step = 0; step < why->steps->len; step++)
    g_string_append_printf (words, "%s%s", step > 0 ? "\n" : "",
                            ((CbWhyStep *) g_ptr_array_index (why->steps, step))->words);
  g_assert_cmpstr (words->str, ==, SAMPLES[i].steps);
  g_assert_cmpstr (why->headline, ==, SAMPLES[i].headline);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (SAMPLES); i++)
    {
      g_autofree char *path = g_strdup_printf ("/why/%" G_GSIZE_FORMAT "-%s", i, SAMPLES[i].card);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_words);
    }
  return g_test_run ();
}
