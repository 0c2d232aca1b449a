/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every kind of event as it is composed: when it is complete, what goes into the log, what is said
 * of it, and that it comes back from the log and from a stored draft as it went in. */

#include "config.h"

#include "cb-case-test.h"
#include "cb-draft-test.h"
#include "cb-test-case.h"

/* Four players with two cards each and two that lie face down; I am Ann, and hold anna and axe. */
#define CASE                                                                                    \
  "{'format':'casebook','version':1,'edition':{'id':'sea','name':'Sea','minPlayers':2,"         \
  "'maxPlayers':6,'deal':'all','tipTraits':true,'categories':["                                 \
  "{'id':'suspect','name':'Suspects','cards':[{'id':'anna','name':'Anna','traits':['female']}," \
  "{'id':'bert','name':'Bert','traits':['male']},{'id':'cleo','name':'Cleo',"                   \
  "'traits':['female']},{'id':'dora','name':'Dora','traits':['female']}]},"                     \
  "{'id':'weapon','name':'Weapons','cards':[{'id':'axe','name':'Axe'},"                         \
  "{'id':'belt','name':'Belt'},{'id':'club','name':'Club'},{'id':'dart','name':'Dart'}]},"      \
  "{'id':'room','name':'Rooms','cards':[{'id':'attic','name':'Attic'},"                         \
  "{'id':'barn','name':'Barn'},{'id':'cave','name':'Cave'},{'id':'den','name':'Den'},"          \
  "{'id':'eaves','name':'Eaves'}]}],"                                                           \
  "'traits':[{'id':'female','name':'female'},{'id':'male','name':'male'}],"                     \
  "'powers':[{'id':'jack','name':'Jack of all Rooms','event':'remote'},"                        \
  "{'id':'mole','name':'Mole','event':'peek'}],"                                                \
  "'events':[{'id':'suggestion','name':'Rumor'},{'id':'tip'},{'id':'trait','name':'Sleuth'}]}," \
  "'players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cara'},{'name':'Dan'}],"                   \
  "'me':0,'hand':['anna','axe'],'faceDown':2,'log':[%s]}"

typedef struct
{
  CbCase *case_;
  CbDraft *draft;
} Fixture;

static char *
to_json (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

static void
open_case (Fixture *fixture, const char *log)
{
  g_autofree char *quoted = g_strdup_printf (CASE, log);
  g_autofree char *text = to_json (quoted);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  fixture->case_ = cb_case_new_from_bytes (bytes, &error);
  g_assert_no_error (error);
  fixture->draft = cb_draft_new (fixture->case_);
}

static void
close_case (Fixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->draft));
  g_assert_finalize_object (g_steal_pointer (&fixture->case_));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  open_case (fixture, data != NULL ? data : "");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  close_case (fixture);
}

static guint
count_entries (Fixture *fixture)
{
  return cb_log_get_n_entries (cb_case_get_log (fixture->case_));
}

/* Composes what a stored draft says; @fields: its members beside those every draft has */
static void
compose (Fixture *fixture, const char *fields)
{
  g_autofree char *quoted = g_strdup_printf (
    "{'entries':%u,'place':'last','chainOpen':false,%s%s%s}", count_entries (fixture),
    strstr (fields, "'text'") ? "" : "'text':'',",
    strstr (fields, "'answers'") ? "" : "'answers':[],", fields);
  g_autofree char *text = to_json (quoted);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);

  g_assert_no_error (error);
  g_assert_true (cb_draft_restore (fixture->draft, node));
}

/* The entries from @from on, as in the file. */
static char *
describe_log (Fixture *fixture, guint from)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = from; i < count_entries (fixture); i++)
    {
      g_autoptr (JsonNode) node = cb_entry_write (cb_case_test_get_entry (fixture->case_, i),
                                                  cb_case_get_setup (fixture->case_));
      g_autofree char *entry = NULL;

      json_object_remove_member (json_node_get_object (node), "time");
      entry = json_to_string (node, FALSE);
      g_string_append_printf (text, "%s%s", i > from ? "," : "", entry);
    }
  return g_strdelimit (g_string_free_and_steal (g_steal_pointer (&text)), "\"", '\'');
}

/* What is entered, and the entries it makes; NULL while it is not complete. What is missing,
 * although they can be made without; NULL if nothing is. */
