/* The properties of the page of a case, which its template binds to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "cb-announce.h"
#include "cb-case-page-private.h"
#include "cb-fields.h"
#include "cb-slot.h"
#include "cb-words.h"

/* Work that ends within this time, in milliseconds, is not mentioned. */
#define BLINK 400

/* The states of the action case.assist. */
static const char *const ASSIST_NAMES[] = {
  [CB_ASSIST_NOTES] = "notes",
  [CB_ASSIST_LOGIC] = "logic",
  [CB_ASSIST_ODDS] = "odds",
};

/* The line below the title says how much the case helps and, while the sheet is not complete, that
 * Casebook is still working. Its place is fixed, so nothing moves. */

static gboolean
is_incomplete (CbCasePage *self)
{
  return cb_case_get_assist (self->case_) != CB_ASSIST_NOTES &&
         !cb_sheet_get_complete (self->sheet);
}

/* (transfer none): why the sheet is not complete */
static const char *
describe_lack (CbCasePage *self)
{
  return cb_case_get_thinking (self->case_) ? _ ("Still working this out…")
                                            : _ ("Too hard to work out completely");
}

/* (transfer full): how hard a practice case is; of others the progress, if that is known, and how
 * much they help */
static char *
describe_status (CbCasePage *self)
{
  const char *assist;
  g_autofree char *percent = NULL;

  if (self->sheet == NULL)
    return g_strdup ("");
  assist = cb_words_for_assist (cb_case_get_assist (self->case_));
  if (self->tells_incomplete)
    return g_strdup (describe_lack (self));
  if (self->percent < 0 && self->practice != NULL)
    /* Translators: how hard a practice case is, in a word, and what is needed to solve it: Medium ·
     * counting hands. What does not fit is cut off at the end. */
    return g_strdup_printf (C_ ("practice", "%s · %s"),
                            cb_practice_grade_name (self->practice->grade),
                            cb_practice_grade_describe (self->practice->grade));
  if (self->percent < 0)
    return g_strdup (assist);
  percent = cb_percent_describe (self->percent);
  /* Translators: how far a case is, and how much help it gives: 47% · Logic and odds. What does not
   * fit is cut off at the end. */
  return g_strdup_printf (_ ("%s · %s"), percent, assist);
}

/* Keeps the last progress while odds are being computed. */
static void
progress_changed_cb (CbCasePage *self)
{
  double progress = cb_sheet_get_progress (self->sheet);
  int percent = progress < 0 ? -1 : (int) (100 * progress);
  gboolean waits = cb_case_get_assist (self->case_) == CB_ASSIST_ODDS &&
                   cb_sheet_get_show_odds (self->sheet) &&
                   cb_sheet_get_chances (self->sheet) == NULL;

  if (self->percent == percent || (percent < 0 && waits))
    return;
  self->percent = percent;
  g_object_notify (G_OBJECT (self), "status");
}

