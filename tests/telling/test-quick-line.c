/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines as people type them, and what they are read as: in the words of the log. */

#include "cb-quick-test.h"

#define PASSED_ON "Peacock passed, Plum passed, Scarlet passed, Mustard passed"

static void
test_questions (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "green: plum rope hall, peacock pass, white shows",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "me: plum wrench lounge, green shows wrench",
      "You suggested: Plum, Wrench, Lounge – Green showed the Wrench" },
    { "I: plum wrench lounge; green shows lounge",
      "You suggested: Plum, Wrench, Lounge – Green showed the Lounge" },
    { "green plum rope hall peacock pass white shows",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "green: plum rope hall, white shows",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "green: plum knife hall, white shows",
      "Green suggested: Plum, Knife, Hall – " PASSED_ON ", you showed the Hall" },
    { "green: hall, rope, plum: plum passes",
      "Green suggested: Plum, Rope, Hall – Peacock passed, Plum passed" },
    { "green: plum rope hall", "Green suggested: Plum, Rope, Hall – answers not recorded" },
    { "green: plum wrench lounge, nobody",
      "Green suggested: Plum, Wrench, Lounge – " PASSED_ON ", you passed" },
    { "green: plum wrench lounge, all others pass",
      "Green suggested: Plum, Wrench, Lounge – " PASSED_ON ", you passed" },
    { "green: plum rope hall, peacock and plum pass",
      "Green suggested: Plum, Rope, Hall – Peacock passed, Plum passed" },
    { "green: plum rope hall, peacock, plum, scarlet pass, mustard shows",
      "Green suggested: Plum, Rope, Hall – Peacock passed, Plum passed, Scarlet passed, Mustard "
      "showed a card" },
    { "green: plum wrench lounge, plum shows, white passes",
      "Green suggested: Plum, Wrench, Lounge – Peacock passed, Plum showed a card, you passed" },
    { "green asks plum with the rope in the hall: white shows a card",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "plum rope hall, mustard shows",
      "Scarlet suggested: Plum, Rope, Hall – Mustard showed a card" },
    { "plum: peacock rope hall", "Plum suggested: Peacock, Rope, Hall – answers not recorded" },
    { "plum ? rope, mustard shows",
      "Scarlet suggested: Plum, Rope, 1 unknown card – Mustard showed a card" },
    { "plum ? rope hall", "Plum suggested: Rope, Hall, 1 unknown card – answers not recorded" },
    { "green: plum ? hall, peacock passes",
      "Green suggested: Plum, Hall, 1 unknown card – Peacock passed" },
    { "me: plum ? hall, peacock shows plum",
      "You suggested: Plum, Hall, 1 unknown card – Green passed, Peacock showed Plum" },
    { "plum rope hall, somebody shows",
      "Scarlet suggested: Plum, Rope, Hall – somebody showed a card" },
    { "plum ? hall, mustard passes, someone showed a card",
      "Scarlet suggested: Plum, Hall, 1 unknown card – Mustard passed, somebody showed a card" },
    { "green: plum ? hall, white shows",
      "Green suggested: Plum, Hall, 1 unknown card – " PASSED_ON ", you showed a card" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  cb_quick_test_read (case_, SAMPLES);
}

