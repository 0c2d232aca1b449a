/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "cb-rival-row"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-bar.h"
#include "cb-insight-words.h"
#include "cb-rival-row.h"
#include "cb-token.h"

struct _CbRivalRow
{
  AdwExpanderRow parent_instance;

  CbInsight *insight;
  guint seat;
  CbCardSet seen;
  CbCardSet maybe;

  CbBar *left;
  CbBar *ready;
  CbToken *token;
};

enum
{
  PROP_0,
  PROP_INSIGHT,
  PROP_SEAT,
  PROP_PROGRESS,
  PROP_RANGE,
  PROP_SEEN,
  PROP_MAYBE_SEEN,
  PROP_IS_OTHER,
  PROP_HAS_MAYBE,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbRivalRow, cb_rival_row, ADW_TYPE_EXPANDER_ROW)

static GParamSpec *properties[N_PROPS];

static CbSetup *
get_setup (CbRivalRow *self)
{
  return cb_case_get_setup (cb_insight_get_case (self->insight));
}

static gboolean
is_other (CbRivalRow *self)
{
  int me = get_setup (self)->me;

  return me != CB_NOBODY && me != (int) self->seat;
}

static void
update_bars (CbRivalRow *self, const CbRivals *rivals)
{
  double shares[CB_N_SHARES] = { 0 };
  double ready = rivals != NULL ? cb_rivals_get_ready (rivals, self->seat) : 0;

  if (rivals != NULL)
    cb_insight_get_shares (rivals, self->seat, shares);
  cb_bar_set_shares (self->ready, &ready, 1);
  gtk_widget_set_visible (GTK_WIDGET (self->ready), ready > 0);
  cb_bar_set_shares (self->left, shares, CB_N_SHARES);
}

/* Only where it is looked at. */
static void
update_seen (CbRivalRow *self)
{
  if (!is_other (self) || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;

  self->seen = cb_case_get_seen (cb_insight_get_case (self->insight),
                                 cb_insight_get_n_read (self->insight), self->seat, &self->maybe);
  self->maybe &= ~self->seen;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEEN]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MAYBE_SEEN]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_MAYBE]);
}

static void
update (CbRivalRow *self)
{
  update_bars (self, cb_insight_get_rivals (self->insight));
  update_seen (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RANGE]);
}

static void
setup_changed_cb (CbRivalRow *self)
{
  const char *name = get_setup (self)->players[self->seat].name;

  cb_token_set_player (self->token, get_setup (self), (int) self->seat);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_OTHER]);
}

static void
cb_rival_row_constructed (GObject *object)
{
  CbRivalRow *self = CB_RIVAL_ROW (object);

  G_OBJECT_CLASS (cb_rival_row_parent_class)->constructed (object);

  g_signal_connect_object (self->insight, "notify::rivals", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_insight_get_case (self->insight), "notify::setup",
                           G_CALLBACK (setup_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::expanded", G_CALLBACK (update_seen), NULL);
  setup_changed_cb (self);
  update (self);
}

static void
cb_rival_row_dispose (GObject *object)
{
  CbRivalRow *self = CB_RIVAL_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), CB_TYPE_RIVAL_ROW);
  g_clear_object (&self->insight);

  G_OBJECT_CLASS (cb_rival_row_parent_class)->dispose (object);
}

static void
cb_rival_row_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  CbRivalRow *self = CB_RIVAL_ROW (object);
  const CbRivals *rivals = self->insight != NULL ? cb_insight_get_rivals (self->insight) : NULL;

  switch (prop_id)
    {
    case PROP_INSIGHT:
      g_value_set_object (value, self->insight);
      break;
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case PROP_PROGRESS:
      g_value_take_string (value, cb_insight_describe_progress (rivals, self->seat));
      break;
    case PROP_RANGE:
      g_value_take_string (value, cb_insight_describe_range (rivals, self->seat));
      break;
    case PROP_SEEN:
      g_value_take_string (value, self->insight != NULL ? cb_insight_describe_seen (
                                                            get_setup (self)->edition, self->seen)
                                                        : NULL);
      break;
    case PROP_MAYBE_SEEN:
      g_value_take_string (value, self->insight != NULL ? cb_insight_describe_seen (
                                                            get_setup (self)->edition, self->maybe)
                                                        : NULL);
      break;
    case PROP_IS_OTHER:
      g_value_set_boolean (value, self->insight != NULL && is_other (self));
      break;
    case PROP_HAS_MAYBE:
      g_value_set_boolean (value, self->maybe != 0);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_rival_row_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  CbRivalRow *self = CB_RIVAL_ROW (object);

  switch (prop_id)
    {
    case PROP_INSIGHT:
      self->insight = g_value_dup_object (value);
      break;
    case PROP_SEAT:
      self->seat = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags given = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  properties[PROP_INSIGHT] = g_param_spec_object ("insight", NULL, NULL, CB_TYPE_INSIGHT, given);
  properties[PROP_SEAT] = g_param_spec_uint ("seat", NULL, NULL, 0, CB_MAX_PLAYERS - 1, 0, given);
  properties[PROP_PROGRESS] = g_param_spec_string ("progress", NULL, NULL, NULL, readable);
  properties[PROP_RANGE] = g_param_spec_string ("range", NULL, NULL, NULL, readable);
  properties[PROP_SEEN] = g_param_spec_string ("seen", NULL, NULL, NULL, readable);
  properties[PROP_MAYBE_SEEN] = g_param_spec_string ("maybe-seen", NULL, NULL, NULL, readable);
  properties[PROP_IS_OTHER] = g_param_spec_boolean ("is-other", NULL, NULL, FALSE, readable);
  properties[PROP_HAS_MAYBE] = g_param_spec_boolean ("has-maybe", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_rival_row_class_init (CbRivalRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = cb_rival_row_constructed;
  object_class->dispose = cb_rival_row_dispose;
  object_class->get_property = cb_rival_row_get_property;
  object_class->set_property = cb_rival_row_set_property;

  install_properties (object_class);

  g_type_ensure (CB_TYPE_BAR);
  g_type_ensure (CB_TYPE_TOKEN);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "/ui/cb-rival-row.ui");
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, left);
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, ready);
  gtk_widget_class_bind_template_child (widget_class, CbRivalRow, token);
}

static void
cb_rival_row_init (CbRivalRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
cb_rival_row_new (CbInsight *insight, guint seat)
{
  g_return_val_if_fail (CB_IS_INSIGHT (insight), NULL);

  return g_object_new (CB_TYPE_RIVAL_ROW, "insight", insight, "seat", seat, NULL);
}
