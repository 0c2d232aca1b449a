/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Players with pencil and paper play a game until one of them knows the solution. The user takes
 * the place of one of them; what that player hears is searched for the first entry with which the
 * case can be solved. The number says how hard the case should be; most games are easy, so several
 * are played until one is hard enough. That game is played again with the user's player silent, so
 * that it goes on until somebody else knows the solution. Everything is drawn from the number, with
 * whole numbers only, and with the same rules on every machine. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-conclusions.h"
#include "cb-contents.h"
#include "cb-entry-kind.h"
#include "cb-match-private.h"
#include "cb-practice-recorder.h"
#include "cb-practice.h"
#include "cb-trace.h"

#define MIN_PLAYERS 3
#define MAX_PLAYERS 5

/* A game without a winner after this many rounds is played again with other cards. A game in which
 * the user's player keeps silent just ends then. */
#define MAX_ROUNDS 60

/* How many games are played at most to get one that is hard enough. */
#define MAX_GAMES 24

static const char *const NAMES[MAX_PLAYERS] = { "Ann", "Bob", "Cleo", "Dan", "Eve" };

static CbDeduction *
conclude (const CbPractice *self)
{
  CbDeduction *deduction = cb_conclusions_start (self->setup, self->setup->me, self->setup->hand);

  for (guint i = 0; i < self->entries->len; i++)
    {
      g_autoptr (CbFacts)
        facts = cb_entry_get_facts (g_ptr_array_index (self->entries, i), self->setup);

      cb_deduction_append (deduction, facts, CB_EFFORT_ENDLESS);
    }
  return deduction;
}

static CbPracticeGrade
find_grade (const CbDeduction *deduction, guint n_entries)
{
  switch (cb_deduction_grade (deduction, n_entries, CB_HOLDER_ENVELOPE, CB_EFFORT_ENDLESS))
    {
    case CB_GRADE_ROWS:
      return CB_PRACTICE_ROWS;
    case CB_GRADE_SIZES:
      return CB_PRACTICE_SIZES;
    case CB_GRADE_CASES:
    default:
      return CB_PRACTICE_CASES;
    }
}

static gboolean
is_solved (const CbPractice *self, const CbDeduction *deduction, guint n_entries)
{
  return cb_card_set_size (
           cb_deduction_get_marks (deduction, n_entries)->certain[CB_HOLDER_ENVELOPE]) ==
         cb_edition_get_n_categories (self->setup->edition);
}

/* Finds the first entry that proves the envelope, and the first after which reasoning no harder
 * than @hardest solves the case; FALSE if such reasoning never does. */
static gboolean
find_needed (CbPractice *self, CbPracticeGrade hardest)
{
  g_autoptr (CbDeduction) deduction = conclude (self);
  guint n = 0;

  while (n <= self->entries->len && !is_solved (self, deduction, n))
    n++;
  self->n_proven = n;
  while (n <= self->entries->len && find_grade (deduction, n) > hardest)
    n++;
  if (n == 0 || n > self->entries->len)
    return FALSE;
  self->grade = find_grade (deduction, n);
  self->envelope = cb_deduction_get_marks (deduction, n)->certain[CB_HOLDER_ENVELOPE];
  self->n_needed = n;
  return TRUE;
}

