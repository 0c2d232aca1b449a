/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The case file: what is written reads the same; what breaks a rule is refused whole, naming the
 * member; nothing crashes. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "cb-game-error.h"
#include "cb-test-case.h"

/* A case with something of everything, and a member that nobody knows in every place. */
static char *
make_rich_json (void)
{
  g_autofree char *edition = g_strdup (cb_test_small_edition ());
  g_autofree char *text = NULL;

  edition[strlen (edition) - 1] = '\0';
  text = g_strdup_printf (
    "{'format':'casebook','version':1,'title':'Rich','created':'2026-11-21T19:30:00Z',"
    "'edition':%s,'x-edition':[1.5]},'cardNames':{'anna':'Änne','axe':'Beil'},"
    "'players':[{'name':'Ann','character':'anna','hand':2,'x-player':null},"
    "{'name':'Bob','hand':1},{'name':'Cy','hand':1}],'me':0,'hand':['anna','axe'],"
    "'faceUp':['cellar'],'removed':[],'faceDown':1,'firstDealt':1,'assist':'odds','log':["
    "{'type':'suggestion','by':0,'cards':['bert','belt'],'answers':[{'by':1,'did':'pass',"
    "'x-answer':{'a':[]}},{'by':2,'did':'show','card':'bert'}],'x-entry':'y'},"
    "{'type':'trait','by':1,'trait':'blunt','answers':[{'by':0,'did':'show','card':'axe'}]},"
    "{'type':'tip','by':0,'to':1,'kind':'room','want':'one','cards':[],'count':0},"
    "{'type':'seen','player':1,'card':'cleo','by':2,'how':'dropped','uncertain':true},"
    "{'type':'look','by':2,'slots':[0],'cards':['cleo'],'note':'said','time':'19:40'},"
    "{'type':'exposed','player':2,'cards':['bert']},"
    "{'type':'accusation','by':1,'cards':['anna','axe','attic'],'result':'wrong'},"
    "{'type':'envelope','cards':['cleo'],'uncertain':true},"
    "{'type':'draw','by':1,'deck':'d','card':'c','trigger':'t'},"
    "{'type':'play','by':1,'deck':'d','card':'c'},{'type':'power','by':2,'power':'p'},"
    "{'type':'roll','by':0,'dice':[4,'?']},{'type':'note','text':'t'}],"
    "'marks':[{'card':'bert','holder':'envelope','mark':'?','x-mark':true},"
    "{'card':'bert','holder':2,'mark':'!'},{'card':'barn','holder':'pool','mark':'.'}],"
    "'x-top':{'b':1}}",
    edition);
  return cb_test_json (text);
}

static CbCase *
read_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return cb_case_new_from_bytes (bytes, error);
}

/* Nothing is lost of a file: read and written, its members are the same ones. */
static void
test_nothing_lost (void)
{
  g_autofree char *text = make_rich_json ();
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = read_text (text, &error);
  g_autoptr (JsonNode) before = json_from_string (text, NULL);
  g_autoptr (JsonNode) after = NULL;
  g_autofree char *written = NULL;
  g_autofree char *again_text = NULL;
  g_autoptr (CbCase) again = NULL;

  g_assert_no_error (error);
  written = cb_test_to_text (case_);
  after = json_from_string (written, NULL);
  g_assert_true (json_node_equal (before, after));

  again = read_text (written, &error);
  g_assert_no_error (error);
  again_text = cb_test_to_text (again);
  g_assert_cmpstr (again_text, ==, written);
}

static void
test_values (void)
{
  g_autofree char *text = make_rich_json ();
  g_autoptr (CbCase) case_ = read_text (text, NULL);

  g_assert_cmpstr (cb_case_get_title (case_), ==, "Rich");
  g_assert_cmpstr (cb_case_get_created (case_), ==, "2026-11-21T19:30:00Z");
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_ODDS);
  g_assert_cmpint (cb_case_get_setup (case_)->me, ==, 0);
  g_assert_cmpint (cb_case_get_setup (case_)->first_dealt, ==, 1);
  g_assert_cmpuint (cb_case_get_setup (case_)->face_down, ==, 1);
  g_assert_cmpint (cb_case_get_setup (case_)->players[0].character, ==, 0);
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (case_)), ==, 13);
  g_assert_cmpstr (cb_case_get_pencil (case_, 1, CB_HOLDER_ENVELOPE), ==, "?");
  g_assert_cmpstr (cb_case_get_pencil (case_, 1, CB_HOLDER_OF_SEAT (2)), ==, "!");
  g_assert_false (cb_case_get_read_only (case_));
}

