/* SPDX-License-Identifier: GPL-3.0-or-later */

/* cb-render [--into FOLDER] [--share N/OF] [--language LOCALE] [--looks FILE] [PART OF A NAME…]
 * cb-render --accept --looks FILE --into FOLDER
 * cb-render --audit [--share N/OF] [PART OF A NAME…]
 * cb-render --into FOLDER --album NAME [--language LOCALE]
 *
 * Brings a window to every screen in every look, and fails where what is laid out has a fault (see
 * cb-inspect.c), nothing is shown, or a template that pictured.txt says it shows is missing. With a
 * folder it draws each to SCREEN-LOOK.png in there, so that one can look at them; with a share it
 * takes every so manieth screen only. With a file of accepted looks (see cb-looks.c) it fails as
 * well where one looks different, draws only those to the folder, and notes there how all look; to
 * accept is to take these notes for the file. An audit looks at contrast as well, and goes round
 * with Tab. */

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "cb-album.h"
#include "cb-inspect.h"
#include "cb-looks.h"
#include "cb-pictures.h"
#include "cb-shot.h"
#include "cb-stretch.h"

/* What Meson takes for a test that was skipped. */
#define SKIPPED 77
/* Windows as wide have room for all. */
#define PLAIN_WIDTH 1280
/* How many tests share the pictures. */
#define N_SHARES 4

static char *folder;
static char *looks_file;
static gboolean accept_looks;
static gboolean audit;
static char *share;
static char *album;
static char *language;
static char **parts;
static CbLooks *looks;

static const GOptionEntry OPTIONS[] = {
  { "into", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Where to draw to", "FOLDER" },
  { "looks", 0, 0, G_OPTION_ARG_FILENAME, &looks_file, "What was accepted", "FILE" },
  { "accept", 0, 0, G_OPTION_ARG_NONE, &accept_looks, "Accept what the tests noted", NULL },
  { "audit", 0, 0, G_OPTION_ARG_NONE, &audit, "Look at contrast and go round with Tab, too", NULL },
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

/* A screen on which every pixel is the same shows nothing. */
static gboolean
shows_something (const CbPixels *pixels)
{
  for (int i = 1; i < pixels->width * pixels->height; i++)
    if (pixels->argb[i] != pixels->argb[0])
      return TRUE;
  return FALSE;
}

/* (transfer full): of a file in the folder */
static char *
get_path (const char *name, const char *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);

  return g_build_filename (folder, file, NULL);
}

static void
save (GdkTexture *texture, const char *name)
{
  g_autofree char *path = get_path (name, ".png");

  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* What does not look as it was accepted is drawn, and nothing else that was drawn before is left.
 *
 * Returns: the number of faults */
static guint
check_look (GdkTexture *texture, const CbPixels *pixels, const char *name)
{
  g_autofree char *path = get_path (name, ".png");

  g_unlink (path);
  if (cb_looks_check (looks, name, pixels))
    return 0;
  save (texture, name);
  return 1;
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
  CbPixels pixels;
  guint n_faults = 0;

  cb_ui_test_draw (GTK_WIDGET (window));
  texture = cb_shot_take (GTK_WIDGET (window), CB_SHOT_PLAIN);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, gtk_widget_get_width (GTK_WIDGET (window)));
  pixels = cb_shot_download (texture);
  g_assert_true (shows_something (&pixels));
  if (looks != NULL)
    n_faults += check_look (texture, &pixels, name);
  else if (folder != NULL)
    save (texture, name);
  n_faults += cb_inspect (GTK_WINDOW (window), audit ? &pixels : NULL, name);
  n_faults += cb_inspect_mnemonics (GTK_WINDOW (window), name);
  g_free (pixels.argb);
  return n_faults;
}

static gboolean
is_shown (GtkWidget *widget, GType type)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_shown (child, type))
      return TRUE;
  return FALSE;
}

/* (transfer full): CbSheetView for cb-sheet-view */
static char *
name_type (const char *stem)
{
  GString *name = g_string_new (NULL);

  for (gboolean upper = TRUE; *stem != '\0'; stem++)
    {
      if (*stem != '-')
        g_string_append_c (name, upper ? g_ascii_toupper (*stem) : *stem);
      upper = *stem == '-';
    }
  return g_string_free_and_steal (name);
}

/* Whether the screen shows the templates of which it is the picture, by pictured.txt.
 *
 * Returns: the number of faults */
static guint
check_templates (CbWindow *window, const char *screen)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "tests", "ui",
                                            "pictured.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_faults = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 3);
      g_autofree char *type = words[0] != NULL ? name_type (words[0]) : NULL;

      if (g_strv_length (words) != 2 || !g_str_equal (words[1], screen) ||
          is_shown (GTK_WIDGET (window), g_type_from_name (type)))
        continue;
      g_printerr ("%s: %s is not shown\n", screen, words[0]);
      n_faults++;
    }
  return n_faults;
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

/* Closes the window, if there is one, of which @name is the last picture.
 *
 * Returns: the number of faults */
static guint
finish_window (CbWindow **window, const char *name)
{
  guint n_faults = audit && *window != NULL ? cb_inspect_focus (GTK_WINDOW (*window), name) : 0;

  g_clear_pointer (window, cb_ui_test_close_window);
  return n_faults;
}

