/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-case-page.h"
#include "cb-case-tour.h"
#include "cb-composer.h"
#include "cb-draft-store.h"
#include "cb-check-bar.h"
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
  CbSheet *sheet; /* the sheet that is shown, perhaps of the past */
  CbSheet *now;   /* the sheet of the present, for the composer */
  CbDraft *draft;
  GSettings *settings;
  GSettings *memory;   /* settings of this case alone; NULL while it has no file */
  gboolean chose_mode; /* whether the user has chosen the mode of the sheet for this case */
  gboolean sets_mode;
  CbDraftStore *drafts;
  gboolean narrow;
  gboolean low;          /* whether the window is that of a telephone on its side */
  gboolean show_sidebar; /* if there is room for it */
  gboolean
    followed; /* whether a link from the sheet led to an entry, from which case.back returns */
  gboolean explaining; /* whether the panel beside the sheet shows why a cell is as it is */
  gboolean recording;  /* whether the composer is open, where it can be closed */
  gboolean typing;     /* whether a line to type is shown instead of the composer */
  gboolean shows_timeline;
  gboolean has_past;    /* whether there are entries that a timeline can show */
  gboolean contradicts; /* whether the log contradicts itself, as the banner says */
  int recorded;         /* the position of an entry to announce once it is on disk; −1 for none */
  GStrv copies;         /* conflict copies that were asked about, or NULL */
  gpointer choice;      /* weak: the AdwDialog that asks which version of the case to keep */
  gboolean told_conflict;
  gboolean tells_incomplete; /* whether the line below the title says that Casebook is working */
  gboolean announced_incomplete;
  guint blink_id;
  gboolean solved; /* whether the envelope is known in the present sheet */
  gboolean told_solved;
  int percent; /* the progress of the case in percent, or −1 */

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
  CbToken *sample_token;
  CbToken *turn_token;
  AdwToastOverlay *toasts;
  AdwViewStack *views;
  CbCheckBar *check_bar;
  CbHintBar *hint_bar;
  CbWhatIfBar *what_if_bar;
  AdwBin *why;
  GCancellable *checking; /* for checking the user’s marks */
  GCancellable *hinting;
  guint hint_generation; /* the generation of the case when the hint was asked for */
  GCancellable *making;  /* for making the game of a practice case */
  CbPractice *practice;  /* NULL until it is made */
  gpointer pointed;      /* weak: the GtkWidget that the tour points at */
  gpointer kept_focus;   /* weak: the GtkWidget that had the focus before the page was unmapped */
  gint64 mapped_in;      /* the frame in which the page was mapped again */
};

void _cb_case_page_install_actions (GtkWidgetClass *widget_class);
void _cb_case_page_update_actions (CbCasePage *self);
gboolean _cb_case_page_can_record (CbCasePage *self);
void _cb_case_page_save (CbCasePage *self);
void _cb_case_page_follow_elsewhere (CbCasePage *self);
AdwToast *_cb_case_page_offer_undo (CbCasePage *self, const char *words, const char *action_name);
void _cb_case_page_open_composer (CbCasePage *self);
void _cb_case_page_install_conflict (GtkWidgetClass *widget_class);
void _cb_case_page_update_conflict (CbCasePage *self);
void _cb_case_page_offer_review (CbCasePage *self, guint position);
void _cb_case_page_begin_with_review (CbCasePage *self);
void _cb_case_page_update_insight (CbCasePage *self);
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

void _cb_case_page_announce_recorded (CbCasePage *self);
char *_cb_case_page_describe_conflict (CbCasePage *self);
char *_cb_case_page_name_conflict_button (CbCasePage *self);
void _cb_case_page_install_properties (GObjectClass *object_class);

void _cb_case_page_install_marks (GtkWidgetClass *widget_class);
void _cb_case_page_update_marks (CbCasePage *self);
void _cb_case_page_update_hint (CbCasePage *self);
gboolean _cb_case_page_close_check (CbCasePage *self);
gboolean _cb_case_page_close_hint (CbCasePage *self);
void _cb_case_page_follow_what_if (CbCasePage *self);
void _cb_case_page_show_why (CbCasePage *self, CbSheetCell *cell);
void _cb_case_page_close_why (CbCasePage *self);
void _cb_case_page_install_practice (GtkWidgetClass *widget_class);
void _cb_case_page_start_practice (CbCasePage *self);
void _cb_case_page_stop_practice (CbCasePage *self);
void _cb_case_page_update_practice (CbCasePage *self);
gboolean _cb_case_page_is_practicing (CbCasePage *self);
char *_cb_case_page_describe_practice (CbCasePage *self);
void _cb_case_page_ask_for_solution (CbCasePage *self, CbCardSet proposed);
void _cb_case_page_install_sheet (GtkWidgetClass *widget_class);
void _cb_case_page_update_sheet_mode (CbCasePage *self);
void _cb_case_page_follow_solved (CbCasePage *self);
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
