/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of a case after any entry: turns, who is out, decks, powers, places, and what is called
 * for. */

#include "cb-box-deck.h"
#include "cb-draw.h"
#include "cb-table-hands.h"
#include "cb-table-state-words.h"
#include "cb-test-case.h"

enum
{
  ANN,
  BEA,
  CEM,
  DOT,
};

/* Four players of an edition, Ann Jack, Bea Sally, and me nobody; @more are further members. */
static CbCase *
make (const char *edition, const char *more)
{
  g_autofree char *text = g_strdup_printf (
    "{'format':'casebook','version':1,'title':'','edition':'%s','me':null,%s}", edition, more);

  return cb_test_make_case (text);
}

#define FOUR                                                                         \
  "'players':[{'name':'Ann','character':'jack'},{'name':'Bea','character':'sally'}," \
  "{'name':'Cem','character':'mayor'},{'name':'Dot'}],'faceDown':2"

static CbCase *
make_nightmare (void)
{
  return make ("nightmare", FOUR);
}

static void
add (CbCase *case_, const char *json)
{
  g_autoptr (CbEntry) entry = cb_test_entry (case_, json);

  cb_case_append (case_, entry);
}

static void
draw (CbCase *case_, int seat, const char *card)
{
  g_autoptr (CbEntry) entry = cb_draw_new (seat, "intrigue", card, NULL);

  cb_case_append (case_, entry);
}

static CbTableState *
look (CbCase *case_)
{
  return cb_table_state_new (case_, cb_log_get_n_entries (cb_case_get_log (case_)));
}

/* "draw 1 roll×2 must", "hand 2" or "" */
static char *
describe_calls (CbCase *case_)
{
  g_autoptr (CbTableState) state = look (case_);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < state->calls->len; i++)
    {
      const CbTableCall *call = cb_table_state_get_call (state, i);

      g_string_append (words, i > 0 ? "; " : "");
      if (call->kind == CB_CALL_HAND)
        g_string_append_printf (words, "hand %u", call->seat);
      else if (call->kind == CB_CALL_LOOK)
        g_string_append_printf (words, "look %u %x", call->seat, call->places);
      else
        g_string_append_printf (words, "draw %u %s×%u%s", call->seat, call->trigger, call->n,
                                call->must ? " must" : "");
    }
  return g_string_free_and_steal (g_steal_pointer (&words));
}

static void
assert_calls (CbCase *case_, const char *expected)
{
  g_autofree char *calls = describe_calls (case_);

  g_assert_cmpstr (calls, ==, expected);
}

static void
assert_turn (CbCase *case_, int turn, int roller)
{
  g_autoptr (CbTableState) state = look (case_);

  g_assert_cmpint (state->turn, ==, turn);
  g_assert_cmpint (state->roller, ==, roller);
}

/* The booklet's game: who is out when, what lies where, how it ends. */
static void
test_booklet (void)
{
  g_autoptr (CbCase) case_ = cb_test_load_sample ("booklet-nightmare.casebook");
  CbLog *log = cb_case_get_log (case_);
  guint n = cb_log_get_n_entries (log);
  g_autoptr (CbTableState) start = cb_table_state_new (case_, 0);
  g_autoptr (CbTableState) killed = cb_table_state_new (case_, 24);
  g_autoptr (CbTableState) end = cb_table_state_new (case_, n);
  guint jack = (guint) cb_edition_find_power (cb_case_get_edition (case_), "jack");
  guint mayor = (guint) cb_edition_find_power (cb_case_get_edition (case_), "mayor");

  g_assert_cmpint (start->turn, ==, ANN);
  g_assert_cmpint (start->users[jack], ==, CB_NOBODY);
  g_assert_cmpint (cb_seats_get_end (start->seats), ==, CB_END_NONE);
  g_assert_cmpint (cb_side_cards_get_card_at (&start->side_cards, 0), ==, -1);

  /* After the eighth King, before the hand is told of. */
  g_assert_cmpint (cb_seats_get (killed->seats, CEM), ==, CB_SEAT_KILLED);
  g_assert_cmpint (cb_seats_get_end (killed->seats), ==, CB_END_NONE);
  g_assert_cmpint (killed->turn, ==, DOT);
  g_assert_cmpuint (killed->calls->len, ==, 1);
  g_assert_cmpint (cb_table_state_get_call (killed, 0)->kind, ==, CB_CALL_HAND);
  g_assert_cmpint (cb_draw_pile_get_n_left (cb_seats_get_pile (killed->seats, 0)), ==, 13);

  g_assert_cmpint (cb_seats_get (end->seats, ANN), ==, CB_SEAT_OUT);
  g_assert_cmpint (cb_seats_get (end->seats, CEM), ==, CB_SEAT_EXPOSED);
  g_assert_cmpint (cb_seats_get (end->seats, DOT), ==, CB_SEAT_PLAYING);
  g_assert_cmpint (cb_seats_get_end (end->seats), ==, CB_END_SOLVED);
  g_assert_cmpint (cb_seats_get_solver (end->seats), ==, BEA);
  g_assert_true (end->opened);
  g_assert_cmpint (end->turn, ==, CB_NOBODY);
  g_assert_cmpuint (end->accusations->len, ==, 2);
  g_assert_cmpuint (g_array_index (end->accusations, guint, 1), ==, n - 2);
  g_assert_cmpint (end->users[jack], ==, ANN);
  g_assert_cmpint (end->users[mayor], ==, CB_NOBODY);
  g_assert_cmphex (end->places_seen[DOT], ==, 3);
  g_assert_cmphex (end->places_seen[ANN], ==, 0);
  g_assert_cmpint (cb_side_cards_get_card_at (&end->side_cards, 0), ==,
                   cb_edition_find_card (cb_case_get_edition (case_), "finkelstein"));
  g_assert_cmpuint (end->n_drawn[0], ==, 9);
  g_assert_cmpint (cb_table_state_get_deadly_kind (end, 0), ==, 0);
  g_assert_cmpuint (end->calls->len, ==, 0);
}

