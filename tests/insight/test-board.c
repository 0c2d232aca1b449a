/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of an edition, and where one can get on it: the steps counted again on the squares, the
 * chances against all rolls, and where one stands against the log. */

#include "config.h"

#include "cb-board.h"
#include "cb-case-test.h"
#include "cb-edition-board.h"
#include "cb-edition-draft.h"
#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-roll.h"
#include "cb-test-case.h"

/* The squares between the rooms of the classic board; a letter is the square before a door of the
 * room in @ROOMS. */
static const char *const MAP[] = {
  "#######.#########.#######", "######...#######..#######", "######...#######..#######",
  "######...#######..#######", "######...#######.k#######", "######...######...#######",
  "######l.d######........##", ".........######....b....#", "#...........d....######.#",
  "#######.........b######..", "#######.#######..########", "#######h#######..########",
  "#######h#######..########", "#######.#######..########", "#######.#######.b######..",
  "#...h............######.#", "........y..........b....#", "####s..###.....i.......##",
  "####..#####.#####..c#####", "####..#####.#####..######", "####..#####y#####..######",
  "####..#####.#####..######", "####..#####i#####..######", "#####.############.######",
};
#define N_ROWS    G_N_ELEMENTS (MAP)
#define N_COLUMNS 25

static const struct
{
  char letter;
  const char *id;
} ROOMS[] = {
  { 'h', "hall" },          { 'l', "lounge" },   { 'd', "dining-room" },
  { 'k', "kitchen" },       { 'b', "ballroom" }, { 'c', "conservatory" },
  { 'i', "billiard-room" }, { 'y', "library" },  { 's', "study" },
};

/* How far each square is from the doors of a room: the first is the square before the door. */
static void
spread (char letter, guint far[N_ROWS][N_COLUMNS])
{
  gboolean grew = TRUE;

  memset (far, 0, N_ROWS * sizeof far[0]);
  for (guint step = 1; grew; step++)
    {
      grew = FALSE;
      for (guint i = 0; i < N_ROWS * N_COLUMNS; i++)
        {
          guint row = i / N_COLUMNS, column = i % N_COLUMNS;
          gboolean beside = (row > 0 && far[row - 1][column] == step - 1) ||
                            (row + 1 < N_ROWS && far[row + 1][column] == step - 1) ||
                            (column > 0 && far[row][column - 1] == step - 1) ||
                            (column + 1 < N_COLUMNS && far[row][column + 1] == step - 1);

          if (MAP[row][column] == '#' || far[row][column] != 0 ||
              !(step == 1 ? MAP[row][column] == letter : beside))
            continue;
          far[row][column] = step;
          grew = TRUE;
        }
    }
}

static void
test_recount (void)
{
  static const char *const editions[] = { "classic", "classic-uk" };
  guint far[N_ROWS][N_COLUMNS];

  for (guint i = 0; i < G_N_ELEMENTS (ROOMS) * G_N_ELEMENTS (ROOMS); i++)
    {
      guint from = i / G_N_ELEMENTS (ROOMS), to = i % G_N_ELEMENTS (ROOMS);
      guint least = G_MAXUINT;

      spread (ROOMS[from].letter, far);
      for (guint j = 0; j < N_ROWS * N_COLUMNS; j++)
        if (MAP[j / N_COLUMNS][j % N_COLUMNS] == ROOMS[to].letter)
          least = MIN (least, far[j / N_COLUMNS][j % N_COLUMNS] + 1);
      for (guint e = 0; e < G_N_ELEMENTS (editions); e++)
        {
          CbEdition *edition = cb_editions_find_builtin (editions[e]);

          g_assert_true (cb_edition_has_board (edition));
          g_assert_cmpuint (
            cb_edition_get_steps (edition, (guint) cb_edition_find_card (edition, ROOMS[from].id),
                                  (guint) cb_edition_find_card (edition, ROOMS[to].id)),
            ==, from == to ? 0 : least);
        }
    }
}

