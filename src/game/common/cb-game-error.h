/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#define CB_GAME_ERROR (cb_game_error_quark ())

/**
 * CbGameError:
 * @CB_GAME_ERROR_NOT_A_CASE: the bytes are not UTF-8 JSON, or not of a case
 * @CB_GAME_ERROR_TOO_LARGE: larger than any case
 * @CB_GAME_ERROR_INVALID: a member breaks a rule; the message begins with its path
 * @CB_GAME_ERROR_READ_ONLY: the file was written by a newer version
 *
 * What can be wrong with a user's file or input. Messages are translated and meant for the user; if
 * a member of a file is to blame, they begin with its path ("log[4].by: …"). What they quote is
 * safe to show, and not long.
 */
typedef enum
{
  CB_GAME_ERROR_NOT_A_CASE,
  CB_GAME_ERROR_TOO_LARGE,
  CB_GAME_ERROR_INVALID,
  CB_GAME_ERROR_READ_ONLY,
} CbGameError;

GQuark cb_game_error_quark (void);
void cb_game_error_take (GError **error, CbGameError code, char *message);
