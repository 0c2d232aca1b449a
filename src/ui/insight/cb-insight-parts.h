/* The parts of the panel of insight and of the review; no other file includes this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "cb-ask-item.h"
#include "cb-case.h"
#include "cb-course.h"
#include "cb-edition.h"
#include "cb-insight.h"
#include "cb-race.h"

#define CB_TYPE_ASK_ROW (cb_ask_row_get_type ())

/**
 * CbAskRow:
 *
 * A suggestion from the advice, with its cards, why, and a button that puts it into the composer:
 * case.ask with its cards (u). Property, construct only: item (CbAskItem).
 */
G_DECLARE_FINAL_TYPE (CbAskRow, cb_ask_row, CB, ASK_ROW, GtkListBoxRow)

GtkWidget *cb_ask_row_new (CbAskItem *item, CbEdition *edition);

#define CB_TYPE_ASK_VIEW (cb_ask_view_get_type ())

/**
 * CbAskView:
 *
 * What to ask next, the best first. While the focus or the pointer is in it, somebody is reading
 * it and only figures change; otherwise the order changes, too, if another one is clearly better.
 *
 * Properties: insight (CbInsight, set once); compact (boolean): whether there is room for few only;
 * figures (boolean): whether to show the suggestions in figures, too; problem (string or NULL, read
 * only: why there is nothing to show), has-more (boolean, read only). Action: insight.more.
 */
G_DECLARE_FINAL_TYPE (CbAskView, cb_ask_view, CB, ASK_VIEW, AdwBin)

GListModel *cb_ask_view_get_items (CbAskView *self);

GtkWidget *cb_card_line_new (void);
void cb_card_line_show (GtkWidget *line, CbEdition *edition, CbCardSet cards);

#define CB_TYPE_CHART (cb_chart_get_type ())

/**
 * CbChart:
 *
 * Shows along the entries of a log how many solutions are left, on a logarithmic scale. My line is
 * bold, over a filled area; the others' are thin, each with a dash of its own and the player's
 * token at its end, over a band that shows how uncertain they are. Where a card of the envelope was
 * found there is a point that can be pressed; a tap elsewhere leads to the nearest entry:
 * case.timeline-at.
 *
 * Assistive technology gets a sentence; the figures belong in a table beside the chart. Property:
 * annotated (boolean): it is tall, and its largest drops say what happened there.
 */
G_DECLARE_FINAL_TYPE (CbChart, cb_chart, CB, CHART, GtkWidget)

void cb_chart_show (CbChart *self, CbCourse *course, guint n_read);

#define CB_TYPE_COUNSEL_VIEW (cb_counsel_view_get_type ())

/**
 * CbCounselView:
 *
 * Says whose move it is, by a token and in words, what to do, and what for; hidden if there is
 * nothing to say. The words are also announced, once whenever they change. While the view is on the
 * screen the insight computes what they rest on.
 *
 * Properties: insight (CbInsight); wanted (boolean), FALSE hides it; beside (boolean): whether it
 * is at the head of a panel: shown only if pages are large; words (string, read only).
 */
G_DECLARE_FINAL_TYPE (CbCounselView, cb_counsel_view, CB, COUNSEL_VIEW, AdwBin)

#define CB_TYPE_COURSE_VIEW (cb_course_view_get_type ())

/**
 * CbCourseView:
 *
 * How the solutions went down: a chart, and all of its figures in a table that can be opened below
 * it. Properties: insight (CbInsight, set once), annotated (boolean: the chart is tall and says
 * what happened), left and total (strings, read only: solutions now, and at the start).
 */
G_DECLARE_FINAL_TYPE (CbCourseView, cb_course_view, CB, COURSE_VIEW, AdwBin)

#define CB_TYPE_INSIGHT_VIEW (cb_insight_view_get_type ())

/**
 * CbInsightView:
 *
 * What follows from a sheet for the next turn, the most useful first. Nothing is computed while it
 * is not on the screen. Properties: sheet (CbSheet, set once), compact and narrow (booleans:
 * whether there is less width, or very little), insight (CbInsight, read only), offers-review
 * (boolean, read only: the game goes on, and all parts are built).
 */
G_DECLARE_FINAL_TYPE (CbInsightView, cb_insight_view, CB, INSIGHT_VIEW, AdwBin)