static const struct
{
  const char *name;
  const char *fields;
  const char *entries;
  const char *missing;
} SAMPLES[] = {
  { "suggestion",
    "'kind':'suggestion','by':1,'cards':['bert','belt','barn'],"
    "'answers':[{'by':2,'did':'pass'},{'by':3,'did':'show'}]",
    "{'type':'suggestion','by':1,'cards':['bert','belt','barn'],"
    "'answers':[{'by':2,'did':'pass'},{'by':3,'did':'show'}]}" },
  { "remote",
    "'kind':'remote','by':1,'cards':['bert','belt','barn'],'answers':[{'by':2,'did':'show'}]",
    "{'type':'power','by':1,'power':'jack'},{'type':'suggestion','by':1,"
    "'cards':['bert','belt','barn'],'answers':[{'by':2,'did':'show'}]}" },
  { "trait-nothing", "'kind':'trait','by':0", NULL },
  { "trait-category", "'kind':'trait','by':0,'asked':'weapon'", NULL },
  { "trait",
    "'kind':'trait','by':0,'asked':'female','answers':[{'by':1,'did':'show','card':'cleo'},"
    "{'by':2,'did':'pass'},{'by':3,'did':'show','card':'dora'}]",
    "{'type':'trait','by':0,'trait':'female','answers':[{'by':1,'did':'show','card':'cleo'},"
    "{'by':2,'did':'pass'},{'by':3,'did':'show','card':'dora'}]}" },
  { "tip-unseen", "'kind':'tip','by':0,'player':1,'asked':'weapon'",
    "{'type':'tip','by':0,'to':1,'kind':'weapon','want':'one'}",
    "Which cards were returned? Leave them out if you don’t know." },
  { "suggestion-in-part", "'kind':'suggestion','by':1,'cards':['bert','barn']",
    "{'type':'suggestion','by':1,'cards':['bert','barn'],'answers':[]}",
    "Weapons: which one? Leave it out if you didn’t hear it." },
  { "suggestion-somebody",
    "'kind':'suggestion','by':1,'cards':['bert','club','barn'],'somebody':'yes',"
    "'answers':[{'by':2,'did':'pass'}]",
    "{'type':'suggestion','by':1,'cards':['bert','club','barn'],"
    "'answers':[{'by':2,'did':'pass'},{'by':null,'did':'show'}]}" },
  { "suggestion-nothing", "'kind':'suggestion','by':1,'answers':[{'by':2,'did':'pass'}]", NULL },
  { "tip-self", "'kind':'tip','by':2,'player':2", NULL },
  { "tip-nothing", "'kind':'tip','by':0,'player':1,'asked':'weapon','count':0",
    "{'type':'tip','by':0,'to':1,'kind':'weapon','want':'one','cards':[]}" },
  { "tip-one", "'kind':'tip','by':0,'player':1,'asked':'weapon','hand':['belt']",
    "{'type':'tip','by':0,'to':1,'kind':'weapon','want':'one','cards':['belt']}" },
  { "tip-two-for-one", "'kind':'tip','by':0,'player':1,'hand':['belt','club']", NULL },
  { "tip-another-kind", "'kind':'tip','by':0,'player':1,'asked':'female','hand':['belt']", NULL },
  { "tip-all-of-a-trait",
    "'kind':'tip','by':0,'player':1,'asked':'female','want':'all','hand':['cleo','dora']",
    "{'type':'tip','by':0,'to':1,'kind':'female','want':'all','cards':['cleo','dora']}" },
  { "tip-of-mine", "'kind':'tip','by':3,'player':0,'asked':'weapon','hand':['axe']",
    "{'type':'tip','by':3,'to':0,'kind':'weapon','want':'one','cards':['axe']}" },
  { "tip-among-others", "'kind':'tip','by':2,'player':1",
    "{'type':'tip','by':2,'to':1,'want':'one'}" },
  { "tip-counted", "'kind':'tip','by':2,'player':1,'want':'all','count':2",
    "{'type':'tip','by':2,'to':1,'want':'all','count':2}" },
  { "snoop-unseen", "'kind':'snoop','by':0,'player':2", NULL },
  { "snoop", "'kind':'snoop','by':0,'player':2,'card':'cleo'",
    "{'type':'seen','player':2,'card':'cleo','by':0,'how':'snoop'}" },
  { "snoop-self", "'kind':'snoop','by':2,'player':2,'card':'cleo'", NULL },
  { "snoop-of-mine", "'kind':'snoop','by':3,'player':0,'card':'axe'",
    "{'type':'seen','player':0,'card':'axe','by':3,'how':'snoop'}" },
  { "snoop-among-others", "'kind':'snoop','by':3,'player':1",
    "{'type':'seen','player':1,'by':3,'how':'snoop'}" },
  { "snoop-all-unseen", "'kind':'snoop-all','by':1,'lost':'axe'", NULL },
  { "snoop-all-left", "'kind':'snoop-all','by':1,'card':'dart'",
    "{'type':'seen','player':0,'by':1,'how':'snoop'},"
    "{'type':'seen','player':1,'by':2,'how':'snoop-all'},"
    "{'type':'seen','player':2,'by':3,'how':'snoop-all'},"
    "{'type':'seen','player':3,'card':'dart','by':0,'how':'snoop-all'}" },
  { "snoop-all-right", "'kind':'snoop-all','by':0,'direction':'right','card':'belt','lost':'axe'",
    "{'type':'seen','player':2,'by':1,'how':'snoop-all'},"
    "{'type':'seen','player':3,'by':2,'how':'snoop-all'},"
    "{'type':'seen','player':0,'card':'axe','by':3,'how':'snoop-all'},"
    "{'type':'seen','player':1,'card':'belt','by':0,'how':'snoop'}" },
  { "peek", "'kind':'peek','player':2,'card':'cleo'",
    "{'type':'seen','player':2,'card':'cleo','by':0,'how':'peek'}" },
  { "peek-of-another", "'kind':'peek','player':2,'viewer':1",
    "{'type':'seen','player':2,'by':1,'how':'peek'}" },
  { "seen-of-mine-by-me", "'kind':'seen','player':0,'card':'axe'", NULL },
  { "seen", "'kind':'seen','player':2,'card':'cleo'", "{'type':'seen','player':2,'card':'cleo'}" },
  { "look-unseen", "'kind':'look','by':0,'slots':1", NULL },
  { "look-too-many", "'kind':'look','by':0,'hand':['bert','belt','barn']", NULL },
  { "look", "'kind':'look','by':0,'slots':3,'hand':['bert','barn']",
    "{'type':'look','by':0,'slots':[0,1],'cards':['bert','barn']}" },
  { "look-of-another", "'kind':'look','by':2,'slots':2", "{'type':'look','by':2,'slots':[1]}" },
  { "exposed-nothing", "'kind':'exposed','player':2", NULL },
  { "exposed", "'kind':'exposed','player':2,'hand':['bert','barn']",
    "{'type':'exposed','player':2,'cards':['bert','barn']}" },
  { "accusation", "'kind':'accusation','by':2,'cards':['bert','belt','barn'],'result':'wrong'",
    "{'type':'accusation','by':2,'cards':['bert','belt','barn'],'result':'wrong'}" },
  { "envelope-in-part", "'kind':'envelope','cards':['bert','belt']", NULL },
  { "envelope", "'kind':'envelope','cards':['bert','belt','barn']",
    "{'type':'envelope','cards':['bert','belt','barn']}" },
  { "power-nothing", "'kind':'power','by':2,'text':' '", NULL },
  { "power", "'kind':'power','by':2,'text':'jack'", "{'type':'power','by':2,'power':'jack'}" },
  { "power-in-words", "'kind':'power','by':2,'text':' looked twice '",
    "{'type':'power','by':2,'power':'looked twice'}" },
  { "note", "'kind':'note','text':'hm'", "{'type':'note','text':'hm'}" },
};

