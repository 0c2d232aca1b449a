/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-quick-entry"

#include "config.h"

#include "cb-fields.h"
#include "cb-outcome.h"
#include "cb-quick-entry-private.h"
#include "cb-quick-entry-words.h"

/* In pixels: what is offered appears above the buttons, which stand over the line. */
#define ABOVE 50

enum
{
  PROP_0,
  PROP_CASE,
  PROP_PREVIEW,
  PROP_PLACEHOLDER,
  PROP_COMPACT,
  PROP_WRONG,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbQuickEntry, cb_quick_entry, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static void
concluded_cb (CbQuickEntry *self)
{
  _cb_quick_entry_read (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACEHOLDER]);
}

static void
cb_quick_entry_dispose (GObject *object)
{
  CbQuickEntry *self = CB_QUICK_ENTRY (object);

  _cb_quick_entry_stop_reading (self);
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
    case PROP_PLACEHOLDER:
      if (self->case_ != NULL)
        g_value_take_string (value, _cb_quick_entry_make_example (self->case_));
      break;
    case PROP_WRONG:
      g_value_set_boolean (value, self->odd);
      break;
    default:
      cb_fields_get_property (object, prop_id, value, pspec);
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
      cb_fields_set_property (object, prop_id, value, pspec);
    }
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
  properties[PROP_PREVIEW] = CB_FIELD (CbQuickEntry, preview, G_TYPE_STRING, G_PARAM_READABLE);
  properties[PROP_PLACEHOLDER] = g_param_spec_string ("placeholder", NULL, NULL, NULL, readable);
  properties[PROP_COMPACT] = CB_FIELD (CbQuickEntry, compact, G_TYPE_BOOLEAN,
                                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_WRONG] = g_param_spec_boolean ("wrong", NULL, NULL, FALSE, readable);
  cb_fields_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (CB_TYPE_QUICK_CHOICES);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-quick-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, CbQuickEntry, choices);
  gtk_widget_class_bind_template_child (widget_class, CbQuickEntry, line);
  gtk_widget_class_bind_template_child (widget_class, CbQuickEntry, popover);

  _cb_quick_entry_install_reading (widget_class);
  _cb_quick_entry_install_actions (widget_class);
}

static void
cb_quick_entry_init (CbQuickEntry *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_popover_set_offset (GTK_POPOVER (self->popover), 0, -ABOVE);
  _cb_quick_entry_watch_keys (self);
  _cb_quick_entry_read (self);
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

/* (transfer none) (nullable): what is said of the line */
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

gboolean
cb_quick_entry_has_text (CbQuickEntry *self)
{
  g_return_val_if_fail (CB_IS_QUICK_ENTRY (self), FALSE);

  return self->read != NULL;
}

void
cb_quick_entry_clear (CbQuickEntry *self)
{
  g_return_if_fail (CB_IS_QUICK_ENTRY (self));

  gtk_editable_set_text (self->line, "");
}

/* (transfer full) (nullable): what came of what is typed, once it can be recorded */
char *
cb_quick_entry_describe_outcome (CbQuickEntry *self)
{
  GPtrArray *entries;

  g_return_val_if_fail (CB_IS_QUICK_ENTRY (self), NULL);

  entries = self->read != NULL ? self->read->entries : NULL;
  if (entries == NULL || entries->len == 0)
    return NULL;
  return cb_outcome_describe (g_ptr_array_index (entries, entries->len - 1),
                              cb_case_get_setup (self->case_));
}