static void
set_tells (CbCasePage *self, gboolean tells)
{
  self->tells_incomplete = tells;
  g_object_notify (G_OBJECT (self), "status");
  if (!tells || self->announced_incomplete || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->announced_incomplete = TRUE;
  cb_announce (GTK_WIDGET (self), describe_lack (self));
}

static void
blinked_cb (gpointer data)
{
  CbCasePage *self = data;

  self->blink_id = 0;
  set_tells (self, is_incomplete (self));
}

static void
follow_completeness (CbCasePage *self)
{
  gboolean incomplete = is_incomplete (self);

  if (incomplete && !self->tells_incomplete)
    {
      if (self->blink_id == 0)
        self->blink_id = g_timeout_add_once (BLINK, blinked_cb, self);
      return;
    }
  g_clear_handle_id (&self->blink_id, g_source_remove);
  set_tells (self, incomplete);
}

void
_cb_case_page_follow_status (CbCasePage *self)
{
  self->percent = -1;
  g_signal_connect_object (self->sheet, "changed", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sheet, "notify::chances", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  progress_changed_cb (self);
  g_signal_connect_object (self->sheet, "notify::complete", G_CALLBACK (follow_completeness), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::thinking", G_CALLBACK (follow_completeness), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->case_, "notify::assist", G_CALLBACK (follow_completeness), self,
                           G_CONNECT_SWAPPED);
  follow_completeness (self);
}

static const char *const ELSEWHERE[] = {
  [CB_ELSEWHERE_CHANGED] = N_ (
    "This case was changed elsewhere. Choose a version to go on saving."),
  [CB_ELSEWHERE_OTHER] = N_ ("Not saved: the file holds another case now"),
  [CB_ELSEWHERE_NEWER] = N_ ("Not saved: a newer Casebook has written the file"),
  [CB_ELSEWHERE_BROKEN] = N_ ("Not saved: the file is damaged"),
  [CB_ELSEWHERE_GONE] = N_ ("Not saved: the file was deleted or moved"),
};

/* What the page says about the case. */

/* "3, 7 and 12" */
static char *
join_positions (GArray *positions)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < positions->len; i++)
    {
      if (i > 0)
        /* Translators: between the numbers of entries, as in “3, 7 and 12” */
        g_string_append (words, i + 1 < positions->len ? _ (", ") : _ (" and "));
      g_string_append_printf (words, "%u", g_array_index (positions, guint, i) + 1);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* (transfer full): which entries contradict each other, "" where none do. At the level without
 * automatic crosses contradictions are not reported. */
char *
_cb_case_page_describe_conflict (CbCasePage *self)
{
  g_autoptr (GArray) conflict = NULL;
  g_autofree char *numbers = NULL;
  guint n_entries;

  if (self->case_ == NULL || cb_case_get_assist (self->case_) == CB_ASSIST_NOTES)
    return g_strdup ("");

  n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
  if (cb_case_is_consistent (self->case_, n_entries))
    return g_strdup ("");
  conflict = cb_case_get_conflict (self->case_, n_entries);
  if (conflict == NULL)
    return g_strdup (_ ("Looking for the entries that contradict each other…"));
  if (conflict->len == 0)
    return g_strdup (_ ("No deal is possible with these players and hand sizes"));

  numbers = join_positions (conflict);
  if (conflict->len == 1)
    /* Translators: %s is the number of an entry */
    return g_strdup_printf (_ ("Entry %s cannot be true"), numbers);
  /* Translators: %s are numbers of entries: “3 and 7” */
  return g_strdup_printf (conflict->len == 2 ? _ ("Entries %s cannot both be true")
                                             : _ ("Entries %s cannot all be true"),
                          numbers);
}

/* Returns: (transfer full): the label of the button in the banner about a contradiction, which
 * leads to the entries, or to the players where the hand sizes are to blame; "" while the entries
 * are still being searched for */
char *
_cb_case_page_name_conflict_button (CbCasePage *self)
{
  g_autoptr (GArray) conflict = NULL;
  guint n_entries;

  if (self->case_ == NULL)
    return g_strdup ("");
  n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
  conflict = cb_case_get_conflict (self->case_, n_entries);
  if (conflict == NULL && !cb_case_is_consistent (self->case_, n_entries))
    return g_strdup ("");
  return g_strdup (conflict == NULL || conflict->len > 0 ? _ ("_Show Entries")
                                                         : _ ("_Edit Players"));
}

/* (transfer full): the problem with saving, "" for none */
static char *
describe_save_problem (CbCasePage *self)
{
  CbCaseFile *file = self->case_ != NULL ? cb_case_get_file (self->case_) : NULL;
  CbElsewhere elsewhere;
  const GError *error;

  if (file == NULL)
    return g_strdup ("");
  error = cb_case_file_get_save_error (file);
  elsewhere = cb_case_file_get_elsewhere (file);
  if (elsewhere != CB_ELSEWHERE_SAME)
    return g_strdup (_ (ELSEWHERE[elsewhere]));
  if (cb_case_file_get_waiting (file))
    return g_strdup (_ ("Saving… Waiting for the disk"));
  /* Translators: %s is the reason */
  return error != NULL ? g_strdup_printf (_ ("Not saved: %s"), error->message) : g_strdup ("");
}

/* Returns: (transfer full) (nullable): the label of the button in the banner about a problem with
 *   saving; NULL where the banner has no button */
static char *
name_save_button (CbCasePage *self)
{
  CbCaseFile *file = self->case_ != NULL ? cb_case_get_file (self->case_) : NULL;

  if (file == NULL)
    return g_strdup ("");
  if (cb_case_file_get_elsewhere (file) != CB_ELSEWHERE_SAME)
    return g_strdup (_ ("_Choose…"));
  return cb_case_file_get_waiting (file) ? NULL : g_strdup (_ ("_Try Again"));
}

/* (transfer full) (nullable) */
static char *
get_sheet_mode (CbCasePage *self)
{
  g_autoptr (GEnumClass) modes = g_type_class_ref (CB_TYPE_SHEET_MODE);
  CbSheetMode mode;

  if (self->sheet_view == NULL)
    return NULL;
  g_object_get (self->sheet_view, "mode", &mode, NULL);
  return g_strdup (g_enum_get_value (modes, (int) mode)->value_nick);
}

static void
set_sheet_mode (CbCasePage *self, const char *name)
{
  g_autoptr (GEnumClass) modes = g_type_class_ref (CB_TYPE_SHEET_MODE);
  const GEnumValue *value = name != NULL ? g_enum_get_value_by_nick (modes, name) : NULL;

  if (value != NULL)
    g_object_set (self->sheet_view, "mode", value->value, NULL);
}

static char *
get_assist (CbCasePage *self)
{
  return g_strdup (self->case_ != NULL ? ASSIST_NAMES[cb_case_get_assist (self->case_)] : "");
}

static void
set_assist (CbCasePage *self, const char *name)
{
  for (CbAssist assist = CB_ASSIST_NOTES; assist <= CB_ASSIST_ODDS; assist++)
    if (g_strcmp0 (name, ASSIST_NAMES[assist]) == 0)
      cb_case_set_assist (self->case_, assist);
}

static gboolean
get_alike (CbCasePage *self)
{
  return self->case_ != NULL && cb_case_get_setup (self->case_)->alike;
}

static void
set_alike (CbCasePage *self, gboolean alike)
{
  g_autoptr (CbSetup) setup = cb_setup_copy (cb_case_get_setup (self->case_));

  setup->alike = alike;
  if (alike != get_alike (self))
    cb_case_set_setup (self->case_, setup, NULL);
}

static gboolean
shows_timeline (CbCasePage *self)
{
  return self->shows_timeline;
}

static void
show_timeline (CbCasePage *self, gboolean shown)
{
  _cb_case_page_set_timeline (self, shown);
  if (shown)
    gtk_widget_grab_focus (GTK_WIDGET (self->timeline));
}

/* Only texts of buttons may be NULL: a banner needs a title even when there is nothing to say.
 * Texts are also read before the page has its case. */
void
_cb_case_page_install_properties (GObjectClass *object_class)
{
  cb_fields_install (
    object_class, CB_FIELD (CbCasePage, case_, CB_TYPE_CASE, G_PARAM_CONSTRUCT_ONLY),
    CB_FIELD (CbCasePage, sheet, CB_TYPE_SHEET, G_PARAM_READABLE),
    CB_FIELD (CbCasePage, now, CB_TYPE_SHEET, G_PARAM_READABLE),
    CB_FIELD (CbCasePage, draft, CB_TYPE_DRAFT, G_PARAM_READABLE),
    CB_WRITTEN_BY (CB_COMPUTED ("sheet-mode", G_TYPE_STRING, get_sheet_mode), set_sheet_mode),
    CB_WRITTEN_BY (CB_FIELD (CbCasePage, narrow, G_TYPE_BOOLEAN, G_PARAM_READABLE),
                   _cb_case_page_set_narrow),
    CB_FIELD (CbCasePage, low, G_TYPE_BOOLEAN, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY),
    CB_WRITTEN_BY (CB_FIELD (CbCasePage, show_sidebar, G_TYPE_BOOLEAN, G_PARAM_READABLE),
                   _cb_case_page_set_show_sidebar),
    CB_WRITTEN_BY (CB_FIELD (CbCasePage, recording, G_TYPE_BOOLEAN, G_PARAM_READABLE),
                   _cb_case_page_set_recording),
    CB_FIELD (CbCasePage, explaining, G_TYPE_BOOLEAN, G_PARAM_READABLE),
    CB_WRITTEN_BY (CB_COMPUTED ("timeline", G_TYPE_BOOLEAN, shows_timeline), show_timeline),
    CB_FIELD (CbCasePage, has_past, G_TYPE_BOOLEAN, G_PARAM_READABLE),
    CB_WRITTEN_BY (CB_COMPUTED ("assist", G_TYPE_STRING, get_assist), set_assist),
    CB_WRITTEN_BY (CB_COMPUTED ("alike", G_TYPE_BOOLEAN, get_alike), set_alike),
    CB_FIELD (CbCasePage, typing, G_TYPE_BOOLEAN, G_PARAM_READABLE),
    CB_COMPUTED ("turn", G_TYPE_STRING, _cb_case_page_describe_turn),
    CB_COMPUTED ("practice", G_TYPE_STRING, _cb_case_page_describe_practice),
    CB_COMPUTED ("practicing", G_TYPE_BOOLEAN, _cb_case_page_is_practicing),
    CB_COMPUTED ("conflict", G_TYPE_STRING, _cb_case_page_describe_conflict),
    CB_COMPUTED ("conflict-button", G_TYPE_STRING, _cb_case_page_name_conflict_button),
    CB_COMPUTED ("save-problem", G_TYPE_STRING, describe_save_problem),
    CB_COMPUTED ("save-button", G_TYPE_STRING, name_save_button),
    CB_COMPUTED ("status", G_TYPE_STRING, describe_status));
}
