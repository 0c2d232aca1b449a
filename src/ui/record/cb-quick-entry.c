/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-announce.h"
#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-quick-choices.h"
#include "cb-quick-entry-words.h"
#include "cb-quick-entry.h"
#include "cb-quick-line.h"
#include "cb-template.h"

/* How far above the line completions appear, in pixels: above the buttons over the line. */
#define ABOVE 50

/* Milliseconds without typing after which a screen reader gets the preview. */
#define PAUSE 1000

struct _CbQuickEntry
{
  AdwBin parent_instance;

  CbCase *case_;
  CbQuickLine *read; /* NULL while the line is empty */
  int asker;         /* whose turn it is; a line without a name is about this player */
  char *preview;
  gboolean compact;
  gboolean wrong;    /* whether the words that are wrong are underlined */
  gboolean odd;      /* whether the preview is a mistake or a warning */
  guint pause_id;    /* the source of a timeout, or 0 */
  gboolean insisted; /* whether the user tried to record the line although it is wrong */

  CbQuickChoices *choices;
  GtkEditable *line;
  GtkWidget *popover;
};

G_DEFINE_FINAL_TYPE (CbQuickEntry, cb_quick_entry, ADW_TYPE_BIN)

/* A line without a name is about the player whose turn it was when it was begun. When that turn is
 * over his name is put into the line, so that the line stays with him. */
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

/* How the typed line is understood. */

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

static void
update_preview (CbQuickEntry *self)
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

/* Parses the line, also when the case has changed, because another player’s turn may have begun. */
static void
read_line (CbQuickEntry *self)
{
  const char *text = gtk_editable_get_text (self->line);

  g_clear_pointer (&self->read, cb_quick_line_free);
  if (self->case_ != NULL && *text != '\0')
    self->read = cb_quick_line_read (self->case_, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quick.record", self->read != NULL);
  update_preview (self);
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

static void
stop_reading (CbQuickEntry *self)
{
  g_clear_handle_id (&self->pause_id, g_source_remove);
}

static void
line_changed_cb (CbQuickEntry *self)
{
  self->insisted = FALSE;
  read_line (self);
  stop_reading (self);
  if (self->read != NULL)
    self->pause_id = g_timeout_add_once (PAUSE, paused_cb, self);
}

static void
cursor_moved_cb (CbQuickEntry *self)
{
  update_preview (self);
  update_choices (self);
}

/* Shows an example of the next turn while the line is empty. */
static void
concluded_cb (CbQuickEntry *self)
{
  g_autofree char *example = _cb_quick_entry_make_example (self->case_);
  int before = self->asker;

  self->asker = cb_case_get_next_asker (self->case_);
  keep_asker (self, before);
  read_line (self);
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
  stop_reading (CB_QUICK_ENTRY (object));

  cb_template_dispose (object);
}

/* What can be done with the typed line. */

static void
accept (CbQuickEntry *self, guint index)
{
  const CbCompletion *completion = cb_quick_choices_get (self->choices, index);
  g_autofree char *text = NULL;
  int position;

  if (completion == NULL)
    return;

  text = g_strdup (completion->text);
  position = (int) completion->start;
  g_object_freeze_notify (G_OBJECT (self->line));
  gtk_editable_delete_text (self->line, position, position + (int) completion->length);
  gtk_editable_insert_text (self->line, text, -1, &position);
  gtk_editable_set_position (self->line, position);
  g_object_thaw_notify (G_OBJECT (self->line));
  cb_announce (GTK_WIDGET (self), text);
}

/* Moves the focus to the line. The cursor stays where it was. */
void
cb_quick_entry_focus (CbQuickEntry *self)
{
  g_return_if_fail (CB_IS_QUICK_ENTRY (self));

  gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (self->line)));
}

static void
choice_picked_cb (CbQuickEntry *self, guint index)
{
  accept (self, index);
  cb_quick_entry_focus (self);
}

