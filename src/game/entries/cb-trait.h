/* cb-trait.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-answers.h"
#include "cb-entry.h"

G_BEGIN_DECLS

/**
 * CbTraitQuestion:
 * @by: the seat that asked
 * @trait: index of the trait asked for
 * @answers: everybody's answers
 */
typedef struct
{
  CbEntry parent;
  int by;
  guint trait;
  CbAnswers answers;
} CbTraitQuestion;

const CbTraitQuestion *cb_entry_get_trait_question (const CbEntry *entry);

G_END_DECLS
