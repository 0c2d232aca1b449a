/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines for what happens in some editions only. */

#include "cb-quick-test.h"

static void
test_traits (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "bob asks female: cara shows, dan nothing",
      "Bob asked everybody to show a “female” card – Cara showed a card, Dan passed" },
    { "bob asks all for a coiled card, ann shows scarf, all others pass",
      "Bob asked everybody to show a “coiled” card – Cara passed, Dan passed, you showed the Scarf" },
    { "bob super sleuth: blunt weapon, cara shows",
      "Bob asked everybody to show a “blunt” card – Cara showed a card" },
    { "bob asks all for a female suspect, cara shows",
      "Bob asked everybody to show a “female” card – Cara showed a card" },
    { "bob super sleuth: stern, nobody",
      "Bob asked everybody to show a “stern” card – Cara passed, Dan passed, you passed" },
    { "asks midship, cara shows galley, dan shows salon",
      "You asked everybody to show a “midship” card – Cara showed the Galley, Dan showed the Salon" },
    { "bob asks blunt, me shows",
      "Bob asked everybody to show a “blunt” card – you showed the Oar" },
    { "bob asks blnut: dan no", "Bob asked everybody to show a “blunt” card – Dan passed" },
    { "bob asks male", "Bob asked everybody to show a “male” card – answers not recorded" },
    { "bob asks plum rope salon, dan shows",
      "Bob suggested: Professor Plum, Rope, Salon – Cara passed, Dan showed a card" },
  };
  static const CbQuickSample REFUSED[] = {
    { "bob super sleuth: rope", "“rope” is not a trait.", 18, 4 },
    { "bob super sleuth", "Name a trait.", 16, 0 },
    { "bob asks s: dan no",
      "“s” could be Miss Scarlet, Scarf, Stateroom, Master Suite, Salon or Sun Deck.", 9, 1 },
    { "bob asks coiled: dan shows rope",
      "Only the asker sees the card. If you saw it anyway, record “Dan has Rope”.", 27, 4 },
    { "me asks coiled: dan shows oar",
      "Casebook’s guess is that Oar doesn’t have this trait. If it does, correct the traits first.",
      26, 3 },
    { "me asks female: dan shows oar", "Oar was not asked for.", 26, 3 },
    { "bob asks coiled, dan shows, nobody", "Dan showed a card.", 28, 6 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_SEA, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* Which cards are blunt is a guess, until the table has said so; that some are female is not. */
static void
test_guessed_traits (void)
{
  static const struct
  {
    const char *line;
    const char *warning;
  } LINES[] = {
    { "bob asks blunt: cara shows",
      "Casebook only guesses which cards are “blunt”. Compare with your cards." },
    { "bob asks female: cara shows", NULL },
    { "bob: plum rope salon, cara passes", NULL },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_SEA, "");
  CbEdition *edition = cb_case_get_edition (case_);
  CbCardSet cards[CB_MAX_TRAITS];

  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    cards[i] = cb_edition_get_trait (edition, i)->cards;
  for (guint settled = 0; settled < 2; settled++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (LINES); i++)
        {
          g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, LINES[i].line);

          g_assert_cmpstr (line->problem, ==, NULL);
          g_assert_cmpstr (line->warning, ==, settled == 0 ? LINES[i].warning : NULL);
        }
      g_assert_true (
        cb_case_settle_traits (case_, 1u << cb_edition_find_trait (edition, "blunt"), cards, NULL));
    }
}

