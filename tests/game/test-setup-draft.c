/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>

#include "cb-editions.h"
#include "cb-setup-draft.h"

static void
count_cb (CbSetupDraft *draft, guint *n)
{
  *n += 1;
}

static CbSetupDraft *
create_for (const char *edition, guint n_players)
{
  CbSetupDraft *draft = cb_setup_draft_new (cb_editions_find_builtin (edition), "Friday",
                                            CB_ASSIST_LOGIC);

  while (cb_setup_draft_get_n_seats (draft) < n_players)
    cb_setup_draft_add_seat (draft);
  while (cb_setup_draft_get_n_seats (draft) > n_players)
    cb_setup_draft_remove_seat (draft, cb_setup_draft_get_n_seats (draft) - 1);
  return draft;
}

static CbSetupDraft *
create (guint n_players)
{
  return create_for ("classic", n_players);
}

static void
assert_label (CbSetupDraft *draft, guint seat, const char *expected)
{
  g_autofree char *label = cb_setup_seat_dup_label (cb_setup_draft_get_seat (draft, seat));

  g_assert_cmpstr (label, ==, expected);
}

static void
assert_range (CbSetupDraft *draft, guint seat, guint expected_min, guint expected_max)
{
  guint min, max;

  cb_setup_draft_get_hand_range (draft, seat, &min, &max);
  g_assert_cmpuint (min, ==, expected_min);
  g_assert_cmpuint (max, ==, expected_max);
}

static void
assert_state (CbSetupDraft *draft, CbStep step, CbStepState expected, const char *expected_message)
{
  g_autofree char *message = NULL;
  CbStepState state = cb_setup_draft_check (draft, step, &message);

  g_assert_cmpstr (message, ==, expected_message);
  g_assert_cmpint (state, ==, expected);
}

/* The first @n cards of the categories in turn, so that the envelope keeps some of each. */
static CbCardSet
pick (CbSetupDraft *draft, guint n, CbCardSet besides)
{
  CbEdition *edition = cb_setup_draft_get_edition (draft);
  CbCardSet picked = 0;

  for (guint i = 0; i < n; i++)
    {
      const CbCategory *category = cb_edition_get_category (
        edition, i % cb_edition_get_n_categories (edition));

      picked |= cb_card_set_of (cb_card_set_first (category->cards & ~picked & ~besides));
    }
  return picked;
}

static void
assert_builds (CbSetupDraft *draft)
{
  g_autoptr (CbSetup) setup = cb_setup_draft_build (draft);
  g_autoptr (GError) error = NULL;

  cb_setup_check (setup, &error);
  g_assert_no_error (error);
}

static void
test_names (void)
{
  g_autoptr (CbSetupDraft) draft = create (3);

  assert_label (draft, 0, "Me");
  assert_label (draft, 1, "Player 2");
  cb_setup_seat_set_character (cb_setup_draft_get_seat (draft, 1), 0);
  assert_label (draft, 1, "Scarlet");
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 1), "  Ada ");
  assert_label (draft, 1, "Ada");
  cb_setup_draft_move_seat (draft, 1, 2);
  assert_label (draft, 1, "Player 2");
  assert_label (draft, 2, "Ada");
  g_object_set (draft, "me", NULL, NULL);
  assert_label (draft, 0, "Player 1");
}

static void
test_seats (void)
{
  g_autoptr (CbSetupDraft) draft = create (6);
  guint n_changes = 0;

  g_assert_false (cb_setup_draft_can_add_seat (draft));
  g_signal_connect (draft, "changed", G_CALLBACK (count_cb), &n_changes);
  g_object_set (draft, "first-dealt", cb_setup_draft_get_seat (draft, 5), NULL);
  g_object_set (draft, "first-dealt", cb_setup_draft_get_seat (draft, 5), NULL);
  g_assert_cmpuint (n_changes, ==, 1);
  cb_setup_draft_remove_seat (draft, 5);
  g_assert_null (cb_setup_draft_get_first_dealt (draft));
  cb_setup_draft_remove_seat (draft, 0);
  g_assert_null (cb_setup_draft_get_me (draft));
  while (cb_setup_draft_can_remove_seat (draft))
    cb_setup_draft_remove_seat (draft, 0);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==,
                    cb_edition_get_min_players (cb_setup_draft_get_edition (draft)));
}

