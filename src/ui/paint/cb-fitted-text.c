/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The name of a card, in bold, in a place that may be too narrow for it: names are long in some
 * languages. First the letters get a little smaller, so that the name stays on one line. Then it
 * takes two lines. A word that is too wide for a line gets smaller still, and only then is it
 * broken, where a syllable begins. */

#include "config.h"

#include <math.h>

#include "cb-fields.h"
#include "cb-fitted-text.h"
#include "cb-lettering.h"
#include "cb-syllables.h"

/* Parts of the ordinary size: rather than go below the first, the text takes two lines, and rather
 * than go below the second, a word is broken. */
#define LEAST_OF_LINE 0.85f
#define LEAST_OF_WORD 0.72f
#define MOST_LINES    2

struct _CbFittedText
{
  GtkWidget parent_instance;

  char *text;
};

G_DEFINE_FINAL_TYPE (CbFittedText, cb_fitted_text, GTK_TYPE_WIDGET)

static const char *
get_text (CbFittedText *self)
{
  return self->text != NULL ? self->text : "";
}

/* How wide the text is at the ordinary size, in pixels, if lines are broken at @width; -1 for a
 * single line, however long. */
static float
get_width (PangoLayout *layout, int width)
{
  PangoRectangle extents;

  pango_layout_set_width (layout, width < 0 ? -1 : width * PANGO_SCALE);
  pango_layout_get_extents (layout, NULL, &extents);
  return (float) extents.width / PANGO_SCALE;
}

/* The scale at which the longest part of @text that is never broken fits into @width pixels, but
 * not below @least. */
static float
fit_words (PangoLayout *layout, const char *text, int width, float least)
{
  pango_layout_set_text (layout, text, -1);
  return CLAMP ((float) width / get_width (layout, 0), least, 1);
}

/* Lays the text out for a place of @width pixels, or on one line if that is -1.
 * @scale: (out): the size at which it is painted, of the ordinary one; the layout is (transfer
 * full) */
static PangoLayout *
lay_out (CbFittedText *self, int width, float *scale)
{
  PangoLayout *layout = cb_lettering_new (GTK_WIDGET (self), get_text (self), PANGO_WEIGHT_BOLD);
  float line = get_width (layout, -1);

  *scale = 1;
  if (width < 0 || line <= (float) width)
    return layout;
  *scale = (float) width / line;
  if (*scale < LEAST_OF_LINE)
    *scale = fit_words (layout, get_text (self), width, LEAST_OF_WORD);
  if (*scale <= LEAST_OF_WORD)
    {
      g_autofree char *softened = cb_syllables_soften (get_text (self));

      *scale = fit_words (layout, softened, width, LEAST_OF_WORD);
      *scale = MIN (*scale, LEAST_OF_LINE);
    }
  /* A pixel less than the scaled line needs would break it. */
  pango_layout_set_width (layout, (int) (((float) width / *scale + 1) * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_height (layout, -MOST_LINES);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return layout;
}

static void
cb_fitted_text_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  float scale;
  g_autoptr (PangoLayout) layout = lay_out (
    CB_FITTED_TEXT (widget), orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, &scale);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = PANGO_PIXELS_CEIL (extents.width);
      *minimum = MIN (*natural, (int) cb_lettering_get_size (layout));
    }
  else
    *minimum = *natural = (int) ceilf (scale * (float) extents.height / PANGO_SCALE);
}

static void
cb_fitted_text_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget);
  float scale;
  g_autoptr (PangoLayout) layout = lay_out (CB_FITTED_TEXT (widget), width, &scale);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  PangoRectangle extents;
  GdkRGBA colour;

  pango_layout_get_extents (layout, NULL, &extents);
  gtk_widget_get_color (widget, &colour);
  cb_lettering_snapshot (snapshot, layout,
                         mirrored ? (float) width - scale * (float) extents.width / PANGO_SCALE : 0,
                         0, scale, &colour);
}

static GtkSizeRequestMode
cb_fitted_text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
show_text (CbFittedText *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  get_text (self), -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
cb_fitted_text_class_init (CbFittedTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = cb_fitted_text_measure;
  widget_class->snapshot = cb_fitted_text_snapshot;
  widget_class->get_request_mode = cb_fitted_text_get_request_mode;

  cb_fields_install (G_OBJECT_CLASS (klass),
                     CB_FIELD_THEN (CbFittedText, text, G_TYPE_STRING,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY, show_text));

  gtk_widget_class_set_css_name (widget_class, "label");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
cb_fitted_text_init (CbFittedText *self)
{
}

/**
 * cb_fitted_text_new:
 * @css_class: gives its size and colour
 *
 * Returns: (transfer floating): a new text that says nothing yet
 */
GtkWidget *
cb_fitted_text_new (const char *css_class)
{
  GtkWidget *self = g_object_new (CB_TYPE_FITTED_TEXT, NULL);

  gtk_widget_add_css_class (self, css_class);
  return self;
}
