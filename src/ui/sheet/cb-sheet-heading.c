/* cb-sheet-heading.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-sheet-heading"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-sheet-heading.h"

#define PADDING 4

struct _CbSheetHeading
{
  GtkWidget parent_instance;

  GtkWidget *child;
  char *description; /* the whole name, as heard */
  char *out;         /* why the player is out, or NULL */
  gboolean rotated;
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

  gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = 0;
}

/* Upright, the name begins at the bottom, next to its column. */
static void
cb_sheet_heading_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbSheetHeading *self = CB_SHEET_HEADING (widget);
  GskTransform *transform = NULL;

  if (self->rotated && GTK_IS_LABEL (self->child))
    {
      int line, wanted;

      gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, -1, NULL, &line, NULL, NULL);
      gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
      transform = gsk_transform_translate (
        NULL, &GRAPHENE_POINT_INIT ((float) (width - line) / 2.0F, (float) (height - PADDING)));
      transform = gsk_transform_rotate (transform, -90);
      gtk_widget_allocate (self->child, MIN (wanted, height - 2 * PADDING), line, -1, transform);
    }
  else if (GTK_IS_LABEL (self->child))
    {
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (PADDING / 2.0F, 0));
      gtk_widget_allocate (self->child, MAX (width - PADDING, 0), height, -1, transform);
    }
  else
    {
      int size;

      gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, -1, NULL, &size, NULL, NULL);
      size = MIN (size + 2 * PADDING, height);
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, (float) (height - size)));
      gtk_widget_allocate (self->child, width, size, -1, transform);
    }
}

static void
cb_sheet_heading_dispose (GObject *object)
{
  CbSheetHeading *self = CB_SHEET_HEADING (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_sheet_heading_parent_class)->dispose (object);
}

static void
cb_sheet_heading_finalize (GObject *object)
{
  CbSheetHeading *self = CB_SHEET_HEADING (object);

  g_free (self->description);
  g_free (self->out);

  G_OBJECT_CLASS (cb_sheet_heading_parent_class)->finalize (object);
}

static void
cb_sheet_heading_class_init (CbSheetHeadingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_sheet_heading_dispose;
  object_class->finalize = cb_sheet_heading_finalize;

  widget_class->measure = cb_sheet_heading_measure;
  widget_class->size_allocate = cb_sheet_heading_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "sheetheading");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
}

static void
cb_sheet_heading_init (CbSheetHeading *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* @icon_name: (nullable): shown instead of the name */
GtkWidget *
cb_sheet_heading_new (const char *icon_name)
{
  CbSheetHeading *self = g_object_new (CB_TYPE_SHEET_HEADING, NULL);

  if (icon_name != NULL)
    self->child = gtk_image_new_from_icon_name (icon_name);
  else
    {
      self->child = gtk_label_new (NULL);
      gtk_label_set_ellipsize (GTK_LABEL (self->child), PANGO_ELLIPSIZE_END);
    }
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));
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

/**
 * cb_sheet_heading_set_name:
 * @name: as shown
 * @description: as heard, and shown where the name is cut
 */
void
cb_sheet_heading_set_name (CbSheetHeading *self, const char *name, const char *description)
{
  g_return_if_fail (CB_IS_SHEET_HEADING (self));

  if (GTK_IS_LABEL (self->child))
    gtk_label_set_label (GTK_LABEL (self->child), name);
  g_set_str (&self->description, description);
  update_tooltip (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
}

/* @why: (nullable): why the player takes no more turns; NULL while he does */
void
cb_sheet_heading_set_out (CbSheetHeading *self, const char *why)
{
  g_return_if_fail (CB_IS_SHEET_HEADING (self));

  if (!g_set_str (&self->out, why))
    return;
  update_tooltip (self);
  if (why != NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "out");
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      why, -1);
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "out");
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
}

void
cb_sheet_heading_set_rotated (CbSheetHeading *self, gboolean rotated)
{
  g_return_if_fail (CB_IS_SHEET_HEADING (self));

  if (self->rotated == rotated)
    return;

  self->rotated = rotated;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* What the whole name needs, in pixels; 0 where there is an icon. */
int
cb_sheet_heading_get_name_width (CbSheetHeading *self)
{
  int natural;

  g_return_val_if_fail (CB_IS_SHEET_HEADING (self), 0);

  if (!GTK_IS_LABEL (self->child))
    return 0;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}
