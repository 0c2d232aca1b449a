/* fuzz-edition.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whatever bytes come as an edition file: they are refused naming the file, or make an edition
 * whose parts fit together and that says the same when it is written in either form and read
 * again. */

#include "cb-edition-file.h"
#include "cb-edition-json.h"
#include "cb-fuzz.h"

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
    }
  else
    g_assert_true (g_str_has_prefix (error->message, "fuzz: "));
  return 0;
}
