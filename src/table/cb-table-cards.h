/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Cards in the texts of deals: a line begins with what it holds, then come the ids of the cards.
 * @cards are all ids of an edition, ended by NULL; none has a space in it. */
int cb_table_cards_find (const char *const *cards, const char *id);
void cb_table_cards_write (GString *text, const char *what, guint32 set, const char *const *cards);
gboolean cb_table_cards_read (const char *const *words,
                              const char *const *cards,
                              guint32 *all,
                              guint32 *set);