static char *
write_draft (Fixture *fixture)
{
  g_autoptr (JsonNode) node = cb_draft_write (fixture->draft);

  g_assert_nonnull (node);
  return json_to_string (node, FALSE);
}

/* @missing: (nullable): what is said to be missing */
static void
confirm (Fixture *fixture, const char *missing)
{
  g_assert_cmpstr (cb_draft_get_missing (fixture->draft), ==, missing);
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, (int) count_entries (fixture) - 1);
}

static void
test_sample (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Fixture fixture = { 0 };
  g_autofree char *stored = NULL;
  g_autofree char *again = NULL;
  g_autofree char *log = NULL;
  g_autoptr (JsonNode) node = NULL;

  open_case (&fixture, "");
  compose (&fixture, SAMPLES[i].fields);
  g_assert_cmpint (cb_draft_get_complete (fixture.draft), ==, SAMPLES[i].entries != NULL);

  stored = write_draft (&fixture);
  node = json_from_string (stored, NULL);
  cb_draft_reset (fixture.draft);
  g_assert_true (cb_draft_restore (fixture.draft, node));
  again = write_draft (&fixture);
  g_assert_cmpstr (again, ==, stored);

  if (SAMPLES[i].entries != NULL)
    {
      confirm (&fixture, SAMPLES[i].missing);
      log = describe_log (&fixture, 0);
      g_assert_cmpstr (log, ==, SAMPLES[i].entries);
      g_assert_true (cb_draft_get_blank (fixture.draft));
      g_assert_true (cb_case_undo (fixture.case_));
      g_assert_cmpuint (count_entries (&fixture), ==, 0);
    }
  close_case (&fixture);
}

