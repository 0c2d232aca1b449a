/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Entries of every kind as they come in a game of a true deal, and what of them is in the notebook
 * of one of the players. */

#include "cb-random-table-private.h"

#include "cb-card-set.h"

static gboolean
lie (CbRandomDeal *self)
{
  return self->lies > 0 && cb_random_pick (self, self->lies) == 0;
}

/* What happens between two players I know if I am one of them, or by accident. */
static gboolean
is_known (CbRandomDeal *self, guint a, guint b)
{
  gboolean told = cb_random_pick (self, 10) == 0;

  return told || (int) a == self->me || (int) b == self->me;
}

static guint
pick_other (CbRandomDeal *self, guint seat)
{
  return (seat + 1 + cb_random_pick (self, self->n_players - 1)) % self->n_players;
}

/* Returns TRUE if the chain goes on. */
static gboolean
append_answer (CbRandomDeal *self,
               GString *out,
               guint by,
               guint seat,
               guint32 asked,
               gboolean stops)
{
  guint32 held = self->hands[1 + seat] & asked;
  gboolean shows = (held != 0) != lie (self);
  gboolean known = is_known (self, by, seat);
  gboolean missed = self->half_heard && stops && cb_random_pick (self, 3) == 0;

  if (out->str[out->len - 1] == '}')
    g_string_append_c (out, ',');
  if (missed && shows && !known && !self->somebody)
    {
      self->somebody = TRUE;
      g_string_append (out, "{'by':null,'did':'show'");
    }
  else
    g_string_append_printf (out, "{'by':%u,'did':'%s'", seat, shows ? "show" : "pass");
  if (shows && held != 0)
    {
      guint card = cb_random_pick_card (self, held);

      if (known)
        {
          self->seen |= cb_card_set_of (card);
          g_string_append_printf (out, ",'card':'%s'", self->cards[card]);
        }
    }
  g_string_append_c (out, '}');
  if (stops && self->answers != CB_ANSWERS_FIRST)
    return !shows || self->answers == CB_ANSWERS_ALL;
  return !shows || !stops || cb_random_pick (self, 10) == 0;
}

static void
append_answers (CbRandomDeal *self, GString *out, guint by, guint32 asked, gboolean stops)
{
  gboolean goes_on = TRUE;
  guint n = self->n_players, end = stops && self->answers == CB_ANSWERS_BOTH_SIDES ? n / 2 + 1 : n;
  guint reached = 0;

  g_string_append (out, ",'answers':[");
  for (guint i = 1; goes_on && i < end; reached = i++)
    goes_on = append_answer (self, out, by, (by + i) % n, asked, stops);
  goes_on = end < n;
  for (guint i = n - 1; goes_on && i > reached && 2 * i >= n; i--)
    goes_on = append_answer (self, out, by, (by + i) % n, asked, stops);
  g_string_append_c (out, ']');
}

/* One of each category, or of some only, or any two; cards out of play can be named, too. */
static guint32
pick_question (CbRandomDeal *self)
{
  guint32 all = self->n_cards == 32 ? G_MAXUINT32 : (1u << self->n_cards) - 1;
  guint32 asked = 0;

  if (self->asks_alike)
    asked = cb_card_set_of (cb_random_pick_card (self, all));
  if (self->asks_alike)
    return asked | cb_card_set_of (cb_random_pick_card (self, all & ~asked));

  for (guint k = 0; k < self->n_categories; k++)
    if (cb_random_pick (self, 8) > 0 || (k + 1 == self->n_categories && asked == 0))
      asked |= cb_card_set_of (cb_random_pick_card (self, self->kinds[k].cards));
  return asked;
}

/* The cards of a question of one of each category that are not heard. */
static guint32
make_half_heard (CbRandomDeal *self, guint32 *asked)
{
  guint32 unheard = 0;

  for (guint k = 0; k < self->n_categories && !self->asks_alike; k++)
    if ((*asked & self->kinds[k].cards) == 0)
      *asked |= cb_card_set_of (cb_random_pick_card (self, self->kinds[k].cards));
  for (guint32 left = *asked; left != 0; left &= left - 1)
    if (cb_random_pick (self, 3) == 0)
      unheard |= left & -left;
  return unheard;
}

