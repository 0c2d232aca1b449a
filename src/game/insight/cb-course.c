/* cb-course.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* My own line is there first, since it needs no deals. The others follow from a few deals at a
 * time, the same ones for all entries, so that no player seems to forget anything. */

#include "config.h"

#include "cb-case-private.h"
#include "cb-course-private.h"
#include "cb-entry-kind.h"
#include "cb-odds.h"
#include "cb-supposition-private.h"

/* So many deals are followed in all; fewer where that takes more work than this, a minute or so. */
#define MAX_DEALS 16
#define MAX_WORK  40000000
/* The work after which those who wait are shown what came of it so far, about a second. */
#define STEP_WORK 1000000

/* So many of the deals lie below few, and above many. */
#define OUTSIDE 0.1

struct _CbCourse
{
  CbKnowledge *knowledge;
  guint64 seed;
  guint n_entries;         /* that do not contradict each other */
  GArray *left;            /* of guint, by number of entries: mine */
  GArray *known;           /* of CbCardSet, by number of entries: cards of the envelope */
  GPtrArray *suppositions; /* (nullable): drawn with the first step */
  gboolean drawn;
  guint n_deals;                  /* of these, followed so far */
  guint64 work;                   /* that this took, in units */
  GArray *counts[CB_MAX_PLAYERS]; /* of guint: the others', deal by deal, by number of entries */
};

G_DEFINE_BOXED_TYPE (CbCourse, cb_course, cb_course_ref, cb_course_unref)

