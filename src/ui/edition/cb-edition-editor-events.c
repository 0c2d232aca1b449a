/* What can happen in a game of the edition.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-edition-editor-private.h"
#include "cb-edition-form.h"

/* The row of an event, which opens to show its name if the game has the event. */
typedef struct
{
  CbEditionDraft *draft;
  const char *id;
  GtkWidget *name_row; /* NULL if the game does not have the event */
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
  CbPart *event = cb_edition_draft_find_event (self->draft, self->id);

  if (self->name_row != NULL)
    adw_expander_row_remove (row, self->name_row);
  self->name_row = NULL;
  if (event == NULL)
    return;
  self->name_row = cb_edition_form_add_fields (GTK_WIDGET (row), self->draft, event, NULL, 0);
}

static void
event_toggled_cb (AdwExpanderRow *row, GParamSpec *pspec, gpointer data)
{
  Event *self = data;

  cb_edition_draft_set_event (self->draft, self->id, adw_expander_row_get_enable_expansion (row));
  show_name (self, row);
}

static GtkWidget *
create_event (CbEditionDraft *draft, const CbEventWords *words)
{
  GtkWidget *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "title", _ (words->title),
                                 "show-enable-switch", TRUE, "enable-expansion",
                                 cb_edition_draft_find_event (draft, words->id) != NULL, "expanded",
                                 FALSE, NULL);
  Event *event = g_new0 (Event, 1);

  event->draft = g_object_ref (draft);
  event->id = words->id;
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

/* A row for the name of an event that every game has. */
static GtkWidget *
create_common (CbEditionEditor *self, const CbEventWords *words)
{
  CbPart *event = cb_edition_draft_find_event (self->draft, words->id);
  const char *name = event != NULL ? cb_part_get_written (event, "Name") : "";
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _ (words->title), "text", name, NULL);

  g_object_set_data (G_OBJECT (row), "event", (gpointer) words->id);
  g_signal_connect_object (row, "notify::text", G_CALLBACK (common_named_cb), self,
                           G_CONNECT_DEFAULT);
  return row;
}

void
_cb_edition_editor_add_events (CbEditionEditor *self, GtkWidget *page)
{
  GtkWidget *group = cb_edition_form_create_group (page, _ ("Events"));

  adw_preferences_group_set_description (
    ADW_PREFERENCES_GROUP (group),
    _ ("What can happen besides suggestions, accusations and cards seen by chance."));
  for (const CbEventWords *event = cb_event_words; event->id != NULL; event++)
    if (event->title != NULL)
      cb_edition_form_add_row (group, event->common ? create_common (self, event)
                                                    : create_event (self->draft, event));
}
