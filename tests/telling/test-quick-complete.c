/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is offered where a line may go on. */

#include "cb-quick-test.h"

/* The completions of a line where “|” stands for the cursor: what each makes of the line, up to
 * its end, parted by “; ”. */
static void
check (CbCase *case_, const char *line, const char *expected)
{
  const char *bar = strchr (line, '|');
  g_autofree char *text = g_strdup_printf ("%.*s%s", (int) (bar - line), line, bar + 1);
  g_autoptr (GPtrArray)
    list = cb_quick_line_complete (case_, text, (guint) g_utf8_pointer_to_offset (line, bar));
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const CbCompletion *completion = g_ptr_array_index (list, i);
      const char *start = g_utf8_offset_to_pointer (text, completion->start);
      const char *end = g_utf8_offset_to_pointer (start, completion->length);

      g_string_append_printf (found, "%s%.*s%s|%s", i > 0 ? "; " : "", (int) (start - text), text,
                              completion->text, end);
      g_assert_true (g_str_has_prefix (completion->text, completion->label));
      g_assert_true (completion->description != NULL && *completion->description != '\0');
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_question (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  check (case_, "|", "Scarlet: |; Mustard: |; White: |; Green: |; Peacock: |; Plum: |; note: |");
  check (case_, "g|", "Green: |");
  check (case_, "rop|", "Rope |");
  check (case_, "green: p|", "green: Peacock |; green: Plum |; green: Lead Pipe |");
  check (case_, "green: plum p|", "green: plum Lead Pipe |");
  check (case_, "green: plum rope |",
         "green: plum rope Hall, |; green: plum rope Lounge, |; green: plum rope Dining Room, |; "
         "green: plum rope Kitchen, |; green: plum rope Ballroom, |; "
         "green: plum rope Conservatory, |; green: plum rope Billiard Room, |; "
         "green: plum rope Library, |; green: plum rope Study, |");
  check (case_, "green: plum wrnch|", "green: plum Wrench |");
  /* By another name, too, but only where nothing on the screen fits. */
  check (case_, "green: plum gun|", "green: plum Revolver |");
  check (case_, "green: colonel|", "green: Mustard |");
  check (case_, "green: plum pip|", "green: plum Lead Pipe |");
  check (case_, "green: plum billiard r|",
         "green: plum Billiard Room |; green: plum billiard Revolver, |; "
         "green: plum billiard Rope, |");
  check (case_, "GREEN PLUM HALL ROP|", "GREEN PLUM HALL Rope, |");
}

static void
test_answers (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  check (case_, "green: plum rope hall, |",
         "green: plum rope hall, Peacock |; green: plum rope hall, Plum |; "
         "green: plum rope hall, Scarlet |; green: plum rope hall, Mustard |; "
         "green: plum rope hall, White |; green: plum rope hall, nobody|");
  check (case_, "green: plum rope hall, whi|", "green: plum rope hall, White |");
  check (case_, "green: plum rope hall, plum |",
         "green: plum rope hall, plum passes, |; green: plum rope hall, plum shows|");
  check (case_, "green: plum rope hall, white sh|", "green: plum rope hall, white shows |");
  check (case_, "green: plum rope hall, white shows |",
         "green: plum rope hall, white shows Rope|; green: plum rope hall, white shows Hall|");
  check (case_, "me: plum rope hall, plum shows p|", "me: plum rope hall, plum shows Plum|");
  check (case_, "green: plum rope hall, plum shows p|", "");
}

static void
test_other_kinds (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  check (case_, "green ac|", "green accuses |");
  check (case_, "green accuses plum rope hall |",
         "green accuses plum rope hall right|; green accuses plum rope hall wrong|");
  check (case_, "green has bill|", "green has Billiard Room|");
  check (case_, "green saw pe|", "green saw Peacock |");
  check (case_, "green saw peacock revo|", "green saw peacock Revolver|");
  check (case_, "not|", "note: |");
  check (case_, "note: pl|", "");
  check (case_, "xyz: pl|", "");
}

/* What the edition has is offered, and what it has not is not. */
static void
test_events (void)
{
  g_autoptr (CbCase) sea = cb_quick_test_case (CB_QUICK_TEST_SEA, "");
  g_autoptr (CbCase) nightmare = cb_quick_test_case (CB_QUICK_TEST_NIGHTMARE, "");
  g_autoptr (CbCase) classic = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  check (sea, "bob asks fe|", "bob asks female, |");
  check (sea, "bob asks female, da|", "bob asks female, Dan |");
  check (sea, "bob asks female, dan shows, ca|", "bob asks female, dan shows, Cara |");
  check (sea, "bob ti|", "bob tips |; bob Private Tip |");
  check (sea, "bob tips ca|", "bob tips Cara |");
  check (sea, "bob tips cara weap|", "bob tips cara Weapons |");
  check (sea, "bob super s|", "bob Super Sleuth |");
  check (sea, "sno|", "Snoop |; snoops |; All Snoop |");
  check (sea, "all snoop le|", "all snoop left |");
  check (nightmare, "jim draws in|", "jim draws Intrigue |");
  check (nightmare, "jim draws intrigue pumpkin k|", "jim draws intrigue Pumpkin King |");
  check (nightmare, "jim uses oog|", "jim uses Oogie Boogie|");
  check (nightmare, "jim draws king, la|", "jim draws king, landed |");
  check (nightmare, "jim: jack bear woods, lo|", "");
  check (nightmare, "jim: jack bear woods, sally passes, lo|",
         "jim: jack bear woods, sally passes, looks |");
  check (nightmare, "jim: jack bear woods, sally shows, lo|", "");
  check (classic, "green ti|", "");
  check (classic, "green dra|", "");
  check (classic, "enve|", "envelope: |");
}

/* Where more of the line follows, and words that stand beside the cursor. */
static void
test_in_the_middle (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");

  check (case_, "gr|: plum rope hall", "Green|: plum rope hall");
  check (case_, "green: pl| rope hall", "green: Plum| rope hall");
  check (case_, "green: plum rop|xy hall", "green: plum Rope| hall");
  check (case_, "green: plum, lead |pip", "");
}

static void
test_own_edition (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_GERMAN, "");

  check (case_, "aenn|", "Änne-Marie: |");
  check (case_, "jö|", "Jörg: |");
  check (case_, "jörg: gros|", "jörg: Große Halle |");
  check (case_, "jörg: große ha|", "jörg: Große Halle |");
  check (case_, "jörg: ming seil ja|", "jörg: ming seil Jack’s Haus, Hinterhof, |");
  check (case_, "jörg: ming seil küche, tante |",
         "jörg: ming seil küche, tante passes, |; "
         "jörg: ming seil küche, tante shows |");
}

