/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Suggestions at random, written as lines in many ways, are read as they were; and whatever is
 * typed is read or refused with a place that is in the line. */

#include "cb-entry-kind.h"
#include "cb-quick-test.h"
#include "cb-suggestion.h"

typedef struct
{
  GRand *rand;
  const CbSetup *setup;
} Writer;

static guint
pick (Writer *self, guint n)
{
  return (guint) g_rand_int_range (self->rand, 0, (gint32) n);
}

static const char *
pick_of (Writer *self, const char *a, const char *b, const char *c)
{
  const char *const choices[] = { a, b, c };

  return choices[pick (self, 3)];
}

static void
append_name (Writer *self, GString *out, const char *name)
{
  g_autofree char *lower = g_utf8_strdown (name, -1);

  g_string_append (out, pick (self, 2) == 0 ? name : lower);
}

static void
append_player (Writer *self, GString *out, int seat)
{
  const CbPlayer *player = &self->setup->players[seat];

  if (seat == self->setup->me && pick (self, 2) == 0)
    g_string_append (out, pick_of (self, "me", "I", "ME"));
  else if (player->character >= 0 && pick (self, 3) == 0)
    append_name (self, out,
                 cb_edition_get_card (self->setup->edition, (guint) player->character)->name);
  else
    append_name (self, out, player->name);
}

static void
append_cards (Writer *self, GString *out, CbCardSet cards)
{
  guint n = cb_edition_get_n_categories (self->setup->edition);
  guint first = pick (self, n);

  for (guint i = 0; i < n; i++)
    {
      CbCardSet card = cards &
                       cb_edition_get_category (self->setup->edition, (first + i) % n)->cards;

      g_string_append (out, i == 0 ? " " : pick_of (self, " ", ", ", " , "));
      if (card == 0)
        g_string_append_c (out, '?');
      else
        append_name (self, out,
                     cb_edition_get_card (self->setup->edition, cb_card_set_first (card))->name);
    }
}

static void
append_answer (Writer *self, GString *out, const CbAnswer *answer)
{
  g_string_append (out, pick_of (self, ", ", "; ", " – "));
  append_player (self, out, answer->by);
  if (answer->did == CB_DID_PASS)
    g_string_append (out, pick_of (self, " pass", " passed", " no"));
  else
    g_string_append (out, pick_of (self, " shows", " SHOWED", ": show"));
  if (answer->card >= 0)
    {
      g_string_append_c (out, ' ');
      append_name (self, out,
                   cb_edition_get_card (self->setup->edition, (guint) answer->card)->name);
    }
}

/* Whether it does not follow from the other answers, as I hold what was asked for. */
static gboolean
is_denied (Writer *self, const CbSuggestion *suggestion, const CbAnswer *answer)
{
  return answer->by == self->setup->me && (suggestion->cards & self->setup->hand) != 0;
}

/* Who passes before somebody shows may be left out, unless that is known to be false. */
static char *
write_line (Writer *self, const CbSuggestion *suggestion)
{
  GString *out = g_string_new (NULL);
  gboolean brief = pick (self, 2) == 0;
  guint n = suggestion->answers.n;
  gboolean ends = n > 0 && suggestion->answers.list[n - 1].did == CB_DID_SHOW;

  append_player (self, out, suggestion->by);
  g_string_append (out, pick_of (self, ":", " asks", " asks:"));
  append_cards (self, out, suggestion->cards);
  if (n + 1 == self->setup->n_players && !ends && brief)
    g_string_append (out, pick_of (self, " nobody", ", all pass", ": all others pass"));
  else
    for (guint i = 0; i < n; i++)
      if (!brief || i + 1 == n || suggestion->answers.list[i].did == CB_DID_SHOW ||
          is_denied (self, suggestion, &suggestion->answers.list[i]))
        append_answer (self, out, &suggestion->answers.list[i]);
  return g_string_free_and_steal (out);
}

static int
pick_shown (Writer *self, CbCardSet cards)
{
  for (guint skip = pick (self, cb_card_set_size (cards)); skip > 0; skip--)
    cards &= cards - 1;
  return (int) cb_card_set_first (cards);
}

/* As the rules of the table have it: round to the left until somebody shows, of whom I see the
 * card where I ask or show. */
static CbEntry *
make_suggestion (Writer *self)
{
  const CbEdition *edition = self->setup->edition;
  guint n_players = self->setup->n_players;
  guint by = pick (self, n_players);
  guint n_asked = pick (self, n_players);
  gboolean whole = pick (self, 4) > 0, shows = pick (self, 2) == 0;
  CbCardSet cards = 0;
  CbEntry *entry;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    if (whole || i == 0 || pick (self, 2) == 0)
      cards |= cb_card_set_of (
        (guint) pick_shown (self, cb_edition_get_category (edition, i)->cards));
  entry = cb_suggestion_new ((int) by, cards);
  for (guint i = 1; i <= n_asked; i++)
    {
      int seat = (int) ((by + i) % n_players);
      gboolean mine = (int) by == self->setup->me || seat == self->setup->me;
      gboolean show = i == n_asked && shows && (whole || mine);

      cb_suggestion_add_answer (entry, seat, show ? CB_DID_SHOW : CB_DID_PASS,
                                show && mine ? pick_shown (self, cards) : -1);
    }
  return entry;
}