static void
test_tips (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "bob tips cara: one weapon", "Bob secretly asked Cara for one weapon card" },
    { "bob tips cara, all rooms, shows salon",
      "Bob secretly asked Cara for all room cards – Salon" },
    { "tip dan: all rooms: salon and galley",
      "You secretly asked Dan for all room cards – Galley, Salon" },
    { "bob tips cara: 2 cards back",
      "Bob secretly asked Cara for all cards of one kind – got 2 cards" },
    { "bob tips cara: one card, 1 card came back",
      "Bob secretly asked Cara for one card – got 1 card" },
    { "bob tips cara 0", "Bob secretly asked Cara for one card – got no card" },
    { "bob tips cara", "Bob secretly asked Cara for one card" },
    { "bob tips cara all, ?", "Bob secretly asked Cara for all cards of one kind" },
    { "bob private tip dan one suspect", "Bob secretly asked Dan for one suspect card" },
    { "cara tips me weapon: oar", "Cara secretly asked you for one weapon card – Oar" },
  };
  static const CbQuickSample REFUSED[] = {
    { "bob tips", "Name a player.", 8, 0 },
    { "me tips dan one female, nothing",
      "By your table’s rules a tip asks for a category, such as “Suspects”.", 16, 6 },
    { "bob tips bob", "Choose somebody else to ask.", 9, 3 },
    { "bob tips cara one weapon, salon", "Salon was not asked for.", 26, 5 },
    { "bob tips cara one weapon, oar rope", "Only one card was asked for.", 34, 0 },
    { "bob tips cara one weapon 2", "Only one card was asked for.", 26, 0 },
    { "bob tips cara all weapons, oar, 2", "The returned cards and their number don’t match.", 33,
      0 },
    { "bob tips cara nothing rope", "The returned cards and their number don’t match.", 26, 0 },
    { "bob tips cara oar oar", "Oar is named twice.", 18, 3 },
    { "bob tips cara dan", "“dan” is not a card.", 14, 3 },
    { "bob tips cara xyzzy", "“xyzzy” is not a card.", 14, 5 },
    /* What the log says of it is about nothing else, such as a question to everybody. */
    { "Bob secretly asked Dan for all “female” cards – got no card",
      "By your table’s rules a tip asks for a category, such as “Suspects”.", 0, 59 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_SEA, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* Where the table has it so, tips ask for features. */
static void
test_tips_for_features (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "me tips dan one female, nothing",
      "You secretly asked Dan for one “female” card – got no card" },
    { "bob tips cara: all coiled, 2",
      "Bob secretly asked Cara for all “coiled” cards – got 2 cards" },
  };
  g_autoptr (CbCase)
    case_ = cb_quick_test_case (CB_QUICK_TEST_SEA ",'variants':['tips-for-features']", "");

  cb_quick_test_read (case_, SAMPLES);
}

