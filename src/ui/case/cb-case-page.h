/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

#define CB_TYPE_CASE_PAGE (cb_case_page_get_type ())

/**
 * CbCasePage:
 *
 * One case. On a wide page the sheet or the log is beside the composer and the latest entries; on
 * a narrow one the composer slides over the lower half.
 *
 * Actions, among others: case.assist (stateful: "notes", "logic" or "odds"), case.show-sidebar,
 * case.record, case.quick-line, case.close-composer, case.restore-draft, case.undo, case.redo,
 * case.save, case.show-conflict, case.export; with a position (u): case.edit-entry,
 * case.insert-before, case.delete-entry, case.show-entry. case.back closes what was opened last:
 * the composer if it can be closed, the reason of a cell (case.close-why), or it returns from the
 * entry to which sheet.show-entry (u) led to its cell. To look back: case.timeline (shows and hides
 * it), case.timeline-back, case.timeline-forward, case.timeline-start, case.timeline-now;
 * case.timeline-at with a position (u). To fill the composer with cards to name now: case.ask and
 * case.accuse with cards (u: CbCardSet). After the game: case.review, which begins with the
 * envelope where that is not known. How the sheet is shown, remembered for each case: sheet.mode
 * (stateful: "marks", "odds", "open"). A setting: settings.advise-show. At the table: table.draw
 * and table.draw-shuffled (s: a deck), table.play (us: who, a deck), table.use-power (s),
 * table.look (u: a place), table.accuse, table.open-envelope, table.roll, table.toggle-variant (s),
 * table.series-goal (u); for what the log calls for, table.answer-call and table.dismiss-call. The
 * actions to rename the case and to change its setup are the window's.
 */
G_DECLARE_FINAL_TYPE (CbCasePage, cb_case_page, CB, CASE_PAGE, AdwNavigationPage)

CbCasePage *cb_case_page_new (CbCase *case_);