/* From the log into the draft and back, each of its entries for itself. */
static void
test_edit (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Fixture fixture = { 0 };

  open_case (&fixture, SAMPLES[i].entries);
  for (guint entry = 0; entry < count_entries (&fixture); entry++)
    {
      g_autofree char *log = NULL;

      g_assert_true (cb_draft_edit (fixture.draft, entry));
      g_assert_true (cb_draft_get_complete (fixture.draft));
      g_assert_false (cb_draft_has_input (fixture.draft));
      g_assert_cmpint (cb_draft_confirm (fixture.draft), ==, (int) entry);
      log = describe_log (&fixture, 0);
      g_assert_cmpstr (log, ==, SAMPLES[i].entries);
    }
  close_case (&fixture);
}

#define EXPOSED "{'type':'exposed','player':2,'cards':['cleo','club']}"
#define WRONG   "{'type':'accusation','by':1,'cards':['bert','belt','barn'],'result':'wrong'}"
#define PEEKED  "{'type':'seen','player':2,'by':1,'how':'peek'"
#define LOOKED  "{'type':'look','by':0,'slots':[1],'cards':['bert']}"
#define ASKED   "{'type':'suggestion','by':1,'cards':['bert','belt','barn'],'answers':[]}"

/* What is in the log, what is entered, and what is said of it. */
static const struct
{
  const char *name;
  const char *log;
  const char *fields;
  const char *warning;
} WARNINGS[] = {
  { "turn", ASKED, "'kind':'suggestion','by':2,'cards':['bert']", NULL },
  { "turn-twice", ASKED, "'kind':'suggestion','by':1,'cards':['bert']",
    "Bob would have two turns in a row." },
  { "turn-again-as-rolled", ASKED ",{'type':'roll','by':1,'dice':[6]}",
    "'kind':'suggestion','by':1,'cards':['bert']", NULL },
  { "turn-out", WRONG, "'kind':'snoop','by':1,'player':2", "Bob is out and takes no more turns." },
  { "turn-out-accusation", WRONG, "'kind':'accusation','by':1,'result':'wrong'",
    "Bob is out and takes no more turns." },
  { "own-turn", ASKED, "'kind':'accusation','by':1,'result':'wrong'", NULL },
  { "open-hand", EXPOSED,
    "'kind':'suggestion','by':1,'cards':['bert','belt','barn'],'answers':[{'by':2,'did':'pass'}]",
    "Cara’s hand is revealed; Cara isn’t asked." },
  { "trait-pass", "", "'kind':'trait','by':1,'asked':'female','answers':[{'by':0,'did':'pass'}]",
    "You hold Anna, so you can’t have passed." },
  { "trait-show",
    "{'type':'seen','player':1,'card':'bert'},{'type':'seen','player':1,'card':'den'}",
    "'kind':'trait','by':0,'asked':'female','answers':[{'by':1,'did':'show','card':'cleo'}]",
    "Bob can’t have Cleo." },
  { "tip-elsewhere", EXPOSED, "'kind':'tip','by':0,'player':1,'asked':'suspect','hand':['cleo']",
    "Bob can’t have Cleo." },
  { "tip-nothing", EXPOSED, "'kind':'tip','by':0,'player':2,'asked':'suspect','count':0",
    "Cara holds Cleo too." },
  { "tip-not-all", "", "'kind':'tip','by':1,'player':0,'asked':'suspect','want':'all','count':0",
    "You hold Anna too." },
  { "tip-all", EXPOSED,
    "'kind':'tip','by':0,'player':2,'asked':'suspect','want':'all',"
    "'hand':['cleo']",
    NULL },
  { "remote-again", "{'type':'power','by':1,'power':'jack'}",
    "'kind':'remote','by':2,'cards':['bert']",
    "“Jack of all Rooms” has been used before (entry 1)." },
  { "peek-again", PEEKED "}", "'kind':'peek','player':3,'card':'bert'",
    "“Mole” has been used before (entry 1)." },
  { "turn-out-roll", WRONG, "'kind':'roll','by':1,'text':'4'",
    "Bob is out and takes no more turns.\nNo die has “4” on it." },
  { "accusation-after-a-look", "{'type':'look','by':2,'slots':[1]}",
    "'kind':'accusation','by':2,'cards':['bert','belt','barn'],'result':'wrong'",
    "Cara has looked at face-down cards in this turn, so Cara can’t accuse." },
  { "accusation-after-my-look", LOOKED,
    "'kind':'accusation','by':0,'cards':['bert','belt','barn'],'result':'wrong'",
    "You have looked at face-down cards in this turn, so you can’t accuse." },
  { "accusation-a-turn-later", LOOKED "," ASKED,
    "'kind':'accusation','by':0,'cards':['bert','belt','barn'],'result':'wrong'", NULL },
  { "accusation-after-a-look-of-another", LOOKED,
    "'kind':'accusation','by':2,'cards':['bert','belt','barn'],'result':'wrong'", NULL },
  { "more-answers", "",
    "'kind':'suggestion','by':1,'cards':['bert','belt','barn'],'chainOpen':true,"
    "'answers':[{'by':2,'did':'show'},{'by':3,'did':'pass'},{'by':0,'did':'pass'}]",
    "Cara showed a card, so Dan isn’t asked.\nCara showed a card, so you aren’t asked." },
  { "peek-after-an-uncertain-one", PEEKED ",'uncertain':true}",
    "'kind':'peek','player':3,'card':'bert'", NULL },
  { "statement-none", "", "'kind':'statement','claim':'none','player':0,'hand':['anna','bert']",
    "You hold Anna." },
  { "statement-nobody", EXPOSED, "'kind':'statement','claim':'nobody','hand':['anna','cleo']",
    "You hold Anna.\nCara holds Cleo." },
  { "statement-some", "", "'kind':'statement','claim':'some','player':0,'hand':['bert','belt']",
    "You hold none of these cards." },
  { "statement-some-of-it", "",
    "'kind':'statement','claim':'some','player':0,'hand':['anna','bert']", NULL },
  { "tip-self", "", "'kind':'tip','by':1,'player':1", "Choose somebody else: this player asked." },
  { "snoop-elsewhere", EXPOSED, "'kind':'snoop','by':0,'player':1,'card':'club'",
    "Bob can’t have Club." },
  { "snoop-all-lost", "", "'kind':'snoop-all','by':0,'card':'bert','lost':'den'",
    "You don’t hold Den." },
  { "look-elsewhere", EXPOSED, "'kind':'look','by':0,'hand':['cleo']", "Cleo can’t be face down." },
  { "look-places", "", "'kind':'look','by':0,'slots':3,'hand':['cleo']",
    "Choose as many cards as positions." },
  { "look-where-another-lies", LOOKED, "'kind':'look','by':0,'slots':2,'hand':['cleo']",
    "You saw Bert at position 2." },
  { "look-where-it-does-not-lie", LOOKED, "'kind':'look','by':0,'slots':1,'hand':['bert']",
    "You saw Bert at position 2." },
  { "look-again", LOOKED, "'kind':'look','by':0,'slots':2,'hand':['bert']", NULL },
  { "exposed-size", "", "'kind':'exposed','player':1,'hand':['bert','belt','barn']",
    "The hand has 2 cards." },
  { "exposed-elsewhere", EXPOSED, "'kind':'exposed','player':1,'hand':['cleo','barn']",
    "Bob can’t have Cleo." },
  { "exposed-missing", "{'type':'seen','player':1,'card':'bert'}",
    "'kind':'exposed','player':1,'hand':['belt','barn']", NULL },
  { "accusation-elsewhere", EXPOSED, "'kind':'accusation','by':3,'cards':['cleo','belt','barn']",
    "Cleo can’t be in the envelope." },
  { "accusation-wrong", EXPOSED,
    "'kind':'accusation','by':3,'cards':['cleo','belt','barn'],'result':'wrong'", NULL },
  { "envelope-elsewhere", "", "'kind':'envelope','cards':['anna','belt','barn']",
    "Anna can’t be in the envelope." },
};

