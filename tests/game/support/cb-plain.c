/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cb-plain.h"

#define MAX_HOLDERS 13
#define MAX_ENTRIES 12

typedef struct
{
  guint32 hands[MAX_HOLDERS];
  guint64 true_entries;
  double weights[MAX_ENTRIES]; /* by entry */
} Deal;

struct _CbPlainDeals
{
  GArray *deals;
  guint n_holders;
};

/* What the deals are tried with. */
typedef struct
{
  CbPlainBox box;
  GPtrArray *claims; /* (element-type GArray) by entry */
  guint32 my_cards;
  guint n_holders;
  guint min[MAX_HOLDERS];
  guint max[MAX_HOLDERS];
  Deal deal;
  GArray *deals;
} Trial;

static guint
count (guint32 set)
{
  return (guint) __builtin_popcount (set);
}

static void
keep_deal (Trial *self)
{
  for (guint h = 0; h < self->n_holders; h++)
    if (count (self->deal.hands[h]) < self->min[h])
      return;
  self->deal.true_entries = 0;
  for (guint i = 0; i < self->claims->len; i++)
    if (cb_plain_claims_are_true (g_ptr_array_index (self->claims, i), self->deal.hands))
      {
        self->deal.true_entries |= (guint64) 1 << i;
        self->deal.weights[i] = cb_plain_claims_weigh (g_ptr_array_index (self->claims, i),
                                                       self->deal.hands);
      }
  g_array_append_val (self->deals, self->deal);
}

static gboolean
can_take (const Trial *self, guint holder, guint card)
{
  guint32 bit = 1u << card;

  if (count (self->deal.hands[holder]) == self->max[holder])
    return FALSE;
  if (self->box.my_hand != 0 && (holder == self->box.my_hand) != ((self->my_cards & bit) != 0))
    return FALSE;
  if (holder > 0)
    return TRUE;
  for (guint i = 0; i < self->box.n_categories; i++)
    if ((self->box.of_category[i] & bit) != 0)
      return count (self->deal.hands[0] & self->box.of_category[i]) < self->box.n_in_envelope[i];
  g_assert_not_reached ();
}

static void
deal_from (Trial *self, guint card)
{
  if (card == self->box.n_cards)
    {
      keep_deal (self);
      return;
    }
  if ((self->box.deck >> card & 1) == 0)
    {
      deal_from (self, card + 1);
      return;
    }
  for (guint h = 0; h < self->n_holders; h++)
    if (can_take (self, h, card))
      {
        self->deal.hands[h] |= 1u << card;
        deal_from (self, card + 1);
        self->deal.hands[h] &= ~(1u << card);
      }
}

static gint64
get_optional_seat (JsonObject *root, const char *name)
{
  if (!json_object_has_member (root, name) || json_object_get_null_member (root, name))
    return -1;
  return json_object_get_int_member (root, name);
}

/* Hand sizes as case-format.md has them: stated, or dealt round from firstDealt. */
static void
read_sizes (Trial *self, JsonObject *root)
{
  JsonArray *players = json_object_get_array_member (root, "players");
  guint pool = (guint) json_object_get_int_member_with_default (root, "faceDown", 0);
  gint64 first = get_optional_seat (root, "firstDealt");
  guint dealt, n = json_array_get_length (players);

  self->n_holders = 1 + n + (pool > 0 ? 1 : 0);
  for (guint i = 0; i < self->box.n_categories; i++)
    self->min[0] = self->max[0] += self->box.n_in_envelope[i];
  self->min[1 + n] = self->max[1 + n] = pool;
  dealt = count (self->box.deck) - self->max[0] - pool;
  for (guint i = 0; i < n; i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);
      gint64 stated = json_object_get_int_member_with_default (player, "hand", -1);

      self->min[1 + i] = dealt / n;
      self->max[1 + i] = dealt / n + (dealt % n > 0 ? 1 : 0);
      if (stated >= 0)
        self->min[1 + i] = self->max[1 + i] = (guint) stated;
      else if (first >= 0)
        self->min[1 + i] = self->max[1 + i] = dealt / n +
                                              ((i + n - (guint) first) % n < dealt % n ? 1 : 0);
    }
}

CbPlainDeals *
cb_plain_deals_new (const char *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (json, &error);
  g_autoptr (GPtrArray) claims = NULL;
  CbPlainDeals *self = g_new0 (CbPlainDeals, 1);
  Trial trial = { 0 };
  JsonObject *root;

  g_assert_no_error (error);
  root = json_node_get_object (node);
  cb_plain_box_read (&trial.box, root);
  claims = cb_plain_claims_read (&trial.box, root);
  g_assert_cmpuint (claims->len, <=, MAX_ENTRIES);
  trial.claims = claims;
  trial.my_cards = cb_plain_box_get_cards (&trial.box, root, "hand");
  read_sizes (&trial, root);
  trial.deals = self->deals = g_array_new (FALSE, FALSE, sizeof (Deal));
  self->n_holders = trial.n_holders;
  deal_from (&trial, 0);
  return self;
}

void
cb_plain_deals_free (CbPlainDeals *self)
{
  g_array_unref (self->deals);
  g_free (self);
}

static double
weigh_deal (const Deal *deal, guint64 entries)
{
  double weight = 1;

  for (guint64 left = entries; left != 0; left &= left - 1)
    weight *= deal->weights[__builtin_ctzll (left)];
  return weight;
}

void
cb_plain_deals_foreach (const CbPlainDeals *self,
                        guint64 entries,
                        CbPlainDealFunc func,
                        gpointer data)
{
  for (guint i = 0; i < self->deals->len; i++)
    {
      const Deal *deal = &g_array_index (self->deals, Deal, i);

      if ((entries & ~deal->true_entries) == 0)
        func (deal->hands, weigh_deal (deal, entries), data);
    }
}

static void
add_deal (const CbPlainDeals *self, const Deal *deal, guint64 entries, CbPlain *plain)
{
  double weight = weigh_deal (deal, entries);

  plain->n_deals++;
  plain->weight += weight;
  for (guint h = 0; h < self->n_holders; h++)
    {
      plain->possible[h] |= deal->hands[h];
      plain->certain[h] &= deal->hands[h];
      for (guint32 left = deal->hands[h]; left != 0; left &= left - 1)
        plain->weights[h][__builtin_ctz (left)] += weight;
    }
}

/* Of the deals in which each holder has of @asked just the cards in @had. */
void
cb_plain_deals_sum_claiming (const CbPlainDeals *self,
                             guint64 entries,
                             const guint32 *asked,
                             const guint32 *had,
                             CbPlain *plain)
{
  *plain = (CbPlain) { 0 };
  for (guint h = 0; h < self->n_holders; h++)
    plain->certain[h] = G_MAXUINT32;
  for (guint i = 0; i < self->deals->len; i++)
    {
      const Deal *deal = &g_array_index (self->deals, Deal, i);
      gboolean fits = (entries & ~deal->true_entries) == 0;

      for (guint h = 0; h < self->n_holders; h++)
        fits = fits && (deal->hands[h] & asked[h]) == had[h];
      if (fits)
        add_deal (self, deal, entries, plain);
    }
}

void
cb_plain_deals_sum (const CbPlainDeals *self, guint64 entries, CbPlain *plain)
{
  const guint32 none[MAX_HOLDERS] = { 0 };

  cb_plain_deals_sum_claiming (self, entries, none, none, plain);
}
