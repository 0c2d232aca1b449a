/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines that cannot be read: what is said of them, and of which characters. */

#include "cb-quick-test.h"

static void
test_problems (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "", "Type who suggested, the cards, and who passed or showed.", 0, 0 },
    { " , ", "Type who suggested, the cards, and who passed or showed.", 3, 0 },
    { "xyz: plum rope hall", "“xyz” is not a player.", 0, 3 },
    { "xyz rope hall", "“xyz” is neither a card nor a player.", 0, 3 },
    { "p: plum rope hall", "“p” could be Peacock or Plum.", 0, 1 },
    { "green: xyz", "“xyz” is not a card.", 7, 3 },
    { "green: xyz. white shows!", "“xyz” is not a card.", 7, 4 },
    { "green: plum ropppe hall", "“ropppe” is not a card. Did you mean Rope?", 12, 6 },
    { "green: plum rpe hall", "“rpe” is not a card. Did you mean Rope?", 12, 3 },
    { "green: rope none hall", "“none” can’t be here. Name a card.", 12, 4 },
    { "green passes", "Type who suggested, the cards, and who passed or showed.", 6, 6 },
    { "green: plum rope", "Rooms: which one? Type “?” if you didn’t hear it.", 16, 0 },
    { "green: ", "Suspects: which one? Type “?” if you didn’t hear it.", 7, 0 },
    { "green: plum rope, white shows", "Rooms: which one? Type “?” if you didn’t hear it.", 7, 9 },
    { "green: white shows", "Suspects: which one? Type “?” if you didn’t hear it.", 7, 5 },
    { "green: plum rope knife, white shows", "Two cards from “Weapons”: Knife, Rope.", 17, 5 },
    { "green: plum rope hall knife", "Two cards from “Weapons”: Knife, Rope.", 22, 5 },
    { "green: plum rope rope", "Rope is named twice.", 17, 4 },
    { "green: plum l l", "“l” could be Lead Pipe, Lounge or Library.", 12, 1 },
    { "green: b rope plum", "“b” could be Ballroom or Billiard Room.", 7, 1 },
    { "green: ? ? ?", "Name at least one card.", 7, 5 },
    { "green: plum rope hall ?", "One “?” too many.", 22, 1 },
    { "green: plum rope hall, somebody passes", "For somebody, type “shows”.", 32, 6 },
    { "green: plum rope hall, xyz passes", "“xyz” is not a player.", 23, 3 },
    { "green: plum rope hall, xyz", "“xyz” is neither a card nor a player.", 23, 3 },
    { "green: plum rope hall, white shows, xyz", "“xyz” is not a player.", 36, 3 },
    { "green: plum rope hall, white", "What did White do? Type “passes” or “shows”.", 28, 0 },
    { "green: plum rope hall, white xyz", "What did White do? Type “passes” or “shows”.", 29, 3 },
    { "green: plum rope hall, plum mustard", "What did Mustard do? Type “passes” or “shows”.", 35,
      0 },
    { "green: plum rope hall, plum mustard shows", "What did Plum do? Type “passes” or “shows”.",
      23, 4 },
    { "green: plum rope hall, green passes", "Green made the suggestion and doesn’t answer.", 23,
      5 },
    { "green: plum rope hall, plum passes, plum shows", "Plum has already answered.", 36, 4 },
    { "green: plum rope hall, plum and plum pass", "Plum has already answered.", 32, 4 },
    { "green: plum rope hall, plum shows, nobody", "Plum showed a card.", 35, 6 },
    { "green: plum rope hall, all show", "For everybody at once, type “passes”.", 27, 4 },
    { "green: plum rope hall, all", "For everybody at once, type “passes”.", 26, 0 },
    { "green: plum rope hall, nobody, plum passes", "Plum has already answered.", 31, 4 },
    { "green: plum rope hall, plum shows rope",
      "Only the asker sees the card. If you saw it anyway, record “Plum has Rope”.", 34, 4 },
    { "green: plum rope hall, white shows knife", "Knife was not asked for.", 35, 5 },
    { "me: plum rope lead pipe", "Two cards from “Weapons”: Lead Pipe, Rope.", 14, 9 },
    { "green accuses plum rope", "Rooms: which one?", 23, 0 },
    { "green accuses plum rope ?", "An accusation names one card of each category.", 24, 1 },
    { "green accuses plum rope hall xyz", "What was the result? Type “right” or “wrong”.", 29, 3 },
    { "green accuses plum rope hall wrong or so",
      "I don’t expect anything after this: remove “or”.", 35, 5 },
    { "green has", "Name the card you saw.", 9, 0 },
    { "green has xyz", "“xyz” is not a card.", 10, 3 },
    /* A slip of “cord”, which the Rope is also called, may as well be another word. */
    { "green has corp", "“corp” is not a card.", 10, 4 },
    /* One of “hasn’t” is as near as one of “has”. */
    { "green said white has't got the wrench", "“has't” is not a card. Did you mean Hall?", 17, 5 },
    /* It begins the greenhouse, which the Conservatory is also called. */
    { "white has none of greenh and candlestick", "“greenh” could be Green or Conservatory.", 18,
      6 },
    { "green has rope hall", "I don’t expect anything after this: remove “hall”.", 15, 4 },
    { "me has rope", "You hold the Rope. Type what happened, or correct your hand first.", 7, 4 },
    { "green saw", "Name a player.", 9, 0 },
    { "green saw green", "Choose somebody else’s hand.", 10, 5 },
    { "saw green", "Name the card you saw.", 9, 0 },
    { "note:", "Write the note.", 5, 0 },
    { "ümläut: plum", "“ümläut” is not a player.", 0, 6 },
    { "green: ääää", "“ääää” is not a card.", 7, 4 },
    { "green: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
      "“xxxxxxxxxxxxxxxxxxx…xxxxxxxxxxxxxxxxxxxx” is not a card.", 7, 60 },
    { "plum \xff", "This is not text.", 5, 0 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");
  g_autofree char *bytes = g_strnfill (CB_QUICK_MAX_LENGTH + 3, 'a');
  const CbQuickSample LONG[] = { { bytes, "This is too long for a line.", CB_QUICK_MAX_LENGTH,
                                   3 } };

  cb_quick_test_refused (case_, SAMPLES);
  cb_quick_test_refused (case_, LONG);
}