static void
test_warning (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Fixture fixture = { 0 };

  open_case (&fixture, WARNINGS[i].log);
  compose (&fixture, WARNINGS[i].fields);
  g_assert_cmpstr (cb_draft_get_warning (fixture.draft), ==, WARNINGS[i].warning);
  close_case (&fixture);
}

static CbDraftAnswer *
get_answer (Fixture *fixture, guint index)
{
  g_autoptr (CbDraftAnswer)
    answer = g_list_model_get_item (cb_draft_get_answers (fixture->draft), index);

  g_assert_nonnull (answer);
  return answer;
}

/* Nobody's answer says anything of the others'. */
static void
test_asks_everybody (Fixture *fixture, gconstpointer data)
{
  cb_draft_set_kind (fixture->draft, CB_DRAFT_TRAIT);
  cb_draft_set (fixture->draft, CB_DRAFT_ASKED, 3);
  cb_draft_answer_set_showed (get_answer (fixture, 1), TRUE);
  g_assert_false (cb_draft_answer_is_given (get_answer (fixture, 0)));
  g_assert_true (cb_draft_answer_get_reached (get_answer (fixture, 2)));
  g_assert_cmpuint (cb_draft_test_get_choices (get_answer (fixture, 1)), ==,
                    cb_case_test_cards (fixture->case_, "anna cleo dora"));
  cb_draft_answer_set_passed (get_answer (fixture, 2), TRUE);
  g_assert_true (cb_draft_answer_get_showed (get_answer (fixture, 1)));

  /* Asked for another trait, it cannot have been that card. */
  cb_draft_answer_set_card (get_answer (fixture, 1),
                            (int) cb_case_test_card (fixture->case_, "cleo"));
  cb_draft_set (fixture->draft, CB_DRAFT_ASKED, 4);
  g_assert_cmpint (cb_draft_answer_get_card (get_answer (fixture, 1)), ==, -1);
}