/* A power is used once: whoever uses it again does not take the place of the first. */
static void
test_powers (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();
  guint jack = (guint) cb_edition_find_power (cb_case_get_edition (case_), "jack");
  guint sally = (guint) cb_edition_find_power (cb_case_get_edition (case_), "sally");
  g_autoptr (CbTableState) state = NULL;

  add (case_, "{'type':'power','by':1,'power':'jack'}");
  add (case_, "{'type':'power','by':2,'power':'jack'}");
  add (case_, "{'type':'power','by':3,'power':'sally'}");
  state = look (case_);
  g_assert_cmpint (state->users[jack], ==, BEA);
  g_assert_cmpint (state->users[sally], ==, DOT);
}

/* Once everybody has seen the envelope, nobody can solve the case any more. */
static void
test_solver (void)
{
  for (guint opened_first = 0; opened_first < 2; opened_first++)
    {
      g_autoptr (CbCase) case_ = make_nightmare ();
      g_autoptr (CbTableState) state = NULL;

      if (opened_first)
        add (case_, "{'type':'envelope','cards':['sally','bathtub','woods']}");
      add (case_, "{'type':'accusation','by':1,'cards':['sally','bathtub','woods'],"
                  "'result':'right'}");
      state = cb_table_state_new (case_, 1 + opened_first);
      g_assert_cmpint (cb_seats_get_end (state->seats), ==,
                       opened_first ? CB_END_OPENED : CB_END_SOLVED);
      g_assert_cmpint (cb_seats_get_solver (state->seats), ==, opened_first ? CB_NOBODY : BEA);
    }
}

/* Who rolls has the turn; then the next one is expected to roll. */
static void
test_turns (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();

  assert_turn (case_, ANN, ANN);
  add (case_, "{'type':'roll','by':0,'dice':[3,4]}");
  assert_turn (case_, ANN, BEA);
  add (case_, "{'type':'roll','by':1,'dice':[3,4]}");
  assert_turn (case_, BEA, CEM);
  add (case_, "{'type':'suggestion','by':1,'cards':['finkelstein','present','woods'],"
              "'answers':[]}");
  assert_turn (case_, CEM, CEM);
  add (case_, "{'type':'draw','by':0,'deck':'intrigue','trigger':'moved'}");
  assert_turn (case_, CEM, CEM);
  add (case_, "{'type':'draw','by':0,'deck':'intrigue','trigger':'landing'}");
  assert_turn (case_, ANN, ANN);
  cb_case_undo (case_);
  cb_case_undo (case_);
  add (case_, "{'type':'exposed','player':2,'cards':['sally','bathtub','woods','cemetery']}");
  assert_turn (case_, DOT, DOT);
  add (case_, "{'type':'accusation','by':3,'cards':['jack','present','woods'],'result':'wrong'}");
  assert_turn (case_, ANN, ANN);
  add (case_, "{'type':'roll','by':1,'dice':[3,4]}");
  assert_turn (case_, BEA, ANN); /* Cem and Dot are out */
  cb_case_undo (case_);
  add (case_, "{'type':'accusation','by':0,'cards':['jack','bathtub','woods'],'result':'wrong',"
              "'uncertain':true}");
  assert_turn (case_, BEA, BEA);
  cb_case_undo (case_);
  cb_case_undo (case_);
  cb_case_undo (case_);
  assert_turn (case_, CEM, CEM);
}

