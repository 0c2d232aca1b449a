/* cb-edition-editor-powers.c: what somebody can do once per game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"

#define MAX_POWERS 32

static GtkWidget *
create_power (CbEditionEditor *self, JsonObject *root, guint position)
{
  JsonObject *power = cb_edition_draft_get_part (root, "powers", position);
  g_autofree char *name = cb_edition_draft_dup_text (power, "name");
  GtkWidget *row = adw_expander_row_new ();
  GtkWidget *entry = cb_edition_text_field (self->draft, power, "name", _ ("Name"));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), *name != '\0' ? name : _ ("New Power"));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), *name == '\0');
  g_object_bind_property (entry, "text", row, "title", G_BINDING_DEFAULT);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row),
                               _cb_edition_editor_create_remove (self, root, "powers", position));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), entry);
  adw_expander_row_add_row (
    ADW_EXPANDER_ROW (row),
    cb_edition_text_field (self->draft, power, "text", _ ("What the card says")));
  return row;
}

void
_cb_edition_editor_add_powers (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Powers"));
  guint n = cb_edition_draft_get_n_parts (root, "powers");

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("What somebody can do once per game."));
  for (guint i = 0; i < n; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_power (self, root, i));
  if (n < MAX_POWERS)
    _cb_edition_editor_add_add_button (group, _ ("Add _Power"), "editor.add-power");
}
