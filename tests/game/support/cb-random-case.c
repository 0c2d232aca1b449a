/* cb-random-case.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cb-random-case.h"

#include "cb-test-case.h"

#define N_CARDS 9

static const char *const cards[N_CARDS] = { "anna", "bert",  "cleo", "axe",   "belt",
                                            "club", "attic", "barn", "cellar" };
static const struct
{
  const char *id;
  guint set;
  gboolean is_trait;
} kinds[] = {
  { "suspect", 0007, FALSE }, { "weapon", 0070, FALSE }, { "room", 0700, FALSE },
  { "female", 0005, TRUE },   { "male", 0002, TRUE },    { "blunt", 0050, TRUE },
  { "coiled", 0020, TRUE },
};

typedef struct
{
  GRand *rand;
  guint n_players;
  guint n_pool;
  guint lies;
  guint deck;
  guint hands[8]; /* the envelope, the players, the pool: who really holds what */
} Table;

static guint
pick (Table *self, guint n)
{
  return (guint) g_rand_int_range (self->rand, 0, (gint) n);
}

static gboolean
lie (Table *self)
{
  return self->lies > 0 && pick (self, self->lies) == 0;
}

static guint
pick_card_of (Table *self, guint set)
{
  guint skip = pick (self, (guint) __builtin_popcount (set));

  while (skip-- > 0)
    set &= set - 1;
  return (guint) __builtin_ctz (set);
}

static char *
list (guint set)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (; set != 0; set &= set - 1)
    g_string_append_printf (text, "%s'%s'", text->len > 1 ? "," : "", cards[__builtin_ctz (set)]);
  g_string_append_c (text, ']');
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static guint
pick_other (Table *self, guint seat)
{
  return (seat + 1 + pick (self, self->n_players - 1)) % self->n_players;
}

static void
append_answers (Table *self, GString *out, guint by, guint set, gboolean stops)
{
  g_string_append (out, ",'answers':[");
  for (guint i = 1; i < self->n_players; i++)
    {
      guint seat = (by + i) % self->n_players;
      guint held = self->hands[1 + seat] & set;
      gboolean shows = (held != 0) != lie (self);

      if (out->str[out->len - 1] == '}')
        g_string_append_c (out, ',');
      g_string_append_printf (out, "{'by':%u,'did':'%s'", seat, shows ? "show" : "pass");
      if (shows && held != 0 && pick (self, 3) == 0)
        g_string_append_printf (out, ",'card':'%s'", cards[pick_card_of (self, held)]);
      g_string_append_c (out, '}');
      if (shows && stops && pick (self, 10) > 0)
        break;
    }
  g_string_append_c (out, ']');
}

static guint
pick_question (Table *self)
{
  guint set = 0;

  for (guint i = 0; i < 3; i++)
    if (pick (self, 8) > 0 || (i == 2 && set == 0))
      set |= 1u << (3 * i + pick (self, 3));
  return set;
}

static void
append_suggestion (Table *self, GString *out)
{
  guint by = pick (self, self->n_players);
  guint set = pick_question (self);
  g_autofree char *names = list (set);

  g_string_append_printf (out, "{'type':'suggestion','by':%u,'cards':%s", by, names);
  append_answers (self, out, by, set, TRUE);
}

static void
append_trait (Table *self, GString *out)
{
  guint by = pick (self, self->n_players);
  guint kind = 3 + pick (self, 4);

  g_string_append_printf (out, "{'type':'trait','by':%u,'trait':'%s'", by, kinds[kind].id);
  append_answers (self, out, by, kinds[kind].set & self->deck, FALSE);
}

static void
append_tip (Table *self, GString *out)
{
  guint by = pick (self, self->n_players);
  guint to = pick_other (self, by);
  guint kind = pick (self, G_N_ELEMENTS (kinds));
  gboolean all = g_rand_boolean (self->rand);
  guint held = self->hands[1 + to] & kinds[kind].set;

  if (!all && held != 0)
    held = 1u << pick_card_of (self, held);
  g_string_append_printf (out, "{'type':'tip','by':%u,'to':%u,'want':'%s'", by, to,
                          all ? "all" : "one");
  if (kinds[kind].is_trait || g_rand_boolean (self->rand))
    g_string_append_printf (out, ",'kind':'%s'", kinds[kind].id);
  if (g_rand_boolean (self->rand))
    {
      g_autofree char *names = list (lie (self) ? 0 : held);

      g_string_append_printf (out, ",'cards':%s", names);
    }
  else if (pick (self, 4) > 0)
    g_string_append_printf (out, ",'count':%d", lie (self) ? 0 : __builtin_popcount (held));
}

static void
append_accusation (Table *self, GString *out)
{
  guint set = pick_question (self);
  gboolean right = ((set & ~self->hands[0]) == 0) != lie (self);
  g_autofree char *names = list (set);

  g_string_append_printf (out, "{'type':'accusation','by':%u,'cards':%s,'result':%s",
                          pick (self, self->n_players), names,
                          pick (self, 5) == 0 ? "null"
                          : right             ? "'right'"
                                              : "'wrong'");
}

static void
append_seen (Table *self, GString *out)
{
  guint player = pick (self, self->n_players);
  guint hand = self->hands[1 + player];

  if (lie (self))
    hand = (1u << N_CARDS) - 1;
  if (hand == 0)
    g_string_append (out, "{'type':'note','text':'no hand'");
  else
    g_string_append_printf (out, "{'type':'seen','player':%u,'card':'%s'", player,
                            cards[pick_card_of (self, hand)]);
}

