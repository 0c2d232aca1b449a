/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each kind of entry in files and in words, and what is refused of it. What entries mean is
 * tested in test-meaning.c. */

#include "cb-accusation.h"
#include "cb-draw.h"
#include "cb-entry-kind.h"
#include "cb-envelope.h"
#include "cb-exposed.h"
#include "cb-facts-private.h"
#include "cb-look.h"
#include "cb-note.h"
#include "cb-outcome.h"
#include "cb-outline.h"
#include "cb-power.h"
#include "cb-seen.h"
#include "cb-suggestion.h"
#include "cb-test-case.h"
#include "cb-tip.h"
#include "cb-trait.h"

#define SETUP CB_TEST_THREE ",'faceDown':0"
#define POOL  "'players':[{'name':'Ann'},{'name':'Bob'}],'me':0,'hand':['anna','axe'],'faceDown':2"

/* An entry as it stands in a file, in the order of its members, and what it is in words. */
static const struct
{
  const char *json;
  const char *words;
  int turn;
  gboolean opens;
} samples[] = {
  { "{'type':'suggestion','by':0,'cards':['bert','axe','barn'],'answers':[{'by':1,'did':'pass'},"
    "{'by':2,'did':'show','card':'bert'},{'by':1,'did':'show'}]}",
    "You suggested: Bert, Axe, Barn – Bob passed, Cy showed Bert, Bob showed a card", 0, FALSE },
  { "{'type':'suggestion','by':2,'cards':['bert'],'answers':[]}",
    "Cy suggested: Bert, 2 unknown cards – answers not recorded", 2, FALSE },
  { "{'type':'suggestion','by':2,'cards':['bert','barn',null],'answers':[{'by':0,'did':'pass'},"
    "{'by':null,'did':'show'}]}",
    "Cy suggested: Bert, Barn, 1 unknown card – you passed, somebody showed a card", 2, FALSE },
  { "{'type':'suggestion','by':2,'cards':[null,null,null],'answers':[{'by':1,'did':'show'}]}",
    "Cy suggested: 3 unknown cards – Bob showed a card", 2, FALSE },
  { "{'type':'trait','by':1,'trait':'blunt','answers':[{'by':0,'did':'show','card':'axe'},"
    "{'by':2,'did':'pass'}]}",
    "Bob asked everybody to show a “blunt” card – you showed Axe, Cy passed", 1, FALSE },
  { "{'type':'tip','by':0,'to':1,'kind':'weapon','want':'one','cards':['belt']}",
    "You secretly asked Bob for one “Weapons” card – Belt", 0, FALSE },
  { "{'type':'tip','by':0,'to':1,'kind':'male','want':'all','cards':[]}",
    "You secretly asked Bob for all “male” cards – got no card", 0, FALSE },
  { "{'type':'tip','by':2,'to':1,'want':'all','count':2}",
    "Cy secretly asked Bob for all cards of one kind – got 2 cards", 2, FALSE },
  { "{'type':'tip','by':2,'to':1,'want':'one','count':1}",
    "Cy secretly asked Bob for one card – got 1 card", 2, FALSE },
  { "{'type':'tip','by':2,'to':1,'want':'one'}", "Cy secretly asked Bob for one card", 2, FALSE },
  { "{'type':'seen','player':1,'card':'cleo'}", "You saw Bob’s card: Cleo", CB_NOBODY, FALSE },
  { "{'type':'seen','player':1,'by':2,'how':'snoop'}", "Cy saw one of Bob’s cards – by snooping", 2,
    FALSE },
  { "{'type':'seen','player':1,'by':2,'how':'peek'}", "Cy saw one of Bob’s cards – by peeking",
    CB_NOBODY, FALSE },
  { "{'type':'seen','player':1,'by':2,'how':'it fell'}", "Cy saw one of Bob’s cards – it fell",
    CB_NOBODY, FALSE },
  { "{'type':'exposed','player':2,'cards':['bert','barn']}", "Cy’s hand is revealed: Bert, Barn",
    CB_NOBODY, FALSE },
  { "{'type':'accusation','by':1,'cards':['bert','axe','barn'],'result':'wrong'}",
    "Bob accused: Bert, Axe, Barn – wrong", 1, FALSE },
  { "{'type':'accusation','by':1,'cards':['bert'],'result':'right'}", "Bob accused: Bert – right",
    1, TRUE },
  { "{'type':'accusation','by':1,'cards':['bert'],'result':null}",
    "Bob accused: Bert – outcome unknown", 1, FALSE },
  { "{'type':'envelope','cards':['bert','belt','barn']}", "Envelope opened: Bert, Belt, Barn",
    CB_NOBODY, TRUE },
  { "{'type':'statement','claim':'has','player':1,'cards':['cleo'],'by':2}",
    "Cy said that Bob has Cleo", CB_NOBODY, FALSE },
  { "{'type':'statement','claim':'some','player':1,'cards':['bert','cleo']}",
    "Everybody knows that Bob has at least one of these: Bert and Cleo", CB_NOBODY, FALSE },
  { "{'type':'statement','claim':'none','player':1,'cards':['bert'],'by':1}",
    "Bob said: “I don’t have Bert”", CB_NOBODY, FALSE },
  { "{'type':'statement','claim':'nobody','cards':['axe','belt']}",
    "Everybody knows that nobody has Axe or Belt", CB_NOBODY, FALSE },
  { "{'type':'statement','claim':'found','cards':['belt'],'by':0}",
    "You found Belt under the table", CB_NOBODY, FALSE },
  { "{'type':'draw','by':0,'deck':'intrigue','card':'king','trigger':'?'}",
    "You drew a card from the deck “intrigue” – king", CB_NOBODY, FALSE },
  { "{'type':'draw','by':0,'deck':'intrigue'}", "You drew a card from the deck “intrigue”",
    CB_NOBODY, FALSE },
  { "{'type':'play','by':0,'deck':'intrigue','card':'Move anywhere'}",
    "You played a card from the deck “intrigue” – Move anywhere", CB_NOBODY, FALSE },
  { "{'type':'power','by':2,'power':'peek'}", "Cy used the power “peek”", CB_NOBODY, FALSE },
  { "{'type':'roll','by':1,'dice':[4,'?']}", "Bob rolled: 4, ?", CB_NOBODY, FALSE },
  { "{'type':'note','text':'Cy hums'}", "Note: Cy hums", CB_NOBODY, FALSE },
  { "{'type':'note','text':'x','uncertain':true,'note':'n','time':'19:30','a':[1,{'b':null}]}",
    "Note: x", CB_NOBODY, FALSE },
  { "{'type':'envelope','cards':['bert'],'uncertain':true}", "Envelope opened: Bert", CB_NOBODY,
    FALSE },
};