static void
test_snooping (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "me snoop cara: rope", "You saw Cara’s card: Rope – by snooping" },
    { "snoop cara rope", "You saw Cara’s card: Rope – by snooping" },
    { "bob snoops cara", "Bob saw one of Cara’s cards – by snooping" },
    { "bob snooped me: white", "Bob saw your card: Mrs. White – by snooping" },
    { "all snoop left: chain",
      "Bob saw one of your cards – everybody snooped; Cara saw one of Bob’s cards – everybody snooped; Dan saw one of Cara’s cards – everybody snooped; You saw Dan’s card: Chain – by snooping" },
    { "cara: everybody snoops to the right, chain",
      "Cara saw one of Dan’s cards – by snooping; Dan saw one of your cards – everybody snooped; Bob saw one of Cara’s cards – everybody snooped; You saw Bob’s card: Chain – everybody snooped" },
    { "bob peeks cara", "Bob saw one of Cara’s cards – by peeking" },
    { "peek cara: rope", "You saw Cara’s card: Rope – by peeking" },
  };
  static const CbQuickSample REFUSED[] = {
    { "snoop cara", "Name the card you saw.", 10, 0 },
    { "bob snoops bob", "Choose somebody else’s hand.", 11, 3 },
    { "bob snoops", "Name a player.", 10, 0 },
    { "bob snoops cara dan", "“dan” is not a card.", 16, 3 },
    { "bob snoops cara rope oar", "I don’t expect anything after this: remove “oar”.", 21, 3 },
    { "all snoop", "Which way do the hands go? Type “left” or “right”.", 9, 0 },
    { "all snoop left", "Name the card you saw.", 14, 0 },
    { "all snoop left right rope", "Which way do the hands go? Type “left” or “right”.", 25, 0 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_SEA, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* What everybody sees or is told. */
static void
test_statements (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "nobody has plum", "Everybody knows that nobody has Plum" },
    { "no-one has plum or wrench", "Everybody knows that nobody has Plum or the Wrench" },
    { "bob has none of plum wrench",
      "Everybody knows that Bob has none of these: Plum and Wrench" },
    { "bob has no wrench", "Everybody knows that Bob doesn’t have the Wrench" },
    { "bob has one of kitchen and green",
      "Everybody knows that Bob has at least one of these: Green and Kitchen" },
    { "everybody saw bob’s ballroom", "Everybody saw that Bob has the Ballroom" },
    { "all saw cara's plum, lounge", "Everybody saw that Cara has Plum and the Lounge" },
    { "me shows everybody the rope", "Everybody saw that you have the Rope" },
    { "lounge was under the table", "Found under the table: Lounge" },
    { "the lounge was on the floor", "Found under the table: Lounge" },
    { "found the lounge", "Found under the table: Lounge" },
    { "cara found the lounge under the table", "Cara found the Lounge under the table" },
    { "cara says nobody has the wrench", "Cara said that nobody has the Wrench" },
    { "cara said that she has none of scarlet and white",
      "Cara said: “I have none of these: Scarlet and White”" },
    { "cara: tells dan has one of green peacock",
      "Cara said that Dan has at least one of these: Green and Peacock" },
    { "cara says dan has lounge", "Cara said that Dan has the Lounge" },
    { "cara says that dan lounge has", "Cara said that Dan has the Lounge" },
    { "cara says dan none has lounge", "Cara said that Dan doesn’t have the Lounge" },
    { "cara says dan has nobody lounge", "Cara said that Dan doesn’t have the Lounge" },
    { "bob has ballroom", "You saw Bob’s card: Ballroom" },
  };
  static const CbQuickSample REFUSED[] = {
    { "bob has none", "Name a card.", 12, 0 },
    { "nobody has", "Name a card.", 10, 0 },
    { "cara says", "Name a card.", 9, 0 },
    { "everybody saw ballroom", "Name a player.", 22, 0 },
    { "bob has none of xyzzy", "“xyzzy” is not a card.", 16, 5 },
    { "nobody has rope rope", "Rope is named twice.", 16, 4 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_FRIENDS, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

static void
test_onlooker (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "all snoop left",
      "Ann saw one of Cy’s cards – by snooping; Bob saw one of Ann’s cards – everybody "
      "snooped; Cy saw one of Bob’s cards – everybody snooped" },
    { "saw rope at bob", "Bob’s card was seen: Rope" },
  };
  static const CbQuickSample REFUSED[] = {
    { "all snoop left: rope", "You don’t get to look here, so leave your card out.", 16, 4 },
    { "snoop bob", "Name the card you saw.", 9, 0 },
    { "look 1", "This case has no face-down cards.", 0, 4 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_ONLOOKER, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* The signs on the dice of a box are told by name, and the others by their numbers. */
static void
test_signs (void)
{
  static const char SETUP[] = "'edition':'harry-potter-burrow','players':[{'name':'Ann'},{'name':"
                              "'Bob'},{'name':'Cy'}],'me':0,'hand':['snatchers','gringotts',"
                              "'hogwarts','incendio','stupefy','love-potion']";
  static const CbQuickSample SAMPLES[] = {
    { "I rolled a 4 and a dark mark", "You rolled: 4, Dark Mark" },
    { "I rolled a 4 and the Dark Mark sign", "You rolled: 4, Dark Mark" },
    { "I rolled the star symbol and a 3", "You rolled: Star, 3" },
    { "bob rolls 2 location", "Bob rolled: 2, Location" },
    { "bob got a 6 and a dark mark", "Bob rolled: 6, Dark Mark" },
    { "Bob got a six and a dark mark", "Bob rolled: 6, Dark Mark" },
    { "bob rolled 5", "Bob rolled: 5" },
    { "Bob rolled: 5, Dark Mark", "Bob rolled: 5, Dark Mark" },
  };
  static const CbQuickSample REFUSED[] = {
    { "bob rolls 3 star dark mark", "Only 2 dice are rolled.", 10, 16 },
    { "bob rolls 6 dark marc", "No die has “dark marc” on it: Dark Mark?", 12, 9 },
    { "bob rolls moon", "No die has “moon” on it: 1, 2, 3, 4, 5, 6…?", 10, 4 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (SETUP, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

static void
test_nightmare (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "look 2: bear trap", "You looked at face-down card 2 – Bear Trap" },
    { "jim looks 1 3", "Jim looked at face-down cards 1, 3" },
    { "jim looks all", "Jim looked at all face-down cards" },
    { "jim looked", "Jim looked at face-down cards" },
    { "look: cemetery, jack", "You looked at face-down cards – Jack, Cemetery" },
    { "jim look into the fountain 1", "Jim looked at face-down card 1" },
    { "jim dies: jack bathtub woods", "Jim’s hand is revealed: Jack, Bathtub, Woods" },
    { "jim lies open: jack and woods", "Jim’s hand is revealed: Jack, Woods" },
    { "sally dead",
      "Your hand is revealed: Mayor, Sally, Zombie Duck, Present, Tree House, Santa’s House, Toy Workshop" },
    { "envelope: jack bear trap woods", "Envelope opened: Jack, Bear Trap, Woods" },
    { "jim draws intrigue king", "Jim drew an Intrigue card – Pumpkin King" },
    { "jim drew a pumpkin patch, landed", "Jim drew an Intrigue card – Pumpkin Patch" },
    { "draws intrigue", "You drew an Intrigue card" },
    { "jim plays “Pumpkin Patch”", "Jim played an Intrigue card – Pumpkin Patch" },
    { "jim uses a pumpkin patch", "Jim played an Intrigue card – Pumpkin Patch" },
    { "jim draws the 8th pumpkin king", "Jim drew an Intrigue card – Pumpkin King" },
    { "jim draws the eighth king, landed", "Jim drew an Intrigue card – Pumpkin King" },
    { "jim takes the last pumpkin kign", "Jim drew an Intrigue card – Pumpkin King" },
    { "jim draws pk", "Jim drew an Intrigue card – Pumpkin King" },
    { "I use my power", "You used the power “Sally”" },
    { "sally power", "You used the power “Sally”" },
    { "jim uses oogie boogie", "Jim used the power “Oogie Boogie”" },
    { "jim rolls 4 ?", "Jim rolled: 4, ?" },
    { "jim rolls a 4 and a 6", "Jim rolled: 4, 6" },
    { "jim used sally's power", "Jim used the power “Sally”" },
    { "jim used the power of sally", "Jim used the power “Sally”" },
    { "jim remote rumor: finkelstein bathtub lab, sally passes",
      "Jim used the power “Jack”; Jim suggested: Dr. Finkelstein, Bathtub, Dr. Finkelstein’s Laboratory – you passed" },
    { "rolled four and ?", "You rolled: 4, ?" },
    { "jim rumor: jack bear trap tree house, me shows",
      "Jim suggested: Jack, Bear Trap, Tree House – you showed the Tree House" },
    { "jim sally's peek sally", "Jim saw one of your cards – by peeking" },
  };
  static const CbQuickSample REFUSED[] = {
    { "look 5", "There are only 4 face-down cards.", 5, 1 },
    { "look 10", "There are only 4 face-down cards.", 5, 2 },
    { "look 0", "There are only 4 face-down cards.", 5, 1 },
    { "jim looks ?", "There are only 4 face-down cards.", 10, 1 },
    { "look jack, mayor, woods, cemetery, bear trap", "There are only 4 face-down cards.", 35, 9 },
    { "look mickey", "“mickey” is not a card.", 5, 6 },
    { "jim dies", "Name the cards in the hand.", 8, 0 },
    { "dies: jack", "“dies” can’t be here. Name a player.", 0, 4 },
    { "jim draws king twice", "I don’t expect anything after this: remove “twice”.", 15, 5 },
    { "envelope: jack bear trap", "Locations: which one?", 24, 0 },
    { "envelope: jack bear trap woods mayor", "Two cards from “Suspects”: Mayor, Jack.", 31, 5 },
    { "jim envelope: jack", "“envelope” can’t be here. Name a card.", 4, 8 },
    { "jim rolls", "Enter what the dice show.", 9, 0 },
    { "jim rolls four", "Type what each die shows, such as “4 2”.", 10, 4 },
    { "jim rolls a 7", "Type what each die shows, such as “4 2”.", 12, 1 },
    { "jim rolls 2 3 4", "Only 2 dice are rolled.", 10, 5 },
    { "jim rolls 2 3 hall", "I don’t expect anything after this: remove “hall”.", 14, 4 },
    { "jim draws kng", "Not a card of the deck “Intrigue”: Pumpkin King or Pumpkin Patch?", 10, 3 },
    { "jim draws two kings", "Not a card of the deck “Intrigue”: Pumpkin King or Pumpkin Patch?",
      10, 9 },
    { "jim draws banana", "Not a card of the deck “Intrigue”: Pumpkin King or Pumpkin Patch?", 10,
      6 },
    { "jim draws no king", "Not a card of the deck “Intrigue”: Pumpkin King or Pumpkin Patch?", 10,
      7 },
    { "jim draws pumpkin", "“pumpkin” could be Pumpkin King or Pumpkin Patch.", 10, 7 },
    { "jim plays intrigue: Move anywhere",
      "Not a card of the deck “Intrigue”: Pumpkin King or Pumpkin Patch?", 20, 13 },
    { "jim used Extra turn",
      "Not a power: Jack, Sally, Oogie Boogie, Mayor, Dr. Finkelstein or Lock, Shock & Barrel?", 9,
      10 },
    { "sally used her power on jim",
      "Not a power: Jack, Sally, Oogie Boogie, Mayor, Dr. Finkelstein or Lock, Shock & Barrel?", 24,
      3 },
    { "jim used the secret passage", "Moves aren’t recorded. Type “note: …” to remember this one.",
      13, 14 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_NIGHTMARE, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* A box without decks and powers has no such sentences. */
static void
test_bare_box (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "ann snoops bob", "Ann saw one of Bob’s cards – by snooping" },
  };
  static const CbQuickSample REFUSED[] = {
    { "ann draws", "This game has no cards to draw or play.", 4, 5 },
    { "ann draws wrench", "This game has no cards to draw or play.", 4, 5 },
    { "ann plays bonus: Free turn", "This game has no cards to draw or play.", 4, 5 },
    { "ann power", "This game has no powers.", 4, 5 },
    { "ann used the rope", "This game has no powers.", 13, 4 },
    { "ann used the secret passage", "Moves aren’t recorded. Type “note: …” to remember this one.",
      13, 14 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_ONLOOKER, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* What stands on the dice is understood, however it is written. */
static void
test_own_dice (void)
{
  static const char SETUP
    [] = "'edition':{'id':'d','name':'D','minPlayers':2,'maxPlayers':4,'deal':'all','categories':["
         "{'id':'a','name':'A','cards':[{'id':'a1','name':'Ada'},{'id':'a2','name':'Ava'}]},"
         "{'id':'b','name':'B','cards':[{'id':'b1','name':'Bat'},{'id':'b2','name':'Bow'}]},"
         "{'id':'c','name':'C','cards':[{'id':'c1','name':'Cot'},{'id':'c2','name':'Cup'}]}],"
         "'dice':[{'id':'one','faces':['1','Éclair','2']}]},"
         "'players':[{'name':'Ed'},{'name':'Flo'}],'me':0,'hand':['a1','b1']";
  static const CbQuickSample SAMPLES[] = {
    { "flo rolls éclair", "Flo rolled: Éclair" },
    { "flo rolls an ECLAIR", "Flo rolled: Éclair" },
  };
  static const CbQuickSample REFUSED[] = {
    { "flo rolls 1 and 2", "Only 1 die is rolled.", 10, 7 },
    { "flo rolls moon", "No die has “moon” on it: 1, Éclair or 2?", 10, 4 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (SETUP, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

static void
test_fewer_cards (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "ed: anna axe, gus shows", "You suggested: Anna, Axe – Flo passed, Gus showed a card" },
    { "flo: belt ?", "Flo suggested: Belt, 1 unknown card – answers not recorded" },
    { "flo accuses anna bert axe barn: wrong", "Flo accused: Anna, Bert, Axe, Barn – wrong" },
    { "envelope anna bert club dome", "Envelope opened: Anna, Bert, Club, Dome" },
  };
  static const CbQuickSample REFUSED[] = {
    { "ed: anna", "What: which one? Type “?” if you didn’t hear it.", 8, 0 },
    { "ed: anna barn", "Barn can’t be suggested.", 9, 4 },
    { "ed: anna bert", "Two cards from “Who”: Anna, Bert.", 9, 4 },
    { "envelope anna club dome", "Who: which one?", 23, 0 },
    { "envelope anna bert cleo club dome", "Too many cards from “Who”: Anna, Bert, Cleo.", 19, 4 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_TWO_ASKED, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* Any two cards can be named, also two suspects. */
static void
test_two_alike (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "ann: plum green, cy shows", "You suggested: Green, Plum – Bob passed, Cy showed a card" },
    { "ann: rope dagger, bob shows rope", "You suggested: Dagger, Rope – Bob showed the Rope" },
    { "bob: kitchen plum, nobody", "Bob suggested: Plum, Kitchen – Cy passed, you passed" },
    { "cy: white ?", "Cy suggested: White, 1 unknown card – answers not recorded" },
  };
  static const CbQuickSample REFUSED[] = {
    { "ann: plum", "Name 2 cards. Type “?” for what you didn’t hear.", 9, 0 },
    { "ann: plum plum", "Plum is named twice.", 10, 4 },
    { "ann: plum green kitchen", "Only 2 cards can be named.", 16, 7 },
    { "ann: plum green white", "Only 2 cards can be named.", 16, 5 },
    { "ann accuses plum green kitchen", "Two cards from “Suspects”: Green, Plum.", 17, 5 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (
    "'edition':'clue-suspect','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],"
    "'me':0,'hand':['scarlet','candlestick','bedroom']",
    "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* Real tables: two who show, and somebody of whom it is not known what he did. */
static void
test_odd_answers (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "green: plum rope hall, peacock ?, scarlet shows",
      "Green suggested: Plum, Rope, Hall – Plum passed, Scarlet showed a card" },
    { "green: plum wrench lounge, plum ?, all pass",
      "Green suggested: Plum, Wrench, Lounge – Peacock passed, Scarlet passed, Mustard passed, you passed" },
    { "green: plum rope hall, peacock ?",
      "Green suggested: Plum, Rope, Hall – answers not recorded" },
  };
  static const CbQuickSample REFUSED[] = {
    { "green: plum rope hall, peacock and plum ? scarlet shows, mustard shows",
      "Scarlet showed a card.", 57, 7 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-events/traits", test_traits);
  g_test_add_func ("/quick-events/guessed-traits", test_guessed_traits);
  g_test_add_func ("/quick-events/tips", test_tips);
  g_test_add_func ("/quick-events/tips-for-features", test_tips_for_features);
  g_test_add_func ("/quick-events/snooping", test_snooping);
  g_test_add_func ("/quick-events/statements", test_statements);
  g_test_add_func ("/quick-events/onlooker", test_onlooker);
  g_test_add_func ("/quick-events/nightmare", test_nightmare);
  g_test_add_func ("/quick-events/signs", test_signs);
  g_test_add_func ("/quick-events/bare-box", test_bare_box);
  g_test_add_func ("/quick-events/own-dice", test_own_dice);
  g_test_add_func ("/quick-events/fewer-cards", test_fewer_cards);
  g_test_add_func ("/quick-events/two-alike", test_two_alike);
  g_test_add_func ("/quick-events/odd-answers", test_odd_answers);
  return g_test_run ();
}
