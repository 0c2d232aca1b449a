/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-full-cases.h"

/* Entries until most games are solved, and some more. */
const CbFullCase cb_full_cases[] = {
  { "21 cards, 2 players, 4 face down",
    { .category_sizes = { 6, 6, 9 }, .n_players = 2, .pool = 4, .n_entries = 40 } },
  { "21 cards, 3 players", { .category_sizes = { 6, 6, 9 }, .n_players = 3, .n_entries = 60 } },
  { "21 cards, 4 players", { .category_sizes = { 6, 6, 9 }, .n_players = 4, .n_entries = 60 } },
  { "21 cards, 5 players", { .category_sizes = { 6, 6, 9 }, .n_players = 5, .n_entries = 60 } },
  { "21 cards, 6 players", { .category_sizes = { 6, 6, 9 }, .n_players = 6, .n_entries = 60 } },
  { "24 cards, 6 players, 3 face down",
    { .category_sizes = { 6, 9, 9 }, .n_players = 6, .pool = 3, .n_entries = 60 } },
  { "30 cards, 3 players", { .category_sizes = { 10, 8, 12 }, .n_players = 3, .n_entries = 80 } },
  { "30 cards, 4 players", { .category_sizes = { 10, 8, 12 }, .n_players = 4, .n_entries = 80 } },
  { "30 cards, 6 players", { .category_sizes = { 10, 8, 12 }, .n_players = 6, .n_entries = 80 } },
  { "30 cards, 8 players", { .category_sizes = { 10, 8, 12 }, .n_players = 8, .n_entries = 80 } },
  { "30 cards, 10 players", { .category_sizes = { 10, 8, 12 }, .n_players = 10, .n_entries = 80 } },
  { "21 cards, 4 players, 2 open",
    { .category_sizes = { 6, 6, 9 }, .n_players = 4, .n_entries = 60, .open = 2 } },
  { "24 cards, 3 players", { .category_sizes = { 6, 9, 9 }, .n_players = 3, .n_entries = 60 } },
  { "30 cards, 7 players, 6 face down",
    { .category_sizes = { 10, 8, 12 }, .n_players = 7, .pool = 6, .n_entries = 80 } },
  { "30 cards, 9 players", { .category_sizes = { 10, 8, 12 }, .n_players = 9, .n_entries = 80 } },
  { "32 cards, 5 players", { .category_sizes = { 8, 12, 12 }, .n_players = 5, .n_entries = 80 } },
  { "32 cards, 10 players, 9 face down",
    { .category_sizes = { 10, 10, 12 }, .n_players = 10, .pool = 9, .n_entries = 80 } },
};
const guint cb_n_full_cases = G_N_ELEMENTS (cb_full_cases);

/* (transfer full): a game on that table; in every other one it is unknown who has a card more */
CbRandomGame *
cb_full_game_new (guint full_case, CbView view, guint32 seed)
{
  return cb_full_long_game_new (full_case, view, seed, cb_full_cases[full_case].form.n_entries);
}

/* (transfer full): the same, with so many entries */
CbRandomGame *
cb_full_long_game_new (guint full_case, CbView view, guint32 seed, guint n_entries)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed * 4099 + full_case * 17 + view);
  CbGameForm form = cb_full_cases[full_case].form;

  form.n_categories = 3;
  form.n_entries = n_entries;
  form.onlooker = view == CB_VIEW_ONLOOKER || view == CB_VIEW_ONLOOKER_MIXED ||
                  view == CB_VIEW_ONLOOKER_TIPS;
  form.mixed = view != CB_VIEW_HAND && view != CB_VIEW_ONLOOKER;
  if (view == CB_VIEW_HAND_TIPS || view == CB_VIEW_ONLOOKER_TIPS)
    form.tips = 80;
  form.unknown_sizes = seed % 2;
  return cb_random_game_new (&form, rand);
}
