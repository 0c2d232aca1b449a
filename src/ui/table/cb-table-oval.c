/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <math.h>
#include <glib/gi18n.h>

#include "cb-card-face.h"
#include "cb-children.h"
#include "cb-motion.h"
#include "cb-oval.h"
#include "cb-shade.h"
#include "cb-table-oval.h"

#define NATURAL_WIDTH 840
#define LEAST_WIDTH   280
#define RIM           12.0f
#define NARROW_RIM    8.0f
#define CARD          44
#define BRIEF_CARD    28
/* With this many players or more there is room for little more than names. */
#define CROWD 7

/* How long a card takes from hand to hand, in milliseconds, and its height in its widths. */
#define PASSING     450
#define CARD_HEIGHT 1.4f

typedef struct
{
  gboolean narrow;
  guint n_seats;
  GtkWidget *seats[CB_MAX_PLAYERS]; /* clockwise from the bottom */
  GtkWidget *fans[CB_MAX_PLAYERS];  /* likewise */
  GPtrArray *things;                /* of GtkWidget, in the middle */
  CbOvalPlaces laid;

  AdwAnimation *passing; /* of a card from hand to hand; NULL for none */
  CbEdition *edition;    /* whose back the card has */
  guint from;            /* places of hands, clockwise from the bottom */
  guint to;
} CbTableOvalPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (CbTableOval, cb_table_oval, GTK_TYPE_WIDGET)

static CbTableOvalPrivate *
get_private (gpointer self)
{
  return cb_table_oval_get_instance_private (self);
}

static graphene_size_t
measure_child (GtkWidget *child)
{
  GtkRequisition natural;

  gtk_widget_get_preferred_size (child, NULL, &natural);
  return (graphene_size_t) { (float) natural.width, (float) natural.height };
}

static void
compute_places (CbTableOvalPrivate *self, float width, CbOvalPlaces *places)
{
  CbOvalParts parts = { .n_seats = self->n_seats };

  for (guint i = 0; i < self->n_seats; i++)
    {
      parts.seats[i] = measure_child (self->seats[i]);
      parts.fans[i] = measure_child (self->fans[i]);
    }
  for (guint i = 0; i < self->things->len; i++)
    if (gtk_widget_should_layout (g_ptr_array_index (self->things, i)))
      parts.things[parts.n_things++] = measure_child (g_ptr_array_index (self->things, i));
  cb_oval_place (&parts, width, places);
}

static void
cb_table_oval_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  CbOvalPlaces places;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  compute_places (get_private (widget),
                  (float) (for_size < 0 ? NATURAL_WIDTH : MAX (for_size, LEAST_WIDTH)), &places);
  *minimum = *natural = (int) ceilf (places.height);
}

static void
allocate (GtkWidget *child, const graphene_rect_t *place, float down)
{
  int x = (int) roundf (place->origin.x), y = (int) roundf (place->origin.y + down);

  gtk_widget_size_allocate (
    child,
    &(GtkAllocation) { x, y, (int) ceilf (place->size.width), (int) ceilf (place->size.height) },
    -1);
}

static void
cb_table_oval_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CbTableOvalPrivate *self = get_private (widget);
  guint n = 0;
  float down;

  compute_places (self, (float) width, &self->laid);
  down = MAX (0, ((float) height - self->laid.height) / 2);
  self->laid.oval.origin.y += down;
  for (guint i = 0; i < self->n_seats; i++)
    {
      allocate (self->seats[i], &self->laid.seats[i], down);
      allocate (self->fans[i], &self->laid.fans[i], down);
    }
  for (guint i = 0; i < self->things->len; i++)
    if (gtk_widget_should_layout (g_ptr_array_index (self->things, i)))
      allocate (g_ptr_array_index (self->things, i), &self->laid.things[n++], down);
}

static void
fill_oval (GtkSnapshot *snapshot, const graphene_rect_t *oval, const char *colour)
{
  g_autoptr (GskPath) path = cb_oval_make_path (oval);
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &rgba);
}