static void
test_everybody_out (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();
  g_autoptr (CbTableState) state = NULL;

  for (int i = 0; i < 4; i++)
    {
      g_autofree char *json = g_strdup_printf ("{'type':'accusation','by':%d,"
                                               "'cards':['jack','present','woods'],"
                                               "'result':'wrong'}",
                                               i);

      g_assert_false (cb_case_get_closed (case_));
      add (case_, json);
    }
  g_assert_true (cb_case_get_closed (case_));
  add (case_, "{'type':'envelope','cards':['sally','present','woods']}");
  state = look (case_);
  g_assert_cmpint (cb_seats_get_end (state->seats), ==, CB_END_ALL_OUT);
  g_assert_cmpint (state->turn, ==, CB_NOBODY);
  g_assert_true (state->opened);
  g_assert_cmpint (cb_seats_get_solver (state->seats), ==, CB_NOBODY);
}

/* Two decks, of one of which a card is drawn for each "?" of the dice. */
#define TWO_DECKS                                                                                    \
  "{'format':'casebook','version':1,'title':'','me':null,'edition':{'id':'two','name':'Two',"        \
  "'minPlayers':2,'categories':[{'id':'k','name':'K','cards':[{'id':'a','name':'A'},"                \
  "{'id':'b','name':'B'},{'id':'c','name':'C'}]}],'dice':[{'id':'die','faces':['1','?']}],'decks':[" \
  "{'id':'red','name':'Red','size':3,'must':['roll']},{'id':'blue','name':'Blue','size':3}]},"       \
  "'players':[{'name':'Ann'},{'name':'Bea'}],'log':[]}"

/* A card of the other deck is not the one that is called for. */
static void
test_call_of_deck (void)
{
  g_autoptr (CbCase) case_ = cb_test_make_case (TWO_DECKS);

  add (case_, "{'type':'roll','by':0,'dice':['?']}");
  assert_calls (case_, "draw 0 roll×1 must");
  add (case_, "{'type':'draw','by':0,'deck':'blue'}");
  assert_calls (case_, "draw 0 roll×1 must");
  add (case_, "{'type':'draw','by':0,'deck':'red'}");
  assert_calls (case_, "");
}

/* Each "?" is a card to draw; the call goes once it is answered, or the game goes on. */
static void
test_call_of_roll (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();

  add (case_, "{'type':'roll','by':1,'dice':['?',4]}");
  assert_calls (case_, "draw 1 roll×1 must");
  draw (case_, 2, "patch");
  assert_calls (case_, "draw 1 roll×1 must");
  add (case_, "{'type':'draw','by':1,'deck':'another'}");
  assert_calls (case_, "draw 1 roll×1 must");
  add (case_, "{'type':'note','text':'wait'}");
  draw (case_, 1, "patch");
  assert_calls (case_, "");
  cb_case_undo (case_);
  assert_calls (case_, "draw 1 roll×1 must");
  add (case_, "{'type':'roll','by':2,'dice':['?','?']}");
  assert_calls (case_, "draw 2 roll×2 must");
  draw (case_, 2, NULL);
  assert_calls (case_, "draw 2 roll×1 must");
  cb_case_set_uncertain (case_, 5, TRUE);
  assert_calls (case_, "draw 2 roll×2 must");
  add (case_, "{'type':'suggestion','by':2,'cards':['finkelstein','present','woods'],"
              "'answers':[]}");
  assert_calls (case_, "");
  add (case_, "{'type':'roll','by':2,'dice':[3,4]}");
  assert_calls (case_, "");
}

/* Whose pawn is moved may draw: not one's own, and nobody who is out. */
static void
test_call_of_moved (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();

  add (case_, "{'type':'suggestion','by':0,'cards':['sally','present','woods'],'answers':[]}");
  assert_calls (case_, "draw 1 moved×1");
  add (case_, "{'type':'suggestion','by':1,'cards':['sally','present','woods'],'answers':[]}");
  assert_calls (case_, "");
  add (case_, "{'type':'suggestion','by':2,'cards':['finkelstein','present','woods'],"
              "'answers':[]}");
  assert_calls (case_, "");
  add (case_, "{'type':'accusation','by':1,'cards':['jack','present','woods'],'result':'wrong'}");
  add (case_, "{'type':'suggestion','by':0,'cards':['sally','present','woods'],'answers':[]}");
  assert_calls (case_, "");
  add (case_, "{'type':'suggestion','by':1,'cards':['jack','present','cemetery'],'answers':[]}");
  assert_calls (case_, "draw 0 moved×1");
}

