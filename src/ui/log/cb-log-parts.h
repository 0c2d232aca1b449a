/* The parts of the log and of its dialogs; no other file includes this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-case.h"
#include "cb-course.h"
#include "cb-entry.h"
#include "cb-painting.h"

#define CB_TYPE_CONFLICT_ROW (cb_conflict_row_get_type ())

/**
 * CbConflictRow:
 *
 * One of the entries that cannot all be true, with what can be done about it: conflict.edit and
 * conflict.set-aside of the dialog around it.
 */
G_DECLARE_FINAL_TYPE (CbConflictRow, cb_conflict_row, CB, CONFLICT_ROW, GtkListBoxRow)

GtkWidget *cb_conflict_row_new (CbCase *case_, guint position, gboolean repairs);

#define CB_TYPE_LOG_ROW (cb_log_row_get_type ())

/**
 * CbLogRow:
 *
 * One entry of the log in words, with what it settled. Properties, construct only: case (CbCase),
 * item (CbLogItem).
 *
 * Actions: log.move-up, log.move-down, log.set-aside and log.note change the case; log.edit,
 * log.insert-before, log.delete and log.show-sheet activate case.edit-entry, case.insert-before,
 * case.delete-entry and case.timeline-at of the page around, with the entry's position; log.menu
 * opens the row's menu.
 */
G_DECLARE_FINAL_TYPE (CbLogRow, cb_log_row, CB, LOG_ROW, GtkListBoxRow)

GtkWidget *cb_log_row_new (CbCase *case_, CbLogItem *item);
void cb_log_row_set_at (CbLogRow *self, int at);
void cb_log_row_set_edited (CbLogRow *self, gboolean edited);
CbLogItem *cb_log_row_get_item (CbLogRow *self);

void _cb_log_drag_add_to_row (CbLogRow *row);
void _cb_log_drag_add_scrolling (GtkWidget *scroller, GtkAdjustment *adjustment);

GtkLayoutManager *cb_log_layout_new (void);

char *_cb_log_words_describe_time (const CbEntry *entry);
char *_cb_log_words_describe_note (const CbEntry *entry, const CbSetup *setup);

#define CB_TYPE_NOTE_DIALOG (cb_note_dialog_get_type ())

/* Asks for a note on an entry of the log. Signal "written" (string): the note, empty for none. */
G_DECLARE_FINAL_TYPE (CbNoteDialog, cb_note_dialog, CB, NOTE_DIALOG, AdwAlertDialog)

CbNoteDialog *cb_note_dialog_new (const CbEntry *entry, const CbSetup *setup, guint position);

/**
 * CbTimelineAxis:
 * @slider: the slider along which the entries stand
 * @n_entries: the number of entries in the log
 * @found: (element-type gboolean): for each entry, whether it found a card of the envelope
 * @edited: the position of the entry that is being edited, or −1
 * @course: (nullable): how many solutions were left after each entry, drawn as a curve
 *
 * What is painted above and below the slider of the timeline.
 */
typedef struct
{
  GtkRange *slider;
  guint n_entries;
  GArray *found;
  int edited;
  CbCourse *course;
} CbTimelineAxis;

void cb_timeline_axis_show (const CbTimelineAxis *axis, CbPainting *curve, CbPainting *ticks);
