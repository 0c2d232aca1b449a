/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-what-if-bar"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-fields.h"
#include "cb-template.h"
#include "cb-what-if-bar.h"

struct _CbWhatIfBar
{
  AdwBin parent_instance;

  CbSheet *sheet;
};

enum
{
  PROP_0,
  PROP_SHEET,
  PROP_SHOWN,
  PROP_WORDS,
  PROP_OUTCOME,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbWhatIfBar, cb_what_if_bar, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static CbWhatIf *
get_what_if (CbWhatIfBar *self)
{
  return self->sheet != NULL ? cb_sheet_get_what_if (self->sheet) : NULL;
}

static char *
describe (CbWhatIfBar *self)
{
  CbWhatIf *what_if = get_what_if (self);

  return what_if != NULL ? cb_what_if_describe (what_if) : g_strdup (_ ("What If?"));
}

static char *
describe_outcome (CbWhatIfBar *self)
{
  CbWhatIf *what_if = get_what_if (self);

  return what_if != NULL ? cb_what_if_describe_outcome (what_if)
                         : g_strdup (_ ("Working out what would follow…"));
}

/* The sheet changes where nobody looks who cannot see it. */
static void
what_if_changed_cb (CbWhatIfBar *self)
{
  CbWhatIf *what_if = get_what_if (self);
  g_autofree char *outcome = NULL;

  for (guint i = PROP_SHOWN; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  if (what_if == NULL)
    return;
  outcome = cb_what_if_describe_outcome (what_if);
  cb_announce (GTK_WIDGET (self), outcome);
}

static void
follow_sheet (CbWhatIfBar *self)
{
  g_signal_connect_object (self->sheet, "notify::what-if", G_CALLBACK (what_if_changed_cb), self,
                           G_CONNECT_SWAPPED);
  what_if_changed_cb (self);
}

static void
cb_what_if_bar_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbWhatIfBar *self = CB_WHAT_IF_BAR (object);

  switch (prop_id)
    {
    case PROP_SHOWN:
      g_value_set_boolean (value, self->sheet != NULL && cb_sheet_get_supposing (self->sheet));
      break;
    case PROP_WORDS:
      g_value_take_string (value, describe (self));
      break;
    case PROP_OUTCOME:
      g_value_take_string (value, describe_outcome (self));
      break;
    default:
      cb_fields_get_property (object, prop_id, value, pspec);
    }
}

static void
cb_what_if_bar_class_init (CbWhatIfBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = cb_template_dispose;
  object_class->get_property = cb_what_if_bar_get_property;

  properties[PROP_SHEET] = CB_FIELD_THEN (CbWhatIfBar, sheet, CB_TYPE_SHEET, G_PARAM_READWRITE,
                                          follow_sheet);
  properties[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE, readable);
  properties[PROP_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL, readable);
  properties[PROP_OUTCOME] = g_param_spec_string ("outcome", NULL, NULL, NULL, readable);
  cb_fields_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-what-if-bar.ui");
}

static void
cb_what_if_bar_init (CbWhatIfBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
