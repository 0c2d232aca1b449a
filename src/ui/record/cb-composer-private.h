/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-answer-list.h"
#include "cb-composer.h"
#include "cb-question-box.h"
#include "cb-quick-entry.h"
#include "cb-status-line.h"

struct _CbComposer
{
  AdwBin parent_instance;

  CbDraft *draft;
  CbSheet *sheet;
  gboolean compact;
  gboolean roomy;
  gboolean dense;
  gboolean low;             /* there is no height for both the form and the answers */
  gboolean changing;        /* whether the form stands there although all cards are named */
  gboolean typing;          /* whether the typed line replaces the form, without room for both */
  gboolean recorded_itself; /* whether the last entry was recorded automatically: somebody
                             * showed a card */
  GSettings *settings;
  JsonNode
    *read; /* the event that the typed line tells; NULL while the form shows what is tapped */
  JsonNode *told;     /* the same event as the form tells it */
  JsonNode *tapped;   /* (nullable): the draft that was tapped before something was typed */
  gboolean following; /* whether the form is being made to show what is typed */
  JsonNode *dropped;  /* the draft that was cancelled last, for record.restore */

  CbAnswerList *answers;
  GtkWidget *body;
  GtkWidget *by;
  GtkWidget *clear;
  GtkStack *forms;
  GtkWidget *kind;
  GtkWidget *pinned;
  CbQuestionBox *question;
  AdwBin *place; /* holds the answers if they do not scroll with the form */
  CbQuickEntry *quick;
  GtkWidget *record;
  CbStatusLine *status;
  CbDraftKind kinds[CB_N_DRAFT_KINDS]; /* in the order of the list */
  guint n_kinds;
};

void _cb_composer_install_actions (GtkWidgetClass *widget_class);
void _cb_composer_watch_keys (CbComposer *self);
void _cb_composer_update_actions (CbComposer *self);
gboolean _cb_composer_is_typed (CbComposer *self);
void _cb_composer_record_shown (CbComposer *self);
void _cb_composer_change_cards (CbComposer *self);
