/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-export.h"
#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-icon-button.h"
#include "cb-icons.h"
#include "cb-picture-file.h"

/* Sizes in pixels, and the number of pictures in a row. */
#define SIZE       16
#define SIZE_LARGE 24
#define N_BESIDE   6

/* The greatest and least height of the pictures, and that of all else the window must hold. */
#define MOST_HEIGHT  320
#define LEAST_HEIGHT 96
#define REST_HEIGHT  180

/* The colours of the people in most boxes, and some more that differ clearly from them. */
static const struct
{
  const char *colour;
  const char *name;
} COLOURS[] = {
  { "#c01c28", N_ ("Red") },    { "#e66100", N_ ("Orange") },    { "#e5a50a", N_ ("Yellow") },
  { "#26a269", N_ ("Green") },  { "#2190a4", N_ ("Turquoise") }, { "#1c71d8", N_ ("Blue") },
  { "#813d9c", N_ ("Purple") }, { "#e66b9e", N_ ("Pink") },      { "#865e3c", N_ ("Brown") },
  { "#deddda", N_ ("White") },  { "#77767b", N_ ("Gray") },      { "#241f31", N_ ("Black") },
};

struct _CbIconButton
{
  AdwBin parent_instance;

  char *icon;
  char *usual;
  char *colour;
  gboolean coloured;

  GtkMenuButton *button;
  CbGlyph *glyph;
};

G_DEFINE_FINAL_TYPE (CbIconButton, cb_icon_button, ADW_TYPE_BIN)

static const char *
get_shown (CbIconButton *self)
{
  return self->icon != NULL ? self->icon : self->usual;
}

/* (nullable): NULL for a colour that is not offered, which a copied edition may have */
static const char *
name_colour (const char *colour)
{
  for (guint i = 0; i < G_N_ELEMENTS (COLOURS); i++)
    if (g_strcmp0 (COLOURS[i].colour, colour) == 0)
      return _ (COLOURS[i].name);
  return NULL;
}

static void
show_icon (CbIconButton *self)
{
  const char *icon = get_shown (self);
  const char *colour = name_colour (self->colour);
  g_autofree char *description = NULL;

  description = colour != NULL ? g_strconcat (cb_icon_get_name (icon), _ (", "), colour, NULL)
                               : g_strdup (cb_icon_get_name (icon));
  g_object_set (self->glyph, "icon", icon, "colour", self->colour, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
chosen_cb (CbIconButton *self, GtkWidget *button)
{
  const char *property = g_object_get_data (G_OBJECT (button), "property");

  g_object_set (self, property, g_object_get_data (G_OBJECT (button), "value"), NULL);
  gtk_menu_button_popdown (self->button);
}

/* @property: what is chosen, "icon" or "colour"; @value: (nullable): a static string */
static GtkWidget *
add_choice (CbIconButton *self, GtkWidget *choice, const char *property, const char *value)
{
  const char *chosen = g_str_equal (property, "icon") ? self->icon : self->colour;

  gtk_widget_add_css_class (choice, "flat");
  if (g_strcmp0 (value, chosen) == 0)
    {
      gtk_widget_add_css_class (choice, "chosen");
      gtk_accessible_update_state (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_STATE_PRESSED,
                                   GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
    }
  g_object_set_data (G_OBJECT (choice), "property", (gpointer) property);
  g_object_set_data (G_OBJECT (choice), "value", (gpointer) value);
  g_signal_connect_object (choice, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return choice;
}

static GtkWidget *
create_choice (const char *icon, const char *colour, const char *name)
{
  GtkWidget *choice = gtk_button_new ();
  GtkWidget *glyph = cb_glyph_new (icon, SIZE_LARGE);

  g_object_set (glyph, "colour", colour, NULL);
  gtk_button_set_child (GTK_BUTTON (choice), glyph);
  gtk_widget_set_tooltip_text (choice, name);
  return choice;
}

static void
attach (GtkWidget *grid, guint position, GtkWidget *choice)
{
  gtk_grid_attach (GTK_GRID (grid), choice, (int) (position % N_BESIDE),
                   (int) (position / N_BESIDE), 1, 1);
}

/* Shows the picture in each of the colours, to choose from. */
static GtkWidget *
create_colours (CbIconButton *self)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < G_N_ELEMENTS (COLOURS); i++)
    attach (grid, i,
            add_choice (self,
                        create_choice (get_shown (self), COLOURS[i].colour, _ (COLOURS[i].name)),
                        "colour", COLOURS[i].colour));
  return grid;
}

static GtkWidget *
create_icons (CbIconButton *self)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; cb_icons[i] != NULL; i++)
    attach (grid, i,
            add_choice (self, create_choice (cb_icons[i], NULL, cb_icon_get_name (cb_icons[i])),
                        "icon", cb_icons[i]));
  return grid;
}

