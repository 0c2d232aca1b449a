/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-text.h"

static void
test_blank (void)
{
  static const char *const blank[] = {
    "",
    " ",
    "\t\n\r",
    "\u00a0",
    "\u00ad",
    "\u034f",
    "\u0301",
    "\u061c",
    "\u115f",
    "\u1160",
    "\u180e",
    "\u2003",
    "\u200b",
    "\u200c",
    "\u200d",
    "\u200e\u200f",
    "\u2028\u2029",
    "\u202e",
    "\u2060",
    "\u2065",
    "\u2066",
    "\u206f",
    "\u2800",
    "\u3000",
    "\u3164",
    "\ufe0f",
    "\ufeff",
    "\uffa0",
    "\ufff8",
    "\U000e0001",
    "\033",
    "\u20e3",
    "\U000e0041",
    "\U000e01ef",
    "\U0001d173",
    " \u200b\u0301 ",
    "\a\b",
    "\xc2\x85\xc2\x9b",
  };
  static const char *const seen[] = {
    "a",
    ".",
    "·",
    "\u200bx",
    "é",
    "e\u0301",
    "字",
    "\u05d0",
    "\u0634",
    "\U0001f50d",
    "\u094d\u0915",
    "\u1100\u1161",
    "\u0f0b",
    "\u266a",
    "\ue000",
    "\ufffd",
    "\U0001f3f4\U000e0067",
    "\u200f\u05d0",
    "ᚁ",
    "\u0903",
  };

  for (guint i = 0; i < G_N_ELEMENTS (blank); i++)
    if (!cb_text_is_blank (blank[i]))
      g_error ("text %u can be seen", i);
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    if (cb_text_is_blank (seen[i]))
      g_error ("“%s” cannot be seen", seen[i]);
}

static void
test_trim (void)
{
  static const char *const texts[][2] = {
    { "  Ann B\n", "Ann B" },
    { " \u200b ", "" },
    { "", "" },
    { "\u200bAnn", "\u200bAnn" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *trimmed = cb_text_trim (texts[i][0]);

      g_assert_cmpstr (trimmed, ==, texts[i][1]);
    }
}

static void
check (const char *text, const char *visible, const char *line)
{
  g_autofree char *shown = cb_text_make_visible (text);
  g_autofree char *again = cb_text_make_visible (shown);
  g_autofree char *on_line = cb_text_make_line (text);

  g_assert_cmpstr (shown, ==, visible);
  g_assert_cmpstr (again, ==, visible);
  g_assert_cmpstr (on_line, ==, line);
}

static void
test_shown (void)
{
  check ("Ann", "Ann", "Ann");
  check ("", "", "");
  check ("a\nb\tc\r\nd", "a\nb\tc\nd", "a b c d");
  check ("a\rb\fc", "a⟨U+000D⟩b⟨U+000C⟩c", "a b c");
  check ("a\xc2\x85"
         "b\u2028c\u2029",
         "a⟨U+0085⟩b⟨U+2028⟩c⟨U+2029⟩", "a b c ");
  check ("\033[31mred\a", "⟨U+001B⟩[31mred⟨U+0007⟩", "⟨U+001B⟩[31mred⟨U+0007⟩");
  check ("\xc2\x9b"
         "2J\x7f",
         "⟨U+009B⟩2J⟨U+007F⟩", "⟨U+009B⟩2J⟨U+007F⟩");
  check ("\u202eAnn\u202c", "⟨U+202E⟩Ann⟨U+202C⟩", "⟨U+202E⟩Ann⟨U+202C⟩");
  check ("\u2066Ann\u2069", "⟨U+2066⟩Ann⟨U+2069⟩", "⟨U+2066⟩Ann⟨U+2069⟩");
  check ("caf\xe9", "caf\ufffd", "caf\ufffd");
}

/* What belongs to how a name is written stays. */
static void
test_left_alone (void)
{
  static const char *const texts[] = { "می\u200cخواهم", "👩\u200d🚒", "☂\ufe0f",
                                       "\u05d0\u05d1\u200f 1", "e\u0301" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    check (texts[i], texts[i], texts[i]);
}

/* Also of letters of several bytes. */
static void
test_long_names (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *whole = NULL, *cut = NULL;

  for (guint i = 0; i < CB_TEXT_MAX_NAME; i++)
    g_string_append (text, "ß");
  whole = cb_text_make_name (text->str);
  g_assert_cmpstr (whole, ==, text->str);
  for (guint i = 0; i < 100000; i++)
    g_string_append (text, "ß");
  cut = cb_text_make_name (text->str);
  g_assert_cmpint (g_utf8_strlen (cut, -1), ==, CB_TEXT_MAX_NAME);
  g_assert_true (g_str_has_prefix (text->str, "ß") && g_str_has_suffix (cut, "ß…"));
}

/* Of a note as long as a book a page is laid out. */
static void
test_note (void)
{
  g_autofree char *text = g_strnfill (7 << 20, 'x');
  g_autofree char *shown = cb_text_make_note (text);
  g_autofree char *whole = NULL;

  g_assert_cmpint (g_utf8_strlen (shown, -1), ==, CB_TEXT_MAX_NOTE);
  g_assert_true (g_str_has_suffix (shown, "x…"));
  text[CB_TEXT_MAX_NOTE] = '\0';
  whole = cb_text_make_note (text);
  g_assert_cmpstr (whole, ==, text);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/blank", test_blank);
  g_test_add_func ("/text/trim", test_trim);
  g_test_add_func ("/text/shown", test_shown);
  g_test_add_func ("/text/left-alone", test_left_alone);
  g_test_add_func ("/text/long-names", test_long_names);
  g_test_add_func ("/text/note", test_note);

  return g_test_run ();
}
