/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every edition on every paper: nothing outside the margins, nothing cut off, nothing over another,
 * every card once. */

#include "cb-editions.h"
#include "cb-print-private.h"
#include "cb-print-test.h"

/* Roundings, in points; and the smallest letters, before they are scaled. */
#define SLACK    0.6
#define MIN_SIZE 5.5

static const CbPaper small_papers[] = {
  { "a5", "A5", "iso_a5", 148 * CB_MM, 210 * CB_MM },
  { "a5-turned", "A5", "iso_a5", 210 * CB_MM, 148 * CB_MM },
  { "a4-turned", "A4", "iso_a4", 297 * CB_MM, 210 * CB_MM },
  { "a6", "A6", "iso_a6", 105 * CB_MM, 148 * CB_MM },
  { "label", "Label", "label", 20 * CB_MM, 90 * CB_MM },
};

CbPrintPages *
cb_print_test_lay_out (const CbNotesheet *sheet, const CbPaper *paper)
{
  if (paper == NULL)
    paper = &cb_papers[0];
  return cb_print_pages_new (sheet, paper->width, paper->height);
}

static guint
count_on_page (GArray *items, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    if (g_strcmp0 (g_array_index (items, CbPrintItem, i).text, text) == 0)
      n++;
  return n;
}

guint
cb_print_test_count_text (const CbPrintPages *pages, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < pages->pages->len; i++)
    n += count_on_page (g_ptr_array_index (pages->pages, i), text);
  return n;
}

/* As it is laid out, before it is scaled. */
static void
assert_inside (const CbPrintPages *pages, const CbPrintItem *item)
{
  double margin = pages->margin / pages->scale - SLACK;

  g_assert_cmpfloat (item->x, >=, margin);
  g_assert_cmpfloat (item->y, >=, margin);
  g_assert_cmpfloat (item->x + item->width, <=, pages->width / pages->scale - margin);
  g_assert_cmpfloat (item->y + item->height, <=, pages->height / pages->scale - margin);
}

static void
assert_text_fits (const CbPrintItem *item, PangoContext *context)
{
  g_autoptr (PangoLayout) layout = _cb_print_item_fit (item, context);
  const PangoFontDescription *font = pango_layout_get_font_description (layout);
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  g_assert_false (pango_layout_is_ellipsized (layout));
  g_assert_cmpfloat (pango_units_to_double (logical.width), <=,
                     (item->turned ? item->height : item->width) + SLACK);
  g_assert_cmpfloat (pango_units_to_double (logical.height), <=,
                     (item->turned ? item->width : item->height) + SLACK);
  g_assert_cmpfloat (pango_units_to_double (pango_font_description_get_size (font)), >=, MIN_SIZE);
}

static gboolean
has_place (const CbPrintItem *item)
{
  return item->kind == CB_PRINT_SYMBOL || (item->kind == CB_PRINT_TEXT && *item->text != '\0');
}

static void
assert_apart (const CbPrintItem *a, const CbPrintItem *b)
{
  if (a->x + a->width <= b->x + SLACK || b->x + b->width <= a->x + SLACK ||
      a->y + a->height <= b->y + SLACK || b->y + b->height <= a->y + SLACK)
    return;
  g_test_message ("“%s” lies over “%s”", a->text, b->text);
  g_test_fail ();
}

static void
assert_page_sound (const CbPrintPages *pages, GArray *items, PangoContext *context)
{
  for (guint i = 0; i < items->len; i++)
    {
      const CbPrintItem *item = &g_array_index (items, CbPrintItem, i);

      assert_inside (pages, item);
      if (!has_place (item))
        continue;
      if (item->kind == CB_PRINT_TEXT)
        assert_text_fits (item, context);
      for (guint j = 0; j < i; j++)
        if (has_place (&g_array_index (items, CbPrintItem, j)))
          assert_apart (item, &g_array_index (items, CbPrintItem, j));
    }
}

/* Rows of that name; titles and headings are bold. */
static guint
count_rows (const CbPrintPages *pages, const char *name)
{
  guint n = 0;

  for (guint i = 0; i < pages->pages->len; i++)
    {
      GArray *items = g_ptr_array_index (pages->pages, i);

      for (guint j = 0; j < items->len; j++)
        if (!g_array_index (items, CbPrintItem, j).bold &&
            g_strcmp0 (g_array_index (items, CbPrintItem, j).text, name) == 0)
          n++;
    }
  return n;
}

void
cb_print_test_assert_sound (const CbPrintPages *pages, const CbNotesheet *sheet)
{
  PangoContext *context = cb_print_text_create_context ();

  for (guint i = 0; i < pages->pages->len; i++)
    assert_page_sound (pages, g_ptr_array_index (pages->pages, i), context);
  for (guint i = 0; i < cb_edition_get_n_cards (sheet->edition); i++)
    g_assert_cmpuint (count_rows (pages, cb_edition_get_card (sheet->edition, i)->name), ==, 1);
  g_object_unref (context);
}

static void
assert_whole (const CbPrintPages *pages, CbNotesheet *sheet)
{
  cb_print_test_assert_sound (pages, sheet);
  g_assert_cmpuint (pages->pages->len, ==, 1);
  g_assert_cmpfloat (pages->scale, ==, 1);
  g_assert_cmpfloat (pages->margin, >=, 12 * CB_MM);
  g_assert_cmpfloat (pages->margin, <=, 15 * CB_MM);
}

