/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Takes in what others wrote to the file of a case, or else announces it for the user to decide. */

#include "config.h"

#include "cb-case-file-private.h"
#include "cb-merge.h"

/* Announces the case's last change although it is not on disk, and also what others wrote. */
static void
keep_apart (CbCaseFile *self, CbCaseLook *look)
{
  _cb_case_file_set_save_error (self, NULL);
  _cb_case_file_set_waiting (self, FALSE);
  _cb_case_file_set_seen (self, look);
  _cb_case_file_settle (self);
}

/* Emits “joined”, upon which the case puts the joined contents. If no case listens any more, puts
 * them here, so that nothing that others wrote is overwritten. */
void
_cb_case_file_take_in (CbCaseFile *self, CbCaseLook *look)
{
  if (look->theirs != NULL)
    _cb_case_file_set_saved (self, look->theirs, &look->stamp);
  _cb_case_file_set_save_error (self, NULL);
  _cb_case_file_set_seen (self, NULL);
  if (look->merged == look->mine && look->lost->entries->len == 0 && !look->lost->has_rules)
    return;
  g_signal_emit_by_name (self, "joined", look->merged, look->lost);
  if (self->wanted == look->mine)
    {
      self->wanted = cb_contents_ref (look->merged);
      cb_contents_unref (look->mine);
    }
}

/* Whether invalid contents may be only half written. Only a later look shows that they are
 * broken. */
static gboolean
may_be_half_written (CbCaseFile *self, const CbCaseLook *look)
{
  gint64 now = g_get_monotonic_time ();

  if (look->verdict != CB_ELSEWHERE_BROKEN ||
      cb_case_file_get_elsewhere (self) == CB_ELSEWHERE_BROKEN)
    return FALSE;
  if (self->doubted_since == 0 || !cb_file_stamp_equal (&self->doubted, &look->stamp))
    {
      self->doubted = look->stamp;
      self->doubted_since = now;
    }
  return now - self->doubted_since < CB_CASE_FILE_HALF_WRITTEN * G_TIME_SPAN_MILLISECOND;
}

void
_cb_case_file_use_look (CbCaseFile *self, CbCaseLook *look)
{
  if (may_be_half_written (self, look))
    {
      _cb_case_file_enter (self, CB_CASE_FILE_DOUBTED);
      return;
    }
  self->doubted_since = 0;
  if (look->verdict != CB_ELSEWHERE_SAME)
    keep_apart (self, look);
  else if (look->merged != NULL)
    _cb_case_file_take_in (self, look);
  else
    _cb_case_file_set_seen (self, NULL);
  if (look->copies != NULL && look->copies->len > 0)
    g_signal_emit_by_name (self, "copies", look->copies);
}

/* Returns: how the file differs from what was last read or written */
CbElsewhere
cb_case_file_get_elsewhere (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), CB_ELSEWHERE_SAME);

  return self->seen != NULL ? self->seen->verdict : CB_ELSEWHERE_SAME;
}

/* Returns: (transfer full) (nullable): what differs in the file or is wrong with it, in words */
char *
cb_case_file_describe_elsewhere (CbCaseFile *self)
{
  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);

  if (cb_case_file_get_elsewhere (self) == CB_ELSEWHERE_CHANGED)
    return cb_merge_describe (self->wanted, self->seen->theirs);
  return self->seen != NULL ? g_strdup (self->seen->problem) : NULL;
}

/**
 * cb_case_file_keep_mine:
 *
 * Writes the case over whatever is in its file now, or writes the file again if it is gone.
 */
void
cb_case_file_keep_mine (CbCaseFile *self)
{
  CbFileStamp none = { .sight = CB_FILE_ABSENT };

  g_return_if_fail (CB_IS_CASE_FILE (self));
  g_return_if_fail (self->seen != NULL);

  _cb_case_file_set_saved (self, self->seen->theirs,
                           self->seen->verdict == CB_ELSEWHERE_GONE ? &none : &self->seen->stamp);
  _cb_case_file_set_seen (self, NULL);
  _cb_case_file_work (self);
}

/**
 * cb_case_file_settle_dispute:
 * @keep_mine: whether the hands and players of the case are kept; else those in its file
 *
 * Joins the case with its file, which must be in the state %CB_ELSEWHERE_CHANGED.
 *
 * Returns: (transfer full): the joined contents, for the case to put
 */
CbContents *
cb_case_file_settle_dispute (CbCaseFile *self, gboolean keep_mine)
{
  g_autoptr (CbContents) settled = NULL;

  g_return_val_if_fail (CB_IS_CASE_FILE (self), NULL);
  g_return_val_if_fail (cb_case_file_get_elsewhere (self) == CB_ELSEWHERE_CHANGED, NULL);

  settled = cb_merge_settle (self->wanted, self->seen->theirs, keep_mine);
  _cb_case_file_set_saved (self, self->seen->theirs, &self->seen->stamp);
  _cb_case_file_set_seen (self, NULL);
  return g_steal_pointer (&settled);
}
