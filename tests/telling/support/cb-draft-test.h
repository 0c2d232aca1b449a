/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-test.h"
#include "cb-draft.h"
#include "cb-suggestion.h"

/* A case of three players that is being told. */
typedef struct
{
  CbCase *case_;
  CbDraft *draft;
} CbDraftFixture;

void cb_draft_test_set_up (CbDraftFixture *fixture, gconstpointer data);
void cb_draft_test_tear_down (CbDraftFixture *fixture, gconstpointer data);
/* (transfer none) */
CbDraftAnswer *cb_draft_test_get_answer (CbDraftFixture *fixture, guint index);
/* Whether I know which card was shown, and the cards it can have been. */
gboolean cb_draft_test_asks_card (CbDraftAnswer *answer);
CbCardSet cb_draft_test_get_choices (CbDraftAnswer *answer);
/* By their ids, with spaces between. */
void cb_draft_test_name_cards (CbDraftFixture *fixture, const char *ids);
const CbSuggestion *cb_draft_test_get_suggestion (CbDraftFixture *fixture, guint position);
