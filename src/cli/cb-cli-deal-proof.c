/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The proof of a deal on a terminal: the check that the deal is consistent and matches what people
 * wrote down. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-cli-deal.h"
#include "cb-fingerprint.h"

static JsonArray *
make_record (CbSealedDeal *deal)
{
  JsonArray *record = json_array_new ();

  for (guint i = 0; i < cb_sealed_deal_get_n_events (deal); i++)
    {
      const char *fingerprint = cb_sealed_deal_get_record_fingerprint (deal, i + 1);
      const char *line = cb_sealed_deal_get_event (deal, i);
      JsonObject *entry = json_object_new ();

      if (line != NULL)
        json_object_set_string_member (entry, "entry", line);
      if (fingerprint != NULL)
        json_object_set_string_member (entry, "fingerprint", fingerprint);
      json_array_add_object_element (record, entry);
    }
  return record;
}

static JsonArray *
make_seen (CbSealedDeal *deal, const char *const *seen)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; seen != NULL && seen[i] != NULL; i++)
    {
      int found = cb_sealed_deal_find_fingerprint (deal, seen[i]);
      g_autofree char *typed = g_utf8_make_valid (seen[i], -1);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "saw", typed);
      json_object_set_boolean_member (object, "fits", found != CB_DEAL_FINGERPRINT_NONE);
      if (found >= 0)
        json_object_set_int_member (object, "entries", found);
      json_array_add_object_element (array, object);
    }
  return array;
}

static void
print_json (CbSealedDeal *deal, const char *const *seen, const GError *problem)
{
  static const char *const PROOFS[] = {
    [CB_DEAL_PROOF_SEED] = "seed",
    [CB_DEAL_PROOF_UNMIXED] = "unmixed",
    [CB_DEAL_PROOF_MIXED] = "mixed",
  };
  JsonObject *object = json_object_new ();

  json_object_set_boolean_member (object, "fits", problem == NULL);
  if (problem != NULL)
    json_object_set_string_member (object, "problem", problem->message);
  json_object_set_string_member (object, "proof", PROOFS[cb_sealed_deal_get_proof (deal)]);
  json_object_set_array_member (object, "record", make_record (deal));
  json_object_set_array_member (object, "seen", make_seen (deal, seen));
  cb_cli_print_object (object);
}

static void
print_record (CbSealedDeal *deal)
{
  for (guint i = 0; i < cb_sealed_deal_get_n_events (deal); i++)
    {
      const char *fingerprint = cb_sealed_deal_get_record_fingerprint (deal, i + 1);
      g_autofree char *brief = fingerprint != NULL ? cb_fingerprint_shorten (fingerprint) : NULL;
      g_autofree char *words = cb_sealed_deal_describe_event (deal, i);

      cb_cli_put ("%4u  %s%s%s\n", i + 1, brief != NULL ? brief : "", brief != NULL ? "  " : "",
                  words);
    }
}

static void
print_seen (CbSealedDeal *deal, const char *typed)
{
  int found = cb_sealed_deal_find_fingerprint (deal, typed);
  g_autofree char *shown = g_utf8_make_valid (typed, -1);

  if (found == CB_DEAL_FINGERPRINT_NONE)
    cb_cli_put (_ ("✗ %s is not a fingerprint of this deal or its record.\n"), shown);
  else if (found == CB_DEAL_FINGERPRINT_DEAL)
    cb_cli_put (_ ("✓ %s is the fingerprint of the deal.\n"), shown);
  else
    cb_cli_put (g_dngettext (NULL, "✓ %s is the fingerprint of the record after %d entry.\n",
                             "✓ %s is the fingerprint of the record after %d entries.\n",
                             (gulong) found),
                shown, found);
}

/* Prints what the deal proves only if everything fits together. */
static void
print_text (CbSealedDeal *deal, const char *const *seen, const GError *problem, gboolean fits)
{
  g_autofree char *proof = cb_sealed_deal_describe_proof (deal);

  cb_cli_print_deal (deal, FALSE);
  print_record (deal);
  if (problem != NULL)
    cb_cli_put ("✗ %s\n", problem->message);
  else
    cb_cli_put ("✓ %s\n", _ ("Everything fits together."));
  for (guint i = 0; seen != NULL && seen[i] != NULL; i++)
    print_seen (deal, seen[i]);
  if (fits)
    cb_cli_put ("%s\n", proof);
}

/**
 * cb_cli_verify_deal:
 * @seen: (nullable): fingerprints that people wrote down
 *
 * Says whether the deal is consistent and matches @seen, without naming a card.
 *
 * Returns: %CB_CLI_CONTRADICTION if something does not fit
 */
CbCliStatus
cb_cli_verify_deal (CbSealedDeal *deal, const char *const *seen, gboolean json)
{
  g_autoptr (GError) problem = NULL;
  gboolean fits = cb_sealed_deal_check (deal, &problem);

  for (guint i = 0; seen != NULL && seen[i] != NULL; i++)
    fits = fits && cb_sealed_deal_find_fingerprint (deal, seen[i]) != CB_DEAL_FINGERPRINT_NONE;
  if (json)
    print_json (deal, seen, problem);
  else
    print_text (deal, seen, problem, fits);
  if (!cb_cli_flush ())
    return CB_CLI_UNUSABLE;
  return fits ? CB_CLI_DONE : CB_CLI_CONTRADICTION;
}
