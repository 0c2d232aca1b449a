/* Skill and luck of a game that is over, from its file: the same that its review tells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-contents.h"
#include "cb-file.h"
#include "cb-skill-private.h"
#include "cb-work-private.h"

/* The most effort for one game, in units of work; ordinary games take a hundredth of it. A game
 * that takes more is not judged at all, because judging only some of its turns would be unfair. */
#define GAME_UNITS 40000000

static gboolean
judge (CbCase *case_, CbEffort *effort, CbSkill *skill)
{
  guint n = cb_log_get_n_entries (cb_case_get_log (case_));
  g_autoptr (GArray) turns = NULL;

  if (!cb_case_conclude (case_, n, effort) || !cb_case_is_consistent (case_, n))
    return FALSE;
  turns = cb_case_judge_turns (case_, n, effort);
  cb_skill_sum_up (turns, skill);
  return !cb_effort_is_spent (effort) && skill->n_turns > 0;
}

/* Reads a case of its own, which no other thread uses, and judges it. */
static gboolean
read_and_judge (GFile *file, CbEffort *effort, CbSkill *skill)
{
  g_autoptr (GBytes) bytes = cb_file_read (file, CB_CONTENTS_MAX_BYTES, NULL, NULL, NULL);
  g_autoptr (CbCase) case_ = bytes != NULL ? cb_case_new_from_bytes (bytes, NULL) : NULL;

  return case_ != NULL && judge (case_, effort, skill);
}

gboolean
cb_skill_read (GFile *file, CbSkill *skill)
{
  return read_and_judge (file, &(CbEffort) { .n_left = GAME_UNITS }, skill);
}

static gpointer
read_in_thread (gpointer file, CbEffort *effort)
{
  CbSkill skill;

  return read_and_judge (file, effort, &skill) ? g_memdup2 (&skill, sizeof skill) : NULL;
}

void
cb_skill_read_async (GFile *file,
                     GCancellable *cancellable,
                     GAsyncReadyCallback callback,
                     gpointer user_data)
{
  cb_work_start (NULL, "skill", GAME_UNITS, g_object_ref (file), g_object_unref, read_in_thread,
                 g_free, cancellable, callback, user_data);
}
