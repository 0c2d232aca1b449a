/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where many counts overlap, few hands agree with all of them, though the cheap rules, which look
 * at one or two constraints at a time, see nothing of it. Then the hands are listed. What every one
 * of a list has, or none, is all that follows for the holder alone. */

#include "cb-hands-private.h"

/* What the first attempt at a list may cost, and how many times as much the next one. */
#define FIRST_EFFORT 10000
#define MORE_EFFORT  4

/* One list may have so many hands. */
#define MAX_ROWS_OF_ONE (CB_MAX_ROWS / 8)

void
cb_hands_clear (CbHands *self)
{
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    g_free (self->rows[h]);
  *self = (CbHands) { 0 };
}

static void
set_n_rows (CbHands *self, guint h, guint n)
{
  self->n_all -= self->n_rows[h] - n;
  self->n_rows[h] = n;
}

static gboolean
allows (const CbOption *options, CbCardSet hand)
{
  for (guint i = 0; i <= options->left; i++)
    if (cb_option_allows (&options[i], hand))
      return TRUE;
  return FALSE;
}

/* Takes out the hands that do not agree with one entry more. */
void
cb_hands_add (CbHands *self, const CbFacts *facts)
{
  guint n_options;
  const CbOption *options = cb_facts_get_options (facts, &n_options);

  self->n_entries++;
  self->effort = 0;
  self->too_many = 0;
  for (guint i = 0; i < n_options; i += options[i].left + 1u)
    {
      guint h = options[i].holder, n = 0;

      for (guint k = 0; k < self->n_rows[h]; k++)
        if (allows (&options[i], self->rows[h][k]))
          self->rows[h][n++] = self->rows[h][k];
      set_n_rows (self, h, n);
    }
}

static void
list_one (CbHands *self, const CbProblem *problem, const CbMarks *marks, guint h, CbEffort *effort)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (CbCardSet));
  guint max_rows = MIN (MAX_ROWS_OF_ONE, CB_MAX_ROWS - self->n_all);
  CbEffort part = cb_effort_take (effort, self->effort);

  gboolean listed = cb_hand_rules_list (&problem->hands[h], marks->possible[h], marks->certain[h],
                                        max_rows, &part, rows);

  if (!listed && rows->len == max_rows)
    self->too_many |= 1u << h;
  if (listed)
    {
      self->n_rows[h] = rows->len;
      self->n_all += rows->len;
      self->rows[h] = g_renew (CbCardSet, g_array_free (g_steal_pointer (&rows), FALSE),
                               self->n_rows[h] + 1);
    }
  cb_effort_give_back (effort, &part);
}

/* Lists the hands of those holders of whom they are not listed yet, if they are not too many and it
 * is not too much effort; each time more may be spent. */
void
cb_hands_list (CbHands *self, const CbProblem *problem, const CbMarks *marks, CbEffort *effort)
{
  self->effort = MAX (FIRST_EFFORT, self->effort * MORE_EFFORT);
  for (guint h = 0; h < problem->n_holders && !cb_effort_is_spent (effort); h++)
    if (self->rows[h] == NULL && !(self->too_many & (1u << h)))
      list_one (self, problem, marks, h, effort);
}

/* Takes out the hands that do not agree with the marks, and adds to the marks what the others have
 * in common. */
void
cb_hands_settle (CbHands *self, CbMarks *marks)
{
  for (guint h = 0; h < CB_MAX_HOLDERS; h++)
    {
      CbCardSet wrong = ~marks->possible[h], any = 0, all = ~(CbCardSet) 0;
      guint n = 0;

      if (self->rows[h] == NULL)
        continue;
      for (guint i = 0; i < self->n_rows[h]; i++)
        {
          CbCardSet row = self->rows[h][i];

          if (((row & wrong) | (marks->certain[h] & ~row)) != 0)
            continue;
          self->rows[h][n++] = row;
          any |= row;
          all &= row;
        }
      set_n_rows (self, h, n);
      if (n == 0)
        marks->consistent = FALSE;
      marks->possible[h] = any;
      marks->certain[h] = all;
    }
}
