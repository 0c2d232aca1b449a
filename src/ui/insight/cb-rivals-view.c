/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-rival-row.h"
#include "cb-rivals-view.h"

struct _CbRivalsView
{
  AdwBin parent_instance;

  CbInsight *insight;
  AdwPreferencesGroup *group;
  guint n_rows;
};

G_DEFINE_FINAL_TYPE (CbRivalsView, cb_rivals_view, ADW_TYPE_BIN)

/* “insight” is set once, as a case never changes its seats. */

static void
cb_rivals_view_class_init (CbRivalsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  cb_fields_install (
    object_class, CB_FIELD_THEN (CbRivalsView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, NULL));
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
 * Adds the row of the next player. A row takes almost a whole frame to build, so the view that
 * contains this adds them one by one.
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
