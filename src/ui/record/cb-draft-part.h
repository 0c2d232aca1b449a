/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-draft.h"
#include "cb-sheet.h"

#define CB_TYPE_DRAFT_PART (cb_draft_part_get_type ())

/**
 * CbDraftPart:
 *
 * A part of the composer: the form of a kind of event, or what several forms have in common.
 * Properties, each set once: draft (CbDraft), sheet (CbSheet: what is known of the cards).
 */
G_DECLARE_DERIVABLE_TYPE (CbDraftPart, cb_draft_part, CB, DRAFT_PART, AdwBin)

/**
 * CbDraftPartClass:
 * @attach: (nullable): called when both draft and sheet are set
 */
struct _CbDraftPartClass
{
  AdwBinClass parent_class;

  void (*attach) (CbDraftPart *self);

  /*< private >*/
  gboolean has_template;
};

void cb_draft_part_class_set_template (CbDraftPartClass *klass, const char *name);

CbDraft *cb_draft_part_get_draft (CbDraftPart *self);
CbSheet *cb_draft_part_get_sheet (CbDraftPart *self);
const CbSetup *cb_draft_part_get_setup (CbDraftPart *self);