/* Cara's hand lies open: she neither asks nor answers. Bob is out, and answers. */
static void
test_who_is_out (Fixture *fixture, gconstpointer data)
{
  CbDraftAnswer *cara, *dan;

  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, 3);
  g_assert_cmpint (cb_draft_answer_get_state (get_answer (fixture, 0)), ==, CB_SEAT_PLAYING);
  g_assert_cmpint (cb_draft_answer_get_state (get_answer (fixture, 1)), ==, CB_SEAT_OUT);
  g_assert_cmpint (cb_draft_answer_get_state (get_answer (fixture, 2)), ==, CB_SEAT_EXPOSED);

  cb_draft_set_by (fixture->draft, 1);
  cara = get_answer (fixture, 0);
  dan = get_answer (fixture, 1);
  cb_draft_answer_set_showed (dan, TRUE);
  g_assert_false (cb_draft_answer_is_given (cara));
  cb_draft_set_by (fixture->draft, 0);
  cb_draft_answer_set_showed (dan, FALSE);
  cb_draft_answer_set_showed (dan, TRUE);
  g_assert_true (cb_draft_answer_get_passed (get_answer (fixture, 0)));

  /* Before it happened nobody is out. */
  cb_draft_insert_before (fixture->draft, 0);
  g_assert_cmpint (cb_draft_answer_get_state (cara), ==, CB_SEAT_PLAYING);
  g_assert_cmpint (cb_draft_get_by (fixture->draft), ==, 0);
}

/* Who is out sees nothing, but is seen. */
static void
test_snoop_all_of_who_is_out (Fixture *fixture, gconstpointer data)
{
  g_autofree char *log = NULL;

  compose (fixture, "'kind':'snoop-all','by':3,'card':'dart'");
  cb_draft_confirm (fixture->draft);
  log = describe_log (fixture, 2);
  g_assert_cmpstr (log, ==,
                   "{'type':'seen','player':2,'by':3,'how':'snoop'},"
                   "{'type':'seen','player':3,'card':'dart','by':0,'how':'snoop-all'}");
}

/* A card shown last is the one that is peeked at. */
static void
test_peek_begins_with_who_showed (Fixture *fixture, gconstpointer data)
{
  cb_draft_set_kind (fixture->draft, CB_DRAFT_PEEK);
  g_assert_cmpint (cb_draft_get (fixture->draft, CB_DRAFT_PLAYER), ==, 3);
}

/* Records a suggestion while another event is being told. */
static void
record_meanwhile (CbCase *case_)
{
  g_autoptr (CbEntry) entry = cb_suggestion_new (2, cb_case_test_cards (case_, "cleo club cave"));

  cb_case_append (case_, entry);
}

/* Whatever is recorded meanwhile, it is a peek at a card that was asked for when it was begun. */
static void
test_peek_keeps_its_question (Fixture *fixture, gconstpointer data)
{
  g_autofree char *log = NULL;

  cb_draft_set_kind (fixture->draft, CB_DRAFT_PEEK);
  record_meanwhile (fixture->case_);
  g_assert_cmphex (cb_draft_get_choices (fixture->draft), ==,
                   cb_case_test_cards (fixture->case_, "bert belt barn"));
  cb_draft_pick_card (fixture->draft, cb_case_test_card (fixture->case_, "belt"));
  g_assert_cmpstr (cb_draft_get_purpose (fixture->draft), ==, "Insert Before Entry 2");
  g_assert_null (cb_draft_get_missing (fixture->draft));
  g_assert_null (cb_draft_get_warning (fixture->draft));
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 1);

  /* What was not asked for is no card that was shown. */
  cb_draft_set_kind (fixture->draft, CB_DRAFT_PEEK);
  cb_draft_set (fixture->draft, CB_DRAFT_CARD, (int) cb_case_test_card (fixture->case_, "dart"));
  g_assert_cmpstr (cb_draft_get_missing (fixture->draft), ==, "Dart was not asked for.");
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, -1);
}

