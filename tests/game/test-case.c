/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that can be done to a case, taken back and done again, against a naive model: a list
 * of texts, and the whole file as it was before every step. */

#include "cb-accusation.h"
#include "cb-case-test.h"
#include "cb-clock.h"
#include "cb-entry-kind.h"
#include "cb-game-error.h"
#include "cb-note.h"
#include "cb-random-table.h"
#include "cb-suggestion.h"
#include "cb-test-case.h"

typedef struct
{
  CbCase *case_;
  GPtrArray *model;  /* of strings: the entries as in the file */
  GPtrArray *mirror; /* of CbLogItem: the list as its signals tell of it */
  GPtrArray *before; /* of strings: the file before each step that can be taken back */
  GPtrArray *after;  /* of strings: the file after each step that can be done again */
  guint n_concluded;
} Game;

static void
items_changed_cb (GListModel *model, guint position, guint n_removed, guint n_added, Game *game)
{
  for (guint i = 0; i < n_removed; i++)
    g_ptr_array_remove_index (game->mirror, position);
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_insert (game->mirror, (int) (position + i),
                        g_list_model_get_item (model, position + i));
}

static void
concluded_cb (CbCase *case_, Game *game)
{
  game->n_concluded++;
}

static char *
entry_to_text (Game *game, guint position)
{
  CbLog *log = cb_case_get_log (game->case_);
  g_autoptr (JsonNode)
    node = cb_entry_write (cb_log_get_entry (log, position), cb_case_get_setup (game->case_));

  return json_to_string (node, FALSE);
}

static void
read_model (Game *game)
{
  g_ptr_array_set_size (game->model, 0);
  for (guint i = 0; i < cb_log_get_n_entries (cb_case_get_log (game->case_)); i++)
    g_ptr_array_add (game->model, entry_to_text (game, i));
}

static void
assert_log (Game *game)
{
  CbLog *log = cb_case_get_log (game->case_);

  g_assert_cmpuint (cb_log_get_n_entries (log), ==, game->model->len);
  g_assert_cmpuint (game->mirror->len, ==, game->model->len);
  for (guint i = 0; i < game->model->len; i++)
    {
      g_autofree char *text = entry_to_text (game, i);
      g_autoptr (CbLogItem) item = g_list_model_get_item (G_LIST_MODEL (log), i);

      g_assert_cmpstr (text, ==, g_ptr_array_index (game->model, i));
      g_assert_true (item == g_ptr_array_index (game->mirror, i));
      g_assert_cmpuint (cb_log_item_get_position (item), ==, i);
    }
}

/* What is concluded after all the editing is what a case just loaded concludes. */
static void
assert_as_fresh (Game *game)
{
  g_autoptr (GBytes) bytes = cb_case_to_bytes (game->case_);
  g_autoptr (CbCase) fresh = cb_case_new_from_bytes (bytes, NULL);
  g_autoptr (GArray) conflict = NULL;
  g_autoptr (GArray) fresh_conflict = NULL;
  guint n = game->model->len;

  g_assert_nonnull (fresh);
  for (guint i = 0; i <= n; i++)
    {
      g_assert_cmpint (cb_case_is_consistent (game->case_, i), ==,
                       cb_case_is_consistent (fresh, i));
      for (guint card = 0; card < 9; card++)
        for (guint holder = 0; holder < 4; holder++)
          g_assert_cmpint (cb_case_get_mark (game->case_, i, card, holder), ==,
                           cb_case_get_mark (fresh, i, card, holder));
    }
  conflict = cb_case_get_conflict (game->case_, n);
  fresh_conflict = cb_case_get_conflict (fresh, n);
  g_assert_cmpint (conflict == NULL, ==, fresh_conflict == NULL);
  if (conflict != NULL)
    g_assert_cmpmem (conflict->data, conflict->len * sizeof (guint), fresh_conflict->data,
                     fresh_conflict->len * sizeof (guint));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CbLogItem)
        a = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (game->case_)), i);
      g_autoptr (CbLogItem) b = g_list_model_get_item (G_LIST_MODEL (cb_case_get_log (fresh)), i);

      g_assert_cmpint (cb_log_item_get_in_conflict (a), ==, cb_log_item_get_in_conflict (b));
    }
}

