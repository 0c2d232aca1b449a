/* cb-composer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-composer"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-composer-private.h"
#include "cb-drop-down.h"

enum
{
  PROP_0,
  PROP_DRAFT,
  PROP_SHEET,
  PROP_COMPACT,
  PROP_ROOMY,
  N_PROPS
};

enum
{
  RECORDED,
  CANCELLED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (CbComposer, cb_composer, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
is_set (GObject *object, const char *text)
{
  return text != NULL;
}

static gboolean
takes_turn (GObject *object, CbDraft *draft, guint kind)
{
  return draft != NULL && cb_draft_takes_turn (draft);
}

static char *
describe_cancel (GObject *object, const char *purpose)
{
  return g_strdup (purpose != NULL ? _ ("_Cancel") : _ ("C_lear"));
}

static gboolean
either (GObject *object, gboolean one, gboolean other)
{
  return one || other;
}

static gboolean
shows_clear (GObject *object, gboolean compact, gboolean blank, const char *purpose)
{
  return compact && !blank && purpose == NULL;
}

static char *
describe_confirm (GObject *object, CbDraft *draft, const char *purpose)
{
  return g_strdup (draft != NULL && cb_draft_get_editing (draft) ? _ ("Sa_ve") : _ ("_Record"));
}

/* It appears below what somebody who does not see it is busy with. */
static void
announce_warning (CbComposer *self)
{
  const char *warning = cb_draft_get_warning (self->draft);

  if (warning != NULL)
    cb_announce (GTK_WIDGET (self), warning);
}

