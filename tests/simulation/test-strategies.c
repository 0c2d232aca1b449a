/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Single players at a table of three, told what happens entry by entry. */

#include "cb-accusation.h"
#include "cb-editions.h"
#include "cb-look.h"
#include "cb-strategy-private.h"
#include "cb-suggestion.h"

typedef struct
{
  const CbStrategy *strategy;
  CbSetup *setup;
  gpointer player;
} Seated;

static CbCardSet
find_cards (const CbSetup *setup, const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);
  CbCardSet cards = 0;

  for (guint i = 0; list[i] != NULL; i++)
    cards |= cb_card_set_of ((guint) cb_edition_find_card (setup->edition, list[i]));
  return cards;
}

/* Three cards lie at the side, or none. */
static void
sit_down (Seated *self, const char *name, gboolean with_side)
{
  self->strategy = cb_strategies_find (name);
  self->setup = cb_setup_new (cb_editions_find_builtin ("classic"));
  self->setup->face_down = with_side ? 3 : 0;
  for (guint i = 0; i < 3; i++)
    cb_setup_add_player (self->setup, "", -1, with_side ? 5 : 6);
  self->setup->me = 0;
  self->setup->hand = find_cards (self->setup, with_side
                                                 ? "scarlet mustard knife rope hall"
                                                 : "scarlet mustard knife rope hall lounge");
  self->player = self->strategy->sit_down (self->strategy, self->setup, 1);
}

static void
leave (Seated *self)
{
  self->strategy->leave (self->player);
  cb_setup_unref (self->setup);
}

/* The next seats pass, as many as that; the one after them shows, unless it is the asker. */
static void
hear (Seated *self, int by, const char *ids, guint n_passes)
{
  g_autoptr (CbEntry) entry = cb_suggestion_new (by, find_cards (self->setup, ids));

  for (guint i = 1; i <= MIN (n_passes + 1, 2); i++)
    cb_suggestion_add_answer (entry, (by + (int) i) % 3, i <= n_passes ? CB_DID_PASS : CB_DID_SHOW,
                              -1);
  self->strategy->hear (self->player, entry);
}

/* Whether a card is ever named. */
static gboolean
names (Seated *self, const char *id)
{
  CbCardSet named = 0;

  for (guint i = 0; i < 100; i++)
    named |= self->strategy->ask (self->player, G_MAXUINT32);
  return (named & find_cards (self->setup, id)) != 0;
}

/* Somebody looks at the first card at the side. @id: (nullable): which it is, where that is me */
static void
hear_of_look (Seated *self, int by, const char *id)
{
  g_autoptr (CbEntry) entry = cb_look_new (by, 1, id != NULL ? find_cards (self->setup, id) : 0);

  self->strategy->hear (self->player, entry);
}

/* Nobody shows Bob a card, and he does not accuse. Later he turns out to have neither the Plum nor
 * the Wrench: the listener takes him to have the Study, until he passes on that, too. Then the
 * envelope is known, to him as to the careful player. */
static void
check_silence (const char *name, gboolean listens)
{
  Seated seated;

  sit_down (&seated, name, FALSE);
  hear (&seated, 1, "plum wrench study", 2);
  hear (&seated, 2, "plum wrench library", 2);
  g_assert_cmpint (names (&seated, "study"), ==, !listens);
  g_assert_cmphex (seated.strategy->accuse (seated.player), ==, 0);
  hear (&seated, 2, "green lead-pipe study", 2);
  g_assert_cmphex (seated.strategy->accuse (seated.player), ==,
                   find_cards (seated.setup, "plum wrench study"));
  leave (&seated);
}

static void
test_silence (void)
{
  check_silence ("careful", FALSE);
  check_silence ("listener", TRUE);
}

/* Who accuses after nobody showed a card may have found the envelope: nothing is concluded, though
 * he looked at a card at the side before. */
static void
test_accused (void)
{
  g_autoptr (CbEntry) entry = NULL;
  Seated seated;

  sit_down (&seated, "listener", FALSE);
  hear (&seated, 1, "plum wrench study", 2);
  hear_of_look (&seated, 1, NULL);
  entry = cb_accusation_new (1, find_cards (seated.setup, "plum wrench study"), CB_RESULT_UNKNOWN);
  seated.strategy->hear (seated.player, entry);
  hear (&seated, 2, "plum wrench library", 2);
  g_assert_true (names (&seated, "study"));
  leave (&seated);
}

/* What he saw himself stays, when what he concluded from silence turns out to be wrong. */
static void
test_seen_at_side (void)
{
  Seated seated;

  sit_down (&seated, "listener", TRUE);
  hear_of_look (&seated, 0, "library");
  hear (&seated, 1, "plum wrench study", 2);
  hear (&seated, 2, "plum wrench kitchen", 2);
  g_assert_false (names (&seated, "library"));
  hear (&seated, 2, "green lead-pipe study", 2);
  g_assert_true (names (&seated, "study"));
  g_assert_false (names (&seated, "library"));
  leave (&seated);
}

/* The prober names his own cards but for one. */
static void
test_prober (void)
{
  Seated prober;

  sit_down (&prober, "prober", FALSE);
  for (guint i = 0; i < 20; i++)
    {
      CbCardSet named = prober.strategy->ask (prober.player, G_MAXUINT32);

      g_assert_cmpuint (cb_card_set_size (named), ==, 3);
      g_assert_cmpuint (cb_card_set_size (named & ~prober.setup->hand), ==, 1);
    }
  leave (&prober);
}

/* Where any two cards can be named, everybody names two, and now and then two of a category. */
static void
test_two_alike (void)
{
  CbEdition *edition = cb_editions_find_builtin ("clue-suspect");
  CbCardSet suspects = cb_edition_get_category (edition, 0)->cards;

  for (guint i = 0; i < cb_strategies_get_n (); i++)
    {
      const CbStrategy *strategy = cb_strategies_get (i);
      g_autoptr (CbSetup) setup = cb_setup_new (edition);
      guint n_alike = 0;
      gpointer player;

      for (guint seat = 0; seat < 3; seat++)
        cb_setup_add_player (setup, "", -1, -1);
      setup->me = 0;
      setup->hand = find_cards (setup, "scarlet candlestick bedroom");
      player = strategy->sit_down (strategy, setup, 1);
      for (guint k = 0; k < 20; k++)
        {
          CbCardSet named = strategy->ask (player, G_MAXUINT32);

          g_assert_true (cb_edition_is_whole_question (edition, named));
          n_alike += cb_card_set_size (named & suspects) == 2;
        }
      if (strategy == &cb_strategy_random)
        g_assert_cmpuint (n_alike, >, 0);
      g_test_message ("%s: %u of 20 times two suspects", strategy->name, n_alike);
      strategy->leave (player);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strategies/silence", test_silence);
  g_test_add_func ("/strategies/accused", test_accused);
  g_test_add_func ("/strategies/seen-at-side", test_seen_at_side);
  g_test_add_func ("/strategies/prober", test_prober);
  g_test_add_func ("/strategies/two-alike", test_two_alike);
  return g_test_run ();
}
