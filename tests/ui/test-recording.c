/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn told by taps and typed, in the window, with the case on disk: what Record says, what
 * stands under it, what each tap does, and what is in the file then. */

#include "config.h"

#include "cb-recording.h"
#include "cb-ui-test.h"

/* I am Ann. */
#define HAND  "'me':0,'hand':['scarlet','white','knife','rope','hall','study']"
#define THREE "'edition':'classic','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cara'}]," HAND
#define WITCH "'edition':'classic','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cara'}]"
#define TWO                                                                           \
  "'edition':'nightmare','players':[{'name':'Ann'},{'name':'Bea'}],'faceDown':4,"     \
  "'me':0,'hand':['oogie-boogie','mayor','bear-trap','present','woods','tree-house'," \
  "'santas-house']"

#define ASK(by, cards) "{'type':'suggestion','by':" by ",'cards':[" cards "],'answers':["

/* Neither Bob nor Cara has Mustard or Wrench, so both are in the envelope. */
#define TWO_FOUND                        \
  ASK ("0", "'mustard','wrench','hall'") \
  "{'by':1,'did':'pass'},{'by':2,'did':'pass'}]}"
#define WRONG "{'type':'accusation','by':1,'cards':['plum','wrench','library'],'result':'wrong'}"
#define KILLED                                                                        \
  "{'type':'exposed','player':2,'cards':['plum','green','wrench','lounge','kitchen'," \
  "'ballroom']}"

