/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-sheet-geometry.h"

/* Six players and the envelope, 21 cards in three categories, text of ordinary size. */
static const CbSheetNeeds CLASSIC = {
  .n_columns = 7,
  .n_rows = 21,
  .n_gaps = 2,
  .label_width = 120,
  .name_width = 50,
  .line = 19,
  .cell_width = 24,
  .cell_height = 24,
  .has_foot = TRUE,
};

/* The same where fingers tap. */
static CbSheetNeeds
get_tapped (void)
{
  CbSheetNeeds needs = CLASSIC;

  needs.cell_width = needs.cell_height = 32;
  return needs;
}

static int
get_height (const CbSheetGeometry *geometry, const CbSheetNeeds *needs)
{
  return geometry->header_height + cb_sheet_geometry_get_body_height (geometry, needs);
}

/* What is left of 1024×768 beside the composer, under the header and a strip. */
static void
test_fits_a_laptop (void)
{
  CbSheetGeometry geometry = cb_sheet_geometry_fit (&CLASSIC, 660, 660);

  g_assert_cmpint (get_height (&geometry, &CLASSIC), <=, 660);
  g_assert_cmpint (cb_sheet_geometry_get_width (&geometry, &CLASSIC), <=, 660);
  g_assert_cmpint (geometry.heads, ==, CB_SHEET_HEADS_BELOW);
  g_assert_cmpint (geometry.label_width, >=, CLASSIC.label_width);
}

static void
test_scrolls_on_a_phone (void)
{
  CbSheetNeeds tapped = get_tapped ();
  CbSheetGeometry geometry = cb_sheet_geometry_fit (&tapped, 348, 480);

  g_assert_cmpint (geometry.heads, ==, CB_SHEET_HEADS_ALONE);
  g_assert_cmpint (cb_sheet_geometry_get_width (&geometry, &tapped), <=, 348);
  g_assert_cmpint (get_height (&geometry, &tapped), >, 480);
  g_assert_cmpint (geometry.row_height, ==, 33);
  g_assert_cmpint (geometry.column_width, ==, 32);
  g_assert_cmpint (geometry.label_width, ==, 124);
}

/* A name stands beside its token where there is room for all of it, and below where there is less.
 */
static void
test_heads (void)
{
  CbSheetNeeds four = CLASSIC;

  four.n_columns = 5;
  g_assert_cmpint (cb_sheet_geometry_fit (&four, 860, 700).heads, ==, CB_SHEET_HEADS_BESIDE);
  g_assert_cmpint (cb_sheet_geometry_fit (&four, 500, 700).heads, ==, CB_SHEET_HEADS_BELOW);
  four.name_width = 200;
  g_assert_cmpint (cb_sheet_geometry_fit (&four, 860, 700).heads, ==, CB_SHEET_HEADS_BELOW);
}

/* What is folded away gives its room to the others, but for the line that tells of it. */
static void
test_folds (void)
{
  CbSheetNeeds folded = get_tapped ();
  CbSheetGeometry geometry;

  folded.n_rows = 9;
  folded.n_folds = 3;
  geometry = cb_sheet_geometry_fit (&folded, 348, 560);
  g_assert_cmpint (geometry.fold_height, >=, 32);
  g_assert_cmpint (get_height (&geometry, &folded), <=, 560);
  g_assert_cmpint (geometry.row_height, >, 33);
}

/* On a large screen the players share what there is, then the names of the cards get more; what is
 * left is not put before them. */
static void
test_does_not_sprawl (void)
{
  CbSheetNeeds two = CLASSIC;
  CbSheetGeometry geometry = cb_sheet_geometry_fit (&CLASSIC, 1400, 1600);

  g_assert_cmpint (geometry.label_width, ==, 168);
  g_assert_cmpint (geometry.column_width, ==, (1400 - 166) / 7);
  g_assert_cmpint (geometry.row_height, ==, 40);
  g_assert_cmpint (geometry.gap, ==, 10);
  two.n_columns = 3;
  geometry = cb_sheet_geometry_fit (&two, 1100, 800);
  g_assert_cmpint (geometry.column_width, ==, 240);
  g_assert_cmpint (geometry.label_width, ==, 240);
  g_assert_cmpint (geometry.x, ==, 70);
  geometry = cb_sheet_geometry_fit (&two, 799, 800);
  g_assert_cmpint (geometry.column_width, ==, 120);
  g_assert_cmpint (geometry.label_width, ==, 132);
  g_assert_cmpint (geometry.gap, ==, 8);
}

static void
test_names_give_way (void)
{
  CbSheetNeeds many = get_tapped ();
  CbSheetGeometry geometry;

  many.n_columns = 8;
  geometry = cb_sheet_geometry_fit (&many, 348, 480);
  g_assert_cmpint (geometry.column_width, ==, 32);
  g_assert_cmpint (cb_sheet_geometry_get_width (&geometry, &many), <=, 348);

  /* Of a table of ten all is seen, in columns that are smaller again. */
  many.n_columns = 11;
  geometry = cb_sheet_geometry_fit (&many, 348, 480);
  g_assert_cmpint (geometry.column_width, >=, 24);
  g_assert_cmpint (cb_sheet_geometry_get_width (&geometry, &many), <=, 348);

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
  g_assert_cmpint (geometry.header_height, >=, large.line);
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
  g_test_add_func ("/sheet-geometry/heads", test_heads);
  g_test_add_func ("/sheet-geometry/folds", test_folds);
  g_test_add_func ("/sheet-geometry/does-not-sprawl", test_does_not_sprawl);
  g_test_add_func ("/sheet-geometry/names-give-way", test_names_give_way);
  g_test_add_func ("/sheet-geometry/grows-with-the-text", test_grows_with_the_text);
  g_test_add_func ("/sheet-geometry/long-names-scroll", test_long_names_scroll);
  return g_test_run ();
}