static CbEntry *
make_entry (Game *game, GRand *rand)
{
  g_autofree char *json = cb_random_entry_new (rand);

  return cb_test_entry (game->case_, json);
}

static void
change_setup (Game *game, GRand *rand)
{
  static const char *const hands[][2] = { { "anna", "axe" },
                                          { "bert", "axe" },
                                          { "barn", "club" } };
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (game->case_));
  const char *const *hand = hands[g_rand_int_range (rand, 0, 3)];
  g_autofree char *name = g_strdup_printf ("N%u", g_rand_int (rand));
  g_autoptr (GError) error = NULL;

  setup->hand = cb_card_set_of ((guint) cb_edition_find_card (setup->edition, hand[0])) |
                cb_card_set_of ((guint) cb_edition_find_card (setup->edition, hand[1]));
  cb_setup_set_name (setup, 1, name);
  g_assert_true (cb_case_set_setup (game->case_, setup, &error));
  g_assert_no_error (error);
}

static void
change_log (Game *game, GRand *rand)
{
  guint n = game->model->len;
  guint a = n > 0 ? (guint) g_rand_int_range (rand, 0, (gint) n) : 0;
  guint b = n > 0 ? (guint) g_rand_int_range (rand, 0, (gint) n) : 0;
  guint what = n > 0 ? (guint) g_rand_int_range (rand, 0, 7) : 0;
  g_autoptr (CbEntry) entry = make_entry (game, rand);
  g_autoptr (JsonNode) node = cb_entry_write (entry, cb_case_get_setup (game->case_));
  char *text = json_to_string (node, FALSE);
  CbEntry *old = n > 0 ? cb_log_get_entry (cb_case_get_log (game->case_), a) : NULL;

  if (what == 0)
    {
      cb_case_append (game->case_, entry);
      g_ptr_array_add (game->model, g_steal_pointer (&text));
    }
  else if (what == 1)
    {
      cb_case_insert (game->case_, a, entry);
      g_ptr_array_insert (game->model, (int) a, g_steal_pointer (&text));
    }
  else if (what == 2)
    {
      cb_case_test_replace (game->case_, a, entry);
      g_free (g_ptr_array_index (game->model, a));
      g_ptr_array_index (game->model, a) = g_steal_pointer (&text);
    }
  else if (what == 3)
    {
      cb_case_remove (game->case_, a);
      g_ptr_array_remove_index (game->model, a);
    }
  else if (what == 4)
    {
      cb_case_move (game->case_, a, b);
      g_ptr_array_insert (game->model, (int) b, g_ptr_array_steal_index (game->model, a));
    }
  else if (what == 5)
    {
      cb_case_set_note (game->case_, a, old->note == NULL ? "so" : "");
      g_free (g_ptr_array_index (game->model, a));
      g_ptr_array_index (game->model, a) = entry_to_text (game, a);
    }
  else
    {
      cb_case_set_uncertain (game->case_, a, !old->uncertain);
      g_free (g_ptr_array_index (game->model, a));
      g_ptr_array_index (game->model, a) = entry_to_text (game, a);
      g_assert_cmpint (strstr (g_ptr_array_index (game->model, a), "uncertain") != NULL, ==,
                       cb_log_get_entry (cb_case_get_log (game->case_), a)->uncertain);
    }
  g_free (text);
}

static void
change (Game *game, GRand *rand)
{
  g_autofree char *text = g_strdup_printf ("T%u", g_rand_int (rand));

  switch (g_rand_int_range (rand, 0, 10))
    {
    case 0:
      cb_case_set_title (game->case_, text);
      g_assert_cmpstr (cb_case_get_title (game->case_), ==, text);
      break;
    case 1:
      change_setup (game, rand);
      break;
    case 2:
      cb_case_set_assist (game->case_, (CbAssist) g_rand_int_range (rand, 0, 3));
      break;
    case 3:
      {
        guint card = (guint) g_rand_int_range (rand, 0, 3);
        guint holder = (guint) g_rand_int_range (rand, 0, 2);

        if (g_rand_boolean (rand))
          *text = '\0';
        cb_case_set_pencil (game->case_, card, holder, text);
        g_assert_cmpstr (cb_case_get_pencil (game->case_, card, holder), ==,
                         *text != '\0' ? text : NULL);
        break;
      }
    default:
      change_log (game, rand);
    }
}

