/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-fields.h"
#include "cb-mark-pad.h"
#include "cb-template.h"

#define ICON_SIZE 18 /* in pixels */

struct _CbMarkPad
{
  AdwBin parent_instance;

  CbSheetView *view;

  GtkBox *buttons;
  GtkLabel *question;
};

G_DEFINE_FINAL_TYPE (CbMarkPad, cb_mark_pad, ADW_TYPE_BIN)

/* A button for each mark: the action of a cell, then a picture or a sign, and a word. */
static const struct
{
  const char *action;
  const char *icon;
  const char *sign;
  const char *word;
} MARKS[] = {
  { "cell.mark-yes", "casebook-check-symbolic", NULL, NC_ ("mark", "Yes") },
  { "cell.mark-no", "casebook-cross-symbolic", NULL, NC_ ("mark", "No") },
  { "cell.mark-maybe", NULL, "?", NC_ ("mark", "Maybe") },
  { "cell.clear", NULL, "·", NC_ ("mark", "Clear") },
};

/* (transfer full): the question that the user answers by marking the cell */
static char *
describe (CbSheetCell *current)
{
  CbCell *cell = cb_sheet_cell_get_cell (current);
  CbCase *case_ = cb_sheet_get_case (cb_sheet_cell_get_sheet (current));
  const char *card = cb_edition_get_card (cb_case_get_edition (case_), cb_cell_get_card (cell))
                       ->name;
  g_autofree char *holder = NULL;

  if (cb_cell_get_holder (cell) == CB_HOLDER_ENVELOPE)
    /* Translators: %s is a card. */
    return g_strdup_printf (_ ("%s in the envelope?"), card);
  holder = cb_setup_get_holder_name (cb_case_get_setup (case_), cb_cell_get_holder (cell));
  /* Translators: a card, and who may have it: “Plum: Bob?” */
  return g_strdup_printf (_ ("%s: %s?"), card, holder);
}

/* Disables the buttons for a cell whose mark is given, such as those of the user’s own hand. */
static void
update (CbMarkPad *self)
{
  CbSheetCell *current = cb_sheet_view_get_current (self->view);
  CbCell *cell = current != NULL ? cb_sheet_cell_get_cell (current) : NULL;
  g_autofree char *words = current != NULL ? describe (current) : NULL;

  gtk_label_set_label (self->question, words != NULL ? words : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->buttons),
                            cell != NULL && cb_cell_get_mark (cell) == CB_MARK_MAYBE);
}

static void
follow_view (CbMarkPad *self)
{
  g_signal_connect_object (self->view, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
clicked_cb (CbMarkPad *self, GtkWidget *button)
{
  CbSheetCell *cell = cb_sheet_view_get_current (self->view);

  if (cell != NULL)
    gtk_widget_activate_action (GTK_WIDGET (cell), g_object_get_data (G_OBJECT (button), "action"),
                                NULL);
}

static void
add_button (CbMarkPad *self, guint i)
{
  const char *word = g_dpgettext2 (NULL, "mark", MARKS[i].word);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = gtk_label_new (word);
  GtkWidget *sign = MARKS[i].icon != NULL ? gtk_image_new_from_icon_name (MARKS[i].icon)
                                          : gtk_label_new (MARKS[i].sign);

  if (MARKS[i].icon != NULL)
    gtk_image_set_pixel_size (GTK_IMAGE (sign), ICON_SIZE);
  gtk_widget_add_css_class (sign, "sign");
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "mark");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
  g_object_set_data (G_OBJECT (button), "action", (gpointer) MARKS[i].action);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->buttons, button);
}

static void
cb_mark_pad_class_init (CbMarkPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cb_fields_install (G_OBJECT_CLASS (klass), CB_FIELD_THEN (CbMarkPad, view, CB_TYPE_SHEET_VIEW,
                                                            G_PARAM_READWRITE, follow_view));

  cb_template_install (widget_class, "cb-mark-pad", CB_CHILD (CbMarkPad, buttons),
                       CB_CHILD (CbMarkPad, question));
}

static void
cb_mark_pad_init (CbMarkPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (MARKS); i++)
    add_button (self, i);
}
