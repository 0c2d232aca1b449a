/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answers.h"
#include "cb-draft.h"

/**
 * CbTelling:
 * @fields: what is entered in a draft; %CB_TELLING_UNSET where nothing is
 * @text: (nullable): likewise
 * @answers: who passed and who showed, in the order they were asked
 * @unknown: bits of the seats of which it is not known what they did
 * @partly: whether that is less than the entry says, as a form or a line has no place for it
 * @line: the same as it is typed
 *
 * What happened, as it is told by taps and in a line.
 */
typedef struct
{
  CbCase *case_;
  const CbSetup *setup;
  const CbEdition *edition;
  CbDraftKind kind;
  int fields[CB_N_DRAFT_FIELDS];
  char *text;
  CbAnswer answers[CB_MAX_PLAYERS];
  guint n_answers;
  guint32 unknown; /* bits of the seats of which it is not known what they did */
  gboolean partly;
  GString *line;
} CbTelling;

#define CB_TELLING_UNSET G_MININT

/* Tells what @entry says, after what is in the log. @another: what else such an entry may be told
 * as: a suggestion by a power, everybody snooping, a question of which not all cards and answers
 * are named by mistake. FALSE where a line has no place for it. */
gboolean
cb_telling_init (CbTelling *self, CbCase *case_, CbEntry *entry, gboolean another, guint seed);
void cb_telling_clear (CbTelling *self);

/* The same by taps: fields in their order or backwards, then the answers. */
void cb_telling_tap (const CbTelling *self, CbDraft *draft, gboolean backwards);