/* As people tell it. */
static void
test_sentences (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "Green asks about Plum with the rope in the hall, Peacock has nothing, White has shown her a "
      "card",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "Green has asked if it was Plum with the wrench in the lounge. All the others have nothing",
      "Green suggested: Plum, Wrench, Lounge – " PASSED_ON ", you passed" },
    { "I asked about Plum, the wrench and the lounge: Green shows me the lounge",
      "You suggested: Plum, Wrench, Lounge – Green showed the Lounge" },
    { "Green suggested: Plum, wrench, lounge, nobody else can show any",
      "Green suggested: Plum, Wrench, Lounge – " PASSED_ON ", you passed" },
    { "the green asks: plum rope hall, mustard shows nothing, white shows green a card",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");
  static const CbQuickSample SHORT[] = {
    { "bob: plum rope lounge, c p, a s",
      "Bob suggested: Plum, Rope, Lounge – Cara passed, Dan passed, you showed the Rope" },
    { "a: plum wrench hall, b p", "You suggested: Plum, Wrench, Hall – Bob passed" },
    { "cara: plum wrench lounge, d, a pass",
      "Cara suggested: Plum, Wrench, Lounge – Dan passed, you passed" },
    { "cara: plum wrench lounge, d and a pass",
      "Cara suggested: Plum, Wrench, Lounge – Dan passed, you passed" },
  };
  g_autoptr (CbCase) friends = cb_quick_test_case (CB_QUICK_TEST_FRIENDS, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_read (friends, SHORT);
}

/* What one would type first. */
static void
test_obvious (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "plum wrench lounge, none",
      "Scarlet suggested: Plum, Wrench, Lounge – Mustard passed, you passed, Green passed, "
      "Peacock passed, Plum passed" },
    { "plum wrench lounge no",
      "Scarlet suggested: Plum, Wrench, Lounge – Mustard passed, you passed, Green passed, "
      "Peacock passed, Plum passed" },
    { "green: plum wrench lounge, no one shows",
      "Green suggested: Plum, Wrench, Lounge – " PASSED_ON ", you passed" },
    { "green: plum rope hall, peacock none", "Green suggested: Plum, Rope, Hall – Peacock passed" },
    { "pe kn lo, mu s", "Scarlet suggested: Peacock, Knife, Lounge – Mustard showed a card" },
    { "pe kn hall, mu p, wh s ha",
      "Scarlet suggested: Peacock, Knife, Hall – Mustard passed, you showed the Hall" },
    { "me: plum wrench lounge, green wrench",
      "You suggested: Plum, Wrench, Lounge – Green showed the Wrench" },
    { "me: plum wrench lounge, peacock lou",
      "You suggested: Plum, Wrench, Lounge – Green passed, Peacock showed the Lounge" },
    { "plum rope hall, white rope",
      "Scarlet suggested: Plum, Rope, Hall – Mustard passed, you showed the Rope" },
  };
  static const CbQuickSample SHORT[] = {
    { "me pl wr lou p3 wr",
      "You suggested: Plum, Wrench, Lounge – P2 passed, P3 showed the Wrench" },
    { "me pl wr lou p2 p p3 wr",
      "You suggested: Plum, Wrench, Lounge – P2 passed, P3 showed the Wrench" },
    { "p2 pl wr li no",
      "P2 suggested: Plum, Wrench, Library – P3 passed, Noah passed, you passed" },
    { "p2 pl wr li, p3 no, no no", "P2 suggested: Plum, Wrench, Library – P3 passed, Noah passed" },
  };
  static const CbQuickSample REFUSED[] = {
    { "green: plum rope hall, peacock rope",
      "Only the asker sees the card. If you saw it anyway, record “Peacock has Rope”.", 31, 4 },
    { "green: plum rope hall, plum peacock rope", "What did Plum do? Type “passes” or “shows”.", 23,
      4 },
  };
  g_autoptr (CbCase) characters = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");
  g_autoptr (CbCase) numbers = cb_quick_test_case (
    "'edition':'classic','players':[{'name':'P1'},{'name':'P2'},{'name':'P3'},{'name':'Noah'}],"
    "'me':0,'hand':['white','rope','hall','knife','study']",
    "");

  cb_quick_test_read (characters, SAMPLES);
  cb_quick_test_refused (characters, REFUSED);
  cb_quick_test_read (numbers, SHORT);
}

/* What the cards are called at this table; their ids go as ever. */
static void
test_card_names (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "green: plum garrotte hall", "Green suggested: Plum, Garrotte, Hall – answers not recorded" },
    { "green: plum rope hall", "Green suggested: Plum, Garrotte, Hall – answers not recorded" },
  };
  g_autoptr (CbCase)
    case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS ",'cardNames':{'rope':'Garrotte'}", "");

  cb_quick_test_read (case_, SAMPLES);
}

static void
test_other_kinds (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "green accuses plum rope hall: wrong", "Green accused: Plum, Rope, Hall – wrong" },
    { "green accused plum wrench lounge right", "Green accused: Plum, Wrench, Lounge – right" },
    { "accuses plum, rope, hall", "Scarlet accused: Plum, Rope, Hall – outcome unknown" },
    { "green: accuses plum rope hall wrng", "Green accused: Plum, Rope, Hall – wrong" },
    { "green has the billiard room", "You saw Green’s card: Billiard Room" },
    { "green has: scarlet", "You saw Green’s card: Scarlet" },
    { "green saw white", "Green saw one of your cards" },
    { "green saw plum: wrench", "Green saw Plum’s card: Wrench" },
    { "saw plum wrench", "You saw Plum’s card: Wrench" },
    { "saw: plum wrench", "You saw Plum’s card: Wrench" },
    { "me saw a wrench at plum’s", "You saw Plum’s card: Wrench" },
    { "note: Green smiled – at “rope”, twice.  ", "Note: Green smiled – at “rope”, twice." },
    { "NOTE Green smiled", "Note: Green smiled" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");
  g_autoptr (CbCase) onlooker = cb_quick_test_case (CB_QUICK_TEST_ONLOOKER, "");
  static const CbQuickSample ONLOOKERS[] = {
    { "saw bob: rope", "Bob’s card was seen: Rope" },
    { "bob has rope", "Bob’s card was seen: Rope" },
    { "plum rope hall, bob shows", "Ann suggested: Plum, Rope, Hall – Bob showed a card" },
  };

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_read (onlooker, ONLOOKERS);
}

