/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever bytes come as the file of a deal: they are refused with words, or make a deal that is
 * the same when it is kept and read again, that gives every player a sound notebook, and that keeps
 * whatever is done with it. No fuzzer guesses a fingerprint, so a member "plain" is sealed first,
 * and the record that then stands in the file gets its fingerprints. */

#include <glib/gstdio.h>

#include "cb-case.h"
#include "cb-chain.h"
#include "cb-fuzz.h"
#include "cb-hand.h"
#include "cb-sealed-deal.h"

static char *folder;

static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* A place for the deals, for as long as the program runs. */
static GFile *
get_file (const char *name)
{
  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("fuzz-deal-XXXXXX", NULL);
      g_assert_nonnull (folder);
      atexit (remove_folder);
    }
  return g_file_new_build_filename (folder, name, NULL);
}

static const char *
get_text (JsonNode *node, const char *name)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

  return object != NULL ? json_object_get_string_member_with_default (object, name, NULL) : NULL;
}

static void
seal_record (JsonObject *object, const char *promised)
{
  g_autoptr (CbChain) chain = cb_chain_new (promised);
  JsonNode *node = json_object_get_member (object, "record");
  JsonArray *record = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node)
                                                                   : NULL;
  guint n = record != NULL ? json_array_get_length (record) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonNode *entry = json_array_get_element (record, i);
      const char *line = get_text (entry, "entry");

      if (line == NULL || strchr (line, '\n') != NULL)
        break;
      cb_chain_append (chain, line);
      json_object_set_string_member (json_node_get_object (entry), "fingerprint",
                                     cb_chain_get_fingerprint (chain, i + 1));
    }
  n = cb_chain_get_length (chain);
  json_object_set_string_member (object, "recordFingerprint", cb_chain_get_fingerprint (chain, n));
}

/* (nullable): the same file with its member "plain" sealed. */
static char *
seal (const char *text, gsize size)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonNode *root = json_parser_load_from_data (parser, text, (gssize) size, NULL)
                     ? json_parser_get_root (parser)
                     : NULL;
  const char *plain = root != NULL ? get_text (root, "plain") : NULL;
  JsonObject *object = plain != NULL ? json_node_get_object (root) : NULL;
  g_autofree char *sealed = NULL;
  g_autofree char *fingerprint = NULL;

  if (plain == NULL)
    return NULL;
  sealed = g_base64_encode ((const guchar *) plain, strlen (plain));
  fingerprint = cb_fingerprint_make (plain);
  json_object_set_string_member (object, "sealed", sealed);
  seal_record (object, plain);
  if (!json_object_has_member (object, "seed"))
    json_object_set_string_member (object, "fingerprint", fingerprint);
  json_object_remove_member (object, "plain");
  return json_to_string (root, FALSE);
}

static CbSealedDeal *
load_sound (GFile *file)
{
  g_autoptr (GError) error = NULL;
  CbSealedDeal *deal = cb_sealed_deal_load (file, &error);

  g_assert_no_error (error);
  return deal;
}

static void
assert_same (CbSealedDeal *deal, CbSealedDeal *again)
{
  g_autofree char *text = cb_sealed_deal_make_text (deal);
  g_autofree char *text_again = cb_sealed_deal_make_text (again);

  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpint (cb_sealed_deal_is_open (deal), ==, cb_sealed_deal_is_open (again));
  for (guint seat = 0; seat < cb_sealed_deal_get_table (deal)->n_players; seat++)
    {
      g_assert_cmpint (cb_sealed_deal_has_looked (deal, seat), ==,
                       cb_sealed_deal_has_looked (again, seat));
      g_assert_cmpint (cb_sealed_deal_has_accused (deal, seat), ==,
                       cb_sealed_deal_has_accused (again, seat));
      g_assert_cmphex (cb_sealed_deal_get_accusation (deal, seat), ==,
                       cb_sealed_deal_get_accusation (again, seat));
      for (guint place = 0; place < cb_sealed_deal_get_table (deal)->face_down; place++)
        g_assert_cmpint (cb_sealed_deal_has_looked_down (deal, seat, place), ==,
                         cb_sealed_deal_has_looked_down (again, seat, place));
    }
}

