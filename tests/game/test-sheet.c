/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheet and its cells: what they show, and that they tell of nothing but changes. */

#include "cb-chances.h"
#include "cb-note.h"
#include "cb-seen.h"
#include "cb-sheet.h"
#include "cb-test-case.h"

#define N_CARDS   9
#define N_HOLDERS 4

static guint n_notified[N_CARDS][N_HOLDERS];

static void
notify_cb (CbCell *cell)
{
  n_notified[cb_cell_get_card (cell)][cb_cell_get_holder (cell)]++;
}

/* The property, whatever it is called by the getters. */
static void
assert_property (CbCell *cell)
{
  g_autofree char *pencil = NULL;
  gboolean news;
  double chance;
  guint mark;

  g_object_get (cell, "mark", &mark, "news", &news, "pencil", &pencil, "chance", &chance, NULL);
  g_assert_cmpuint (mark, ==, cb_cell_get_mark (cell));
  g_assert_cmpint (news, ==, cb_cell_get_news (cell));
  g_assert_cmpstr (pencil, ==, cb_cell_get_pencil (cell));
  g_assert_cmpfloat (chance, ==, cb_cell_get_chance (cell));
}

static void
for_each (CbSheet *sheet, void (*func) (CbSheet *, guint, guint, gpointer), gpointer data)
{
  for (guint card = 0; card < N_CARDS; card++)
    for (guint holder = 0; holder < N_HOLDERS; holder++)
      func (sheet, card, holder, data);
}

static void
watch (CbSheet *sheet, guint card, guint holder, gpointer data)
{
  CbCell *cell = cb_sheet_get_cell (sheet, card, holder);

  g_assert_cmpuint (cb_cell_get_card (cell), ==, card);
  g_assert_cmpuint (cb_cell_get_holder (cell), ==, holder);
  g_signal_connect (cell, "notify::mark", G_CALLBACK (notify_cb), NULL);
}

/* After @n entries: each cell as the case has it, told of once if its mark is another one. */
static void
assert_step (CbSheet *sheet, guint card, guint holder, gpointer data)
{
  const guint *n = data; /* entries read before and now */
  CbCase *case_ = cb_sheet_get_case (sheet);
  CbCell *cell = cb_sheet_get_cell (sheet, card, holder);
  CbMark before = cb_case_get_mark (case_, n[0], card, holder);
  CbMark now = cb_case_get_mark (case_, n[1], card, holder);

  g_assert_cmpint (cb_cell_get_mark (cell), ==, now);
  g_assert_cmpuint (n_notified[card][holder], ==, before != now ? 1 : 0);
  g_assert_cmpint (cb_cell_get_news (cell), ==,
                   n[1] > 0 && now != cb_case_get_mark (case_, n[1] - 1, card, holder));
  assert_property (cell);
  n_notified[card][holder] = 0;
}

#define LOG                                                              \
  "{'type':'seen','player':1,'card':'bert'},{'type':'note','text':'x'}," \
  "{'type':'suggestion','by':0,'cards':['belt','barn'],'answers':[{'by':1,'did':'pass'}]}"

static void
test_at (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  const int places[] = { 0, 1, 2, 3, 1, 3, 0, -1 };
  guint n[2] = { 3, 3 };
  guint n_at = 0;

  g_signal_connect_swapped (sheet, "notify::at", G_CALLBACK (g_atomic_int_inc), &n_at);
  for_each (sheet, watch, NULL);
  g_assert_cmpint (cb_sheet_get_at (sheet), ==, -1);
  for_each (sheet, assert_step, n);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      n[0] = n[1];
      n[1] = places[i] < 0 ? 3 : (guint) places[i];
      cb_sheet_set_at (sheet, places[i]);
      for_each (sheet, assert_step, n);
    }
  g_assert_cmpuint (n_at, ==, G_N_ELEMENTS (places));
  cb_sheet_set_at (sheet, -1);
  g_assert_cmpuint (n_at, ==, G_N_ELEMENTS (places));
  cb_sheet_set_at (sheet, 99);
  for_each (sheet, assert_step, (guint[]) { 3, 3 });
}

