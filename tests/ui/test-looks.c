/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen of a change of look, and what is let pass; and what accepting does to the file. */

#include "config.h"

#include <cairo.h>
#include <glib/gstdio.h>

#include "cb-looks.h"

#define WIDTH  1280
#define HEIGHT 800

/* A window with a button and a label. */
typedef struct
{
  double x;
  double background;
  double red;
  double green;
  gboolean without_label;
  guint noise;
} CbScene;

static const CbScene ORDINARY = { .x = 300, .background = 0.9, .red = 0.2, .green = 0.4 };

/* A word, as lines that are as thin as those of letters. */
static void
draw_label (cairo_t *cr, double x, double y)
{
  cairo_set_source_rgb (cr, 0.3, 0.3, 0.3);
  for (guint i = 0; i < 12; i++)
    cairo_rectangle (cr, x + i * 4, y, 1.2, 9);
  cairo_fill (cr);
}

static CbPixels
draw (const CbScene *scene, int width, int height)
{
  CbPixels pixels = { width, height, g_new (guint32, (gsize) width * (gsize) height) };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  cairo_surface_t *surface = cairo_image_surface_create_for_data (
    (guchar *) pixels.argb, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, scene->background, scene->background, scene->background);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, scene->red, scene->green, 0.8);
  cairo_rectangle (cr, scene->x, 200, 80, 34);
  cairo_fill (cr);
  if (!scene->without_label)
    draw_label (cr, 700.3, 500);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  for (int i = 0; scene->noise > 0 && i < width * height; i++)
    pixels.argb[i] ^= (guint32) g_rand_int (rand) & 0x010101 * scene->noise;
  return pixels;
}

/* Returns: (transfer full) (nullable): what is other in @scene than in the ordinary one */
static char *
compare (const CbScene *scene, int width, int height)
{
  CbPixels before = draw (&ORDINARY, WIDTH, HEIGHT);
  CbPixels after = draw (scene, width, height);
  g_autofree char *text = NULL;
  CbLook look, accepted;
  char *difference;

  cb_look_measure (&look, &before);
  text = cb_look_print (&look);
  g_assert_true (cb_look_parse (&accepted, text));
  cb_look_measure (&look, &after);
  difference = cb_look_compare (&accepted, &look);
  g_free (before.argb);
  g_free (after.argb);
  return difference;
}

static void
check_passes (CbScene scene)
{
  g_autofree char *difference = compare (&scene, WIDTH, HEIGHT);

  g_assert_cmpstr (difference, ==, NULL);
}

static void
check_fails (CbScene scene, const char *words)
{
  g_autofree char *difference = compare (&scene, WIDTH, HEIGHT);

  g_assert_nonnull (difference);
  g_test_message ("%s", difference);
  g_assert_nonnull (strstr (difference, words));
}

static void
test_passes (void)
{
  CbScene scene = ORDINARY;

  check_passes (scene);
  scene.noise = 1;
  check_passes (scene);
  scene.noise = 2;
  scene.x += 0.3;
  check_passes (scene);
}

static void
test_fails (void)
{
  CbScene moved = ORDINARY, coloured = ORDINARY, missing = ORDINARY, grey = ORDINARY;

  moved.x += 8;
  check_fails (moved, "lighter");
  /* As light as before. */
  coloured.red = 0.5;
  coloured.green = 0.247;
  check_fails (coloured, "more red");
  missing.without_label = TRUE;
  /* The block that the middle of the word is in. */
  check_fails (missing, "at 704,480 [32×26]");
  grey.background = 0.85;
  check_fails (grey, "darker");
}

static void
test_size (void)
{
  g_autofree char *difference = compare (&ORDINARY, WIDTH, HEIGHT + 40);

  g_assert_cmpstr (difference, ==, "it is 1280×840 pixels, not 1280×800");
}