static void
test_onlooker_problems (void)
{
  static const CbQuickSample SAMPLES[] = {
    { "me: plum rope hall", "“me” can’t be here. Name a player.", 0, 2 },
    { "ann: plum rope hall, bob shows rope",
      "Only the asker sees the card. If you saw it anyway, record “Bob has Rope”.", 31, 4 },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_ONLOOKER, "");

  cb_quick_test_refused (case_, SAMPLES);
}

/* A line that may be meant is offered, never one that leaves out a word which may say that it did
 * not happen. */
static void
test_instead (void)
{
  static const struct
  {
    const char *typed;
    const char *instead; /* NULL for nothing */
  } SAMPLES[] = {
    { "bob says plum bamboozled him with the wrench in the library, cara shows",
      "Bob suggested: Plum, Wrench, Library – Cara showed a card" },
    { "bob: plum wrench library, forsooth cara shows",
      "Bob suggested: Plum, Wrench, Library – Cara showed a card" },
    { "bob forsooth plum forsooth wrench forsooth library, cara passes, dan shows",
      "Bob suggested: Plum, Wrench, Library – Cara passed, Dan showed a card" },
    { "bob rolled 4 and forsooth", NULL },
    { "bob: plum wrensch library cara shows, forsooth",
      "Bob suggested: Plum, Wrench, Library – Cara showed a card" },
    { "cara doejn't have the wrench", NULL },
    { "cara never had the wrench", NULL },
    { "maybe cara has the wrench", NULL },
    { "bob: plum forsooth library, cara shows", NULL }, /* is not whole */
    { "bob: plum", NULL },
    { "bob: plum wrench library, cara shows", NULL },
  };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_FRIENDS, "");

  for (guint i = 0; i < G_N_ELEMENTS (SAMPLES); i++)
    {
      g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, SAMPLES[i].typed);
      g_autofree char *reply = NULL;

      g_test_message ("%s", SAMPLES[i].typed);
      g_assert_cmpstr (line->instead, ==, SAMPLES[i].instead);
      g_assert_true (line->entries == NULL || line->question == NULL);
      if (line->instead == NULL)
        continue;
      g_assert_cmpstr (line->question->words, ==, "Did you mean this?");
      g_assert_cmpuint (line->question->n_replies, ==, 1);
      g_assert_cmpstr (line->question->replies[0].label, ==, SAMPLES[i].instead);
      reply = cb_quick_line_reply (line, case_, SAMPLES[i].typed, 0);
      g_assert_cmpstr (reply, ==, SAMPLES[i].instead);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-problems/problems", test_problems);
  g_test_add_func ("/quick-problems/onlooker-problems", test_onlooker_problems);
  g_test_add_func ("/quick-problems/instead", test_instead);
  return g_test_run ();
}
