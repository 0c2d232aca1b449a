/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-slot.h"
#include "cb-case-column.h"
#include "cb-dial.h"
#include "cb-slot.h"

/* The gap between two cards where the groups of the sheet are lower than the cards. */
#define GAP 6

struct _CbCaseColumn
{
  CbCaseSlots parent_instance;

  GtkWidget *head;
  CbPainting *ring;
  GtkLabel *figure;
  int header_height;
  int places[CB_MAX_CATEGORIES]; /* the place of the group of each category in the sheet */
};

G_DEFINE_FINAL_TYPE (CbCaseColumn, cb_case_column, CB_TYPE_CASE_SLOTS)

/* Shows the progress of the case; keeps the last figure until the new one is known. */
static void
cb_case_column_update (CbCaseSlots *slots, CbSheet *sheet)
{
  CbCaseColumn *self = CB_CASE_COLUMN (slots);
  double progress = cb_sheet_get_progress (sheet);
  g_autofree char *figure = NULL;

  gtk_widget_set_visible (self->head, !cb_sheet_shows_own_marks (sheet));
  if (progress < 0)
    return;
  figure = cb_percent_describe ((int) (100 * progress));
  gtk_label_set_label (self->figure, figure);
  cb_dial_show_ring (self->ring, progress);
}

static void
cb_case_column_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      gtk_widget_measure (child, orientation, -1, &least, NULL, NULL, NULL);
      *minimum = *natural = MAX (*minimum, least);
    }
}

/* Each card begins beside its group, or below the card before it. The last card may begin higher,
 * so that all of it is visible at the end of the sheet, below which one cannot scroll. */
static void
cb_case_column_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbCaseColumn *self = CB_CASE_COLUMN (widget);
  CbCaseSlots *slots = CB_CASE_SLOTS (widget);
  guint n = cb_case_slots_get_n (slots);
  int bottom = G_MININT;

  gtk_widget_size_allocate (self->head, &(GtkAllocation) { 0, 0, width, self->header_height }, -1);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *slot = cb_case_slots_get (slots, i);
      int y = MAX (self->places[cb_card_slot_get_category (CB_CARD_SLOT (slot))], bottom);
      int natural;

      gtk_widget_measure (slot, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
      if (i == n - 1 && y < height)
        y = MAX (MIN (y, height - natural), bottom);
      gtk_widget_size_allocate (slot, &(GtkAllocation) { 0, y, width, natural }, -1);
      bottom = y + natural + GAP;
    }
}

/* Cards that are scrolled disappear under the head. */
static void
cb_case_column_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbCaseColumn *self = CB_CASE_COLUMN (widget);
  CbCaseSlots *slots = CB_CASE_SLOTS (widget);
  int height = MAX (gtk_widget_get_height (widget) - self->header_height, 0);

  gtk_widget_snapshot_child (widget, self->head, snapshot);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, (float) self->header_height,
                                                         (float) gtk_widget_get_width (widget),
                                                         (float) height));
  for (guint i = 0; i < cb_case_slots_get_n (slots); i++)
    gtk_widget_snapshot_child (widget, cb_case_slots_get (slots, i), snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
cb_case_column_dispose (GObject *object)
{
  g_clear_pointer (&CB_CASE_COLUMN (object)->head, gtk_widget_unparent);

  G_OBJECT_CLASS (cb_case_column_parent_class)->dispose (object);
}

static void
cb_case_column_class_init (CbCaseColumnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_case_column_dispose;

  widget_class->measure = cb_case_column_measure;
  widget_class->size_allocate = cb_case_column_size_allocate;
  widget_class->snapshot = cb_case_column_snapshot;

  CB_CASE_SLOTS_CLASS (klass)->orientation = GTK_ORIENTATION_VERTICAL;
  CB_CASE_SLOTS_CLASS (klass)->update = cb_case_column_update;

  gtk_widget_class_set_css_name (widget_class, "casecolumn");
}

/* (transfer floating): the ring, and beside it the percentage with its caption */
static GtkWidget *
create_head (CbCaseColumn *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "label", _ ("Case file"), "xalign", 0.0,
                                   "css-classes", (const char *[]) { "caption", NULL }, NULL);

  self->ring = cb_painting_new (GTK_ACCESSIBLE_ROLE_PRESENTATION);
  self->figure = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "css-classes",
                               (const char *[]) { "figure", NULL }, NULL);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (lines), GTK_WIDGET (self->figure));
  gtk_box_append (GTK_BOX (lines), words);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->ring));
  gtk_box_append (GTK_BOX (head), lines);
  gtk_widget_add_css_class (head, "head");
  return head;
}

static void
cb_case_column_init (CbCaseColumn *self)
{
  self->head = create_head (self);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * cb_case_column_place:
 * @header_height: the height of the sheet’s header, which the head has, too
 * @places: the place of the group of each category, which may be scrolled out of view
 *
 * Takes effect with the next allocation.
 */
void
cb_case_column_place (CbCaseColumn *self, int header_height, const int *places)
{
  g_return_if_fail (CB_IS_CASE_COLUMN (self));

  self->header_height = header_height;
  for (guint i = 0; i < CB_MAX_CATEGORIES; i++)
    self->places[i] = places[i];
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
