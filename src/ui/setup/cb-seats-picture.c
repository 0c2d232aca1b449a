/* Paints the table while its players are being named: who sits where, seen from above, with me at
 * the bottom. A seat without a name is a dashed disc with its number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <glib/gi18n.h>

#include "cb-deal-step.h"
#include "cb-lettering.h"
#include "cb-oval.h"
#include "cb-player-look.h"
#include "cb-seats-picture.h"
#include "cb-token.h"

/* With this many players or more there is room for initials only. The sizes are in pixels. */
#define CROWD 7
#define GAP   8.0f
#define PILL  56.0f
#define WORDS 124.0f /* how wide the words in the middle are, between the seats at the sides */

typedef struct
{
  char *name; /* empty if the seat has no name yet */
  char *letters;
  char *colour;
} Seat;

typedef struct
{
  gboolean small;
  guint n;
  guint first; /* who sits at the bottom */
  Seat seats[CB_MAX_PLAYERS];
  char *title;
  char *caption;
} Seats;

/* The sizes of a picture, in pixels. */
typedef struct
{
  float width;
  float height;
  float rim;
  float token;
  graphene_rect_t oval;
} Sizes;

static Sizes
get_sizes (const Seats *self)
{
  if (self->small)
    return (Sizes) { 300, 118, 6, 28, GRAPHENE_RECT_INIT (46, 18, 208, 82) };
  return (Sizes) { 420, 372, 11, self->n < CROWD ? 44 : 34, GRAPHENE_RECT_INIT (56, 34, 308, 304) };
}

static void
seats_free (gpointer data)
{
  Seats *self = data;

  for (guint i = 0; i < self->n; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].letters);
      g_free (self->seats[i].colour);
    }
  g_free (self->title);
  g_free (self->caption);
  g_free (self);
}

static CbExtent
get_extent (gconstpointer data, float scale)
{
  Sizes sizes = get_sizes (data);

  return (CbExtent) { sizes.width, sizes.height };
}

static void
fill_oval (const CbCanvas *canvas, const graphene_rect_t *oval, const char *colour)
{
  g_autoptr (GskPath) path = cb_oval_make_path (oval);
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gtk_snapshot_append_fill (canvas->snapshot, path, GSK_FILL_RULE_WINDING, &rgba);
}

/* Paints words with their middle at @x and their upper edge at @y.
 *
 * Returns: the y of their lower edge */
static float
append_words (const CbCanvas *canvas, PangoLayout *layout, float x, float y, float width)
{
  int height;

  pango_layout_set_width (layout, (int) width * PANGO_SCALE);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, NULL, &height);
  cb_lettering_append (canvas->snapshot, layout, roundf (x - width / 2), roundf (y), &canvas->ink);
  return y + (float) height;
}

/* Returns: the size for text of @size in this picture, which has less room for large text */
static float
fit_text (const Seats *self, const CbCanvas *canvas, float size)
{
  float scale = cb_shade_get_text_scale (canvas->widget);

  return size * MIN (scale, self->small ? 1 : 1.25f) / scale;
}

static void
paint_table (const Seats *self, const Sizes *sizes, const CbCanvas *canvas)
{
  gboolean dark = cb_scheme_is_dark (canvas->scheme);
  graphene_rect_t oval = sizes->oval;
  float x = oval.origin.x + oval.size.width / 2, y = oval.origin.y + oval.size.height / 2;
  float width = self->small ? oval.size.width : WORDS;
  g_autoptr (PangoLayout) title = cb_lettering_new_of_size (
    canvas->widget, self->title, PANGO_WEIGHT_BOLD, fit_text (self, canvas, 15));
  g_autoptr (PangoLayout) caption = cb_lettering_new_of_size (
    canvas->widget, self->caption, PANGO_WEIGHT_NORMAL, fit_text (self, canvas, 13));

  fill_oval (canvas, &oval, dark ? "#4b3a2c" : "#b08a63");
  graphene_rect_inset (&oval, sizes->rim, sizes->rim);
  fill_oval (canvas, &oval, dark ? "#2a302d" : "#edf0ee");
  y = append_words (canvas, title, x, y - 20, width);
  append_words (canvas, caption, x, y, width);
}

static void
paint_empty (const CbCanvas *canvas, const char *number, const graphene_point_t *at, float size)
{
  g_autoptr (GskStroke)
    dashes = gsk_stroke_new (cb_scheme_has_contrast (canvas->scheme) ? 2 : 1.5f);
  g_autoptr (PangoLayout)
    layout = cb_lettering_new_of_size (canvas->widget, number, PANGO_WEIGHT_BOLD,
                                       size * 0.4f / cb_shade_get_text_scale (canvas->widget));
  GskPathBuilder *builder = gsk_path_builder_new ();
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);

  cb_paint_disc (canvas->snapshot, at->x, at->y, size / 2, &ground);
  gsk_stroke_set_dash (dashes, (float[]) { 4, 3 }, 2);
  gsk_path_builder_add_circle (builder, at, size / 2 - 1);
  cb_paint_path (canvas->snapshot, builder, dashes, &canvas->ink);
  append_words (canvas, layout, at->x, at->y - size * 0.27f, size);
}

