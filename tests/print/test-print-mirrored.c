/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where words run from the right to the left, so do columns. */

#include "cb-editions.h"
#include "cb-print-test.h"

/* Stands in for that of GLib, as a translation would. */
const char *
g_dgettext (const char *domain, const char *text)
{
  return g_str_equal (text, "Envelope") ? "מעטפה" : text;
}

static const CbPrintItem *
find (const CbPrintPages *pages, const char *text)
{
  GArray *items = g_ptr_array_index (pages->pages, 0);

  for (guint i = 0; i < items->len; i++)
    if (g_strcmp0 (g_array_index (items, CbPrintItem, i).text, text) == 0)
      return &g_array_index (items, CbPrintItem, i);
  g_assert_not_reached ();
}

static void
test_mirrored (void)
{
  g_autoptr (CbNotesheet) sheet = cb_notesheet_new_for_players (cb_editions_get_builtin (0), 4);
  g_autoptr (CbPrintPages) pages = cb_print_pages_new (sheet, 595, 842);
  const CbPrintItem *envelope = find (pages, "מעטפה");
  const CbPrintItem *card = find (pages, "Scarlet");
  const CbPrintItem *date = find (pages, "Date");

  g_assert_cmpfloat (card->x, >=, envelope->x + envelope->width);
  g_assert_cmpint (card->align, ==, CB_PRINT_END);
  g_assert_cmpfloat (date->x + date->width, <, find (pages, sheet->title)->x + 1);
  g_assert_cmpfloat (card->x + card->width, <=, pages->width - pages->margin);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/print/mirrored", test_mirrored);

  return g_test_run ();
}
