/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-sheet-heading.h"
#include "cb-token.h"

/* Gaps in pixels: at the edges of the column, and from the token to a name beside or below it. */
#define PADDING   4
#define GAP       8
#define GAP_BELOW 4

struct _CbSheetHeading
{
  GtkWidget parent_instance;

  GtkWidget *token;
  GtkWidget *label;
  char *description; /* all there is to say of the column */
  char *out;         /* why the player is out, or NULL */
  CbSheetHeads heads;
  int name_width; /* −1: not measured since the font changed */
};

G_DEFINE_FINAL_TYPE (CbSheetHeading, cb_sheet_heading, GTK_TYPE_WIDGET)

static void
cb_sheet_heading_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  CbSheetHeading *self = CB_SHEET_HEADING (widget);
  int token, label;

  gtk_widget_measure (self->token, orientation, -1, NULL, &token, NULL, NULL);
  gtk_widget_measure (self->label, orientation, -1, NULL, &label, NULL, NULL);
  *minimum = 0;
  *natural = token + label;
}

static void
get_size (GtkWidget *widget, int *width, int *height)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

static void
place (CbSheetHeading *self, GtkWidget *child, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* Whether the name is shown. If it has to be shortened it still tells who a player is, but the
 * picture of the envelope alone is clearer than a shortened word. */
static gboolean
shows_name (CbSheetHeading *self, int label_width, int room)
{
  return self->heads != CB_SHEET_HEADS_ALONE && (CB_IS_TOKEN (self->token) || label_width <= room);
}

/* Centres the token and the name in the column. */
static void
cb_sheet_heading_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbSheetHeading *self = CB_SHEET_HEADING (widget);
  int token_width, token_height, label_width, label_height, room, x, y;
  gboolean named;

  get_size (self->token, &token_width, &token_height);
  get_size (self->label, &label_width, &label_height);
  room = self->heads == CB_SHEET_HEADS_BESIDE ? width - 2 * PADDING - token_width - GAP
                                              : width - PADDING;
  named = shows_name (self, label_width, room);
  gtk_widget_set_child_visible (self->label, named);
  label_width = MIN (label_width, MAX (room, 0));
  if (named && self->heads == CB_SHEET_HEADS_BESIDE)
    {
      x = (width - token_width - GAP - label_width) / 2;
      place (self, self->token, x, (height - token_height) / 2, token_width, token_height);
      place (self, self->label, x + token_width + GAP, 0, label_width, height);
      return;
    }

  y = (height - token_height - (named ? GAP_BELOW + label_height : 0)) / 2;
  place (self, self->token, (width - token_width) / 2, y, token_width, token_height);
  if (named)
    place (self, self->label, (width - label_width) / 2, y + token_height + GAP_BELOW, label_width,
           label_height);
}

static void
cb_sheet_heading_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (cb_sheet_heading_parent_class)->css_changed (widget, change);

  CB_SHEET_HEADING (widget)->name_width = -1;
}

static void
cb_sheet_heading_dispose (GObject *object)
{
  CbSheetHeading *self = CB_SHEET_HEADING (object);

  g_clear_pointer (&self->token, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_sheet_heading_parent_class)->dispose (object);
}

static void
cb_sheet_heading_class_init (CbSheetHeadingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_sheet_heading_dispose;

  widget_class->css_changed = cb_sheet_heading_css_changed;
  widget_class->measure = cb_sheet_heading_measure;
  widget_class->size_allocate = cb_sheet_heading_size_allocate;

  CB_OWNS (object_class, CbSheetHeading, description, g_free);
  CB_OWNS (object_class, CbSheetHeading, out, g_free);

  gtk_widget_class_set_css_name (widget_class, "sheetheading");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
}

static void
cb_sheet_heading_init (CbSheetHeading *self)
{
  self->name_width = -1;
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

/* @token: (transfer floating); @name: the name as shown */
GtkWidget *
cb_sheet_heading_new (GtkWidget *token, const char *name)
{
  CbSheetHeading *self;

  g_return_val_if_fail (GTK_IS_WIDGET (token), NULL);

  self = g_object_new (CB_TYPE_SHEET_HEADING, NULL);
  self->token = token;
  gtk_widget_insert_before (token, GTK_WIDGET (self), self->label);
  gtk_label_set_label (GTK_LABEL (self->label), name);
  return GTK_WIDGET (self);
}

static void
update_tooltip (CbSheetHeading *self)
{
  g_autofree char *text = self->out != NULL
                            /* Translators: a player, then why he is out */
                            ? g_strdup_printf (_ ("%s: %s"), self->description, self->out)
                            : g_strdup (self->description);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
}

/* @description: all there is to say of the column */
void
cb_sheet_heading_set_description (CbSheetHeading *self, const char *description)
{
  g_return_if_fail (CB_IS_SHEET_HEADING (self));

  if (!g_set_str (&self->description, description))
    return;
  update_tooltip (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
}

static void
update_out (CbSheetHeading *self)
{
  if (CB_IS_TOKEN (self->token))
    cb_token_set_out (CB_TOKEN (self->token), self->out != NULL);
  update_tooltip (self);
  if (self->out != NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "out");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      self->out, -1);
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "out");
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
}

/**
 * cb_sheet_heading_set_state:
 * @out: (nullable): why the player takes no more turns; %NULL if he is in the game
 * @turn: whether it is his turn
 */
void
cb_sheet_heading_set_state (CbSheetHeading *self, const char *out, gboolean turn)
{
  g_return_if_fail (CB_IS_SHEET_HEADING (self));

  if (CB_IS_TOKEN (self->token))
    cb_token_set_turn (CB_TOKEN (self->token), turn);
  if (g_set_str (&self->out, out))
    update_out (self);
}

void
cb_sheet_heading_set_heads (CbSheetHeading *self, CbSheetHeads heads)
{
  g_return_if_fail (CB_IS_SHEET_HEADING (self));

  if (self->heads == heads)
    return;

  self->heads = heads;
  if (CB_IS_TOKEN (self->token))
    g_object_set (self->token, "size",
                  heads == CB_SHEET_HEADS_BESIDE ? CB_SHEET_TOKEN_BESIDE : CB_SHEET_TOKEN_ALONE,
                  NULL);
  cb_css_class_set (self->label, "small", heads == CB_SHEET_HEADS_BELOW);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The width that the whole name needs beside the token, in pixels. */
int
cb_sheet_heading_get_name_width (CbSheetHeading *self)
{
  g_return_val_if_fail (CB_IS_SHEET_HEADING (self), 0);

  if (self->name_width < 0)
    {
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (
        GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->label)));

      pango_layout_get_pixel_size (layout, &self->name_width, NULL);
    }
  return self->name_width;
}