/* A seat that is offered is a player's once anything is said of it, and until then nobody's. */
static void
test_offer (void)
{
  g_autoptr (CbSetupDraft) draft = create (3);
  g_autoptr (CbSetup) setup = NULL;
  CbSetupSeat *seat = cb_setup_draft_offer_seat (draft);

  g_assert_nonnull (seat);
  g_assert_true (cb_setup_draft_offer_seat (draft) == seat);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 3);
  g_assert_cmpint (cb_setup_draft_find_seat (draft, seat), ==, 3);
  g_assert_false (cb_setup_draft_needs_step (draft, CB_STEP_DEAL));
  setup = cb_setup_draft_build (draft);
  g_assert_cmpuint (setup->n_players, ==, 3);
  cb_setup_draft_move_seat (draft, 2, 0);
  cb_setup_seat_set_character (seat, 2);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 4);
  assert_label (draft, 3, "White");
  cb_setup_seat_set_character (seat, -1);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 3);
  cb_setup_seat_set_name (seat, "Dan");
  cb_setup_draft_move_seat (draft, 3, 1);
  cb_setup_seat_set_name (seat, "");
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 4);

  cb_setup_draft_offer_seat (draft);
  cb_setup_draft_drop_offer (draft);
  g_assert_cmpuint (g_list_model_get_n_items (cb_setup_draft_get_seats (draft)), ==, 4);
  cb_setup_draft_offer_seat (draft);
  cb_setup_draft_add_seat (draft);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 5);
  cb_setup_draft_drop_offer (draft);
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 5);
  cb_setup_draft_offer_seat (draft);
  cb_setup_draft_set_edition (draft, cb_editions_find_builtin ("nightmare"));
  g_assert_cmpuint (g_list_model_get_n_items (cb_setup_draft_get_seats (draft)), ==, 5);
}

/* With the seat, down to as many as the form begins with; but mine stays. */
static void
test_take_out (void)
{
  g_autoptr (CbSetupDraft) draft = create (5);

  for (guint i = 0; i < 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("P%u", i);

      cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, i), name);
    }
  cb_setup_draft_take_out (draft, cb_setup_draft_get_seat (draft, 0));
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 5);
  assert_label (draft, 0, "Me");
  cb_setup_draft_take_out (draft, cb_setup_draft_get_seat (draft, 2));
  cb_setup_draft_take_out (draft, cb_setup_draft_get_seat (draft, 1));
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 3);
  assert_label (draft, 1, "P3");
  cb_setup_draft_take_out (draft, cb_setup_draft_get_seat (draft, 1));
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 3);
  assert_label (draft, 1, "Player 2");
  assert_label (draft, 2, "P4");
}

static void
test_contradictions (void)
{
  g_autoptr (CbSetupDraft) draft = create (3);

  assert_state (draft, CB_STEP_PLAYERS, CB_STEP_READY, NULL);
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 1), "Zoë");
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 2), "ZOË ");
  assert_state (draft, CB_STEP_PLAYERS, CB_STEP_WRONG,
                "Two players are called Zoë. Give one of them another name.");
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 2), "");
  cb_setup_seat_set_character (cb_setup_draft_get_seat (draft, 1), 1);
  cb_setup_seat_set_character (cb_setup_draft_get_seat (draft, 2), 1);
  assert_state (draft, CB_STEP_PLAYERS, CB_STEP_WRONG, "Mustard is already taken by Zoë.");
}

static void
test_hand_even (void)
{
  g_autoptr (CbSetupDraft) draft = create (3);

  assert_range (draft, 0, 6, 6);
  assert_state (draft, CB_STEP_HAND, CB_STEP_INCOMPLETE, "Choose 6 more cards.");
  cb_setup_draft_set_hand (draft, pick (draft, 5, 0));
  assert_state (draft, CB_STEP_HAND, CB_STEP_INCOMPLETE, "Choose 1 more card.");
  cb_setup_draft_set_hand (draft, pick (draft, 7, 0));
  assert_state (draft, CB_STEP_HAND, CB_STEP_WRONG, "That is 1 card too many.");
  cb_setup_draft_set_hand (draft, pick (draft, 6, 0));
  assert_state (draft, CB_STEP_HAND, CB_STEP_READY, NULL);
  assert_builds (draft);
}

