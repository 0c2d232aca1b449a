/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of cards at tables that use other ones than those in the box: another language, or a
 * theme of their own. */

#include "config.h"

#include "cb-edition-private.h"

#define MAX_ID 40

/**
 * cb_edition_make_id:
 * @name: what a part or an edition is called
 *
 * Returns: (transfer full): the name as an id and part of a file name: plain letters and digits,
 *   words joined by “-”; "" where nothing is left
 */
char *
cb_edition_make_id (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, NULL);
  g_autoptr (GString) id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && id->len < MAX_ID; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (id, g_ascii_tolower (*c));
    else if (*c != '\'' && *c != '?' && id->len > 0 && id->str[id->len - 1] != '-')
      g_string_append_c (id, '-');
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  return g_string_free_and_steal (g_steal_pointer (&id));
}

/**
 * cb_edition_rename_cards:
 * @names: (array): what each card is called, by index; NULL or blank as in the box
 *
 * Returns: (transfer full): the edition with these names and no others; the one in the box where
 *   all is as it is there
 */
CbEdition *
cb_edition_rename_cards (CbEdition *self, const char *const *names)
{
  CbCardSet cards[CB_MAX_TRAITS];

  g_return_val_if_fail (names != NULL, NULL);

  for (guint i = 0; i < self->n_traits; i++)
    cards[i] = self->traits[i].cards;
  return _cb_edition_derive (cb_edition_get_base (self), names, self->settled, cards,
                             (const char *const *) self->texts);
}

/* Returns: (transfer none) (nullable): what the card is called at this table as it was typed, where
 * that is not its name in the box */
const char *
cb_edition_get_own_name (const CbEdition *self, guint card)
{
  g_return_val_if_fail (card < self->n_cards, NULL);

  return self->names[card];
}

/* What the card is called in the box, whatever it is called here. */
const char *
cb_edition_get_name_in_box (const CbEdition *self, guint card)
{
  g_return_val_if_fail (card < self->n_cards, NULL);

  return (self->base != NULL ? self->base : self)->cards[card].name;
}
