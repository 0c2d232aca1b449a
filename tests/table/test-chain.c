/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-chain.h"
#include "cb-fingerprint.h"

static CbChain *
make (const char *start, const char *const *lines)
{
  CbChain *chain = cb_chain_new (start);

  for (guint i = 0; lines[i] != NULL; i++)
    cb_chain_append (chain, lines[i]);
  return chain;
}

static const char *
get_last (const CbChain *chain)
{
  return cb_chain_get_fingerprint (chain, cb_chain_get_length (chain));
}

/* Each link is what sha256sum makes of the one before and the line. */
static void
test_links (void)
{
  g_autoptr (CbChain) chain = make ("start\n", (const char *const[]) { "look 0", "open", NULL });
  g_autofree char *before = cb_fingerprint_make ("start\n");

  g_assert_cmpuint (cb_chain_get_length (chain), ==, 2);
  g_assert_cmpstr (cb_chain_get_fingerprint (chain, 0), ==, before);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *linked = g_strdup_printf ("%s %s\n", before, cb_chain_get_line (chain, i));

      g_free (before);
      before = cb_fingerprint_make (linked);
      g_assert_cmpstr (cb_chain_get_fingerprint (chain, i + 1), ==, before);
    }
}

/* Whatever is left out, put elsewhere, added or changed, the last fingerprint is another. */
static void
test_every_change_shows (void)
{
  static const char *const changed[][5] = {
    { "look 1", "look 0", "accuse 1 ab", NULL },
    { "look 0", "accuse 1 ab", NULL },
    { "look 0", "look 1", NULL },
    { "look 0", "look 1", "accuse 1 ac", NULL },
    { "look 0", "look 1", "accuse 1 ab", "look 0", NULL },
    { "look 0", "look 0", "look 1", "accuse 1 ab", NULL },
    { "look 0 look 1", "accuse 1 ab", NULL },
    { NULL },
  };
  static const char *const lines[] = { "look 0", "look 1", "accuse 1 ab", NULL };
  g_autoptr (CbChain) chain = make ("a", lines);
  g_autoptr (CbChain) same = make ("a", lines);
  g_autoptr (CbChain) other = make ("b", lines);

  g_assert_cmpstr (get_last (chain), ==, get_last (same));
  g_assert_cmpstr (get_last (chain), !=, get_last (other));
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    {
      g_autoptr (CbChain) tampered = make ("a", changed[i]);

      g_assert_cmpstr (get_last (chain), !=, get_last (tampered));
    }
}

static void
test_drop_last (void)
{
  g_autoptr (CbChain) chain = make ("a", (const char *const[]) { "one", "two", NULL });
  g_autofree char *before = g_strdup (get_last (chain));

  cb_chain_append (chain, "three");
  g_assert_cmpstr (get_last (chain), !=, before);
  cb_chain_drop_last (chain);
  g_assert_cmpstr (get_last (chain), ==, before);
  g_assert_cmpuint (cb_chain_get_length (chain), ==, 2);
  g_assert_cmpstr (cb_chain_get_line (chain, 1), ==, "two");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/links", test_links);
  g_test_add_func ("/chain/every-change-shows", test_every_change_shows);
  g_test_add_func ("/chain/drop-last", test_drop_last);
  return g_test_run ();
}
