/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to do beside suggesting: on small tables each is worth what plain enumeration of
 * all deals says; on a full one what is drawn comes close to what is known to be so. */

#include <math.h>

#include "cb-editions.h"
#include "cb-moves.h"
#include "cb-plain-worth.h"
#include "cb-random-table.h"
#include "cb-test-case.h"

typedef struct
{
  const CbMove *move;
  guint n_players;
  guint me;
  guint32 cards;
} Asking;

/* One card of each of the hands from @index on, any with the same chance. */
static void
show (const Asking *self,
      const guint32 *hands,
      guint index,
      guint64 seen,
      double chance,
      CbPlainOutcomes *outcomes)
{
  guint32 held;
  guint n;

  if (index == self->n_players)
    {
      cb_plain_outcomes_add (outcomes, seen, chance);
      return;
    }
  held = hands[1 + (self->me + index) % self->n_players] & self->cards;
  n = (guint) __builtin_popcount (held);
  if (n == 0)
    show (self, hands, index + 1, 100 * seen, chance, outcomes);
  for (; held != 0; held &= held - 1)
    show (self, hands, index + 1, 100 * seen + 1 + (guint) __builtin_ctz (held), chance / n,
          outcomes);
}

static void
ask_plainly (const guint32 *hands, gpointer data, CbPlainOutcomes *outcomes)
{
  const Asking *self = data;
  guint32 held = self->move->seat >= 0 ? hands[1 + self->move->seat] & self->cards : 0;
  guint n = (guint) __builtin_popcount (held);

  if (self->move->kind == CB_MOVE_TRAIT)
    show (self, hands, 1, 0, 1, outcomes);
  else if (self->move->kind == CB_MOVE_TIP_ALL || n == 0)
    cb_plain_outcomes_add (outcomes, held, 1);
  else
    for (; held != 0; held &= held - 1)
      cb_plain_outcomes_add (outcomes, held & -held, 1.0 / n);
}

static guint32
get_cards (const CbSetup *setup, int asked)
{
  int n = (int) cb_edition_get_n_categories (setup->edition);
  guint32 deck = cb_setup_get_deck (setup);

  if (asked < 0)
    return deck;
  return deck & (asked < n ? cb_edition_get_category (setup->edition, (guint) asked)->cards
                           : cb_edition_get_trait (setup->edition, (guint) (asked - n))->cards);
}

/* Returns how many moves were compared. */
static guint
check_table (const CbRandomTable *table, int me, guint n_of[4])
{
  g_autofree char *json = cb_random_table_write_case (table, me);
  g_autoptr (CbCase) case_ = cb_test_read_case (json);
  g_autoptr (CbMoves) moves = cb_case_list_moves (case_, table->n_entries, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbPlainDeals) deals = NULL;
  const CbSetup *setup = cb_case_get_setup (case_);

  if (moves == NULL || strstr (json, "exposed") != NULL)
    return 0;
  g_assert_true (cb_moves_are_exact (moves));
  deals = cb_plain_deals_new (json);
  for (guint i = 0; i < cb_moves_get_n (moves); i++)
    {
      const CbMove *move = cb_moves_get (moves, i);
      Asking asking = { move, setup->n_players, (guint) me, get_cards (setup, move->asked) };
      CbPlainWorth worth = cb_plain_weigh (deals, ((guint64) 1 << table->n_entries) - 1,
                                           ask_plainly, &asking);

      g_assert_cmpfloat_with_epsilon (move->bits, worth.envelope, 1e-9);
      g_assert_cmpfloat_with_epsilon (move->total_bits, worth.sheet, 1e-9);
      if (i > 0)
        g_assert_cmpfloat (move->bits, <=, cb_moves_get (moves, i - 1)->bits + 1e-9);
      n_of[move->kind]++;
    }
  return cb_moves_get_n (moves);
}

static void
test_enumeration (void)
{
  guint n_of[4] = { 0 }, n = 0;

  for (guint32 seed = 60000; seed < (g_test_slow () ? 62000 : 60060); seed++)
    {
      CbRandomTable table = {
        .seed = seed, .n_entries = seed % 8, .events = TRUE, .tip_traits = seed % 2 == 0
      };

      n += check_table (&table, (int) (seed % cb_random_table_get_n_players (&table)), n_of);
    }
  g_test_message ("%u moves: %u traits, %u snoops, %u and %u tips", n, n_of[0], n_of[1], n_of[2],
                  n_of[3]);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (n_of[i], >, 20);
}

#define SEA                                                                          \
  "{'format':'casebook','version':1,'edition':'at-sea','players':[{'name':'Ann'},"   \
  "{'name':'Bob'},{'name':'Cara'},{'name':'Dan'}],'me':%s,'firstDealt':0,'hand':%s," \
  "'removed':['boddy'],'log':[%s]}"
#define HAND "['white','rope','oar','galley']"

static CbCase *
read_sea (const char *me, const char *hand, const char *log)
{
  g_autofree char *text = g_strdup_printf (SEA, me, hand, log);

  return cb_test_make_case (text);
}

static guint
count (const CbMoves *moves, CbMoveKind kind)
{
  guint n = 0;

  for (guint i = 0; i < cb_moves_get_n (moves); i++)
    n += cb_moves_get (moves, i)->kind == kind;
  return n;
}

/* At the start of a full game: nine features, three snoops, one or all of three kinds from three
 * players. To get all of a kind tells more than one of it, and of each player the same. */