/* Selects the words that are wrong, so that typing replaces them. */
static void
insist (CbQuickEntry *self)
{
  self->insisted = TRUE;
  gtk_editable_select_region (self->line, (int) self->read->start,
                              (int) (self->read->start + self->read->length));
  update_preview (self);
  cb_announce (GTK_WIDGET (self), self->read->problem);
}

static void
quick_record (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (widget);
  g_autoptr (GPtrArray) entries = NULL;
  int position;

  if (self->read == NULL || cb_case_get_read_only (self->case_))
    return;
  if (self->read->entries == NULL)
    {
      insist (self);
      return;
    }

  entries = g_ptr_array_ref (self->read->entries);
  position = (int) cb_log_get_n_entries (cb_case_get_log (self->case_));
  gtk_editable_set_text (self->line, "");
  cb_case_splice (self->case_, (guint) position, 0, entries);
  g_signal_emit_by_name (self, "recorded", position);
}

static void
quick_accept (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (widget);

  accept (self, (guint) MAX (cb_quick_choices_get_marked (self->choices), 0));
}

static void
line_activated_cb (CbQuickEntry *self)
{
  gboolean marked = cb_quick_choices_get_marked (self->choices) >= 0;

  gtk_widget_activate_action (GTK_WIDGET (self), marked ? "quick.accept" : "quick.record", NULL);
}

/* Tab completes, and if there is nothing to complete moves the focus as usual. */
static gboolean
tab_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (widget);
  int marked = cb_quick_choices_get_marked (self->choices);
  const CbCompletion *first = cb_quick_choices_get (self->choices, 0);

  if (marked < 0 && (first == NULL || first->length == 0))
    return FALSE;
  return gtk_widget_activate_action (widget, "quick.accept", NULL);
}

static gboolean
arrow_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  return cb_quick_choices_move (CB_QUICK_ENTRY (widget)->choices, g_variant_get_int32 (args));
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  const struct
  {
    guint key;
    int steps;
  } ARROWS[] = {
    { GDK_KEY_Down, 1 },   { GDK_KEY_KP_Down, 1 }, { GDK_KEY_Up, -1 },
    { GDK_KEY_KP_Up, -1 }, { GDK_KEY_Escape, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ARROWS); i++)
    gtk_widget_class_add_binding (widget_class, ARROWS[i].key, 0, arrow_pressed, "i",
                                  ARROWS[i].steps);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Tab, 0, tab_pressed, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "quick.record", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK,
                                       "quick.record", NULL);
}

/* In an empty line the keys of undo and redo work for the page. @args: (s): the page’s action */
static gboolean
undo_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (widget);

  return self->read == NULL &&
         gtk_widget_activate_action (widget, g_variant_get_string (args, NULL), NULL);
}

static void
add_shortcut (GtkEventController *controller, GdkModifierType modifiers, const char *action)
{
  GtkShortcut *shortcut = gtk_shortcut_new (
    gtk_keyval_trigger_new (GDK_KEY_z, GDK_CONTROL_MASK | modifiers),
    gtk_callback_action_new (undo_pressed, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_string (action));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
}

/* Sees keys before the text field, which would swallow undo even if it has nothing to undo. */
static void
watch_keys (CbQuickEntry *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  add_shortcut (controller, 0, "case.undo");
  add_shortcut (controller, GDK_SHIFT_MASK, "case.redo");
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
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

  gtk_widget_class_bind_template_callback (widget_class, line_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, cursor_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_picked_cb);

  gtk_widget_class_install_action (widget_class, "quick.record", NULL, quick_record);
  gtk_widget_class_install_action (widget_class, "quick.accept", NULL, quick_accept);
  add_keys (widget_class);
}

static void
cb_quick_entry_init (CbQuickEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->asker = CB_NOBODY;
  gtk_popover_set_offset (GTK_POPOVER (self->popover), 0, -ABOVE);
  watch_keys (self);
  read_line (self);
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

/* (transfer none) (nullable): the question about the line; never about an unfinished word */
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
