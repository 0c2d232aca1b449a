/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose move it is, what to do and what for, in words: at a table of three, of two, with somebody
 * out, and where less is known. */

#include "config.h"

#include "cb-accusation.h"
#include "cb-case-test.h"
#include "cb-counsel.h"
#include "cb-edition-board.h"
#include "cb-editions.h"
#include "cb-envelope.h"
#include "cb-insight.h"
#include "cb-rivals-private.h"
#include "cb-suggestion.h"

/* All that is known to the program after the whole log, as the window has it. */
static char *
say (CbCase *case_)
{
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbInsight) insight = cb_insight_new (sheet);
  gboolean computing = TRUE;

  cb_insight_set_active (insight, TRUE);
  for (g_object_get (insight, "computing", &computing, NULL); computing;
       g_object_get (insight, "computing", &computing, NULL))
    g_main_context_iteration (NULL, TRUE);
  return cb_insight_describe_counsel (insight, NULL);
}

/* Asks while the log has changed already and nothing has followed yet. */
static void
ask_at_once_cb (CbInsight **insight)
{
  g_autofree char *words = NULL;

  if (*insight == NULL)
    return;
  words = cb_insight_describe_counsel (*insight, NULL);
  g_assert_true (g_str_has_prefix (words, "Your move.") ||
                 g_str_has_prefix (words, "Cara’s turn."));
}

static void
assert_said (CbCase *case_, const char *words)
{
  g_autofree char *said = say (case_);

  g_assert_cmpstr (said, ==, words);
}

/* What is said of the log, and of these alone. */
static char *
say_simply (CbCase *case_, CbSpot spot, const CbAdvice *advice, guint n_left)
{
  guint n_turn;
  char *words = cb_counsel_say (
    &(CbCounsel) {
      .case_ = case_,
      .n_entries = cb_log_get_n_entries (cb_case_get_log (case_)),
      .spot = spot,
      .advice = advice,
      .n_left = n_left,
    },
    &n_turn);

  g_assert_cmpuint (n_turn, ==, strlen ("Your move."));
  return words;
}

static void
append (CbCase *case_, CbEntry *entry)
{
  cb_case_append (case_, entry);
  cb_entry_unref (entry);
}

static void
accuse (CbCase *case_, int by, const char *ids, CbResult result)
{
  append (case_, cb_accusation_new (by, cb_case_test_cards (case_, ids), result));
}

/* Three suggestions of the others after one of mine: I stand in the library, and it is my move. */
static CbCase *
make_case (void)
{
  CbCase *case_ = cb_case_test_new ();

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, CARA);
  cb_case_test_ask (case_, BOB, "plum revolver lounge", CARA, -1);
  cb_case_test_ask (case_, CARA, "green wrench library", -1, BOB);
  return case_;
}

static CbAdvice *
advise (CbCase *case_, CbCardSet within)
{
  CbEffort effort = { .n_left = 4000000 };
  CbAskable askable = { .within = within };

  return cb_case_advise (case_, cb_log_get_n_entries (cb_case_get_log (case_)), &askable, 1,
                         &effort);
}

/* What was taken back is not asked for any more. */
static void
test_taken_back (void)
{
  CbInsight *insight = NULL;
  g_autoptr (CbCase) case_ = make_case ();
  gulong id = g_signal_connect_swapped (cb_case_get_log (case_), "items-changed",
                                        G_CALLBACK (ask_at_once_cb), &insight);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbInsight) owned = cb_insight_new (sheet);

  insight = owned;
  cb_case_undo (case_);
  g_assert_cmpuint (cb_insight_get_n_turns (insight), ==, 2);
  g_signal_handler_disconnect (cb_case_get_log (case_), id);
}

/* Before the first turn nobody knows who begins, unless the rules say so. */
static void
test_start (void)
{
  g_autoptr (CbCase) plain = cb_case_test_new ();

  cb_case_set_assist (plain, CB_ASSIST_ODDS);
  assert_said (plain, "It’s early: any suggestion is as good as another.");
}