/* Takes the last step back, or does it again, and compares with the file as it was. */
static void
go (Game *game, GPtrArray *from, GPtrArray *to, gboolean (*func) (CbCase *))
{
  gboolean possible = from->len > 0;

  if (possible)
    g_ptr_array_add (to, cb_test_to_text (game->case_));
  g_assert_cmpint (func (game->case_), ==, possible);
  if (possible)
    {
      g_autofree char *expected = g_ptr_array_steal_index (from, from->len - 1);
      g_autofree char *text = cb_test_to_text (game->case_);

      g_assert_cmpstr (text, ==, expected);
      read_model (game);
    }
}

static void
step (Game *game, GRand *rand)
{
  guint what = (guint) g_rand_int_range (rand, 0, 10);
  guint n_concluded = game->n_concluded;

  if (what < 2)
    go (game, game->before, game->after, cb_case_undo);
  else if (what < 4)
    go (game, game->after, game->before, cb_case_redo);
  else
    {
      char *text = cb_test_to_text (game->case_);

      change (game, rand);
      if (game->n_concluded > n_concluded)
        {
          g_ptr_array_add (game->before, text);
          g_ptr_array_set_size (game->after, 0);
        }
      else
        g_free (text);
    }
  g_assert_cmpint (cb_case_get_can_undo (game->case_), ==, game->before->len > 0);
  g_assert_cmpint (cb_case_get_can_redo (game->case_), ==, game->after->len > 0);
  g_assert_cmpint (cb_case_get_undo_label (game->case_) != NULL, ==, game->before->len > 0);
  g_assert_cmpint (cb_case_get_redo_label (game->case_) != NULL, ==, game->after->len > 0);
}

static void
play (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  Game game = {
    .case_ = cb_test_small_case (CB_TEST_THREE, ""),
    .model = g_ptr_array_new_with_free_func (g_free),
    .mirror = g_ptr_array_new_with_free_func (g_object_unref),
    .before = g_ptr_array_new_with_free_func (g_free),
    .after = g_ptr_array_new_with_free_func (g_free),
  };

  g_signal_connect (cb_case_get_log (game.case_), "items-changed", G_CALLBACK (items_changed_cb),
                    &game);
  g_signal_connect (game.case_, "concluded", G_CALLBACK (concluded_cb), &game);
  for (guint i = 0; i < 150; i++)
    {
      step (&game, rand);
      assert_log (&game);
      if (i % 5 == 0)
        assert_as_fresh (&game);
    }
  while (game.before->len > 0)
    go (&game, game.before, game.after, cb_case_undo);
  g_assert_cmpuint (game.model->len, ==, 0);
  while (game.after->len > 0)
    go (&game, game.after, game.before, cb_case_redo);
  assert_log (&game);
  assert_as_fresh (&game);

  g_ptr_array_unref (game.mirror);
  g_ptr_array_unref (game.model);
  g_ptr_array_unref (game.before);
  g_ptr_array_unref (game.after);
  g_assert_finalize_object (game.case_);
}

static void
test_random (void)
{
  for (guint32 seed = 1; seed <= (g_test_slow () ? 500 : 20); seed++)
    play (seed);
}

static void
test_new (void)
{
  g_autoptr (CbCase) other = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbCase) case_ = NULL;

  cb_clock_set (NULL);
  case_ = cb_case_new (cb_case_get_setup (other), "Friday");
  cb_test_stop_clock ();
  g_assert_cmpstr (cb_case_get_title (case_), ==, "Friday");
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_LOGIC);
  g_assert_true (g_regex_match_simple ("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$",
                                       cb_case_get_created (case_), 0, 0));
  g_assert_false (cb_case_get_can_undo (case_));
  g_assert_false (cb_case_undo (case_));
  g_assert_false (cb_case_redo (case_));
  g_assert_null (cb_case_file_get_location (cb_case_get_file (case_)));
  g_assert_true (cb_case_file_save (cb_case_get_file (case_), NULL));
}

