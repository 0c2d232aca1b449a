/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A series of cases among the same players. Each case file has the score before the case; the score
 * after it follows from the log, like everything else:
 *
 * "series": {"goal": 2, "cases": 3, "solved": [1, 0, 1]} */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-series.h"

static void
read_solved (CbSetup *setup, CbMembers *in)
{
  JsonArray *solved = cb_members_get_array (in, "solved");
  guint n = solved != NULL ? json_array_get_length (solved) : 0;

  if (n != setup->n_players)
    {
      cb_members_fail (in, "solved", _ ("must be a list with one number for each player"));
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *element = g_strdup_printf ("solved[%u]", i);
      JsonNode *node = json_array_get_element (solved, i);
      gint64 number = -1;

      if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
        number = json_node_get_int (node);
      if (number < 0 || number > CB_MAX_SERIES)
        cb_members_fail (in, element, _ ("must be a whole number between %d and %d"), 0,
                         CB_MAX_SERIES);
      else
        setup->series.solved[i] = (guint) number;
    }
}

/* Reads the series, if there is one. @error: the GError that @in was made with */
void
cb_series_read (CbSetup *setup, CbMembers *in, GError **error)
{
  JsonNode *node = cb_members_get_node (in, "series");
  g_autoptr (CbMembers) series = NULL;

  if (node == NULL || cb_members_failed (in))
    return;

  series = cb_members_new (node, "series", error);
  setup->series.goal = (guint) cb_members_get_int (series, "goal", 1, CB_MAX_SERIES);
  setup->series.n_cases = (guint) cb_members_get_int (series, "cases", 0, CB_MAX_SERIES);
  read_solved (setup, series);
  setup->series.extra = cb_members_get_rest (series);
}

/* Writes the series, if there is one. */
void
cb_series_write (const CbSetup *setup, JsonObject *out)
{
  JsonObject *series;
  JsonArray *solved;

  if (setup->series.goal == 0)
    return;

  series = json_object_new ();
  solved = json_array_new ();
  for (guint i = 0; i < setup->n_players; i++)
    json_array_add_int_element (solved, setup->series.solved[i]);
  json_object_set_int_member (series, "goal", setup->series.goal);
  json_object_set_int_member (series, "cases", setup->series.n_cases);
  json_object_set_array_member (series, "solved", solved);
  cb_members_put_rest (series, setup->series.extra);
  json_object_set_object_member (out, "series", series);
}