CbCourse *
cb_course_ref (CbCourse *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
cb_course_clear (gpointer data)
{
  CbCourse *self = data;

  g_array_unref (self->left);
  g_array_unref (self->known);
  g_clear_pointer (&self->suppositions, g_ptr_array_unref);
  for (guint seat = 0; seat < CB_MAX_PLAYERS; seat++)
    g_clear_pointer (&self->counts[seat], g_array_unref);
  cb_knowledge_unref (self->knowledge);
}

void
cb_course_unref (CbCourse *self)
{
  g_atomic_rc_box_release_full (self, cb_course_clear);
}

/* (transfer full) */
static CbCourse *
cb_course_alloc (CbKnowledge *knowledge, guint64 seed)
{
  CbCourse *self = g_atomic_rc_box_new0 (CbCourse);

  self->knowledge = cb_knowledge_ref (knowledge);
  self->seed = seed;
  return self;
}

/* Returns how many solutions are left after @n_entries; 0 if none is, or if cancelled.
 * @known: (out) (optional): the cards that all of them have in common */
static guint
count_solutions (const CbDeduction *deduction, guint n_entries, CbCardSet *known, CbEffort *effort)
{
  const CbMarks *marks = cb_deduction_get_marks (deduction, n_entries);
  g_autoptr (CbOdds) odds = NULL;
  CbCardSet common = G_MAXUINT32;
  guint n;

  if (cb_marks_are_solved (marks))
    {
      if (known != NULL)
        *known = marks->certain[CB_HOLDER_ENVELOPE];
      return 1;
    }
  odds = cb_deduction_compute_odds (deduction, n_entries, effort);
  n = odds != NULL ? cb_odds_get_n_solutions (odds) : 0;
  for (guint i = 0; i < n; i++)
    common &= cb_odds_get_solution (odds, i)->cards;
  if (known != NULL)
    *known = n > 0 ? common : 0;
  return n;
}

/* Returns whether it came to the end, which may be before an entry that contradicts others. */
static gboolean
follow_mine (CbCourse *self, const gint *cancelled)
{
  guint n_entries = self->knowledge->entries->len;
  CbEffort effort = { G_MAXUINT64, cancelled };

  self->left = g_array_new (FALSE, FALSE, sizeof (guint));
  self->known = g_array_new (FALSE, FALSE, sizeof (CbCardSet));
  for (guint n = 0; n <= n_entries; n++)
    {
      CbCardSet known;
      guint left = count_solutions (self->knowledge->deduction, n, &known, &effort);

      if (left == 0)
        break;
      g_array_append_val (self->left, left);
      g_array_append_val (self->known, known);
    }
  self->n_entries = self->left->len - 1;
  return self->left->len > 0 && !cb_work_is_cancelled (cancelled);
}

/* Appends what one player concludes in one deal. */
static void
follow_seat (CbCourse *self, guint seat, const CbSupposition *supposition, CbEffort *effort)
{
  const CbKnowledge *knowledge = self->knowledge;
  CbCardSet hand = supposition->hands[CB_HOLDER_OF_SEAT (seat)];
  g_autoptr (CbDeduction) deduction = cb_conclusions_start (knowledge->setup, (int) seat, hand);

  for (guint n = 0; n <= self->n_entries && !cb_work_is_cancelled (effort->cancelled); n++)
    {
      guint left;

      if (n > 0)
        {
          g_autoptr (CbFacts) facts = cb_facts_new ();

          cb_entry_add_open_facts (g_ptr_array_index (knowledge->entries, n - 1), knowledge->setup,
                                   facts);
          cb_knowledge_add_seen (knowledge, (int) seat, supposition, n - 1, facts);
          cb_deduction_append (deduction, facts, &(CbEffort) { 0 });
        }
      left = MAX (count_solutions (deduction, n, NULL, effort), 1);
      g_array_append_val (self->counts[seat], left);
    }
}

static gboolean
is_other (const CbCourse *self, guint seat)
{
  return (int) seat != self->knowledge->setup->me;
}

/* What the others conclude in the next deal. */
static void
follow_deal (CbCourse *self, const gint *cancelled)
{
  const CbSupposition *supposition = g_ptr_array_index (self->suppositions, self->n_deals);
  CbEffort effort = { G_MAXUINT64, cancelled };

  for (guint seat = 0; seat < self->knowledge->setup->n_players; seat++)
    if (is_other (self, seat))
      follow_seat (self, seat, supposition, &effort);
  self->n_deals++;
  self->work += G_MAXUINT64 - effort.n_left;
}

/* Returns whether it came to the end. */
static gboolean
follow_others (CbCourse *self, const gint *cancelled)
{
  guint64 until = self->work + STEP_WORK;

  if (!self->drawn)
    {
      self->suppositions = cb_knowledge_suppose (self->knowledge, self->seed, MAX_DEALS, cancelled);
      self->drawn = TRUE;
    }
  while (!cb_work_is_cancelled (cancelled) && !cb_course_is_final (self) && self->work < until)
    follow_deal (self, cancelled);
  return !cb_work_is_cancelled (cancelled);
}

gpointer
cb_course_answer (gpointer input, const gint *cancelled)
{
  const CbQuestion *question = input;
  g_autoptr (CbCourse) self = cb_course_alloc (question->knowledge, question->seed);

  for (guint seat = 0; seat < CB_MAX_PLAYERS; seat++)
    self->counts[seat] = g_array_new (FALSE, FALSE, sizeof (guint));
  return follow_mine (self, cancelled) ? g_steal_pointer (&self) : NULL;
}

gpointer
cb_course_answer_finer (gpointer input, const gint *cancelled)
{
  const CbCourse *before = input;
  g_autoptr (CbCourse) self = NULL;

  if (cb_course_is_final (before))
    return NULL;
  self = cb_course_alloc (before->knowledge, before->seed);
  self->n_entries = before->n_entries;
  self->left = g_array_ref (before->left);
  self->known = g_array_ref (before->known);
  self->suppositions = before->suppositions != NULL ? g_ptr_array_ref (before->suppositions) : NULL;
  self->drawn = before->drawn;
  self->n_deals = before->n_deals;
  self->work = before->work;
  for (guint seat = 0; seat < CB_MAX_PLAYERS; seat++)
    self->counts[seat] = g_array_copy (before->counts[seat]);
  return follow_others (self, cancelled) ? g_steal_pointer (&self) : NULL;
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

  return g_array_index (self->left, guint, n_entries);
}

CbCardSet
cb_course_get_found (const CbCourse *self, guint position)
{
  g_return_val_if_fail (position < self->n_entries, 0);

  return g_array_index (self->known, CbCardSet, position + 1) &
         ~g_array_index (self->known, CbCardSet, position);
}

gboolean
cb_course_has_others (const CbCourse *self)
{
  return self->n_deals > 0 && self->knowledge->setup->n_players > 1;
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
 * Returns: the middle of the deals; 0 as long as nothing is said of the others
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

  g_return_val_if_fail (is_other (self, seat), 0);
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

/* Where the log contradicts itself no deals can be drawn. */
gboolean
cb_course_is_final (const CbCourse *self)
{
  if (self->n_entries < self->knowledge->entries->len)
    return TRUE;
  return self->drawn && (self->suppositions == NULL || self->n_deals >= self->suppositions->len ||
                         self->work >= MAX_WORK);
}

CbCourse *
cb_case_follow (CbCase *self, guint n_entries, guint64 seed)
{
  return cb_question_answer (&(CbQuestion) { .seed = seed }, self, n_entries, cb_course_answer);
}

CbCourse *
cb_course_refine (CbCourse *self)
{
  return cb_course_answer_finer (self, NULL);
}
