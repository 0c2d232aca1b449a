/* What both versions of the file need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-sealed-deal-private.h"

gboolean
cb_sealed_deal_fits_table (CbSealedDeal *self)
{
  const CbTableDeal *deal = &self->deal;
  const CbSetup *table = self->table;
  gboolean fits = deal->n_seats == table->n_players && deal->face_up == table->face_up &&
                  deal->removed == table->removed && deal->n_down == table->face_down &&
                  (int) deal->first_dealt == table->first_dealt && table->me == CB_NOBODY;

  for (guint i = 0; fits && i < deal->n_seats; i++)
    {
      guint min, max;

      cb_setup_get_hand_range (table, i, &min, &max);
      fits = min == max && cb_card_set_size (deal->hands[i]) == min;
    }
  for (guint i = 0; fits && i < cb_edition_get_n_categories (table->edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (table->edition, i);

      fits = cb_card_set_size (deal->envelope & category->cards) == category->n_in_envelope;
    }
  return fits;
}

char *
cb_sealed_deal_cover (const char *text)
{
  return g_base64_encode ((const guchar *) text, strlen (text));
}

char *
cb_sealed_deal_uncover (CbMembers *in, const char *name)
{
  g_autofree char *covered = cb_members_get_string (in, name);
  gsize size = 0;

  if (*covered != '\0')
    g_base64_decode_inplace (covered, &size);
  return memchr (covered, '\0', size) == NULL ? g_strndup (covered, size) : g_strdup ("");
}