/* A pawn that stands there already is not moved, as far as the log tells where it is. */
static void
test_call_of_moved_nowhere (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();

  add (case_, "{'type':'suggestion','by':0,'cards':['sally','present','woods'],'answers':[]}");
  add (case_, "{'type':'suggestion','by':1,'cards':['jack','present','woods'],'answers':[]}");
  assert_calls (case_, "");
  cb_case_undo (case_);
  add (case_, "{'type':'roll','by':0,'dice':[3,4]}");
  add (case_, "{'type':'suggestion','by':1,'cards':['jack','present','woods'],'answers':[]}");
  assert_calls (case_, "draw 0 moved×1");
  cb_case_undo (case_);
  cb_case_undo (case_);

  /* Sally has a turn before Cem's, of which nothing is told. */
  add (case_, "{'type':'suggestion','by':2,'cards':['sally','present','woods'],'answers':[]}");
  assert_calls (case_, "draw 1 moved×1");
}

/* Two cards that kill the same player call for one hand. */
static void
test_killed_twice (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();

  for (guint i = 0; i < 7; i++)
    draw (case_, 0, "king");
  draw (case_, 3, "king");
  draw (case_, 3, "king");
  assert_calls (case_, "hand 3");
  add (case_, "{'type':'exposed','player':3,'cards':['mayor','bathtub','woods','cemetery']}");
  draw (case_, 3, "king");
  assert_calls (case_, "");
}

/* The eighth King: the hand is called for, and the King is back in the pile. */
static void
test_killed (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();
  guint64 part, whole;

  for (guint i = 0; i < 7; i++)
    draw (case_, 0, "king");
  add (case_, "{'type':'roll','by':3,'dice':['?',4]}");
  draw (case_, 3, "king");
  assert_calls (case_, "hand 3");
  add (case_, "{'type':'suggestion','by':0,'cards':['sally','present','woods'],'answers':[]}");
  assert_calls (case_, "hand 3; draw 1 moved×1");
  add (case_, "{'type':'exposed','player':3,'cards':['mayor','bathtub','woods','cemetery']}");
  assert_calls (case_, "draw 1 moved×1");
  for (guint i = 0; i < 13; i++)
    draw (case_, 1, "patch");
  {
    g_autoptr (CbTableState) state = look (case_);
    const CbDrawPile *pile = cb_seats_get_pile (state->seats, 0);

    g_assert_cmpint (cb_draw_pile_get_n_left (pile), ==, 1);
    g_assert_true (cb_draw_pile_get_chance_of_end (pile, 0, &part, &whole));
    g_assert_cmpuint (part, ==, whole);
    g_assert_cmpuint (cb_draw_pile_get_n_held (pile, 1, 1), ==, 13);
    g_assert_cmpint (cb_seats_get (state->seats, 3), ==, CB_SEAT_EXPOSED);
  }
  for (int i = 0; i < 3; i++)
    draw (case_, i, "king");
  {
    g_autoptr (CbTableState) state = look (case_);

    g_assert_cmpint (cb_seats_get_end (state->seats), ==, CB_END_ALL_OUT);
    g_assert_true (cb_case_get_closed (case_));
    assert_calls (case_, "");
  }
}

static void
test_variants (void)
{
  g_autoptr (CbCase) ends = make ("nightmare", FOUR ",'variants':['king-ends']");
  g_autoptr (CbCase) without = make ("nightmare", FOUR ",'variants':['without-intrigue']");
  g_autoptr (CbTableState) state = NULL;

  for (guint i = 0; i < 8; i++)
    {
      g_assert_false (cb_case_get_closed (ends));
      draw (ends, 2, "king");
    }
  g_assert_true (cb_case_get_closed (ends));
  state = look (ends);
  g_assert_cmpint (cb_seats_get_end (state->seats), ==, CB_END_LAST_CARD);
  g_assert_cmpint (cb_seats_get (state->seats, 2), ==, CB_SEAT_PLAYING);
  assert_calls (ends, "");

  add (without, "{'type':'roll','by':1,'dice':['?',4]}");
  assert_calls (without, "");
}

/* A card each turn, once the table records what it draws. */
static void
test_call_of_turn (void)
{
  g_autoptr (CbCase) case_ = make ("at-sea", "'players':[{'name':'A'},{'name':'B'},{'name':'C'}],"
                                             "'removed':['boddy']");

  assert_calls (case_, "");
  add (case_, "{'type':'draw','by':0,'deck':'action','trigger':'turn'}");
  assert_calls (case_, "");
  add (case_, "{'type':'suggestion','by':0,'cards':['plum','rope','salon'],'answers':[]}");
  assert_calls (case_, "draw 1 turn×1 must");
  add (case_, "{'type':'draw','by':1,'deck':'action','card':'snoop','trigger':'turn'}");
  assert_calls (case_, "");
}

