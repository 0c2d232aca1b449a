/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-icon-button.h"
#include "cb-icons.h"

/* In pixels; and so many beside each other. */
#define SIZE       16
#define SIZE_LARGE 24
#define N_BESIDE   6

struct _CbIconButton
{
  AdwBin parent_instance;

  char *icon;
  char *usual;

  GtkMenuButton *button;
  CbGlyph *glyph;
};

G_DEFINE_FINAL_TYPE (CbIconButton, cb_icon_button, ADW_TYPE_BIN)

static void
update (CbIconButton *self)
{
  const char *icon = self->icon != NULL ? self->icon : self->usual;

  g_object_set (self->glyph, "icon", icon, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, cb_icon_get_name (icon), -1);
}

static void
chosen_cb (CbIconButton *self, GtkWidget *button)
{
  g_object_set (self, "icon", g_object_get_data (G_OBJECT (button), "icon"), NULL);
  gtk_menu_button_popdown (self->button);
}

/* @icon: (nullable): a static string */
static GtkWidget *
add_choice (CbIconButton *self, GtkWidget *choice, const char *icon)
{
  gtk_widget_add_css_class (choice, "flat");
  if (g_strcmp0 (icon, self->icon) == 0)
    {
      gtk_widget_add_css_class (choice, "chosen");
      gtk_accessible_update_state (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_STATE_PRESSED,
                                   GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
    }
  g_object_set_data (G_OBJECT (choice), "icon", (gpointer) icon);
  g_signal_connect_object (choice, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return choice;
}

static GtkWidget *
create_choice (CbIconButton *self, const char *icon)
{
  GtkWidget *choice = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (choice), cb_glyph_new (icon, SIZE_LARGE));
  gtk_widget_set_tooltip_text (choice, cb_icon_get_name (icon));
  return add_choice (self, choice, icon);
}

/* Made when it is asked for, as there are many of it. */
static void
create_popup_cb (GtkMenuButton *button, gpointer user_data)
{
  CbIconButton *self = user_data;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_add_css_class (popover, "icon-choices");
  for (guint i = 0; cb_icons[i] != NULL; i++)
    gtk_grid_attach (GTK_GRID (grid), create_choice (self, cb_icons[i]), (int) (i % N_BESIDE),
                     (int) (i / N_BESIDE), 1, 1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box),
                  add_choice (self, gtk_button_new_with_label (_ ("Automatic")), NULL));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

static void
cb_icon_button_class_init (CbIconButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbIconButton, icon, G_TYPE_STRING,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, update),
                     CB_FIELD_THEN (CbIconButton, usual, G_TYPE_STRING,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, update));
}

static void
cb_icon_button_init (CbIconButton *self)
{
  self->glyph = CB_GLYPH (cb_glyph_new (NULL, SIZE));
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_child (self->button, GTK_WIDGET (self->glyph));
  gtk_menu_button_set_create_popup_func (self->button, create_popup_cb, self, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
}

/**
 * cb_icon_button_new:
 * @label: what is chosen
 * @icon: (nullable): of its own
 * @usual: what stands for it where there is none
 *
 * Returns: (transfer floating): a new button
 */
GtkWidget *
cb_icon_button_new (const char *label, const char *icon, const char *usual)
{
  CbIconButton *self = g_object_new (CB_TYPE_ICON_BUTTON, "usual", usual, "icon", icon, NULL);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  return GTK_WIDGET (self);
}

/* (nullable): of its own */
const char *
cb_icon_button_get_icon (CbIconButton *self)
{
  g_return_val_if_fail (CB_IS_ICON_BUTTON (self), NULL);

  return self->icon;
}
