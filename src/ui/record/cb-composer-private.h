/* cb-composer-private.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-composer.h"

G_BEGIN_DECLS

struct _CbComposer
{
  AdwBin parent_instance;

  CbDraft *draft;
  CbSheet *sheet;
  gboolean compact;
  gboolean roomy;
  JsonNode *dropped; /* the draft that was cancelled last */

  GtkWidget *by;
  GtkStack *forms;
  GtkWidget *kind;
  CbDraftKind kinds[CB_N_DRAFT_KINDS]; /* in the order they are offered */
  guint n_kinds;
};

void _cb_composer_install_actions (GtkWidgetClass *widget_class);
void _cb_composer_watch_keys (CbComposer *self);
void _cb_composer_offer_kinds (CbComposer *self);
void _cb_composer_register_forms (void);
void _cb_composer_show_form (CbComposer *self);
void _cb_composer_update_actions (CbComposer *self);

G_END_DECLS
