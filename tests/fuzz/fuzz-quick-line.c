/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever is typed as a quick line, at one of several tables and with the cursor anywhere (both
 * the first byte): it is entries that can be written and read again, or refused with words and a
 * place in the line; and what is offered stands in the line, too. */

#include "cb-entry-kind.h"
#include "cb-fuzz.h"
#include "cb-quick-test.h"

#include <string.h>

static void
check_entry (CbCase *case_, CbEntry *entry)
{
  CbSetup *setup = cb_case_get_setup (case_);
  g_autoptr (JsonNode) node = cb_entry_write (entry, setup);
  g_autoptr (JsonNode) node_again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbMembers) in = cb_members_new (node, "", &error);
  g_autoptr (CbEntry) again = cb_entry_read (in, setup);
  g_autofree char *words = cb_entry_describe (entry, setup);
  g_autofree char *words_again = NULL;

  g_assert_no_error (error);
  g_assert_nonnull (again);
  node_again = cb_entry_write (again, setup);
  g_assert_true (json_node_equal (node, node_again));
  words_again = cb_entry_describe (again, setup);
  g_assert_cmpstr (words, ==, words_again);
  g_assert_true (g_utf8_validate (words, -1, NULL));
}

static void
check_place (const char *text, guint start, guint length)
{
  const char *end;
  glong n;

  g_utf8_validate (text, -1, &end);
  n = g_utf8_strlen (text, end - text);
  g_assert_cmpint (start, <=, n);
  g_assert_cmpint (length, <=, n - (glong) start);
}

static void
check_completions (CbCase *case_, const char *text, guint cursor)
{
  g_autoptr (GPtrArray) list = cb_quick_line_complete (case_, text, cursor);

  for (guint i = 0; i < list->len; i++)
    {
      const CbCompletion *completion = g_ptr_array_index (list, i);

      check_place (text, completion->start, completion->length);
      g_assert_cmpuint (completion->start, <=, cursor);
      g_assert_true (g_str_has_prefix (completion->text, completion->label));
    }
}

static CbCase *
get_case (guint which)
{
  static const char *const SETUPS[] = { CB_QUICK_TEST_FRIENDS, CB_QUICK_TEST_SEA,
                                        CB_QUICK_TEST_NIGHTMARE, CB_QUICK_TEST_TWO_ASKED,
                                        CB_QUICK_TEST_ONLOOKER };
  static CbCase *cases[G_N_ELEMENTS (SETUPS)];

  which %= G_N_ELEMENTS (SETUPS);
  if (cases[which] == NULL)
    cases[which] = cb_quick_test_case (SETUPS[which], "");
  return cases[which];
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  guint first = size > 0 ? data[0] : 0;
  CbCase *case_ = get_case (first);
  g_autofree char *text = size > 0 ? g_strndup ((const char *) data + 1, size - 1) : g_strdup ("");
  g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);

  g_assert_true ((line->entries == NULL) != (line->problem == NULL));
  for (guint i = 0; line->entries != NULL && i < line->entries->len; i++)
    check_entry (case_, g_ptr_array_index (line->entries, i));
  if (line->problem != NULL)
    g_assert_true (*line->problem != '\0' && g_utf8_validate (line->problem, -1, NULL));
  check_place (text, line->start, line->length);
  check_completions (case_, text, first);
  return 0;
}
