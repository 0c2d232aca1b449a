/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-css-class.h"
#include "cb-fields.h"
#include "cb-glyph.h"
#include "cb-insight-parts.h"
#include "cb-player-look.h"
#include "cb-token.h"

#define GLYPH_SIZE 16
#define TOKEN_SIZE 20

/* How long my token glides, in milliseconds. */
#define GLIDE 200

/* Rooms with a smaller chance to get there are folded up. */
#define HARDLY 0.1

struct _CbPlacesView
{
  AdwBin parent_instance;

  CbInsight *insight;
  gboolean compact;
  gboolean tight;
  int here; /* the room where I am, or −1 */

  GtkWidget *chips; /* an AdwWrapBox */
  GtkWidget *places[CB_MAX_CARDS];
  GtkWidget *words; /* between where I am and what is in reach */
  GtkWidget *more;

  GtkWidget *token;     /* (nullable): my token, on the chip of the room where I am */
  graphene_rect_t from; /* where the token was before it began to glide */
  double part;          /* how much of the way it has gone, 0…1 */
  AdwAnimation *glide;
};

G_DEFINE_FINAL_TYPE (CbPlacesView, cb_places_view, ADW_TYPE_BIN)

static CbCardSet
get_rooms (CbPlacesView *self)
{
  const CbEdition *edition = cb_insight_get_edition (self->insight);

  return cb_edition_get_category (edition, cb_edition_get_n_categories (edition) - 1)->cards &
         ~cb_case_get_setup (cb_insight_get_case (self->insight))->removed;
}

/* Where I am, as I said or by the log; −1 if that is not known. */
static int
find_here (CbPlacesView *self)
{
  int arrived = cb_insight_get_arrived (self->insight);

  return arrived >= 0 ? arrived : cb_insight_get_spot (self->insight).room;
}

static const char *
get_name (CbPlacesView *self, guint room)
{
  return cb_edition_get_card (cb_insight_get_edition (self->insight), room)->name;
}

/* (transfer full): what a screen reader says of a room. @steps: the least roll for it, or 0 */
static char *
describe_place (CbPlacesView *self, guint room, guint steps, double chance)
{
  g_autofree char *percent = cb_chance_describe (chance);

  if ((int) room == find_here (self))
    /* Translators: spoken; a room of the board. */
    return g_strdup_printf (_ ("%s. You’re here."), get_name (self, room));
  if (steps > 0)
    /* Translators: spoken; a room of the board, the least roll that leads there, and how likely
     * that is, in percent. */
    return g_strdup_printf (_ ("%s, %u or more, %s. Press if you’re there."), get_name (self, room),
                            steps, percent);
  /* Translators: spoken; a room of the board. */
  return g_strdup_printf (_ ("%s. Press if you’re there."), get_name (self, room));
}

/* (transfer floating): what is on a chip. @steps: the least roll for the room, or 0 */
static GtkWidget *
create_content (CbPlacesView *self, guint room, guint steps)
{
  const CbSetup *setup = cb_case_get_setup (cb_insight_get_case (self->insight));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if ((int) room == find_here (self))
    {
      self->token = cb_token_new_for_player (setup, setup->me, TOKEN_SIZE);
      gtk_box_append (GTK_BOX (box), self->token);
    }
  gtk_box_append (GTK_BOX (box), cb_glyph_new_for_card (setup->edition, room, GLYPH_SIZE));
  gtk_box_append (GTK_BOX (box), gtk_label_new (get_name (self, room)));
  if (steps > 0)
    {
      /* Translators: on a room of the board: the least roll that leads there: “7+” */
      g_autofree char *text = g_strdup_printf (_ ("%u+"), steps);
      GtkWidget *least = gtk_label_new (text);

      gtk_widget_add_css_class (least, "least-roll");
      gtk_box_append (GTK_BOX (box),
                      g_object_new (GTK_TYPE_IMAGE, "icon-name", "casebook-die-symbolic",
                                    "pixel-size", GLYPH_SIZE, NULL));
      gtk_box_append (GTK_BOX (box), least);
    }
  return box;
}

static void
show_place (CbPlacesView *self, guint room, const CbReach *reach)
{
  CbSpot spot = cb_insight_get_spot (self->insight);
  gboolean here = (int) room == find_here (self);
  gboolean rolls = spot.room >= 0 && spot.rolled == 0 && !here && (int) room != spot.room;
  guint steps = rolls ? cb_spot_get_steps (&spot, cb_insight_get_edition (self->insight), room) : 0;
  g_autofree char *words = describe_place (self, room, steps, reach->chances[room]);
  GtkWidget *place = self->places[room];

  gtk_button_set_child (GTK_BUTTON (place), create_content (self, room, steps));
  cb_css_class_set (place, "chosen", here);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_STATE_PRESSED,
                               here ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
  gtk_widget_set_visible (
    place, spot.room < 0 || here || (int) room == spot.room || reach->chances[room] >= HARDLY ||
             (spot.rolled == 0 && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->more))));
}

