/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The most characters shown of the name of a player, card, edition or case, and of a note. */
#define CB_TEXT_MAX_NAME 100
#define CB_TEXT_MAX_NOTE 2000

gboolean cb_text_is_blank (const char *text);
gboolean cb_text_is_command (gunichar c);
gboolean cb_text_is_long (const char *text);
char *cb_text_capitalize (const char *text);
char *cb_text_trim (const char *text);
char *cb_text_make_visible (const char *text);
char *cb_text_make_line (const char *text);
char *cb_text_make_name (const char *text);
char *cb_text_make_note (const char *text);
