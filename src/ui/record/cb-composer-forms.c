/* cb-composer-forms.c: the form that goes with the kind of event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include "cb-composer-private.h"
#include "cb-event-forms.h"

static GType (*const FORMS[CB_N_DRAFT_KINDS]) (void) = {
  [CB_DRAFT_SUGGESTION] = cb_suggestion_form_get_type,
  [CB_DRAFT_REMOTE] = cb_suggestion_form_get_type,
  [CB_DRAFT_TRAIT] = cb_trait_form_get_type,
  [CB_DRAFT_TIP] = cb_tip_form_get_type,
  [CB_DRAFT_SNOOP] = cb_seen_form_get_type,
  [CB_DRAFT_SNOOP_ALL] = cb_snoop_all_form_get_type,
  [CB_DRAFT_PEEK] = cb_seen_form_get_type,
  [CB_DRAFT_LOOK] = cb_look_form_get_type,
  [CB_DRAFT_EXPOSED] = cb_exposed_form_get_type,
  [CB_DRAFT_SEEN] = cb_seen_form_get_type,
  [CB_DRAFT_ACCUSATION] = cb_accusation_form_get_type,
  [CB_DRAFT_ENVELOPE] = cb_envelope_form_get_type,
  [CB_DRAFT_POWER] = cb_power_form_get_type,
  [CB_DRAFT_DRAW] = cb_draw_form_get_type,
  [CB_DRAFT_PLAY] = cb_draw_form_get_type,
  [CB_DRAFT_ROLL] = cb_roll_form_get_type,
  [CB_DRAFT_NOTE] = cb_note_form_get_type,
};

/* Each form is made when it is first needed, and kept. */
void
_cb_composer_show_form (CbComposer *self)
{
  CbDraftKind kind = cb_draft_get_kind (self->draft);
  const char *name = g_type_name (FORMS[kind]());
  GtkWidget *form = gtk_stack_get_child_by_name (self->forms, name);

  if (form == NULL)
    {
      form = g_object_new (FORMS[kind](), "draft", self->draft, "sheet", self->sheet, NULL);
      gtk_stack_add_named (self->forms, form, name);
    }
  gtk_stack_set_visible_child (self->forms, form);
}
