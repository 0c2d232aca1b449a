/* What the fields of a form offer and hold, and what several forms have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"

/* (transfer none): the fields of the draft's kind, ended by one without a picker */
const CbFormField *
cb_draft_get_form (CbDraft *self)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), NULL);

  return _cb_draft_get_event_kind (self)->form;
}

/* (transfer full): the names of all choices, even of those that are not offered */
GStrv
cb_form_field_list (const CbFormField *self, CbDraft *draft)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (CB_IS_DRAFT (draft), NULL);

  if (self->list != NULL)
    self->list (draft, names);
  return g_strv_builder_end (names);
}

/* Returns: which choices are offered, bit by index */
guint32
cb_form_field_get_choices (const CbFormField *self, CbDraft *draft)
{
  g_return_val_if_fail (CB_IS_DRAFT (draft), 0);

  return self->get_choices != NULL ? self->get_choices (draft) : G_MAXUINT32;
}

/* Returns: the single choice, −1 for none */
int
cb_form_field_get_chosen (const CbFormField *self, CbDraft *draft)
{
  g_return_val_if_fail (CB_IS_DRAFT (draft), -1);

  return self->get_chosen != NULL ? self->get_chosen (draft) : cb_draft_get (draft, self->field);
}

/* Returns: the choices as bits by index, where there can be several */
guint32
cb_form_field_get_chosen_set (const CbFormField *self, CbDraft *draft)
{
  int chosen = cb_form_field_get_chosen (self, draft);

  if (self->get_chosen == NULL && _cb_draft_field_is_set (self->field))
    return (guint32) chosen;
  return chosen >= 0 && chosen < 32 ? (guint32) 1 << chosen : 0;
}

void
cb_form_field_choose (const CbFormField *self, CbDraft *draft, guint index)
{
  g_return_if_fail (CB_IS_DRAFT (draft));

  if (self->choose != NULL)
    self->choose (draft, index);
  else if (self->picker == CB_PICKER_CHIPS || self->picker == CB_PICKER_CARD)
    cb_draft_toggle (draft, self->field, index);
  else
    cb_draft_set (draft, self->field, (int) index);
}

gboolean
cb_form_field_is_shown (const CbFormField *self, CbDraft *draft)
{
  g_return_val_if_fail (CB_IS_DRAFT (draft), FALSE);

  return self->is_shown == NULL || self->is_shown (draft);
}

const CbFormField _cb_form_of_cards[] = {
  { CB_PICKER_CARDS },
  { CB_PICKER_NONE },
};

void
_cb_draft_list_players (CbDraft *self, GStrvBuilder *names)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  for (guint seat = 0; seat < setup->n_players; seat++)
    g_strv_builder_add (names, setup->players[seat].name);
}

/* Lists the players who can have seen or said something: @first, a choice that stands for me, and
 * then everybody but me. */
void
_cb_draft_list_viewers (CbDraft *self, const char *first, GStrvBuilder *names)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);

  g_strv_builder_add (names, first);
  for (guint seat = 0; seat < setup->n_players; seat++)
    if ((int) seat != setup->me)
      g_strv_builder_add (names, setup->players[seat].name);
}

int
_cb_draft_get_viewer_place (CbDraft *self)
{
  int seat = cb_draft_get (self, CB_DRAFT_VIEWER);
  int me = cb_case_get_setup (self->case_)->me;

  if (seat == CB_NOBODY)
    return 0;
  return me != CB_NOBODY && seat > me ? seat : seat + 1;
}

void
_cb_draft_choose_viewer (CbDraft *self, guint place)
{
  int me = cb_case_get_setup (self->case_)->me;

  if (place == 0)
    cb_draft_set (self, CB_DRAFT_VIEWER, CB_NOBODY);
  else
    cb_draft_set (self, CB_DRAFT_VIEWER,
                  me != CB_NOBODY && (int) place > me ? (int) place : (int) place - 1);
}

/* Sets the text to @id, or clears it if it is @id already. */
void
_cb_draft_toggle_text (CbDraft *self, const char *id)
{
  cb_draft_set_text (self, g_str_equal (self->text, id) ? "" : id);
}