/* Few tell of what they draw in each turn: what somebody plays was drawn. */
static void
test_untold_draws (void)
{
  g_autoptr (CbCase) case_ = make ("at-sea", "'players':[{'name':'A'},{'name':'B'},{'name':'C'}],"
                                             "'removed':['boddy']");
  static const char *const PLAYED[] = { "{'type':'play','by':0,'deck':'action','card':'snoop'}",
                                        "{'type':'play','by':1,'deck':'action','card':'snoop'}",
                                        "{'type':'draw','by':2,'deck':'action'}",
                                        "{'type':'play','by':2,'deck':'action','card':'snoop'}" };
  static const int LEFT[] = { 35, 34, 33, 33 };

  for (guint i = 0; i < G_N_ELEMENTS (PLAYED); i++)
    {
      g_autoptr (CbTableState) state = NULL;

      add (case_, PLAYED[i]);
      state = look (case_);
      g_assert_cmpint (cb_draw_pile_get_n_left (cb_seats_get_pile (state->seats, 0)), ==, LEFT[i]);
    }
}

/* The chance in a log of cards drawn, against the closed form. */
static void
test_odds (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();
  guint kings = 0;

  for (guint n = 0; n < 20; n++)
    {
      g_autoptr (CbTableState) state = look (case_);
      const CbDrawPile *pile = cb_seats_get_pile (state->seats, 0);
      guint64 part, whole;
      gboolean king = n % 3 == 1 && kings < 7;

      g_assert_true (cb_draw_pile_get_chance (pile, 0, &part, &whole));
      g_assert_cmpuint (part * (21 - n), ==, (8 - kings) * whole);
      g_assert_true (cb_draw_pile_get_chance_of_end (pile, 0, &part, &whole));
      g_assert_cmpuint (part * (21 - n), ==, kings == 7 ? whole : 0);
      kings += king;
      draw (case_, (int) (n % 4), king ? "king" : "patch");
    }
}

/* Casebook's own deck: drawn anew from what the log leaves, it kills as often as a shuffled one;
 * and what is written and read again is the same deck. The mean place of the eighth King is
 * 8·22/9 = 19.56, with a deviation of 1.58 for one game. */
static void
test_own_deck (void)
{
  g_autoptr (CbRandomSource) random = cb_random_source_new_seeded (6);
  const guint n_games = 400;
  guint sum = 0;

  for (guint game = 0; game < n_games; game++)
    {
      g_autoptr (CbCase) case_ = make_nightmare ();
      CbSetup *setup = cb_case_get_setup (case_);
      g_autoptr (CbDrawPile) pile = cb_box_new_deck (setup->edition, 0, FALSE);
      CbDrawn drawn = CB_DRAWN_USUAL;
      guint n = 0;

      while (drawn == CB_DRAWN_USUAL)
        {
          int kind = cb_draw_pile_pick (pile, random);
          g_autoptr (CbEntry) entry = cb_draw_new (
            0, "intrigue", cb_box_get_kind (setup->edition, 0, (guint) kind)->id, NULL);

          drawn = cb_box_follow (pile, entry, setup, 0);
          if (game == 0)
            cb_case_append (case_, entry);
          n++;
        }
      sum += n;
      if (game == 0)
        {
          g_autoptr (GBytes) bytes = cb_case_to_bytes (case_);
          g_autoptr (CbCase) again = cb_case_new_from_bytes (bytes, NULL);
          g_autoptr (CbTableState) state = look (again);

          g_assert_cmpint (cb_draw_pile_get_n_left (cb_seats_get_pile (state->seats, 0)), ==,
                           cb_draw_pile_get_n_left (pile));
          g_assert_cmpint (cb_seats_get (state->seats, 0), ==, CB_SEAT_KILLED);
        }
    }
  g_assert_cmpfloat_with_epsilon ((double) sum / n_games, 8 * 22 / 9.0, 5 * 1.58 / 20);
}

#define SERIES ",'firstDealt':3,'series':{'goal':2,'cases':4,'solved':[1,0,0,1],'x':'kept'}"

