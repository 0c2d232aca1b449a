/* cb-discard.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void cb_discard_ask (AdwDialog *form, const char *heading, const char *body);
void cb_discard_ask_changes (AdwDialog *form);

G_END_DECLS
