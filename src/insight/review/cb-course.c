/* SPDX-License-Identifier: GPL-3.0-or-later */

/* My own line is computed first, since it needs no deals. Those of the others come from a few deals
 * at a time, the same ones for all entries, so that no player seems to forget anything. */

#include "config.h"

#include "cb-belief-private.h"
#include "cb-case-private.h"
#include "cb-course-private.h"
#include "cb-entry-kind.h"
#include "cb-odds.h"
#include "cb-shared.h"

/* How many deals are followed in all; fewer where that would take more than MAX_WORK, a second or
 * so, which is enough for any real game. My own line may take most of that work. */
#define MAX_DEALS 16
#define MAX_WORK  1500000
#define MINE_WORK 1000000
/* After this much work, the result so far is handed out to be shown. */
#define STEP_WORK 250000

/* The plan of estimated odds costs about ESTIMATE_UNITS that the odds do not count themselves, and
 * GUESS_UNITS where not even an estimate is possible; odds cost LEAST_UNITS in any case. */
#define ESTIMATE_UNITS 15000
#define GUESS_UNITS    150000
#define LEAST_UNITS    (CB_ODDS_LEAST_UNITS + ESTIMATE_UNITS)

/* About how many units it takes one player to read an entry. */
#define READ_UNITS 10

/* The share of the deals that lie below the lower bound, and of those above the upper one. */
#define OUTSIDE 0.1

/* What is possible after a number of entries. */
typedef struct
{
  guint left;      /* solutions */
  CbCardSet known; /* the cards that all these solutions share, as far as proved */
  gboolean exact;  /* whether they were counted */
} Count;

struct _CbCourse
{
  CbKnowledge *knowledge;
  guint64 seed;
  guint
    n_entries; /* how many entries come before a contradiction, or before the envelope is opened */
  gboolean broken;         /* whether the next entry contradicts these */
  GArray *mine;            /* of Count, by number of entries */
  GPtrArray *suppositions; /* (nullable): drawn with the first step */
  gboolean drawn;
  guint n_deals;                  /* how many of the suppositions were followed so far */
  guint64 work;                   /* the work that following them took, in units */
  GArray *counts[CB_MAX_PLAYERS]; /* of guint, for the others: deal by deal, by number of entries */
};

G_DEFINE_BOXED_TYPE (CbCourse, cb_course, cb_course_ref, cb_course_unref)

static void
cb_course_clear (CbCourse *self)
{
  g_array_unref (self->mine);
  g_clear_pointer (&self->suppositions, g_ptr_array_unref);
  for (guint seat = 0; seat < CB_MAX_PLAYERS; seat++)
    g_clear_pointer (&self->counts[seat], g_array_unref);
  cb_knowledge_unref (self->knowledge);
}

CB_DEFINE_SHARED (CbCourse, cb_course)

/* (transfer full) */
static CbCourse *
cb_course_alloc (CbKnowledge *knowledge, guint64 seed)
{
  CbCourse *self = g_atomic_rc_box_new0 (CbCourse);

  self->knowledge = cb_knowledge_ref (knowledge);
  self->seed = seed;
  return self;
}

/* The number of solutions that the marks do not rule out, at least 2; some may be impossible. */
static guint
count_open (const CbCourse *self, const CbMarks *marks)
{
  double n = cb_knowledge_count_open (self->knowledge, marks);

  return (guint) CLAMP (n, 2, G_MAXUINT / 2);
}

/* Counts the solutions left after @n_entries; where that takes too much, estimates them as at least
 * 2; 0 where nothing is possible, or if cancelled. */
static Count
count_solutions (const CbCourse *self,
                 const CbDeduction *deduction,
                 guint n_entries,
                 CbEffort *effort)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  Count count = { 0, marks->certain[CB_HOLDER_ENVELOPE], TRUE };
  CbCardSet common = G_MAXUINT32;
  g_autoptr (CbOdds) odds = NULL;

  if (!marks->consistent || cb_effort_is_cancelled (effort))
    return count;
  if (cb_marks_are_solved (marks))
    {
      count.left = 1;
      return count;
    }
  if (cb_effort_is_spent (effort))
    return (Count) { count_open (self, marks), count.known, FALSE };
  odds = cb_deduction_compute_odds (deduction, n_entries, effort);
  if (odds == NULL)
    return count;
  count.left = cb_odds_get_n_solutions (odds);
  count.exact = cb_odds_get_exact (odds);
  if (!count.exact)
    {
      cb_effort_spend (effort, cb_odds_get_error (odds) < 1 ? ESTIMATE_UNITS : GUESS_UNITS);
      count.left = MAX (count.left, 2);
      return count;
    }
  for (guint i = 0; i < count.left; i++)
    common &= cb_odds_get_solution (odds, i)->cards;
  count.known = count.left > 0 ? common : 0;
  return count;
}

/* Follows my own line. Returns whether its end was reached, which may be before an entry that
 * contradicts others. Cards that an opened envelope shows to everybody do not count as found. */