static void
test_round_trip (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (SETUP, "");
  CbSetup *setup = cb_case_get_setup (case_);

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (CbEntry) entry = cb_test_entry (case_, samples[i].json);
      g_autoptr (JsonNode) node = cb_entry_write (entry, setup);
      g_autofree char *expected = cb_test_json (samples[i].json);
      g_autofree char *text = json_to_string (node, FALSE);
      g_autofree char *words = cb_entry_describe (entry, setup);

      g_assert_cmpstr (text, ==, expected);
      g_assert_cmpstr (words, ==, samples[i].words);
      g_assert_cmpint (cb_entry_get_turn (entry), ==, samples[i].turn);
      g_assert_cmpint (cb_entry_opens_envelope (entry), ==, samples[i].opens);
    }
}

/* In as few words as stand on a button, and as a screen reader says it: those who passed or showed
 * together share a verb. */
static void
test_together (void)
{
  static const struct
  {
    const char *answers;
    const char *outcome;
    const char *spoken;
  } SAID[] = {
    { "{'by':0,'did':'pass'}", "You passed", "Cy: Bert, Axe, Barn. You passed." },
    { "{'by':1,'did':'pass'}", "Bob passed", "Cy: Bert, Axe, Barn. Bob passed." },
    { "{'by':1,'did':'pass'},{'by':0,'did':'pass'}", "Nobody showed",
      "Cy: Bert, Axe, Barn. Bob and you passed." },
    { "{'by':0,'did':'pass'},{'by':1,'did':'show'}", "Bob showed a card",
      "Cy: Bert, Axe, Barn. You passed, Bob showed a card." },
    { "{'by':0,'did':'show'},{'by':1,'did':'show'}", "You and Bob showed cards",
      "Cy: Bert, Axe, Barn. You showed a card, Bob showed a card." },
    { "{'by':1,'did':'pass'},{'by':1,'did':'pass'},{'by':1,'did':'pass'},{'by':0,'did':'show'}",
      "You showed a card", "Cy: Bert, Axe, Barn. Bob, Bob and Bob passed, you showed a card." },
  };
  g_autoptr (CbCase) case_ = cb_test_small_case (SETUP, "");
  CbSetup *setup = cb_case_get_setup (case_);

  for (guint i = 0; i < G_N_ELEMENTS (SAID); i++)
    {
      g_autofree char *json = g_strdup_printf (
        "{'type':'suggestion','by':2,'cards':['bert','axe','barn'],'answers':[%s]}",
        SAID[i].answers);
      g_autoptr (CbEntry) entry = cb_test_entry (case_, json);
      g_autofree char *outcome = cb_outcome_describe (entry, setup);
      g_auto (CbOutline) outline = { 0 };
      g_autofree char *spoken = NULL;

      cb_outline_init (&outline, entry, setup);
      spoken = cb_outline_describe (&outline, setup);
      g_assert_cmpstr (outcome, ==, SAID[i].outcome);
      g_assert_cmpstr (spoken, ==, SAID[i].spoken);
    }
}