/* Of all screens each @of'th, from the @nth.
 *
 * Returns: the number of faults */
static guint
render_share (GPtrArray *pictures, guint nth, guint of)
{
  CbWindow *window = NULL;
  const char *last = NULL;
  guint n_faults = 0, opened = 0;

  for (guint i = 0; i < pictures->len; i++)
    {
      const CbPicture *picture = g_ptr_array_index (pictures, i);

      if (picture->nth_screen % of != nth - 1 || !is_wanted (picture->name))
        continue;
      if (picture->window != opened)
        n_faults += finish_window (&window, last);
      apply_style (picture->dark, picture->contrast);
      if (window == NULL)
        window = open_window (picture);
      opened = picture->window;
      last = picture->name;
      n_faults += take_picture (window, picture->name);
      if (picture->width >= PLAIN_WIDTH)
        n_faults += check_templates (window, picture->screen->name);
      n_faults += cb_inspect_width (GTK_WINDOW (window), picture->width, picture->name);
    }
  return n_faults + finish_window (&window, last);
}

/* Takes the pictures of the album; the dark ones in English only. What the screens of tests look
 * for is not looked for here, where the letters are others. */
static void
render_album (void)
{
  for (const CbAlbumPicture *picture = cb_album_get_pictures (album); picture->screen != NULL;
       picture++)
    for (guint dark = 0; dark <= (picture->also_dark && language == NULL ? 1 : 0); dark++)
      {
        g_autofree char *name = g_strconcat (picture->screen, dark ? "-dark" : "", NULL);
        g_autoptr (GdkTexture) texture = NULL;
        CbWindow *window;

        reset_settings ();
        apply_style (dark, FALSE);
        window = cb_album_open (picture, language);
        texture = cb_album_take (picture, window);
        save (texture, name);
        cb_ui_test_close_window (window);
      }
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

/* (transfer full): where a share of all pictures is noted */
static char *
get_notes (guint nth)
{
  g_autofree char *name = g_strdup_printf ("seen-%u-of-%u", nth, N_SHARES);

  return get_path (name, ".txt");
}

/* Elsewhere fonts and toolkit are others, and so are all pictures. */
static gboolean
load_looks (GError **error)
{
  if (looks_file == NULL)
    return TRUE;
  if (g_getenv ("CASEBOOK_INSIDE") == NULL)
    {
      g_printerr ("Looks are those of the private Debian, and not compared here.\n");
      return TRUE;
    }
  looks = cb_looks_load (looks_file, error);
  if (looks != NULL && cb_looks_is_empty (looks) && !accept_looks)
    g_printerr ("No looks are accepted yet; the target accept-looks does.\n");
  return looks != NULL;
}

/* Takes what the tests have noted for accepted. */
static gboolean
accept_noted (GError **error)
{
  for (guint nth = 1; nth <= N_SHARES; nth++)
    {
      g_autofree char *path = get_notes (nth);

      if (!cb_looks_add_seen (looks, path, error))
        {
          g_prefix_error (error, "Run the suite looks first. ");
          return FALSE;
        }
    }
  return cb_looks_save_seen (looks, looks_file, error);
}

/* Returns: the number of faults */
static guint
finish_looks (GPtrArray *pictures, guint nth, guint of)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *path = get_notes (nth);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < pictures->len; i++)
    g_strv_builder_add (builder, ((CbPicture *) g_ptr_array_index (pictures, i))->name);
  names = g_strv_builder_end (builder);
  if (parts == NULL && of == N_SHARES)
    cb_looks_save_seen (looks, path, &error);
  g_assert_no_error (error);
  return nth == 1 ? cb_looks_check_names (looks, (const char *const *) names) : 0;
}

/* Returns: the number of faults */
static guint
render (guint nth, guint of)
{
  g_autoptr (GPtrArray) pictures = cb_pictures_list (language);
  guint n_faults;

  cb_ui_test_start ();
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", "appmenu:close",
                "gtk-cursor-blink", FALSE, NULL);
  /* Of what goes wrong while the focus moves all is told. */
  if (audit)
    g_log_set_always_fatal (G_LOG_LEVEL_ERROR);
  if (album != NULL)
    {
      render_album ();
      return 0;
    }
  n_faults = render_share (pictures, nth, of);
  return looks != NULL ? n_faults + finish_looks (pictures, nth, of) : n_faults;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  guint nth = 1, of = 1, n_faults = 0;

  g_option_context_add_main_entries (context, OPTIONS, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) ||
      (share != NULL && sscanf (share, "%u/%u", &nth, &of) != 2) ||
      (looks_file != NULL && folder == NULL) ||
      (folder != NULL && g_mkdir_with_parents (folder, 0755) < 0))
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      g_printerr ("%s", help);
      return 2;
    }
  if (!speak ())
    return SKIPPED;
  if (!load_looks (&error) || (accept_looks && looks != NULL && !accept_noted (&error)))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  if (!accept_looks)
    n_faults = render (nth, of);
  g_clear_pointer (&looks, cb_looks_free);
  return n_faults > 0 ? 1 : 0;
}
