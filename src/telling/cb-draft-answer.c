/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-draft-answer.h"
#include "cb-fields.h"

struct _CbDraftAnswer
{
  GObject parent_instance;

  guint seat;
  char *name;
  gboolean passed;
  gboolean showed;
  gboolean peeked;
  int card;
  CbSeatState state;
  gboolean reached;
  gboolean asks_card;
  CbCardSet choices;
  gboolean concerns_me;
  CbCardSet ruled_out;
  int advised;
};

G_DEFINE_FINAL_TYPE (CbDraftAnswer, cb_draft_answer, G_TYPE_OBJECT)

static void
cb_draft_answer_class_init (CbDraftAnswerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY;

  cb_fields_install (
    object_class, CB_FIELD (CbDraftAnswer, name, G_TYPE_STRING, flags),
    CB_WRITTEN_BY (CB_FIELD (CbDraftAnswer, passed, G_TYPE_BOOLEAN, flags),
                   cb_draft_answer_set_passed),
    CB_WRITTEN_BY (CB_FIELD (CbDraftAnswer, showed, G_TYPE_BOOLEAN, flags),
                   cb_draft_answer_set_showed),
    CB_WRITTEN_BY (CB_FIELD (CbDraftAnswer, peeked, G_TYPE_BOOLEAN, flags),
                   cb_draft_answer_set_peeked),
    CB_WRITTEN_BY (CB_FIELD (CbDraftAnswer, card, G_TYPE_INT, flags), cb_draft_answer_set_card),
    CB_FIELD (CbDraftAnswer, state, G_TYPE_UINT, flags),
    CB_FIELD (CbDraftAnswer, reached, G_TYPE_BOOLEAN, flags),
    CB_FIELD (CbDraftAnswer, asks_card, G_TYPE_BOOLEAN, G_PARAM_READABLE),
    CB_FIELD (CbDraftAnswer, choices, G_TYPE_UINT, G_PARAM_READABLE),
    CB_FIELD (CbDraftAnswer, concerns_me, G_TYPE_BOOLEAN, flags),
    CB_FIELD (CbDraftAnswer, ruled_out, G_TYPE_UINT, flags),
    CB_FIELD (CbDraftAnswer, advised, G_TYPE_INT, flags));
}

static void
cb_draft_answer_init (CbDraftAnswer *self)
{
  self->card = -1;
  self->advised = -1;
  self->reached = TRUE;
}

CbDraftAnswer *
cb_draft_answer_new (guint seat)
{
  CbDraftAnswer *self = g_object_new (CB_TYPE_DRAFT_ANSWER, NULL);

  self->seat = seat;
  return self;
}

guint
cb_draft_answer_get_seat (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), 0);

  return self->seat;
}

const char *
cb_draft_answer_get_name (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), NULL);

  return self->name;
}

gboolean
cb_draft_answer_get_passed (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), FALSE);

  return self->passed;
}

void
cb_draft_answer_set_passed (CbDraftAnswer *self, gboolean passed)
{
  g_return_if_fail (CB_IS_DRAFT_ANSWER (self));

  g_object_freeze_notify (G_OBJECT (self));
  if (passed)
    {
      cb_field_set (self, "showed", FALSE);
      cb_draft_answer_set_peeked (self, FALSE);
      cb_draft_answer_set_card (self, -1);
    }
  cb_field_set (self, "passed", passed);
  g_object_thaw_notify (G_OBJECT (self));
}

gboolean
cb_draft_answer_get_showed (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), FALSE);

  return self->showed;
}

void
cb_draft_answer_set_showed (CbDraftAnswer *self, gboolean showed)
{
  g_return_if_fail (CB_IS_DRAFT_ANSWER (self));

  g_object_freeze_notify (G_OBJECT (self));
  if (showed)
    cb_field_set (self, "passed", FALSE);
  else
    {
      cb_draft_answer_set_peeked (self, FALSE);
      cb_draft_answer_set_card (self, -1);
    }
  cb_field_set (self, "showed", showed);
  g_object_thaw_notify (G_OBJECT (self));
}

gboolean
cb_draft_answer_get_peeked (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), FALSE);

  return self->peeked;
}

void
cb_draft_answer_set_peeked (CbDraftAnswer *self, gboolean peeked)
{
  g_return_if_fail (CB_IS_DRAFT_ANSWER (self));

  cb_field_set (self, "peeked", peeked);
}

int
cb_draft_answer_get_card (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), -1);

  return self->card;
}

/* A card that is set counts as one I peeked at, until the draft finds that I asked or showed. */
void
cb_draft_answer_set_card (CbDraftAnswer *self, int card)
{
  g_return_if_fail (CB_IS_DRAFT_ANSWER (self));
  g_return_if_fail (card >= -1 && card < CB_MAX_CARDS);

  if (self->card == card)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  cb_field_set (self, "card", card);
  if (card >= 0)
    cb_draft_answer_set_peeked (self, TRUE);
  g_object_thaw_notify (G_OBJECT (self));
}

CbSeatState
cb_draft_answer_get_state (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), CB_SEAT_PLAYING);

  return self->state;
}

gboolean
cb_draft_answer_get_reached (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), FALSE);

  return self->reached;
}

gboolean
cb_draft_answer_get_asks_card (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), FALSE);

  return self->asks_card;
}

/* Clears the card if it is no longer among the choices. */
void
cb_draft_answer_set_choices (CbDraftAnswer *self, gboolean asks_card, CbCardSet choices)
{
  g_return_if_fail (CB_IS_DRAFT_ANSWER (self));

  g_object_freeze_notify (G_OBJECT (self));
  cb_field_set (self, "choices", choices);
  cb_field_set (self, "asks-card", asks_card);
  if (self->card >= 0 && (!asks_card || !cb_card_set_has (choices, (guint) self->card)))
    cb_draft_answer_set_card (self, -1);
  g_object_thaw_notify (G_OBJECT (self));
}

gboolean
cb_draft_answer_get_concerns_me (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), FALSE);

  return self->concerns_me;
}

CbCardSet
cb_draft_answer_get_ruled_out (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), 0);

  return self->ruled_out;
}

int
cb_draft_answer_get_advised (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), -1);

  return self->advised;
}

/**
 * cb_draft_answer_show:
 * @card: the card shown, or −1 where I did not see it
 *
 * Sets in one step that the player showed a card, and which.
 */
void
cb_draft_answer_show (CbDraftAnswer *self, int card)
{
  g_return_if_fail (CB_IS_DRAFT_ANSWER (self));

  cb_draft_answer_set_showed (self, TRUE);
  cb_draft_answer_set_card (self, card);
}

/* Whether it is known what the player did. */
gboolean
cb_draft_answer_is_given (CbDraftAnswer *self)
{
  g_return_val_if_fail (CB_IS_DRAFT_ANSWER (self), FALSE);

  return self->passed || self->showed;
}

void
cb_draft_answer_clear (CbDraftAnswer *self)
{
  g_return_if_fail (CB_IS_DRAFT_ANSWER (self));

  cb_draft_answer_set_passed (self, FALSE);
  cb_draft_answer_set_showed (self, FALSE);
}