static void
test_forgiving (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "GRENE: Plmu rpoe HALL, whiet shwos",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "g: pl ro h, w s", "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "white: plum rope hall, green s pl", "You suggested: Plum, Rope, Hall – Green showed Plum" },
    { "scarlet: plum rope hall, mustard s",
      "Scarlet suggested: Plum, Rope, Hall – Mustard showed a card" },
    { "green: plum rope hall, plum s mustard pass",
      "Green suggested: Plum, Rope, Hall – Peacock passed, Plum passed, Scarlet passed, Mustard "
      "passed" },
    { "green plum rope hall white s",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "green: lead pipe, billiard room, plum",
      "Green suggested: Plum, Lead Pipe, Billiard Room – answers not recorded" },
    { "green: lead-pipe billiardroom plum",
      "Green suggested: Plum, Lead Pipe, Billiard Room – answers not recorded" },
    { "green: pipe billiard r plum",
      "Green suggested: Plum, Lead Pipe, Billiard Room – answers not recorded" },
    { "green: leadpipe bilard-room plum",
      "Green suggested: Plum, Lead Pipe, Billiard Room – answers not recorded" },
    { "green: dining rope plum",
      "Green suggested: Plum, Rope, Dining Room – answers not recorded" },
    { "green: ball room, rope, plum",
      "Green suggested: Plum, Rope, Ballroom – answers not recorded" },
    { "green : plum ,rope ,, hall –  white   shows.",
      "Green suggested: Plum, Rope, Hall – " PASSED_ON ", you showed a card" },
    { "plum l h, mustard shows",
      "Scarlet suggested: Plum, Lead Pipe, Hall – Mustard showed a card" },
    { "Ｇｒｅｅｎ： plum、rope、hall", "Green suggested: Plum, Rope, Hall – answers not recorded" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  cb_quick_test_read (case_, SAMPLES);
}

static void
test_characters (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "green: plum wrench lounge, dan passes, me: pass",
      "Bob suggested: Plum, Wrench, Lounge – Cara passed, Dan passed, you passed" },
    { "bob: green rope hall, plum shows",
      "Bob suggested: Green, Rope, Hall – Cara passed, Dan showed a card" },
    { "white: plum wrench hall, me show",
      "Cara suggested: Plum, Wrench, Hall – Dan passed, you showed the Hall" },
    { "scarlet: plum rope hall, dan shows plum",
      "You suggested: Plum, Rope, Hall – Bob passed, Cara passed, Dan showed Plum" },
    { "plum has scarlet", "You saw Dan’s card: Scarlet" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_FRIENDS, "");

  cb_quick_test_read (case_, SAMPLES);
}