static const CbRecording RECORDINGS[] = {
  /* Each answer in turn: the button is grey until the question has come to its end, and under it
   * stands who is next. */
  { "half-told", THREE, "",
    (const char *const[]) {
      "status hand",
      "button off Record",
      "by Bob",
      "tap Plum",
      "button grey Record Incomplete",
      "status Weapons: which one? Leave it out if you didn’t hear it.",
      "tap Rope",
      "tap Library",
      "told Plum, Rope, Library",
      "status Cara hasn’t answered yet.",
      "button grey Record Incomplete",
      "row Cara: passed",
      "told-row Cara: passed",
      "status You hold the Rope, so you show it.",
      "button grey Record Incomplete",
      "row Ann: Rope",
      "told-row Ann: Rope",
      "status hand",
      "button blue Record · You showed the Rope",
      "record",
      "log 1",
      "mark plum/Cara no",
      "mark library/Cara no",
      "mark plum/Bob maybe",
      "disk {'type':'suggestion','by':1,'cards':['plum','rope','library'],'answers':["
      "{'by':2,'did':'pass'},{'by':0,'did':'show','card':'rope'}]}",
      "button off Record",
      "asker Cara",
      NULL } },
  { "half-told-recorded", THREE, "",
    (const char *const[]) {
      "by Bob", "tap Plum", "tap Rope", "tap Library", "row Cara: passed", "record", "log 1",
      "disk {'type':'suggestion','by':1,'cards':['plum','rope','library'],'answers':["
      "{'by':2,'did':'pass'}]}",
      "edit 1", "status You hold the Rope, so you show it.", "button grey Save Incomplete",
      "row Ann: Rope", "button blue Save · You showed the Rope", NULL } },
  { "i-hold-none", THREE, "",
    (const char *const[]) { "by Cara", "tap Plum", "tap Wrench", "tap Library",
                            "status You hold none of these cards, so you pass.",
                            "button grey Record Incomplete", "row Ann: passed",
                            "status Bob hasn’t answered yet.", "button grey Record Incomplete",
                            "row Bob: passed", "status hand", "button blue Record · Nobody showed",
                            "row Bob: showed", "button blue Record · Bob showed a card", NULL } },
  { "i-hold-two", THREE, "",
    (const char *const[]) { "by Cara", "tap Plum", "tap Rope", "tap Hall",
                            "status You hold the Rope and the Hall, so you show one of them.",
                            "row Ann: showed", "status Name the card you showed.",
                            "button grey Record Incomplete", "row Ann: Hall",
                            "button blue Record · You showed the Hall", NULL } },
  { "i-asked", THREE, "",
    (const char *const[]) { "tap Plum", "tap Wrench", "tap Library", "row Bob: showed",
                            "status Name the card you saw.", "button grey Record Incomplete",
                            "row Bob: Plum", "button blue Record · Bob showed Plum", "record",
                            "mark plum/Bob yes", "mark plum/Envelope no", NULL } },
  { "peeked", THREE, "",
    (const char *const[]) { "by Bob", "tap Plum", "tap Wrench", "tap Library", "row Cara: showed",
                            "button blue Record · Cara showed a card", "row Cara: saw",
                            "status Name the card you saw.", "button grey Record Incomplete",
                            "row Cara: Library", "button blue Record · Cara showed the Library",
                            "record", "mark library/Cara yes", NULL } },
  /* What is tapped is taken back by the same tap, an answer and a card. */
  { "taken-back", THREE, "",
    (const char *const[]) { "tap Plum",
                            "tap Wrench",
                            "tap Library",
                            "row Bob: Plum",
                            "told-row Bob: Plum",
                            "row Bob: Plum",
                            "told-row Bob: ",
                            "row Bob: passed",
                            "told-row Bob: passed",
                            "row Bob: passed",
                            "told-row Bob: ",
                            "row Bob: Wrench",
                            "row Bob: Library",
                            "told-row Bob: Library",
                            "tap Library",
                            "told Plum, Wrench",
                            "told-row Bob: showed",
                            "tap Plum",
                            "told Wrench",
                            "clear",
                            "told ",
                            "status hand",
                            "button off Record",
                            "log 0",
                            NULL } },
  /* Of each row what that player cannot have, by what is known and by my hand. */
  { "struck-in-rows", THREE, TWO_FOUND ",{'type':'seen','player':2,'card':'plum'}",
    (const char *const[]) { "by Cara", "tap Plum", "tap Rope", "tap Library",
                            "struck-row Ann: Plum, Library", "by Ann", "tap Lead Pipe",
                            "struck-row Bob: Plum", "struck-row Cara: ", NULL } },
  /* A heading stands over the eyes alone, and no word over cells that it is not about. */
  { "heads", THREE, "",
    (const char *const[]) { "by Bob", "says Saw it yes", "eyes 1", "tap Plum", "tap Rope",
                            "tap Hall", "says Saw it yes", "says Unseen no", "by Ann",
                            "says Saw it no", "eyes 0", "says Unseen no", "says Passed no",
                            NULL } },
  { "heads-of-an-onlooker", WITCH, "",
    (const char *const[]) { "by Bob", "tap Plum", "tap Rope", "tap Hall", "says Saw it yes",
                            "eyes 2", "row Cara: showed", "button blue Record · Cara showed a card",
                            NULL } },
  /* The same by a line. */
  { "half-typed", THREE, "",
    (const char *const[]) {
      "type bob: plum rope library", "button grey Record Incomplete",
      "type bob: plum rope library, cara passes", "button grey Record Incomplete",
      "type bob: plum rope library, cara passes, ann shows rope",
      "button blue Record · You showed the Rope", "type bob: plum ropx", "button grey Record",
      "type bob: plum ? library, cara passes, ann passes", "button grey Record Incomplete",
      "type bob: plum rope library, cara passes", "record", "log 1",
      "disk {'type':'suggestion','by':1,'cards':['plum','rope','library'],'answers':["
      "{'by':2,'did':'pass'}]}",
      NULL } },
  /* What is known to be false is recorded all the same where it was tapped, and the button does not
   * invite to it; a typed line may be a slip. */
  { "false", THREE, "",
    (const char *const[]) {
      "by Cara", "tap Plum", "tap Rope", "tap Library", "row Ann: passed", "row Bob: passed",
      "status You hold the Rope, so you can’t have passed.",
      "button grey Record Anyway · Nobody showed",
      "type cara: plum rope library, ann passes, bob passes", "button grey Record", "type ",
      "record", "log 1", "edit 1", "button grey Save Anyway · Nobody showed", NULL } },
  /* I am passed over, and hold what was asked for: that is asked, and nothing is recorded before.
   */
  { "asked", THREE, "",
    (const char *const[]) { "by Cara", "tap Plum", "tap Rope", "tap Library", "row Bob: showed",
                            "told-row Ann: ", "says You hold the Rope. Did you show it? yes",
                            "status You hold the Rope, so you show it.", "button off Record",
                            "reply I wasn’t asked", "says You hold the Rope. Did you show it? no",
                            "status hand", "button blue Record · Bob showed a card", "record",
                            "disk {'type':'suggestion','by':2,'cards':['plum','rope','library'],"
                            "'answers':[{'by':1,'did':'show'}]}",
                            NULL } },
  { "asked-and-showed", THREE, "",
    (const char *const[]) { "by Cara", "tap Plum", "tap Rope", "tap Hall", "row Bob: showed",
                            "says You hold the Rope and the Hall. Did you show one of them? yes",
                            "reply I showed the Hall", "told-row Ann: Hall", "told-row Bob: showed",
                            "status You showed a card, so Bob isn’t asked.",
                            "button grey Record Anyway · You and Bob showed cards", NULL } },
  { "asked-and-tapped", THREE, "",
    (const char *const[]) { "by Cara", "tap Plum", "tap Rope", "tap Library", "row Bob: showed",
                            "row Ann: Rope", "says You hold the Rope. Did you show it? no",
                            "told-row Bob: ", "button blue Record · You showed the Rope", NULL } },
  { "asked-of-another", THREE, "{'type':'seen','player':1,'card':'plum'}",
    (const char *const[]) { "by Ann", "tap Plum", "tap Wrench", "tap Library", "row Cara: Library",
                            "says Bob holds Plum. Did Bob show a card? yes", "button off Record",
                            "reply Bob wasn’t asked",
                            "button blue Record · Cara showed the Library", NULL } },
  { "asked-typed", THREE, "",
    (const char *const[]) { "type cara: plum rope library, bob shows",
                            "says You hold the Rope. Did you show it? yes", "button grey Record",
                            "status Add “i showed Rope” or “i wasn’t asked”.", "insist", "log 0",
                            "reply I wasn’t asked", "says You hold the Rope. Did you show it? no",
                            "button blue Record · Bob showed a card", "record",
                            "disk {'type':'suggestion','by':2,'cards':['plum','rope','library'],"
                            "'answers':[{'by':1,'did':'show'}]}",
                            NULL } },
  /* A word that says nothing is not skipped in silence: what may be meant is a button. */
  { "asked-whether-it-is-meant", THREE, "",
    (const char *const[]) {
      "type cara: plum wrench library, ann passes, bob shows forsooth",
      "says Did you mean this? no", "insist", "says Did you mean this? yes",
      "type cara: plum wrench library forsooth, ann passes, bob shows",
      "says Did you mean this? yes", "button grey Record", "insist", "log 0",
      "reply Cara suggested: Plum, Wrench, Library – you passed, Bob showed a card",
      "says Did you mean this? no", "button blue Record · Bob showed a card", "record",
      "disk {'type':'suggestion','by':2,'cards':['plum','wrench','library'],"
      "'answers':[{'by':0,'did':'pass'},{'by':1,'did':'show'}]}",
      NULL } },
  /* The form shows what is typed, and a tap takes that over: the line is empty then. */
  { "typed-fills-the-form", THREE, "",
    (const char *const[]) { "type cara: plum wrench library, ann passes, bob shows", "asker Cara",
                            "told Plum, Wrench, Library", "told-row Ann: passed",
                            "told-row Bob: showed", "button blue Record · Bob showed a card",
                            "tap Rope", "told Plum, Rope, Library", "told-row Bob: showed",
                            "status You hold the Rope, so you can’t have passed.", "row Ann: Rope",
                            "record", "form Suggestion",
                            "disk {'type':'suggestion','by':2,'cards':['plum','rope','library'],"
                            "'answers':[{'by':0,'did':'show','card':'rope'}]}",
                            NULL } },
  /* What was tapped before comes back when the line is cleared, and is what is recorded then. */
  { "tapped-comes-back", THREE, "",
    (const char *const[]) { "by Bob", "tap Green", "type cara: plum wrench", "asker Cara",
                            "type note: bob smiled", "form Note", "type ", "form Suggestion",
                            "asker Bob", "told Green", "button grey Record Incomplete", NULL } },
  { "typed-stays-with-the-asker", THREE, "",
    (const char *const[]) { "type plum wrench library, bob passes",
                            "entry " ASK ("0", "'green','rope','hall'") "{'by':1,'did':'pass'}]}",
                            "status You suggested: Plum, Wrench, Library – Bob passed\n"
                            "You would have two turns in a row.\nCara hasn’t answered yet.",
                            "type cara: plum wrench",
                            "entry " ASK ("1", "'green','rope','hall'") "{'by':2,'did':'pass'}]}",
                            "type cara: plum wrench library, bob shows",
                            "button blue Record · Bob showed a card", NULL } },
  { "typed-in-part", THREE, "",
    (const char *const[]) { "type bob: plum rope library, cara passes",
                            "status Bob suggested: Plum, Rope, Library – Cara passed\n"
                            "You hold the Rope, so you show it.",
                            "button grey Record Incomplete", NULL } },
  /* Who is out still answers; whose hand is open is not asked. */
  { "somebody-is-out", THREE, WRONG,
    (const char *const[]) { "by Cara", "tap Plum", "told Plum", "tap Wrench", "told Plum, Wrench",
                            "tap Kitchen", "row Ann: passed", "status Bob hasn’t answered yet.",
                            "button grey Record Incomplete", NULL } },
  { "hand-is-open", THREE, KILLED,
    (const char *const[]) { "by Ann", "tap Peacock", "tap Rope", "tap Hall", "row Bob: passed",
                            "status hand", "button blue Record · Bob passed", NULL } },
  /* A form that was begun for one player stays that player’s. */
  { "stays-with-the-asker", THREE, "",
    (const char *const[]) { "by Ann", "tap Plum", "asker Ann", "clear", "asker Ann", "tap Plum",
                            "tap Wrench", "row Bob: passed",
                            "entry " ASK ("0", "'green','rope','hall'") "{'by':1,'did':'pass'}]}",
                            "log 1", "asker Ann", "told Plum, Wrench", "told-row Bob: passed",
                            "status You would have two turns in a row.", NULL } },
  { "blank-follows", THREE, "",
    (const char *const[]) { "asker Ann",
                            "entry " ASK ("0", "'green','rope','hall'") "{'by':1,'did':'pass'}]}",
                            "asker Bob", "kind Note", "fill Bob bluffs",
                            "entry " ASK ("1", "'green','rope','hall'") "{'by':2,'did':'pass'}]}",
                            "clear", "asker Cara", NULL } },
  /* Whoever rolls again after a turn has a turn more. */
  { "rolls-again", THREE,
    ASK ("0", "'plum','wrench','library'") "{'by':1,'did':'show','card':'plum'}]},"
                                           "{'type':'roll','by':0,'dice':[3,4]}",
    (const char *const[]) { "asker Ann", "tap Green", "tap Wrench", "tap Lounge", "row Bob: Green",
                            "status hand", "button blue Record · Bob showed Green", NULL } },
  { "two-in-a-row", THREE,
    ASK ("0", "'plum','wrench','library'") "{'by':1,'did':'show','card':'plum'}]}",
    (const char *const[]) { "by Ann", "tap Green", "tap Wrench", "tap Lounge", "row Bob: Green",
                            "status You would have two turns in a row.",
                            "button grey Record Anyway · Bob showed Green", NULL } },
  /* At the lowest level nothing is struck that the deal does not say. */
  { "notes-only", "'assist':'notes'," THREE, TWO_FOUND,
    (const char *const[]) { "struck Scarlet, White, Knife, Rope, Hall, Study", "by Bob",
                            "tap Mustard", "tap Wrench", "tap Kitchen", "row Cara: passed",
                            "row Ann: passed", "status hand", "button blue Record · Nobody showed",
                            NULL } },
  /* A look that was forgotten is called for until it is told. */
  { "forgotten-look", TWO, "",
    (const char *const[]) {
      "entry " ASK ("0", "'jack','zombie-duck'") "{'by':1,'did':'pass'}]}",
      "form Look into the Fountain", "asker Ann", "reads Position", "lacks Positions (optional)",
      "entry " ASK ("1", "'mayor','zombie-duck'") "{'by':0,'did':'show','card':'mayor'}]}",
      "form Look into the Fountain", "asker Ann", "tap 2", "button off Record", NULL } },
  { "look-in-part", TWO, ASK ("0", "'jack','zombie-duck'") "{'by':1,'did':'pass'}]}",
    (const char *const[]) { "form Look into the Fountain", "tap Jack",
                            "status Which position? Leave it out if you didn’t see it.",
                            "button grey Record Incomplete", "tap 3", "button blue Record",
                            "record", "log 2",
                            "disk {'type':'look','by':0,'slots':[2],'cards':['jack']}",
                            "mark jack/Face Down yes", NULL } },
};