static char *
read_test_clock (void)
{
  return g_strdup ("2026-11-21T20:15:00Z");
}

static const char *
get_time (CbCase *case_, guint position)
{
  return cb_log_get_entry (cb_case_get_log (case_), position)->time;
}

/* What is recorded now has that time; what had one keeps it, and so does what is edited. */
static void
test_time (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'note','text':'old'}");
  g_autoptr (CbEntry) new = cb_note_new ("new");
  g_autoptr (CbEntry)
    timed = cb_test_entry (case_, "{'type':'note','text':'timed','time':'2026-11-21T08:00:00Z'}");

  cb_clock_set (read_test_clock);
  cb_case_append (case_, new);
  cb_case_append (case_, timed);
  cb_case_test_replace (case_, 0, new);
  cb_case_set_uncertain (case_, 1, TRUE);
  cb_test_stop_clock ();
  g_assert_null (new->time);
  g_assert_cmpstr (get_time (case_, 0), ==, NULL);
  g_assert_cmpstr (get_time (case_, 1), ==, "2026-11-21T20:15:00Z");
  g_assert_cmpstr (get_time (case_, 2), ==, "2026-11-21T08:00:00Z");
  while (cb_case_get_can_undo (case_))
    cb_case_undo (case_);
  while (cb_case_get_can_redo (case_))
    cb_case_redo (case_);
  g_assert_cmpstr (get_time (case_, 1), ==, "2026-11-21T20:15:00Z");
}

static const char *
get_note (CbCase *case_)
{
  return cb_log_get_entry (cb_case_get_log (case_), 0)->note;
}

/* A note changes nothing else of its entry, and is one step. */
static void
test_note (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':1,'cards':['axe'],'x-more':1,'time':'t',"
                   "'uncertain':true,'answers':[{'by':2,'did':'pass','x-why':2}]}");
  g_autofree char *before = cb_test_to_text (case_);
  g_autofree char *after = NULL;

  cb_case_set_note (case_, 0, "");
  g_assert_false (cb_case_get_can_undo (case_));
  cb_case_set_note (case_, 0, "He “hesitated”");
  g_assert_cmpstr (get_note (case_), ==, "He “hesitated”");
  g_assert_cmpstr (cb_case_get_undo_label (case_), ==, "Edit Note");
  cb_case_set_note (case_, 0, "He “hesitated”");
  g_assert_true (cb_case_undo (case_));
  g_assert_false (cb_case_get_can_undo (case_));
  g_assert_null (get_note (case_));
  g_assert_true (cb_case_redo (case_));
  g_assert_cmpstr (get_note (case_), ==, "He “hesitated”");
  cb_case_set_note (case_, 0, "");
  after = cb_test_to_text (case_);
  g_assert_cmpstr (after, ==, before);
}

static void
test_closed (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbEntry) right = cb_accusation_new (1, 0222, CB_RESULT_RIGHT);

  g_assert_false (cb_case_get_closed (case_));
  cb_case_append (case_, right);
  g_assert_true (cb_case_get_closed (case_));
  g_assert_cmpuint (cb_card_set_size (cb_case_test_find_envelope (case_, 1)), ==, 3);
  g_assert_cmpuint (cb_card_set_size (cb_case_test_find_envelope (case_, 0)), ==, 0);
  cb_case_set_uncertain (case_, 0, TRUE);
  g_assert_false (cb_case_get_closed (case_));
}

static void
test_turns (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  static const struct
  {
    const char *json;
    int next;
  } turns[] = {
    { "{'type':'suggestion','by':0,'cards':['bert'],'answers':[]}", 1 },
    { "{'type':'note','text':'x'}", 1 },
    { "{'type':'seen','player':2,'card':'bert'}", 1 },
    { "{'type':'accusation','by':1,'cards':['axe','anna','barn'],'result':'wrong'}", 2 },
    { "{'type':'tip','by':2,'to':0,'want':'one'}", 0 },
    { "{'type':'trait','by':0,'trait':'blunt','answers':[]}", 2 },
    { "{'type':'seen','player':2,'by':0,'card':'bert','how':'snoop'}", 2 },
    { "{'type':'seen','player':2,'by':1,'how':'snoop-all'}", 2 },
    { "{'type':'seen','player':0,'by':2,'how':'peek'}", 2 },
    { "{'type':'seen','player':0,'by':2,'card':'anna','how':'snoop'}", 0 },
    { "{'type':'exposed','player':2,'cards':['bert','barn']}", 0 },
  };

  g_assert_cmpint (cb_case_get_next_asker (case_), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autoptr (CbEntry) entry = cb_test_entry (case_, turns[i].json);

      cb_case_append (case_, entry);
      g_assert_cmpint (cb_case_get_next_asker (case_), ==, turns[i].next);
    }
}

