/* Which page of the help belongs to what somebody is looking at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Finds the help page for a screen by the names of widgets, which are their class names unless they
 * were given others. Widgets around the focus come first, then the first visible one. If no page is
 * about the screen, the help shows the list of pages. */

#include "config.h"

#include "cb-help-place.h"

static const struct
{
  const char *name;
  const char *topic;
} PLACES[] = {
  { "CbSetupPage", "first-case" },
  { "deal-cards", "dealing" },
  { "CbEditionEditor", "own-editions" },
  { "rename-cards", "own-editions" },
  { "CbTraitsDialog", "own-editions" },
  { "CbDiceDialog", "table" },
  { "CbSeatDialog", "table" },
  { "CbDrawnDialog", "table" },
  { "CbPreferencesDialog", "privacy" },
  { "CbQuickEntry", "quick-line" },
  { "CbComposer", "recording" },
  { "CbWhyView", "sheet" },
  { "CbSheetView", "sheet" },
  { "CbLogView", "recording" },
  { "CbNoteDialog", "recording" },
  { "CbInsightView", "odds" },
  { "CbSolvedDialog", "odds" },
  { "CbSolutionDialog", "odds" },
  { "CbTableView", "table" },
  { "CbCodeDialog", "dealing" },
  { "CbTablePage", "dealing" },
  { "CbHandPage", "dealing" },
  { "CbLookPage", "dealing" },
  { "CbAccusePage", "dealing" },
  { "CbProofPage", "dealing" },
  { "CbNumberPage", "dealing" },
  { "CbHoldDialog", "dealing" },
};

/* (nullable) */
static const char *
get_topic (GtkWidget *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (PLACES); i++)
    if (g_str_equal (gtk_widget_get_name (widget), PLACES[i].name))
      return PLACES[i].topic;
  return NULL;
}

/* (nullable): the topic of the widget or the nearest one around it. @focus: (nullable) */
static const char *
find_around (GtkWidget *focus)
{
  const char *topic = NULL;

  for (; focus != NULL && topic == NULL; focus = gtk_widget_get_parent (focus))
    topic = get_topic (focus);
  return topic;
}

/* (nullable): the topic of the widget, or of the first visible one inside it */
static const char *
find_within (GtkWidget *widget)
{
  const char *topic = get_topic (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && topic == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      topic = find_within (child);
  return topic;
}

/**
 * cb_help_find_topic:
 * @window: a window of Casebook
 *
 * Returns: (transfer none) (nullable): the id of the page about what is shown there; NULL if there
 *   is none
 */
const char *
cb_help_find_topic (AdwApplicationWindow *window)
{
  AdwDialog *dialog;
  const char *topic;

  g_return_val_if_fail (ADW_IS_APPLICATION_WINDOW (window), NULL);

  topic = find_around (gtk_root_get_focus (GTK_ROOT (window)));
  if (topic != NULL)
    return topic;
  dialog = adw_application_window_get_visible_dialog (window);
  return find_within (dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (window));
}