/* Looking back, later entries do not show. */
static void
test_follows_the_log (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbEntry) entry = cb_seen_new (1, 1, CB_NOBODY, NULL);
  CbCell *cell = cb_sheet_get_cell (sheet, 1, CB_HOLDER_OF_SEAT (1));
  guint n_changed = 0;

  g_signal_connect_swapped (sheet, "changed", G_CALLBACK (g_atomic_int_inc), &n_changed);
  cb_case_append (case_, entry);
  g_assert_cmpint (cb_cell_get_mark (cell), ==, CB_MARK_YES);
  g_assert_true (cb_cell_get_news (cell));
  cb_sheet_set_at (sheet, 0);
  g_assert_cmpint (cb_cell_get_mark (cell), ==, CB_MARK_MAYBE);
  cb_case_append (case_, entry);
  g_assert_cmpint (cb_cell_get_mark (cell), ==, CB_MARK_MAYBE);
  cb_sheet_set_at (sheet, -1);
  g_assert_cmpint (cb_cell_get_mark (cell), ==, CB_MARK_YES);
  g_assert_false (cb_cell_get_news (cell));
  cb_case_undo (case_);
  g_assert_true (cb_cell_get_news (cell));
  cb_case_undo (case_);
  g_assert_cmpint (cb_cell_get_mark (cell), ==, CB_MARK_MAYBE);
  g_assert_cmpuint (n_changed, ==, 6);
}

/* The level that wants no crosses has none but those of the deal. */
static void
test_notes_only (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  g_assert_cmpint (cb_cell_get_mark (cb_sheet_get_cell (sheet, 1, 2)), ==, CB_MARK_MAYBE);
  g_assert_cmpint (cb_cell_get_mark (cb_sheet_get_cell (sheet, 0, 1)), ==, CB_MARK_YES);
  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  g_assert_cmpint (cb_cell_get_mark (cb_sheet_get_cell (sheet, 1, 2)), ==, CB_MARK_YES);
}

/* Where the log contradicts itself the sheet stays as it was before. */
static void
test_contradiction (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbEntry) entry = cb_seen_new (2, 1, CB_NOBODY, NULL);

  cb_case_append (case_, entry);
  g_assert_false (cb_case_is_consistent (case_, 4));
  g_assert_cmpint (cb_cell_get_mark (cb_sheet_get_cell (sheet, 1, 2)), ==, CB_MARK_YES);
  g_assert_cmpint (cb_cell_get_mark (cb_sheet_get_cell (sheet, 1, 3)), ==, CB_MARK_NO);
  g_assert_false (cb_cell_get_news (cb_sheet_get_cell (sheet, 1, 3)));
}

static void
test_pencil (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  CbCell *cell = cb_sheet_get_cell (sheet, 1, 2);
  guint n = 0;

  g_signal_connect_swapped (cell, "notify::pencil", G_CALLBACK (g_atomic_int_inc), &n);
  cb_case_set_pencil (case_, 1, 2, "?");
  g_assert_cmpstr (cb_cell_get_pencil (cell), ==, "?");
  g_assert_cmpint (cb_cell_get_mark (cell), ==, CB_MARK_MAYBE);
  assert_property (cell);
  cb_case_set_pencil (case_, 2, 2, "!");
  g_assert_cmpuint (n, ==, 1);
  cb_case_set_pencil (case_, 1, 2, "");
  g_assert_null (cb_cell_get_pencil (cell));
  cb_case_undo (case_);
  g_assert_cmpstr (cb_cell_get_pencil (cell), ==, "?");
}

static gboolean
has_chance (gpointer data)
{
  return cb_cell_get_chance (data) >= 0;
}

