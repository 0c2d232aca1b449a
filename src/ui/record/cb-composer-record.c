/* The buttons that end an entry, and what stands on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The buttons never move while something is tapped or typed; only their labels change. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-css-class.h"
#include "cb-composer-private.h"

/* How far the event is told that was tapped or typed. */
static CbDraftState
get_state (CbComposer *self)
{
  return _cb_composer_is_typed (self) ? cb_quick_entry_get_line (self->quick)->state
                                      : cb_draft_get_state (self->draft);
}

/* (transfer full) (nullable) */
static char *
describe_outcome (CbComposer *self)
{
  return _cb_composer_is_typed (self) ? g_strdup (cb_quick_entry_get_line (self->quick)->outcome)
                                      : cb_draft_describe_outcome (self->draft);
}

/* (transfer full): @verb and @outcome. Underscores in names must not become mnemonics. */
static char *
extend (const char *verb, const char *outcome)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *escaped = NULL;

  if (outcome == NULL)
    return g_strdup (verb);
  parts = g_strsplit (outcome, "_", -1);
  escaped = g_strjoinv ("__", parts);
  /* Translators: on a button: what it does, then what happened: “Record · Dan showed Library”. */
  return g_strdup_printf (_ ("%s · %s"), verb, escaped);
}

/* (transfer full): the label; it has no outcome if the event is not whole. */
static char *
describe_record (CbComposer *self, CbDraftState state)
{
  gboolean editing = cb_draft_get_editing (self->draft);
  g_autofree char *outcome = NULL;

  if (state == CB_DRAFT_PARTLY)
    return g_strdup (editing ? _ ("Sa_ve Incomplete") : _ ("_Record Incomplete"));
  outcome = describe_outcome (self);
  if (state == CB_DRAFT_ODD)
    return extend (editing ? _ ("Sa_ve Anyway") : _ ("_Record Anyway"), outcome);
  return extend (editing ? _ ("Sa_ve") : _ ("_Record"), outcome);
}

/* The button is blue only if nothing is missing and nothing looks wrong. */
static void
update_record (CbComposer *self)
{
  CbDraftState state = get_state (self);
  g_autofree char *label = describe_record (self, state);
  gboolean blank = state == CB_DRAFT_LACKING && !_cb_composer_is_typed (self);

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->record)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->record), label);
  cb_css_class_set (self->record, "suggested-action", blank || state == CB_DRAFT_WHOLE);
}

/* While there is nothing to clear, the button undoes an entry that was recorded by itself. */
static void
update_clear (CbComposer *self)
{
  gboolean undoes = self->recorded_itself && cb_draft_get_blank (self->draft) &&
                    !_cb_composer_is_typed (self);
  const char *label = _ ("C_lear"), *hint = _ ("Clear Draft (Escape)");

  if (cb_draft_get_purpose (self->draft) != NULL)
    label = hint = _ ("_Cancel");
  else if (undoes)
    label = hint = _ ("_Undo");
  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->clear)), label) == 0)
    return;

  gtk_button_set_label (GTK_BUTTON (self->clear), label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->clear),
                                  undoes ? "case.undo" : "record.cancel");
  gtk_widget_set_tooltip_text (self->clear, hint == label ? NULL : hint);
}

/* Whether a line is being typed, so that the buttons act on it. */
gboolean
_cb_composer_is_typed (CbComposer *self)
{
  return cb_draft_get_purpose (self->draft) == NULL &&
         cb_quick_entry_get_line (self->quick) != NULL;
}

void
_cb_composer_update_buttons (CbComposer *self)
{
  cb_question_box_set_question (self->question, _cb_composer_is_typed (self)
                                                  ? cb_quick_entry_get_question (self->quick)
                                                  : cb_draft_get_question (self->draft));
  if (!cb_draft_get_blank (self->draft) || _cb_composer_is_typed (self))
    self->recorded_itself = FALSE;
  update_record (self);
  update_clear (self);
}

/* Records the entry once somebody has shown a card, if the settings want that. */
void
_cb_composer_record_shown (CbComposer *self)
{
  if (!g_settings_get_boolean (self->settings, "record-when-shown") ||
      cb_draft_get_purpose (self->draft) != NULL || get_state (self) != CB_DRAFT_WHOLE)
    return;

  gtk_widget_activate_action (GTK_WIDGET (self), "record.confirm", NULL);
  self->recorded_itself = TRUE;
  _cb_composer_update_buttons (self);
}