/* A file by somebody else, with nothing but what is needed. */
static void
test_sparse (void)
{
  g_autofree char *text = cb_test_json ("{'format':'casebook','version':1,'edition':'classic',"
                                        "'players':[{'name':'A'},{'name':'B'}]}");
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = read_text (text, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (cb_case_get_title (case_), ==, "");
  g_assert_cmpint (cb_case_get_setup (case_)->me, ==, CB_NOBODY);
  g_assert_cmpint (cb_case_get_assist (case_), ==, CB_ASSIST_LOGIC);
}

static void
test_samples (void)
{
  static const char *const names[] = { "published-six-players.casebook",
                                       "random-4001_n4_t18.casebook",
                                       "random-5004_n5_t24.casebook" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (CbCase) case_ = cb_test_load_sample (names[i]);
      g_autoptr (CbCase) again = NULL;
      g_autofree char *written = cb_test_to_text (case_);
      g_autofree char *again_text = NULL;

      again = read_text (written, NULL);
      again_text = cb_test_to_text (again);
      g_assert_cmpstr (again_text, ==, written);
    }
}

static void
test_newer (void)
{
  g_autofree char *text = make_rich_json ();
  g_autofree char *newer = NULL;
  g_autofree char *unknown = NULL;
  g_autofree char *written = NULL;
  g_auto (GStrv) parts = g_strsplit (text, "\"version\":1", 2);
  g_auto (GStrv) kinds = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = NULL;
  g_autoptr (CbCase) refused = NULL;

  newer = g_strjoinv ("\"version\":99", parts);
  case_ = read_text (newer, &error);
  g_assert_no_error (error);
  g_assert_true (cb_case_get_read_only (case_));
  g_assert_cmpint (cb_case_get_version (case_), ==, 99);
  cb_case_set_title (case_, "Other");
  cb_case_remove (case_, 0);
  g_assert_cmpstr (cb_case_get_title (case_), ==, "Rich");
  g_assert_cmpuint (cb_log_get_n_entries (cb_case_get_log (case_)), ==, 13);
  g_assert_false (cb_case_undo (case_));

  kinds = g_strsplit (newer, "\"power\",", 2);
  unknown = g_strjoinv ("\"wish\",", kinds);
  refused = read_text (unknown, &error);
  g_assert_null (refused);
  g_assert_cmpstr (error->message, ==,
                   "was written by a newer Casebook (version 99; this one reads 2): "
                   "log[10].type: “wish” is not a kind of entry");
}

/* However a file is cut off, it is refused. */
static void
test_truncated (void)
{
  g_autofree char *text = make_rich_json ();
  gsize size = strlen (text);

  for (gsize i = 0; i < size; i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (text, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);

      g_assert_null (case_);
      g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE);
      g_assert_cmpstr (error->message, !=, "");
    }
}

static void
assert_not_a_case (const char *data, gsize size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);

  g_assert_null (case_);
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_NOT_A_CASE);
}

static void
test_nonsense (void)
{
  g_autofree char *text = make_rich_json ();
  g_autofree char *trailing = g_strconcat (text, " x", NULL);
  g_autofree char *two = g_strconcat (text, text, NULL);
  g_autofree char *comment = g_strconcat ("// a case\n", text, NULL);
  g_autofree char *deep = g_strnfill (1000000, '[');
  g_autofree char *deep_member = g_strconcat ("{\"x\":", deep, NULL);

  assert_not_a_case ("", 0);
  assert_not_a_case (" \n", 2);
  assert_not_a_case ("casebook", 8);
  assert_not_a_case ("\xff\xfe{}", 4);
  assert_not_a_case ("{}\0", 3);
  assert_not_a_case (trailing, strlen (trailing));
  assert_not_a_case (two, strlen (two));
  assert_not_a_case (comment, strlen (comment));
  assert_not_a_case (deep, strlen (deep));
  assert_not_a_case (deep_member, strlen (deep_member));
  cb_test_assert_refused ("[]", "must be an object");
  cb_test_assert_refused ("{}", "format: must be “casebook”; this is not a case");
  cb_test_assert_refused ("{'format':'x','version':1}",
                          "format: must be “casebook”; this is not a case");
  cb_test_assert_refused ("{'format':'casebook'}", "version: is missing");
  cb_test_assert_refused ("{'format':'casebook','version':0}",
                          "version: 0 is not between 1 and 2147483647");
  cb_test_assert_refused ("{'format':'casebook','version':1}", "edition: is missing");
  cb_test_assert_refused ("{'format':'casebook','version':1,'edition':'none'}",
                          "edition: this Casebook has no edition “none”; a newer one may");
}

static void
test_too_large (void)
{
  gsize size = 9 * 1024 * 1024;
  g_autoptr (GBytes) bytes = g_bytes_new_take (g_strnfill (size, ' '), size);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = cb_case_new_from_bytes (bytes, &error);

  g_assert_null (case_);
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_TOO_LARGE);
}

/* One of them would be lost. */
static void
test_duplicate_members (void)
{
  cb_test_assert_refused ("{'format':'casebook','version':1,\n'title':'One',\n'title':'Two'}",
                          "title: appears twice, again in line 3");
  cb_test_assert_refused ("{'players':[{'name':'A'},{'name':'B','name':'C'}]}",
                          "players[1].name: appears twice, again in line 1");
  cb_test_assert_refused ("{'x':{'y':{'\\u007a':1,\n'z':2}}}",
                          "x.y.z: appears twice, again in line 2");
  cb_test_assert_refused ("{'x':[[{'a':1,'a':1}]]}", "x[0][0].a: appears twice, again in line 1");
}

