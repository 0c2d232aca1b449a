/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-plain-row.h"

/* Returns: (transfer floating): an #AdwActionRow whose texts are never read as markup. @subtitle:
 * (nullable) */
GtkWidget *
cb_plain_row_new (const char *title, const char *subtitle)
{
  /* The texts are set after “use-markup”: as construct properties they would be read as markup. */
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  return row;
}