static void
assert_next (CbCase *case_, guint n_cases, guint ann, guint dot)
{
  g_autoptr (CbTableState) state = look (case_);
  g_autoptr (CbSetup) next = cb_table_make_next (state->setup, cb_seats_get_solver (state->seats));

  g_assert_cmpuint (next->series.goal, ==, 2);
  g_assert_cmpuint (next->series.n_cases, ==, n_cases);
  g_assert_cmpuint (next->series.solved[ANN], ==, ann);
  g_assert_cmpuint (next->series.solved[BEA], ==, 0);
  g_assert_cmpuint (next->series.solved[DOT], ==, dot);
  g_assert_cmpuint (next->n_players, ==, 4);
  g_assert_cmpstr (next->players[CEM].name, ==, "Cem");
  g_assert_cmpuint (next->hand, ==, 0);
}

/* The score follows from the log; whoever reaches the goal has won, and a new series begins. */
static void
test_series (void)
{
  g_autoptr (CbCase) case_ = make ("nightmare", FOUR SERIES);
  g_autofree char *text = cb_test_to_text (case_);
  g_autoptr (CbTableState) before = look (case_);
  g_autoptr (CbTableState) won = NULL;
  g_autoptr (CbSetup) next = NULL;

  g_assert_nonnull (strstr (text, "\"x\" : \"kept\""));
  g_assert_cmpuint (cb_table_state_get_score (before, ANN), ==, 1);
  g_assert_cmpint (cb_table_state_get_winner (before), ==, CB_NOBODY);
  assert_next (case_, 5, 1, 1);
  g_assert_cmpuint (cb_table_count_next (case_), ==, 6);
  add (case_, "{'type':'accusation','by':3,'cards':['jack','present','woods'],'result':'right'}");
  won = look (case_);
  g_assert_cmpuint (cb_table_state_get_score (won, DOT), ==, 2);
  g_assert_cmpint (cb_table_state_get_winner (won), ==, DOT);
  g_assert_cmpuint (cb_table_count_next (case_), ==, 0);
  assert_next (case_, 0, 0, 0);
  next = cb_table_make_next (won->setup, cb_seats_get_solver (won->seats));
  g_assert_cmpint (next->first_dealt, ==, ANN);
  cb_case_undo (case_);
  assert_next (case_, 5, 1, 1);
}

/* The first case of a series does not know yet that it is one. */
static void
test_series_begins (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();

  add (case_, "{'type':'accusation','by':0,'cards':['jack','present','woods'],'result':'right'}");
  assert_next (case_, 1, 1, 0);
  g_assert_cmpuint (cb_table_count_next (case_), ==, 0);
}

static void
test_series_refused (void)
{
#define CASE "{'format':'casebook','version':1,'edition':'nightmare'," FOUR ",'series':"
  cb_test_assert_refused (CASE "3}", "series: must be an object");
  cb_test_assert_refused (CASE "{'goal':0,'cases':0,'solved':[0,0,0,0]}}",
                          "series.goal: 0 is not between 1 and 99");
  cb_test_assert_refused (CASE "{'goal':2,'cases':0,'solved':[0,0,0]}}",
                          "series.solved: must be a list with one number for each player");
  cb_test_assert_refused (CASE "{'goal':2,'cases':0,'solved':[0,0,0,-1]}}",
                          "series.solved[3]: must be a whole number between 0 and 99");
#undef CASE
}

static void
assert_late (CbCase *case_, gboolean late)
{
  g_autoptr (CbTableState) state = look (case_);

  g_assert_cmpint (cb_table_state_get_call (state, 0)->late, ==, late);
}

/* With two players, who is shown nothing looks at a card at the side, each time at another one,
 * until all were looked at. */
static void
test_looks (void)
{
  g_autoptr (CbCase)
    case_ = make ("nightmare", "'players':[{'name':'Ann'},{'name':'Bea'}],'faceDown':4");
  const char *nobody = "{'type':'suggestion','by':0,'cards':['jack','woods'],"
                       "'answers':[{'by':1,'did':'pass'}]}";

  add (case_, nobody);
  assert_calls (case_, "look 0 f");
  add (case_, "{'type':'look','by':0,'slots':[1]}");
  assert_calls (case_, "");
  add (case_, "{'type':'suggestion','by':1,'cards':['jack','woods'],"
              "'answers':[{'by':0,'did':'show'}]}");
  assert_calls (case_, "");
  add (case_, nobody);
  assert_calls (case_, "look 0 d");
  assert_late (case_, FALSE);
  add (case_, "{'type':'roll','by':1,'dice':[1,2]}");
  assert_calls (case_, "look 0 d");
  assert_late (case_, TRUE);
  add (case_, "{'type':'look','by':1,'slots':[0]}");
  assert_calls (case_, "look 0 d");
  add (case_, "{'type':'look','by':0,'slots':[0,2,3]}");
  assert_calls (case_, "");
  add (case_, nobody);
  assert_calls (case_, "");
}

