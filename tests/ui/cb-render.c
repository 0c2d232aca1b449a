/* cb-render.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* cb-render FOLDER [PART OF A NAME…]
 *
 * Renders every screen in every look to FOLDER/SCREEN-LOOK.png, so that one can look at them, and
 * fails if one has not the size it should have or shows nothing. */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>

#include "cb-screens.h"

static const CbScreen *const TABLES[] = {
  cb_case_screens, cb_cases_screens, cb_privacy_screens, cb_record_screens, cb_setup_screens,
};

static const struct
{
  const char *name;
  int width;
  int height;
  gboolean dark;
  gboolean rtl;
  double text_scale;
} LOOKS[] = {
  { "wide", 1024, 768, .text_scale = 1 },
  { "wide-dark", 1024, 768, .dark = TRUE, .text_scale = 1 },
  { "narrow", 360, 640, .text_scale = 1 },
  { "narrow-dark", 360, 640, .dark = TRUE, .text_scale = 1 },
  { "narrow-large", 360, 640, .text_scale = 1.5 },
  { "wide-large", 1024, 768, .text_scale = 1.5 },
  { "wide-rtl", 1024, 768, .rtl = TRUE, .text_scale = 1 },
};

static void
apply_look (guint look)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  adw_style_manager_set_color_scheme (style, LOOKS[look].dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                              : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_widget_set_default_direction (LOOKS[look].rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                (int) (96 * 1024 * LOOKS[look].text_scale), NULL);
}

static void
snapshot_widget (GtkWidget *widget, GtkSnapshot *snapshot)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
}

/* They are windows of their own, and lie where the display put them. */
static void
snapshot_popovers (GtkWidget *widget, GtkSnapshot *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
        {
          GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (child)));
          double x, y;

          gtk_native_get_surface_transform (GTK_NATIVE (child), &x, &y);
          gtk_snapshot_save (snapshot);
          gtk_snapshot_translate (
            snapshot, &GRAPHENE_POINT_INIT ((float) (gdk_popup_get_position_x (popup) + x),
                                            (float) (gdk_popup_get_position_y (popup) + y)));
          snapshot_widget (child, snapshot);
          gtk_snapshot_restore (snapshot);
        }
      snapshot_popovers (child, snapshot);
    }
}

static GdkTexture *
take (GtkWidget *window)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = gtk_widget_get_width (window);
  int height = gtk_widget_get_height (window);

  snapshot_widget (window, snapshot);
  snapshot_popovers (window, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

/* A screen on which every pixel is the same shows nothing. */
static gboolean
shows_something (GdkTexture *texture)
{
  gsize stride = (gsize) gdk_texture_get_width (texture) * 4;
  gsize n_pixels = (gsize) gdk_texture_get_width (texture) *
                   (gsize) gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, n_pixels);

  gdk_texture_download (texture, (guchar *) pixels, stride);
  for (gsize i = 1; i < n_pixels; i++)
    if (pixels[i] != pixels[0])
      return TRUE;
  return FALSE;
}

/* A screen begins as a first start does. */
static void
reset_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_reset (settings, "view");
  g_settings_reset (settings, "show-sidebar");
}

static void
render (const CbScreen *screen, guint look, const char *folder)
{
  g_autofree char *name = g_strdup_printf ("%s-%s.png", screen->name, LOOKS[look].name);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GdkTexture) texture = NULL;
  CbWindow *window;

  apply_look (look);
  reset_settings ();
  window = cb_ui_test_open_window (LOOKS[look].width, LOOKS[look].height);
  screen->prepare (window);
  cb_ui_test_draw (GTK_WIDGET (window));

  texture = take (GTK_WIDGET (window));
  g_assert_cmpint (gdk_texture_get_width (texture), ==, LOOKS[look].width);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, LOOKS[look].height);
  g_assert_true (shows_something (texture));
  g_assert_true (gdk_texture_save_to_png (texture, path));
  cb_ui_test_close_window (window);
}

static gboolean
is_wanted (const CbScreen *screen, guint look, char **parts)
{
  g_autofree char *name = g_strdup_printf ("%s-%s", screen->name, LOOKS[look].name);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (name, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  if (argc < 2)
    {
      g_printerr ("cb-render FOLDER [PART OF A NAME…]\n");
      return 2;
    }
  if (g_mkdir_with_parents (argv[1], 0755) < 0)
    {
      g_printerr ("cb-render: %s cannot be made\n", argv[1]);
      return 2;
    }
  cb_ui_test_start ();
  for (guint table = 0; table < G_N_ELEMENTS (TABLES); table++)
    for (const CbScreen *screen = TABLES[table]; screen->name != NULL; screen++)
      for (guint look = 0; look < G_N_ELEMENTS (LOOKS); look++)
        if (is_wanted (screen, look, argv + 2))
          render (screen, look, argv[1]);
  return 0;
}
