/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cb-closures.h"

static void
test_text (void)
{
  g_assert_true (cb_closure_is_set (NULL, "a"));
  g_assert_false (cb_closure_is_set (NULL, ""));
  g_assert_false (cb_closure_is_set (NULL, NULL));
  g_assert_false (cb_closure_is_not_set (NULL, "a"));
  g_assert_true (cb_closure_is_not_set (NULL, ""));
  g_assert_true (cb_closure_is_not_set (NULL, NULL));
}

static void
test_numbers (void)
{
  g_assert_true (cb_closure_is_not (NULL, FALSE));
  g_assert_false (cb_closure_is_not (NULL, TRUE));
  g_assert_false (cb_closure_is_filled (NULL, 0));
  g_assert_true (cb_closure_is_filled (NULL, 1));
}

static void
test_cards (void)
{
  g_assert_cmpuint (cb_closure_card_to_set (NULL, -1), ==, 0);
  g_assert_cmpuint (cb_closure_card_to_set (NULL, 0), ==, 1);
  g_assert_cmpuint (cb_closure_card_to_set (NULL, 31), ==, 1u << 31);
}

static void
test_room (void)
{
  g_assert_cmpint (cb_closure_along (NULL, FALSE), ==, GTK_ORIENTATION_HORIZONTAL);
  g_assert_cmpint (cb_closure_along (NULL, TRUE), ==, GTK_ORIENTATION_VERTICAL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/closures/text", test_text);
  g_test_add_func ("/closures/numbers", test_numbers);
  g_test_add_func ("/closures/cards", test_cards);
  g_test_add_func ("/closures/room", test_room);

  return g_test_run ();
}
