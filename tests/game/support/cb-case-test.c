/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cases for tests of what shows them. */

#include "config.h"

#include <glib/gstdio.h>

#include "cb-case-test.h"
#include "cb-editions.h"
#include "cb-suggestion.h"

guint
cb_case_test_card (CbCase *case_, const char *id)
{
  int card = cb_edition_find_card (cb_case_get_edition (case_), id);

  g_assert_cmpint (card, >=, 0);
  return (guint) card;
}

/* @ids: card ids with spaces between */
CbCardSet
cb_case_test_cards (CbCase *case_, const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);
  CbCardSet cards = 0;

  for (guint i = 0; list[i] != NULL; i++)
    cards |= cb_card_set_of (cb_case_test_card (case_, list[i]));
  return cards;
}

/* Returns: (transfer full): three players with six cards each; I am Ann, and hold scarlet, white,
 *   knife, rope, hall and study */
CbCase *
cb_case_test_new (void)
{
  static const char *const HAND[] = { "scarlet", "white", "knife", "rope", "hall", "study" };
  CbEdition *edition = cb_editions_find_builtin ("classic");
  g_autoptr (CbSetup) setup = cb_setup_new (edition);
  g_autoptr (GError) error = NULL;

  cb_setup_add_player (setup, "Ann", -1, 6);
  cb_setup_add_player (setup, "Bob", -1, 6);
  cb_setup_add_player (setup, "Cara", -1, 6);
  setup->me = ANN;
  for (guint i = 0; i < G_N_ELEMENTS (HAND); i++)
    setup->hand |= cb_card_set_of ((guint) cb_edition_find_card (edition, HAND[i]));
  cb_setup_check (setup, &error);
  g_assert_no_error (error);
  return cb_case_new (setup, "Friday");
}

/* Records a suggestion. @passed, @showed: seats, or −1 */
void
cb_case_test_ask (CbCase *case_, int by, const char *ids, int passed, int showed)
{
  g_autoptr (CbEntry) entry = cb_suggestion_new (by, cb_case_test_cards (case_, ids));

  if (passed >= 0)
    cb_suggestion_add_answer (entry, passed, CB_DID_PASS, -1);
  if (showed >= 0)
    cb_suggestion_add_answer (entry, showed, CB_DID_SHOW, -1);
  cb_case_append (case_, entry);
}

/* (transfer full): the same after four suggestions, with odds */
CbCase *
cb_case_test_new_with_odds (void)
{
  CbCase *case_ = cb_case_test_new ();

  cb_case_test_ask (case_, ANN, "plum wrench library", BOB, CARA);
  cb_case_test_ask (case_, BOB, "plum revolver lounge", -1, CARA);
  cb_case_test_ask (case_, CARA, "green wrench library", ANN, BOB);
  cb_case_test_ask (case_, ANN, "mustard revolver kitchen", BOB, -1);
  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  return case_;
}

/* Returns: (transfer full): the case in a file below the sources, kept in no file */
CbCase *
cb_case_test_load (const char *path)
{
  const char *source = g_getenv ("G_TEST_SRCDIR");
  g_autofree char *whole = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  CbCase *case_;
  gsize size;

  g_assert_nonnull (source);
  whole = g_build_filename (source, path, NULL);
  g_file_get_contents (whole, &text, &size, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (g_steal_pointer (&text), size);
  case_ = cb_case_new_from_bytes (bytes, &error);
  g_assert_no_error (error);
  return case_;
}

/* Who plays in samples; NULL for the names in the file. */
static const char *const *sample_names;

/* @names: (nullable): names for as many players as any sample has, of all samples that are loaded
 * from now on. They are not copied */
void
cb_case_test_name_players (const char *const *names)
{
  sample_names = names;
}

static void
name_players (CbCase *case_)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < setup->n_players; i++)
    g_set_str (&setup->players[i].name, sample_names[i]);
  cb_case_set_setup (case_, setup, &error);
  g_assert_no_error (error);
}

/* Returns: (transfer full): the first @n_entries of a recorded game, kept in no file */
CbCase *
cb_case_test_load_sample (const char *name, guint n_entries)
{
  g_autofree char *path = g_build_filename ("data", "samples", name, NULL);
  CbCase *case_ = cb_case_test_load (path);

  while (cb_log_get_n_entries (cb_case_get_log (case_)) > n_entries)
    cb_case_remove (case_, cb_log_get_n_entries (cb_case_get_log (case_)) - 1);
  if (sample_names != NULL)
    name_players (case_);
  return case_;
}

/* (transfer none) */
CbEntry *
cb_case_test_get_entry (CbCase *case_, guint position)
{
  return cb_log_get_entry (cb_case_get_log (case_), position);
}

CbCardSet
cb_case_test_find_envelope (CbCase *case_, guint n_entries)
{
  CbCardSet found = 0;

  for (guint card = 0; card < cb_edition_get_n_cards (cb_case_get_edition (case_)); card++)
    if (cb_case_get_mark (case_, n_entries, card, CB_HOLDER_ENVELOPE) == CB_MARK_YES)
      found |= cb_card_set_of (card);
  return found;
}

void
cb_case_test_replace (CbCase *case_, guint position, CbEntry *entry)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();

  g_ptr_array_add (entries, entry);
  cb_case_splice (case_, position, 1, entries);
}

CbCase *
cb_case_test_take_along (CbCase *case_)
{
  GFile *file = cb_case_file_get_location (cb_case_get_file (case_));
  g_autofree char *path = g_strconcat (g_file_peek_path (file), ".device.casebook", NULL);
  g_autoptr (GFile) copy = g_file_new_for_path (path);
  CbCase *other;

  g_assert_true (g_file_copy (file, copy, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL));
  other = cb_case_load (copy, NULL);
  g_assert_nonnull (other);
  return other;
}

void
cb_case_test_bring_back (CbCase *case_, CbCase *other)
{
  GFile *from = cb_case_file_get_location (cb_case_get_file (other));
  GFile *to = cb_case_file_get_location (cb_case_get_file (case_));

  g_assert_cmpint (g_rename (g_file_peek_path (from), g_file_peek_path (to)), ==, 0);
}

void
cb_case_test_call (CbCase *case_, guint seat, const char *name)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));

  cb_setup_set_name (setup, seat, name);
  g_assert_true (cb_case_set_setup (case_, setup, NULL));
}