/* Four players and 18 cards: somebody has five, and nobody said who. */
static void
test_hand_uneven (void)
{
  g_autoptr (CbSetupDraft) draft = create (4);

  assert_range (draft, 0, 4, 5);
  for (guint n = 4; n <= 5; n++)
    {
      cb_setup_draft_set_hand (draft, pick (draft, n, 0));
      assert_state (draft, CB_STEP_HAND, CB_STEP_READY, NULL);
      assert_builds (draft);
    }
  g_object_set (draft, "first-dealt", cb_setup_draft_get_seat (draft, 3), NULL);
  assert_range (draft, 3, 5, 5);
  assert_range (draft, 0, 5, 5);
  assert_range (draft, 1, 4, 4);
  assert_builds (draft);
}

static void
assert_title (CbSetupDraft *draft, const char *expected)
{
  g_autofree char *title = cb_setup_draft_dup_title (draft);

  g_assert_cmpstr (title, ==, expected);
}

/* Games of one evening are told apart; a title that was typed stays as it is. */
static void
test_taken_title (void)
{
  g_autoptr (CbSetupDraft)
    draft = cb_setup_draft_new (cb_editions_get_builtin (0), "Friday", CB_ASSIST_LOGIC);
  const char *taken[] = { "Friday", "Classic with Bob", "Game 2: Classic with Bob",
                          "Game 4: Classic with Bob", NULL };

  cb_setup_draft_take_titles (draft, g_strdupv ((GStrv) taken));
  assert_title (draft, "Game 2: Friday");
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 1), "Bob");
  assert_title (draft, "Game 3: Classic with Bob");
  g_object_set (draft, "title", "Friday", NULL);
  assert_title (draft, "Friday");
}

/* Without a title of its own a case is called by its edition and those one plays with. */
static void
test_title (void)
{
  static const char *const names[] = { "Ann", "Bob", " Cleo ", "Dan", "Eve", "Finn" };
  g_autoptr (CbSetupDraft) draft = create (6);

  assert_title (draft, "Friday");
  cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, 0), names[0]);
  assert_title (draft, "Friday");
  for (guint i = 1; i < 3; i++)
    cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, i), names[i]);
  assert_title (draft, "Classic with Bob, Cleo");
  for (guint i = 3; i < 6; i++)
    cb_setup_seat_set_name (cb_setup_draft_get_seat (draft, i), names[i]);
  assert_title (draft, "Classic with Bob, Cleo, Dan, Eve, Finn");
  g_object_set (draft, "me", NULL, NULL);
  assert_title (draft, "Classic with Ann, Bob, Cleo, Dan, Eve…");
  g_object_set (draft, "title", " Attic ", NULL);
  assert_title (draft, "Attic");
  g_object_set (draft, "title", " ", NULL);
  assert_title (draft, "Classic with Ann, Bob, Cleo, Dan, Eve…");
}

/* How cards were dealt is only asked where there is something to decide. */
static void
test_deal_step (void)
{
  g_autoptr (CbSetupDraft) draft = create (3);

  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_HAND);
  cb_setup_draft_add_seat (draft);
  /* Where all are dealt, my hand is the place to say who dealt; who only watches is asked. */
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_HAND);
  g_object_set (draft, "me", NULL, NULL);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_DEAL);
  g_object_set (draft, "me", cb_setup_draft_get_seat (draft, 0), NULL);
  cb_setup_draft_set_dealt (draft, CB_DEALT_REST_OPEN);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_DEAL);
  cb_setup_draft_set_dealt (draft, CB_DEALT_ALL);
  cb_setup_draft_remove_seat (draft, 3);
  cb_setup_draft_set_removed (draft, pick (draft, 3, 0));
  g_assert_true (cb_setup_draft_needs_step (draft, CB_STEP_DEAL));
  cb_setup_draft_set_removed (draft, 0);
  g_assert_false (cb_setup_draft_needs_step (draft, CB_STEP_DEAL));
  cb_setup_draft_ask_deal (draft);
  g_assert_true (cb_setup_draft_needs_step (draft, CB_STEP_DEAL));
}

