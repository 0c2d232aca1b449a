/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every form that tells of an event, in the window, with the case on disk: which cards it offers
 * and strikes out, what each tap does, what Record says, and what is in the file and in the sheet
 * then. */

#include "config.h"

#include "cb-recording.h"
#include "cb-ui-test.h"

/* Four players with two cards each and two that lie face down. */
#define SEA                                                                                     \
  "'edition':{'id':'sea','name':'Sea','minPlayers':2,"                                          \
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
  "'powers':[{'id':'jack','name':'Jack of all Rooms','event':'remote'}],"                       \
  "'events':[{'id':'suggestion','name':'Rumor'},{'id':'tip'},{'id':'trait','name':'Sleuth'},"   \
  "{'id':'snoop'},{'id':'snoop-all'},{'id':'peek'},{'id':'look'},{'id':'exposed'}]},"           \
  "'faceDown':2,'players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cara'},{'name':'Dan'}]"
/* I am Ann, or look on. */
#define MINE SEA ",'me':0,'hand':['anna','axe']"
#define INTRIGUE                                                           \
  "'edition':'discover-secrets','players':[{'name':'Ann'},{'name':'Bob'}," \
  "{'name':'Cara'}]"

/* Bob has Bert, and Cara has not. */
#define BERT "{'type':'seen','player':1,'card':'bert'}"
/* Bob has none of these. */
#define PASSED                                                             \
  "{'type':'suggestion','by':0,'cards':['cleo','belt','barn'],'answers':[" \
  "{'by':1,'did':'pass'},{'by':2,'did':'show','card':'cleo'}]}"
/* Dan asked, and Bob showed one of these. */
#define SHOWN                                                             \
  "{'type':'suggestion','by':3,'cards':['cleo','belt','den'],'answers':[" \
  "{'by':0,'did':'pass'},{'by':1,'did':'show'}]}"
#define SHOWN_MORE                                                        \
  "{'type':'suggestion','by':3,'cards':['cleo','dart','den'],'answers':[" \
  "{'by':0,'did':'pass'},{'by':1,'did':'show'}]}"

#define OTHERS "Bert, Cleo, Dora, Belt, Club, Dart, Attic, Barn, Cave, Den, Eaves"
#define ALL    "Anna, Bert, Cleo, Dora, Axe, Belt, Club, Dart, Attic, Barn, Cave, Den, Eaves"

