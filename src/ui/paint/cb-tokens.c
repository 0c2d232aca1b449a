/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-fields.h"
#include "cb-player-look.h"
#include "cb-token.h"
#include "cb-tokens.h"

/* In pixels, with ordinary texts: the size of a disc, the least and the best distance to the next,
 * and the width of the gap around each. */
#define SIZE  22.0f
#define CLOSE 9.0f
#define STEP  17.0f
#define GAP   1.5f

struct _CbTokens
{
  CbPainting parent_instance;

  CbSetup *setup;
  GStrv letters;
};

CB_DEFINE_PLAIN_TYPE (CbTokens, cb_tokens, CB_TYPE_PAINTING)

static guint
count (CbTokens *self)
{
  return self->setup != NULL ? self->setup->n_players : 0;
}

static CbExtent
cb_tokens_get_extent (CbPainting *painting, float scale)
{
  guint n = count (CB_TOKENS (painting));
  float more = n > 0 ? (float) (n - 1) : 0;

  return (CbExtent) { (SIZE + STEP * more) * scale, SIZE * scale, (SIZE + CLOSE * more) * scale };
}

/* Paints a rim in the colour of the background, which separates a disc from the one below it. */
static void
append_gap (const CbCanvas *canvas, const graphene_rect_t *disc)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, canvas->scheme);
  graphene_rect_t bounds;

  graphene_rect_inset_r (disc, -GAP, -GAP, &bounds);
  cb_paint_fill (canvas->snapshot, &bounds, bounds.size.width / 2, &ground);
}

static void
cb_tokens_paint (CbPainting *painting, const CbCanvas *canvas)
{
  CbTokens *self = CB_TOKENS (painting);
  float scale = cb_shade_get_text_scale (canvas->widget);
  float size = SIZE * scale;
  guint n = count (self);
  float step = n > 1 ? MIN (STEP * scale, (canvas->width - size) / (float) (n - 1)) : 0;

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t place = cb_canvas_place (canvas, step * (float) i,
                                               (canvas->height - size) / 2, size, size);

      if (i > 0)
        append_gap (canvas, &place);
      cb_token_snapshot (canvas->snapshot, canvas->widget,
                         cb_setup_get_player_colour (self->setup, i), self->letters[i], &place);
    }
}

static void
show_setup (CbTokens *self)
{
  g_autoptr (GStrvBuilder) letters = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *line = NULL;

  g_clear_pointer (&self->letters, g_strfreev);
  for (guint i = 0; i < count (self); i++)
    {
      g_strv_builder_take (letters, cb_setup_get_player_letters (self->setup, i));
      g_strv_builder_add (names, self->setup->players[i].name);
    }
  self->letters = g_strv_builder_end (letters);
  list = g_strv_builder_end (names);
  line = g_strjoinv (", ", list);
  cb_painting_set_hint (CB_PAINTING (self), line);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
cb_tokens_class_init (CbTokensClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbTokens, letters, g_strfreev);

  CB_PAINTING_CLASS (klass)->get_extent = cb_tokens_get_extent;
  CB_PAINTING_CLASS (klass)->paint = cb_tokens_paint;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbTokens, setup, CB_TYPE_SETUP,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, show_setup));

  gtk_widget_class_set_css_name (widget_class, "tokens");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}