/* Who is out, and who answers all the same; earlier entries know nothing of it. */
static void
test_seat_states (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'accusation','by':1,'cards':['axe'],'result':'wrong'},"
                   "{'type':'exposed','player':2,'cards':['bert','barn']},"
                   "{'type':'exposed','player':1,'cards':['axe','anna'],"
                   "'uncertain':true}");

  g_assert_cmpint (cb_case_get_seat_state (case_, 0, 1), ==, CB_SEAT_PLAYING);
  g_assert_cmpint (cb_case_get_seat_state (case_, 1, 1), ==, CB_SEAT_OUT);
  g_assert_cmpint (cb_case_get_seat_state (case_, 3, 1), ==, CB_SEAT_OUT);
  g_assert_cmpint (cb_case_get_seat_state (case_, 1, 2), ==, CB_SEAT_PLAYING);
  g_assert_cmpint (cb_case_get_seat_state (case_, 2, 2), ==, CB_SEAT_EXPOSED);
  g_assert_cmpint (cb_case_get_seat_state (case_, 3, 0), ==, CB_SEAT_PLAYING);
  g_assert_cmpint (cb_case_get_last_turn (case_, 0), ==, CB_NOBODY);
  g_assert_cmpint (cb_case_get_last_turn (case_, 3), ==, 1);
  g_assert_cmpint (cb_case_get_asker_after (case_, 1), ==, 2);
  g_assert_cmpint (cb_case_get_asker_after (case_, 2), ==, 0);
}

/* Entries that belong together come and go together. */
static void
test_splice (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'note','text':'x'}");
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) cb_entry_unref);
  CbLog *log = cb_case_get_log (case_);
  g_autofree char *title = NULL;

  g_ptr_array_add (entries, cb_note_new ("one"));
  g_ptr_array_add (entries, cb_note_new ("two"));
  cb_case_splice (case_, 0, 0, entries);
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 3);
  title = cb_entry_get_title (cb_log_get_entry (log, 1), cb_case_get_setup (case_));
  g_assert_cmpstr (title, ==, "two");
  g_assert_true (cb_case_undo (case_));
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 1);
  g_assert_false (cb_case_get_can_undo (case_));
  g_assert_true (cb_case_redo (case_));
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 3);
  g_assert_cmpstr (cb_case_get_undo_label (case_), ==, "Record Entry");

  cb_case_splice (case_, 1, 1, entries);
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 4);
  g_assert_cmpstr (cb_case_get_undo_label (case_), ==, "Edit Entry");
  g_assert_true (cb_case_undo (case_));
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 3);
}