/* Returns: the least roll for a room; if there is no way, more than can be rolled */
static guint
get_distance (CbPlacesView *self, const CbReach *reach, guint room)
{
  CbSpot spot = cb_insight_get_spot (self->insight);
  guint steps = 0;

  if (spot.room >= 0)
    steps = cb_spot_get_steps (&spot, cb_insight_get_edition (self->insight), room);
  return steps > 0 || reach->chances[room] > 0 ? steps : G_MAXUINT;
}

/* Sorts the rooms: the one where I stood comes first, then the nearer ones. */
static void
arrange (CbPlacesView *self, const CbReach *reach)
{
  CbSpot spot = cb_insight_get_spot (self->insight);
  int stood = spot.room;
  AdwWrapBox *chips = ADW_WRAP_BOX (self->chips);
  GtkWidget *last = self->words;
  CbCardSet left = get_rooms (self);

  if (stood >= 0 && cb_card_set_has (left, (guint) stood))
    {
      adw_wrap_box_reorder_child_after (chips, self->places[stood], NULL);
      adw_wrap_box_reorder_child_after (chips, self->words, self->places[stood]);
      left &= ~cb_card_set_of ((guint) stood);
    }
  gtk_widget_set_visible (self->words, reach->rooms != 0);
  gtk_widget_set_visible (self->more, stood >= 0 && spot.rolled == 0);
  while (left != 0)
    {
      guint next = cb_card_set_first (left);

      for (CbCardSet others = left; others != 0; others &= others - 1)
        if (get_distance (self, reach, cb_card_set_first (others)) <
            get_distance (self, reach, next))
          next = cb_card_set_first (others);
      adw_wrap_box_reorder_child_after (chips, self->places[next], last);
      last = self->places[next];
      left &= ~cb_card_set_of (next);
    }
  adw_wrap_box_reorder_child_after (chips, self->more, last);
}

/* Returns: whether it is known where my token is painted. @place: (out) */
static gboolean
find_token (CbPlacesView *self, graphene_rect_t *place)
{
  graphene_rect_t to;

  if (self->token == NULL || !gtk_widget_get_mapped (self->token) ||
      !gtk_widget_compute_bounds (self->token, GTK_WIDGET (self), &to))
    return FALSE;
  graphene_rect_interpolate (&self->from, &to, self->part, place);
  return TRUE;
}

static void
glide_cb (double part, gpointer user_data)
{
  CbPlacesView *self = user_data;

  self->part = part;
  if (self->token != NULL)
    gtk_widget_set_opacity (self->token, part < 1 ? 0 : 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* While it glides the token is painted above all chips. */
static void
cb_places_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbPlacesView *self = CB_PLACES_VIEW (widget);
  graphene_rect_t place;

  GTK_WIDGET_CLASS (cb_places_view_parent_class)->snapshot (widget, snapshot);
  if (self->part < 1 && find_token (self, &place))
    {
      const CbSetup *setup = cb_case_get_setup (cb_insight_get_case (self->insight));
      g_autofree char *letters = cb_setup_get_player_letters (setup, (guint) setup->me);

      cb_token_snapshot (snapshot, widget, cb_setup_get_player_colour (setup, (guint) setup->me),
                         letters, &place);
    }
}

/* Lets my token glide from where it was, if it is on a chip now. @was: its room, or −1 */
static void
move_token (CbPlacesView *self, int was, const graphene_rect_t *from)
{
  if (self->token == NULL || was < 0 || was == self->here)
    {
      glide_cb (self->token != NULL ? self->part : 1, self);
      return;
    }
  self->from = *from;
  adw_animation_reset (self->glide);
  adw_animation_play (self->glide);
}

static void
update (CbPlacesView *self)
{
  CbSpot spot = cb_insight_get_spot (self->insight);
  CbReach reach = cb_spot_get_reach (&spot, cb_insight_get_edition (self->insight));
  graphene_rect_t from;
  int was = find_token (self, &from) ? self->here : -1;

  self->token = NULL;
  self->here = find_here (self);
  for (CbCardSet left = get_rooms (self); left != 0; left &= left - 1)
    show_place (self, cb_card_set_first (left), &reach);
  arrange (self, &reach);
  move_token (self, was, &from);
}

static void
insight_arrive (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CbPlacesView *self = CB_PLACES_VIEW (widget);
  guint room = g_variant_get_uint32 (parameter);

  if (room >= CB_MAX_CARDS || !cb_card_set_has (get_rooms (self), room))
    return;
  cb_insight_set_arrived (self->insight,
                          (int) room == cb_insight_get_arrived (self->insight) ? -1 : (int) room);
}

static GtkWidget *
create_place (guint room)
{
  GtkWidget *place = gtk_button_new ();

  gtk_widget_add_css_class (place, "chip");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (place), "u", room);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (place), "insight.arrive");
  return place;
}

