/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text that says where every card went; there is just one for each deal. Every line begins with
 * what it holds; then come the ids of the cards, in the order of the edition, or for face-down
 * cards in the order of their places:
 *
 *   envelope plum rope hall
 *   hand 0 green knife kitchen …
 *   hand 1 …
 *   face-up
 *   face-down
 *   removed
 */

#include "config.h"

#include "cb-table-cards.h"
#include "cb-table-deal.h"

/* Appends the text of the deal to @text. @cards: ids of the edition's cards, ended by NULL */
void
cb_table_deal_write_cards (const CbTableDeal *self, const char *const *cards, GString *text)
{
  cb_table_cards_write (text, "envelope", self->envelope, cards);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *what = g_strdup_printf ("hand %u", i);

      cb_table_cards_write (text, what, self->hands[i], cards);
    }
  cb_table_cards_write (text, "face-up", self->face_up, cards);
  g_string_append (text, "face-down");
  for (guint i = 0; i < self->n_down; i++)
    g_string_append_printf (text, " %s", cards[self->down[i]]);
  g_string_append_c (text, '\n');
  cb_table_cards_write (text, "removed", self->removed, cards);
}
