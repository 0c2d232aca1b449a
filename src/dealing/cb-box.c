/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-box.h"
#include "cb-box-deck.h"
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
 * @setup: the edition, the players, who is dealt first, cards that are out of play (with those that
 *   the rules remove, if the table chose them)
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

/* Returns: (transfer full): @id, escaped so that it is one word */
char *
cb_box_make_word (const char *id)
{
  return g_uri_escape_string (id, NULL, TRUE);
}

/* Returns: (transfer full): the ids of the cards, escaped so that none has a space */
GStrv
cb_box_get_card_words (const CbEdition *edition)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; i < cb_edition_get_n_cards (edition); i++)
    g_strv_builder_take (words, cb_box_make_word (cb_edition_get_card (edition, i)->id));
  return g_strv_builder_end (words);
}

/* Returns: (transfer full): the names of the players in seating order, escaped to ASCII without
 * spaces, so that in a text each name is one word and has no invisible characters */
GStrv
cb_box_get_player_words (const CbSetup *setup)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; i < setup->n_players; i++)
    g_strv_builder_take (words, g_uri_escape_string (setup->players[i].name, NULL, FALSE));
  return g_strv_builder_end (words);
}

/* Whether Casebook can draw from a deck. It must be known how many cards of each kind there are; no
 * card may need an event other than a hand laid open; all cards that are kept must be of one
 * kind. */
static gboolean
is_known (const CbEdition *edition, guint deck)
{
  const CbDeckCard *card;
  int n_cards = 0;
  guint n_kept = 0;

  for (guint i = 0; (card = cb_box_get_kind (edition, deck, i)) != NULL; i++)
    {
      if (card->count <= 0 || (card->event != NULL && card->effect != CB_EFFECT_LAST_KILLS))
        return FALSE;
      n_cards += card->count;
      n_kept += card->effect == CB_EFFECT_KEEP ? 1 : 0;
    }
  return n_cards > 0 && n_kept <= 1;
}

/* Returns: whether Casebook draws from @deck for a table without cards */
gboolean
cb_box_draws_from (const CbSetup *setup, guint deck)
{
  const CbEdition *edition = setup->edition;

  return deck < cb_edition_get_n_decks (edition) && cb_setup_uses_deck (setup, deck) &&
         cb_edition_get_deck (edition, deck)->discards == CB_DISCARDS_OUT &&
         is_known (edition, deck);
}

/* Returns: (transfer full): for each deck that cards are drawn from: its id and its cards. A deck
 * always gives the same words, because they become part of the promise of a deal */
GStrv
cb_box_get_deck_words (const CbSetup *setup)
{
  g_autoptr (GStrvBuilder) decks = g_strv_builder_new ();

  for (guint i = 0; i < cb_edition_get_n_decks (setup->edition); i++)
    {
      g_autofree char *id = cb_box_make_word (cb_edition_get_deck (setup->edition, i)->id);
      g_autoptr (GString) line = g_string_new (id);
      const CbDeckCard *card;

      if (!cb_box_draws_from (setup, i))
        continue;
      for (guint k = 0; (card = cb_box_get_kind (setup->edition, i, k)) != NULL; k++)
        {
          g_autofree char *word = cb_box_make_word (card->id);
          const char *fate = card->effect == CB_EFFECT_KEEP         ? "keeps"
                             : card->effect != CB_EFFECT_LAST_KILLS ? "plays"
                             : cb_setup_last_ends (setup)           ? "ends"
                                                                    : "kills";

          g_string_append_printf (line, " %s:%s:%d", fate, word, card->count);
        }
      g_strv_builder_add (decks, line->str);
    }
  return g_strv_builder_end (decks);
}

/* Returns: the tag by which hand codes know an edition, made of its id and those of its cards */
guint
cb_box_get_tag (const CbEdition *edition)
{
  g_autofree char *id = cb_box_make_word (cb_edition_get_id (edition));
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

/* Writes the sizes of the hands to @setup, if they differ though the edition wants equal hands. */
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
