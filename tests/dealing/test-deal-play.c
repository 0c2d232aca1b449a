/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is played by a deal's record: what everybody is told is compared with the hands, by
 * going round the table one by one; what is for one player's eyes is not to be had before it is in
 * the record; and what was played is read again as it was. */

#include <glib/gstdio.h>

#include "cb-editions.h"
#include "cb-notebook.h"
#include "cb-sealed-deal-words.h"
#include "cb-table-code.h"
#include "cb-test-case.h"
#include "cb-test-deal.h"
#include "cb-versions.h"

static const char *const names[] = { "Ann", "Bob", "Cleo", "Dan", "Eve", "Fay" };

/* A deal of a box, with a house rule if @variant is one; @aside: with the cards that two players
 * lay face down. */
static CbSealedDeal *
deal_box (const char *box, guint n_players, const char *variant, gboolean aside, guint64 seed)
{
  CbEdition *edition = cb_editions_find_builtin (box);
  g_autoptr (CbSetup) table = cb_setup_new (edition);
  g_autoptr (GError) error = NULL;
  CbDealChoices choices;
  CbSealedDeal *deal;

  cb_deal_choices_init (&choices, edition, n_players);
  choices.n_side = aside ? choices.n_side : 0;
  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (table, names[i], -1, -1);
  table->first_dealt = 0;
  if (variant != NULL)
    table->variants = (guint32) 1 << cb_edition_find_variant (edition, variant);
  deal = cb_test_deal (table, &choices, seed, &error);
  g_assert_no_error (error);
  return deal;
}

static CbSealedDeal *
deal_for (guint n_players, const char *variant, guint64 seed)
{
  return deal_box ("classic", n_players, variant, FALSE, seed);
}

static CbCardSet
get_hand (CbSealedDeal *deal, guint seat)
{
  g_autoptr (CbSetup) setup = cb_sealed_deal_make_setup (deal, seat);

  return setup->hand;
}

static void
note (CbSealedDeal *deal, CbDealEventKind kind, guint seat, CbCardSet cards)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (cb_sealed_deal_note (
    deal, &(CbDealEvent) { .kind = kind, .seat = seat, .cards = cards }, &error));
  g_assert_no_error (error);
}

static void
assert_refused (CbSealedDeal *deal,
                CbDealEventKind kind,
                guint seat,
                CbCardSet cards,
                const char *message)
{
  const CbDealEvent event = { .kind = kind, .seat = seat, .cards = cards };
  guint n = cb_sealed_deal_get_n_events (deal);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again = NULL;

  g_assert_false (cb_sealed_deal_can_note (deal, &event, &error));
  g_assert_cmpstr (error->message, ==, message);
  g_assert_false (cb_sealed_deal_note (deal, &event, &again));
  g_assert_cmpstr (again->message, ==, message);
  g_assert_cmpuint (cb_sealed_deal_get_n_events (deal), ==, n);
}

static CbCardSet
draw_cards (GRand *rand, CbEdition *edition)
{
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet all = cb_edition_get_category (edition, i)->cards;
      int skip = g_rand_int_range (rand, 0, (int) cb_card_set_size (all));

      while (skip-- > 0)
        all &= all - 1;
      cards |= cb_card_set_of (cb_card_set_first (all));
    }
  return cards;
}

/* Goes round from the asker with @step until somebody shows or @n were asked. */
static void
go_round (CbSealedDeal *deal,
          guint asker,
          CbCardSet cards,
          guint step,
          guint n,
          gboolean stops,
          guint32 *passed,
          guint32 *showing)
{
  guint n_players = cb_sealed_deal_get_table (deal)->n_players;
  guint seat = asker;

  for (guint i = 0; i < n; i++)
    {
      gboolean can;

      seat = (seat + step) % n_players;
      can = (get_hand (deal, seat) & cards) != 0;
      *(can ? showing : passed) |= 1u << seat;
      if (can && stops)
        return;
    }
}

static void
assert_answers (CbSealedDeal *deal,
                const char *variant,
                guint asker,
                CbCardSet cards,
                const CbDealPlay *play)
{
  guint n = cb_sealed_deal_get_table (deal)->n_players;
  guint32 passed = 0, showing = 0;

  if (g_strcmp0 (variant, "both-sides-show") == 0)
    {
      go_round (deal, asker, cards, 1, n / 2, TRUE, &passed, &showing);
      go_round (deal, asker, cards, n - 1, n / 2, TRUE, &passed, &showing);
    }
  else
    go_round (deal, asker, cards, 1, n - 1, variant == NULL, &passed, &showing);
  g_assert_cmpuint (play->passed, ==, passed);
  g_assert_cmpuint (play->showing, ==, showing);
  g_assert_cmpint (play->asker, ==, asker);
  g_assert_true (play->cards == cards);
}

