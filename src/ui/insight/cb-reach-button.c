/* cb-reach-button.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-reach-button"

#include "config.h"

#include "cb-card-chips.h"
#include "cb-insight-words.h"
#include "cb-reach-button.h"

struct _CbReachButton
{
  AdwBin parent_instance;

  CbInsight *insight;
  GSettings *settings;

  CbChips *chips;
};

enum
{
  PROP_0,
  PROP_INSIGHT,
  PROP_WORDS,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbReachButton, cb_reach_button, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

static CbEdition *
get_edition (CbReachButton *self)
{
  return cb_case_get_edition (cb_insight_get_case (self->insight));
}

static const CbCategory *
get_places (CbReachButton *self)
{
  const CbEdition *edition = get_edition (self);

  return cb_edition_get_category (edition, cb_edition_get_n_categories (edition) - 1);
}

/* What was within reach of another edition may be no place here. */
static CbCardSet
recall (CbReachButton *self)
{
  g_auto (GStrv) ids = g_settings_get_strv (self->settings, "reach");
  CbCardSet cards = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      int card = cb_edition_find_card (get_edition (self), ids[i]);

      if (card >= 0)
        cards |= cb_card_set_of ((guint) card);
    }
  return cards & get_places (self)->cards;
}

static void
set_reach (CbReachButton *self, CbCardSet reach)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;

  for (CbCardSet left = reach; left != 0; left &= left - 1)
    g_strv_builder_add (builder,
                        cb_edition_get_card (get_edition (self), cb_card_set_first (left))->id);
  ids = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "reach", (const char *const *) ids);
  cb_insight_set_within (self->insight, reach);
}

static void
within_changed_cb (CbReachButton *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "insight.everywhere",
                                 cb_insight_get_within (self->insight) != 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WORDS]);
}

static void
picked_cb (CbReachButton *self, guint card)
{
  set_reach (self, cb_insight_get_within (self->insight) ^ cb_card_set_of (card));
}

static void
insight_everywhere (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  set_reach (CB_REACH_BUTTON (widget), 0);
}

static void
insight_reach (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbReachButton *self = CB_REACH_BUTTON (widget);
  guint card = g_variant_get_uint32 (parameter);

  if (card < CB_MAX_CARDS && cb_card_set_has (get_places (self)->cards, card))
    picked_cb (self, card);
}

static void
set_insight (CbReachButton *self, CbInsight *insight)
{
  if (insight == NULL)
    return;

  g_assert (self->insight == NULL);
  self->insight = g_object_ref (insight);
  cb_card_chips_set_sheet (CB_CARD_CHIPS (self->chips), cb_insight_get_sheet (insight));
  cb_chips_set_choices (self->chips, get_places (self)->cards);
  cb_insight_set_within (insight, recall (self));
  g_signal_connect_object (insight, "notify::within", G_CALLBACK (within_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INSIGHT]);
  within_changed_cb (self);
}

static void
cb_reach_button_dispose (GObject *object)
{
  CbReachButton *self = CB_REACH_BUTTON (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_REACH_BUTTON);
  g_clear_object (&self->insight);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (cb_reach_button_parent_class)->dispose (object);
}

static void
cb_reach_button_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbReachButton *self = CB_REACH_BUTTON (object);

  switch (prop_id)
    {
    case PROP_INSIGHT:
      g_value_set_object (value, self->insight);
      break;
    case PROP_WORDS:
      if (self->insight != NULL)
        g_value_take_string (value, cb_insight_describe_reach (
                                      get_places (self), cb_insight_get_within (self->insight)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_reach_button_set_property (GObject *object,
                              guint prop_id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_INSIGHT:
      set_insight (CB_REACH_BUTTON (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_reach_button_class_init (CbReachButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_reach_button_dispose;
  object_class->get_property = cb_reach_button_get_property;
  object_class->set_property = cb_reach_button_set_property;

  properties[PROP_INSIGHT] = g_param_spec_object ("insight", NULL, NULL, CB_TYPE_INSIGHT,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                    G_PARAM_STATIC_STRINGS);
  properties[PROP_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL,
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (CB_TYPE_CARD_CHIPS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/ui/cb-reach-button.ui");
  gtk_widget_class_bind_template_child (widget_class, CbReachButton, chips);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);

  gtk_widget_class_install_action (widget_class, "insight.everywhere", NULL, insight_everywhere);
  gtk_widget_class_install_action (widget_class, "insight.reach", "u", insight_reach);
}

static void
cb_reach_button_init (CbReachButton *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}
