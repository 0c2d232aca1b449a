/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-edition-step-private.h"
#include "cb-fields.h"
#include "cb-template.h"

G_DEFINE_FINAL_TYPE (CbEditionStep, cb_edition_step, CB_TYPE_SETUP_STEP)

static void
chosen_cb (CbEditionStep *self, CbEdition *edition)
{
  cb_setup_draft_set_edition (cb_setup_step_get_draft (CB_SETUP_STEP (self)), edition);
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.next", NULL);
}

static void
left_cb (CbEditionStep *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "setup.leave", NULL);
}

static void
cb_edition_step_dispose (GObject *object)
{
  CbEditionStep *self = CB_EDITION_STEP (object);

  if (self->removals != NULL)
    cb_removals_end (self->removals);

  g_clear_object (&self->editions);

  cb_template_dispose (object);
}

static void
cb_edition_step_class_init (CbEditionStepClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_edition_step_dispose;
  CB_OWNS (object_class, CbEditionStep, removals, g_object_unref);

  cb_template_install (widget_class, "cb-edition-step", CB_CHILD (CbEditionStep, picker),
                       CB_CALLBACK (chosen_cb), CB_CALLBACK (left_cb));

  _cb_edition_step_install_actions (widget_class);
}

static void
cb_edition_step_init (CbEditionStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * cb_edition_step_new:
 * @editions: the user's own editions
 * @last_id: the id of the edition last used; any other text if there was none
 *
 * Returns: (transfer floating): a new page
 */
CbSetupStep *
cb_edition_step_new (CbSetupDraft *draft, CbEditionShelf *editions, const char *last_id)
{
  CbEditionStep *self = g_object_new (CB_TYPE_EDITION_STEP, "draft", draft, NULL);

  self->editions = g_object_ref (editions);
  self->removals = cb_removals_new (GTK_WIDGET (self), "edition.undo-delete",
                                    CB_FOLDER_LIST (editions), _cb_edition_step_describe_removed);
  cb_edition_picker_fill (self->picker, editions, last_id);
  return CB_SETUP_STEP (self);
}

/* At the edition last used, or at the first one. */
void
cb_edition_step_focus_first (CbEditionStep *self)
{
  g_return_if_fail (CB_IS_EDITION_STEP (self));

  cb_edition_picker_focus_first (self->picker);
}