static void
test_own_edition (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "jörg: fräulein ming, heizungsrohr, küche; änne-marie shows fräulein ming",
      "You suggested: Fräulein Ming, Heizungsrohr, Küche – Änne-Marie showed Fräulein Ming" },
    { "joerg: frau weiss, seil, kueche",
      "You suggested: Frau Weiß, Seil, Küche – answers not recorded" },
    { "JORG: gatow DOLCH kuche, anne marie p, öl s",
      "You suggested: Oberst von Gatow, Dolch, Küche – Änne-Marie passed, Tante Öl showed a card" },
    { "marie: ming, heizngsrohr, grosse halle, i show",
      "Änne-Marie suggested: Fräulein Ming, Heizungsrohr, Große Halle – Tante Öl passed, you showed Heizungsrohr" },
    { "me: ming seil jack’s haus, hinterhof, tante shows haus",
      "You suggested: Fräulein Ming, Seil, Jack’s Haus, Hinterhof – Änne-Marie passed, Tante Öl showed Jack’s Haus, Hinterhof" },
    { "jörg: c1 c5 c7", "You suggested: Fräulein Ming, Dolch, Küche – answers not recorded" },
  };
  static const CbQuickSample REFUSED[] = {
    { "me: fra dolch küche", "“fra” could be Fräulein Ming or Frau Weiß.", 4, 3 },
    { "me: c ming küche", "“c” is not a card.", 4, 1 },
    { "tante öl: weiß, sl, kuche", "“sl” is not a card.", 16, 2 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_GERMAN, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* Whoever has laid his hand open is passed over, and who is out is not asked whose turn it is. */
static void
test_out (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "green: plum rope hall, white shows",
      "Green suggested: Plum, Rope, Hall – Plum passed, Scarlet passed, Mustard passed, you showed a card" },
    { "green: plum wrench lounge, nobody",
      "Green suggested: Plum, Wrench, Lounge – Plum passed, Scarlet passed, Mustard passed, you passed" },
    { "plum rope hall", "Plum suggested: Plum, Rope, Hall – answers not recorded" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (
    CB_QUICK_TEST_CHARACTERS,
    "{'type':'exposed','player':4,'cards':['knife','lounge','kitchen']},"
    "{'type':'suggestion','by':3,'cards':['plum','rope','hall'],'answers':[]}");

  cb_quick_test_read (case_, SAMPLES);
}

static void
test_names_alike (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "ann: plum rope hall", "“ann” could be Ann (Scarlet) or Ann (Green).", 0, 3 },
  };
  static const CbQuickSample READ[] = {
    { "green: plum rope hall", "Green suggested: Plum, Rope, Hall – answers not recorded" },
    { "scarlet: plum rope hall, green passes",
      "Ann suggested: Plum, Rope, Hall – Ann passed, Green passed" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (
    "'edition':'classic','players':[{'name':'Ann','character':'scarlet'},"
    "{'name':'Ann','character':'green'},{'name':'Green','character':'white'}]",
    "");

  cb_quick_test_refused (case_, SAMPLES);
  cb_quick_test_read (case_, READ);
}

/* A card that a name stands behind can be called its own. */
static void
test_whose (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "ann: raj comic sheldon’s bedroom",
      "You suggested: Raj, Dog-eared Comic, Bedroom (Sheldon) – answers not recorded" },
    { "leonard comic leonard's bedr, bob shows leonard's bedroom",
      "You suggested: Leonard, Dog-eared Comic, Bedroom (Leonard) – Bob showed the Bedroom (Leonard)" },
    { "ann: raj comic leonard’s living room",
      "You suggested: Raj, Dog-eared Comic, Living Room (Sheldon & Leonard) – answers not recorded" },
    { "bob has penny’s living room", "You saw Bob’s card: Living Room (Penny)" },
  };
  static const CbQuickSample REFUSED[] = {
    { "raj comic penny’s bedroom", "Two cards from “Suspects”: Penny, Raj.", 10, 7 },
    { "raj comic sheldon’s",
      "“sheldon’s” could be Bedroom (Sheldon) or Living Room (Sheldon & Leonard).", 10, 9 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (
    "'edition':'big-bang','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],'me':0,"
    "'hand':['howard','amy','stained-cushion','kitchen','roof','bathroom']",
    "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* Titles, the words of other boxes and what people say are as right as what is on the card. */
static void
test_other_names (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "bob: Colonel Mustard, dagger, hall",
      "Bob suggested: Mustard, Knife, Hall – answers not recorded" },
    { "bob: professor plum with the spanner in the ball room",
      "Bob suggested: Plum, Wrench, Ballroom – answers not recorded" },
    { "bob: Mrs. Peacock, gun, study",
      "Bob suggested: Peacock, Revolver, Study – answers not recorded" },
    { "bob: miss scarlett, lead piping, library",
      "Bob suggested: Scarlet, Lead Pipe, Library – answers not recorded" },
    { "bob: Reverend Green, pistol, lounge",
      "Bob suggested: Green, Revolver, Lounge – answers not recorded" },
    { "bob: the colonel, rope, hall", "Bob suggested: Mustard, Rope, Hall – answers not recorded" },
    /* Parts of other names count less than the names. */
    { "bob: m, gun, hall", "Bob suggested: Mustard, Revolver, Hall – answers not recorded" },
    { "bob: pl, rope, kitchen", "Bob suggested: Plum, Rope, Kitchen – answers not recorded" },
    { "bob: colnel mustard, rope, hall",
      "Bob suggested: Mustard, Rope, Hall – answers not recorded" },
    /* A player is called by what he plays, too. */
    { "bob: plum, rope, study, professor plum shows",
      "Bob suggested: Plum, Rope, Study – Cara passed, Dan showed a card" },
  };
  static const CbQuickSample REFUSED[] = {
    { "bob: mrs, rope, hall", "“mrs” could be White or Peacock.", 5, 3 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_FRIENDS, "");

  cb_quick_test_read (case_, SAMPLES);
  cb_quick_test_refused (case_, REFUSED);
}

/* The other classic’s words; “lead pipe” is one card. */
static void
test_other_classic (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "bob: rev green, lead pipe, ballroom",
      "Bob suggested: Rev. Green, Lead Piping, Ball Room – answers not recorded" },
    { "bob: mr. green, wrench, hall",
      "Bob suggested: Rev. Green, Spanner, Hall – answers not recorded" },
    { "bob: professor plum, knife, hall",
      "Bob suggested: Prof. Plum, Dagger, Hall – answers not recorded" },
    { "bob: colonel mustard, monkey wrench, hall, cy shows",
      "Bob suggested: Col. Mustard, Spanner, Hall – Cy showed a card" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (
    "'edition':'classic-uk','players':[{'name':'Ann'},{'name':'Bob'},{'name':'Cy'}],'me':0,"
    "'hand':['white','candlestick','kitchen','lounge','rope','scarlet']",
    "");

  cb_quick_test_read (case_, SAMPLES);
}

/* Players who are called what they play answer to its other names. */
static void
test_other_names_of_players (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "mr. green: plum rope hall, colonel mustard shows",
      "Green suggested: Plum, Rope, Hall – Peacock passed, Plum passed, Scarlet passed, Mustard "
      "showed a card" },
    { "professor plum: colonel mustard, rope, hall",
      "Plum suggested: Mustard, Rope, Hall – answers not recorded" },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  cb_quick_test_read (case_, SAMPLES);
}

/* A line knows the names of now, not those of the line before it. */
static void
test_renamed (void)
{
  static const CbQuickSample BOB[] = {
    { "bob: plum wrench lounge", "Bob suggested: Plum, Wrench, Lounge – answers not recorded" },
  };
  static const CbQuickSample NO_BERT[] = {
    { "bert: plum wrench lounge", "“bert” is not a player.", 0, 4 },
    { "bob: plum hammer lounge", "“hammer” is not a card.", 10, 6 },
  };
  static const CbQuickSample BERT[] = {
    { "bert: plum hammer lounge", "Bert suggested: Plum, Hammer, Lounge – answers not recorded" },
  };
  static const CbQuickSample NO_BOB[] = {
    { "bob: plum hammer lounge", "“bob” is not a player.", 0, 3 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_FRIENDS, "");
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  const char *words[CB_MAX_CARDS] = { NULL };
  g_autoptr (GError) error = NULL;

  cb_quick_test_read (case_, BOB);
  cb_quick_test_refused (case_, NO_BERT);
  cb_setup_set_name (setup, 1, "Bert");
  g_assert_true (cb_case_set_setup (case_, setup, &error));
  words[cb_edition_find_card (cb_case_get_edition (case_), "wrench")] = "Hammer";
  cb_case_reword (case_, CB_WORDS_OF_CARDS, words);
  cb_quick_test_read (case_, BERT);
  cb_quick_test_refused (case_, NO_BOB);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-line/questions", test_questions);
  g_test_add_func ("/quick-line/other-kinds", test_other_kinds);
  g_test_add_func ("/quick-line/sentences", test_sentences);
  g_test_add_func ("/quick-line/obvious", test_obvious);
  g_test_add_func ("/quick-line/card-names", test_card_names);
  g_test_add_func ("/quick-line/forgiving", test_forgiving);
  g_test_add_func ("/quick-line/characters", test_characters);
  g_test_add_func ("/quick-line/own-edition", test_own_edition);
  g_test_add_func ("/quick-line/whose", test_whose);
  g_test_add_func ("/quick-line/other-names", test_other_names);
  g_test_add_func ("/quick-line/other-classic", test_other_classic);
  g_test_add_func ("/quick-line/other-names-of-players", test_other_names_of_players);
  g_test_add_func ("/quick-line/renamed", test_renamed);
  g_test_add_func ("/quick-line/out", test_out);
  g_test_add_func ("/quick-line/names-alike", test_names_alike);
  return g_test_run ();
}
