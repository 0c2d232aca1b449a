/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games: the same seed leads to the same ones, however many are played at a time; who is
 * certain is never wrong; and who plays better wins more. */

#include "cb-edition-file.h"
#include "cb-editions.h"
#include "cb-simulation.h"

static GArray *
run (const char *edition,
     guint n_players,
     guint n_games,
     guint64 seed,
     guint n_jobs,
     const char *first,
     const char *rest)
{
  CbSimulation simulation = { .edition = cb_editions_find_builtin (edition),
                              .n_players = n_players,
                              .n_games = n_games,
                              .seed = seed,
                              .n_jobs = n_jobs };
  g_autoptr (GError) error = NULL;
  GArray *standings;

  for (guint i = 0; i < n_players; i++)
    simulation.strategies[i] = cb_strategies_find (i == 0 ? first : rest);
  standings = cb_simulation_run (&simulation, NULL, &error);
  g_assert_no_error (error);
  return standings;
}

static const CbStanding *
find (GArray *standings, const char *name)
{
  for (guint i = 0; i < cb_strategies_get_n (); i++)
    if (g_str_equal (cb_strategy_get_name (cb_strategies_get (i)), name))
      return &g_array_index (standings, CbStanding, i);
  return NULL;
}

static void
test_seed (void)
{
  g_autoptr (GArray) one = run ("classic", 4, 12, 3, 1, "advised", "careful");
  g_autoptr (GArray) same = run ("classic", 4, 12, 3, 3, "advised", "careful");
  g_autoptr (GArray) other = run ("classic", 4, 12, 4, 1, "advised", "careful");

  for (guint i = 0; i < one->len; i++)
    {
      const CbStanding *a = &g_array_index (one, CbStanding, i);
      const CbStanding *b = &g_array_index (same, CbStanding, i);

      g_assert_cmpuint (a->n_games, ==, b->n_games);
      g_assert_cmpuint (a->n_won, ==, b->n_won);
      g_assert_cmpuint (a->sum_turns, ==, b->sum_turns);
    }
  g_assert_cmpuint (find (one, "careful")->sum_turns, !=, find (other, "careful")->sum_turns);
}

/* Every game is won by one; everybody finds out in the end. */
static void
test_counts (void)
{
  g_autoptr (GArray) standings = run ("classic", 3, 40, 1, 2, "logic", "careful");
  const CbStanding *logic = find (standings, "logic");
  const CbStanding *careful = find (standings, "careful");
  guint n = 0;

  g_assert_cmpuint (logic->n_games, ==, 40);
  g_assert_cmpuint (careful->n_games, ==, 80);
  g_assert_cmpuint (logic->n_won + careful->n_won, ==, 40);
  g_assert_cmpuint (logic->n_wrong + careful->n_wrong, ==, 0);
  g_assert_cmpuint (logic->n_solved, ==, 40);
  g_assert_cmpuint (careful->n_solved, ==, 80);
  g_assert_cmpfloat_with_epsilon (careful->expected, 40 * 2.0 / 3, 1e-9);
  for (guint i = 0; i < careful->turns->len; i++)
    n += i * g_array_index (careful->turns, guint, i);
  g_assert_cmpuint (n, ==, careful->sum_turns);
  g_assert_cmpuint (cb_standing_get_median (careful), >=, 3);
  g_assert_cmpuint (cb_standing_get_median (careful), <=, 12);
  g_assert_cmpuint (find (standings, "random")->n_games, ==, 0);
}

/* Against two who ask at random, the advised player wins more than anybody has published. */
static void
test_strength (void)
{
  g_autoptr (GArray) standings = run ("classic", 3, 100, 2, 2, "advised", "random");
  const CbStanding *advised = find (standings, "advised");

  g_assert_cmpuint (advised->n_won, >=, 77);
  g_assert_cmpuint (advised->n_wrong, ==, 0);
}

/* With every room within reach, everybody asks in every turn, and needs fewer of them. */
static void
test_reach (void)
{
  CbSimulation simulation = { .edition = cb_editions_find_builtin ("classic"),
                              .n_players = 3,
                              .n_games = 60,
                              .seed = 1,
                              .n_jobs = 2,
                              .reach = CB_REACH_ALL };
  g_autoptr (GArray) some = run ("classic", 3, 60, 1, 2, "careful", "careful");
  g_autoptr (GArray) all = NULL;

  for (guint i = 0; i < 3; i++)
    simulation.strategies[i] = cb_strategies_find ("careful");
  all = cb_simulation_run (&simulation, NULL, NULL);
  g_assert_cmpuint (find (all, "careful")->sum_turns, <, find (some, "careful")->sum_turns);
  g_assert_cmpuint (find (all, "careful")->n_solved, ==, 180);
}

