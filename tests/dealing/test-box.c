/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What editions say of dice, deals and decks, as the table takes it. */

#include "cb-box-deck.h"
#include "cb-box.h"
#include "cb-edition-dice.h"
#include "cb-edition-file.h"
#include "cb-test-case.h"
#include "cb-test-deal.h"

/* A box with everything: a victim, a rest that lies face down, side cards for two, a special die,
 * and two decks. */
static const char
  full[] = "[Edition]\nId=full\nName=Full\nMinPlayers=2\nMaxPlayers=5\nDeal=equal\nRest=down\n"
           "Removed=1\nRemovedCategory=suspect\nStarts=roll-one\nDiceRolled=2\nDiceChoices=2;\n"
           "[Category suspect]\nName=S\n[Category weapon]\nName=W\n[Category room]\nName=R\n"
           "[Card s0]\nName=s0\nCategory=suspect\n[Card s1]\nName=s1\nCategory=suspect\n"
           "[Card s2]\nName=s2\nCategory=suspect\n[Card s3]\nName=s3\nCategory=suspect\n"
           "[Card w0]\nName=w0\nCategory=weapon\n[Card w1]\nName=w1\nCategory=weapon\n"
           "[Card w2]\nName=w2\nCategory=weapon\n[Card w3]\nName=w3\nCategory=weapon\n"
           "[Card r0]\nName=r0\nCategory=room\n[Card r1]\nName=r1\nCategory=room\n"
           "[Card r2]\nName=r2\nCategory=room\n[Card r3]\nName=r3\nCategory=room\n"
           "[Card r4]\nName=r4\nCategory=room\n"
           "[Die plain]\nFaces=1;2;3;4;5;6;\n[Die special]\nFaces=?;2;3;\n"
           "[Deck small]\nName=Small\n[DeckCard tip]\nDeck=small\nName=Tip\nEffect=keep\n"
           "[Deck intrigue]\nName=Intrigue\nSize=21\nDiscards=out\n"
           "[DeckCard king]\nDeck=intrigue\nName=King\nCount=8\nEffect=last-kills\n"
           "[DeckCard patch]\nDeck=intrigue\nName=Patch\nEffect=keep\n"
           "[TwoPlayers]\nFaceDown=3\n";

static CbEdition *
make_full (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (full, strlen (full));
  g_autoptr (GError) error = NULL;
  CbEdition *edition = cb_edition_new_from_key_file (bytes, "full", &error);

  g_assert_no_error (error);
  return edition;
}

static void
test_dice (void)
{
  g_autoptr (CbEdition) edition = make_full ();
  g_autoptr (CbCase) small = cb_test_small_case (CB_TEST_THREE, "");
  CbDice dice;

  g_assert_true (cb_edition_get_dice (edition, 0, &dice));
  g_assert_cmpuint (dice.n_dice, ==, 2);
  g_assert_cmpuint (dice.n_faces[0], ==, 6);
  g_assert_cmpuint (dice.faces[0][5], ==, 6);
  g_assert_true (cb_edition_get_dice (edition, 2, &dice));
  g_assert_cmpuint (dice.n_dice, ==, 2);
  g_assert_cmpuint (dice.n_faces[1], ==, 3);
  g_assert_cmpuint (dice.faces[1][0], ==, CB_FACE_QUESTION);
  g_assert_cmpuint (dice.faces[1][2], ==, 3);
  g_assert_true (cb_edition_get_dice_to_start (edition, 0, &dice));
  g_assert_cmpuint (dice.n_dice, ==, 1);
  g_assert_true (cb_edition_get_dice_to_start (edition, 2, &dice));
  g_assert_cmpuint (dice.n_dice, ==, 2);
  g_assert_false (cb_edition_get_dice (edition, 1, &dice));
  g_assert_false (cb_edition_get_dice (edition, 3, &dice));
  g_assert_false (cb_edition_get_dice (edition, -1, &dice));
  g_assert_false (cb_edition_get_dice (edition, 1000, &dice));
  g_assert_false (cb_edition_get_dice (cb_case_get_edition (small), 0, &dice));
}