static const CbRecording RECORDINGS[] = {
  /* What is struck is what that player cannot have, wherever else it may be. */
  { "seen", MINE, BERT "," PASSED,
    (const char *const[]) { "kind Card Seen",
                            "offered " OTHERS,
                            "struck Cleo, Dora, Belt, Barn",
                            "known Bert",
                            "told ",
                            "button off Record",
                            "status Name the card you saw.",
                            "whose Cara",
                            "struck Bert, Dora",
                            "known Cleo",
                            "whose Dan",
                            "struck Bert, Cleo, Dora",
                            "known ",
                            "whose Cara",
                            "tap Dart",
                            "told Dart",
                            "status hand",
                            "button blue Record",
                            "tap Dart",
                            "told ",
                            "button off Record",
                            "tap Dart",
                            "tap Club",
                            "told Club",
                            "record",
                            "log 3",
                            "disk {'type':'seen','player':2,'card':'club'}",
                            "mark club/Cara yes",
                            "mark club/Bob no",
                            "mark club/Envelope no",
                            "form Rumor",
                            NULL } },
  { "seen-false", MINE, BERT,
    (const char *const[]) { "kind Card Seen", "whose Cara", "tap Bert",
                            "status Cara can’t have Bert.", "button grey Record Anyway", NULL } },
  { "seen-of-mine", MINE, "",
    (const char *const[]) { "kind Card Seen", "whose Ann",
                            "status Choose somebody else’s hand: this player looked.",
                            "button off Record", "offered Anna, Axe", "struck ", "seen-by Dan",
                            "button blue Record", "tap Axe", "told Axe", "record",
                            "disk {'type':'seen','player':0,'card':'axe','by':3}", NULL } },
  { "seen-by-neighbors", MINE, BERT,
    (const char *const[]) { "kind Card Seen", "whose Cara", "seen-by Bob", "record",
                            "disk {'type':'seen','player':2,'by':1}", NULL } },
  { "seen-by-another", MINE, BERT,
    (const char *const[]) { "kind Card Seen", "whose Bob", "seen-by Dan", "told ",
                            "button blue Record", "record",
                            "disk {'type':'seen','player':1,'by':3}", NULL } },
  /* The only card that it can be is there already, for what I saw myself. */
  { "peek", MINE, PASSED "," SHOWN,
    (const char *const[]) {
      "kind Peek", "offered Cleo, Belt, Den", "struck Cleo, Belt", "known Den", "told Den",
      "button blue Record", "whose Cara", "told ", "tap Cleo",
      "status Cara didn’t show a card just now.", "button grey Record Anyway", "tap Cleo",
      "whose Bob", "told Den", "record", "log 3",
      "disk {'type':'seen','player':1,'card':'den','by':0,'how':'peek'}", NULL } },
  { "peek-two", MINE, PASSED "," SHOWN_MORE,
    (const char *const[]) { "kind Peek", "offered Cleo, Dart, Den", "struck Cleo", "told ",
                            "button off Record", "tap Dart", "button blue Record", "record",
                            "mark dart/Bob yes", NULL } },
  { "peek-typed", MINE, PASSED "," SHOWN_MORE,
    (const char *const[]) {
      "type peek bob: club", "button grey Record", "insist", "status Club was not asked for.",
      "log 2", "type peek bob: dart", "button blue Record", "record", "log 3",
      "disk {'type':'seen','player':1,'card':'dart','by':0,'how':'peek'}", NULL } },
  { "peek-without-a-question", MINE, BERT,
    (const char *const[]) { "kind Peek", "offered " OTHERS, NULL } },
  { "snoop", MINE, BERT "," PASSED,
    (const char *const[]) { "kind Snoop", "asker Bob", "by Dan", "whose Bob", "lacks Bert",
                            "button blue Record", "by Ann", "offered " OTHERS,
                            "struck Cleo, Dora, Belt, Barn", "button off Record", "tap Eaves",
                            "button grey Record Anyway", "by Dan", "tap Eaves", "record", "log 3",
                            "disk {'type':'seen','player':1,'by':3,'how':'snoop'}", NULL } },
  { "snoop-all", MINE, BERT,
    (const char *const[]) {
      "kind All Snoop", "reads Card you saw from Dan", "struck Bert", "button off Record",
      "tap Right", "reads Card you saw from Bob", "struck ", "known Bert", "tap Left", "tap Club",
      "button blue Record", "tap Axe", "record", "log 5", "mark club/Dan yes",
      "disk {'type':'seen','player':3,'card':'club','by':0,'how':'snoop'}", NULL } },
  { "tip", MINE, BERT "," PASSED,
    (const char *const[]) {
      "kind Private Tip", "by Ann", "whose Bob", "tap Weapons", "offered Belt, Club, Dart",
      "struck Belt", "button grey Record Incomplete", "by Cara", "tap Weapons", "tap Suspects",
      "tap Nothing", "status Bob holds Bert too.", "tap Nothing", "by Ann", NULL } },
  { "tip-counted", MINE, BERT,
    (const char *const[]) {
      "kind Private Tip", "by Cara", "whose Dan", "tap For All", "tap Weapons", "tap 2 Cards",
      "button blue Record", "tap 1 Card", "record",
      "disk {'type':'tip','by':2,'to':3,'kind':'weapon','want':'all','count':1}", NULL } },
  { "tip-one", MINE, BERT,
    (const char *const[]) {
      "kind Private Tip",
      "by Ann",
      "whose Cara",
      "tap Suspects",
      "struck Bert",
      "tap Cleo",
      "told Cleo",
      "tap Dora",
      "told Dora",
      "tap For All",
      "tap Cleo",
      "told Cleo, Dora",
      "button blue Record",
      "tap For One",
      "button off Record",
      "status Only one card was asked for.",
      "tap For All",
      "record",
      "disk {'type':'tip','by':0,'to':2,'kind':'suspect','want':'all','cards':['cleo','dora']}",
      NULL } },
  { "exposed", MINE, BERT "," PASSED,
    (const char *const[]) { "kind Hand Revealed", "whose Bob", "offered " OTHERS,
                            "struck Cleo, Dora, Belt, Barn", "known Bert", "button off Record",
                            "tap Bert", "button grey Record Incomplete",
                            "status The hand has 2 cards.", "tap Club", "told Bert, Club",
                            "button blue Record", "record", "mark club/Bob yes",
                            "disk {'type':'exposed','player':1,'cards':['bert','club']}", NULL } },
  { "exposed-mine", MINE, "",
    (const char *const[]) { "kind Hand Revealed", "whose Ann", "offered Anna, Axe",
                            "told Anna, Axe", "button blue Record", NULL } },
  { "look", MINE, BERT,
    (const char *const[]) {
      "kind Face-Down Cards", "by Ann", "reads Positions (optional)", "struck Bert",
      "tap Cave", "button blue Record", "tap 2", "tap Den", "tap Eaves", "button off Record",
      "status Choose as many cards as positions.", "tap Eaves", "tap Den", "record",
      "disk {'type':'look','by':0,'slots':[1],'cards':['cave']}", NULL } },
  { "statement-has", MINE, BERT,
    (const char *const[]) { "kind Known to Everybody", "whose Bob", "offered " ALL,
                            "struck Anna, Axe", "known Bert", "tap Den", "button blue Record",
                            "record", "mark den/Bob yes", NULL } },
  { "statement-nobody", MINE, BERT,
    (const char *const[]) { "kind Known to Everybody", "claim Nobody has any of these", "struck ",
                            "known ", "tap Den", "record", "mark den/Bob no", NULL } },
  { "accusation", MINE, PASSED,
    (const char *const[]) {
      "kind Accusation", "by Ann", "offered " ALL, "struck Anna, Cleo, Axe", "tap Bert", "tap Belt",
      "button off Record", "tap Barn", "status Were you right? Choose the result.",
      "button grey Record Incomplete", "tap Wrong", "button blue Record · You were wrong",
      "tap Dora", "told Dora, Belt, Barn", "record", "log 2",
      "disk {'type':'accusation','by':0,'cards':['dora','belt','barn'],'result':'wrong'}", NULL } },
  { "accusation-of-another", MINE, PASSED,
    (const char *const[]) { "kind Accusation", "by Dan", "tap Cleo", "tap Belt", "tap Barn",
                            "status Cleo can’t be in the envelope.", "button grey Record Anyway",
                            "tap Wrong", "status hand", "button blue Record · Dan was wrong",
                            NULL } },
  { "envelope", MINE, PASSED,
    (const char *const[]) { "kind Envelope Opened", "struck Anna, Cleo, Axe", "tap Bert",
                            "tap Belt", "button off Record", "tap Barn", "button blue Record",
                            NULL } },
  { "suggestion", MINE, PASSED,
    (const char *const[]) { "offered " ALL, "struck Anna, Cleo, Axe", "known ", "tap Cleo",
                            "tap Bert", "told Bert", NULL } },
  { "remote", MINE, "",
    (const char *const[]) { "kind Remote Suggestion", "by Bob", "tap Cleo", "tap Belt", "tap Barn",
                            "row Cara: showed", "button blue Record · Cara showed a card", "record",
                            "log 2", NULL } },
  { "trait", MINE, "",
    (const char *const[]) {
      "kind Sleuth", "by Bob", "tap female", "status Cara hasn’t answered yet.",
      "button grey Record Incomplete", "row Cara: showed", "status Dan hasn’t answered yet.",
      "row Dan: passed", "status You hold Anna, so you show it.", "row Ann: showed",
      "button blue Record · Cara and you showed cards", "record", "mark cleo/Dan no",
      "disk {'type':'trait','by':1,'trait':'female','answers':[{'by':2,'did':'show'},"
      "{'by':3,'did':'pass'},{'by':0,'did':'show','card':'anna'}]}",
      NULL } },
  { "note", MINE, "",
    (const char *const[]) { "kind Note", "button off Record", "fill Bob bluffs",
                            "button blue Record", "record",
                            "disk {'type':'note','text':'Bob bluffs'}", NULL } },
  { "power", MINE, "",
    (const char *const[]) { "kind Power Used",
                            "by Bob",
                            "button off Record",
                            "status Name the power.",
                            "tap Jack of all Rooms",
                            "button blue Record",
                            "record",
                            "disk {'type':'power','by':1,'power':'jack'}",
                            "kind Power Used",
                            "by Cara",
                            "tap Jack of all Rooms",
                            "status “Jack of all Rooms” has been used before (entry 1).",
                            "button grey Record Anyway",
                            "fill Whistle",
                            "status hand",
                            "button blue Record",
                            "record",
                            "disk {'type':'power','by':2,'power':'Whistle'}",
                            "undo",
                            "log 1",
                            "undo",
                            "log 0",
                            NULL } },
  /* Used once: whoever may hold it, unless the entry is set aside. */
  { "power-set-aside", MINE, "{'type':'power','by':1,'power':'jack','uncertain':true}",
    (const char *const[]) { "kind Power Used", "by Cara", "tap Jack of all Rooms", "status hand",
                            "button blue Record", NULL } },
  /* Some powers answer what others do, and are no turn: also of who is out. */
  { "power-of-who-is-out", MINE,
    "{'type':'accusation','by':1,'cards':['dora','belt','barn'],'result':'wrong'}",
    (const char *const[]) { "kind Power Used", "by Bob", "tap Jack of all Rooms", "status hand",
                            "button blue Record", "record", "log 2", "asker Cara", NULL } },
  { "power-edited", MINE, "{'type':'power','by':1,'power':'jack'}",
    (const char *const[]) { "edit 1", "form Power Used", "asker Bob", "status hand",
                            "button blue Save", "by Dan", "record", "log 1",
                            "disk {'type':'power','by':3,'power':'jack'}", NULL } },
  /* Whose character is known need not say which power it is. */
  { "own-power",
    "'edition':'nightmare','players':[{'name':'Sally'},{'name':'Bea','character':'mayor'},"
    "{'name':'Cy'}]",
    "",
    (const char *const[]) {
      "kind Power Used", "by Cy", "button off Record", "by Sally", "button blue Record", "record",
      "log 1", "disk {'type':'power','by':0,'power':'sally'}", "kind Power Used", "by Bea",
      "button blue Record", "record", "disk {'type':'power','by':1,'power':'mayor'}", NULL } },
  { "roll", INTRIGUE, "",
    (const char *const[]) { "kind Dice Rolled", "by Bob", "button off Record", "fill 3 4",
                            "button blue Record", "record",
                            "disk {'type':'roll','by':1,'dice':[3,4]}", "asker Bob", NULL } },
  { "draw", INTRIGUE, "",
    (const char *const[]) { "kind Card Drawn", "by Bob", "button blue Record", "record", "log 1",
                            "disk {'type':'draw','by':1,'deck':'intrigue'}", NULL } },
  { "draw-because", INTRIGUE, "",
    (const char *const[]) { "kind Card Drawn", "by Bob", "reads Drawn because", "tap Rolled ?",
                            "tap Landed on ?", "record",
                            "disk {'type':'draw','by':1,"
                            "'deck':'intrigue','trigger':'landing'}",
                            NULL } },
  { "play", INTRIGUE, "",
    (const char *const[]) { "kind Card Played", "by Bob", "button blue Record", "record", "log 1",
                            "disk {'type':'play','by':1,'deck':'intrigue'}", NULL } },
  /* Who looks on sees nothing of any hand by himself. */
  { "onlooker", SEA, BERT,
    (const char *const[]) { "status You are watching this game", "kind Card Seen", "whose Bob",
                            "offered " ALL, "struck ", "known Bert", NULL } },
  /* At the lowest level nothing is known but the deal. */
  { "notes-only", "'assist':'notes'," MINE, BERT,
    (const char *const[]) { "kind Card Seen", "whose Cara", "offered " OTHERS, "struck ",
                            "tap Bert", "status hand", "button blue Record", "kind Accusation",
                            "struck Anna, Axe", NULL } },
  /* What an entry says is offered when it is edited, even if it cannot be. */
  { "edited", MINE, "{'type':'seen','player':1,'card':'axe'}",
    (const char *const[]) { "edit 1", "form Card Seen", "told Axe", "struck Axe",
                            "button grey Save Anyway", "tap Axe", "tap Den", "record", "log 1",
                            "disk {'type':'seen','player':1,'card':'den'}", NULL } },
};

static void
run (gconstpointer data)
{
  cb_recording_run (data, 1280, 900);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (RECORDINGS); i++)
    {
      g_autofree char *path = g_strdup_printf ("/recording-forms/%s", RECORDINGS[i].name);

      g_test_add_data_func (path, &RECORDINGS[i], run);
    }
  return g_test_run ();
}
