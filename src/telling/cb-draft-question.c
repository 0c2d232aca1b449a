/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-draft-question.h"

CbDraftQuestion *
cb_draft_question_ref (CbDraftQuestion *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  CbDraftQuestion *self = data;

  g_free (self->words);
  for (guint i = 0; i < self->n_replies; i++)
    g_free (self->replies[i].label);
}

void
cb_draft_question_unref (CbDraftQuestion *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/* Whether both ask the same. @self, @other: (nullable) */
gboolean
cb_draft_question_equal (const CbDraftQuestion *self, const CbDraftQuestion *other)
{
  if (self == NULL || other == NULL)
    return self == other;
  if (!g_str_equal (self->words, other->words) || self->n_replies != other->n_replies)
    return FALSE;
  for (guint i = 0; i < self->n_replies; i++)
    if (!g_str_equal (self->replies[i].label, other->replies[i].label))
      return FALSE;
  return TRUE;
}
