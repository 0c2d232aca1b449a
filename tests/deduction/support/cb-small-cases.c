/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random cases small enough for plain enumeration. */

#include "cb-small-cases.h"

static CbGameForm
random_form (GRand *rand)
{
  CbGameForm form = {
    .n_categories = (guint) g_rand_int_range (rand, 1, 5),
    .n_players = (guint) g_rand_int_range (rand, 1, 5),
    .onlooker = g_rand_boolean (rand),
    .unknown_sizes = g_rand_boolean (rand),
    .mixed = g_rand_boolean (rand),
    .n_entries = (guint) g_rand_int_range (rand, 0, 9),
  };
  gint n_left = 9;

  for (guint i = 0; i < form.n_categories; i++)
    {
      gint most = n_left - 2 * (gint) (form.n_categories - 1 - i);

      form.category_sizes[i] = (guint) g_rand_int_range (rand, 1, MIN (most, 5) + 1);
      n_left -= (gint) form.category_sizes[i];
      form.pool += form.category_sizes[i] - 1;
    }
  form.pool = (guint) g_rand_int_range (rand, 0, MIN ((gint) form.pool, 2) + 1);
  return form;
}

/* (transfer full): a game anyone could have played */
CbRandomGame *
cb_small_game_new (GRand *rand)
{
  CbGameForm form = random_form (rand);

  return cb_random_game_new (&form, rand);
}

/* Adds to an entry that one of some hands has one of some cards. */
void
cb_random_game_add_tie (CbRandomGame *game, guint entry, gboolean true_only, GRand *rand)
{
  guint n = game->world.n_holders;
  guint holders = (guint) g_rand_int_range (rand, 0, 1 << n) |
                  1u << g_rand_int_range (rand, 0, (gint) n);
  CbCardSet cards = cb_random_subset (game->world.deck, (guint) g_rand_int_range (rand, 1, 5),
                                      rand);
  CbCardSet held = 0;

  for (guint h = 0; h < n; h++)
    held |= holders & 1u << h ? game->truth[h] : 0;
  if (!true_only || (held & cards) != 0)
    cb_facts_add_one_of (g_ptr_array_index (game->entries, entry), holders, cards);
}

/* (transfer full): statements at random, many of them contradictory; sizes that may not add up */
CbRandomGame *
cb_small_nonsense_new (GRand *rand)
{
  CbRandomGame *game = cb_small_game_new (rand);
  guint n_entries = game->entries->len;

  if (g_rand_int_range (rand, 0, 4) == 0)
    game->world.min_size[g_rand_int_range (rand, 0, (gint) game->world.n_holders)]++;
  if (g_rand_int_range (rand, 0, 4) == 0)
    game->world.max_size[g_rand_int_range (rand, 0, (gint) game->world.n_holders)]++;
  if (g_rand_int_range (rand, 0, 3) == 0)
    {
      cb_facts_unref (game->deal);
      game->deal = cb_random_facts_new (&game->world, rand);
    }
  g_ptr_array_set_size (game->entries, 0);
  while (game->entries->len < n_entries)
    g_ptr_array_add (game->entries, cb_random_facts_new (&game->world, rand));
  return game;
}

/* (transfer full): either of the two, with things said of several hands together */
CbRandomGame *
cb_small_tied_new (gboolean nonsense, GRand *rand)
{
  CbRandomGame *game = nonsense ? cb_small_nonsense_new (rand) : cb_small_game_new (rand);

  for (guint i = 0; i < game->entries->len; i++)
    for (gint n = g_rand_int_range (rand, 0, 4); n > 0; n--)
      cb_random_game_add_tie (game, i, !nonsense, rand);
  return game;
}
