/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paints a card with all sizes relative to its width, so that it looks the same at every size.
 * While it is turned over only its width changes: it gets narrow, and wide again. */

#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "cb-card-face-private.h"
#include "cb-glyph.h"
#include "cb-icons.h"
#include "cb-lettering.h"
#include "cb-paint.h"

/* Cards of at least this width have words on them. */
#define WORDED   64.0f
#define GLYPH    0.46f
#define MARGIN   5.0f
#define LIFT     4.0f
#define SHADOW   0.16f
#define MIN_TEXT 9.0f
/* A word that would have to be broken may be smaller. */
#define MIN_WORD 8.5f

/* Colours for cards without a colour of their own, by the position of their category. */
static const CbShade category_shades[CB_MAX_CATEGORIES] = { CB_SHADE_TEXT, CB_SHADE_THINGS,
                                                            CB_SHADE_PLACES, CB_SHADE_DECKS };
/* How much of the colour of its card a field has, in percent, in light and in dark style. */
static const int field_parts[CB_MAX_CATEGORIES][2] = { { 18, 34 },
                                                       { 15, 40 },
                                                       { 16, 46 },
                                                       { 18, 40 } };

static GdkRGBA
get_own_colour (const CbEdition *edition, guint card, CbScheme scheme, gboolean as_ink)
{
  const CbCard *it = cb_edition_get_card (edition, card);
  GdkRGBA colour;

  if (it->colour != NULL && gdk_rgba_parse (&colour, it->colour))
    return colour;
  /* In dark style the field keeps its colour, and only the glyph is lighter. */
  return cb_shade_get (category_shades[it->category],
                       as_ink || it->category == 0 ? scheme : CB_SCHEME_LIGHT);
}

/* Returns: the field behind the glyph of a card */
GdkRGBA
_cb_card_face_get_field (const CbEdition *edition, guint card, CbScheme scheme)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, scheme);
  GdkRGBA colour = get_own_colour (edition, card, scheme, FALSE);
  const CbCard *it = cb_edition_get_card (edition, card);
  int part = field_parts[it->category][cb_scheme_is_dark (scheme)];

  /* Suspects without a colour get a grey that is neither white nor black. */
  if (it->category == 0 && it->colour == NULL)
    part /= 2;
  return cb_shade_mix (&colour, &ground, part / 100.0);
}

/* Returns: the colour of the glyph on the field of a card */
GdkRGBA
_cb_card_face_get_ink (const CbEdition *edition, guint card, CbScheme scheme)
{
  GdkRGBA field = _cb_card_face_get_field (edition, card, scheme);
  const char *colour = cb_edition_get_card (edition, card)->colour;
  GdkRGBA ink;

  if (colour != NULL)
    return cb_glyph_get_edge (colour, &field);
  ink = get_own_colour (edition, card, scheme, TRUE);
  return cb_shade_step (&ink, &field, 3);
}

/* A text, and the scale from its layout to the size at which it is painted. */
typedef struct
{
  PangoLayout *layout; /* (nullable) */
  float scale;
} Text;

static void
set_size (Text *text, float size, float width)
{
  text->scale = size / cb_lettering_get_size (text->layout);
  pango_layout_set_width (text->layout, (int) (width / text->scale * PANGO_SCALE));
}

/* Makes a line of text. If it does not fit it is scaled down a little, and if that is not enough,
 * broken into two lines, which are scaled down further before they are cut. append_text() releases
 * it. */
