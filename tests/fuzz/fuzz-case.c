/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever bytes come as a case file: they are refused with words, or make a case that can be
 * written, reads the same again, and can be concluded from. Conclusions, odds, reasons and
 * conflicts come by different ways, and have to agree: what is certain has all the odds, what an
 * entry is the reason for needs it, and what contradicts itself does so without the rest of the
 * log. */

#include "cb-chances.h"
#include "cb-entry-kind.h"
#include "cb-fuzz.h"
#include "cb-slot.h"
#include "cb-table-state.h"
#include "cb-why.h"

/* (transfer full): the same table, with those entries of the log, but the @left_out-th of them, and
 * all that follows from them. */
static CbCase *
make_part (CbCase *case_, GArray *positions, guint left_out)
{
  CbCase *part = cb_case_new (cb_case_get_setup (case_), "");

  for (guint i = 0; i < positions->len; i++)
    if (i != left_out)
      cb_case_append (
        part, cb_log_get_entry (cb_case_get_log (case_), g_array_index (positions, guint, i)));
  cb_case_conclude (part, cb_log_get_n_entries (cb_case_get_log (part)), CB_EFFORT_ENDLESS);
  return part;
}

static GArray *
list_all (CbCase *case_)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < cb_log_get_n_entries (cb_case_get_log (case_)); i++)
    g_array_append_val (all, i);
  return all;
}

static void
check_ascending (GArray *positions, guint n_entries)
{
  for (guint i = 0; i < positions->len; i++)
    {
      g_assert_cmpuint (g_array_index (positions, guint, i), <, n_entries);
      g_assert_true (i == 0 ||
                     g_array_index (positions, guint, i - 1) < g_array_index (positions, guint, i));
    }
}

/* Whether the log of @part, which is @positions without @left_out, is without contradiction. */
static gboolean
is_consistent_without (CbCase *case_, GArray *positions, guint left_out)
{
  g_autoptr (CbCase) part = make_part (case_, positions, left_out);

  return cb_case_is_consistent (part, cb_log_get_n_entries (cb_case_get_log (part)));
}

static void
check_conflict (CbCase *case_, guint n_entries)
{
  g_autoptr (GArray) conflict = cb_case_get_conflict (case_, n_entries);
  g_autoptr (GArray) repairs = cb_case_get_repairs (case_, n_entries);
  g_autoptr (GArray) all = list_all (case_);

  g_assert_nonnull (conflict);
  g_assert_nonnull (repairs);
  check_ascending (conflict, n_entries);
  check_ascending (repairs, n_entries);
  g_assert_false (is_consistent_without (case_, conflict, G_MAXUINT));
  for (guint i = 0; i < conflict->len; i++)
    g_assert_true (is_consistent_without (case_, conflict, i));
  for (guint i = 0; i < repairs->len; i++)
    g_assert_true (is_consistent_without (case_, all, g_array_index (repairs, guint, i)));
}

static void
check_solutions (CbCase *case_, CbChances *chances)
{
  double sum = 0;

  for (guint i = 0; i < cb_chances_get_n_solutions (chances); i++)
    {
      double chance;
      CbCardSet cards = cb_chances_get_solution (chances, i, &chance);

      g_assert_cmpuint (cb_card_set_size (cards), ==,
                        cb_edition_get_n_in_envelope (cb_case_get_edition (case_)));
      sum += chance;
    }
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-9);
}

static void
check_odds (CbCase *case_, guint n_entries)
{
  CbSetup *setup = cb_case_get_setup (case_);
  g_autoptr (CbChances) chances = cb_case_compute_chances (case_, n_entries, CB_EFFORT_ENDLESS);

  if (chances == NULL)
    return;
  g_assert_cmpstr (cb_chances_get_deals (chances), !=, "0");
  check_solutions (case_, chances);
  for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
    for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
      {
        CbMark mark = cb_case_get_mark (case_, n_entries, card, holder);
        double chance = cb_chances_get_chance (chances, card, holder);

        g_assert_true (mark != CB_MARK_NO || chance == 0);
        g_assert_true (mark != CB_MARK_YES || chance == 1);
        g_assert_true (mark != CB_MARK_MAYBE || (chance > 0 && chance <= 1));
      }
}

/* The mark follows from the entries that are given as its reason, and from no fewer of them. */
static void
check_reason (CbCase *case_, guint n_entries, guint card, guint holder)
{
  g_autoptr (CbWhy) why = cb_case_explain (case_, n_entries, card, holder, CB_EFFORT_ENDLESS);

  g_assert_nonnull (why);
  g_assert_cmpint (why->mark, ==, cb_case_get_mark (case_, n_entries, card, holder));
  check_ascending (why->entries, n_entries);
  for (guint i = 0; i <= why->entries->len; i++)
    {
      guint left_out = i < why->entries->len ? i : G_MAXUINT;
      g_autoptr (CbCase) part = make_part (case_, why->entries, left_out);
      guint n = cb_log_get_n_entries (cb_case_get_log (part));

      g_assert_true ((cb_case_get_mark (part, n, card, holder) == why->mark) ==
                     (left_out == G_MAXUINT));
    }
}

