/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the picture of a card from somebody’s SVG file. It is drawn once, here, and only how dark
 * each point is goes into the edition, so that who gets the edition or a case of it need not trust
 * a drawing. What could take long to draw, or asks for more than the file itself, is refused. */

#include "config.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gi18n.h>

#include "cb-file.h"
#include "cb-icons.h"
#include "cb-picture-file.h"

#define MAX_BYTES (64 * 1024)
/* How deep elements can be inside each other, and how many may show another one again: each can do
 * so for all before it. */
#define MAX_DEPTH 64
#define MAX_USES  12
/* The shades that are told apart; with so few, any picture fits into an icon. */
#define SHADE_STEP 17

typedef struct
{
  guint depth;
  guint n_uses;
  gboolean is_svg;
} Scan;

/* Sets an error, once. */
static gboolean
refuse (GError **error, const char *words)
{
  if (*error == NULL)
    g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, words);
  return FALSE;
}

/* Returns: a name without its namespace */
static const char *
get_local (const char *name)
{
  const char *colon = strchr (name, ':');

  return colon != NULL ? colon + 1 : name;
}

static gboolean
refuse_outside (GError **error)
{
  return refuse (error, _ ("It needs other files, which a card cannot bring along."));
}

static gboolean
refuse_costly (GError **error)
{
  return refuse (error, _ ("It has effects, patterns or repetitions that take too long to draw."));
}

/* Checks that what a value or a style sheet refers to is in the file itself. */
static void
check_references (const char *text, Scan *scan, GError **error)
{
  g_autofree char *lower = g_ascii_strdown (text, -1);

  if (strstr (lower, "@import") != NULL)
    refuse_outside (error);
  for (const char *p = lower; (p = strstr (p, "url(")) != NULL;)
    {
      p += strlen ("url(");
      p += strspn (p, " \t\r\n\"'");
      if (*p != '#')
        refuse_outside (error);
    }
  if (strstr (lower, "mask:") != NULL || strstr (lower, "clip-path:") != NULL)
    scan->n_uses++;
}

static void
check_attribute (const char *name, const char *value, Scan *scan, GError **error)
{
  const char *local = get_local (name);

  if (g_str_has_prefix (local, "on"))
    refuse (error, _ ("It has a script, which a card cannot run."));
  if (g_str_equal (local, "href") && *value != '#')
    refuse_outside (error);
  if (g_str_equal (local, "mask") || g_str_equal (local, "clip-path"))
    scan->n_uses++;
  check_references (value, scan, error);
}

static void
start_element (GMarkupParseContext *context,
               const char *element,
               const char **names,
               const char **values,
               gpointer user_data,
               GError **error)
{
  static const char *const costly[] = { "filter", "pattern", "marker", NULL };
  static const char *const outside[] = { "image", "foreignObject", NULL };
  const char *local = get_local (element);
  Scan *scan = user_data;

  if (++scan->depth == 1)
    scan->is_svg = g_str_equal (local, "svg");
  if (g_str_equal (local, "script"))
    refuse (error, _ ("It has a script, which a card cannot run."));
  if (g_strv_contains (outside, local))
    refuse_outside (error);
  if (g_str_equal (local, "use"))
    scan->n_uses++;
  for (guint i = 0; names[i] != NULL; i++)
    check_attribute (names[i], values[i], scan, error);
  if (g_strv_contains (costly, local) || scan->depth > MAX_DEPTH || scan->n_uses > MAX_USES)
    refuse_costly (error);
}

static void
end_element (GMarkupParseContext *context, const char *element, gpointer user_data, GError **error)
{
  ((Scan *) user_data)->depth--;
}

static void
check_text (GMarkupParseContext *context,
            const char *text,
            gsize length,
            gpointer user_data,
            GError **error)
{
  Scan *scan = user_data;
  guint n_uses = scan->n_uses;

  if (!g_str_equal (get_local (g_markup_parse_context_get_element (context)), "style"))
    return;
  check_references (text, scan, error);
  /* A style sheet can say it of any number of elements. */
  if (scan->n_uses > n_uses)
    refuse_costly (error);
}

static void
check_declaration (GMarkupParseContext *context,
                   const char *text,
                   gsize length,
                   gpointer user_data,
                   GError **error)
{
  if (strstr (text, "<!ENTITY") != NULL)
    refuse_costly (error);
}

static gboolean
check (GBytes *svg, GError **error)
{
  static const GMarkupParser parser = { start_element, end_element, check_text, check_declaration,
                                        NULL };
  Scan scan = { 0 };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &scan, NULL);
  g_autoptr (GError) problem = NULL;
  gsize size;
  const char *text = g_bytes_get_data (svg, &size);

  if (size > MAX_BYTES)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   _ ("It is larger than %d KiB."), MAX_BYTES / 1024);
      return FALSE;
    }
  if (size > 0 && g_markup_parse_context_parse (context, text, (gssize) size, &problem) &&
      g_markup_parse_context_end_parse (context, &problem) && scan.is_svg)
    return TRUE;
  if (!g_error_matches (problem, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT))
    return refuse (error, _ ("It is damaged, or not an SVG file."));
  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Keeps the proportions of a drawing of whatever size. */