static void
test_at_sea (void)
{
  g_autoptr (CbCase) case_ = read_sea ("0", HAND, "");
  g_autoptr (CbMoves) moves = cb_case_list_moves (case_, 0, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbMoves) again = cb_case_list_moves (case_, 0, 1, CB_EFFORT_ENDLESS);
  double one = 0, all = 0, snoop[4] = { 0 };

  g_assert_false (cb_moves_are_exact (moves));
  g_assert_cmpuint (count (moves, CB_MOVE_TRAIT), ==, 9);
  g_assert_cmpuint (count (moves, CB_MOVE_SNOOP), ==, 3);
  g_assert_cmpuint (count (moves, CB_MOVE_TIP_ONE), ==, 9);
  g_assert_cmpuint (count (moves, CB_MOVE_TIP_ALL), ==, 9);
  for (guint i = 0; i < cb_moves_get_n (moves); i++)
    {
      const CbMove *move = cb_moves_get (moves, i);
      g_autofree char *words = cb_moves_describe (moves, i);

      g_test_message ("%s: %.3f of %.3f bits", words, move->bits, move->total_bits);
      g_assert_cmpfloat (move->bits, ==, cb_moves_get (again, i)->bits);
      g_assert_cmpfloat (move->bits, >, 0);
      one += move->kind == CB_MOVE_TIP_ONE ? move->bits : 0;
      all += move->kind == CB_MOVE_TIP_ALL ? move->bits : 0;
      if (move->kind == CB_MOVE_SNOOP)
        snoop[move->seat] = move->bits;
    }
  g_assert_cmpfloat (all, >, one);
  /* Four suspects, three weapons and four rooms are with the others, one more of each in the
   * envelope: each card that is seen leaves one possibility less of its kind. */
  for (guint seat = 1; seat < 4; seat++)
    g_assert_cmpfloat_with_epsilon (snoop[seat], (8 * log2 (5.0 / 4) + 3 * log2 (4.0 / 3)) / 11,
                                    0.02);
}

/* (transfer full): seven players, of whom everybody holds cards with the one trait there is: some
 * millions of ways to show one each */
static CbCase *
make_crowd (void)
{
  g_autoptr (GString) json = g_string_new (
    "{'format':'casebook','version':1,'edition':{'id':'c','name':'C','minPlayers':2,"
    "'maxPlayers':7,'deal':'all','events':[{'id':'trait'}],'traits':[{'id':'t','name':'t'}],"
    "'categories':[");

  for (guint i = 0; i < 3; i++)
    {
      g_string_append_printf (json, "%s{'id':'k%u','name':'K%u','cards':[", i > 0 ? "," : "", i, i);
      for (guint j = 0; j < 8; j++)
        g_string_append_printf (json, "%s{'id':'c%u%u','name':'C%u%u','traits':['t']}",
                                j > 0 ? "," : "", i, j, i, j);
      g_string_append (json, "]}");
    }
  g_string_append (json, "]},'players':[");
  for (guint i = 0; i < 7; i++)
    g_string_append_printf (json, "%s{'name':'P%u'}", i > 0 ? "," : "", i);
  g_string_append (json, "],'me':0,'hand':['c00','c10','c20'],'log':[]}");
  return cb_test_make_case (json->str);
}

/* What can be shown in too many ways to list them is estimated, as fast as other moves. Everybody
 * shows me a card then, and that tells at least a little; a quick one takes no gigabytes. */
static void
test_crowd (void)
{
  g_autoptr (CbCase) case_ = make_crowd ();
  g_autoptr (CbMoves) moves = cb_case_list_moves (case_, 0, 1, CB_EFFORT_ENDLESS);
  g_autoptr (CbMoves) again = cb_case_list_moves (case_, 0, 1, CB_EFFORT_ENDLESS);
  const CbMove *move;

  g_assert_cmpuint (cb_moves_get_n (moves), ==, 1);
  g_assert_false (cb_moves_are_exact (moves));
  move = cb_moves_get (moves, 0);
  g_assert_cmpint (move->kind, ==, CB_MOVE_TRAIT);
  g_assert_cmpfloat (move->bits, >, 0);
  g_assert_cmpfloat (move->bits, <=, move->total_bits);
  g_assert_cmpfloat (move->bits, ==, cb_moves_get (again, 0)->bits);
}

/* Only where the edition has it, for who plays, and not of a hand that is open. */
static void
test_none (void)
{
  g_autoptr (CbCase) classic = cb_test_small_case (CB_TEST_THREE, "");
  g_autoptr (CbCase) onlooker = read_sea ("null", "[]", "");
  g_autoptr (CbCase) open = read_sea (
    "0", HAND, "{'type':'exposed','player':1,'cards':['scarlet','scarf','telescope','salon']}");
  g_autoptr (CbMoves) moves = cb_case_list_moves (open, 1, 1, CB_EFFORT_ENDLESS);

  g_assert_null (cb_case_list_moves (classic, 0, 1, CB_EFFORT_ENDLESS));
  g_assert_null (cb_case_list_moves (onlooker, 0, 1, CB_EFFORT_ENDLESS));
  g_assert_cmpuint (count (moves, CB_MOVE_SNOOP), ==, 2);
  for (guint i = 0; i < cb_moves_get_n (moves); i++)
    g_assert_cmpint (cb_moves_get (moves, i)->seat, !=, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/enumeration", test_enumeration);
  g_test_add_func ("/moves/at-sea", test_at_sea);
  g_test_add_func ("/moves/crowd", test_crowd);
  g_test_add_func ("/moves/none", test_none);
  return g_test_run ();
}