static void
check_round_trip (CbCase *case_, GRand *rand)
{
  Writer writer = { rand, cb_case_get_setup (case_) };

  for (guint i = 0; i < 400; i++)
    {
      g_autoptr (CbEntry) entry = make_suggestion (&writer);
      g_autoptr (JsonNode) expected = cb_entry_write (entry, writer.setup);
      g_autofree char *text = write_line (&writer, cb_entry_get_suggestion (entry));
      g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);
      g_autoptr (JsonNode) found = NULL;

      g_test_message ("%s", text);
      if (line->problem != NULL && g_str_has_prefix (line->problem, "You "))
        return; /* My own hand says that it is false. */
      g_assert_cmpstr (line->problem, ==, NULL);
      g_assert_cmpuint (line->entries->len, ==, 1);
      found = cb_entry_write (g_ptr_array_index (line->entries, 0), writer.setup);
      g_assert_true (json_node_equal (found, expected));
    }
}

static void
test_round_trip (void)
{
  static const char *const SETUPS[] = { CB_QUICK_TEST_CHARACTERS, CB_QUICK_TEST_FRIENDS,
                                        CB_QUICK_TEST_GERMAN, CB_QUICK_TEST_ONLOOKER };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < G_N_ELEMENTS (SETUPS); i++)
    {
      g_autoptr (CbCase) case_ = cb_quick_test_case (SETUPS[i], "");

      check_round_trip (case_, rand);
    }
}

/* What the log says of an entry is a line, too. */
static void
test_words_of_the_log (void)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (CB_QUICK_TEST_CHARACTERS, "");
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  Writer writer = { rand, cb_case_get_setup (case_) };

  for (guint i = 0; i < 400; i++)
    {
      g_autoptr (CbEntry) entry = make_suggestion (&writer);
      const CbSuggestion *suggestion = cb_entry_get_suggestion (entry);
      g_autofree char *words = cb_entry_describe (entry, writer.setup);
      g_autoptr (CbQuickLine) line = NULL;
      g_autofree char *again = NULL;

      if (cb_card_set_size (suggestion->cards) < 3 || suggestion->answers.n == 0)
        continue;
      line = cb_quick_line_read (case_, words);
      if (line->problem != NULL && g_str_has_prefix (line->problem, "You "))
        return; /* My own hand says that it is false. */
      g_assert_cmpstr (line->problem, ==, NULL);
      again = cb_quick_test_describe (case_, line);
      g_assert_cmpstr (again, ==, words);
    }
}

static const char *const scraps[] = {
  "green",   "plum",
  "rope",    "hall",
  "lead",    "pipe",
  "me",      "I",
  "p",       "b",
  "a",       "the",
  "shows",   "pass",
  "all",     "nobody",
  "accuses", "saw",
  "has",     "note",
  "asks",    "female",
  "tips",    "one",
  "snoops",  "left",
  "looks",   "2",
  "open",    "envelope",
  "draws",   "intrigue",
  "king",    "uses",
  "rolls",   "“",
  "”",       "right",
  "?",       "??",
  ":",       ",",
  "–",       " ",
  "  ",      "\t",
  "\n",      "ä",
  "ẞ",       "\u0301",
  "🔪",      "\u200f",
  "İ",       "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
};

static void
check_anything (CbCase *case_, const char *text, guint cursor)
{
  g_autoptr (CbQuickLine) line = cb_quick_line_read (case_, text);
  g_autoptr (GPtrArray) list = cb_quick_line_complete (case_, text, cursor);
  guint length = (guint) g_utf8_strlen (text, -1);

  g_assert_true ((line->entries == NULL) != (line->problem == NULL));
  g_assert_cmpuint (line->start, <=, length);
  g_assert_cmpuint (line->length, <=, length - line->start);
  for (guint i = 0; i < list->len; i++)
    {
      const CbCompletion *completion = g_ptr_array_index (list, i);

      g_assert_cmpuint (completion->start, <=, MIN (cursor, length));
      g_assert_cmpuint (completion->length, <=, length - completion->start);
    }
}

static void
check_nonsense (const char *setup)
{
  g_autoptr (CbCase) case_ = cb_quick_test_case (setup, "");
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < 600; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (int n = g_rand_int_range (rand, 0, i % 100 == 0 ? 400 : 14); n > 0; n--)
        {
          g_string_append (text, scraps[g_rand_int_range (rand, 0, G_N_ELEMENTS (scraps))]);
          if (g_rand_boolean (rand))
            g_string_append_c (text, ' ');
        }
      check_anything (case_, text->str, (guint) g_rand_int_range (rand, 0, (int) text->len + 9));
    }
}

static void
test_anything (void)
{
  static const char *const SETUPS[] = { CB_QUICK_TEST_FRIENDS, CB_QUICK_TEST_SEA,
                                        CB_QUICK_TEST_NIGHTMARE };

  for (guint i = 0; i < G_N_ELEMENTS (SETUPS); i++)
    check_nonsense (SETUPS[i]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/quick-random/round-trip", test_round_trip);
  g_test_add_func ("/quick-random/words-of-the-log", test_words_of_the_log);
  g_test_add_func ("/quick-random/anything", test_anything);
  return g_test_run ();
}