static void
append_button (CbIconButton *self, GtkWidget *box, const char *label, const char *property)
{
  gtk_box_append (GTK_BOX (box),
                  add_choice (self, gtk_button_new_with_label (label), property, NULL));
}

static gboolean
has_letter (CbIconButton *self)
{
  return self->icon != NULL && cb_icon_is_letter (self->icon);
}

/* Shows each letter as it is typed; none is one like any other choice. */
static void
letter_changed_cb (CbIconButton *self, GtkEditable *entry)
{
  const char *text = gtk_editable_get_text (entry);

  gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  if (cb_icon_is_letter (text))
    g_object_set (self, "icon", text, NULL);
  else if (*text != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  else if (has_letter (self))
    g_object_set (self, "icon", NULL, NULL);
}

static GtkWidget *
create_letter (CbIconButton *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Letter"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("A Letter or Two"), -1);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 6);
  if (has_letter (self))
    gtk_editable_set_text (GTK_EDITABLE (entry), self->icon);
  g_signal_connect_object (entry, "changed", G_CALLBACK (letter_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (gtk_menu_button_popdown), self->button,
                           G_CONNECT_SWAPPED);
  return entry;
}

/**
 * cb_icon_button_take_file:
 * @file: an SVG file
 *
 * Chooses the picture in it, or says why it cannot be one.
 */
void
cb_icon_button_take_file (CbIconButton *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *icon = cb_picture_read (file, &error);
  AdwDialog *alert;

  if (icon != NULL)
    {
      g_object_set (self, "icon", icon, NULL);
      return;
    }
  alert = adw_alert_dialog_new (_ ("Can’t Use This Picture"), error->message);
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "close", _ ("_Close"));
  adw_dialog_present (alert, GTK_WIDGET (self));
}

static void
file_chosen_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CbIconButton) self = CB_ICON_BUTTON (user_data);
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (object), result, NULL);

  if (file != NULL && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    cb_icon_button_take_file (self, file);
}

static void
choose_file_cb (CbIconButton *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListModel) filters = cb_export_create_filters (CB_EXPORT_SVG);

  gtk_menu_button_popdown (self->button);
  gtk_file_dialog_set_title (dialog, _ ("Picture of the Card"));
  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL,
                        file_chosen_cb, g_object_ref (self));
}

/* What is none of the pictures of Casebook: a letter, or a file. */
static GtkWidget *
create_own (CbIconButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_with_label (_ ("SVG File…"));

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose_file_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), create_letter (self));
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

/* The height that lets the whole popover fit into a window of which a keyboard took half. */
static int
get_room (CbIconButton *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));

  return CLAMP (height - REST_HEIGHT, LEAST_HEIGHT, MOST_HEIGHT);
}

/* Builds the popover when it is opened, because a page has many of these buttons. */
static void
create_popup_cb (GtkMenuButton *button, gpointer user_data)
{
  CbIconButton *self = user_data;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_add_css_class (popover, "icon-choices");
  if (self->coloured)
    {
      gtk_box_append (GTK_BOX (choices), create_colours (self));
      gtk_box_append (GTK_BOX (choices), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
    }
  gtk_box_append (GTK_BOX (choices), create_icons (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), get_room (self));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), choices);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), create_own (self));
  append_button (self, box, _ ("Automatic"), "icon");
  if (self->coloured)
    append_button (self, box, _ ("No Color"), "colour");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (button, popover);
}

static void
cb_icon_button_class_init (CbIconButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbIconButton, icon, G_TYPE_STRING, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                   show_icon),
    CB_FIELD_THEN (CbIconButton, usual, G_TYPE_STRING, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                   show_icon),
    CB_FIELD_THEN (CbIconButton, colour, G_TYPE_STRING, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY,
                   show_icon),
    CB_FIELD (CbIconButton, coloured, G_TYPE_BOOLEAN, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY));
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
 * @icon: (nullable): the picture chosen
 * @usual: the picture that is shown if none is chosen
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

/* (nullable): the picture chosen */
const char *
cb_icon_button_get_icon (CbIconButton *self)
{
  g_return_val_if_fail (CB_IS_ICON_BUTTON (self), NULL);

  return self->icon;
}

/* (nullable) */
const char *
cb_icon_button_get_colour (CbIconButton *self)
{
  g_return_val_if_fail (CB_IS_ICON_BUTTON (self), NULL);

  return self->colour;
}