static gboolean
follow_mine (CbCourse *self, CbEffort *effort)
{
  GPtrArray *entries = self->knowledge->entries;
  CbEffort all = cb_effort_take (effort, MINE_WORK);
  guint64 most = all.n_left;

  self->mine = g_array_new (FALSE, FALSE, sizeof (Count));
  for (guint n = 0; n <= entries->len; n++)
    {
      CbEffort part;
      Count count;

      if (n > 0 && cb_entry_opens_envelope (g_ptr_array_index (entries, n - 1)))
        break;
      part = cb_effort_take_share (&all, entries->len + 1 - n, LEAST_UNITS);
      count = count_solutions (self, self->knowledge->deduction, n, &part);
      cb_effort_give_back (&all, &part);
      self->broken = count.left == 0;
      if (self->broken)
        break;
      g_array_append_val (self->mine, count);
    }
  self->n_entries = self->mine->len - 1;
  self->work = most - all.n_left;
  cb_effort_give_back (effort, &all);
  return self->mine->len > 0 && !cb_effort_is_cancelled (effort);
}

/* Appends the number of solutions left for one player in one deal, entry by entry. */
static void
follow_seat (CbCourse *self, guint seat, const CbSupposition *supposition, CbEffort *effort)
{
  const CbKnowledge *knowledge = self->knowledge;
  CbCardSet hand = supposition->hands[CB_HOLDER_OF_SEAT (seat)];
  g_autoptr (CbDeduction) deduction = cb_conclusions_start (knowledge->setup, (int) seat, hand);
  guint next_sight = 0;

  for (guint n = 0; n <= self->n_entries && !cb_effort_is_cancelled (effort); n++)
    {
      CbEffort part = cb_effort_take_share (effort, self->n_entries + 1 - n, LEAST_UNITS);
      guint left;

      if (n > 0)
        {
          g_autoptr (CbFacts) facts = cb_facts_new ();

          cb_entry_add_open_facts (g_ptr_array_index (knowledge->entries, n - 1), knowledge->setup,
                                   facts);
          cb_knowledge_add_seen (knowledge, (int) seat, supposition, n - 1, &next_sight, facts);
          cb_deduction_append (deduction, facts, &(CbEffort) { 0 });
        }
      left = MAX (count_solutions (self, deduction, n, &part).left, 1);
      cb_effort_give_back (effort, &part);
      g_array_append_val (self->counts[seat], left);
    }
}

static gboolean
is_other (const CbCourse *self, guint seat)
{
  return (int) seat != self->knowledge->setup->me;
}

/* Follows the others in the next deal. */
static void
follow_deal (CbCourse *self, CbEffort *effort)
{
  const CbSupposition *supposition = g_ptr_array_index (self->suppositions, self->n_deals);
  guint n_players = self->knowledge->setup->n_players;
  guint64 reading = (guint64) READ_UNITS * self->n_entries * n_players;
  CbEffort all = cb_effort_take (effort, MAX_WORK / MAX_DEALS);
  guint64 most = all.n_left;

  cb_effort_spend (effort, reading);
  for (guint seat = 0; seat < n_players; seat++)
    if (is_other (self, seat))
      {
        CbEffort part = cb_effort_take_share (&all, n_players - seat, LEAST_UNITS);

        follow_seat (self, seat, supposition, &part);
        cb_effort_give_back (&all, &part);
      }
  self->n_deals++;
  self->work += reading + most - all.n_left;
  cb_effort_give_back (effort, &all);
}

/* Follows the others. Returns whether all deals were followed. */
static gboolean
follow_others (CbCourse *self, CbEffort *effort)
{
  guint64 until = self->work + STEP_WORK;

  if (!self->drawn)
    {
      self->suppositions = cb_belief_suppose (self->knowledge, self->seed, MAX_DEALS, effort);
      self->drawn = TRUE;
    }
  while (!cb_effort_is_cancelled (effort) && !cb_course_is_final (self) && self->work < until)
    follow_deal (self, effort);
  return !cb_effort_is_cancelled (effort);
}

gpointer
cb_course_answer (gpointer input, CbEffort *effort)
{
  const CbQuestion *question = input;
  g_autoptr (CbCourse) self = cb_course_alloc (question->knowledge, question->seed);

  for (guint seat = 0; seat < CB_MAX_PLAYERS; seat++)
    self->counts[seat] = g_array_new (FALSE, FALSE, sizeof (guint));
  return follow_mine (self, effort) ? g_steal_pointer (&self) : NULL;
}

gpointer
cb_course_answer_finer (gpointer input, CbEffort *effort)
{
  const CbCourse *before = input;
  g_autoptr (CbCourse) self = NULL;

  if (cb_course_is_final (before))
    return NULL;
  self = cb_course_alloc (before->knowledge, before->seed);
  self->n_entries = before->n_entries;
  self->broken = before->broken;
  self->mine = g_array_ref (before->mine);
  self->suppositions = before->suppositions != NULL ? g_ptr_array_ref (before->suppositions) : NULL;
  self->drawn = before->drawn;
  self->n_deals = before->n_deals;
  self->work = before->work;
  for (guint seat = 0; seat < CB_MAX_PLAYERS; seat++)
    self->counts[seat] = g_array_copy (before->counts[seat]);
  return follow_others (self, effort) ? g_steal_pointer (&self) : NULL;
}

