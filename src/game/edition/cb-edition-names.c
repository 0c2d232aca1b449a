/* cb-edition-names.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Names. At some tables the cards have other ones than in the box: another language, a theme of
 * their own. All else of such an edition is the one in the box. */

#include "config.h"

#include "cb-edition-private.h"
#include "cb-text.h"

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

/* Shares everything that is never changed; the texts belong to @base. */
static CbEdition *
share (CbEdition *base)
{
  CbEdition *self = g_atomic_rc_box_new0 (CbEdition);

  *self = *base;
  self->base = cb_edition_ref (base);
  self->source = NULL;
  g_array_ref (self->dice);
  g_array_ref (self->decks);
  g_array_ref (self->deck_cards);
  g_array_ref (self->powers);
  g_array_ref (self->events);
  g_array_ref (self->variants);
  return self;
}

/**
 * cb_edition_rename_cards:
 * @names: (array): what each card is called, by index; NULL or blank as in the box
 *
 * Returns: (transfer full): the edition with these names and no others; the one in the box where
 *   they are all its own
 */
CbEdition *
cb_edition_rename_cards (CbEdition *self, const char *const *names)
{
  CbEdition *base = cb_edition_get_base (self);
  CbEdition *renamed = NULL;

  g_return_val_if_fail (names != NULL, NULL);

  for (guint i = 0; i < base->n_cards; i++)
    {
      if (names[i] == NULL || cb_text_is_blank (names[i]) ||
          g_str_equal (names[i], base->cards[i].name))
        continue;
      if (renamed == NULL)
        renamed = share (base);
      renamed->names[i] = g_strdup (names[i]);
      renamed->shown[i] = cb_text_make_name (names[i]);
      renamed->cards[i].name = renamed->shown[i];
    }
  return renamed != NULL ? renamed : cb_edition_ref (base);
}

/* Returns: (transfer none): the edition as it is in the box; often @self */
CbEdition *
cb_edition_get_base (CbEdition *self)
{
  return self->base != NULL ? self->base : self;
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