/* (transfer full): games of four careful players with every room within reach, where suggestions
 * are answered so; the first is another */
static GArray *
run_answered (const char *answers, const char *first)
{
  g_autofree char *text = g_strdup_printf ("[Edition]\nId=own\nBase=classic\nName=Own\n"
                                           "Answers=%s\n",
                                           answers);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (CbEdition) edition = cb_edition_new_from_key_file (bytes, "own", &error);
  CbSimulation simulation = {
    .edition = edition, .n_players = 4, .n_games = 24, .seed = 1, .n_jobs = 2, .reach = CB_REACH_ALL
  };
  GArray *standings;

  g_assert_no_error (error);
  for (guint i = 0; i < 4; i++)
    simulation.strategies[i] = cb_strategies_find (i == 0 ? first : "careful");
  standings = cb_simulation_run (&simulation, NULL, &error);
  g_assert_no_error (error);
  return standings;
}

/* Where more answer, everybody finds out, and sooner; nobody is misled by it. */
static void
test_answers (void)
{
  static const char *const NAMES[] = {
    "random", "careful", "listener", "prober", "logic", "advised"
  };
  g_autoptr (GArray) first = run_answered ("first", "careful");
  g_autoptr (GArray) both = run_answered ("both-sides", "careful");
  g_autoptr (GArray) all = run_answered ("all", "careful");
  guint n_first = find (first, "careful")->sum_turns, n_both = find (both, "careful")->sum_turns;
  guint n_all = find (all, "careful")->sum_turns;

  g_test_message ("turns: first %u, both sides %u, all %u", n_first, n_both, n_all);
  g_assert_cmpuint (n_both, <, n_first);
  g_assert_cmpuint (n_all, <, n_both);
  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    {
      g_autoptr (GArray) standings = run_answered ("all", NAMES[i]);
      guint n_solved = 0, n_wrong = 0;

      for (guint j = 0; j < standings->len; j++)
        {
          n_solved += g_array_index (standings, CbStanding, j).n_solved;
          n_wrong += g_array_index (standings, CbStanding, j).n_wrong;
        }
      g_test_message ("%s: %u games won", NAMES[i], find (standings, NAMES[i])->n_won);
      g_assert_cmpuint (n_solved, ==, 24 * 4);
      g_assert_cmpuint (n_wrong, ==, 0);
    }
}

/* Only gamblers accuse wrongly; and who asks for his own cards finds out later than the others. */
static void
test_habits (void)
{
  g_autoptr (GArray) gambling = run ("classic", 3, 100, 1, 2, "gambler", "careful");
  g_autoptr (GArray) probing = run ("classic", 3, 300, 1, 2, "prober", "listener");

  g_assert_cmpuint (find (gambling, "gambler")->n_wrong, >, 0);
  g_assert_cmpuint (find (gambling, "gambler")->n_wrong, <, 60);
  g_assert_cmpuint (find (gambling, "careful")->n_wrong, ==, 0);
  g_assert_cmpuint (find (probing, "prober")->n_won, <, 100);
  g_assert_cmpuint (find (probing, "listener")->n_wrong, ==, 0);
}

/* Cards that lie face down are dealt as the edition has it, and nobody takes them for the
 * envelope's: with two players, at the side; of equal hands, what is left over. */
static void
test_face_down (void)
{
  g_autoptr (GArray) side = run ("classic", 2, 20, 5, 2, "logic", "careful");
  g_autoptr (GArray) rest = run ("harry-potter", 4, 20, 5, 2, "logic", "careful");

  g_assert_cmpuint (find (side, "careful")->n_wrong, ==, 0);
  g_assert_cmpuint (find (side, "logic")->n_wrong, ==, 0);
  g_assert_cmpuint (find (rest, "careful")->n_wrong, ==, 0);
  g_assert_cmpuint (find (rest, "logic")->n_wrong, ==, 0);
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  CbSimulation simulation = { .edition = cb_editions_find_builtin ("classic"),
                              .n_players = 2,
                              .strategies = { cb_strategies_get (0), cb_strategies_get (1) },
                              .n_games = 1000000,
                              .n_jobs = 2 };

  g_cancellable_cancel (cancellable);
  g_assert_null (cb_simulation_run (&simulation, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simulation/seed", test_seed);
  g_test_add_func ("/simulation/counts", test_counts);
  g_test_add_func ("/simulation/strength", test_strength);
  g_test_add_func ("/simulation/reach", test_reach);
  g_test_add_func ("/simulation/answers", test_answers);
  g_test_add_func ("/simulation/habits", test_habits);
  g_test_add_func ("/simulation/face-down", test_face_down);
  g_test_add_func ("/simulation/cancel", test_cancel);
  return g_test_run ();
}