/* Of each kind, what is entered for a player stays that player’s. */
static void
test_stays_whose_it_is (void)
{
  for (CbDraftKind kind = CB_DRAFT_SUGGESTION; kind < CB_N_DRAFT_KINDS; kind++)
    {
      Fixture fixture = { 0 };
      int by, player, viewer;

      open_case (&fixture, ASKED);
      cb_draft_set_kind (fixture.draft, kind);
      if (kind == CB_DRAFT_SUGGESTION)
        cb_draft_toggle_card (fixture.draft, 0);
      g_test_message ("%s", cb_draft_get_kind_name (fixture.draft, kind));
      by = cb_draft_get_by (fixture.draft);
      player = cb_draft_get (fixture.draft, CB_DRAFT_PLAYER);
      viewer = cb_draft_get (fixture.draft, CB_DRAFT_VIEWER);
      g_assert_cmpint (by, ==, kind == CB_DRAFT_SWAP ? 1 : 2); /* whose turn it was, or is */
      record_meanwhile (fixture.case_);
      if (cb_draft_takes_turn (fixture.draft))
        g_assert_cmpint (cb_draft_get_by (fixture.draft), ==, by);
      g_assert_cmpint (cb_draft_get (fixture.draft, CB_DRAFT_PLAYER), ==, player);
      g_assert_cmpint (cb_draft_get (fixture.draft, CB_DRAFT_VIEWER), ==, viewer);
      g_assert_cmpint (cb_draft_get_kind (fixture.draft), ==, kind);
      close_case (&fixture);
    }
}

/* A power is its owner’s. */
static void
test_power_of_another (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (
    "{'format':'casebook','version':1,'edition':'nightmare','players':["
    "{'name':'Ann','character':'mayor'},{'name':'Bea','character':'jack'},{'name':'Cem'}],"
    "'me':null,'log':[]}");
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  cb_draft_set_kind (draft, CB_DRAFT_REMOTE);
  cb_draft_set_by (draft, 0);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "Only Jack has this power.");
  cb_draft_set_by (draft, 2);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "Only Jack has this power.");
  cb_draft_set_by (draft, 1);
  g_assert_null (cb_draft_get_warning (draft));
}

static void
test_kinds_of_the_edition (Fixture *fixture, gconstpointer data)
{
  static const CbDraftKind FIRST[] = { CB_DRAFT_SUGGESTION, CB_DRAFT_TIP,        CB_DRAFT_TRAIT,
                                       CB_DRAFT_SEEN,       CB_DRAFT_ACCUSATION, CB_DRAFT_NOTE };
  CbDraftKind kinds[CB_N_DRAFT_KINDS];
  guint n_first;

  g_assert_cmpuint (cb_draft_list_kinds (fixture->draft, kinds, &n_first), ==,
                    CB_N_DRAFT_KINDS - 4);
  g_assert_cmpmem (kinds, n_first * sizeof *kinds, FIRST, sizeof FIRST);
  g_assert_cmpstr (cb_draft_get_kind_name (fixture->draft, CB_DRAFT_SUGGESTION), ==, "Rumor");
  g_assert_cmpstr (cb_draft_get_kind_name (fixture->draft, CB_DRAFT_TRAIT), ==, "Sleuth");
  g_assert_cmpstr (cb_draft_get_kind_name (fixture->draft, CB_DRAFT_TIP), ==, "Private Tip");
}

/* What there is nothing of is not offered: traits, face-down cards, powers from afar, decks. */
static void
test_kinds_of_other_editions (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_new ();
  g_autoptr (CbDraft) draft = cb_draft_new (case_);
  CbDraftKind kinds[CB_N_DRAFT_KINDS];
  guint n_first;
  guint n = cb_draft_list_kinds (draft, kinds, &n_first);

  g_assert_cmpuint (n_first, ==, 4);
  g_assert_cmpuint (n, ==, CB_N_DRAFT_KINDS - 6);
  for (guint i = 0; i < n; i++)
    g_assert_false (kinds[i] == CB_DRAFT_TRAIT || kinds[i] == CB_DRAFT_LOOK ||
                    kinds[i] == CB_DRAFT_REMOTE || kinds[i] == CB_DRAFT_DRAW ||
                    kinds[i] == CB_DRAFT_PLAY);
}

/* An entry may turn out to have been something else. */
static void
test_edit_into_another_kind (Fixture *fixture, gconstpointer data)
{
  g_autofree char *log = NULL;

  g_assert_true (cb_draft_edit (fixture->draft, 0));
  g_assert_cmpint (cb_draft_get_kind (fixture->draft), ==, CB_DRAFT_SNOOP);
  cb_draft_set_kind (fixture->draft, CB_DRAFT_SEEN);
  cb_draft_set (fixture->draft, CB_DRAFT_CARD, (int) cb_case_test_card (fixture->case_, "cleo"));
  g_assert_cmpint (cb_draft_confirm (fixture->draft), ==, 0);
  log = describe_log (fixture, 0);
  g_assert_cmpstr (log, ==, "{'type':'seen','player':2,'card':'cleo'}");
}