/* A drop-down takes the first of a new model by itself; so the model comes before the fields. */
static void
bind_fields (CbComposer *self)
{
  const struct
  {
    const char *field;
    gpointer widget;
    const char *property;
  } FIELDS[] = {
    { "by", self->by, "selected" },
  };

  cb_drop_down_show_names (GTK_DROP_DOWN (self->by));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->by), cb_draft_get_seats (self->draft));
  for (guint i = 0; i < G_N_ELEMENTS (FIELDS); i++)
    g_object_bind_property (self->draft, FIELDS[i].field, FIELDS[i].widget, FIELDS[i].property,
                            G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

static void
attach (CbComposer *self)
{
  if (self->draft == NULL || self->sheet == NULL)
    return;

  bind_fields (self);
  _cb_composer_offer_kinds (self);
  g_signal_connect_object (self->draft, "notify::kind", G_CALLBACK (_cb_composer_show_form), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (_cb_composer_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->draft, "notify::warning", G_CALLBACK (announce_warning), self,
                           G_CONNECT_SWAPPED);
  _cb_composer_show_form (self);
  _cb_composer_update_actions (self);
}

static void
reopen_clicked_cb (CbComposer *self)
{
  cb_draft_reopen_chain (self->draft);
}

static void
cb_composer_dispose (GObject *object)
{
  CbComposer *self = CB_COMPOSER (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_COMPOSER);
  g_clear_object (&self->draft);
  g_clear_object (&self->sheet);
  g_clear_pointer (&self->dropped, json_node_unref);

  G_OBJECT_CLASS (cb_composer_parent_class)->dispose (object);
}

static void
cb_composer_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbComposer *self = CB_COMPOSER (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      g_value_set_object (value, self->draft);
      break;
    case PROP_SHEET:
      g_value_set_object (value, self->sheet);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_ROOMY:
      g_value_set_boolean (value, self->roomy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_composer_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbComposer *self = CB_COMPOSER (object);

  switch (prop_id)
    {
    case PROP_DRAFT:
      self->draft = g_value_dup_object (value);
      attach (self);
      break;
    case PROP_SHEET:
      self->sheet = g_value_dup_object (value);
      attach (self);
      break;
    case PROP_COMPACT:
      cb_composer_set_compact (self, g_value_get_boolean (value));
      break;
    case PROP_ROOMY:
      cb_composer_set_roomy (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_composer_class_init (CbComposerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags once = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = once | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = cb_composer_dispose;
  object_class->get_property = cb_composer_get_property;
  object_class->set_property = cb_composer_set_property;

  properties[PROP_DRAFT] = g_param_spec_object ("draft", NULL, NULL, CB_TYPE_DRAFT, once);
  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET, once);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, writable);
  properties[PROP_ROOMY] = g_param_spec_boolean ("roomy", NULL, NULL, FALSE, writable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CANCELLED] = g_signal_new ("cancelled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-composer.ui");
  gtk_widget_class_bind_template_child (widget_class, CbComposer, by);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, forms);
  gtk_widget_class_bind_template_child (widget_class, CbComposer, kind);
  gtk_widget_class_bind_template_callback (widget_class, is_set);
  gtk_widget_class_bind_template_callback (widget_class, takes_turn);
  gtk_widget_class_bind_template_callback (widget_class, either);
  gtk_widget_class_bind_template_callback (widget_class, shows_clear);
  gtk_widget_class_bind_template_callback (widget_class, describe_cancel);
  gtk_widget_class_bind_template_callback (widget_class, describe_confirm);
  gtk_widget_class_bind_template_callback (widget_class, reopen_clicked_cb);

  _cb_composer_install_actions (widget_class);
  _cb_composer_register_forms ();

  g_type_ensure (CB_TYPE_DRAFT);
  g_type_ensure (CB_TYPE_DRAFT_ANSWER);
}

static void
cb_composer_init (CbComposer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  cb_composer_set_max_height (self, G_MAXINT);
  _cb_composer_watch_keys (self);
}

static void
set_look (CbComposer *self, gboolean *flag, gboolean value, const char *css_class, guint property)
{
  if (*flag == value)
    return;

  *flag = value;
  if (value)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* In little room the button to record stands beside the kind of entry, always in view. */
void
cb_composer_set_compact (CbComposer *self, gboolean compact)
{
  g_return_if_fail (CB_IS_COMPOSER (self));

  set_look (self, &self->compact, compact, "compact", PROP_COMPACT);
}

void
cb_composer_set_roomy (CbComposer *self, gboolean roomy)
{
  g_return_if_fail (CB_IS_COMPOSER (self));

  set_look (self, &self->roomy, roomy, "roomy", PROP_ROOMY);
}

/* Asks for @height pixels at the most, within which the body scrolls; %G_MAXINT for no limit. */
void
cb_composer_set_max_height (CbComposer *self, int height)
{
  AdwClamp *clamp;

  g_return_if_fail (CB_IS_COMPOSER (self));

  clamp = ADW_CLAMP (adw_bin_get_child (ADW_BIN (self)));
  adw_clamp_set_maximum_size (clamp, height);
  adw_clamp_set_tightening_threshold (clamp, height);
}

/* Has the parents of @focus, up to the form, know that the focus is there, or forget it. */
static void
set_place (CbComposer *self, GtkWidget *focus, gboolean known)
{
  for (GtkWidget *child = focus; child != GTK_WIDGET (self->forms);)
    {
      GtkWidget *parent = gtk_widget_get_parent (child);

      gtk_widget_set_focus_child (parent, known ? child : NULL);
      child = parent;
    }
}

/* Puts the focus where an entry of its kind begins. From inside it would go on to what comes next,
 * so that it has to be forgotten where it is; were it nowhere meanwhile, all of the window would be
 * styled anew. */
void
cb_composer_focus_first (CbComposer *self)
{
  GtkWidget *form, *focus;

  g_return_if_fail (CB_IS_COMPOSER (self));
  g_return_if_fail (self->draft != NULL);

  form = GTK_WIDGET (self->forms);
  focus = gtk_root_get_focus (gtk_widget_get_root (form));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, form))
    {
      gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD);
      return;
    }

  set_place (self, focus, FALSE);
  gtk_widget_child_focus (form, GTK_DIR_TAB_FORWARD);
  if (gtk_root_get_focus (gtk_widget_get_root (form)) == focus)
    set_place (self, focus, TRUE);
}
