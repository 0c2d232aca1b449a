/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cb-course.h"
#include "cb-skill.h"

#define CB_TYPE_HINDSIGHT (cb_hindsight_get_type ())

/**
 * CbHindsight:
 *
 * After the game: how good my suggestions were, and how lucky the answers. Each suggestion is
 * compared with the advice of its time, once, in another thread, while the object is active.
 *
 * Property, read only, with notify: ready (boolean: all suggestions have been judged).
 */
G_DECLARE_FINAL_TYPE (CbHindsight, cb_hindsight, CB, HINDSIGHT, GObject)

CbHindsight *cb_hindsight_new (CbCase *case_);
void cb_hindsight_set_active (CbHindsight *self, gboolean active);
const CbJudgedTurn *cb_hindsight_get_costliest (CbHindsight *self);
gboolean cb_hindsight_get_skill (CbHindsight *self, CbSkill *skill);

char *cb_missed_describe (const CbJudgedTurn *self);
char *
cb_missed_describe_ruled_out (const CbJudgedTurn *self, const CbCourse *course, gboolean better);
