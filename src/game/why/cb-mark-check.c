/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks the user's own marks without solving the case: each mark is compared with what follows
 * from the log, and then the marks that the log leaves open are compared with each other. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cb-case-private.h"
#include "cb-mark-check.h"
#include "cb-pencil.h"
#include "cb-shared.h"
#include "cb-work-private.h"

/* What another thread may spend, in units of work: about a minute. */
#define MAX_UNITS (G_GUINT64_CONSTANT (1) << 26)

/* One mark of the user, and the verdict on it. */
typedef struct
{
  guint card;
  guint holder;
  CbMark claim;
  CbVerdict verdict;
} Checked;

struct _CbMarkCheck
{
  CbThought *thought;
  GArray *marks; /* (element-type Checked) */
  gboolean consistent;
  gboolean complete;
};

G_DEFINE_BOXED_TYPE (CbMarkCheck, cb_mark_check, cb_mark_check_ref, cb_mark_check_unref)

static void
cb_mark_check_clear (CbMarkCheck *self)
{
  g_clear_pointer (&self->thought, cb_thought_free);
  g_clear_pointer (&self->marks, g_array_unref);
}

CB_DEFINE_SHARED (CbMarkCheck, cb_mark_check)

static CbMarkCheck *
mark_check_new (CbCase *case_, guint n_entries)
{
  CbMarkCheck *self = g_atomic_rc_box_new0 (CbMarkCheck);
  GPtrArray *pencil = case_->contents->pencil;

  self->thought = cb_conclusions_get_thought (case_->conclusions, n_entries);
  self->marks = g_array_new (FALSE, FALSE, sizeof (Checked));
  for (guint i = 0; i < pencil->len; i++)
    {
      const CbPencilMark *mark = g_ptr_array_index (pencil, i);
      Checked checked = { .card = mark->card, .holder = mark->holder };

      if (g_str_equal (mark->text, CB_PENCIL_YES))
        checked.claim = CB_MARK_YES;
      else if (g_str_equal (mark->text, CB_PENCIL_NO))
        checked.claim = CB_MARK_NO;
      else
        continue;
      g_array_append_val (self->marks, checked);
    }
  return self;
}

static Checked *
get (const CbMarkCheck *self, guint index)
{
  return &g_array_index (self->marks, Checked, index);
}

static void
check_alone (CbMarkCheck *self, const CbMarks *marks)
{
  for (guint i = 0; i < self->marks->len; i++)
    {
      Checked *checked = get (self, i);
      CbMark mark = cb_marks_get (marks, checked->card, checked->holder);

      checked->verdict = mark == CB_MARK_MAYBE    ? CB_VERDICT_OPEN
                         : mark == checked->claim ? CB_VERDICT_PROVEN
                                                  : CB_VERDICT_WRONG;
    }
}

static void
append_claim (CbDeduction *deduction, const Checked *checked, CbEffort *effort)
{
  g_autoptr (CbFacts) facts = cb_facts_new ();
  guint n = checked->claim == CB_MARK_YES ? 1 : 0;

  cb_facts_add_range (facts, checked->holder, cb_card_set_of (checked->card), n, n);
  cb_deduction_append (deduction, facts, effort);
}

/* Supposes the open marks one after the other. If not all can be true, finds the fewest that
 * clash. */
static void
check_together (CbMarkCheck *self, CbEffort *effort)
{
  CbDeduction *deduction = self->thought->deduction;
  guint n_entries = self->thought->entries->len;
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (CbConflict) conflict = NULL;
  guint n;

  for (guint i = 0; i < self->marks->len; i++)
    if (get (self, i)->verdict == CB_VERDICT_OPEN)
      {
        append_claim (deduction, get (self, i), &(CbEffort) { 0 });
        g_array_append_val (open, i);
      }
  n = cb_deduction_get_n_entries (deduction);
  self->complete &= cb_deduction_complete (deduction, n, effort);
  conflict = cb_deduction_find_conflict (deduction, n, effort);
  for (guint i = 0; conflict != NULL && i < conflict->entries->len; i++)
    {
      guint entry = g_array_index (conflict->entries, guint, i);

      if (entry >= n_entries)
        get (self, g_array_index (open, guint, entry - n_entries))->verdict = CB_VERDICT_CLASHES;
    }
}

/* Runs in another thread. */
static gpointer
check_marks (gpointer input, CbEffort *effort)
{
  CbMarkCheck *self = input;
  const CbMarks *marks = cb_thought_conclude (self->thought, effort);

  if (marks == NULL)
    return self;
  self->complete = marks->complete;
  self->consistent = marks->consistent;
  if (!self->consistent)
    return self;
  check_alone (self, marks);
  if (cb_mark_check_count (self, CB_VERDICT_OPEN) > 1)
    check_together (self, effort);
  return self;
}