static void
test_rest_open (void)
{
  g_autoptr (CbSetupDraft) draft = create (5);

  g_assert_false (cb_setup_draft_needs_step (draft, CB_STEP_OPEN));
  cb_setup_draft_set_dealt (draft, CB_DEALT_REST_OPEN);
  assert_range (draft, 2, 3, 3);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_HAND), ==, CB_STEP_OPEN);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_OPEN), ==, CB_N_STEPS);
  cb_setup_draft_set_hand (draft, pick (draft, 3, 0));
  cb_setup_draft_set_open (draft, pick (draft, 2, cb_setup_draft_get_hand (draft)));
  assert_state (draft, CB_STEP_OPEN, CB_STEP_INCOMPLETE, "Choose 1 more card.");
  cb_setup_draft_set_open (draft, pick (draft, 3, cb_setup_draft_get_hand (draft)));
  assert_state (draft, CB_STEP_OPEN, CB_STEP_READY, NULL);
  assert_builds (draft);

  cb_setup_draft_set_dealt (draft, CB_DEALT_REST_DOWN);
  g_assert_cmpuint (cb_setup_draft_get_open (draft), ==, 0);
  g_assert_cmpuint (cb_setup_draft_get_n_down (draft), ==, 3);
  assert_builds (draft);
  /* What was chosen comes back with the choice that asked for it. */
  cb_setup_draft_set_dealt (draft, CB_DEALT_REST_OPEN);
  assert_state (draft, CB_STEP_OPEN, CB_STEP_READY, NULL);
}

/* Two players, and four cards put aside before dealing. */
static void
test_counted (void)
{
  g_autoptr (CbSetupDraft) draft = create (2);

  cb_setup_draft_set_dealt (draft, CB_DEALT_COUNTED);
  g_object_set (draft, "n-down", 4, NULL);
  assert_range (draft, 0, 7, 7);
  assert_range (draft, 1, 7, 7);
  assert_state (draft, CB_STEP_DEAL, CB_STEP_READY, NULL);
  cb_setup_seat_set_hand_size (cb_setup_draft_get_seat (draft, 1), 6);
  assert_range (draft, 0, 8, 8);
  cb_setup_seat_set_hand_size (cb_setup_draft_get_seat (draft, 0), 7);
  assert_state (draft, CB_STEP_DEAL, CB_STEP_WRONG,
                "There are 18 cards outside the envelope; 1 is not accounted for.");
  cb_setup_seat_set_hand_size (cb_setup_draft_get_seat (draft, 1), 9);
  assert_state (draft, CB_STEP_DEAL, CB_STEP_WRONG,
                "There are 18 cards outside the envelope; these are 2 too many.");
  cb_setup_seat_set_hand_size (cb_setup_draft_get_seat (draft, 1), 7);
  cb_setup_draft_set_hand (draft, pick (draft, 7, 0));
  assert_builds (draft);
}

static void
test_one_place (void)
{
  g_autoptr (CbSetupDraft) draft = create (4);
  CbCardSet rope = cb_card_set_of (
    (guint) cb_edition_find_card (cb_setup_draft_get_edition (draft), "rope"));

  cb_setup_draft_set_hand (draft, rope);
  cb_setup_draft_set_removed (draft, rope);
  g_assert_cmpuint (cb_setup_draft_get_hand (draft), ==, 0);
  g_assert_cmpuint (cb_setup_draft_get_n_to_deal (draft), ==, 17);
  cb_setup_draft_set_hand (draft, rope);
  g_assert_cmpuint (cb_setup_draft_get_removed (draft), ==, 0);
}

static void
test_envelope (void)
{
  g_autoptr (CbSetupDraft) draft = create (3);
  const CbCategory *category = cb_edition_get_category (cb_setup_draft_get_edition (draft), 0);

  cb_setup_draft_set_hand (draft, category->cards);
  assert_state (draft, CB_STEP_HAND, CB_STEP_WRONG,
                "Every card of “Suspects” is in use; one must stay for the envelope.");
}

static void
test_onlooker (void)
{
  g_autoptr (CbSetupDraft) draft = create (3);
  g_autoptr (CbSetup) setup = NULL;

  cb_setup_draft_set_hand (draft, pick (draft, 6, 0));
  g_object_set (draft, "me", NULL, NULL);
  g_assert_false (cb_setup_draft_needs_step (draft, CB_STEP_HAND));
  assert_builds (draft);
  setup = cb_setup_draft_build (draft);
  g_assert_cmpint (setup->me, ==, CB_NOBODY);
  g_assert_cmpuint (setup->hand, ==, 0);
}

