/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever bytes come as an edition file: they are refused naming the file, or make an edition
 * whose parts fit together, that says the same when it is written in either form and read again,
 * and that can be played: dealt, handed over in codes, noted in cases, its dice rolled. */

#include "cb-case.h"
#include "cb-edition-dice.h"
#include "cb-edition-file.h"
#include "cb-edition-json.h"
#include "cb-fuzz.h"
#include "cb-hand.h"
#include "cb-test-deal.h"

static void
check_edition (CbEdition *edition)
{
  CbCardSet all = cb_edition_get_all_cards (edition);
  CbCardSet seen = 0;

  g_assert_cmpuint (cb_edition_get_min_players (edition), <=, cb_edition_get_max_players (edition));
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      g_assert_true (category->cards != 0 && (category->cards & seen) == 0);
      g_assert_cmpuint (category->n_in_envelope, <=, cb_card_set_size (category->cards));
      g_assert_cmpint (cb_edition_find_category (edition, category->id), ==, (int) i);
      seen |= category->cards;
    }
  g_assert_cmphex (seen, ==, all);
  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    g_assert_cmpint (cb_edition_find_card (edition, cb_edition_get_card (edition, i)->id), ==,
                     (int) i);
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    g_assert_cmphex (cb_edition_get_trait (edition, i)->cards & ~all, ==, 0);
}

static void
check_rules (CbEdition *edition)
{
  const CbRules *rules = cb_edition_get_rules (edition);
  guint n_categories = cb_edition_get_n_categories (edition);

  g_assert_cmpint (rules->removed_category, <, (int) n_categories);
  g_assert_cmpint (rules->standing_category, <, (int) n_categories);
  g_assert_cmpint (rules->starts_with, <, (int) cb_edition_get_n_cards (edition));
  g_assert_true (rules->starts != CB_STARTS_CHARACTER || rules->starts_with >= 0);
  g_assert_true (rules->deal_choices & 1u << rules->deal);
  g_assert_true (rules->asked_categories != 0 && rules->asked_categories >> n_categories == 0);
  g_assert_cmpint (rules->n_asked, >, 0);
  g_assert_cmpint (rules->n_dice, <=, (int) cb_edition_get_n_dice (edition));
  g_assert_true (rules->dice_choices & 1u << rules->n_dice);
  g_assert_cmpuint (cb_edition_get_n_in_envelope (edition) + (guint) rules->n_removed +
                      (guint) rules->side_cards,
                    <=, cb_edition_get_n_cards (edition));
}

static void
check_box (CbEdition *edition)
{
  for (guint i = 0; i < cb_edition_get_n_dice (edition); i++)
    g_assert_cmpuint (g_strv_length (cb_edition_get_die (edition, i)->faces), >=, 2);
  for (guint i = 0; i < cb_edition_get_n_deck_cards (edition); i++)
    g_assert_cmpuint (cb_edition_get_deck_card (edition, i)->deck, <,
                      cb_edition_get_n_decks (edition));
  for (guint i = 0; i < cb_edition_get_n_powers (edition); i++)
    g_assert_cmpint (cb_edition_get_power (edition, i)->card, <,
                     (int) cb_edition_get_n_cards (edition));
  for (guint i = 0; i < cb_edition_get_n_events (edition); i++)
    g_assert_cmpint (cb_edition_find_event (edition, cb_edition_get_event (edition, i)->id), ==,
                     (int) i);
}

static void
assert_same (CbEdition *edition, CbEdition *again)
{
  g_autoptr (JsonNode) object = cb_edition_write (edition);
  g_autoptr (JsonNode) object_again = cb_edition_write (again);

  g_assert_true (json_node_equal (object, object_again));
}

static void
check_round_trips (CbEdition *edition)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) file = cb_edition_to_key_file (edition);
  g_autoptr (JsonNode) object = cb_edition_write (edition);
  g_autoptr (CbEdition) from_file = cb_edition_new_from_key_file (file, "again", &error);
  g_autoptr (CbEdition) from_object = NULL;

  g_assert_no_error (error);
  assert_same (edition, from_file);
  from_object = cb_edition_new_from_json (object, "again", &error);
  g_assert_no_error (error);
  assert_same (edition, from_object);
}

static CbSealedDeal *
deal (CbEdition *edition, guint n_players)
{
  g_autoptr (CbSetup) table = cb_setup_new (edition);
  g_autoptr (GError) error = NULL;
  CbDealChoices choices;
  CbSealedDeal *dealt;

  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (table, "Ann", -1, -1);
  cb_deal_choices_init (&choices, edition, n_players);
  dealt = cb_test_deal (table, &choices, 1, &error);
  g_assert_true ((dealt != NULL) == (error == NULL));
  return dealt;
}

static void
check_hand (const CbSetup *setup)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *code = cb_hand_make_code (setup);
  g_autofree char *words = cb_hand_make_words (setup, NULL);
  g_autoptr (CbSetup) again = cb_hand_read_code (code, setup->edition, &error);

  g_assert_no_error (error);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_cmphex (again->hand, ==, setup->hand);
  g_assert_cmphex (again->face_up, ==, setup->face_up);
  g_assert_cmphex (again->removed, ==, setup->removed);
  g_assert_cmpuint (again->face_down, ==, setup->face_down);
  g_assert_cmpint (again->me, ==, setup->me);
}

static void
check_case (CbSetup *setup)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new (setup, "Fuzz");
  g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);
  g_autoptr (CbCase) again = cb_case_new_from_bytes (bytes, &error);

  g_assert_no_error (error);
  g_assert_true (cb_case_is_consistent (again, 0));
}

static void
check_deal (CbEdition *edition, guint n_players)
{
  g_autoptr (CbSealedDeal) dealt = deal (edition, n_players);

  for (guint seat = 0; dealt != NULL && seat < n_players; seat++)
    {
      g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (dealt, seat);
      g_autoptr (GError) error = NULL;

      cb_setup_check (setup, &error);
      g_assert_no_error (error);
      check_hand (setup);
      if (seat == 0)
        check_case (setup);
    }
}

static void
check_dice (const CbEdition *edition)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (1);
  CbDice dice;

  if (cb_edition_get_dice (edition, 0, &dice))
    {
      CbDiceRoll roll = cb_dice_roll (&dice, random);
      g_autofree char *words = cb_dice_describe_roll (&dice, &roll);

      g_assert_cmpuint (roll.n_dice, ==, (guint) cb_edition_get_rules (edition)->n_dice);
      g_assert_nonnull (words);
    }
  if (cb_edition_get_dice_to_start (edition, 0, &dice))
    g_assert_cmpuint (cb_dice_roll (&dice, random).n_dice, >, 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = cb_edition_new_from_key_file (bytes, "fuzz", &error);

  if (edition != NULL)
    {
      check_edition (edition);
      check_rules (edition);
      check_box (edition);
      check_round_trips (edition);
      check_deal (edition, cb_edition_get_min_players (edition));
      check_deal (edition, cb_edition_get_max_players (edition));
      check_dice (edition);
    }
  else
    g_assert_true (g_str_has_prefix (error->message, "fuzz: "));
  return 0;
}
