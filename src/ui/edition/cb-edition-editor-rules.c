/* cb-edition-editor-rules.c: what can happen in a game of the edition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"
#include "cb-setup.h"

#define MAX_POWERS 32

/* Events that not every game has; the others always are there. */
static const struct
{
  const char *id;
  const char *name;
} EVENTS[] = {
  { "trait", N_ ("All Show a Card With a Trait") },
  { "tip", N_ ("A Card Handed Over in Secret") },
  { "snoop", N_ ("A Look at a Card of a Hand") },
  { "snoop-all", N_ ("A Look at a Card of Every Hand") },
  { "peek", N_ ("A Look at a Card Shown to Another") },
  { "remote", N_ ("A Suggestion From Elsewhere") },
  { "look", N_ ("A Look at Face-Down Cards") },
  { "exposed", N_ ("A Hand Laid Open") },
};

/* Cards that everybody sees put out of play before the deal. */
void
_cb_edition_editor_add_removed (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Out of Play"));
  guint n = cb_edition_draft_get_n_parts (root, "categories");
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) id_list = NULL;
  g_auto (GStrv) name_list = NULL;
  GtkWidget *rows[3];

  g_strv_builder_add (ids, "");
  g_strv_builder_add (names, _ ("Any"));
  for (guint i = 0; i < n; i++)
    {
      JsonObject *category = cb_edition_draft_get_part (root, "categories", i);

      g_strv_builder_take (ids, cb_edition_draft_dup_text (category, "id"));
      g_strv_builder_take (names, cb_edition_draft_dup_text (category, "name"));
    }
  id_list = g_strv_builder_end (ids);
  name_list = g_strv_builder_end (names);
  rows[0] = cb_edition_number_field (self->draft, root, "removed", _ ("Cards"), 0, CB_MAX_CARDS, 0);
  rows[1] = cb_edition_choice_field (self->draft, root, "removedCategory", _ ("Category"),
                                     (const char *const *) id_list,
                                     (const char *const *) name_list);
  rows[2] = cb_edition_text_field (self->draft, root, "removedName",
                                   _ ("What such a card is called"));
  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group), _ ("Cards that all see before the deal, such as a victim."));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), rows[i]);
}

void
_cb_edition_editor_add_two_players (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Two Players"));
  JsonObject *two = cb_edition_draft_get_once (root, "twoPlayers");

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                             cb_edition_number_field (self->draft, two, "faceDown",
                                                      _ ("Cards Face Down at the Side"), 0,
                                                      CB_MAX_CARDS, 0));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (group),
    cb_edition_flag_field (self->draft, two, "teams", _ ("The Same for Two Teams")));
}

/* The line of an event, which opens for its name where the game has the event. */
typedef struct
{
  CbEditionDraft *draft;
  const char *id;
  GtkWidget *name_row; /* NULL without the event */
} Event;

static void
event_free (gpointer data, GClosure *closure)
{
  g_object_unref (((Event *) data)->draft);
  g_free (data);
}

static void
show_name (Event *self, AdwExpanderRow *row)
{
  JsonObject *event = cb_edition_draft_find_event (self->draft, self->id);

  if (self->name_row != NULL)
    adw_expander_row_remove (row, self->name_row);
  self->name_row = NULL;
  if (event == NULL)
    return;
  self->name_row = cb_edition_text_field (self->draft, event, "name",
                                          _ ("What this game calls it"));
  adw_expander_row_add_row (row, self->name_row);
}

static void
event_toggled_cb (AdwExpanderRow *row, GParamSpec *pspec, gpointer data)
{
  Event *self = data;

  cb_edition_draft_set_event (self->draft, self->id, adw_expander_row_get_enable_expansion (row));
  show_name (self, row);
}

static GtkWidget *
create_event (CbEditionDraft *draft, const char *id, const char *name)
{
  GtkWidget *row = g_object_new (
    ADW_TYPE_EXPANDER_ROW, "title", name, "show-enable-switch", TRUE, "enable-expansion",
    cb_edition_draft_find_event (draft, id) != NULL, "expanded", FALSE, NULL);
  Event *event = g_new0 (Event, 1);

  event->draft = g_object_ref (draft);
  event->id = id;
  show_name (event, ADW_EXPANDER_ROW (row));
  g_signal_connect_data (row, "notify::enable-expansion", G_CALLBACK (event_toggled_cb), event,
                         event_free, 0);
  return row;
}

void
_cb_edition_editor_add_events (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Events"));

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("What can happen besides suggestions, accusations and cards seen by chance."));
  for (guint i = 0; i < G_N_ELEMENTS (EVENTS); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group),
                               create_event (self->draft, EVENTS[i].id, _ (EVENTS[i].name)));
}

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
