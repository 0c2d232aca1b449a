/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-fields.h"
#include "cb-table-prompt.h"
#include "cb-table-state-words.h"
#include "cb-template.h"

struct _CbTablePrompt
{
  AdwBin parent_instance;

  CbCase *case_;
  CbTableCall call;
  gboolean shown;
  GPtrArray *dismissed; /* CbEntry objects whose calls were dismissed */
  gboolean lets_be;     /* whether optional calls of other players were dismissed, too */

  GtkButton *answer;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (CbTablePrompt, cb_table_prompt, ADW_TYPE_BIN)

/* (transfer none) (nullable) */
static CbEntry *
get_caller (CbTablePrompt *self, const CbTableCall *call)
{
  CbLog *log = cb_case_get_log (self->case_);

  return call->position < cb_log_get_n_entries (log) ? cb_log_get_entry (log, call->position)
                                                     : NULL;
}

/* Whether the call is an option of another player, who often has no reason to use it. */
static gboolean
is_others_choice (CbTablePrompt *self, const CbTableCall *call)
{
  return !call->must && (int) call->seat != cb_case_get_setup (self->case_)->me;
}

static const CbTableCall *
find_call (CbTablePrompt *self, const CbTableState *state)
{
  for (guint i = 0; i < state->calls->len; i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);

      if (!(self->lets_be && is_others_choice (self, call)) &&
          !g_ptr_array_find (self->dismissed, get_caller (self, call), NULL))
        return call;
    }
  return NULL;
}

static void
show_call (CbTablePrompt *self)
{
  g_autofree char *words = cb_table_state_describe_call (&self->call,
                                                         cb_case_get_setup (self->case_));
  static const char *const LABELS[] = {
    [CB_CALL_HAND] = N_ ("Re_veal Hand"),
    [CB_CALL_DRAW] = N_ ("Dra_w"),
    [CB_CALL_LOOK] = N_ ("Loo_k"),
  };

  gtk_button_set_label (self->answer, _ (LABELS[self->call.kind]));
  if (g_strcmp0 (gtk_label_get_label (self->words), words) == 0)
    return;
  gtk_label_set_label (self->words, words);
  cb_announce (GTK_WIDGET (self), words);
}

static void
follow_log (CbTablePrompt *self)
{
  g_autoptr (CbTableState)
    state = cb_table_state_new (self->case_, cb_log_get_n_entries (cb_case_get_log (self->case_)));
  const CbTableCall *call = cb_case_get_read_only (self->case_) ? NULL : find_call (self, state);

  if (call != NULL)
    self->call = *call;
  else
    gtk_label_set_label (self->words, "");
  if (self->shown != (call != NULL))
    {
      self->shown = call != NULL;
      g_object_notify (G_OBJECT (self), "shown");
    }
  if (call != NULL)
    show_call (self);
}

static void
follow_case (CbTablePrompt *self)
{
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (follow_log), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::setup", G_CALLBACK (follow_log), self,
                           G_CONNECT_SWAPPED);
  follow_log (self);
}

static void
cb_table_prompt_class_init (CbTablePromptClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbTablePrompt, dismissed, g_ptr_array_unref);

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbTablePrompt, case_, CB_TYPE_CASE,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, follow_case),
                     CB_FIELD (CbTablePrompt, shown, G_TYPE_BOOLEAN, G_PARAM_READABLE));

  cb_template_install (widget_class, "cb-table-prompt", CB_CHILD (CbTablePrompt, answer),
                       CB_CHILD (CbTablePrompt, words));
}

static void
cb_table_prompt_init (CbTablePrompt *self)
{
  self->dismissed = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer none) (nullable): what is called for, if it is shown */
const CbTableCall *
cb_table_prompt_get_call (CbTablePrompt *self)
{
  g_return_val_if_fail (CB_IS_TABLE_PROMPT (self), NULL);

  return self->shown ? &self->call : NULL;
}

/* Dismisses the call until another entry calls for something. After dismissing an option of another
 * player no such options are shown any more. */
void
cb_table_prompt_dismiss (CbTablePrompt *self)
{
  CbEntry *caller;

  g_return_if_fail (CB_IS_TABLE_PROMPT (self));

  caller = self->shown ? get_caller (self, &self->call) : NULL;
  if (caller == NULL)
    return;
  g_ptr_array_add (self->dismissed, cb_entry_ref (caller));
  self->lets_be |= is_others_choice (self, &self->call);
  follow_log (self);
}
