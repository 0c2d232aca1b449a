/* What a question asks for, and whom it concerns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "cb-event-kind.h"

/* What is asked for, as a number: categories come first, then traits. */

/* (nullable): the id of the category or trait asked for */
const char *
_cb_draft_get_asked_id (CbDraft *self)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  guint n = cb_edition_get_n_categories (edition);
  int asked = cb_draft_get (self, CB_DRAFT_ASKED);

  if (asked < 0)
    return NULL;
  return (guint) asked < n ? cb_edition_get_category (edition, (guint) asked)->id
                           : cb_edition_get_trait (edition, (guint) asked - n)->id;
}

void
_cb_draft_list_kinds_asked (CbDraft *self, GStrvBuilder *names)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    g_strv_builder_add (names, cb_edition_get_category (edition, i)->name);
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    g_strv_builder_add (names, cb_edition_get_trait (edition, i)->name);
}

int
_cb_draft_find_asked (CbDraft *self, const char *id)
{
  const CbEdition *edition = cb_case_get_edition (self->case_);
  int category = id != NULL ? cb_edition_find_category (edition, id) : -1;
  int trait = id != NULL ? cb_edition_find_trait (edition, id) : -1;

  if (category < 0 && trait >= 0)
    return (int) cb_edition_get_n_categories (edition) + trait;
  return category;
}

CbCardSet
cb_draft_get_asked_cards (CbDraft *self)
{
  const CbSetup *setup;
  guint n;
  int asked;

  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  setup = cb_case_get_setup (self->case_);
  n = cb_edition_get_n_categories (setup->edition);
  asked = cb_draft_get (self, CB_DRAFT_ASKED);
  if (asked < 0)
    return cb_setup_get_deck (setup);
  return cb_setup_get_deck (setup) &
         ((guint) asked < n ? cb_edition_get_category (setup->edition, (guint) asked)->cards
                            : cb_edition_get_trait (setup->edition, (guint) asked - n)->cards);
}

guint32
cb_draft_get_guessed_traits (CbDraft *self)
{
  const CbEventKind *kind;
  const CbEdition *edition;
  guint32 guessed = 0;

  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  kind = _cb_draft_get_event_kind (self);
  edition = cb_case_get_edition (self->case_);
  for (guint i = 0; kind->get_traits != NULL && i < cb_edition_get_n_traits (edition); i++)
    if (cb_edition_get_trait (edition, i)->guessed)
      guessed |= (guint32) 1 << i;
  return guessed != 0 ? guessed & kind->get_traits (self) : 0;
}

/* Whether it is only a guess which cards have the trait asked for. */
gboolean
_cb_draft_guesses (CbDraft *self)
{
  return cb_draft_get_guessed_traits (self) != 0;
}

/* Lists the named cards, with −1 for each that is missing. A question that names cards by category
 * has one place for each category it asks for. Returns: how many places there are */
static guint
list_by_category (const CbEdition *edition, CbCardSet named, int cards[CB_MAX_CARDS])
{
  guint32 asked = cb_edition_get_rules (edition)->asked_categories;
  guint n = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet here = named & cb_edition_get_category (edition, i)->cards;

      if (here == 0 && (asked >> i & 1) != 0)
        cards[n++] = -1;
      for (; here != 0; here &= here - 1)
        cards[n++] = (int) cb_card_set_first (here);
    }
  return n;
}

/**
 * cb_draft_list_cards:
 * @cards: (out caller-allocates): the cards named, −1 for each that is still to be named
 *
 * Returns: the length of @cards: as many as the rules let a question name, or more if more are
 *   named; 0 if the event names no cards
 */
guint
cb_draft_list_cards (CbDraft *self, int cards[CB_MAX_CARDS])
{
  const CbEdition *edition;
  const CbRules *rules;
  CbCardSet named;
  guint n = 0;

  g_return_val_if_fail (CB_IS_DRAFT (self), 0);

  edition = cb_case_get_edition (self->case_);
  rules = cb_edition_get_rules (edition);
  named = cb_draft_get_cards (self);
  if (_cb_draft_get_event_kind (self)->get_asked != NULL)
    return 0;
  if (rules->n_alike == 1 && __builtin_popcount (rules->asked_categories) == rules->n_asked)
    return list_by_category (edition, named, cards);

  for (CbCardSet left = named; left != 0; left &= left - 1)
    cards[n++] = (int) cb_card_set_first (left);
  while (n < (guint) rules->n_asked)
    cards[n++] = -1;
  return n;
}

gboolean
cb_draft_is_me (CbDraft *self, int seat)
{
  g_return_val_if_fail (CB_IS_DRAFT (self), FALSE);

  return seat != CB_NOBODY && seat == cb_case_get_setup (self->case_)->me;
}
