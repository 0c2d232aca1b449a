/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The edition, the deal and what a notebook says of them. Numbers are drawn in the same order
 * whoever's notebook it is, so that all of one seed are of one game. */

#include "cb-random-table-private.h"

#include "cb-edition-json.h"
#include "cb-test-case.h"

guint
cb_random_pick (CbRandomDeal *self, guint n)
{
  return (guint) g_rand_int_range (self->rand, 0, (gint) n);
}

guint
cb_random_pick_card (CbRandomDeal *self, guint32 from)
{
  guint skip = cb_random_pick (self, cb_card_set_size (from));

  while (skip-- > 0)
    from &= from - 1;
  return cb_card_set_first (from);
}

char *
cb_random_list (const CbRandomDeal *self, guint32 cards)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (; cards != 0; cards &= cards - 1)
    g_string_append_printf (text, "%s'%s'", text->len > 1 ? "," : "",
                            self->cards[cb_card_set_first (cards)]);
  g_string_append_c (text, ']');
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static CbRandomKind *
add_kind (CbRandomDeal *self, const char *id, guint32 cards, gboolean is_trait)
{
  CbRandomKind *kind = &self->kinds[self->n_kinds++];

  g_assert_cmpuint (self->n_kinds, <=, CB_RANDOM_MAX_KINDS);
  g_strlcpy (kind->id, id, sizeof kind->id);
  kind->cards = cards;
  kind->is_trait = is_trait;
  return kind;
}

static void
take_edition (CbRandomDeal *self, CbEdition *edition)
{
  self->n_cards = cb_edition_get_n_cards (edition);
  for (guint i = 0; i < self->n_cards; i++)
    g_strlcpy (self->cards[i], cb_edition_get_card (edition, i)->id, sizeof self->cards[i]);
  self->n_categories = cb_edition_get_n_categories (edition);
  for (guint i = 0; i < self->n_categories; i++)
    {
      const CbCategory *category = cb_edition_get_category (edition, i);

      add_kind (self, category->id, category->cards, FALSE);
      self->n_in_envelope[i] = category->n_in_envelope;
    }
  for (guint i = 0; i < cb_edition_get_n_traits (edition); i++)
    add_kind (self, cb_edition_get_trait (edition, i)->id, cb_edition_get_trait (edition, i)->cards,
              TRUE);
  self->equal = cb_edition_get_deal (edition) == CB_DEAL_EQUAL;
  self->n_asked = (guint) cb_edition_get_rules (edition)->n_asked;
  self->asks_alike = cb_edition_get_rules (edition)->n_alike > 1;
}

/* Three or four categories, nine cards or some more, and traits across the categories. */
static void
make_edition (CbRandomDeal *self)
{
  guint n_traits = cb_random_pick (self, 4);

  self->n_categories = 3 + (cb_random_pick (self, 3) == 0);
  for (guint i = 0; i < self->n_categories; i++)
    {
      guint size = 2 + cb_random_pick (self, self->n_categories == 3 ? 3 : 2);
      g_autofree char *id = g_strdup_printf ("k%u", i);

      add_kind (self, id, ((1u << size) - 1) << self->n_cards, FALSE);
      self->n_cards += size;
      self->n_in_envelope[i] = size > 3 && cb_random_pick (self, 4) == 0 ? 2 : 1;
    }
  for (guint i = 0; i < self->n_cards; i++)
    g_snprintf (self->cards[i], sizeof self->cards[i], "c%u", i);
  for (guint i = 0; i < n_traits; i++)
    {
      g_autofree char *id = g_strdup_printf ("t%u", i);

      add_kind (self, id, g_rand_int (self->rand) & ((1u << self->n_cards) - 1), TRUE);
    }
  self->equal = cb_random_pick (self, 3) == 0;
}

static char *
write_card (const CbRandomDeal *self, guint card)
{
  g_autoptr (GString) out = g_string_new (NULL);
  const char *stop = "";

  g_string_append_printf (out, "{'id':'%s','name':'%s','traits':[", self->cards[card],
                          self->cards[card]);
  for (guint k = self->n_categories; k < self->n_kinds; k++)
    if (cb_card_set_has (self->kinds[k].cards, card))
      {
        g_string_append_printf (out, "%s'%s'", stop, self->kinds[k].id);
        stop = ",";
      }
  g_string_append (out, "]}");
  return g_string_free_and_steal (g_steal_pointer (&out));
}

