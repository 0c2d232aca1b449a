/* test-sheet-geometry.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-sheet-geometry.h"

/* Six players and the envelope, 21 cards in three categories, text of ordinary size. */
static const CbSheetNeeds CLASSIC = {
  .n_columns = 7,
  .n_rows = 21,
  .n_headings = 3,
  .label_width = 96,
  .name_width = 60,
  .line = 19,
};

static int
get_height (const CbSheetGeometry *geometry, const CbSheetNeeds *needs)
{
  return geometry->header_height + cb_sheet_geometry_get_body_height (geometry, needs);
}

/* What is left of 1024×768 beside the composer, under the header and over the envelope's line. */
static void
test_fits_a_laptop (void)
{
  CbSheetGeometry geometry = cb_sheet_geometry_fit (&CLASSIC, 660, 670);

  g_assert_cmpint (get_height (&geometry, &CLASSIC), <=, 670);
  g_assert_cmpint (cb_sheet_geometry_get_width (&geometry, &CLASSIC), <=, 660);
  g_assert_false (geometry.rotated);
  g_assert_cmpint (geometry.label_width, >=, CLASSIC.label_width);
}

static void
test_scrolls_on_a_phone (void)
{
  CbSheetGeometry geometry = cb_sheet_geometry_fit (&CLASSIC, 348, 480);

  g_assert_true (geometry.rotated);
  g_assert_cmpint (cb_sheet_geometry_get_width (&geometry, &CLASSIC), <=, 348);
  g_assert_cmpint (get_height (&geometry, &CLASSIC), >, 480);
  g_assert_cmpint (geometry.row_height, >=, 24);
  g_assert_cmpint (geometry.column_width, >=, 24);
  g_assert_cmpint (geometry.header_height, >=, CLASSIC.name_width);
}

static void
test_does_not_sprawl (void)
{
  CbSheetGeometry geometry = cb_sheet_geometry_fit (&CLASSIC, 2400, 1600);

  g_assert_cmpint (geometry.column_width, <, 150);
  g_assert_cmpint (geometry.row_height, <, 60);
  /* In the middle. */
  g_assert_cmpint (2 * geometry.x + geometry.label_width + 7 * geometry.column_width, >=, 2399);
}

static void
test_names_give_way (void)
{
  CbSheetNeeds many = CLASSIC;
  CbSheetGeometry geometry;

  many.n_columns = 12;
  geometry = cb_sheet_geometry_fit (&many, 348, 480);
  g_assert_cmpint (geometry.label_width, <, many.label_width);
  g_assert_cmpint (geometry.label_width, >, 0);
  g_assert_cmpint (geometry.column_width, >=, 24);
}

static void
test_grows_with_the_text (void)
{
  CbSheetNeeds large = CLASSIC;
  CbSheetGeometry geometry;

  large.line *= 3;
  geometry = cb_sheet_geometry_fit (&large, 348, 480);
  g_assert_cmpint (geometry.row_height, >=, large.line);
  g_assert_cmpint (geometry.heading_height, >=, large.line);
  g_assert_cmpint (geometry.column_width, >=, large.line);
}

/* Who has to scroll anyway reads whole names. */
static void
test_long_names_scroll (void)
{
  CbSheetNeeds large = CLASSIC;
  CbSheetGeometry geometry;

  large.line *= 2;
  large.label_width = 150;
  geometry = cb_sheet_geometry_fit (&large, 348, 480);
  g_assert_cmpint (cb_sheet_geometry_get_width (&geometry, &large), >, 348);
  g_assert_cmpint (geometry.label_width, >=, 150);

  large.label_width = 300;
  geometry = cb_sheet_geometry_fit (&large, 348, 480);
  g_assert_cmpint (geometry.label_width, <=, 174);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/sheet-geometry/fits-a-laptop", test_fits_a_laptop);
  g_test_add_func ("/sheet-geometry/scrolls-on-a-phone", test_scrolls_on_a_phone);
  g_test_add_func ("/sheet-geometry/does-not-sprawl", test_does_not_sprawl);
  g_test_add_func ("/sheet-geometry/names-give-way", test_names_give_way);
  g_test_add_func ("/sheet-geometry/grows-with-the-text", test_grows_with_the_text);
  g_test_add_func ("/sheet-geometry/long-names-scroll", test_long_names_scroll);
  return g_test_run ();
}