/* (transfer full): a sheet that shows odds, or would at another level */
static CbSheet *
new_sheet_with_odds (CbCase *case_)
{
  CbSheet *sheet = cb_sheet_new (case_);

  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_sheet_set_show_odds (sheet, TRUE);
  return sheet;
}

static void
assert_chance (CbSheet *sheet, guint card, guint holder, gpointer data)
{
  const CbChances *chances = data;
  CbCell *cell = cb_sheet_get_cell (sheet, card, holder);

  if (chances == NULL || cb_cell_get_mark (cell) != CB_MARK_MAYBE)
    g_assert_cmpfloat (cb_cell_get_chance (cell), ==, -1);
  else
    g_assert_cmpfloat (cb_cell_get_chance (cell), ==,
                       cb_chances_get_chance (chances, card, holder));
}

/* They are there after a while, are those of what is read, and stay while only a pencil moves. */
static void
test_odds (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  g_autoptr (CbSheet) sheet = new_sheet_with_odds (case_);
  g_autoptr (CbChances) now = cb_case_compute_chances (case_, 3, CB_EFFORT_ENDLESS);
  g_autoptr (CbChances) before = cb_case_compute_chances (case_, 0, CB_EFFORT_ENDLESS);
  CbCell *cell = cb_sheet_get_cell (sheet, 6, 2);
  g_autofree char *words = NULL;

  for_each (sheet, assert_chance, NULL);
  cb_test_wait_until (has_chance, cell);
  for_each (sheet, assert_chance, now);
  words = cb_cell_describe (cell);
  g_assert_cmpstr (words, ==, "Attic, Bob: unknown; odds 36%");

  cb_case_set_pencil (case_, 6, 2, "?");
  cb_case_set_title (case_, "Other");
  for_each (sheet, assert_chance, now);

  cb_sheet_set_at (sheet, 0);
  for_each (sheet, assert_chance, NULL);
  cb_test_wait_until (has_chance, cell);
  for_each (sheet, assert_chance, before);

  cb_sheet_set_show_odds (sheet, FALSE);
  for_each (sheet, assert_chance, NULL);
}

/* What was begun before a change is not shown after it. */
static void
test_stale_odds (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  g_autoptr (CbSheet) sheet = new_sheet_with_odds (case_);
  g_autoptr (CbEntry) entry = cb_seen_new (2, 7, CB_NOBODY, NULL);
  g_autoptr (CbChances) now = NULL;
  CbCell *cell = cb_sheet_get_cell (sheet, 6, 2);

  cb_case_append (case_, entry);
  cb_case_undo (case_);
  cb_case_append (case_, entry);
  for_each (sheet, assert_chance, NULL);
  now = cb_case_compute_chances (case_, 4, CB_EFFORT_ENDLESS);
  cb_test_wait_until (has_chance, cell);
  for_each (sheet, assert_chance, now);
  cb_case_undo (case_);
  for_each (sheet, assert_chance, NULL);
  cb_case_redo (case_);
  for_each (sheet, assert_chance, NULL);
}

static gboolean
is_alone (gpointer data)
{
  return G_OBJECT (data)->ref_count == 1;
}

/* Whoever lets the sheet go need not wait for its odds. */
static void
test_odds_are_left (void)
{
  CbCase *case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  CbSheet *sheet = new_sheet_with_odds (case_);

  g_assert_finalize_object (sheet);
  cb_test_wait_until (is_alone, case_);
  g_assert_finalize_object (case_);
}

/* The work on odds holds the case, as the sheet does. */
static gboolean
is_alone_but_for_sheet (gpointer data)
{
  return G_OBJECT (data)->ref_count == 2;
}