static void
test_set_aside (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (SETUP, "");
  CbSetup *setup = cb_case_get_setup (case_);

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (CbEntry) entry = cb_test_entry (case_, samples[i].json);
      g_autoptr (CbEntry) aside = cb_entry_set_aside (entry, TRUE);
      g_autoptr (CbEntry) back = cb_entry_set_aside (aside, entry->uncertain);
      g_autoptr (JsonNode) before = cb_entry_write (entry, setup);
      g_autoptr (JsonNode) after = cb_entry_write (back, setup);
      g_autoptr (CbFacts) facts = cb_entry_get_facts (aside, setup);
      guint n_options;

      g_assert_true (json_node_equal (before, after));
      g_assert_true (aside->uncertain);
      cb_facts_get_options (facts, &n_options);
      g_assert_cmpuint (n_options, ==, 0);
      g_assert_false (cb_entry_opens_envelope (aside));
    }
}

static void
test_look (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (POOL, "");
  CbSetup *setup = cb_case_get_setup (case_);
  const char *json = "{'type':'look','by':0,'slots':[0,1],'cards':['bert','barn']}";
  g_autoptr (CbEntry) entry = cb_test_entry (case_, json);
  g_autoptr (CbEntry) other = cb_test_entry (case_, "{'type':'look','by':1}");
  g_autoptr (JsonNode) node = cb_entry_write (entry, setup);
  g_autofree char *expected = cb_test_json (json);
  g_autofree char *text = json_to_string (node, FALSE);
  g_autofree char *words = cb_entry_describe (entry, setup);
  g_autofree char *other_words = cb_entry_describe (other, setup);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (words, ==, "You looked at all face-down cards – Bert, Barn");
  g_assert_cmpstr (other_words, ==, "Bob looked at face-down cards");
  g_assert_cmphex (cb_entry_get_look (entry)->slots, ==, 3);
}

static void
assert_same (CbCase *case_, CbEntry *made, const char *json)
{
  g_autoptr (CbEntry) entry = made;
  g_autoptr (JsonNode) node = cb_entry_write (entry, cb_case_get_setup (case_));
  g_autofree char *expected = cb_test_json (json);
  g_autofree char *text = json_to_string (node, FALSE);

  g_assert_cmpstr (text, ==, expected);
}

