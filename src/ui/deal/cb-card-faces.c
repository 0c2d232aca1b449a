/* cb-card-faces.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include "cb-card-faces.h"
#include "cb-even-layout.h"
#include "cb-swatch.h"

struct _CbCardFaces
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (CbCardFaces, cb_card_faces, ADW_TYPE_BIN)

/* A name has lines of so many characters, and its longest word stays whole. */
#define USUAL_LINE 10
#define LONG_LINE  16

static int
get_line (const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  glong n = USUAL_LINE;

  for (guint i = 0; words[i] != NULL; i++)
    n = MAX (n, g_utf8_strlen (words[i], -1) + 1);
  return (int) MIN (n, LONG_LINE);
}

static GtkWidget *
create_card (CbEdition *edition, guint card)
{
  const CbCard *data = cb_edition_get_card (edition, card);
  const CbCategory *category = cb_edition_get_category (edition, data->category);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *kind = gtk_label_new (category->singular != NULL ? category->singular
                                                              : category->name);
  GtkWidget *name = gtk_label_new (data->name);

  gtk_widget_add_css_class (kind, "caption");
  gtk_widget_add_css_class (kind, "dimmed");
  gtk_widget_add_css_class (name, "card-name");
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (name), get_line (data->name));
  gtk_widget_set_vexpand (name, TRUE);
  gtk_box_append (GTK_BOX (box), kind);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), cb_swatch_new (data->colour));
  gtk_widget_set_visible (gtk_widget_get_last_child (box), data->colour != NULL);
  gtk_widget_add_css_class (box, "playing-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, data->name,
                                  -1);
  return box;
}

static void
cb_card_faces_class_init (CbCardFacesClass *klass)
{
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

  gtk_widget_set_layout_manager (box, cb_even_layout_new (12));
  gtk_widget_set_vexpand (box, FALSE);
  for (; cards != 0; cards &= cards - 1)
    gtk_widget_insert_before (create_card (edition, cb_card_set_first (cards)), box, NULL);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Nothing of the cards is left in it. */
void
cb_card_faces_clear (CbCardFaces *self)
{
  g_return_if_fail (CB_IS_CARD_FACES (self));

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL);
}