/* Everybody who must show does; nothing is to be seen before that is noted. */
static void
show_all (CbSealedDeal *deal, GRand *rand)
{
  const CbDealPlay *play = cb_sealed_deal_get_play (deal);
  CbCardSet shown[CB_MAX_PLAYERS] = { 0 };
  guint asker = (guint) play->asker;

  while (play->step == CB_PLAY_SHOW)
    {
      guint seat = (guint) play->seat;
      CbCardSet choice;

      g_assert_true (cb_sealed_deal_get_choice (deal, seat) == 0);
      note (deal, CB_DEAL_EVENT_CHOOSE, seat, 0);
      choice = cb_sealed_deal_get_choice (deal, seat);
      g_assert_true (choice == (get_hand (deal, seat) & play->cards));
      g_assert_true (choice != 0);
      g_assert_false (play->can_take_back);
      if (g_rand_boolean (rand) && cb_card_set_size (choice) > 1)
        choice &= choice - 1;
      shown[seat] = cb_card_set_of (cb_card_set_first (choice));
      note (deal, CB_DEAL_EVENT_SHOW, seat, shown[seat]);
      g_assert_true (cb_sealed_deal_get_choice (deal, seat) == 0);
      g_assert_cmpint (cb_sealed_deal_get_shown (deal, seat), ==, -1);
    }
  if (play->shown == 0)
    return;
  g_assert_cmpint (play->step, ==, CB_PLAY_SEE);
  g_assert_cmpint (play->seat, ==, asker);
  note (deal, CB_DEAL_EVENT_SEE, asker, 0);
  for (guint i = 0; i < cb_sealed_deal_get_table (deal)->n_players; i++)
    g_assert_cmpint (cb_sealed_deal_get_shown (deal, i), ==,
                     shown[i] != 0 ? (int) cb_card_set_first (shown[i]) : -1);
}