/* Nobody gets odds below the level that has them, nor of what cannot be. */
static void
test_no_odds (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  g_autoptr (CbSheet) sheet = new_sheet_with_odds (case_);
  g_autoptr (CbEntry) entry = cb_seen_new (2, 1, CB_NOBODY, NULL);
  CbCell *cell = cb_sheet_get_cell (sheet, 6, 2);

  cb_test_wait_until (has_chance, cell);
  cb_case_set_assist (case_, CB_ASSIST_LOGIC);
  for_each (sheet, assert_chance, NULL);
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  for_each (sheet, assert_chance, NULL);
  g_assert_cmpuint (cb_sheet_get_n_read (sheet), ==, 0);
  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_test_wait_until (has_chance, cell);

  cb_case_append (case_, entry);
  cb_test_wait_until (is_alone_but_for_sheet, case_);
  for_each (sheet, assert_chance, NULL);
}

static void
test_percent (void)
{
  static const struct
  {
    double chance;
    const char *percent;
  } CASES[] = {
    { 0, "0" },       { 1e-9, "<1" },      { 0.0099, "<1" }, { 0.01, "1" },
    { 0.014, "1" },   { 0.5, "50" },       { 0.985, "99" },  { 0.99, "99" },
    { 0.991, ">99" }, { 1 - 1e-9, ">99" }, { 1, "100" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *percent = cb_chance_to_percent (CASES[i].chance);

      g_assert_cmpstr (percent, ==, CASES[i].percent);
    }
}

static void
test_words (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autofree char *found = NULL;
  g_autofree char *news = NULL;
  g_autofree char *unknown = NULL;
  g_autofree char *envelope = cb_sheet_describe_envelope (sheet);
  g_autofree char *envelope_before = NULL;

  cb_case_set_pencil (case_, 2, 0, "sure");
  found = cb_cell_describe (cb_sheet_get_cell (sheet, 2, 0));
  news = cb_cell_describe (cb_sheet_get_cell (sheet, 4, 2));
  unknown = cb_cell_describe (cb_sheet_get_cell (sheet, 6, 2));
  g_assert_cmpstr (found, ==, "Cleo, Envelope: in the envelope; your mark: sure");
  g_assert_cmpstr (news, ==, "Belt, Bob: does not have it, new");
  g_assert_cmpstr (unknown, ==, "Attic, Bob: unknown");
  g_assert_cmpstr (envelope, ==, "Cleo · Belt or Club · Rooms: 3 left");
  g_assert_cmphex (cb_sheet_get_suspects (sheet, 1), ==, 060);
  cb_sheet_set_at (sheet, 0);
  envelope_before = cb_sheet_describe_envelope (sheet);
  g_assert_cmpstr (envelope_before, ==, "Bert or Cleo · Belt or Club · Rooms: 3 left");
}

/* The table may change while there is no log: other columns, other cells. */
static void
test_other_columns (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  g_autoptr (CbCell) old = g_object_ref (cb_sheet_get_cell (sheet, 0, 1));
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  g_autoptr (GError) error = NULL;

  cb_setup_add_player (setup, "Di", -1, -1);
  cb_case_set_setup (case_, setup, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (cb_cell_get_holder (cb_sheet_get_cell (sheet, 8, 4)), ==, 4);
  g_assert_true (cb_sheet_get_cell (sheet, 0, 1) != old);
  g_assert_cmpint (cb_cell_get_mark (old), ==, CB_MARK_YES);
}

static void
assert_column (CbSheet *sheet, guint holder, const char *expected)
{
  g_autofree char *words = cb_sheet_describe_column (sheet, holder);

  g_assert_cmpstr (words, ==, expected);
}

static void
assert_progress (CbSheet *sheet, const char *expected)
{
  g_autofree char *words = cb_sheet_describe_progress (sheet);

  g_assert_cmpstr (words, ==, expected);
}

static void
assert_news (CbSheet *sheet, const char *expected)
{
  g_autofree char *words = cb_sheet_tell_news (sheet);

  g_assert_cmpstr (words, ==, expected);
}

/* How much is known of each column, at the end, in between, and before anything is recorded. */
static void
test_columns (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'},"
                                               "{'type':'suggestion','by':0,'cards':['belt'],"
                                               "'answers':[{'by':1,'did':'show','card':'belt'}]}");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

  assert_column (sheet, 0, "Envelope, 2 of 3 cards known");
  assert_column (sheet, 1, "Ann (you), 2 of 2 cards known");
  assert_column (sheet, 2, "Bob, 2 of 2 cards known, whose turn it is");
  assert_column (sheet, 3, "Cy, 0 of 2 cards known");
  assert_progress (sheet, "4 of 6 ruled out");
  cb_sheet_set_at (sheet, 1);
  assert_column (sheet, 0, "Envelope, 1 of 3 cards known");
  assert_column (sheet, 2, "Bob, 1 of 2 cards known");
  assert_column (sheet, 1, "Ann (you), 2 of 2 cards known, whose turn it is");
  assert_progress (sheet, "3 of 6 ruled out");
  assert_news (
    sheet,
    "You saw Bob’s card: Bert. The envelope holds Cleo. Bob has Bert. The envelope doesn’t hold Bert. Bob doesn’t have Cleo. Cy doesn’t have Bert or Cleo.");
  cb_sheet_set_at (sheet, 0);
  assert_column (sheet, 1, "Ann (you), 2 of 2 cards known");
  assert_progress (sheet, "2 of 6 ruled out");
  assert_news (sheet, "Nothing has been recorded yet.");
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  assert_column (sheet, 1, "Ann (you)");
}

/* Of some editions the envelope holds two cards of a category, or none. */
static void
test_columns_of_another_envelope (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (
    "{'format':'casebook','version':1,'edition':{'id':'two','name':'Two','minPlayers':2,"
    "'maxPlayers':3,'categories':[{'id':'s','name':'S','inEnvelope':2,'cards':["
    "{'id':'s0','name':'S0'},{'id':'s1','name':'S1'},{'id':'s2','name':'S2'},"
    "{'id':'s3','name':'S3'}]},{'id':'w','name':'W','cards':[{'id':'w0','name':'W0'},"
    "{'id':'w1','name':'W1'},{'id':'w2','name':'W2'}]}]},"
    "'players':[{'name':'Ann'},{'name':'Bob'}],'me':0,'hand':['s0','w0'],'log':[]}");
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);

  assert_column (sheet, 0, "Envelope, 0 of 3 cards known");
  assert_progress (sheet, "2 of 4 ruled out");
}

