/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards side by side, each with its name, which is all that assistive technology needs. */

#include "config.h"

#include "cb-card-face.h"
#include "cb-children.h"
#include "cb-insight-parts.h"
#include "cb-paragraph.h"

/* In pixels. */
#define FACE_WIDTH   20
#define SPACING      15
#define LINE_SPACING 6

/* In characters and lines: a longer name is broken, so that it fits on a telephone beside the card.
 * From right to left a wrap box puts a child that is too wide outside of itself. */
#define NAME_CHARS 14
#define NAME_LINES 3

/* Returns: (transfer floating): a line without cards */
GtkWidget *
cb_card_line_new (void)
{
  return g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", SPACING, "line-spacing", LINE_SPACING,
                       "valign", GTK_ALIGN_CENTER, "hexpand", TRUE, NULL);
}

static GtkWidget *
create_card (CbEdition *edition, guint card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *face = cb_card_face_new (FACE_WIDTH);
  GtkWidget *name = cb_paragraph_new (cb_edition_get_card (edition, card)->name, "heading");

  cb_card_face_show_card (CB_CARD_FACE (face), edition, card);
  gtk_accessible_update_state (GTK_ACCESSIBLE (face), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (name), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (name), NAME_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_widget_set_tooltip_text (box, gtk_label_get_label (GTK_LABEL (name)));
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

/* Shows @cards instead of those before. @line: see cb_card_line_new() */
void
cb_card_line_show (GtkWidget *line, CbEdition *edition, CbCardSet cards)
{
  cb_children_remove_wrapped (ADW_WRAP_BOX (line));
  for (CbCardSet left = cards; left != 0; left &= left - 1)
    adw_wrap_box_append (ADW_WRAP_BOX (line), create_card (edition, cb_card_set_first (left)));
}