static void
test_other_boards (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      CbEdition *edition = cb_editions_get_builtin (i);

      g_assert_cmpint (cb_edition_has_board (edition), ==,
                       g_str_equal (cb_edition_get_id (edition), "classic") ||
                         g_str_equal (cb_edition_get_id (edition), "classic-uk"));
    }
}

static void
test_refusals (void)
{
  static const struct
  {
    const char *key;
    const char *problem;
  } slips[] = {
    { "Steps=attic:3;", "Steps: “attic” is not a card in the edition" },
    { "Steps=pond:3;", "Steps: “pond” is not another card of the same category" },
    { "Steps=anna:3;", "Steps: “anna” is not another card of the same category" },
    { "Steps=shed;", "Steps: “shed”: write PLACE:STEPS, like “hall:4”, with 1 to 99 steps" },
    { "Steps=shed:0;", "Steps: “shed:0”: write PLACE:STEPS, like “hall:4”, with 1 to 99 steps" },
    { "Steps=shed:100;",
      "Steps: “shed:100”: write PLACE:STEPS, like “hall:4”, with 1 to 99 steps" },
    { "Steps=shed:far;",
      "Steps: “shed:far”: write PLACE:STEPS, like “hall:4”, with 1 to 99 steps" },
    { "Steps=shed:4;", "Steps: the other way it’s “shed:5”; both must match" },
    { "Passage=attic", "Passage: “attic” is not a card in the edition" },
    { "Passage=pond", "Passage: “pond” is not another card of the same category" },
    { "Steps=shed:5;\nPassage=shed", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "[Edition]\nId=x\nName=X\n[Category who]\nName=Who\n[Card anna]\nCategory=who\nName=Anna\n"
        "[Category where]\nName=Where\n[Card shed]\nCategory=where\nName=Shed\nSteps=pond:5;\n"
        "[Card pond]\nCategory=where\nName=Pond\n%s\n",
        slips[i].key);
      g_autofree char *expected = g_strconcat ("x.edition: [Card pond] ", slips[i].problem, NULL);
      g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
      g_autoptr (GError) error = NULL;
      g_autoptr (CbEdition) edition = cb_edition_new_from_key_file (bytes, "x.edition", &error);

      if (slips[i].problem != NULL)
        g_assert_cmpstr (error != NULL ? error->message : "", ==, expected);
      else
        {
          g_assert_no_error (error);
          g_assert_cmpuint (cb_edition_get_steps (edition, 2, 1), ==, 5);
          g_assert_cmphex (cb_edition_get_passages (edition, 1), ==, 4);
          g_assert_cmphex (cb_edition_get_passages (edition, 2), ==, 2);
        }
    }
}

/* Ways to a room that goes in the editor go with it, the others stay. */
static void
test_room_removed (void)
{
  g_autoptr (CbEditionDraft) draft = cb_edition_draft_new (cb_editions_find_builtin ("classic"));
  const CbParts *parts = cb_edition_draft_get_parts (draft);
  const CbPart *rooms = cb_parts_get (parts, CB_PART_CATEGORY, 2);
  g_autoptr (CbEdition) edition = NULL;
  g_autofree char *problem = NULL;

  cb_edition_draft_remove_part (draft, cb_parts_get_inside (parts, rooms, CB_PART_CARD, 1));
  edition = cb_edition_draft_build (draft, "mine", &problem);
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpint (cb_edition_find_card (edition, "lounge"), ==, -1);
  g_assert_cmphex (
    cb_edition_get_passages (edition, (guint) cb_edition_find_card (edition, "conservatory")), ==,
    0);
  g_assert_cmpuint (cb_edition_get_steps (edition, (guint) cb_edition_find_card (edition, "hall"),
                                          (guint) cb_edition_find_card (edition, "study")),
                    ==, 4);
}

/* Of the 36 rolls of two dice, how many are enough. */
static double
count_rolls (guint steps)
{
  guint n = 0;

  for (guint one = 1; one <= 6; one++)
    for (guint other = 1; other <= 6; other++)
      n += one + other >= steps;
  return n / 36.;
}

