/* cb-edition-editor-rules.c: what can happen in a game of the edition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-fields.h"

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