/* Draws a rim of wood around a cloth. */
static void
draw_table (CbTableOvalPrivate *self, GtkSnapshot *snapshot)
{
  CbScheme scheme = cb_scheme_get ();
  gboolean dark = cb_scheme_is_dark (scheme);
  float rim = self->narrow ? NARROW_RIM : RIM;
  graphene_rect_t oval = self->laid.oval;

  if (cb_scheme_has_contrast (scheme))
    {
      fill_oval (snapshot, &oval, dark ? "#ffffff" : "#000000");
      graphene_rect_inset (&oval, 2, 2);
      rim -= 2;
    }
  fill_oval (snapshot, &oval, dark ? "#4b3a2c" : "#b08a63");
  graphene_rect_inset (&oval, rim, rim);
  fill_oval (snapshot, &oval, dark ? "#2a302d" : "#edf0ee");
}

static graphene_point_t
get_middle (GtkWidget *child)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  return gtk_widget_compute_bounds (child, gtk_widget_get_parent (child), &bounds)
           ? GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                                  bounds.origin.y + bounds.size.height / 2)
           : bounds.origin;
}

/* Returns: the present middle of the card that is being passed */
static graphene_point_t
find_passed (CbTableOvalPrivate *self)
{
  graphene_point_t from = get_middle (self->fans[self->from]);
  graphene_point_t to = get_middle (self->fans[self->to]);
  graphene_point_t middle;

  graphene_point_interpolate (&from, &to, adw_animation_get_value (self->passing), &middle);
  return middle;
}

/* Draws the back of the card that is being passed, whoever looks on. */
static void
draw_passed (CbTableOval *self, GtkSnapshot *snapshot)
{
  CbTableOvalPrivate *priv = get_private (self);
  float width = (float) cb_table_oval_get_card_width (self);
  graphene_point_t middle = find_passed (priv);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (middle.x - width / 2, middle.y - width * CARD_HEIGHT / 2));
  cb_card_face_snapshot_in_fan (snapshot, GTK_WIDGET (self), priv->edition, -1, width, 0);
  gtk_snapshot_restore (snapshot);
}

static void
cb_table_oval_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  draw_table (get_private (widget), snapshot);

  GTK_WIDGET_CLASS (cb_table_oval_parent_class)->snapshot (widget, snapshot);
  if (get_private (widget)->passing != NULL)
    draw_passed (CB_TABLE_OVAL (widget), snapshot);
}

static void
stop_passing (CbTableOval *self)
{
  CbTableOvalPrivate *priv = get_private (self);

  if (priv->passing != NULL)
    adw_animation_reset (priv->passing);
  g_clear_object (&priv->passing);
  g_clear_pointer (&priv->edition, cb_edition_unref);
}

