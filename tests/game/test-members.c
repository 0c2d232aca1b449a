/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-game-error.h"
#include "cb-setup-members.h"
#include "cb-test-case.h"

typedef struct
{
  JsonNode *node;
  GError *error;
  CbMembers *in;
  CbCase *case_;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autofree char *json = cb_test_json (data);

  self->case_ = cb_test_small_case (CB_TEST_THREE, "");
  self->node = json_from_string (json, &self->error);
  g_assert_no_error (self->error);
  self->in = cb_members_new (self->node, "top", &self->error);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  cb_members_free (self->in);
  json_node_unref (self->node);
  g_clear_error (&self->error);
  g_object_unref (self->case_);
}

static void
assert_failed (Fixture *self, const char *message)
{
  g_assert_true (cb_members_failed (self->in));
  g_assert_error (self->error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID);
  g_assert_cmpstr (self->error->message, ==, message);
  g_clear_error (&self->error);
}

static void
test_values (Fixture *self, gconstpointer data)
{
  static const char *const values[] = { "x", "text", NULL };
  CbSetup *setup = cb_case_get_setup (self->case_);
  g_autofree char *text = cb_members_get_string (self->in, "text");
  g_autofree char *none = cb_members_get_optional_string (self->in, "absent");
  g_autofree char *null = cb_members_get_optional_string (self->in, "null");

  g_assert_cmpstr (text, ==, "text");
  g_assert_null (none);
  g_assert_null (null);
  g_assert_cmpuint (cb_members_get_choice (self->in, "text", values), ==, 1);
  g_assert_cmpint (cb_members_get_int (self->in, "number", 2, 2), ==, 2);
  g_assert_cmpint (cb_members_get_optional_int (self->in, "null", 0, 9, 7), ==, 7);
  g_assert_cmpint (cb_members_get_seat (self->in, "number", setup), ==, 2);
  g_assert_cmpint (cb_members_get_optional_seat (self->in, "null", setup), ==, CB_NOBODY);
  g_assert_true (cb_members_get_boolean (self->in, "yes", FALSE));
  g_assert_true (cb_members_get_boolean (self->in, "absent", TRUE));
  g_assert_cmpint (cb_members_get_card (self->in, "card", setup->edition), ==, 1);
  g_assert_cmpint (cb_members_get_optional_card (self->in, "absent", setup->edition), ==, -1);
  g_assert_cmphex (cb_members_get_cards (self->in, "cards", setup->edition), ==, 0x102);
  g_assert_cmphex (cb_members_get_optional_cards (self->in, "absent", setup->edition), ==, 0);
  g_assert_false (cb_members_failed (self->in));
}

static void
test_wrong_types (Fixture *self, gconstpointer data)
{
  static const char *const values[] = { "x", "y", NULL };
  CbSetup *setup = cb_case_get_setup (self->case_);
  CbEdition *edition = setup->edition;

  g_free (cb_members_get_string (self->in, "number"));
  assert_failed (self, "top.number: must be text");
  g_free (cb_members_get_string (self->in, "absent"));
  assert_failed (self, "top.absent: is missing");
  cb_members_get_choice (self->in, "text", values);
  assert_failed (self, "top.text: “text” is not one of x, y");
  cb_members_get_boolean (self->in, "number", FALSE);
  assert_failed (self, "top.number: must be true or false");
  cb_members_get_int (self->in, "text", 0, 1);
  assert_failed (self, "top.text: must be a whole number");
  cb_members_get_int (self->in, "half", 0, 1);
  assert_failed (self, "top.half: 0.5 is not a whole number");
  cb_members_get_int (self->in, "number", 3, 5);
  assert_failed (self, "top.number: 2 is not between 3 and 5");
  cb_members_get_int (self->in, "huge", 0, 5);
  assert_failed (self, "top.huge: 9223372036854775807 is not between 0 and 5");
  cb_members_get_seat (self->in, "seat", setup);
  assert_failed (self, "top.seat: 3 is not a seat; there are 3 players");
  cb_members_get_seat (self->in, "below", setup);
  assert_failed (self, "top.below: -1 is not a seat; there are 3 players");
  cb_members_get_seat (self->in, "text", setup);
  assert_failed (self, "top.text: must be the number of a seat");
  cb_members_get_card (self->in, "text", edition);
  assert_failed (self, "top.text: “text” is not a card in the edition “Small”");
  cb_members_get_card (self->in, "number", edition);
  assert_failed (self, "top.number: must be the id of a card");
  cb_members_get_cards (self->in, "absent", edition);
  assert_failed (self, "top.absent: is missing");
  cb_members_get_cards (self->in, "text", edition);
  assert_failed (self, "top.text: must be a list");
  cb_members_get_cards (self->in, "twice", edition);
  assert_failed (self, "top.twice[2]: “anna” is listed twice");
  cb_members_get_cards (self->in, "mixed", edition);
  assert_failed (self, "top.mixed[1]: must be the id of a card");
}

static void
test_first_problem_stays (Fixture *self, gconstpointer data)
{
  g_autofree char *first = cb_members_get_string (self->in, "absent");
  g_autofree char *second = cb_members_get_string (self->in, "number");

  g_assert_cmpstr (first, ==, "");
  g_assert_cmpstr (second, ==, "");
  assert_failed (self, "top.absent: is missing");
}

static void
test_elements (Fixture *self, gconstpointer data)
{
  JsonArray *list = cb_members_get_array (self->in, "list");
  g_autoptr (CbMembers)
    first = cb_members_new_element (self->in, "list", json_array_get_element (list, 0), 0);
  g_autoptr (CbMembers) second = NULL;

  g_free (cb_members_get_string (first, "a"));
  g_assert_false (cb_members_failed (self->in));
  cb_members_fail (first, "a", "no %s", "good");
  assert_failed (self, "top.list[0].a: no good");
  second = cb_members_new_element (self->in, "list", json_array_get_element (list, 1), 1);
  assert_failed (self, "top.list[1]: must be an object");
  g_assert_false (cb_members_has (second, "a"));
  g_assert_null (cb_members_get_rest (second));
}

static void
test_rest (Fixture *self, gconstpointer data)
{
  g_autoptr (JsonObject) rest = NULL;
  g_autoptr (JsonObject) none = NULL;

  cb_members_get_int (self->in, "a", 0, 9);
  rest = cb_members_get_rest (self->in);
  g_assert_cmpuint (json_object_get_size (rest), ==, 2);
  g_assert_true (json_object_has_member (rest, "b"));
  g_assert_true (json_object_has_member (rest, "c"));
  cb_members_get_node (self->in, "b");
  cb_members_get_array (self->in, "c");
  none = cb_members_get_rest (self->in);
  g_assert_null (none);
}

#define VALUES                                                                                \
  "{'text':'text','number':2,'null':null,'yes':true,'card':'bert','cards':['cellar','bert']," \
  "'half':0.5,'huge':9223372036854775807,'seat':3,'below':-1,'twice':['anna','axe','anna'],"  \
  "'mixed':['anna',7]}"

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/members/values", Fixture, VALUES, set_up, test_values, tear_down);
  g_test_add ("/members/wrong-types", Fixture, VALUES, set_up, test_wrong_types, tear_down);
  g_test_add ("/members/first-problem-stays", Fixture, VALUES, set_up, test_first_problem_stays,
              tear_down);
  g_test_add ("/members/elements", Fixture, "{'list':[{'a':'x'},5]}", set_up, test_elements,
              tear_down);
  g_test_add ("/members/rest", Fixture, "{'a':1,'b':2,'c':[3]}", set_up, test_rest, tear_down);
  return g_test_run ();
}
