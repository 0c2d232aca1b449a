/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-card-face.h"
#include "cb-card-faces.h"
#include "cb-even-layout.h"
#include "cb-fields.h"
#include "cb-shade.h"

struct _CbCardFaces
{
  AdwBin parent_instance;

  gboolean roomy;
};

G_DEFINE_FINAL_TYPE (CbCardFaces, cb_card_faces, ADW_TYPE_BIN)

/* Card widths in pixels: three ordinary cards fit beside each other on a telephone, and six roomy
 * ones in a wide window; nine small ones fit on a telephone without scrolling. */
#define WIDTH      96
#define SMALL      84
#define SMALL_FROM 7
#define ROOMY      136
#define ROOMY_MOST 6

/* Gives all cards of a hand the same size; if there are too many for one line they are small. */
static void
resize (CbCardFaces *self)
{
  GtkWidget *box = adw_bin_get_child (ADW_BIN (self));
  GtkWidget *face;
  float scale = cb_shade_get_text_scale (GTK_WIDGET (self));
  guint n = 0;
  int width;

  if (box == NULL)
    return;
  for (face = gtk_widget_get_first_child (box); face != NULL;
       face = gtk_widget_get_next_sibling (face))
    n++;
  width = self->roomy ? (n <= ROOMY_MOST ? ROOMY : WIDTH) : n < SMALL_FROM ? WIDTH : SMALL;
  for (face = gtk_widget_get_first_child (box); face != NULL;
       face = gtk_widget_get_next_sibling (face))
    cb_card_face_set_width (CB_CARD_FACE (face), (int) (scale * (float) width));
}

/* In a list a card is called by its name alone. */
static GtkWidget *
create_card (CbEdition *edition, guint card)
{
  GtkWidget *face = g_object_new (CB_TYPE_CARD_FACE, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);

  cb_card_face_set_captioned (CB_CARD_FACE (face), TRUE);
  cb_card_face_show_card (CB_CARD_FACE (face), edition, card);
  gtk_accessible_update_property (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  cb_edition_get_card (edition, card)->name, -1);
  return face;
}

static void
cb_card_faces_class_init (CbCardFacesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *plain_class = g_type_class_peek (GTK_TYPE_WIDGET);

  /* An AdwBin passes the focus to its child. Here the list itself takes it, and a screen reader
   * reads its cards then. */
  GTK_WIDGET_CLASS (klass)->focus = plain_class->focus;
  GTK_WIDGET_CLASS (klass)->grab_focus = plain_class->grab_focus;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbCardFaces, roomy, G_TYPE_BOOLEAN, G_PARAM_READWRITE, resize));

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cardfaces");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static void
cb_card_faces_init (CbCardFaces *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/**
 * cb_card_faces_show:
 * @name: whose cards they are, or what they are
 */
void
cb_card_faces_show (CbCardFaces *self, CbEdition *edition, CbCardSet cards, const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  g_return_if_fail (CB_IS_CARD_FACES (self));

  gtk_widget_set_layout_manager (box, cb_even_layout_new ());
  gtk_widget_set_vexpand (box, FALSE);
  for (; cards != 0; cards &= cards - 1)
    gtk_widget_insert_before (create_card (edition, cb_card_set_first (cards)), box, NULL);
  adw_bin_set_child (ADW_BIN (self), box);
  resize (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Removes all cards, so that nothing of them is left in the widget. */
void
cb_card_faces_clear (CbCardFaces *self)
{
  g_return_if_fail (CB_IS_CARD_FACES (self));

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL);
}
