/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-drop-down.h"
#include "cb-ui-test.h"

#define N_NAMES 30

typedef struct
{
  GtkWidget *window;
  GtkWidget *label;
  GtkDropDown *drop_down;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < N_NAMES; i++)
    gtk_string_list_take (names, g_strdup_printf ("Name %u", i));
  self->drop_down = GTK_DROP_DOWN (gtk_drop_down_new (
    G_LIST_MODEL (names), gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string")));
  self->label = gtk_label_new_with_mnemonic ("_Who");
  self->window = gtk_window_new ();
  cb_drop_down_show_names (self->drop_down);
  cb_drop_down_set_label (self->drop_down, GTK_LABEL (self->label));
  gtk_box_append (GTK_BOX (box), self->label);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->drop_down));
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  gtk_window_present (GTK_WINDOW (self->window));
  cb_ui_test_wait (gtk_widget_get_mapped (GTK_WIDGET (self->drop_down)));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* Whether the focus is in the list, on that name. */
static gboolean
is_focused (Fixture *self, const char *name)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) != NULL &&
         cb_ui_test_find_label (focus, name) != NULL;
}

static void
open_and_close (Fixture *self, guint position)
{
  g_autofree char *name = g_strdup_printf ("Name %u", position);

  gtk_drop_down_set_selected (self->drop_down, position);
  g_signal_emit_by_name (self->drop_down, "activate");
  cb_ui_test_wait (is_focused (self, name));
  g_signal_emit_by_name (self->drop_down, "activate");
  cb_ui_test_wait (!is_focused (self, name));
}

/* However often it is opened, and wherever in the list that is. */
static void
test_opens_on_choice (Fixture *self, gconstpointer data)
{
  static const guint POSITIONS[] = { 7, 0, N_NAMES - 1, 12, 12, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (POSITIONS); i++)
    open_and_close (self, POSITIONS[i]);
}

/* Not by the label that has a mnemonic for it. */
static void
test_called_by_choice (Fixture *self, gconstpointer data)
{
  GtkWidget *chosen = cb_ui_test_find_label (GTK_WIDGET (self->drop_down), "Name 0");

  g_assert_true (gtk_label_get_mnemonic_widget (GTK_LABEL (self->label)) ==
                 GTK_WIDGET (self->drop_down));
  g_assert_nonnull (chosen);
  gtk_test_accessible_assert_relation (self->drop_down, GTK_ACCESSIBLE_RELATION_LABELLED_BY, chosen,
                                       NULL);
  gtk_drop_down_set_selected (self->drop_down, 9);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (chosen)), ==, "Name 9");
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add ("/drop-down/opens-on-choice", Fixture, NULL, set_up, test_opens_on_choice, tear_down);
  g_test_add ("/drop-down/called-by-choice", Fixture, NULL, set_up, test_called_by_choice,
              tear_down);

  return g_test_run ();
}