static void
clear_notes (CbPractice *self)
{
  g_clear_pointer (&self->setup, cb_setup_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
}

/* Takes the notes of one player if they make a harder case than those taken so far, but none harder
 * than @wanted. The last entry, the winner's accusation, is left out. */
static void
take_notes (CbPractice *self, CbPracticeRecorder *recorder, guint64 seed, CbPracticeGrade wanted)
{
  CbPractice other = { .edition = self->edition,
                       .number = self->number,
                       .setup = g_steal_pointer (&recorder->setup),
                       .entries = g_steal_pointer (&recorder->entries),
                       .seed = seed };

  g_ptr_array_set_size (other.entries, (int) other.entries->len - 1);
  if (find_needed (&other, wanted) && (self->setup == NULL || other.grade > self->grade))
    {
      clear_notes (self);
      *self = other;
    }
  else
    clear_notes (&other);
}

/* Plays the game of @seed. @silent: the seat that never accuses, or %CB_NOBODY. */
static int
play_match (const CbPractice *self,
            guint n_players,
            guint64 seed,
            int silent,
            CbPracticeRecorder *recorders)
{
  const CbMatchRules rules = { CB_REACH_ALL, MAX_ROUNDS, TRUE };
  const CbStrategy *seats[MAX_PLAYERS];
  CbOutcome outcome;

  for (guint i = 0; i < n_players; i++)
    {
      cb_practice_recorder_init (&recorders[i], NAMES[i]);
      recorders[i].silent = (int) i == silent;
      seats[i] = &recorders[i].strategy;
    }
  cb_match_play (self->edition, n_players, seats, &rules, seed, &outcome);
  return outcome.winner;
}

static void
clear_recorders (CbPracticeRecorder *recorders, guint n_players)
{
  for (guint i = 0; i < n_players; i++)
    cb_practice_recorder_clear (&recorders[i]);
}

/* Plays a game, and takes the notes that suit best; those of the winner are tried first. */
static void
play (CbPractice *self, guint n_players, guint64 seed, CbPracticeGrade wanted)
{
  CbPracticeRecorder recorders[MAX_PLAYERS];
  int winner = play_match (self, n_players, seed, CB_NOBODY, recorders);

  for (guint i = 0; winner != CB_NOBODY && i < n_players; i++)
    if (self->setup == NULL || self->grade < wanted)
      take_notes (self, &recorders[((guint) winner + i) % n_players], seed, wanted);
  clear_recorders (recorders, n_players);
}

/* Plays the same game again while the user's player keeps silent, so that it goes on until somebody
 * else wins. */
static void
play_on (CbPractice *self, guint n_players)
{
  CbPracticeRecorder recorders[MAX_PLAYERS];

  play_match (self, n_players, self->seed, self->setup->me, recorders);
  g_ptr_array_unref (self->entries);
  self->entries = g_steal_pointer (&recorders[self->setup->me].entries);
  clear_recorders (recorders, n_players);
}

/* Lists in @counts the numbers of players with which every card can be found out; returns how many
 * there are. */
static guint
list_counts (CbEdition *edition, guint *counts)
{
  guint fewest = MAX (MIN_PLAYERS, cb_edition_get_min_players (edition));
  guint most = MIN (MAX_PLAYERS, cb_edition_get_max_players (edition));
  const CbStrategy *seats[MAX_PLAYERS];
  CbPracticeRecorder recorders[MAX_PLAYERS];
  guint n_counts = 0;

  for (guint i = 0; i < MAX_PLAYERS; i++)
    {
      cb_practice_recorder_init (&recorders[i], NAMES[i]);
      seats[i] = &recorders[i].strategy;
    }
  for (guint n = fewest; n <= most; n++)
    if (cb_match_can_be_dealt (edition, n, seats, NULL) &&
        !cb_match_hides_cards (edition, n, seats))
      counts[n_counts++] = n;
  return n_counts;
}

/* Returns: whether games of @edition can be played for practice */
gboolean
cb_practice_can_play (CbEdition *edition)
{
  guint counts[MAX_PLAYERS];

  return list_counts (edition, counts) > 0;
}

/**
 * cb_practice_new:
 * @edition: a built-in edition of which practice cases can be made
 * @number: 1…%CB_PRACTICE_MAX
 *
 * Returns: (transfer full): the practice case of that number. Cost: some milliseconds
 */
CbPractice *
cb_practice_new (CbEdition *edition, guint number)
{
  CbPractice *self;
  CbRandom random;
  CbPracticeGrade wanted;
  guint counts[MAX_PLAYERS];
  guint n_players;

  g_return_val_if_fail (number >= 1 && number <= CB_PRACTICE_MAX, NULL);

  self = g_new0 (CbPractice, 1);
  self->edition = edition;
  self->number = number;
  cb_random_init (&random, number);
  n_players = counts[cb_random_below (&random, list_counts (edition, counts))];
  wanted = (CbPracticeGrade) cb_random_below (&random, CB_PRACTICE_CASES + 1);
  for (guint i = 0; self->setup == NULL || (i < MAX_GAMES && self->grade < wanted); i++)
    /* In the last try a game that is too hard is taken, too: it is better than none. */
    play (self, n_players, cb_random_next (&random), i < MAX_GAMES ? wanted : CB_PRACTICE_CASES);
  play_on (self, n_players);
  return self;
}

void
cb_practice_free (CbPractice *self)
{
  clear_notes (self);
  g_free (self);
}

/* Returns: (transfer full): the case before the first turn, with no automatic crosses: the user
 * keeps the notes */
CbCase *
cb_practice_make_case (const CbPractice *self)
{
  g_autoptr (CbContents) contents = cb_contents_new ();
  g_autofree char *title = NULL;
  g_autoptr (GBytes) bytes = NULL;

  /* Translators: the title of a case that has a number. */
  title = g_strdup_printf (_ ("Practice %u"), self->number);
  cb_contents_set_title (contents, title);
  contents->setup = cb_setup_ref (self->setup);
  contents->assist = CB_ASSIST_NOTES;
  contents->practice = self->number;
  bytes = cb_contents_write (contents);
  return cb_case_new_from_bytes (bytes, NULL);
}

/* Returns: what is needed to solve a case of @grade, in a few words */
const char *
cb_practice_grade_describe (CbPracticeGrade grade)
{
  switch (grade)
    {
    case CB_PRACTICE_ROWS:
      /* Translators: how hard a case is: it can be solved row by row. */
      return _ ("row by row");
    case CB_PRACTICE_SIZES:
      /* Translators: how hard a case is: one must count how many cards everybody has. */
      return _ ("counting hands");
    case CB_PRACTICE_CASES:
    default:
      /* Translators: how hard a case is: one must think through what would be if. */
      return _ ("what if");
    }
}

/* Returns: how hard a case of @grade is, in a word */
const char *
cb_practice_grade_name (CbPracticeGrade grade)
{
  switch (grade)
    {
    case CB_PRACTICE_ROWS:
      /* Translators: how hard a practice case is. */
      return _ ("Easy");
    case CB_PRACTICE_SIZES:
      /* Translators: how hard a practice case is. */
      return _ ("Medium");
    case CB_PRACTICE_CASES:
    default:
      /* Translators: how hard a practice case is. */
      return _ ("Hard");
    }
}
