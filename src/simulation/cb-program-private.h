/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/**
 * CbProgram:
 *
 * Another program that is asked line by line. It cannot keep the caller waiting longer, or take
 * more memory, than was agreed: a program that is late or says too much is killed, with all
 * processes that it started.
 */
typedef struct _CbProgram CbProgram;

CbProgram *cb_program_new (const char *command, guint timeout_ms, GError **error);
void cb_program_free (CbProgram *self);

/* (transfer full) (nullable): the line that the program answers, without its line break; NULL once
 * the program was ended. */
char *cb_program_ask (CbProgram *self, const char *line);
/* Why the program was ended, in words; NULL while it runs. */
const char *cb_program_get_end (const CbProgram *self);
/* How long the slowest answer took, in milliseconds. */
guint cb_program_get_slowest (const CbProgram *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CbProgram, cb_program_free)
