/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-box.h"
#include "cb-hand-code.h"

void
cb_deal_choices_init (CbDealChoices *self, const CbEdition *edition, guint n_players)
{
  const CbRules *rules = cb_edition_get_rules (edition);

  *self = (CbDealChoices) { .policy = cb_edition_get_deal (edition),
                            .rest_down = rules->rest == CB_REST_DOWN,
                            .n_side = n_players == 2 ? (guint) rules->side_cards : 0 };
}

/* How many cards of @category are still to be removed: the table may already have chosen some
 * itself. */
static guint
count_to_remove (const CbSetup *setup, guint category)
{
  guint n = (guint) cb_edition_get_rules (setup->edition)->n_removed;
  guint chosen = cb_card_set_size (setup->removed &
                                   cb_edition_get_category (setup->edition, category)->cards);

  return n > chosen ? n - chosen : 0;
}

/**
 * cb_box_get_deal_rules:
 * @setup: the edition, the players, who is dealt first, cards that are out of play, among them
 *   those the rules remove if the table chose them
 * @choices: what the table chose
 * @rules: (out caller-allocates): how the table deals
 */
void
cb_box_get_deal_rules (const CbSetup *setup, const CbDealChoices *choices, CbTableDealRules *rules)
{
  const CbEdition *edition = setup->edition;
  guint removed_category = (guint) MAX (cb_edition_get_rules (edition)->removed_category, 0);

  *rules = (CbTableDealRules) { .n_cards = cb_edition_get_n_cards (edition),
                                .n_categories = cb_edition_get_n_categories (edition),
                                .n_seats = setup->n_players,
                                .first_dealt = (guint) MAX (setup->first_dealt, 0),
                                .removed = setup->removed,
                                .n_removed = count_to_remove (setup, removed_category),
                                .removed_category = removed_category,
                                .n_side = choices->n_side,
                                .equal = choices->policy == CB_DEAL_EQUAL,
                                .rest_down = choices->rest_down };
  for (guint i = 0; i < rules->n_categories; i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      rules->categories[i] = category->cards;
      rules->n_in_envelope[i] = category->n_in_envelope;
    }
}

/* Makes one word of an id, whatever characters it has. */
static char *
make_word (const char *id)
{
  return g_uri_escape_string (id, NULL, TRUE);
}

/* Returns: (transfer full): the id of the edition without spaces */
char *
cb_box_get_edition_word (const CbEdition *edition)
{
  return make_word (cb_edition_get_id (edition));
}

/* Returns: (transfer full): the ids of the cards without spaces */
GStrv
cb_box_get_card_words (const CbEdition *edition)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    g_strv_builder_take (words, make_word (cb_edition_get_card (edition, i)->id));
  return g_strv_builder_end (words);
}

/* Returns: (transfer full): the names of the players in seating order, in ASCII and without spaces:
 * whatever people are called, a text with their names looks as it is */
GStrv
cb_box_get_player_words (const CbSetup *setup)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; i < setup->n_players; i++)
    g_strv_builder_take (words, g_uri_escape_string (setup->players[i].name, NULL, FALSE));
  return g_strv_builder_end (words);
}

/* Returns: the tag hand codes know the edition by: it and its cards have the same ids */
guint
cb_box_get_tag (const CbEdition *edition)
{
  g_autofree char *id = cb_box_get_edition_word (edition);
  g_auto (GStrv) cards = cb_box_get_card_words (edition);
  g_autofree char *joined = g_strjoinv (" ", cards);
  g_autoptr (GString) text = g_string_new (id);

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      g_string_append_printf (text, " %u/%u", category->n_in_envelope,
                              cb_card_set_size (category->cards));
    }
  g_string_append_printf (text, "\n%s", joined);
  return cb_hand_code_make_tag (text->str);
}

/* Writes down the sizes of the hands where the edition would have them equal and they are not. */
void
cb_box_state_hand_sizes (CbSetup *setup)
{
  guint sizes[CB_MAX_PLAYERS];
  gboolean uneven = FALSE;

  for (guint i = 0; i < setup->n_players; i++)
    setup->players[i].hand_size = -1;
  for (guint i = 0; i < setup->n_players; i++)
    {
      guint max;

      cb_setup_get_hand_range (setup, i, &sizes[i], &max);
      if (sizes[i] != max)
        return;
      uneven = uneven || sizes[i] != sizes[0];
    }
  for (guint i = 0; uneven && i < setup->n_players; i++)
    if (cb_edition_get_deal (setup->edition) == CB_DEAL_EQUAL)
      setup->players[i].hand_size = (int) sizes[i];
}
