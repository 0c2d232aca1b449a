/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-asked.h"
#include "cb-facts.h"
#include "cb-setup-members.h"
#include "cb-sight.h"

void cb_answers_add (CbAnswers *self, const CbAnswer *answer);
void cb_answers_clear (CbAnswers *self);
/* Gives @self, copied byte by byte from another, a list of its own. */
void cb_answers_own (CbAnswers *self);

/* Reads the member "answers" of a question. A card that was shown is added to the cards heard. */
void cb_answers_read (CbAnswers *self, CbMembers *in, const CbSetup *setup, CbAsked *asked);
void cb_answers_write (const CbAnswers *self, JsonObject *out, const CbSetup *setup);
char *cb_answer_describe (const CbAnswer *answer, const CbSetup *setup);
char *cb_answers_describe (const CbAnswers *self, const CbSetup *setup);
char *
cb_answers_describe_together (const CbAnswers *self, CbDid did, const CbSetup *setup, guint *n);
void cb_answers_imply (const CbAnswers *self,
                       const CbSetup *setup,
                       const CbAsked *asked,
                       CbFacts *facts);
void cb_answers_imply_open (const CbAnswers *self,
                            const CbSetup *setup,
                            const CbAsked *asked,
                            CbFacts *facts);
/* Adds what the asker saw to @sights, if it is known whose card that was. */
void cb_answers_tell_sights (const CbAnswers *self,
                             const CbSetup *setup,
                             const CbAsked *asked,
                             GArray *sights);
