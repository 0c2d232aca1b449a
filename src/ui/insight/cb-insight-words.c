/* cb-insight-words.c: what the insight says, in few words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define G_LOG_DOMAIN "cb-insight"

#include "config.h"

#include <glib/gi18n.h>

#include "cb-insight-words.h"

/* (transfer full): how many solutions there still are. @chances: (nullable) */
char *
cb_insight_describe_left (const CbChances *chances)
{
  guint n;

  if (chances == NULL)
    return g_strdup ("");
  n = cb_chances_get_n_solutions (chances);
  if (n == 1)
    return g_strdup (_ ("Solved"));
  return g_strdup_printf (ngettext ("%u solution left", "%u solutions left", n), n);
}

/* (transfer full): "37 %", for 0…1 */
char *
cb_insight_describe_percent (double chance)
{
  g_autofree char *percent = cb_chance_to_percent (CLAMP (chance, 0, 1));

  /* Translators: a chance in percent: “37 %”, “<1 %” */
  return g_strdup_printf (_ ("%s %%"), percent);
}

/* (transfer full): "Plum · Rope · Hall", as they stand on the sheet */
char *
cb_insight_join_cards (const CbEdition *edition, CbCardSet cards)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (; cards != 0; cards &= cards - 1)
    {
      if (words->len > 0)
        g_string_append (words, " · ");
      g_string_append (words, cb_edition_get_card (edition, cb_card_set_first (cards))->name);
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* (transfer full): the reason as a sentence begins */
char *
cb_insight_describe_reason (const CbAdvice *advice, guint index)
{
  g_autofree char *reason = cb_advice_explain (advice, index);
  g_autofree char *first = g_utf8_substring (reason, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, g_utf8_next_char (reason), NULL);
}

/* (transfer full): what a question is expected to tell of the envelope, and of the whole sheet */
char *
cb_insight_describe_bits (double bits, double total_bits)
{
  /* Translators: what a question is expected to tell, in bits: of the envelope, and of the whole
   * sheet */
  return g_strdup_printf (_ ("%.2f bits · sheet %.2f"), MAX (bits, 0), MAX (total_bits, 0));
}

/* (transfer full): which cards of a category can be asked for: "Rooms: 3 of 9" */
char *
cb_insight_describe_reach (const CbCategory *category, CbCardSet within)
{
  guint n = cb_card_set_size (category->cards & within);

  if (n == 0)
    return g_strdup (category->name);
  /* Translators: a category of cards, and how many of them can be reached: “Rooms: 3 of 9” */
  return g_strdup_printf (_ ("%s: %u of %u"), category->name, n,
                          cb_card_set_size (category->cards));
}
