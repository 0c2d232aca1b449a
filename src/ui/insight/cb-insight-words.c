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