static CbSealedDeal *
read_again (CbSealedDeal *deal)
{
  g_autofree char *folder = cb_test_make_folder ();
  g_autofree char *path = g_build_filename (folder, "a.deal", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CbSealedDeal *again;

  g_assert_true (cb_sealed_deal_keep_in (deal, file, &error));
  g_assert_no_error (error);
  again = cb_sealed_deal_load (file, &error);
  g_assert_no_error (error);
  cb_test_remove_folder (folder);
  return again;
}

static void
play_game (guint n_players, const char *variant, guint64 seed)
{
  g_autoptr (CbSealedDeal) deal = deal_for (n_players, variant, seed);
  g_autoptr (CbSealedDeal) again = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  const CbDealPlay *play = cb_sealed_deal_get_play (deal);
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;

  for (guint turn = 0; turn < 3 * n_players; turn++)
    {
      guint asker = turn % n_players;
      CbCardSet cards = draw_cards (rand, cb_sealed_deal_get_table (deal)->edition);

      g_assert_cmpint (play->step, ==, CB_PLAY_TURN);
      g_assert_cmpint (play->seat, ==, asker);
      note (deal, CB_DEAL_EVENT_SUGGEST, asker, cards);
      assert_answers (deal, variant, asker, cards, play);
      show_all (deal, rand);
    }
  text = cb_sealed_deal_make_text (deal);
  again = read_again (deal);
  same = cb_sealed_deal_make_text (again);
  g_assert_cmpstr (same, ==, text);
  g_assert_cmpmem (play, sizeof *play, cb_sealed_deal_get_play (again), sizeof *play);
  g_assert_true (cb_sealed_deal_check (again, NULL));
}

static void
test_answers (void)
{
  for (guint n = 2; n <= 6; n++)
    {
      play_game (n, NULL, n);
      play_game (n, "everybody-shows", n + 10);
      play_game (n, "both-sides-show", n + 20);
    }
}

/* Cards that @seat has, or has not. */
static CbCardSet
find_cards (CbSealedDeal *deal, CbCardSet among)
{
  CbEdition *edition = cb_sealed_deal_get_table (deal)->edition;
  CbCardSet cards = 0;

  for (guint i = 0; i < cb_edition_get_n_categories (edition); i++)
    {
      CbCardSet here = among & cb_edition_get_category (edition, i)->cards;

      g_assert_true (here != 0);
      cards |= cb_card_set_of (cb_card_set_first (here));
    }
  return cards;
}

static void
assert_says (CbSealedDeal *deal, const char *words)
{
  g_autofree char *said = cb_sealed_deal_describe_answers (deal);

  g_assert_cmpstr (said, ==, words);
}

static void
assert_last (CbSealedDeal *deal, const char *words)
{
  g_autofree char *said = cb_sealed_deal_describe_event (deal,
                                                         cb_sealed_deal_get_n_events (deal) - 1);

  g_assert_cmpstr (said, ==, words);
}

/* Ann asks for what only Cleo has. */
static void
test_words (void)
{
  g_autoptr (CbSealedDeal) deal = deal_for (4, NULL, 1);
  CbCardSet envelope = cb_sealed_deal_get_envelope (deal);
  CbCardSet cleos = get_hand (deal, 2), cards = find_cards (deal, cleos | envelope);
  CbCardSet first = cb_card_set_of (cb_card_set_first (cards & cleos));

  assert_says (deal, "");
  note (deal, CB_DEAL_EVENT_SUGGEST, 0, cards);
  assert_says (deal, "Bob passed, Cleo must show Ann a card");
  note (deal, CB_DEAL_EVENT_CHOOSE, 2, 0);
  assert_last (deal, "Cleo saw which cards there are to show");
  note (deal, CB_DEAL_EVENT_SHOW, 2, first);
  assert_last (deal, "Cleo showed Ann a card");
  assert_says (deal, "Bob passed, Cleo showed Ann a card");
  note (deal, CB_DEAL_EVENT_SEE, 0, 0);
  assert_last (deal, "Ann saw what was shown");
  note (deal, CB_DEAL_EVENT_SUGGEST, 1, envelope);
  assert_says (deal, "Nobody can show a card.");
  note (deal, CB_DEAL_EVENT_TAKE_BACK, 1, 0);
  assert_last (deal, "Bob’s suggestion was taken back");
  assert_says (deal, "");
  note (deal, CB_DEAL_EVENT_LEAVE, 3, 0);
  assert_last (deal, "Dan left, and the hand was revealed");
}

static void
test_not_allowed (void)
{
  g_autoptr (CbSealedDeal) deal = deal_for (4, NULL, 1);
  CbCardSet envelope = cb_sealed_deal_get_envelope (deal);
  CbCardSet cleos = get_hand (deal, 2), cards = find_cards (deal, cleos | envelope);
  CbCardSet hers = cards & cleos;

  assert_refused (deal, CB_DEAL_EVENT_SUGGEST, 0, cards & (cards - 1),
                  "These are not the cards of a suggestion.");
  assert_refused (deal, CB_DEAL_EVENT_CHOOSE, 2, 0, "Cleo has no card to show now.");
  assert_refused (deal, CB_DEAL_EVENT_SEE, 0, 0, "No card was shown to Ann.");
  assert_refused (deal, CB_DEAL_EVENT_TAKE_BACK, 0, 0, "Ann didn’t make the last suggestion.");
  note (deal, CB_DEAL_EVENT_SUGGEST, 0, cards);
  for (guint kind = 0; kind < 3; kind++)
    assert_refused (deal,
                    kind == 0   ? CB_DEAL_EVENT_SUGGEST
                    : kind == 1 ? CB_DEAL_EVENT_ACCUSE
                                : CB_DEAL_EVENT_LEAVE,
                    1, envelope, "Cleo must show Ann a card first.");
  assert_refused (deal, CB_DEAL_EVENT_SHOW, 1, hers, "Bob has no card to show now.");
  assert_refused (deal, CB_DEAL_EVENT_SHOW, 2, cards & ~hers, "Cleo can’t show that card.");
  assert_refused (deal, CB_DEAL_EVENT_SHOW, 2, cards, "Cleo can’t show that card.");
  assert_refused (deal, CB_DEAL_EVENT_SHOW, 2, cleos & ~hers & (~(cleos & ~hers) + 1),
                  "Cleo can’t show that card.");
  note (deal, CB_DEAL_EVENT_CHOOSE, 2, 0);
  assert_refused (deal, CB_DEAL_EVENT_TAKE_BACK, 0, 0,
                  "The suggestion can’t be taken back after a card was looked at or somebody "
                  "accused.");
  note (deal, CB_DEAL_EVENT_SHOW, 2, cb_card_set_of (cb_card_set_first (hers)));
  assert_refused (deal, CB_DEAL_EVENT_SHOW, 2, cb_card_set_of (cb_card_set_first (hers)),
                  "Cleo has no card to show now.");
  assert_refused (deal, CB_DEAL_EVENT_SEE, 1, 0, "No card was shown to Bob.");
  note (deal, CB_DEAL_EVENT_OPEN, 0, 0);
  assert_refused (deal, CB_DEAL_EVENT_SEE, 0, 0, "The game is over.");
  assert_refused (deal, CB_DEAL_EVENT_SUGGEST, 1, cards, "The game is over.");
}

/* It is the same player's turn again, and can be taken back once only; a look at one's own hand
 * changes nothing, one at other cards does. */
static void
test_taken_back (void)
{
  g_autoptr (CbSealedDeal) deal = deal_for (3, NULL, 4);
  const CbDealPlay *play = cb_sealed_deal_get_play (deal);
  CbCardSet cards = find_cards (deal, get_hand (deal, 0) | cb_sealed_deal_get_envelope (deal));

  note (deal, CB_DEAL_EVENT_SUGGEST, 1, cards);
  note (deal, CB_DEAL_EVENT_LOOK, 2, 0);
  g_assert_true (play->can_take_back);
  note (deal, CB_DEAL_EVENT_TAKE_BACK, 1, 0);
  g_assert_cmpint (play->seat, ==, 1);
  g_assert_cmpint (play->step, ==, CB_PLAY_TURN);
  g_assert_cmpint (play->asker, ==, CB_NOBODY);
  assert_refused (deal, CB_DEAL_EVENT_TAKE_BACK, 1, 0, "Bob didn’t make the last suggestion.");
  note (deal, CB_DEAL_EVENT_SUGGEST, 1, cb_sealed_deal_get_envelope (deal));
  g_assert_cmpint (play->seat, ==, 2);
  g_assert_true (play->can_take_back);
  note (deal, CB_DEAL_EVENT_ACCUSE, 0, cards);
  g_assert_false (play->can_take_back);
}

/* Whoever accuses wrongly asks no more, and still answers; who leaves does neither. */
static void
test_out (void)
{
  g_autoptr (CbSealedDeal) deal = deal_for (4, NULL, 2);
  const CbDealPlay *play = cb_sealed_deal_get_play (deal);
  CbCardSet envelope = cb_sealed_deal_get_envelope (deal);
  CbCardSet bobs = find_cards (deal, get_hand (deal, 1) | envelope);

  note (deal, CB_DEAL_EVENT_ACCUSE, 1, bobs);
  g_assert_cmpint (play->states[1], ==, CB_SEAT_OUT);
  g_assert_cmpint (play->seat, ==, 2);
  assert_refused (deal, CB_DEAL_EVENT_SUGGEST, 1, envelope,
                  "Bob is out of the game and doesn’t suggest any more.");
  note (deal, CB_DEAL_EVENT_SUGGEST, 0, bobs);
  g_assert_cmpuint (play->showing, ==, 1u << 1);
  note (deal, CB_DEAL_EVENT_SHOW, 1,
        cb_card_set_of (cb_card_set_first (bobs & get_hand (deal, 1))));
  note (deal, CB_DEAL_EVENT_SEE, 0, 0);
  g_assert_cmpint (play->seat, ==, 2);

  g_assert_true (cb_sealed_deal_get_open_hand (deal, 1) == 0);
  note (deal, CB_DEAL_EVENT_LEAVE, 1, 0);
  g_assert_true (cb_sealed_deal_get_open_hand (deal, 1) == get_hand (deal, 1));
  assert_refused (deal, CB_DEAL_EVENT_LEAVE, 1, 0, "Bob has left the game.");
  note (deal, CB_DEAL_EVENT_SUGGEST, 2, bobs);
  g_assert_cmpuint (play->showing | play->passed, ==, 1u << 3 | 1u << 0);
  g_assert_cmpint (play->step, ==, CB_PLAY_TURN);

  note (deal, CB_DEAL_EVENT_ACCUSE, 3, envelope);
  g_assert_cmpint (play->step, ==, CB_PLAY_OVER);
  g_assert_cmpint (play->seat, ==, CB_NOBODY);
  g_assert_cmpint (play->winner, ==, 3);
  g_assert_cmpint (play->end, ==, CB_END_SOLVED);
}

static void
test_last_one (void)
{
  for (guint rule = 0; rule < 2; rule++)
    {
      g_autoptr (CbSealedDeal) deal = deal_for (3, rule == 1 ? "last-standing" : NULL, 3);
      const CbDealPlay *play = cb_sealed_deal_get_play (deal);
      CbCardSet wrong = find_cards (deal, get_hand (deal, 0) | get_hand (deal, 1));

      note (deal, CB_DEAL_EVENT_ACCUSE, 0, wrong);
      g_assert_cmpint (play->end, ==, CB_END_NONE);
      note (deal, CB_DEAL_EVENT_ACCUSE, 2, wrong);
      g_assert_cmpint (play->end, ==, rule == 1 ? CB_END_LAST_ONE : CB_END_NONE);
      g_assert_cmpint (play->seat, ==, rule == 1 ? CB_NOBODY : 1);
      note (deal, CB_DEAL_EVENT_ACCUSE, 1, wrong);
      g_assert_cmpint (play->step, ==, CB_PLAY_OVER);
      g_assert_cmpint (play->winner, ==, CB_NOBODY);
    }
}

/* The same card is shown twice: nobody sees that in the record. */
static void
test_sealed (void)
{
  g_autoptr (CbSealedDeal) deal = deal_for (3, NULL, 5);
  CbCardSet bobs = find_cards (deal, get_hand (deal, 1) | cb_sealed_deal_get_envelope (deal));
  CbCardSet card = cb_card_set_of (cb_card_set_first (bobs & get_hand (deal, 1)));
  const char *lines[2];

  for (guint i = 0; i < 2; i++)
    {
      note (deal, CB_DEAL_EVENT_SUGGEST, 0, bobs);
      note (deal, CB_DEAL_EVENT_SHOW, 1, card);
      lines[i] = cb_sealed_deal_get_event (deal, cb_sealed_deal_get_n_events (deal) - 1);
      g_assert_true (g_str_has_prefix (lines[i], "show 1 0 "));
      g_assert_cmpuint (strlen (lines[i]), ==, strlen ("show 1 0 ") + 64);
    }
  g_assert_cmpstr (lines[0], !=, lines[1]);
}

/* Draws for one after the other who plays until the game is over; returns how often it was. */
static guint
draw_all (CbSealedDeal *deal)
{
  const CbDealPlay *play = cb_sealed_deal_get_play (deal);
  guint n = 0;

  for (guint seat = 0; play->step != CB_PLAY_OVER; seat = (seat + 1) % 3)
    if (play->states[seat] == CB_SEAT_PLAYING)
      {
        note (deal, CB_DEAL_EVENT_DRAW, seat, 0);
        n++;
      }
  return n;
}

/* Of eight kings the eighth kills, and is shuffled back each time, until nobody is left: seven lie
 * open then, one is in the deck, and all other cards that were drawn are kept. */
static void
test_last_king_kills (void)
{
  g_autoptr (CbSealedDeal) deal = deal_box ("nightmare", 3, NULL, TRUE, 5);
  const CbDrawPile *pile = cb_sealed_deal_get_pile (deal, 0);
  CbCardSet hands[3];
  guint n, n_kept = 0;

  for (guint i = 0; i < 3; i++)
    hands[i] = get_hand (deal, i);
  assert_refused (deal, CB_DEAL_EVENT_PLAY, 1, 0, "Bob has kept no card of Intrigue.");
  n = draw_all (deal);
  pile = cb_sealed_deal_get_pile (deal, 0);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (cb_sealed_deal_is_killed (deal, i));
      g_assert_cmphex (cb_sealed_deal_get_open_hand (deal, i), ==, hands[i]);
      n_kept += cb_sealed_deal_get_n_kept (deal, 0, i);
    }
  g_assert_cmpint (cb_sealed_deal_get_play (deal)->end, ==, CB_END_ALL_OUT);
  g_assert_cmpuint (cb_draw_pile_get_n_open (pile, 0), ==, 7);
  g_assert_cmpuint (n_kept, ==, n - 7 - 3);
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, (int) (21 - 7 - n_kept));
  assert_refused (deal, CB_DEAL_EVENT_DRAW, 0, 0, "The game is over.");
}