static void
write_edition (const CbRandomDeal *self, GString *out)
{
  g_string_append_printf (out, "{'id':'e','name':'E','deal':'%s',", self->equal ? "equal" : "all");
  if (self->tip_traits)
    g_string_append (out, "'tipTraits':true,");
  if (self->asks_alike)
    g_string_append (out, "'askCards':2,'askAlike':2,");
  if (self->answers != CB_ANSWERS_FIRST)
    g_string_append_printf (out, "'answers':'%s',",
                            self->answers == CB_ANSWERS_ALL ? "all" : "both-sides");
  if (self->events)
    g_string_append (out, "'events':[{'id':'trait'},{'id':'snoop'},{'id':'tip'}],");
  g_string_append (out, "'traits':[");
  for (guint k = self->n_categories; k < self->n_kinds; k++)
    g_string_append_printf (out, "%s{'id':'%s','name':'T'}", k > self->n_categories ? "," : "",
                            self->kinds[k].id);
  g_string_append (out, "],'categories':[");
  for (guint k = 0; k < self->n_categories; k++)
    {
      g_string_append_printf (out, "%s{'id':'%s','name':'K','inEnvelope':%u,'cards':[",
                              k > 0 ? "," : "", self->kinds[k].id, self->n_in_envelope[k]);
      for (guint32 left = self->kinds[k].cards; left != 0; left &= left - 1)
        {
          g_autofree char *card = write_card (self, cb_card_set_first (left));

          g_string_append_printf (out, "%s%s", left != self->kinds[k].cards ? "," : "", card);
        }
      g_string_append (out, "]}");
    }
  g_string_append (out, "]}");
}

/* Moves one of @from, at random, to @to. */
static void
move_card (CbRandomDeal *self, guint32 *from, guint32 *to)
{
  guint32 card = cb_card_set_of (cb_random_pick_card (self, *from));

  *from &= ~card;
  *to |= card;
}

static void
fill_envelope (CbRandomDeal *self, guint32 *left)
{
  for (guint k = 0; k < self->n_categories; k++)
    {
      guint32 of_kind = *left & self->kinds[k].cards;

      for (guint i = 0; i < self->n_in_envelope[k]; i++)
        move_card (self, &of_kind, &self->hands[0]);
    }
  *left &= ~self->hands[0];
}

static guint32
get_all_cards (const CbRandomDeal *self)
{
  return self->n_cards == 32 ? G_MAXUINT32 : (1u << self->n_cards) - 1;
}

/* Round from the first, or anyhow where the hands are counted. */
static void
deal_out (CbRandomDeal *self, guint32 left)
{
  for (guint i = 0; left != 0; i++)
    {
      gboolean anyhow = self->sizes && cb_random_pick (self, 3) == 0;
      guint seat = anyhow ? cb_random_pick (self, self->n_players)
                          : (self->first + i) % self->n_players;

      move_card (self, &left, &self->hands[1 + seat]);
    }
}

/* Some cards lie open, are out of play or face down. */
static void
deal_cards (CbRandomDeal *self)
{
  guint32 left = get_all_cards (self);
  guint32 *pool = &self->hands[1 + self->n_players];

  fill_envelope (self, &left);
  if (cb_random_pick (self, 4) == 0)
    move_card (self, &left, &self->removed);
  if (left != 0 && cb_random_pick (self, 4) == 0)
    move_card (self, &left, &self->up);
  for (guint i = cb_random_pick (self, 3); i > 0 && left != 0; i--)
    move_card (self, &left, pool);
  while (self->equal && cb_card_set_size (left) % self->n_players != 0)
    move_card (self, &left, g_rand_boolean (self->rand) ? &self->up : pool);
  self->n_pool = cb_card_set_size (*pool);
  self->deck = get_all_cards (self) & ~self->up & ~self->removed;

  self->sizes = cb_random_pick (self, 3) == 0;
  self->first = cb_random_pick (self, self->n_players);
  self->first_known = g_rand_boolean (self->rand);
  deal_out (self, left);
}