/* Where the setting wants it so, a turn is recorded as soon as somebody showed: not one that looks
 * odd, nor one of which a card is missing. */
static const CbRecording AT_ONCE[] = {
  { "at-once", THREE, "",
    (const char *const[]) { "by Bob", "tap Plum", "tap Wrench", "tap Library", "row Cara: showed",
                            "log 1", "mark plum/Ann no",
                            "disk {'type':'suggestion','by':1,'cards':['plum','wrench','library'],"
                            "'answers':[{'by':2,'did':'show'}]}",
                            NULL } },
  { "at-once-odd", THREE, "{'type':'seen','player':1,'card':'library'}",
    (const char *const[]) { "by Ann", "tap Plum", "tap Wrench", "tap Library", "row Bob: passed",
                            "row Cara: Library", "told-row Cara: Library",
                            "button grey Record Anyway · Cara showed the Library", "log 1",
                            NULL } },
  { "at-once-unseen", THREE, "",
    (const char *const[]) { "by Ann", "tap Plum", "tap Wrench", "tap Library", "row Bob: showed",
                            "log 0", "told-row Bob: showed", "row Bob: Plum", "log 1", NULL } },
  { "at-once-passed", THREE, "",
    (const char *const[]) { "by Bob", "tap Plum", "tap Wrench", "tap Library", "row Cara: passed",
                            "row Ann: passed", "log 0", NULL } },
};

static void
run (gconstpointer data)
{
  cb_recording_run (data, 1280, 800);
}

static void
run_narrow (gconstpointer data)
{
  cb_recording_run (data, 360, 720);
}

static void
run_at_once (gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_boolean (settings, "record-when-shown", TRUE);
  run (data);
  g_settings_reset (settings, "record-when-shown");
}

static void
add (const CbRecording *recording, const char *group, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/recording/%s/%s", group, recording->name);

  g_test_add_data_func (path, recording, test);
}

int
main (int argc, char *argv[])
{
  cb_ui_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (RECORDINGS); i++)
    add (&RECORDINGS[i], "wide", run);
  for (guint i = 0; i < G_N_ELEMENTS (AT_ONCE); i++)
    add (&AT_ONCE[i], "wide", run_at_once);
  add (&RECORDINGS[0], "narrow", run_narrow);
  return g_test_run ();
}