/* Entries made by the program are those read from files. */
static void
test_made (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (SETUP, "");
  CbEntry *suggestion = cb_suggestion_new (1, 0111);

  cb_suggestion_add_answer (suggestion, 2, CB_DID_PASS, -1);
  cb_suggestion_add_answer (suggestion, 0, CB_DID_SHOW, 0);
  assert_same (case_, suggestion,
               "{'type':'suggestion','by':1,'cards':['anna','axe','attic'],"
               "'answers':[{'by':2,'did':'pass'},{'by':0,'did':'show','card':'anna'}]}");
  assert_same (case_, cb_accusation_new (2, 0111, CB_RESULT_WRONG),
               "{'type':'accusation','by':2,'cards':['anna','axe','attic'],'result':'wrong'}");
  assert_same (case_, cb_envelope_new (0222), "{'type':'envelope','cards':['bert','belt','barn']}");
  assert_same (case_, cb_seen_new (1, -1, 2, "snoop"),
               "{'type':'seen','player':1,'by':2,'how':'snoop'}");
  assert_same (case_, cb_note_new ("hm"), "{'type':'note','text':'hm'}");
  assert_same (case_, cb_exposed_new (2, 0022),
               "{'type':'exposed','player':2,'cards':['bert','belt']}");
  assert_same (case_, cb_look_new (1, 5, 0), "{'type':'look','by':1,'slots':[0,2]}");
  assert_same (case_, cb_power_use_new (1, "jack"), "{'type':'power','by':1,'power':'jack'}");
}

static void
test_questions_made (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (SETUP, "");
  int blunt = cb_edition_find_trait (cb_case_get_edition (case_), "blunt");
  CbEntry *question = cb_trait_question_new (1, (guint) blunt);
  CbEntry *known = cb_tip_new (0, 1, "weapon", CB_WANT_ALL);
  CbEntry *counted = cb_tip_new (1, 2, NULL, CB_WANT_ONE);

  cb_trait_question_add_answer (question, 0, CB_DID_SHOW, 3);
  cb_trait_question_add_answer (question, 2, CB_DID_PASS, -1);
  assert_same (case_, question,
               "{'type':'trait','by':1,'trait':'blunt','answers':["
               "{'by':0,'did':'show','card':'axe'},{'by':2,'did':'pass'}]}");
  cb_tip_set_cards (known, 0);
  assert_same (case_, known,
               "{'type':'tip','by':0,'to':1,'kind':'weapon','want':'all','cards':[]}");
  cb_tip_set_count (counted, 1);
  assert_same (case_, counted, "{'type':'tip','by':1,'to':2,'want':'one','count':1}");
}

static void
test_as_kinds (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (SETUP, "");

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (CbEntry) entry = cb_test_entry (case_, samples[i].json);
      const gpointer views[] = {
        (gpointer) cb_entry_get_suggestion (entry), (gpointer) cb_entry_get_trait_question (entry),
        (gpointer) cb_entry_get_tip (entry),        (gpointer) cb_entry_get_seen (entry),
        (gpointer) cb_entry_get_look (entry),       (gpointer) cb_entry_get_exposed (entry),
        (gpointer) cb_entry_get_accusation (entry), (gpointer) cb_entry_get_envelope (entry),
        (gpointer) cb_entry_get_draw (entry),       (gpointer) cb_entry_get_play (entry),
        (gpointer) cb_entry_get_note (entry),       (gpointer) cb_entry_get_power_use (entry),
      };
      guint n = 0;

      for (guint j = 0; j < G_N_ELEMENTS (views); j++)
        n += views[j] != NULL ? 1 : 0;
      g_assert_cmpuint (n, <=, 1);
    }
}

