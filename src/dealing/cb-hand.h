/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-setup.h"

/* A hand that was dealt here gets into a notebook elsewhere as a code to be typed, or as words that
 * any phone can show. Neither tells anything of the other hands or of the envelope. */
char *cb_hand_make_code (const CbSetup *setup);
char *cb_hand_make_words (const CbSetup *setup, const char *numbers);
CbSetup *cb_hand_read_code (const char *code, CbEdition *edition, GError **error);