static void
start (CbRandomDeal *self, const CbRandomTable *table, GRand *rand, int me)
{
  *self = (CbRandomDeal) {
    .rand = rand,
    .me = me,
    .lies = table->lies,
    .tip_traits = table->tip_traits,
    .asks_alike = table->asks_alike,
    .half_heard = table->half_heard,
    .answers = table->answers,
    .events = table->events,
  };
  if (table->edition != NULL)
    {
      guint min = cb_edition_get_min_players (table->edition);

      take_edition (self, table->edition);
      self->n_players = min + cb_random_pick (self, cb_edition_get_max_players (table->edition) -
                                                      min + 1);
    }
  else
    {
      make_edition (self);
      self->n_players = 2 + cb_random_pick (self, 3);
    }
  if (table->edition == NULL)
    self->n_asked = self->asks_alike ? 2 : self->n_categories;
  deal_cards (self);
}

static void
write_players (const CbRandomDeal *self, GString *out)
{
  g_string_append (out, "'players':[");
  for (guint i = 0; i < self->n_players; i++)
    {
      g_string_append_printf (out, "%s{'name':'P%u'", i > 0 ? "," : "", i);
      if (self->sizes)
        g_string_append_printf (out, ",'hand':%u", cb_card_set_size (self->hands[1 + i]));
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
write_setup (const CbRandomDeal *self, GString *out)
{
  g_autofree char *hand = cb_random_list (self, self->me >= 0 ? self->hands[1 + self->me] : 0);
  g_autofree char *up = cb_random_list (self, self->up);
  g_autofree char *removed = cb_random_list (self, self->removed);

  write_players (self, out);
  if (self->me >= 0)
    g_string_append_printf (out, ",'me':%d", self->me);
  else
    g_string_append (out, ",'me':null");
  if (self->first_known && !self->sizes)
    g_string_append_printf (out, ",'firstDealt':%u", self->first);
  g_string_append_printf (out, ",'hand':%s,'faceUp':%s,'removed':%s,'faceDown':%u", hand, up,
                          removed, self->n_pool);
}

char *
cb_random_table_write_case (const CbRandomTable *self, int me)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (self->seed);
  g_autoptr (GString) out = g_string_new ("{'format':'casebook','version':1,'edition':");
  g_autoptr (GString) log = g_string_new (NULL);
  CbRandomDeal deal;

  start (&deal, self, rand, me);
  if (self->edition != NULL)
    g_string_append_printf (out, "'%s'", cb_edition_get_id (self->edition));
  else
    write_edition (&deal, out);
  g_string_append_c (out, ',');
  write_setup (&deal, out);
  if (self->edition != NULL && self->answers != CB_ANSWERS_FIRST)
    g_string_append_printf (out, ",'variants':['%s']",
                            self->answers == CB_ANSWERS_ALL ? "everybody-shows"
                                                            : "both-sides-show");
  for (guint i = 0; i < self->n_entries; i++)
    cb_random_append_entry (&deal, log);
  g_string_append_printf (out, ",'log':[%s]}", log->str);
  return cb_test_json (out->str);
}

guint
cb_random_table_get_n_players (const CbRandomTable *self)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (self->seed);
  CbRandomDeal deal;

  start (&deal, self, rand, CB_RANDOM_ONLOOKER);
  return deal.n_players;
}

guint32
cb_random_table_get_hand (const CbRandomTable *self, guint holder)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (self->seed);
  CbRandomDeal deal;

  start (&deal, self, rand, CB_RANDOM_ONLOOKER);
  return deal.hands[holder];
}

char *
cb_random_entry_new (GRand *rand)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *json = cb_test_json (cb_test_small_edition ());
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (json, &error);
  g_autoptr (CbEdition) edition = cb_edition_new_from_json (node, "edition", &error);
  CbRandomDeal deal = { .rand = rand, .lies = 2, .n_players = 3 };
  guint32 left;

  g_assert_no_error (error);
  take_edition (&deal, edition);
  left = deal.deck = get_all_cards (&deal);
  fill_envelope (&deal, &left);
  deal_out (&deal, left);
  cb_random_append_entry (&deal, out);
  return cb_test_json (out->str);
}
