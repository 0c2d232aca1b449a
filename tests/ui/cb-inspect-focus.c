/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Walks with Tab through what a window shows: it leads to everything that can have the focus, or to
 * a list, grid or row of it, in which arrows lead on; and it comes round. */

#include "config.h"

#include "cb-inspect.h"

/* More than any screen takes. */
#define MOST_STEPS  2000
#define MAX_PRINTED 6

/* A type or CSS name of what Tab visits once. */
static const char *const GROUPS[] = {
  "GtkListBox", "GtkFlowBox", "GtkListView",  "GtkGridView",  "GtkColumnView",
  "sheetview",  "chips",      "toggle-group", "viewswitcher", "GtkPopoverMenu",
};

static gboolean
is_group (GtkWidget *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (GROUPS); i++)
    if (g_str_equal (G_OBJECT_TYPE_NAME (widget), GROUPS[i]) ||
        g_str_equal (gtk_widget_get_css_name (widget), GROUPS[i]))
      return TRUE;
  return FALSE;
}

/* Returns: (nullable): the group around it */
static GtkWidget *
find_group (GtkWidget *widget)
{
  for (widget = gtk_widget_get_parent (widget); widget != NULL;
       widget = gtk_widget_get_parent (widget))
    if (is_group (widget))
      return widget;
  return NULL;
}

static GtkWidget *
find_popover (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child) &&
        gtk_popover_get_autohide (GTK_POPOVER (child)))
      found = child;
    else
      found = find_popover (child);
  return found;
}

/* What keeps the focus: a popover, else a dialog, else the window. */
static GtkWidget *
find_layer (GtkWindow *window)
{
  GtkWidget *popover = find_popover (GTK_WIDGET (window));
  AdwDialog *dialog = NULL;

  if (ADW_IS_APPLICATION_WINDOW (window))
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  return popover != NULL ? popover : dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (window);
}

/* What can have the focus as long as nothing in it can. */
static gboolean
is_frame (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget) || g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwGizmo");
}

static void
collect (GtkWidget *widget, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget) ||
      !gtk_widget_get_sensitive (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !is_frame (widget))
    g_ptr_array_add (found, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      collect (child, found);
}

/* As the key does: from the last it leads out of the window, and then to the first.
 *
 * Returns: (nullable): where the focus goes */
static GtkWidget *
press_tab (GtkWindow *window, GtkWidget *layer)
{
  GtkWidget *from = GTK_IS_POPOVER (layer) ? layer : GTK_WIDGET (window);

  if (!gtk_widget_child_focus (from, GTK_DIR_TAB_FORWARD))
    {
      gtk_window_set_focus (window, NULL);
      gtk_widget_child_focus (from, GTK_DIR_TAB_FORWARD);
    }
  return gtk_window_get_focus (window);
}

/* Presses Tab until it leads to where it has been.
 *
 * Returns: (nullable): that place */
static GtkWidget *
go_round (GtkWindow *window, GtkWidget *layer, GHashTable *visited)
{
  GtkWidget *at = press_tab (window, layer);

  for (guint i = 0; i < MOST_STEPS && at != NULL && g_hash_table_add (visited, at); i++)
    {
      GtkWidget *group = find_group (at);

      if (group != NULL)
        g_hash_table_add (visited, group);
      at = press_tab (window, layer);
    }
  return at;
}

/* Where a screen puts the focus first need not be on the way round; once on it, all of it is.
 *
 * Returns: (transfer container) (nullable): where Tab has been, with the groups of it; or %NULL if
 *   it does not come round */
static GHashTable *
go_all_round (GtkWindow *window, GtkWidget *layer)
{
  g_autoptr (GHashTable) before = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) visited = g_hash_table_new (NULL, NULL);
  GtkWidget *first = go_round (window, layer, before);
  GtkWidget *last = go_round (window, layer, visited);

  /* The second round begins one step further. */
  return first != NULL && last != NULL && g_hash_table_contains (visited, first)
           ? g_steal_pointer (&visited)
           : NULL;
}

static gboolean
is_reached (GHashTable *visited, GtkWidget *widget)
{
  GtkWidget *group = find_group (widget);

  return g_hash_table_contains (visited, widget) ||
         (group != NULL && g_hash_table_contains (visited, group));
}

/**
 * cb_inspect_focus:
 * @picture: what it is called in what is printed
 *
 * Prints what Tab does not lead to, or where it does not get out of. The focus is put back then.
 *
 * Returns: how much
 */
guint
cb_inspect_focus (GtkWindow *window, const char *picture)
{
  g_autoptr (GPtrArray) focusable = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) visited = NULL;
  g_autoptr (GtkWidget) first = NULL;
  GtkWidget *layer = find_layer (window);
  GWeakRef before;
  guint n_faults = 0;

  collect (layer, focusable);
  if (focusable->len == 0)
    return 0;
  g_weak_ref_init (&before, gtk_window_get_focus (window));
  visited = go_all_round (window, layer);
  first = g_weak_ref_get (&before);
  g_weak_ref_clear (&before);
  if (visited == NULL)
    {
      g_autofree char *words = cb_inspect_describe (gtk_window_get_focus (window));

      g_printerr ("%s: Tab does not come round: %s\n", picture, words);
      n_faults++;
    }
  gtk_window_set_focus (window, first);
  for (guint i = 0; visited != NULL && i < focusable->len; i++)
    if (!is_reached (visited, focusable->pdata[i]) && n_faults++ < MAX_PRINTED)
      {
        g_autofree char *words = cb_inspect_describe (focusable->pdata[i]);

        g_printerr ("%s: Tab does not lead to %s\n", picture, words);
      }
  return n_faults;
}