/* The form of a case there is says, untouched, what the case says. */
static void
test_from_setup (void)
{
  g_autoptr (CbSetupDraft) first = create (5);
  g_autoptr (CbSetupDraft) second = NULL;
  g_autoptr (CbSetup) before = NULL;
  g_autoptr (CbSetup) after = NULL;

  cb_setup_draft_set_dealt (first, CB_DEALT_REST_OPEN);
  cb_setup_draft_set_hand (first, pick (first, 3, 0));
  cb_setup_draft_set_open (first, pick (first, 3, cb_setup_draft_get_hand (first)));
  g_object_set (first, "first-dealt", cb_setup_draft_get_seat (first, 2), NULL);
  cb_setup_seat_set_character (cb_setup_draft_get_seat (first, 3), 2);
  before = cb_setup_draft_build (first);
  before->players[4].extra = json_object_new ();

  second = cb_setup_draft_new_from_setup (before);
  g_assert_false (cb_setup_draft_is_touched (second));
  g_assert_false (cb_setup_draft_can_add_seat (second));
  g_assert_false (cb_setup_draft_can_remove_seat (second));
  g_assert_false (cb_setup_draft_needs_step (second, CB_STEP_EDITION));
  g_assert_cmpint (cb_setup_draft_get_dealt (second), ==, CB_DEALT_REST_OPEN);

  after = cb_setup_draft_build (second);
  g_assert_cmpuint (after->n_players, ==, before->n_players);
  for (guint i = 0; i < after->n_players; i++)
    {
      g_assert_cmpstr (after->players[i].name, ==, before->players[i].name);
      g_assert_cmpint (after->players[i].character, ==, before->players[i].character);
      g_assert_cmpint (after->players[i].hand_size, ==, before->players[i].hand_size);
    }
  g_assert_true (after->players[4].extra == before->players[4].extra);
  g_assert_cmpint (after->me, ==, before->me);
  g_assert_cmpint (after->first_dealt, ==, before->first_dealt);
  g_assert_cmpuint (after->hand, ==, before->hand);
  g_assert_cmpuint (after->face_up, ==, before->face_up);
}

/* What an edition deals to so many players: the first hand, how many have as many, the others have
 * one less; then what lies face up and face down. */
typedef struct
{
  const char *edition;
  guint n_players;
  CbDealt dealt;
  guint hand;
  guint n_such;
  guint n_open;
  guint n_down;
} Deal;

#define ALL  CB_DEALT_ALL
#define OPEN CB_DEALT_REST_OPEN
#define DOWN CB_DEALT_REST_DOWN

