/* Drop-downs, and rows with one, of names that may be long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-drop-down.h"

/* Widths in characters. Long names are shortened, so that they do not push away what is beside the
 * button. */
#define MAX_BUTTON_WIDTH 16
#define MAX_ROW_WIDTH    11

#define LABEL "cb-label"

static void
setup_button_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END,
                                   "max-width-chars", MAX_BUTTON_WIDTH, NULL);

  gtk_list_item_set_child (item, label);
  g_object_set_data (G_OBJECT (item), LABEL, label);
}

static void
keep_room_cb (GtkLabel *label)
{
  glong length = g_utf8_strlen (gtk_label_get_text (label), -1);

  gtk_label_set_width_chars (label, (int) MIN (length + 1, MAX_ROW_WIDTH));
}

/* Short names are never cut to make room for the row’s title. */
static void
setup_row_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, "ellipsize", PANGO_ELLIPSIZE_END,
                                   NULL);

  g_signal_connect (label, "notify::label", G_CALLBACK (keep_room_cb), NULL);
  gtk_list_item_set_child (item, label);
  g_object_set_data (G_OBJECT (item), LABEL, label);
}

static void
setup_list_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, NULL);
  GtkWidget *check = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), check);
  gtk_list_item_set_child (item, box);
  g_object_set_data (G_OBJECT (item), LABEL, label);
  g_object_bind_property (label, "label", item, "accessible-label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (item, "selected", check, "visible", G_BINDING_SYNC_CREATE);
}

/* (transfer full): the expression of @self or, if it has none, the string of a string object */
static GtkExpression *
get_expression (GtkWidget *self)
{
  GtkExpression *expression = NULL;

  g_object_get (self, "expression", &expression, NULL);
  return expression != NULL ? expression
                            : gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, GtkWidget *self)
{
  GtkExpression *expression = get_expression (self);
  GtkWidget *label = g_object_get_data (G_OBJECT (item), LABEL);

  g_object_set_data_full (G_OBJECT (label), "watch",
                          gtk_expression_watch_ref (gtk_expression_bind (
                            expression, label, "label", gtk_list_item_get_item (item))),
                          (GDestroyNotify) gtk_expression_watch_unref);
}

#define MARKS      "cb-marks"
#define MARKS_DATA "cb-marks-data"
#define MARK       "cb-mark"

/* Adds the mark to the name that another handler has set up before. */
static void
add_mark_cb (GtkSignalListItemFactory *factory, GtkListItem *item, GtkWidget *self)
{
  const CbDropDownMarks *marks = g_object_get_data (G_OBJECT (self), MARKS);
  GtkWidget *child = gtk_list_item_get_child (item);
  GtkWidget *mark;

  if (marks == NULL)
    return;

  mark = marks->create ();
  if (GTK_IS_BOX (child))
    gtk_box_prepend (GTK_BOX (child), mark);
  else
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      g_object_ref (child);
      gtk_list_item_set_child (item, box);
      gtk_box_append (GTK_BOX (box), mark);
      gtk_box_append (GTK_BOX (box), child);
      g_object_unref (child);
    }
  g_object_set_data (G_OBJECT (item), MARK, mark);
}

static void
update_mark_cb (GtkSignalListItemFactory *factory, GtkListItem *item, GtkWidget *self)
{
  const CbDropDownMarks *marks = g_object_get_data (G_OBJECT (self), MARKS);

  if (marks != NULL)
    marks->update (g_object_get_data (G_OBJECT (item), MARK), gtk_list_item_get_item (item),
                   g_object_get_data (G_OBJECT (self), MARKS_DATA));
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = g_object_get_data (G_OBJECT (item), LABEL);

  gtk_expression_watch_unwatch (g_object_get_data (G_OBJECT (label), "watch"));
  g_object_set_data (G_OBJECT (label), "watch", NULL);
}

static GtkListItemFactory *
create_factory (GtkWidget *self, GCallback setup_cb)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", setup_cb, NULL);
  g_signal_connect_object (factory, "setup", G_CALLBACK (add_mark_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (update_mark_cb), self, 0);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  return factory;
}

/* Puts the focus on the selected item: from the second opening on GTK 4.18 puts it on the first
 * one. */
static void
opened_cb (GtkListView *list, GtkWidget *popover)
{
  GtkWidget *self = gtk_widget_get_ancestor (popover, GTK_TYPE_DROP_DOWN);
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self));

  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_list_view_scroll_to (list, selected, GTK_LIST_SCROLL_FOCUS, NULL);
}

/* The popover can only be found from a row in it, so the first row connects to it. */
static void
watch_opening_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *list = gtk_widget_get_ancestor (row, GTK_TYPE_LIST_VIEW);
  GtkWidget *popover = gtk_widget_get_ancestor (row, GTK_TYPE_POPOVER);

  if (g_signal_handler_find (popover, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, opened_cb, NULL) == 0)
    g_signal_connect_object (popover, "show", G_CALLBACK (opened_cb), list, G_CONNECT_SWAPPED);
}

static void
call_by_choice_cb (GtkSignalListItemFactory *factory, GtkListItem *item, GtkAccessible *self)
{
  gtk_accessible_update_relation (self, GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  g_object_get_data (G_OBJECT (item), LABEL), NULL, -1);
}

void
cb_drop_down_show_names (GtkDropDown *self)
{
  g_autoptr (GtkListItemFactory) button = NULL;
  g_autoptr (GtkListItemFactory) list = NULL;

  g_return_if_fail (GTK_IS_DROP_DOWN (self));
  g_return_if_fail (gtk_drop_down_get_expression (self) != NULL);

  button = create_factory (GTK_WIDGET (self), G_CALLBACK (setup_button_cb));
  list = create_factory (GTK_WIDGET (self), G_CALLBACK (setup_list_cb));
  g_signal_connect (list, "bind", G_CALLBACK (watch_opening_cb), NULL);
  gtk_drop_down_set_factory (self, button);
  gtk_drop_down_set_list_factory (self, list);
}

void
cb_drop_down_show_names_with_marks (GtkDropDown *self,
                                    const CbDropDownMarks *marks,
                                    gpointer user_data)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (self));
  g_return_if_fail (marks != NULL);

  g_object_set_data (G_OBJECT (self), MARKS, (gpointer) marks);
  g_object_set_data (G_OBJECT (self), MARKS_DATA, user_data);
  cb_drop_down_show_names (self);
}

void
cb_drop_down_set_label (GtkDropDown *self, GtkLabel *label)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (self));
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_mnemonic_widget (label, GTK_WIDGET (self));
  g_signal_connect_object (gtk_drop_down_get_factory (self), "setup",
                           G_CALLBACK (call_by_choice_cb), self, G_CONNECT_DEFAULT);
}

void
cb_drop_down_show_names_in_row (AdwComboRow *self)
{
  g_autoptr (GtkListItemFactory) row = NULL;
  g_autoptr (GtkListItemFactory) list = NULL;

  g_return_if_fail (ADW_IS_COMBO_ROW (self));

  row = create_factory (GTK_WIDGET (self), G_CALLBACK (setup_row_cb));
  list = create_factory (GTK_WIDGET (self), G_CALLBACK (setup_list_cb));
  adw_combo_row_set_factory (self, row);
  adw_combo_row_set_list_factory (self, list);
}