static JsonNode *
make_value (guint type)
{
  static const char *const values[] = {
    "null",        "true", "-1",     "0",          "7",  "1e300",     "1.5",       "\"\"",
    "\"strange\"", "[]",   "[null]", "[\"rope\"]", "{}", "{\"a\":1}", "4294967296"
  };

  return type < G_N_ELEMENTS (values) ? json_from_string (values[type], NULL) : NULL;
}

/* Accepted, or refused naming the member that was changed or one that contains it or goes with
 * it, never another. */
static void
check_changed (JsonNode *root, const char *path)
{
  g_autofree char *text = json_to_string (root, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (CbCase) case_ = read_text (text, &error);
  g_autofree char *written = NULL;
  g_autoptr (CbCase) again = NULL;

  if (case_ != NULL)
    {
      written = cb_test_to_text (case_);
      again = read_text (written, &error);
      g_assert_no_error (error);
      return;
    }
  g_assert_error (error, CB_GAME_ERROR, CB_GAME_ERROR_INVALID);
  if (!g_str_has_prefix (error->message, path))
    {
      g_autofree char *name = g_strdup (path);
      g_autofree char *top = g_strdelimit (g_strdup (path), ".[", '\0');

      /* What one member says of the table can make another one wrong. */
      if (!g_str_equal (top, "log") && !g_str_equal (top, "marks"))
        return;
      *strrchr (name, '.') = '\0';
      g_assert_true (g_str_has_prefix (error->message, name));
    }
}

static void
change_members (JsonNode *root, JsonNode *node, const char *path)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *object = json_node_get_object (node);
      g_autoptr (GList) names = json_object_get_members (object);

      for (GList *l = names; l != NULL; l = l->next)
        {
          g_autofree char *name = g_strdup (l->data);
          g_autoptr (JsonNode) old = json_node_copy (json_object_get_member (object, name));
          g_autofree char *child = *path == '\0' ? g_strdup (name)
                                                 : g_strconcat (path, ".", name, NULL);
          JsonNode *value;

          for (guint type = 0; (value = make_value (type)) != NULL; type++)
            {
              json_object_set_member (object, name, value);
              check_changed (root, child);
            }
          json_object_remove_member (object, name);
          check_changed (root, child);
          json_object_set_member (object, name, json_node_copy (old));
          change_members (root, json_object_get_member (object, name), child);
        }
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      {
        g_autofree char *child = g_strdup_printf ("%s[%u]", path, i);

        change_members (root, json_array_get_element (json_node_get_array (node), i), child);
      }
}

static void
test_wrong_types (void)
{
  g_autofree char *text = make_rich_json ();
  g_autoptr (JsonNode) root = json_from_string (text, NULL);

  change_members (root, root, "");
}

static void
test_marks_refused (void)
{
#define CASE                                                                                    \
  "{'format':'casebook','version':1,'edition':'classic','players':[{'name':'A'},{'name':'B'}]," \
  "'marks':["
  cb_test_assert_refused (CASE "{'holder':0,'mark':'x'}]}", "marks[0].card: is missing");
  cb_test_assert_refused (CASE "{'card':'rope','mark':'x'}]}", "marks[0].holder: is missing");
  cb_test_assert_refused (CASE "{'card':'rope','holder':2,'mark':'x'}]}",
                          "marks[0].holder: 2 is not a seat; there are 2 players");
  cb_test_assert_refused (CASE "{'card':'rope','holder':'pool','mark':'x'}]}",
                          "marks[0].holder: “pool” is not a seat, “envelope” or “pool”");
  cb_test_assert_refused (CASE "{'card':'rope','holder':1}]}", "marks[0].mark: is missing");
}

/* What an older Casebook would misread says that it is of a newer version; all else does not. */
static void
test_versions (void)
{
  static const struct
  {
    const char *edition;
    const char *version;
  } cases[] = { { "classic", "\"version\" : 1," }, { "clue-suspect", "\"version\" : 2," } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("{'format':'casebook','version':1,'edition':'%s',"
                                               "'players':[{'name':'A'},{'name':'B'}],"
                                               "'me':null,'faceUp':['rope']}",
                                               cases[i].edition);
      g_autoptr (CbCase) case_ = cb_test_make_case (text);
      g_autofree char *written = cb_test_to_text (case_);

      g_assert_nonnull (strstr (written, cases[i].version));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contents/nothing-lost", test_nothing_lost);
  g_test_add_func ("/contents/values", test_values);
  g_test_add_func ("/contents/sparse", test_sparse);
  g_test_add_func ("/contents/samples", test_samples);
  g_test_add_func ("/contents/newer", test_newer);
  g_test_add_func ("/contents/truncated", test_truncated);
  g_test_add_func ("/contents/nonsense", test_nonsense);
  g_test_add_func ("/contents/too-large", test_too_large);
  g_test_add_func ("/contents/duplicate-members", test_duplicate_members);
  g_test_add_func ("/contents/versions", test_versions);
  g_test_add_func ("/contents/wrong-types", test_wrong_types);
  g_test_add_func ("/contents/marks-refused", test_marks_refused);
  return g_test_run ();
}