static void
size_prepared_cb (GdkPixbufLoader *loader, int width, int height)
{
  int longer = MAX (MAX (width, height), 1);

  gdk_pixbuf_loader_set_size (loader, MAX ((int) ((gint64) width * CB_ICON_SIDE / longer), 1),
                              MAX ((int) ((gint64) height * CB_ICON_SIDE / longer), 1));
}

/* (transfer full) (nullable): the drawing, CB_ICON_SIDE wide or high */
static GdkPixbuf *
draw (GBytes *svg)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_mime_type ("image/svg+xml", NULL);
  GdkPixbuf *pixbuf;

  if (loader == NULL)
    return NULL;
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), NULL);
  /* A loader must be closed even after it could not read the picture. */
  if (!gdk_pixbuf_loader_write_bytes (loader, svg, NULL))
    {
      gdk_pixbuf_loader_close (loader, NULL);
      return NULL;
    }
  if (!gdk_pixbuf_loader_close (loader, NULL))
    return NULL;
  pixbuf = gdk_pixbuf_loader_get_pixbuf (loader);
  if (pixbuf == NULL || gdk_pixbuf_get_width (pixbuf) > CB_ICON_SIDE ||
      gdk_pixbuf_get_height (pixbuf) > CB_ICON_SIDE)
    return NULL;
  return gdk_pixbuf_add_alpha (pixbuf, FALSE, 0, 0, 0);
}

/* How dark a point is: a drawing on white. One that is pale all over is seen by its outline. */
static guchar
get_shade (const guchar *point, gboolean by_outline)
{
  int light = (point[0] * 299 + point[1] * 587 + point[2] * 114) / 1000;
  int shade = by_outline ? point[3] : point[3] * (255 - light) / 255;

  return (guchar) ((shade + SHADE_STEP / 2) / SHADE_STEP * SHADE_STEP);
}

/* (transfer full): the drawing in the middle of a square. Returns in @darkest its darkest point. */
static GBytes *
make_mask (GdkPixbuf *pixbuf, gboolean by_outline, guchar *darkest)
{
  int width = gdk_pixbuf_get_width (pixbuf), height = gdk_pixbuf_get_height (pixbuf);
  int left = (CB_ICON_SIDE - width) / 2, top = (CB_ICON_SIDE - height) / 2;
  guchar *mask = g_malloc0 (CB_ICON_SIDE * CB_ICON_SIDE);

  *darkest = 0;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guchar *point = gdk_pixbuf_read_pixels (pixbuf) +
                              (gsize) y * (gsize) gdk_pixbuf_get_rowstride (pixbuf) + 4 * x;
        guchar shade = get_shade (point, by_outline);

        mask[(y + top) * CB_ICON_SIDE + x + left] = shade;
        *darkest = MAX (*darkest, shade);
      }
  return g_bytes_new_take (mask, CB_ICON_SIDE * CB_ICON_SIDE);
}

/* Darkens the whole mask so that its darkest point is as dark as the glyphs of Casebook. */
static GBytes *
stretch (GBytes *mask, guchar darkest)
{
  gsize size;
  guchar *points = g_bytes_unref_to_data (mask, &size);

  for (gsize i = 0; i < size; i++)
    points[i] = (guchar) (points[i] * 255 / darkest);
  return g_bytes_new_take (points, size);
}

/**
 * cb_picture_from_svg:
 * @svg: what a file holds
 *
 * Returns: (transfer full) (nullable): the icon for a card; else @error says why there is none
 */
char *
cb_picture_from_svg (GBytes *svg, GError **error)
{
  const guchar pale = 96;
  g_autoptr (GError) problem = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  g_autoptr (GBytes) mask = NULL;
  guchar darkest;

  if (!check (svg, error))
    return NULL;
  pixbuf = draw (svg);
  if (pixbuf == NULL)
    {
      refuse (error, _ ("It is damaged, or not an SVG file."));
      return NULL;
    }
  mask = make_mask (pixbuf, FALSE, &darkest);
  if (darkest < pale)
    {
      g_bytes_unref (mask);
      mask = make_mask (pixbuf, TRUE, &darkest);
    }
  if (darkest < pale)
    {
      refuse (error, _ ("It shows nothing."));
      return NULL;
    }
  mask = stretch (g_steal_pointer (&mask), darkest);
  return cb_icon_write_mask (mask);
}

/* Returns: (transfer full) (nullable): as cb_picture_from_svg() */
char *
cb_picture_read (GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = cb_file_read (file, MAX_BYTES, NULL, NULL, error);

  return bytes != NULL ? cb_picture_from_svg (bytes, error) : NULL;
}
