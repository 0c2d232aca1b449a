/* fuzz-edition.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Whatever bytes come as an edition file: they are refused naming the file, or make an edition
 * whose parts fit together. */

#include "cb-edition-file.h"
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

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = cb_edition_new_from_key_file (bytes, "fuzz", &error);

  if (edition != NULL)
    check_edition (edition);
  else
    g_assert_true (g_str_has_prefix (error->message, "fuzz: "));
  return 0;
}
