/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-hint.h"
#include "cb-table-hands.h"
#include "cb-table-seat.h"
#include "cb-token.h"

#define TOKEN       44
#define SMALL_TOKEN 30

struct _CbTableSeat
{
  GtkButton parent_instance;

  guint seat;
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

GtkWidget *
cb_table_seat_new (guint seat)
{
  CbTableSeat *self = g_object_new (CB_TYPE_TABLE_SEAT, NULL);

  self->seat = seat;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u", CB_HOLDER_OF_SEAT (seat));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "case.show-column");
  return GTK_WIDGET (self);
}

/* (transfer full): what stands beside the name */
static char *
describe_more (CbTableSeat *self, const CbSetup *setup, gboolean brief)
{
  const char *name = brief ? NULL : cb_table_get_character (setup, self->seat);
  gboolean mine = (int) self->seat == setup->me;

  if (mine && name != NULL)
    /* Translators: beside one’s own name: the character one plays */
    return g_strdup_printf (_ ("(you) · %s"), name);
  if (mine)
    /* Translators: beside one’s own name */
    return g_strdup (_ ("(you)"));
  return name != NULL ? g_strconcat ("· ", name, NULL) : g_strdup ("");
}

static void
set_class (GtkWidget *widget, const char *css_class, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

/* @brief: whether there is little room */
void
cb_table_seat_show (CbTableSeat *self, CbCase *case_, const CbTableState *state, gboolean brief)
{
  const CbSetup *setup = cb_case_get_setup (case_);
  g_autofree char *more = NULL;
  g_autofree char *part = NULL;
  g_autofree char *label = NULL;
  gboolean out;

  g_return_if_fail (CB_IS_TABLE_SEAT (self));

  out = cb_seats_get (state->seats, self->seat) != CB_SEAT_PLAYING;
  more = describe_more (self, setup, brief);
  part = cb_table_state_describe_part (state, case_, self->seat, brief);
  label = cb_table_state_describe_seat (state, case_, self->seat);
  g_object_set (self->token, "size", brief ? SMALL_TOKEN : TOKEN, NULL);
  cb_token_set_player (self->token, setup, (int) self->seat);
  cb_token_set_out (self->token, out);
  gtk_label_set_label (self->name, setup->players[self->seat].name);
  gtk_label_set_label (self->more, more);
  gtk_widget_set_visible (GTK_WIDGET (self->more), *more != '\0');
  gtk_label_set_label (self->part, part);
  set_class (GTK_WIDGET (self), "out", out);
  set_class (GTK_WIDGET (self), "brief", brief);
  set_class (GTK_WIDGET (self), "turn", state->turn == (int) self->seat);
  cb_hint_set (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
