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
#include "cb-screens.h"
#include "cb-stretch.h"
#include "parts.h"

static const CbScreen *const TABLES[] = {
  cb_case_screens,      cb_cases_screens, cb_deal_screens,    cb_dice_screens,
  cb_elsewhere_screens, cb_face_screens,  cb_insight_screens, cb_privacy_screens,
  cb_record_screens,    cb_setup_screens, cb_table_screens,
#if HAS_PRINTING
  cb_print_screens,
#endif
};

/* A telephone, a tablet held upright and one that lies, and a small laptop. */
static const struct
{
  const char *name;
  int width;
  int height;
  gboolean every; /* not of the screens alone that matter most */
} SIZES[] = {
  { "narrow", 360, 640, TRUE },
  { "middle", 768, 1024 },
  { "tight", 1024, 768 },
  { "wide", 1280, 800, TRUE },
};

/* What a window is laid out anew for; but for the first only screens that matter most, and not in
 * the sizes of tablets. */
static const struct
{
  const char *name;
  double text_scale;
  gboolean rtl;
  gboolean stretched;
} TEXTS[] = {
  { "", .text_scale = 1 },
  { "-large", .text_scale = 2 },
  { "-rtl", .text_scale = 1, .rtl = TRUE },
  { "-stretched", .text_scale = 1, .stretched = TRUE },
};

/* What only looks different, of ordinary texts; not in the sizes of tablets. */
static const struct
{
  const char *name;
  gboolean dark;
  gboolean contrast;
} STYLES[] = {
  { "" },
  { "-dark", .dark = TRUE },
  { "-contrast", .contrast = TRUE },
};

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
apply_text (guint text)
{
  gtk_widget_set_default_direction (TEXTS[text].rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi",
                (int) (96 * 1024 * TEXTS[text].text_scale), NULL);
  cb_stretch_set_enabled (TEXTS[text].stretched);
}

static void
apply_style (guint style)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autoptr (GSettings) settings = g_settings_new ("org.gnome.desktop.a11y.interface");

  adw_style_manager_set_color_scheme (manager, STYLES[style].dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                                  : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_settings_set_boolean (settings, "high-contrast", STYLES[style].contrast);
  g_assert_cmpint (adw_style_manager_get_high_contrast (manager), ==, STYLES[style].contrast);
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

/* Returns: the number of faults of the screen in one size and kind of text, in all its styles */
static guint
render (const CbScreen *screen, guint size, guint text)
{
  guint n_styles = screen->matters && SIZES[size].every && text == 0 && language == NULL
                     ? G_N_ELEMENTS (STYLES)
                     : 1;
  CbWindow *window = NULL;
  guint n_faults = 0;

  apply_text (text);
  reset_settings ();
  for (guint style = 0; style < n_styles; style++)
    {
      g_autofree char *name = g_strconcat (screen->name, "-", SIZES[size].name, TEXTS[text].name,
                                           STYLES[style].name, language != NULL ? "-" : NULL,
                                           language, NULL);

      if (!is_wanted (name))
        continue;
      apply_style (style);
      if (window == NULL)
        {
          window = cb_ui_test_open_window (SIZES[size].width, SIZES[size].height);
          screen->prepare (window);
        }
      n_faults += take_picture (window, name);
      n_faults += cb_inspect_width (GTK_WINDOW (window), SIZES[size].width, name);
    }
  if (window != NULL)
    cb_ui_test_close_window (window);
  return n_faults;
}

static guint
render_all (const CbScreen *screen)
{
  guint n_faults = 0;

  for (guint size = 0; size < G_N_ELEMENTS (SIZES); size++)
    if (language != NULL ? screen->matters && SIZES[size].every
                         : screen->matters || SIZES[size].every)
      n_faults += render (screen, size, 0);
  if (language != NULL)
    return n_faults;
  for (guint text = 1; screen->matters && text < G_N_ELEMENTS (TEXTS); text++)
    for (guint size = 0; size < G_N_ELEMENTS (SIZES); size++)
      if (SIZES[size].every)
        n_faults += render (screen, size, text);
  return n_faults;
}

static const CbScreen *
find_screen (const char *name)
{
  for (guint table = 0; table < G_N_ELEMENTS (TABLES); table++)
    for (const CbScreen *screen = TABLES[table]; screen->name != NULL; screen++)
      if (g_str_equal (screen->name, name))
        return screen;
  g_error ("there is no screen %s", name);
}

static guint
render_for_album (guint index, guint style)
{
  g_autofree char *name = g_strconcat (ALBUMS[index].screen, STYLES[style].name, NULL);
  CbWindow *window;
  guint n_faults;

  reset_settings ();
  apply_style (style);
  window = cb_ui_test_open_window (ALBUMS[index].width, ALBUMS[index].height);
  find_screen (ALBUMS[index].screen)->prepare (window);
  n_faults = take_picture (window, name);
  cb_ui_test_close_window (window);
  return n_faults;
}

static guint
render_album (void)
{
  guint n_styles = g_str_equal (album, "help") ? 2 : 1;
  guint n_faults = 0;

  for (guint i = 0; i < G_N_ELEMENTS (ALBUMS); i++)
    for (guint style = 0; style < n_styles && g_str_equal (ALBUMS[i].album, album); style++)
      n_faults += render_for_album (i, style);
  return n_faults;
}

/* Of all screens each @of'th, from the @nth.
 *
 * Returns: the number of faults */
static guint
render_share (guint nth, guint of)
{
  guint n_faults = 0, n_screens = 0;

  for (guint table = 0; table < G_N_ELEMENTS (TABLES); table++)
    for (const CbScreen *screen = TABLES[table]; screen->name != NULL; screen++)
      if (n_screens++ % of == nth - 1)
        n_faults += render_all (screen);
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
  n_faults = album != NULL ? render_album () : render_share (nth, of);
  return n_faults > 0 ? 1 : 0;
}