/* At a table with that house rule the eighth ends the game, and kills nobody. */
static void
test_last_king_ends (void)
{
  g_autoptr (CbSealedDeal) deal = deal_box ("nightmare", 3, "king-ends", TRUE, 5);
  const CbDrawPile *pile;

  draw_all (deal);
  pile = cb_sealed_deal_get_pile (deal, 0);
  g_assert_cmpint (cb_sealed_deal_get_play (deal)->end, ==, CB_END_LAST_CARD);
  g_assert_cmpuint (cb_draw_pile_get_n_open (pile, 0), ==, 7);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_false (cb_sealed_deal_is_killed (deal, i));
      g_assert_cmphex (cb_sealed_deal_get_open_hand (deal, i), ==, 0);
    }
}

/* What comes was fixed with the hands: whoever draws, and whatever happens in between. */
static void
test_order_is_fixed (void)
{
  g_autoptr (CbSealedDeal) one = deal_box ("nightmare", 3, NULL, TRUE, 5);
  g_autoptr (CbSealedDeal) other = deal_box ("nightmare", 3, NULL, TRUE, 5);
  gboolean played = FALSE;

  for (guint i = 0; i < 7; i++)
    {
      g_auto (GStrv) words = NULL;
      g_auto (GStrv) same = NULL;

      note (one, CB_DEAL_EVENT_DRAW, i % 3, 0);
      note (other, CB_DEAL_EVENT_DRAW, 2, 0);
      words = g_strsplit (cb_sealed_deal_get_event (one, i), " ", 2 + 1);
      same = g_strsplit (cb_sealed_deal_get_event (other, cb_sealed_deal_get_n_events (other) - 1),
                         " ", 2 + 1);
      g_assert_cmpstr (words[0], ==, "draw");
      g_assert_cmpstr (words[2], ==, same[2]);
      if (!played && cb_sealed_deal_get_n_kept (other, 0, 2) > 0)
        {
          note (other, CB_DEAL_EVENT_PLAY, 2, 0);
          played = TRUE;
        }
    }
  g_assert_true (played);
}