/* Whatever is offered is understood where it is put. */
static void
test_understood (void)
{
  static const char *const LINES[] = { "",
                                       "me: ",
                                       "me: ming ",
                                       "me: ming seil ",
                                       "anne: ",
                                       "me: ming seil halle, ",
                                       "me: ming seil halle, tante s" };
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_GERMAN, "");

  for (guint i = 0; i < G_N_ELEMENTS (LINES); i++)
    {
      guint length = (guint) g_utf8_strlen (LINES[i], -1);
      g_autoptr (GPtrArray) list = cb_quick_line_complete (case_, LINES[i], length);

      g_assert_cmpuint (list->len, >, 0);
      for (guint j = 0; j < list->len; j++)
        {
          const CbCompletion *completion = g_ptr_array_index (list, j);
          g_autofree char *text = g_strdup_printf (
            "%.*s%s", (int) (g_utf8_offset_to_pointer (LINES[i], completion->start) - LINES[i]),
            LINES[i], completion->text);
          g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);

          if (line->problem != NULL)
            g_assert_cmpuint (line->start, ==, (guint) g_utf8_strlen (text, -1));
        }
    }
}

static void
test_bounds (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");
  g_autofree char *many = g_strnfill (CB_QUICK_MAX_LENGTH + 1, 'g');
  g_autoptr (GPtrArray) beyond = cb_quick_line_complete (case_, "gre", G_MAXUINT);
  g_autoptr (GPtrArray) bytes = cb_quick_line_complete (case_, "gre\xff", 3);
  g_autoptr (GPtrArray) too_long = cb_quick_line_complete (case_, many, 1);

  g_assert_cmpuint (beyond->len, ==, 1);
  g_assert_cmpuint (bytes->len, ==, 0);
  g_assert_cmpuint (too_long->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-complete/question", test_question);
  g_test_add_func ("/quick-complete/answers", test_answers);
  g_test_add_func ("/quick-complete/other-kinds", test_other_kinds);
  g_test_add_func ("/quick-complete/events", test_events);
  g_test_add_func ("/quick-complete/in-the-middle", test_in_the_middle);
  g_test_add_func ("/quick-complete/own-edition", test_own_edition);
  g_test_add_func ("/quick-complete/understood", test_understood);
  g_test_add_func ("/quick-complete/bounds", test_bounds);
  return g_test_run ();
}