static void
assert_start (int mine, int others, const char *words)
{
  CbEdition *edition = cb_editions_find_builtin ("classic-uk");
  int starter = cb_edition_get_rules (edition)->starts_with;
  g_autoptr (CbSetup) setup = cb_setup_new (edition);
  g_autoptr (CbCase) case_ = NULL;

  g_assert_cmpint (starter, >=, 0);
  cb_setup_add_player (setup, "Ann", mine == 0 ? starter : mine, 9);
  cb_setup_add_player (setup, "Bob", others == 0 ? starter : others, 9);
  setup->me = ANN;
  for (guint i = 0; i < 9; i++)
    setup->hand |= cb_card_set_of (2 * i);
  case_ = cb_case_new (setup, "Two");
  assert_said (case_, words);
}

static void
test_starter (void)
{
  assert_start (0, 3, "You start.");
  assert_start (3, 0, "Bob starts.");
  assert_start (3, -1, NULL);
}

static void
test_mine (void)
{
  g_autoptr (CbCase) case_ = make_case ();

  assert_said (case_,
               "Your move. Roll 4 or more to reach the Billiard Room, and suggest Plum and the "
               "Candlestick. That rules out about 8 of 27.");
}

static void
test_others (void)
{
  g_autoptr (CbCase) case_ = make_case ();

  cb_case_test_ask (case_, ANN, "mustard revolver kitchen", BOB, CARA);
  assert_said (case_, "Bob’s turn. The envelope holds the Revolver. Cara has Mustard and "
                      "the Wrench.");
  cb_case_test_ask (case_, BOB, "scarlet rope library", -1, CARA);
  assert_said (case_, "Cara’s turn. Cara has the Library.");
  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  assert_said (case_, "Cara’s turn. Cara has the Library.");
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  assert_said (case_, "Cara’s turn.");
}

/* Without odds nothing is advised; what the last entry found is on the sheet, and can be said. */
static void
test_logic (void)
{
  g_autoptr (CbCase) case_ = make_case ();

  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  assert_said (case_, "Your move. Bob has Green.");
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  assert_said (case_, "Your move.");
}

/* Bob is out, so that after Ann it is Cara’s turn; then I am out. */
static void
test_out (void)
{
  g_autoptr (CbCase) case_ = make_case ();

  cb_case_test_ask (case_, ANN, "mustard revolver kitchen", BOB, CARA);
  accuse (case_, BOB, "mustard wrench kitchen", CB_RESULT_WRONG);
  assert_said (case_, "Cara’s turn. Nobody else is close.");
  cb_case_test_ask (case_, CARA, "green revolver kitchen", -1, BOB);
  accuse (case_, ANN, "mustard candlestick kitchen", CB_RESULT_WRONG);
  assert_said (case_, "Cara’s turn. Nobody else is close.");
}

static void
assert_order (CbCase *case_, gboolean mine, int next, const char *expected)
{
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (case_));
  int found;
  g_autofree char *order = cb_counsel_say_order (case_, n_entries, &found);

  g_assert_cmpstr (order, ==, expected);
  g_assert_cmpint (found, ==, next);
  g_assert_cmpint (cb_counsel_may_accuse (case_, n_entries), ==, mine);
}