/* Nobody draws while a card has to be shown, from a deck whose cards this game does not know, or
 * from none; after a draw nothing is taken back. */
static void
test_not_drawn (void)
{
  g_autoptr (CbSealedDeal) deal = deal_box ("nightmare", 3, NULL, TRUE, 5);
  g_autoptr (CbSealedDeal) actions = deal_box ("at-sea", 3, NULL, TRUE, 5);
  g_autoptr (CbSealedDeal) classic = deal_for (3, NULL, 5);
  CbCardSet envelope = cb_sealed_deal_get_envelope (deal);
  CbCardSet kind = cb_edition_get_category (cb_sealed_deal_get_table (deal)->edition, 2)->cards;
  CbCardSet held = get_hand (deal, 1) & kind;

  for (guint i = 0; i < 2; i++)
    assert_refused (i == 0 ? actions : classic, CB_DEAL_EVENT_DRAW, 0, 0,
                    "Nobody draws from such a deck at this table.");
  g_assert_cmphex (held, !=, 0);
  note (deal, CB_DEAL_EVENT_SUGGEST, 0,
        (envelope & ~kind) | cb_card_set_of (cb_card_set_first (held)));
  assert_refused (deal, CB_DEAL_EVENT_DRAW, 0, 0, "Bob must show Ann a card first.");
  note (deal, CB_DEAL_EVENT_TAKE_BACK, 0, 0);
  note (deal, CB_DEAL_EVENT_SUGGEST, 0, envelope);
  note (deal, CB_DEAL_EVENT_DRAW, 1, 0);
  assert_refused (deal, CB_DEAL_EVENT_TAKE_BACK, 0, 0,
                  "The suggestion can’t be taken back after a card was looked at or somebody "
                  "accused.");
}