static void
assert_table (guint n_players, CbCardSet removed, guint n_removed, guint n_down, guint hand)
{
  g_autoptr (CbEdition) edition = make_full ();
  g_autoptr (CbSetup) table = cb_setup_new (edition);
  g_autoptr (CbSealedDeal) deal = NULL;
  g_autoptr (CbSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  CbDealChoices choices;

  for (guint i = 0; i < n_players; i++)
    cb_setup_add_player (table, "Ann", -1, -1);
  table->removed = removed;
  cb_deal_choices_init (&choices, edition, n_players);
  deal = cb_test_deal (table, &choices, 1, &error);
  g_assert_no_error (error);
  setup = cb_sealed_deal_make_setup (deal, 0);
  g_assert_true (cb_setup_check (setup, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (setup->removed & removed, ==, removed);
  g_assert_cmpuint (cb_card_set_size (setup->removed), ==, n_removed);
  g_assert_cmpuint (setup->face_up, ==, 0);
  g_assert_cmpuint (setup->face_down, ==, n_down);
  g_assert_cmpuint (cb_card_set_size (setup->hand), ==, hand);
}

/* 13 cards: a victim, three in the envelope, nine to deal. The table may name the victim itself,
 * and a card may be missing from the box. */
static void
test_deal (void)
{
  assert_table (3, 0, 1, 0, 3);
  assert_table (4, 0, 1, 1, 2);
  assert_table (2, 0, 1, 3, 3);
  assert_table (3, 1 << 2, 1, 0, 3);
  assert_table (4, 1 << 5, 2, 0, 2);
}

static void
assert_chance (const CbDrawPile *pile, guint kind, guint64 part, guint64 whole)
{
  guint64 p, w;

  g_assert_true (cb_draw_pile_get_chance (pile, kind, &p, &w));
  g_assert_cmpuint (p * whole, ==, part * w);
}

static void
test_deck (void)
{
  g_autoptr (CbEdition) edition = make_full ();
  guint deck = (guint) cb_edition_find_deck (edition, "intrigue");
  guint small = (guint) cb_edition_find_deck (edition, "small");
  g_autoptr (CbDrawPile) pile = cb_box_new_deck (edition, deck, FALSE);
  g_autoptr (CbDrawPile) ending = cb_box_new_deck (edition, deck, TRUE);
  g_autoptr (CbDrawPile) unknown = cb_box_new_deck (edition, small, FALSE);

  g_assert_cmpint (cb_box_find_kind (edition, deck, "king"), ==, 0);
  g_assert_cmpint (cb_box_find_kind (edition, deck, "patch"), ==, 1);
  g_assert_cmpint (cb_box_find_kind (edition, deck, "tip"), ==, CB_KIND_UNSEEN);
  g_assert_cmpstr (cb_box_get_kind (edition, small, 0)->id, ==, "tip");
  g_assert_null (cb_box_get_kind (edition, small, 1));
  g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 21);
  g_assert_cmpint (cb_draw_pile_get_count (pile, 1), ==, 13);
  g_assert_cmpint (cb_draw_pile_get_n_left (unknown), ==, -1);
  for (guint i = 0; i < 7; i++)
    {
      cb_draw_pile_draw (pile, 0, 0);
      cb_draw_pile_draw (ending, 0, 0);
    }
  g_assert_cmpint (cb_draw_pile_draw (pile, 0, 0), ==, CB_DRAWN_KILLS);
  g_assert_cmpint (cb_draw_pile_draw (ending, 0, 0), ==, CB_DRAWN_ENDS);
}

/* The deck after any entry of a log: what is named, what is not, what is set aside. */
static void
test_replay (void)
{
  g_autoptr (CbEdition) edition = make_full ();
  g_autoptr (CbSetup) setup = cb_setup_new (edition);
  g_autoptr (CbCase) case_ = NULL;
  guint deck = (guint) cb_edition_find_deck (edition, "intrigue");
  static const char *const entries[] = {
    "{'type':'draw','by':0,'deck':'intrigue','card':'king'}",
    "{'type':'draw','by':1,'deck':'intrigue'}",
    "{'type':'draw','by':1,'deck':'small','card':'tip'}",
    "{'type':'draw','by':2,'deck':'intrigue','card':'king','uncertain':true}",
    "{'type':'note','text':'king'}",
    "{'type':'play','by':1,'deck':'intrigue','card':'patch'}",
  };
  static const struct
  {
    guint kings;
    guint held;
    guint discarded;
    int left;
  } after[] = { { 0, 0, 0, 21 }, { 1, 0, 0, 20 }, { 1, 1, 0, 19 }, { 1, 1, 0, 19 },
                { 1, 1, 0, 19 }, { 1, 1, 0, 19 }, { 1, 0, 1, 19 } };

  for (guint i = 0; i < 3; i++)
    cb_setup_add_player (setup, "Ann", -1, 3);
  setup->removed = 1;
  case_ = cb_case_new (setup, "");
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autoptr (CbEntry) entry = cb_test_entry (case_, entries[i]);

      cb_case_append (case_, entry);
    }
  for (guint n = 0; n < G_N_ELEMENTS (after); n++)
    {
      g_autoptr (CbDrawPile) pile = cb_box_new_deck (setup->edition, deck, FALSE);

      for (guint i = 0; i < n; i++)
        cb_box_follow (pile, cb_log_get_entry (cb_case_get_log (case_), i), setup, deck);
      g_assert_cmpuint (cb_draw_pile_get_n_open (pile, 0), ==, after[n].kings);
      g_assert_cmpuint (cb_draw_pile_get_n_held (pile, 1, 1), ==, after[n].held);
      g_assert_cmpuint (cb_draw_pile_get_n_discarded (pile), ==, after[n].discarded);
      g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, after[n].left);
      assert_chance (pile, 0, 8 - after[n].kings, (guint64) after[n].left);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/box/dice", test_dice);
  g_test_add_func ("/box/deal", test_deal);
  g_test_add_func ("/box/deck", test_deck);
  g_test_add_func ("/box/replay", test_replay);
  return g_test_run ();
}