static void
assert_same_files (GFile *one, GFile *other)
{
  g_autofree char *text = NULL, *other_text = NULL;

  g_assert_true (g_file_load_contents (one, NULL, &text, NULL, NULL, NULL));
  g_assert_true (g_file_load_contents (other, NULL, &other_text, NULL, NULL, NULL));
  g_assert_cmpstr (text, ==, other_text);
}

static void
check_round_trip (CbSealedDeal *deal)
{
  g_autoptr (GFile) file = get_file ("b.deal");
  g_autoptr (GFile) other = get_file ("c.deal");
  g_autoptr (CbSealedDeal) again = NULL;

  g_file_delete (file, NULL, NULL);
  g_file_delete (other, NULL, NULL);
  g_assert_true (cb_sealed_deal_keep_in (deal, file, NULL));
  again = load_sound (file);
  assert_same (deal, again);
  g_assert_true (cb_sealed_deal_keep_in (again, other, NULL));
  assert_same_files (file, other);
}

static void
check_notebook (CbSealedDeal *deal, guint seat)
{
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, seat);
  g_autofree char *code = cb_hand_make_code (setup);
  g_autofree char *words = cb_hand_make_words (setup, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbSetup) read = cb_hand_read_code (code, setup->edition, &error);
  g_autoptr (CbCase) case_ = cb_case_new (setup, "");

  g_assert_no_error (error);
  g_assert_cmphex (read->hand, ==, setup->hand);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  cb_setup_check (setup, &error);
  g_assert_no_error (error);
  g_assert_true (cb_case_is_consistent (case_, 0));
}

/* One player does all that can be done with a deal, each of which is written at once. */
static void
play (CbSealedDeal *deal, guint seat)
{
  const CbSetup *table = cb_sealed_deal_get_table (deal);
  CbCardSet envelope = cb_sealed_deal_get_envelope (deal);
  g_autoptr (CbSealedDeal) again = NULL;

  g_assert_true (cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK, seat }, NULL));
  g_assert_true (
    cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_ACCUSE, seat, 0, envelope }, NULL));
  for (guint place = 0; place < table->face_down; place++)
    {
      g_assert_true (
        cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_LOOK_DOWN, seat, place }, NULL));
      g_assert_cmpuint (cb_sealed_deal_get_card_down (deal, place), <,
                        cb_edition_get_n_cards (table->edition));
    }
  g_assert_true (cb_sealed_deal_is_right (deal, envelope));
  g_assert_true (
    cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_SEE_ENVELOPE, seat }, NULL));
  g_assert_true (cb_sealed_deal_note (deal, &(CbDealEvent) { CB_DEAL_EVENT_OPEN }, NULL));
  again = load_sound (cb_sealed_deal_get_file (deal));
  assert_same (deal, again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *sealed = seal ((const char *) data, size);
  g_autoptr (GFile) file = get_file ("a.deal");
  g_autoptr (CbSealedDeal) deal = NULL;
  g_autoptr (GError) error = NULL;
  guint n_players;

  g_assert_true (g_file_set_contents_full (
    g_file_peek_path (file), sealed != NULL ? sealed : (const char *) data,
    sealed != NULL ? -1 : (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  deal = cb_sealed_deal_load (file, &error);
  if (deal == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (*error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  check_round_trip (deal);
  g_assert_true (cb_sealed_deal_check (deal, NULL));
  n_players = cb_sealed_deal_get_table (deal)->n_players;
  for (guint seat = 0; seat < n_players; seat++)
    check_notebook (deal, seat);
  play (deal, (guint) size % n_players);
  return 0;
}
