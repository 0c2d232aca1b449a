/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-table-cards.h"

/* Returns: the number of the card with that id, or −1 */
int
cb_table_cards_find (const char *const *cards, const char *id)
{
  for (int i = 0; cards[i] != NULL; i++)
    if (g_str_equal (cards[i], id))
      return i;
  return -1;
}

/* Writes a line: @what and the ids of the cards in the order of the edition. */
void
cb_table_cards_write (GString *text, const char *what, guint32 set, const char *const *cards)
{
  g_string_append (text, what);
  for (; set != 0; set &= set - 1)
    g_string_append_printf (text, " %s", cards[__builtin_ctz (set)]);
  g_string_append_c (text, '\n');
}

/**
 * cb_table_cards_read:
 * @words: ids, ended by NULL
 * @all: (inout): the cards that came before, none of which may come again
 * @set: (inout): the set that the cards are added to
 *
 * Returns: whether each word is the id of a card that comes for the first time
 */
gboolean
cb_table_cards_read (const char *const *words, const char *const *cards, guint32 *all, guint32 *set)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      int card = cb_table_cards_find (cards, words[i]);

      if (card < 0 || *all >> card & 1)
        return FALSE;
      *set |= (guint32) 1 << card;
      *all |= (guint32) 1 << card;
    }
  return TRUE;
}
