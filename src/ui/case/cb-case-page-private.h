/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-page.h"
#include "cb-case-tour.h"
#include "cb-composer.h"
#include "cb-draft-store.h"
#include "cb-hint-bar.h"
#include "cb-log-view.h"
#include "cb-practice.h"
#include "cb-sheet-view.h"
#include "cb-table-prompt.h"
#include "cb-timeline.h"
#include "cb-token.h"
#include "cb-what-if-bar.h"

struct _CbCasePage
{
  AdwNavigationPage parent_instance;

  CbCase *case_;
  CbSheet *sheet; /* the one shown, maybe of the past */
  CbSheet *now;   /* the one for composing */
  CbDraft *draft;
  GSettings *settings;
  GSettings *memory;   /* of this case alone; NULL while it has no file */
  gboolean chose_mode; /* of the sheet */
  gboolean sets_mode;
  CbDraftStore *drafts;
  gboolean narrow;
  gboolean show_sidebar; /* where there is room for it */
  gboolean followed;     /* a link from the sheet, which can be gone back */
  gboolean explaining;   /* why a cell is as it is, beside the sheet */
  gboolean recording;    /* the composer is open, where it is not always */
  gboolean typing;       /* a line to type stands in its place, where there is no room for both */
  gboolean shows_timeline;
  gboolean has_past;    /* that a timeline can show */
  gboolean contradicts; /* and the banner says so */
  int recorded;         /* the entry that is told of when it is on disk; −1 for none */
  gpointer choice;      /* weak: an AdwDialog, for my version of the case or theirs */
  gboolean told_conflict;
  gboolean tells_incomplete; /* below the title */
  gboolean announced_incomplete;
  guint blink_id;
  gboolean solved; /* all of the envelope is known, as of now */
  gboolean told_solved;
  int percent; /* how far the case is, or −1 */

  GtkShortcutController *shortcuts;
  CbComposer *composer;
  GtkWidget *foot;
  CbLogView *latest;
  CbLogView *log_view;
  GtkMenuButton *menu_button;
  GMenuModel *menu_model;
  GtkWidget *redo;
  CbTablePrompt *prompt;
  GtkWidget *undo;
  CbSheetView *sheet_view;
  CbTimeline *timeline;
  CbCaseTour *tour;
  CbToken *turn_token;
  AdwToastOverlay *toasts;
  AdwViewStack *views;
  CbHintBar *hint_bar;
  CbWhatIfBar *what_if_bar;
  AdwBin *why;
  GCancellable *checking; /* the user’s marks */
  GCancellable *hinting;
  guint hint_generation; /* of the case when the hint was asked for */
  GCancellable *making;  /* the game of a practice case */
  CbPractice *practice;  /* once it is made */
  gpointer pointed;      /* weak: a GtkWidget, what the tour tells of */
  gpointer kept_focus;   /* weak: a GtkWidget, while the page is laid out anew */
  gint64 mapped_in;      /* the frame in which it was there again */
};

void _cb_case_page_install_actions (GtkWidgetClass *widget_class);
void _cb_case_page_update_actions (CbCasePage *self);
gboolean _cb_case_page_can_record (CbCasePage *self);
void _cb_case_page_save (CbCasePage *self);
void _cb_case_page_follow_elsewhere (CbCasePage *self);
void _cb_case_page_offer_undo (CbCasePage *self, const char *words, const char *action_name);
void _cb_case_page_open_composer (CbCasePage *self);
void _cb_case_page_install_conflict (GtkWidgetClass *widget_class);
void _cb_case_page_update_conflict (CbCasePage *self);
void _cb_case_page_install_history (GtkWidgetClass *widget_class);
void _cb_case_page_install_insight (GtkWidgetClass *widget_class);
void _cb_case_page_offer_review (CbCasePage *self, guint position);
void _cb_case_page_begin_with_review (CbCasePage *self);
void _cb_case_page_offer_advice (CbCasePage *self);
void _cb_case_page_update_insight (CbCasePage *self);
void _cb_case_page_install_timeline (GtkWidgetClass *widget_class);
void _cb_case_page_update_timeline (CbCasePage *self);
void _cb_case_page_set_timeline (CbCasePage *self, gboolean shown);

void _cb_case_page_install_layout (GtkWidgetClass *widget_class);
gboolean _cb_case_page_has_sidebar (CbCasePage *self);
void _cb_case_page_keep_layout (CbCasePage *self);
void _cb_case_page_focus_view (CbCasePage *self);
void _cb_case_page_set_narrow (CbCasePage *self, gboolean narrow);
void _cb_case_page_set_show_sidebar (CbCasePage *self, gboolean show_sidebar);
void _cb_case_page_set_recording (CbCasePage *self, gboolean recording);
void _cb_case_page_set_typing (CbCasePage *self, gboolean typing);

void _cb_case_page_install_recording (GtkWidgetClass *widget_class);
void _cb_case_page_announce_recorded (CbCasePage *self);
void _cb_case_page_install_properties (GObjectClass *object_class);

void _cb_case_page_install_marks (GtkWidgetClass *widget_class);
void _cb_case_page_update_marks (CbCasePage *self);
void _cb_case_page_install_hint (GtkWidgetClass *widget_class);
void _cb_case_page_update_hint (CbCasePage *self);
gboolean _cb_case_page_close_hint (CbCasePage *self);
void _cb_case_page_show_hint (CbCasePage *self);
void _cb_case_page_install_what_if (GtkWidgetClass *widget_class);
void _cb_case_page_follow_what_if (CbCasePage *self);
void _cb_case_page_install_why (GtkWidgetClass *widget_class);
void _cb_case_page_show_why (CbCasePage *self, CbSheetCell *cell);
void _cb_case_page_close_why (CbCasePage *self);
void _cb_case_page_show_reason (CbCasePage *self);
void _cb_case_page_install_practice (GtkWidgetClass *widget_class);
void _cb_case_page_start_practice (CbCasePage *self);
void _cb_case_page_stop_practice (CbCasePage *self);
void _cb_case_page_update_practice (CbCasePage *self);
gboolean _cb_case_page_is_practicing (CbCasePage *self);
char *_cb_case_page_describe_practice (CbCasePage *self);
void _cb_case_page_ask_for_solution (CbCasePage *self, CbCardSet proposed);
void _cb_case_page_install_sheet (GtkWidgetClass *widget_class);
void _cb_case_page_update_sheet_mode (CbCasePage *self);
void _cb_case_page_install_solved (GtkWidgetClass *widget_class);
void _cb_case_page_follow_solved (CbCasePage *self);
char *_cb_case_page_describe_status (CbCasePage *self);
void _cb_case_page_follow_status (CbCasePage *self);
void _cb_case_page_install_sample (GtkWidgetClass *widget_class);
void _cb_case_page_follow_sample (CbCasePage *self);
void _cb_case_page_follow_dialogs (CbCasePage *self);
void _cb_case_page_install_table (GtkWidgetClass *widget_class);
void _cb_case_page_update_table (CbCasePage *self);
void _cb_case_page_update_turn (CbCasePage *self);
char *_cb_case_page_describe_turn (CbCasePage *self);

void _cb_case_page_bind_settings (CbCasePage *self);
GSettings *_cb_case_page_get_memory (CbCasePage *self);
void _cb_case_page_show_entry (CbCasePage *self, guint position);
void _cb_case_page_go_back (CbCasePage *self);
void _cb_case_page_set_followed (CbCasePage *self, gboolean followed);
