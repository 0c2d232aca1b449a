/* cb-case-column.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "casebook"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-card-slot.h"
#include "cb-case-column.h"
#include "cb-ring.h"
#include "cb-slot.h"

/* Between two cards where the groups are too short for them. */
#define GAP 6

struct _CbCaseColumn
{
  GtkWidget parent_instance;

  CbSheet *sheet;
  GtkWidget *head;
  CbRing *ring;
  GtkLabel *figure;
  GPtrArray *slots;   /* children */
  GArray *categories; /* of the slots */
  int header_height;
  int places[CB_MAX_CATEGORIES]; /* by category */
};

enum
{
  PROP_0,
  PROP_SHEET,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CbCaseColumn, cb_case_column, GTK_TYPE_WIDGET)

/* What is not known yet leaves the figure as it was. */
static void
update_figure (CbCaseColumn *self)
{
  double progress = cb_sheet_get_progress (self->sheet);
  g_autofree char *figure = NULL;

  if (progress < 0)
    return;
  /* Translators: how far a case is. */
  figure = g_strdup_printf (_ ("%d %%"), (int) (100 * progress));
  gtk_label_set_label (self->figure, figure);
  cb_ring_set_share (self->ring, progress);
}

static void
update (CbCaseColumn *self)
{
  update_figure (self);
  for (guint i = 0; i < self->slots->len; i++)
    cb_card_slot_update (g_ptr_array_index (self->slots, i), self->sheet);
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

/* Each card begins with its group, or after the card above it. */
static void
cb_case_column_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbCaseColumn *self = CB_CASE_COLUMN (widget);
  int bottom = G_MININT;

  gtk_widget_size_allocate (self->head, &(GtkAllocation) { 0, 0, width, self->header_height }, -1);
  for (guint i = 0; i < self->slots->len; i++)
    {
      GtkWidget *slot = g_ptr_array_index (self->slots, i);
      int y = MAX (self->places[g_array_index (self->categories, guint, i)], bottom);
      int natural;

      gtk_widget_measure (slot, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
      gtk_widget_size_allocate (slot, &(GtkAllocation) { 0, y, width, natural }, -1);
      bottom = y + natural + GAP;
    }
}

/* Cards that are scrolled go under the head. */
static void
cb_case_column_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbCaseColumn *self = CB_CASE_COLUMN (widget);
  int height = MAX (gtk_widget_get_height (widget) - self->header_height, 0);

  gtk_widget_snapshot_child (widget, self->head, snapshot);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, (float) self->header_height,
                                                         (float) gtk_widget_get_width (widget),
                                                         (float) height));
  for (guint i = 0; i < self->slots->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->slots, i), snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
remove_slots (CbCaseColumn *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->slots, i));
  g_ptr_array_set_size (self->slots, 0);
  g_array_set_size (self->categories, 0);
}

static void
add_slots (CbCaseColumn *self)
{
  const CbEdition *edition = cb_case_get_edition (cb_sheet_get_case (self->sheet));

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if (cb_edition_get_category (edition, i)->n_in_envelope > 0)
      {
        GtkWidget *slot = cb_card_slot_new (i, GTK_ORIENTATION_VERTICAL);

        gtk_widget_set_parent (slot, GTK_WIDGET (self));
        g_ptr_array_add (self->slots, slot);
        g_array_append_val (self->categories, i);
      }
}

static void
cb_case_column_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SHEET:
      g_value_set_object (value, CB_CASE_COLUMN (object)->sheet);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_column_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SHEET:
      cb_case_column_set_sheet (CB_CASE_COLUMN (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
cb_case_column_dispose (GObject *object)
{
  CbCaseColumn *self = CB_CASE_COLUMN (object);

  if (self->sheet != NULL)
    g_signal_handlers_disconnect_by_data (self->sheet, self);
  remove_slots (self);
  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_object (&self->sheet);

  G_OBJECT_CLASS (cb_case_column_parent_class)->dispose (object);
}

static void
cb_case_column_finalize (GObject *object)
{
  CbCaseColumn *self = CB_CASE_COLUMN (object);

  g_ptr_array_unref (self->slots);
  g_array_unref (self->categories);

  G_OBJECT_CLASS (cb_case_column_parent_class)->finalize (object);
}

static void
cb_case_column_class_init (CbCaseColumnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = cb_case_column_get_property;
  object_class->set_property = cb_case_column_set_property;
  object_class->dispose = cb_case_column_dispose;
  object_class->finalize = cb_case_column_finalize;

  widget_class->measure = cb_case_column_measure;
  widget_class->size_allocate = cb_case_column_size_allocate;
  widget_class->snapshot = cb_case_column_snapshot;

  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, CB_TYPE_SHEET,
                                                G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                                  G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "casecolumn");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* (transfer floating): the ring, and beside it the figure over what it is of */
static GtkWidget *
create_head (CbCaseColumn *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *words = g_object_new (GTK_TYPE_LABEL, "label", _ ("Case file"), "xalign", 0.0,
                                   "css-classes", (const char *[]) { "caption", NULL }, NULL);

  self->ring = CB_RING (cb_ring_new ());
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
  self->slots = g_ptr_array_new ();
  self->categories = g_array_new (FALSE, FALSE, sizeof (guint));
  self->head = create_head (self);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Case file"), -1);
}

void
cb_case_column_set_sheet (CbCaseColumn *self, CbSheet *sheet)
{
  g_return_if_fail (CB_IS_CASE_COLUMN (self));
  g_return_if_fail (sheet == NULL || CB_IS_SHEET (sheet));

  if (self->sheet == sheet)
    return;
  if (self->sheet != NULL)
    g_signal_handlers_disconnect_by_data (self->sheet, self);
  remove_slots (self);
  g_set_object (&self->sheet, sheet);
  if (sheet != NULL)
    {
      g_signal_connect_swapped (sheet, "changed", G_CALLBACK (update), self);
      g_signal_connect_swapped (sheet, "notify::chances", G_CALLBACK (update), self);
      add_slots (self);
      update (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHEET]);
}

/**
 * cb_case_column_place:
 * @header_height: of the sheet, which the head shares
 * @places: where the group of each category begins, by category; it may be scrolled out of view
 *
 * To be followed by an allocation.
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