/* Who forgot to look twice looks twice; but not at what was looked at. */
static void
test_looks_forgotten (void)
{
  g_autoptr (CbCase)
    case_ = make ("nightmare", "'players':[{'name':'Ann'},{'name':'Bea'}],'faceDown':4");
  const char *nobody = "{'type':'suggestion','by':0,'cards':['jack','woods'],"
                       "'answers':[{'by':1,'did':'pass'}]}";

  add (case_, nobody);
  add (case_, nobody);
  assert_calls (case_, "look 0 f");
  add (case_, "{'type':'look','by':0,'slots':[2]}");
  assert_calls (case_, "look 0 b");
  add (case_, "{'type':'look','by':0}");
  assert_calls (case_, "");
  add (case_, nobody);
  add (case_, nobody);
  add (case_, "{'type':'look','by':0,'slots':[0,1,3]}");
  assert_calls (case_, "");
}

/* Nobody need look where the cards that lie face down are what was left of the deal. */
static void
test_looks_at_leftovers (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();

  add (case_, "{'type':'suggestion','by':0,'cards':['mayor','woods'],"
              "'answers':[{'by':1,'did':'pass'},{'by':2,'did':'pass'},{'by':3,'did':'pass'}]}");
  assert_calls (case_, "draw 2 moved×1");
}

/* Of a deck of unknown size nobody says that it is empty, and nobody reckons with it. */
static void
test_unknown_deck (void)
{
  g_autoptr (CbCase)
    case_ = make ("big-bang", "'players':[{'name':'Ann'},{'name':'Bea'},{'name':'Cem'}]");
  g_autoptr (CbTableState) state = NULL;
  g_autofree char *left = NULL;
  g_autofree char *piles = NULL;

  add (case_, "{'type':'draw','by':0,'deck':'sheldon','trigger':'landing'}");
  state = look (case_);
  left = cb_table_state_describe_left (state, 0, FALSE);
  piles = cb_table_state_describe_piles (state, 0);
  g_assert_cmpint (cb_draw_pile_get_n_left (cb_seats_get_pile (state->seats, 0)), ==, -1);
  g_assert_cmpstr (left, ==, "1 card drawn");
  g_assert_cmpstr (piles, ==, "Unknown number left");
}

/* By this booklet, or by a house rule, the game is over when all but one accused wrongly. */
static void
test_last_standing (void)
{
  static const struct
  {
    const char *edition;
    const char *variants;
    CbEnd end;
  } TABLES[] = { { "next-generation", "[]", CB_END_LAST_ONE },
                 { "classic", "['last-standing']", CB_END_LAST_ONE },
                 { "classic", "['accuse-at-centre']", CB_END_NONE } };

  for (guint i = 0; i < G_N_ELEMENTS (TABLES); i++)
    {
      g_autofree char *more = g_strdup_printf (
        "'players':[{'name':'Ann'},{'name':'Bea'},{'name':'Cem'}],'variants':%s",
        TABLES[i].variants);
      g_autoptr (CbCase) case_ = make (TABLES[i].edition, more);
      g_autoptr (CbTableState) state = NULL;
      g_autofree char *words = NULL;

      add (case_,
           "{'type':'accusation','by':0,'cards':['plum','wrench','kitchen'],'result':'wrong'}");
      assert_turn (case_, 1, 1);
      add (case_,
           "{'type':'accusation','by':2,'cards':['plum','wrench','dining-room'],'result':'wrong'}");
      state = look (case_);
      words = cb_table_state_describe_end (state, cb_case_get_setup (case_));
      g_assert_cmpint (cb_seats_get_end (state->seats), ==, TABLES[i].end);
      g_assert_cmpint (state->turn, ==, TABLES[i].end == CB_END_NONE ? 1 : CB_NOBODY);
      g_assert_cmpstr (words, ==, TABLES[i].end == CB_END_NONE ? "" : "Only one player was left");
      g_assert_cmpint (cb_case_get_closed (case_), ==, TABLES[i].end != CB_END_NONE);
    }
}

/* Whoever is killed by a card has not accused wrongly: the one who is left goes on. */
static void
test_last_alive (void)
{
  g_autoptr (CbCase) case_ = make ("classic", "'players':[{'name':'Ann'},{'name':'Bea'},"
                                              "{'name':'Cem'}],'variants':['last-standing']");
  g_autoptr (CbTableState) state = NULL;

  add (case_, "{'type':'exposed','player':0,'cards':['plum','wrench','kitchen','hall','rope',"
              "'green']}");
  add (case_, "{'type':'accusation','by':2,'cards':['white','knife','study'],'result':'wrong'}");
  state = look (case_);
  g_assert_cmpint (cb_seats_get_end (state->seats), ==, CB_END_NONE);
  g_assert_cmpint (state->turn, ==, 1);
  g_assert_false (cb_case_get_closed (case_));
}

