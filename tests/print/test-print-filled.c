/* The sheet of a case.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-pencil.h"
#include "cb-print-test.h"

static guint
count_symbols (const CbPrintPages *pages, CbSymbol symbol, gboolean pencil)
{
  GArray *items = g_ptr_array_index (pages->pages, 0);
  guint n = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const CbPrintItem *item = &g_array_index (items, CbPrintItem, i);

      if (item->kind == CB_PRINT_SYMBOL && item->symbol == symbol && item->pencil == pencil)
        n++;
    }
  return n;
}

static CbSymbol
get_expected (CbCase *case_, guint card, guint holder)
{
  CbSetup *setup = cb_case_get_setup (case_);
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  CbMark mark = cb_case_get_mark (case_, n, card, holder);

  if (mark == CB_MARK_YES)
    return holder == CB_HOLDER_OF_SEAT (setup->me) ? CB_SYMBOL_MINE : CB_SYMBOL_YES;
  return mark == CB_MARK_NO ? CB_SYMBOL_NO : CB_SYMBOL_OPEN;
}

/* Every mark of a real game is on the page, and the legend once. */
static void
test_marks (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("random-5004_n5_t24.casebook");
  g_autoptr (CbSheet) grid = cb_sheet_new (case_);
  g_autoptr (CbNotesheet) sheet = cb_notesheet_new_for_sheet (grid);
  g_autoptr (CbPrintPages) pages = cb_print_test_lay_out (sheet, NULL);
  guint counts[CB_SYMBOL_MINE + 1] = { 0 };

  for (guint card = 0; card < cb_edition_get_n_cards (sheet->edition); card++)
    for (guint holder = 0; holder < sheet->n_columns; holder++)
      {
        CbSymbol symbol = get_expected (case_, card, holder);

        g_assert_cmpint (cb_notesheet_get_cell (sheet, card, holder)->symbol, ==, symbol);
        counts[symbol]++;
      }
  for (guint symbol = CB_SYMBOL_OPEN; symbol <= CB_SYMBOL_MINE; symbol++)
    g_assert_cmpuint (count_symbols (pages, symbol, FALSE), ==, counts[symbol] + 1);
  g_assert_cmpuint (counts[CB_SYMBOL_MINE], ==, cb_card_set_size (cb_case_get_setup (case_)->hand));
  g_assert_cmpstr (sheet->title, ==, cb_case_get_title (case_));
  cb_print_test_assert_sound (pages, sheet);
}

/* Pencil marks are beside the deduction, in brackets; where all marks are the user's own, they
 * stand alone. */
static void
test_pencil (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbSheet) grid = cb_sheet_new (case_);
  g_autoptr (CbNotesheet) beside = NULL;
  g_autoptr (CbNotesheet) own = NULL;
  g_autoptr (CbPrintPages) pages = NULL;
  g_autoptr (CbPrintPages) own_pages = NULL;
  guint bert = (guint) cb_edition_find_card (cb_case_get_edition (case_), "bert");

  cb_case_set_pencil (case_, bert, 0, CB_PENCIL_YES);
  cb_case_set_pencil (case_, bert, 2, "sure");
  beside = cb_notesheet_new_for_sheet (grid);
  pages = cb_print_test_lay_out (beside, NULL);
  g_assert_cmpuint (count_symbols (pages, CB_SYMBOL_YES, TRUE), ==, 2); /* and in the legend */
  g_assert_cmpuint (cb_print_test_count_text (pages, "(sure)"), ==, 1);
  g_assert_cmpint (cb_notesheet_get_cell (beside, bert, 0)->symbol, ==, CB_SYMBOL_OPEN);
  cb_print_test_assert_sound (pages, beside);

  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  own = cb_notesheet_new_for_sheet (grid);
  own_pages = cb_print_test_lay_out (own, NULL);
  g_assert_cmpuint (count_symbols (own_pages, CB_SYMBOL_YES, TRUE), ==, 0);
  g_assert_cmpuint (cb_print_test_count_text (own_pages, "sure"), ==, 1);
  g_assert_cmpint (cb_notesheet_get_cell (own, bert, 0)->symbol, ==, CB_SYMBOL_NONE);
  g_assert_null (own->findings);
  cb_print_test_assert_sound (own_pages, own);
}

static const char long_case
  [] = "{'format':'casebook','version':1,'created':'2026-11-21T19:30:00Z',"
       "'title':'Der außergewöhnlich lange Abend bei Großtante Adelheid in Wernigerode am Harz',"
       "'edition':{'id':'long','name':'Donaudampfschifffahrtsgesellschaft','minPlayers':2,"
       "'maxPlayers':8,'deal':'equal','categories':["
       "{'id':'suspect','name':'Tatverdächtige Persönlichkeiten','cards':["
       "{'id':'a','name':'Freifrau Adelheid-Mathilde von und zu Porzellanhausen'},"
       "{'id':'b','name':'Donaudampfschifffahrtskapitänswitwe'},{'id':'c','name':'Graf'}]},"
       "{'id':'weapon','name':'Waffen','cards':[{'id':'d','name':"
       "'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'},"
       "{'id':'e','name':'Seil'}]},"
       "{'id':'room','name':'Räume','cards':[{'id':'f','name':'Halle'},{'id':'g','name':'Saal'},"
       "{'id':'h','name':'Turm'},{'id':'i','name':'Hof'},{'id':'j','name':'Dach'}]}]},"
       "'players':[{'name':'Christian-Alexander'},{'name':'Bärbel'},"
       "{'name':'Maximiliane von Hohenstein'}],'me':0,'hand':['a','e'],'faceUp':['f'],'log':[],"
       "'marks':[{'card':'b','holder':1,'mark':'vielleicht doch'}]}";

/* Whoever has long names has them whole; an open card says so. */
static void
test_long_names (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (long_case);
  g_autoptr (CbSheet) grid = cb_sheet_new (case_);
  g_autoptr (CbNotesheet) sheet = cb_notesheet_new_for_sheet (grid);

  g_assert_cmpstr (sheet->details, ==, "Donaudampfschifffahrtsgesellschaft · November 21, 2026");
  for (guint i = 0; i < CB_N_PAPERS; i++)
    {
      g_autoptr (CbPrintPages) pages = cb_print_test_lay_out (sheet, &cb_papers[i]);

      cb_print_test_assert_sound (pages, sheet);
      g_assert_cmpuint (pages->pages->len, ==, 1);
      g_assert_cmpuint (cb_print_test_count_text (pages, "open"), ==, 1);
    }
}

/* The empty sheet of a case has its players and none of its marks. */
static void
test_blank (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbNotesheet) sheet = cb_notesheet_new_for_setup (cb_case_get_setup (case_));
  g_autoptr (CbPrintPages) pages = cb_print_test_lay_out (sheet, NULL);

  g_assert_cmpuint (cb_print_test_count_text (pages, "Ann"), ==, 1);
  g_assert_cmpuint (cb_print_test_count_text (pages, "Cy"), ==, 1);
  g_assert_cmpuint (cb_print_test_count_text (pages, "Date"), ==, 1);
  for (guint symbol = CB_SYMBOL_NONE; symbol <= CB_SYMBOL_MINE; symbol++)
    g_assert_cmpuint (count_symbols (pages, symbol, FALSE), ==, 0);
}

void
cb_print_test_add_filled (void)
{
  g_test_add_func ("/print/filled/marks", test_marks);
  g_test_add_func ("/print/filled/pencil", test_pencil);
  g_test_add_func ("/print/filled/long-names", test_long_names);
  g_test_add_func ("/print/filled/blank", test_blank);
}