/* Two players: whom nobody shows a card looks at one that lies face down, at another one each time,
 * before anything else; once all are seen, no more. */
static void
test_must_look (void)
{
  g_autoptr (CbSealedDeal) deal = deal_box ("nightmare", 2, NULL, TRUE, 5);
  const CbDealPlay *play = cb_sealed_deal_get_play (deal);
  guint n_down = cb_sealed_deal_get_table (deal)->face_down;
  CbCardSet envelope = cb_sealed_deal_get_envelope (deal);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (n_down, ==, 4);
  for (guint i = 0; i < n_down; i++)
    {
      g_autofree char *next = NULL;

      note (deal, CB_DEAL_EVENT_SUGGEST, 0, envelope);
      g_assert_cmpint (play->step, ==, CB_PLAY_LOOK);
      g_assert_cmpint (play->seat, ==, 0);
      next = cb_sealed_deal_describe_next (deal);
      g_assert_cmpstr (next, ==, "Ann looks at a face-down card.");
      assert_refused (deal, CB_DEAL_EVENT_SUGGEST, 1, envelope,
                      "Ann must look at a face-down card first.");
      assert_refused (deal, CB_DEAL_EVENT_ACCUSE, 0, envelope,
                      "Ann must look at a face-down card first.");
      if (i > 0)
        assert_refused (deal, CB_DEAL_EVENT_LOOK_DOWN, 0, 0,
                        "Ann has seen that card, and must look at another one.");
      g_assert_true (cb_sealed_deal_note (
        deal, &(CbDealEvent) { .kind = CB_DEAL_EVENT_LOOK_DOWN, .place = i }, &error));
      g_assert_cmpint (play->step, ==, CB_PLAY_TURN);
      g_assert_cmpint (play->seat, ==, 1);
    }
  note (deal, CB_DEAL_EVENT_SUGGEST, 0, envelope);
  g_assert_cmpint (play->step, ==, CB_PLAY_TURN);
  note (deal, CB_DEAL_EVENT_SUGGEST, 1, envelope);
  note (deal, CB_DEAL_EVENT_TAKE_BACK, 1, 0);
  g_assert_cmpint (play->step, ==, CB_PLAY_TURN);
  note (deal, CB_DEAL_EVENT_SUGGEST, 1, envelope);
  g_assert_cmpint (play->step, ==, CB_PLAY_LOOK);
  note (deal, CB_DEAL_EVENT_LEAVE, 1, 0);
  g_assert_cmpint (play->step, !=, CB_PLAY_LOOK);
}

