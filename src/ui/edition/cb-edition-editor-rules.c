/* cb-edition-editor-rules.c: what can happen in a game of the edition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"

/* Events that not every game has; of the others only the names can differ. */
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

static void
common_named_cb (GtkEditable *row, GParamSpec *pspec, CbEditionEditor *self)
{
  cb_edition_draft_set_event_name (self->draft, g_object_get_data (G_OBJECT (row), "event"),
                                   gtk_editable_get_text (row));
}

/* What the game calls an event that every game has. */
static GtkWidget *
create_common (CbEditionEditor *self, const char *id, const char *title)
{
  JsonObject *event = cb_edition_draft_find_event (self->draft, id);
  g_autofree char *name = event != NULL ? cb_edition_draft_dup_text (event, "name") : g_strdup ("");
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "title", title, "text", name, NULL);

  g_object_set_data (G_OBJECT (row), "event", (gpointer) id);
  g_signal_connect_object (row, "notify::text", G_CALLBACK (common_named_cb), self,
                           G_CONNECT_DEFAULT);
  return row;
}

void
_cb_edition_editor_add_asking (CbEditionEditor *self, GtkWidget *page, JsonObject *root)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Suggestions"));
  GtkWidget *rows[] = {
    cb_edition_number_field (self->draft, root, "askCards", _ ("Cards That a Suggestion Names"), 0,
                             CB_MAX_CATEGORIES, 0),
    create_common (self, "suggestion", _ ("What a suggestion is called")),
    create_common (self, "accusation", _ ("What an accusation is called")),
  };

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("A suggestion names 0 cards where it names one of each category asked."));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), rows[i]);
}

/* Which of them something is; none is the first. */
GtkWidget *
_cb_edition_editor_create_event_field (CbEditionEditor *self, JsonObject *object, const char *title)
{
  const char *words[G_N_ELEMENTS (EVENTS) + 2] = { "" };
  const char *names[G_N_ELEMENTS (EVENTS) + 2] = { _ ("Something else") };

  for (guint i = 0; i < G_N_ELEMENTS (EVENTS); i++)
    {
      words[i + 1] = EVENTS[i].id;
      names[i + 1] = _ (EVENTS[i].name);
    }
  return cb_edition_long_choice_field (self->draft, object, "event", title, words, names);
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