CbSetup *
cb_course_get_setup (const CbCourse *self)
{
  return self->knowledge->setup;
}

CbEntry *
cb_course_get_entry (const CbCourse *self, guint position)
{
  g_return_val_if_fail (position < self->n_entries, NULL);

  return g_ptr_array_index (self->knowledge->entries, position);
}

guint
cb_course_get_n_entries (const CbCourse *self)
{
  return self->n_entries;
}

guint
cb_course_get_left (const CbCourse *self, guint n_entries)
{
  g_return_val_if_fail (n_entries <= self->n_entries, 1);

  return g_array_index (self->mine, Count, n_entries).left;
}

gboolean
cb_course_is_exact (const CbCourse *self, guint n_entries)
{
  g_return_val_if_fail (n_entries <= self->n_entries, FALSE);

  return g_array_index (self->mine, Count, n_entries).exact;
}

CbCardSet
cb_course_get_found (const CbCourse *self, guint position)
{
  g_return_val_if_fail (position < self->n_entries, 0);

  return g_array_index (self->mine, Count, position + 1).known &
         ~g_array_index (self->mine, Count, position).known;
}

gboolean
cb_course_has_others (const CbCourse *self)
{
  return self->n_deals > 0 && self->knowledge->setup->n_players > 1;
}

const CbSeats *
cb_course_get_seats (const CbCourse *self)
{
  return self->knowledge->seats;
}

guint
cb_course_get_end (const CbCourse *self, guint seat)
{
  guint since = cb_seats_get_since (self->knowledge->seats, seat);

  return is_other (self, seat) && since > 0 ? MIN (since - 1, self->n_entries) : self->n_entries;
}

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;

  return (first > second) - (first < second);
}

/**
 * cb_course_get_others_left:
 * @seat: not me
 * @few: (out) (optional): nine in ten deals leave no fewer
 * @many: (out) (optional): nine in ten deals leave no more
 *
 * Returns: the median of the deals; 0 as long as nothing is known of the others
 */
guint
cb_course_get_others_left (const CbCourse *self,
                           guint seat,
                           guint n_entries,
                           guint *few,
                           guint *many)
{
  guint sorted[MAX_DEALS] = { 0 };
  guint last = MAX (self->n_deals, 1) - 1;
  guint outside = (guint) (OUTSIDE * last);

  g_return_val_if_fail (seat < self->knowledge->setup->n_players && is_other (self, seat), 0);
  g_return_val_if_fail (n_entries <= self->n_entries, 0);

  for (guint i = 0; i < self->n_deals; i++)
    sorted[i] = g_array_index (self->counts[seat], guint, i * (self->n_entries + 1) + n_entries);
  qsort (sorted, self->n_deals, sizeof *sorted, compare_counts);
  if (few != NULL)
    *few = sorted[outside];
  if (many != NULL)
    *many = sorted[last - outside];
  return sorted[last / 2];
}

/* Where the log contradicts itself no deals can be drawn, and my own line is all there is. */
gboolean
cb_course_is_complete (const CbCourse *self)
{
  return self->broken ||
         (self->drawn && self->suppositions != NULL && self->n_deals >= self->suppositions->len);
}

gboolean
cb_course_is_final (const CbCourse *self)
{
  return cb_course_is_complete (self) ||
         (self->drawn && (self->suppositions == NULL || self->work >= MAX_WORK));
}

/* Refining hands my own line on unchanged, so comparing pointers is enough. */
gboolean
cb_course_has_same_line (const CbCourse *self, const CbCourse *other)
{
  return self->mine == other->mine;
}

double
cb_course_get_share_left (const CbCourse *self, guint position)
{
  return (double) cb_course_get_left (self, position + 1) / cb_course_get_left (self, position);
}

static int
compare_drops (gconstpointer a, gconstpointer b, gpointer course)
{
  guint first = *(const guint *) a, second = *(const guint *) b;
  double one = cb_course_get_share_left (course, first);
  double other = cb_course_get_share_left (course, second);

  if (one < other || one > other)
    return one < other ? -1 : 1;
  return (first > second) - (first < second);
}

GArray *
cb_course_list_drops (const CbCourse *self)
{
  GArray *order = g_array_sized_new (FALSE, FALSE, sizeof (guint), self->n_entries);

  for (guint i = 0; i < self->n_entries; i++)
    if (cb_course_get_left (self, i + 1) < cb_course_get_left (self, i))
      g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_drops, (gpointer) self);
  return order;
}

CbCourse *
cb_case_follow (CbCase *self, guint n_entries, guint64 seed, CbEffort *effort)
{
  return cb_question_answer (&(CbQuestion) { .seed = seed }, self, n_entries, cb_course_answer,
                             effort);
}

CbCourse *
cb_course_refine (CbCourse *self, CbEffort *effort)
{
  return cb_course_answer_finer (self, effort);
}