/* Who is shown a card looks at no other one; nor do three players, whatever lies face down. */
static void
test_looks_no_more (void)
{
  g_autoptr (CbSealedDeal) deal = deal_box ("nightmare", 2, NULL, TRUE, 5);
  g_autoptr (CbSealedDeal) classic = deal_for (2, NULL, 5);
  CbCardSet envelope = cb_sealed_deal_get_envelope (deal);
  CbCardSet kind = cb_edition_get_category (cb_sealed_deal_get_table (deal)->edition, 2)->cards;
  CbCardSet held = cb_card_set_of (cb_card_set_first (get_hand (deal, 1) & kind));

  note (deal, CB_DEAL_EVENT_SUGGEST, 0, (envelope & ~kind) | held);
  note (deal, CB_DEAL_EVENT_CHOOSE, 1, 0);
  note (deal, CB_DEAL_EVENT_SHOW, 1, held);
  note (deal, CB_DEAL_EVENT_SEE, 0, 0);
  g_assert_cmpint (cb_sealed_deal_get_play (deal)->step, ==, CB_PLAY_TURN);
  note (classic, CB_DEAL_EVENT_SUGGEST, 0, cb_sealed_deal_get_envelope (classic));
  g_assert_cmpint (cb_sealed_deal_get_play (classic)->step, ==, CB_PLAY_TURN);
}

static void
rename_player (CbSealedDeal *deal, guint seat, const char *name)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (cb_sealed_deal_note (
    deal, &(CbDealEvent) { .kind = CB_DEAL_EVENT_RENAME, .seat = seat, .name = name }, &error));
  g_assert_no_error (error);
}

static void
assert_not_a_name (CbSealedDeal *deal, const char *name, const char *message)
{
  const CbDealEvent event = { .kind = CB_DEAL_EVENT_RENAME, .seat = 1, .name = name };
  g_autoptr (GError) error = NULL;

  g_assert_false (cb_sealed_deal_note (deal, &event, &error));
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpstr (cb_sealed_deal_get_table (deal)->players[1].name, ==, "Bob");
}

/* A name that was misspelt is put right in the record, whatever comes after it, and the promise
 * stays; a name that is none is refused in words. */
static void
test_renamed (void)
{
  g_autoptr (CbSealedDeal) deal = deal_for (3, NULL, 5);
  g_autofree char *promised = g_strdup (cb_sealed_deal_get_fingerprint (deal));
  g_autofree char *said = NULL;
  g_autofree char *folder = g_dir_make_tmp ("casebook-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "a.deal", NULL);
  g_autoptr (CbSealedDeal) again = NULL;
  g_autoptr (GError) error = NULL;

  assert_not_a_name (deal, " \t", "A player needs a name.");
  assert_not_a_name (deal, " aNN ", "Two players are called Ann. Give one of them another name.");
  assert_not_a_name (deal, "Bartholomew the Eleventh of Tudor",
                     "That is too long for a name: it can have 32 characters.");
  note (deal, CB_DEAL_EVENT_SUGGEST, 0, cb_sealed_deal_get_envelope (deal));
  g_assert_true (cb_sealed_deal_keep_in (deal, file, NULL));
  rename_player (deal, 1, " Rob\n");
  rename_player (deal, 1, "Robin");
  g_assert_true (cb_sealed_deal_get_play (deal)->can_take_back);
  said = cb_sealed_deal_list_players (deal);
  g_assert_cmpstr (said, ==, "Ann, Robin, Cleo");
  g_assert_cmpstr (cb_sealed_deal_get_fingerprint (deal), ==, promised);
  g_assert_cmpstr (cb_sealed_deal_get_event (deal, 1), ==, "rename 1 Rob");

  again = cb_sealed_deal_load (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cb_sealed_deal_get_table (again)->players[1].name, ==, "Robin");
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);

  /* What could not be written down has not happened. */
  g_assert_false (cb_sealed_deal_note (
    again, &(CbDealEvent) { .kind = CB_DEAL_EVENT_RENAME, .seat = 1, .name = "Tom" }, NULL));
  g_assert_cmpstr (cb_sealed_deal_get_table (again)->players[1].name, ==, "Robin");
  cb_sealed_deal_note (deal, &(CbDealEvent) { .kind = CB_DEAL_EVENT_OPEN }, NULL);
  g_assert_false (cb_sealed_deal_note (
    deal, &(CbDealEvent) { .kind = CB_DEAL_EVENT_RENAME, .seat = 1, .name = "Tom" }, &error));
  g_assert_cmpstr (error->message, ==, "The game is over.");
}

static CbContents *
add_codes (CbContents *kept, CbSealedDeal *deal)
{
  g_auto (GStrv) codes = cb_table_code_make (deal, 0, NULL);
  g_autofree char *all = g_strjoinv (CB_TABLE_CODE_SEPARATOR, codes);
  g_autoptr (GError) error = NULL;
  CbContents *joined = cb_table_code_join (kept, all, &error);

  g_assert_no_error (error);
  return joined;
}