static void
append_suggestion (CbRandomDeal *self, GString *out)
{
  guint by = cb_random_pick (self, self->n_players);
  guint32 asked = pick_question (self);
  guint32 unheard = self->half_heard ? make_half_heard (self, &asked) : 0;
  g_autoptr (GString) answers = g_string_new (NULL);
  g_autofree char *names = NULL;
  guint n_unheard;

  self->seen = 0;
  self->somebody = FALSE;
  append_answers (self, answers, by, asked, TRUE);
  names = cb_random_list (self, asked & ~(unheard & ~self->seen));
  names[strlen (names) - 1] = '\0';
  g_string_append_printf (out, "{'type':'suggestion','by':%u,'cards':%s", by, names);
  n_unheard = cb_card_set_size (unheard & ~self->seen);
  if (strstr (answers->str, "'show'}") != NULL)
    n_unheard = MAX (n_unheard, self->n_asked - MIN (self->n_asked, cb_card_set_size (asked)));
  for (guint n = n_unheard; n > 0; n--)
    g_string_append (out, g_str_has_suffix (out->str, "[") ? "null" : ",null");
  g_string_append_printf (out, "]%s", answers->str);
}

static void
append_trait (CbRandomDeal *self, GString *out)
{
  guint by = cb_random_pick (self, self->n_players);
  const CbRandomKind *kind;

  if (self->n_kinds == self->n_categories)
    {
      append_suggestion (self, out);
      return;
    }
  kind = &self
            ->kinds[self->n_categories + cb_random_pick (self, self->n_kinds - self->n_categories)];
  g_string_append_printf (out, "{'type':'trait','by':%u,'trait':'%s'", by, kind->id);
  append_answers (self, out, by, kind->cards & self->deck, FALSE);
}

/* Onlookers see at most how many cards came back. That the kind can be a trait has to be told. */
static void
append_tip (CbRandomDeal *self, GString *out)
{
  guint by = cb_random_pick (self, self->n_players);
  guint to = pick_other (self, by);
  const CbRandomKind *kind = &self->kinds[cb_random_pick (self, self->n_kinds)];
  gboolean all = g_rand_boolean (self->rand);
  gboolean known = is_known (self, by, to);
  gboolean kind_told = cb_random_pick (self, 4) == 0;
  gboolean counted = cb_random_pick (self, 4) > 0;
  guint32 back = self->hands[1 + to] & kind->cards;
  g_autofree char *names = NULL;

  if (!all && back != 0)
    back = cb_card_set_of (cb_random_pick_card (self, back));
  if (lie (self))
    back = 0;
  names = cb_random_list (self, back);
  g_string_append_printf (out, "{'type':'tip','by':%u,'to':%u,'want':'%s'", by, to,
                          all ? "all" : "one");
  if ((kind->is_trait && !self->tip_traits) || known != kind_told)
    g_string_append_printf (out, ",'kind':'%s'", kind->id);
  if (known)
    g_string_append_printf (out, ",'cards':%s", names);
  else if (counted)
    g_string_append_printf (out, ",'count':%u", cb_card_set_size (back));
}

static void
append_accusation (CbRandomDeal *self, GString *out)
{
  gboolean rightly = cb_random_pick (self, 6) == 0;
  guint32 accused = pick_question (self);
  gboolean right;
  g_autofree char *names = NULL;

  if (rightly)
    accused = self->hands[0];
  right = ((accused & ~self->hands[0]) == 0) != lie (self);
  names = cb_random_list (self, accused);
  g_string_append_printf (out, "{'type':'accusation','by':%u,'cards':%s,'result':%s",
                          cb_random_pick (self, self->n_players), names,
                          cb_random_pick (self, 5) == 0 ? "null"
                          : right                       ? "'right'"
                                                        : "'wrong'");
}

static void
append_seen (CbRandomDeal *self, GString *out)
{
  guint by = cb_random_pick (self, self->n_players);
  guint player = pick_other (self, by);
  guint32 hand = self->hands[1 + player];
  gboolean known = is_known (self, by, player);

  if (lie (self))
    hand = self->deck;
  if (hand == 0)
    {
      g_string_append (out, "{'type':'note','text':'no hand'");
      return;
    }
  g_string_append_printf (out, "{'type':'seen','by':%u,'player':%u,'how':'snoop'", by, player);
  if (known)
    g_string_append_printf (out, ",'card':'%s'", self->cards[cb_random_pick_card (self, hand)]);
  else
    cb_random_pick_card (self, hand);
}

