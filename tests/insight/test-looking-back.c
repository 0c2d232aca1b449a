/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of a game and its review: how many solutions each entry left to everybody, what it
 * told, and which entries contradict the opened envelope; by counting what was possible then. */

#include <math.h>

#include "cb-course.h"
#include "cb-review-private.h"
#include "cb-small-game.h"

#define N_GAMES   40
#define N_ENTRIES 7

static CbCourse *
follow (const CbSmallGame *game)
{
  CbCourse *course = cb_case_follow (game->case_, game->n_entries, 1, CB_EFFORT_ENDLESS);

  while (!cb_course_is_final (course))
    {
      CbCourse *finer = cb_course_refine (course, CB_EFFORT_ENDLESS);

      cb_course_unref (course);
      course = finer;
    }
  return course;
}

/* What is left for me is counted. */
static void
test_mine (void)
{
  for (guint32 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, N_ENTRIES, FALSE);
      g_autoptr (CbCourse) course = cb_case_follow (game->case_, N_ENTRIES, 1, CB_EFFORT_ENDLESS);
      g_autoptr (GArray) drops = cb_course_list_drops (course);
      CbPlainView view = cb_small_game_see_mine (game, 0);
      CbPlainSolutions before = cb_plain_view_solve (&view);
      guint n_drops = 0;

      g_assert_cmpuint (cb_course_get_n_entries (course), ==, N_ENTRIES);
      g_assert_cmpuint (cb_course_get_left (course, 0), ==, before.n);
      for (guint i = 0; i < N_ENTRIES; i++)
        {
          CbPlainView next = cb_small_game_see_mine (game, i + 1);
          CbPlainSolutions after = cb_plain_view_solve (&next);

          g_assert_cmpuint (cb_course_get_left (course, i + 1), ==, after.n);
          g_assert_cmphex (cb_course_get_found (course, i), ==, after.common & ~before.common);
          n_drops += after.n < before.n;
          g_assert_cmpfloat_with_epsilon (cb_course_get_share_left (course, i),
                                          (double) after.n / before.n, 1e-12);
          before = after;
        }
      g_assert_cmpuint (drops->len, ==, n_drops);
      for (guint i = 0; i < n_drops; i++)
        g_assert_cmpfloat (cb_course_get_share_left (course, g_array_index (drops, guint, i)), <,
                           1);
      for (guint i = 1; i < n_drops; i++)
        g_assert_cmpfloat (cb_course_get_share_left (course, g_array_index (drops, guint, i - 1)),
                           <=, cb_course_get_share_left (course, g_array_index (drops, guint, i)));
    }
}

/* What is left for the others lies between the least and the most of all worlds, which is often the
 * same; and nobody forgets anything. */
static void
test_others (void)
{
  guint n_same = 0;

  for (guint32 seed = 1; seed <= N_GAMES / 2; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, N_ENTRIES, FALSE);
      g_autoptr (CbCourse) course = follow (game);

      for (guint seat = 0; seat < game->n_players; seat++)
        for (guint n = 0, last = 27; n <= N_ENTRIES && seat != game->me; n++)
          {
            guint few, many, least = 27, most = 0;
            guint left = cb_course_get_others_left (course, seat, n, &few, &many);

            for (guint i = 0; i < cb_plain_worlds_get_n (game->worlds); i++)
              {
                CbPlainView view = cb_plain_worlds_see (
                  game->worlds, cb_plain_worlds_get (game->worlds, i), seat, n);
                guint n_left = cb_plain_view_solve (&view).n;

                least = MIN (least, n_left);
                most = MAX (most, n_left);
              }
            g_assert_true (least <= few && few <= left && left <= many && many <= most);
            g_assert_cmpuint (left, <=, last);
            last = left;
            n_same += least == most;
          }
    }
  g_assert_cmpuint (n_same, >, 50);
}

static CbReview *
review (const CbSmallGame *game, guint32 envelope)
{
  return cb_question_answer (&(CbQuestion) { .cards = envelope }, game->case_, game->n_entries,
                             cb_review_answer, CB_EFFORT_ENDLESS);
}

/* An entry tells as many bits as it makes what was in the envelope likelier. */
static void
test_told (void)
{
  for (guint32 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, N_ENTRIES, FALSE);
      guint32 envelope = cb_plain_worlds_get (game->worlds, 0)->hands[0];
      g_autoptr (CbReview) found = review (game, envelope);
      CbPlainView view = cb_small_game_see_mine (game, 0);
      double chance = cb_plain_view_get_chance (&view, envelope), turns[CB_MAX_PLAYERS] = { 0 };
      int solved = -1;

      g_assert_null (found->conflict);
      g_assert_true (found->exact && found->complete);
      g_assert_cmpfloat_with_epsilon (found->total, -log2 (chance), 1e-9);
      for (guint i = 0; i < N_ENTRIES; i++)
        {
          CbPlainView next = cb_small_game_see_mine (game, i + 1);
          double then = cb_plain_view_get_chance (&next, envelope);
          double bits = g_array_index (found->bits, double, i);

          g_assert_cmpfloat_with_epsilon (bits, log2 (then / chance), 1e-9);
          turns[cb_entry_get_turn (cb_log_get_entry (cb_case_get_log (game->case_), i))] += bits;
          chance = then;
          if (solved < 0 && cb_plain_view_solve (&next).n == 1)
            solved = (int) i + 1;
        }
      g_assert_cmpint (found->solved, ==, solved);
      for (guint seat = 0; seat < game->n_players; seat++)
        g_assert_cmpfloat_with_epsilon (found->bits_of_turns[seat], turns[seat], 1e-12);
    }
}

/* Entries that cannot all be true with that envelope; without any one of them they can. */
static void
test_conflict (void)
{
  guint n_conflicts = 0;

  for (guint32 seed = 1; seed <= N_GAMES; seed++)
    {
      g_autoptr (CbSmallGame) game = cb_small_game_new (seed, N_ENTRIES, FALSE);
      guint32 mine = cb_plain_worlds_get (game->worlds, 0)->hands[1 + game->me];
      guint32 envelope = (1u << seed % 3 | 8u << seed / 3 % 3 | 64u << seed / 9 % 3);
      g_autoptr (CbReview) found = review (game, envelope);
      CbPlainView view = cb_small_game_see_mine (game, N_ENTRIES);
      guint64 entries = 0;

      g_assert_cmpint (found->conflict == NULL, ==, cb_plain_view_get_chance (&view, envelope) > 0);
      if (found->conflict == NULL || (envelope & mine) != 0)
        continue;
      n_conflicts++;
      for (guint i = 0; i < found->conflict->len; i++)
        entries |= (guint64) 1 << g_array_index (found->conflict, guint, i);
      view.entries = entries;
      g_assert_cmpfloat (cb_plain_view_get_chance (&view, envelope), ==, 0);
      for (guint64 left = entries; left != 0; left &= left - 1)
        {
          view.entries = entries & ~(left & -left);
          g_assert_cmpfloat (cb_plain_view_get_chance (&view, envelope), >, 0);
        }
    }
  g_assert_cmpuint (n_conflicts, >, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/looking-back/mine", test_mine);
  g_test_add_func ("/looking-back/others", test_others);
  g_test_add_func ("/looking-back/told", test_told);
  g_test_add_func ("/looking-back/conflict", test_conflict);
  return g_test_run ();
}