static Text
make_text (GtkWidget *widget, const char *words, float size, PangoWeight weight, float width)
{
  const float less = 0.94f;
  float least = strchr (words, ' ') != NULL ? MAX (size * 0.8f, MIN_TEXT) : MIN_WORD;
  Text text = { .layout = cb_lettering_new (widget, words, weight) };
  float laid_out = cb_lettering_get_size (text.layout);
  PangoRectangle extents;

  pango_layout_set_alignment (text.layout, PANGO_ALIGN_CENTER);
  pango_layout_get_extents (text.layout, NULL, &extents);
  while ((float) extents.width * size / laid_out > width * PANGO_SCALE && size * less > least)
    size *= less;
  pango_layout_set_wrap (text.layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (text.layout, -2);
  pango_layout_set_ellipsize (text.layout, PANGO_ELLIPSIZE_END);
  set_size (&text, size, width);
  while (pango_layout_is_ellipsized (text.layout) && size * less > MIN_WORD)
    set_size (&text, size *= less, width);
  return text;
}

/* @width, @height: (out): the size in pixels */
static void
measure_text (const Text *text, float *width, float *height)
{
  PangoRectangle extents;

  pango_layout_get_extents (text->layout, NULL, &extents);
  if (width != NULL)
    *width = ceilf ((float) extents.width * text->scale / PANGO_SCALE);
  *height = ceilf ((float) extents.height * text->scale / PANGO_SCALE);
}

/* Paints and releases the text. Returns: how high it is */
static float
append_text (GtkSnapshot *snapshot, Text *text, float x, float y, const GdkRGBA *colour)
{
  float height;

  measure_text (text, NULL, &height);
  cb_lettering_snapshot (snapshot, text->layout, x, y, text->scale, colour);
  g_clear_object (&text->layout);
  return height;
}

static void
append_glyph (GtkSnapshot *snapshot,
              const CbEdition *edition,
              guint card,
              const graphene_rect_t *bounds,
              CbScheme scheme)
{
  const char *icon = cb_edition_get_card_icon (edition, card);
  const char *colour = cb_edition_get_card (edition, card)->colour;
  GdkRGBA field = _cb_card_face_get_field (edition, card, scheme);
  GdkRGBA ink = _cb_card_face_get_ink (edition, card, scheme);

  if (colour != NULL)
    cb_glyph_snapshot_coloured (snapshot, icon, bounds, colour, &field);
  else
    cb_glyph_snapshot (snapshot, icon, bounds, &ink);
}

static const char *
find_name (const CbCardLook *look)
{
  if (look->drawn == NULL)
    return cb_edition_get_card (look->edition, look->cards[0])->name;
  return look->count != NULL ? look->count : look->drawn;
}

/* (nullable): the caption, which says what kind of card it is */
static const char *
find_caption (const CbCardLook *look)
{
  const CbCard *card;

  if (!look->captioned)
    return NULL;
  if (look->drawn != NULL)
    return look->count != NULL ? look->drawn : look->deck;
  card = cb_edition_get_card (look->edition, look->cards[0]);
  return cb_edition_get_category (look->edition, card->category)->singular;
}

/* Paints the words at the foot. Returns: their height with the space around them */
static float
append_words (GtkWidget *widget,
              GtkSnapshot *snapshot,
              const CbCardLook *look,
              float width,
              float height)
{
  const char *words_above = find_caption (look);
  gboolean captioned = words_above != NULL;
  GdkRGBA text = cb_shade_get (CB_SHADE_TEXT, cb_scheme_get ());
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, cb_scheme_get ());
  GdkRGBA dim = cb_shade_mix (&text, &ground, 0.74);
  float margin = MAX (MARGIN, width * 0.06f);
  float room = width - 2 * margin;
  Text name = make_text (widget, find_name (look), width * (captioned ? 0.13f : 0.155f),
                         PANGO_WEIGHT_BOLD, room);
  Text caption = { 0 };
  float name_height, caption_height = 0;
  float words, y;

  measure_text (&name, NULL, &name_height);
  if (captioned)
    {
      caption = make_text (widget, words_above, MAX (width * 0.1f, 10), PANGO_WEIGHT_NORMAL, room);
      measure_text (&caption, NULL, &caption_height);
    }
  words = name_height + caption_height + width * 0.09f;
  y = height - words + width * 0.045f;
  gtk_snapshot_append_color (snapshot, &ground,
                             &GRAPHENE_RECT_INIT (0, height - words, width, words));
  if (captioned)
    y += append_text (snapshot, &caption, margin, y, &dim);
  append_text (snapshot, &name, margin, y, &text);
  return words;
}

static GdkRGBA
get_drawn_field (CbScheme scheme)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, scheme);
  GdkRGBA decks = cb_shade_get (CB_SHADE_DECKS, scheme);

  return cb_shade_mix (&decks, &ground, cb_scheme_is_dark (scheme) ? 0.4 : 0.17);
}

static void
append_drawn_glyph (GtkSnapshot *snapshot,
                    const char *icon,
                    const graphene_rect_t *bounds,
                    CbScheme scheme)
{
  GdkRGBA field = get_drawn_field (scheme);
  GdkRGBA decks = cb_shade_get (CB_SHADE_DECKS, scheme);
  GdkRGBA ink = cb_shade_step (&decks, &field, 3);

  cb_glyph_snapshot (snapshot, icon != NULL ? icon : "deck", bounds, &ink);
}

/* The place of the glyph: in the middle, or in the visible part of a card under another in a
 * fan. */
static graphene_rect_t
place_glyph (GtkWidget *widget, const CbCardLook *look, float width, float height)
{
  float glyph = width * (width < WORDED ? 0.56f : GLYPH);
  float x;

  if (look->strip <= 0)
    return GRAPHENE_RECT_INIT ((width - glyph) / 2, (height - glyph) / 2, glyph, glyph);
  glyph = MIN (glyph, look->strip - 2);
  x = (look->strip - glyph) / 2 + 0.5f;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = width - x - glyph;
  return GRAPHENE_RECT_INIT (x, height * 0.14f, glyph, glyph);
}