static void
append_exposed (CbRandomDeal *self, GString *out)
{
  guint player = cb_random_pick (self, self->n_players);
  guint whose = lie (self) ? pick_other (self, player) : player;
  g_autofree char *names = cb_random_list (self, self->hands[1 + whose]);

  g_string_append_printf (out, "{'type':'exposed','player':%u,'cards':%s", player, names);
}

static void
append_look (CbRandomDeal *self, GString *out)
{
  guint32 pool = self->hands[1 + self->n_players];
  guint by = cb_random_pick (self, self->n_players);
  gboolean all = g_rand_boolean (self->rand);

  if (pool == 0)
    {
      g_string_append (out, "{'type':'note','text':'no pool'");
      return;
    }
  if (!all)
    pool = cb_card_set_of (cb_random_pick_card (self, pool));
  g_string_append_printf (out, "{'type':'look','by':%u", by);
  if (is_known (self, by, by))
    {
      g_autofree char *names = cb_random_list (self, pool);

      g_string_append_printf (out, ",'cards':%s", names);
    }
}

static void
append_envelope (CbRandomDeal *self, GString *out)
{
  g_autofree char *names = cb_random_list (self,
                                           lie (self) ? pick_question (self) : self->hands[0]);

  g_string_append_printf (out, "{'type':'envelope','cards':%s", names);
}

/* What everybody sees or is told; who lies says it of any cards. */
static void
append_statement (CbRandomDeal *self, GString *out)
{
  static const char *const CLAIMS[] = { "has", "some", "none", "nobody", "found" };
  guint claim = cb_random_pick (self, G_N_ELEMENTS (CLAIMS));
  guint player = cb_random_pick (self, self->n_players);
  guint32 hand = self->hands[1 + player], others = self->deck & ~hand, players = 0, cards;
  g_autofree char *names = NULL;

  for (guint seat = 0; seat < self->n_players; seat++)
    players |= self->hands[1 + seat];
  cards = (guint32[]) { hand, hand, others, self->deck & ~players, players }[claim];
  if (lie (self))
    cards = self->deck;
  if (cards == 0)
    {
      g_string_append (out, "{'type':'note','text':'no hand'");
      return;
    }
  cards = cb_card_set_of (cb_random_pick_card (self, cards));
  if (claim == 1)
    cards |= cb_card_set_of (cb_random_pick_card (self, self->deck));
  names = cb_random_list (self, cards);
  g_string_append_printf (out, "{'type':'statement','claim':'%s','cards':%s", CLAIMS[claim], names);
  if (claim < 3)
    g_string_append_printf (out, ",'player':%u", player);
  if (g_rand_boolean (self->rand))
    g_string_append_printf (out, ",'by':%u", cb_random_pick (self, self->n_players));
}

/* Kinds from which nothing follows for the deal; now and then the envelope is opened, or somebody
 * talks. */
static void
append_idle (CbRandomDeal *self, GString *out)
{
  static const char *const members[] = { "'type':'draw','deck':'intrigue','trigger':'?'",
                                         "'type':'play','deck':'intrigue','card':'Move'",
                                         "'type':'power','power':'peek'",
                                         "'type':'roll','dice':[4,'?']" };
  guint which = cb_random_pick (self, G_N_ELEMENTS (members) + 3);

  if (which > G_N_ELEMENTS (members))
    append_statement (self, out);
  else if (which == G_N_ELEMENTS (members))
    append_envelope (self, out);
  else
    g_string_append_printf (out, "{%s,'by':%u", members[which],
                            cb_random_pick (self, self->n_players));
}

void
cb_random_append_entry (CbRandomDeal *self, GString *out)
{
  static void (*const appenders[]) (CbRandomDeal *, GString *) = {
    append_suggestion, append_suggestion, append_suggestion, append_suggestion,
    append_trait,      append_tip,        append_tip,        append_accusation,
    append_seen,       append_exposed,    append_look,       append_idle,
  };

  if (out->len > 0)
    g_string_append_c (out, ',');
  appenders[cb_random_pick (self, G_N_ELEMENTS (appenders))](self, out);
  g_string_append (out, cb_random_pick (self, 12) == 0 ? ",'uncertain':true}" : "}");
}