static void
test_reach (void)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  CbCardSet rooms = cb_edition_get_category (edition, 2)->cards;

  for (guint i = 0; i < G_N_ELEMENTS (ROOMS) * 2 * 13; i++)
    {
      int from = cb_edition_find_card (edition, ROOMS[i / 26].id);
      CbSpot spot = { from, i % 2 == 1, i / 2 % 13 };
      CbReach reach = cb_spot_get_reach (&spot, edition);

      g_assert_cmphex (reach.rooms & ~rooms, ==, 0);
      for (CbCardSet left = rooms; left != 0; left &= left - 1)
        {
          guint to = cb_card_set_first (left);
          guint steps = cb_edition_get_steps (edition, (guint) from, to);
          double chance = spot.rolled > 0      ? steps > 0 && steps <= spot.rolled
                          : to == (guint) from ? spot.moved
                          : cb_card_set_has (cb_edition_get_passages (edition, to), (guint) from)
                            ? 1
                            : count_rolls (steps);

          g_assert_cmpfloat_with_epsilon (reach.chances[to], chance, 1e-12);
          g_assert_cmpint (cb_card_set_has (reach.rooms, to), ==, chance > 0);
        }
    }
  g_assert_cmphex (cb_edition_list_rolls (edition), ==, (1 << 13) - 2);
}

static void
roll (CbCase *case_, int by, int one, int other)
{
  g_autoptr (CbEntry)
    entry = cb_roll_new (by, &(CbDiceRoll) { 2, { (guint16) one, (guint16) other } }, NULL);

  cb_case_append (case_, entry);
}

static void
assert_spot (CbCase *case_, const char *room, gboolean moved, guint rolled)
{
  CbSpot spot = cb_case_get_spot (case_, cb_log_get_n_entries (cb_case_get_log (case_)));

  g_assert_cmpstr (
    spot.room >= 0 ? cb_edition_get_card (cb_case_get_edition (case_), (guint) spot.room)->id : "",
    ==, room);
  g_assert_cmpint (spot.moved, ==, moved);
  g_assert_cmpuint (spot.rolled, ==, rolled);
}

/* I am Ann, and play Plum. */
static CbCase *
make_case (void)
{
  g_autoptr (CbCase) plain = cb_case_test_new ();
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (plain));

  setup->players[ANN].character = (int) cb_case_test_card (plain, "plum");
  return cb_case_new (setup, "Friday");
}

static void
test_spot (void)
{
  g_autoptr (CbCase) case_ = make_case ();

  assert_spot (case_, "", FALSE, 0);
  roll (case_, ANN, 5, 3);
  cb_case_test_ask (case_, ANN, "green rope lounge", BOB, CARA);
  assert_spot (case_, "lounge", FALSE, 0);
  cb_case_test_ask (case_, BOB, "green knife kitchen", CARA, -1);
  assert_spot (case_, "lounge", FALSE, 0);
  cb_case_test_ask (case_, CARA, "plum knife kitchen", -1, BOB);
  assert_spot (case_, "kitchen", TRUE, 0);
  cb_case_undo (case_);
  assert_spot (case_, "lounge", FALSE, 0);

  /* A roll that leads into no room leads I do not know where. */
  roll (case_, ANN, 1, 2);
  assert_spot (case_, "lounge", FALSE, 3);
  roll (case_, BOB, 6, 6);
  assert_spot (case_, "", FALSE, 0);
  cb_case_test_ask (case_, BOB, "plum knife study", CARA, -1);
  assert_spot (case_, "study", TRUE, 0);

  /* Who is named where he stands was not moved; he stays where he was moved to. */
  cb_case_test_ask (case_, CARA, "plum rope study", -1, BOB);
  assert_spot (case_, "study", TRUE, 0);
  cb_case_test_ask (case_, ANN, "green rope study", BOB, CARA);
  cb_case_test_ask (case_, CARA, "plum rope study", -1, BOB);
  assert_spot (case_, "study", FALSE, 0);
}

