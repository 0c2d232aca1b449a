/* cb-quick-entry.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-quick-entry"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-quick-choices.h"
#include "cb-quick-entry-words.h"
#include "cb-quick-entry.h"
#include "cb-quick-line.h"

struct _CbQuickEntry
{
  AdwBin parent_instance;

  CbCase *case_;
  CbQuickLine *read; /* NULL while nothing is typed */
  char *preview;
  gboolean compact;
  gboolean wrong;    /* what is wrong is marked as such */
  gboolean insisted; /* it was to be recorded as it stands, wrong as it is */

  CbQuickChoices *choices;
  GtkEditable *line;
  GtkWidget *preview_label;
};

enum
{
  PROP_0,
  PROP_CASE,
  PROP_PREVIEW,
  PROP_PLACEHOLDER,
  PROP_COMPACT,
  N_PROPS
};

enum
{
  RECORDED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (CbQuickEntry, cb_quick_entry, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
is_set (GObject *object, const char *text)
{
  return text != NULL;
}

static guint
get_cursor (CbQuickEntry *self)
{
  return (guint) gtk_editable_get_position (self->line);
}

/* What is being typed is no mistake yet. */
static gboolean
is_unfinished (CbQuickEntry *self)
{
  return !self->insisted && self->read->start + self->read->length >= get_cursor (self);
}

/* The part that is to blame is underlined as misspelt words are. */
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

/* @class: (nullable): how it looks */
static void
set_preview (CbQuickEntry *self, char *preview, const char *class)
{
  const char *classes[] = { "preview", class, NULL };

  g_free (self->preview);
  self->preview = preview;
  gtk_widget_set_css_classes (self->preview_label, classes);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PREVIEW]);
}

static void
show_entry (CbQuickEntry *self)
{
  const CbSetup *setup = cb_case_get_setup (self->case_);
  g_autofree char *words = cb_entry_describe (self->read->entry, setup);
  g_autofree char *warning = _cb_quick_entry_warn (self->read->entry, setup);

  if (warning == NULL)
    set_preview (self, g_steal_pointer (&words), NULL);
  else
    set_preview (self, g_strdup_printf ("%s\n%s", words, warning), "warning");
}

static void
update_preview (CbQuickEntry *self)
{
  gboolean wrong = self->read != NULL && self->read->entry == NULL && !is_unfinished (self);

  mark_problem (self, wrong);
  if (self->read == NULL)
    set_preview (self, NULL, NULL);
  else if (self->read->entry != NULL)
    show_entry (self);
  else
    set_preview (self, g_strdup (self->read->problem), wrong ? "error" : "dimmed");
}

/* Whether it is there already. */
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
}

/* Also where the case has changed: whose turn it is may be another. */
static void
update (CbQuickEntry *self)
{
  const char *text = gtk_editable_get_text (self->line);

  g_clear_pointer (&self->read, cb_quick_line_free);
  if (self->case_ != NULL && *text != '\0')
    self->read = cb_quick_line_read (self->case_, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "quick.record", self->read != NULL);
  update_preview (self);
  update_choices (self);
}

static void
line_changed_cb (CbQuickEntry *self)
{
  self->insisted = FALSE;
  update (self);
}

static void
cursor_moved_cb (CbQuickEntry *self)
{
  update_preview (self);
  update_choices (self);
}

static void
concluded_cb (CbQuickEntry *self)
{
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACEHOLDER]);
}

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
}

static void
choice_picked_cb (CbQuickEntry *self, guint index)
{
  accept (self, index);
  cb_quick_entry_focus (self);
}

/* Points at what is wrong, so that typing on replaces it. */
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
  g_autoptr (CbEntry) entry = NULL;
  int position;

  if (self->read == NULL || cb_case_get_read_only (self->case_))
    return;
  if (self->read->entry == NULL)
    {
      insist (self);
      return;
    }

  entry = cb_entry_ref (self->read->entry);
  position = (int) cb_log_get_n_entries (cb_case_get_log (self->case_));
  gtk_editable_set_text (self->line, "");
  cb_case_append (self->case_, entry);
  g_signal_emit (self, signals[RECORDED], 0, position);
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

