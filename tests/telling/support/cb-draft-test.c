/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-draft-test.h"

void
cb_draft_test_set_up (CbDraftFixture *fixture, gconstpointer data)
{
  fixture->case_ = cb_case_test_new ();
  fixture->draft = cb_draft_new (fixture->case_);
}

void
cb_draft_test_tear_down (CbDraftFixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->draft);
  g_assert_finalize_object (fixture->case_);
}

CbDraftAnswer *
cb_draft_test_get_answer (CbDraftFixture *fixture, guint index)
{
  g_autoptr (CbDraftAnswer)
    answer = g_list_model_get_item (cb_draft_get_answers (fixture->draft), index);

  g_assert_nonnull (answer);
  return answer;
}

gboolean
cb_draft_test_asks_card (CbDraftAnswer *answer)
{
  gboolean asks_card;

  g_object_get (answer, "asks-card", &asks_card, NULL);
  return asks_card;
}

CbCardSet
cb_draft_test_get_choices (CbDraftAnswer *answer)
{
  CbCardSet choices;

  g_object_get (answer, "choices", &choices, NULL);
  return choices;
}

void
cb_draft_test_name_cards (CbDraftFixture *fixture, const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    cb_draft_toggle_card (fixture->draft, cb_case_test_card (fixture->case_, list[i]));
}

const CbSuggestion *
cb_draft_test_get_suggestion (CbDraftFixture *fixture, guint position)
{
  return cb_entry_get_suggestion (cb_case_test_get_entry (fixture->case_, position));
}