static const Deal deals[] = {
  /* 18 cards, equal hands, the rest open */
  { "next-generation", 3, OPEN, 6, 3, 0, 0 },
  { "next-generation", 4, OPEN, 4, 4, 2, 0 },
  { "next-generation", 5, OPEN, 3, 5, 3, 0 },
  { "next-generation", 6, OPEN, 3, 6, 0, 0 },
  { "nightmare", 3, OPEN, 6, 3, 0, 0 },
  { "nightmare", 4, OPEN, 4, 4, 2, 0 },
  { "nightmare", 4, DOWN, 4, 4, 0, 2 },
  { "nightmare", 5, OPEN, 3, 5, 3, 0 },
  { "nightmare", 5, DOWN, 3, 5, 0, 3 },
  { "nightmare", 6, OPEN, 3, 6, 0, 0 },
  { "big-bang", 3, OPEN, 6, 3, 0, 0 },
  { "big-bang", 5, OPEN, 3, 5, 3, 0 },
  { "classic", 4, OPEN, 4, 4, 2, 0 },
  { "classic", 5, DOWN, 3, 5, 0, 3 },
  /* 18 cards, all dealt */
  { "classic", 3, ALL, 6, 3, 0, 0 },
  { "classic", 4, ALL, 5, 2, 0, 0 },
  { "classic", 5, ALL, 4, 3, 0, 0 },
  { "classic", 6, ALL, 3, 6, 0, 0 },
  { "classic-2023", 2, ALL, 9, 2, 0, 0 },
  { "classic-2023", 4, ALL, 5, 2, 0, 0 },
  { "classic-2023", 5, ALL, 4, 3, 0, 0 },
  /* two players or teams with four cards at the side */
  { "nightmare", 2, ALL, 7, 2, 0, 4 },
  { "big-bang", 2, ALL, 7, 2, 0, 4 },
  { "scooby-doo", 2, ALL, 7, 2, 0, 4 },
  /* 21 cards, the rest in the pool */
  { "discover-secrets", 3, ALL, 7, 3, 0, 0 },
  { "discover-secrets", 4, DOWN, 5, 4, 0, 1 },
  { "discover-secrets", 5, DOWN, 4, 5, 0, 1 },
  { "discover-secrets", 6, DOWN, 3, 6, 0, 3 },
  { "paris", 2, DOWN, 10, 2, 0, 1 },
  { "paris", 4, DOWN, 5, 4, 0, 1 },
  { "paris", 6, DOWN, 3, 6, 0, 3 },
  { "the-office", 4, DOWN, 5, 4, 0, 1 },
  { "seinfeld", 2, ALL, 11, 1, 0, 0 },
  { "seinfeld", 4, ALL, 6, 1, 0, 0 },
  { "seinfeld", 5, ALL, 5, 1, 0, 0 },
  { "seinfeld", 6, ALL, 4, 3, 0, 0 },
  /* 15 cards, without the victim */
  { "at-sea", 3, ALL, 5, 3, 0, 0 },
  { "at-sea", 4, ALL, 4, 3, 0, 0 },
  { "at-sea", 5, ALL, 3, 5, 0, 0 },
  /* 19 cards */
  { "anniversary", 2, OPEN, 9, 2, 1, 0 },
  { "anniversary", 3, OPEN, 6, 3, 1, 0 },
  { "anniversary", 4, OPEN, 4, 4, 3, 0 },
  { "anniversary", 5, OPEN, 3, 5, 4, 0 },
  { "anniversary", 6, OPEN, 3, 6, 1, 0 },
  /* 24 cards */
  { "super-challenge", 2, ALL, 12, 2, 0, 0 },
  { "super-challenge", 3, ALL, 8, 3, 0, 0 },
  { "super-challenge", 4, ALL, 6, 4, 0, 0 },
  { "super-challenge", 5, ALL, 5, 4, 0, 0 },
  { "super-challenge", 5, OPEN, 4, 5, 4, 0 },
  { "super-challenge", 6, ALL, 4, 6, 0, 0 },
  { "super-challenge", 7, ALL, 4, 3, 0, 0 },
  { "super-challenge", 7, OPEN, 3, 7, 3, 0 },
  { "passport-to-murder", 8, ALL, 3, 8, 0, 0 },
  { "passport-to-murder", 9, ALL, 3, 6, 0, 0 },
  { "passport-to-murder", 9, OPEN, 2, 9, 6, 0 },
  /* 20 and 17 cards */
  { "clue-fx", 2, ALL, 10, 2, 0, 0 },
  { "clue-fx", 3, OPEN, 6, 3, 2, 0 },
  { "clue-fx", 4, ALL, 5, 4, 0, 0 },
  { "vcr", 2, OPEN, 8, 2, 1, 0 },
  { "vcr", 3, OPEN, 5, 3, 2, 0 },
  { "vcr", 4, OPEN, 4, 4, 1, 0 },
  { "vcr", 5, OPEN, 3, 5, 2, 0 },
  { "vcr", 6, OPEN, 2, 6, 5, 0 },
  /* 27 cards */
  { "master-detective", 3, ALL, 9, 3, 0, 0 },
  { "master-detective", 4, ALL, 7, 3, 0, 0 },
  { "master-detective", 4, OPEN, 6, 4, 3, 0 },
  { "master-detective", 5, ALL, 6, 2, 0, 0 },
  { "master-detective", 6, ALL, 5, 3, 0, 0 },
  { "master-detective", 7, ALL, 4, 6, 0, 0 },
  { "master-detective", 8, ALL, 4, 3, 0, 0 },
  { "master-detective", 9, ALL, 3, 9, 0, 0 },
  { "super-cluedo", 10, ALL, 3, 7, 0, 0 },
  { "super-cluedo", 10, OPEN, 2, 10, 7, 0 },
  /* three to five players with extras in the office */
  { "harry-potter", 3, ALL, 6, 3, 0, 0 },
  { "harry-potter", 4, DOWN, 4, 4, 0, 2 },
  { "harry-potter", 5, DOWN, 3, 5, 0, 3 },
};