/* Who can accuse before me: of four at the table, fewer and fewer of whom are still in. */
static void
test_order (void)
{
  static const char *const NAMES[] = { "Ann", "Bob", "Cleo", "Dan" };
  static const guint N_CARDS[] = { 5, 5, 4, 4 };
  const CbCardSet other = cb_card_set_of (8) | cb_card_set_of (14);
  const CbCardSet named = cb_card_set_of (1) | cb_card_set_of (7) | cb_card_set_of (13);
  CbEdition *edition = cb_editions_find_builtin ("classic-uk");
  g_autoptr (CbSetup) setup = cb_setup_new (edition);
  g_autoptr (CbCase) case_ = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    cb_setup_add_player (setup, NAMES[i], -1, N_CARDS[i]);
  setup->me = 0;
  for (guint i = 0; i < N_CARDS[0]; i++)
    setup->hand |= cb_card_set_of (3 * i);
  case_ = cb_case_new (setup, "Four");
  /* Nobody knows who begins. */
  assert_order (case_, TRUE, 1, "Bob is next.");
  append (case_, cb_suggestion_new (0, named));
  assert_order (case_, TRUE, 1, "Bob is next.");
  append (case_, cb_suggestion_new (1, named));
  assert_order (case_, FALSE, 2, "Cleo is next, then Dan, then you.");
  append (case_, cb_suggestion_new (2, named));
  assert_order (case_, FALSE, 3, "Dan is next, then you.");
  append (case_, cb_accusation_new (3, other | cb_card_set_of (2), CB_RESULT_WRONG));
  assert_order (case_, TRUE, 1, "Bob is next.");
  append (case_, cb_suggestion_new (1, named));
  assert_order (case_, FALSE, 2, "Cleo is next, then you.");
  append (case_, cb_accusation_new (2, other | cb_card_set_of (4), CB_RESULT_WRONG));
  assert_order (case_, TRUE, 1, "Bob is next.");
  append (case_, cb_accusation_new (1, other | cb_card_set_of (5), CB_RESULT_WRONG));
  assert_order (case_, TRUE, CB_NOBODY, "Nobody else can accuse.");
  append (case_, cb_accusation_new (0, other | cb_card_set_of (1), CB_RESULT_WRONG));
  assert_order (case_, FALSE, CB_NOBODY, NULL);
}

/* By how many solutions are left to me and to whoever is nearest to the solution beside me. */
static void
test_nearest (void)
{
  g_autoptr (CbCase) case_ = make_case ();
  g_autoptr (CbRivals) rivals = NULL;
  guint least;

  cb_case_test_ask (case_, ANN, "mustard revolver kitchen", BOB, CARA);
  accuse (case_, BOB, "mustard wrench kitchen", CB_RESULT_WRONG);
  rivals = cb_question_answer (&(CbQuestion) { .seed = 1 }, case_, 5, cb_rivals_answer,
                               CB_EFFORT_ENDLESS);
  least = cb_rivals_get_quantile (rivals, CARA, 0.5);
  g_assert_cmpuint (least, >, 3);
  for (guint i = 0; i < 4; i++)
    {
      const guint mine[] = { 0, (least - 1) / 2, least, least + 1 };
      static const char *const SAID[] = { "Cara’s turn.", "Cara’s turn. Nobody else is close.",
                                          "Cara’s turn. Cara is right behind you.",
                                          "Cara’s turn. Cara is ahead of you." };
      g_autofree char *words = cb_counsel_say (
        &(CbCounsel) { case_, 5, { .room = -1 }, .rivals = rivals, .n_left = mine[i] }, NULL);

      g_assert_cmpstr (words, ==, SAID[i]);
    }
}

static void
test_over (void)
{
  g_autoptr (CbCase) case_ = make_case ();

  append (case_, cb_envelope_new (cb_case_test_cards (case_, "mustard wrench kitchen")));
  assert_said (case_, NULL);
}

static void
test_contradiction (void)
{
  g_autoptr (CbCase) case_ = make_case ();

  cb_case_test_ask (case_, ANN, "scarlet knife kitchen", BOB, CARA);
  cb_case_test_ask (case_, BOB, "scarlet knife kitchen", CARA, -1);
  assert_said (case_, "Something in the log can’t be right.");
  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  assert_said (case_, "Something in the log can’t be right.");
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  assert_said (case_, "Cara’s turn.");
}