/* An entry on its own, and why it is refused. */
static const struct
{
  const char *setup;
  const char *json;
  const char *message;
} refusals[] = {
  { SETUP, "7", "log[0]: must be an object" },
  { SETUP, "{}", "log[0].type: is missing" },
  { SETUP, "{'type':'guess'}", "log[0].type: “guess” is not a kind of entry" },
  { SETUP, "{'type':'note'}", "log[0].text: is missing" },
  { SETUP, "{'type':'statement','claim':'hums','cards':['axe']}",
    "log[0].claim: “hums” is not one of has, some, none, nobody, found" },
  { SETUP, "{'type':'statement','claim':'none','cards':['axe']}", "log[0].player: is missing" },
  { SETUP, "{'type':'statement','claim':'nobody','player':1,'cards':['axe']}",
    "log[0].player: is allowed only in a claim about one player’s hand" },
  { SETUP, "{'type':'statement','claim':'nobody','cards':[]}", "log[0].cards: names no card" },
  { SETUP, "{'type':'note','text':'x','uncertain':1}", "log[0].uncertain: must be true or false" },
  { SETUP, "{'type':'note','text':'x','note':1}", "log[0].note: must be text" },
  { SETUP, "{'type':'note','text':'x','time':{}}", "log[0].time: must be text" },
  { SETUP, "{'type':'suggestion','cards':['anna']}", "log[0].by: is missing" },
  { SETUP, "{'type':'suggestion','by':3,'cards':['anna']}",
    "log[0].by: 3 is not a seat; there are 3 players" },
  { SETUP, "{'type':'suggestion','by':0}", "log[0].cards: is missing" },
  { SETUP, "{'type':'suggestion','by':0,'cards':[]}", "log[0].cards: names no card" },
  { SETUP, "{'type':'suggestion','by':0,'cards':['rope']}",
    "log[0].cards[0]: “rope” is not a card in the edition “Small”" },
  { SETUP, "{'type':'suggestion','by':0,'cards':['axe'],'answers':{}}",
    "log[0].answers: must be a list" },
  { SETUP, "{'type':'suggestion','by':0,'cards':['axe'],'answers':[5]}",
    "log[0].answers[0]: must be an object" },
  { SETUP,
    "{'type':'suggestion','by':0,'cards':['axe'],'answers':[{'by':1,'did':'pass'},"
    "{'by':7,'did':'pass'}]}",
    "log[0].answers[1].by: 7 is not a seat; there are 3 players" },
  { SETUP, "{'type':'suggestion','by':0,'cards':['axe'],'answers':[{'by':0,'did':'pass'}]}",
    "log[0].answers[0].by: Ann made the suggestion and doesn’t answer" },
  { SETUP, "{'type':'suggestion','by':0,'cards':['axe'],'answers':[{'by':1}]}",
    "log[0].answers[0].did: is missing" },
  { SETUP, "{'type':'suggestion','by':0,'cards':['axe'],'answers':[{'by':1,'did':'hum'}]}",
    "log[0].answers[0].did: “hum” is not one of pass, show" },
  { SETUP,
    "{'type':'suggestion','by':0,'cards':['axe'],'answers':[{'by':1,'did':'show','card':'belt'}]}",
    "log[0].answers[0].card: “belt” was not asked for" },
  { SETUP,
    "{'type':'suggestion','by':0,'cards':['axe'],'answers':[{'by':1,'did':'pass','card':'axe'}]}",
    "log[0].answers[0].card: a player who passes doesn’t show a card" },
  { SETUP, "{'type':'trait','by':0}", "log[0].trait: is missing" },
  { SETUP, "{'type':'trait','by':0,'trait':'odd'}",
    "log[0].trait: “odd” is not a trait of the edition “Small”" },
  { SETUP,
    "{'type':'trait','by':0,'trait':'blunt','answers':[{'by':1,'did':'show','card':'belt'}]}",
    "log[0].answers[0].card: “belt” was not asked for" },
  { SETUP, "{'type':'tip','by':0,'to':0,'want':'one'}",
    "log[0].to: this is the player who asked; choose another" },
  { SETUP, "{'type':'tip','by':0,'to':1}", "log[0].want: is missing" },
  { SETUP, "{'type':'tip','by':0,'to':1,'want':'two'}",
    "log[0].want: “two” is not one of one, all" },
  { SETUP, "{'type':'tip','by':0,'to':1,'want':'one','kind':'odd'}",
    "log[0].kind: “odd” is neither a category nor a trait of the edition" },
  { SETUP, "{'type':'tip','by':0,'to':1,'want':'one','kind':'weapon','cards':['anna']}",
    "log[0].cards: “anna” is not of the kind asked for" },
  { SETUP, "{'type':'tip','by':0,'to':1,'want':'one','cards':['axe','belt']}",
    "log[0].cards: only one card was asked for" },
  { SETUP, "{'type':'tip','by':0,'to':1,'want':'one','count':2}",
    "log[0].count: only one card was asked for" },
  { SETUP, "{'type':'tip','by':0,'to':1,'want':'all','cards':['axe'],'count':2}",
    "log[0].count: is not the number of the cards" },
  { SETUP, "{'type':'tip','by':0,'to':1,'want':'all','count':-1}",
    "log[0].count: -1 is not between 0 and 32" },
  { SETUP, "{'type':'seen','player':1}",
    "log[0].card: is missing; only what another player saw may be unknown" },
  { SETUP, "{'type':'seen','player':1,'by':0}",
    "log[0].card: is missing; only what another player saw may be unknown" },
  { SETUP, "{'type':'seen','player':1,'by':1,'card':'axe'}",
    "log[0].by: this is the player who looked; choose another hand" },
  { SETUP, "{'type':'look','by':0}", "log[0]: this case has no face-down cards" },
  { POOL, "{'type':'look','by':0,'slots':[2]}",
    "log[0].slots[0]: is not the position of a face-down card; there are 2" },
  { POOL, "{'type':'look','by':0,'slots':[0,'x']}",
    "log[0].slots[1]: is not the position of a face-down card; there are 2" },
  { POOL, "{'type':'look','by':0,'cards':['axe','belt','club']}",
    "log[0].cards: there are only 2 face-down cards" },
  { SETUP, "{'type':'exposed','player':1}", "log[0].cards: is missing" },
  { SETUP, "{'type':'exposed','cards':[]}", "log[0].player: is missing" },
  { SETUP, "{'type':'accusation','by':1,'cards':[]}", "log[0].cards: names no card" },
  { SETUP, "{'type':'accusation','by':1,'cards':['axe'],'result':'maybe'}",
    "log[0].result: “maybe” is not one of wrong, right" },
  { SETUP, "{'type':'envelope','cards':[]}", "log[0].cards: names no card" },
  { SETUP, "{'type':'draw','by':1}", "log[0].deck: is missing" },
  { SETUP, "{'type':'play','deck':'x'}", "log[0].by: is missing" },
  { SETUP, "{'type':'power','by':1}", "log[0].power: is missing" },
  { SETUP, "{'type':'roll','by':1}", "log[0].dice: is a list of at least one die" },
  { SETUP, "{'type':'roll','by':1,'dice':[]}", "log[0].dice: is a list of at least one die" },
  { SETUP, "{'type':'roll','by':1,'dice':[1,null]}", "log[0].dice[1]: must be a number or a text" },
};

static void
test_refusals (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *json = cb_test_small_json (refusals[i].setup, refusals[i].json);

      cb_test_assert_refused (json, refusals[i].message);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/entries/round-trip", test_round_trip);
  g_test_add_func ("/entries/together", test_together);
  g_test_add_func ("/entries/set-aside", test_set_aside);
  g_test_add_func ("/entries/look", test_look);
  g_test_add_func ("/entries/made", test_made);
  g_test_add_func ("/entries/questions-made", test_questions_made);
  g_test_add_func ("/entries/as-kinds", test_as_kinds);
  g_test_add_func ("/entries/refusals", test_refusals);
  return g_test_run ();
}