static void
draw_up (GtkWidget *widget,
         GtkSnapshot *snapshot,
         const CbCardLook *look,
         float width,
         float height)
{
  CbScheme scheme = cb_scheme_get ();
  GdkRGBA field = look->drawn != NULL
                    ? get_drawn_field (scheme)
                    : _cb_card_face_get_field (look->edition, look->cards[0], scheme);
  float foot = 0;
  graphene_rect_t bounds;

  gtk_snapshot_append_color (snapshot, &field, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (width >= WORDED)
    foot = append_words (widget, snapshot, look, width, height);
  bounds = place_glyph (widget, look, width, height - foot);
  if (look->drawn != NULL)
    append_drawn_glyph (snapshot, look->icon, &bounds, scheme);
  else
    append_glyph (snapshot, look->edition, look->cards[0], &bounds, scheme);
}

/* Paints one of two possible cards in its half. */
static void
draw_half (GtkWidget *widget,
           GtkSnapshot *snapshot,
           const CbCardLook *look,
           guint which,
           float width,
           float height)
{
  CbScheme scheme = cb_scheme_get ();
  guint card = look->cards[which];
  float y = which == 0 ? 0 : height / 2;
  GdkRGBA field = _cb_card_face_get_field (look->edition, card, scheme);
  GdkRGBA text = cb_shade_get (CB_SHADE_TEXT, scheme);
  float glyph = width * (width < WORDED ? 0.44f : 0.26f);
  float name_height = 0;
  Text name = { 0 };

  gtk_snapshot_append_color (snapshot, &field, &GRAPHENE_RECT_INIT (0, y, width, height / 2));
  if (width >= WORDED)
    {
      name = make_text (widget, cb_edition_get_card (look->edition, card)->name, width * 0.13f,
                        PANGO_WEIGHT_BOLD, width - 2 * MARGIN);
      measure_text (&name, NULL, &name_height);
      /* Both halves leave room for the word between them. */
      y += width * (which == 0 ? -0.03f : 0.06f);
    }
  y += (height / 2 - glyph - name_height) / 2 - (name.layout != NULL ? 1 : 0);
  append_glyph (snapshot, look->edition, card,
                &GRAPHENE_RECT_INIT ((width - glyph) / 2, y, glyph, glyph), scheme);
  if (name.layout != NULL)
    append_text (snapshot, &name, MARGIN, y + glyph + 2, &text);
}

static void
draw_halves (GtkWidget *widget,
             GtkSnapshot *snapshot,
             const CbCardLook *look,
             float width,
             float height)
{
  CbScheme scheme = cb_scheme_get ();
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, scheme);
  GdkRGBA text = cb_shade_get (CB_SHADE_TEXT, scheme);
  GdkRGBA line = cb_shade_mix (&text, &ground, 0.25);
  graphene_rect_t pill;
  Text or_word;
  float high, wide;

  for (guint i = 0; i < 2; i++)
    draw_half (widget, snapshot, look, i, width, height);
  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, height / 2 - 0.5f, width, 1));
  if (width < WORDED)
    return;
  /* Translators: on a card, between the names of the two that it can still be. */
  or_word = make_text (widget, C_ ("card", "or"), width * 0.125f, PANGO_WEIGHT_NORMAL, width);
  measure_text (&or_word, &wide, &high);
  wide += width * 0.12f;
  pill = GRAPHENE_RECT_INIT ((width - wide) / 2, (height - high) / 2, wide, high);
  cb_paint_fill (snapshot, &pill, high / 2, &ground);
  cb_paint_edge (snapshot, &pill, high / 2, 1, &line);
  append_text (snapshot, &or_word, 0, (height - high) / 2, &text);
}

/* Paints how many cards the card can still be, and the word below the number. */
static void
append_number (GtkWidget *widget,
               GtkSnapshot *snapshot,
               guint n,
               float x,
               float width,
               float height)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  g_autofree char *number = g_strdup_printf ("%u", n);
  Text figure = make_text (widget, number, width * 0.36f, PANGO_WEIGHT_BOLD, width - x);
  Text word = { 0 };
  float figure_height, word_height = 0;
  float y;

  measure_text (&figure, NULL, &figure_height);
  if (width >= WORDED)
    {
      /* Translators: below a number on a card that lies face down: so many it can still be. */
      word = make_text (widget, C_ ("card", "left"), MAX (width * 0.15f, 12), PANGO_WEIGHT_BOLD,
                        width - x - MARGIN);
      measure_text (&word, NULL, &word_height);
    }
  y = (height - figure_height - word_height) / 2;
  y += append_text (snapshot, &figure, x, y, &white);
  if (word.layout != NULL)
    append_text (snapshot, &word, x + MARGIN / 2, y, &white);
}

