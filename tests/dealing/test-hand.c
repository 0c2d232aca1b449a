/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A hand on its way to another device. */

#include "cb-editions.h"
#include "cb-hand.h"
#include "cb-test-case.h"
#include "cb-test-deal.h"

static CbSetup *
deal_hand (CbEdition *edition, guint n_players, const CbDealChoices *choices, guint64 seed)
{
  g_autoptr (CbSetup) table = cb_setup_new (edition);
  g_autoptr (CbSealedDeal) deal = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (table, i == 0 ? "Ann" : "Bob", -1, -1);
  table->first_dealt = (int) (seed % n_players);
  deal = cb_test_deal (table, choices, seed, &error);
  g_assert_no_error (error);
  return cb_sealed_deal_make_setup (deal, (guint) (seed / 2 % n_players));
}

/* Whatever was dealt, of every edition that is built in: the notebook there begins as it would
 * here, but for the names. */
static void
test_round_trip (void)
{
  for (guint64 seed = 0; seed < 400; seed++)
    {
      CbEdition *edition = cb_editions_get_builtin ((guint) (seed % cb_editions_get_n_builtin ()));
      const CbDealChoices choices = { .policy = seed % 4 < 2 ? CB_DEAL_ALL : CB_DEAL_EQUAL,
                                      .rest_down = seed % 3 == 0,
                                      .n_side = seed % 5 == 0 ? 2 : 0 };
      guint n = cb_edition_get_min_players (edition);
      g_autoptr (CbSetup) setup = NULL;
      g_autoptr (CbSetup) read = NULL;
      g_autofree char *code = NULL;
      g_autoptr (GError) error = NULL;

      n += (guint) (seed % (cb_edition_get_max_players (edition) - n + 1));
      setup = deal_hand (edition, n, &choices, seed);
      code = cb_hand_make_code (setup);
      read = cb_hand_read_code (code, seed % 2 ? edition : NULL, &error);
      g_assert_no_error (error);
      g_assert_true (read->edition == edition);
      g_assert_cmpuint (read->n_players, ==, n);
      g_assert_cmpint (read->me, ==, setup->me);
      g_assert_cmpuint (read->hand, ==, setup->hand);
      g_assert_cmpuint (read->face_up, ==, setup->face_up);
      g_assert_cmpuint (read->removed, ==, setup->removed);
      g_assert_cmpuint (read->face_down, ==, setup->face_down);
      g_assert_cmpint (read->first_dealt, ==, setup->first_dealt);
      for (guint i = 0; i < n; i++)
        g_assert_cmpint (read->players[i].hand_size, ==, setup->players[i].hand_size);
      g_assert_cmpstr (read->players[1].name, ==, "Player 2");
    }
}

static void
assert_refused (const char *code, CbEdition *edition, CbTableError expected, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (cb_hand_read_code (code, edition, &error));
  g_assert_error (error, CB_TABLE_ERROR, (int) expected);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_other_edition (void)
{
  const CbDealChoices choices = { .policy = CB_DEAL_ALL };
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  CbEdition *small = cb_case_get_edition (case_);
  CbEdition *classic = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) own = deal_hand (small, 3, &choices, 1);
  g_autoptr (CbSetup) built_in = deal_hand (classic, 3, &choices, 1);
  g_autofree char *own_code = cb_hand_make_code (own);
  g_autofree char *built_in_code = cb_hand_make_code (built_in);
  g_autoptr (CbSetup) read = cb_hand_read_code (own_code, small, NULL);

  g_assert_nonnull (read);
  assert_refused (own_code, NULL, CB_TABLE_ERROR_EDITION,
                  "This code is for an edition that is not built in.");
  assert_refused (own_code, classic, CB_TABLE_ERROR_EDITION, "This code is for another edition.");
  assert_refused (built_in_code, small, CB_TABLE_ERROR_EDITION,
                  "This code is for the edition “Classic”.");
  assert_refused ("U", NULL, CB_TABLE_ERROR_CHARACTER, "Codes never contain “U”.");
}

/* Every edition that is built in has a tag of its own, or codes could be taken for another's. */
static void
test_tags (void)
{
  g_autoptr (GHashTable) tags = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    g_assert_true (
      g_hash_table_add (tags, GUINT_TO_POINTER (cb_box_get_tag (cb_editions_get_builtin (i)))));
}

/* A code whose numbers cannot be a hand of that edition. */
static void
test_nonsense (void)
{
  CbEdition *classic = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) setup = cb_setup_new (classic);
  g_autofree char *code = NULL;

  for (guint i = 0; i < 3; i++)
    cb_setup_add_player (setup, "Ann", -1, -1);
  setup->me = 0;
  setup->hand = 0x1f;
  code = cb_hand_make_code (setup);
  assert_refused (code, NULL, CB_TABLE_ERROR_SLIP, "This is not a hand code.");
}

/* What a phone shows. */
static void
test_words (void)
{
  CbEdition *classic = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) setup = cb_setup_new (classic);
  g_autofree char *code = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *words = NULL;

  for (guint i = 0; i < 4; i++)
    cb_setup_add_player (setup, i == 0 ? "Ann" : "Bob", -1, -1);
  setup->me = 0;
  setup->hand = 1u << 0 | 1u << 5 | 1u << 10 | 1u << 12;
  setup->face_up = 1u << 20 | 1u << 19;
  code = cb_hand_make_code (setup);
  words = cb_hand_make_words (setup, NULL);
  expected = g_strdup_printf ("Classic, Ann\nScarlet, Plum\nRope\nHall\nFace up: Library, Study\n"
                              "Hand code: %s\n",
                              code);
  g_assert_cmpstr (words, ==, expected);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hand/round-trip", test_round_trip);
  g_test_add_func ("/hand/other-edition", test_other_edition);
  g_test_add_func ("/hand/tags", test_tags);
  g_test_add_func ("/hand/nonsense", test_nonsense);
  g_test_add_func ("/hand/words", test_words);
  return g_test_run ();
}
