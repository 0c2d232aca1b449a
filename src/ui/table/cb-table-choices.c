/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-box-deck.h"
#include "cb-table-choices.h"
#include "cb-paragraph.h"

/* Returns: (transfer floating): a popover with nothing in it */
GtkWidget *
cb_table_choices_new (void)
{
  GtkWidget *self = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (self), gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_widget_add_css_class (self, "table-choices");
  return self;
}

static void
append (GtkWidget *self, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (gtk_popover_get_child (GTK_POPOVER (self))), child);
}

void
cb_table_choices_add_words (GtkWidget *self, const char *words, const char *css_class)
{
  GtkWidget *label = cb_paragraph_new (words, css_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
  append (self, label);
}

/**
 * cb_table_choices_add:
 * @label: with a mnemonic
 * @target: (transfer floating): of the action
 */
void
cb_table_choices_add (GtkWidget *self, const char *label, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *words = gtk_label_new_with_mnemonic (label);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (words), 28);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), self,
                           G_CONNECT_SWAPPED);
  append (self, button);
}

/* Whether the cards of the deck are known, so that Casebook can shuffle a pile of its own. */
static gboolean
can_shuffle (const CbTableState *state, const CbSetup *setup, guint deck)
{
  const CbDrawPile *pile = cb_seats_get_pile (state->seats, deck);
  guint64 part, whole;
  guint n = 0;

  for (; cb_box_get_kind (setup->edition, deck, n) != NULL; n++)
    if (!cb_draw_pile_get_chance (pile, n, &part, &whole))
      return FALSE;
  return n > 0;
}

/* The two ways to draw from a deck: a card that Casebook picks, or one that was drawn at the table.
 */
void
cb_table_choices_add_deck (GtkWidget *self,
                           const CbSetup *setup,
                           const CbTableState *state,
                           guint deck)
{
  const CbDeck *drawn_from = cb_edition_get_deck (setup->edition, deck);

  cb_table_choices_add_words (self, drawn_from->name, "heading");
  if (can_shuffle (state, setup, deck))
    cb_table_choices_add (self, _ ("Draw for _Me"), "table.draw-shuffled",
                          g_variant_new_string (drawn_from->id));
  cb_table_choices_add (self, _ ("I Drew a _Real Card"), "table.draw",
                        g_variant_new_string (drawn_from->id));
}
