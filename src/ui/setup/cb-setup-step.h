/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-setup-draft.h"

#define CB_TYPE_SETUP_STEP (cb_setup_step_get_type ())
G_DECLARE_DERIVABLE_TYPE (CbSetupStep, cb_setup_step, CB, SETUP_STEP, AdwNavigationPage)

/**
 * CbSetupStepClass:
 * @update: shows what is in the draft; called at first and after every change
 *
 * One page of the form. Properties: draft (construct only), content (the widget between header and
 * message), status (string: how much is filled in, under the title), problem (string: what is
 * wrong, or NULL), form (string: the title of the whole form, shown if there is no status), wide
 * (boolean: there is room for two columns), foot (boolean: the button that leads on is at the
 * foot), next-label (string; NULL for a page that only leads back).
 */
struct _CbSetupStepClass
{
  AdwNavigationPageClass parent_class;

  void (*update) (CbSetupStep *self);
};

CbSetupDraft *cb_setup_step_get_draft (CbSetupStep *self);