/* The dice, the passage, being moved, and a roll that is enough. */
static void
test_board (void)
{
  static const struct
  {
    const char *from;
    gboolean moved;
    guint rolled;
    const char *words;
  } spots[] = {
    { "hall", FALSE, 0, "Roll 8 or more to reach the Lounge, and suggest Scarlet and the Wrench." },
    { "hall", FALSE, 8, "Enter the Lounge and suggest Scarlet and the Wrench." },
    { "conservatory", FALSE, 0,
      "Reach the Lounge by the secret passage, and suggest Scarlet and the Wrench." },
    { "lounge", TRUE, 0, "Suggest Scarlet, the Wrench and the Lounge." },
    { NULL, FALSE, 0, "Suggest Scarlet, the Wrench and the Lounge." },
  };
  g_autoptr (CbCase) case_ = make_case ();
  g_autoptr (CbAdvice) advice = advise (case_, cb_case_test_cards (case_, "lounge"));

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      CbSpot spot = { spots[i].from != NULL ? (int) cb_case_test_card (case_, spots[i].from) : -1,
                      spots[i].moved, spots[i].rolled };
      g_autofree char *expected = g_strconcat ("Your move. ", spots[i].words, NULL);
      g_autofree char *words = say_simply (case_, spot, advice, 0);

      g_assert_cmpstr (words, ==, expected);
    }
}

/* With a roll that is too low for the best room there is the best of those that take less. */
static void
test_easier (void)
{
  g_autoptr (CbCase) case_ = make_case ();
  CbEdition *edition = cb_case_get_edition (case_);
  CbSpot spot = { (int) cb_case_test_card (case_, "hall"), FALSE, 0 };
  g_autoptr (CbAdvice) advice = advise (case_, cb_case_test_cards (case_, "lounge library study"));
  CbHead head = cb_spot_find_head (&spot, edition, advice);
  g_autofree char *words = say_simply (case_, spot, advice, 0);

  g_assert_cmpstr (cb_edition_get_card (edition, (guint) head.room)->id, ==, "library");
  g_assert_cmpuint (cb_spot_get_steps (&spot, edition, (guint) head.room), ==, 7);
  g_assert_cmpuint (cb_spot_get_steps (&spot, edition, cb_case_test_card (case_, "study")), ==, 4);
  g_assert_cmpstr (words, ==,
                   "Your move. Roll 7 or more to reach the Library, and suggest Scarlet and the "
                   "Revolver. With 4 to 6, enter the Study.");
}

/* What may be asked before an accusation is asked first. */
static void
test_ask_and_accuse (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-nightmare-two.casebook", 26);

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  assert_said (case_,
               "Your move. Suggest Dr. Finkelstein, the Zombie Duck and the Toy Workshop. "
               "That rules out about 2 of 4. Then accuse, unless an answer rules it out: "
               "Lock, Shock & Barrel, Frog’s Breath, Halloween Town Hall. You’d be right 91% "
               "of the time, and Ben may be first.");
}

/* Before the next turn there is still time; without what the others know it is not said who may be
 * first. */
static void
test_accuse_having_asked (void)
{
  g_autoptr (CbCase) case_ = cb_case_test_load_sample ("booklet-big-bang.casebook", 18);
  g_autoptr (CbDecision) decision = NULL;
  g_autofree char *words = NULL;

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  assert_said (
    case_,
    "Leonard’s turn. Raj has the Dog-eared Comic. You can still accuse: Raj, Stained Cushion, Roof. You’d be "
    "right 89% of the time, and Leonard may be first.");
  decision = cb_case_decide (case_, 18, 1, &(CbEffort) { .n_left = 4000000 });
  words = cb_counsel_say (&(CbCounsel) { case_, 18, { .room = -1 }, .decision = decision }, NULL);
  g_assert_cmpstr (
    words, ==,
    "Leonard’s turn. Raj has the Dog-eared Comic. You can still accuse: Raj, Stained Cushion, Roof. You’d be "
    "right 89% of the time.");
}

/* A gamble is not advised, though it is a better chance than waiting; and as long as I can ask, the
 * next answers are worth waiting for. */