static void
test_finalized (void)
{
  CbCase *case_ = cb_test_small_case (CB_TEST_THREE, LOG);
  CbSheet *sheet = cb_sheet_new (case_);
  g_autoptr (CbCell) cell = g_object_ref (cb_sheet_get_cell (sheet, 0, 0));

  g_assert_finalize_object (sheet);
  cb_case_set_title (case_, "Other");
  g_assert_finalize_object (case_);
  g_assert_cmpint (cb_cell_get_mark (cell), ==, CB_MARK_NO);
}

#define SEA(log)                                                                                 \
  "{'format':'casebook','version':1,'edition':'at-sea','players':[{'name':'Ann'},"               \
  "{'name':'Bob'},{'name':'Cara'},{'name':'Dan'}],'me':0,'firstDealt':0,'hand':['white','rope'," \
  "'oar','galley'],'removed':['boddy'],'log':[" log "]}"
#define ASKED \
  "{'type':'suggestion','by':1,'cards':['plum','chain','salon'],'answers':[{'by':2,'did':'pass'}]}"
#define BLUNT \
  "{'type':'trait','by':0,'trait':'blunt','answers':[{'by':1,'did':'pass'},{'by':2,'did':'show','card':'gaff'}]}"

static gboolean
is_guessed (gpointer cell)
{
  return cb_cell_get_guessed (cell);
}