/* The reason of one mark, wherever @seed leads to. */
static void
check_some_reason (CbCase *case_, guint n_entries, guint seed)
{
  CbSetup *setup = cb_case_get_setup (case_);
  CbCardSet deck = cb_setup_get_deck (setup);
  guint n_cards = cb_edition_get_n_cards (setup->edition);

  for (guint i = 0; i < n_cards; i++)
    {
      guint card = (seed + i) % n_cards;
      guint holder = (seed / n_cards + i) % cb_setup_get_n_holders (setup);

      if ((deck >> card & 1) != 0 &&
          cb_case_get_mark (case_, n_entries, card, holder) != CB_MARK_MAYBE)
        {
          check_reason (case_, n_entries, card, holder);
          return;
        }
    }
}

/* The same conclusions entry by entry as from the whole. */
static void
check_entry_by_entry (CbCase *case_, guint n_entries)
{
  CbSetup *setup = cb_case_get_setup (case_);
  g_autoptr (GArray) all = list_all (case_);
  g_autoptr (CbCase) again = make_part (case_, all, G_MAXUINT);

  for (guint n = 0; n <= n_entries; n++)
    {
      g_assert_true (cb_case_conclude (case_, n, CB_EFFORT_ENDLESS));
      g_assert_true (cb_case_conclude (again, n, CB_EFFORT_ENDLESS));
      g_assert_cmpint (cb_case_is_consistent (again, n), ==, cb_case_is_consistent (case_, n));
      for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
        for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
          g_assert_cmpint (cb_case_get_mark (again, n, card, holder), ==,
                           cb_case_get_mark (case_, n, card, holder));
    }
}

static void
conclude (CbCase *case_, guint seed)
{
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (case_));

  check_entry_by_entry (case_, n_entries);
  if (!cb_case_is_consistent (case_, n_entries))
    {
      check_conflict (case_, n_entries);
      return;
    }
  check_odds (case_, n_entries);
  check_some_reason (case_, n_entries, seed);
}

static void
look_at_table (CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  guint n_entries = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (CbTableState) table = cb_table_state_new (case_, n_entries);
  g_autoptr (CbSetup) next = cb_table_make_next (table->setup, cb_seats_get_solver (table->seats));

  g_assert_cmpint (table->turn, <, (int) setup->n_players);
  g_assert_cmpint (table->roller, <, (int) setup->n_players);
  for (guint i = 0; i < table->calls->len; i++)
    g_assert_cmpuint (cb_table_state_get_call (table, i)->position, <, n_entries);
  for (guint i = 0; i < table->accusations->len; i++)
    g_assert_cmpuint (g_array_index (table->accusations, guint, i), <, n_entries);
  for (guint i = 0; i < setup->face_down; i++)
    g_assert_cmpint (cb_side_cards_get_card_at (&table->side_cards, i), <,
                     (int) cb_edition_get_n_cards (setup->edition));
  for (guint i = 0; i < cb_edition_get_n_powers (setup->edition); i++)
    g_assert_cmpint (table->users[i], <, (int) setup->n_players);
  g_assert_cmpuint (next->n_players, ==, setup->n_players);
}

static void
describe_all (CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);
  CbLog *log = cb_case_get_log (case_);

  for (guint i = 0; i < cb_log_get_n_entries (log); i++)
    {
      CbEntry *entry = cb_log_get_entry (log, i);
      g_autofree char *words = cb_entry_describe (entry, setup);
      g_autofree char *news = cb_case_describe_news (case_, i);
      g_autoptr (CbEntry) aside = cb_entry_set_aside (entry, TRUE);

      g_assert_nonnull (words);
      g_assert_true (g_utf8_validate (words, -1, NULL));
      g_assert_nonnull (aside);
    }
}

static void
show_sheet (CbCase *case_)
{
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autofree char *slot = cb_sheet_describe_slot (sheet, 0);
  g_autofree char *cell = cb_cell_describe (cb_sheet_get_cell (sheet, 0, 0));

  g_assert_nonnull (slot);
  g_assert_cmpfloat (cb_sheet_get_progress (sheet), <=, 1);
  g_assert_nonnull (cell);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);
  g_autoptr (CbCase) again = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) rewritten = NULL;

  if (case_ == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (*error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  g_assert_no_error (error);
  written = cb_case_to_bytes (case_);
  again = cb_case_new_from_bytes (written, &error);
  g_assert_no_error (error);
  rewritten = cb_case_to_bytes (again);
  g_assert_true (g_bytes_equal (written, rewritten));
  describe_all (case_);
  show_sheet (case_);
  look_at_table (case_);
  conclude (case_, (guint) size);
  return 0;
}