static void
test_hand_sizes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      const Deal *deal = &deals[i];
      g_autoptr (CbSetupDraft) draft = create_for (deal->edition, deal->n_players);

      g_test_message ("%s, %u players", deal->edition, deal->n_players);
      cb_setup_draft_set_dealt (draft, deal->dealt);
      g_object_set (draft, "first-dealt", cb_setup_draft_get_seat (draft, 0), NULL);
      g_assert_cmpuint (cb_setup_draft_get_n_open (draft), ==, deal->n_open);
      g_assert_cmpuint (cb_setup_draft_get_n_down (draft), ==, deal->n_down);
      for (guint seat = 0; seat < deal->n_players; seat++)
        {
          guint size = seat < deal->n_such ? deal->hand : deal->hand - 1;

          assert_range (draft, seat, size, size);
        }
    }
}

/* The form begins with the deal of the booklet, and offers what the booklet does. */
static void
test_usual_deals (void)
{
  static const struct
  {
    const char *edition;
    CbDealt usual;
    gboolean all;
    gboolean equal;
  } usual[] = {
    { "classic", ALL, TRUE, TRUE },     { "next-generation", OPEN, FALSE, TRUE },
    { "nightmare", OPEN, FALSE, TRUE }, { "discover-secrets", DOWN, FALSE, TRUE },
    { "at-sea", ALL, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      g_autoptr (CbSetupDraft) draft = create_for (usual[i].edition, 4);

      g_assert_cmpint (cb_setup_draft_get_dealt (draft), ==, usual[i].usual);
      g_assert_cmpint (cb_setup_draft_allows_dealt (draft, ALL), ==, usual[i].all);
      g_assert_cmpint (cb_setup_draft_allows_dealt (draft, OPEN), ==, usual[i].equal);
      g_assert_cmpint (cb_setup_draft_allows_dealt (draft, DOWN), ==, usual[i].equal);
      g_assert_true (cb_setup_draft_allows_dealt (draft, CB_DEALT_COUNTED));
    }
}

/* Without knowing the victim the hands are as large as with it, but the deal is not done. */
static void
test_victim (void)
{
  g_autoptr (CbSetupDraft) draft = create_for ("at-sea", 5);
  CbEdition *edition = cb_setup_draft_get_edition (draft);
  guint victim = cb_card_set_first (cb_edition_get_category (edition, 0)->cards);
  guint weapon = cb_card_set_first (cb_edition_get_category (edition, 1)->cards);

  assert_range (draft, 0, 3, 3);
  assert_state (draft, CB_STEP_DEAL, CB_STEP_INCOMPLETE, "Victim: choose 1 more card.");
  cb_setup_draft_set_removed (draft, cb_card_set_of (weapon));
  assert_state (draft, CB_STEP_DEAL, CB_STEP_INCOMPLETE, "Victim: choose 1 more card.");
  cb_setup_draft_set_removed (draft, cb_card_set_of (victim));
  assert_state (draft, CB_STEP_DEAL, CB_STEP_READY, NULL);
  assert_range (draft, 0, 3, 3);
  cb_setup_draft_set_hand (draft, pick (draft, 3, cb_card_set_of (victim)));
  assert_builds (draft);
}

/* Two players have cards at the side, and can go on with the form they are in. */
static void
test_two_players (void)
{
  g_autoptr (CbSetupDraft) draft = create_for ("nightmare", 2);
  g_autoptr (CbSetup) setup = NULL;
  g_autoptr (CbSetupDraft) again = NULL;

  assert_range (draft, 1, 7, 7);
  assert_state (draft, CB_STEP_DEAL, CB_STEP_READY, NULL);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_DEAL);
  cb_setup_draft_set_hand (draft, pick (draft, 7, 0));
  assert_builds (draft);
  setup = cb_setup_draft_build (draft);
  g_assert_cmpuint (setup->face_down, ==, 4);
  g_assert_cmpint (setup->players[0].hand_size, ==, -1);
  again = cb_setup_draft_new_from_setup (setup);
  g_assert_cmpint (cb_setup_draft_get_dealt (again), ==, CB_DEALT_ALL);
  assert_builds (again);
  cb_setup_draft_add_seat (draft);
  g_assert_cmpuint (cb_setup_draft_get_n_down (draft), ==, 0);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_HAND);
}

