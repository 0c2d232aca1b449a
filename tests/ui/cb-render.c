/* cb-render.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* cb-render [--into FOLDER] [--share N/OF] [--language LOCALE] [PART OF A NAME…]
 * cb-render --into FOLDER --album NAME
 *
 * Brings a window to every screen in every look, and fails where what is laid out has a fault (see
 * cb-inspect.c) or nothing is shown. With a folder it draws each to SCREEN-LOOK.png in there, so
 * that one can look at them; with a share it takes every so manieth screen only. */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "cb-inspect.h"
#include "cb-pictures.h"
#include "cb-stretch.h"

/* Pictures to show elsewhere: in a shop of programs, and in the help, where each is also dark. */
static const struct
{
  const char *album;
  const char *screen;
  int width;
  int height;
} ALBUMS[] = {
  { "shop", "sheet", 1000, 700 },
  { "shop", "why", 1000, 700 },
  { "shop", "quick-choices", 1000, 700 },
  { "shop", "log", 1000, 700 },
  { "shop", "deal-hand", 1000, 700 },
  { "shop", "sheet-solved", 360, 640 },
  {
    "help",
    "sheet",
    420,
    500,
  },
  { "help", "why", 420, 560 },
  { "help", "composer-answers", 420, 640 },
  { "help", "quick-choices", 420, 500 },
  { "help", "insight", 420, 500 },
  { "help", "table-decks", 420, 500 },
  { "help", "deal-hand", 420, 640 },
  { "help", "cover", 420, 460 },
  { "help", "edition-editor", 420, 500 },
};

/* What Meson takes for a test that was skipped. */
#define SKIPPED 77

static char *folder;
static char *share;
static char *album;
static char *language;
static char **parts;

static const GOptionEntry OPTIONS[] = {
  { "into", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Where to draw to", "FOLDER" },
  { "share", 0, 0, G_OPTION_ARG_STRING, &share, "Which part of all screens to take", "N/OF" },
  { "language", 0, 0, G_OPTION_ARG_STRING, &language, "Take what matters most in that", "LOCALE" },
  { "album", 0, 0, G_OPTION_ARG_STRING, &album, "Take the pictures of an album", "NAME" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &parts, NULL, "PART…" },
  G_OPTION_ENTRY_NULL,
};

static void
apply_text (const CbPicture *picture)
{
  gtk_widget_set_default_direction (picture->rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * picture->text_scale),
                NULL);
  cb_stretch_set_enabled (picture->stretched);
}

static void
apply_style (gboolean dark, gboolean contrast)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GSettings) settings = g_settings_new ("org.gnome.desktop.a11y.interface");

  adw_style_manager_set_color_scheme (manager, dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                    : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_settings_set_boolean (settings, "high-contrast", contrast);
  g_assert_cmpint (adw_style_manager_get_high_contrast (manager), ==, contrast);
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

  g_settings_reset (settings, "show-sidebar");
}

/* Returns: the number of faults */
static guint
take_picture (CbWindow *window, const char *name)
{
  g_autoptr (GdkTexture) texture = NULL;

  cb_ui_test_draw (GTK_WIDGET (window));
  texture = take (GTK_WIDGET (window));
  g_assert_cmpint (gdk_texture_get_width (texture), ==, gtk_widget_get_width (GTK_WIDGET (window)));
  g_assert_true (shows_something (texture));
  if (folder != NULL)
    {
      g_autofree char *file = g_strdup_printf ("%s.png", name);
      g_autofree char *path = g_build_filename (folder, file, NULL);

      g_assert_true (gdk_texture_save_to_png (texture, path));
    }
  return cb_inspect (GTK_WINDOW (window), name);
}

static gboolean
is_wanted (const char *name)
{
  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    if (strstr (name, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}

static CbWindow *
open_window (const CbPicture *picture)
{
  CbWindow *window;

  apply_text (picture);
  reset_settings ();
  window = cb_ui_test_open_window (picture->width, picture->height);
  picture->screen->prepare (window);
  return window;
}

/* Of all screens each @of'th, from the @nth.
 *
 * Returns: the number of faults */
static guint
render_share (GPtrArray *pictures, guint nth, guint of)
{
  CbWindow *window = NULL;
  guint n_faults = 0, opened = 0;

  for (guint i = 0; i < pictures->len; i++)
    {
      const CbPicture *picture = g_ptr_array_index (pictures, i);

      if (picture->nth_screen % of != nth - 1 || !is_wanted (picture->name))
        continue;
      if (picture->window != opened)
        g_clear_pointer (&window, cb_ui_test_close_window);
      apply_style (picture->dark, picture->contrast);
      if (window == NULL)
        window = open_window (picture);
      opened = picture->window;
      n_faults += take_picture (window, picture->name);
      n_faults += cb_inspect_width (GTK_WINDOW (window), picture->width, picture->name);
    }
  g_clear_pointer (&window, cb_ui_test_close_window);
  return n_faults;
}

static guint
render_for_album (guint index, gboolean dark)
{
  g_autofree char *name = g_strconcat (ALBUMS[index].screen, dark ? "-dark" : "", NULL);
  CbWindow *window;
  guint n_faults;

  reset_settings ();
  apply_style (dark, FALSE);
  window = cb_ui_test_open_window (ALBUMS[index].width, ALBUMS[index].height);
  cb_pictures_find_screen (ALBUMS[index].screen)->prepare (window);
  n_faults = take_picture (window, name);
  cb_ui_test_close_window (window);
  return n_faults;
}

static guint
render_album (void)
{
  guint n_faults = 0;

  for (guint i = 0; i < G_N_ELEMENTS (ALBUMS); i++)
    if (g_str_equal (ALBUMS[i].album, album))
      {
        n_faults += render_for_album (i, FALSE);
        if (g_str_equal (album, "help"))
          n_faults += render_for_album (i, TRUE);
      }
  return n_faults;
}

/* Returns: whether this machine speaks it */
static gboolean
speak (void)
{
  if (language == NULL)
    return setlocale (LC_ALL, "") != NULL;
  g_setenv ("LC_ALL", language, TRUE);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("TEXTDOMAINDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return setlocale (LC_ALL, language) != NULL;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GPtrArray) pictures = NULL;
  g_autoptr (GError) error = NULL;
  guint nth = 1, of = 1, n_faults;

  g_option_context_add_main_entries (context, OPTIONS, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) ||
      (share != NULL && sscanf (share, "%u/%u", &nth, &of) != 2) ||
      (folder != NULL && g_mkdir_with_parents (folder, 0755) < 0))
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      g_printerr ("%s", help);
      return 2;
    }
  if (!speak ())
    return SKIPPED;
  cb_ui_test_start ();
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", "appmenu:close", NULL);
  pictures = cb_pictures_list (language);
  n_faults = album != NULL ? render_album () : render_share (pictures, nth, of);
  return n_faults > 0 ? 1 : 0;
}
