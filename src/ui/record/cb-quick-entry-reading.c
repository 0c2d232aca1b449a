/* What is understood of what is typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-quick-entry-private.h"
#include "cb-quick-entry-words.h"

/* Milliseconds without typing after which a screen reader gets the preview. */
#define PAUSE 1000

static guint
get_cursor (CbQuickEntry *self)
{
  return (guint) gtk_editable_get_position (self->line);
}

/* A word that is still being typed does not count as a mistake yet. */
static gboolean
is_unfinished (CbQuickEntry *self)
{
  return !self->insisted && self->read->start + self->read->length >= get_cursor (self);
}

/* Underlines the words that are wrong like a spelling mistake. */
static void
mark_problem (CbQuickEntry *self, gboolean wrong)
{
  const char *text = gtk_editable_get_text (self->line);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (wrong)
    {
      PangoAttribute *underline = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);
      const char *start = g_utf8_offset_to_pointer (text, self->read->start);
      const char *end = g_utf8_offset_to_pointer (start, self->read->length);

      underline->start_index = (guint) (start - text);
      underline->end_index = (guint) (end - text);
      pango_attr_list_insert (attributes, underline);
    }
  gtk_entry_set_attributes (GTK_ENTRY (self->line), attributes);
  if (self->wrong == wrong)
    return;
  self->wrong = wrong;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->line), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/* Sets the preview as the accessible description, which a screen reader reads whenever it
 * changes. */
static void
describe_line (CbQuickEntry *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->line), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->preview != NULL ? self->preview : "", -1);
}

/* @odd: whether the preview is a mistake or a warning */
static void
set_preview (CbQuickEntry *self, char *preview, gboolean odd)
{
  g_free (self->preview);
  self->preview = preview;
  self->odd = odd;
  if (preview == NULL)
    describe_line (self);
  g_object_notify (G_OBJECT (self), "wrong");
  g_object_notify (G_OBJECT (self), "preview");
}

/* Shows each entry in a line, each warning in another, and last what is still missing. */
static void
show_entries (CbQuickEntry *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  for (guint i = 0; i < self->read->entries->len; i++)
    g_strv_builder_take (lines,
                         cb_entry_describe (g_ptr_array_index (self->read->entries, i), setup));
  if (self->read->warning != NULL)
    g_strv_builder_add (lines, self->read->warning);
  if (self->read->missing != NULL)
    g_strv_builder_add (lines, self->read->missing);
  parts = g_strv_builder_end (lines);
  set_preview (self, g_strjoinv ("\n", parts), self->read->warning != NULL);
}

void
_cb_quick_entry_update_preview (CbQuickEntry *self)
{
  gboolean wrong = self->read != NULL && self->read->entries == NULL && !is_unfinished (self);

  mark_problem (self, wrong);
  if (self->read == NULL)
    set_preview (self, NULL, FALSE);
  else if (self->read->entries != NULL)
    show_entries (self);
  else
    set_preview (self, g_strdup (self->read->problem), wrong);
}

/* Whether the completion is already typed. */
static gboolean
is_typed (CbQuickEntry *self, const CbCompletion *completion)
{
  g_autofree char *typed = gtk_editable_get_chars (self->line, (int) completion->start,
                                                   (int) (completion->start + completion->length));

  return g_str_equal (typed, completion->text);
}

static void
update_choices (CbQuickEntry *self)
{
  GPtrArray *list = NULL;

  if (self->read != NULL)
    list = cb_quick_line_complete (self->case_, gtk_editable_get_text (self->line),
                                   get_cursor (self));
  for (guint i = list != NULL ? list->len : 0; i > 0; i--)
    if (is_typed (self, g_ptr_array_index (list, i - 1)))
      g_ptr_array_remove_index (list, i - 1);
  cb_quick_choices_set_list (self->choices, list);
  gtk_widget_set_visible (self->popover, list != NULL && list->len > 0 &&
                                           gtk_widget_get_mapped (GTK_WIDGET (self->line)));
}

/* Parses the line, also when the case has changed, as another player’s turn may have begun. */
void
_cb_quick_entry_read (CbQuickEntry *self)
{
  const char *text = gtk_editable_get_text (self->line);

  g_clear_pointer (&self->read, cb_quick_line_free);
  if (self->case_ != NULL && *text != '\0')
    self->read = cb_quick_line_read (self->case_, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quick.record", self->read != NULL);
  _cb_quick_entry_update_preview (self);
  update_choices (self);
}

/* The preview is visible at once; a screen reader gets it in a pause. */
static void
paused_cb (gpointer user_data)
{
  CbQuickEntry *self = user_data;

  self->pause_id = 0;
  describe_line (self);
}

void
_cb_quick_entry_stop_reading (CbQuickEntry *self)
{
  g_clear_handle_id (&self->pause_id, g_source_remove);
}

static void
line_changed_cb (CbQuickEntry *self)
{
  self->insisted = FALSE;
  _cb_quick_entry_read (self);
  _cb_quick_entry_stop_reading (self);
  if (self->read != NULL)
    self->pause_id = g_timeout_add_once (PAUSE, paused_cb, self);
}

static void
cursor_moved_cb (CbQuickEntry *self)
{
  _cb_quick_entry_update_preview (self);
  update_choices (self);
}

void
_cb_quick_entry_install_reading (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, line_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, cursor_moved_cb);
}
