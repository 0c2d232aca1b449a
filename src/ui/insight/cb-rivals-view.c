/* cb-rivals-view.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-rivals-view"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-rival-row.h"
#include "cb-rivals-view.h"

struct _CbRivalsView
{
  AdwBin parent_instance;

  CbInsight *insight;
  AdwPreferencesGroup *group;
  guint n_rows;
};

enum
{
  PROP_0,
  PROP_INSIGHT,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (CbRivalsView, cb_rivals_view, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];

/* Once: a case keeps its seats. */
static void
set_insight (CbRivalsView *self, CbInsight *insight)
{
  if (insight == NULL)
    return;

  g_assert (self->insight == NULL);
  self->insight = g_object_ref (insight);
}

static void
cb_rivals_view_dispose (GObject *object)
{
  CbRivalsView *self = CB_RIVALS_VIEW (object);

  g_clear_object (&self->insight);

  G_OBJECT_CLASS (cb_rivals_view_parent_class)->dispose (object);
}

static void
cb_rivals_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_INSIGHT:
      g_value_set_object (value, CB_RIVALS_VIEW (object)->insight);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_rivals_view_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_INSIGHT:
      set_insight (CB_RIVALS_VIEW (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_rivals_view_class_init (CbRivalsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = cb_rivals_view_dispose;
  object_class->get_property = cb_rivals_view_get_property;
  object_class->set_property = cb_rivals_view_set_property;

  properties[PROP_INSIGHT] = g_param_spec_object ("insight", NULL, NULL, CB_TYPE_INSIGHT,
                                                  G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
cb_rivals_view_init (CbRivalsView *self)
{
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, _ ("Players"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
}

/**
 * cb_rivals_view_add_row:
 *
 * Adds the row of the next player. One takes about as long as a frame may, so whoever shows this
 * asks for them one by one.
 *
 * Returns: whether there is another one
 */
gboolean
cb_rivals_view_add_row (CbRivalsView *self)
{
  guint n_players;

  g_return_val_if_fail (CB_IS_RIVALS_VIEW (self), FALSE);
  g_return_val_if_fail (self->insight != NULL, FALSE);

  n_players = cb_case_get_setup (cb_insight_get_case (self->insight))->n_players;
  if (self->n_rows < n_players)
    adw_preferences_group_add (self->group, cb_rival_row_new (self->insight, self->n_rows++));
  return self->n_rows < n_players;
}