/* The same players again, in their seats; the score goes along with the name. */
static void
test_again (void)
{
  g_autoptr (CbSetup) setup = cb_setup_new (cb_editions_find_builtin ("classic"));
  g_autoptr (CbSetupDraft) draft = NULL;
  g_autoptr (CbSetup) built = NULL;

  for (guint i = 0; i < 4; i++)
    {
      const char *const names[] = { "Ann", "Bob", "Cara", "Dan" };

      cb_setup_add_player (setup, names[i], -1, -1);
      setup->series.solved[i] = i;
    }
  setup->me = 1;
  setup->first_dealt = 2;
  setup->series.goal = 3;
  setup->series.n_cases = 6;
  draft = cb_setup_draft_new_again (setup, "Friday", CB_ASSIST_LOGIC);
  g_assert_false (cb_setup_draft_is_touched (draft));
  g_assert_false (cb_setup_draft_needs_step (draft, CB_STEP_EDITION));
  g_assert_cmpuint (cb_setup_draft_get_n_seats (draft), ==, 4);
  g_assert_true (cb_setup_draft_get_me (draft) == cb_setup_draft_get_seat (draft, 1));
  cb_setup_draft_move_seat (draft, 3, 0);
  built = cb_setup_draft_build (draft);
  g_assert_cmpuint (built->series.goal, ==, 3);
  g_assert_cmpuint (built->series.n_cases, ==, 6);
  g_assert_cmpuint (built->series.solved[0], ==, 3);
  g_assert_cmpuint (built->series.solved[3], ==, 2);
  g_assert_cmpstr (built->players[built->me].name, ==, "Bob");
  g_assert_cmpstr (built->players[built->first_dealt].name, ==, "Cara");
}

/* How much help is wanted is asked only when the form is told to, right before the hand. */
static void
test_ask_assist (void)
{
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetupDraft) draft = cb_setup_draft_new (edition, "Friday", CB_ASSIST_ODDS);

  g_assert_false (cb_setup_draft_needs_step (draft, CB_STEP_HELP));
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_HAND);
  cb_setup_draft_ask_assist (draft);
  g_assert_false (cb_setup_draft_is_touched (draft));
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_HELP);
  cb_setup_draft_ask_deal (draft);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_PLAYERS), ==, CB_STEP_DEAL);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_DEAL), ==, CB_STEP_HELP);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_HELP), ==, CB_STEP_HAND);
  g_assert_cmpint (cb_setup_draft_check (draft, CB_STEP_HELP, NULL), ==, CB_STEP_READY);
  g_assert_cmpint (cb_setup_draft_get_assist (draft), ==, CB_ASSIST_ODDS);
  /* For somebody who only watches it is the last that is asked. */
  g_object_set (draft, "me", NULL, NULL);
  g_assert_cmpint (cb_setup_draft_get_next_step (draft, CB_STEP_HELP), ==, CB_N_STEPS);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/setup-draft/names", test_names);
  g_test_add_func ("/setup-draft/seats", test_seats);
  g_test_add_func ("/setup-draft/offer", test_offer);
  g_test_add_func ("/setup-draft/take-out", test_take_out);
  g_test_add_func ("/setup-draft/title", test_title);
  g_test_add_func ("/setup-draft/taken-title", test_taken_title);
  g_test_add_func ("/setup-draft/deal-step", test_deal_step);
  g_test_add_func ("/setup-draft/contradictions", test_contradictions);
  g_test_add_func ("/setup-draft/hand-even", test_hand_even);
  g_test_add_func ("/setup-draft/hand-uneven", test_hand_uneven);
  g_test_add_func ("/setup-draft/rest-open", test_rest_open);
  g_test_add_func ("/setup-draft/counted", test_counted);
  g_test_add_func ("/setup-draft/one-place", test_one_place);
  g_test_add_func ("/setup-draft/envelope", test_envelope);
  g_test_add_func ("/setup-draft/onlooker", test_onlooker);
  g_test_add_func ("/setup-draft/from-setup", test_from_setup);
  g_test_add_func ("/setup-draft/hand-sizes", test_hand_sizes);
  g_test_add_func ("/setup-draft/usual-deals", test_usual_deals);
  g_test_add_func ("/setup-draft/victim", test_victim);
  g_test_add_func ("/setup-draft/two-players", test_two_players);

  g_test_add_func ("/setup-draft/again", test_again);
  g_test_add_func ("/setup-draft/ask-assist", test_ask_assist);
  return g_test_run ();
}
