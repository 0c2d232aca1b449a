/* cb-why-words.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cb-setup.h"
#include "cb-step.h"

G_BEGIN_DECLS

/* (transfer full): a step of a reason in one sentence. @steps: (element-type CbStep): all of it */
char *cb_why_say_step (CbSetup *setup, GPtrArray *steps, const CbStep *step);

G_END_DECLS