static guint
count_guesses (CbSheet *sheet)
{
  CbSetup *setup = cb_case_get_setup (cb_sheet_get_case (sheet));
  guint n = 0;

  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      n += cb_cell_get_guessed (cb_sheet_get_cell (sheet, card, holder));
  return n;
}

/* A mark is a guess if it is unknown to a log that has nothing but what was seen in place of the
 * question for a guessed trait. */
static void
test_guesses (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (SEA (ASKED "," BLUNT));
  g_autoptr (CbCase)
    sure = cb_test_make_case (SEA (ASKED ",{'type':'seen','player':2,'card':'gaff'}"));
  g_autoptr (CbSheet) sheet = cb_sheet_new (case_);
  CbSetup *setup = cb_case_get_setup (case_);
  CbCell *telescope = cb_sheet_get_cell (
    sheet, (guint) cb_edition_find_card (setup->edition, "telescope"), CB_HOLDER_OF_SEAT (1));
  CbCell *gaff = cb_sheet_get_cell (sheet, (guint) cb_edition_find_card (setup->edition, "gaff"),
                                    CB_HOLDER_OF_SEAT (2));
  g_autofree char *words = NULL;

  cb_test_wait_until (is_guessed, telescope);
  for (guint card = 0; card < cb_edition_get_n_cards (setup->edition); card++)
    for (guint holder = 0; holder < cb_setup_get_n_holders (setup); holder++)
      {
        CbCell *cell = cb_sheet_get_cell (sheet, card, holder);

        g_assert_cmpint (cb_cell_get_guessed (cell), ==,
                         cb_cell_get_mark (cell) != CB_MARK_MAYBE &&
                           cb_case_get_mark (sure, 2, card, holder) == CB_MARK_MAYBE);
      }
  words = cb_cell_describe (telescope);
  g_assert_cmpstr (words, ==, "Telescope, Bob: does not have it, new, if the guess is right");
  g_assert_cmpint (cb_cell_get_mark (gaff), ==, CB_MARK_YES);
  g_assert_false (cb_cell_get_guessed (gaff));

  cb_sheet_set_at (sheet, 1);
  g_assert_cmpuint (count_guesses (sheet), ==, 0);
  cb_sheet_set_at (sheet, -1);
  cb_test_wait_until (is_guessed, telescope);

  cb_case_confirm_traits (case_, 1u << cb_edition_find_trait (setup->edition, "blunt"));
  g_assert_cmpint (cb_cell_get_mark (telescope), ==, CB_MARK_NO);
  g_assert_cmpuint (count_guesses (sheet), ==, 0);
  g_assert_false (cb_edition_get_trait (cb_case_get_edition (case_),
                                        (guint) cb_edition_find_trait (setup->edition, "coiled"))
                    ->guessed);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet/at", test_at);
  g_test_add_func ("/sheet/follows-the-log", test_follows_the_log);
  g_test_add_func ("/sheet/notes-only", test_notes_only);
  g_test_add_func ("/sheet/contradiction", test_contradiction);
  g_test_add_func ("/sheet/pencil", test_pencil);
  g_test_add_func ("/sheet/odds", test_odds);
  g_test_add_func ("/sheet/stale-odds", test_stale_odds);
  g_test_add_func ("/sheet/odds-are-left", test_odds_are_left);
  g_test_add_func ("/sheet/no-odds", test_no_odds);
  g_test_add_func ("/sheet/percent", test_percent);
  g_test_add_func ("/sheet/words", test_words);
  g_test_add_func ("/sheet/other-columns", test_other_columns);
  g_test_add_func ("/sheet/columns", test_columns);
  g_test_add_func ("/sheet/columns-of-another-envelope", test_columns_of_another_envelope);
  g_test_add_func ("/sheet/finalized", test_finalized);
  g_test_add_func ("/sheet/guesses", test_guesses);
  return g_test_run ();
}
