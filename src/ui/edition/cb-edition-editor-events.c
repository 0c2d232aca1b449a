/* cb-edition-editor-events.c: what can happen in a game of the edition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-form.h"

/* Events that not every game has; of the others only the names can differ. */
static const struct
{
  const char *id;
  const char *name;
} EVENTS[] = {
  { "trait", N_ ("All Show a Card With a Trait") },
  { "tip", N_ ("A Card Handed Over in Secret") },
  { "snoop", N_ ("A Look at a Card of a Hand") },
  { "snoop-all", N_ ("Everyone Peeks at a Neighbor’s Card") },
  { "peek", N_ ("A Look at a Card Shown to Another") },
  { "remote", N_ ("A Suggestion From Elsewhere") },
  { "look", N_ ("A Look at Face-Down Cards") },
  { "exposed", N_ ("Hand Revealed") },
};

gboolean
_cb_edition_editor_get_event (guint index, const char **id, const char **name)
{
  if (index >= G_N_ELEMENTS (EVENTS))
    return FALSE;
  *id = EVENTS[index].id;
  *name = _ (EVENTS[index].name);
  return TRUE;
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
  self->name_row = cb_edition_form_add_fields (GTK_WIDGET (row), self->draft, event, CB_PART_EVENT,
                                               NULL, 0);
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
_cb_edition_editor_add_events (CbEditionEditor *self, GtkWidget *page)
{
  GtkWidget *group = _cb_edition_editor_create_group (page, _ ("Events"));

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("What can happen besides suggestions, accusations and cards seen by chance."));
  cb_edition_form_add_row (
    group, create_common (self, "suggestion", _ ("What this game calls a suggestion")));
  cb_edition_form_add_row (
    group, create_common (self, "accusation", _ ("What this game calls an accusation")));
  for (guint i = 0; i < G_N_ELEMENTS (EVENTS); i++)
    cb_edition_form_add_row (group, create_event (self->draft, EVENTS[i].id, _ (EVENTS[i].name)));
}