/* Once there is a log or a mark, seats and the pool stay; four players are not three and a pool. */
static void
test_seats_stay (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case ("'players':[{'name':'A'},{'name':'B'}],'me':null,'faceDown':2", "");
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  g_autoptr (GError) error = NULL;

  cb_setup_add_player (setup, "C", -1, -1);
  setup->face_down = 0;
  cb_case_set_pencil (case_, 0, 3, "?");
  g_assert_false (cb_case_set_setup (case_, setup, &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID);
  g_assert_cmpuint (cb_case_get_setup (case_)->n_players, ==, 2);
  cb_case_set_pencil (case_, 0, 3, NULL);
  g_clear_error (&error);
  g_assert_true (cb_case_set_setup (case_, setup, &error));
  g_assert_cmpuint (cb_case_get_setup (case_)->n_players, ==, 3);
  cb_test_assert_mark (case_, 0, "anna", "2", '?');
}

/* A setup that the log contradicts in its form is refused, naming the entry. */
static void
test_setup_must_fit (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':1,'by':2}");
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  g_autoptr (GError) error = NULL;

  setup->hand = 0;
  g_assert_false (cb_case_set_setup (case_, setup, &error));
  g_assert_cmpstr (error->message, ==, "hand: has 0 cards; players[0] has 2");
  g_clear_error (&error);
  setup->hand = 0011;
  setup->me = 2;
  g_assert_false (cb_case_set_setup (case_, setup, &error));
  g_assert_true (g_str_has_prefix (error->message, "log[0].card: "));
  g_assert_cmpint (cb_case_get_setup (case_)->me, ==, 0);
  g_assert_false (cb_case_get_can_undo (case_));
}

static const char *
get_card_name (CbCase *case_, guint card)
{
  return cb_edition_get_card (cb_case_get_edition (case_), card)->name;
}

/* Other names for cards are a step like any other, and change nothing but words. */
static void
test_card_names (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'suggestion','by':1,'cards':['bert','axe'],'answers':[]}");
  g_autofree char *before = cb_test_to_text (case_);
  const char *names[CB_MAX_CARDS] = { [1] = "Ernie", [3] = "Axe" };
  CbEntry *entry = cb_log_get_entry (cb_case_get_log (case_), 0);
  g_autoptr (CbSetup) setup = NULL;
  g_autofree char *words = NULL;
  g_autofree char *after = NULL;
  guint n_told = 0;

  g_signal_connect_swapped (case_, "notify::setup", G_CALLBACK (g_atomic_int_inc), &n_told);
  cb_case_reword (case_, CB_WORDS_OF_CARDS, names);
  g_assert_cmpstr (get_card_name (case_, 1), ==, "Ernie");
  g_assert_cmpstr (cb_case_get_undo_label (case_), ==, "Rename Cards");
  g_assert_cmpuint (n_told, ==, 1);
  words = cb_entry_describe (entry, cb_case_get_setup (case_));
  g_assert_nonnull (strstr (words, "Ernie"));
  cb_case_reword (case_, CB_WORDS_OF_CARDS, names);
  g_assert_cmpuint (n_told, ==, 1);

  /* The players can be changed as before. */
  setup = cb_setup_copy (cb_case_get_setup (case_));
  cb_setup_set_name (setup, 0, "Eve");
  g_assert_true (cb_case_set_setup (case_, setup, NULL));
  g_assert_cmpstr (get_card_name (case_, 1), ==, "Ernie");
  g_assert_true (cb_case_undo (case_));

  g_assert_true (cb_case_undo (case_));
  g_assert_cmpstr (get_card_name (case_, 1), ==, "Bert");
  after = cb_test_to_text (case_);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (cb_case_redo (case_));
  g_assert_cmpstr (get_card_name (case_, 1), ==, "Ernie");
  names[1] = "";
  cb_case_reword (case_, CB_WORDS_OF_CARDS, names);
  g_assert_cmpstr (get_card_name (case_, 1), ==, "Bert");
}

/* Which cards have a trait is corrected in the middle of a game: all is concluded anew, and taken
 * back whole. The names of cards stay. */
