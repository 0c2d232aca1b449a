/* The buttons that end an entry, and what stands on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* They stay where they are, whatever is entered, tapped or typed; what changes is what they say. */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-css-class.h"
#include "cb-composer-private.h"

/* How far an event is told, by taps or in a line. */
typedef struct
{
  gboolean complete; /* it can be recorded */
  gboolean whole;    /* with all that is always there */
  gboolean odd;      /* something of it cannot be, by what is known */
} Told;

static Told
look_at (CbComposer *self)
{
  const CbQuickLine *line = cb_quick_entry_get_line (self->quick);

  if (_cb_composer_is_typed (self))
    return (Told) { line->entries != NULL, line->whole, line->warning != NULL };
  return (Told) { cb_draft_get_complete (self->draft), cb_draft_is_whole (self->draft),
                  cb_draft_get_warning (self->draft) != NULL };
}

/* (transfer full) (nullable) */
static char *
describe_outcome (CbComposer *self)
{
  return _cb_composer_is_typed (self) ? cb_quick_entry_describe_outcome (self->quick)
                                      : cb_draft_describe_outcome (self->draft);
}

/* (transfer full): @verb with what came of it. An underline in a name is none of the button’s. */
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

/* (transfer full): what is complete only in part says so, and no more. */
static char *
describe_record (CbComposer *self, Told told)
{
  gboolean editing = cb_draft_get_editing (self->draft);
  g_autofree char *outcome = NULL;

  if (told.complete && !told.whole)
    return g_strdup (editing ? _ ("Sa_ve Incomplete") : _ ("_Record Incomplete"));
  outcome = describe_outcome (self);
  if (told.complete && told.odd)
    return extend (editing ? _ ("Sa_ve Anyway") : _ ("_Record Anyway"), outcome);
  return extend (editing ? _ ("Sa_ve") : _ ("_Record"), outcome);
}

/* Blue invites: nothing is missing, and nothing looks wrong. */
static void
update_record (CbComposer *self)
{
  Told told = look_at (self);
  g_autofree char *label = describe_record (self, told);
  gboolean blank = !told.complete && !_cb_composer_is_typed (self);

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->record)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->record), label);
  cb_css_class_set (self->record, "suggested-action", blank || (told.whole && !told.odd));
}

/* While there is nothing to clear, what was recorded without being asked can be taken back. */
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

/* Whether a line is being typed, which the buttons are for then. */
gboolean
_cb_composer_is_typed (CbComposer *self)
{
  return cb_draft_get_purpose (self->draft) == NULL &&
         cb_quick_entry_get_line (self->quick) != NULL;
}

void
_cb_composer_update_buttons (CbComposer *self)
{
  if (!cb_draft_get_blank (self->draft) || _cb_composer_is_typed (self))
    self->recorded_itself = FALSE;
  update_record (self);
  update_clear (self);
}

/* Who says that somebody showed something has said all there is, where the settings want it so. */
void
_cb_composer_record_shown (CbComposer *self)
{
  Told told = look_at (self);

  if (!g_settings_get_boolean (self->settings, "record-when-shown") ||
      cb_draft_get_purpose (self->draft) != NULL || !told.whole || told.odd)
    return;

  gtk_widget_activate_action (GTK_WIDGET (self), "record.confirm", NULL);
  self->recorded_itself = TRUE;
  _cb_composer_update_buttons (self);
}
