/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-children.h"
#include "cb-deal-parts.h"
#include "cb-token.h"

/* A higher list scrolls, because GTK shows no popover that does not fit on the screen. */
#define MOST_HEIGHT 380

struct _CbWhoPopover
{
  GtkPopover parent_instance;

  GtkBox *box;
  guint n;
};

G_DEFINE_FINAL_TYPE (CbWhoPopover, cb_who_popover, GTK_TYPE_POPOVER)

static void
cb_who_popover_class_init (CbWhoPopoverClass *klass)
{
}

static void
cb_who_popover_init (CbWhoPopover *self)
{
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy",
                                      GTK_POLICY_NEVER, "max-content-height", MOST_HEIGHT,
                                      "propagate-natural-height", TRUE, NULL);

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->box));
  gtk_popover_set_child (GTK_POPOVER (self), scrolled);
}

/* Takes all players away. */
void
cb_who_popover_clear (CbWhoPopover *self)
{
  g_return_if_fail (CB_IS_WHO_POPOVER (self));

  cb_children_remove (self->box);
  self->n = 0;
}

/* @words: (nullable): the label, if there are several things to do; NULL for the player’s name.
 * @action: the action of the button, with @seat as its target */
void
cb_who_popover_add (CbWhoPopover *self,
                    const CbSetup *table,
                    guint seat,
                    const char *words,
                    const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *name = gtk_label_new (words != NULL ? words : table->players[seat].name);

  g_return_if_fail (CB_IS_WHO_POPOVER (self));

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (line), cb_token_new_for_player (table, (int) seat, 28));
  gtk_box_append (GTK_BOX (line), name);
  gtk_button_set_child (GTK_BUTTON (button), line);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", seat);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->box, button);
  self->n++;
}

/* Returns: how many players it offers */
guint
cb_who_popover_get_n (CbWhoPopover *self)
{
  g_return_val_if_fail (CB_IS_WHO_POPOVER (self), 0);

  return self->n;
}