static void
test_traits (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE,
    "{'type':'trait','by':0,'trait':'female','answers':[{'by':1,'did':'pass'}]},"
    "{'type':'trait','by':0,'trait':'coiled','answers':[{'by':2,'did':'show','card':'belt'}]}");
  g_autofree char *before = cb_test_to_text (case_);
  const char *names[CB_MAX_CARDS] = { [1] = "Ernie" };
  const guint FEMALE = 0, COILED = 3;
  CbCardSet cards[CB_MAX_TRAITS] = { [FEMALE] = 0x3, [COILED] = 0x20 };
  g_autoptr (GError) error = NULL;
  g_autofree char *after = NULL;

  cb_test_assert_marks (case_, 2, "cleo@1=n bert@1=?");
  cb_case_reword (case_, CB_WORDS_OF_CARDS, names);
  g_assert_true (cb_case_settle_traits (case_, 1u << FEMALE, cards, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (cb_case_get_undo_label (case_), ==, "Correct Traits");
  g_assert_cmpstr (get_card_name (case_, 1), ==, "Ernie");
  cb_test_assert_marks (case_, 2, "cleo@1=? bert@1=n");
  after = cb_test_to_text (case_);
  g_assert_nonnull (strstr (after, "\"version\" : 2,"));

  /* A card that was shown for it has it. */
  g_assert_false (cb_case_settle_traits (case_, 1u << FEMALE | 1u << COILED, cards, &error));
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID);
  cb_test_assert_marks (case_, 2, "cleo@1=? bert@1=n");

  g_assert_true (cb_case_undo (case_));
  cb_test_assert_marks (case_, 2, "cleo@1=n bert@1=?");
  g_assert_true (cb_case_redo (case_));
  cb_test_assert_marks (case_, 2, "cleo@1=? bert@1=n");
  g_assert_true (cb_case_settle_traits (case_, 0, cards, NULL));
  cb_test_assert_marks (case_, 2, "cleo@1=n bert@1=?");
  while (cb_case_undo (case_))
    ;
  g_free (after);
  after = cb_test_to_text (case_);
  g_assert_cmpstr (after, ==, before);
}

/* What a power says is a step like any other, and nothing is concluded from it. */
static void
test_power_texts (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (
    "{'format':'casebook','version':1,'edition':'nightmare','players':[{'name':'A'},{'name':'B'},"
    "{'name':'C'}],'me':null}");
  g_autofree char *before = cb_test_to_text (case_);
  guint mayor = (guint) cb_edition_find_power (cb_case_get_edition (case_), "mayor");
  const char *texts[CB_MAX_POWERS] = { NULL };
  guint n_told = 0;
  g_autofree char *after = NULL;

  g_signal_connect_swapped (case_, "notify::setup", G_CALLBACK (g_atomic_int_inc), &n_told);
  texts[mayor] = "Take another turn.";
  cb_case_reword (case_, CB_WORDS_OF_POWERS, texts);
  g_assert_cmpstr (cb_case_get_undo_label (case_), ==, "Correct Powers");
  cb_case_reword (case_, CB_WORDS_OF_POWERS, texts);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_true (cb_case_undo (case_));
  after = cb_test_to_text (case_);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (cb_case_redo (case_));
  g_assert_cmpstr (cb_edition_get_power (cb_case_get_edition (case_), mayor)->text, ==,
                   "Take another turn.");
  texts[mayor] = " ";
  cb_case_reword (case_, CB_WORDS_OF_POWERS, texts);
  g_assert_null (cb_edition_get_power (cb_case_get_edition (case_), mayor)->text);
}

/* A guess that is right is confirmed once; an older Casebook reads the case as before. */
static void
test_guessed_traits (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (
    "{'format':'casebook','version':1,'edition':'at-sea','players':[{'name':'Ann'},{'name':'Bob'},"
    "{'name':'Cy'}],'me':null,'removed':['boddy'],'traitCards':{'blunt':['oar','telescope','gaff']}}");
  const CbEdition *edition = cb_case_get_edition (case_);
  CbCardSet cards[CB_MAX_TRAITS];
  g_autofree char *text = NULL;

  g_assert_false (cb_edition_get_trait (edition, 0)->guessed);
  g_assert_false (cb_edition_get_trait (edition, 2)->guessed);
  g_assert_true (cb_edition_get_trait (edition, 3)->guessed);
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    cards[i] = cb_edition_get_trait (edition, i)->cards;
  g_assert_true (cb_case_settle_traits (case_, 0xc, cards, NULL));
  g_assert_cmpstr (cb_case_get_undo_label (case_), ==, "Confirm Traits");
  g_assert_false (cb_edition_get_trait (cb_case_get_edition (case_), 3)->guessed);
  text = cb_test_to_text (case_);
  g_assert_nonnull (strstr (text, "\"version\" : 1,"));
  g_assert_nonnull (strstr (text, "\"coiled\" : ["));
}

static void
undo_cb (CbLog *log, guint position, guint n_removed, guint n_added, CbCase *case_)
{
  if (cb_log_get_n_entries (log) == 3)
    g_assert_true (cb_case_undo (case_));
}