static void
append_exposed (Table *self, GString *out)
{
  guint player = pick (self, self->n_players);
  g_autofree char *names = list (
    self->hands[1 + (lie (self) ? pick_other (self, player) : player)]);

  g_string_append_printf (out, "{'type':'exposed','player':%u,'cards':%s", player, names);
}

static void
append_look (Table *self, GString *out)
{
  guint pool = self->hands[1 + self->n_players];
  g_autofree char *names = pool == 0 ? NULL : list (1u << pick_card_of (self, pool));

  if (pool == 0)
    g_string_append (out, "{'type':'note','text':'no pool'");
  else
    g_string_append_printf (out, "{'type':'look','by':%u,'slots':[0],'cards':%s",
                            pick (self, self->n_players), names);
}

/* Kinds from which nothing follows for the deal. */
static void
append_idle (Table *self, GString *out)
{
  static const char *const members[] = { "'type':'draw','deck':'intrigue','trigger':'?'",
                                         "'type':'play','deck':'intrigue','card':'Move'",
                                         "'type':'power','power':'peek'",
                                         "'type':'roll','dice':[4,'?']" };

  if (pick (self, 4) == 0)
    {
      g_autofree char *names = list (lie (self) ? pick_question (self) : self->hands[0]);

      g_string_append_printf (out, "{'type':'envelope','cards':%s", names);
    }
  else
    g_string_append_printf (out, "{%s,'by':%u", members[pick (self, G_N_ELEMENTS (members))],
                            pick (self, self->n_players));
}

static void
append_entry (Table *self, GString *out)
{
  static void (*const appenders[]) (Table *, GString *) = {
    append_suggestion, append_suggestion, append_suggestion, append_suggestion,
    append_trait,      append_tip,        append_tip,        append_accusation,
    append_seen,       append_exposed,    append_look,       append_idle,
  };

  if (out->len > 0)
    g_string_append_c (out, ',');
  appenders[pick (self, G_N_ELEMENTS (appenders))](self, out);
  g_string_append (out, pick (self, 12) == 0 ? ",'uncertain':true}" : "}");
}

/* Takes a card at random out of @from. */
static guint
draw (Table *self, guint *from)
{
  guint card = 1u << pick_card_of (self, *from);

  *from &= ~card;
  return card;
}

static void
deal (Table *self, guint first)
{
  guint left = self->deck;

  for (guint i = 0; i < 3; i++)
    self->hands[0] |= 1u << pick_card_of (self, self->deck & (7u << (3 * i)));
  left &= ~self->hands[0];
  for (guint i = 0; i < self->n_pool; i++)
    self->hands[1 + self->n_players] |= draw (self, &left);
  for (guint i = 0; left != 0; i++)
    self->hands[1 + (first + i) % self->n_players] |= draw (self, &left);
}

static void
append_setup (Table *self, GString *out, guint first, guint up, guint removed)
{
  guint me = pick (self, self->n_players + 1);
  gboolean sizes = pick (self, 3) == 0;
  g_autofree char *hand = list (me < self->n_players ? self->hands[1 + me] : 0);
  g_autofree char *up_names = list (up);
  g_autofree char *removed_names = list (removed);

  g_string_append (out, "'players':[");
  for (guint i = 0; i < self->n_players; i++)
    {
      g_string_append_printf (out, "%s{'name':'P%u'", i > 0 ? "," : "", i);
      if (sizes)
        g_string_append_printf (out, ",'hand':%d", __builtin_popcount (self->hands[1 + i]));
      g_string_append_c (out, '}');
    }
  if (me < self->n_players)
    g_string_append_printf (out, "],'me':%u", me);
  else
    g_string_append (out, "],'me':null");
  if (g_rand_boolean (self->rand))
    g_string_append_printf (out, ",'firstDealt':%u", first);
  g_string_append_printf (out, ",'hand':%s,'faceUp':%s,'removed':%s,'faceDown':%u", hand, up_names,
                          removed_names, self->n_pool);
}

char *
cb_random_case_new (GRand *rand, guint n_entries, guint lies)
{
  g_autoptr (GString) setup = g_string_new (NULL);
  g_autoptr (GString) log = g_string_new (NULL);
  Table table = { .rand = rand, .lies = lies, .deck = (1u << N_CARDS) - 1 };
  guint up = 0;
  guint removed = 0;
  guint first;

  table.n_players = 2 + pick (&table, 3);
  table.n_pool = pick (&table, 3);
  if (pick (&table, 4) == 0)
    up = 1u << pick (&table, N_CARDS);
  table.deck &= ~up;
  if (pick (&table, 4) == 0)
    removed = 1u << pick_card_of (&table, table.deck);
  table.deck &= ~removed;
  first = pick (&table, table.n_players);
  deal (&table, first);

  append_setup (&table, setup, first, up, removed);
  for (guint i = 0; i < n_entries; i++)
    append_entry (&table, log);
  return cb_test_small_json (setup->str, log->str);
}

char *
cb_random_entry_new (GRand *rand, guint n_players)
{
  g_autoptr (GString) out = g_string_new (NULL);
  Table table = { .rand = rand, .n_players = n_players, .lies = 2, .deck = (1u << N_CARDS) - 1 };

  deal (&table, 0);
  append_entry (&table, out);
  return cb_test_json (out->str);
}