/**
 * cb_case_check_marks:
 * @n_entries: how many entries are read
 * @effort: how much may be spent
 *
 * Checks the marks while the caller waits; a window uses cb_case_check_marks_async().
 *
 * Returns: (transfer full): the verdicts on the user's marks
 */
CbMarkCheck *
cb_case_check_marks (CbCase *self, guint n_entries, CbEffort *effort)
{
  g_return_val_if_fail (CB_IS_CASE (self), NULL);
  g_return_val_if_fail (n_entries <= self->contents->entries->len, NULL);

  return check_marks (mark_check_new (self, n_entries), effort);
}

/* Runs cb_case_check_marks() in another thread, for the case and its marks as they are now. Ends
 * with cb_work_finish(). */
void
cb_case_check_marks_async (CbCase *self,
                           guint n_entries,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_return_if_fail (CB_IS_CASE (self));
  g_return_if_fail (n_entries <= self->contents->entries->len);

  cb_work_start (self, "check of marks", MAX_UNITS, mark_check_new (self, n_entries), NULL,
                 check_marks, (GDestroyNotify) cb_mark_check_unref, cancellable, callback,
                 user_data);
}

gboolean
cb_mark_check_get_consistent (const CbMarkCheck *self)
{
  return self->consistent;
}

gboolean
cb_mark_check_get_complete (const CbMarkCheck *self)
{
  return self->complete;
}

CbVerdict
cb_mark_check_get (const CbMarkCheck *self, guint card, guint holder)
{
  for (guint i = 0; i < self->marks->len; i++)
    if (get (self, i)->card == card && get (self, i)->holder == holder)
      return get (self, i)->verdict;
  return CB_VERDICT_NONE;
}

guint
cb_mark_check_count (const CbMarkCheck *self, CbVerdict verdict)
{
  guint n = 0;

  for (guint i = 0; i < self->marks->len; i++)
    n += get (self, i)->verdict == verdict;
  return n;
}

CbCardSet
cb_mark_check_get_solution (const CbMarkCheck *self)
{
  guint n_in_envelope = cb_edition_get_n_in_envelope (self->thought->setup->edition);
  CbCardSet proven = 0;

  if (!self->consistent)
    return 0;
  for (guint i = 0; i < self->marks->len; i++)
    if (get (self, i)->holder == CB_HOLDER_ENVELOPE && get (self, i)->claim == CB_MARK_YES &&
        get (self, i)->verdict == CB_VERDICT_PROVEN)
      proven |= cb_card_set_of (get (self, i)->card);
  return cb_card_set_size (proven) == n_in_envelope ? proven : 0;
}

/* Returns: what a verdict says of a mark, in lower case */
const char *
cb_verdict_describe (CbVerdict verdict)
{
  switch (verdict)
    {
    case CB_VERDICT_PROVEN:
      return _ ("proven");
    case CB_VERDICT_WRONG:
      return _ ("contradicts the log");
    case CB_VERDICT_CLASHES:
      return _ ("contradicts other marks");
    case CB_VERDICT_OPEN:
      return _ ("not decided yet");
    case CB_VERDICT_NONE:
    case CB_N_VERDICTS:
    default:
      return NULL;
    }
}

/* Returns: (transfer full): the verdicts in one line: "1 mark is wrong, 3 are too early" */
char *
cb_mark_check_describe (const CbMarkCheck *self)
{
  guint n_proven = cb_mark_check_count (self, CB_VERDICT_PROVEN);
  guint n_wrong = cb_mark_check_count (self, CB_VERDICT_WRONG);
  guint n_early = cb_mark_check_count (self, CB_VERDICT_OPEN) +
                  cb_mark_check_count (self, CB_VERDICT_CLASHES);
  g_autofree char *wrong = NULL;
  g_autofree char *early = NULL;

  if (!self->consistent)
    return g_strdup (_ ("The entries contradict each other, so no mark can be checked."));
  if (n_proven + n_wrong + n_early == 0)
    return g_strdup (_ ("You have not marked anything yet."));
  if (n_wrong + n_early == 0)
    return g_strdup_printf (ngettext ("Your mark is proven", "All %u marks are proven", n_proven),
                            n_proven);
  wrong = g_strdup_printf (ngettext ("%u mark is wrong", "%u marks are wrong", n_wrong), n_wrong);
  if (n_early == 0)
    return g_steal_pointer (&wrong);
  if (n_wrong == 0)
    return g_strdup_printf (ngettext ("%u mark is too early", "%u marks are too early", n_early),
                            n_early);
  /* Translators: it follows “1 mark is wrong, ”. */
  early = g_strdup_printf (ngettext ("%u is too early", "%u are too early", n_early), n_early);
  return g_strdup_printf ("%s, %s", wrong, early);
}
