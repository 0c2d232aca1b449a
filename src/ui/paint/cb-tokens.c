/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "cb-fields.h"
#include "cb-hint.h"
#include "cb-paint.h"
#include "cb-player-look.h"
#include "cb-shade.h"
#include "cb-token.h"
#include "cb-tokens.h"

/* In pixels, with ordinary texts: a disc, how far it is to the next one at least and at best, and
 * the gap round each. */
#define SIZE  22.0f
#define CLOSE 9.0f
#define STEP  17.0f
#define GAP   1.5f

struct _CbTokens
{
  GtkWidget parent_instance;

  CbSetup *setup;
  GStrv letters;
};

G_DEFINE_FINAL_TYPE (CbTokens, cb_tokens, GTK_TYPE_WIDGET)

static guint
count (CbTokens *self)
{
  return self->setup != NULL ? self->setup->n_players : 0;
}

static void
cb_tokens_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  float scale = cb_shade_get_text_scale (widget);
  guint n = count (CB_TOKENS (widget));
  float more = n > 0 && orientation == GTK_ORIENTATION_HORIZONTAL ? (float) (n - 1) : 0;

  *minimum = (int) ceilf ((SIZE + CLOSE * more) * scale);
  *natural = (int) ceilf ((SIZE + STEP * more) * scale);
}

/* What is left of the disc below is a rim of the ground, which tells the two apart. */
static void
append_gap (GtkSnapshot *snapshot, float x, float y, float size)
{
  GdkRGBA ground = cb_shade_get (CB_SHADE_GROUND, cb_scheme_get ());

  cb_paint_fill (snapshot, &GRAPHENE_RECT_INIT (x - GAP, y - GAP, size + 2 * GAP, size + 2 * GAP),
                 size / 2 + GAP, &ground);
}

static void
cb_tokens_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CbTokens *self = CB_TOKENS (widget);
  float scale = cb_shade_get_text_scale (widget);
  float width = (float) gtk_widget_get_width (widget);
  float size = SIZE * scale;
  float y = ((float) gtk_widget_get_height (widget) - size) / 2;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n = count (self);
  float step = n > 1 ? MIN (STEP * scale, (width - size) / (float) (n - 1)) : 0;

  for (guint i = 0; i < n; i++)
    {
      float x = rtl ? width - size - step * (float) i : step * (float) i;

      if (i > 0)
        append_gap (snapshot, x, y, size);
      cb_token_snapshot (snapshot, widget, cb_setup_get_player_colour (self->setup, i),
                         self->letters[i], &GRAPHENE_RECT_INIT (x, y, size, size));
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
  cb_hint_set (GTK_WIDGET (self), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, line, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
cb_tokens_class_init (CbTokensClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CB_OWNS (object_class, CbTokens, letters, g_strfreev);

  widget_class->measure = cb_tokens_measure;
  widget_class->snapshot = cb_tokens_snapshot;

  cb_fields_install (object_class,
                     CB_FIELD_THEN (CbTokens, setup, CB_TYPE_SETUP,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, show_setup));

  gtk_widget_class_set_css_name (widget_class, "tokens");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
cb_tokens_init (CbTokens *self)
{
}