static void
test_gamble (void)
{
  g_autoptr (CbCase) before = cb_case_test_load_sample ("published-six-players.casebook", 18);
  g_autoptr (CbCase) after = cb_case_test_load_sample ("published-six-players.casebook", 19);
  g_autoptr (CbDecision) decision = NULL;

  cb_case_set_assist (before, CB_ASSIST_ODDS);
  assert_said (before, "Your move. Roll 8 or more to reach the Hall, and suggest Peacock and the "
                       "Lead Pipe. One time in four nobody shows a card then, and it’s the Hall. "
                       "With 4 to 7, enter the Dining Room.");
  decision = cb_case_decide (before, 18, 1, &(CbEffort) { .n_left = 4000000 });
  g_assert_cmpint (cb_decision_get_kind (decision), ==, CB_DECISION_WAIT);
  g_clear_pointer (&decision, cb_decision_unref);

  cb_case_set_assist (after, CB_ASSIST_ODDS);
  assert_said (after, "Mustard’s turn. Green has the Wrench. Peacock has the Hall.");
  decision = cb_case_decide (after, 19, 1, &(CbEffort) { .n_left = 4000000 });
  g_assert_cmpint (cb_decision_get_kind (decision), ==, CB_DECISION_GAMBLE);
}

/* Suspect and weapon are known. */
static void
test_one_unknown (void)
{
  g_autoptr (CbCase) case_ = make_case ();
  g_autoptr (CbAdvice) advice = NULL;
  g_autofree char *words = NULL;

  cb_case_test_ask (case_, ANN, "plum revolver kitchen", BOB, CARA);
  cb_case_test_ask (case_, BOB, "scarlet rope hall", CARA, ANN);
  cb_case_test_ask (case_, CARA, "scarlet rope hall", -1, ANN);
  advice = advise (case_, 0);
  words = say_simply (case_, (CbSpot) { .room = -1 }, advice, 10);
  g_assert_cmpfloat_with_epsilon (cb_advice_get_suggestion (advice, 0)->nobody, 0.21, 0.01);
  g_assert_cmpstr (words, ==,
                   "Your move. Suggest Plum, the Revolver and the Lounge. One time in four nobody "
                   "shows a card then, and it’s the Lounge.");
}

/* As soon as the envelope is known, there is nothing but to accuse, in my turn. */
static void
test_solved (void)
{
  g_autoptr (CbCase) case_ = make_case ();
  CbEntry *asked = cb_suggestion_new (ANN, cb_case_test_cards (case_, "plum revolver kitchen"));

  cb_suggestion_add_answer (asked, BOB, CB_DID_PASS, -1);
  cb_suggestion_add_answer (asked, CARA, CB_DID_PASS, -1);
  append (case_, asked);
  assert_said (case_, "Bob’s turn. The envelope holds the Revolver and the Kitchen. Bob has the "
                      "Lounge.");
  cb_case_test_ask (case_, BOB, "scarlet rope hall", CARA, ANN);
  cb_case_test_ask (case_, CARA, "scarlet rope hall", -1, ANN);
  assert_said (case_, "Your move. Accuse: Plum, Revolver, Kitchen. It can’t be anything else.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/counsel/start", test_start);
  g_test_add_func ("/counsel/taken-back", test_taken_back);
  g_test_add_func ("/counsel/starter", test_starter);
  g_test_add_func ("/counsel/mine", test_mine);
  g_test_add_func ("/counsel/others", test_others);
  g_test_add_func ("/counsel/logic", test_logic);
  g_test_add_func ("/counsel/out", test_out);
  g_test_add_func ("/counsel/order", test_order);
  g_test_add_func ("/counsel/nearest", test_nearest);
  g_test_add_func ("/counsel/over", test_over);
  g_test_add_func ("/counsel/contradiction", test_contradiction);
  g_test_add_func ("/counsel/board", test_board);
  g_test_add_func ("/counsel/easier", test_easier);
  g_test_add_func ("/counsel/ask-and-accuse", test_ask_and_accuse);
  g_test_add_func ("/counsel/accuse-having-asked", test_accuse_having_asked);
  g_test_add_func ("/counsel/gamble", test_gamble);
  g_test_add_func ("/counsel/one-unknown", test_one_unknown);
  g_test_add_func ("/counsel/solved", test_solved);

  return g_test_run ();
}