static void
passed_cb (CbTableOval *self)
{
  stop_passing (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pass_cb (double value, gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

/* Takes everybody and everything away. */
void
cb_table_oval_clear (CbTableOval *self)
{
  CbTableOvalPrivate *priv = get_private (self);
  GtkWidget *child;

  g_return_if_fail (CB_IS_TABLE_OVAL (self));

  stop_passing (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_ptr_array_set_size (priv->things, 0);
  priv->n_seats = 0;
}

static void
cb_table_oval_dispose (GObject *object)
{
  cb_table_oval_clear (CB_TABLE_OVAL (object));

  G_OBJECT_CLASS (cb_table_oval_parent_class)->dispose (object);
}

static void
cb_table_oval_finalize (GObject *object)
{
  g_ptr_array_unref (get_private (object)->things);

  G_OBJECT_CLASS (cb_table_oval_parent_class)->finalize (object);
}

static void
cb_table_oval_class_init (CbTableOvalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_table_oval_dispose;
  object_class->finalize = cb_table_oval_finalize;

  widget_class->get_request_mode = cb_children_get_request_mode;
  widget_class->measure = cb_table_oval_measure;
  widget_class->size_allocate = cb_table_oval_size_allocate;
  widget_class->snapshot = cb_table_oval_snapshot;

  gtk_widget_class_set_css_name (widget_class, "tableoval");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cb_table_oval_init (CbTableOval *self)
{
  get_private (self)->things = g_ptr_array_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"),
                                  -1);
}

/**
 * cb_table_oval_add_seat:
 * @seat: (transfer floating): the next one, clockwise; the first is at the bottom
 * @fan: (transfer floating): the hand before it
 */
void
cb_table_oval_add_seat (CbTableOval *self, GtkWidget *seat, GtkWidget *fan)
{
  CbTableOvalPrivate *priv = get_private (self);

  g_return_if_fail (CB_IS_TABLE_OVAL (self));
  g_return_if_fail (priv->n_seats < CB_MAX_PLAYERS);

  priv->seats[priv->n_seats] = seat;
  priv->fans[priv->n_seats++] = fan;
  gtk_widget_set_parent (fan, GTK_WIDGET (self));
  gtk_widget_set_parent (seat, GTK_WIDGET (self));
}

/* @thing: (transfer floating): for the middle of the table */
void
cb_table_oval_add_thing (CbTableOval *self, gpointer thing)
{
  g_return_if_fail (CB_IS_TABLE_OVAL (self));

  g_ptr_array_add (get_private (self)->things, thing);
  gtk_widget_set_parent (thing, GTK_WIDGET (self));
}

/* @narrow: whether the screen is small */
void
cb_table_oval_set_narrow (CbTableOval *self, gboolean narrow)
{
  g_return_if_fail (CB_IS_TABLE_OVAL (self));

  get_private (self)->narrow = narrow;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
cb_table_oval_is_narrow (CbTableOval *self)
{
  g_return_val_if_fail (CB_IS_TABLE_OVAL (self), FALSE);

  return get_private (self)->narrow;
}

/* Returns: whether there is little room for each seat */
gboolean
cb_table_oval_is_brief (CbTableOval *self)
{
  g_return_val_if_fail (CB_IS_TABLE_OVAL (self), FALSE);

  return get_private (self)->narrow || get_private (self)->n_seats >= CROWD;
}

/* Returns: the width of a card in the hands, in pixels */
int
cb_table_oval_get_card_width (CbTableOval *self)
{
  return cb_table_oval_is_brief (self) ? BRIEF_CARD : CARD;
}

/**
 * cb_table_oval_pass_card:
 * @edition: whose cards they are
 * @from: the place of a hand, clockwise from the bottom
 * @to: the place of another one
 *
 * Lets a card glide, face down, from hand to hand. Does nothing where animations are off.
 */
void
cb_table_oval_pass_card (CbTableOval *self, CbEdition *edition, guint from, guint to)
{
  CbTableOvalPrivate *priv = get_private (self);

  g_return_if_fail (CB_IS_TABLE_OVAL (self));
  g_return_if_fail (from < priv->n_seats && to < priv->n_seats);

  stop_passing (self);
  if (!cb_motion_plays_turns (GTK_WIDGET (self)))
    return;
  priv->edition = cb_edition_ref (edition);
  priv->from = from;
  priv->to = to;
  priv->passing = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, PASSING,
                                           adw_callback_animation_target_new (pass_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (priv->passing), ADW_EASE_IN_OUT_CUBIC);
  g_signal_connect_object (priv->passing, "done", G_CALLBACK (passed_cb), self, G_CONNECT_SWAPPED);
  adw_animation_play (priv->passing);
}

/* @from, @to: (out): between which hands a card is gliding. Returns: whether there is one */
gboolean
cb_table_oval_get_passed (CbTableOval *self, guint *from, guint *to)
{
  CbTableOvalPrivate *priv = get_private (self);

  g_return_val_if_fail (CB_IS_TABLE_OVAL (self), FALSE);

  *from = priv->from;
  *to = priv->to;
  return priv->passing != NULL;
}