/* A turn of mine that nobody recorded led out of the room; what is set aside tells nothing. */
static void
test_turn_unrecorded (void)
{
  g_autoptr (CbCase) case_ = make_case ();

  cb_case_test_ask (case_, ANN, "green rope lounge", BOB, CARA);
  cb_case_test_ask (case_, CARA, "green knife kitchen", -1, BOB);
  assert_spot (case_, "lounge", FALSE, 0);
  cb_case_test_ask (case_, BOB, "green knife library", CARA, -1);
  assert_spot (case_, "", FALSE, 0);
  cb_case_undo (case_);
  cb_case_test_ask (case_, CARA, "white knife library", -1, BOB);
  assert_spot (case_, "", FALSE, 0);
  cb_case_test_ask (case_, ANN, "green rope hall", BOB, CARA);
  assert_spot (case_, "hall", FALSE, 0);
  cb_case_set_uncertain (case_, 3, TRUE);
  assert_spot (case_, "", FALSE, 0);
}

/* The best worth there times the chance, looked for among all that is advised. */
static void
assert_head (CbCase *case_, CbSpot spot, gboolean later)
{
  CbEdition *edition = cb_case_get_edition (case_);
  CbEffort effort = { .n_left = 4000000 };
  CbReach reach = cb_spot_get_reach (&spot, edition);
  CbAskable askable = { .within = spot.rolled > 0 ? reach.rooms : 0 };
  g_autoptr (CbAdvice) advice = cb_case_advise (case_, 1, &askable, 1, &effort);
  CbHead head = cb_spot_find_head (&spot, edition, advice);
  double best = 0, of_head = 0;

  g_assert_cmpint (head.room, >=, 0);
  g_assert_cmpint (head.later, ==, later);
  for (guint i = 0; i < cb_advice_get_n_suggestions (advice); i++)
    {
      const CbAdvisedSuggestion *suggestion = cb_advice_get_suggestion (advice, i);
      guint room = cb_card_set_first (suggestion->cards &
                                      cb_edition_get_category (edition, 2)->cards);
      guint steps = cb_edition_get_steps (edition, (guint) spot.room, room);
      double chance = !later      ? reach.chances[room]
                      : steps > 0 ? count_rolls (steps - spot.rolled)
                                  : 0;

      best = MAX (best, chance * suggestion->worth);
      if ((int) room != head.room)
        continue;
      of_head = MAX (of_head, chance * suggestion->worth);
      g_assert_cmpfloat_with_epsilon (head.chance, chance, 1e-12);
    }
  g_assert_cmpfloat_with_epsilon (of_head, best, 1e-12);
  g_assert_cmpint (
    cb_edition_find_place (edition, cb_advice_get_suggestion (advice, head.index)->cards), ==,
    head.room);
  for (guint i = 0; i < head.index; i++)
    g_assert_cmpint (cb_edition_find_place (edition, cb_advice_get_suggestion (advice, i)->cards),
                     !=, head.room);
}

static void
test_head (void)
{
  g_autoptr (CbCase) case_ = make_case ();
  int library = (int) cb_case_test_card (case_, "library");

  cb_case_test_ask (case_, ANN, "green rope library", BOB, CARA);
  assert_head (case_, (CbSpot) { library, FALSE, 0 }, FALSE);
  assert_head (case_, (CbSpot) { library, TRUE, 0 }, FALSE);
  assert_head (case_, (CbSpot) { library, FALSE, 8 }, FALSE);
  assert_head (case_, (CbSpot) { library, FALSE, 3 }, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board/recount", test_recount);
  g_test_add_func ("/board/other-boards", test_other_boards);
  g_test_add_func ("/board/refusals", test_refusals);
  g_test_add_func ("/board/room-removed", test_room_removed);
  g_test_add_func ("/board/reach", test_reach);
  g_test_add_func ("/board/spot", test_spot);
  g_test_add_func ("/board/turn-unrecorded", test_turn_unrecorded);
  g_test_add_func ("/board/head", test_head);

  return g_test_run ();
}
