/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-quick-entry-private.h"
#include "cb-quick-entry-words.h"
#include "cb-template.h"

/* In pixels: completions appear above the buttons over the line. */
#define ABOVE 50

G_DEFINE_FINAL_TYPE (CbQuickEntry, cb_quick_entry, ADW_TYPE_BIN)

/* A line that names nobody stays with the player for whom it was begun, whose turn it no longer
 * is. */
static void
keep_asker (CbQuickEntry *self, int before)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  g_autofree char *text = NULL;

  if (self->read == NULL || !self->read->of_turn || before == self->asker || before < 0)
    return;
  text = g_strdup_printf ("%s: %s", setup->players[before].name,
                          gtk_editable_get_text (self->line));
  gtk_editable_set_text (self->line, text);
  gtk_editable_set_position (self->line, -1);
}

/* Shows an example of the next turn while the line is empty. */
static void
concluded_cb (CbQuickEntry *self)
{
  g_autofree char *example = _cb_quick_entry_make_example (self->case_);
  int before = self->asker;

  self->asker = cb_case_get_next_asker (self->case_);
  keep_asker (self, before);
  _cb_quick_entry_read (self);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->line), example);
}

static void
follow_case (CbQuickEntry *self)
{
  g_signal_connect_object (self->case_, "concluded", G_CALLBACK (concluded_cb), self,
                           G_CONNECT_SWAPPED);
  concluded_cb (self);
}

/* A compact line is alone, with a button that leads back to the form. */
static void
update_look (CbQuickEntry *self)
{
  cb_css_class_set (GTK_WIDGET (self), "compact", self->compact);
}

static gboolean
is_odd (CbQuickEntry *self)
{
  return self->odd;
}

static void
cb_quick_entry_dispose (GObject *object)
{
  _cb_quick_entry_stop_reading (CB_QUICK_ENTRY (object));

  cb_template_dispose (object);
}

static void
cb_quick_entry_class_init (CbQuickEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_quick_entry_dispose;

  cb_fields_install (
    object_class, CB_FIELD_THEN (CbQuickEntry, case_, CB_TYPE_CASE, G_PARAM_READWRITE, follow_case),
    CB_FIELD (CbQuickEntry, preview, G_TYPE_STRING, G_PARAM_READABLE),
    CB_FIELD_THEN (CbQuickEntry, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE, update_look),
    CB_COMPUTED ("wrong", G_TYPE_BOOLEAN, is_odd));
  CB_OWNS (object_class, CbQuickEntry, read, cb_quick_line_free);

  cb_signal_new (klass, "recorded", 1, G_TYPE_INT);

  cb_template_install (widget_class, "cb-quick-entry", CB_CHILD (CbQuickEntry, choices),
                       CB_CHILD (CbQuickEntry, line), CB_CHILD (CbQuickEntry, popover));

  _cb_quick_entry_install_reading (widget_class);
  _cb_quick_entry_install_actions (widget_class);
}

static void
cb_quick_entry_init (CbQuickEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->asker = CB_NOBODY;
  gtk_popover_set_offset (GTK_POPOVER (self->popover), 0, -ABOVE);
  _cb_quick_entry_watch_keys (self);
  _cb_quick_entry_read (self);
}

/* (transfer none) (nullable): the line as it was parsed; NULL while it is empty */
const CbQuickLine *
cb_quick_entry_get_line (CbQuickEntry *self)
{
  g_return_val_if_fail (CB_IS_QUICK_ENTRY (self), NULL);

  return self->read;
}

void
cb_quick_entry_clear (CbQuickEntry *self)
{
  g_return_if_fail (CB_IS_QUICK_ENTRY (self));

  gtk_editable_set_text (self->line, "");
}

/* (transfer none) (nullable): what is asked about the line. A word that is still being typed is not
 * asked about. */
const CbDraftQuestion *
cb_quick_entry_get_question (CbQuickEntry *self)
{
  g_return_val_if_fail (CB_IS_QUICK_ENTRY (self), NULL);

  if (self->read == NULL || (self->read->instead != NULL && !self->wrong))
    return NULL;
  return self->read->question;
}

/* Gives a reply to the question of the line. */
void
cb_quick_entry_reply (CbQuickEntry *self, guint index)
{
  g_autofree char *text = NULL;

  g_return_if_fail (CB_IS_QUICK_ENTRY (self));
  g_return_if_fail (self->read != NULL);

  text = cb_quick_line_reply (self->read, self->case_, gtk_editable_get_text (self->line), index);
  gtk_editable_set_text (self->line, text);
  gtk_editable_set_position (self->line, -1);
  cb_quick_entry_focus (self);
}
