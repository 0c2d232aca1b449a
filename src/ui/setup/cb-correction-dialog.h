/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "cb-case.h"

/* What can be done with a form as it is filled in. */
typedef enum
{
  CB_CORRECTION_TOUCHED = 1 << 0, /* closing it would lose something */
  CB_CORRECTION_READY = 1 << 1,   /* there is something to save, and nothing wrong with it */
  CB_CORRECTION_OWN = 1 << 2,     /* something is not as in the box */
} CbCorrectionState;

#define CB_TYPE_CORRECTION_DIALOG (cb_correction_dialog_get_type ())

/**
 * CbCorrectionDialog:
 *
 * A form to correct, for one case, what is different at the table from what the box says. It has
 * groups, and below them a row that resets all to what the box says. Subclasses add the groups, and
 * say after each change what can be done with the form.
 *
 * Actions: correction.save, correction.reset (all as in the box).
 */
G_DECLARE_DERIVABLE_TYPE (CbCorrectionDialog,
                          cb_correction_dialog,
                          CB,
                          CORRECTION_DIALOG,
                          AdwDialog)

struct _CbCorrectionDialogClass
{
  AdwDialogClass parent_class;

  /* Writes the form to the case. Returns: FALSE if that failed; @error is then shown */
  gboolean (*save) (CbCorrectionDialog *self, GError **error);
  void (*reset) (CbCorrectionDialog *self);
};

CbCorrectionDialog *
cb_correction_dialog_new (GType type, CbCase *case_, const char *title, const char *description);
void cb_correction_dialog_add_group (CbCorrectionDialog *self, AdwPreferencesGroup *group);
void cb_correction_dialog_add_reset (CbCorrectionDialog *self, const char *title);

CbCase *cb_correction_dialog_get_case (CbCorrectionDialog *self);
CbEdition *cb_correction_dialog_get_edition (CbCorrectionDialog *self);
void cb_correction_dialog_set_state (CbCorrectionDialog *self, CbCorrectionState state);
void cb_correction_dialog_set_problem (CbCorrectionDialog *self, const char *problem);