/* Where there is nothing to complete, Tab leads on as everywhere. */
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
cb_quick_entry_dispose (GObject *object)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (object);

  cb_quick_entry_set_case (self, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_QUICK_ENTRY);
  g_clear_pointer (&self->read, cb_quick_line_free);
  g_clear_pointer (&self->preview, g_free);

  G_OBJECT_CLASS (cb_quick_entry_parent_class)->dispose (object);
}

static void
cb_quick_entry_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (object);

  switch (prop_id)
    {
    case PROP_CASE:
      g_value_set_object (value, self->case_);
      break;
    case PROP_PREVIEW:
      g_value_set_string (value, self->preview);
      break;
    case PROP_PLACEHOLDER:
      if (self->case_ != NULL)
        g_value_take_string (value, _cb_quick_entry_make_example (self->case_));
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_quick_entry_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (object);

  switch (prop_id)
    {
    case PROP_CASE:
      cb_quick_entry_set_case (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      cb_quick_entry_set_compact (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
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

static void
cb_quick_entry_class_init (CbQuickEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_quick_entry_dispose;
  object_class->get_property = cb_quick_entry_get_property;
  object_class->set_property = cb_quick_entry_set_property;

  properties[PROP_CASE] = g_param_spec_object ("case", NULL, NULL, CB_TYPE_CASE,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                 G_PARAM_STATIC_STRINGS);
  properties[PROP_PREVIEW] = g_param_spec_string ("preview", NULL, NULL, NULL, readable);
  properties[PROP_PLACEHOLDER] = g_param_spec_string ("placeholder", NULL, NULL, NULL, readable);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                     G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (CB_TYPE_QUICK_CHOICES);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-quick-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, CbQuickEntry, choices);
  gtk_widget_class_bind_template_child (widget_class, CbQuickEntry, line);
  gtk_widget_class_bind_template_child_full (widget_class, "preview", FALSE,
                                             G_STRUCT_OFFSET (CbQuickEntry, preview_label));
  gtk_widget_class_bind_template_callback (widget_class, is_set);
  gtk_widget_class_bind_template_callback (widget_class, line_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, cursor_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_picked_cb);

  gtk_widget_class_install_action (widget_class, "quick.record", NULL, quick_record);
  gtk_widget_class_install_action (widget_class, "quick.accept", NULL, quick_accept);
  add_keys (widget_class);
}

static void
cb_quick_entry_init (CbQuickEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update (self);
}

/* @case_: (nullable) */
void
cb_quick_entry_set_case (CbQuickEntry *self, CbCase *case_)
{
  g_return_if_fail (CB_IS_QUICK_ENTRY (self));

  if (self->case_ == case_)
    return;

  if (self->case_ != NULL)
    g_signal_handlers_disconnect_by_data (self->case_, self);
  g_set_object (&self->case_, case_);
  if (case_ != NULL)
    g_signal_connect_object (case_, "concluded", G_CALLBACK (concluded_cb), self,
                             G_CONNECT_SWAPPED);
  concluded_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CASE]);
}

/* In little room the line stands alone, with a button that leads back to the composer. */
void
cb_quick_entry_set_compact (CbQuickEntry *self, gboolean compact)
{
  g_return_if_fail (CB_IS_QUICK_ENTRY (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

/* (transfer none) (nullable): what stands under the line */
const char *
cb_quick_entry_get_preview (CbQuickEntry *self)
{
  g_return_val_if_fail (CB_IS_QUICK_ENTRY (self), NULL);

  return self->preview;
}

/* Goes on where typing was left. */
void
cb_quick_entry_focus (CbQuickEntry *self)
{
  g_return_if_fail (CB_IS_QUICK_ENTRY (self));

  gtk_text_grab_focus_without_selecting (GTK_TEXT (gtk_editable_get_delegate (self->line)));
}
