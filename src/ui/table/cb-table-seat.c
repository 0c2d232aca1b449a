/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-hint.h"
#include "cb-table-seat.h"
#include "cb-token.h"

#define TOKEN       44
#define SMALL_TOKEN 30

struct _CbTableSeat
{
  GtkButton parent_instance;

  CbToken *token;
  GtkLabel *name;
  GtkLabel *more; /* beside the name: whether that is me, and the character */
  GtkLabel *part;
};

G_DEFINE_FINAL_TYPE (CbTableSeat, cb_table_seat, GTK_TYPE_BUTTON)

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (label, 0);
  gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  return label;
}

static void
cb_table_seat_class_init (CbTableSeatClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "button");
}

static void
cb_table_seat_init (CbTableSeat *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->token = CB_TOKEN (cb_token_new (TOKEN));
  self->name = add_label (first, "heading");
  self->more = add_label (first, "more");
  gtk_box_append (GTK_BOX (lines), first);
  self->part = add_label (lines, "part");
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->token));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "seat");
}

/**
 * cb_table_seat_new:
 * @action: what is done when it is pressed
 * @target: the target of that action
 *
 * Returns: (transfer floating): a seat of nobody yet
 */
GtkWidget *
cb_table_seat_new (const char *action, guint target)
{
  GtkWidget *self = g_object_new (CB_TYPE_TABLE_SEAT, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), action);
  return self;
}

static void
set_class (GtkWidget *widget, const char *css_class, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
cb_table_seat_show (CbTableSeat *self,
                    const CbSetup *setup,
                    guint seat,
                    const CbTableSeatLook *look)
{
  g_return_if_fail (CB_IS_TABLE_SEAT (self));

  g_object_set (self->token, "size", look->brief ? SMALL_TOKEN : TOKEN, NULL);
  cb_token_set_player (self->token, setup, (int) seat);
  cb_token_set_out (self->token, look->out);
  gtk_label_set_label (self->name, setup->players[seat].name);
  gtk_label_set_label (self->more, look->more != NULL ? look->more : "");
  gtk_widget_set_visible (GTK_WIDGET (self->more), look->more != NULL && *look->more != '\0');
  gtk_label_set_label (self->part, look->part);
  set_class (GTK_WIDGET (self), "out", look->out);
  set_class (GTK_WIDGET (self), "brief", look->brief);
  set_class (GTK_WIDGET (self), "turn", look->turn);
  cb_hint_set (GTK_WIDGET (self), look->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, look->label,
                                  -1);
}