/* Wherever a code is left out, the one after it is refused, also within a name. */
static void
assert_none_left_out (CbContents *kept, CbSealedDeal *deal)
{
  g_auto (GStrv) codes = cb_table_code_make (deal, 0, NULL);
  g_autoptr (CbContents) joined = cb_contents_ref (kept);

  g_assert_cmpuint (g_strv_length (codes), >, 3);
  for (guint i = 0; codes[i + 1] != NULL; i++)
    {
      g_autofree char *expected = g_strdup_printf ("This is code %u. Code %u comes first.", i + 2,
                                                   i + 1);
      g_autoptr (CbContents) later = NULL;
      g_autoptr (GError) error = NULL;
      CbContents *next;

      later = cb_table_code_join (joined, codes[i + 1], &error);
      g_assert_error (error, CB_TABLE_ERROR, CB_TABLE_ERROR_TEXT);
      g_assert_cmpstr (error->message, ==, expected);
      next = cb_table_code_join (joined, codes[i], NULL);
      g_assert_nonnull (next);
      cb_contents_unref (joined);
      joined = next;
    }
}

/* As its owner does it in the notebook, who deletes the first entry. */
static CbContents *
call (CbContents *kept, guint seat, const char *name)
{
  CbContents *next = cb_contents_copy (kept);
  g_autoptr (CbSetup) setup = cb_setup_copy (kept->setup);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  cb_setup_set_name (setup, seat, name);
  cb_contents_set_setup (next, setup);
  cb_contents_splice (next, 0, next->entries->len > 0 ? 1 : 0, none);
  cb_versions_follow (next, kept);
  return next;
}

/* A notebook here, and one elsewhere by codes, which tell a long name in parts, take the name over
 * once: what its owner calls a player later stays. */
static void
test_renamed_in_notebooks (void)
{
  static const char *const long_name = "Großmutter Ingeborg-Marie";
  g_autoptr (CbSealedDeal) deal = deal_for (3, NULL, 5);
  g_autoptr (CbContents) kept = cb_notebook_new (deal, 0, "Ann’s Notebook");
  g_autoptr (CbContents) here = NULL;
  g_autoptr (CbContents) elsewhere = NULL;
  g_autoptr (CbContents) own = NULL;
  g_autoptr (CbContents) own_again = NULL;
  g_autoptr (CbContents) later = NULL;
  g_autoptr (CbContents) later_here = NULL;
  g_autoptr (CbContents) told = NULL;

  rename_player (deal, 0, "Anna");
  rename_player (deal, 1, long_name);
  note (deal, CB_DEAL_EVENT_SUGGEST, 2, cb_sealed_deal_get_envelope (deal));
  told = cb_notebook_new (deal, 0, "Anna’s Notebook");
  here = cb_notebook_join (told, kept, NULL);
  elsewhere = add_codes (kept, deal);
  assert_none_left_out (kept, deal);
  g_assert_cmpstr (here->title, ==, "Anna’s Notebook");
  g_assert_cmpstr (elsewhere->title, ==, "Anna’s Notebook");
  g_assert_cmpstr (here->setup->players[1].name, ==, long_name);
  g_assert_cmpstr (elsewhere->setup->players[1].name, ==, long_name);
  g_assert_cmpuint (elsewhere->entries->len, ==, 1);

  /* After so many versions old ones are forgotten, but not this. */
  own = call (elsewhere, 1, "Granny");
  own_again = call (own, 2, "Cleopatra");
  note (deal, CB_DEAL_EVENT_SUGGEST, 0, cb_sealed_deal_get_envelope (deal));
  later = add_codes (own_again, deal);
  g_clear_pointer (&told, cb_contents_unref);
  told = cb_notebook_new (deal, 0, "");
  later_here = cb_notebook_join (told, own_again, NULL);
  g_assert_cmpuint (later->entries->len, ==, 1);
  g_assert_cmpstr (later->setup->players[1].name, ==, "Granny");
  g_assert_cmpstr (later_here->setup->players[1].name, ==, "Granny");
  g_assert_cmpstr (later_here->setup->players[2].name, ==, "Cleopatra");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/deal-play/answers", test_answers);
  g_test_add_func ("/deal-play/words", test_words);
  g_test_add_func ("/deal-play/not-allowed", test_not_allowed);
  g_test_add_func ("/deal-play/taken-back", test_taken_back);
  g_test_add_func ("/deal-play/out", test_out);
  g_test_add_func ("/deal-play/last-one", test_last_one);
  g_test_add_func ("/deal-play/sealed", test_sealed);
  g_test_add_func ("/deal-play/last-king-kills", test_last_king_kills);
  g_test_add_func ("/deal-play/last-king-ends", test_last_king_ends);
  g_test_add_func ("/deal-play/order-is-fixed", test_order_is_fixed);
  g_test_add_func ("/deal-play/not-drawn", test_not_drawn);
  g_test_add_func ("/deal-play/must-look", test_must_look);
  g_test_add_func ("/deal-play/looks-no-more", test_looks_no_more);
  g_test_add_func ("/deal-play/renamed", test_renamed);
  g_test_add_func ("/deal-play/renamed-in-notebooks", test_renamed_in_notebooks);
  return g_test_run ();
}