/* Paints the token and the name beside it on a pill, which is no wider than the picture. */
static void
paint_named (const CbCanvas *canvas,
             const Seat *seat,
             graphene_point_t at,
             float token,
             float most,
             float text)
{
  g_autoptr (PangoLayout)
    name = cb_lettering_new_of_size (canvas->widget, seat->name, PANGO_WEIGHT_BOLD, text);
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  GdkRGBA edge = canvas->ink;
  graphene_rect_t pill, disc;
  int width, height;

  edge.alpha = cb_scheme_has_contrast (canvas->scheme) ? 1 : 0.25f;
  pango_layout_set_ellipsize (name, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (name, &width, &height);
  width = MIN (width, (int) (most - token - 4 * GAP));
  pango_layout_set_width (name, width * PANGO_SCALE);
  pill = GRAPHENE_RECT_INIT (0, at.y - PILL / 2, token + (float) width + 4 * GAP, PILL);
  pill.origin.x = CLAMP (at.x - pill.size.width / 2, 1, 2 * most + WORDS - pill.size.width - 1);
  disc = GRAPHENE_RECT_INIT (pill.origin.x + (PILL - token) / 2, at.y - token / 2, token, token);
  cb_paint_fill (canvas->snapshot, &pill, PILL / 2, &ground);
  cb_paint_edge (canvas->snapshot, &pill, PILL / 2, 1, &edge);
  cb_token_snapshot (canvas->snapshot, canvas->widget, seat->colour, seat->letters, &disc);
  cb_lettering_append (canvas->snapshot, name, disc.origin.x + token + GAP,
                       roundf (at.y - (float) height / 2), &canvas->ink);
}

static void
paint_seat (const Seats *self, const Sizes *sizes, guint place, const CbCanvas *canvas)
{
  guint number = (place + self->first) % self->n;
  const Seat *seat = &self->seats[number];
  graphene_point_t at = cb_oval_get_point (&sizes->oval, (float) place / (float) self->n);
  g_autofree char *digits = g_strdup_printf ("%u", number + 1);

  if (*seat->name == '\0')
    paint_empty (canvas, digits, &at, sizes->token);
  else if (self->small || self->n >= CROWD)
    cb_token_snapshot (canvas->snapshot, canvas->widget, seat->colour, seat->letters,
                       &GRAPHENE_RECT_INIT (at.x - sizes->token / 2, at.y - sizes->token / 2,
                                            sizes->token, sizes->token));
  else
    paint_named (canvas, seat, at, sizes->token, (sizes->width - WORDS) / 2,
                 fit_text (self, canvas, 15));
}

/* Paints an arrow that shows which way play goes: from the bottom to the left. */
static void
paint_arrow (const Sizes *sizes, const CbCanvas *canvas)
{
  const graphene_rect_t *oval = &sizes->oval;
  float x = oval->origin.x + oval->size.width * 0.26f,
        y = oval->origin.y + oval->size.height * 0.8f;
  g_autoptr (GskStroke) stroke = gsk_stroke_new (2.5f);
  GskPathBuilder *line = gsk_path_builder_new ();
  GskPathBuilder *head = gsk_path_builder_new ();
  GdkRGBA colour = canvas->ink;

  colour.alpha = 0.6f;
  gsk_path_builder_move_to (line, x + 26, y + 16);
  gsk_path_builder_quad_to (line, x + 6, y + 6, x, y - 14);
  cb_paint_path (canvas->snapshot, line, stroke, &colour);
  gsk_path_builder_move_to (head, x - 8, y - 11);
  gsk_path_builder_line_to (head, x - 3, y - 26);
  gsk_path_builder_line_to (head, x + 8, y - 15);
  gsk_path_builder_close (head);
  cb_paint_area (canvas->snapshot, head, &colour);
}

static void
paint (gconstpointer data, const CbCanvas *canvas)
{
  const Seats *self = data;
  Sizes sizes = get_sizes (self);

  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot,
                          &GRAPHENE_POINT_INIT (MAX (0, (canvas->width - sizes.width) / 2), 0));
  paint_table (self, &sizes, canvas);
  if (!self->small)
    paint_arrow (&sizes, canvas);
  for (guint i = 0; i < self->n; i++)
    paint_seat (self, &sizes, i, canvas);
  gtk_snapshot_restore (canvas->snapshot);
}

/* (transfer full): what to call a seat; empty if nothing is known of it */
static char *
choose_name (CbSetupDraft *draft, guint seat)
{
  CbSetupSeat *of = cb_setup_draft_get_seat (draft, seat);
  gboolean is_named = *cb_setup_seat_get_name (of) != '\0' ||
                      cb_setup_seat_get_character (of) >= 0 || of == cb_setup_draft_get_me (draft);

  return is_named ? cb_setup_seat_dup_label (of) : g_strdup ("");
}

/**
 * cb_seats_picture_show:
 * @small: whether there is no room for names
 *
 * Paints the players of @draft around their table.
 */
void
cb_seats_picture_show (CbPainting *painting, CbSetupDraft *draft, gboolean small)
{
  static const CbPaintingKind SEATS = { get_extent, paint, seats_free };
  g_autoptr (CbSetup) setup = cb_setup_draft_build (draft);
  guint n_cards = cb_setup_draft_get_n_to_deal (draft) - cb_setup_draft_get_n_side (draft);
  Seats *self = g_new0 (Seats, 1);

  self->small = small;
  self->n = setup->n_players;
  self->first = (guint) MAX (setup->me, 0);
  for (guint i = 0; i < self->n; i++)
    self->seats[i] = (Seat) { choose_name (draft, i), cb_setup_get_player_letters (setup, i),
                              g_strdup (cb_setup_get_player_colour (setup, i)) };
  self->title = g_strdup_printf (ngettext ("%u at the table", "%u at the table", self->n), self->n);
  self->caption = cb_deal_step_describe_share (n_cards, self->n);
  cb_painting_show (painting, &SEATS, self);
}
