/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-asked-line.h"
#include "cb-children.h"
#include "cb-glyph.h"
#include "cb-token.h"

/* In pixels. */
#define TOKEN 22
#define GLYPH 14

struct _CbAskedLine
{
  CbDraftPart parent_instance;

  GtkWidget *button;
  GtkWidget *token;
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (CbAskedLine, cb_asked_line, CB_TYPE_DRAFT_PART)

/* Tells a screen reader what the pictures show. */
static void
name_button (CbAskedLine *self, const CbSetup *setup, int by, CbCardSet cards)
{
  g_autofree char *names = cb_edition_join_names (setup->edition, cards);
  g_autofree char *words = by >= 0 ? g_strdup_printf (_ ("%s: %s"), setup->players[by].name, names)
                                   : g_strdup (names);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

static void
show_asked (CbAskedLine *self)
{
  CbDraft *draft = cb_draft_part_get_draft (CB_DRAFT_PART (self));
  const CbSetup *setup = cb_draft_part_get_setup (CB_DRAFT_PART (self));
  int by = cb_draft_get_by (draft);
  CbCardSet cards = cb_draft_get_cards (draft);

  gtk_widget_set_visible (self->token, by >= 0);
  if (by >= 0)
    cb_token_set_player (CB_TOKEN (self->token), setup, by);
  cb_children_remove (GTK_BOX (self->cards));
  for (CbCardSet left = cards; left != 0; left &= left - 1)
    gtk_box_append (GTK_BOX (self->cards),
                    cb_glyph_new_with_name (setup->edition, cb_card_set_first (left), GLYPH));
  name_button (self, setup, by, cards);
}

static void
cb_asked_line_attach (CbDraftPart *part)
{
  CbDraft *draft = cb_draft_part_get_draft (part);

  g_signal_connect_object (draft, "notify::cards", G_CALLBACK (show_asked), part,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "notify::by", G_CALLBACK (show_asked), part, G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_draft_get_case (draft), "notify::setup", G_CALLBACK (show_asked),
                           part, G_CONNECT_SWAPPED);
  show_asked (CB_ASKED_LINE (part));
}

static void
cb_asked_line_class_init (CbAskedLineClass *klass)
{
  CB_DRAFT_PART_CLASS (klass)->attach = cb_asked_line_attach;
}

static void
cb_asked_line_init (CbAskedLine *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->token = cb_token_new (TOKEN);
  self->cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_widget_set_hexpand (self->cards, TRUE);
  gtk_box_append (GTK_BOX (box), self->token);
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("document-edit-symbolic"));

  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_widget_add_css_class (self->button, "asked");
  gtk_widget_set_tooltip_text (self->button, _ ("Change the Cards"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "record.change-cards");
  adw_bin_set_child (ADW_BIN (self), self->button);
}
