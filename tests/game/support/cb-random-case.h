/* cb-random-case.h
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* (transfer full): the text of a case file of the small edition, with a table, a deal and
 * @n_entries entries of every kind at random. All is true of one deal, but for one of @lies
 * answers on average; 0: no lies. */
char *cb_random_case_new (GRand *rand, guint n_entries, guint lies);
/* (transfer full): one more entry for the players of such a case without open or face-down cards,
 * true or not. */
char *cb_random_entry_new (GRand *rand, guint n_players);

G_END_DECLS
