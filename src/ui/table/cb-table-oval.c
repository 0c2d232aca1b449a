/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <glib/gi18n.h>

#include "cb-children.h"
#include "cb-fields.h"
#include "cb-shade.h"
#include "cb-table-hands.h"
#include "cb-table-oval-private.h"
#include "cb-table-seat.h"

#define NATURAL_WIDTH 840
#define LEAST_WIDTH   280
#define RIM           12.0f
#define NARROW_RIM    8.0f
#define CARD          44
#define BRIEF_CARD    28
/* From so many players on there is room for little more than names. */
#define CROWD 7

G_DEFINE_FINAL_TYPE (CbTableOval, cb_table_oval, GTK_TYPE_WIDGET)

gboolean
_cb_table_oval_is_brief (CbTableOval *self)
{
  return self->narrow || self->n_seats >= CROWD;
}

/* The seat at the bottom is mine, or the first where I only watch. */
static guint
get_seat_at (CbTableOval *self, guint place)
{
  int me = cb_case_get_setup (self->case_)->me;

  return (place + (guint) MAX (me, 0)) % self->n_seats;
}

static graphene_size_t
measure_child (GtkWidget *child)
{
  GtkRequisition natural;

  gtk_widget_get_preferred_size (child, NULL, &natural);
  return (graphene_size_t) { (float) natural.width, (float) natural.height };
}

static void
compute_places (CbTableOval *self, float width, CbOvalPlaces *places)
{
  CbOvalParts parts = { .n_seats = self->n_seats };

  for (guint i = 0; i < self->n_seats; i++)
    {
      parts.seats[i] = measure_child (self->seats[get_seat_at (self, i)]);
      parts.fans[i] = measure_child (self->fans[get_seat_at (self, i)]);
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
  CbTableOval *self = CB_TABLE_OVAL (widget);
  CbOvalPlaces places;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  compute_places (self, (float) (for_size < 0 ? NATURAL_WIDTH : MAX (for_size, LEAST_WIDTH)),
                  &places);
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
  CbTableOval *self = CB_TABLE_OVAL (widget);
  guint n = 0;
  float down;

  compute_places (self, (float) width, &self->laid);
  down = MAX (0, ((float) height - self->laid.height) / 2);
  self->laid.oval.origin.y += down;
  for (guint i = 0; i < self->n_seats; i++)
    {
      allocate (self->seats[get_seat_at (self, i)], &self->laid.seats[i], down);
      allocate (self->fans[get_seat_at (self, i)], &self->laid.fans[i], down);
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

/* A rim of wood around a cloth. */
static void
draw_table (CbTableOval *self, GtkSnapshot *snapshot)
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

static void
cb_table_oval_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  draw_table (CB_TABLE_OVAL (widget), snapshot);

  GTK_WIDGET_CLASS (cb_table_oval_parent_class)->snapshot (widget, snapshot);
}

static void
remove_children (CbTableOval *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_ptr_array_set_size (self->things, 0);
  g_ptr_array_set_size (self->places, 0);
  self->n_seats = 0;
}

static void
cb_table_oval_dispose (GObject *object)
{
  CbTableOval *self = CB_TABLE_OVAL (object);

  remove_children (self);

  G_OBJECT_CLASS (cb_table_oval_parent_class)->dispose (object);
}

static void
cb_table_oval_class_init (CbTableOvalClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_table_oval_dispose;
  CB_OWNS (object_class, CbTableOval, case_, g_object_unref);
  CB_OWNS (object_class, CbTableOval, things, g_ptr_array_unref);
  CB_OWNS (object_class, CbTableOval, places, g_ptr_array_unref);

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
  self->things = g_ptr_array_new ();
  self->places = g_ptr_array_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"),
                                  -1);
}

/* Builds the table for the present players and things. */
void
cb_table_oval_set_up (CbTableOval *self, CbCase *case_)
{
  CbSetup *setup = cb_case_get_setup (case_);

  g_return_if_fail (CB_IS_TABLE_OVAL (self));

  remove_children (self);
  g_set_object (&self->case_, case_);
  self->n_seats = setup->n_players;
  for (guint i = 0; i < self->n_seats; i++)
    {
      guint seat = get_seat_at (self, i);

      self->seats[seat] = cb_table_seat_new (seat);
      self->fans[seat] = GTK_WIDGET (cb_table_thing_new ());
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->fans[seat]), "u", seat);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->fans[seat]), "table-view.show-seat");
      gtk_widget_set_parent (self->fans[seat], GTK_WIDGET (self));
      gtk_widget_set_parent (self->seats[seat], GTK_WIDGET (self));
    }
  _cb_table_oval_build_things (self, setup);
  for (guint i = 0; i < self->things->len; i++)
    gtk_widget_set_parent (g_ptr_array_index (self->things, i), GTK_WIDGET (self));
}

/* Shows my own hand as backs, as others see the screen, too. */
static void
show_hand (CbTableOval *self, const CbTableState *state, guint seat)
{
  CbSetup *setup = cb_case_get_setup (self->case_);
  gboolean open = cb_seats_get (state->seats, seat) == CB_SEAT_EXPOSED;
  CbCardSet known = (int) seat == setup->me && !open
                      ? 0
                      : cb_table_state_get_known (state, self->case_, CB_HOLDER_OF_SEAT (seat));
  GtkWidget *fan;
  g_autofree char *label = (int) seat == setup->me
                             ? g_strdup (_ ("Your cards"))
                             /* Translators: %s is a player */
                             : g_strdup_printf (_ ("%s’s cards"), setup->players[seat].name);
  guint least, most;

  cb_table_state_count_hand (state, seat, &least, &most);
  fan = cb_fan_new (setup->edition, least, known,
                    _cb_table_oval_is_brief (self) ? BRIEF_CARD : CARD);
  gtk_widget_set_opacity (fan, open ? 0.75 : 1);
  cb_table_thing_set_picture (CB_TABLE_THING (self->fans[seat]), fan);
  cb_table_thing_set_label (CB_TABLE_THING (self->fans[seat]), label);
}

/**
 * cb_table_oval_show:
 * @state: of the case that the table was laid for
 * @narrow: whether the screen is small
 */
void
cb_table_oval_show (CbTableOval *self, const CbTableState *state, gboolean narrow)
{
  g_return_if_fail (CB_IS_TABLE_OVAL (self));

  self->narrow = narrow;
  for (guint i = 0; i < self->n_seats; i++)
    {
      cb_table_seat_show (CB_TABLE_SEAT (self->seats[i]), self->case_, state,
                          _cb_table_oval_is_brief (self));
      show_hand (self, state, i);
    }
  _cb_table_oval_show_things (self, state);
}
