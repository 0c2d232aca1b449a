/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-draft-private.h"
#include "cb-fields.h"

enum
{
  PROP_0,
  PROP_CASE,
  PROP_KIND,
  PROP_TEXT,
  PROP_BLANK,
  PROP_COMPLETE,
  PROP_WARNING,
  PROP_PURPOSE,
  PROP_EDITED,
  PROP_FIELDS, /* one property for each field from here on */
  N_PROPS = PROP_FIELDS + CB_N_DRAFT_FIELDS
};

G_DEFINE_FINAL_TYPE (CbDraft, cb_draft, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* Updates everything that follows from the fields. */
void
_cb_draft_update (CbDraft *self)
{
  g_autofree char *warning = NULL;
  g_autofree char *purpose = NULL;

  if (self->applying > 0 || self->held)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  self->applying++;
  _cb_draft_update_answers (self);
  _cb_draft_imply_card (self);
  _cb_draft_update_question (self);
  self->applying--;

  purpose = _cb_draft_describe_purpose (self);
  cb_field_set (self, "blank", _cb_draft_is_blank (self));
  cb_field_set (self, "complete", _cb_draft_is_complete (self));
  warning = _cb_draft_warn (self);
  cb_field_set (self, "warning", warning);
  cb_field_set (self, "purpose", purpose);
  cb_field_set (self, "edited", cb_draft_get_editing (self) ? self->target : NULL);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit_by_name (self, "changed");
}

void
_cb_draft_release (CbDraft *self)
{
  self->held = FALSE;
  _cb_draft_update (self);
}

static void
setup_changed_cb (CbDraft *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  for (guint i = 0; i < _cb_draft_get_n_seats (self); i++)
    g_object_set (_cb_draft_get_seat (self, i), "name", setup->players[i].name, NULL);
  _cb_draft_update (self);
}

static void
cb_draft_constructed (GObject *object)
{
  CbDraft *self = CB_DRAFT (object);

  G_OBJECT_CLASS (cb_draft_parent_class)->constructed (object);

  _cb_draft_seat_players (self);
  g_signal_connect_object (self->case_, "notify::setup", G_CALLBACK (setup_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::read-only", G_CALLBACK (_cb_draft_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (_cb_draft_follow_log), self,
                           G_CONNECT_SWAPPED);
  setup_changed_cb (self);
  _cb_draft_start (self, NULL, FALSE);
}

static void
cb_draft_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbDraft *self = CB_DRAFT (object);

  if (prop_id < PROP_FIELDS)
    cb_fields_get_property (object, prop_id, value, pspec);
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    g_value_set_uint (value, (guint) self->values[prop_id - PROP_FIELDS]);
  else
    g_value_set_int (value, self->values[prop_id - PROP_FIELDS]);
}

static void
cb_draft_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbDraft *self = CB_DRAFT (object);

  if (prop_id < PROP_FIELDS)
    cb_fields_set_property (object, prop_id, value, pspec);
  else if (G_IS_PARAM_SPEC_UINT (pspec))
    cb_draft_set (self, prop_id - PROP_FIELDS, (int) g_value_get_uint (value));
  else
    cb_draft_set (self, prop_id - PROP_FIELDS, g_value_get_int (value));
}

static void
cb_draft_class_init (CbDraftClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = cb_draft_constructed;
  object_class->get_property = cb_draft_get_property;
  object_class->set_property = cb_draft_set_property;

  properties[PROP_CASE] = CB_FIELD (CbDraft, case_, CB_TYPE_CASE, G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_KIND] = CB_WRITTEN_BY (CB_FIELD (CbDraft, kind, G_TYPE_UINT, G_PARAM_READABLE),
                                         cb_draft_set_kind);
  properties[PROP_TEXT] = CB_WRITTEN_BY (CB_FIELD (CbDraft, text, G_TYPE_STRING, G_PARAM_READABLE),
                                         cb_draft_set_text);
  properties[PROP_BLANK] = CB_FIELD (CbDraft, blank, G_TYPE_BOOLEAN, G_PARAM_READABLE);
  properties[PROP_COMPLETE] = CB_FIELD (CbDraft, complete, G_TYPE_BOOLEAN, G_PARAM_READABLE);
  properties[PROP_WARNING] = CB_FIELD (CbDraft, warning, G_TYPE_STRING, G_PARAM_READABLE);
  properties[PROP_PURPOSE] = CB_FIELD (CbDraft, purpose, G_TYPE_STRING, G_PARAM_READABLE);
  properties[PROP_EDITED] = CB_FIELD (CbDraft, edited, CB_TYPE_LOG_ITEM, G_PARAM_READABLE);
  for (guint i = 0; i < CB_N_DRAFT_FIELDS; i++)
    properties[PROP_FIELDS + i] = _cb_draft_field_create_pspec (i);
  cb_fields_install_properties (object_class, N_PROPS, properties);
  CB_OWNS (object_class, CbDraft, target, g_object_unref);
  CB_OWNS (object_class, CbDraft, answers, g_object_unref);
  CB_OWNS (object_class, CbDraft, seats, g_object_unref);
  CB_OWNS (object_class, CbDraft, lack.words, g_free);
  CB_OWNS (object_class, CbDraft, question, cb_draft_question_unref);

  cb_signal_new (klass, "changed", 0);
}

static void
cb_draft_init (CbDraft *self)
{
  self->seats = g_list_store_new (CB_TYPE_DRAFT_ANSWER);
  self->answers = g_list_store_new (CB_TYPE_DRAFT_ANSWER);
  for (guint i = 0; i < CB_N_DRAFT_FIELDS; i++)
    self->values[i] = _cb_draft_field_get_fallback (i);
  self->blank = TRUE;
  self->text = g_strdup ("");
}

CbDraft *
cb_draft_new (CbCase *case_)
{
  CbDraft *self;

  g_return_val_if_fail (CB_IS_CASE (case_), NULL);

  self = g_object_new (CB_TYPE_DRAFT, "case", case_, NULL);
  _cb_draft_follow_log (self);
  return self;
}

CbDraft *
_cb_draft_new_typed (CbCase *case_)
{
  CbDraft *self = g_object_new (CB_TYPE_DRAFT, "case", case_, NULL);

  self->typed = TRUE;
  self->held = TRUE;
  return self;
}

CbCase *
cb_draft_get_case (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return self->case_;
}