CbInsight *cb_insight_view_get_insight (CbInsightView *self);
gboolean cb_insight_view_is_built (CbInsightView *self);

GtkWidget *cb_lane_detail_new (CbCase *case_, guint n_entries, guint seat);

#define CB_TYPE_LANE (cb_lane_get_type ())

/**
 * CbLane:
 *
 * One player’s lane in the race for the envelope: the name, the track on which the token stands, in
 * words how far that is, and a small card for each of mine, filled if the player has seen it. They
 * stand in the direction of reading; the name goes above the track if there is little room. A field
 * on the track shows how uncertain the place is. Lanes one below the other have their tracks in
 * line, and end in one band, which is the envelope. For assistive technology it is a meter.
 */
G_DECLARE_FINAL_TYPE (CbLane, cb_lane, CB, LANE, GtkWidget)

GtkWidget *cb_lane_new (const CbSetup *setup, guint seat);
GtkWidget *cb_lane_new_heading (const CbSetup *setup);
void cb_lane_show (CbLane *self,
                   const CbSetup *setup,
                   const CbRunner *runner,
                   CbCardSet seen,
                   CbCardSet maybe);
void cb_lane_set_turn (CbLane *self, gboolean turn);
void cb_lane_set_open (CbLane *self, gboolean open);
void cb_lane_get_track (CbLane *self, float *start, float *end);
float cb_lane_get_token_x (CbLane *self);

#define CB_TYPE_MISSED_VIEW (cb_missed_view_get_type ())

/**
 * CbMissedView:
 *
 * Shown after the game: in two lines how good my suggestions were and how lucky the answers; and my
 * costliest turn beside what would have been better then, with a button that leads to the entry:
 * case.show-entry (u). Parts without content are hidden. Properties: insight (CbInsight, set once);
 * words, asked, better, has-skill, skill and luck (read only).
 */
G_DECLARE_FINAL_TYPE (CbMissedView, cb_missed_view, CB, MISSED_VIEW, AdwBin)

#define CB_TYPE_MOVES_VIEW (cb_moves_view_get_type ())

/**
 * CbMovesView:
 *
 * Moves other than suggestions, if the edition has any: the best of each sort. It is hidden if
 * there are none. Property: insight (CbInsight, set once).
 */
G_DECLARE_FINAL_TYPE (CbMovesView, cb_moves_view, CB, MOVES_VIEW, AdwBin)

#define CB_TYPE_ODDS_BAR (cb_odds_bar_get_type ())

/**
 * CbOddsBar:
 *
 * How likely some cards are, as one line: their glyphs and names, and the percentage, on a bar of
 * the same width that is filled accordingly.
 */
G_DECLARE_FINAL_TYPE (CbOddsBar, cb_odds_bar, CB, ODDS_BAR, GtkBox)

GtkWidget *cb_odds_bar_new (const CbEdition *edition, CbCardSet cards, double chance);

#define CB_TYPE_ODDS_VIEW (cb_odds_view_get_type ())

/**
 * CbOddsView:
 *
 * What is in the envelope, and how likely: the likeliest solutions, and the cards of each category.
 * Properties: insight (CbInsight, set once), compact (boolean: there is little width), left
 * (string, read only: how many solutions there are), has-solutions (boolean, read only).
 */
G_DECLARE_FINAL_TYPE (CbOddsView, cb_odds_view, CB, ODDS_VIEW, AdwBin)

#define CB_TYPE_PLACES_VIEW (cb_places_view_get_type ())

/**
 * CbPlacesView:
 *
 * Shows where I am, with my token, and the rooms that I can reach with one roll, the easiest first,
 * each with the least roll; rooms that are hardly within reach are folded up. A tap on a room says
 * that I am there: my token glides to it, and only what can be asked there is advised. Another tap
 * takes that back. Once I have rolled, only rooms in reach are shown. In an edition without a
 * board, or if I may be anywhere, all rooms are shown alike.
 *
 * Properties: insight (CbInsight); compact (boolean): one line, which scrolls.
 */
G_DECLARE_FINAL_TYPE (CbPlacesView, cb_places_view, CB, PLACES_VIEW, AdwBin)

float cb_places_view_get_token_x (CbPlacesView *self);

#define CB_TYPE_RACE_VIEW (cb_race_view_get_type ())