/* Noise and areas of one colour come back as near as a letter is. */
static void
test_text (void)
{
  CbScene scene = { .background = 1, .noise = 127 };
  CbPixels pixels = draw (&scene, 360, 640);
  g_autofree char *text = NULL;
  CbLook look, back;

  cb_look_measure (&look, &pixels);
  text = cb_look_print (&look);
  g_assert_true (cb_look_parse (&back, text));
  g_assert_cmpint (back.width, ==, 360);
  for (guint plane = 0; plane < CB_LOOK_N_PLANES; plane++)
    for (guint i = 0; i < (plane == CB_LOOK_LIGHT ? CB_LOOK_N_BLOCKS : CB_LOOK_N_COLOURS); i++)
      g_assert_cmpfloat_with_epsilon (look.planes[plane][i], back.planes[plane][i], 2.01);
  g_free (pixels.argb);

  g_assert_false (cb_look_parse (&back, ""));
  g_assert_false (cb_look_parse (&back, "360×640 A1200 B300"));
  g_assert_false (cb_look_parse (&back, "360×640 A1200 B300 C299"));
  g_assert_false (cb_look_parse (&back, "360×640 A1200 B301 C300"));
  g_assert_false (cb_look_parse (&back, "360×640 A1200 B300 {300"));
  g_assert_true (cb_look_parse (&back, "360×640 A1200 B300 C150D150"));
}

static char *
see (const char *path, const char *const *names, const CbPixels *pixels)
{
  g_autoptr (CbLooks) looks = cb_looks_load (path, NULL);
  char *contents;

  for (guint i = 0; names[i] != NULL; i++)
    cb_looks_check (looks, names[i], &pixels[i]);
  g_assert_true (cb_looks_save_seen (looks, path, NULL));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  return contents;
}

static void
check (const char *path, const char *name, const CbPixels *pixels, gboolean same)
{
  g_autoptr (CbLooks) looks = cb_looks_load (path, NULL);

  g_assert_cmpint (cb_looks_check (looks, name, pixels), ==, same);
}

/* What looks the same keeps its line; what does not gets another, and what is gone loses it. */
static void
test_accepting (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looks-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "looks.txt", NULL);
  g_autofree char *first = NULL, *second = NULL, *third = NULL;
  const char *const names[] = { "b", "a", NULL };
  CbScene almost = ORDINARY, other = ORDINARY;
  CbPixels pixels[3];

  almost.x += 0.3;
  other.x += 20;
  pixels[0] = draw (&ORDINARY, WIDTH, HEIGHT);
  pixels[1] = draw (&almost, WIDTH, HEIGHT);
  pixels[2] = draw (&other, WIDTH, HEIGHT);
  g_assert_null (cb_looks_load (path, NULL));
  g_assert_true (g_file_set_contents (path, "# Nothing yet\n", -1, NULL));
  check (path, "a", &pixels[0], TRUE);

  first = see (path, names, pixels);
  g_assert_nonnull (strstr (first, "\na 1280×800 "));
  g_assert_cmpint (strstr (first, "\na ") - first, <, strstr (first, "\nb ") - first);
  check (path, "b", &pixels[1], TRUE);
  check (path, "b", &pixels[2], FALSE);
  check (path, "c", &pixels[0], FALSE);
  second = see (path, names, pixels);
  g_assert_cmpstr (first, ==, second);
  third = see (path, names + 1, pixels + 2);
  g_assert_null (strstr (third, "\nb "));
  check (path, "a", &pixels[2], TRUE);
  check (path, "a", &pixels[1], FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (pixels); i++)
    g_free (pixels[i].argb);
  g_unlink (path);
  g_rmdir (folder);
}

/* Notes of several runs are accepted together; what is accepted and gone is told. */
static void
test_notes (void)
{
  g_autofree char *folder = g_dir_make_tmp ("looks-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "looks.txt", NULL);
  g_autofree char *other = g_build_filename (folder, "seen.txt", NULL);
  g_autofree char *contents = NULL;
  const char *const all[] = { "a", "b", NULL };
  g_autoptr (CbLooks) looks = NULL;

  g_assert_true (g_file_set_contents (path, "b 1\ngone 2\n", -1, NULL));
  g_assert_true (g_file_set_contents (other, "#\nb 3\na 4\n", -1, NULL));
  looks = cb_looks_load (path, NULL);
  g_assert_cmpuint (cb_looks_check_names (looks, all), ==, 1);
  g_assert_true (cb_looks_add_seen (looks, other, NULL));
  g_assert_true (cb_looks_save_seen (looks, path, NULL));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_true (g_str_has_suffix (contents, "\na 4\nb 3\n"));

  g_unlink (path);
  g_unlink (other);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/looks/passes", test_passes);
  g_test_add_func ("/looks/fails", test_fails);
  g_test_add_func ("/looks/size", test_size);
  g_test_add_func ("/looks/text", test_text);
  g_test_add_func ("/looks/accepting", test_accepting);
  g_test_add_func ("/looks/notes", test_notes);
  return g_test_run ();
}