static void
append_cb (CbLog *log, guint position, guint n_removed, guint n_added, CbCase *case_)
{
  g_autoptr (CbEntry) entry = cb_note_new ("again");

  if (cb_log_get_n_entries (log) == 1)
    cb_case_append (case_, entry);
}

/* Whoever is told of a change may change the case at once. */
static void
test_change_when_told (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  CbLog *log = cb_case_get_log (case_);
  gulong id;

  id = g_signal_connect (log, "items-changed", G_CALLBACK (undo_cb), case_);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (CbEntry) entry = cb_note_new ("x");

      cb_case_append (case_, entry);
    }
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 2);
  g_assert_true (cb_case_get_can_redo (case_));
  g_signal_handler_disconnect (log, id);

  id = g_signal_connect (log, "items-changed", G_CALLBACK (append_cb), case_);
  g_assert_true (cb_case_undo (case_));
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 2);
  g_assert_false (cb_case_get_can_redo (case_));
  g_signal_handler_disconnect (log, id);
  g_assert_true (cb_case_undo (case_));
  g_assert_true (cb_case_undo (case_));
  g_assert_false (cb_case_undo (case_));
  g_assert_cmpuint (cb_log_get_n_entries (log), ==, 0);
}

static void
test_notifies (void)
{
  static const char *const names[] = { "title",    "setup",      "assist",
                                       "can-undo", "consistent", "closed" };
  g_autoptr (CbCase) case_ = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbEntry) wrong = cb_accusation_new (1, 0111, CB_RESULT_RIGHT);
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (case_));
  guint n[G_N_ELEMENTS (names)] = { 0 };
  gboolean consistent, closed, can_undo;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);

      g_signal_connect_swapped (case_, signal, G_CALLBACK (g_atomic_int_inc), &n[i]);
    }
  cb_case_append (case_, wrong);
  g_object_get (case_, "consistent", &consistent, "closed", &closed, "can-undo", &can_undo, NULL);
  g_assert_false (consistent);
  g_assert_true (closed);
  g_assert_true (can_undo);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (n[i], ==, 0);
  for (guint i = 3; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpuint (n[i], >=, 1);
  cb_case_set_title (case_, "T2");
  cb_case_set_assist (case_, CB_ASSIST_ODDS);
  cb_setup_set_name (setup, 0, "Eve");
  g_assert_true (cb_case_set_setup (case_, setup, NULL));
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (n[i], ==, 1);
}

static void
test_news_in_words (void)
{
  g_autoptr (CbCase) case_ = cb_test_small_case (
    CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'},"
                   "{'type':'envelope','cards':['bert']},{'type':'note','text':'x'}");
  g_autofree char *first = cb_case_describe_news (case_, 0);
  g_autofree char *second = cb_case_describe_news (case_, 1);

  g_assert_cmpstr (first, ==, "Envelope: Cleo · Bob: Bert · 4 ruled out");
  g_assert_cmpstr (second, ==, "contradicts what was recorded before");
  g_assert_null (cb_case_describe_news (case_, 2));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  cb_test_stop_clock ();
  g_test_add_func ("/case/new", test_new);
  g_test_add_func ("/case/time", test_time);
  g_test_add_func ("/case/note", test_note);
  g_test_add_func ("/case/closed", test_closed);
  g_test_add_func ("/case/turns", test_turns);
  g_test_add_func ("/case/seat-states", test_seat_states);
  g_test_add_func ("/case/splice", test_splice);
  g_test_add_func ("/case/seats-stay", test_seats_stay);
  g_test_add_func ("/case/setup-must-fit", test_setup_must_fit);
  g_test_add_func ("/case/card-names", test_card_names);
  g_test_add_func ("/case/traits", test_traits);
  g_test_add_func ("/case/power-texts", test_power_texts);
  g_test_add_func ("/case/guessed-traits", test_guessed_traits);
  g_test_add_func ("/case/change-when-told", test_change_when_told);
  g_test_add_func ("/case/notifies", test_notifies);
  g_test_add_func ("/case/news-in-words", test_news_in_words);
  g_test_add_func ("/case/random", test_random);
  return g_test_run ();
}