/* Fills the view, or hides it if several cards of a category can be asked for together: such a game
 * has no board.
 */
static void
follow_insight (CbPlacesView *self)
{
  const CbRules *rules = cb_edition_get_rules (cb_insight_get_edition (self->insight));

  for (CbCardSet left = get_rooms (self); left != 0; left &= left - 1)
    {
      guint room = cb_card_set_first (left);

      self->places[room] = create_place (room);
      adw_wrap_box_append (ADW_WRAP_BOX (self->chips), self->places[room]);
    }
  gtk_widget_set_visible (self->chips, rules->n_alike == 1);
  g_signal_connect_object (self->insight, "notify::state", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->insight, "notify::arrived", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cb_insight_get_case (self->insight), "notify::setup",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* Puts the chips into one line that scrolls, or into as many lines as they take. */
static void
lay_out (CbPlacesView *self)
{
  g_autoptr (GtkWidget) chips = g_object_ref (self->chips);
  GtkWidget *parent = gtk_widget_get_parent (chips);

  if (parent != NULL && parent != GTK_WIDGET (self))
    gtk_viewport_set_child (GTK_VIEWPORT (parent), NULL);
  adw_bin_set_child (ADW_BIN (self), NULL);
  if (!self->compact && !self->tight)
    {
      adw_bin_set_child (ADW_BIN (self), chips);
      return;
    }
  adw_bin_set_child (
    ADW_BIN (self),
    g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vscrollbar-policy", GTK_POLICY_NEVER,
                  "hscrollbar-policy", GTK_POLICY_AUTOMATIC, "child",
                  g_object_new (GTK_TYPE_VIEWPORT, "hscroll-policy", GTK_SCROLL_NATURAL,
                                "scroll-to-focus", TRUE, "child", chips, NULL),
                  NULL));
}

static void
cb_places_view_dispose (GObject *object)
{
  CbPlacesView *self = CB_PLACES_VIEW (object);

  self->token = NULL;
  g_clear_object (&self->glide);

  G_OBJECT_CLASS (cb_places_view_parent_class)->dispose (object);
}

static void
cb_places_view_class_init (CbPlacesViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cb_places_view_dispose;

  widget_class->snapshot = cb_places_view_snapshot;

  cb_fields_install (
    object_class,
    CB_FIELD_THEN (CbPlacesView, insight, CB_TYPE_INSIGHT, G_PARAM_READWRITE, follow_insight),
    CB_FIELD_THEN (CbPlacesView, compact, G_TYPE_BOOLEAN, G_PARAM_READWRITE, lay_out),
    CB_FIELD_THEN (CbPlacesView, tight, G_TYPE_BOOLEAN, G_PARAM_READWRITE, lay_out));

  gtk_widget_class_set_css_name (widget_class, "places");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "insight.arrive", "u", insight_arrive);
}

static void
cb_places_view_init (CbPlacesView *self)
{
  self->chips = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "line-spacing", 6, NULL);
  /* Translators: stands between the room where one is and those that one can get to with one roll.
   */
  self->words = gtk_label_new (_ ("in reach"));
  gtk_widget_add_css_class (self->words, "dimmed");
  self->more = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", "…", "css-classes",
                             (const char *[]) { "chip", NULL }, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("More rooms"), -1);
  g_signal_connect_object (self->more, "toggled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->chips), self->words);
  adw_wrap_box_append (ADW_WRAP_BOX (self->chips), self->more);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Where you are"), -1);
  self->here = -1;
  self->part = 1;
  self->glide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, GLIDE,
                                         adw_callback_animation_target_new (glide_cb, self, NULL));
  lay_out (self);
}

/* Returns: the x coordinate of the middle of my token, where it is painted now, seen from the view;
 * less than 0 if it is on no chip */
float
cb_places_view_get_token_x (CbPlacesView *self)
{
  graphene_rect_t place;

  g_return_val_if_fail (CB_IS_PLACES_VIEW (self), -1);

  return find_token (self, &place) ? place.origin.x + place.size.width / 2 : -1;
}
