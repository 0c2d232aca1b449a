/* The form that goes with the kind of event.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-category-chips.h"
#include "cb-composer-private.h"
#include "cb-event-forms.h"

static GType (*const FORMS[]) (void) = {
  cb_accusation_form_get_type, cb_category_chips_get_type, cb_draw_form_get_type,
  cb_exposed_form_get_type,    cb_look_form_get_type,      cb_note_form_get_type,
  cb_power_form_get_type,      cb_roll_form_get_type,      cb_seen_form_get_type,
  cb_snoop_all_form_get_type,  cb_statement_form_get_type, cb_tip_form_get_type,
  cb_trait_form_get_type,
};

/* So that each can be found by its name. */
void
_cb_composer_register_forms (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (FORMS); i++)
    g_type_ensure (FORMS[i]());
}

/* Each form is made when it is first needed, and kept. */
void
_cb_composer_show_form (CbComposer *self)
{
  const char *name = cb_draft_get_form (self->draft);
  GtkWidget *form = gtk_stack_get_child_by_name (self->forms, name);

  if (form == NULL)
    {
      form = g_object_new (g_type_from_name (name), "draft", self->draft, "sheet", self->sheet,
                           NULL);
      gtk_stack_add_named (self->forms, form, name);
    }
  gtk_stack_set_visible_child (self->forms, form);
}