static void
assert_known (CbCase *case_, const char *mine, const char *bob, const char *envelope)
{
  g_autoptr (CbTableState) state = look (case_);
  g_autofree char *my_hand = cb_table_state_describe_hand (state, case_, 0);
  g_autofree char *his_hand = cb_table_state_describe_hand (state, case_, 1);
  g_autofree char *words = cb_table_state_describe_envelope (state, case_);

  g_assert_cmpstr (my_hand, ==, mine);
  g_assert_cmpstr (his_hand, ==, bob);
  g_assert_cmpstr (words, ==, envelope);
}

/* What is known of hands and the envelope: with crosses what follows, without them what lies open
 * for all to see. */
static void
test_known (void)
{
  g_autoptr (CbCase)
    case_ = cb_test_small_case (CB_TEST_THREE, "{'type':'seen','player':1,'card':'bert'}");

  assert_known (case_, "2 cards", "2 cards, 1 known", "1 of 3 known");
  cb_case_set_assist (case_, CB_ASSIST_NOTES);
  assert_known (case_, "2 cards", "2 cards", "0 of 3 known");
  add (case_, "{'type':'exposed','player':1,'cards':['bert','belt']}");
  assert_known (case_, "2 cards", "2 cards, all known", "0 of 3 known");
  add (case_, "{'type':'accusation','by':2,'cards':['cleo','club','attic']}");
  assert_known (case_, "2 cards", "2 cards, all known", "0 of 3 known");
  add (case_, "{'type':'accusation','by':0,'cards':['cleo','club','barn'],'result':'right'}");
  assert_known (case_, "2 cards", "2 cards, all known", "3 of 3 known");
}

static void
assert_danger (CbCase *case_, const char *expected)
{
  g_autoptr (CbTableState) state = look (case_);
  g_autofree char *words = cb_table_state_describe_danger (state, cb_case_get_setup (case_), 0);

  g_assert_cmpstr (words, ==, expected);
}

/* 8 of the 21 cards are Kings, of which the last one kills. */
static void
test_danger (void)
{
  g_autoptr (CbCase) case_ = make_nightmare ();

  assert_danger (
    case_, "0 of 8 drawn. 38% chance that the next card is “Pumpkin King” (harmless so far).");
  for (guint i = 0; i < 7; i++)
    draw (case_, 0, "king");
  assert_danger (case_, "7 of 8 drawn. 7% chance that the next card eliminates a player.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  cb_test_stop_clock ();
  g_test_add_func ("/table-state/booklet", test_booklet);
  g_test_add_func ("/table-state/powers", test_powers);
  g_test_add_func ("/table-state/known", test_known);
  g_test_add_func ("/table-state/danger", test_danger);
  g_test_add_func ("/table-state/solver", test_solver);
  g_test_add_func ("/table-state/turns", test_turns);
  g_test_add_func ("/table-state/everybody-out", test_everybody_out);
  g_test_add_func ("/table-state/call-of-roll", test_call_of_roll);
  g_test_add_func ("/table-state/call-of-deck", test_call_of_deck);
  g_test_add_func ("/table-state/call-of-moved", test_call_of_moved);
  g_test_add_func ("/table-state/call-of-moved-nowhere", test_call_of_moved_nowhere);
  g_test_add_func ("/table-state/killed-twice", test_killed_twice);
  g_test_add_func ("/table-state/killed", test_killed);
  g_test_add_func ("/table-state/variants", test_variants);
  g_test_add_func ("/table-state/call-of-turn", test_call_of_turn);
  g_test_add_func ("/table-state/untold-draws", test_untold_draws);
  g_test_add_func ("/table-state/odds", test_odds);
  g_test_add_func ("/table-state/own-deck", test_own_deck);
  g_test_add_func ("/table-state/series", test_series);
  g_test_add_func ("/table-state/series-begins", test_series_begins);
  g_test_add_func ("/table-state/series-refused", test_series_refused);
  g_test_add_func ("/table-state/looks", test_looks);
  g_test_add_func ("/table-state/looks-forgotten", test_looks_forgotten);
  g_test_add_func ("/table-state/looks-at-leftovers", test_looks_at_leftovers);
  g_test_add_func ("/table-state/unknown-deck", test_unknown_deck);
  g_test_add_func ("/table-state/last-standing", test_last_standing);
  g_test_add_func ("/table-state/last-alive", test_last_alive);
  return g_test_run ();
}
