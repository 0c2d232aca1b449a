/* SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON as files are read: what the standard allows comes as it is, and nothing else comes. */

#include <string.h>

#include "cb-game-error.h"
#include "cb-json.h"

static JsonNode *
read_text (const char *text, gsize size, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);

  return cb_json_read (bytes, "is none", error);
}

static void
test_taken (void)
{
  static const char *const texts[][2] = {
    { " {} \r\n\t", "{}" },
    { "[]", "[]" },
    { "null", "null" },
    { "\"x\"", "\"x\"" },
    { "0", "0" },
    { "[0,-1,9223372036854775807,-9223372036854775808]",
      "[0,-1,9223372036854775807,-9223372036854775808]" },
    { "[0.5,1e2,-1.25E-2,1E+3]", "[0.5,100.0,-0.012500000000000001,1000.0]" },
    { "[true, false ,null]", "[true,false,null]" },
    { "{\"a\":{\"b\":[{\"c\":1},{\"c\":2}]},\"b\":3}",
      "{\"a\":{\"b\":[{\"c\":1},{\"c\":2}]},\"b\":3}" },
    { "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\\"\\\\/\\b\\f\\n\\r\\t\"" },
    { "\"\\u0041\\u00e4\\ud83d\\ude00\\uFFFF\"", "\"Aä😀\uffff\"" },
    { "{\"\":1}", "{\"\":1}" },
    { "\"ä字😀\"", "\"ä字😀\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = read_text (texts[i][0], strlen (texts[i][0]), &error);
      g_autofree char *written = NULL;

      g_assert_no_error (error);
      written = json_to_string (node, FALSE);
      g_assert_cmpstr (written, ==, texts[i][1]);
    }
}

static void
assert_refused (const char *text, gsize size, const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = read_text (text, size, &error);

  g_assert_null (node);
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_no_json (void)
{
  static const char *const texts[] = {
    "",          " ",        "{",           "}",           "[",
    "[1,]",      "[,]",      "[1 2]",       "{1:2}",       "{a:1}",
    "{'a':1}",   "{\"a\"}",  "{\"a\":}",    "{\"a\":1,}",  "nul",
    "True",      "NaN",      "Infinity",    "-Infinity",   "-",
    "+1",        "01",       "-01",         ".5",          "1.",
    "1.e1",      "1e",       "1e+",         "0x10",        "1_000",
    "'x'",       "\"x",      "\"\\x\"",     "\"\\u12g4\"", "\"\\u12\"",
    "\"\\",      "\"a\tb\"", "// x\n1",     "/**/1",       "1 x",
    "{} {}",     "[1]]",     "\"\\U0041\"", "\v1",         "\u00a01",
    "truefalse", "[1;2]",    "undefined",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (texts[i], strlen (texts[i]), "is none (line 1)");
  assert_refused ("{\n\"a\": 1\n\n,}", 12, "is none (line 4)");
  assert_refused ("1\n\n2", 4, "is none (line 3)");
  assert_refused ("\"a\nb\"", 5, "is none (line 1)");
}

static void
test_no_text (void)
{
  assert_refused ("{}\0", 3, "is none: line 1 contains a zero byte, which is not text");
  assert_refused ("\0{}", 3, "is none: line 1 contains a zero byte, which is not text");
  assert_refused ("{\n\"\xff\":1}", 8, "is none: line 2 is not UTF-8 text");
  assert_refused ("\"\xed\xa0\x80\"", 5, "is none: line 1 is not UTF-8 text");
  assert_refused ("\"\xc0\x80\"", 4, "is none: line 1 is not UTF-8 text");
  assert_refused ("\xff\xfe{\0}\0", 6, "is none: line 1 is not UTF-8 text");
  assert_refused ("\xef\xbb\xbf{}", 5, "is none: it begins with a byte order mark (U+FEFF)");
}

/* What JSON allows, and what would come back otherwise. */
static void
test_not_kept (void)
{
  static const char *const texts[][2] = {
    { "{\"a\":1,\"a\":1}", "a: appears twice, again in line 1" },
    { "{\"a\":[{},{\"b\":1,\n\"\\u0062\":2}]}", "a[1].b: appears twice, again in line 2" },
    { "{\"\":1,\"\":2}", "appears twice, again in line 1" },
    { "99999999999999999999", "99999999999999999999 is not a number that Casebook can read" },
    { "{\"hand\":9223372036854775808}",
      "hand: 9223372036854775808 is not a number that Casebook can read" },
    { "[0,-9223372036854775809]",
      "[1]: -9223372036854775809 is not a number that Casebook can read" },
    { "{\"a\":{\"b\":1e400}}", "a.b: 1e400 is not a number that Casebook can read" },
    { "[-1e400]", "[0]: -1e400 is not a number that Casebook can read" },
    { "{\"a\":-0}", "a: -0 is not a number that Casebook can read" },
    { "{\"a\":\"\\ud800\"}", "a: \\ud800 is half a character" },
    { "{\"a\":\"\\udc00\\ud800\"}", "a: \\udc00 is half a character" },
    { "{\"a\":\"\\ud800\\u0041\"}", "a: \\ud800 is half a character" },
    { "{\"a\":\"\\ud83dx\"}", "a: \\ud83d is half a character" },
    { "{\"a\":[\"x\\u0000y\"]}", "a[0]: \\u0000 cannot be part of a text" },
    { "{\"\\u0000\":1}", "\\u0000 cannot be part of a text" },
    { "{\"\\u001b\\u202e\":-0}", "⟨U+001B⟩⟨U+202E⟩: -0 is not a number that Casebook can read" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (texts[i][0], strlen (texts[i][0]), texts[i][1]);
}

static void
test_depth (void)
{
  for (guint depth = CB_JSON_MAX_DEPTH; depth <= CB_JSON_MAX_DEPTH + 1; depth++)
    for (guint objects = 0; objects < 2; objects++)
      {
        g_autoptr (GString) text = g_string_new (NULL);
        g_autoptr (GError) error = NULL;
        g_autoptr (JsonNode) node = NULL;

        for (guint i = 0; i < depth; i++)
          g_string_append (text, objects ? "{\"a\":" : "[");
        g_string_append (text, "0");
        for (guint i = 0; i < depth; i++)
          g_string_append (text, objects ? "}" : "]");
        node = read_text (text->str, text->len, &error);
        if (depth <= CB_JSON_MAX_DEPTH)
          g_assert_no_error (error);
        else
          g_assert_cmpstr (error->message, ==, "is none: line 1 is nested too deep");
      }
}

/* A message can be read, whatever it quotes. */
static void
test_long_messages (void)
{
  g_autofree char *name = g_strnfill (1000000, 'x');
  g_autofree char *digits = g_strnfill (1000000, '9');
  g_autofree char *text = g_strdup_printf ("{\"start%s\":[%s]}", name, digits);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = read_text (text, strlen (text), &error);

  g_assert_null (node);
  g_assert_cmpuint (strlen (error->message), <, 400);
  g_assert_true (g_str_has_prefix (error->message, "startxxx"));
  g_assert_true (g_str_has_suffix (error->message, "999 is not a number that Casebook can read"));
}

/* Whatever is taken is what JSON-GLib understands, and the same when it is written again. */
static void
test_changed_copies (void)
{
  static const char seed[] = "{\"a\":[1,-2.5e3,\"x\\u00e4\\n\"],\"b\":{\"c\":null,\"d\":[true]}}";
  static const char alphabet[] = "{}[]:,\"\\u0123abe+-. \n";
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261121);
  guint n_taken = 0;

  for (guint i = 0; i < 100000; i++)
    {
      char text[sizeof seed];
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (JsonNode) again = NULL;
      g_autofree char *written = NULL;

      memcpy (text, seed, sizeof seed);
      for (int n = g_rand_int_range (rand, 1, 4); n > 0; n--)
        text[g_rand_int_range (rand, 0, sizeof seed - 1)] = alphabet[g_rand_int_range (
          rand, 0, sizeof alphabet - 1)];
      node = read_text (text, strlen (text), &error);
      g_assert_true ((node == NULL) == (error != NULL));
      if (node == NULL)
        continue;
      n_taken++;
      written = json_to_string (node, FALSE);
      again = read_text (written, strlen (written), &error);
      g_assert_no_error (error);
      g_assert_true (json_node_equal (node, again));
    }
  g_assert_cmpuint (n_taken, >, 1000);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json/taken", test_taken);
  g_test_add_func ("/json/no-json", test_no_json);
  g_test_add_func ("/json/no-text", test_no_text);
  g_test_add_func ("/json/not-kept", test_not_kept);
  g_test_add_func ("/json/depth", test_depth);
  g_test_add_func ("/json/long-messages", test_long_messages);
  g_test_add_func ("/json/changed-copies", test_changed_copies);

  return g_test_run ();
}