/* What one can ask for of @edition, the widest and the narrowest. */
static CbNotesheet *
make_form (CbEdition *edition, guint form)
{
  switch (form)
    {
    case 0:
      return cb_notesheet_new_for_players (edition, cb_edition_get_max_players (edition));
    case 1:
      return cb_notesheet_new_for_players (edition, cb_edition_get_min_players (edition));
    case 2:
      return cb_notesheet_new_for_games (edition, 6);
    case 3:
      return cb_notesheet_new_for_games (edition, CB_NOTESHEET_MAX_GAMES);
    case 4:
      return cb_notesheet_new_for_players (edition, CB_MAX_PLAYERS);
    default:
      return NULL;
    }
}

static void
test_editions (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    for (guint form = 0; form < 5; form++)
      {
        g_autoptr (CbNotesheet) sheet = make_form (cb_editions_get_builtin (i), form);

        for (guint paper = 0; paper < CB_N_PAPERS; paper++)
          {
            g_autoptr (CbPrintPages) pages = cb_print_test_lay_out (sheet, &cb_papers[paper]);

            g_test_message ("%s, form %u, %s", sheet->title, form, cb_papers[paper].id);
            assert_whole (pages, sheet);
          }
      }
}

/* A category that is whole on a page of its own is whole on its page. */
static void
assert_unbroken (const CbPrintPages *pages, CbEdition *edition)
{
  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    g_assert_cmpuint (cb_print_test_count_text (pages, cb_edition_get_category (edition, i)->name),
                      ==, 1);
}

static void
test_small_papers (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      g_autoptr (CbNotesheet) sheet = make_form (cb_editions_get_builtin (i), 0);

      for (guint paper = 0; paper < G_N_ELEMENTS (small_papers); paper++)
        {
          g_autoptr (CbPrintPages) pages = cb_print_test_lay_out (sheet, &small_papers[paper]);

          g_test_message ("%s, %s", sheet->title, small_papers[paper].id);
          cb_print_test_assert_sound (pages, sheet);
          assert_unbroken (pages, sheet->edition);
        }
    }
}

/* Each page says which it is, has the title and the headings. */
static void
test_several_pages (void)
{
  CbEdition *edition = cb_editions_find_builtin ("master-detective");
  g_autoptr (CbNotesheet) sheet = cb_notesheet_new_for_players (edition, 4);
  g_autoptr (CbPrintPages) pages = cb_print_test_lay_out (sheet, &small_papers[1]);
  guint n = pages->pages->len;

  g_assert_cmpuint (n, ==, 3);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u of %u", i + 1, n);

      g_assert_cmpuint (count_on_page (g_ptr_array_index (pages->pages, i), number), ==, 1);
      g_assert_cmpuint (count_on_page (g_ptr_array_index (pages->pages, i), "Envelope"), ==, 1);
      g_assert_cmpuint (count_on_page (g_ptr_array_index (pages->pages, i), sheet->title), ==, 1);
    }
}

static gboolean
is_white (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) +
                      y * cairo_image_surface_get_stride (surface);

  return row[x] == 0;
}

static cairo_surface_t *
paint (const CbPrintPages *pages, guint page)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, (int) pages->width,
                                                         (int) pages->height);
  cairo_t *cr = cairo_create (surface);

  cb_print_pages_draw (pages, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Returns: how many pixels have ink */
static guint
assert_margins_white (const CbPrintPages *pages, cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int margin = (int) pages->margin - 1;
  guint n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (!is_white (surface, x, y))
        {
          g_assert_cmpint (MIN (x, width - 1 - x), >=, margin);
          g_assert_cmpint (MIN (y, height - 1 - y), >=, margin);
          n++;
        }
  return n;
}

static void
test_ink (void)
{
  for (guint i = 0; i < cb_editions_get_n_builtin (); i++)
    {
      g_autoptr (CbNotesheet) sheet = make_form (cb_editions_get_builtin (i), i % 3);
      g_autoptr (CbPrintPages)
        pages = cb_print_test_lay_out (sheet, i % 2 == 0 ? NULL : &small_papers[i % 5]);
      cairo_surface_t *surface = paint (pages, 0);

      g_assert_cmpuint (assert_margins_white (pages, surface), >, (guint) (1000 * pages->scale));
      cairo_surface_destroy (surface);
    }
}

static void
test_pdf (void)
{
  g_autoptr (CbNotesheet) sheet = make_form (cb_editions_get_builtin (0), 0);
  g_autoptr (CbPrintPages) pages = cb_print_test_lay_out (sheet, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) once = cb_print_pages_to_pdf (pages, &error);
  g_autoptr (GBytes) again = cb_print_pages_to_pdf (pages, &error);

  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (once, again));
  g_assert_true (g_str_has_prefix (g_bytes_get_data (once, NULL), "%PDF-"));
}

static void
test_papers (void)
{
  g_assert_true (cb_paper_find ("a4") == &cb_papers[0]);
  g_assert_true (cb_paper_find ("Letter") == &cb_papers[1]);
  g_assert_null (cb_paper_find ("foolscap"));
  g_assert_true (cb_paper_get_usual () == &cb_papers[0]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/print/editions", test_editions);
  g_test_add_func ("/print/small-papers", test_small_papers);
  g_test_add_func ("/print/several-pages", test_several_pages);
  g_test_add_func ("/print/ink", test_ink);
  g_test_add_func ("/print/pdf", test_pdf);
  g_test_add_func ("/print/papers", test_papers);
  cb_print_test_add_filled ();

  return g_test_run ();
}