/**
 * CbRaceView:
 *
 * Shows how far everybody is: a lane for each player, in seating order, me first; lanes never
 * change places. At a large table only a few are shown at first. The lane of another player unfolds
 * what there is to know of him; only one is unfolded at a time. Property: insight (CbInsight).
 *
 * Actions: race.open with a seat, race.all.
 */
G_DECLARE_FINAL_TYPE (CbRaceView, cb_race_view, CB, RACE_VIEW, AdwBin)

GskRenderNode *cb_review_picture_paint (GtkWidget *view, GtkWidget *head);
void cb_review_picture_take_async (GtkWidget *view,
                                   GtkWidget *head,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);
GBytes *cb_review_picture_take_finish (GAsyncResult *result);
void cb_review_picture_share (GtkWidget *view, GtkWidget *head, const char *title);

GBytes *cb_review_print_to_pdf (gpointer node, double width, double height, GError **error);
void cb_review_print (GtkWidget *view, GtkWidget *head, const char *title);

#define CB_TYPE_REVIEW_VIEW (cb_review_view_get_type ())

/**
 * CbReviewView:
 *
 * The story of a game once the envelope is known: the three cards, who solved it, how the solutions
 * went down, whose suggestions helped, and the turning points, which lead to their entries:
 * case.show-entry. Properties: insight (CbInsight, set once); compact (boolean: there is little
 * width); ending and solved (strings, read only), has-review and has-more (booleans, read only).
 *
 * Actions: insight.all-entries, insight.series, insight.print, insight.share (saves a picture).
 */
G_DECLARE_FINAL_TYPE (CbReviewView, cb_review_view, CB, REVIEW_VIEW, AdwBin)

#define CB_TYPE_SERIES_PAGE (cb_series_page_get_type ())

/**
 * CbSeriesPage:
 *
 * The games of an evening: who leads, a row for each player with a slot for each game that has to
 * be won, filled with what was in the envelope then, and the way to the next game. What a slot is
 * filled with is read from the files beside that of the case, in another thread.
 * Properties: narrow (boolean); ending (string), over and may-change (booleans, read only).
 *
 * Actions: series.share, which saves the page as a picture.
 */
G_DECLARE_FINAL_TYPE (CbSeriesPage, cb_series_page, CB, SERIES_PAGE, AdwNavigationPage)

AdwNavigationPage *cb_series_page_new (CbCase *case_);

#define CB_TYPE_SOLVED_VIEW (cb_solved_view_get_type ())

/**
 * CbSolvedView:
 *
 * Shown once only one solution is left: its cards; a button that accuses (case.accuse, u) and
 * stands out while I may do so; who is next, and who is closest behind me.
 *
 * Properties: insight (CbInsight, set once); compact (boolean): whether the cards are small.
 */
G_DECLARE_FINAL_TYPE (CbSolvedView, cb_solved_view, CB, SOLVED_VIEW, AdwBin)

#define CB_TYPE_STANDING_VIEW (cb_standing_view_get_type ())

/**
 * CbStandingView:
 *
 * Where the suspects are on the board, in editions where that decides who can be named: the rooms,
 * and below them the suspects. A tap puts a suspect into the chosen room, and then the next empty
 * room is chosen; a suspect who stood in it changes places with him. Each suggestion moves
 * suspects, too. Their places are remembered for the case. The view is hidden for other editions.
 * Property: insight (CbInsight, set once).
 *
 * Actions: insight.choose-place with a room (u); insight.place with a card (u), which is put into
 * that room, or taken out if it is there; insight.anybody.
 */
G_DECLARE_FINAL_TYPE (CbStandingView, cb_standing_view, CB, STANDING_VIEW, AdwBin)

#define CB_TYPE_VERDICT_VIEW (cb_verdict_view_get_type ())

/**
 * CbVerdictView:
 *
 * Whether to accuse now or to wait, in one word, with the chances on a gauge, and a button that
 * accuses: case.accuse with the likeliest solution (u). Properties: insight (CbInsight, set once);
 * compact (boolean): whether there is little room; figures (boolean): whether to say what the
 * verdict goes by.
 */
G_DECLARE_FINAL_TYPE (CbVerdictView, cb_verdict_view, CB, VERDICT_VIEW, AdwBin)