/* That I saw it may be said or not. */
static void
test_edit_what_i_saw (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < count_entries (fixture); i++)
    {
      g_assert_true (cb_draft_edit (fixture->draft, i));
      g_assert_false (cb_draft_has_input (fixture->draft));
    }
}

/* A power was used before only by what stands before. */
static void
test_edit_first_peek (Fixture *fixture, gconstpointer data)
{
  g_assert_true (cb_draft_edit (fixture->draft, 0));
  g_assert_null (cb_draft_get_warning (fixture->draft));
  g_assert_true (cb_draft_edit (fixture->draft, 1));
  g_assert_cmpstr (cb_draft_get_warning (fixture->draft), ==,
                   "“Mole” has been used before (entry 1).");
}

/* With two players each look is at another card; the one chosen can be seen to be chosen. */
static void
test_open_places (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (
    "{'format':'casebook','version':1,'edition':'nightmare','players':[{'name':'Ann'},"
    "{'name':'Bea'}],'me':null,'faceDown':4,'log':[{'type':'look','by':0,'slots':[1]}]}");
  g_autoptr (CbDraft) draft = cb_draft_new (case_);

  cb_draft_set_kind (draft, CB_DRAFT_LOOK);
  cb_draft_set_by (draft, 0);
  g_assert_cmphex (cb_draft_get_open_places (draft) & 0xf, ==, 0xd);
  g_assert_null (cb_draft_get_warning (draft));
  cb_draft_set (draft, CB_DRAFT_SLOTS, 2);
  g_assert_cmphex (cb_draft_get_open_places (draft) & 0xf, ==, 0xf);
  g_assert_cmpstr (cb_draft_get_warning (draft), ==, "Ann has looked at position 2 before.");
  cb_draft_set_by (draft, 1);
  g_assert_cmphex (cb_draft_get_open_places (draft) & 0xf, ==, 0xf);
  g_assert_null (cb_draft_get_warning (draft));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (SAMPLES); i++)
    {
      g_autofree char *path = g_strdup_printf ("/draft-events/sample/%s", SAMPLES[i].name);
      g_autofree char *edit = g_strdup_printf ("/draft-events/edit/%s", SAMPLES[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_sample);
      if (SAMPLES[i].entries != NULL)
        g_test_add_data_func (edit, GSIZE_TO_POINTER (i), test_edit);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (WARNINGS); i++)
    {
      g_autofree char *path = g_strdup_printf ("/draft-events/warning/%s", WARNINGS[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_warning);
    }

#define ADD(name, log, test) \
  g_test_add ("/draft-events/" name, Fixture, log, set_up, test, tear_down)
  ADD ("asks-everybody", NULL, test_asks_everybody);
  ADD ("who-is-out", WRONG "," EXPOSED, test_who_is_out);
  ADD ("snoop-all-of-who-is-out", WRONG "," EXPOSED, test_snoop_all_of_who_is_out);
  ADD ("peek-begins-with-who-showed",
       "{'type':'suggestion','by':1,'cards':['bert','belt','barn'],"
       "'answers':[{'by':2,'did':'pass'},{'by':3,'did':'show'}]}",
       test_peek_begins_with_who_showed);
  ADD ("peek-keeps-its-question",
       "{'type':'suggestion','by':1,'cards':['bert','belt','barn'],"
       "'answers':[{'by':2,'did':'pass'},{'by':3,'did':'show'}]}",
       test_peek_keeps_its_question);
  ADD ("kinds-of-the-edition", NULL, test_kinds_of_the_edition);
  ADD ("edit-into-another-kind", "{'type':'seen','player':2,'by':1,'how':'snoop'}",
       test_edit_into_another_kind);
  ADD ("edit-what-i-saw",
       "{'type':'seen','player':2,'card':'cleo','by':0,'how':'peek'},"
       "{'type':'seen','player':2,'card':'cleo','by':0,'how':'it fell'},"
       "{'type':'seen','player':2,'card':'cleo','how':'snoop'}",
       test_edit_what_i_saw);
  ADD ("edit-first-peek", PEEKED "}," PEEKED "}", test_edit_first_peek);
#undef ADD
  g_test_add_func ("/draft-events/open-places", test_open_places);
  g_test_add_func ("/draft-events/power-of-another", test_power_of_another);
  g_test_add_func ("/draft-events/stays-whose-it-is", test_stays_whose_it_is);
  g_test_add_func ("/draft-events/kinds-of-other-editions", test_kinds_of_other_editions);
  return g_test_run ();
}
