/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-hint.h"
#include "cb-table-thing.h"

struct _CbTableThing
{
  GtkButton parent_instance;

  GtkWidget *box;
  GtkWidget *picture;
  GtkWidget *title;
  GtkWidget *words;
  GtkWidget *popover; /* NULL where there is none */
};

G_DEFINE_FINAL_TYPE (CbTableThing, cb_table_thing, GTK_TYPE_BUTTON)

static void
cb_table_thing_clicked (GtkButton *button)
{
  CbTableThing *self = CB_TABLE_THING (button);

  if (self->popover != NULL)
    gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
cb_table_thing_dispose (GObject *object)
{
  g_clear_pointer (&CB_TABLE_THING (object)->popover, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_table_thing_parent_class)->dispose (object);
}

static void
cb_table_thing_class_init (CbTableThingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cb_table_thing_dispose;
  GTK_BUTTON_CLASS (klass)->clicked = cb_table_thing_clicked;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "button");
}

static GtkWidget *
add_label (CbTableThing *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_visible (label, FALSE);
  gtk_box_append (GTK_BOX (self->box), label);
  return label;
}

static void
cb_table_thing_init (CbTableThing *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  self->title = add_label (self, "heading");
  self->words = add_label (self, "thing-words");
  gtk_button_set_child (GTK_BUTTON (self), self->box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "table-thing");
}

/* Returns: (transfer floating): a thing that looks like nothing yet */
CbTableThing *
cb_table_thing_new (void)
{
  return g_object_new (CB_TYPE_TABLE_THING, NULL);
}

/* @picture: (transfer floating): what it looks like from now on */
void
cb_table_thing_set_picture (CbTableThing *self, GtkWidget *picture)
{
  g_return_if_fail (CB_IS_TABLE_THING (self));

  if (self->picture != NULL)
    gtk_box_remove (GTK_BOX (self->box), self->picture);
  self->picture = picture;
  gtk_box_prepend (GTK_BOX (self->box), picture);
}

static void
set_line (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

/* @title: (nullable): what it is
 * @words: (nullable): a line about it */
void
cb_table_thing_set_caption (CbTableThing *self, const char *title, const char *words)
{
  g_return_if_fail (CB_IS_TABLE_THING (self));

  set_line (self->title, title);
  set_line (self->words, words);
}

/* @label: all that is to be said of it, for a tooltip and for assistive technology */
void
cb_table_thing_set_label (CbTableThing *self, const char *label)
{
  g_return_if_fail (CB_IS_TABLE_THING (self));

  cb_hint_set (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/**
 * cb_table_thing_set_popover:
 * @popover: (transfer floating): what can be done with it; dropped while an older one is open
 */
void
cb_table_thing_set_popover (CbTableThing *self, GtkWidget *popover)
{
  g_return_if_fail (CB_IS_TABLE_THING (self));

  if (self->popover != NULL && gtk_widget_get_visible (self->popover))
    {
      g_object_unref (g_object_ref_sink (popover));
      return;
    }
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  self->popover = popover;
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE,
                                  -1);
}