static void
draw_down (GtkWidget *widget,
           GtkSnapshot *snapshot,
           const CbCardLook *look,
           float width,
           float height)
{
  CbScheme scheme = cb_scheme_get ();
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA back = cb_shade_get (CB_SHADE_BACK, scheme);
  GdkRGBA spine = cb_shade_get (CB_SHADE_SPINE, scheme);
  GdkRGBA line = { 1, 1, 1, 0.45f };
  GdkRGBA white = { 1, 1, 1, 1 };
  float edge = MAX (width * 0.115f, 3);
  float inset = width * 0.075f;
  float start = rtl ? 0 : edge;

  gtk_snapshot_append_color (snapshot, &back, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &spine,
                             &GRAPHENE_RECT_INIT (rtl ? width - edge : 0, 0, edge, height));
  if (width >= 28)
    cb_paint_edge (
      snapshot,
      &GRAPHENE_RECT_INIT (start + inset, inset, width - edge - 2 * inset, height - 2 * inset), 2,
      width >= WORDED ? 1 : 0.8f, &line);
  if (look->n_left > 0)
    append_number (widget, snapshot, look->n_left, start, width - (rtl ? edge : 0), height);
  else if (width >= WORDED)
    cb_glyph_snapshot (snapshot, "magnifier",
                       &GRAPHENE_RECT_INIT (start + (width - edge) * 0.32f,
                                            height / 2 - (width - edge) * 0.18f,
                                            (width - edge) * 0.36f, (width - edge) * 0.36f),
                       &white);
}

/* Paints a check mark in the upper corner on the side where lines end. */
static void
append_check (GtkWidget *widget, GtkSnapshot *snapshot, float width, const GdkRGBA *accent)
{
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA white = { 1, 1, 1, 1 };
  float size = CLAMP (width * 0.2f, 16, 28);
  float gap = width * 0.065f;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (rtl ? gap : width - gap - size, gap, size, size);

  cb_paint_fill (snapshot, &bounds, size / 2, accent);
  graphene_rect_inset (&bounds, size * 0.2f, size * 0.2f);
  cb_glyph_snapshot (snapshot, "check", &bounds, &white);
}

/* Paints the card as it lies flat, darkened by @shade, 0…1. */
static void
draw_flat (GtkWidget *widget,
           GtkSnapshot *snapshot,
           const CbCardLook *look,
           float width,
           float height,
           float shade)
{
  CbScheme scheme = cb_scheme_get ();
  GdkRGBA edge = look->found ? cb_shade_get_accent () : cb_shade_get (CB_SHADE_TEXT, scheme);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  float radius = MAX (width * 0.085f, 4);
  GskRoundedRect card;

  gsk_rounded_rect_init_from_rect (&card, &bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  switch (look->side)
    {
    case CB_CARD_UP:
      draw_up (widget, snapshot, look, width, height);
      break;
    case CB_CARD_HALVES:
      draw_halves (widget, snapshot, look, width, height);
      break;
    case CB_CARD_DOWN:
    default:
      draw_down (widget, snapshot, look, width, height);
    }
  if (shade > 0)
    gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, shade }, &bounds);
  gtk_snapshot_pop (snapshot);
  if (!look->found)
    edge.alpha = cb_scheme_has_contrast (scheme) ? 1 : 0.18f;
  cb_paint_edge (snapshot, &bounds, radius, !look->found ? 1 : width >= WORDED ? 2 : 1.5f, &edge);
  if (look->found && width >= WORDED)
    append_check (widget, snapshot, width, &edge);
}

/* Paints the card in (0, 0, @width, @height). */
void
_cb_card_face_draw (GtkWidget *widget,
                    GtkSnapshot *snapshot,
                    const CbCardLook *look,
                    float width,
                    float height)
{
  CbCardLook now = *look;
  float narrow = (float) fabs (cos (G_PI * look->turn));
  float high = (float) sin (G_PI * look->turn);

  if (look->turn >= 1)
    {
      draw_flat (widget, snapshot, look, width, height, 0);
      return;
    }
  if (look->turn < 0.5)
    {
      now.side = CB_CARD_DOWN;
      now.found = FALSE;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2 * (1 - narrow), -LIFT * high));
  gtk_snapshot_scale (snapshot, MAX (narrow, 0.01f), 1);
  draw_flat (widget, snapshot, &now, width, height, SHADOW * high);
  gtk_snapshot_restore (snapshot);
}
