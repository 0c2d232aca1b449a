/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-small-game.h"

static const char *const IDS[] = { "anna", "bert",  "cleo", "axe",   "belt",
                                   "club", "attic", "barn", "cellar" };

/* Who really has what, by holder. */
typedef struct
{
  GRand *rand;
  guint n_players;
  guint me;
  guint32 hands[13];
} Deal;

static guint
pick (Deal *self, guint n)
{
  return (guint) g_rand_int_range (self->rand, 0, (gint32) n);
}

static guint
pick_card (Deal *self, guint32 from)
{
  for (guint skip = pick (self, (guint) __builtin_popcount (from)); skip > 0; skip--)
    from &= from - 1;
  return (guint) __builtin_ctz (from);
}

/* One card of each category. */
static guint32
pick_three (Deal *self)
{
  return 1u << pick (self, 3) | 8u << pick (self, 3) | 64u << pick (self, 3);
}

static void
deal_cards (Deal *self)
{
  guint32 left;

  self->hands[0] = pick_three (self);
  left = 0x1ff & ~self->hands[0];
  for (guint i = 0; left != 0; i++)
    {
      guint card = pick_card (self, left);

      self->hands[1 + i % self->n_players] |= 1u << card;
      left &= ~(1u << card);
    }
}

static void
append_cards (GString *out, guint32 cards)
{
  for (guint32 left = cards; left != 0; left &= left - 1)
    g_string_append_printf (out, "%s'%s'", left == cards ? "" : ",", IDS[__builtin_ctz (left)]);
}

static void
append_suggestion (Deal *self, GString *out, guint by)
{
  guint32 named = pick_three (self);
  guint32 could = 0;

  g_string_append_printf (out, "{'type':'suggestion','by':%u,'cards':[", by);
  append_cards (out, named);
  g_string_append (out, "],'answers':[");
  for (guint i = 1; i < self->n_players && could == 0; i++)
    {
      guint seat = (by + i) % self->n_players;

      could = self->hands[1 + seat] & named;
      g_string_append_printf (out, "%s{'by':%u,'did':'%s'", i > 1 ? "," : "", seat,
                              could != 0 ? "show" : "pass");
      if (could != 0 && (by == self->me || (seat == self->me && pick (self, 3) > 0)))
        g_string_append_printf (out, ",'card':'%s'", IDS[pick_card (self, could)]);
      g_string_append_c (out, '}');
    }
  g_string_append (out, "]}");
}

static void
append_accusation (Deal *self, GString *out, guint by)
{
  guint32 named = pick_three (self);

  while (named == self->hands[0])
    named = pick_three (self);
  g_string_append_printf (out, "{'type':'accusation','by':%u,'cards':[", by);
  append_cards (out, named);
  g_string_append (out, "],'result':'wrong'}");
}

CbSmallGame *
cb_small_game_new_of (const char *setup, const char *log)
{
  CbSmallGame *self = g_new0 (CbSmallGame, 1);

  self->json = cb_test_small_json (setup, log);
  self->case_ = cb_test_read_case (self->json);
  self->worlds = cb_plain_worlds_new (self->json);
  self->n_players = cb_case_get_setup (self->case_)->n_players;
  self->me = (guint) cb_case_get_setup (self->case_)->me;
  self->n_entries = cb_log_get_n_entries (cb_case_get_log (self->case_));
  return self;
}

CbSmallGame *
cb_small_game_new (guint32 seed, guint n_entries, gboolean only_i_ask)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GString) setup = g_string_new ("'players':[");
  g_autoptr (GString) log = g_string_new (NULL);
  Deal deal = { .rand = rand };
  guint out = 0;

  deal.n_players = 2 + pick (&deal, 3);
  deal.me = seed % deal.n_players;
  deal_cards (&deal);
  for (guint i = 0; i < deal.n_players; i++)
    g_string_append_printf (setup, "%s{'name':'P%u'}", i > 0 ? "," : "", i);
  g_string_append_printf (setup, "],'me':%u,'firstDealt':0,'hand':[", deal.me);
  append_cards (setup, deal.hands[1 + deal.me]);
  g_string_append_c (setup, ']');
  for (guint i = 0; i < n_entries; i++)
    {
      guint by = only_i_ask ? deal.me : i % deal.n_players;

      g_string_append (log, i > 0 ? "," : "");
      if (by != deal.me && (out >> by & 1) == 0 && pick (&deal, 12) == 0)
        {
          append_accusation (&deal, log, by);
          out |= 1u << by;
        }
      else
        append_suggestion (&deal, log, (out >> by & 1) != 0 ? deal.me : by);
    }
  return cb_small_game_new_of (setup->str, log->str);
}

void
cb_small_game_free (CbSmallGame *self)
{
  cb_plain_worlds_free (self->worlds);
  g_object_unref (self->case_);
  g_free (self->json);
  g_free (self);
}

CbPlainView
cb_small_game_see_mine (const CbSmallGame *self, guint n_entries)
{
  return cb_plain_worlds_see (self->worlds, cb_plain_worlds_get (self->worlds, 0), self->me,
                              n_entries);
}

CbKnowledge *
cb_small_game_know (const CbSmallGame *self, guint n_entries)
{
  CbKnowledge *knowledge = cb_case_get_knowledge (self->case_, n_entries);

  g_assert_true (cb_knowledge_read (knowledge, CB_EFFORT_ENDLESS));
  return knowledge;
}

CbSupposition *
cb_plain_world_suppose (const CbPlainWorld *self, const CbKnowledge *knowledge)
{
  CbSupposition *supposition = cb_supposition_new (knowledge, self->hands);

  for (guint i = 0; i < knowledge->sights->len; i++)
    {
      const CbSight *sight = &g_array_index (knowledge->sights, CbSight, i);

      supposition->seen[i] = sight->n == CB_SIGHT_ALL ? self->hands[sight->holder] & sight->among
                                                      : 1u << self->shown[sight->entry];
    }
  return supposition;
}
